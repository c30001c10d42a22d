# Nomi dell’edizione dei viaggi.

edition-voyage = Viaggio
word-go = PARTENZA
word-street = lotto
word-streets = lotti
word-jail = Luna
word-jail-from = dalla Luna
word-jail-into = sulla Luna
word-jail-card = carta Luna
word-jail-cards = carte Luna
word-house = tenda
word-houses = tende
word-hotel = roulotte
word-hotel-before = della sua roulotte
word-hotel-one = una roulotte
word-hotels = roulotte
word-hotels-all = tutte le roulotte
level-houses = { $count ->
    [one] { $count } tenda
    [many] { $count } di tende
   *[other] { $count } tende
}
    .now = { $count ->
        [one] c’è { $count } tenda
        [many] ci sono { $count } di tende
       *[other] ci sono { $count } tende
    }
level-hotel = roulotte
    .now = c’è una roulotte
    .a = una roulotte
level-hotels = { $count ->
    [one] { $count } roulotte
    [many] { $count } di roulotte
   *[other] { $count } roulotte
}
    .now = { $count ->
        [one] c’è { $count } roulotte
        [many] ci sono { $count } di roulotte
       *[other] ci sono { $count } roulotte
    }
group-brown = Marea
group-light-blue = Arcobaleno
group-pink = Tramonto
group-orange = Monsone
group-red = Vulcano
group-yellow = Stelle cadenti
group-green = Aurora boreale
group-dark-blue = Luna piena
group-stations = Aeroporti
group-utilities = Trasporti pubblici
deck-command = Ordine
deck-decision = Decisione
kind-station = aeroporto
    .next = il prossimo aeroporto
kind-utility = trasporto pubblico
    .next = il prossimo trasporto pubblico
token-suitcase = Valigia
token-camera = Fotocamera
token-compass = Bussola
token-balloon = Mongolfiera
space-start = PARTENZA
    .the = la PARTENZA
    .on = sulla PARTENZA
    .gender = f
    .from = dalla PARTENZA
    .cap = La PARTENZA
space-bay-of-fundy = Baia di Fundy
    .the = la Baia di Fundy
    .on = sulla Baia di Fundy
    .gender = f
space-decision = Decisione
    .the = la Decisione
    .on = sulla Decisione
    .gender = f
space-mont-saint-michel = Mont Saint-Michel
space-tax = Tassa
    .the = la Tassa
    .on = sulla Tassa
    .gender = f
space-athens-airport = Aeroporto di Atene
    .the = l’Aeroporto di Atene
    .on = sull’Aeroporto di Atene
    .gender = m
space-victoria-falls = Cascate Vittoria
    .the = le Cascate Vittoria
    .on = sulle Cascate Vittoria
    .gender = f
space-command = Ordine
    .the = l’Ordine
    .on = sull’Ordine
    .gender = m
space-iguazu = Iguazú
space-niagara = Niagara
space-the-moon = Luna
    .the = la Luna (solo in transito)
    .on = sulla Luna (solo in transito)
    .gender = f
space-santorini = Santorini
space-railway = Ferrovia
    .the = la Ferrovia
    .on = sulla Ferrovia
    .gender = f
space-uluru = Uluru
space-serengeti = Serengeti
    .the = il Serengeti
    .on = sul Serengeti
    .gender = m
space-cairo-airport = Aeroporto del Cairo
    .the = l’Aeroporto del Cairo
    .on = sull’Aeroporto del Cairo
    .gender = m
space-kerala = Kerala
space-goa = Goa
space-chiang-mai = Chiang Mai
space-rest-area = Area di sosta
    .the = l’Area di sosta
    .on = sull’Area di sosta
    .gender = f
space-etna = Etna
    .the = l’Etna
    .on = sull’Etna
    .gender = m
space-krakatoa = Krakatoa
    .the = il Krakatoa
    .on = sul Krakatoa
    .gender = m
space-kilauea = Kilauea
    .the = il Kilauea
    .on = sul Kilauea
    .gender = m
space-denver-airport = Aeroporto di Denver
    .the = l’Aeroporto di Denver
    .on = sull’Aeroporto di Denver
    .gender = m
space-atacama = Atacama
space-la-palma = La Palma
space-eurotunnel = Eurotunnel
    .the = l’Eurotunnel
    .on = sull’Eurotunnel
    .gender = m
space-wadi-rum = Wadi Rum
space-go-to-the-moon = Vai sulla Luna
    .the = «Vai sulla Luna»
    .on = su «Vai sulla Luna»
    .gender = m
space-tromso = Tromsø
space-abisko = Abisko
space-yellowknife = Yellowknife
    .board = Yellow{ "\u00AD" }knife
