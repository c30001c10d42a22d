# Kas notika pie galda. Spēlētāju vārdi stāv nominatīvā: kā teikuma priekšmets.

## Sākums

event-start-rolled = { WHO($player) ->
    [you] Tu uzmet { $dice } par tiesībām sākt.
   *[other] { $player } uzmet { $dice } par tiesībām sākt.
}
event-started = { WHO($player) ->
    [you] Tu sāc. Secība: { $players }.
   *[other] Sāk { $player }. Secība: { $players }.
}
event-clock-started = Laiks sāk iet.
event-dealt = { WHO($player) ->
    [you] Dalot tu saņem „{ $space }”.
   *[other] Dalot { $player } saņem „{ $space }”.
}

## Gājiens, metiens, ceļš

event-turn = { WHO($player) ->
    [you] Tavs gājiens.
   *[other] { $player } sāk gājienu.
}
event-rolled = { WHO($player) ->
    [you] Tu uzmet { $dice }.
   *[other] { $player } uzmet { $dice }.
}
event-moved = { WHO($player) ->
    [you] Tu dodies uz lauciņu „{ $space }”.
   *[other] { $player } dodas uz lauciņu „{ $space }”.
}
event-moved-back = { WHO($player) ->
    [you] Tu ej atpakaļ uz lauciņu „{ $space }”.
   *[other] { $player } iet atpakaļ uz lauciņu „{ $space }”.
}
event-salary = { WHO($player) ->
    [you] Tu šķērso lauciņu „{ $go }” un saņem { FORM($amount, "acc") }.
   *[other] { $player } šķērso lauciņu „{ $go }” un saņem { FORM($amount, "acc") }.
}
story-roll = { WHO($player) ->
    [you] Tu uzmet { $dice } un nonāc uz lauciņa „{ $space }”.
   *[other] { $player } uzmet { $dice } un nonāk uz lauciņa „{ $space }”.
}
story-roll-rent = { WHO($player) ->
    [you] Tu uzmet { $dice }, nonāc uz lauciņa „{ $space }” un maksā { FORM($amount, "acc") }, ko saņem { $other }.
   *[other] { WHO($other) ->
        [you] { $player } uzmet { $dice }, nonāk uz tava lauciņa „{ $space }” un maksā tev { FORM($amount, "acc") }.
       *[other] { $player } uzmet { $dice }, nonāk uz lauciņa „{ $space }” un maksā { FORM($amount, "acc") }, ko saņem { $other }.
    }
}
story-roll-due = { WHO($player) ->
    [you] Tu uzmet { $dice } un nonāc uz lauciņa „{ $space }”, kura īpašnieks ir { $other }. { Word-rent } ir { $amount }.
   *[other] { WHO($other) ->
        [you] { $player } uzmet { $dice } un nonāk uz tava lauciņa „{ $space }”. { Word-rent } ir { $amount }.
       *[other] { $player } uzmet { $dice } un nonāk uz lauciņa „{ $space }”, kura īpašnieks ir { $other }. { Word-rent } ir { $amount }.
    }
}
story-roll-due-dice = { WHO($player) ->
    [you] Tu uzmet { $dice } un nonāc uz lauciņa „{ $space }”, kura īpašnieks ir { $other }. { Word-rent-acc } nosaka kauliņi.
   *[other] { WHO($other) ->
        [you] { $player } uzmet { $dice } un nonāk uz tava lauciņa „{ $space }”. { Word-rent-acc } nosaka kauliņi.
       *[other] { $player } uzmet { $dice } un nonāk uz lauciņa „{ $space }”, kura īpašnieks ir { $other }. { Word-rent-acc } nosaka kauliņi.
    }
}
story-roll-bought = { WHO($player) ->
    [you] Tu uzmet { $dice }, nonāc uz lauciņa „{ $space }” un nopērc to par { FORM($amount, "for") }.
   *[other] { $player } uzmet { $dice }, nonāk uz lauciņa „{ $space }” un nopērk to par { FORM($amount, "for") }.
}
story-roll-tax = { WHO($player) ->
    [you] Tu uzmet { $dice }, nonāc uz lauciņa „{ $space }” un maksā { FORM($amount, "acc") }.
   *[other] { $player } uzmet { $dice }, nonāk uz lauciņa „{ $space }” un maksā { FORM($amount, "acc") }.
}
story-roll-jailed = { WHO($player) ->
    [you] Tu uzmet { $dice } un dodies uz cietumu.
   *[other] { $player } uzmet { $dice } un dodas uz cietumu.
}
story-roll-stayed = { WHO($player) ->
    [you] Tu uzmet { $dice } un paliec cietumā ({ $count }. mēģinājums).
   *[other] { $player } uzmet { $dice } un paliek cietumā ({ $count }. mēģinājums).
}
story-salary = Lauciņš „{ $go }” izmaksā { FORM($amount, "acc") }.
event-jailed = { WHO($player) ->
    [you] Tu dodies uz cietumu.
   *[other] { $player } dodas uz cietumu.
}
event-freed = { WHO($player) ->
    [you] Tu izej no cietuma.
   *[other] { $player } iziet no cietuma.
}
event-freed-fine = { WHO($player) ->
    [you] Tu samaksā { FORM($amount, "acc") } un izej no cietuma.
   *[other] { $player } samaksā { FORM($amount, "acc") } un iziet no cietuma.
}
event-stayed-in-jail = { WHO($player) ->
    [you] Tu paliec cietumā ({ $count }. mēģinājums).
   *[other] { $player } paliek cietumā ({ $count }. mēģinājums).
}
event-ride = { WHO($player) ->
    [you] Tu par { FORM($amount, "for") } brauc uz lauciņu „{ $space }”.
   *[other] { $player } par { FORM($amount, "for") } brauc uz lauciņu „{ $space }”.
}

