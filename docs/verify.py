#!/usr/bin/env python3
"""Recomputes every draw of an archive of Monsoon from its seed.

    python3 verify.py FILE...

Needs nothing but Python 3, and nothing of Monsoon. It checks the digests, that
the seeds are those that were promised, and every result of chance in the
journal: set-ups, tiles, cards, Bonanza tiles, also after moderators have taken
something back, amended or corrected it. Whether an order was allowed it does not
know; `monsoon verify` decides every order again.

The recipes are in docs/chance.md. By the present one draw k, one of n, is the
SHA-256 of the lines "monsoon dice 2", the seed, each seat's salt, and k, modulo n;
what was drawn stands in each entry. Tables of old have seeds that do not begin with
"dice2_": there entry p draws from ChaCha20 keyed with SHA-256 of "monsoon dice 1\\n"
+ seed + "\\n" + p, read as little-endian 64-bit numbers.
"""

import copy
import hashlib
import json
import sys


# Chance.

def rotate(x, n):
    return ((x << n) & 0xFFFFFFFF) | (x >> (32 - n))


def quarter(s, a, b, c, d):
    for x, y, z, n in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
        s[x] = (s[x] + s[y]) & 0xFFFFFFFF
        s[z] = rotate(s[z] ^ s[x], n)


def block(key, counter):
    words = [int.from_bytes(key[i:i + 4], "little") for i in range(0, 32, 4)]
    start = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574] + words
    start += [counter & 0xFFFFFFFF, counter >> 32, 0, 0]
    s = list(start)
    for _ in range(10):
        quarter(s, 0, 4, 8, 12)
        quarter(s, 1, 5, 9, 13)
        quarter(s, 2, 6, 10, 14)
        quarter(s, 3, 7, 11, 15)
        quarter(s, 0, 5, 10, 15)
        quarter(s, 1, 6, 11, 12)
        quarter(s, 2, 7, 8, 13)
        quarter(s, 3, 4, 9, 14)
    return [(x + y) & 0xFFFFFFFF for x, y in zip(s, start)]


class Dice:
    """What both recipes have in common."""

    def pick(self, items):
        return items[self.below(len(items))] if items else None

    def shuffle(self, items):
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


class Numbered(Dice):
    """Recipe 2: first the draws of `again`, then new ones from the number `new` on;
    each with the lines that stand before its number."""

    def __init__(self, again, lines, new):
        self.again, self.lines, self.new = again, lines, new
        self.drawn = []

    def below(self, n):
        if n < 2:
            return 0
        if self.again:
            number, lines = self.again.pop(0)
        else:
            number, lines = self.new, self.lines
            self.new += 1
        digest = hashlib.sha256("\n".join(lines + [str(number), ""]).encode())
        came = int(digest.hexdigest(), 16) % n
        self.drawn.append([number, n, came])
        return came


class Stream(Dice):
    """Recipe 1: a stream for each entry."""

    drawn = []

    def __init__(self, seed, entry):
        text = "monsoon dice 1\n%s\n%d" % (seed, entry)
        self.key = hashlib.sha256(text.encode()).digest()
        self.counter = 0
        self.numbers = []

    def number(self):
        if not self.numbers:
            words = block(self.key, self.counter)
            self.counter += 1
            self.numbers = [words[i] | words[i + 1] << 32 for i in range(0, 16, 2)]
        return self.numbers.pop(0)

    def below(self, n):
        if n < 2:
            return 0
        most = (1 << 64) // n * n
        while True:
            x = self.number()
            if x < most:
                return x % n


class Chance:
    """The seeds of a journal, its salts, and its draws until now."""

    def __init__(self, archive):
        self.seeds = [(seed["from"], seed["seed"]) for seed in archive["seeds"]]
        self.seats = len(archive["seats"])
        self.salts, self.made, self.drawn_for, self.next = [], {}, {}, 0

    def seed(self, entry):
        until_then = [seed for seed in self.seeds if seed[0] <= entry]
        return until_then[-1] if until_then else None

    def lines(self, entry):
        since, seed = self.seed(entry)
        salts = {}
        for number, seat, salt in self.salts:
            if since <= number < entry:
                salts.setdefault(seat, salt)
        return ["monsoon dice 2", seed] + [salts.get(seat, "-") for seat in range(self.seats)]

    def dice(self, number, again):
        root = number if again is None else again
        seed = self.seed(root)
        if seed is None:
            return None
        if not seed[1].startswith("dice2_"):
            return Stream(seed[1], root)
        before = sorted(self.drawn_for.get(again, ())) if again is not None else []
        before = [(draw, self.lines(self.made[draw])) for draw in before]
        return Numbered(before, self.lines(number), self.next)

    def enter(self, number, entry):
        body = entry["body"]
        deed = body.get("deed") if isinstance(body, dict) else None
        if isinstance(deed, dict) and "salt" in deed:
            self.salts.append((number, deed["salt"]["seat"], deed["salt"]["digits"]))
        again = entry.get("again")
        for draw, _, _ in entry.get("draws", []):
            self.drawn_for.setdefault(number if again is None else again, set()).add(draw)
            self.made.setdefault(draw, number)
            self.next = max(self.next, draw + 1)


