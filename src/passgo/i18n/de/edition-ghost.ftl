# Namen der Ausgabe ghost.

edition-ghost = Geister
word-rent = Gebühr
word-rent-any = eine Gebühr
word-rent-sum = als Gebühr
word-rent-pl = Gebühren
word-rent-the = die Gebühr
word-rent-asked = Gebühren, die verlangt werden können
word-deed = Vertragskarte
word-deeds = Vertragskarten
word-deed-property = Vertragsobjekt
word-deed-property-gen = Vertragsobjekts
word-deed-properties = Vertragsobjekte
word-deed-properties-dat = Vertragsobjekten
word-street = Adresse
word-streets = Adressen
word-streets-dat = Adressen
word-street-other = eine andere Adresse
word-street-one-dat = einer Adresse
word-street-one-its = einer Adresse vor ihrer
word-street-one-acc = eine Adresse
word-street-this = diese Adresse
word-street-this-dat = dieser Adresse
word-street-the = die Adresse
word-street-every = jede Adresse der Gruppe ihr erstes Gebäude, dann jede ihr zweites
word-street-none = ist keine
word-street-full = ist sie voll
word-house = Geisterfalle
word-houses = Geisterfallen
word-hotel = Verwahranlage
word-hotel-of = einer Verwahranlage
word-hotels = Verwahranlagen
word-street-hands = eine Adresse wechselt nur den Besitzer, wenn in ihrer
word-street-empties = eine Adresse darf leer werden
level-houses = { $count ->
    [one] { $count } Geisterfalle
   *[other] { $count } Geisterfallen
}
level-hotel = Verwahranlage
    .acc = eine Verwahranlage
level-hotels = { $count ->
    [one] { $count } Verwahranlage
   *[other] { $count } Verwahranlagen
}
group-brown = Braun
group-light-blue = Hellblau
group-pink = Rosa
group-orange = Orange
group-red = Rot
group-yellow = Gelb
group-green = Grün
group-dark-blue = Dunkelblau
deck-mist = Wandernder Nebel
    .acc = eine Karte „Wandernder Nebel“
    .pile = Der Stapel „Wandernder Nebel“
kind-ride = ECTO-1
    .next = zum nächsten ECTO-1
kind-entity = Geist
    .next = zum nächsten Geist
token-goggles = Schutzbrille
token-ghost-meter = Geistermessgerät
token-cello = Cello
token-proton-pack = Protonenrucksack
token-marshmallow = Marshmallow
token-siren = Sirene
space-go = LOS
space-corner-bookshop = Buchladen an der Ecke
    .acc = den Buchladen an der Ecke
    .dat = dem Buchladen an der Ecke
    .to = zum Buchladen an der Ecke
    .gender = m
space-mist = Wandernder Nebel
    .acc = den Wandernden Nebel
    .dat = dem Wandernden Nebel
    .to = zum Wandernden Nebel
space-subway-stairs = U-Bahn-Treppe
    .acc = die U-Bahn-Treppe
    .dat = der U-Bahn-Treppe
    .to = zur U-Bahn-Treppe
    .gender = f
space-library-phantom = Bibliotheksgeist
    .board = Biblio{ "\u00AD" }theks{ "\u00AD" }geist
    .acc = den Bibliotheksgeist
    .dat = dem Bibliotheksgeist
    .to = zum Bibliotheksgeist
    .gender = m
space-ecto-1 = ECTO-1
space-night-diner = Nachtimbiss
    .board = Nacht{ "\u00AD" }imbiss
    .acc = den Nachtimbiss
    .dat = dem Nachtimbiss
    .to = zum Nachtimbiss
    .gender = m
space-pawn-shop = Pfandhaus
    .acc = das Pfandhaus
    .dat = dem Pfandhaus
    .to = zum Pfandhaus
    .gender = n
space-wax-museum = Wachsmuseum
    .board = Wachs{ "\u00AD" }museum
    .acc = das Wachsmuseum
    .dat = dem Wachsmuseum
    .to = zum Wachsmuseum
    .gender = n
