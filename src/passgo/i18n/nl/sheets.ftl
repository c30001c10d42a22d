# Wat voor een kampioenschap wordt gedrukt: scoreformulieren, tafellijsten, bellijsten, kaarten voor de deur.

sheet-title = Scoreformulier
sheet-title-spare = Scoreformulier (reserve)
sheet-table = Tafel
sheet-table-number = Tafel { $number }
sheet-venue = Locatie
sheet-stage = Fase
sheet-round = Ronde
sheet-heat = Serie
sheet-minutes = Minuten
sheet-judge = Arbiter
sheet-start = Begin
sheet-scan = Arbiterspaneel

sheet-players = Spelers en afvallers
sheet-players-hint = Wie afvalt, tekent hier meteen: nummer de spelers in de volgorde waarin ze afvallen.
sheet-seat = Plaats
sheet-player = Speler
sheet-out-number = Eruit als nr.
sheet-out-time = Tijd
sheet-out-why = Reden
sheet-bankrupt = failliet
sheet-withdrawn = teruggetrokken
sheet-expelled = gediskwalificeerd
sheet-signature = Handtekening

sheet-worth = Vermogen aan het eind
sheet-worth-hint = Tel op de achterkant op en neem de bedragen over. Laat de kolom leeg voor wie is afgevallen.
sheet-cash = Geld
sheet-cash-how = tegen nominale waarde
sheet-deeds = Bezittingen
sheet-mortgaged = Bezittingen met hypotheek
sheet-houses = Huizen
sheet-hotels = Hotels
sheet-hotels-how = met de daarvoor ingeleverde huizen
sheet-share = { $share ->
    [full] tegen de vermelde prijs
    [half] tegen de helft van de vermelde prijs
   *[part] tegen { $percent } van de vermelde prijs
}
sheet-total = Vermogen
sheet-free = Bezittingen zonder hypotheek
sheet-free-how = aantal; beslist bij gelijke stand
sheet-rank = Plaats
sheet-points = Punten

sheet-judge-signs = Arbiter van de tafel
sheet-second-signs = Tweede persoon: gecontroleerd, niets gewijzigd
sheet-name = Naam
sheet-points-by = Punten naar overgebleven spelers en plaats
sheet-left = Over

sheet-deed-list = Bezittingen en gebouwen
sheet-deed-list-hint = In de kolom van de eigenaar: ✓ zonder hypotheek, − hypotheek, 1 tot 4 huizen, 5 hotel.
sheet-deed = Bezitting
sheet-price = Prijs
sheet-price-mortgaged = Hypotheek
sheet-price-house = Huis
sheet-price-hotel = Hotel met huizen
sheet-sum = Totaal: { $what }
sheet-sum-carry = Neem deze bedragen over op de voorkant.

sheet-seed = Startgetal van de tafelindeling: { $seed }
sheet-digest = Controlesom: { $digest }
sheet-made = Afgedrukt op { $date }
sheet-side = { $side } / { $sides }

list-seating = Tafelindeling
list-by-name = Op naam
list-by-table = Per tafel
list-heat-number = Serie { $number }
list-unconfirmed = Deelnemers: bellijst
list-unconfirmed-hint = Bel iedereen op deze lijst en vraag of ze komen.
list-alternates = Reserves: bellijst
list-alternates-hint = Bel in de volgorde van de nummers. Niemand stapt in een lopend spel.
list-number = Nr.
list-phone = Telefoon
list-called = Gebeld om
list-answer = Antwoord
list-arrived = Aanwezig
list-seated = Tafel en plaats

badge-show = Laat deze code bij de deur zien
badge-alternate = Reserve { $number }

certificate-title = Oorkonde
certificate-for = Deze oorkonde is voor
certificate-rank = { $rank }e plaats
certificate-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
certificate-director = Toernooileiding
certificate-judge = Hoofdarbiter

press-title = Uitslag
press-name = Naam
press-city = Stad
press-anonymous = Zonder naam

paper-sample = VOORBEELD
