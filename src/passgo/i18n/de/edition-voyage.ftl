# Namen der Ausgabe voyage.

edition-voyage = Reise
word-house = Zelt
word-hotel = Wohnwagen
level-houses = { $count ->
    [one] { $count } Zelt
   *[other] { $count } Zelte
}
level-hotel = Wohnwagen
group-brown = Gezeiten
group-light-blue = Regenbogen
group-pink = Sonnenuntergang
group-orange = Monsun
group-red = Vulkan
group-yellow = Sternschnuppen
group-green = Nordlicht
group-dark-blue = Vollmond
group-stations = Flughäfen
group-utilities = Verkehrsmittel
deck-command = Befehl
deck-decision = Entscheidung
kind-station = Flughafen
kind-utility = Verkehrsmittel
token-suitcase = Koffer
token-camera = Fotoapparat
token-compass = Kompass
token-balloon = Ballon
space-start = START
space-bay-of-fundy = Bay of Fundy
space-decision = Entscheidung
space-mont-saint-michel = Mont Saint-Michel
space-tax = Steuer
space-athens-airport = Flughafen Athen
space-victoria-falls = Victoriafälle
space-command = Befehl
space-iguazu = Iguazu
space-niagara = Niagara
space-the-moon = Der Mond
space-santorini = Santorini
space-railway = Eisenbahn
space-uluru = Uluru
space-serengeti = Serengeti
space-cairo-airport = Flughafen Kairo
space-kerala = Kerala
space-goa = Goa
space-chiang-mai = Chiang Mai
space-rest-area = Rastplatz
space-etna = Etna
space-krakatoa = Krakatoa
space-kilauea = Kilauea
space-denver-airport = Flughafen Denver
space-atacama = Atacama
space-la-palma = La Palma
space-eurotunnel = Eurotunnel
space-wadi-rum = Wadi Rum
space-go-to-the-moon = Geh zum Mond
space-tromso = Tromsø
space-abisko = Abisko
space-yellowknife = Yellowknife
space-sydney-airport = Flughafen Sydney
space-machu-picchu = Machu Picchu
space-himalaya = Himalaya
event-jailed = { $player } fliegt auf den Mond.
event-freed = { $player } verlässt den Mond.
event-freed-fine = { $player } verlässt den Mond für { $amount }.
event-stayed-in-jail = { $player } bleibt auf dem Mond (Versuch { $count }).
event-owed-fine = { $player } schuldet { $amount }, um den Mond zu verlassen.
event-paid-fine = { $player } zahlt { $amount }, um den Mond zu verlassen.
event-card-shown = { $player } zeigt eine Mondkarte.
event-card-used = { $player } verlässt den Mond mit einer Karte.
awaiting-you-roll-jail = Du bist auf dem Mond. Wie kommst du weg?
act-fine = { $amount } zahlen und den Mond verlassen
act-card = Mit einer Karte den Mond verlassen
deal-cards = Mondkarten
deal-card-price = Eine Mondkarte kostet mindestens { $amount }.
about-jail = Nur zu Besuch oder auf dem Mond
about-go-to-jail = Geh zum Mond
player-in-jail = auf dem Mond
jail-cards = { $count ->
    [one] { $count } Mondkarte
   *[other] { $count } Mondkarten
}
card-go-to-jail = Geh zum Mond, ohne das Gehalt.
card-jail-free = Behalte sie: Sie holt dich einmal vom Mond oder darf verkauft werden.
