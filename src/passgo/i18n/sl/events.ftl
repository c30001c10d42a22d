# Kaj se je zgodilo za mizo, kot pripoveduje dnevnik. Imena igralcev stojijo v imenovalniku.

## Začetek

event-start-rolled = { WHO($player) ->
    [you] Vržeš { $dice }, da se določi, kdo začne.
   *[other] { $player } vrže { $dice }, da se določi, kdo začne.
}
event-started = { WHO($player) ->
    [you] Začneš ti. Vrstni red: { $players }.
   *[other] Začne { $player }. Vrstni red: { $players }.
}
event-clock-started = Ura začne teči.
event-dealt = { WHO($player) ->
    [you] Pri deljenju dobiš { word-deed-acc } { $space }.
   *[other] { $player } pri deljenju dobi { word-deed-acc } { $space }.
}

## Poteza, met, premik

event-turn = { WHO($player) ->
    [you] Na vrsti si.
   *[other] Na vrsti je { $player }.
}
event-rolled = { WHO($player) ->
    [you] Vržeš { $dice }.
   *[other] { $player } vrže { $dice }.
}
event-moved = { WHO($player) ->
    [you] Greš na polje { $space }.
   *[other] { $player } gre na polje { $space }.
}
event-moved-back = { WHO($player) ->
    [you] Greš nazaj na polje { $space }.
   *[other] { $player } gre nazaj na polje { $space }.
}
event-salary = { WHO($player) ->
    [you] Prečkaš polje { $go } in dobiš { FORM($amount, "acc") }.
   *[other] { $player } prečka polje { $go } in dobi { FORM($amount, "acc") }.
}
story-roll = { WHO($player) ->
    [you] Vržeš { $dice } in pristaneš na polju { $space }.
   *[other] { $player } vrže { $dice } in pristane na polju { $space }.
}
story-roll-rent = { WHO($player) ->
    [you] Vržeš { $dice }, pristaneš na polju { $space }, ki ga ima { $other }, in plačaš { FORM($amount, "acc") }.
   *[other] { WHO($other) ->
        [you] { $player } vrže { $dice }, pristane na tvojem polju { $space } in ti plača { FORM($amount, "acc") }.
       *[other] { $player } vrže { $dice }, pristane na polju { $space }, ki ga ima { $other }, in plača { FORM($amount, "acc") }.
    }
}
story-roll-due = { WHO($player) ->
    [you] Vržeš { $dice } in pristaneš na polju { $space }, ki ga ima { $other }. { Word-rent } znaša { FORM($amount, "acc") }.
   *[other] { WHO($other) ->
        [you] { $player } vrže { $dice } in pristane na tvojem polju { $space }. { Word-rent } znaša { FORM($amount, "acc") }.
       *[other] { $player } vrže { $dice } in pristane na polju { $space }, ki ga ima { $other }. { Word-rent } znaša { FORM($amount, "acc") }.
    }
}
story-roll-due-dice = { WHO($player) ->
    [you] Vržeš { $dice } in pristaneš na polju { $space }, ki ga ima { $other }. { Word-rent-acc } določijo kocke.
   *[other] { WHO($other) ->
        [you] { $player } vrže { $dice } in pristane na tvojem polju { $space }. { Word-rent-acc } določijo kocke.
       *[other] { $player } vrže { $dice } in pristane na polju { $space }, ki ga ima { $other }. { Word-rent-acc } določijo kocke.
    }
}
story-roll-bought = { WHO($player) ->
    [you] Vržeš { $dice }, pristaneš na polju { $space } in ga kupiš za { FORM($amount, "acc") }.
   *[other] { $player } vrže { $dice }, pristane na polju { $space } in ga kupi za { FORM($amount, "acc") }.
}
story-roll-tax = { WHO($player) ->
    [you] Vržeš { $dice }, pristaneš na polju { $space } in plačaš { FORM($amount, "acc") }.
   *[other] { $player } vrže { $dice }, pristane na polju { $space } in plača { FORM($amount, "acc") }.
}
story-roll-jailed = { WHO($player) ->
    [you] Vržeš { $dice } in greš v zapor.
   *[other] { $player } vrže { $dice } in gre v zapor.
}
story-roll-stayed = { WHO($player) ->
    [you] Vržeš { $dice } in ostaneš v zaporu ({ $count }. poskus).
   *[other] { $player } vrže { $dice } in ostane v zaporu ({ $count }. poskus).
}
story-salary = Polje { $go } prinese { FORM($amount, "acc") }.
event-jailed = { WHO($player) ->
    [you] Greš v zapor.
   *[other] { $player } gre v zapor.
}
event-freed = { WHO($player) ->
    [you] Zapustiš zapor.
   *[other] { $player } zapusti zapor.
}
event-freed-fine = { WHO($player) ->
    [you] Plačaš { FORM($amount, "acc") } in zapustiš zapor.
   *[other] { $player } plača { FORM($amount, "acc") } in zapusti zapor.
}
event-stayed-in-jail = { WHO($player) ->
    [you] Ostaneš v zaporu ({ $count }. poskus).
   *[other] { $player } ostane v zaporu ({ $count }. poskus).
}
event-ride = { WHO($player) ->
    [you] Za { FORM($amount, "acc") } se odpelješ na polje { $space }.
   *[other] { $player } se za { FORM($amount, "acc") } odpelje na polje { $space }.
}