space-jail = Gefängnis
    .acc = das Gefängnisfeld
    .dat = dem Gefängnisfeld
    .to = zum Gefängnisfeld
space-old-fire-station = Alte Feuerwache
    .acc = die Alte Feuerwache
    .dat = der Alten Feuerwache
    .to = zur Alten Feuerwache
    .gender = f
space-hungry-green-ghost = Hungriger grüner Geist
    .acc = den hungrigen grünen Geist
    .dat = dem hungrigen grünen Geist
    .to = zum hungrigen grünen Geist
space-university-lab = Unilabor
    .acc = das Unilabor
    .dat = dem Unilabor
    .to = zum Unilabor
    .gender = n
space-city-archive = Stadtarchiv
    .board = Stadt{ "\u00AD" }archiv
    .acc = das Stadtarchiv
    .dat = dem Stadtarchiv
    .to = zum Stadtarchiv
    .gender = n
space-reading-room = Lesesaal
    .acc = den Lesesaal
    .dat = dem Lesesaal
    .to = zum Lesesaal
    .gender = m
space-card-catalogue = Zettelkatalog
    .board = Zettel{ "\u00AD" }katalog
    .acc = den Zettelkatalog
    .dat = dem Zettelkatalog
    .to = zum Zettelkatalog
    .gender = m
space-grand-staircase = Große Treppe
    .acc = die Große Treppe
    .dat = der Großen Treppe
    .to = zur Großen Treppe
    .gender = f
space-free-parking = Frei Parken
space-hotel-lobby = Hotelhalle
    .acc = die Hotelhalle
    .dat = der Hotelhalle
    .to = zur Hotelhalle
    .gender = f
space-ballroom = Ballsaal
    .acc = den Ballsaal
    .dat = dem Ballsaal
    .to = zum Ballsaal
    .gender = m
space-twelfth-floor = Zwölfter Stock
    .acc = den Zwölften Stock
    .dat = dem Zwölften Stock
    .to = zum Zwölften Stock
    .gender = m
space-town-hall = Rathaus
    .acc = das Rathaus
    .dat = dem Rathaus
    .to = zum Rathaus
    .gender = n
space-mayors-office = Büro des Bürgermeisters
    .board = Büro des Bürger{ "\u00AD" }meisters
    .acc = das Büro des Bürgermeisters
    .dat = dem Büro des Bürgermeisters
    .to = zum Büro des Bürgermeisters
    .gender = n
space-gate-hound = Torhund
    .acc = den Torhund
    .dat = dem Torhund
    .to = zum Torhund
    .gender = m
space-city-jail-roof = Gefängnisdach
    .board = Gefängnis{ "\u00AD" }dach
    .acc = das Gefängnisdach
    .dat = dem Gefängnisdach
    .to = zum Gefängnisdach
    .gender = n
space-go-to-jail = Geh ins Gefängnis
    .acc = das Feld „Geh ins Gefängnis“
    .dat = dem Feld „Geh ins Gefängnis“
    .to = zum Feld „Geh ins Gefängnis“
space-park-gate = Parktor
    .acc = das Parktor
    .dat = dem Parktor
    .to = zum Parktor
    .gender = n
space-carriage-stand = Kutschenstand
    .board = Kutschen{ "\u00AD" }stand
    .acc = den Kutschenstand
    .dat = dem Kutschenstand
    .to = zum Kutschenstand
    .gender = m
space-penthouse-kitchen = Penthouse-Küche
    .acc = die Penthouse-Küche
    .dat = der Penthouse-Küche
    .to = zur Penthouse-Küche
    .gender = f
space-rooftop-temple = Dachtempel
    .acc = den Dachtempel
    .dat = dem Dachtempel
    .to = zum Dachtempel
    .gender = m
space-giant-of-the-avenue = Riese der Allee
    .acc = den Riesen der Allee
    .dat = dem Riesen der Allee
    .to = zum Riesen der Allee
