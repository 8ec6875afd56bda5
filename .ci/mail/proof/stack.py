"""The servers, by the script `stack`."""

import os
import ssl
import subprocess

SCRIPT = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "stack")


class Stack:
    """A running Postfix and Dovecot in `room`."""

    def __init__(self, room):
        self.room = room
        self.facts = {}

    def start(self, pipe_program):
        self._run("start", self.room, pipe_program)
        with open(os.path.join(self.room, "stack.env"), encoding="utf-8") as env:
            self.facts = dict(line.rstrip("\n").split("=", 1) for line in env)
        # Clients check the certificate, including the name.
        self.tls = ssl.create_default_context(cafile=self.facts["CA_FILE"])

    def stop(self):
        self._run("stop", self.room)

    def kill(self, server):
        self._run("kill", server, self.room)

    def restart(self, server):
        self._run("restart", server, self.room)

    def queued(self):
        """How many mails Postfix still holds."""
        return int(self._run("queue", self.room))

    def port(self, name):
        return int(self.facts[name + "_PORT"])

    def log(self, server):
        with open(os.path.join(self.room, "log", server + ".log"), encoding="utf-8", errors="replace") as log:
            return log.read()

    def _run(self, *words):
        done = subprocess.run([SCRIPT, *words], text=True, timeout=60, check=False,
                              stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        if done.returncode != 0:
            raise RuntimeError(f"stack {' '.join(words)}: {done.stderr.strip()}")
        return done.stdout