## Nakupi in dražbe

event-bought = { WHO($player) ->
    [you] Kupiš { word-deed-acc } { $space } za { FORM($amount, "acc") }.
   *[other] { $player } kupi { word-deed-acc } { $space } za { FORM($amount, "acc") }.
}
story-bought = { WHO($player) ->
    [you] Greš na polje { $space } in ga kupiš za { FORM($amount, "acc") }.
   *[other] { $player } gre na polje { $space } in ga kupi za { FORM($amount, "acc") }.
}
event-declined = { WHO($player) ->
    [you] Ne kupiš { word-deed-gen } { $space }.
   *[other] { $player } ne kupi { word-deed-gen } { $space }.
}
event-auction-opened = Na dražbo gre { word-deed } { $space }. Začetna ponudba je { $amount }.
event-auction-opened-building = Na dražbo gre stavba, ponujajo pa tisti, ki jo želijo. Začetna ponudba je { $amount }.
event-bid = { WHO($player) ->
    [you] Ponudiš { FORM($amount, "acc") }.
   *[other] { $player } ponudi { FORM($amount, "acc") }.
}
story-auction-bid = { WHO($player) ->
    [you] Na dražbi za { word-deed-acc } { $space } vodiš s ponudbo { $amount }.
   *[other] Na dražbi za { word-deed-acc } { $space } vodi { $player } s ponudbo { $amount }.
}
event-passed = { WHO($player) ->
    [you] Rečeš »dalje«.
   *[other] { $player } reče »dalje«.
}
event-auction-won = { WHO($player) ->
    [you] Na dražbi dobiš { word-deed-acc } { $space } za { FORM($amount, "acc") }.
   *[other] { $player } na dražbi dobi { word-deed-acc } { $space } za { FORM($amount, "acc") }.
}
event-auction-won-building = { WHO($player) ->
    [you] Na dražbi dobiš stavbo za { FORM($amount, "acc") }.
   *[other] { $player } na dražbi dobi stavbo za { FORM($amount, "acc") }.
}
event-auction-unsold = Nihče ne ponuja. { Word-deed } { $space } ostane pri banki.
event-auction-unsold-building = Nihče ne ponuja. Stavba ostane pri banki.
event-defaulted = { WHO($player) ->
    [you] Ne moreš plačati svoje zmagovalne ponudbe in izpadeš iz te dražbe.
   *[other] { $player } ne more plačati zmagovalne ponudbe in izpade iz te dražbe.
}
event-going-1 = Prvič …
event-going-2 = Drugič …

