# Što se dogodilo za stolom. Imena igrača ostaju u nominativu; imena polja stoje uz riječ „polje”.

## Početak

event-start-rolled = { WHO($player) ->
    [you] Bacaš { $dice } da se vidi tko počinje.
   *[other] { $player } baca { $dice } da se vidi tko počinje.
}
event-started = { WHO($player) ->
    [you] Počinješ ti. Redoslijed igre: { $players }.
   *[other] Počinje { $player }. Redoslijed igre: { $players }.
}
event-clock-started = Sat počinje teći.
event-dealt = { WHO($player) ->
    [you] Pri dijeljenju dobivaš { word-deed } „{ $space }”.
   *[other] { $player } pri dijeljenju dobiva { word-deed } „{ $space }”.
}

## Potez, bacanje, pomak

event-turn = { WHO($player) ->
    [you] Ti si na redu.
   *[other] Na redu je { $player }.
}
event-rolled = { WHO($player) ->
    [you] Bacaš { $dice }.
   *[other] { $player } baca { $dice }.
}
event-moved = { WHO($player) ->
    [you] Dolaziš na polje „{ $space }”.
   *[other] { $player } dolazi na polje „{ $space }”.
}
event-moved-back = { WHO($player) ->
    [you] Vraćaš se na polje „{ $space }”.
   *[other] { $player } se vraća na polje „{ $space }”.
}
event-salary = { WHO($player) ->
    [you] Prolaziš polje „{ $go }” i dobivaš { $amount }.
   *[other] { $player } prolazi polje „{ $go }” i dobiva { $amount }.
}
story-roll = { WHO($player) ->
    [you] Bacaš { $dice } i staješ na polje „{ $space }”.
   *[other] { $player } baca { $dice } i staje na polje „{ $space }”.
}
story-roll-rent = { WHO($player) ->
    [you] Bacaš { $dice } i staješ na polje „{ $space }”, a { $other } ti naplaćuje { $amount }.
   *[other] { WHO($other) ->
        [you] { $player } baca { $dice }, staje na tvoje polje „{ $space }” i plaća ti { $amount }.
       *[other] { $player } baca { $dice } i staje na polje „{ $space }”, a { $other } naplaćuje { $amount }.
    }
}
story-roll-due = { WHO($player) ->
    [you] Bacaš { $dice } i staješ na polje „{ $space }”, a { $other } može tražiti { $amount } { word-rent-gen }.
   *[other] { WHO($other) ->
        [you] { $player } baca { $dice } i staje na tvoje polje „{ $space }”, pa možeš tražiti { $amount } { word-rent-gen }.
       *[other] { $player } baca { $dice } i staje na polje „{ $space }”, a { $other } može tražiti { $amount } { word-rent-gen }.
    }
}
story-roll-due-dice = { WHO($player) ->
    [you] Bacaš { $dice } i staješ na polje „{ $space }”, a { $other } može tražiti { word-rent-acc } prema kockicama.
   *[other] { WHO($other) ->
        [you] { $player } baca { $dice } i staje na tvoje polje „{ $space }”, pa možeš tražiti { word-rent-acc } prema kockicama.
       *[other] { $player } baca { $dice } i staje na polje „{ $space }”, a { $other } može tražiti { word-rent-acc } prema kockicama.
    }
}
story-roll-bought = { WHO($player) ->
    [you] Bacaš { $dice }, staješ na polje „{ $space }” i kupuješ ga za { $amount }.
   *[other] { $player } baca { $dice }, staje na polje „{ $space }” i kupuje ga za { $amount }.
}
story-roll-tax = { WHO($player) ->
    [you] Bacaš { $dice }, staješ na polje „{ $space }” i plaćaš { $amount }.
   *[other] { $player } baca { $dice }, staje na polje „{ $space }” i plaća { $amount }.
}
story-roll-jailed = { WHO($player) ->
    [you] Bacaš { $dice } i ideš u zatvor.
   *[other] { $player } baca { $dice } i ide u zatvor.
}
story-roll-stayed = { WHO($player) ->
    [you] Bacaš { $dice } i ostaješ u zatvoru ({ $count }. pokušaj).
   *[other] { $player } baca { $dice } i ostaje u zatvoru ({ $count }. pokušaj).
}
story-salary = Polje „{ $go }” donosi { $amount }.
event-jailed = { WHO($player) ->
    [you] Ideš u zatvor.
   *[other] { $player } ide u zatvor.
}
event-freed = { WHO($player) ->
    [you] Izlaziš iz zatvora.
   *[other] { $player } izlazi iz zatvora.
}
event-freed-fine = { WHO($player) ->
    [you] Plaćaš { $amount } i izlaziš iz zatvora.
   *[other] { $player } plaća { $amount } i izlazi iz zatvora.
}
event-stayed-in-jail = { WHO($player) ->
    [you] Ostaješ u zatvoru ({ $count }. pokušaj).
   *[other] { $player } ostaje u zatvoru ({ $count }. pokušaj).
}
event-ride = { WHO($player) ->
    [you] Voziš se na polje „{ $space }” za { $amount }.
   *[other] { $player } se vozi na polje „{ $space }” za { $amount }.
}

