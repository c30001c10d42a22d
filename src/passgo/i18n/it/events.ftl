### Che cosa è successo al tavolo, come lo racconta il registro. FORM($space, "the") è il nome con il suo articolo.


## L’inizio

event-start-rolled = { WHO($player) ->
    [you] Fai { $dice } per stabilire chi inizia.
   *[other] { $player } fa { $dice } per stabilire chi inizia.
}
event-started = { WHO($player) ->
    [you] Inizi tu. Ordine di gioco: { $players }.
   *[other] Inizia { $player }. Ordine di gioco: { $players }.
}
event-clock-started = Parte l’orologio.
event-dealt = { WHO($player) ->
    [you] Ricevi { FORM($space, "the") } nella distribuzione.
   *[other] { $player } riceve { FORM($space, "the") } nella distribuzione.
}

## Turno, tiro, movimento

event-turn = { WHO($player) ->
    [you] Tocca a te.
   *[other] Tocca a { $player }.
}
event-rolled = { WHO($player) ->
    [you] Fai { $dice }.
   *[other] { $player } fa { $dice }.
}
event-moved = { WHO($player) ->
    [you] Raggiungi { FORM($space, "the") }.
   *[other] { $player } raggiunge { FORM($space, "the") }.
}
event-moved-back = { WHO($player) ->
    [you] Torni indietro e raggiungi { FORM($space, "the") }.
   *[other] { $player } torna indietro e raggiunge { FORM($space, "the") }.
}
event-salary = { WHO($player) ->
    [you] Passi { FORM($go, "from") } e ritiri { $amount }.
   *[other] { $player } passa { FORM($go, "from") } e ritira { $amount }.
}
story-roll = { WHO($player) ->
    [you] Fai { $dice } e finisci { GENDER($space) ->
            [f] { FORM($space, "on") }
            [m] { FORM($space, "on") }
           *[other] su { $space }
        }.
   *[other] { $player } fa { $dice } e finisce { GENDER($space) ->
            [f] { FORM($space, "on") }
            [m] { FORM($space, "on") }
           *[other] su { $space }
        }.
}
story-roll-rent = { WHO($player) ->
    [you] Fai { $dice }, finisci { GENDER($space) ->
            [f] { FORM($space, "on") }
            [m] { FORM($space, "on") }
           *[other] su { $space }
        }, di { $other }, e paghi { $amount }.
   *[other] { WHO($other) ->
        [you] { $player } fa { $dice }, finisce { GENDER($space) ->
            [f] { FORM($space, "on") }
            [m] { FORM($space, "on") }
           *[other] su { $space }
        }, di tua proprietà, e ti paga { $amount }.
       *[other] { $player } fa { $dice }, finisce { GENDER($space) ->
            [f] { FORM($space, "on") }
            [m] { FORM($space, "on") }
           *[other] su { $space }
        }, di { $other }, e paga { $amount }.
    }
}
story-roll-due = { WHO($player) ->
    [you] Fai { $dice } e finisci { GENDER($space) ->
            [f] { FORM($space, "on") }
            [m] { FORM($space, "on") }
           *[other] su { $space }
        }, di { $other }. L’{ word-rent } è di { $amount }.
   *[other] { WHO($other) ->
        [you] { $player } fa { $dice } e finisce { GENDER($space) ->
            [f] { FORM($space, "on") }
            [m] { FORM($space, "on") }
           *[other] su { $space }
        }, di tua proprietà. L’{ word-rent } è di { $amount }.
       *[other] { $player } fa { $dice } e finisce { GENDER($space) ->
            [f] { FORM($space, "on") }
            [m] { FORM($space, "on") }
           *[other] su { $space }
        }, di { $other }. L’{ word-rent } è di { $amount }.
    }
}
story-roll-due-dice = { WHO($player) ->
    [you] Fai { $dice } e finisci { GENDER($space) ->
            [f] { FORM($space, "on") }
            [m] { FORM($space, "on") }
           *[other] su { $space }
        }, di { $other }. L’{ word-rent } lo decidono i dadi.
   *[other] { WHO($other) ->
        [you] { $player } fa { $dice } e finisce { GENDER($space) ->
            [f] { FORM($space, "on") }
            [m] { FORM($space, "on") }
           *[other] su { $space }
        }, di tua proprietà. L’{ word-rent } lo decidono i dadi.
       *[other] { $player } fa { $dice } e finisce { GENDER($space) ->
            [f] { FORM($space, "on") }
            [m] { FORM($space, "on") }
           *[other] su { $space }
        }, di { $other }. L’{ word-rent } lo decidono i dadi.
    }
}
story-roll-bought = { WHO($player) ->
    [you] Fai { $dice }, finisci { GENDER($space) ->
            [f] { FORM($space, "on") }
            [m] { FORM($space, "on") }
           *[other] su { $space }
        } e compri { word-deed-that } per { $amount }.
   *[other] { $player } fa { $dice }, finisce { GENDER($space) ->
            [f] { FORM($space, "on") }
            [m] { FORM($space, "on") }
           *[other] su { $space }
        } e compra { word-deed-that } per { $amount }.
}
story-roll-tax = { WHO($player) ->
    [you] Fai { $dice }, finisci { GENDER($space) ->
            [f] { FORM($space, "on") }
            [m] { FORM($space, "on") }
           *[other] su { $space }
        } e paghi { $amount }.
   *[other] { $player } fa { $dice }, finisce { GENDER($space) ->
            [f] { FORM($space, "on") }
            [m] { FORM($space, "on") }
           *[other] su { $space }
        } e paga { $amount }.
}
story-roll-jailed = { WHO($player) ->
    [you] Fai { $dice } e vai in prigione.
   *[other] { $player } fa { $dice } e va in prigione.
}
story-roll-stayed = { WHO($player) ->
    [you] Fai { $dice } e resti in prigione (tentativo { $count }).
   *[other] { $player } fa { $dice } e resta in prigione (tentativo { $count }).
}
story-salary = { FORM($go, "cap") } paga { $amount }.
event-jailed = { WHO($player) ->
    [you] Vai in prigione.
   *[other] { $player } va in prigione.
}
event-freed = { WHO($player) ->
    [you] Esci di prigione.
   *[other] { $player } esce di prigione.
}
event-freed-fine = { WHO($player) ->
    [you] Paghi { $amount } ed esci di prigione.
   *[other] { $player } paga { $amount } ed esce di prigione.
}
event-stayed-in-jail = { WHO($player) ->
    [you] Resti in prigione (tentativo { $count }).
   *[other] { $player } resta in prigione (tentativo { $count }).
}
event-ride = { WHO($player) ->
    [you] Viaggi per { $amount } e raggiungi { FORM($space, "the") }.
   *[other] { $player } viaggia per { $amount } e raggiunge { FORM($space, "the") }.
}