## Najemnina in druga plačila

event-rent-due = { WHO($player) ->
    [you] Pristaneš na polju { $space }, ki ga ima { $other }. { Word-rent } znaša { FORM($amount, "acc") }.
   *[other] { WHO($other) ->
        [you] { $player } pristane na tvojem polju { $space }. { Word-rent } znaša { FORM($amount, "acc") }.
       *[other] { $player } pristane na polju { $space }, ki ga ima { $other }. { Word-rent } znaša { FORM($amount, "acc") }.
    }
}
event-rent-due-dice = { WHO($player) ->
    [you] Pristaneš na polju { $space }, ki ga ima { $other }. { Word-rent-acc } določijo kocke.
   *[other] { WHO($other) ->
        [you] { $player } pristane na tvojem polju { $space }. { Word-rent-acc } določijo kocke.
       *[other] { $player } pristane na polju { $space }, ki ga ima { $other }. { Word-rent-acc } določijo kocke.
    }
}
story-rent = { WHO($player) ->
    [you] Pristaneš na polju { $space }, ki ga ima { $other }, in plačaš { FORM($amount, "acc") }.
   *[other] { WHO($other) ->
        [you] { $player } pristane na tvojem polju { $space } in ti plača { FORM($amount, "acc") }.
       *[other] { $player } pristane na polju { $space }, ki ga ima { $other }, in plača { FORM($amount, "acc") }.
    }
}
story-tax = { WHO($player) ->
    [you] Pristaneš na polju { $space } in plačaš { FORM($amount, "acc") }.
   *[other] { $player } pristane na polju { $space } in plača { FORM($amount, "acc") }.
}
event-claim-lapsed = { WHO($other) ->
    [you] Čas za zahtevo je potekel: ne dobiš { word-rent-gen } za polje { $space }.
   *[other] Čas za zahtevo je potekel: { $other } ne dobi { word-rent-gen } za polje { $space }.
}
event-owed-rent = { WHO($player) ->
    [you] Dolguješ { FORM($amount, "acc") } { word-rent-gen } za polje { $space }, ki ga ima { $other }.
   *[other] { WHO($other) ->
        [you] { $player } ti dolguje { FORM($amount, "acc") } { word-rent-gen } za polje { $space }.
       *[other] { $player } dolguje { FORM($amount, "acc") } { word-rent-gen } za polje { $space }, ki ga ima { $other }.
    }
}
event-owed-tax = { WHO($player) ->
    [you] Dolguješ { FORM($amount, "acc") } za polje { $space }.
   *[other] { $player } dolguje { FORM($amount, "acc") } za polje { $space }.
}
event-owed-card = { WHO($player) ->
    [you] { WHO($other) ->
        [bank] Zaradi kartice dolguješ banki { FORM($amount, "acc") }.
       *[other] Zaradi kartice dolguješ { FORM($amount, "acc") }. Denar dobi { $other }.
    }
   *[other] { WHO($other) ->
        [you] { $player } ti zaradi kartice dolguje { FORM($amount, "acc") }.
        [bank] { $player } zaradi kartice dolguje banki { FORM($amount, "acc") }.
       *[other] { $player } zaradi kartice dolguje { FORM($amount, "acc") }. Denar dobi { $other }.
    }
}
event-owed-fine = { WHO($player) ->
    [you] Dolguješ { FORM($amount, "acc") } za izhod iz zapora.
   *[other] { $player } dolguje { FORM($amount, "acc") } za izhod iz zapora.
}
event-owed-auction = { WHO($player) ->
    [you] Dolguješ { FORM($amount, "acc") } za nakup na dražbi.
   *[other] { $player } dolguje { FORM($amount, "acc") } za nakup na dražbi.
}
event-owed-entity = { WHO($player) ->
    [you] { $space } zmaga, zato dolguješ { FORM($amount, "acc") }.
   *[other] { $space } zmaga, zato { $player } dolguje { FORM($amount, "acc") }.
}
event-owed-question = { WHO($player) ->
    [you] Bloku dolguješ { FORM($amount, "acc") }.
   *[other] { $player } dolguje bloku { FORM($amount, "acc") }.
}
event-owed-interest = { WHO($player) ->
    [you] Dolguješ { FORM($amount, "acc") } obresti za { word-deed-acc } { $space }.
   *[other] { $player } dolguje { FORM($amount, "acc") } obresti za { word-deed-acc } { $space }.
}
event-paid-rent = { WHO($player) ->
    [you] Plačaš { FORM($amount, "acc") } { word-rent-gen } za polje { $space }, ki ga ima { $other }.
   *[other] { WHO($other) ->
        [you] { $player } ti plača { FORM($amount, "acc") } { word-rent-gen } za polje { $space }.
       *[other] { $player } plača { FORM($amount, "acc") } { word-rent-gen } za polje { $space }, ki ga ima { $other }.
    }
}
event-paid-tax = { WHO($player) ->
    [you] Plačaš { FORM($amount, "acc") } za polje { $space }.
   *[other] { $player } plača { FORM($amount, "acc") } za polje { $space }.
}
event-paid-card = { WHO($player) ->
    [you] { WHO($other) ->
        [bank] Plačaš banki { FORM($amount, "acc") }.
       *[other] Plačaš { FORM($amount, "acc") }. Denar dobi { $other }.
    }
   *[other] { WHO($other) ->
        [you] { $player } ti plača { FORM($amount, "acc") }.
        [bank] { $player } plača banki { FORM($amount, "acc") }.
       *[other] { $player } plača { FORM($amount, "acc") }. Denar dobi { $other }.
    }
}
event-paid-fine = { WHO($player) ->
    [you] Plačaš { FORM($amount, "acc") } za izhod iz zapora.
   *[other] { $player } plača { FORM($amount, "acc") } za izhod iz zapora.
}
event-paid-auction = { WHO($player) ->
    [you] Plačaš banki { FORM($amount, "acc") }.
   *[other] { $player } plača banki { FORM($amount, "acc") }.
}
event-paid-entity = { WHO($player) ->
    [you] { $space } zmaga, zato plačaš { FORM($amount, "acc") }.
   *[other] { $space } zmaga, zato { $player } plača { FORM($amount, "acc") }.
}
event-paid-question = { WHO($player) ->
    [you] Plačaš { FORM($amount, "acc") }.
   *[other] { $player } plača { FORM($amount, "acc") }.
}
event-paid-interest = { WHO($player) ->
    [you] Plačaš { FORM($amount, "acc") } obresti za { word-deed-acc } { $space }.
   *[other] { $player } plača { FORM($amount, "acc") } obresti za { word-deed-acc } { $space }.
}
story-kept = { WHO($player) ->
    [you] Pustiš { word-deed-acc } { $space } pod hipoteko in plačaš { FORM($amount, "acc") } obresti.
   *[other] { $player } pusti { word-deed-acc } { $space } pod hipoteko in plača { FORM($amount, "acc") } obresti.
}
event-received = { WHO($player) ->
    [you] Prejmeš { FORM($amount, "acc") }.
   *[other] { $player } prejme { FORM($amount, "acc") }.
}