## Pirkumi un izsoles

event-bought = { WHO($player) ->
    [you] Tu nopērc „{ $space }” par { FORM($amount, "for") }.
   *[other] { $player } nopērk „{ $space }” par { FORM($amount, "for") }.
}
story-bought = { WHO($player) ->
    [you] Tu dodies uz lauciņu „{ $space }” un nopērc to par { FORM($amount, "for") }.
   *[other] { $player } dodas uz lauciņu „{ $space }” un nopērk to par { FORM($amount, "for") }.
}
event-declined = { WHO($player) ->
    [you] Tu nepērc „{ $space }”.
   *[other] { $player } nepērk „{ $space }”.
}
event-auction-opened = Izsolē nonāk „{ $space }”. Sākuma cena ir { $amount }.
event-auction-opened-building = Izsolē nonāk būve, un sola tie, kas to grib. Sākuma cena ir { $amount }.
event-bid = { WHO($player) ->
    [you] Tu soli { FORM($amount, "acc") }.
   *[other] { $player } sola { FORM($amount, "acc") }.
}
story-auction-bid = { WHO($player) ->
    [you] Izsolē par „{ $space }” vadībā esi tu ar solījumu { $amount }.
   *[other] Izsolē par „{ $space }” vadībā ir { $player } ar solījumu { $amount }.
}
event-passed = { WHO($player) ->
    [you] Tu pasē.
   *[other] { $player } pasē.
}
event-auction-won = { WHO($player) ->
    [you] Tu izsolē iegūsti „{ $space }” par { FORM($amount, "for") }.
   *[other] { $player } izsolē iegūst „{ $space }” par { FORM($amount, "for") }.
}
event-auction-won-building = { WHO($player) ->
    [you] Tu izsolē iegūsti būvi par { FORM($amount, "for") }.
   *[other] { $player } izsolē iegūst būvi par { FORM($amount, "for") }.
}
event-auction-unsold = Neviens nesola. „{ $space }” paliek bankai.
event-auction-unsold-building = Neviens nesola. Būve paliek bankai.
event-defaulted = { WHO($player) ->
    [you] Tu nevari samaksāt savu uzvarējušo solījumu un šajā izsolē vairs nepiedalies.
   *[other] { $player } nevar samaksāt savu uzvarējušo solījumu un šajā izsolē vairs nepiedalās.
}
event-going-1 = Pirmo reizi…
event-going-2 = Otro reizi…

