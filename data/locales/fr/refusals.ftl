# Pourquoi un ordre est refusé, dans tous les jeux. Sans majuscule ni point final : ils sont ajoutés.

one-of = { $before } ou { $last }
all-of = { $before } et { $last }
may-bid = vous pouvez miser { $ranges }
may-pass = vous pouvez passer