## Acquisti e aste

event-bought = { WHO($player) ->
    [you] Compri { FORM($space, "the") } per { $amount }.
   *[other] { $player } compra { FORM($space, "the") } per { $amount }.
}
story-bought = { WHO($player) ->
    [you] Raggiungi { FORM($space, "the") } e compri { word-deed-that } per { $amount }.
   *[other] { $player } raggiunge { FORM($space, "the") } e compra { word-deed-that } per { $amount }.
}
event-declined = { WHO($player) ->
    [you] Non compri { FORM($space, "the") }.
   *[other] { $player } non compra { FORM($space, "the") }.
}
event-auction-opened = All’asta { FORM($space, "the") }: si parte da { $amount }.
event-auction-opened-building = All’asta un edificio tra chi lo vuole: si parte da { $amount }.
event-bid = { WHO($player) ->
    [you] Offri { $amount }.
   *[other] { $player } offre { $amount }.
}
story-auction-bid = { WHO($player) ->
    [you] La tua offerta per { FORM($space, "the") } è la più alta: { $amount }.
   *[other] L’offerta più alta per { FORM($space, "the") } è di { $player }: { $amount }.
}
event-passed = { WHO($player) ->
    [you] Passi.
   *[other] { $player } passa.
}
event-auction-won = { WHO($player) ->
    [you] Ti aggiudichi { FORM($space, "the") } all’asta per { $amount }.
   *[other] { $player } si aggiudica { FORM($space, "the") } all’asta per { $amount }.
}
event-auction-won-building = { WHO($player) ->
    [you] Ti aggiudichi l’edificio all’asta per { $amount }.
   *[other] { $player } si aggiudica l’edificio all’asta per { $amount }.
}
event-auction-unsold = Nessuno offre: la banca tiene { FORM($space, "the") }.
event-auction-unsold-building = Nessuno offre: la banca tiene l’edificio.
event-defaulted = { WHO($player) ->
    [you] Non puoi pagare la tua offerta vincente e sei fuori da quest’asta.
   *[other] { $player } non può pagare la sua offerta vincente e è fuori da quest’asta.
}
event-going-1 = E uno…
event-going-2 = E due…