space-sydney-airport = Aeroporto di Sydney
    .the = l’Aeroporto di Sydney
    .on = sull’Aeroporto di Sydney
    .gender = m
space-machu-picchu = Machu Picchu
space-himalaya = Himalaya
    .the = l’Himalaya
    .on = sull’Himalaya
    .gender = m

# Su questo tabellone si va sulla Luna.
event-jailed = { WHO($player) ->
    [you] Decollo! Vai sulla Luna.
   *[other] Decollo! { $player } va sulla Luna.
}
event-freed = { WHO($player) ->
    [you] Torni dalla Luna.
   *[other] { $player } torna dalla Luna.
}
event-freed-fine = { WHO($player) ->
    [you] Paghi { $amount } e lasci la Luna.
   *[other] { $player } paga { $amount } e lascia la Luna.
}
event-stayed-in-jail = { WHO($player) ->
    [you] Resti sulla Luna (tentativo { $count }).
   *[other] { $player } resta sulla Luna (tentativo { $count }).
}
story-roll-jailed = { WHO($player) ->
    [you] Fai { $dice } e decolli per la Luna.
   *[other] { $player } fa { $dice } e decolla per la Luna.
}
story-roll-stayed = { WHO($player) ->
    [you] Fai { $dice } e resti sulla Luna (tentativo { $count }).
   *[other] { $player } fa { $dice } e resta sulla Luna (tentativo { $count }).
}
event-owed-fine = { WHO($player) ->
    [you] Devi { $amount } per lasciare la Luna.
   *[other] { $player } deve { $amount } per lasciare la Luna.
}
event-paid-fine = { WHO($player) ->
    [you] Paghi { $amount } per lasciare la Luna.
   *[other] { $player } paga { $amount } per lasciare la Luna.
}
event-card-shown = { WHO($player) ->
    [you] Mostri una carta Luna.
   *[other] { $player } mostra una carta Luna.
}
event-card-used = { WHO($player) ->
    [you] Usi una carta per lasciare la Luna.
   *[other] { $player } usa una carta per lasciare la Luna.
}
awaiting-you-roll-jail = Sei sulla Luna. Come te ne vai?
act-fine = Paga { $amount } e lascia la Luna
act-card = Usa una carta per lasciare la Luna
deal-cards = Carte Luna
deal-card-price = Una carta Luna non si può scambiare per meno di { $amount }.
about-jail = Solo in transito o sulla Luna
about-go-to-jail = Vai sulla Luna
player-in-jail = sulla Luna
jail-cards = { $count ->
    [one] { $count } carta Luna
    [many] { $count } di carte Luna
   *[other] { $count } carte Luna
}
card-go-to-jail = Sali sul razzo sbagliato. Vai dritto sulla Luna senza ritirare lo stipendio.
card-jail-free = Un biglietto per il razzo. Conserva questa carta: ti fa lasciare una volta la Luna, oppure puoi venderla.

card-advance-to = Una cartolina ti tenta: raggiungi { FORM($space, "the") }.
card-to-go = Hai nostalgia di casa. Raggiungi { FORM($go, "the") } e ritira lo stipendio.
card-next-station = Perdi il volo. Raggiungi { FORM($space, "next") }. Il proprietario può chiederti il doppio.
card-next-utility = Nebbia! Raggiungi { FORM($space, "next") } e tira i dadi. Il proprietario può chiederti { $factor } volte il risultato.
card-back-three = Hai scordato il passaporto. Torna indietro di tre caselle e fai quello che dice la casella d’arrivo.
card-general-repairs = Grandina sul campeggio: paga { $house } per ogni { $house-name } e { $hotel } per ogni { $hotel-name }.
card-fine = Hai colto un fiore raro: paga una multa di { $amount }.
card-elected-chair = Guidi la gita e ti perdi: dai { $amount } a ogni giocatore.
card-dividend = Le tue azioni di una linea di traghetti danno dividendi: ritira { $amount }.
card-loan-matures = Una vecchia amicizia di viaggio ti restituisce un prestito: ritira { $amount }.
card-bank-error = La banca sbaglia il cambio a tuo favore: ritira { $amount }.
card-doctor = Il medico ti cura una scottatura: paga { $amount }.
card-sale-of-stock = Vendi le tue azioni di una compagnia aerea: ritira { $amount }.
card-holiday-fund = Trovi i risparmi di viaggio in un calzino: ritira { $amount }.
card-tax-refund = La dogana ti rimborsa le tasse sui souvenir: ritira { $amount }.
card-birthday = Compleanno intorno al falò! Ogni giocatore ti dà { $amount }.
card-life-insurance = Il tuo bagaglio è perso, ma assicurato: ritira { $amount }.
card-hospital = Ti storci una caviglia sull’orlo del cratere: paga { $amount }.
card-school-fees = Un corso di lingua prima di partire: paga { $amount }.
card-street-repairs = La lava blocca la strada: paga { $house } per ogni { $house-name } e { $hotel } per ogni { $hotel-name }.
card-second-prize = La tua foto del tramonto arriva seconda: ritira { $amount }.
card-inheritance = La prozia ti lascia i soldi dei suoi viaggi: ritira { $amount }.

