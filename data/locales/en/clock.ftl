# Words about time: dates, deadlines, absences, seats that change hands.

weekday = { $day ->
    [1] Monday
    [2] Tuesday
    [3] Wednesday
    [4] Thursday
    [5] Friday
    [6] Saturday
    [7] Sunday
   *[other] { $day }
}
month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
    [12] December
   *[other] { $month }
}
date-dom = { $day }
date-day = { $weekday } { $dom } { $month }
date-moment = { $weekday } { $dom } { $month }, { $hour }:{ $minute }
weekday-short = { $day ->
    [1] Mon
    [2] Tue
    [3] Wed
    [4] Thu
    [5] Fri
    [6] Sat
    [7] Sun
   *[other] { $day }
}
month-short = { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
    [12] Dec
   *[other] { $month }
}
date-short = { $weekday } { $dom } { $month }, { $hour }:{ $minute }
date-full = { $weekday } { $dom } { $month } { $year }, { $hour }:{ $minute } ({ $zone })
time-of-day = { $hour }:{ $minute }
date-month = { $dom } { $month }
date-year = { $dom } { $month } { $year }
span-day = on { $date }
span = from { $from } to { $to }
time-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
time-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
time-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
time-moment = less than a minute
time-two = { $large } { $small }

clock-by-name = answer by
clock-late-name = was due
clock-due = Please answer by { $when }: { $left } left.
clock-due-stopped = Please answer by { $when }.
clock-was-due = Your answer was due by { $when }.
clock-no-deadline = There is no deadline for your answer.
clock-stopped = Your clock stands still for now.
clock-bank = After that your time bank runs, with { $left } in it.
clock-bank-runs = Your time bank is running, with { $left } left in it.
clock-bank-empty = Your time bank is empty.
clock-unless = { $late ->
    [yes] Without an answer from you,
   *[no] If time runs out without an answer from you,
}
clock-then-wait = If you don’t answer, nothing happens by itself: the game waits for you.
clock-then-default = { $unless } this will happen: { $what } (that is { $order }).
clock-then-house = { $unless } a house player will answer this question for you, this once.
clock-then-house-on = { $unless } a house player will play for you from then on, until you write.
clock-then-moderator = { $unless } the moderator will decide how the game goes on.
clock-since = since { $day }
clock-by = by { $when }
clock-was = was due by { $when }
clock-zone = Times are given for { $zone }.
clock-paused = The table is paused: all clocks stand still.
clock-paused-until = The table is paused: all clocks stand still. It goes on by itself on { $when }.

away-slide = { $player } is away { $span }; this player’s clock stands still meanwhile.
away-house = { $player } is away { $span }; a house player sits in meanwhile.
away-plans = { $player } is away { $span }; plans sent ahead act meanwhile.
away-you-slide = You are away { $span }; your clock stands still meanwhile.
away-you-house = You are away { $span }; a house player sits in for you meanwhile.
away-you-plans = You are away { $span }; your plans act meanwhile.
house-for = A house player plays for { $players } for now.
house-for-you = A house player plays for you for now; as soon as you send an order, you play yourself again.

made-default = Nobody answered for { $player }, so the default was taken: { $order }.
made-default-sealed = Nobody answered for { $player }, so the default was taken.
made-default-you = There was no answer from you, so the default was taken: { $order }.
made-default-you-sealed = There was no answer from you, so the default was taken.
made-house = A house player played for { $player }: { $order }.
made-house-sealed = A house player played for { $player }.
made-house-you = A house player played for you: { $order }.
made-house-you-sealed = A house player played for you.
made-more = { $count ->
    [one] And { $count } more before these.
   *[other] And { $count } more before these.
}

remind-head = Reminder: { $question }
remind-soon = Just a gentle reminder: this question is still waiting for you.
remind-late = { $days ->
    [one] The time for your answer is up, and the others are waiting for you. Please answer soon.
   *[other] Your answer is { $days } days overdue, and the others are waiting for you. Please answer now.
}
remind-since = You were asked on { $day }.
remind-away = If you can’t play for a while, say so: write { $order }.