## Affitti e altri pagamenti

event-rent-due = { WHO($player) ->
    [you] Finisci { GENDER($space) ->
            [f] { FORM($space, "on") }
            [m] { FORM($space, "on") }
           *[other] su { $space }
        }, di { $other }. L’{ word-rent } è di { $amount }.
   *[other] { WHO($other) ->
        [you] { $player } finisce { GENDER($space) ->
            [f] { FORM($space, "on") }
            [m] { FORM($space, "on") }
           *[other] su { $space }
        }, di tua proprietà. L’{ word-rent } è di { $amount }.
       *[other] { $player } finisce { GENDER($space) ->
            [f] { FORM($space, "on") }
            [m] { FORM($space, "on") }
           *[other] su { $space }
        }, di { $other }. L’{ word-rent } è di { $amount }.
    }
}
event-rent-due-dice = { WHO($player) ->
    [you] Finisci { GENDER($space) ->
            [f] { FORM($space, "on") }
            [m] { FORM($space, "on") }
           *[other] su { $space }
        }, di { $other }. L’{ word-rent } lo decidono i dadi.
   *[other] { WHO($other) ->
        [you] { $player } finisce { GENDER($space) ->
            [f] { FORM($space, "on") }
            [m] { FORM($space, "on") }
           *[other] su { $space }
        }, di tua proprietà. L’{ word-rent } lo decidono i dadi.
       *[other] { $player } finisce { GENDER($space) ->
            [f] { FORM($space, "on") }
            [m] { FORM($space, "on") }
           *[other] su { $space }
        }, di { $other }. L’{ word-rent } lo decidono i dadi.
    }
}
story-rent = { WHO($player) ->
    [you] Finisci { GENDER($space) ->
            [f] { FORM($space, "on") }
            [m] { FORM($space, "on") }
           *[other] su { $space }
        }, di { $other }, e paghi { $amount }.
   *[other] { WHO($other) ->
        [you] { $player } finisce { GENDER($space) ->
            [f] { FORM($space, "on") }
            [m] { FORM($space, "on") }
           *[other] su { $space }
        }, di tua proprietà, e ti paga { $amount }.
       *[other] { $player } finisce { GENDER($space) ->
            [f] { FORM($space, "on") }
            [m] { FORM($space, "on") }
           *[other] su { $space }
        }, di { $other }, e paga { $amount }.
    }
}
story-tax = { WHO($player) ->
    [you] Finisci { GENDER($space) ->
            [f] { FORM($space, "on") }
            [m] { FORM($space, "on") }
           *[other] su { $space }
        } e paghi { $amount }.
   *[other] { $player } finisce { GENDER($space) ->
            [f] { FORM($space, "on") }
            [m] { FORM($space, "on") }
           *[other] su { $space }
        } e paga { $amount }.
}
event-claim-lapsed = { WHO($other) ->
    [you] Non hai chiesto in tempo l’{ word-rent } per { FORM($space, "the") }.
   *[other] { $other } non ha chiesto in tempo l’{ word-rent } per { FORM($space, "the") }.
}
event-owed-rent = { WHO($player) ->
    [you] Devi a { $other } { $amount } di { word-rent } per { FORM($space, "the") }.
   *[other] { WHO($other) ->
        [you] { $player } ti deve { $amount } di { word-rent } per { FORM($space, "the") }.
       *[other] { $player } deve a { $other } { $amount } di { word-rent } per { FORM($space, "the") }.
    }
}
event-owed-tax = { WHO($player) ->
    [you] Devi { $amount } per { FORM($space, "the") }.
   *[other] { $player } deve { $amount } per { FORM($space, "the") }.
}
event-owed-card = { WHO($player) ->
    [you] { WHO($other) ->
        [bank] Per la carta devi { $amount } alla banca.
       *[other] Per la carta devi { $amount } a { $other }.
    }
   *[other] { WHO($other) ->
        [you] Per la carta { $player } ti deve { $amount }.
        [bank] Per la carta { $player } deve { $amount } alla banca.
       *[other] Per la carta { $player } deve { $amount } a { $other }.
    }
}
event-owed-fine = { WHO($player) ->
    [you] Devi { $amount } per uscire di prigione.
   *[other] { $player } deve { $amount } per uscire di prigione.
}
event-owed-auction = { WHO($player) ->
    [you] Devi { $amount } per l’asta.
   *[other] { $player } deve { $amount } per l’asta.
}
event-owed-entity = { WHO($player) ->
    [you] Devi { $amount } per la sconfitta contro { FORM($space, "the") }.
   *[other] { $player } deve { $amount } per la sconfitta contro { FORM($space, "the") }.
}
event-owed-question = { WHO($player) ->
    [you] Devi { $amount } per il blocco.
   *[other] { $player } deve { $amount } per il blocco.
}
event-owed-interest = { WHO($player) ->
    [you] Devi { $amount } di interessi per { FORM($space, "the") }.
   *[other] { $player } deve { $amount } di interessi per { FORM($space, "the") }.
}
event-paid-rent = { WHO($player) ->
    [you] Paghi a { $other } { $amount } di { word-rent } per { FORM($space, "the") }.
   *[other] { WHO($other) ->
        [you] { $player } ti paga { $amount } di { word-rent } per { FORM($space, "the") }.
       *[other] { $player } paga a { $other } { $amount } di { word-rent } per { FORM($space, "the") }.
    }
}
event-paid-tax = { WHO($player) ->
    [you] Paghi { $amount } per { FORM($space, "the") }.
   *[other] { $player } paga { $amount } per { FORM($space, "the") }.
}
event-paid-card = { WHO($player) ->
    [you] { WHO($other) ->
        [bank] Paghi { $amount } alla banca.
       *[other] Paghi { $amount } a { $other }.
    }
   *[other] { WHO($other) ->
        [you] { $player } ti paga { $amount }.
        [bank] { $player } paga { $amount } alla banca.
       *[other] { $player } paga { $amount } a { $other }.
    }
}
event-paid-fine = { WHO($player) ->
    [you] Paghi { $amount } per uscire di prigione.
   *[other] { $player } paga { $amount } per uscire di prigione.
}
event-paid-auction = { WHO($player) ->
    [you] Paghi { $amount } alla banca.
   *[other] { $player } paga { $amount } alla banca.
}
event-paid-entity = { WHO($player) ->
    [you] Paghi { $amount } per la sconfitta contro { FORM($space, "the") }.
   *[other] { $player } paga { $amount } per la sconfitta contro { FORM($space, "the") }.
}
event-paid-question = { WHO($player) ->
    [you] Paghi { $amount }.
   *[other] { $player } paga { $amount }.
}
event-paid-interest = { WHO($player) ->
    [you] Paghi { $amount } di interessi per { FORM($space, "the") }.
   *[other] { $player } paga { $amount } di interessi per { FORM($space, "the") }.
}
story-kept = { WHO($player) ->
    [you] Lasci { FORM($space, "the") } sotto ipoteca e paghi { $amount } di interessi.
   *[other] { $player } lascia { FORM($space, "the") } sotto ipoteca e paga { $amount } di interessi.
}
event-received = { WHO($player) ->
    [you] Ritiri { $amount }.
   *[other] { $player } ritira { $amount }.
}

