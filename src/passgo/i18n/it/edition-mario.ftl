# Nomi dell’edizione Mario.

edition-mario = Mario
word-go = GO
word-street = luogo
word-streets = luoghi
word-house = casa di Toad
word-houses = case di Toad
word-hotel = castello di Peach
word-hotel-before = del suo castello di Peach
word-hotel-one = un castello di Peach
word-hotels = castelli di Peach
word-hotels-all = tutti i castelli di Peach
level-houses = { $count ->
    [one] { $count } casa di Toad
    [many] { $count } di case di Toad
   *[other] { $count } case di Toad
}
    .now = { $count ->
        [one] c’è { $count } casa di Toad
        [many] ci sono { $count } di case di Toad
       *[other] ci sono { $count } case di Toad
    }
level-hotel = castello di Peach
    .now = c’è un castello di Peach
    .a = un castello di Peach
level-hotels = { $count ->
    [one] { $count } castello di Peach
    [many] { $count } di castelli di Peach
   *[other] { $count } castelli di Peach
}
    .now = { $count ->
        [one] c’è { $count } castello di Peach
        [many] ci sono { $count } di castelli di Peach
       *[other] ci sono { $count } castelli di Peach
    }
group-brown = Marrone
group-light-blue = Azzurro
group-pink = Rosa
group-orange = Arancione
group-red = Rosso
group-yellow = Giallo
group-green = Verde
group-dark-blue = Blu
group-utilities = Società
deck-community-chest = Probabilità
kind-utility = società
    .next = la prossima società
kind-question = Blocco con punto interrogativo
    .next = il prossimo Blocco con punto interrogativo
token-mushroom = Fungo
token-star = Stella
token-fire-flower = Fiore di fuoco
token-shell = Guscio
token-leaf = Foglia
token-cap = Berretto
space-go = GO
    .the = il GO
    .on = sul GO
    .gender = m
    .from = dal GO
    .cap = Il GO
space-brick-meadow = Prato dei mattoni
    .the = il Prato dei mattoni
    .on = sul Prato dei mattoni
    .gender = m
space-question-block = Blocco con punto interrogativo
    .the = il Blocco con punto interrogativo
    .on = sul Blocco con punto interrogativo
    .gender = m
    .cap = Il Blocco con punto interrogativo
    .board = Blocco con punto in{ "\u00AD" }ter{ "\u00AD" }ro{ "\u00AD" }ga{ "\u00AD" }ti{ "\u00AD" }vo
space-pipe-cellar = Cantina dei tubi
    .the = la Cantina dei tubi
    .on = sulla Cantina dei tubi
    .gender = f
space-chain-chomp = Chain Chomp
space-maze-wood = Bosco labirinto
    .the = il Bosco labirinto
    .on = sul Bosco labirinto
    .gender = m
space-community-chest = Probabilità
    .the = le Probabilità
    .on = sulle Probabilità
    .gender = f
    .board = Probabi{ "\u00AD" }lità
space-cloud-bridge = Ponte di nuvole
    .the = il Ponte di nuvole
    .on = sul Ponte di nuvole
    .gender = m
space-jail = Prigione
    .the = la Prigione (solo in transito)
    .on = sulla Prigione (solo in transito)
    .gender = f
space-painted-hall = Sala dipinta
    .the = la Sala dipinta
    .on = sulla Sala dipinta
    .gender = f
space-bell-tower = Campanile
    .the = il Campanile
    .on = sul Campanile
    .gender = m
space-bowser-jr = Bowser Jr.
space-harbour-square = Piazza del porto
    .the = la Piazza del porto
    .on = sulla Piazza del porto
    .gender = f
space-coral-bay = Baia di corallo
    .the = la Baia di corallo
    .on = sulla Baia di corallo
    .gender = f
space-free-parking = Free Parking
space-meteor-pier = Molo del meteorite
    .the = il Molo del meteorite
    .on = sul Molo del meteorite
    .gender = m
space-ring-world = Mondo anello
    .the = il Mondo anello
    .on = sul Mondo anello
    .gender = m
space-magikoopa = Magikoopa
space-sandstone-stair = Scala di arenaria
    .the = la Scala di arenaria
    .on = sulla Scala di arenaria
    .gender = f
space-oasis-maze = Labirinto dell’oasi
    .the = il Labirinto dell’oasi
    .on = sul Labirinto dell’oasi
    .gender = m