## Nomas maksa un citi maksājumi

event-rent-due = { WHO($player) ->
    [you] Tu nonāc uz lauciņa „{ $space }”, kura īpašnieks ir { $other }. { Word-rent } ir { $amount }.
   *[other] { WHO($other) ->
        [you] { $player } nonāk uz tava lauciņa „{ $space }”. { Word-rent } ir { $amount }.
       *[other] { $player } nonāk uz lauciņa „{ $space }”, kura īpašnieks ir { $other }. { Word-rent } ir { $amount }.
    }
}
event-rent-due-dice = { WHO($player) ->
    [you] Tu nonāc uz lauciņa „{ $space }”, kura īpašnieks ir { $other }. { Word-rent-acc } nosaka kauliņi.
   *[other] { WHO($other) ->
        [you] { $player } nonāk uz tava lauciņa „{ $space }”. { Word-rent-acc } nosaka kauliņi.
       *[other] { $player } nonāk uz lauciņa „{ $space }”, kura īpašnieks ir { $other }. { Word-rent-acc } nosaka kauliņi.
    }
}
story-rent = { WHO($player) ->
    [you] Tu nonāc uz lauciņa „{ $space }” un maksā { FORM($amount, "acc") }, ko saņem { $other }.
   *[other] { WHO($other) ->
        [you] { $player } nonāk uz tava lauciņa „{ $space }” un maksā tev { FORM($amount, "acc") }.
       *[other] { $player } nonāk uz lauciņa „{ $space }” un maksā { FORM($amount, "acc") }, ko saņem { $other }.
    }
}
story-tax = { WHO($player) ->
    [you] Tu nonāc uz lauciņa „{ $space }” un maksā { FORM($amount, "acc") }.
   *[other] { $player } nonāk uz lauciņa „{ $space }” un maksā { FORM($amount, "acc") }.
}
event-claim-lapsed = { WHO($other) ->
    [you] Tu laikus neprasīji { word-rent-acc } par „{ $space }”.
   *[other] { $other } laikus neprasīja { word-rent-acc } par „{ $space }”.
}
event-owed-rent = { WHO($player) ->
    [you] Tu esi parādā { word-rent-acc } par „{ $space }” – { FORM($amount, "acc") }, ko saņems { $other }.
   *[other] { WHO($other) ->
        [you] { $player } ir tev parādā { word-rent-acc } par „{ $space }” – { FORM($amount, "acc") }.
       *[other] { $player } ir parādā { word-rent-acc } par „{ $space }” – { FORM($amount, "acc") }, ko saņems { $other }.
    }
}
event-owed-tax = { WHO($player) ->
    [you] Tu esi parādā { FORM($amount, "acc") } par lauciņu „{ $space }”.
   *[other] { $player } ir parādā { FORM($amount, "acc") } par lauciņu „{ $space }”.
}
event-owed-card = { WHO($player) ->
    [you] { WHO($other) ->
        [bank] Kartītes dēļ tu esi parādā bankai { FORM($amount, "acc") }.
       *[other] Kartītes dēļ tu esi parādā { FORM($amount, "acc") }, ko saņems { $other }.
    }
   *[other] { WHO($other) ->
        [you] Kartītes dēļ { $player } ir tev parādā { FORM($amount, "acc") }.
        [bank] Kartītes dēļ { $player } ir parādā bankai { FORM($amount, "acc") }.
       *[other] Kartītes dēļ { $player } ir parādā { FORM($amount, "acc") }, ko saņems { $other }.
    }
}
event-owed-fine = { WHO($player) ->
    [you] Tu esi parādā { FORM($amount, "acc") } par iziešanu no cietuma.
   *[other] { $player } ir parādā { FORM($amount, "acc") } par iziešanu no cietuma.
}
event-owed-auction = { WHO($player) ->
    [you] Tu esi parādā { FORM($amount, "acc") } par izsoli.
   *[other] { $player } ir parādā { FORM($amount, "acc") } par izsoli.
}
event-owed-entity = { WHO($player) ->
    [you] Tu esi parādā { FORM($space, "dat") } { FORM($amount, "acc") }.
   *[other] { $player } ir parādā { FORM($space, "dat") } { FORM($amount, "acc") }.
}
event-owed-question = { WHO($player) ->
    [you] Tu esi parādā kubam { FORM($amount, "acc") }.
   *[other] { $player } ir parādā kubam { FORM($amount, "acc") }.
}
event-owed-interest = { WHO($player) ->
    [you] Tu esi parādā { FORM($amount, "acc") } procentos par „{ $space }”.
   *[other] { $player } ir parādā { FORM($amount, "acc") } procentos par „{ $space }”.
}
event-paid-rent = { WHO($player) ->
    [you] Tu maksā { word-rent-acc } par „{ $space }” – { FORM($amount, "acc") }, ko saņem { $other }.
   *[other] { WHO($other) ->
        [you] { $player } maksā tev { word-rent-acc } par „{ $space }” – { FORM($amount, "acc") }.
       *[other] { $player } maksā { word-rent-acc } par „{ $space }” – { FORM($amount, "acc") }, ko saņem { $other }.
    }
}
event-paid-tax = { WHO($player) ->
    [you] Tu maksā { FORM($amount, "acc") } par lauciņu „{ $space }”.
   *[other] { $player } maksā { FORM($amount, "acc") } par lauciņu „{ $space }”.
}
event-paid-card = { WHO($player) ->
    [you] { WHO($other) ->
        [bank] Tu maksā bankai { FORM($amount, "acc") }.
       *[other] Tu maksā { FORM($amount, "acc") }, ko saņem { $other }.
    }
   *[other] { WHO($other) ->
        [you] { $player } maksā tev { FORM($amount, "acc") }.
        [bank] { $player } maksā bankai { FORM($amount, "acc") }.
       *[other] { $player } maksā { FORM($amount, "acc") }, ko saņem { $other }.
    }
}
event-paid-fine = { WHO($player) ->
    [you] Tu maksā { FORM($amount, "acc") }, lai izietu no cietuma.
   *[other] { $player } maksā { FORM($amount, "acc") }, lai izietu no cietuma.
}
event-paid-auction = { WHO($player) ->
    [you] Tu maksā bankai { FORM($amount, "acc") }.
   *[other] { $player } maksā bankai { FORM($amount, "acc") }.
}
event-paid-entity = { WHO($player) ->
    [you] Tu maksā { FORM($space, "dat") } { FORM($amount, "acc") }.
   *[other] { $player } maksā { FORM($space, "dat") } { FORM($amount, "acc") }.
}
event-paid-question = { WHO($player) ->
    [you] Tu maksā { FORM($amount, "acc") }.
   *[other] { $player } maksā { FORM($amount, "acc") }.
}
event-paid-interest = { WHO($player) ->
    [you] Tu maksā { FORM($amount, "acc") } procentos par „{ $space }”.
   *[other] { $player } maksā { FORM($amount, "acc") } procentos par „{ $space }”.
}
story-kept = { WHO($player) ->
    [you] Tu paturi ieķīlātu { word-deed-acc } „{ $space }” un maksā { FORM($amount, "acc") } procentos.
   *[other] { $player } patur ieķīlātu { word-deed-acc } „{ $space }” un maksā { FORM($amount, "acc") } procentos.
}
event-received = { WHO($player) ->
    [you] Tu saņem { FORM($amount, "acc") }.
   *[other] { $player } saņem { FORM($amount, "acc") }.
}