## Kartice, spopadi, bloki

event-card-drawn = { WHO($player) ->
    [you] Povlečeš kartico »{ $deck }«: { $note }
   *[other] { $player } povleče kartico »{ $deck }«: { $note }
}
event-card-shown = { WHO($player) ->
    [you] Pokažeš kartico za izhod iz zapora.
   *[other] { $player } pokaže kartico za izhod iz zapora.
}
event-card-used = { WHO($player) ->
    [you] S kartico zapustiš zapor.
   *[other] { $player } s kartico zapusti zapor.
}
event-deck-shuffled = Kartice »{ $deck }« se premešajo.
event-dice = { WHO($player) ->
    [you] Vržeš { $dice }.
   *[other] { $player } vrže { $dice }.
}
event-entity-fought = { WHO($player) ->
    [you] Ti in { $other } vržeta { $dice } in premagata { FORM($space, "acc") }.
   *[other] { WHO($other) ->
        [you] { $player } in ti vržeta { $dice } in premagata { FORM($space, "acc") }.
       *[other] { $player } in { $other } vržeta { $dice } in premagata { FORM($space, "acc") }.
    }
}
event-entity-fought-lost = { WHO($player) ->
    [you] Ti in { $other } vržeta { $dice }, a zmaga { $space }.
   *[other] { WHO($other) ->
        [you] { $player } in ti vržeta { $dice }, a zmaga { $space }.
       *[other] { $player } in { $other } vržeta { $dice }, a zmaga { $space }.
    }
}
event-question-coins-by-die = { WHO($player) ->
    [you] Na polju { $space } dobiš toliko kovancev, kolikor pokaže kocka.
   *[other] Na polju { $space } dobi { $player } toliko kovancev, kolikor pokaže kocka.
}
event-question-coins = { WHO($player) ->
    [you] Na polju { $space } dobiš { FORM($amount, "acc") }.
   *[other] Na polju { $space } dobi { $player } { FORM($amount, "acc") }.
}
event-question-move-again = { WHO($player) ->
    [you] Na polju { $space } dobiš še en met in premik.
   *[other] Na polju { $space } dobi { $player } še en met in premik.
}
event-question-pay = { WHO($player) ->
    [you] Na polju { $space } moraš plačati { FORM($amount, "acc") }.
   *[other] Na polju { $space } mora { $player } plačati { FORM($amount, "acc") }.
}

