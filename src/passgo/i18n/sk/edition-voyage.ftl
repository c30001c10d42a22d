# Názvy vydania voyage.

edition-voyage = Cesta
word-street = parcela
word-street-loc = parcele
word-street-acc = parcelu
word-streets = parcely
word-streets-loc = parcelách
word-streets-with = s parcelami
word-jail = Mesiac
word-jail-into = na Mesiac
word-jail-from = z Mesiaca
word-jail-in = na Mesiaci
word-jail-card = karta Mesiaca
word-jail-card-gen = karty Mesiaca
word-jail-cards = karty Mesiaca
word-house = stan
word-houses = stany
word-houses-gen = stanov
word-hotel = karavan
word-houses-four = štyri stany
word-hotel-gen = karavanu
word-hotels = karavany
word-hotels-gen = karavanov
level-houses = { $count ->
    [one] { $count } stan
    [few] { $count } stany
    [many] { $count } stanu
   *[other] { $count } stanov
}
level-hotel = karavan
group-brown = Príliv
group-light-blue = Dúha
group-pink = Západ slnka
group-orange = Monzún
group-red = Sopka
group-yellow = Padajúce hviezdy
group-green = Polárna žiara
group-dark-blue = Spln
group-stations = Letiská
group-utilities = Doprava
deck-command = Rozkaz
deck-decision = Rozhodnutie
kind-station = letisko
kind-utility = dopravný prostriedok
token-suitcase = Kufor
token-camera = Fotoaparát
token-compass = Kompas
token-balloon = Balón
space-start = ŠTART
space-bay-of-fundy = Záliv Fundy
space-decision = Rozhodnutie
space-mont-saint-michel = Mont Saint-Michel
space-tax = Daň
space-athens-airport = Letisko Atény
space-victoria-falls = Viktóriine vodopády
space-command = Rozkaz
space-iguazu = Iguazú
space-niagara = Niagara
space-the-moon = Mesiac
space-santorini = Santorini
space-railway = Železnica
space-uluru = Uluru
space-serengeti = Serengeti
space-cairo-airport = Letisko Káhira
space-kerala = Kérala
space-goa = Goa
space-chiang-mai = Čiang Mai
space-rest-area = Odpočívadlo
space-etna = Etna
space-krakatoa = Krakatoa
space-kilauea = Kilauea
space-denver-airport = Letisko Denver
space-atacama = Atacama
space-la-palma = La Palma
space-eurotunnel = Eurotunel
space-wadi-rum = Vádí Rum
space-go-to-the-moon = Leť na Mesiac
space-tromso = Tromsø
space-abisko = Abisko
space-yellowknife = Yellowknife
space-sydney-airport = Letisko Sydney
space-machu-picchu = Machu Picchu
space-himalaya = Himaláje

# Na tejto ploche sa namiesto do väzenia letí na Mesiac.
event-jailed = { $player } letí na Mesiac.
event-freed = { $player } opúšťa Mesiac.
event-freed-fine = { $player } opúšťa Mesiac. Poplatok: { $amount }.
event-stayed-in-jail = { $player } zostáva na Mesiaci (pokus { $count }).
event-owed-fine = { $player } má zaplatiť za návrat z Mesiaca: { $amount }.
event-paid-fine = { $player } platí za návrat z Mesiaca: { $amount }.
event-card-shown = { $player } ukazuje kartu Mesiaca.
event-card-used = { $player } opúšťa Mesiac pomocou karty.
awaiting-you-roll-jail = Si na Mesiaci. Ako sa chceš vrátiť?
act-fine = Zaplatiť návrat z Mesiaca: { $amount }
act-card = Použiť kartu a opustiť Mesiac
deal-cards = Karty Mesiaca
deal-card-price = Najnižšia cena karty Mesiaca: { $amount }.
about-jail = Len na návšteve alebo na Mesiaci
about-go-to-jail = Leť na Mesiac
player-in-jail = na Mesiaci
jail-cards = { $count ->
    [one] { $count } karta Mesiaca
    [few] { $count } karty Mesiaca
    [many] { $count } karty Mesiaca
   *[other] { $count } kariet Mesiaca
}
card-go-to-jail = Leť na Mesiac, bez výplaty.
card-jail-free = Nechaj si ju: raz ťa dostane z Mesiaca alebo ju môžeš predať.