## Events, told in this world

story-salary = { FORM($go, "cap") } paga { $amount } per il viaggio.
event-salary = { WHO($player) ->
    [you] Passi { FORM($go, "from") } e ritiri { $amount } per il viaggio.
   *[other] { $player } passa { FORM($go, "from") } e ritira { $amount } per il viaggio.
}
story-roll-tax = { WHO($player) ->
    [you] Fai { $dice }, finisci { GENDER($space) ->
            [f] { FORM($space, "on") }
            [m] { FORM($space, "on") }
           *[other] su { $space }
        } e paghi { $amount } alla dogana.
   *[other] { $player } fa { $dice }, finisce { GENDER($space) ->
            [f] { FORM($space, "on") }
            [m] { FORM($space, "on") }
           *[other] su { $space }
        } e paga { $amount } alla dogana.
}
story-tax = { WHO($player) ->
    [you] Finisci { GENDER($space) ->
            [f] { FORM($space, "on") }
            [m] { FORM($space, "on") }
           *[other] su { $space }
        } e paghi { $amount } alla dogana.
   *[other] { $player } finisce { GENDER($space) ->
            [f] { FORM($space, "on") }
            [m] { FORM($space, "on") }
           *[other] su { $space }
        } e paga { $amount } alla dogana.
}
event-paid-tax = { WHO($player) ->
    [you] Alla dogana paghi { $amount } per { FORM($space, "the") }.
   *[other] Alla dogana { $player } paga { $amount } per { FORM($space, "the") }.
}
event-built = { WHO($player) ->
    [you] Ti accampi { GENDER($space) ->
            [f] { FORM($space, "on") }
            [m] { FORM($space, "on") }
           *[other] su { $space }
        } per { $amount }: ora { FORM($level, "now") }.
   *[other] { $player } si accampa { GENDER($space) ->
            [f] { FORM($space, "on") }
            [m] { FORM($space, "on") }
           *[other] su { $space }
        } per { $amount }: ora { FORM($level, "now") }.
}
event-built-won = { WHO($player) ->
    [you] Ti accampi { GENDER($space) ->
            [f] { FORM($space, "on") }
            [m] { FORM($space, "on") }
           *[other] su { $space }
        }: ora { FORM($level, "now") }.
   *[other] { $player } si accampa { GENDER($space) ->
            [f] { FORM($space, "on") }
            [m] { FORM($space, "on") }
           *[other] su { $space }
        }: ora { FORM($level, "now") }.
}
story-built = { WHO($player) ->
    [you] Spendi { $amount } in accampamenti: { $spaces }.
   *[other] { $player } spende { $amount } in accampamenti: { $spaces }.
}
event-bankrupt = { WHO($player) ->
    [you] { WHO($other) ->
        [bank] Vai in bancarotta e torni a casa. Quello che ti resta va alla banca.
       *[other] Vai in bancarotta e torni a casa. Quello che ti resta va a { $other }.
    }
   *[other] { WHO($other) ->
        [you] { $player } va in bancarotta e torna a casa. Quello che resta va a te.
        [bank] { $player } va in bancarotta e torna a casa. Quello che resta va alla banca.
       *[other] { $player } va in bancarotta e torna a casa. Quello che resta va a { $other }.
    }
}
event-game-over = Fine del viaggio: { $players } vince la partita.
event-game-over-shared = Fine del viaggio: { $players } condividono la vittoria.

character-1 = Guardia Poncho
character-2 = Skipper Zigzag
character-3 = Agente Poltrona
character-4 = Scout Buonora
says-careful-buys = Prima ho guardato la mappa.
says-careful-earns = Questi vanno nel mio fondo viaggi.
says-careful-pays = Avevo contanti di riserva.
says-careful-wins = A casa, e con tutte le valigie!
says-bold-buys = Visto, piaciuto, comprato!
says-bold-earns = Il mio prossimo volo è pagato!
says-bold-pays = La chiamerò avventura.
says-bold-wins = Ho girato il mondo e l’ho vinto!
says-haggler-buys = Mi hanno fatto il prezzo da residente.
says-haggler-earns = La vista la regalo io.
says-haggler-pays = Ho chiesto la tariffa di gruppo.
says-haggler-wins = Ho visto il mondo con lo sconto!