## Kupnja i dražbe

event-bought = { WHO($player) ->
    [you] Kupuješ { word-deed } „{ $space }” za { $amount }.
   *[other] { $player } kupuje { word-deed } „{ $space }” za { $amount }.
}
story-bought = { WHO($player) ->
    [you] Dolaziš na polje „{ $space }” i kupuješ ga za { $amount }.
   *[other] { $player } dolazi na polje „{ $space }” i kupuje ga za { $amount }.
}
event-declined = { WHO($player) ->
    [you] Ne kupuješ { word-deed } „{ $space }”.
   *[other] { $player } ne kupuje { word-deed } „{ $space }”.
}
event-auction-opened = { Word-deed } „{ $space }” ide na dražbu. Ponude počinju od { FORM($amount, "gen") }.
event-auction-opened-building = Građevina ide na dražbu među onima koji je žele. Ponude počinju od { FORM($amount, "gen") }.
event-bid = { WHO($player) ->
    [you] Nudiš { $amount }.
   *[other] { $player } nudi { $amount }.
}
story-auction-bid = { WHO($player) ->
    [you] Na dražbi za polje „{ $space }” vodiš s ponudom od { FORM($amount, "gen") }.
   *[other] Na dražbi za polje „{ $space }” vodi { $player } s ponudom od { FORM($amount, "gen") }.
}
event-passed = { WHO($player) ->
    [you] Kažeš „dalje”.
   *[other] { $player } kaže „dalje”.
}
event-auction-won = { WHO($player) ->
    [you] Na dražbi dobivaš { word-deed } „{ $space }” za { $amount }.
   *[other] { $player } na dražbi dobiva { word-deed } „{ $space }” za { $amount }.
}
event-auction-won-building = { WHO($player) ->
    [you] Na dražbi dobivaš građevinu za { $amount }.
   *[other] { $player } na dražbi dobiva građevinu za { $amount }.
}
event-auction-unsold = Nitko ne nudi. { Word-deed } „{ $space }” ostaje banci.
event-auction-unsold-building = Nitko ne nudi. Građevina ostaje banci.
event-defaulted = { WHO($player) ->
    [you] Ne možeš platiti svoju pobjedničku ponudu i ispadaš iz ove dražbe.
   *[other] { $player } ne može platiti pobjedničku ponudu i ispada iz ove dražbe.
}
event-going-1 = Prvi put…
event-going-2 = Drugi put…

## Najamnina i druga plaćanja

