# How people played.

record-head = How you played
record-head-of = How { $name } played
record-no-games = No finished game counts yet. Games count that were played to their end by those who sat down: without a house player, a replacement or a moderator’s move.
record-caption = Finished games that count
record-game-name = game
record-game = { $title }, { $count } players
record-played = played
record-rating = rating
record-places = places
record-place = place { $place }: { $times }×
record-rating-why = Ratings are by Weng and Lin’s method, apart for each game and number of players. Everybody begins at 25.0 ± 8.3; what follows ± is how uncertain the figure is.
record-usual = An answer usually takes { $time } (the median).
record-missed = { $count ->
    [one] { $missed } of one deadline passed without an answer ({ $share }).
   *[other] { $missed } of { $count } deadlines passed without an answer ({ $share }).
}
record-percent = { $share } %
record-since = Times and deadlines are known since this house keeps them; older games have none.
record-public = Others may see this: at your tables, and among the ratings.
record-private = Only you can see this.
record-show = Let others see it
record-hide = Keep it to myself
record-nobody-head = Nothing to show
record-nobody-why = Nobody at your tables is called { $name } and lets others see how they play.
record-standings-head = The ratings
record-ratings-caption = Ratings, best first
record-rank = rank
record-player = player
record-nobody-rated = Nobody who shows their record has finished a game that counts.
record-who-shows = People are listed who let others see their record, by what is certain of their rating: the rating less three times its uncertainty.
record-missed-many-head = You can’t join table { $table }
record-missed-many-why = It is for people who have missed at most { $most } % of their deadlines. Of yours, { $share } % passed without an answer. Nobody else is told this.
not-seated-missed = this table is for people who have missed at most { $most } % of their deadlines; of yours, { $share } % passed without an answer
