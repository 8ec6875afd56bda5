"""Would the checks notice? After a game without fault, each of these forgeries of what
was found must be called wrong: a check that can't fail proves nothing."""

import contextlib
import copy

from . import checks
from .player import Sent


def unnoticed(house, players):
    """The forgeries that no check of this house called wrong."""
    missed = []
    for forgery in (_lost, _twice, _changed, _told, _strangers, _never_sent, _unwritten, _misjudged):
        with _restored(players):
            forgery(house, players)
            if not checks.of_mail(house, players, faults=False).wrong:
                missed.append(forgery.__doc__)
    return missed


@contextlib.contextmanager
def _restored(players):
    before = [(player, list(player.letters), list(player.sent)) for player in players]
    try:
        yield
    finally:
        for player, letters, sent in before:
            player.letters, player.sent = letters, sent


def _own(house, players):
    """A player of this house and the place of one of their letters."""
    player = house.players[0]
    return player, next(index for index, letter in enumerate(player.letters) if letter.house == house.address)


def _lost(house, players):
    """a letter that never came"""
    player, index = _own(house, players)
    del player.letters[index]


def _twice(house, players):
    """a letter that came twice"""
    player, index = _own(house, players)
    player.letters.append(player.letters[index])


def _changed(house, players):
    """a letter that came changed"""
    player, index = _own(house, players)
    player.letters[index] = copy.copy(player.letters[index])
    player.letters[index].raw += b"and more\r\n"


def _told(house, players):
    """another seat's secret in a letter"""
    player, index = _own(house, players)
    [[token]] = house.rows("SELECT token FROM seats WHERE address <> ? LIMIT 1", player.address)
    player.letters[index] = copy.copy(player.letters[index])
    player.letters[index].text += f"\n{token.upper()}\n"


def _strangers(house, players):
    """a letter in a wrong mailbox"""
    player, index = _own(house, players)
    other = next(other for other in players if other is not player)
    other.letters.append(player.letters.pop(index))


def _never_sent(house, players):
    """orders that never came in"""
    house.players[0].sent.append(Sent(house, "<nobody@nowhere>", {"carried-out"}, 1))


def _unwritten(house, players):
    """orders that nobody wrote"""
    player = house.players[0]
    player.sent.remove(next(sent for sent in player.sent if sent.house is house))


def _misjudged(house, players):
    """orders that were understood otherwise"""
    player = house.players[0]
    index = next(index for index, sent in enumerate(player.sent) if sent.house is house)
    player.sent[index] = copy.copy(player.sent[index])
    player.sent[index].verdicts = {"quarantined"}