space-go-to-jail = Go to Jail
space-lantern-wood = Bosco delle lanterne
    .the = il Bosco delle lanterne
    .on = sul Bosco delle lanterne
    .gender = m
space-giant-roots = Radici giganti
    .the = le Radici giganti
    .on = sulle Radici giganti
    .gender = f
space-piranha-plant = Piranha Plant
space-skyline-plaza = Piazza dei grattacieli
    .the = la Piazza dei grattacieli
    .on = sulla Piazza dei grattacieli
    .gender = f
    .board = Piazza dei gratta{ "\u00AD" }cieli
space-crown-tower = Torre della corona
    .the = la Torre della corona
    .on = sulla Torre della corona
    .gender = f

awaiting-you-roll = Tocca a te: tira il dado.
act-roll = Tira il dado
deed-rent-utility = { $count ->
    [one] Con { $count }: { $factor } × dado
    [many] Con { $count }: { $factor } × dado
   *[other] Con { $count }: { $factor } × dado
}
dice-title = Dado
end-dice = Dado
stop-rent-dice = { Word-rent }: secondo il dado
story-roll-due-dice = { WHO($player) ->
    [you] Fai { $dice } e finisci { GENDER($space) ->
            [f] { FORM($space, "on") }
            [m] { FORM($space, "on") }
           *[other] su { $space }
        }, di { $other }. L’{ word-rent } lo decide il dado.
   *[other] { WHO($other) ->
        [you] { $player } fa { $dice } e finisce { GENDER($space) ->
            [f] { FORM($space, "on") }
            [m] { FORM($space, "on") }
           *[other] su { $space }
        }, di tua proprietà. L’{ word-rent } lo decide il dado.
       *[other] { $player } fa { $dice } e finisce { GENDER($space) ->
            [f] { FORM($space, "on") }
            [m] { FORM($space, "on") }
           *[other] su { $space }
        }, di { $other }. L’{ word-rent } lo decide il dado.
    }
}
event-rent-due-dice = { WHO($player) ->
    [you] Finisci { GENDER($space) ->
            [f] { FORM($space, "on") }
            [m] { FORM($space, "on") }
           *[other] su { $space }
        }, di { $other }. L’{ word-rent } lo decide il dado.
   *[other] { WHO($other) ->
        [you] { $player } finisce { GENDER($space) ->
            [f] { FORM($space, "on") }
            [m] { FORM($space, "on") }
           *[other] su { $space }
        }, di tua proprietà. L’{ word-rent } lo decide il dado.
       *[other] { $player } finisce { GENDER($space) ->
            [f] { FORM($space, "on") }
            [m] { FORM($space, "on") }
           *[other] su { $space }
        }, di { $other }. L’{ word-rent } lo decide il dado.
    }
}
card-next-utility = Le luci tremolano! Raggiungi { FORM($space, "next") } e tira il dado. Il proprietario può chiederti { $factor } volte il risultato.
page-times-dice = { $factor } × dado

card-advance-to = Un trampolino ti fa volare: raggiungi { FORM($space, "the") }.
card-to-go = Avanti tutta! Raggiungi { FORM($go, "the") } e ritira lo stipendio.
card-next-question = Senti un tintinnio. Raggiungi { FORM($space, "next") } e premilo.
card-back-three = Sbagli un salto. Torna indietro di tre caselle e fai quello che dice la casella d’arrivo.
card-go-to-jail = Scivoli nel tubo sbagliato. Vai dritto in prigione senza ritirare lo stipendio.
card-jail-free = Una chiave d’oro! Conserva questa carta: ti fa uscire una volta di prigione, oppure puoi venderla.
card-repairs = Mattoni ballerini! Paga { $house } per ogni { $house-name } e { $hotel } per ogni { $hotel-name }.
card-treat-everyone = Gelato per tutti! Dai { $amount } a ogni giocatore.
card-party = Dai una festa su una nuvola: ogni giocatore ti dà { $amount }.
card-big-find = Una stanza segreta piena di monete! Ritira { $amount }.
card-prize = La corsa più veloce del giorno! Ritira { $amount }.
card-gift = Da una nuvola cade un regalo: ritira { $amount }.
card-small-find = Qualcosa luccica nell’erba: ritira { $amount }.
card-small-loss = Hai un buco in tasca: paga { $amount }.
card-loss = Finisci in acqua con tutte le monete: paga { $amount }.

## Events, told in this world