event-rent-due = { WHO($player) ->
    [you] Staješ na polje „{ $space }”, a { $other } može tražiti { $amount } { word-rent-gen }.
   *[other] { WHO($other) ->
        [you] { $player } staje na tvoje polje „{ $space }”, pa možeš tražiti { $amount } { word-rent-gen }.
       *[other] { $player } staje na polje „{ $space }”, a { $other } može tražiti { $amount } { word-rent-gen }.
    }
}
event-rent-due-dice = { WHO($player) ->
    [you] Staješ na polje „{ $space }”, a { $other } može tražiti { word-rent-acc } prema kockicama.
   *[other] { WHO($other) ->
        [you] { $player } staje na tvoje polje „{ $space }”, pa možeš tražiti { word-rent-acc } prema kockicama.
       *[other] { $player } staje na polje „{ $space }”, a { $other } može tražiti { word-rent-acc } prema kockicama.
    }
}
story-rent = { WHO($player) ->
    [you] Staješ na polje „{ $space }”, a { $other } ti naplaćuje { $amount }.
   *[other] { WHO($other) ->
        [you] { $player } staje na tvoje polje „{ $space }” i plaća ti { $amount }.
       *[other] { $player } staje na polje „{ $space }”, a { $other } naplaćuje { $amount }.
    }
}
story-tax = { WHO($player) ->
    [you] Staješ na polje „{ $space }” i plaćaš { $amount }.
   *[other] { $player } staje na polje „{ $space }” i plaća { $amount }.
}
event-claim-lapsed = { WHO($other) ->
    [you] Propuštaš na vrijeme zatražiti { word-rent-acc } za polje „{ $space }”.
   *[other] { $other } propušta na vrijeme zatražiti { word-rent-acc } za polje „{ $space }”.
}
event-owed-rent = { WHO($player) ->
    [you] Duguješ { GENDER($other) ->
            [f] igračici
           *[other] igraču
        } { $other } { $amount } { word-rent-gen } za polje „{ $space }”.
   *[other] { WHO($other) ->
        [you] { $player } ti duguje { $amount } { word-rent-gen } za polje „{ $space }”.
       *[other] { $player } duguje { GENDER($other) ->
               [f] igračici
              *[other] igraču
           } { $other } { $amount } { word-rent-gen } za polje „{ $space }”.
    }
}
event-owed-tax = { WHO($player) ->
    [you] Duguješ { $amount } za polje „{ $space }”.
   *[other] { $player } duguje { $amount } za polje „{ $space }”.
}
event-owed-card = { WHO($player) ->
    [you] { WHO($other) ->
        [bank] Zbog kartice duguješ banci { $amount }.
       *[other] Zbog kartice duguješ { GENDER($other) ->
               [f] igračici
              *[other] igraču
           } { $other } { $amount }.
    }
   *[other] { WHO($other) ->
        [you] Zbog kartice ti { $player } duguje { $amount }.
        [bank] Zbog kartice { $player } duguje banci { $amount }.
       *[other] Zbog kartice { $player } duguje { GENDER($other) ->
               [f] igračici
              *[other] igraču
           } { $other } { $amount }.
    }
}
event-owed-fine = { WHO($player) ->
    [you] Duguješ { $amount } za izlazak iz zatvora.
   *[other] { $player } duguje { $amount } za izlazak iz zatvora.
}
event-owed-auction = { WHO($player) ->
    [you] Za kupnju na dražbi duguješ { $amount }.
   *[other] { $player } za kupnju na dražbi duguje { $amount }.
}
event-owed-entity = { WHO($player) ->
    [you] Duguješ { $amount } za polje „{ $space }”.
   *[other] { $player } duguje { $amount } za polje „{ $space }”.
}
event-owed-question = { WHO($player) ->
    [you] Duguješ bloku { $amount }.
   *[other] { $player } duguje bloku { $amount }.
}
event-owed-interest = { WHO($player) ->
    [you] Duguješ { $amount } kamata za { word-deed } „{ $space }”.
   *[other] { $player } duguje { $amount } kamata za { word-deed } „{ $space }”.
}
event-paid-rent = { WHO($player) ->
    [you] Plaćaš { GENDER($other) ->
            [f] igračici
           *[other] igraču
        } { $other } { $amount } { word-rent-gen } za polje „{ $space }”.
   *[other] { WHO($other) ->
        [you] { $player } ti plaća { $amount } { word-rent-gen } za polje „{ $space }”.
       *[other] { $player } plaća { GENDER($other) ->
               [f] igračici
              *[other] igraču
           } { $other } { $amount } { word-rent-gen } za polje „{ $space }”.
    }
}
event-paid-tax = { WHO($player) ->
    [you] Plaćaš { $amount } za polje „{ $space }”.
   *[other] { $player } plaća { $amount } za polje „{ $space }”.
}
event-paid-card = { WHO($player) ->
    [you] { WHO($other) ->
        [bank] Plaćaš banci { $amount }.
       *[other] Plaćaš { GENDER($other) ->
               [f] igračici
              *[other] igraču
           } { $other } { $amount }.
    }
   *[other] { WHO($other) ->
        [you] { $player } ti plaća { $amount }.
        [bank] { $player } plaća banci { $amount }.
       *[other] { $player } plaća { GENDER($other) ->
               [f] igračici
              *[other] igraču
           } { $other } { $amount }.
    }
}
event-paid-fine = { WHO($player) ->
    [you] Plaćaš { $amount } za izlazak iz zatvora.
   *[other] { $player } plaća { $amount } za izlazak iz zatvora.
}
event-paid-auction = { WHO($player) ->
    [you] Plaćaš banci { $amount }.
   *[other] { $player } plaća banci { $amount }.
}
event-paid-entity = { WHO($player) ->
    [you] Plaćaš { $amount } za polje „{ $space }”.
   *[other] { $player } plaća { $amount } za polje „{ $space }”.
}
event-paid-question = { WHO($player) ->
    [you] Plaćaš { $amount }.
   *[other] { $player } plaća { $amount }.
}
event-paid-interest = { WHO($player) ->
    [you] Plaćaš { $amount } kamata za { word-deed } „{ $space }”.
   *[other] { $player } plaća { $amount } kamata za { word-deed } „{ $space }”.
}
story-kept = { WHO($player) ->
    [you] Ostavljaš { word-deed } „{ $space }” pod hipotekom i plaćaš { $amount } kamata.
   *[other] { $player } ostavlja { word-deed } „{ $space }” pod hipotekom i plaća { $amount } kamata.
}
event-received = { WHO($player) ->
    [you] Primaš { $amount }.
   *[other] { $player } prima { $amount }.
}

