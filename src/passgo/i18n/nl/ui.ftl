# De speeltafel.

app-name = passgo
app-title-your-turn = ● Jij bent aan de beurt – passgo
loading = De tafel wordt klaargezet…
language = Taal
theme = Thema
theme-auto = Zoals het apparaat
theme-light = Licht
theme-dark = Donker
sound-on = Geluid staat aan
sound-off = Geluid staat uit
notify = Meld het als ik aan de beurt ben
notify-on = Je krijgt een melding als je aan de beurt bent
view-board = Bord
view-list = Lijst
skip-to-actions = Naar je acties
menu = Menu
close = Sluiten
cancel = Annuleren
back = Terug

online = Verbonden
connecting = Verbinden…
offline = Geen verbinding. Nieuwe poging…
sending = Versturen…
taken-over = Je plaats is op een ander apparaat geopend. Hier kun je nog meekijken.
taken-over-back = Hier verder spelen
refused = Deze tafel kan niet worden geopend: { $why }
reload = Pagina opnieuw laden
paused = Het spel is gepauzeerd.
paused-nobody-there = Het spel is gepauzeerd omdat iedereen weg is.
closed = Deze tafel is gesloten.
closed-rules = De server is bijgewerkt en kon dit spel niet meenemen. Het verslag blijft bewaard.
rules-then = Gespeeld volgens versie { $version } van de regels.
official = Officiële ronde

bank = de bank
you = jij
somebody = iemand
bot = bot
bot-name = Bot { $number }
away = afwezig
judge = arbiter
onlooker = toeschouwer
nothing = niets
money-plain = { $amount }
money-dollar = $ { $amount }
money-euro = € { $amount }
money-M = M{ $amount }
money-coin = { $count ->
    [one] { $amount } munt
   *[other] { $amount } munten
}
money-hidden = verborgen
money-gain = +{ $amount }
money-loss = −{ $amount }
jail-cards = { $count ->
    [one] { $count } gevangeniskaart
   *[other] { $count } gevangeniskaarten
}
level-0 = onbebouwd
    .one = geen gebouwen meer
seconds-left = { $count ->
    [one] nog { $count } seconde
   *[other] nog { $count } seconden
}

awaiting-you-start-roll = Gooi om te zien wie begint.
awaiting-you-roll = Jij bent aan de beurt: gooi!
awaiting-you-roll-again = Gooi nog een keer!
awaiting-you-roll-jail = Je zit in de gevangenis. Hoe kom je eruit?
awaiting-you-buy = Koop je { FORM($space, "the") } voor { $amount }?
awaiting-you-auction = Bied je op { FORM($space, "the") }?
awaiting-you-auction-building = Bied je op het gebouw?
awaiting-you-debt = Je moet { $other } { $amount } betalen.
awaiting-you-choose-bus = De bus: hoe ver ga je?
awaiting-you-choose-any-space = Drie dezelfde! Ga naar een vakje naar keuze.
awaiting-you-choose-ride = Rijd je vanaf { FORM($space, "the") } verder voor { $amount }, of blijf je hier?
awaiting-you-choose-mortgaged-deed = Je hebt { FORM($space, "the") } met een hypotheek gekregen. Wat doe je?
awaiting-you-shortage = Hoeveel wil je er?
awaiting-you-end = Ben je klaar met je beurt?
awaiting-you-nothing = Je hoeft nu niets te doen.
awaiting-start-roll = { $player } gooit om te zien wie begint.
awaiting-roll = { $player } moet gooien.
awaiting-buy = { $player } beslist of { FORM($space, "the") } wordt gekocht.
awaiting-auction = { $player } kan bieden of passen.
awaiting-debt = { $player } moet een schuld betalen.
awaiting-choose = { $player } kiest.
awaiting-shortage = { $player } beslist hoeveel gebouwen het moeten zijn.
awaiting-end = { $player } moet de beurt nog beëindigen.
awaiting-dice = De arbiter voert de worp van { $player } in.

