"""A player: a mailbox read by IMAP, an outbox, and somebody who plays."""

import imaplib
import smtplib
import threading
import time

from . import answer
from .letter import Letter

# How long between two looks into the mailbox, in seconds.
LOOK = 0.05


class Sent:
    """A mail that was written, and what should become of it."""

    def __init__(self, house, message_id, verdicts, position=None, what="orders"):
        self.house = house
        self.message_id = message_id
        self.verdicts = verdicts
        self.position = position
        self.what = what


class Player(threading.Thread):
    """Reads, answers and sends until told to stop. A server that is away is tried
    again, the mail that was being sent is sent again: the same bytes, as mail
    programs do."""

    def __init__(self, name, stack, dice, slips=True):
        super().__init__(name=name, daemon=True)
        self.name = name.capitalize()
        self.login = name
        self.address = f"{name}@{stack.facts['DOMAIN']}"
        self.stack = stack
        self.dice = dice
        self.game_name = "Monsoon"
        self.slips = slips
        self.houses = {}
        self.letters = []
        self.sent = []
        self.outbox = []
        self.fault = None
        self.failed_tries = 0
        self._known = set()
        self._last = {}
        self._newest = {}
        self._answered = {}
        self._orders = set()
        self._uid = 0
        self._imap = None
        self._leave = threading.Event()

    def sits_at(self, house):
        self.houses[house.address] = house

    def leave(self):
        self._leave.set()

    @property
    def idle(self):
        return not self.outbox

    def run(self):
        try:
            while not self._leave.is_set():
                if not self.look() and not self.post():
                    time.sleep(LOOK)
        except Exception as fault:  # told by whoever watches
            self.fault = fault

    # --- the mailbox -----------------------------------------------------------

    def look(self):
        """Reads what is new and writes the answers; says whether there was any."""
        read = len(self.letters)
        try:
            self.fetch()
        except (OSError, imaplib.IMAP4.error):
            self.failed_tries += 1
            self._imap = None
        # A copy of a letter is the letter: mail programs show it once.
        new = {letter.message_id: letter for letter in self.letters[read:]
               if letter.house in self.houses and letter.message_id not in self._known}
        self._known.update(new)
        # Letters may overtake each other. Of several, the newest question is
        # answered; an older one that arrives later is settled.
        for letter in new.values():
            if letter.kind in answer.QUESTIONS:
                self._newest[letter.house] = max(letter.position, self._newest.get(letter.house, 0))
        for letter in new.values():
            asks_again = letter.kind == "explained" and letter.position > self._answered.get(letter.house, 0)
            # Orders that were refused are asked for again; the checks call it wrong
            # at the end, but the game is to go on until then.
            asks_again |= letter.kind == "refused" and letter.headers["In-Reply-To"] in self._orders
            asks = letter.kind in answer.ASKING and letter.position >= self._newest.get(letter.house, 0)
            if asks or asks_again:
                self.answer(letter)
        return len(self.letters) > read

    def fetch(self):
        """Reads the mails since the last look."""
        imap = self._connection()
        _, [found] = imap.uid("search", None, f"UID {self._uid + 1}:*")
        for uid in map(int, found.split()):
            # The last mail is always among those asked for.
            if uid > self._uid:
                _, parts = imap.uid("fetch", str(uid), "(BODY.PEEK[])")
                raw = next(part[1] for part in parts if isinstance(part, tuple))
                self.letters.append(Letter(raw))
                self._uid = uid

    def _connection(self):
        if self._imap is None:
            imap = imaplib.IMAP4("localhost", self.stack.port("IMAP"), timeout=10)
            imap.starttls(self.stack.tls)
            imap.login(self.login, self.stack.facts["PASSWORD"])
            imap.select("INBOX", readonly=True)
            self._imap = imap
        return self._imap

    # --- answers ---------------------------------------------------------------

    def answer(self, letter):
        house = self.houses[letter.house]
        picked = answer.orders(letter, self._last.get(letter.house), self.dice)
        if picked is None:
            return
        button, body = picked
        self._last[letter.house] = body
        self._answered[letter.house] = letter.position
        mail = answer.written(self, letter, button, body, self.dice)
        self._orders.add(mail["Message-ID"])
        # Somebody else may have been quicker; the checks look whether that is so.
        self.put(mail, Sent(house, mail["Message-ID"], {"carried-out", "explained", "refused"}, letter.position))
        if self.slips and letter.kind == "welcome":
            for mail, sent in self.slip(house, letter):
                self.put(mail, sent)

    def slip(self, house, letter):
        """What people and their mail programs send besides orders."""
        nonsense = answer.plain(self, letter.reply_to, letter.subject, "frobnicate the zither 7")
        yield nonsense, Sent(house, nonsense["Message-ID"], {"refused"}, what="nonsense")
        asks = answer.plain(self, letter.reply_to, letter.subject, "help")
        yield asks, Sent(house, asks["Message-ID"], {"carried-out"}, what="a question")
        away = answer.plain(self, letter.reply_to, "Out of office: " + letter.subject,
                            "I am away until Monday.", Auto_Submitted="auto-replied")
        yield away, Sent(house, away["Message-ID"], {"ignored"}, what="out of office")

    def write_as_a_stranger(self, house):
        """To a table where they have no seat: it gets no answer."""
        mail = answer.plain(self, house.address, "Santiago", "Can I still join?\nbid 5")
        self.put(mail, Sent(house, mail["Message-ID"], {"ignored"}, what="a stranger's mail"))

    # --- the outbox ------------------------------------------------------------

    def put(self, mail, sent):
        self.sent.append(sent)
        raw = mail.as_bytes()
        self.outbox.append((mail["To"], raw))
        # A double click: the same mail twice.
        if self.slips and self.dice.random() < 0.05:
            self.outbox.append((mail["To"], raw))

    def post(self):
        """Sends the oldest mail; says whether the server has it."""
        if not self.outbox:
            return False
        to, raw = self.outbox[0]
        try:
            with smtplib.SMTP("localhost", self.stack.port("SUBMISSION"), timeout=10) as smtp:
                smtp.starttls(context=self.stack.tls)
                smtp.login(self.login, self.stack.facts["PASSWORD"])
                smtp.sendmail(self.address, [to], raw)
        except OSError as error:  # smtplib's errors are of that kind, too
            if _for_good(error):
                raise
            self.failed_tries += 1
            return False
        self.outbox.pop(0)
        return True


def _for_good(error):
    """Did the server refuse the mail, rather than the moment?"""
    codes = [getattr(error, "smtp_code", 0)]
    codes += [code for code, _ in getattr(error, "recipients", {}).values()]
    return any(500 <= code < 600 for code in codes)