away-head = { $player } will be away
away-by-moderator = The moderator has entered this absence.
clock-away-head = Your absence is noted
clock-days-left = { $count ->
    [0] You have no days of absence left after that.
    [one] You have { $count } day of absence left after that.
   *[other] You have { $count } days of absence left after that.
}
clock-back-head = You are back
clock-back = Your absence is over: your clock runs again, and you play yourself.
clock-remind-head = Your reminders are set
clock-zone-head = Your time zone is set
clock-letters-head = Your letters are set
clock-asked-head = Your settings
clock-refused-head = Nothing was changed

settings-head = Your time settings
settings-change = Change:
settings-zone-name = Time zone
settings-now = It is { $hour }:{ $minute } there now, on { $dom } { $month }.
settings-remind-name = Reminders
settings-remind-half = when half of your time is gone
settings-remind-before = { $length } before the deadline
settings-remind-daily = every day after the deadline
settings-none = none
settings-away-name = Away
settings-away-none = not announced
settings-away-slide = { $span } (your clock stands still)
settings-away-house = { $span } (a house player sits in)
settings-away-plans = { $span } (your plans act)
settings-away-how = At the end of that line { $bot } lets a house player sit in for you, and { $plans } lets your plans act.
settings-days-name = Days of absence left
settings-bank-name = Left in the time bank
settings-letters-head = Your letters
settings-pace-name = A letter comes
settings-pace = { $pace ->
    [every-move] after every move of the others
    [my-turn] when something is asked of you
    [round] when something is asked of you, and at the beginning of each round
    [daily] when something is asked of you; all other news once a day, at { $time }, in one letter about all tables where you chose that, with the questions that can wait for it
   *[other] { $pace }
}
settings-parts-name = It is written
settings-parts = { $parts ->
    [html] as HTML alone
    [text] as plain text alone
    [both] as HTML and as plain text
   *[other] { $parts }
}
settings-receipts-name = When your mail was carried out
settings-receipts = { $now ->
    [on] you are told
    [off] you are not told
   *[other] { $now }
}
settings-calendar-name = Deadlines
settings-calendar = { $now ->
    [on] come as entries for your calendar, too
    [off] do not come as entries for your calendar
   *[other] { $now }
}

offer-head = A replacement is sought for { $player }
offer-why = { $count ->
    [one] { $player } has left { $count } question unanswered. The seat is offered to a replacement, who plays on from the position as it stands.
   *[other] { $player } has left { $count } questions unanswered. The seat is offered to a replacement, who plays on from the position as it stands.
}
offer-how = Whoever first mails { $order } to { $address } sits there. If you know somebody who would like to play, tell them that address. { $player } keeps the seat by answering before that.
offered-head = Your seat is offered to somebody else
offered-why = { $count ->
    [one] You have left { $count } question unanswered, so somebody else may take your seat and play on in your place.
   *[other] You have left { $count } questions unanswered, so somebody else may take your seat and play on in your place.
}
offered-keep = You keep it if you answer first, or write { $order }.
claim-head = Is this seat for you?
claim-why = Somebody wrote from your address to take an offered seat at table { $table } ({ $title }). If it was you, confirm it with the button, or answer with the line { $order }: the seat is yours unless somebody else was faster. If it was not you, do nothing.
claim-do = Take the seat
sit-head = A seat for you?
sit-why = The moderator of table { $table } ({ $title }) would like to give you a seat there; the game is under way. If you want to play, take it with the button, or answer with the line { $order }. If not, do nothing.
back-head = Do you want your seat back?
back-why = Your seat at table { $table } ({ $title }) was given up, by yourself or while your letters went to another address, and a house player plays it. It is yours again if you take it with the button, or answer with the line { $order }, before somebody else has it.
seated = You take the place of { $player }. Everything stands as it was left, and what belonged to the seat is yours now.
replaced-head = Your seat has been taken over
replaced-why = { $player } plays on in your place. You will get no more letters from this table. Thank you for playing.

command-away = Write { $order } to announce an absence: your clock stands still meanwhile. With “bot” at the end of the line a house player sits in, with { COMMAND("plans") } your plans act.
command-back = Write { $order } when you are back sooner.
command-remind = Write { $order } to choose when you are reminded, or { COMMAND("remind off") }.
command-zone = Write { $order } to see times in your own zone.

left-head = You have left the table
left-why = A house player plays on in your place. You will get no more letters from this table. Thank you for playing.
left-back = If you change your mind, you can have your seat back as long as nobody else has taken it.
left-button = I am coming back
left-button-note = opens a mail to your seat
left-write = mail to { $address }:
