# Nomi dell’edizione dei fantasmi.

edition-ghost = Fantasmi
word-rent = onorario
word-rent-pl = onorari
word-deed = contratto
word-deeds = contratti
word-deeds-free = contratti
word-deeds-none = nessun contratto da scambiare
word-deeds-mortgaged = contratti ipotecati:
word-deed-which = quale contratto
word-deeds-your-on = sui tuoi contratti
word-deeds-my = i miei contratti
word-deeds-not-yet = contratti
word-deed-no = nessun contratto
word-deed-next = prossimo contratto
word-deed-your-on = sul tuo contratto
word-deed-one-of = uno dei tuoi contratti
word-deed-one = un contratto
word-deeds-your-with = con i tuoi contratti
word-deeds-your = i tuoi contratti
word-deeds-the = i contratti
word-deeds-all = tutti i contratti
word-deed-that = quel contratto
word-deed-by = contratto per contratto
word-deed-next-to = al prossimo contratto libero; quando sono tutti acquistati, fino al prossimo su cui
word-deed-buy = un contratto libero, puoi comprarlo
word-deed-of-the = del contratto
word-deed-on-the = sul contratto
word-deed-mortgaged = un contratto ipotecato
word-deed-cash = un contratto ti dà subito denaro se lo ipotechi
word-deed-free = un contratto libero non viene comprato
word-deeds-unmortgaged = i contratti non ipotecati
word-deeds-unmortgaged-bare = contratti non ipotecati
word-street = contratto
word-streets = contratti
word-house = trappola per fantasmi
word-houses = trappole per fantasmi
word-hotel = unità di contenimento
word-hotel-before = della sua unità di contenimento
word-hotel-one = un’unità di contenimento
word-hotels = unità di contenimento
word-hotels-all = tutte le unità di contenimento
word-deeds-cards = contratti
word-deeds-dealt = contratti
word-deeds-all-yours = tutti i tuoi contratti
word-deeds-the-mortgaged = i contratti ipotecati
word-deeds-auctioned = i tuoi contratti vanno all’asta liberi
level-houses = { $count ->
    [one] { $count } trappola per fantasmi
    [many] { $count } di trappole per fantasmi
   *[other] { $count } trappole per fantasmi
}
    .now = { $count ->
        [one] c’è { $count } trappola per fantasmi
        [many] ci sono { $count } di trappole per fantasmi
       *[other] ci sono { $count } trappole per fantasmi
    }
level-hotel = unità di contenimento
    .now = c’è un’unità di contenimento
    .a = un’unità di contenimento
level-hotels = { $count ->
    [one] { $count } unità di contenimento
    [many] { $count } di unità di contenimento
   *[other] { $count } unità di contenimento
}
    .now = { $count ->
        [one] c’è { $count } unità di contenimento
        [many] ci sono { $count } di unità di contenimento
       *[other] ci sono { $count } unità di contenimento
    }
group-brown = Marrone
group-light-blue = Azzurro
group-pink = Rosa
group-orange = Arancione
group-red = Rosso
group-yellow = Giallo
group-green = Verde
group-dark-blue = Blu
deck-mist = Nebbia vagante
kind-ride = ECTO-1
    .next = la prossima ECTO-1
kind-entity = entità
    .next = la prossima entità
token-goggles = Occhialoni
token-ghost-meter = Misuratore di fantasmi
token-cello = Violoncello
token-proton-pack = Zaino protonico
token-marshmallow = Marshmallow
token-siren = Sirena
space-go = VIA
    .the = il VIA
    .on = sul VIA
    .gender = m
    .from = dal VIA
    .cap = Il VIA
space-corner-bookshop = Libreria d’angolo
    .the = la Libreria d’angolo
    .on = sulla Libreria d’angolo
    .gender = f
space-mist = Nebbia vagante
    .the = la Nebbia vagante
    .on = sulla Nebbia vagante
    .gender = f
space-subway-stairs = Scale della metro
    .the = le Scale della metro
    .on = sulle Scale della metro
    .gender = f
space-library-phantom = Fantasma della biblioteca
    .the = il Fantasma della biblioteca
    .on = sul Fantasma della biblioteca
    .gender = m
space-ecto-1 = ECTO-1
    .the = l’ECTO-1
    .on = sull’ECTO-1
    .gender = f
space-night-diner = Tavola calda notturna
    .the = la Tavola calda notturna
    .on = sulla Tavola calda notturna
    .gender = f
space-pawn-shop = Banco dei pegni
    .the = il Banco dei pegni
    .on = sul Banco dei pegni
    .gender = m
space-wax-museum = Museo delle cere
    .the = il Museo delle cere
    .on = sul Museo delle cere
    .gender = m
space-jail = Prigione
    .the = la Prigione (solo in transito)
    .on = sulla Prigione (solo in transito)
    .gender = f
space-old-fire-station = Vecchia caserma dei pompieri
    .the = la Vecchia caserma dei pompieri
    .on = sulla Vecchia caserma dei pompieri
    .gender = f
space-hungry-green-ghost = Fantasma verde affamato
    .the = il Fantasma verde affamato
    .on = sul Fantasma verde affamato
    .gender = m
