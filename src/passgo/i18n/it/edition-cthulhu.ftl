# Nomi dell’edizione Cthulhu.

edition-cthulhu = Cthulhu
edition-cthulhu-short = Cthulhu, partita breve
word-street = campo creatura
word-streets = campi creatura
word-house = cripta
word-houses = cripte
word-hotel = mausoleo
word-hotel-before = del suo mausoleo
word-hotel-one = un mausoleo
word-hotels = mausolei
word-hotels-all = tutti i mausolei
level-houses = { $count ->
    [one] { $count } cripta
    [many] { $count } di cripte
   *[other] { $count } cripte
}
    .now = { $count ->
        [one] c’è { $count } cripta
        [many] ci sono { $count } di cripte
       *[other] ci sono { $count } cripte
    }
level-hotel = mausoleo
    .now = c’è un mausoleo
    .a = un mausoleo
level-hotels = { $count ->
    [one] { $count } mausoleo
    [many] { $count } di mausolei
   *[other] { $count } mausolei
}
    .now = { $count ->
        [one] c’è { $count } mausoleo
        [many] ci sono { $count } di mausolei
       *[other] ci sono { $count } mausolei
    }
group-brown = Marrone
group-light-blue = Azzurro
group-pink = Rosa
group-orange = Arancione
group-red = Rosso
group-yellow = Giallo
group-green = Verde
group-dark-blue = Blu
group-stations = Trasporti
group-utilities = Istituti
deck-sanity = Sanità mentale
deck-knowledge = Conoscenza
kind-station = trasporto
    .next = il prossimo trasporto
kind-utility = istituto
    .next = il prossimo istituto
token-necronomicon = Necronomicon
token-cultists-tablet = Tavoletta dei cultisti
token-cthulhu-statuette = Statuetta di Cthulhu
token-shining-trapezohedron = Trapezoedro lucente
token-hound-amulet = Amuleto del segugio
token-dagon-dagger = Pugnale di Dagon
space-go = VIA
    .the = il VIA
    .on = sul VIA
    .gender = m
    .from = dal VIA
    .cap = Il VIA
space-ghoul = Ghoul
    .the = il Ghoul
    .on = sul Ghoul
    .gender = m
space-knowledge = Conoscenza
    .the = la Conoscenza
    .on = sulla Conoscenza
    .gender = f
space-zoog = Zoog
    .the = lo Zoog
    .on = sullo Zoog
    .gender = m
space-research-fee = Spese di ricerca
    .the = le Spese di ricerca
    .on = sulle Spese di ricerca
    .gender = f
space-ship = Nave
    .the = la Nave
    .on = sulla Nave
    .gender = f
space-night-gaunt = Magro Notturno
    .the = il Magro Notturno
    .on = sul Magro Notturno
    .gender = m
space-sanity = Sanità mentale
    .the = la Sanità mentale
    .on = sulla Sanità mentale
    .gender = f
space-rat-thing = Cosa-Ratto
    .the = la Cosa-Ratto
    .on = sulla Cosa-Ratto
    .gender = f
space-wilbur-whateley = Wilbur Whateley
space-jail = Prigione
    .the = la Prigione (solo in transito)
    .on = sulla Prigione (solo in transito)
    .gender = f
space-deep-one = Abitatore del Profondo
    .the = l’Abitatore del Profondo
    .on = sull’Abitatore del Profondo
    .gender = m
space-miskatonic-university = Università Miskatonic
    .the = l’Università Miskatonic
    .on = sull’Università Miskatonic
    .gender = f
space-dagon = Dagon
space-hydra = Idra
    .the = l’Idra
    .on = sull’Idra
    .gender = f
space-train = Treno
    .the = il Treno
    .on = sul Treno
    .gender = m
space-mi-go = Mi-Go
    .the = il Mi-Go
    .on = sul Mi-Go
    .gender = m
space-elder-thing = Cosa Antica
    .the = la Cosa Antica
    .on = sulla Cosa Antica
    .gender = f
space-shoggoth = Shoggoth
    .the = lo Shoggoth
    .on = sullo Shoggoth
    .gender = m
space-free-parking = Parcheggio gratuito
    .the = il Parcheggio gratuito
    .on = sul Parcheggio gratuito
    .gender = m
space-hound-of-the-void = Segugio del Vuoto
    .the = il Segugio del Vuoto
    .on = sul Segugio del Vuoto
    .gender = m
space-flying-polyp = Polipo Volante
    .the = il Polipo Volante
    .on = sul Polipo Volante
    .gender = m
