"""Nothing lost, nothing doubled, nothing revealed to the wrong player."""

import collections
import imaplib
import os
import re

from .house import DONE_FOLDER


class Found:
    """What the checks of a house found."""

    def __init__(self):
        self.wrong = []
        self.facts = {}

    def expect(self, holds, what):
        if not holds:
            self.wrong.append(what)


def look_over(house, players, stack, faults):
    """All checks of one house, after its daemon has stopped."""
    found = of_mail(house, players, faults)
    found.expect(house.finished(), "the table is not finished")
    _way_in(found, house, stack)
    try:
        house.command("check", "--connect")
    except RuntimeError as fault:
        found.expect(False, f"monsoon check: {fault}")
    return found


def of_mail(house, players, faults):
    """Of the players' mailboxes and what they wrote, beside the database."""
    found = Found()
    seats = house.rows("SELECT seat, address, token FROM seats ORDER BY seat")
    _letters(found, house, players, seats, faults)
    _secrets(found, house, players, seats)
    _orders(found, house, players)
    _way_out(found, house, players)
    return found


def _letters(found, house, players, seats, faults):
    """Every letter that was sent lies in its player's mailbox, as it was sent, and
    nothing else does."""
    written = house.rows("SELECT message_id, address, kind, state, id FROM letters "
                         "WHERE seat IS NOT NULL")
    kept = house.letters()
    boxes = {player.address: collections.defaultdict(list) for player in players}
    for player in players:
        for letter in player.letters:
            if letter.house == house.address:
                boxes[player.address][letter.message_id.strip("<>")].append(letter)
    copies = 0
    for message_id, address, kind, state, number in written:
        found.expect(state == "sent", f"letter {message_id} ({kind}) is {state}")
        here = boxes[address].pop(message_id, [])
        found.expect(here, f"letter {message_id} ({kind}) did not reach {address}")
        slim, raw = kept[number]
        sent = raw.replace(b"\r\n", b"\n").rstrip(b"\n")
        for letter in here:
            same = _cut_once(letter.own_bytes, sent) if slim else letter.own_bytes == sent
            found.expect(same, f"letter {message_id} was changed on the way")
        copies += max(0, len(here) - 1)
    # Only a kill between a server's "taken" and its being written down may send a
    # letter again; then it is the same letter, byte for byte.
    found.expect(faults or copies == 0, f"{copies} letters came twice")
    for address, box in boxes.items():
        found.expect(not box, f"{address} has letters nobody wrote: {sorted(box)}")
    for _, address, _ in seats:
        last = [row for row in written if row[1] == address and row[2] == "over"]
        found.expect(len(last) == 1, f"{address} has {len(last)} final letters")
    found.facts["letters out"] = len(written)
    found.facts["letters sent again"] = copies


def _cut_once(whole, slim):
    """Is the second the first without one piece of it (its HTML part)?"""
    before = len(os.path.commonprefix([whole, slim]))
    after = len(os.path.commonprefix([whole[::-1], slim[::-1]]))
    return before + after >= len(slim) < len(whole)


def _secrets(found, house, players, seats):
    """No letter holds another seat's secret."""
    for player in players:
        foreign = [token for _, address, token in seats if address != player.address]
        for letter in player.letters:
            if letter.house == house.address:
                everything = letter.everything.lower()
                found.expect(not any(token.lower() in everything for token in foreign),
                             f"letter {letter.message_id} to {player.address} holds another's secret")


def _orders(found, house, players):
    """Every mail that was written is in the database once, and was understood."""
    rows = house.rows("SELECT message_id, verdict, why, received_at FROM mail")
    known = collections.defaultdict(list)
    for message_id, verdict, why, at in rows:
        known[message_id].append((verdict, why, at))
    late = 0
    for player in players:
        for sent in player.sent:
            if sent.house is not house:
                continue
            entries = known.pop(sent.message_id.strip("<>"), [])
            found.expect(len(entries) == 1,
                         f"{sent.what} of {player.address}, {sent.message_id}: {len(entries)} times in the database")
            for verdict, why, at in entries:
                found.expect(verdict in sent.verdicts,
                             f"{sent.what} of {player.address}, {sent.message_id}: {verdict} ({why})")
                # Of several orders only some may be late; then it says which.
                if sent.what == "orders" and verdict != "carried-out":
                    late += 1
                    told = verdict == "explained" or "older letter" in why
                    found.expect(told and _moved_on(house, sent.position, at),
                                 f"orders of {player.address}, {sent.message_id}, {verdict}: {why}")
    found.expect(not known, f"mails nobody wrote: {sorted(map(str, known))}")
    found.facts["mails in"] = len(rows)
    found.facts["too late"] = late


def _moved_on(house, position, at):
    """Had the table moved on since the letter when its answer came in?"""
    return house.rows("SELECT count(*) FROM journal WHERE position >= ? AND at <= ?", position, at)[0][0] > 0


def _way_in(found, house, stack):
    """Nothing is left where mail comes in."""
    for folder in ("spool/new", "spool/tmp"):
        path = os.path.join(house.folder, folder)
        left = os.listdir(path) if os.path.isdir(path) else []
        found.expect(not left, f"{folder} still holds {len(left)} mails")
    if house.way != "imap":
        return
    imap = imaplib.IMAP4("localhost", stack.port("IMAP"), timeout=10)
    imap.starttls(stack.tls)
    imap.login(house.name, stack.facts["PASSWORD"])
    counts = {}
    for mailbox in ("INBOX", DONE_FOLDER) if house.done == "move" else ("INBOX",):
        imap.select(mailbox, readonly=True)
        for key in ("ALL", "UNSEEN", "UNKEYWORD $MonsoonTaken"):
            counts[mailbox, key] = len(imap.uid("search", None, key)[1][0].split())
    imap.logout()
    mails = found.facts["mails in"]
    if house.done == "move":
        found.expect(counts["INBOX", "ALL"] == 0, f"{counts['INBOX', 'ALL']} mails are left in the mailbox")
        taken = counts[DONE_FOLDER, "ALL"]
        found.expect(taken >= mails, f"the folder holds {taken} of {mails} mails")
    else:
        found.expect(counts["INBOX", "ALL"] >= mails, f"the mailbox holds {counts['INBOX', 'ALL']} of {mails} mails")
        for key in ("UNSEEN", "UNKEYWORD $MonsoonTaken"):
            found.expect(counts["INBOX", key] == 0, f"{counts['INBOX', key]} mails are {key}")


def _way_out(found, house, players):
    """Letters went out encrypted, and with a password where one is asked for."""
    wanted = "ESMTPS" if house.as_a_server else "ESMTPSA"
    for player in players:
        for letter in player.letters:
            if letter.house == house.address:
                found.expect(re.search(rf"with {wanted}\b", letter.came),
                             f"letter {letter.message_id} did not come by {wanted}")


def of_all(stack, warden, faults):
    """Checks across all houses."""
    found = Found()
    found.expect(stack.queued() == 0, f"Postfix still holds {stack.queued()} mails")
    # They get a letter when a table is opened, and then only about trouble.
    trouble = [mail.subject for mail in warden if not mail.subject.endswith("you moderate this table")]
    found.expect(warden, "the moderator was not told of any table")
    found.expect(not trouble, f"the moderator was told of trouble: {trouble}")
    log = stack.log("postfix")
    found.expect("status=bounced" not in log, "Postfix bounced a mail")
    found.expect(faults or "status=deferred" not in log, "Postfix had to put off a mail")
    found.expect(" fatal: " not in log or faults, "Postfix met a fatal fault")
    return found