## Kartice, borbe, blokovi

event-card-drawn = { WHO($player) ->
    [you] Izvlačiš karticu „{ $deck }”: { $note }
   *[other] { $player } izvlači karticu „{ $deck }”: { $note }
}
event-card-shown = { WHO($player) ->
    [you] Pokazuješ karticu za izlazak iz zatvora.
   *[other] { $player } pokazuje karticu za izlazak iz zatvora.
}
event-card-used = { WHO($player) ->
    [you] Karticom izlaziš iz zatvora.
   *[other] { $player } karticom izlazi iz zatvora.
}
event-deck-shuffled = Kartice „{ $deck }” se miješaju.
event-dice = { WHO($player) ->
    [you] Bacaš { $dice }.
   *[other] { $player } baca { $dice }.
}
event-entity-fought = { WHO($player) ->
    [you] Ti i { $other } bacate { $dice } i pobjeđujete { FORM($space, "acc") }.
   *[other] { WHO($other) ->
        [you] { $player } i ti bacate { $dice } i pobjeđujete { FORM($space, "acc") }.
       *[other] { $player } i { $other } bacaju { $dice } i pobjeđuju { FORM($space, "acc") }.
    }
}
event-entity-fought-lost = { WHO($player) ->
    [you] Ti i { $other } bacate { $dice } i gubite od { FORM($space, "gen") }.
   *[other] { WHO($other) ->
        [you] { $player } i ti bacate { $dice } i gubite od { FORM($space, "gen") }.
       *[other] { $player } i { $other } bacaju { $dice } i gube od { FORM($space, "gen") }.
    }
}
event-question-coins-by-die = { WHO($player) ->
    [you] Na polju „{ $space }” dobivaš onoliko novčića koliko pokaže kockica.
   *[other] { $player } na polju „{ $space }” dobiva onoliko novčića koliko pokaže kockica.
}
event-question-coins = { WHO($player) ->
    [you] Na polju „{ $space }” dobivaš { $amount }.
   *[other] { $player } na polju „{ $space }” dobiva { $amount }.
}
event-question-move-again = { WHO($player) ->
    [you] Na polju „{ $space }” bacaš još jednom i ideš dalje.
   *[other] { $player } na polju „{ $space }” baca još jednom i ide dalje.
}
event-question-pay = { WHO($player) ->
    [you] Na polju „{ $space }” moraš platiti { $amount }.
   *[other] { $player } na polju „{ $space }” mora platiti { $amount }.
}

## Građevine i hipoteke

