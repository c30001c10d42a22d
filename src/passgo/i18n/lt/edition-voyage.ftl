# Kelionės leidimo pavadinimai.

edition-voyage = Kelionė
word-street = aikštelė
word-streets = aikštelės
word-street-loc = aikštelėje
word-streets-acc = aikšteles
word-streets-loc = aikštelėse
word-street-acc = aikštelę
word-streets-ins = aikštelėmis
word-jail = Mėnulis
word-jail-into = į Mėnulį
word-jail-from = iš Mėnulio
word-jail-in = Mėnulyje
word-jail-card = Mėnulio korta
word-jail-card-gen = Mėnulio kortos, kurią
word-jail-cards = Mėnulio kortos
word-house = palapinė
word-houses = palapinės
word-houses-all = visos palapinės
word-houses-four = keturios palapinės
word-houses-gen = palapinių
word-hotel = kemperis
word-hotel-gen = kemperio
word-hotel-acc = kemperį
word-hotels = kemperiai
word-hotels-gen = kemperių
word-hotels-all = visus grupės kemperius
level-houses = { $count ->
    [one] { $count } palapinė
    [few] { $count } palapinės
    [many] { $count } palapinės
   *[other] { $count } palapinių
}
level-hotel = kemperis
group-brown = Potvyniai
group-light-blue = Vaivorykštė
group-pink = Saulėlydis
group-orange = Musonas
group-red = Ugnikalnis
group-yellow = Krintančios žvaigždės
group-green = Šiaurės pašvaistė
group-dark-blue = Pilnatis
group-stations = Oro uostai
group-utilities = Viešasis transportas
deck-command = Įsakymas
deck-decision = Sprendimas
kind-station = oro uostas
kind-utility = viešasis transportas
token-suitcase = Lagaminas
token-camera = Fotoaparatas
token-compass = Kompasas
token-balloon = Oro balionas
space-start = STARTAS
space-bay-of-fundy = Fandžio įlanka
space-decision = Sprendimas
space-mont-saint-michel = Mon Sen Mišelis
space-tax = Mokestis
space-athens-airport = Atėnų oro uostas
space-victoria-falls = Viktorijos krioklys
space-command = Įsakymas
space-iguazu = Igvasu
space-niagara = Niagara
space-the-moon = Mėnulis
space-santorini = Santorinis
space-railway = Geležinkelis
space-uluru = Uluru
space-serengeti = Serengetis
space-cairo-airport = Kairo oro uostas
space-kerala = Kerala
space-goa = Goa
space-chiang-mai = Čiangmajus
space-rest-area = Poilsio aikštelė
space-etna = Etna
space-krakatoa = Krakatau
space-kilauea = Kilauėja
space-denver-airport = Denverio oro uostas
space-atacama = Atakama
space-la-palma = La Palma
space-eurotunnel = Eurotunelis
space-wadi-rum = Vadi Ramas
space-go-to-the-moon = Į Mėnulį
space-tromso = Tromsė
space-abisko = Abiskas
space-yellowknife = Jelounaifas
space-sydney-airport = Sidnėjaus oro uostas
space-machu-picchu = Maču Pikču
space-himalaya = Himalajai

# Šioje lentoje vietoj kalėjimo – Mėnulis.
event-jailed = { $player } keliauja į Mėnulį.
event-freed = { $player } palieka Mėnulį.
event-freed-fine = { $player } palieka Mėnulį. Mokestis: { $amount }.
event-stayed-in-jail = { $player } lieka Mėnulyje (bandymas nr. { $count }).
event-owed-fine = { $player } turi sumokėti už grįžimą iš Mėnulio: { $amount }.
event-paid-fine = { $player } moka už grįžimą iš Mėnulio: { $amount }.
event-card-shown = { $player } parodo Mėnulio kortą.
event-card-used = { $player } palieka Mėnulį su korta.
awaiting-you-roll-jail = Esate Mėnulyje. Kaip grįšite?
act-fine = Palikti Mėnulį: { $amount }
act-card = Palikti Mėnulį su korta
deal-cards = Mėnulio kortos
deal-card-price = Mažiausia Mėnulio kortos kaina: { $amount }.
about-jail = Tik aplankyti arba būti Mėnulyje
about-go-to-jail = Į Mėnulį
player-in-jail = Mėnulyje
jail-cards = { $count ->
    [one] { $count } Mėnulio korta
    [few] { $count } Mėnulio kortos
    [many] { $count } Mėnulio kortos
   *[other] { $count } Mėnulio kortų
}
card-go-to-jail = Keliaukite į Mėnulį. Algos negaunate.
card-jail-free = Pasilikite šią kortą: ji vieną kartą grąžina iš Mėnulio, ją galima ir parduoti.