actions-title = Wat je kunt doen
act-roll = Gooien
act-roll-jail = Gooien om vrij te komen
act-end = Beurt beëindigen
act-buy = Kopen voor { $amount }
act-decline = Niet kopen
act-decline-auction = Laten veilen
act-claim = { Word-rent } vragen voor { FORM($space, "the") }
act-claim-any = { Word-rent } vragen
act-bid = { $amount } bieden
act-pass = Passen
act-pass-shortage = Geen
act-pass-turn = Geen, deze beurt niet meer vragen
act-build = Bouwen ({ $change })
act-sell = Gebouw verkopen ({ $change })
act-mortgage = Hypotheek nemen ({ $change })
act-redeem = Hypotheek aflossen ({ $change })
act-surrender = Aan de bank verkopen ({ $change })
act-sell-hotels = Alle { word-hotels } van { $group } verkopen
act-on-space = { $action }: { $space }
act-pay = { $amount } betalen
act-bankrupt = Faillissement aanvragen
act-bankrupt-liquidates = Verkopen, verhypothekeren, failliet gaan
act-bankrupt-sure = Ben je echt failliet? Alles wat je hebt, gaat naar { $other }.
act-bankrupt-sure-liquidates = Ben je echt failliet? Eerst worden al je gebouwen verkocht en komt op al je { word-deeds } een hypotheek; dan gaat alles naar { $other }.
act-bankrupt-yes = Ja, ik ben failliet
act-default = Van je bod afzien
act-fine = { $amount } betalen en de gevangenis verlaten
act-card = Met een kaart vrijkomen
act-choose-steps = { $count ->
    [one] { $count } vakje verder naar { FORM($space, "the") }
   *[other] { $count } vakjes verder naar { FORM($space, "the") }
}
act-choose-space = Naar { FORM($space, "the") } gaan
act-choose-stay = Blijven
act-choose-redeem = Hypotheek nu aflossen voor { $amount }
act-choose-keep = Hypotheek laten staan en { $amount } rente betalen
act-choose-defer = Hypotheek laten staan en later dubbele rente betalen
act-accept = Accepteren
act-reject = Afwijzen
act-counter = Tegenvoorstel
act-withdraw = Voorstel intrekken
act-want = Een gebouw op { FORM($space, "the") }
act-want-several = { $pieces } vragen
act-offer = Deal voorstellen
act-choose-where = Waarheen?
act-pick-on-board = Of kies het op het bord.

auction-title = Veiling: { $space }
auction-title-building = Veiling van een gebouw
auction-building-left = Nog bij de bank, dit gebouw meegeteld: { $pieces }.
auction-pass-piece = Passen geldt alleen voor dit gebouw.
auction-none = Nog geen biedingen.
auction-high-you = Jouw bod van { $amount } is het hoogste.
auction-stage-0 = De veiling is geopend.
auction-stage-1 = Eenmaal…
auction-stage-2 = Andermaal…
auction-closed = Verkocht aan { $player } voor { $amount }.
auction-amount = Jouw bod
auction-bid = Bieden
auction-quick = Snelle biedingen
auction-out = Je doet niet meer mee aan deze veiling.
auction-after = Je houdt dan { $amount } over.

