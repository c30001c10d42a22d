# Namen der Ausgabe voyage.

edition-voyage = Weltreise
word-go = START
word-street = Parzelle
word-streets = Parzellen
word-streets-dat = Parzellen
word-street-other = eine andere Parzelle
word-street-one-dat = einer Parzelle
word-street-one-its = einer Parzelle vor ihrem
word-street-one-acc = eine Parzelle
word-street-this = diese Parzelle
word-street-this-dat = dieser Parzelle
word-street-the = die Parzelle
word-street-every = jede Parzelle der Gruppe ihr erstes Gebäude, dann jede ihr zweites
word-street-none = ist keine
word-street-full = ist sie voll
word-jail = Mond
word-jail-into = auf den Mond
word-jail-from = vom Mond
word-jail-of = des Mondes
word-jail-card = Mondkarte
word-jail-cards = Mondkarten
word-jail-turn = Zug auf dem Mond
word-jail-turns = Züge auf dem Mond
word-house = Zelt
word-houses = Zelte
word-hotel = Wohnwagen
word-hotel-of = eines Wohnwagens
word-hotels = Wohnwagen
word-street-hands = eine Parzelle wechselt nur den Besitzer, wenn in ihrer
word-street-empties = eine Parzelle darf leer werden
level-houses = { $count ->
    [one] { $count } Zelt
   *[other] { $count } Zelte
}
level-hotel = Wohnwagen
    .acc = einen Wohnwagen
level-hotels = { $count ->
    [one] { $count } Wohnwagen
   *[other] { $count } Wohnwagen
}
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
deck-command = Anweisung
    .acc = eine Anweisung
    .pile = Der Stapel der Anweisungen
deck-decision = Entscheidung
    .acc = eine Entscheidung
    .pile = Der Stapel der Entscheidungen
kind-station = Flughafen
    .next = zum nächsten Flughafen
kind-utility = Verkehrsmittel
    .next = zum nächsten Verkehrsmittel
token-suitcase = Koffer
token-camera = Fotoapparat
token-compass = Kompass
token-balloon = Ballon
space-start = START
space-bay-of-fundy = Bay of Fundy
    .acc = die Bay of Fundy
    .dat = der Bay of Fundy
    .gender = f
space-decision = Entscheidung
    .board = Entschei{ "\u00AD" }dung
    .acc = ein Entscheidungsfeld
    .dat = einem Entscheidungsfeld
space-mont-saint-michel = Mont Saint-Michel
    .acc = den Mont Saint-Michel
    .dat = dem Mont Saint-Michel
    .gender = m
space-tax = Steuer
    .acc = das Steuerfeld
    .dat = dem Steuerfeld
space-athens-airport = Flughafen Athen
    .acc = den Flughafen Athen
    .dat = dem Flughafen Athen
    .gender = m
space-victoria-falls = Victoriafälle
    .board = Victoria{ "\u00AD" }fälle
    .acc = die Victoriafälle
    .dat = den Victoriafällen
    .gender = f
space-command = Anweisung
    .acc = ein Anweisungsfeld
    .dat = einem Anweisungsfeld
space-iguazu = Iguazu
    .gender = n
space-niagara = Niagara
    .gender = n
space-the-moon = Mond
    .acc = das Mondfeld
    .dat = dem Mondfeld
space-santorini = Santorini
    .gender = n
space-railway = Eisenbahn
    .acc = die Eisenbahn
    .dat = der Eisenbahn
    .gender = f
space-uluru = Uluru
    .acc = den Uluru
    .dat = dem Uluru
    .gender = m
space-serengeti = Serengeti
    .acc = die Serengeti
    .dat = der Serengeti
    .gender = f
space-cairo-airport = Flughafen Kairo
    .acc = den Flughafen Kairo
    .dat = dem Flughafen Kairo
    .gender = m
space-kerala = Kerala
    .gender = n
space-goa = Goa
    .gender = n
space-chiang-mai = Chiang Mai
    .gender = n
space-rest-area = Rastplatz
    .acc = den Rastplatz
    .dat = dem Rastplatz
space-etna = Ätna
    .acc = den Ätna
    .dat = dem Ätna
    .gender = m
space-krakatoa = Krakatau
    .acc = den Krakatau
    .dat = dem Krakatau
    .gender = m
space-kilauea = Kilauea
    .acc = den Kilauea
    .dat = dem Kilauea
    .gender = m
space-denver-airport = Flughafen Denver
    .acc = den Flughafen Denver
    .dat = dem Flughafen Denver
    .gender = m
space-atacama = Atacama
    .acc = die Atacama
    .dat = der Atacama
    .gender = f
space-la-palma = La Palma
    .gender = n
space-eurotunnel = Eurotunnel
    .acc = den Eurotunnel
    .dat = dem Eurotunnel
    .gender = m