## Stavbe in hipoteke

event-built = { WHO($player) ->
    [you] Gradiš na polju { $space } za { FORM($amount, "acc") } in imaš tam zdaj { FORM($level, "acc") }.
   *[other] { $player } gradi na polju { $space } za { FORM($amount, "acc") } in ima tam zdaj { FORM($level, "acc") }.
}
event-built-won = { WHO($player) ->
    [you] Gradiš na polju { $space } in imaš tam zdaj { FORM($level, "acc") }.
   *[other] { $player } gradi na polju { $space } in ima tam zdaj { FORM($level, "acc") }.
}
story-built = { WHO($player) ->
    [you] Za { FORM($amount, "acc") } gradiš na poljih { $spaces }.
   *[other] { $player } za { FORM($amount, "acc") } gradi na poljih { $spaces }.
}
event-sold = { GENDER($level) ->
    [none] { WHO($player) ->
        [you] Prodaš stavbe s polja { $space } za { FORM($amount, "acc") } in tam nimaš več stavb.
       *[other] { $player } proda stavbe s polja { $space } za { FORM($amount, "acc") } in tam nima več stavb.
    }
   *[other] { WHO($player) ->
        [you] Prodaš stavbe s polja { $space } za { FORM($amount, "acc") } in imaš tam zdaj { FORM($level, "acc") }.
       *[other] { $player } proda stavbe s polja { $space } za { FORM($amount, "acc") } in ima tam zdaj { FORM($level, "acc") }.
    }
}
story-sold = { WHO($player) ->
    [you] Za { FORM($amount, "acc") } prodaš stavbe s polj { $spaces }.
   *[other] { $player } za { FORM($amount, "acc") } proda stavbe s polj { $spaces }.
}
event-shortage = { WHO($player) ->
    [you] Želiš zgraditi { FORM($pieces, "acc") } ({ $spaces }). Banka ima { FORM($left, "acc") }. Najprej se izrečejo drugi.
   *[other] { $player } želi zgraditi { FORM($pieces, "acc") } ({ $spaces }). Banka ima { FORM($left, "acc") }. Najprej se izrečejo drugi.
}
event-shortage-sells = { WHO($player) ->
    [you] Želiš banki vrniti { FORM($pieces, "acc") }. Banka ima { FORM($left, "acc") }. Kupci imajo prednost.
   *[other] { $player } želi banki vrniti { FORM($pieces, "acc") }. Banka ima { FORM($left, "acc") }. Kupci imajo prednost.
}
event-wanted = { WHO($player) ->
    [you] Želiš graditi tukaj: { $spaces }.
   *[other] { $player } želi graditi tukaj: { $spaces }.
}
event-mortgaged = { WHO($player) ->
    [you] Daš { word-deed-acc } { $space } pod hipoteko za { FORM($amount, "acc") }.
   *[other] { $player } da { word-deed-acc } { $space } pod hipoteko za { FORM($amount, "acc") }.
}
story-mortgaged = { WHO($player) ->
    [you] Daš pod hipoteko { FORM($spaces, "acc") }, za kar dobiš { FORM($amount, "acc") }.
   *[other] { $player } da pod hipoteko { FORM($spaces, "acc") }, za kar dobi { FORM($amount, "acc") }.
}
event-redeemed = { WHO($player) ->
    [you] Za { FORM($amount, "acc") } poplačaš hipoteko na { word-deed-loc } { $space }.
   *[other] { $player } za { FORM($amount, "acc") } poplača hipoteko na { word-deed-loc } { $space }.
}
story-redeemed = { WHO($player) ->
    [you] Poplačaš hipoteke za { FORM($spaces, "acc") }, kar te stane { FORM($amount, "acc") }.
   *[other] { $player } poplača hipoteke za { FORM($spaces, "acc") }, kar stane { FORM($amount, "acc") }.
}
event-kept = { WHO($player) ->
    [you] Pustiš { word-deed-acc } { $space } pod hipoteko.
   *[other] { $player } pusti { word-deed-acc } { $space } pod hipoteko.
}
event-deferred = { WHO($player) ->
    [you] Obresti za { word-deed-acc } { $space } plačaš pozneje.
   *[other] { $player } plača obresti za { word-deed-acc } { $space } pozneje.
}
event-surrendered = { WHO($player) ->
    [you] Prodaš banki { word-deed-acc } { $space } za { FORM($amount, "acc") }.
   *[other] { $player } proda banki { word-deed-acc } { $space } za { FORM($amount, "acc") }.
}

