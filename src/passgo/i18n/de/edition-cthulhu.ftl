# Namen der Ausgabe cthulhu.

edition-cthulhu = Cthulhu
edition-cthulhu-short = Cthulhu, kurzes Spiel
word-street = Kreatur-Feld
word-streets = Kreatur-Felder
word-streets-dat = Kreatur-Feldern
word-street-other = ein anderes Kreatur-Feld
word-street-one-dat = einem Kreatur-Feld
word-street-one-its = einem Kreatur-Feld vor seinem
word-street-one-acc = ein Kreatur-Feld
word-street-this = dieses Kreatur-Feld
word-street-this-dat = diesem Kreatur-Feld
word-street-the = das Kreatur-Feld
word-street-every = jedes Kreatur-Feld der Gruppe sein erstes Gebäude, dann jedes sein zweites
word-street-none = ist keines
word-street-full = ist es voll
word-jail-card = „Sie kommen aus dem Gefängnis frei“-Karte
word-jail-cards = „Sie kommen aus dem Gefängnis frei“-Karten
word-auction = Versteigerung
word-house = Gruft
word-houses = Grüfte
word-hotel = Mausoleum
word-hotel-of = eines Mausoleums
word-hotels = Mausoleen
word-street-hands = ein Kreatur-Feld wechselt nur den Besitzer, wenn in seiner
word-street-empties = ein Kreatur-Feld darf leer werden
level-houses = { $count ->
    [one] { $count } Gruft
   *[other] { $count } Grüfte
}
level-hotel = Mausoleum
    .acc = ein Mausoleum
level-hotels = { $count ->
    [one] { $count } Mausoleum
   *[other] { $count } Mausoleen
}
group-brown = Braun
group-light-blue = Hellblau
group-pink = Rosa
group-orange = Orange
group-red = Rot
group-yellow = Gelb
group-green = Grün
group-dark-blue = Dunkelblau
group-stations = Transportmittel
group-utilities = Anstalten
deck-sanity = Vernunft-Karte
    .acc = eine Vernunft-Karte
    .pile = Der Stapel der Vernunft-Karten
deck-knowledge = Wissen-Karte
    .acc = eine Wissen-Karte
    .pile = Der Stapel der Wissen-Karten
kind-station = Transportmittel
    .next = zum nächsten Transportmittel
kind-utility = Anstalt
    .next = zur nächsten Anstalt
token-necronomicon = Necronomicon
token-cultists-tablet = Tafel der Kultisten
token-cthulhu-statuette = Cthulhu-Statuette
token-shining-trapezohedron = Glänzendes Trapezoeder
token-hound-amulet = Hundeamulett
token-dagon-dagger = Dagon-Dolch
space-go = LOS
space-ghoul = Ghul
    .acc = den Ghul
    .dat = dem Ghul
    .gender = m
space-knowledge = Wissen-Feld
    .acc = ein Wissen-Feld
    .dat = einem Wissen-Feld
space-zoog = Zoog
    .acc = den Zoog
    .dat = dem Zoog
    .gender = m
space-research-fee = Forschungsgebühr
    .board = Forschungs{ "\u00AD" }gebühr
    .acc = das Feld Forschungsgebühr
    .dat = dem Feld Forschungsgebühr
space-ship = Schiff
    .acc = das Schiff
    .dat = dem Schiff
    .gender = n
space-night-gaunt = Nachtmahr
    .acc = den Nachtmahr
    .dat = dem Nachtmahr
    .gender = m
space-sanity = Vernunft-Feld
    .acc = ein Vernunft-Feld
    .dat = einem Vernunft-Feld
space-rat-thing = Rattending
    .acc = das Rattending
    .dat = dem Rattending
    .gender = n
space-wilbur-whateley = Wilbur Whateley
    .gender = m
space-jail = Im Gefängnis / Nur zu Besuch
    .acc = das Feld „Nur zu Besuch“
    .dat = dem Feld „Nur zu Besuch“
space-deep-one = Tiefes Wesen
    .acc = das Tiefe Wesen
    .dat = dem Tiefen Wesen
    .gender = n
space-miskatonic-university = Miskatonic Universität
    .board = Miskatonic Univer{ "\u00AD" }sität
    .acc = die Miskatonic Universität
    .dat = der Miskatonic Universität
    .gender = f
space-dagon = Dagon
    .gender = m
space-hydra = Hydra
    .acc = die Hydra
    .dat = der Hydra
    .gender = f
space-train = Zug
    .acc = den Zug
    .dat = dem Zug
    .gender = m
space-mi-go = Mi-Go
    .acc = den Mi-Go
    .dat = dem Mi-Go
    .gender = m
space-elder-thing = Älteres Wesen
    .acc = das Ältere Wesen
    .dat = dem Älteren Wesen
    .gender = n
space-shoggoth = Shoggoth
    .acc = den Shoggoth
    .dat = dem Shoggoth
    .gender = m
