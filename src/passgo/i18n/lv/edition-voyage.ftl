# Ceļojuma izdevuma nosaukumi.

edition-voyage = Ceļojums
word-street = parcele
word-streets = parceles
word-street-whose = parceles, kuras viss
word-streets-all-its = visas tā komplekta parceles
word-street-other = cita komplekta parcele
word-street-one-mortgaged = viena šī komplekta parcele ir ieķīlāta
word-streets-all = visas komplekta parceles
word-streets-all-full = visas komplekta parceles ir pilnas
word-street-none = neviena nav ieķīlāta
word-streets-unmortgaged = neieķīlātajām parcelēm
word-street-every = katra komplekta parcele saņem pirmo būvi, pirms kāda
word-street-one-on = uz vienas parceles
word-street-this-on = uz šīs parceles
word-street-on = uz parceles
word-street-full = parcele ir pilna
word-street-empty = parcele paliek tukša
word-street-this = šī parcele
word-street-first = parceli iztukšot pirms pārējām
word-streets-dat = parcelēm
word-jail = Mēness
word-jail-into = uz Mēnesi
word-jail-from = no Mēness
word-jail-in = uz Mēness
word-jail-card = Mēness kartīte
word-jail-cards = Mēness kartītes
word-jail-card-gen = Mēness kartītes
word-jail-card-acc = Mēness kartīti
word-house = telts
word-houses = teltis
word-houses-all = visas teltis
word-houses-gen = telšu
word-houses-four-dat = četrām teltīm
word-houses-four = četras teltis
word-hotel = kemperis
word-hotel-gen = kempera
word-hotels = kemperi
word-hotels-all = visus komplekta kemperus
word-hotels-gen = kemperu
word-street-hands = parcele maina īpašnieku tikai tad, ja visā tās
word-street-one-acc = vienu parceli
level-houses = { $count ->
    [zero] { $count } telšu
    [one] { $count } telts
   *[other] { $count } teltis
}
level-hotel = kemperis
group-brown = Paisums
group-light-blue = Varavīksne
group-pink = Saulriets
group-orange = Musons
group-red = Vulkāns
group-yellow = Krītošās zvaigznes
group-green = Ziemeļblāzma
group-dark-blue = Pilnmēness
group-stations = Lidostas
group-utilities = Sabiedriskais transports
deck-command = Pavēle
deck-decision = Lēmums
kind-station = lidosta
kind-utility = sabiedriskais transports
token-suitcase = Koferis
token-camera = Fotoaparāts
token-compass = Kompass
token-balloon = Gaisa balons
space-start = STARTS
space-bay-of-fundy = Fandi līcis
space-decision = Lēmums
space-mont-saint-michel = Monsenmišela
space-tax = Nodoklis
space-athens-airport = Atēnu lidosta
space-victoria-falls = Viktorijas ūdenskritums
space-command = Pavēle
space-iguazu = Igvasu
space-niagara = Niagāra
space-the-moon = Mēness
space-santorini = Santorini
space-railway = Dzelzceļš
space-uluru = Uluru
space-serengeti = Serengeti
space-cairo-airport = Kairas lidosta
space-kerala = Kerala
space-goa = Goa
space-chiang-mai = Čiangmaja
space-rest-area = Atpūtas vieta
space-etna = Etna
space-krakatoa = Krakatau
space-kilauea = Kilauea
space-denver-airport = Denveras lidosta
space-atacama = Atakama
space-la-palma = La Palma
space-eurotunnel = Eirotunelis
space-wadi-rum = Vadi Rama
space-go-to-the-moon = Uz Mēnesi
space-tromso = Trumse
space-abisko = Abisko
space-yellowknife = Jelounaifa
space-sydney-airport = Sidnejas lidosta
space-machu-picchu = Maču Pikču
space-himalaya = Himalaji

# Uz šī laukuma cietuma vietā ir Mēness.
event-jailed = { $player } dodas uz Mēnesi.
event-freed = { $player } pamet Mēnesi.
event-freed-fine = { $player } pamet Mēnesi. Maksa: { $amount }.
event-stayed-in-jail = { $player } paliek uz Mēness ({ $count }. mēģinājums).
event-owed-fine = { $player } ir parādā par atgriešanos no Mēness: { $amount }.
event-paid-fine = { $player } maksā par atgriešanos no Mēness: { $amount }.
event-card-shown = { $player } parāda Mēness kartīti.
event-card-used = { $player } pamet Mēnesi ar kartīti.
awaiting-you-roll-jail = Tu esi uz Mēness. Kā atgriezīsies?
act-fine = Pamest Mēnesi: { $amount }
act-card = Pamest Mēnesi ar kartīti
deal-cards = Mēness kartītes
deal-card-price = Mazākā Mēness kartītes cena: { $amount }.
about-jail = Tikai ciemos vai uz Mēness
about-go-to-jail = Uz Mēnesi
player-in-jail = uz Mēness
jail-cards = { $count ->
    [zero] { $count } Mēness kartīšu
    [one] { $count } Mēness kartīte
   *[other] { $count } Mēness kartītes
}
card-go-to-jail = Dodies uz Mēnesi. Algu nesaņem.
card-jail-free = Paturi šo kartīti: tā vienreiz atved no Mēness, un to var arī pārdot.
