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
    .now = en husvagn
level-hotels = { $count ->
    [one] { $count } husvagn
   *[other] { $count } husvagnar
}
group-brown = Tidvatten
group-light-blue = Regnbåge
group-pink = Solnedgång
group-orange = Monsun
group-red = Vulkan
group-yellow = Stjärnfall
group-green = Norrsken
group-dark-blue = Fullmåne
group-stations = Flygplatser
group-utilities = Kollektivtrafik
deck-command = Order
    .acc = ett orderkort
    .pl = Orderkorten
deck-decision = Beslut
    .acc = ett beslutskort
    .pl = Beslutskorten
kind-station = flygplats
kind-utility = kollektivtrafikruta
token-suitcase = Resväska
token-camera = Kamera
token-compass = Kompass
token-balloon = Ballong
space-start = START
space-bay-of-fundy = Fundybukten
    .board = Fundy{ "\u00AD" }bukten
space-decision = Beslut
space-mont-saint-michel = Mont Saint-Michel
    .gender = n
space-tax = Skatt
    .tax = skatt
space-athens-airport = Atens flygplats
space-victoria-falls = Victoriafallen
    .board = Victoria{ "\u00AD" }fallen
    .gender = pl
space-command = Order
space-iguazu = Iguazú
    .gender = n
space-niagara = Niagara
    .gender = n
space-the-moon = Månen
space-santorini = Santorini
    .gender = n
space-railway = Järnväg
space-uluru = Uluru
    .gender = n
space-serengeti = Serengeti
    .gender = n
space-cairo-airport = Kairos flygplats
space-kerala = Kerala
    .gender = n
space-goa = Goa
    .gender = n
space-chiang-mai = Chiang Mai
    .gender = n
space-rest-area = Rastplats
space-etna = Etna
space-krakatoa = Krakatau
space-kilauea = Kilauea
space-denver-airport = Denvers flygplats
space-atacama = Atacama
    .gender = n
space-la-palma = La Palma
    .gender = n
space-eurotunnel = Kanaltunneln
    .board = Kanal{ "\u00AD" }tunneln
space-wadi-rum = Wadi Rum
    .gender = n
space-go-to-the-moon = Res till månen
space-tromso = Tromsø
    .gender = n
space-abisko = Abisko
    .gender = n
space-yellowknife = Yellowknife
    .board = Yellow{ "\u00AD" }knife
    .gender = n
space-sydney-airport = Sydneys flygplats
space-machu-picchu = Machu Picchu
    .gender = n
space-himalaya = Himalaya
    .gender = n

# På den här planen reser man till månen i stället.
event-jailed = { WHO($player) ->
    [you] Du skickas till månen.
   *[other] { $player } skickas till månen.
}
event-freed = { WHO($player) ->
    [you] Du lämnar månen.
   *[other] { $player } lämnar månen.
}
event-freed-fine = { WHO($player) ->
    [you] Du betalar { $amount } och lämnar månen.
   *[other] { $player } betalar { $amount } och lämnar månen.
}
event-stayed-in-jail = { WHO($player) ->
    [you] Du är kvar på månen (försök { $count }).
   *[other] { $player } är kvar på månen (försök { $count }).
}
story-roll-jailed = { WHO($player) ->
    [you] Du slår { $dice } och skickas till månen.
   *[other] { $player } slår { $dice } och skickas till månen.
}
story-roll-stayed = { WHO($player) ->
    [you] Du slår { $dice } och är kvar på månen (försök { $count }).
   *[other] { $player } slår { $dice } och är kvar på månen (försök { $count }).
}
event-owed-fine = { WHO($player) ->
    [you] Du är skyldig { $amount } för att lämna månen.
   *[other] { $player } är skyldig { $amount } för att lämna månen.
}
event-paid-fine = { WHO($player) ->
    [you] Du betalar { $amount } för att lämna månen.
   *[other] { $player } betalar { $amount } för att lämna månen.
}
event-card-shown = { WHO($player) ->
    [you] Du visar ett månkort.
   *[other] { $player } visar ett månkort.
}
event-card-used = { WHO($player) ->
    [you] Du använder ett kort för att lämna månen.
   *[other] { $player } använder ett kort för att lämna månen.
}
awaiting-you-roll-jail = Du är på månen. Hur vill du komma därifrån?
act-fine = Betala { $amount } och lämna månen
act-card = Använd ett kort och lämna månen
deal-cards = Månkort
deal-card-price = Ett månkort får inte bytas bort för mindre än { $amount }.
about-jail = På besök, eller på månen
about-go-to-jail = Res till månen
player-in-jail = på månen
jail-cards = { $count ->
    [one] { $count } månkort
   *[other] { $count } månkort
}
card-go-to-jail = Res direkt till månen. Du får ingen lön.
card-jail-free = Behåll kortet: det tar dig från månen en gång, eller så kan du sälja det.