## Carte, sfide, blocchi

event-card-drawn = { WHO($player) ->
    [you] Peschi una carta { $deck }: { $note }
   *[other] { $player } pesca una carta { $deck }: { $note }
}
event-card-shown = { WHO($player) ->
    [you] Mostri una carta per uscire di prigione.
   *[other] { $player } mostra una carta per uscire di prigione.
}
event-card-used = { WHO($player) ->
    [you] Usi una carta per uscire di prigione.
   *[other] { $player } usa una carta per uscire di prigione.
}
event-deck-shuffled = Si mescolano le carte { $deck }.
event-dice = { WHO($player) ->
    [you] Fai { $dice }.
   *[other] { $player } fa { $dice }.
}
event-entity-fought = { WHO($player) ->
    [you] Tu e { $other } fate { $dice } e battete { FORM($space, "the") }.
   *[other] { WHO($other) ->
        [you] Tu e { $player } fate { $dice } e battete { FORM($space, "the") }.
       *[other] { $player } e { $other } fanno { $dice } e battono { FORM($space, "the") }.
    }
}
event-entity-fought-lost = { WHO($player) ->
    [you] Tu e { $other } fate { $dice } e perdete contro { FORM($space, "the") }.
   *[other] { WHO($other) ->
        [you] Tu e { $player } fate { $dice } e perdete contro { FORM($space, "the") }.
       *[other] { $player } e { $other } fanno { $dice } e perdono contro { FORM($space, "the") }.
    }
}
event-question-coins-by-die = { WHO($player) ->
    [you] { FORM($space, "cap") } ti dà tante monete quante ne segna un dado.
   *[other] { FORM($space, "cap") } dà a { $player } tante monete quante ne segna un dado.
}
event-question-coins = { WHO($player) ->
    [you] { FORM($space, "cap") } ti dà { $amount }.
   *[other] { FORM($space, "cap") } dà a { $player } { $amount }.
}
event-question-move-again = { WHO($player) ->
    [you] { FORM($space, "cap") } ti permette di tirare e avanzare ancora.
   *[other] { FORM($space, "cap") } permette a { $player } di tirare e avanzare ancora.
}
event-question-pay = { WHO($player) ->
    [you] { FORM($space, "cap") } ti costa { $amount }.
   *[other] { FORM($space, "cap") } costa a { $player } { $amount }.
}