## Kartītes, cīņas, kubi

event-card-drawn = { WHO($player) ->
    [you] Tu velc kartīti „{ $deck }”: { $note }
   *[other] { $player } velk kartīti „{ $deck }”: { $note }
}
event-card-shown = { WHO($player) ->
    [you] Tu parādi cietuma kartīti.
   *[other] { $player } parāda cietuma kartīti.
}
event-card-used = { WHO($player) ->
    [you] Tu izmanto kartīti un izej no cietuma.
   *[other] { $player } izmanto kartīti un iziet no cietuma.
}
event-deck-shuffled = Kartīšu kava „{ $deck }” tiek sajaukta.
event-dice = { WHO($player) ->
    [you] Tu uzmet { $dice }.
   *[other] { $player } uzmet { $dice }.
}
event-entity-fought = { WHO($player) ->
    [you] Tu un { $other } uzmetat { $dice } un uzvarat { FORM($space, "acc") }.
   *[other] { WHO($other) ->
        [you] { $player } un tu uzmetat { $dice } un uzvarat { FORM($space, "acc") }.
       *[other] { $player } un { $other } uzmet { $dice } un uzvar { FORM($space, "acc") }.
    }
}
event-entity-fought-lost = { WHO($player) ->
    [you] Tu un { $other } uzmetat { $dice } un zaudējat { FORM($space, "dat") }.
   *[other] { WHO($other) ->
        [you] { $player } un tu uzmetat { $dice } un zaudējat { FORM($space, "dat") }.
       *[other] { $player } un { $other } uzmet { $dice } un zaudē { FORM($space, "dat") }.
    }
}
event-question-coins-by-die = { WHO($player) ->
    [you] Tu uz lauciņa „{ $space }” saņem tik monētu, cik rāda kauliņš.
   *[other] { $player } uz lauciņa „{ $space }” saņem tik monētu, cik rāda kauliņš.
}
event-question-coins = { WHO($player) ->
    [you] Tu uz lauciņa „{ $space }” saņem { FORM($amount, "acc") }.
   *[other] { $player } uz lauciņa „{ $space }” saņem { FORM($amount, "acc") }.
}
event-question-move-again = { WHO($player) ->
    [you] Tu uz lauciņa „{ $space }” drīksti vēlreiz mest un iet.
   *[other] { $player } uz lauciņa „{ $space }” drīkst vēlreiz mest un iet.
}
event-question-pay = { WHO($player) ->
    [you] Tu uz lauciņa „{ $space }” zaudē { FORM($amount, "acc") }.
   *[other] { $player } uz lauciņa „{ $space }” zaudē { FORM($amount, "acc") }.
}

