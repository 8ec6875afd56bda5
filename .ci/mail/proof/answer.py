"""What a player writes back, in the shapes that mail programs give it."""

import email.message
import email.policy
import email.utils
import html
import textwrap

# The letters that ask what the game waits for.
QUESTIONS = ("welcome", "turn")
# The letters that ask anything. A receipt may have buttons, too, for
# players who change their mind.
ASKING = (*QUESTIONS, "invited")
# Buttons that answer no question.
COMMANDS = ("board", "continue", "help", "letters", "rules", "undo")


def is_command(body):
    """`rules duty` asks for one page of the rules."""
    return body.strip() in COMMANDS or body.split(" ")[0] == "rules"


def orders(letter, last, dice):
    """The button a player picks and the orders they send, or None: the whole sheet
    where there is one that was not sent just now, or else mostly the first, best
    button."""
    # An order that ends in a space is only begun.
    buttons = [button for button in letter.buttons
               if not is_command(button.body) and not button.body.endswith(" ")]
    goes_on = any(button.body.strip() == "continue" for button in letter.buttons)
    fresh = [button for button in buttons if button.is_sheet and not (last or "").startswith(button.body)]
    single = [button for button in buttons if not button.is_sheet]
    if fresh:
        chosen = fresh[0]
    elif single:
        chosen = single[0] if dice.random() < 0.67 else dice.choice(single)
    elif buttons:
        chosen = buttons[0]
    else:
        return None
    return chosen, chosen.body + ("\r\ncontinue" if goes_on else "")


def written(player, letter, button, body, dice):
    """The mail, by a mail program picked at random."""
    shapes = [pressed, pressed, thunderbird, gmail, phone]
    return dice.choice(shapes)(player, letter, button, body.replace("\r\n", "\n"))


def pressed(player, letter, button, body):
    """A button opens a new mail: no quote, no trace of the letter but the address."""
    mail = _mail(player, button.to, button.subject)
    mail.set_content(body + "\n")
    return mail


def thunderbird(player, letter, button, body):
    """Plain text, flowed (RFC 3676), the quote below."""
    mail = _reply(player, letter)
    typed = "\n".join(part for line in body.split("\n") for part in _flowed(line))
    quote = "\n".join("> " + line if line else ">" for line in letter.text.splitlines())
    date = letter.headers["Date"]
    mail.set_content(f"{typed}\n\nOn {date}, {player.game_name} wrote:\n{quote}\n")
    mail.set_param("format", "flowed")
    mail["User-Agent"] = "Mozilla Thunderbird"
    return mail


def gmail(player, letter, button, body):
    """Two parts: text broken at 76 columns, and HTML with the letter in a quote."""
    mail = _reply(player, letter)
    typed = "\n".join(textwrap.fill(line, 76, break_long_words=False) for line in body.split("\n"))
    says = f"{player.game_name} <{letter.sender}> wrote:"
    quote = "\n".join("> " + line for line in letter.text.splitlines())
    mail.set_content(f"{typed}\n\nOn Sat, Nov 21, 2026 at 1:42 PM {says}\n\n{quote}\n")
    shown = "".join(f"<div>{html.escape(line)}</div>" for line in body.split("\n"))
    mail.add_alternative(
        f'<div dir="ltr">{shown}</div><br><div class="gmail_quote gmail_quote_container">'
        f'<div dir="ltr" class="gmail_attr">On Sat, Nov 21, 2026 at 1:42 PM {html.escape(says)}<br></div>'
        f'<blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex">{letter.html}</blockquote></div>',
        subtype="html")
    return mail


def phone(player, letter, button, body):
    """Typed in a hurry: a greeting, capital letters, a signature."""
    mail = _reply(player, letter)
    mail.set_content(f"Hello,\n\n{_shouted(body)}\n\nThanks,\n{player.name}\n\n-- \nSent from my phone\n")
    return mail


def plain(player, to, subject, body, **headers):
    """A mail of a few lines, with other headers if need be."""
    mail = _mail(player, to, subject)
    for name, value in headers.items():
        mail[name.replace("_", "-")] = value
    mail.set_content(body + "\n")
    return mail


def _mail(player, to, subject):
    mail = email.message.EmailMessage(policy=email.policy.SMTP)
    mail["From"] = f"{player.name} <{player.address}>"
    mail["To"] = to
    mail["Subject"] = subject
    mail["Date"] = email.utils.formatdate(localtime=True)
    mail["Message-ID"] = email.utils.make_msgid(domain=player.address.partition("@")[2])
    return mail


def _reply(player, letter):
    subject = letter.subject if letter.subject.startswith("Re:") else f"Re: {letter.subject}"
    mail = _mail(player, letter.reply_to, subject)
    before = (letter.headers["References"] or "").split()
    mail["In-Reply-To"] = letter.message_id
    mail["References"] = " ".join([*before, letter.message_id])
    return mail


def _flowed(line):
    """A long line as soft lines: all but the last end in a space."""
    parts = textwrap.wrap(line, 72, break_long_words=False, drop_whitespace=True) or [""]
    return [part + " " for part in parts[:-1]] + parts[-1:]


def _shouted(body):
    """The first letter of each line in capitals, as phones do."""
    return "\n".join(line[:1].upper() + line[1:] for line in body.split("\n"))
