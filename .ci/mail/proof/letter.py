"""A letter as its reader sees it."""

import email
import email.policy
import html.parser
import re
import urllib.parse
from dataclasses import dataclass


@dataclass(frozen=True)
class Button:
    """A link that opens a mail with the orders already written (RFC 6068)."""

    to: str
    subject: str
    body: str

    @property
    def is_sheet(self):
        return "\n" in self.body.strip()


class _Links(html.parser.HTMLParser):
    def __init__(self):
        super().__init__()
        self.found = []

    def handle_starttag(self, tag, attrs):
        link = dict(attrs).get("href") or ""
        if tag == "a" and link.startswith("mailto:"):
            to, _, query = link[len("mailto:"):].partition("?")
            # Not parse_qs: a plus is a plus here.
            pairs = (pair.partition("=") for pair in query.split("&"))
            fields = {name: urllib.parse.unquote(value) for name, _, value in pairs}
            if "body" in fields:
                self.found.append(Button(urllib.parse.unquote(to), fields.get("subject", ""), fields["body"]))


class Letter:
    """A letter of Monsoon's, or any other mail, from a mailbox."""

    def __init__(self, raw):
        self.raw = raw
        mail = email.message_from_bytes(raw, policy=email.policy.default)
        self.headers = mail
        self.message_id = (mail["Message-ID"] or "").strip()
        self.kind = (mail["X-Monsoon"] or "").strip()
        self.subject = mail["Subject"] or ""
        self.sender = _address(mail["From"])
        self.reply_to = _address(mail["Reply-To"]) or self.sender
        # Which monsoon: its address without the secret tag.
        local, _, domain = self.sender.partition("@")
        self.house = f"{local.partition('+')[0]}@{domain}"
        self.text = _part(mail, "plain")
        self.html = _part(mail, "html")
        links = _Links()
        links.feed(self.html)
        self.buttons = links.found
        # What it was carried by, and all that is to be found in it but the text.
        self.came = " ".join(map(str, mail.get_all("Received", [])))
        headers = "\n".join(f"{name}: {value}" for name, value in mail.items())
        self._rest = headers + "\n" + urllib.parse.unquote(self.html)

    @property
    def position(self):
        """How far the table was: the number behind the secret."""
        found = re.search(r"-(\d+)@", self.reply_to)
        return int(found.group(1)) if found else None

    @property
    def own_bytes(self):
        """The letter as it was sent: without what servers write on top."""
        plain = self.raw.replace(b"\r\n", b"\n")
        start = re.search(rb"^From:", plain, re.MULTILINE)
        return plain[start.start():].rstrip(b"\n") if start else plain

    @property
    def everything(self):
        """All that a reader could find in it, decoded, in one text."""
        return self._rest + "\n" + self.text


def _address(header):
    return header.addresses[0].addr_spec if header and header.addresses else ""


def _part(mail, kind):
    part = mail.get_body((kind,))
    return part.get_content() if part else ""
