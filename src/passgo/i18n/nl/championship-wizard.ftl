found-evening = Eén zaal, één avond
found-evening-lead = Beantwoord vier vragen. Voor de rest staat er een voorstel, dat je kunt wijzigen voordat je publiceert.
found-title = Naam van het kampioenschap
found-day = Datum
found-place = Plaats
found-place-hint = Zaal en plaats, bijvoorbeeld: Schoolzaal, Volos
found-players = Aantal spelers
found-zone = Tijdzone
found-first-stage = Voorronde
found-last-stage = Finale
found-continue = Verder
found-examples = Grotere kampioenschappen
found-examples-lead = Begin met een voorbeeld. De datums zijn verschoven naar de komende weken.
found-preset-greece-2015 = Meerdere steden, één nationale finale
found-preset-about-greece-2015 = Stadstoernooien, een finale in elke stad en een nationale finale. Zoals in Griekenland in 2015.
found-preset-worlds-2015 = Drie rondes, halve finales en een finale
found-preset-about-worlds-2015 = Eén zaal. De punten van drie rondes worden opgeteld, de beste zestien spelen de halve finales. Zoals in Macau in 2015.
found-begin = Beginnen
found-file = Uit een bestand
found-file-choose = Bestand van een kampioenschap (championship.toml)
found-file-faults = { $count ->
    [one] Het bestand heeft { $count } fout.
   *[other] Het bestand heeft { $count } fouten.
}
found-file-long = De formulieren hebben plaats voor { $venues } locaties. Een groter kampioenschap maak je op de server met het programma.
problem-too-many-drafts = Je hebt { $count } concepten. Gooi er eerst een weg.
found-steps = Stappen
found-step-what = Wat
found-step-where = Waar en wanneer
found-step-who = Wie mee mag doen
found-step-stages = Fasen en tafels
found-step-clocks = Tijden
found-step-points = Punten en gelijke stand
found-step-terms = Voorwaarden
found-step-officials = Officials
found-step-check = Controleren en publiceren
found-open = { $count ->
    [one] { $count } veld in te vullen
   *[other] { $count } velden in te vullen
}
found-to-check = Opslaan en controleren
found-organisers = Organisatoren
found-organisers-hint = Eén per regel. Indien leeg: de toernooileiding.
found-prize = Prijs voor de kampioen
found-optional = Mag leeg blijven.
found-venue = Locatie { $number }
found-hall = Zaal of adres
found-city = Plaats
found-starts = Start
found-tables = Tafels tegelijk
found-heats = Groepen na elkaar
found-heats-hint = 1 als alle spelers tegelijk een tafel hebben.
found-registers = Spelers kunnen zich voor deze locatie inschrijven
found-remove = Verwijderen
found-add-venue = Locatie toevoegen
found-opens = Inschrijving opent
found-closes = Laatste inschrijfdag
found-closes-hint = Deze dag telt mee.
found-age = Minimumleeftijd
found-any = Alle
found-alternates = Reserves per locatie
found-alternates-hint = Zij krijgen een plaats als iemand zich terugtrekt.
found-walk-ins = Spelers kunnen zich ook bij de deur inschrijven
found-no-employee = Medewerkers van de organisatoren kunnen niet meedoen
found-no-relative = Naaste familie van die medewerkers kan niet meedoen
found-stage-name = Naam van de fase
found-at = Gespeeld op
found-at-venues = Elke locatie met inschrijving
found-fewest = Spelers aan een tafel, minstens
found-most = Spelers aan een tafel, hoogstens
found-advance = Hoeveel er doorgaan
found-advance-hint = Van elke locatie. In de laatste fase: 1, de kampioen.
found-add-stage = Fase toevoegen
found-rounds = Rondes
found-minutes = Minuten per ronde
found-tolerance = Zoveel minuten eerder mag de laatste ronde worden aangekondigd
found-tolerance-hint = 0 betekent nooit.
found-points-lead = Dit zijn de gebruikelijke waarden. Wijzig ze alleen als jullie regels afwijken.
found-points = Punten
found-points-hint = Eerst de punten van de winnaar, met spaties tussen de getallen.
found-survivors = { $count ->
    [one] { $count } speler over
   *[other] { $count } spelers over
}
found-valuation = Vermogen, in procenten van de gedrukte prijs
found-worth-deed = Bezitting
found-worth-mortgaged = Bezitting met hypotheek
found-worth-house = Huis
found-worth-hotel = Hotel
found-hotel-houses = Huizen die met een hotel meetellen
found-rounding = Afronding
found-up = Omhoog
found-down = Omlaag
found-ties = Gelijke stand
found-table-ties = Tussen spelers aan een tafel
found-across-ties = Tussen spelers van verschillende tafels
found-tie-worth = hoogste vermogen
found-tie-deeds = meeste bezittingen
found-tie-cash = meeste contant geld
found-tie-head-judge = hoofdarbiter beslist
found-tie-lot = loting
found-terms-proposal =
    Wie zich inschrijft, speelt volgens de regels en volgt de beslissingen van de arbiters.
    De organisatoren gebruiken persoonsgegevens alleen voor dit kampioenschap en wissen ze daarna.
    Deelnemers kunnen hun gegevens altijd inzien, verbeteren en wissen.
