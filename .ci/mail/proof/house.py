"""One monsoon with one table, fed by one way in."""

import base64
import json
import os
import shutil
import signal
import sqlite3
import subprocess
import time
import zlib

NAME = "Monsoon"
# Where a mailbox's mails go once they are taken in. Monsoon makes it.
DONE_FOLDER = "Taken"

WAYS_IN = {
    "pipe": "",
    "smtp": '[inbound.smtp]\nlisten = "127.0.0.1:{GAME_SMTP_PORT}"\n',
    "lmtp": '[inbound.lmtp]\nlisten = "127.0.0.1:{GAME_LMTP_PORT}"\n',
    "imap": '[inbound.imap]\nhost = "localhost"\nport = {IMAP_PORT}\ntls = "starttls"\n'
            'user = "by-imap"\npassword = "file:password"\nmailbox = "INBOX"\ndone = "{done}"\n'
            'done_folder = "{DONE_FOLDER}"\nca_file = "{CA_FILE}"\n',
}


def program(room):
    """The command Postfix runs for a mail by pipe."""
    folder = os.path.join(room, "by-pipe")
    return (f"{folder}/monsoon --config {folder}/config.toml deliver "
            "--sender=${sender} --recipient=${original_recipient}")


class House:
    """A monsoon in a folder of its own, run by the same plain user as the pipe."""

    def __init__(self, way, stack, binary, done="move"):
        self.way = way
        # One of them hands its letters in otherwise: by the port for mail servers,
        # which asks for no password, and it believes our authority as one of the
        # system's rather than by `ca_file`.
        self.as_a_server = way == "smtp"
        self.stack = stack
        self.done = done
        self.name = f"by-{way}"
        self.address = f"{self.name}@{stack.facts['DOMAIN']}"
        self.folder = os.path.join(stack.room, self.name)
        self.log = os.path.join(stack.room, "log", self.name + ".log")
        self.user = stack.facts["PIPE_USER"]
        self.daemon = None
        self.restarts = 0
        self.began = self.ended = None
        os.mkdir(self.folder)
        self.binary = shutil.copy(binary, os.path.join(self.folder, "monsoon"))
        self._write("password", stack.facts["PASSWORD"] + "\n")
        self._write("config.toml", self._config())
        shutil.chown(self.folder, self.user)
        os.chmod(self.folder, 0o700)

    def _write(self, name, text):
        path = os.path.join(self.folder, name)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        shutil.chown(path, self.user)
        os.chmod(path, 0o600)

    def _config(self):
        facts = {**self.stack.facts, "done": self.done, "DONE_FOLDER": DONE_FOLDER}
        if self.as_a_server:
            way_out = f'port = {facts["SMTP_PORT"]}\n'
        else:
            way_out = (f'port = {facts["SUBMISSION_PORT"]}\nca_file = "{facts["CA_FILE"]}"\n'
                       f'user = "{self.name}"\npassword = "file:password"\n')
        return (f'[server]\naddress = "{self.address}"\nname = "{NAME}"\n'
                '[store]\npath = "monsoon.sqlite"\nspool = "spool"\n'
                "[inbound]\npoll_ms = 50\n" + WAYS_IN[self.way].format(**facts) +
                f'[outbound.smtp]\nhost = "localhost"\ntls = "starttls"\n{way_out}'
                f'[moderators]\naddresses = ["warden@{facts["DOMAIN"]}"]\n')

    # --- the program ---------------------------------------------------------

    def command(self, *words):
        done = subprocess.run([self.binary, "--config", f"{self.folder}/config.toml", *words], text=True,
                              timeout=60, check=False, cwd="/", stdin=subprocess.DEVNULL,
                              stdout=subprocess.PIPE, stderr=subprocess.PIPE, **self._as_user())
        if done.returncode != 0:
            raise RuntimeError(f"{self.name}: monsoon {' '.join(words)}: {done.stderr}{done.stdout}")
        return done.stdout

    def _as_user(self):
        """How to start a program as the plain user, with no more than it needs."""
        known = {"PATH": "/usr/bin:/bin"}
        if self.as_a_server:
            known["SSL_CERT_FILE"] = self.stack.facts["CA_FILE"]
        return {"user": self.user, "group": "nogroup", "extra_groups": [], "env": known}

    def open_table(self, game, players, seed):
        seats = [word for player in players for word in ("--seat", f"{player.name} <{player.address}>")]
        self.command("init")
        self.command("table", "new", game, *seats, "--seed", str(seed))
        self.players = players
        self.began = time.monotonic()

    def finished(self):
        tables = json.loads(self.command("table", "list", "--json"))
        return all(table["status"] == "finished" for table in tables)

    def start(self):
        with open(self.log, "ab") as log:
            self.daemon = subprocess.Popen([self.binary, "--config", f"{self.folder}/config.toml", "serve"],
                                           cwd="/", stdin=subprocess.DEVNULL, stdout=log, stderr=log,
                                           **self._as_user())

    def kill(self):
        if self.daemon:
            self.daemon.kill()
            self.daemon.wait()
            self.daemon = None

    def stop(self):
        if self.daemon:
            self.daemon.send_signal(signal.SIGTERM)
            try:
                self.daemon.wait(20)
            except subprocess.TimeoutExpired:
                self.kill()
                raise RuntimeError(f"{self.name}: does not stop within 20 seconds") from None
            self.daemon = None

    def look_after(self):
        """A daemon that gave up is started again, as a service manager would. It may
        do so only where a pipe's own pass holds the database."""
        if self.daemon and self.daemon.poll() is not None:
            self.restarts += 1
            with open(self.log, encoding="utf-8") as log:
                last = log.read().splitlines()[-1:]
            if self.way != "pipe" or "another monsoon" not in "".join(last):
                raise RuntimeError(f"{self.name}: the daemon ended by itself: {last}")
            self.start()

    # --- the database --------------------------------------------------------

    def rows(self, query, *values):
        """Read only; a daemon may be at work on it."""
        base = sqlite3.connect(f"file:{self.folder}/monsoon.sqlite?mode=ro", uri=True, timeout=10)
        try:
            return base.execute(query, values).fetchall()
        finally:
            base.close()

    def letters(self):
        """The bytes of each letter by its number, and whether its HTML was left out."""
        rows = {row[0]: row for row in self.rows("SELECT letter, form, base, bytes FROM letter_bytes")}

        def unpacked(packed, base):
            how = zlib.decompressobj(zdict=base) if base else zlib.decompressobj()
            return how.decompress(packed) + how.flush()

        enclosed = {
            letter: (at, unpacked(packed, None))
            for letter, at, packed in self.rows("SELECT letter, at, bytes FROM enclosed JOIN files ON files.id = file")
        }

        def with_file(letter, raw):
            at, file = enclosed.get(letter, (0, b""))
            return raw[:at] + base64.encodebytes(file).replace(b"\n", b"\r\n") + raw[at:]

        return {
            letter: (form == 1, with_file(letter, unpacked(packed, base and unpacked(rows[base][3], None))))
            for letter, form, base, packed in rows.values()
        }

    def unsent(self):
        return self.rows("SELECT count(*) FROM letters WHERE state = 'waiting'")[0][0]

    def entries(self):
        return self.rows("SELECT count(*) FROM journal")[0][0]
