# Het paneel van de arbiter van een tafel met echt bord.
panel-tables = Mijn tafels
panel-none-mine = Er is nu geen tafel aan jou toegewezen.
panel-others = Andere tafels
panel-others-lead = Als tweede persoon bevestig je formulieren die iemand anders heeft ingevoerd.
panel-open = Arbiterspaneel openen
panel-no-script = Het paneel heeft JavaScript nodig. Zonder JavaScript gebruik je papier; formulieren worden hier bevestigd:
panel-keep-open = Laat deze pagina open: hij werkt door zonder netwerk en verstuurt wat je invoert zodra dat kan. Zonder netwerk kun je hem niet opnieuw laden.

panel-table = Tafel { $number }
panel-seat = Speler { $number }
panel-judge = Arbiter: { $name }
panel-parts = Onderdelen van het paneel
panel-part-table = Tafel
panel-part-bank = Bank
panel-part-shortage = Schaarste
panel-part-sheet = Formulier
panel-part-rules = Regels
panel-time-left = Resterende tijd
panel-heat-waiting = nog niet begonnen
panel-heat-rolled = klaar voor de start
panel-heat-running = bezig
panel-heat-last-round = laatste ronde
panel-heat-paused = gepauzeerd
panel-heat-over = tijd om
panel-saved = Alles is opgeslagen
panel-offline = Geen netwerk
panel-waiting = { $count ->
    [one] { $count } item wacht
   *[other] { $count } items wachten
}
panel-waits-at = Wacht sinds { $time }: { $what }
panel-shut = Je privélink werkt niet meer. Vraag de toernooileiding om een nieuwe; wat je hebt ingevoerd, blijft in deze browser.
panel-keeps-nothing = Deze browser kan niets bewaren: sluit de pagina niet zolang er iets wacht.
panel-broken = De server kan deze invoer niet verwerken. Voer het opnieuw in.
panel-dismiss = Begrepen
panel-cancel = Annuleren
panel-choose = Kiezen
panel-reason = Reden
panel-entry-announce = Resterende tijd aangekondigd
panel-entry-out = { $name } is failliet
panel-entry-expel = { $name } is gediskwalificeerd
panel-entry-enter = Het formulier
panel-entry-correct = Het gecorrigeerde formulier
panel-entry-confirm = Het formulier is bevestigd
panel-entry-reject = Het formulier is teruggestuurd

panel-out = Failliet
panel-out-title = Failliet en uit het spel?
panel-out-lead = Wie failliet gaat, tekent bij het vertrek. Het is { $time }.
panel-out-signs = { $name } tekent hier
panel-out-paper = Op papier getekend
panel-out-unsigned = Vertrokken zonder te tekenen
panel-expel = Diskwalificeren
panel-expel-title = Diskwalificeren voor het kampioenschap?
panel-expel-lead = Wegens wangedrag. De speler eindigt als laatste, krijgt geen punten en mag niet terugkomen.
panel-announce = Ik heb de resterende tijd aangekondigd
panel-announced = { $count ->
    [one] Aangekondigd om { $time }: nog { $count } minuut
   *[other] Aangekondigd om { $time }: nog { $count } minuten
}
panel-fate-playing = tot het einde gespeeld
panel-fate-bankrupt = failliet
panel-fate-expelled = gediskwalificeerd
panel-fate-withdrawn = teruggetrokken
panel-signed = getekend

panel-bank-lead = Voor de bankier: spelers mogen geen hulpmiddelen gebruiken.
panel-bank-deed = Bezitting
panel-bank-dice = Som van de dobbelstenen
panel-bank-rent = Huur
panel-bank-deed-title = Zaken met de bank
panel-bank-more = Andere bedragen
panel-bank-repairs = Reparatiekaarten
panel-rent-bare = zonder gebouwen
panel-rent-group = hele kleurset, zonder gebouwen
panel-rent-houses = { $count ->
    [one] { $count } huis
   *[other] { $count } huizen
}
panel-rent-hotel = hotel
panel-rent-held = { $count ->
    [one] eigenaar heeft er { $count }
   *[other] eigenaar heeft er { $count }
}
panel-bank-price = Prijs
panel-bank-mortgage = Hypotheek
panel-bank-redeem = Hypotheek aflossen
panel-bank-interest = Rente, bij overdracht met hypotheek
panel-bank-house = Huis bouwen
panel-bank-hotel = Hotel bouwen
panel-bank-house-back = Huis verkopen
panel-bank-hotel-back = Hotel verkopen
panel-bank-salary = Salaris
panel-bank-fine = Uit de gevangenis
panel-bank-houses = Huizen
panel-bank-hotels = Hotels
panel-bank-repair = { $deck }: { $house } per huis, { $hotel } per hotel
panel-bill = Totaal
panel-bill-lead = Tik op een bedrag om het op te tellen.
panel-bill-amount = Bedrag
panel-bill-plus = Optellen
panel-bill-minus = Aftrekken
panel-bill-back = Ongedaan maken
panel-bill-clear = Wissen