## Kupčije: namesto »nič« »zastonj«

event-offered = { WHO($player) ->
    [you] { GENDER($give) ->
        [none] { $other } dobi tvojo prošnjo: zastonj želiš { FORM($take, "acc") }.
       *[other] { GENDER($take) ->
            [none] { $other } dobi tvojo ponudbo: zastonj daš { FORM($give, "acc") }.
           *[other] { $other } dobi tvojo ponudbo: daš { FORM($give, "acc") } za { FORM($take, "acc") }.
        }
    }
   *[other] { WHO($other) ->
        [you] { GENDER($give) ->
            [none] { $player } želi od tebe zastonj { FORM($take, "acc") }.
           *[other] { GENDER($take) ->
                [none] { $player } ti zastonj ponuja { FORM($give, "acc") }.
               *[other] { $player } ti ponuja { FORM($give, "acc") } za { FORM($take, "acc") }.
            }
        }
       *[other] { GENDER($give) ->
            [none] { $other } dobi prošnjo: { $player } želi zastonj { FORM($take, "acc") }.
           *[other] { GENDER($take) ->
                [none] { $other } dobi ponudbo: { $player } da zastonj { FORM($give, "acc") }.
               *[other] { $other } dobi ponudbo: { $player } da { FORM($give, "acc") } za { FORM($take, "acc") }.
            }
        }
    }
}
event-offered-gone = { WHO($player) ->
    [you] Pošlješ ponudbo, dobi jo { $other }.
   *[other] { WHO($other) ->
        [you] { $player } ti pošlje ponudbo.
       *[other] { $player } pošlje ponudbo, dobi jo { $other }.
    }
}
story-deal = { WHO($player) ->
    [you] { GENDER($give) ->
        [none] { $other } ti zastonj da { FORM($take, "acc") }.
       *[other] { GENDER($take) ->
            [none] { $other } sprejme tvojo ponudbo: zastonj daš { FORM($give, "acc") }.
           *[other] { $other } sprejme tvojo ponudbo: daš { FORM($give, "acc") } za { FORM($take, "acc") }.
        }
    }
   *[other] { WHO($other) ->
        [you] { GENDER($give) ->
            [none] Skleneš kupčijo: { $player } dobi zastonj { FORM($take, "acc") }.
           *[other] { GENDER($take) ->
                [none] Skleneš kupčijo: { $player } ti da zastonj { FORM($give, "acc") }.
               *[other] Skleneš kupčijo: { $player } ti da { FORM($give, "acc") } za { FORM($take, "acc") }.
            }
        }
       *[other] { GENDER($give) ->
            [none] { $player } in { $other } skleneta kupčijo: { $player } dobi zastonj { FORM($take, "acc") }.
           *[other] { GENDER($take) ->
                [none] { $player } in { $other } skleneta kupčijo: { $player } da zastonj { FORM($give, "acc") }.
               *[other] { $player } in { $other } skleneta kupčijo: { $player } da { FORM($give, "acc") } za { FORM($take, "acc") }.
            }
        }
    }
}
story-offer-rejected = { WHO($player) ->
    [you] { GENDER($give) ->
        [none] { $other } zavrne tvojo prošnjo: zastonj želiš { FORM($take, "acc") }.
       *[other] { GENDER($take) ->
            [none] { $other } zavrne tvojo ponudbo: zastonj daš { FORM($give, "acc") }.
           *[other] { $other } zavrne tvojo ponudbo: daš { FORM($give, "acc") } za { FORM($take, "acc") }.
        }
    }
   *[other] { WHO($other) ->
        [you] { GENDER($give) ->
            [none] Zavrneš prošnjo: { $player } želi zastonj { FORM($take, "acc") }.
           *[other] { GENDER($take) ->
                [none] Zavrneš ponudbo: { $player } ti da zastonj { FORM($give, "acc") }.
               *[other] Zavrneš ponudbo: { $player } ti da { FORM($give, "acc") } za { FORM($take, "acc") }.
            }
        }
       *[other] { GENDER($give) ->
            [none] { $other } zavrne prošnjo: { $player } želi zastonj { FORM($take, "acc") }.
           *[other] { GENDER($take) ->
                [none] { $other } zavrne ponudbo: { $player } da zastonj { FORM($give, "acc") }.
               *[other] { $other } zavrne ponudbo: { $player } da { FORM($give, "acc") } za { FORM($take, "acc") }.
            }
        }
    }
}
event-accepted = { WHO($player) ->
    [you] Sprejmeš, kar ponuja { $other }.
   *[other] { WHO($other) ->
        [you] { $player } sprejme tvojo ponudbo.
       *[other] { $player } sprejme, kar ponuja { $other }.
    }
}
event-rejected = { WHO($player) ->
    [you] Zavrneš, kar ponuja { $other }.
   *[other] { WHO($other) ->
        [you] { $player } zavrne tvojo ponudbo.
       *[other] { $player } zavrne, kar ponuja { $other }.
    }
}
event-withdrawn = { WHO($player) ->
    [you] Umakneš svojo ponudbo.
   *[other] { $player } umakne ponudbo.
}
event-deed-passed = { WHO($player) ->
    [you] Oddaš { word-deed-acc } { $space }, dobi jo { $other }.
   *[other] { WHO($other) ->
        [you] { $player } ti izroči { word-deed-acc } { $space }.
       *[other] { $player } odda { word-deed-acc } { $space }, dobi jo { $other }.
    }
}

