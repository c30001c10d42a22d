# Názvy vydání voyage.

edition-voyage = Cesta
word-street = parcela
word-street-loc = parcele
word-street-acc = parcelu
word-street-empty = prázdnou parcelu
word-streets = parcely
word-streets-change = parcely
word-streets-loc = parcelách
word-streets-with = s parcelami
word-jail = Měsíc
word-jail-into = na Měsíc
word-jail-from = z Měsíce
word-jail-in = na Měsíci
word-jail-card = karta Měsíce
word-jail-card-gen = karty Měsíce
word-jail-cards = karty Měsíce
word-house = stan
word-houses = stany
word-houses-gen = stanů
word-hotel = karavan
word-hotel-gen = karavanu
word-hotels = karavany
word-hotels-all = všechny karavany
word-hotels-gen = karavanů
word-street-hands = parcela
level-houses = { $count ->
    [one] { $count } stan
    [few] { $count } stany
    [many] { $count } stanu
   *[other] { $count } stanů
}
level-hotel = karavan
group-brown = Příliv
group-light-blue = Duha
group-pink = Západ slunce
group-orange = Monzun
group-red = Sopka
group-yellow = Padající hvězdy
group-green = Polární záře
group-dark-blue = Úplněk
group-stations = Letiště
group-utilities = Doprava
deck-command = Rozkaz
deck-decision = Rozhodnutí
kind-station = letiště
kind-utility = dopravní prostředek
token-suitcase = Kufr
token-camera = Fotoaparát
token-compass = Kompas
token-balloon = Balon
space-start = START
space-bay-of-fundy = Záliv Fundy
space-decision = Rozhodnutí
space-mont-saint-michel = Mont Saint-Michel
space-tax = Daň
space-athens-airport = Letiště Atény
space-victoria-falls = Viktoriiny vodopády
space-command = Rozkaz
space-iguazu = Iguaçu
space-niagara = Niagara
space-the-moon = Měsíc
space-santorini = Santorini
space-railway = Železnice
space-uluru = Uluru
space-serengeti = Serengeti
space-cairo-airport = Letiště Káhira
space-kerala = Kérala
space-goa = Goa
space-chiang-mai = Čiang Mai
space-rest-area = Odpočívadlo
space-etna = Etna
space-krakatoa = Krakatoa
space-kilauea = Kilauea
space-denver-airport = Letiště Denver
space-atacama = Atacama
space-la-palma = La Palma
space-eurotunnel = Eurotunel
space-wadi-rum = Vádí Rum
space-go-to-the-moon = Leť na Měsíc
space-tromso = Tromsø
space-abisko = Abisko
space-yellowknife = Yellowknife
space-sydney-airport = Letiště Sydney
space-machu-picchu = Machu Picchu
space-himalaya = Himálaj

# Na této ploše se místo do vězení letí na Měsíc.
event-jailed = { $player } letí na Měsíc.
event-freed = { $player } opouští Měsíc.
event-freed-fine = { $player } opouští Měsíc. Poplatek: { $amount }.
event-stayed-in-jail = { $player } zůstává na Měsíci (pokus { $count }).
event-owed-fine = { $player } má zaplatit za návrat z Měsíce: { $amount }.
event-paid-fine = { $player } platí za návrat z Měsíce: { $amount }.
event-card-shown = { $player } ukazuje kartu Měsíce.
event-card-used = { $player } opouští Měsíc s pomocí karty.
awaiting-you-roll-jail = Jsi na Měsíci. Jak se chceš vrátit?
act-fine = Zaplatit návrat z Měsíce: { $amount }
act-card = Použít kartu a opustit Měsíc
deal-cards = Karty Měsíce
deal-card-price = Nejnižší cena karty Měsíce: { $amount }.
about-jail = Jen na návštěvě, nebo na Měsíci
about-go-to-jail = Leť na Měsíc
player-in-jail = na Měsíci
jail-cards = { $count ->
    [one] { $count } karta Měsíce
    [few] { $count } karty Měsíce
    [many] { $count } karty Měsíce
   *[other] { $count } karet Měsíce
}
card-go-to-jail = Leť na Měsíc, bez výplaty.
card-jail-free = Nech si ji: jednou tě dostane z Měsíce, nebo ji můžeš prodat.