space-university-lab = Laboratorio universitario
    .the = il Laboratorio universitario
    .on = sul Laboratorio universitario
    .gender = m
    .board = Labora{ "\u00AD" }torio universi{ "\u00AD" }tario
space-city-archive = Archivio cittadino
    .the = l’Archivio cittadino
    .on = sull’Archivio cittadino
    .gender = m
space-reading-room = Sala di lettura
    .the = la Sala di lettura
    .on = sulla Sala di lettura
    .gender = f
space-card-catalogue = Schedario
    .the = lo Schedario
    .on = sullo Schedario
    .gender = m
space-grand-staircase = Scalone
    .the = lo Scalone
    .on = sullo Scalone
    .gender = m
space-free-parking = Parcheggio gratuito
    .the = il Parcheggio gratuito
    .on = sul Parcheggio gratuito
    .gender = m
space-hotel-lobby = Atrio dell’albergo
    .the = l’Atrio dell’albergo
    .on = sull’Atrio dell’albergo
    .gender = m
space-ballroom = Sala da ballo
    .the = la Sala da ballo
    .on = sulla Sala da ballo
    .gender = f
space-twelfth-floor = Dodicesimo piano
    .the = il Dodicesimo piano
    .on = sul Dodicesimo piano
    .gender = m
space-town-hall = Municipio
    .the = il Municipio
    .on = sul Municipio
    .gender = m
space-mayors-office = Ufficio del sindaco
    .the = l’Ufficio del sindaco
    .on = sull’Ufficio del sindaco
    .gender = m
space-gate-hound = Segugio del portale
    .the = il Segugio del portale
    .on = sul Segugio del portale
    .gender = m
space-city-jail-roof = Tetto della prigione
    .the = il Tetto della prigione
    .on = sul Tetto della prigione
    .gender = m
space-go-to-jail = Vai in prigione
    .the = «Vai in prigione»
    .on = su «Vai in prigione»
    .gender = m
space-park-gate = Cancello del parco
    .the = il Cancello del parco
    .on = sul Cancello del parco
    .gender = m
space-carriage-stand = Posteggio delle carrozze
    .the = il Posteggio delle carrozze
    .on = sul Posteggio delle carrozze
    .gender = m
space-penthouse-kitchen = Cucina dell’attico
    .the = la Cucina dell’attico
    .on = sulla Cucina dell’attico
    .gender = f
space-rooftop-temple = Tempio sul tetto
    .the = il Tempio sul tetto
    .on = sul Tempio sul tetto
    .gender = m
space-giant-of-the-avenue = Gigante del viale
    .the = il Gigante del viale
    .on = sul Gigante del viale
    .gender = m
space-crossroads-gate = Porta del crocevia
    .the = la Porta del crocevia
    .on = sulla Porta del crocevia
    .gender = f

card-advance-to = Il telefono squilla a mezzanotte: raggiungi { FORM($space, "the") }.
card-to-go = Il turno di notte è finito. Raggiungi { FORM($go, "the") } e ritira lo stipendio.
card-next-ride = A sirene spiegate! Raggiungi { FORM($space, "next") }. Puoi proseguire il viaggio alla solita tariffa.
card-next-entity = Un ululato qui vicino. Raggiungi { FORM($space, "next") } e affrontala insieme a chi siede alla tua sinistra.
card-back-three = Scivoli sulla melma. Torna indietro di tre caselle e fai quello che dice la casella d’arrivo.
card-go-to-jail = Nessuno crede al tuo fantasma. Vai dritto in prigione senza ritirare lo stipendio.
card-jail-free = Il sindaco ti deve un favore. Conserva questa carta: ti fa uscire una volta di prigione, oppure puoi venderla.
card-general-repairs = L’attrezzatura scotta: paga { $house } per ogni { $house-name } e { $hotel } per ogni { $hotel-name }.
card-speeding = Sirena o no, correvi troppo: paga { $amount }.
card-elected-chair = Ora guidi tu la squadra, e offri la cena: dai { $amount } a ogni giocatore.
card-dividend = Le tue azioni di una fabbrica di stracci danno dividendi: ritira { $amount }.
card-loan-matures = Un cliente salda una fattura vecchissima: ritira { $amount }.
card-bank-error = Un fantasma nei conti della banca ti aggiunge uno zero: ritira { $amount }.
card-doctor = Il medico ti toglie la melma dall’orecchio: paga { $amount }.
card-sale-of-stock = Vendi le tue azioni di una fabbrica di lenzuola: ritira { $amount }.
card-holiday-fund = Ti pagano in contanti le ferie non godute: ritira { $amount }.
card-tax-refund = Il fisco accetta la melma tra le spese: ritira { $amount }.
card-birthday = Perfino i fantasmi cantano per il tuo compleanno: ogni giocatore ti dà { $amount }.
card-life-insurance = Hai l’assicurazione contro i fantasmi: ritira { $amount }.
card-hospital = Una notte in clinica, perché brilli ancora: paga { $amount }.
card-school-fees = Corso serale: sfrattare i fantasmi, parte prima. Paga { $amount }.
card-consultancy-fee = Spieghi a un cliente che sono solo i tubi: ritira { $amount }.
card-street-repairs = Melma sulla strada: paga { $house } per ogni { $house-name } e { $hotel } per ogni { $hotel-name }.
card-second-prize = La tua zucca stregata arriva seconda: ritira { $amount }.
card-inheritance = Un fantasma riconoscente ti mette nel testamento: ritira { $amount }.

