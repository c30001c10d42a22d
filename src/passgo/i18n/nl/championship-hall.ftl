# Kampioenschappen in de zaal: toernooileiding, klokken, formulieren, borden.

hall-desk = Werkruimte
hall-rule = Regel
hall-waiting = { $count ->
    [one] { $count } wacht
   *[other] { $count } wachten
}
hall-role-registrar = Secretariaat
hall-role-director = Toernooileiding
hall-role-head-judge = Hoofdarbiter
hall-role-judge = Arbiter
hall-role-scorer = Scoreverwerking
hall-page-director = Rondes
hall-page-registrar = Secretariaat
hall-page-nicknames = Bijnamen
hall-page-entrants = Deelnemers
hall-page-terms = Voorwaarden
hall-page-officials = Medewerkers
hall-page-outbox = Postvak uit
hall-page-sheets = Formulieren
hall-page-clock = Klokken
hall-page-board = Live scorebord
hall-page-projector = Beamer
hall-page-judge = Mijn tafels
hall-page-time = Computerklok

hall-director-lead = Elke ronde verloopt hetzelfde: tafelindeling, arbiters, publicatie, presentie, spel, formulieren, punten, kwalificatie.
hall-champion = Kampioen: { $nickname }
hall-venue = Locatie
hall-round = Ronde
hall-round-number = Ronde { $number }
hall-players = Spelers
hall-stands = Status
hall-open-session = Openen: { $session }
hall-session = { $stage }, { $city }
hall-session-round = { $stage }, { $city }, ronde { $round }
hall-backup = Back-up en logboek
hall-backup-lead = Telkens als punten worden gepubliceerd of een fase wordt afgesloten, wordt een back-up gemaakt, mits de server daar een map voor heeft. Kopieer die voor de volgende ronde naar een ander apparaat.
hall-log = { $count ->
    [one] { $count } gebeurtenis in het logboek. Controlesom:
   *[other] { $count } gebeurtenissen in het logboek. Controlesom:
}
hall-machine = Tijdmachine
hall-machine-lead = Dit kampioenschap is een repetitie. Je kunt het naar een andere tijd verplaatsen, maar nooit vóór de laatste gebeurtenis.
hall-machine-now = Repetitie. Tijd hier: { $moment }
hall-machine-to = Dag en tijd
hall-machine-go = Tijd instellen
hall-machine-back = Terug naar het heden
hall-time-jumped = De klok van de kampioenschapscomputer is versprongen. Tijd ervoor: { $was }. Daarna gaf de klok aan: { $says }. Rondes en termijnen gaan verder volgens de tijd ervoor.
hall-time-open = Wat te doen
hall-time-now = Tijd van het kampioenschap: { $time }. Klok van de computer: { $clock }.
hall-time-fine = Er staat geen melding over de klok open.
hall-time-wrong = Als de klok verkeerd staat, zet hem dan goed op de computer. De melding sluit dan vanzelf.
hall-time-right = Als de klok goed staat, moeten twee medewerkers dat hier bevestigen. Lopende rondes houden de tijd die ze nog hebben.
hall-time-accept = De klok staat goed
hall-time-proposed = { $name } zegt dat de klok goed staat. Een tweede medewerker moet dat bevestigen.
hall-time-venue = { $city }: de klok van de computer daar stond verkeerd. Tijd van de laatste invoer: { $was }. De klok gaf aan: { $says }. De volgorde van de invoer is ongewijzigd.
hall-rehearse = Bots de volgende fase laten spelen
hall-rehearse-lead = Hierna: { $stage }. Bots nemen alle plaatsen in en spelen de fase uit; dat kan een minuut duren.

hall-pipeline = Stappen van deze ronde
hall-state-done = klaar
hall-state-now = nu
hall-state-later = later
hall-step-seating = Tafelindeling
hall-step-judges = Arbiters
hall-step-publish = Publicatie
hall-step-roll = Presentie
hall-step-play = Spel
hall-step-sheets = Formulieren
hall-step-release = Punten
hall-step-qualify = Kwalificatie
hall-step-over = Afgerond
hall-step-later = Nog niet
hall-waits-director = Dit doet de toernooileiding.
hall-waits-head-judge = Dit doet de hoofdarbiter.

