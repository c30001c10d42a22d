# Panel sędziego przy stole z prawdziwą planszą.
panel-tables = Moje stoły
panel-none-mine = Nie masz teraz przydzielonego stołu.
panel-others = Inne stoły
panel-others-lead = Jako druga osoba zatwierdzasz protokoły wpisane przez kogoś innego.
panel-open = Otwórz panel sędziego tego stołu
panel-no-script = Panel wymaga JavaScriptu. Bez niego korzystaj z papieru; protokoły zatwierdza się tutaj:
panel-keep-open = Zostaw tę stronę otwartą: działa bez sieci i wyśle wpisy, gdy tylko będzie to możliwe. Bez sieci nie da się jej wczytać ponownie.

panel-table = Stół { $number }
panel-seat = Gracz { $number }
panel-judge = Sędzia: { $name }
panel-parts = Części panelu
panel-part-table = Stół
panel-part-bank = Bank
panel-part-shortage = Niedobór
panel-part-sheet = Protokół
panel-part-rules = Zasady
panel-time-left = Pozostały czas
panel-heat-waiting = nierozpoczęta
panel-heat-rolled = można zaczynać
panel-heat-running = gra trwa
panel-heat-last-round = ostatnia runda
panel-heat-paused = wstrzymana
panel-heat-over = koniec czasu
panel-saved = Wszystko zapisane
panel-offline = Brak sieci
panel-waiting = { $count ->
    [one] Czeka { $count } wpis
    [few] Czekają { $count } wpisy
    [many] Czeka { $count } wpisów
   *[other] Czeka { $count } wpisu
}
panel-waits-at = Czeka od { $time }: { $what }
panel-shut = Twój prywatny link już nie działa. Poproś dyrektora zawodów o nowy; twoje wpisy zostają w tej przeglądarce.
panel-keeps-nothing = Ta przeglądarka nie może niczego przechować: nie zamykaj strony, dopóki wpis czeka.
panel-broken = Serwer nie może przyjąć tego wpisu. Wpisz to ponownie.
panel-dismiss = Rozumiem
panel-cancel = Anuluj
panel-choose = Wybierz
panel-reason = Powód
panel-entry-announce = Ogłoszono pozostały czas
panel-entry-out = { $name } bankrutuje
panel-entry-expel = Dyskwalifikacja: { $name }
panel-entry-enter = Protokół
panel-entry-correct = Poprawiony protokół
panel-entry-confirm = Protokół zatwierdzony
panel-entry-reject = Protokół odesłany

panel-out = Bankructwo
panel-out-title = Bankructwo i odejście z gry?
panel-out-lead = Kto bankrutuje, podpisuje się przy odejściu. Jest { $time }.
panel-out-signs = Tu podpisuje się { $name }
panel-out-paper = Podpis na papierze
panel-out-unsigned = Odejście bez podpisu
panel-expel = Zdyskwalifikuj
panel-expel-title = Zdyskwalifikować i wykluczyć z mistrzostw?
panel-expel-lead = Za niewłaściwe zachowanie. Gracz zajmuje ostatnie miejsce, nie dostaje punktów i nie może wrócić.
panel-announce = Pozostały czas został ogłoszony
panel-announced = { $count ->
    [one] Ogłoszono o { $time }: została { $count } minuta
    [few] Ogłoszono o { $time }: zostały { $count } minuty
    [many] Ogłoszono o { $time }: zostało { $count } minut
   *[other] Ogłoszono o { $time }: zostało { $count } minuty
}
panel-fate-playing = w grze do końca
panel-fate-bankrupt = bankructwo
panel-fate-expelled = dyskwalifikacja
panel-fate-withdrawn = wycofanie
panel-signed = podpisano

panel-bank-lead = Dla bankiera: graczom nie wolno korzystać z żadnych pomocy.
panel-bank-deed = Nieruchomość
panel-bank-dice = Suma oczek
panel-bank-rent = Czynsz
panel-bank-deed-title = Rozliczenia z Bankiem
panel-bank-more = Inne kwoty
panel-bank-repairs = Naprawy z karty
panel-rent-bare = bez budynków
panel-rent-group = cały zestaw, bez budynków
panel-rent-houses = { $count ->
    [one] { $count } dom
    [few] { $count } domy
    [many] { $count } domów
   *[other] { $count } domu
}
panel-rent-hotel = hotel
panel-rent-held = { $count ->
    [one] właściciel ma { $count }
    [few] właściciel ma { $count }
    [many] właściciel ma { $count }
   *[other] właściciel ma { $count }
}
panel-bank-price = Cena
panel-bank-mortgage = Hipoteka
panel-bank-redeem = Spłata hipoteki
panel-bank-interest = Odsetki, jeśli zmienia właściciela z hipoteką
panel-bank-house = Budowa domu
panel-bank-hotel = Budowa hotelu
panel-bank-house-back = Sprzedaż domu
panel-bank-hotel-back = Sprzedaż hotelu
panel-bank-salary = Pensja
panel-bank-fine = Wyjście z więzienia
panel-bank-houses = Domy
panel-bank-hotels = Hotele
panel-bank-repair = { $deck }: { $house } za dom, { $hotel } za hotel
panel-bill = Razem
panel-bill-lead = Dotknij kwoty, aby ją dodać.
panel-bill-amount = Kwota
panel-bill-plus = Dodaj
panel-bill-minus = Odejmij
panel-bill-back = Cofnij ostatnią
panel-bill-clear = Wyczyść

