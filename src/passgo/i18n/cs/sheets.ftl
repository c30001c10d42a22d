# Co se tiskne pro mistrovství: zápisy, zasedací pořádky, seznamy k volání, karty ke vchodu.

sheet-title = Zápis o hře
sheet-title-spare = Zápis o hře (náhradní)
sheet-table = Stůl
sheet-table-number = Stůl { $number }
sheet-venue = Místo konání
sheet-stage = Fáze
sheet-round = Kolo
sheet-heat = Vlna
sheet-minutes = Minuty
sheet-judge = Rozhodčí
sheet-start = Začátek
sheet-scan = Panel rozhodčího

sheet-players = Hráči a kdo vypadl
sheet-players-hint = Kdo vypadne, hned se tu podepíše: očísluj hráče v pořadí, v jakém odcházejí.
sheet-seat = Místo
sheet-player = Hráč
sheet-out-number = Pořadí odchodu
sheet-out-time = Čas
sheet-out-why = Důvod
sheet-bankrupt = bankrot
sheet-withdrawn = odstoupení
sheet-expelled = diskvalifikace
sheet-signature = Podpis

sheet-worth = Majetek na konci
sheet-worth-hint = Sečti vzadu a částky přenes. Sloupec toho, kdo vypadl, zůstává prázdný.
sheet-cash = Hotovost
sheet-cash-how = v nominální hodnotě
sheet-deeds = Nemovitosti
sheet-mortgaged = Zastavené nemovitosti
sheet-houses = Domy
sheet-hotels = Hotely
sheet-hotels-how = včetně domů, které se za ně odevzdaly
sheet-share = { $share ->
    [full] za uvedenou cenu
    [half] za polovinu uvedené ceny
   *[part] za { $percent } uvedené ceny
}
sheet-total = Majetek
sheet-free = Nezastavené nemovitosti
sheet-free-how = počet; rozhoduje při shodě
sheet-rank = Pořadí
sheet-points = Body

sheet-judge-signs = Rozhodčí stolu
sheet-second-signs = Druhá osoba: zkontrolováno, beze změn
sheet-name = Jméno
sheet-points-by = Body podle zbylých hráčů a pořadí
sheet-left = Zbylo hráčů

sheet-deed-list = Nemovitosti a stavby
sheet-deed-list-hint = Ve sloupci majitele: ✓ bez zástavy, − v zástavě, 1 až 4 domy, 5 hotel.
sheet-deed = Nemovitost
sheet-price = Cena
sheet-price-mortgaged = V zástavě
sheet-price-house = Dům
sheet-price-hotel = Hotel s domy
sheet-sum = Součet: { $what }
sheet-sum-carry = Tyto součty přenes na přední stranu.

sheet-seed = Semínko losování míst: { $seed }
sheet-digest = Otisk: { $digest }
sheet-made = Vytištěno { $date }
sheet-side = { $side } / { $sides }

list-seating = Zasedací pořádek
list-by-name = Podle jména
list-by-table = Podle stolu
list-heat-number = Vlna { $number }
list-unconfirmed = Účastníci: seznam k volání
list-unconfirmed-hint = Zavolej všem na tomto seznamu a zeptej se, jestli přijdou.
list-alternates = Náhradníci: seznam k volání
list-alternates-hint = Volej v pořadí čísel. Do rozehrané hry nikdo nevstupuje.
list-number = Č.
list-phone = Telefon
list-called = Čas hovoru
list-answer = Odpověď
list-arrived = Přítomnost
list-seated = Stůl a místo

badge-show = Ukaž tento kód u vchodu
badge-alternate = Náhradník { $number }

certificate-title = Diplom
certificate-for = Tento diplom získává
certificate-rank = { $rank }. místo
certificate-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
certificate-director = Ředitel
certificate-judge = Hlavní rozhodčí

press-title = Výsledky
press-name = Jméno
press-city = Město
press-anonymous = Beze jména

paper-sample = VZOR