deal-title = Deal
deal-with = Met wie?
deal-give = Jij geeft
deal-take = Jij krijgt
deal-cash = Geld
deal-cards = Gevangeniskaarten
deal-none = Geen { word-deeds } om te verhandelen.
deal-send = Voorstel versturen
deal-clear = Opnieuw beginnen
deal-changes = Wat dit verandert
deal-empty = Kies wat je wilt ruilen.
deal-set-you = Jij krijgt de hele groep { $group }.
deal-set-other = { $player } krijgt de hele groep { $group }.
deal-break-you = Jij hebt dan niet meer de hele groep { $group }.
deal-break-other = { $player } heeft dan niet meer de hele groep { $group }.
deal-interest-you = Voor { word-deeds } met een hypotheek betaal je minstens { $amount } rente.
deal-interest-other = Voor { word-deeds } met een hypotheek betaalt { $player } minstens { $amount } rente.
deal-after-you = Jij hebt daarna { $amount }.
deal-after-other = { $player } heeft daarna { $amount }.
deal-too-much = Een van jullie heeft niet zoveel geld.
deal-card-price = Een { word-jail-card } mag niet voor minder dan { $amount } worden verhandeld.
offers-title = Voorstellen
offer-from = Voorstel van { $player }
offer-to = Jouw voorstel aan { $player }
offer-between = Voorstel van { $player } aan { $other }
offer-you-get = Jij krijgt
offer-you-give = Jij geeft
offer-gives = Geeft
offer-asks = Vraagt
offer-not-now = Dit voorstel kan nu niet worden geaccepteerd.
deal-time = Tijd om te onderhandelen

debt-title = Betaal je schuld
debt-owed = Je moet { $other } { $amount } betalen en hebt { $cash }.
debt-missing = Je komt { $amount } tekort.
debt-could = Als je alles verkoopt en verhypothekeert, kom je aan { $amount }.
debt-cannot = Zelfs als je alles verkoopt en verhypothekeert, kom je maar aan { $amount }.
debt-ways = Manieren om aan geld te komen
debt-enough = op zichzelf genoeg

claim-which = Voor welke { word-deed }?
claim-hint = Hier krijg je geen herinnering: let op wie op jouw { word-deeds } komt.

deed-free = Van niemand
deed-price = Prijs
deed-mortgage-value = Hypotheekwaarde
deed-redeem-cost = Aflosbedrag
deed-rent = { Word-rent }
deed-rent-bare = Onbebouwd
deed-rent-set = Met de hele kleurset
deed-rent-stations = { $count ->
    [one] { $count } in bezit
   *[other] { $count } in bezit
}
deed-rent-utility = { $count ->
    [one] { $count } in bezit: { $factor } × worp
   *[other] { $count } in bezit: { $factor } × worp
}
deed-rent-now = Huidige { word-rent }
deed-building-cost = Een gebouw kost
deed-mortgaged = hypotheek
deed-group = Groep
about-tax = Betaal { $amount }
about-fare = Rijden voor { $amount }
about-entity = Gooi met je linkerbuur { $count } of meer: jullie winnen of betalen { $amount }
about-go = Salaris: { $amount }
about-cards = Trek een kaart
about-jail = Op bezoek, of in de gevangenis
about-parking = Hier gebeurt niets
about-go-to-jail = Ga naar de gevangenis
about-question = Druk op het blok
about-ride = Rijd mee, of blijf
about-here = Hier: { $players }
about-owner = Eigenaar: { $player }
deeds-title = Mijn { word-deeds }
deeds-none = Je hebt nog geen { word-deeds }.

players-title = Spelers
player-out = ligt eruit
player-in-jail = in de gevangenis
player-turn = aan de beurt
player-decides = beslist
player-deeds = { $count ->
    [0] geen { word-deeds }
    [one] { $count } { word-deed }
   *[other] { $count } { word-deeds }
}
player-worth = vermogen { $amount }
player-token = Pion
bank-stock = Bij de bank
log-title = Verslag
log-none = Er is nog niets gebeurd.
log-older = Oudere tonen
log-details = Elke stap
chat-title = Chat
chat-none = Nog geen berichten.
chat-say = Versturen
chat-text = Jouw bericht
chat-phrase = Snelle berichten
chat-judge = Arbiter
preset-hello = Hallo!
preset-good-luck = Succes!
preset-well-played = Goed gespeeld!
preset-thanks = Dank je wel!
preset-sorry = Sorry!
preset-hurry = Jij bent aan de beurt!
preset-wait = Een ogenblikje.
preset-yes = Ja.
preset-no = Nee.
preset-interested = Ik heb interesse.
preset-not-interested = Ik heb geen interesse.
preset-make-an-offer = Doe me een voorstel.
preset-judge-please = Arbiter, alsjeblieft!
preset-good-game = Mooi spel!
preset-bye = Tot ziens!