space-great-race = Grande Razza
    .the = la Grande Razza
    .on = sulla Grande Razza
    .gender = f
space-dream-journey = Viaggio onirico
    .the = il Viaggio onirico
    .on = sul Viaggio onirico
    .gender = m
space-colour-from-space = Colore dallo Spazio
    .the = il Colore dallo Spazio
    .on = sul Colore dallo Spazio
    .gender = m
space-star-spawn = Progenie Stellare
    .the = la Progenie Stellare
    .on = sulla Progenie Stellare
    .gender = f
space-sanatorium = Manicomio
    .the = il Manicomio
    .on = sul Manicomio
    .gender = m
space-hastur = Hastur
space-go-to-jail = Vai in prigione
    .the = «Vai in prigione»
    .on = su «Vai in prigione»
    .gender = m
space-shub-niggurath = Shub-Niggurath
space-nyarlathotep = Nyarlathotep
    .board = Nyarla{ "\u00AD" }thotep
space-yog-sothoth = Yog-Sothoth
space-automobile = Automobile
    .the = l’Automobile
    .on = sull’Automobile
    .gender = f
space-azathoth = Azathoth
space-examination-fee = Costo della visita medica
    .the = il Costo della visita medica
    .on = sul Costo della visita medica
    .gender = m
space-great-cthulhu = Grande Cthulhu
    .the = il Grande Cthulhu
    .on = sul Grande Cthulhu
    .gender = m

card-advance-to = Una mappa a margine indica la via: raggiungi { FORM($space, "the") }.
card-to-go = Era solo un sogno. Raggiungi { FORM($go, "the") } e ritira lo stipendio.
card-next-station = La nebbia si infittisce. Raggiungi { FORM($space, "next") }. Il proprietario può chiederti il doppio.
card-next-utility = Incubi. Raggiungi { FORM($space, "next") } e tira i dadi. Il proprietario può chiederti { $factor } volte il risultato.
card-back-three = Hai scordato il tomo. Torna indietro di tre caselle e fai quello che dice la casella d’arrivo.
card-go-to-jail = Ti sorprendono a scavare al chiaro di luna. Vai dritto in prigione senza ritirare lo stipendio.
card-jail-free = Una chiave di strano metallo. Conserva questa carta: ti fa uscire una volta di prigione, oppure puoi venderla.
card-general-repairs = Le pietre si sono mosse: paga { $house } per ogni { $house-name } e { $hotel } per ogni { $hotel-name }.
card-speeding = Correvi troppo. E anche ciò che ti seguiva. Paga { $amount }.
card-elected-chair = Il segreto della tua società segreta ha un prezzo: dai { $amount } a ogni giocatore.
card-dividend = Le tue azioni nella pesca rendono fin troppo bene: ritira { $amount }.
card-loan-matures = Il mare restituisce un vecchio debitore, che paga: ritira { $amount }.
card-bank-error = In banca hanno dormito male e sbagliano a tuo favore: ritira { $amount }.
card-doctor = Un tonico per i nervi: paga { $amount }.
card-sale-of-stock = Vendi le tue azioni prima della luna piena: ritira { $amount }.
card-holiday-fund = Disdici la settimana al mare: ritira { $amount }.
card-tax-refund = Rimborso delle tasse, firmato da mano ignota: ritira { $amount }.
card-birthday = Le stelle si allineano per il tuo compleanno: ogni giocatore ti dà { $amount }.
card-life-insurance = Ti credono in fondo al mare e l’assicurazione paga: ritira { $amount }.
card-hospital = La clinica prescrive riposo e niente libri: paga { $amount }.
card-school-fees = Un corso di lingue morte: paga { $amount }.
card-consultancy-fee = Il tuo consiglio è di non aprire la scatola: ritira { $amount }.
card-street-repairs = L’alta marea si è presa la strada: paga { $house } per ogni { $house-name } e { $hotel } per ogni { $hotel-name }.
card-second-prize = Il tuo saggio sulle maree arriva secondo: ritira { $amount }.
card-inheritance = Uno zio che nessuno ricorda ti lascia un baule: ritira { $amount }.

## Events, told in this world