## Būves un ķīlas

event-built = { WHO($player) ->
    [you] Tu būvē uz lauciņa „{ $space }” par { FORM($amount, "for") }: tagad { $level }.
   *[other] { $player } būvē uz lauciņa „{ $space }” par { FORM($amount, "for") }: tagad { $level }.
}
event-built-won = { WHO($player) ->
    [you] Tu būvē uz lauciņa „{ $space }”: tagad { $level }.
   *[other] { $player } būvē uz lauciņa „{ $space }”: tagad { $level }.
}
story-built = { WHO($player) ->
    [you] Tu pērc būves par { FORM($amount, "for") }: { FORM($spaces, "acc") }.
   *[other] { $player } pērk būves par { FORM($amount, "for") }: { FORM($spaces, "acc") }.
}
event-sold = { WHO($player) ->
    [you] Tu pārdod būves uz lauciņa „{ $space }” par { FORM($amount, "for") }: tagad { $level }.
   *[other] { $player } pārdod būves uz lauciņa „{ $space }” par { FORM($amount, "for") }: tagad { $level }.
}
story-sold = { WHO($player) ->
    [you] Tu pārdod būves par { FORM($amount, "for") }: { FORM($spaces, "acc") }.
   *[other] { $player } pārdod būves par { FORM($amount, "for") }: { FORM($spaces, "acc") }.
}
event-shortage = { WHO($player) ->
    [you] Tu gribi būvēt { FORM($pieces, "acc") } ({ FORM($spaces, "acc") }). Bankā ir { $left }. Vispirms jautā pārējiem.
   *[other] { $player } grib būvēt { FORM($pieces, "acc") } ({ FORM($spaces, "acc") }). Bankā ir { $left }. Vispirms jautā pārējiem.
}
event-shortage-sells = { WHO($player) ->
    [you] Tu gribi pārdot atpakaļ { FORM($pieces, "acc") }. Bankā ir { $left }. Pircējiem ir priekšroka.
   *[other] { $player } grib pārdot atpakaļ { FORM($pieces, "acc") }. Bankā ir { $left }. Pircējiem ir priekšroka.
}
event-wanted = { WHO($player) ->
    [you] Tu gribi būves: { FORM($spaces, "acc") }.
   *[other] { $player } grib būves: { FORM($spaces, "acc") }.
}
event-mortgaged = { WHO($player) ->
    [you] Tu ieķīlā „{ $space }” un saņem { FORM($amount, "acc") }.
   *[other] { $player } ieķīlā „{ $space }” un saņem { FORM($amount, "acc") }.
}
story-mortgaged = { WHO($player) ->
    [you] Tu ieķīlā { word-deeds-acc } { FORM($spaces, "acc") }, saņemot { FORM($amount, "acc") }.
   *[other] { $player } ieķīlā { word-deeds-acc } { FORM($spaces, "acc") }, saņemot { FORM($amount, "acc") }.
}
event-redeemed = { WHO($player) ->
    [you] Tu izpērc „{ $space }” no ķīlas par { FORM($amount, "for") }.
   *[other] { $player } izpērk „{ $space }” no ķīlas par { FORM($amount, "for") }.
}
story-redeemed = { WHO($player) ->
    [you] Tu par { FORM($amount, "for") } izpērc no ķīlas { word-deeds-acc } { FORM($spaces, "acc") }.
   *[other] { $player } par { FORM($amount, "for") } izpērk no ķīlas { word-deeds-acc } { FORM($spaces, "acc") }.
}
event-kept = { WHO($player) ->
    [you] Tu paturi ieķīlātu { word-deed-acc } „{ $space }”.
   *[other] { $player } patur ieķīlātu { word-deed-acc } „{ $space }”.
}
event-deferred = { WHO($player) ->
    [you] Tu maksāsi procentus par „{ $space }” vēlāk.
   *[other] { $player } maksās procentus par „{ $space }” vēlāk.
}
event-surrendered = { WHO($player) ->
    [you] Tu pārdod „{ $space }” bankai par { FORM($amount, "for") }.
   *[other] { $player } pārdod „{ $space }” bankai par { FORM($amount, "for") }.
}