## Konci

event-bankrupt = { WHO($player) ->
    [you] Bankrotiraš. Kar ostane, dobi { $other }.
   *[other] { WHO($other) ->
        [you] { $player } bankrotira. Kar ostane, dobiš ti.
       *[other] { $player } bankrotira. Kar ostane, dobi { $other }.
    }
}
event-liquidated = { WHO($player) ->
    [you] Prodaš vse stavbe za { FORM($buildings, "acc") } in daš vse { word-deeds } pod hipoteko za { FORM($deeds, "acc") }.
   *[other] { $player } proda vse stavbe za { FORM($buildings, "acc") } in da vse { word-deeds } pod hipoteko za { FORM($deeds, "acc") }.
}
event-liquidated-buildings = { WHO($player) ->
    [you] Prodaš vse stavbe za { FORM($amount, "acc") }.
   *[other] { $player } proda vse stavbe za { FORM($amount, "acc") }.
}
event-liquidated-deeds = { WHO($player) ->
    [you] Daš vse { word-deeds } pod hipoteko za { FORM($amount, "acc") }.
   *[other] { $player } da vse { word-deeds } pod hipoteko za { FORM($amount, "acc") }.
}
event-estate-passed = { WHO($other) ->
    [you] Dobiš, kar zapušča { $player }: { $spaces }.
    [bank] { WHO($player) ->
        [you] Banka dobi, kar zapuščaš: { $spaces }.
       *[other] Banka dobi, kar zapušča { $player }: { $spaces }.
    }
   *[other] { WHO($player) ->
        [you] { $other } dobi, kar zapuščaš: { $spaces }.
       *[other] { $other } dobi, kar zapušča { $player }: { $spaces }.
    }
}
event-expelled = { WHO($player) ->
    [you] Sodnik te izključi iz igre. Kar ostane, dobi banka.
   *[other] Po odločitvi sodnika mora { $player } zapustiti igro. Kar ostane, dobi banka.
}
event-last-round = Sodnik napove zadnji krog.
event-time = Sodnik razglasi, da se je čas iztekel.
event-game-over = Igre je konec. Zmaga { $players }.
event-game-over-shared = Igre je konec. Deljena zmaga: { $players }.