space-crossroads-gate = Kreuzwegtor
    .board = Kreuzweg{ "\u00AD" }tor
    .acc = das Kreuzwegtor
    .dat = dem Kreuzwegtor
    .to = zum Kreuzwegtor
    .gender = n

card-advance-to = Um Mitternacht klingelt das Telefon. Rücke vor bis auf { FORM($space, "acc") }.
card-to-go = Die Nachtschicht ist vorbei. Rücke vor bis auf { $go } und zieh dein Gehalt ein.
card-next-ride = Sirene an! Rücke vor bis { FORM($space, "next") }. Du darfst zum üblichen Preis weiterfahren.
card-next-entity = Es heult ganz in der Nähe. Rücke vor bis { FORM($space, "next") } und tritt mit deinem linken Nachbarn gegen ihn an.
card-back-three = Du rutschst auf Schleim aus. Geh drei Felder zurück; es gilt, was dort steht.
card-go-to-jail = Den Geist glaubt dir niemand. Geh direkt ins Gefängnis. Du erhältst kein Gehalt.
card-jail-free = Das Rathaus schuldet dir einen Gefallen. Behalte diese Karte: Sie holt dich einmal aus dem Gefängnis, oder du verkaufst sie.
card-general-repairs = Deine Ausrüstung läuft heiß. Zahle { $house } je { $house-name } und { $hotel } je { $hotel-name }.
card-speeding = Sirene hin oder her, du bist zu schnell gefahren. Zahle { $amount }.
card-elected-chair = Du leitest jetzt den Trupp und spendierst das Essen. Zahle jedem { $amount }.
card-dividend = Deine Wischmopp-Aktien bringen Dividende. Du erhältst { $amount }.
card-loan-matures = Eine uralte Rechnung wird doch noch bezahlt. Du erhältst { $amount }.
card-bank-error = In den Büchern der Bank spukt es, zu deinen Gunsten. Du erhältst { $amount }.
card-doctor = In der Praxis holt man dir Schleim aus dem Ohr. Zahle { $amount }.
card-sale-of-stock = Du verkaufst deine Bettlaken-Aktien. Du erhältst { $amount }.
card-holiday-fund = Deine freien Tage werden ausgezahlt. Du erhältst { $amount }.
card-tax-refund = Das Finanzamt erkennt Schleim als Ausgabe an. Du erhältst { $amount }.
card-birthday = Sogar die Geister singen zu deinem Geburtstag. Jeder gibt dir { $amount }.
card-life-insurance = Du bist gegen Spuk versichert. Du erhältst { $amount }.
card-hospital = Eine Nacht in der Klinik: Du leuchtest noch. Zahle { $amount }.
card-school-fees = Abendkurs: Geister vertreiben, Teil eins. Zahle { $amount }.
card-consultancy-fee = Dein Befund: Es sind nur die Rohre. Du erhältst { $amount }.
card-street-repairs = Schleim auf der Straße. Zahle { $house } je { $house-name } und { $hotel } je { $hotel-name }.
card-second-prize = Dein Spukkürbis gewinnt den zweiten Preis. Du erhältst { $amount }.
card-inheritance = Ein dankbarer Geist bedenkt dich in seinem Testament. Du erhältst { $amount }.

## Events, told in this world