## Edifici e ipoteche

event-built = { WHO($player) ->
    [you] Costruisci { GENDER($space) ->
            [f] { FORM($space, "on") }
            [m] { FORM($space, "on") }
           *[other] su { $space }
        } per { $amount }: ora { FORM($level, "now") }.
   *[other] { $player } costruisce { GENDER($space) ->
            [f] { FORM($space, "on") }
            [m] { FORM($space, "on") }
           *[other] su { $space }
        } per { $amount }: ora { FORM($level, "now") }.
}
event-built-won = { WHO($player) ->
    [you] Costruisci { GENDER($space) ->
            [f] { FORM($space, "on") }
            [m] { FORM($space, "on") }
           *[other] su { $space }
        }: ora { FORM($level, "now") }.
   *[other] { $player } costruisce { GENDER($space) ->
            [f] { FORM($space, "on") }
            [m] { FORM($space, "on") }
           *[other] su { $space }
        }: ora { FORM($level, "now") }.
}
story-built = { WHO($player) ->
    [you] Costruisci per { $amount }: { $spaces }.
   *[other] { $player } costruisce per { $amount }: { $spaces }.
}
event-sold = { WHO($player) ->
    [you] Vendi edifici { GENDER($space) ->
            [f] { FORM($space, "on") }
            [m] { FORM($space, "on") }
           *[other] su { $space }
        } per { $amount }: ora { FORM($level, "now") }.
   *[other] { $player } vende edifici { GENDER($space) ->
            [f] { FORM($space, "on") }
            [m] { FORM($space, "on") }
           *[other] su { $space }
        } per { $amount }: ora { FORM($level, "now") }.
}
story-sold = { WHO($player) ->
    [you] Vendi edifici per { $amount }: { $spaces }.
   *[other] { $player } vende edifici per { $amount }: { $spaces }.
}
event-shortage = { WHO($player) ->
    [you] Vuoi costruire { $pieces } ({ $spaces }). La banca ha { $left }. Prima si chiede agli altri.
   *[other] { $player } vuole costruire { $pieces } ({ $spaces }). La banca ha { $left }. Prima si chiede agli altri.
}
event-shortage-sells = { WHO($player) ->
    [you] Vuoi restituire { $pieces }. La banca ha { $left }. Chi vuole comprare ha la precedenza.
   *[other] { $player } vuole restituire { $pieces }. La banca ha { $left }. Chi vuole comprare ha la precedenza.
}
event-wanted = { WHO($player) ->
    [you] Vuoi costruire su queste caselle: { $spaces }.
   *[other] { $player } vuole costruire su queste caselle: { $spaces }.
}
event-mortgaged = { WHO($player) ->
    [you] Ipotechi { FORM($space, "the") } per { $amount }.
   *[other] { $player } ipoteca { FORM($space, "the") } per { $amount }.
}
story-mortgaged = { WHO($player) ->
    [you] Ipotechi { FORM($spaces, "the") } per { $amount }.
   *[other] { $player } ipoteca { FORM($spaces, "the") } per { $amount }.
}
event-redeemed = { WHO($player) ->
    [you] Liberi { FORM($space, "the") } dall’ipoteca per { $amount }.
   *[other] { $player } libera { FORM($space, "the") } dall’ipoteca per { $amount }.
}
story-redeemed = { WHO($player) ->
    [you] Liberi { FORM($spaces, "the") } dall’ipoteca per { $amount }.
   *[other] { $player } libera { FORM($spaces, "the") } dall’ipoteca per { $amount }.
}
event-kept = { WHO($player) ->
    [you] Lasci { FORM($space, "the") } sotto ipoteca.
   *[other] { $player } lascia { FORM($space, "the") } sotto ipoteca.
}
event-deferred = { WHO($player) ->
    [you] Pagherai più avanti gli interessi per { FORM($space, "the") }.
   *[other] { $player } pagherà più avanti gli interessi per { FORM($space, "the") }.
}
event-surrendered = { WHO($player) ->
    [you] Vendi { FORM($space, "the") } alla banca per { $amount }.
   *[other] { $player } vende { FORM($space, "the") } alla banca per { $amount }.
}