space-free-parking = Frei Parken
space-hound-of-the-void = Hund der Leere
    .acc = den Hund der Leere
    .dat = dem Hund der Leere
    .gender = m
space-flying-polyp = Fliegender Polyp
    .acc = den Fliegenden Polypen
    .dat = dem Fliegenden Polypen
    .gender = m
space-great-race = Große Rasse
    .acc = die Große Rasse
    .dat = der Großen Rasse
    .gender = f
space-dream-journey = Traumreise
    .acc = die Traumreise
    .dat = der Traumreise
    .gender = f
space-colour-from-space = Farbe aus dem All
    .acc = die Farbe aus dem All
    .dat = der Farbe aus dem All
    .gender = f
space-star-spawn = Sternenbrut
    .board = Sternen{ "\u00AD" }brut
    .acc = die Sternenbrut
    .dat = der Sternenbrut
    .gender = f
space-sanatorium = Nervenheilanstalt
    .board = Nerven{ "\u00AD" }heilanstalt
    .acc = die Nervenheilanstalt
    .dat = der Nervenheilanstalt
    .gender = f
space-hastur = Hastur
    .gender = m
space-go-to-jail = Gehen Sie in das Gefängnis
    .acc = das Feld „Gehen Sie in das Gefängnis“
    .dat = dem Feld „Gehen Sie in das Gefängnis“
space-shub-niggurath = Shub-Niggurath
    .gender = f
space-nyarlathotep = Nyarlathotep
    .board = Nyarla{ "\u00AD" }thotep
    .gender = m
space-yog-sothoth = Yog-Sothoth
    .gender = m
space-automobile = Automobil
    .acc = das Automobil
    .dat = dem Automobil
    .gender = n
space-azathoth = Azathoth
    .gender = m
space-examination-fee = Untersuchungsgebühr
    .board = Unter{ "\u00AD" }suchungs{ "\u00AD" }gebühr
    .acc = das Feld Untersuchungsgebühr
    .dat = dem Feld Untersuchungsgebühr
space-great-cthulhu = Großer Cthulhu
    .acc = den Großen Cthulhu
    .dat = dem Großen Cthulhu
    .gender = m

card-advance-to = Eine Skizze am Buchrand weist den Weg. Rücke vor bis auf { FORM($space, "acc") }.
card-to-go = Es war nur ein Traum. Rücke vor bis auf { $go } und zieh dein Gehalt ein.
card-next-station = Der Nebel wird dichter. Rücke vor bis { FORM($space, "next") }. Der Besitzer darf das Doppelte verlangen.
card-next-utility = Böse Träume. Rücke vor bis { FORM($space, "next") } und würfle. Der Besitzer darf das { $factor }-Fache der Augenzahl verlangen.
card-back-three = Du hast das alte Buch liegen lassen. Geh drei Felder zurück; es gilt, was dort steht.
card-go-to-jail = Du wirst beim Graben im Mondschein erwischt. Geh direkt ins Gefängnis. Du erhältst kein Gehalt.
card-jail-free = Ein seltsamer Schlüssel. Behalte diese Karte: Sie holt dich einmal aus dem Gefängnis, oder du verkaufst sie.
card-general-repairs = Die Steine haben sich verschoben. Zahle { $house } je { $house-name } und { $hotel } je { $hotel-name }.
card-speeding = Du bist zu schnell gefahren. Was dir folgte, auch. Zahle { $amount }.
card-elected-chair = Dein Geheimbund bleibt geheim, aber das kostet. Zahle jedem { $amount }.
card-dividend = Deine Fischereiaktien laufen verdächtig gut. Du erhältst { $amount }.
card-loan-matures = Ein alter Schuldner wird angespült und zahlt. Du erhältst { $amount }.
card-bank-error = Schlecht geschlafen: Die Bank verrechnet sich zu deinen Gunsten. Du erhältst { $amount }.
card-doctor = Ein Tonikum für die Nerven. Zahle { $amount }.
card-sale-of-stock = Du verkaufst deine Aktien noch vor Vollmond. Du erhältst { $amount }.
card-holiday-fund = Du sagst deine Woche am Meer lieber ab. Du erhältst { $amount }.
card-tax-refund = Steuererstattung, in unbekannter Handschrift unterzeichnet. Du erhältst { $amount }.
card-birthday = An deinem Geburtstag stehen die Sterne richtig. Jeder gibt dir { $amount }.
card-life-insurance = Du giltst als verschollen, und deine Versicherung zahlt. Du erhältst { $amount }.
card-hospital = Die Klinik verordnet Ruhe und Leseverbot. Zahle { $amount }.
card-school-fees = Ein Kurs in toten Sprachen. Zahle { $amount }.
card-consultancy-fee = Du rätst davon ab, die Kiste zu öffnen. Du erhältst { $amount }.
card-street-repairs = Die Flut hat die Straße verschlungen. Zahle { $house } je { $house-name } und { $hotel } je { $hotel-name }.
card-second-prize = Dein Aufsatz über die Gezeiten gewinnt den zweiten Preis. Du erhältst { $amount }.
card-inheritance = Ein Onkel, an den sich niemand erinnert, vererbt dir eine Truhe. Du erhältst { $amount }.