panel-short-lead = Wie bouwt, zegt eerst hoeveel en waar, dan alle anderen. Heeft de bank genoeg, dan koopt iedereen tegen de lijstprijs; zo niet, dan worden de gebouwen een voor een geveild.
panel-short-piece = Wat is er schaars?
panel-short-houses = Huizen
panel-short-hotels = Hotels
panel-short-stock = Hoeveel heeft de bank er nog?
panel-short-wishes = Wie wil wat?
panel-short-wish = { $count ->
    [one] { $count } voor { $deed }, lijstprijs { $price }
   *[other] { $count } voor { $deed }, lijstprijs { $price }
}
panel-short-breaks = breekt een hotel af
panel-short-withdraw = Intrekken
panel-short-player = Speler
panel-short-deed = Bouwt op
panel-short-count = Hoeveel
panel-short-declare = Opgeven
panel-short-empty = De bank heeft er geen meer. Wacht tot iemand er een teruggeeft of verkoopt.
panel-short-enough = Er zijn er genoeg voor iedereen: iedereen koopt tegen de lijstprijs.
panel-short-sold-all = Aan iedereen verkocht tegen de lijstprijs
panel-short-alone = Alleen { $name } heeft belangstelling: geen veiling, { $price } voor { $deed }.
panel-short-sold-alone = Verkocht tegen de lijstprijs
panel-short-auction = Veiling van één gebouw. Bieders: { $names }. Openingsbod: { $price }.
panel-short-breakers = Alle kopers zijn bediend. Deze spelers kunnen nu een hotel afbreken: { $names }.
panel-short-winner = Hoogste bieder
panel-short-price = Bod
panel-short-low = Het openingsbod is { $price }.
panel-short-sold = Verkocht
panel-short-unsold = Niemand biedt
panel-short-pass = Passen geldt alleen voor dit gebouw. Past iedereen, dan blijft het bij de bank en is de schaarste voorbij.
panel-short-sales = Tot nu toe verkocht
panel-short-sale = { $name }: { $deed }, { $price }
panel-short-again = Opnieuw beginnen