class Wrong(Exception):
    pass


def same(what, here, drawn):
    if here != drawn:
        raise Wrong("%s: the archive says %s, the seed %s" % (what, compact(here), compact(drawn)))


def compact(value):
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def kind_of(event):
    """An event is {"kind": {...}}, or "kind" alone."""
    if isinstance(event, str):
        return event, {}
    return next(iter(event.items()))


# Santiago. Squares a1..h6 are 0..47 row by row, junctions p1..p20 are 0..19 in a
# grid of 5 by 4, segments s1..s16 run across and s17..s31 down.

KINDS = ["banana", "coconut", "watermelon", "grape", "pepper"]


def tile_key(tile):
    return KINDS.index(tile[:-1]), int(tile[-1])


def junction_of(square):
    column, row = square % 8, square // 8
    return (row + 1) // 2 * 5 + (column + 1) // 2


def touch(a, b):
    return a != b and abs(a % 8 - b % 8) <= 1 and abs(a // 8 - b // 8) <= 1


def square_name(square):
    return "abcdefgh"[square % 8] + str(square // 8 + 1)


def ends(segment):
    if segment < 16:
        i, j = segment % 4, segment // 4
        return j * 5 + i, j * 5 + i + 1
    i, j = (segment - 16) % 5, (segment - 16) // 5
    return j * 5 + i, (j + 1) * 5 + i


class Santiago:
    def __init__(self, options, deal, dice):
        self.stacks = deal["figures"]["stacks"]
        self.unseen = {tile: count for tile, count in deal["tiles"]}
        if dice:
            self.check_deal(options, deal, dice)

    def bag(self):
        tiles = sorted(self.unseen, key=tile_key)
        return [tile for tile in tiles for _ in range(self.unseen[tile])]

    def check_deal(self, options, deal, dice):
        seats = deal["seats"]
        seating = list(range(seats))
        if options.get("shuffle-seats"):
            dice.shuffle(seating)
        same("the seats", deal["seating"], seating)
        builder = options.get("first-builder")
        if builder is None:
            builder = dice.pick(list(range(seats)))
        same("the first builder", deal["builder"], builder)
        wish = options.get("spring", "centre")
        if isinstance(wish, dict):
            spring = int(wish["at"][1:]) - 1
        else:
            borders = {"centre": 0, "middle": 1, "edge": 2}[wish]
            places = [p for p in range(20) if (p % 5 in (0, 4)) + (p // 5 in (0, 3)) == borders]
            spring = dice.pick(places)
        same("the spring", deal["spring"], "p%d" % (spring + 1))
        palms = options.get("palms")
        if palms is None:
            squares = list(range(48))
            dice.shuffle(squares)
            found = []
            for square in squares:
                if junction_of(square) != spring and not any(touch(p, square) for p in found):
                    found.append(square)
            palms = [square_name(square) for square in found[:3]]
        same("the palms", deal["palms"], palms)
        aside = deal["set_aside"]
        if aside is not None:
            self.unseen[aside] = self.unseen.get(aside, 0) + 1
            same("the tile set aside", aside, dice.pick(self.bag()))
            self.unseen[aside] -= 1
        canal = deal["first_canal"]
        if canal != "none" and options.get("first-canal") == "auto":
            places = ["s%d" % (s + 1) for s in range(31) if spring in ends(s)]
            same("the first canal", canal, {"drawn": dice.pick(places)})

    def event(self, kind, it, dice):
        if kind == "revealed":
            if dice:
                left, offer = self.bag(), []
                for _ in range(self.stacks):
                    if left:
                        offer.append(left.pop(dice.below(len(left))))
                same("the tiles of round %d" % it["round"], it["offer"], offer)
            for tile in it["offer"]:
                self.unseen[tile] -= 1
            return True
        if kind == "mended":
            for fact in it["now"]:
                what, now = kind_of(fact)
                if what == "unseen":
                    self.unseen = {tile: count for tile, count in now["tiles"]}
        return False


# Goa. The deck is a pile without order: sorted by effect, colonists and symbol, and
# drawn from anywhere.

EFFECTS = ["two-ships", "two-colonists", "five-ducats", "two-spices", "sell-spices", "buy-progress",
           "mixed-goods", "third-card", "ships-only", "spices-only"]
SYMBOLS = ["elephant", "fish", "palm", "shell", "statue", "tiger"]
CHANGES = {"mixed-goods": "harvest", "third-card": "found", "ships-only": "progress",
           "spices-only": "progress"}


def card_key(card):
    return EFFECTS.index(card["effect"]), card["colonists"], SYMBOLS.index(card["symbol"])


def is_plantation(tile):
    return tile == "mixed-crop" or isinstance(tile, dict) and "plantation" in tile


class Goa:
    def __init__(self, options, deal, dice):
        self.figures = deal["figures"]
        self.bonanza = []
        self.deck = sorted(self.figures["cards"], key=card_key)
        # Cards at work: of attempts to found a colony, of Resupply, and one that
        # was played ahead of its action.
        self.attempts, self.resupply, self.modifier = [], [], None
        if dice:
            self.check_deal(options, deal, dice)
        self.discards = [card for _, card in deal["turned"]]
        for card in self.discards:
            if card in self.deck:
                self.deck.remove(card)

    def check_deal(self, options, deal, dice):
        seats = deal["seats"]
        seating = list(range(seats))
        if options.get("shuffle-seats"):
            dice.shuffle(seating)
        same("the seats", deal["seating"], seating)
        deck, turned, flag = list(self.deck), [], 0
        while deck:
            seat = len(turned) % seats
            turned.append([seat, deck.pop(dice.below(len(deck)))])
            if turned[-1][1]["symbol"] == self.figures["key_symbol"]:
                flag = seat
                break
        same("the cards turned up for the flag", deal["turned"], turned)
        same("the flag", deal["flag"], flag)

    def event(self, kind, it, dice):
        name = kind.replace("-", "_")
        return bool(getattr(self, "on_" + name, lambda it, dice: False)(it, dice))

    def on_dealt(self, it, dice):
        self.bonanza = list(self.figures["bonanza"])
        if not dice:
            return True
        tiles = list(self.figures["tiles_" + it["letter"].lower()])
        dice.shuffle(tiles)
        rule = self.figures["left_out"]
        most = rule["most_plantations"]
        left_out, grid = [], []
        for tile in tiles:
            enough = len(left_out) >= rule["count"]
            plantations = sum(map(is_plantation, left_out))
            skipped = is_plantation(tile) and most is not None and plantations >= most
            (grid if enough or skipped else left_out).append(tile)
        dice.shuffle(grid)
        same("the tiles left out", it["left_out"], left_out)
        same("the tiles of the grid", it["grid"], grid)
        return True

    def on_claimed(self, it, dice):
        if dice:
            same("the Bonanza tile", it["bonanza"], dice.pick(self.bonanza))
        if it["bonanza"] in self.bonanza:
            self.bonanza.remove(it["bonanza"])
        return True

    def cards(self, what, cards, due, dice):
        if dice:
            deck, drawn = list(self.deck), []
            while deck and len(drawn) < due:
                drawn.append(deck.pop(dice.below(len(deck))))
            same(what, cards, drawn)
        for card in cards:
            if card in self.deck:
                self.deck.remove(card)
        return bool(cards)

    def on_drew(self, it, dice):
        return self.cards("the cards drawn", it["cards"], it["due"], dice)

    def on_revealed(self, it, dice):
        # It is not said how many were due; fewer come only where the deck ends.
        drawn = self.cards("the cards turned up", it["cards"], len(it["cards"]), dice)
        if it["why"] == {"tile": "resupply"}:
            if self.resupply:
                self.resupply[-1] += it["cards"]
        elif self.attempts:
            self.attempts[-1] += it["cards"]
        return drawn

    def on_reshuffled(self, it, dice):
        self.put(self.deck, self.discards)
        self.discards = []

    def put(self, pile, cards):
        pile += cards
        pile.sort(key=card_key)

    def on_turn(self, it, dice):
        self.modifier = None

    def on_turn_over(self, it, dice):
        if self.modifier:
            self.put(self.discards, [self.modifier])
        self.modifier = None

    def on_over(self, it, dice):
        self.on_turn_over(it, dice)
        for cards in self.attempts + self.resupply:
            self.put(self.discards, cards)
        self.attempts, self.resupply = [], []

    def on_played(self, it, dice):
        card = it["card"]
        waits = card["effect"] in CHANGES and card["effect"] != "third-card"
        if self.attempts and not waits:
            self.attempts[-1].append(card)
        elif card["effect"] in CHANGES:
            self.modifier = card

    def take_modifier(self, deed):
        card = self.modifier
        if not card or CHANGES[card["effect"]] != deed:
            return []
        self.modifier = None
        return [card]

    def on_did(self, it, dice):
        if it["deed"] != "found":
            cards = self.take_modifier(it["deed"])
            if self.attempts:
                self.attempts[-1] += cards

    def on_attempt(self, it, dice):
        self.attempts.append(self.take_modifier("found"))

    def on_founded(self, it, dice):
        if self.attempts:
            self.put(self.discards, self.attempts.pop())

    on_failed = on_founded

    def on_used(self, it, dice):
        if it["tile"] == "resupply":
            self.resupply.append([])

    def on_goods(self, it, dice):
        if it["why"] == {"tile": "resupply"} and self.resupply:
            self.put(self.discards, self.resupply.pop())

    def on_card_done(self, it, dice):
        self.put(self.discards, [it["card"]])

    def on_discarded(self, it, dice):
        self.put(self.discards, it["cards"])

    def on_adjusted(self, it, dice):
        for change in it["changes"]:
            what, it = kind_of(change)
            if what == "card":
                for pile, name in ((self.deck, "deck"), (self.discards, "discards")):
                    if it["from"] == name and it["card"] in pile:
                        pile.remove(it["card"])
                for pile, name in ((self.deck, "deck"), (self.discards, "discards")):
                    if it["to"] == name:
                        self.put(pile, [it["card"]])
            elif what == "flag" and it.get("anew"):
                self.modifier = None


GAMES = {"santiago": Santiago, "goa-2012": Goa, "goa-2004": Goa}


# The archive.

def sha256(text):
    return hashlib.sha256(text.encode()).hexdigest()


def check_digests(text, archive):
    before = ""
    for number, entry in enumerate(archive["entries"]):
        told = entry["entry"] if "entry" in entry else entry["news"]
        if entry["n"] != number:
            raise Wrong("entry %d has the number %s" % (number, entry["n"]))
        before, due = entry["digest"], sha256(
            "%s\n%d\n%s\n%s" % (before, number, entry["at"], compact(told)))
        if before != due:
            raise Wrong("entry %d: its digest does not fit" % number)
    sealed = text[:text.index('\n"digest":') + 1]
    if sha256(sealed) != archive["digest"]:
        raise Wrong("the digest of the archive does not fit")
    before = archive["digest"]
    for comment in archive.get("comments", []):
        said = {key: comment[key] for key in comment if key != "digest"}
        # The first ones said neither whose they are nor when they were made.
        plain = "%d\n%s" % (comment["n"], comment["text"])
        said = canonical(said) if "at" in said or "by" in said else plain
        before, due = comment["digest"], sha256("%s\n%s" % (before, said))
        if before != due:
            raise Wrong("the digest of a comment does not fit")


def check_seeds(archive):
    for seed in archive["seeds"]:
        if sha256(seed["seed"]) != seed["sha256"]:
            raise Wrong("the seed from entry %d has another SHA-256" % seed["from"])
        if seed["from"] == 0 and seed["sha256"] != archive["commitment"]:
            raise Wrong("the first seed is not the one that was promised")


def verify(path):
    with open(path, encoding="utf-8", newline="") as file:
        text = file.read()
    archive = json.loads(text)
    if archive["format"] != "monsoon-archive" or archive["version"] not in (1, 2):
        raise Wrong("this is no archive of version 1 or 2")
    check_digests(text, archive)
    check_seeds(archive)
    if archive["view"] != "full":
        return "good; a public archive, there are no draws in it"
    if not archive["seeds"]:
        return "good; the seed is not told yet, so no draw was checked"

    chance = Chance(archive)
    state, states, draws = None, [None], 0
    for number, archived in enumerate(archive["entries"]):
        entry = archived["entry"]
        body = entry["body"]
        what = body if isinstance(body, str) else next(iter(body))
        if what == "return":
            state = copy.deepcopy(states[body["return"]["to"]])
        else:
            stream = chance.dice(number, entry.get("again"))
            try:
                if what == "deal":
                    state = GAMES[archive["game"]](archive["options"], body["deal"], stream)
                    draws += 1
                if what == "deed" and body["deed"] == "discarded" and stream:
                    for _, of, _ in entry["draws"]:
                        stream.below(of)
                for event in entry["events"]:
                    kind, it = kind_of(event)
                    draws += state.event(kind, it, stream)
                if stream:
                    same("what was drawn", entry.get("draws", []), stream.drawn)
            except Wrong as wrong:
                raise Wrong("entry %d: %s" % (number, wrong))
        chance.enter(number, entry)
        states.append(copy.deepcopy(state))
    return "good; %d draws in %d entries are what the seed says" % (draws, len(states) - 1)


def main(files):
    bad = 0
    for file in files:
        try:
            print("%s: %s" % (file, verify(file)))
        except Wrong as wrong:
            print("%s: %s" % (file, wrong))
            bad += 1
        except (OSError, ValueError, KeyError, IndexError, TypeError, AttributeError) as error:
            print("%s: no archive that can be read: %r" % (file, error))
            bad += 1
    return 1 if bad else 0


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1:]))