## O sami mizi

event-table-created = Miza je pripravljena.
event-settings-chosen = Gostitelj spremeni nastavitve.
event-seat-taken = { WHO($player) ->
    [you] Sedeš za mizo.
   *[other] { $player } sede za mizo.
}
event-seat-returned = { WHO($player) ->
    [you] Spet si za mizo.
   *[other] { $player } je spet za mizo.
}
event-seat-left = { WHO($player) ->
    [you] Odideš.
   *[other] { $player } odide.
}
event-bot-seated = Bot sede za mizo.
event-bot-removed = Bot zapusti svoj sedež.
event-judge-seated = Prišel je sodnik.
event-table-started = Igra se začne.
event-deal-timed = Sodnik omeji čas, v katerem se pogajata { $player } in { $other }.
event-deal-closed = { $player } in { $other } se ne pogajata več.
event-paused = Igra je ustavljena.
event-resumed = Igra se nadaljuje.
event-corrected = Sodnik popravi { $count }. vnos: { $reason }
event-rules-changed = Strežnik je bil nadgrajen. Od tu naprej velja { $count }. različica pravil.
event-rematch = Pripravljena je miza za povratno igro.
event-table-closed = Ta miza je zaprta.
event-dice-asked = { WHO($player) ->
    [you] Mečeš; met vpiše sodnik.
   *[other] { $player } meče; met vpiše sodnik.
}
event-dice-dropped = Met je razveljavljen.
event-undone = { WHO($player) ->
    [you] Razveljaviš svojo zadnjo odločitev.
   *[other] { $player } razveljavi svojo zadnjo odločitev.
}
event-unknown = Nekaj se je zgodilo.