panel-short-lead = Najpierw budujący mówi, ile i gdzie chce postawić, potem wszyscy inni. Jeśli w Banku wystarczy, każdy kupuje po cenie z karty; jeśli nie, budynki licytuje się po jednym.
panel-short-piece = Czego brakuje?
panel-short-houses = Domy
panel-short-hotels = Hotele
panel-short-stock = Ile zostało w Banku?
panel-short-wishes = Kto czego chce?
panel-short-wish = { $count ->
    [one] { $count } na pole { $deed }, cena z karty { $price }
    [few] { $count } na pole { $deed }, cena z karty { $price }
    [many] { $count } na pole { $deed }, cena z karty { $price }
   *[other] { $count } na pole { $deed }, cena z karty { $price }
}
panel-short-breaks = rozbiera hotel
panel-short-withdraw = Wycofaj
panel-short-player = Gracz
panel-short-deed = Buduje na
panel-short-count = Ile
panel-short-declare = Zgłoś
panel-short-empty = Bank nie ma już żadnych: trzeba czekać, aż ktoś jakieś odda lub sprzeda.
panel-short-enough = Wystarczy dla wszystkich: każdy kupuje po cenie z karty.
panel-short-sold-all = Sprzedane wszystkim po cenie z karty
panel-short-alone = Chce kupić tylko { $name }: bez licytacji, { $price } za { $deed }.
panel-short-sold-alone = Sprzedane po cenie z karty
panel-short-auction = Licytacja jednego budynku. Licytują: { $names }. Stawka wywoławcza: { $price }.
panel-short-breakers = Wszyscy kupujący są obsłużeni. Teraz mogą rozebrać hotel: { $names }.
panel-short-winner = Kto daje najwięcej
panel-short-price = Stawka
panel-short-low = Stawka wywoławcza to { $price }.
panel-short-sold = Sprzedane
panel-short-unsold = Nikt nie licytuje
panel-short-pass = Pas dotyczy tylko tego budynku. Gdy pasują wszyscy, zostaje w Banku, a niedobór się kończy.
panel-short-sales = Dotąd sprzedano
panel-short-sale = { $name }: { $deed }, { $price }
panel-short-again = Od nowa