hall-plan = Spelers: { $players }, tafels: { $tables }, series: { $heats }.
hall-drawn = Spelers: { $players }, tafels: { $tables }.
hall-seed-printed = Startgetal { $seed }: hiermee kan iedereen deze loting herhalen.
hall-seeded = De sterkste spelers zijn over de tafels verdeeld.
hall-reason-sizes = Spelers per tafel: { $sizes }. Gelijkmatig verdeeld, { $fewest } tot { $most } per tafel.
hall-reason-repeats = { $count ->
    [0] Geen herhaalde ontmoetingen.
    [one] { $count } herhaalde ontmoeting: er is geen betere indeling gevonden.
   *[other] { $count } herhaalde ontmoetingen: er is geen betere indeling gevonden.
}
hall-reason-apart = { $count ->
    [one] { $count } paar moet uit elkaar blijven.
   *[other] { $count } paren moeten uit elkaar blijven.
}
hall-reason-fixed = { $count ->
    [one] { $count } speler heeft een vaste tafel.
   *[other] { $count } spelers hebben een vaste tafel.
}
hall-broken-seated-twice = Iemand zou aan twee tafels zitten.
hall-broken-not-a-player = Iemand heeft een plaats maar speelt deze ronde niet.
hall-broken-not-seated = Iemand speelt deze ronde maar heeft geen plaats.
hall-broken-table-too-small = Een tafel heeft te weinig spelers.
hall-broken-table-too-large = Een tafel heeft te veel spelers.
hall-broken-tables-differ = Het aantal tafels klopt niet met de opzet.
hall-broken-thinned-unevenly = Twee tafels verschillen meer dan één speler.
hall-broken-fixed-seat = Een speler zit niet aan de eigen vaste tafel.
hall-broken-kept-apart = Twee spelers die uit elkaar moeten blijven, zitten aan dezelfde tafel.
hall-table = Tafel { $number }
hall-heat = Serie { $number }
hall-table-players = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
}
hall-again = { $count ->
    [one] { $count } eerdere ontmoeting
   *[other] { $count } eerdere ontmoetingen
}
hall-judged-by = Arbiter: { $name }
hall-fixed = vast
hall-swap-lead = Vink twee spelers aan om hun plaatsen te ruilen. De indeling wordt opnieuw gecontroleerd; een ruil die een regel overtreedt, wordt geweigerd.
hall-swap = Plaatsen ruilen
hall-swap-two = Vink precies twee spelers aan om te ruilen.
hall-draw = Tafelindeling loten
hall-draw-again = Opnieuw loten
hall-seed = Startgetal van de loting
hall-seed-lead = Gebruik dit getal, of een getal dat in het openbaar is getrokken.
hall-apart = Uit elkaar houden
hall-apart-one = Eerste speler
hall-apart-other = Tweede speler
hall-pair = { $one } en { $other }
hall-fixing = Vaste tafels
hall-fixed-player = Speler
hall-fixed-table = Tafel
hall-fixed-at = { $name }: tafel { $table }