event-jailed = { WHO($player) ->
    [you] Tubo sbagliato! Vai in prigione.
   *[other] Tubo sbagliato! { $player } va in prigione.
}
story-roll-jailed = { WHO($player) ->
    [you] Fai { $dice }, prendi il tubo sbagliato e vai in prigione.
   *[other] { $player } fa { $dice }, prende il tubo sbagliato e va in prigione.
}
event-freed = { WHO($player) ->
    [you] Esci di prigione con un salto.
   *[other] { $player } esce di prigione con un salto.
}
story-salary = Din! { FORM($go, "cap") } paga { $amount }.
event-salary = { WHO($player) ->
    [you] Din! Passi { FORM($go, "from") } e ritiri { $amount }.
   *[other] Din! { $player } passa { FORM($go, "from") } e ritira { $amount }.
}
story-roll-tax = { WHO($player) ->
    [you] Fai { $dice }. { FORM($space, "cap") } ti morde: paghi { $amount }.
   *[other] { $player } fa { $dice }. { FORM($space, "cap") } morde e si prende { $amount }.
}
story-tax = { WHO($player) ->
    [you] { FORM($space, "cap") } ti morde: paghi { $amount }.
   *[other] { FORM($space, "cap") } morde { $player } e si prende { $amount }.
}
event-paid-tax = { WHO($player) ->
    [you] { FORM($space, "cap") } morde. Paghi { $amount }.
   *[other] { FORM($space, "cap") } morde. { $player } paga { $amount }.
}
event-question-coins = { WHO($player) ->
    [you] Plin! { FORM($space, "cap") } ti dà { $amount }.
   *[other] Plin! { FORM($space, "cap") } dà a { $player } { $amount }.
}
event-built = { WHO($player) ->
    [you] Impili mattoni { GENDER($space) ->
            [f] { FORM($space, "on") }
            [m] { FORM($space, "on") }
           *[other] su { $space }
        } per { $amount }: ora { FORM($level, "now") }.
   *[other] { $player } impila mattoni { GENDER($space) ->
            [f] { FORM($space, "on") }
            [m] { FORM($space, "on") }
           *[other] su { $space }
        } per { $amount }: ora { FORM($level, "now") }.
}
event-built-won = { WHO($player) ->
    [you] Impili mattoni { GENDER($space) ->
            [f] { FORM($space, "on") }
            [m] { FORM($space, "on") }
           *[other] su { $space }
        }: ora { FORM($level, "now") }.
   *[other] { $player } impila mattoni { GENDER($space) ->
            [f] { FORM($space, "on") }
            [m] { FORM($space, "on") }
           *[other] su { $space }
        }: ora { FORM($level, "now") }.
}
story-built = { WHO($player) ->
    [you] Spendi { $amount } in mattoni: { $spaces }.
   *[other] { $player } spende { $amount } in mattoni: { $spaces }.
}
event-bankrupt = { WHO($player) ->
    [you] { WHO($other) ->
        [bank] Finite le monete: vai in bancarotta. Quello che ti resta va alla banca.
       *[other] Finite le monete: vai in bancarotta. Quello che ti resta va a { $other }.
    }
   *[other] { WHO($other) ->
        [you] Finite le monete: { $player } va in bancarotta. Quello che resta va a te.
        [bank] Finite le monete: { $player } va in bancarotta. Quello che resta va alla banca.
       *[other] Finite le monete: { $player } va in bancarotta. Quello che resta va a { $other }.
    }
}
event-game-over = Fuochi d’artificio sul castello: { $players } vince la partita.
event-game-over-shared = Fuochi d’artificio sul castello: { $players } condividono la vittoria.

character-1 = Coach Cuscino
character-2 = Ravanello Razzo
character-3 = Barattasassi
character-4 = Custode Muschio
character-5 = Pilota Vrum
character-6 = Chef Aggiuntina
says-careful-buys = Prima ho guardato, poi ho saltato.
says-careful-earns = Riconto le mie monete.
says-careful-pays = Avevo qualche moneta da parte.
says-careful-wins = A saltelli fino in cima!
says-bold-buys = Un salto ed è fatta!
says-bold-earns = Din! Adoro questo suono.
says-bold-pays = Ops! Rimbalzo subito.
says-bold-wins = Una bella rincorsa e ho vinto!
says-haggler-buys = Mio per una manciata di monete!
says-haggler-earns = Monete per me? Non dico di no.
says-haggler-pays = Ho offerto un fungo. Volevano monete.
says-haggler-wins = Il mondo intero a prezzo d’occasione!