dice-title = Dobbelstenen
dice-none = Er heeft nog niemand gegooid.
dice-bus = bus
dice-mr = volgende { word-deed }

board-title = Bord: { $edition }
board-list = Vakjes op het bord
board-keys = Met de pijltjestoetsen ga je het bord rond; Enter opent een vakje.

judge-title = Arbiter
judge-close = Veiling sluiten
judge-last-round = Laatste ronde aankondigen
judge-time = Speeltijd beëindigen
judge-expel = { $player } uitsluiten
judge-dice = Worp invoeren
judge-dice-faces = Ogen, bijv. 3 4
judge-no-dice = Worp annuleren
judge-pause = Pauzeren
judge-resume = Verdergaan
judge-claims = { Word-rent } die kan worden gevraagd
judge-claim-line = { $other } mag { $player } om { word-rent-any } vragen voor { FORM($space, "the") }
judge-claim-line-amount = { $other } mag { $player } om { $amount } vragen voor { FORM($space, "the") }

lobby-title = Lobby
lobby-seat-open = vrije plaats
lobby-invite = Uitnodigen
lobby-add-bot = Bot toevoegen
lobby-remove-bot = Bot verwijderen
lobby-token = Kies een pion
lobby-token-any = Een die nog vrij is
lobby-start = Spel starten
lobby-start-fill = Plaatsen vullen met bots en starten
lobby-waiting = We wachten tot de host het spel start.
lobby-waiting-judge = De hoofdarbiter start alle tafels tegelijk.
lobby-seeding = Eerlijke dobbelstenen worden klaargemaakt: elke speler voegt een deel toe. Een moment…

end-title = Het spel is afgelopen
end-winner = { $players } wint!
end-winners = { $players } delen de overwinning!
end-rank = Plaats
end-player = Speler
end-worth = Vermogen
end-points = Punten
end-curve = Vermogen tijdens het spel
end-dice = Dobbelstenen
end-dice-about = Hoe vaak elke som is gegooid; de band laat zien wat je van het toeval mag verwachten.
end-dice-line = { $sum }: { $count ->
    [one] { $count } keer gegooid
   *[other] { $count } keer gegooid
}, verwacht { $low } tot { $high }
end-replay = Het spel terugkijken
fair-check = Dobbelstenen controleren
end-rematch = Revanche met dezelfde spelers
end-rematch-there = Naar de revanche
leave-game = Spel verlaten

hints = Tip
hints-on = Tips worden getoond
hints-off = Tips zijn verborgen
hints-stop = Geen tips meer
hint-roll = Gooi, en je pion gaat vanzelf. Daarvoor mag je bouwen, een hypotheek nemen of een deal voorstellen.
hint-buy = Dit is van niemand: je mag het kopen of laten liggen.
hint-buy-auction = Dit is van niemand: je mag het kopen. Doe je dat niet, dan mag iedereen erop bieden, jij ook.
hint-claim = Er staat iemand op jouw { word-deed }. Je krijgt de { word-rent } alleen als je er op tijd om vraagt.
hint-debt = Je hebt te weinig geld: verkoop gebouwen, neem een hypotheek of sluit een deal, en betaal dan.
hint-auction = Het hoogste bod wint. Meer bieden dan je kunt betalen mag niet. Wie past, doet niet meer mee aan deze veiling.
hint-auction-default = Het hoogste bod wint. Wie het niet kan betalen, ligt eruit en de veiling begint opnieuw.
hint-choose = Aan jou de keuze: kies er een.
hint-offer = Je hebt een voorstel. Accepteer het, wijs het af of doe een tegenvoorstel.
hint-jail = Met dubbel kom je vrij; met betalen of een kaart lukt het zeker.
hint-jail-six = Met een zes kom je vrij; met betalen of een kaart lukt het zeker.
hint-jail-roll = Met dubbel of een kaart kom je vrij; anders betaal je na deze worp en ga je verder.
hint-jail-late = Geen pogingen meer: je gooit, gaat verder en betaalt. Betaal je vooraf, dan geeft dubbel nog een worp.
hint-build = Je mag bouwen: open een van je { word-deeds }. Met gebouwen stijgt de { word-rent } flink.
hint-end = Nog iets? Bouw of stel een deal voor, en beëindig dan je beurt.
hint-wait = Nu beslissen anderen. Tik op een vakje voor de gegevens, of stel een deal voor.