## Accordi

event-offered = { WHO($player) ->
    [you] Proponi un accordo a { $other }: { FORM($give, "the") } per { FORM($take, "the") }.
   *[other] { WHO($other) ->
        [you] { $player } ti propone un accordo: { FORM($give, "the") } per { FORM($take, "the") }.
       *[other] { $player } propone un accordo a { $other }: { FORM($give, "the") } per { FORM($take, "the") }.
    }
}
event-offered-gone = { WHO($player) ->
    [you] Fai un’offerta a { $other }.
   *[other] { WHO($other) ->
        [you] { $player } ti fa un’offerta.
       *[other] { $player } fa un’offerta a { $other }.
    }
}
story-deal = { WHO($player) ->
    [you] Ti accordi con { $other }: { FORM($give, "the") } per { FORM($take, "the") }.
   *[other] { WHO($other) ->
        [you] { $player } si accorda con te: { GENDER($give) ->
            [none] non ricevi niente
           *[other] ricevi { FORM($give, "the") }
        } per { FORM($take, "the") }.
       *[other] { $player } si accorda con { $other }: { FORM($give, "the") } per { FORM($take, "the") }.
    }
}
story-offer-rejected = { WHO($player) ->
    [you] { $other } rifiuta la tua offerta: { FORM($give, "the") } per { FORM($take, "the") }.
   *[other] { WHO($other) ->
        [you] Rifiuti l’offerta di { $player }: { FORM($give, "the") } per { FORM($take, "the") }.
       *[other] { $other } rifiuta l’offerta di { $player }: { FORM($give, "the") } per { FORM($take, "the") }.
    }
}
event-accepted = { WHO($player) ->
    [you] Accetti l’offerta di { $other }.
   *[other] { WHO($other) ->
        [you] { $player } accetta la tua offerta.
       *[other] { $player } accetta l’offerta di { $other }.
    }
}
event-rejected = { WHO($player) ->
    [you] Rifiuti l’offerta di { $other }.
   *[other] { WHO($other) ->
        [you] { $player } rifiuta la tua offerta.
       *[other] { $player } rifiuta l’offerta di { $other }.
    }
}
event-withdrawn = { WHO($player) ->
    [you] Ritiri la tua offerta.
   *[other] { $player } ritira un’offerta.
}
event-deed-passed = { WHO($player) ->
    [you] { WHO($other) ->
        [bank] Cedi { FORM($space, "the") } alla banca.
       *[other] Cedi { FORM($space, "the") } a { $other }.
    }
   *[other] { WHO($other) ->
        [you] { $player } ti cede { FORM($space, "the") }.
        [bank] { $player } cede { FORM($space, "the") } alla banca.
       *[other] { $player } cede { FORM($space, "the") } a { $other }.
    }
}

