# Čo sa tlačí na majstrovstvá: zápisy, zasadacie poriadky, zoznamy na volanie, karty ku vchodu.

sheet-title = Zápis o hre
sheet-title-spare = Zápis o hre (náhradný)
sheet-table = Stôl
sheet-table-number = Stôl { $number }
sheet-venue = Miesto konania
sheet-stage = Fáza
sheet-round = Kolo
sheet-heat = Vlna
sheet-minutes = Minúty
sheet-judge = Rozhodca
sheet-start = Začiatok
sheet-scan = Panel rozhodcu

sheet-players = Hráči a kto vypadol
sheet-players-hint = Kto vypadne, hneď sa tu podpíše: očísluj hráčov v poradí, v akom odchádzajú.
sheet-seat = Miesto
sheet-player = Hráč
sheet-out-number = Poradie odchodu
sheet-out-time = Čas
sheet-out-why = Dôvod
sheet-bankrupt = bankrot
sheet-withdrawn = odstúpenie
sheet-expelled = diskvalifikácia
sheet-signature = Podpis

sheet-worth = Majetok na konci
sheet-worth-hint = Spočítaj vzadu a sumy prenes. Stĺpec toho, kto vypadol, zostáva prázdny.
sheet-cash = Hotovosť
sheet-cash-how = v nominálnej hodnote
sheet-deeds = Nehnuteľnosti
sheet-mortgaged = Nehnuteľnosti pod hypotékou
sheet-houses = Domy
sheet-hotels = Hotely
sheet-hotels-how = vrátane domov, ktoré sa za ne odovzdali
sheet-share = { $share ->
    [full] za uvedenú cenu
    [half] za polovicu uvedenej ceny
   *[part] za { $percent } uvedenej ceny
}
sheet-total = Majetok
sheet-free = Nehnuteľnosti bez hypotéky
sheet-free-how = počet; rozhoduje pri zhode
sheet-rank = Poradie
sheet-points = Body

sheet-judge-signs = Rozhodca stola
sheet-second-signs = Druhá osoba: skontrolované, bez zmien
sheet-name = Meno
sheet-points-by = Body podľa zostávajúcich hráčov a poradia
sheet-left = Zostalo

sheet-deed-list = Nehnuteľnosti a budovy
sheet-deed-list-hint = V stĺpci majiteľa: ✓ bez hypotéky, − pod hypotékou, 1 až 4 domy, 5 hotel.
sheet-deed = Nehnuteľnosť
sheet-price = Cena
sheet-price-mortgaged = Pod hypotékou
sheet-price-house = Dom
sheet-price-hotel = Hotel s domami
sheet-sum = Súčet: { $what }
sheet-sum-carry = Tieto súčty prenes na prednú stranu.

sheet-seed = Semienko žrebovania miest: { $seed }
sheet-digest = Odtlačok: { $digest }
sheet-made = Vytlačené { $date }
sheet-side = { $side } / { $sides }

list-seating = Zasadací poriadok
list-by-name = Podľa mena
list-by-table = Podľa stola
list-heat-number = Vlna { $number }
list-unconfirmed = Účastníci: zoznam na volanie
list-unconfirmed-hint = Zavolaj všetkým v tomto zozname a spýtaj sa, či prídu.
list-alternates = Náhradníci: zoznam na volanie
list-alternates-hint = Volaj v poradí čísel. Do rozohranej hry nikto nevstupuje.
list-number = Č.
list-phone = Telefón
list-called = Čas hovoru
list-answer = Odpoveď
list-arrived = Prítomnosť
list-seated = Stôl a miesto

badge-show = Ukáž tento kód pri vchode
badge-alternate = Náhradník { $number }

certificate-title = Diplom
certificate-for = Tento diplom získava
certificate-rank = { $rank }. miesto
certificate-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
}
certificate-director = Riaditeľ
certificate-judge = Hlavný rozhodca

press-title = Výsledky
press-name = Meno
press-city = Mesto
press-anonymous = Bez mena

paper-sample = VZOR