replay-title = Terugkijken
replay-turn = Beurt { $turn }: { $player }
replay-scrub = Positie in het spel
replay-step = Stap { $step } van { $last }
replay-first = Naar het begin
replay-back = Eén stap terug
replay-play = Afspelen
replay-pause = Pauzeren
replay-on = Eén stap verder
replay-last = Naar het einde
replay-eyes = Bekijk als
replay-eyes-spectator = een toeschouwer
replay-eyes-judge = de arbiter
replay-jump = Naar beurt
replay-speed = Snelheid
replay-times = { $factor }×
replay-plain = Tekstversie
loading-more = Laden…

pass-to = Geef het apparaat aan { $player }
pass-taken = Ik ben { $player } – verder
lobby-here = op dit apparaat
lobby-beside = Speler op dit apparaat toevoegen
lobby-beside-add = Toevoegen

judge-correct = Fout herstellen
judge-expel-title = Speler uitsluiten
judge-expel-sure = { $player } uitsluiten? Alles gaat naar de bank. Dit kan niet ongedaan worden gemaakt.
judge-talk = { $player } en { $other } onderhandelen.
judge-seconds = Seconden
judge-limit = Tijdslimiet instellen
judge-extend = Verlengen
correct-what = Wat er fout was
correct-cash = Geld
correct-deeds = Een { word-deed }
correct-places = Een positie op het bord
correct-amount = Bedrag erbij of eraf
correct-deed = Welke { word-deed }
correct-owner = Eigenaar
correct-level = Gebouwen
correct-space = Vakje
correct-entry = Logregel
correct-why = Reden
correct-send = Correctie opslaan

chat-object = Over het bericht van { $player }
chat-mute = { $player } dempen
chat-mute-all = { $player } voor iedereen dempen
chat-hear = Dempen opheffen
chat-report = Melden als
chat-reported = Gemeld. Dank je wel.
report-insult = belediging
report-spam = spam
report-cheating = vals spel
report-advice = verboden advies
report-other = iets anders

act-undo = Ongedaan maken
act-undo-space = Ongedaan maken: { $space }
act-build-plain = Bouwen
act-sell-plain = Gebouw verkopen
act-mortgage-plain = Hypotheek nemen
act-redeem-plain = Hypotheek aflossen
act-surrender-plain = Aan de bank verkopen
debt-yourself = Hier rekent niemand voor je: haal het geld uit je { word-deeds }.
shortage-could = Je hebt plaats en geld voor { $pieces }.
shortage-how = Kies voor elk gebouw een { word-street }, in de volgorde die je wilt.
shortage-order = Jouw volgorde
shortage-remove = { $space } weghalen
shortage-total = Totaal: { $amount }. Je houdt dan { $left } over.
spoken-of = Hoe moeten teksten naar je verwijzen?
spoken-of-other = Neutraal
spoken-of-f = Vrouwelijk
spoken-of-m = Mannelijk

## Review in place: readers propose better texts

review-invite = Is dit jouw taal? Help de teksten te verbeteren

## The stage: the middle of the board