hall-judge-of = Arbiter van tafel { $number }
hall-judges-save = Deze arbiters toewijzen
hall-judges-none = Voor deze locatie is nog geen arbiter uitgenodigd.
hall-judges-set = Tafels met een arbiter: { $count } van { $tables }.
hall-published = Gepubliceerd. Officiële start: { $moment }
hall-projector-open = Op de beamer tonen
hall-pdf = Scoreformulieren afdrukken (PDF)
hall-starts = Officiële start (tijdzone { $zone })
hall-publish = Tafelindeling publiceren
hall-present = { $present } van { $players } spelers aanwezig.
hall-missing = { $count ->
    [one] { $count } ontbreekt
   *[other] { $count } ontbreken
}
hall-small = Tafels met te weinig spelers: { $tables }. Deel deze serie opnieuw in.
hall-alternates = { $count ->
    [one] { $count } reserve, { $present } aanwezig.
   *[other] { $count } reserves, { $present } aanwezig.
}
hall-roll-alternates = Aanwezige reserves nemen vrije plaatsen in, in de volgorde van hun nummers
hall-roll = Presentie opnemen
hall-call-alternate = Volgende reserve oproepen
hall-reseat = Serie { $heat } opnieuw indelen
hall-start = { $count ->
    [one] De tafel starten
   *[other] De { $count } tafels tegelijk starten
}
hall-start-lead = Wie bij het opnemen van de presentie ontbrak, is de plaats kwijt. De klok start voor alle tafels tegelijk.
hall-heat-waiting = Wacht
hall-heat-rolled = Presentie opgenomen, klaar voor de start
hall-heat-running = Bezig
hall-heat-last-round = Laatste ronde
hall-heat-paused = Gepauzeerd
hall-heat-over = Tijd om
hall-play-later = Na de publicatie van de tafelindeling.
hall-clock-of = Klok van serie { $heat }
hall-expel = Diskwalificeren
hall-expel-who = Wie moet worden gediskwalificeerd?
hall-expel-lead = Wegens wangedrag. De speler eindigt als laatste, krijgt geen punten en mag niet terugkomen.
hall-reason = Reden
hall-fate-playing = tot het einde gespeeld
hall-fate-bankrupt = failliet
hall-fate-expelled = gediskwalificeerd
hall-fate-withdrawn = teruggetrokken

hall-sheets-lead = Een tweede persoon bekijkt elk formulier en bevestigt het ongewijzigd, of stuurt het terug.
hall-sheets-none = Er worden nu geen formulieren verwacht.
hall-sheets-count = { $confirmed } van { $tables } formulieren zijn bevestigd.
hall-sheets-short = { $confirmed } van { $tables }
hall-sheets-missing = Tafels zonder formulier: { $tables }.
hall-sheet-waiting = nog niet begonnen
hall-sheet-playing = bezig
hall-sheet-due = formulier ontbreekt
hall-sheet-entered = wacht op een tweede persoon
hall-sheet-confirmed = bevestigd
hall-sheet-of = Formulier van tafel { $number }
hall-sheet-none = Voor deze tafel is geen formulier ingevoerd.
hall-sheet-by = Versie { $version }, ingevoerd door { $name }.
hall-sheet-confirmed-by = Bevestigd door { $name }.
hall-back-session = Naar de ronde
hall-part-cash = Geld
hall-part-deeds = Bezittingen
hall-part-mortgaged = Bezittingen met hypotheek
hall-part-houses = Huizen
hall-part-hotels = Hotels
hall-part-total = Vermogen
hall-holdings = { $count ->
    [one] { $count } bezitting
   *[other] { $count } bezittingen
}
hall-mortgaged = hypotheek
hall-houses = { $count ->
    [one] { $count } huis
   *[other] { $count } huizen
}
hall-hotel = hotel
hall-signed = getekend
hall-unsigned = niet getekend
hall-placings = Plaatsen en punten
hall-points-count = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
hall-tie = Gelijke stand: de hoofdarbiter beslist.
hall-decided-worth = op vermogen
hall-decided-deeds = gelijk in vermogen, meer bezittingen zonder hypotheek
hall-decided-cash = gelijk in vermogen en bezittingen, meer geld
hall-decided-head-judge = door beslissing van de hoofdarbiter
hall-decided-survived = speelde nog
hall-decided-left-later = viel later af
hall-decided-expelled = de volgende speler is gediskwalificeerd
hall-confirming = Tweede persoon
hall-digest = Controlesom van dit formulier:
hall-signatures-missing = Niet getekend: { $names }.
hall-own-sheet = Je hebt dit formulier zelf ingevoerd, dus iemand anders moet het bevestigen.
hall-confirm-lead = Vergelijk het met het papieren formulier. Je bevestigt precies wat je hier ziet; op deze pagina kan niets worden gewijzigd.
hall-confirm = Ongewijzigd bevestigen
hall-reject = Terugsturen
hall-release-lead = Punten worden onder bijnamen gepubliceerd, het vermogen nooit.
hall-release = Punten publiceren
hall-released = De punten zijn gepubliceerd.
hall-board-open = Live scorebord openen
hall-qualify-lead = Rangschikt iedereen en toont wie doorgaat. Het lot beslist alleen als niets anders dat doet; het startgetal staat in het logboek.
hall-qualify-later = Nadat de punten zijn gepubliceerd.
hall-lot-seed = Startgetal van de loting
hall-qualify = Fase hier afsluiten
hall-next-round = Naar de volgende ronde
hall-goes-on = gaat door
hall-by-lot = door loting