space-wadi-rum = Wadi Rum
    .acc = das Wadi Rum
    .dat = dem Wadi Rum
    .gender = n
space-go-to-the-moon = Flieg auf den Mond
    .acc = das Feld „Flieg auf den Mond“
    .dat = dem Feld „Flieg auf den Mond“
space-tromso = Tromsø
    .gender = n
space-abisko = Abisko
    .gender = n
space-yellowknife = Yellowknife
    .board = Yellow{ "\u00AD" }knife
    .gender = n
space-sydney-airport = Flughafen Sydney
    .acc = den Flughafen Sydney
    .dat = dem Flughafen Sydney
    .gender = m
space-machu-picchu = Machu Picchu
    .gender = n
space-himalaya = Himalaya
    .acc = den Himalaya
    .dat = dem Himalaya
    .gender = m
event-jailed = { WHO($player) ->
    [you] Zündung! Du fliegst auf den Mond.
   *[other] Zündung! { $player } fliegt auf den Mond.
}
event-freed = { WHO($player) ->
    [you] Du bist zurück vom Mond.
   *[other] { $player } ist zurück vom Mond.
}
event-freed-fine = { WHO($player) ->
    [you] Du zahlst { $amount } und verlässt den Mond.
   *[other] { $player } zahlt { $amount } und verlässt den Mond.
}
event-stayed-in-jail = { WHO($player) ->
    [you] Du bleibst auf dem Mond ({ $count }. Versuch).
   *[other] { $player } bleibt auf dem Mond ({ $count }. Versuch).
}
story-roll-jailed = { WHO($player) ->
    [you] Du würfelst { $dice }. Zündung! Du fliegst auf den Mond.
   *[other] { $player } würfelt { $dice }. Zündung, ab auf den Mond!
}
story-roll-stayed = { WHO($player) ->
    [you] Du würfelst { $dice } und bleibst auf dem Mond ({ $count }. Versuch).
   *[other] { $player } würfelt { $dice } und bleibt auf dem Mond ({ $count }. Versuch).
}
event-owed-fine = { WHO($player) ->
    [you] Du musst { $amount } zahlen, um den Mond zu verlassen.
   *[other] { $player } muss { $amount } zahlen, um den Mond zu verlassen.
}
event-paid-fine = { WHO($player) ->
    [you] Du zahlst { $amount }, um den Mond zu verlassen.
   *[other] { $player } zahlt { $amount }, um den Mond zu verlassen.
}
event-card-shown = { WHO($player) ->
    [you] Du zeigst eine Mondkarte.
   *[other] { $player } zeigt eine Mondkarte.
}
event-card-used = { WHO($player) ->
    [you] Du verlässt den Mond mit einer Karte.
   *[other] { $player } verlässt den Mond mit einer Karte.
}
awaiting-you-roll-jail = Du bist auf dem Mond. Wie kommst du weg?
act-fine = { $amount } zahlen und den Mond verlassen
act-card = Mit einer Karte den Mond verlassen
deal-cards = Mondkarten
deal-card-price = Eine Mondkarte darf nicht für weniger als { $amount } gehandelt werden.
about-jail = Nur zu Besuch oder auf dem Mond
about-go-to-jail = Flieg auf den Mond
player-in-jail = auf dem Mond
jail-cards = { $count ->
    [one] { $count } Mondkarte
   *[other] { $count } Mondkarten
}
card-go-to-jail = Du steigst in die falsche Rakete. Flieg direkt auf den Mond. Du erhältst kein Gehalt.
card-jail-free = Ein Raketenticket! Behalte diese Karte: Sie holt dich einmal vom Mond zurück, oder du verkaufst sie.

