"""Kills in the middle: SIGKILL, a short while of nothing, and a start as after a
power cut."""

import time

# How often each of the three is killed.
ROUNDS = 3
# Postfix's kills lie within this many seconds: a letter that Postfix was not there
# for is tried again after a minute, and after five more if it failed once more.
POSTFIX_WITHIN = 45


class Faults:
    """Kills one after the other, each when mail is on its way."""

    def __init__(self, stack, houses, players, dice):
        self.stack = stack
        self.houses = houses
        self.players = players
        self.dice = dice
        self.plan = []
        for _ in range(ROUNDS):
            names = ["postfix", "dovecot", "monsoon"]
            dice.shuffle(names)
            self.plan += names
        self.done = []
        self._seen = 0
        self._due = None
        self._down = None
        self._last = 0.0
        self._first_postfix = None

    @property
    def over(self):
        return not self.plan and not self._down

    def step(self):
        """What is due now, if anything. Called again and again."""
        now = time.monotonic()
        if self._down:
            name, until = self._down
            if now >= until:
                self._start(name)
                self._down = None
                self._last = time.monotonic()
            return
        sent = sum(len(player.sent) for player in self.players)
        # A new mail left a player: somewhere behind it, within the next moments.
        if self._due is None and self.plan and sent > self._seen and now - self._last > 1.5:
            self._due = now + self.dice.uniform(0, 0.4)
        self._seen = sent
        if self._due is not None and now >= self._due:
            self._due = None
            self._kill(self.plan.pop(0))

    def _kill(self, name):
        on_the_way = self.on_the_way()
        if name == "monsoon":
            for house in self.houses:
                house.kill()
        else:
            self.stack.kill(name)
        self._down = (name, time.monotonic() + self.dice.uniform(0.2, 1.2))
        self.done.append((name, on_the_way))

    def _start(self, name):
        if name == "monsoon":
            for house in self.houses:
                house.start()
        else:
            self.stack.restart(name)

    def on_the_way(self):
        """Mails that somebody holds between a player and the database, either way."""
        incoming = outgoing = 0
        for house in self.houses:
            known = {row[0] for row in house.rows("SELECT message_id FROM mail")}
            sent = {sent.message_id.strip("<>") for player in self.players
                    for sent in list(player.sent) if sent.house is house}
            incoming += len(sent - known)
            arrived = {letter.message_id.strip("<>") for player in self.players
                       for letter in list(player.letters)}
            written = {row[0] for row in house.rows("SELECT message_id FROM letters WHERE seat IS NOT NULL")}
            outgoing += len(written - arrived)
        return incoming, outgoing
