# What players propose to each other.
vote-table = The table
vote-motion-end = { $who } proposes to end the game: it would count as it stands.
vote-motion-draw = { $who } proposes a draw: the game would end without a winner.
vote-motion-undo = { $who } proposes to take their last order back, and all that has followed it.
vote-motion-pause = { $who } proposes to pause.
vote-motion-pause-until = { $who } proposes to pause until { $time }.
vote-head = { $player } proposes something
vote-open = Your vote
vote-needs-all = It is done once all players agree, and off as soon as one objects.
vote-needs-most = It is done once more than half of the players agree.
vote-so-far = So far: { $players }. Without a decision it ends on { $time }. You may change your mind until then.
vote-agree = I agree
vote-object = I object
vote-withdraw = I take the proposal back
vote-settled-agreed = Agreed { $motion ->
    [end] to end the game
    [draw] on a draw
    [pause] on a pause
    [undo] to take back an order
   *[other] ({ $motion }?)
}: { $players }.
vote-settled-refused = Not enough agree { $motion ->
    [end] to end the game
    [draw] on a draw
    [pause] on a pause
    [undo] to take back an order
   *[other] ({ $motion }?)
}; against it: { $players }.
vote-settled-withdrawn = { $players } took back the proposal { $motion ->
    [end] to end the game
    [draw] of a draw
    [pause] of a pause
    [undo] to take back an order
   *[other] ({ $motion }?)
}.
vote-settled-expired = The proposal { $motion ->
    [end] to end the game
    [draw] of a draw
    [pause] of a pause
    [undo] to take back an order
   *[other] ({ $motion }?)
} ended without a decision.
vote-settled-void = The proposal { $motion ->
    [end] to end the game
    [draw] of a draw
    [pause] of a pause
    [undo] to take back an order
   *[other] ({ $motion }?)
} can’t be carried out any more.
vote-head-settled = A proposal is settled
vote-head-draw = The game ends in a draw
vote-draw-why = The players have agreed on it: nobody has won, and nothing more can be ordered.
vote-proposed-head = The others are asked
vote-proposed-why = Your proposal stands in their letters. You agree to it yourself.
vote-agreed-head = You agree
vote-agreed-why = Your vote counts once. You may change it as long as the proposal is open.
vote-objected-head = You object
vote-objected-why = Your vote counts once. The others read what becomes of the proposal.
vote-withdrawn-head = Your proposal is taken back
vote-withdrawn-why = The others read so in their next letters.
vote-nothing-head = Nothing was voted on
vote-nothing-why = No proposal is open here, or your letter was about another one. What is open stands in your letters.
vote-another-head = Another proposal is open
vote-another-why = A table has one proposal at a time. Vote on this one first.
vote-off-head = This table has no votes
vote-off-why = Its players can’t propose anything. A moderator can end or pause the game, or take an order back.
vote-several-head = Nothing was voted on
vote-several-why = More than one line of your mail is about proposals. Send just one.
vote-preview-head = Nothing was voted on
vote-preview-why = A mail with a preview changes nothing. Send your vote without it.
vote-too-many-head = Nothing was proposed
vote-too-many-why = { $limit ->
    [one] You may propose { $limit } thing within a day.
   *[other] You may propose { $limit } things within a day.
}
vote-paused-head = The table is paused
vote-paused-why = So there is nothing to pause, and no order to take back, until it goes on.
vote-bad-date-head = Nothing was proposed
vote-bad-date-why = We can’t read when the pause is to end. Write a day to come, such as 2027-01-07.
vote-not-yours-head = Nothing was taken back
vote-not-yours-why = The proposal is another player’s. You may object to it.
vote-void-head = It could not be done
vote-void-why = Enough players agree, but the proposal can’t be carried out any more.