## Events, told in this world

event-jailed = { WHO($player) ->
    [you] Nessuno crede al tuo fantasma: vai in prigione.
   *[other] Nessuno crede alla storia: { $player } va in prigione.
}
story-roll-jailed = { WHO($player) ->
    [you] Fai { $dice } e vai in prigione: nessuno crede al tuo fantasma.
   *[other] { $player } fa { $dice } e va in prigione: nessuno crede alla storia.
}
event-freed = { WHO($player) ->
    [you] Il sindaco ti fa uscire di prigione.
   *[other] Il sindaco fa uscire { $player } di prigione.
}
story-salary = { FORM($go, "cap") } paga { $amount } per il turno di notte.
event-salary = { WHO($player) ->
    [you] Passi { FORM($go, "from") } e ritiri { $amount } per il turno di notte.
   *[other] { $player } passa { FORM($go, "from") } e ritira { $amount } per il turno di notte.
}
event-ride = { WHO($player) ->
    [you] A sirene spiegate! Viaggi per { $amount } e raggiungi { FORM($space, "the") }.
   *[other] A sirene spiegate! { $player } viaggia per { $amount } e raggiunge { FORM($space, "the") }.
}
event-entity-fought = { WHO($player) ->
    [you] Tu e { $other } fate { $dice } e catturate { FORM($space, "the") }.
   *[other] { WHO($other) ->
        [you] Tu e { $player } fate { $dice } e catturate { FORM($space, "the") }.
       *[other] { $player } e { $other } fanno { $dice } e catturano { FORM($space, "the") }.
    }
}
event-entity-fought-lost = { WHO($player) ->
    [you] Tu e { $other } fate { $dice }, scivolate sulla melma e perdete contro { FORM($space, "the") }.
   *[other] { WHO($other) ->
        [you] Tu e { $player } fate { $dice }, scivolate sulla melma e perdete contro { FORM($space, "the") }.
       *[other] { $player } e { $other } fanno { $dice }, scivolano sulla melma e perdono contro { FORM($space, "the") }.
    }
}
event-paid-entity = { WHO($player) ->
    [you] Paghi { $amount } per ripulire la melma che lascia { FORM($space, "the") }.
   *[other] { $player } paga { $amount } per ripulire la melma che lascia { FORM($space, "the") }.
}
event-built = { WHO($player) ->
    [you] Proteggi { FORM($space, "the") } per { $amount }: ora { FORM($level, "now") }.
   *[other] { $player } protegge { FORM($space, "the") } per { $amount }: ora { FORM($level, "now") }.
}
event-built-won = { WHO($player) ->
    [you] Proteggi { FORM($space, "the") }: ora { FORM($level, "now") }.
   *[other] { $player } protegge { FORM($space, "the") }: ora { FORM($level, "now") }.
}
story-built = { WHO($player) ->
    [you] Proteggi { FORM($spaces, "the") } per { $amount }.
   *[other] { $player } protegge { FORM($spaces, "the") } per { $amount }.
}
event-bankrupt = { WHO($player) ->
    [you] { WHO($other) ->
        [bank] Vai in bancarotta e riconsegni l’attrezzatura. Quello che ti resta va alla banca.
       *[other] Vai in bancarotta e riconsegni l’attrezzatura. Quello che ti resta va a { $other }.
    }
   *[other] { WHO($other) ->
        [you] { $player } va in bancarotta e riconsegna l’attrezzatura. Quello che resta va a te.
        [bank] { $player } va in bancarotta e riconsegna l’attrezzatura. Quello che resta va alla banca.
       *[other] { $player } va in bancarotta e riconsegna l’attrezzatura. Quello che resta va a { $other }.
    }
}
event-game-over = La città può dormire: { $players } vince la partita.
event-game-over-shared = La città può dormire: { $players } condividono la vittoria.

character-1 = Guardia Ramazza
character-2 = Capo Scintilla
character-3 = Agente Fattura
character-4 = Custode Saliera
character-5 = Recluta Furia
character-6 = Contabile Sconto
says-careful-buys = Fantasmi? Prima ho controllato.
says-careful-earns = La ricevuta è già in archivio.
says-careful-pays = Per la melma ho sempre qualcosa da parte.
says-careful-wins = Finalmente pace nella mia città.
says-bold-buys = Quel posto non mi fa paura!
says-bold-earns = Caccerei fantasmi anche gratis, ma grazie!
says-bold-pays = Ho visto melma peggiore.
says-bold-wins = Ho ripulito la città. A sirene spiegate!
says-haggler-buys = Il fantasma me l’hanno dato in omaggio.
says-haggler-earns = E la fattura era pure gentile.
says-haggler-pays = Posso pagare in trappole?
says-haggler-wins = Manderò la fattura alla città.
