# Ci, którzy oglądają grę, ale nie grają.
watch-begins-rounds = Obserwujesz ten stół: czytasz to, co wolno wiedzieć wszystkim, i nikt na Ciebie nie czeka. List przychodzi po każdej rundzie, ostatni po końcu gry.
watch-begins-end = Obserwujesz ten stół: czytasz to, co wolno wiedzieć wszystkim, i nikt na Ciebie nie czeka. Następny list przyjdzie po końcu gry.
watch-foot = Obserwujesz ten stół i nie wydajesz tu poleceń. Adres do odpowiedzi jest tylko dla Ciebie: nie przesyłaj tego listu dalej.
watch-foot-over = To był ostatni list o tym stole. Dziękujemy za kibicowanie.
watch-stop = Nie chcę już obserwować
watch-end = Piszcie dopiero po końcu gry
watch-rounds = Piszcie po każdej rundzie
watch-told = { $count ->
    [one] Obserwuje od Twojego ostatniego listu: { $names }. Obserwator czyta to, co wolno wiedzieć wszystkim, i nic z tego, co mówicie do siebie.
   *[other] Obserwują od Twojego ostatniego listu: { $names }. Obserwatorzy czytają to, co wolno wiedzieć wszystkim, i nic z tego, co mówicie do siebie.
}
watch-page = Cała gra jest w załączniku: to strona, którą otwiera przeglądarka.
house-watch-none-head = Nie możesz obserwować stołu { $table }
house-watch-none-why = Nie ma stołu o tym numerze, gra jest skończona albo mogą ją oglądać tylko ci, którzy znają słowo.
house-watch-full-head = Stół { $table } ma już dość obserwatorów
house-watch-full-why = { $limit ->
    [one] Stół może obserwować naraz najwyżej { $limit } osoba. Spróbuj później.
    [few] Stół mogą obserwować naraz najwyżej { $limit } osoby. Spróbuj później.
   *[other] Stół może obserwować naraz najwyżej { $limit } osób. Spróbuj później.
}
house-watch-many-head = Obserwujesz już dość stołów
house-watch-many-why = { $limit ->
    [one] Możesz obserwować naraz { $limit } stół. Zrezygnuj z niego albo poczekaj na koniec gry.
    [few] Możesz obserwować naraz { $limit } stoły. Zrezygnuj z któregoś albo poczekaj na koniec gry.
   *[other] Możesz obserwować naraz { $limit } stołów. Zrezygnuj z któregoś albo poczekaj na koniec gry.
}
house-watch-rounds-head = Obserwujesz stół { $table }
house-watch-rounds-why = List przychodzi po każdej rundzie, ostatni po końcu gry.
house-watch-end-head = Obserwujesz stół { $table }
house-watch-end-why = Następny list o nim przyjdzie po końcu gry.
house-unwatched-head = Nie obserwujesz stołu { $table }
house-unwatched-why = Nie dostaniesz już listów o tym stole.
house-watch-closed-head = Stołu { $table } nikt już nie obserwuje
house-watch-closed-why = Gracze nie chcą już obserwatorów, więc listy o tym stole nie będą przychodzić.
house-watch-orders = Obserwujesz, więc nic, co polecisz przy stole, nie zostanie wykonane.
house-watching = Gry do obserwowania
house-watch-do = Obserwuję