## Darījumi

event-offered = { WHO($player) ->
    [you] Tu piedāvā darījumu: { FORM($give, "is") ->
        [nothing] tu neko nedod
       *[other] tu dod { FORM($give, "acc") }
    }, { FORM($take, "is") ->
        [nothing] { $other } neko nedod
       *[other] { $other } – { FORM($take, "acc") }
    }.
   *[other] { WHO($other) ->
        [you] { $player } piedāvā tev darījumu: { FORM($give, "is") ->
            [nothing] { $player } neko nedod
           *[other] { $player } dod { FORM($give, "acc") }
        }, { FORM($take, "is") ->
            [nothing] tu neko nedod
           *[other] tu – { FORM($take, "acc") }
        }.
       *[other] { $player } piedāvā darījumu: { FORM($give, "is") ->
            [nothing] { $player } neko nedod
           *[other] { $player } dod { FORM($give, "acc") }
        }, { FORM($take, "is") ->
            [nothing] { $other } neko nedod
           *[other] { $other } – { FORM($take, "acc") }
        }.
    }
}
event-offered-gone = { WHO($player) ->
    [you] Tu piedāvā darījumu, un atbildēs { $other }.
   *[other] { WHO($other) ->
        [you] { $player } piedāvā tev darījumu.
       *[other] { $player } piedāvā darījumu, un atbildēs { $other }.
    }
}
story-deal = { WHO($player) ->
    [you] Tu un { $other } noslēdzat darījumu: { FORM($give, "is") ->
        [nothing] tu neko nedod
       *[other] tu dod { FORM($give, "acc") }
    }, { FORM($take, "is") ->
        [nothing] { $other } neko nedod
       *[other] { $other } – { FORM($take, "acc") }
    }.
   *[other] { WHO($other) ->
        [you] { $player } un tu noslēdzat darījumu: { FORM($give, "is") ->
            [nothing] { $player } neko nedod
           *[other] { $player } dod { FORM($give, "acc") }
        }, { FORM($take, "is") ->
            [nothing] tu neko nedod
           *[other] tu – { FORM($take, "acc") }
        }.
       *[other] { $player } un { $other } noslēdz darījumu: { FORM($give, "is") ->
            [nothing] { $player } neko nedod
           *[other] { $player } dod { FORM($give, "acc") }
        }, { FORM($take, "is") ->
            [nothing] { $other } neko nedod
           *[other] { $other } – { FORM($take, "acc") }
        }.
    }
}
story-offer-rejected = { WHO($player) ->
    [you] { $other } noraida tavu piedāvājumu: { FORM($give, "is") ->
        [nothing] tu neko nedod
       *[other] tu dod { FORM($give, "acc") }
    }, { FORM($take, "is") ->
        [nothing] { $other } neko nedod
       *[other] { $other } – { FORM($take, "acc") }
    }.
   *[other] { WHO($other) ->
        [you] Tu noraidi piedāvājumu, ko izteica { $player }: { FORM($give, "is") ->
            [nothing] { $player } neko nedod
           *[other] { $player } dod { FORM($give, "acc") }
        }, { FORM($take, "is") ->
            [nothing] tu neko nedod
           *[other] tu – { FORM($take, "acc") }
        }.
       *[other] { $other } noraida piedāvājumu, ko izteica { $player }: { FORM($give, "is") ->
            [nothing] { $player } neko nedod
           *[other] { $player } dod { FORM($give, "acc") }
        }, { FORM($take, "is") ->
            [nothing] { $other } neko nedod
           *[other] { $other } – { FORM($take, "acc") }
        }.
    }
}
event-accepted = { WHO($player) ->
    [you] Tu pieņem piedāvājumu, ko izteica { $other }.
   *[other] { WHO($other) ->
        [you] { $player } pieņem tavu piedāvājumu.
       *[other] { $player } pieņem piedāvājumu, ko izteica { $other }.
    }
}
event-rejected = { WHO($player) ->
    [you] Tu noraidi piedāvājumu, ko izteica { $other }.
   *[other] { WHO($other) ->
        [you] { $player } noraida tavu piedāvājumu.
       *[other] { $player } noraida piedāvājumu, ko izteica { $other }.
    }
}
event-withdrawn = { WHO($player) ->
    [you] Tu atsauc savu piedāvājumu.
   *[other] { $player } atsauc savu piedāvājumu.
}
event-deed-passed = { WHO($player) ->
    [you] Tu atdod „{ $space }”, un to saņem { $other }.
   *[other] { WHO($other) ->
        [you] { $player } atdod tev „{ $space }”.
       *[other] { $player } atdod „{ $space }”, un to saņem { $other }.
    }
}

