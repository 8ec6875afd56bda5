# Dlaczego polecenie odrzucono, w każdej grze. Bez wielkiej litery i kropki: te dodaje program.

one-of = { $before } albo { $last }
all-of = { $before } i { $last }
may-bid = możesz zalicytować { $ranges }
may-pass = możesz spasować
