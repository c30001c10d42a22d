# Reisiväljaande nimed.

edition-voyage = Reis
word-house = telk
word-hotel = haagissuvila
level-houses = { $count ->
    [one] { $count } telk
   *[other] { $count } telki
}
level-hotel = haagissuvila
group-brown = Tõus ja mõõn
group-light-blue = Vikerkaar
group-pink = Päikeseloojang
group-orange = Mussoon
group-red = Vulkaan
group-yellow = Langevad tähed
group-green = Virmalised
group-dark-blue = Täiskuu
group-stations = Lennujaamad
group-utilities = Ühistransport
deck-command = Käsk
deck-decision = Otsus
kind-station = lennujaam
kind-utility = ühistransport
token-suitcase = Kohver
token-camera = Fotoaparaat
token-compass = Kompass
token-balloon = Õhupall
space-start = START
space-bay-of-fundy = Fundy laht
space-decision = Otsus
space-mont-saint-michel = Mont Saint-Michel
space-tax = Maks
space-athens-airport = Ateena lennujaam
space-victoria-falls = Victoria juga
space-command = Käsk
space-iguazu = Iguazu
space-niagara = Niagara
space-the-moon = Kuu
space-santorini = Santorini
space-railway = Raudtee
space-uluru = Uluru
space-serengeti = Serengeti
space-cairo-airport = Kairo lennujaam
space-kerala = Kerala
space-goa = Goa
space-chiang-mai = Chiang Mai
space-rest-area = Puhkekoht
space-etna = Etna
space-krakatoa = Krakatau
space-kilauea = Kilauea
space-denver-airport = Denveri lennujaam
space-atacama = Atacama
space-la-palma = La Palma
space-eurotunnel = Eurotunnel
space-wadi-rum = Wadi Rum
space-go-to-the-moon = Lenda Kuule
space-tromso = Tromsø
space-abisko = Abisko
space-yellowknife = Yellowknife
space-sydney-airport = Sydney lennujaam
space-machu-picchu = Machu Picchu
space-himalaya = Himaalaja

# Sellel laual satutakse Kuule.
event-jailed = { $player } lendab Kuule.
event-freed = { $player } lahkub Kuult.
event-freed-fine = { $player } lahkub Kuult, hind { $amount }.
event-stayed-in-jail = { $player } jääb Kuule (katse { $count }).
event-owed-fine = { $player } võlgneb Kuult lahkumise eest { $amount }.
event-paid-fine = { $player } maksab Kuult lahkumise eest { $amount }.
event-card-shown = { $player } näitab Kuu-kaarti.
event-card-used = { $player } lahkub Kuult kaardiga.
awaiting-you-roll-jail = Oled Kuul. Kuidas sealt pääsed?
act-fine = Maksa { $amount } ja lahku Kuult
act-card = Lahku Kuult kaardiga
deal-cards = Kuu-kaardid
deal-card-price = Kuu-kaardi hind on vähemalt { $amount }.
about-jail = Ainult külas või Kuul
about-go-to-jail = Lenda Kuule
player-in-jail = Kuul
jail-cards = { $count ->
    [one] { $count } Kuu-kaart
   *[other] { $count } Kuu-kaarti
}
card-go-to-jail = Lenda Kuule, palka ei saa.
card-jail-free = Hoia alles: sellega pääseb korra Kuult, aga selle võib ka müüa.