## Events, told in this world

event-jailed = { WHO($player) ->
    [you] Mit dem Spaten erwischt: Du gehst ins Gefängnis.
   *[other] Mit dem Spaten erwischt: { $player } geht ins Gefängnis.
}
story-roll-jailed = { WHO($player) ->
    [you] Du würfelst { $dice }, wirst mit dem Spaten erwischt und gehst ins Gefängnis.
   *[other] { $player } würfelt { $dice }, wird mit dem Spaten erwischt und geht ins Gefängnis.
}
event-freed = { WHO($player) ->
    [you] Das Schloss springt von selbst auf: Du kommst aus dem Gefängnis frei.
   *[other] Das Schloss springt von selbst auf: { $player } kommt aus dem Gefängnis frei.
}
story-salary = { $go } bringt { $amount } für einen weiteren Tag bei Verstand.
event-salary = { WHO($player) ->
    [you] Du kommst über { $go } und erhältst { $amount } für einen weiteren Tag bei Verstand.
   *[other] { $player } kommt über { $go } und erhält { $amount } für einen weiteren Tag bei Verstand.
}
story-roll-tax = { WHO($player) ->
    [you] Du würfelst { $dice }, landest auf { FORM($space, "dat") } und zahlst { $amount }. Wofür, sagt niemand.
   *[other] { $player } würfelt { $dice }, landet auf { FORM($space, "dat") } und zahlt { $amount }. Wofür, sagt niemand.
}
story-tax = { WHO($player) ->
    [you] Du landest auf { FORM($space, "dat") } und zahlst { $amount }. Wofür, sagt niemand.
   *[other] { $player } landet auf { FORM($space, "dat") } und zahlt { $amount }. Wofür, sagt niemand.
}
event-paid-tax = { WHO($player) ->
    [you] Du zahlst { $amount } { $space }. Wofür, sagt niemand.
   *[other] { $player } zahlt { $amount } { $space }. Wofür, sagt niemand.
}
event-built = { WHO($player) ->
    [you] Du gräbst für { $amount } bei { FORM($space, "dat") } und hast dort jetzt { FORM($level, "acc") }.
   *[other] { $player } gräbt für { $amount } bei { FORM($space, "dat") } und hat dort jetzt { FORM($level, "acc") }.
}
event-built-won = { WHO($player) ->
    [you] Du gräbst bei { FORM($space, "dat") } und hast dort jetzt { FORM($level, "acc") }.
   *[other] { $player } gräbt bei { FORM($space, "dat") } und hat dort jetzt { FORM($level, "acc") }.
}
story-built = { WHO($player) ->
    [you] Du gräbst für { $amount } bei { FORM($spaces, "dat") }.
   *[other] { $player } gräbt für { $amount } bei { FORM($spaces, "dat") }.
}
event-bankrupt = { WHO($player) ->
    [you] Du bist pleite, und das lässt die Sterne kalt. Was übrig ist, geht an { $other }.
   *[other] { WHO($other) ->
        [you] { $player } ist pleite, und das lässt die Sterne kalt. Was übrig ist, geht an dich.
       *[other] { $player } ist pleite, und das lässt die Sterne kalt. Was übrig ist, geht an { $other }.
    }
}
event-game-over = Die Sterne stehen richtig: { $players } gewinnt das Spiel.
event-game-over-shared = Die Sterne stehen richtig: { $players } teilen sich den Sieg.

character-1 = Dr. Kerzlein
character-2 = Käpt’n Sturmbö
character-3 = Kim Pergament
character-4 = Lou Leise
character-5 = Prof. Tollkühn
character-6 = Alex Kurios
says-careful-buys = Gekauft. Hineinschauen werde ich nicht.
says-careful-earns = Heute Nacht schlafe ich etwas besser.
says-careful-pays = Ich habe gezahlt und nichts gefragt.
says-careful-wins = Ich habe gewonnen und bin noch bei Verstand.
says-bold-buys = Es flüstert? Dann nehme ich es!
says-bold-earns = Ich wusste, das Dunkel zahlt sich aus!
says-bold-pays = Auf See habe ich schon mehr verloren.
says-bold-wins = Ich sah in die Tiefe und gewann!
says-haggler-buys = Hart verhandelt: Der Fluch ist weg!
says-haggler-earns = Ich nehme Münzen jeden Alters.
says-haggler-pays = Ich hatte ein seltenes Buch angeboten.
says-haggler-wins = Sogar die Flut gab mir Rabatt.