hall-nicknames-lead = Bijnamen moeten met het spel te maken hebben en mogen niet verwijzen naar leeftijd, geslacht, nationaliteit of lichaam. Mogelijke problemen zijn gemarkeerd; jij beslist.
hall-nicknames-none = Er wachten geen bijnamen op goedkeuring.
hall-no-concern = Geen opmerkingen.
hall-approve = Goedkeuren
hall-approve-all = { $count ->
    [one] De ene zonder opmerkingen goedkeuren
   *[other] De { $count } zonder opmerkingen goedkeuren
}
hall-give-back = Afwijzen
hall-give-back-reason = Reden (wordt naar de deelnemer gestuurd)
hall-approved = { $count ->
    [one] { $count } goedgekeurde bijnaam
   *[other] { $count } goedgekeurde bijnamen
}
hall-concern-theme = Er is geen woord uit het spel gevonden.
hall-concern-age = Kan naar leeftijd verwijzen.
hall-concern-sex = Kan naar geslacht verwijzen.
hall-concern-nationality = Kan naar nationaliteit verwijzen.
hall-concern-body = Kan naar het lichaam verwijzen.
hall-concern-number = Bevat een getal dat een leeftijd of geboortejaar kan zijn.
hall-concern-place = Bevat de naam van een locatie of stad.
hall-concern-name = Bevat een deel van de echte naam.

hall-search = Naam of bijnaam
hall-search-go = Zoeken
hall-found = { $count ->
    [0] Er is niemand gevonden.
    [one] Er is { $count } persoon gevonden.
   *[other] Er zijn { $count } personen gevonden.
}
hall-erased = gewist
hall-alternate-number = Reserve { $number }
hall-status-pending = In afwachting, nog te bellen
hall-status-confirmed = Bevestigd
hall-status-withdrawn = Ingetrokken
hall-status-no-show = Niet verschenen
hall-status-disqualified = Gediskwalificeerd
hall-status-erased = Gewist
hall-cancel = Inschrijving annuleren
hall-cancel-lead = De organisatie mag een inschrijving annuleren, bijvoorbeeld als gegevens onvolledig zijn of tegen de voorwaarden ingaan.

hall-terms-lead = Een nieuwe versie geldt meteen, met een mededeling die iedereen op de openbare site ziet.
hall-terms-version = Versie { $version }
hall-terms-notice = Wat er is gewijzigd (de mededeling)
hall-terms-closes = Nieuwe laatste dag van inschrijving (nu { $day }); leeg laten om die te behouden
hall-terms-mailed = Alle ingeschrevenen mailen
hall-terms-cancelled = Het kampioenschap is afgelast
hall-terms-publish = Nieuwe versie publiceren
hall-terms-empty = Schrijf de voorwaarden in minstens één taal.

hall-officials-lead = Iedereen krijgt een privélink voor één rol. Wie de link heeft, handelt in die rol: stuur hem dus maar naar één persoon. Een nieuwe link vervangt de oude.
hall-official-name = Naam
hall-official-role = Rol
hall-official-venue = Locatie
hall-official-table = Gebruikelijke tafel, als die er is
hall-invite = Link maken
hall-invited = Link voor { $name }
hall-invited-lead = Deze link wordt maar één keer getoond.
hall-name-needed = Vul een naam van 1 tot 60 tekens in.
hall-revoke = Intrekken
hall-revoke-lead = Alle links van { $name } werken meteen niet meer.
hall-revoke-yes = Alle links intrekken
hall-revoke-self = Je eigen link kun je niet intrekken. Iemand anders van de toernooileiding kan dat wel.
hall-you = jij

