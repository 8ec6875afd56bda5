# Letters about several tables of one person.

digest-subject = Your tables, { $day }
digest-head = { $count ->
    [0] No table waits for you
    [one] One table waits for you
   *[other] { $count } tables wait for you
}
digest-wait-you = wait for you
digest-wait-others = wait for others
digest-ended-name = ended
digest-ended = ended
digest-your-turn = your turn
digest-no-deadline = no deadline
digest-whole = The whole letter
digest-whole-note = with all answers and the board
digest-pre-turn = Your turn: { $tables }.
digest-pre-news = News: { $tables }.
# Which line belongs to which table. The example is a line of its own in an answer.
digest-example = table 12:
digest-end = Several tables in one answer:
digest-how = write a line such as { $line } above what is for that table. A button is for its own table, and needs none.
digest-why = All your tables with daily letters are in this one; what can’t wait for it comes by itself. In answer to it, { $order } brings questions at once again, at all of them.
digest-done-all = { $count ->
    [one] Done at one table
   *[other] Done at all { $count } tables
}
digest-done-some = Done at { $done } of { $count } tables
digest-done-nothing = Nothing was carried out
digest-unplaced = { $count ->
    [one] For which table is this line? It was carried out at none.
   *[other] For which tables are these lines? They were carried out at none.
} Send it again below a line such as { $line }, or tap a button.
digest-doubtful = Nothing tells whether you wrote these lines or your mail program quoted them. Send your answers again alone, in a mail without a quote.
digest-unreadable = Your mail can’t be read, so nothing of it was carried out. Please send plain text.
digest-not-here = Somebody wrote to the reply address of such a letter of yours, but not from your address, or nobody vouches for it. Was that you? Then tap the buttons of the tables themselves, or answer their letters.
digest-line = line
digest-note-gone = You don’t play at this table any more. Nothing was carried out.
digest-note-apart = The answer comes in a letter of its own.
digest-note-done = Carried out.
digest-note-nothing = Nothing was carried out: too many mails were answered within the hour.
digest-note-failed = That failed, through no fault of yours. Nothing was carried out here; the moderators know of it.
nothing-carried-out-here = { $others ->
    [0] Nothing was carried out at this table.
    [one] Nothing was carried out at this table: your other order for it was set aside, too.
   *[other] Nothing was carried out at this table: your { $others } other orders for it were set aside, too.
}