event-jailed = { WHO($player) ->
    [you] Den Geist glaubt dir niemand: Du gehst ins Gefängnis.
   *[other] Die Geistergeschichte glaubt niemand: { $player } geht ins Gefängnis.
}
story-roll-jailed = { WHO($player) ->
    [you] Du würfelst { $dice }. Den Geist glaubt dir niemand: Du gehst ins Gefängnis.
   *[other] { $player } würfelt { $dice }. Die Geistergeschichte glaubt niemand: ab ins Gefängnis.
}
event-freed = { WHO($player) ->
    [you] Der Bürgermeister holt dich aus dem Gefängnis.
   *[other] Der Bürgermeister holt { $player } aus dem Gefängnis.
}
story-salary = { $go } bringt { $amount } für die Nachtschicht.
event-salary = { WHO($player) ->
    [you] Du kommst über { $go } und erhältst { $amount } für die Nachtschicht.
   *[other] { $player } kommt über { $go } und erhält { $amount } für die Nachtschicht.
}
event-ride = { WHO($player) ->
    [you] Sirene an! Du fährst für { $amount } weiter bis { FORM($space, "to") }.
   *[other] Sirene an! { $player } fährt für { $amount } weiter bis { FORM($space, "to") }.
}
event-entity-fought = { WHO($player) ->
    [you] Du und { $other } würfelt { $dice } und fangt { FORM($space, "acc") }.
   *[other] { WHO($other) ->
        [you] { $player } und du würfelt { $dice } und fangt { FORM($space, "acc") }.
       *[other] { $player } und { $other } würfeln { $dice } und fangen { FORM($space, "acc") }.
    }
}
event-entity-fought-lost = { WHO($player) ->
    [you] Du und { $other } würfelt { $dice } und verliert gegen { FORM($space, "acc") }. Überall Schleim!
   *[other] { WHO($other) ->
        [you] { $player } und du würfelt { $dice } und verliert gegen { FORM($space, "acc") }. Überall Schleim!
       *[other] { $player } und { $other } würfeln { $dice } und verlieren gegen { FORM($space, "acc") }. Überall Schleim!
    }
}
event-paid-entity = { WHO($player) ->
    [you] Du zahlst { $amount } und putzt hinter { FORM($space, "dat") } her.
   *[other] { $player } zahlt { $amount } und putzt hinter { FORM($space, "dat") } her.
}
event-built = { WHO($player) ->
    [you] Du sicherst { FORM($space, "acc") } für { $amount } und hast dort jetzt { FORM($level, "acc") }.
   *[other] { $player } sichert { FORM($space, "acc") } für { $amount } und hat dort jetzt { FORM($level, "acc") }.
}
event-built-won = { WHO($player) ->
    [you] Du sicherst { FORM($space, "acc") } und hast dort jetzt { FORM($level, "acc") }.
   *[other] { $player } sichert { FORM($space, "acc") } und hat dort jetzt { FORM($level, "acc") }.
}
story-built = { WHO($player) ->
    [you] Du sicherst { FORM($spaces, "acc") } für { $amount }.
   *[other] { $player } sichert { FORM($spaces, "acc") } für { $amount }.
}
event-bankrupt = { WHO($player) ->
    [you] Du bist pleite und gibst die Ausrüstung ab. Was übrig ist, geht an { $other }.
   *[other] { WHO($other) ->
        [you] { $player } ist pleite und gibt die Ausrüstung ab. Was übrig ist, geht an dich.
       *[other] { $player } ist pleite und gibt die Ausrüstung ab. Was übrig ist, geht an { $other }.
    }
}
event-game-over = Die Stadt kann ruhig schlafen: { $players } gewinnt das Spiel.
event-game-over-shared = Die Stadt kann ruhig schlafen: { $players } teilen sich den Sieg.

character-1 = Toni Wischmopp
character-2 = Kai Funkenflug
character-3 = Alex Rechnung
character-4 = Sam Salzkorn
character-5 = Jo Vorneweg
character-6 = Kim Nachlass
says-careful-buys = Erst auf Geister geprüft, dann gekauft.
says-careful-earns = Der Beleg ist schon abgeheftet.
says-careful-pays = Für Schleim lege ich immer etwas zurück.
says-careful-wins = Endlich Ruhe in meiner Stadt.
says-bold-buys = Mir macht dieser Ort keine Angst!
says-bold-earns = Ich mache das auch umsonst, aber danke!
says-bold-pays = Ich hatte schon schlimmeren Schleim.
says-bold-wins = Die ganze Stadt ist geisterfrei. Sirene an!
says-haggler-buys = Den Spuk bekam ich gratis dazu.
says-haggler-earns = Meine Rechnung war auch sehr höflich.
says-haggler-pays = Darf ich mit Geisterfallen zahlen?
says-haggler-wins = Die Rechnung schicke ich der Stadt.