hall-outbox-lead = { $count ->
    [0] Alle e-mails zijn verstuurd.
    [one] Er wacht { $count } e-mail. Kopieer hem naar je mailprogramma en markeer hem daarna als verstuurd.
   *[other] Er wachten { $count } e-mails. Kopieer ze naar je mailprogramma en markeer ze daarna als verstuurd.
}
hall-letter-to = Aan
hall-letter-subject = Onderwerp
hall-letter-body = Tekst
hall-letter-fault = De mailserver weigerde hem:
hall-copy = Kopiëren
hall-copied = Gekopieerd
hall-sent = Markeren als verstuurd
hall-sent-all = { $count ->
    [one] De ene hieronder markeren als verstuurd
   *[other] De { $count } hieronder markeren als verstuurd
}
hall-phones = Telefoonlijst
hall-name = Naam
hall-phone = Telefoon

hall-clock = Klok
hall-clocks-lead = De hoofdarbiter houdt de officiële tijd bij. Iedereen kan elke klok openen; alleen de hoofdarbiter ziet de knoppen.
hall-clocks-none = Er is nog geen tafelindeling gepubliceerd.
hall-clock-left = Resterende tijd
hall-clock-waits = Neem eerst de presentie op.
hall-clock-reason = Reden van de pauze, zichtbaar in de zaal
hall-clock-pause = Pauzeren
hall-clock-resume = Verdergaan
hall-clock-last-round = Laatste ronde aankondigen
hall-clock-end = Speeltijd beëindigen
hall-clock-all = Alle klokken
hall-clock-offline = Geen verbinding. De tijd loopt door.
hall-fullscreen = Volledig scherm
hall-call-minutes = { $count ->
    [one] Nog { $count } minuut
   *[other] Nog { $count } minuten
}
hall-call-over = De tijd is om

hall-board = Live scorebord
hall-board-lead = Punten na elke ronde, met bijnamen.
hall-board-empty = Er zijn nog geen punten gepubliceerd.
hall-csv = Stand als CSV
hall-json = Stand als JSON
hall-number = Zaal { $number }
hall-halls = Zalen
hall-all = Alle
hall-rank = Plaats
hall-nickname = Bijnaam
hall-points = Punten
hall-anonymous = anoniem
hall-offline = Geen verbinding. Je ziet de laatst bekende stand.
hall-scroll-pause = Stoppen met scrollen

hall-done-travel = De tijd is ingesteld.
hall-done-return = Het kampioenschap is terug in het heden.
hall-done-rehearse = De fase is gespeeld.
hall-done-draft = De tafelindeling is geloot. Controleer en publiceer die.
hall-done-reseat = De serie is opnieuw ingedeeld.
hall-done-swap = De plaatsen zijn geruild.
hall-done-judges = De arbiters zijn toegewezen.
hall-done-publish = Gepubliceerd.
hall-done-roll = De presentie is opgenomen.
hall-done-alternate = De volgende reserve is opgeroepen.
hall-done-start = De tafels zijn gestart.
hall-done-expel = Gediskwalificeerd.
hall-done-release = De punten zijn gepubliceerd.
hall-done-qualify = De fase is hier afgesloten.
hall-done-approve = De bijnaam is goedgekeurd.
hall-done-approve-all = De bijnamen zijn goedgekeurd.
hall-done-give-back = De bijnaam is afgewezen.
hall-done-cancel = De inschrijving is geannuleerd.
hall-done-revoke = De links werken niet meer.
hall-done-sent = Gemarkeerd als verstuurd.
hall-done-sent-all = Gemarkeerd als verstuurd.
hall-done-confirm = Het formulier is bevestigd.
hall-done-reject = Het formulier is teruggestuurd.