found-officials-lead = Noem de mensen die je helpen. Ieder krijgt bij het publiceren een eigen link. Je kunt er altijd meer uitnodigen.
found-official = Official { $number }
found-ready = Alles is er. Bekijk het voorbeeld en publiceer dan.
found-missing = Nog niet compleet
found-preview = Voorbeeld
found-preview-lead = Dit is een voorbeeld. Niemand anders kan het zien.
found-change = Iets wijzigen
found-download = Downloaden als bestand
found-publish = Publiceren
found-director = Je naam, als toernooileiding
found-account = Kies een gebruikersnaam en een wachtwoord, zodat je vanaf elk apparaat terug kunt komen.
found-have-account = Ik heb al een account
found-discard = Concept weggooien
found-discard-sure = Dit concept weggooien? Er blijft niets van over.
found-links = Geef elke official een eigen link. De links worden maar één keer getoond.
found-link-qr = QR-code van de link voor { $name }
found-again = Je vindt het terug op elk apparaat waarop je bent aangemeld.
found-mine = Mijn kampioenschappen
found-mine-none = Meld je aan om de kampioenschappen te zien die je hebt gemaakt.
found-drafts = Concepten
found-changed = Laatst gewijzigd: { $when }
found-copy = Nog eens houden
found-fault-needed = Vul dit in.
found-fault-long = Gebruik hoogstens { $most } tekens.
found-fault-lines = Gebruik hoogstens { $most } regels van { $longest } tekens.
found-fault-number = Vul een geheel getal van { $low } tot { $high } in.
found-fault-day = Kies een datum.
found-fault-past = Dit ligt in het verleden. Kies een datum die nog komt.
found-fault-choice = Kies uit de lijst.
found-fault-closes = Dit is voordat de inschrijving opent.
found-fault-starts = Dan is de inschrijving nog open. Kies een latere datum of sluit de inschrijving eerder.
found-fault-room = De tafels hebben { $room } plaatsen. Voeg tafels toe of verlaag het aantal spelers.
found-fault-advance = De volgende fase heeft geen tafels voor dit aantal. In de laatste fase moet het 1 zijn.
found-fault-hall = Spelers van andere locaties kunnen hier niet komen. Kies een locatie waar niemand zich inschrijft.
found-fault-online = Dit kan niet online worden gespeeld. Kies een andere editie of andere tafels.
found-fault-points = { $count ->
    [one] Vul { $count } getal tot { $most } in.
   *[other] Vul { $count } getallen tot { $most } in. Geen mag groter zijn dan het vorige.
}
found-fault-winner = De winnaar kan niet meer krijgen dan met minder spelers over: hoogstens { $most }.
found-fault-registers = Spelers moeten zich voor minstens één locatie kunnen inschrijven.
found-fault-misfit = Dit past niet bij de rest. Zet het terug of begin met een ander voorbeeld.