## Finali

event-bankrupt = { WHO($player) ->
    [you] { WHO($other) ->
        [bank] Vai in bancarotta. Quello che ti resta va alla banca.
       *[other] Vai in bancarotta. Quello che ti resta va a { $other }.
    }
   *[other] { WHO($other) ->
        [you] { $player } va in bancarotta. Quello che resta va a te.
        [bank] { $player } va in bancarotta. Quello che resta va alla banca.
       *[other] { $player } va in bancarotta. Quello che resta va a { $other }.
    }
}
event-liquidated = { WHO($player) ->
    [you] Vendi tutti i tuoi edifici per { $buildings } e ipotechi { word-deeds-all-yours } per { $deeds }.
   *[other] { $player } vende tutti gli edifici per { $buildings } e ipoteca { word-deeds-all } per { $deeds }.
}
event-liquidated-buildings = { WHO($player) ->
    [you] Vendi tutti i tuoi edifici per { $amount }.
   *[other] { $player } vende tutti gli edifici per { $amount }.
}
event-liquidated-deeds = { WHO($player) ->
    [you] Ipotechi { word-deeds-all-yours } per { $amount }.
   *[other] { $player } ipoteca { word-deeds-all } per { $amount }.
}
event-estate-passed = { WHO($other) ->
    [you] Ricevi { FORM($spaces, "the") } da { $player }.
    [bank] La banca riceve { FORM($spaces, "the") } da { $player }.
   *[other] { $other } riceve { FORM($spaces, "the") } da { $player }.
}
event-expelled = { WHO($player) ->
    [you] L’arbitro ti espelle. Quello che ti resta va alla banca.
   *[other] L’arbitro espelle { $player }. Quello che resta va alla banca.
}
event-last-round = L’arbitro annuncia l’ultimo giro.
event-time = L’arbitro annuncia la fine del tempo.
event-game-over = Fine della partita: vince { $players }.
event-game-over-shared = Fine della partita: { $players } condividono la vittoria.

## Il tavolo

event-table-created = Il tavolo è pronto.
event-settings-chosen = Chi ha aperto il tavolo cambia le impostazioni.
event-seat-taken = { WHO($player) ->
    [you] Ti siedi al tavolo.
   *[other] { $player } si siede al tavolo.
}
event-seat-returned = { WHO($player) ->
    [you] Sei di nuovo qui.
   *[other] { $player } è di nuovo qui.
}
event-seat-left = { WHO($player) ->
    [you] Te ne vai.
   *[other] { $player } se ne va.
}
event-bot-seated = Un bot prende posto.
event-bot-removed = Un bot lascia il posto.
event-judge-seated = È arrivato l’arbitro.
event-table-started = La partita comincia.
event-deal-timed = L’arbitro fissa un limite di tempo per { $player } e { $other }.
event-deal-closed = La trattativa tra { $player } e { $other } è finita.
event-paused = La partita è in pausa.
event-resumed = La partita continua.
event-corrected = L’arbitro corregge la voce { $count }: { $reason }
event-rules-changed = Il server è stato aggiornato. Da qui in poi vale la versione { $count } delle regole.
event-rematch = La rivincita è pronta.
event-table-closed = Il tavolo è stato chiuso.
event-dice-asked = { WHO($player) ->
    [you] Tiri tu; l’arbitro inserisce il tiro.
   *[other] Tira { $player }; l’arbitro inserisce il tiro.
}
event-dice-dropped = Il tiro è annullato.
event-undone = { WHO($player) ->
    [you] Annulli la tua ultima decisione.
   *[other] { $player } annulla l’ultima decisione.
}
event-unknown = È successo qualcosa.