panel-sheet-not-yours = Twoja rola nie pozwala wpisywać protokołów.
panel-sheet-coming = Protokół jest w drodze. Czeka w tej przeglądarce, aż dostanie go serwer.
panel-whose = Który gracz?
panel-no-cash = brak gotówki
panel-gone = Kto odpadł z gry, nic już nie posiada.
panel-not-out = Nadal w grze
panel-cash = Gotówka: { $name }
panel-owned-by = właściciel: { $name }
panel-mortgaged = pod hipoteką
panel-buildings = Budynki: { $deed }
panel-level-none = bez budynków
panel-level-hotel-short = H
panel-out-on-sheet = Bankructwo przed końcem
panel-worth-cash = Gotówka
panel-worth-deeds = Nieruchomości
panel-worth-mortgaged = Nieruchomości pod hipoteką
panel-worth-houses = Domy
panel-worth-hotels = Hotele
panel-worth-total = Majątek
panel-places = Miejsca i punkty
panel-survivors = { $count ->
    [one] W grze został { $count } gracz.
    [few] W grze zostało { $count } graczy.
    [many] W grze zostało { $count } graczy.
   *[other] W grze zostało { $count } gracza.
}
panel-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
panel-decided-worth = według majątku
panel-decided-deeds = równy majątek, więcej nieruchomości bez hipoteki
panel-decided-cash = równy majątek i nieruchomości, więcej gotówki
panel-decided-head-judge = decyzją sędziego głównego
panel-decided-survived = w grze do końca
panel-decided-left-later = późniejsze odejście z gry
panel-decided-expelled = dyskwalifikacja następnej osoby
panel-fault-no-cash = brakuje gotówki
panel-fault-players-differ = każdy gracz przy stole musi być w protokole dokładnie raz
panel-fault-nobody-left = ostatni gracz wygrywa, więc nie odpada
panel-fault-order-missing = brakuje kolejności odpadania
panel-fault-unknown-fate = nie wiadomo, jak gracz zakończył grę
panel-fault-bad-cash = taka kwota gotówki jest niemożliwa
panel-fault-out-but-owns = jest poza grą, więc nic już nie może mieć
panel-fault-no-such-deed = nieruchomość, której nie ma na tej planszy
panel-fault-deed-twice = nieruchomość jest w dwóch wierszach
panel-fault-bad-buildings = budynki, które nie mogą tam stać
panel-fault-too-many-houses = więcej domów, niż jest w pudełku
panel-fault-too-many-hotels = więcej hoteli, niż jest w pudełku
panel-fault-group-incomplete = budynki w niepełnym zestawie
panel-fault-group-mortgaged = budynki w zestawie z hipoteką
panel-fault-built-unevenly = zestaw zabudowany nierównomiernie
panel-fault-sums-differ = majątek nie jest sumą swoich części
panel-fault-unknown-part = wpisano coś, co się nie liczy
panel-fault-fate-differs = podczas gry zapisano co innego
panel-fault-order-differs = zapisano inną kolejność odpadania
panel-tie = Ten remis może rozstrzygnąć tylko sędzia główny. Dotykaj graczy w podanej przez niego kolejności.
panel-tie-open = Remis: rozstrzygnie sędzia główny.
panel-tie-order = Kolejność: { $names }
panel-tie-next = Następnie { $name }
panel-tie-again = Wyczyść kolejność
panel-signatures = Podpisy
panel-sign-later = Najpierw protokół musi być pełny i poprawny.
panel-sign = Podpisuje się { $name }
panel-sign-paper = na papierze
panel-sign-paper-of = Podpis na papierze: { $name }
panel-signed-at = podpis o { $time }
panel-signed-paper = na papierze, okazano o { $time }
panel-signed-before = podpis przy odejściu
panel-locked = Ktoś już podpisał, więc niczego nie można zmienić.
panel-unlock = Usuń wszystkie podpisy i zmień wpis
panel-too-early = Protokół przyjmuje się, gdy sędzia główny ogłosi koniec czasu albo gdy zostanie jeden gracz.
panel-unsigned-yet = Brakuje podpisów: { $names }. Wcześniej nikt nie może zatwierdzić protokołu.
panel-reason-needed = Poprawka wymaga podania powodu.
panel-submit = Wpisz protokół
panel-submit-correction = Wpisz poprawkę
panel-print = Drukuj
panel-entered-by = Wersja { $version }, wpis: { $name }.
panel-confirmed-by = Zatwierdzenie: { $name }.
panel-awaits-second = Czeka na drugą osobę.
panel-digest = Suma kontrolna tego protokołu:
panel-unsigned = Bez podpisu: { $names }.
panel-own = To twój wpis, więc zatwierdzić musi go ktoś inny.
panel-confirm-lead = Porównaj z protokołem na papierze. Zatwierdzasz dokładnie to, co tu widzisz.
panel-confirm = Zatwierdź bez zmian
panel-reject = Odeślij
panel-correct = Popraw ten protokół
panel-correct-about = Poprawka zastępuje tę wersję i podaje powód. Trzeba ją na nowo podpisać i zatwierdzić.
panel-correct-begin = Zacznij poprawkę
panel-correct-lead = To zastępuje wersję { $version } (wpis: { $name }).

panel-rules-language = Język zasad
panel-rules-search = Słowo lub numer zasady
panel-rules-found = { $count ->
    [one] { $count } zasada
    [few] { $count } zasady
    [many] { $count } zasad
   *[other] { $count } zasady
}
panel-entry-tick = Zaznaczenie: { $name }
panel-entry-undo-out = { $name } znów w grze
panel-tick-lead = Zaznacz graczy, którzy są przy stole. Kto przy sprawdzaniu obecności nie jest zaznaczony, traci miejsce.
panel-door-missing = nieodhaczony przy wejściu
panel-undo = Cofnij
panel-undo-title = { $name } jednak gra?
panel-undo-lead = Musi się zgodzić druga osoba z obsługi. Wpisany już protokół wraca wtedy do ciebie.
panel-undo-waits = Zaproponowano cofnięcie. Musi się zgodzić druga osoba z obsługi.
panel-returned = { $name } odsyła protokół: { $reason }