event-built = { WHO($player) ->
    [you] Gradiš na polju „{ $space }” za { $amount }; sada: { $level }.
   *[other] { $player } gradi na polju „{ $space }” za { $amount }; sada: { $level }.
}
event-built-won = { WHO($player) ->
    [you] Gradiš na polju „{ $space }”; sada: { $level }.
   *[other] { $player } gradi na polju „{ $space }”; sada: { $level }.
}
story-built = { WHO($player) ->
    [you] Gradiš za { $amount }: { $spaces }.
   *[other] { $player } gradi za { $amount }: { $spaces }.
}
event-sold = { WHO($player) ->
    [you] Prodaješ građevine s polja „{ $space }” za { $amount }; sada: { $level }.
   *[other] { $player } prodaje građevine s polja „{ $space }” za { $amount }; sada: { $level }.
}
story-sold = { WHO($player) ->
    [you] Prodaješ građevine za { $amount }: { $spaces }.
   *[other] { $player } prodaje građevine za { $amount }: { $spaces }.
}
event-shortage = { WHO($player) ->
    [you] Želiš sagraditi { FORM($pieces, "acc") } ({ $spaces }). Banka ima { FORM($left, "acc") }. Prvo se pitaju ostali.
   *[other] { $player } želi sagraditi { FORM($pieces, "acc") } ({ $spaces }). Banka ima { FORM($left, "acc") }. Prvo se pitaju ostali.
}
event-shortage-sells = { WHO($player) ->
    [you] Želiš prodati natrag { FORM($pieces, "acc") }. Banka ima { FORM($left, "acc") }. Kupci imaju prednost.
   *[other] { $player } želi prodati natrag { FORM($pieces, "acc") }. Banka ima { FORM($left, "acc") }. Kupci imaju prednost.
}
event-wanted = { WHO($player) ->
    [you] Želiš graditi ovdje: { $spaces }.
   *[other] { $player } želi graditi ovdje: { $spaces }.
}
event-mortgaged = { WHO($player) ->
    [you] Stavljaš { word-deed } „{ $space }” pod hipoteku za { $amount }.
   *[other] { $player } stavlja { word-deed } „{ $space }” pod hipoteku za { $amount }.
}
story-mortgaged = { WHO($player) ->
    [you] Stavljaš { FORM($spaces, "acc") } pod hipoteku za { $amount }.
   *[other] { $player } stavlja { FORM($spaces, "acc") } pod hipoteku za { $amount }.
}
event-redeemed = { WHO($player) ->
    [you] Za { $amount } otplaćuješ hipoteku na polju „{ $space }”.
   *[other] { $player } za { $amount } otplaćuje hipoteku na polju „{ $space }”.
}
story-redeemed = { WHO($player) ->
    [you] Za { $amount } otplaćuješ hipoteke: { $spaces }.
   *[other] { $player } za { $amount } otplaćuje hipoteke: { $spaces }.
}
event-kept = { WHO($player) ->
    [you] Ostavljaš { word-deed } „{ $space }” pod hipotekom.
   *[other] { $player } ostavlja { word-deed } „{ $space }” pod hipotekom.
}
event-deferred = { WHO($player) ->
    [you] Kamate za { word-deed } „{ $space }” plaćaš poslije.
   *[other] { $player } kamate za { word-deed } „{ $space }” plaća poslije.
}
event-surrendered = { WHO($player) ->
    [you] Prodaješ banci { word-deed } „{ $space }” za { $amount }.
   *[other] { $player } prodaje banci { word-deed } „{ $space }” za { $amount }.
}

## Dogovori

