# Dlaczego polecenie odrzucono, w każdej grze. Bez wielkiej litery i kropki: te dodaje program.

one-of = { $before } albo { $last }
all-of = { $before } i { $last }
may-bid = możesz zalicytować { $ranges }
may-pass = możesz spasować

unfit-no-order = to nie jest polecenie; przed tym, co piszesz tylko dla siebie, postaw znak #
unfit-older = to odpowiedź na starszy list, a gra poszła już dalej; jeśli chodzi o obecne pytanie, wyślij to jeszcze raz
unfit-ahead = to nie odpowiada na obecne pytanie; żeby wysłać to z wyprzedzeniem, napisz: { $lines }
unfit-not-in-round = po poprzedzających poleceniach nic takiego nie należy już do Ciebie w tej rundzie
unfit-paused = gra jest wstrzymana, a tego nie można przechować do jej wznowienia; wyślij to wtedy jeszcze raz
unfit-languages = listy piszemy w tych językach: { $codes }
