# People who watch a table without playing.
watch-begins-rounds = You watch this table: you read what everybody at it may know, and nobody waits for you. A letter comes after each round, and the last one when the game is over.
watch-begins-end = You watch this table: you read what everybody at it may know, and nobody waits for you. The next letter comes when the game is over.
watch-foot = You watch this table and give no orders here. Only you can use this letter’s reply address: please do not forward it.
watch-foot-over = That was the last letter about this table. Thank you for watching.
watch-stop = Watch no longer
watch-end = Write only when the game is over
watch-rounds = Write after each round
watch-told = { $count ->
    [one] Watching since your last letter: { $names }. An onlooker reads what everybody may know, and nothing that you say to each other.
   *[other] Watching since your last letter: { $names }. Onlookers read what everybody may know, and nothing that you say to each other.
}
watch-page = The whole game is attached as a page to open in a browser.
house-watch-none-head = You can’t watch table { $table }
house-watch-none-why = There is no table with this number, it is over, or it is for those alone who know its word.
house-watch-full-head = Table { $table } has enough onlookers
house-watch-full-why = { $limit ->
    [one] Only { $limit } person may watch a table at a time. Try again later.
   *[other] Only { $limit } people may watch a table at a time. Try again later.
}
house-watch-many-head = You watch enough tables
house-watch-many-why = { $limit ->
    [one] You may watch { $limit } table at a time. Stop watching it, or wait until its game is over.
   *[other] You may watch { $limit } tables at a time. Stop watching one, or wait until a game is over.
}
house-watch-rounds-head = You watch table { $table }
house-watch-rounds-why = A letter comes after each round, and the last one when the game is over.
house-watch-end-head = You watch table { $table }
house-watch-end-why = The next letter about it comes when the game is over.
house-unwatched-head = You do not watch table { $table }
house-unwatched-why = No more letters about it come to you.
house-watch-closed-head = Table { $table } is no longer watched
house-watch-closed-why = Its players want no onlookers any more, so no more letters about it come to you.
house-watch-orders = You watch, so nothing that you order at a table is carried out.
house-watching = Games to watch
house-watch-do = I watch