event-offered = { WHO($player) ->
    [you] { FORM($give, "is") ->
        [nothing] Ne nudiš ništa
       *[other] Nudiš { FORM($give, "acc") }
    }, a { FORM($take, "is") ->
        [nothing] ne tražiš ništa zauzvrat
       *[other] tražiš { FORM($take, "acc") }
    }. Odlučuje { $other }.
   *[other] { WHO($other) ->
        [you] { $player } { FORM($give, "is") ->
            [nothing] ti ne nudi ništa
           *[other] ti nudi { FORM($give, "acc") }
        }, a { FORM($take, "is") ->
            [nothing] ne traži ništa zauzvrat
           *[other] traži { FORM($take, "acc") }
        }.
       *[other] { $player } { FORM($give, "is") ->
            [nothing] ne nudi ništa
           *[other] nudi { FORM($give, "acc") }
        }, a { FORM($take, "is") ->
            [nothing] ne traži ništa zauzvrat
           *[other] traži { FORM($take, "acc") }
        }. Odlučuje { $other }.
    }
}
event-offered-gone = { WHO($player) ->
    [you] Šalješ ponudu { GENDER($other) ->
            [f] igračici
           *[other] igraču
        } { $other }.
   *[other] { WHO($other) ->
        [you] { $player } ti šalje ponudu.
       *[other] { $player } šalje ponudu { GENDER($other) ->
               [f] igračici
              *[other] igraču
           } { $other }.
    }
}
story-deal = { WHO($player) ->
    [you] Ti i { $other } sklapate dogovor: { FORM($give, "is") ->
        [nothing] ne daješ ništa
       *[other] daješ { FORM($give, "acc") }
    }, a { FORM($take, "is") ->
        [nothing] ne dobivaš ništa
       *[other] dobivaš { FORM($take, "acc") }
    }.
   *[other] { WHO($other) ->
        [you] { $player } i ti sklapate dogovor: { FORM($give, "is") ->
            [nothing] ne dobivaš ništa
           *[other] dobivaš { FORM($give, "acc") }
        }, a { FORM($take, "is") ->
            [nothing] ne daješ ništa
           *[other] daješ { FORM($take, "acc") }
        }.
       *[other] { $player } i { $other } sklapaju dogovor: { $player } { FORM($give, "is") ->
            [nothing] ne daje ništa
           *[other] daje { FORM($give, "acc") }
        }, a { FORM($take, "is") ->
            [nothing] ne dobiva ništa
           *[other] dobiva { FORM($take, "acc") }
        }.
    }
}
story-offer-rejected = { WHO($player) ->
    [you] { FORM($give, "is") ->
        [nothing] Ne nudiš ništa
       *[other] Nudiš { FORM($give, "acc") }
    }, a { FORM($take, "is") ->
        [nothing] ne tražiš ništa zauzvrat
       *[other] tražiš { FORM($take, "acc") }
    }, ali { $other } odbija.
   *[other] { WHO($other) ->
        [you] { $player } { FORM($give, "is") ->
            [nothing] ti ne nudi ništa
           *[other] ti nudi { FORM($give, "acc") }
        }, a { FORM($take, "is") ->
            [nothing] ne traži ništa zauzvrat
           *[other] traži { FORM($take, "acc") }
        }, ali odbijaš.
       *[other] { $player } { FORM($give, "is") ->
            [nothing] ne nudi ništa
           *[other] nudi { FORM($give, "acc") }
        }, a { FORM($take, "is") ->
            [nothing] ne traži ništa zauzvrat
           *[other] traži { FORM($take, "acc") }
        }, ali { $other } odbija.
    }
}
event-accepted = { WHO($player) ->
    [you] Prihvaćaš ponudu { GENDER($other) ->
            [f] igračice
           *[other] igrača
        } { $other }.
   *[other] { WHO($other) ->
        [you] { $player } prihvaća tvoju ponudu.
       *[other] { $player } prihvaća ponudu { GENDER($other) ->
               [f] igračice
              *[other] igrača
           } { $other }.
    }
}
event-rejected = { WHO($player) ->
    [you] Odbijaš ponudu { GENDER($other) ->
            [f] igračice
           *[other] igrača
        } { $other }.
   *[other] { WHO($other) ->
        [you] { $player } odbija tvoju ponudu.
       *[other] { $player } odbija ponudu { GENDER($other) ->
               [f] igračice
              *[other] igrača
           } { $other }.
    }
}
event-withdrawn = { WHO($player) ->
    [you] Povlačiš svoju ponudu.
   *[other] { $player } povlači ponudu.
}
event-deed-passed = { WHO($player) ->
    [you] Daješ { word-deed } „{ $space }” { GENDER($other) ->
            [f] igračici
           *[other] igraču
        } { $other }.
   *[other] { WHO($other) ->
        [you] { $player } ti daje { word-deed } „{ $space }”.
       *[other] { $player } daje { word-deed } „{ $space }” { GENDER($other) ->
               [f] igračici
              *[other] igraču
           } { $other }.
    }
}