panel-sheet-not-yours = Met jouw rol kun je geen formulieren invoeren.
panel-sheet-coming = Het formulier is onderweg. Het blijft in deze browser tot de server het heeft.
panel-whose = Welke speler?
panel-no-cash = geld ontbreekt
panel-gone = Wie eruit ligt, bezit niets.
panel-not-out = Speelt nog
panel-cash = Geld van { $name }
panel-owned-by = van { $name }
panel-mortgaged = hypotheek
panel-buildings = Gebouwen op { $deed }
panel-level-none = geen gebouw
panel-level-hotel-short = H
panel-out-on-sheet = Voor het einde failliet gegaan
panel-worth-cash = Geld
panel-worth-deeds = Bezittingen
panel-worth-mortgaged = Bezittingen met hypotheek
panel-worth-houses = Huizen
panel-worth-hotels = Hotels
panel-worth-total = Vermogen
panel-places = Plaatsen en punten
panel-survivors = { $count ->
    [one] Er is { $count } speler over.
   *[other] Er zijn { $count } spelers over.
}
panel-points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
panel-decided-worth = op vermogen
panel-decided-deeds = gelijk in vermogen, meer bezittingen zonder hypotheek
panel-decided-cash = gelijk in vermogen en bezittingen, meer geld
panel-decided-head-judge = door beslissing van de hoofdarbiter
panel-decided-survived = speelde nog
panel-decided-left-later = viel later af
panel-decided-expelled = de volgende speler is gediskwalificeerd
panel-fault-no-cash = het geld ontbreekt
panel-fault-players-differ = elke speler van de tafel moet precies één keer op het formulier staan
panel-fault-nobody-left = de laatst overgebleven speler heeft gewonnen en ligt er niet uit
panel-fault-order-missing = de volgorde waarin spelers zijn afgevallen, ontbreekt
panel-fault-unknown-fate = onduidelijk hoe het voor de speler is geëindigd
panel-fault-bad-cash = het geld kan niet kloppen
panel-fault-out-but-owns = ligt eruit en kan niets meer bezitten
panel-fault-no-such-deed = een bezitting die niet op dit bord staat
panel-fault-deed-twice = een bezitting staat op twee regels
panel-fault-bad-buildings = gebouwen die daar niet kunnen staan
panel-fault-too-many-houses = meer huizen dan er in de doos zitten
panel-fault-too-many-hotels = meer hotels dan er in de doos zitten
panel-fault-group-incomplete = gebouwen op een kleurset die niet compleet is
panel-fault-group-mortgaged = gebouwen op een kleurset met een hypotheek
panel-fault-built-unevenly = een kleurset is ongelijkmatig bebouwd
panel-fault-sums-differ = het vermogen is niet de som van de onderdelen
panel-fault-unknown-part = er staat iets wat niet meetelt
panel-fault-fate-differs = is tijdens het spel anders vastgelegd
panel-fault-order-differs = de volgorde waarin spelers zijn afgevallen, is anders vastgelegd
panel-tie = Alleen de hoofdarbiter kan bij deze gelijke stand beslissen. Tik de spelers aan in de volgorde die de hoofdarbiter geeft.
panel-tie-open = Gelijke stand: de hoofdarbiter beslist.
panel-tie-order = Volgorde: { $names }
panel-tie-next = { $name } is de volgende
panel-tie-again = Volgorde wissen
panel-signatures = Handtekeningen
panel-sign-later = Eerst moet het formulier compleet en juist zijn.
panel-sign = { $name } tekent
panel-sign-paper = op papier
panel-sign-paper-of = { $name } heeft op papier getekend
panel-signed-at = getekend om { $time }
panel-signed-paper = op papier, gezien om { $time }
panel-signed-before = getekend bij vertrek
panel-locked = Er is getekend: er kan niets meer worden gewijzigd.
panel-unlock = Alle handtekeningen verwijderen en wijzigen
panel-too-early = Het formulier wordt aanvaard zodra de hoofdarbiter de speeltijd heeft beëindigd, of als er nog één speler over is.
panel-unsigned-yet = Moeten nog tekenen: { $names }. Daarvoor kan niemand het formulier bevestigen.
panel-reason-needed = Geef een reden voor de correctie op.
panel-submit = Formulier invoeren
panel-submit-correction = Correctie invoeren
panel-print = Afdrukken
panel-entered-by = Versie { $version }, ingevoerd door { $name }.
panel-confirmed-by = Bevestigd door { $name }.
panel-awaits-second = Wacht op een tweede persoon.
panel-digest = Controlesom van dit formulier:
panel-unsigned = Niet getekend: { $names }.
panel-own = Je hebt dit formulier zelf ingevoerd, dus iemand anders moet het bevestigen.
panel-confirm-lead = Vergelijk het met het papieren formulier. Je bevestigt precies wat je hier ziet.
panel-confirm = Ongewijzigd bevestigen
panel-reject = Terugsturen
panel-correct = Dit formulier corrigeren
panel-correct-about = Een correctie vervangt deze versie en vermeldt de reden. Ze moet opnieuw worden getekend en bevestigd.
panel-correct-begin = Correctie beginnen
panel-correct-lead = Dit vervangt versie { $version }, ingevoerd door { $name }.

panel-rules-language = Taal van de regels
panel-rules-search = Woord of regelnummer
panel-rules-found = { $count ->
    [one] { $count } regel
   *[other] { $count } regels
}
panel-entry-tick = Vinkje: { $name }
panel-entry-undo-out = { $name } doet weer mee
panel-tick-lead = Vink de spelers af die aan tafel zitten. Wie bij de presentie niet is afgevinkt, verliest zijn plaats.
panel-door-missing = niet ingecheckt
panel-undo = Terugdraaien
panel-undo-title = { $name } ligt er toch niet uit?
panel-undo-lead = Een tweede official moet akkoord gaan. Een al ingevoerd formulier komt dan bij je terug.
panel-undo-waits = Terugdraaien voorgesteld. Een tweede official moet akkoord gaan.
panel-returned = { $name } heeft het formulier teruggestuurd: { $reason }