stage-pace = Animatiesnelheid: { $pace }
pace-calm = rustig
pace-normal = normaal
pace-fast = snel
pace-instant = direct
stage-completes = Maakt de kleurset compleet
stage-blocks = Blokkeert de kleurset van { $player }
stage-of-set = { $number ->
    [one] { $count } van de { $number } in de kleurset
   *[other] { $count } van de { $number } in de kleurset
}
stage-left = Je houdt { $amount } over
stage-short = Je komt { $amount } tekort
strip-title = Geld van iedereen
stop-free = Te koop: { $amount }
stop-yours = Is van jou
stop-rent = { Word-rent }: { $amount }
stop-rent-dice = { Word-rent }: volgens de dobbelstenen
awaiting-you-choose-mortgaged-deeds = Je hebt meerdere hypotheken gekregen. Wat doe je met elk?
inherited-keep = Laten, rente betalen
inherited-redeem = Nu aflossen
inherited-defer = Later dubbele rente
inherited-later = Later
inherited-keep-all = Alle laten staan
inherited-redeem-all = Alle aflossen
space-number = vak { $number }
lobby-seat = plaats { $number }
offer-new = Zojuist gedaan
offer-since = { $minutes } min geleden gedaan
bot-pace = Tempo van de bots
bot-pace-calm = Rustig
bot-pace-normal = Gewoon
bot-pace-fast = Snel
bot-pace-instant = Zonder pauze
cash-short = Je hebt maar { $cash }.
end-share = Delen
end-shared = Gekopieerd
end-download = Downloaden
acting-as = Nu speelt: { $player }
whole-board = Hele bord
auction-estate = Boedel van { $player }: { $number } van { $count }.
auction-passed = past
auction-thinking = denkt na
awaiting-offer = { WHO($other) ->
    [you] { $player } denkt na over jouw voorstel.
   *[other] { $player } denkt na over het voorstel van { $other }.
}
awaiting-choose-bus = { $player } kiest hoe ver de bus gaat.
awaiting-choose-any-space = { $player } kiest een vak.
awaiting-choose-ride = { $player } beslist of de rit vanaf { FORM($space, "the") } verdergaat.
awaiting-choose-mortgaged-deed = { $player } beslist over de hypotheek op { FORM($space, "the") }.
deal-times = { WHO($player) ->
    [you] Volgens de gedrukte prijzen geef je { $times }× wat je krijgt.
   *[other] Volgens de gedrukte prijzen geeft { $player } { $times }× wat ertegenover staat.
}
deal-nothing = { WHO($player) ->
    [you] Je krijgt er niets voor terug.
   *[other] { $player } krijgt er niets voor terug.
}
outlook-title = Kansen en groepen
outlook-heat = Risico’s op het bord tonen
outlook-roll = { WHO($player) ->
    [you] Je volgende worp
   *[other] Volgende worp: { $player }
}
outlook-charge = Andere betalingen
outlook-own = Eigen vakje
outlook-nothing = Niets te betalen
outlook-cost = Gemiddeld { $mean }, hoogstens { $worst } ({ $space })
outlook-here = { $chance }: tot { $amount } te betalen
outlook-sets = Wie wat heeft
outlook-note = Eén worp, met het bord zoals het nu is. Wat een eigenaar mag vragen, telt als gevraagd, elke kaart die nog op de stapel ligt is even waarschijnlijk en wie mag kiezen waarheen, neemt de goedkoopste weg. Volgende worpen en alle inkomsten tellen niet mee.

bot-random = Voor de lol
bot-novice = Makkelijk
bot-builder = Gemiddeld
bot-trader = Moeilijk
bot-champion = Heel moeilijk

sound-volume = Volume
look-edition = Stijl van de editie: aan
look-plain = Stijl van de editie: uit
bot-talk-on = Bots kletsen: aan
bot-talk-off = Bots kletsen: uit
end-line = Mijn regel op het formulier bevestigen
stood-in = De tafel speelt voor jou.
stood-in-back = Ik ben terug
