# Namn i utgåvan voyage.

edition-voyage = Världsresa
word-go = START
word-street = tomt
word-streets = tomter
word-street-the = tomten
word-jail = månen
word-jail-into = till månen
word-jail-from = från månen
word-jail-card = månkort
word-jail-cards = månkort
word-jail-turn = turen på månen
word-jail-turns = turer på månen
word-house = tält
word-houses = tält
word-hotel = husvagn
word-hotel-one = en husvagn
word-hotel-gets = en husvagn
word-hotels = husvagnar
level-houses = { $count ->
    [one] { $count } tält
   *[other] { $count } tält
}
level-hotel = husvagn
group-brown = Tidvatten
group-light-blue = Regnbåge
group-pink = Solnedgång
group-orange = Monsun
group-red = Vulkan
group-yellow = Stjärnfall
group-green = Norrsken
group-dark-blue = Fullmåne
group-stations = Flygplatser
group-utilities = Masstransport
deck-command = Order
deck-decision = Beslut
kind-station = flygplats
kind-utility = masstransport
token-suitcase = Resväska
token-camera = Kamera
token-compass = Kompass
token-balloon = Ballong
space-start = START
space-bay-of-fundy = Fundybukten
space-decision = Beslut
space-mont-saint-michel = Mont Saint-Michel
space-tax = Skatt
space-athens-airport = Atens flygplats
space-victoria-falls = Victoriafallen
space-command = Order
space-iguazu = Iguazú
space-niagara = Niagara
space-the-moon = Månen
space-santorini = Santorini
space-railway = Järnväg
space-uluru = Uluru
space-serengeti = Serengeti
space-cairo-airport = Kairos flygplats
space-kerala = Kerala
space-goa = Goa
space-chiang-mai = Chiang Mai
space-rest-area = Rastplats
space-etna = Etna
space-krakatoa = Krakatau
space-kilauea = Kilauea
space-denver-airport = Denvers flygplats
space-atacama = Atacama
space-la-palma = La Palma
space-eurotunnel = Kanaltunneln
space-wadi-rum = Wadi Rum
space-go-to-the-moon = Res till månen
space-tromso = Tromsø
space-abisko = Abisko
space-yellowknife = Yellowknife
space-sydney-airport = Sydneys flygplats
space-machu-picchu = Machu Picchu
space-himalaya = Himalaya

# På den här planen reser man till månen i stället.
event-jailed = { $player } reser till månen.
event-freed = { $player } lämnar månen.
event-freed-fine = { $player } lämnar månen för { $amount }.
event-stayed-in-jail = { $player } stannar på månen (försök { $count }).
event-owed-fine = { $player } är skyldig { $amount } för att lämna månen.
event-paid-fine = { $player } betalar { $amount } för att lämna månen.
event-card-shown = { $player } visar ett månkort.
event-card-used = { $player } använder ett kort för att lämna månen.
awaiting-you-roll-jail = Du är på månen. Hur kommer du därifrån?
act-fine = Betala { $amount } och lämna månen
act-card = Använd ett kort och lämna månen
deal-cards = Månkort
deal-card-price = Ett månkort kostar minst { $amount }.
about-jail = På besök, eller på månen
about-go-to-jail = Res till månen
player-in-jail = på månen
jail-cards = { $count ->
    [one] { $count } månkort
   *[other] { $count } månkort
}
card-go-to-jail = Res till månen, utan lön.
card-jail-free = Behåll kortet: det tar dig från månen en gång, eller får säljas.