## Beigas

event-bankrupt = { WHO($player) ->
    [you] Tu bankrotē. Visu, kas palicis, saņem { $other }.
   *[other] { WHO($other) ->
        [you] { $player } bankrotē. Visu, kas palicis, saņem tu.
       *[other] { $player } bankrotē. Visu, kas palicis, saņem { $other }.
    }
}
event-liquidated = { WHO($player) ->
    [you] Tu pārdod visas būves par { FORM($buildings, "for") } un ieķīlā visus { word-deeds-acc } par { FORM($deeds, "for") }.
   *[other] { $player } pārdod visas būves par { FORM($buildings, "for") } un ieķīlā visus { word-deeds-acc } par { FORM($deeds, "for") }.
}
event-liquidated-buildings = { WHO($player) ->
    [you] Tu pārdod visas būves par { FORM($amount, "for") }.
   *[other] { $player } pārdod visas būves par { FORM($amount, "for") }.
}
event-liquidated-deeds = { WHO($player) ->
    [you] Tu ieķīlā visus { word-deeds-acc } par { FORM($amount, "for") }.
   *[other] { $player } ieķīlā visus { word-deeds-acc } par { FORM($amount, "for") }.
}
event-estate-passed = { WHO($other) ->
    [you] { $player } atdod visus { word-deeds-acc }, un tos saņem tu: { FORM($spaces, "acc") }.
    [bank] { $player } atdod bankai visus { word-deeds-acc }: { FORM($spaces, "acc") }.
   *[other] { $player } atdod visus { word-deeds-acc }, un tos saņem { $other }: { FORM($spaces, "acc") }.
}
event-expelled = { WHO($player) ->
    [you] Tiesnesis tevi izslēdz no spēles. Visu, kas palicis, saņem banka.
   *[other] Pēc tiesneša lēmuma { $player } pamet spēli. Visu, kas palicis, saņem banka.
}
event-last-round = Tiesnesis izsludina pēdējo apli.
event-time = Tiesnesis izsludina laika beigas.
event-game-over = Spēle ir galā. Uzvar { $players }.
event-game-over-shared = Spēle ir galā. Uzvaru dala { $players }.