## Kraj

event-bankrupt = { WHO($player) ->
    [you] Bankrotiraš. Što ostane, dobiva { $other }.
   *[other] { WHO($other) ->
        [you] { $player } bankrotira. Što ostane, dobivaš ti.
       *[other] { $player } bankrotira. Što ostane, dobiva { $other }.
    }
}
event-liquidated = { WHO($player) ->
    [you] Prodaješ sve građevine za { $buildings } i stavljaš sve { word-deeds-acc } pod hipoteku za { $deeds }.
   *[other] { $player } prodaje sve građevine za { $buildings } i stavlja sve { word-deeds-acc } pod hipoteku za { $deeds }.
}
event-liquidated-buildings = { WHO($player) ->
    [you] Prodaješ sve građevine za { $amount }.
   *[other] { $player } prodaje sve građevine za { $amount }.
}
event-liquidated-deeds = { WHO($player) ->
    [you] Stavljaš sve { word-deeds-acc } pod hipoteku za { $amount }.
   *[other] { $player } stavlja sve { word-deeds-acc } pod hipoteku za { $amount }.
}
event-estate-passed = { WHO($other) ->
    [you] { $player } gubi, a ti dobivaš { FORM($spaces, "acc") }.
   *[other] { WHO($player) ->
        [you] Gubiš, a { $other } dobiva { FORM($spaces, "acc") }.
       *[other] { $player } gubi, a { $other } dobiva { FORM($spaces, "acc") }.
    }
}
event-expelled = { WHO($player) ->
    [you] Odlukom suca moraš napustiti igru. Što ostane, ide banci.
   *[other] Odlukom suca { $player } mora napustiti igru. Što ostane, ide banci.
}
event-last-round = Sudac najavljuje posljednji krug.
event-time = Sudac objavljuje da je vrijeme isteklo.
event-game-over = Igra je gotova: pobjeđuje { $players }.
event-game-over-shared = Igra je gotova: pobjedu dijele { $players }.

## Sam stol

event-table-created = Stol je pripremljen.
event-settings-chosen = Domaćin mijenja postavke.
event-seat-taken = { WHO($player) ->
    [you] Sjedaš za stol.
   *[other] { $player } sjeda za stol.
}
event-seat-returned = { WHO($player) ->
    [you] Vraćaš se.
   *[other] { $player } se vraća.
}
event-seat-left = { WHO($player) ->
    [you] Odlaziš.
   *[other] { $player } odlazi.
}
event-bot-seated = Bot sjeda za stol.
event-bot-removed = Bot napušta svoje mjesto.
event-judge-seated = Sudac je stigao.
event-table-started = Igra počinje.
event-deal-timed = { WHO($player) ->
    [you] Sudac određuje koliko dugo ti i { $other } još smijete pregovarati.
   *[other] { WHO($other) ->
        [you] Sudac određuje koliko dugo { $player } i ti još smijete pregovarati.
       *[other] Sudac određuje koliko dugo { $player } i { $other } još smiju pregovarati.
    }
}
event-deal-closed = { WHO($player) ->
    [you] Ti i { $other } završavate pregovore.
   *[other] { WHO($other) ->
        [you] { $player } i ti završavate pregovore.
       *[other] { $player } i { $other } završavaju pregovore.
    }
}
event-paused = Igra je pauzirana.
event-resumed = Igra se nastavlja.
event-corrected = Sudac ispravlja { $count }. zapis: { $reason }
event-rules-changed = Poslužitelj je nadograđen. Odavde vrijedi verzija pravila { $count }.
event-rematch = Pripremljen je revanš.
event-table-closed = Stol je zatvoren.
event-dice-asked = { WHO($player) ->
    [you] Bacaš, a sudac upisuje rezultat.
   *[other] { $player } baca, a sudac upisuje rezultat.
}
event-dice-dropped = Bacanje je poništeno.
event-undone = { WHO($player) ->
    [you] Poništavaš svoju posljednju odluku.
   *[other] { $player } poništava svoju posljednju odluku.
}
event-unknown = Nešto se dogodilo.