card-advance-to = Eine Postkarte weckt dein Fernweh. Rücke vor bis auf { FORM($space, "acc") }.
card-to-go = Du hast Heimweh. Rücke vor bis auf { $go } und zieh dein Gehalt ein.
card-next-station = Du hast deinen Flug verpasst. Rücke vor bis { FORM($space, "next") }. Der Besitzer darf das Doppelte verlangen.
card-next-utility = Nebel! Rücke vor bis { FORM($space, "next") } und würfle. Der Besitzer darf das { $factor }-Fache der Augenzahl verlangen.
card-back-three = Du hast deinen Pass vergessen. Geh drei Felder zurück; es gilt, was dort steht.
card-general-repairs = Ein Hagelsturm trifft das Lager. Zahle { $house } je { $house-name } und { $hotel } je { $hotel-name }.
card-fine = Du hast eine seltene Blume gepflückt. Zahle { $amount } Bußgeld.
card-elected-chair = Du führst die Gruppe und verläufst dich. Zahle jedem { $amount }.
card-dividend = Deine Reederei-Aktien bringen Dividende. Du erhältst { $amount }.
card-loan-matures = Eine alte Reisebekanntschaft begleicht ihre Schulden. Du erhältst { $amount }.
card-bank-error = Die Bank irrt sich beim Wechselkurs. Du erhältst { $amount }.
card-doctor = Dein Sonnenbrand muss behandelt werden. Zahle { $amount }.
card-sale-of-stock = Du verkaufst deine Airline-Aktien. Du erhältst { $amount }.
card-holiday-fund = In einer Socke findest du deine Reisekasse. Du erhältst { $amount }.
card-tax-refund = Der Zoll erstattet dir die Steuer auf deine Souvenirs. Du erhältst { $amount }.
card-birthday = Geburtstag am Lagerfeuer! Jeder gibt dir { $amount }.
card-life-insurance = Dein Gepäck ist weg, aber versichert. Du erhältst { $amount }.
card-hospital = Du verstauchst dir den Fuß am Kraterrand. Zahle { $amount }.
card-school-fees = Ein Sprachkurs vor der Abreise. Zahle { $amount }.
card-street-repairs = Lava versperrt die Straße. Zahle { $house } je { $house-name } und { $hotel } je { $hotel-name }.
card-second-prize = Dein Foto vom Sonnenuntergang gewinnt den zweiten Preis. Du erhältst { $amount }.
card-inheritance = Deine Großtante vererbt dir ihre Reisekasse. Du erhältst { $amount }.

## Events, told in this world

story-salary = { $go } bringt { $amount } für die Reisekasse.
event-salary = { WHO($player) ->
    [you] Du kommst über { $go } und erhältst { $amount } für die Reisekasse.
   *[other] { $player } kommt über { $go } und erhält { $amount } für die Reisekasse.
}
story-roll-tax = { WHO($player) ->
    [you] Du würfelst { $dice }, landest auf { FORM($space, "dat") } und zahlst beim Zoll { $amount }.
   *[other] { $player } würfelt { $dice }, landet auf { FORM($space, "dat") } und zahlt beim Zoll { $amount }.
}
story-tax = { WHO($player) ->
    [you] Du landest auf { FORM($space, "dat") } und zahlst beim Zoll { $amount }.
   *[other] { $player } landet auf { FORM($space, "dat") } und zahlt beim Zoll { $amount }.
}
event-paid-tax = { WHO($player) ->
    [you] Du zahlst beim Zoll { $amount } { $space }.
   *[other] { $player } zahlt beim Zoll { $amount } { $space }.
}
event-built = { WHO($player) ->
    [you] Du schlägst für { $amount } auf { FORM($space, "dat") } ein Lager auf und hast dort jetzt { FORM($level, "acc") }.
   *[other] { $player } schlägt für { $amount } auf { FORM($space, "dat") } ein Lager auf und hat dort jetzt { FORM($level, "acc") }.
}
event-built-won = { WHO($player) ->
    [you] Du schlägst auf { FORM($space, "dat") } ein Lager auf und hast dort jetzt { FORM($level, "acc") }.
   *[other] { $player } schlägt auf { FORM($space, "dat") } ein Lager auf und hat dort jetzt { FORM($level, "acc") }.
}
story-built = { WHO($player) ->
    [you] Du schlägst für { $amount } auf { FORM($spaces, "dat") } ein Lager auf.
   *[other] { $player } schlägt für { $amount } auf { FORM($spaces, "dat") } ein Lager auf.
}
event-bankrupt = { WHO($player) ->
    [you] Du bist pleite und fliegst nach Hause. Was übrig ist, geht an { $other }.
   *[other] { WHO($other) ->
        [you] { $player } ist pleite und fliegt nach Hause. Was übrig ist, geht an dich.
       *[other] { $player } ist pleite und fliegt nach Hause. Was übrig ist, geht an { $other }.
    }
}
event-game-over = Die Reise ist zu Ende: { $players } gewinnt das Spiel.
event-game-over-shared = Die Reise ist zu Ende: { $players } teilen sich den Sieg.

character-1 = Robin Regencape
character-2 = Käpt’n Umweg
character-3 = Kim Fensterplatz
character-4 = Toni Zufrüh
says-careful-buys = Zuerst habe ich die Landkarte studiert.
says-careful-earns = Das kommt in meine Reisekasse.
says-careful-pays = Dafür habe ich Bargeld eingepackt.
says-careful-wins = Wieder daheim, mit allen Koffern!
says-bold-buys = Gesehen, verliebt, gekauft!
says-bold-earns = Mein nächster Flug ist bezahlt!
says-bold-pays = Das verbuche ich als Abenteuer.
says-bold-wins = Die Welt gesehen und gewonnen!
says-haggler-buys = Ich bekam den Preis für Einheimische.
says-haggler-earns = Die Aussicht gibt es gratis dazu.
says-haggler-pays = Ich hatte nach Gruppenrabatt gefragt.
says-haggler-wins = Einmal um die Welt, und das mit Rabatt!
