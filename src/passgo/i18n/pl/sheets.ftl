# Co drukuje się na mistrzostwa: protokoły, listy miejsc, listy telefonów, karty wstępu.

sheet-title = Protokół
sheet-title-spare = Protokół (zapasowy)
sheet-table = Stół
sheet-table-number = Stół { $number }
sheet-venue = Obiekt
sheet-stage = Etap
sheet-round = Runda
sheet-heat = Seria
sheet-minutes = Minuty
sheet-judge = Sędzia
sheet-start = Początek
sheet-scan = Panel sędziego

sheet-players = Gracze i kto odpada
sheet-players-hint = Kto odpada, od razu się tu podpisuje: numerujcie graczy w kolejności odpadania.
sheet-seat = Miejsce
sheet-player = Gracz
sheet-out-number = Odpada jako
sheet-out-time = Godzina
sheet-out-why = Powód
sheet-bankrupt = bankructwo
sheet-withdrawn = wycofanie
sheet-expelled = dyskwalifikacja
sheet-signature = Podpis

sheet-worth = Majątek na koniec
sheet-worth-hint = Zsumuj na odwrocie i przenieś kwoty. Kolumna osoby, która odpadła, zostaje pusta.
sheet-cash = Gotówka
sheet-cash-how = według nominału
sheet-deeds = Nieruchomości
sheet-mortgaged = Nieruchomości pod hipoteką
sheet-houses = Domy
sheet-hotels = Hotele
sheet-hotels-how = z oddanymi za nie domami
sheet-share = { $share ->
    [full] po podanej cenie
    [half] po połowie podanej ceny
   *[part] po { $percent } podanej ceny
}
sheet-total = Majątek
sheet-free = Nieruchomości bez hipoteki
sheet-free-how = ile; rozstrzygają remisy
sheet-rank = Lokata
sheet-points = Punkty

sheet-judge-signs = Sędzia stołu
sheet-second-signs = Druga osoba: sprawdzono, bez zmian
sheet-name = Nazwisko
sheet-points-by = Punkty według liczby pozostałych graczy i lokaty
sheet-left = Zostało

sheet-deed-list = Nieruchomości i budynki
sheet-deed-list-hint = W kolumnie właściciela: ✓ bez hipoteki, − pod hipoteką, 1 do 4 domy, 5 hotel.
sheet-deed = Nieruchomość
sheet-price = Cena
sheet-price-mortgaged = Pod hipoteką
sheet-price-house = Dom
sheet-price-hotel = Hotel z domami
sheet-sum = Suma: { $what }
sheet-sum-carry = Przenieś te sumy na pierwszą stronę.

sheet-seed = Numer losowania miejsc: { $seed }
sheet-digest = Suma kontrolna: { $digest }
sheet-made = Wydrukowano: { $date }
sheet-side = { $side } / { $sides }

list-seating = Rozmieszczenie
list-by-name = Według nazwisk
list-by-table = Według stołów
list-heat-number = Seria { $number }
list-unconfirmed = Uczestnicy: lista do obdzwonienia
list-unconfirmed-hint = Zadzwoń do wszystkich z tej listy i zapytaj, czy przyjdą.
list-alternates = Rezerwowi: lista do obdzwonienia
list-alternates-hint = Dzwoń w kolejności numerów. Do trwającej gry nikt nie dołącza.
list-number = Nr
list-phone = Telefon
list-called = Zadzwoniono o
list-answer = Odpowiedź
list-arrived = Obecność
list-seated = Stół i miejsce

badge-show = Pokaż ten kod przy wejściu
badge-alternate = Rezerwa { $number }

certificate-title = Dyplom
certificate-for = Ten dyplom otrzymuje
certificate-rank = { $rank }. miejsce
certificate-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
certificate-director = Dyrektor
certificate-judge = Sędzia główny

press-title = Wyniki
press-name = Nazwisko
press-city = Miasto
press-anonymous = Bez nazwiska

paper-sample = WZÓR