## Pats galds

event-table-created = Galds ir sagatavots.
event-settings-chosen = Saimnieks maina iestatījumus.
event-seat-taken = { WHO($player) ->
    [you] Tu apsēdies pie galda.
   *[other] { $player } apsēžas pie galda.
}
event-seat-returned = { WHO($player) ->
    [you] Tu atkal esi klāt.
   *[other] { $player } atkal ir klāt.
}
event-seat-left = { WHO($player) ->
    [you] Tu pamet galdu.
   *[other] { $player } pamet galdu.
}
event-bot-seated = Pie galda apsēžas bots.
event-bot-removed = Bots atbrīvo vietu.
event-judge-seated = Tiesnesis ir klāt.
event-table-started = Spēle sākas.
event-deal-timed = { $player } un { $other } risina sarunas, un tiesnesis nosaka laiku.
event-deal-closed = { $player } un { $other } beidz sarunas.
event-paused = Spēle ir apturēta.
event-resumed = Spēle turpinās.
event-corrected = Tiesnesis labo { $count }. ierakstu: { $reason }
event-rules-changed = Serveris tika atjaunināts. Turpmāk ir spēkā noteikumu { $count }. versija.
event-rematch = Jauna spēle ar tiem pašiem spēlētājiem ir sagatavota.
event-table-closed = Galds ir slēgts.
event-dice-asked = { WHO($player) ->
    [you] Tu met, un tiesnesis ievada rezultātu.
   *[other] { $player } met, un tiesnesis ievada rezultātu.
}
event-dice-dropped = Metiens ir atcelts.
event-undone = { WHO($player) ->
    [you] Tu atsauc savu pēdējo lēmumu.
   *[other] { $player } atsauc savu pēdējo lēmumu.
}
event-unknown = Kaut kas notika.