event-jailed = { WHO($player) ->
    [you] Scavi dove non devi: vai in prigione.
   *[other] { $player } scava dove non deve e va in prigione.
}
story-roll-jailed = { WHO($player) ->
    [you] Fai { $dice }. Scavi dove non devi: vai in prigione.
   *[other] { $player } fa { $dice }, scava dove non deve e va in prigione.
}
event-freed = { WHO($player) ->
    [you] La serratura si apre da sola: esci di prigione.
   *[other] La serratura si apre da sola: { $player } esce di prigione.
}
story-salary = { FORM($go, "cap") } paga { $amount } per un altro giorno di sanità mentale.
event-salary = { WHO($player) ->
    [you] Passi { FORM($go, "from") } e ritiri { $amount } per un altro giorno di sanità mentale.
   *[other] { $player } passa { FORM($go, "from") } e ritira { $amount } per un altro giorno di sanità mentale.
}
story-roll-tax = { WHO($player) ->
    [you] Fai { $dice }, finisci { GENDER($space) ->
            [f] { FORM($space, "on") }
            [m] { FORM($space, "on") }
           *[other] su { $space }
        } e paghi { $amount }. Nessuno spiega perché.
   *[other] { $player } fa { $dice }, finisce { GENDER($space) ->
            [f] { FORM($space, "on") }
            [m] { FORM($space, "on") }
           *[other] su { $space }
        } e paga { $amount }. Nessuno spiega perché.
}
story-tax = { WHO($player) ->
    [you] Finisci { GENDER($space) ->
            [f] { FORM($space, "on") }
            [m] { FORM($space, "on") }
           *[other] su { $space }
        } e paghi { $amount }. Nessuno spiega perché.
   *[other] { $player } finisce { GENDER($space) ->
            [f] { FORM($space, "on") }
            [m] { FORM($space, "on") }
           *[other] su { $space }
        } e paga { $amount }. Nessuno spiega perché.
}
event-paid-tax = { WHO($player) ->
    [you] Paghi { $amount } per { FORM($space, "the") }. Nessuno spiega perché.
   *[other] { $player } paga { $amount } per { FORM($space, "the") }. Nessuno spiega perché.
}
event-built = { WHO($player) ->
    [you] Scavi { GENDER($space) ->
            [f] { FORM($space, "on") }
            [m] { FORM($space, "on") }
           *[other] su { $space }
        } per { $amount }: ora { FORM($level, "now") }.
   *[other] { $player } scava { GENDER($space) ->
            [f] { FORM($space, "on") }
            [m] { FORM($space, "on") }
           *[other] su { $space }
        } per { $amount }: ora { FORM($level, "now") }.
}
event-built-won = { WHO($player) ->
    [you] Scavi { GENDER($space) ->
            [f] { FORM($space, "on") }
            [m] { FORM($space, "on") }
           *[other] su { $space }
        }: ora { FORM($level, "now") }.
   *[other] { $player } scava { GENDER($space) ->
            [f] { FORM($space, "on") }
            [m] { FORM($space, "on") }
           *[other] su { $space }
        }: ora { FORM($level, "now") }.
}
story-built = { WHO($player) ->
    [you] Spendi { $amount } in scavi: { $spaces }.
   *[other] { $player } spende { $amount } in scavi: { $spaces }.
}
event-bankrupt = { WHO($player) ->
    [you] { WHO($other) ->
        [bank] Vai in bancarotta, e alle stelle non importa. Quello che ti resta va alla banca.
       *[other] Vai in bancarotta, e alle stelle non importa. Quello che ti resta va a { $other }.
    }
   *[other] { WHO($other) ->
        [you] { $player } va in bancarotta, e alle stelle non importa. Quello che resta va a te.
        [bank] { $player } va in bancarotta, e alle stelle non importa. Quello che resta va alla banca.
       *[other] { $player } va in bancarotta, e alle stelle non importa. Quello che resta va a { $other }.
    }
}
event-game-over = Le stelle sono allineate: { $players } vince la partita.
event-game-over-shared = Le stelle sono allineate: { $players } condividono la vittoria.

character-1 = Doc Candela
character-2 = Skipper Burrasca
character-3 = Mercante Velino
character-4 = Custode Silenzio
character-5 = Docente Ardire
character-6 = Agente Cimelio
says-careful-buys = L’ho preso. Dentro non ci guardo.
says-careful-earns = Stanotte dormirò un po’ meglio.
says-careful-pays = Ho pagato senza fare domande.
says-careful-wins = Ho vinto, e ragiono ancora!
says-bold-buys = Sussurra? Allora lo prendo!
says-bold-earns = Lo sapevo che il buio paga!
says-bold-pays = In mare ho perso di peggio.
says-bold-wins = Ho fissato l’abisso e ho vinto!
says-haggler-buys = La maledizione l’ho fatta togliere.
says-haggler-earns = Accetto monete di ogni epoca.
says-haggler-pays = E se pagassi con un libro raro?
says-haggler-wins = Pure la marea mi ha fatto lo sconto.
