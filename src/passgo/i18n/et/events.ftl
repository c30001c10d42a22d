# Mis lauas juhtus.

## Algus

event-start-rolled = { WHO($player) ->
    [you] Veeretad alustaja selgitamiseks { $dice }.
   *[other] { $player } veeretab alustaja selgitamiseks { $dice }.
}
event-started = { WHO($player) ->
    [you] Sina alustad. Järjekord: { $players }.
   *[other] { $player } alustab. Järjekord: { $players }.
}
event-clock-started = Kell hakkab käima.
event-dealt = { WHO($player) ->
    [you] Saad jagamisel { word-deed-gen } { $space }.
   *[other] { $player } saab jagamisel { word-deed-gen } { $space }.
}

## Kord, vise, käik

event-turn = { WHO($player) ->
    [you] Sinu kord.
   *[other] { FORM($player, "gen") } kord.
}
event-rolled = { WHO($player) ->
    [you] Veeretad { $dice }.
   *[other] { $player } veeretab { $dice }.
}
event-moved = { WHO($player) ->
    [you] Liigud ruudule { $space }.
   *[other] { $player } liigub ruudule { $space }.
}
event-moved-back = { WHO($player) ->
    [you] Liigud tagasi ruudule { $space }.
   *[other] { $player } liigub tagasi ruudule { $space }.
}
event-salary = { WHO($player) ->
    [you] Läbid ruudu { $go } ja saad { FORM($amount, "acc") }.
   *[other] { $player } läbib ruudu { $go } ja saab { FORM($amount, "acc") }.
}
story-roll = { WHO($player) ->
    [you] Veeretad { $dice } ja satud ruudule { $space }.
   *[other] { $player } veeretab { $dice } ja satub ruudule { $space }.
}
story-roll-rent = { WHO($player) ->
    [you] Veeretad { $dice }, satud { FORM($other, "gen") } ruudule { $space } ja maksad { FORM($amount, "acc") }.
   *[other] { WHO($other) ->
        [you] { $player } veeretab { $dice }, satub sinu ruudule { $space } ja maksab sulle { FORM($amount, "acc") }.
       *[other] { $player } veeretab { $dice }, satub { FORM($other, "gen") } ruudule { $space } ja maksab { FORM($amount, "acc") }.
    }
}
story-roll-due = { WHO($player) ->
    [you] Veeretad { $dice } ja satud { FORM($other, "gen") } ruudule { $space }. { Word-rent } on { $amount }.
   *[other] { WHO($other) ->
        [you] { $player } veeretab { $dice } ja satub sinu ruudule { $space }. { Word-rent } on { $amount }.
       *[other] { $player } veeretab { $dice } ja satub { FORM($other, "gen") } ruudule { $space }. { Word-rent } on { $amount }.
    }
}
story-roll-due-dice = { WHO($player) ->
    [you] Veeretad { $dice } ja satud { FORM($other, "gen") } ruudule { $space }. { Word-rent-gen } määravad täringud.
   *[other] { WHO($other) ->
        [you] { $player } veeretab { $dice } ja satub sinu ruudule { $space }. { Word-rent-gen } määravad täringud.
       *[other] { $player } veeretab { $dice } ja satub { FORM($other, "gen") } ruudule { $space }. { Word-rent-gen } määravad täringud.
    }
}
story-roll-bought = { WHO($player) ->
    [you] Veeretad { $dice }, satud ruudule { $space } ja ostad selle { FORM($amount, "gen") } eest.
   *[other] { $player } veeretab { $dice }, satub ruudule { $space } ja ostab selle { FORM($amount, "gen") } eest.
}
story-roll-tax = { WHO($player) ->
    [you] Veeretad { $dice }, satud ruudule { $space } ja maksad { FORM($amount, "acc") }.
   *[other] { $player } veeretab { $dice }, satub ruudule { $space } ja maksab { FORM($amount, "acc") }.
}
story-roll-jailed = { WHO($player) ->
    [you] Veeretad { $dice } ja lähed vanglasse.
   *[other] { $player } veeretab { $dice } ja läheb vanglasse.
}
story-roll-stayed = { WHO($player) ->
    [you] Veeretad { $dice } ja jääd vanglasse ({ $count }. katse).
   *[other] { $player } veeretab { $dice } ja jääb vanglasse ({ $count }. katse).
}
story-salary = Ruut { $go } annab palka { $amount }.
event-jailed = { WHO($player) ->
    [you] Lähed vanglasse.
   *[other] { $player } läheb vanglasse.
}
event-freed = { WHO($player) ->
    [you] Pääsed vanglast.
   *[other] { $player } pääseb vanglast.
}
event-freed-fine = { WHO($player) ->
    [you] Maksad { FORM($amount, "acc") } ja pääsed vanglast.
   *[other] { $player } maksab { FORM($amount, "acc") } ja pääseb vanglast.
}
event-stayed-in-jail = { WHO($player) ->
    [you] Jääd vanglasse ({ $count }. katse).
   *[other] { $player } jääb vanglasse ({ $count }. katse).
}
event-ride = { WHO($player) ->
    [you] Sõidad { FORM($amount, "gen") } eest ruudule { $space }.
   *[other] { $player } sõidab { FORM($amount, "gen") } eest ruudule { $space }.
}

## Ostud ja oksjonid

event-bought = { WHO($player) ->
    [you] Ostad { word-deed-gen } { $space } { FORM($amount, "gen") } eest.
   *[other] { $player } ostab { word-deed-gen } { $space } { FORM($amount, "gen") } eest.
}
story-bought = { WHO($player) ->
    [you] Liigud ruudule { $space } ja ostad selle { FORM($amount, "gen") } eest.
   *[other] { $player } liigub ruudule { $space } ja ostab selle { FORM($amount, "gen") } eest.
}
event-declined = { WHO($player) ->
    [you] Sa ei osta { word-deed-part } { $space }.
   *[other] { $player } ei osta { word-deed-part } { $space }.
}
event-auction-opened = { $space } läheb oksjonile. Alghind on { $amount }.
event-auction-opened-building = Ehitis läheb soovijate vahel oksjonile. Alghind on { $amount }.
event-bid = { WHO($player) ->
    [you] Pakud { FORM($amount, "acc") }.
   *[other] { $player } pakub { FORM($amount, "acc") }.
}
story-auction-bid = { WHO($player) ->
    [you] Oksjonil on { $space }: juhid pakkumisega { $amount }.
   *[other] Oksjonil on { $space }: { $player } juhib pakkumisega { $amount }.
}
event-passed = { WHO($player) ->
    [you] Loobud.
   *[other] { $player } loobub.
}
event-auction-won = { WHO($player) ->
    [you] Võidad oksjonil { word-deed-gen } { $space } { FORM($amount, "gen") } eest.
   *[other] { $player } võidab oksjonil { word-deed-gen } { $space } { FORM($amount, "gen") } eest.
}
event-auction-won-building = { WHO($player) ->
    [you] Võidad oksjonil ehitise { FORM($amount, "gen") } eest.
   *[other] { $player } võidab oksjonil ehitise { FORM($amount, "gen") } eest.
}
event-auction-unsold = Keegi ei paku. { $space } jääb pangale.
event-auction-unsold-building = Keegi ei paku. Ehitis jääb pangale.
event-defaulted = { WHO($player) ->
    [you] Sa ei suuda oma võitnud pakkumist maksta ja langed sellelt oksjonilt välja.
   *[other] { $player } ei suuda oma võitnud pakkumist maksta ja langeb sellelt oksjonilt välja.
}
event-going-1 = Esimene kord…
event-going-2 = Teine kord…

## Rent ja muud maksed

event-rent-due = { WHO($player) ->
    [you] Satud { FORM($other, "gen") } ruudule { $space }. { Word-rent } on { $amount }.
   *[other] { WHO($other) ->
        [you] { $player } satub sinu ruudule { $space }. { Word-rent } on { $amount }.
       *[other] { $player } satub { FORM($other, "gen") } ruudule { $space }. { Word-rent } on { $amount }.
    }
}
event-rent-due-dice = { WHO($player) ->
    [you] Satud { FORM($other, "gen") } ruudule { $space }. { Word-rent-gen } määravad täringud.
   *[other] { WHO($other) ->
        [you] { $player } satub sinu ruudule { $space }. { Word-rent-gen } määravad täringud.
       *[other] { $player } satub { FORM($other, "gen") } ruudule { $space }. { Word-rent-gen } määravad täringud.
    }
}
story-rent = { WHO($player) ->
    [you] Satud { FORM($other, "gen") } ruudule { $space } ja maksad { FORM($amount, "acc") }.
   *[other] { WHO($other) ->
        [you] { $player } satub sinu ruudule { $space } ja maksab sulle { FORM($amount, "acc") }.
       *[other] { $player } satub { FORM($other, "gen") } ruudule { $space } ja maksab { FORM($amount, "acc") }.
    }
}
story-tax = { WHO($player) ->
    [you] Satud ruudule { $space } ja maksad { FORM($amount, "acc") }.
   *[other] { $player } satub ruudule { $space } ja maksab { FORM($amount, "acc") }.
}
event-claim-lapsed = { WHO($other) ->
    [you] Sa ei nõudnud ruudu { $space } eest õigel ajal { word-rent-part }.
   *[other] { $other } ei nõudnud ruudu { $space } eest õigel ajal { word-rent-part }.
}
event-owed-rent = { WHO($player) ->
    [you] Võlgned { FORM($other, "to") } ruudu { $space } eest { word-rent-part } { $amount }.
   *[other] { WHO($other) ->
        [you] { $player } võlgneb sulle ruudu { $space } eest { word-rent-part } { $amount }.
       *[other] { $player } võlgneb { FORM($other, "to") } ruudu { $space } eest { word-rent-part } { $amount }.
    }
}
event-owed-tax = { WHO($player) ->
    [you] Võlgned { GENDER($space) ->
        [tax] { FORM($space, "tax") }
       *[other] ruudu { $space } eest
    } { FORM($amount, "acc") }.
   *[other] { $player } võlgneb { GENDER($space) ->
        [tax] { FORM($space, "tax") }
       *[other] ruudu { $space } eest
    } { FORM($amount, "acc") }.
}
event-owed-card = { WHO($player) ->
    [you] Kaardi järgi võlgned { FORM($other, "to") } { FORM($amount, "acc") }.
   *[other] { WHO($other) ->
        [you] Kaardi järgi võlgneb { $player } sulle { FORM($amount, "acc") }.
       *[other] Kaardi järgi võlgneb { $player } { FORM($other, "to") } { FORM($amount, "acc") }.
    }
}
event-owed-fine = { WHO($player) ->
    [you] Võlgned vanglast pääsemise eest { FORM($amount, "acc") }.
   *[other] { $player } võlgneb vanglast pääsemise eest { FORM($amount, "acc") }.
}
event-owed-auction = { WHO($player) ->
    [you] Võlgned oksjoni eest { FORM($amount, "acc") }.
   *[other] { $player } võlgneb oksjoni eest { FORM($amount, "acc") }.
}
event-owed-entity = { WHO($player) ->
    [you] Võlgned { FORM($space, "to") } { FORM($amount, "acc") }.
   *[other] { $player } võlgneb { FORM($space, "to") } { FORM($amount, "acc") }.
}
event-owed-question = { WHO($player) ->
    [you] Võlgned plokile { FORM($amount, "acc") }.
   *[other] { $player } võlgneb plokile { FORM($amount, "acc") }.
}
event-owed-interest = { WHO($player) ->
    [you] Võlgned { word-deed-gen } { $space } eest intressi { $amount }.
   *[other] { $player } võlgneb { word-deed-gen } { $space } eest intressi { $amount }.
}
event-paid-rent = { WHO($player) ->
    [you] Maksad { FORM($other, "to") } ruudu { $space } eest { word-rent-part } { $amount }.
   *[other] { WHO($other) ->
        [you] { $player } maksab sulle ruudu { $space } eest { word-rent-part } { $amount }.
       *[other] { $player } maksab { FORM($other, "to") } ruudu { $space } eest { word-rent-part } { $amount }.
    }
}
event-paid-tax = { WHO($player) ->
    [you] Maksad { GENDER($space) ->
        [tax] { FORM($space, "tax") }
       *[other] ruudu { $space } eest
    } { FORM($amount, "acc") }.
   *[other] { $player } maksab { GENDER($space) ->
        [tax] { FORM($space, "tax") }
       *[other] ruudu { $space } eest
    } { FORM($amount, "acc") }.
}
event-paid-card = { WHO($player) ->
    [you] Maksad { FORM($other, "to") } { FORM($amount, "acc") }.
   *[other] { WHO($other) ->
        [you] { $player } maksab sulle { FORM($amount, "acc") }.
       *[other] { $player } maksab { FORM($other, "to") } { FORM($amount, "acc") }.
    }
}
event-paid-fine = { WHO($player) ->
    [you] Maksad vanglast pääsemise eest { FORM($amount, "acc") }.
   *[other] { $player } maksab vanglast pääsemise eest { FORM($amount, "acc") }.
}
event-paid-auction = { WHO($player) ->
    [you] Maksad pangale { FORM($amount, "acc") }.
   *[other] { $player } maksab pangale { FORM($amount, "acc") }.
}
event-paid-entity = { WHO($player) ->
    [you] Maksad { FORM($space, "to") } { FORM($amount, "acc") }.
   *[other] { $player } maksab { FORM($space, "to") } { FORM($amount, "acc") }.
}
event-paid-question = { WHO($player) ->
    [you] Maksad { FORM($amount, "acc") }.
   *[other] { $player } maksab { FORM($amount, "acc") }.
}
event-paid-interest = { WHO($player) ->
    [you] Maksad { word-deed-gen } { $space } eest intressi { $amount }.
   *[other] { $player } maksab { word-deed-gen } { $space } eest intressi { $amount }.
}
story-kept = { WHO($player) ->
    [you] Jätad { word-deed-gen } { $space } panti ja maksad intressi { $amount }.
   *[other] { $player } jätab { word-deed-gen } { $space } panti ja maksab intressi { $amount }.
}
event-received = { WHO($player) ->
    [you] Saad { FORM($amount, "acc") }.
   *[other] { $player } saab { FORM($amount, "acc") }.
}

## Kaardid, kohtumised, plokid

event-card-drawn = { WHO($player) ->
    [you] Võtad { FORM($deck, "acc") }: { $note }
   *[other] { $player } võtab { FORM($deck, "acc") }: { $note }
}
event-card-shown = { WHO($player) ->
    [you] Näitad vanglakaarti.
   *[other] { $player } näitab vanglakaarti.
}
event-card-used = { WHO($player) ->
    [you] Kasutad kaarti ja pääsed vanglast.
   *[other] { $player } kasutab kaarti ja pääseb vanglast.
}
event-deck-shuffled = { FORM($deck, "cards") } segatakse.
event-dice = { WHO($player) ->
    [you] Veeretad { $dice }.
   *[other] { $player } veeretab { $dice }.
}
event-entity-fought = { WHO($player) ->
    [you] Sina ja { $other } veeretate { $dice } ja alistate { FORM($space, "gen") }.
   *[other] { WHO($other) ->
        [you] { $player } ja sina veeretate { $dice } ja alistate { FORM($space, "gen") }.
       *[other] { $player } ja { $other } veeretavad { $dice } ja alistavad { FORM($space, "gen") }.
    }
}
event-entity-fought-lost = { WHO($player) ->
    [you] Sina ja { $other } veeretate { $dice } ja kaotate { FORM($space, "to") }.
   *[other] { WHO($other) ->
        [you] { $player } ja sina veeretate { $dice } ja kaotate { FORM($space, "to") }.
       *[other] { $player } ja { $other } veeretavad { $dice } ja kaotavad { FORM($space, "to") }.
    }
}
event-question-coins-by-die = { WHO($player) ->
    [you] { $space } annab sulle nii palju münte, kui täring näitab.
   *[other] { $space } annab { FORM($player, "to") } nii palju münte, kui täring näitab.
}
event-question-coins = { WHO($player) ->
    [you] { $space } annab sulle { FORM($amount, "acc") }.
   *[other] { $space } annab { FORM($player, "to") } { FORM($amount, "acc") }.
}
event-question-move-again = { WHO($player) ->
    [you] { $space } annab sulle uue viske, millega edasi liikuda.
   *[other] { $space } annab { FORM($player, "to") } uue viske, millega edasi liikuda.
}
event-question-pay = { WHO($player) ->
    [you] { $space } võtab sinult { FORM($amount, "acc") }.
   *[other] { $space } võtab { FORM($player, "from") } { FORM($amount, "acc") }.
}

## Ehitised ja pandid

event-built = { WHO($player) ->
    [you] Ehitad { word-street-onto } { $space } { FORM($amount, "gen") } eest: nüüd { $level }.
   *[other] { $player } ehitab { word-street-onto } { $space } { FORM($amount, "gen") } eest: nüüd { $level }.
}
event-built-won = { WHO($player) ->
    [you] Ehitad { word-street-onto } { $space }: nüüd { $level }.
   *[other] { $player } ehitab { word-street-onto } { $space }: nüüd { $level }.
}
story-built = { WHO($player) ->
    [you] Ostad { FORM($amount, "gen") } eest ehitisi: { $spaces }.
   *[other] { $player } ostab { FORM($amount, "gen") } eest ehitisi: { $spaces }.
}
event-sold = { WHO($player) ->
    [you] Müüd { word-street-gen } { $space } ehitisi { FORM($amount, "gen") } eest: nüüd { $level }.
   *[other] { $player } müüb { word-street-gen } { $space } ehitisi { FORM($amount, "gen") } eest: nüüd { $level }.
}
story-sold = { WHO($player) ->
    [you] Müüd { FORM($amount, "gen") } eest ehitisi: { $spaces }.
   *[other] { $player } müüb { FORM($amount, "gen") } eest ehitisi: { $spaces }.
}
event-shortage = { WHO($player) ->
    [you] Tahad ehitada { FORM($pieces, "acc") } ({ $spaces }). Pangas on { $left }. Enne küsitakse teistelt.
   *[other] { $player } tahab ehitada { FORM($pieces, "acc") } ({ $spaces }). Pangas on { $left }. Enne küsitakse teistelt.
}
event-shortage-sells = { WHO($player) ->
    [you] Tahad tagasi müüa { FORM($pieces, "acc") }. Pangas on { $left }. Ostjatel on eesõigus.
   *[other] { $player } tahab tagasi müüa { FORM($pieces, "acc") }. Pangas on { $left }. Ostjatel on eesõigus.
}
event-wanted = { WHO($player) ->
    [you] Soovid ehitisi: { $spaces }.
   *[other] { $player } soovib ehitisi: { $spaces }.
}
event-mortgaged = { WHO($player) ->
    [you] Paned { word-deed-gen } { $space } panti ja saad { FORM($amount, "acc") }.
   *[other] { $player } paneb { word-deed-gen } { $space } panti ja saab { FORM($amount, "acc") }.
}
story-mortgaged = { WHO($player) ->
    [you] Paned panti { word-deeds } { $spaces } ning saad { FORM($amount, "acc") }.
   *[other] { $player } paneb panti { word-deeds } { $spaces } ning saab { FORM($amount, "acc") }.
}
event-redeemed = { WHO($player) ->
    [you] Vabastad { word-deed-gen } { $space } { FORM($amount, "gen") } eest pandist.
   *[other] { $player } vabastab { word-deed-gen } { $space } { FORM($amount, "gen") } eest pandist.
}
story-redeemed = { WHO($player) ->
    [you] Vabastad { FORM($amount, "gen") } eest pandist { word-deeds } { $spaces }.
   *[other] { $player } vabastab { FORM($amount, "gen") } eest pandist { word-deeds } { $spaces }.
}
event-kept = { WHO($player) ->
    [you] Jätad { word-deed-gen } { $space } panti.
   *[other] { $player } jätab { word-deed-gen } { $space } panti.
}
event-deferred = { WHO($player) ->
    [you] Maksad { word-deed-gen } { $space } intressi hiljem.
   *[other] { $player } maksab { word-deed-gen } { $space } intressi hiljem.
}
event-surrendered = { WHO($player) ->
    [you] Müüd { word-deed-gen } { $space } { FORM($amount, "gen") } eest pangale.
   *[other] { $player } müüb { word-deed-gen } { $space } { FORM($amount, "gen") } eest pangale.
}

## Tehingud

event-offered = { WHO($player) ->
    [you] Pakud { FORM($other, "to") } tehingut: { FORM($other, "to") } { $give }, sulle { $take }.
   *[other] { WHO($other) ->
        [you] { $player } pakub sulle tehingut: sulle { $give }, { FORM($player, "to") } { $take }.
       *[other] { $player } pakub tehingut: { FORM($other, "to") } { $give }, { FORM($player, "to") } { $take }.
    }
}
event-offered-gone = { WHO($player) ->
    [you] Pakud { FORM($other, "to") } tehingut.
   *[other] { WHO($other) ->
        [you] { $player } pakub sulle tehingut.
       *[other] { $player } pakub { FORM($other, "to") } tehingut.
    }
}
story-deal = { WHO($player) ->
    [you] Teed { FORM($other, "with") } tehingu: { FORM($other, "to") } { $give }, sulle { $take }.
   *[other] { WHO($other) ->
        [you] { $player } teeb sinuga tehingu: sulle { $give }, { FORM($player, "to") } { $take }.
       *[other] { $player } teeb { FORM($other, "with") } tehingu: { FORM($other, "to") } { $give }, { FORM($player, "to") } { $take }.
    }
}
story-offer-rejected = { WHO($player) ->
    [you] { $other } lükkab sinu ettepaneku tagasi: { FORM($other, "to") } { $give }, sulle { $take }.
   *[other] { WHO($other) ->
        [you] Lükkad { FORM($player, "gen") } ettepaneku tagasi: sulle { $give }, { FORM($player, "to") } { $take }.
       *[other] { $other } lükkab { FORM($player, "gen") } ettepaneku tagasi: { FORM($other, "to") } { $give }, { FORM($player, "to") } { $take }.
    }
}
event-accepted = { WHO($player) ->
    [you] Võtad { FORM($other, "gen") } ettepaneku vastu.
   *[other] { WHO($other) ->
        [you] { $player } võtab sinu ettepaneku vastu.
       *[other] { $player } võtab { FORM($other, "gen") } ettepaneku vastu.
    }
}
event-rejected = { WHO($player) ->
    [you] Lükkad { FORM($other, "gen") } ettepaneku tagasi.
   *[other] { WHO($other) ->
        [you] { $player } lükkab sinu ettepaneku tagasi.
       *[other] { $player } lükkab { FORM($other, "gen") } ettepaneku tagasi.
    }
}
event-withdrawn = { WHO($player) ->
    [you] Võtad oma ettepaneku tagasi.
   *[other] { $player } võtab oma ettepaneku tagasi.
}
event-deed-passed = { WHO($player) ->
    [you] { $space } läheb sinult { FORM($other, "to") }.
   *[other] { WHO($other) ->
        [you] { $space } läheb { FORM($player, "from") } sulle.
       *[other] { $space } läheb { FORM($player, "from") } { FORM($other, "to") }.
    }
}

## Lõpud

event-bankrupt = { WHO($player) ->
    [you] Lähed pankrotti. Kõik allesjäänu läheb { FORM($other, "to") }.
   *[other] { WHO($other) ->
        [you] { $player } läheb pankrotti. Kõik allesjäänu läheb sulle.
       *[other] { $player } läheb pankrotti. Kõik allesjäänu läheb { FORM($other, "to") }.
    }
}
event-liquidated = { WHO($player) ->
    [you] Müüd kõik ehitised { FORM($buildings, "gen") } eest, paned kõik { word-deeds } panti ja saad { FORM($deeds, "acc") }.
   *[other] { $player } müüb kõik ehitised { FORM($buildings, "gen") } eest, paneb kõik { word-deeds } panti ja saab { FORM($deeds, "acc") }.
}
event-liquidated-buildings = { WHO($player) ->
    [you] Müüd kõik ehitised { FORM($amount, "gen") } eest.
   *[other] { $player } müüb kõik ehitised { FORM($amount, "gen") } eest.
}
event-liquidated-deeds = { WHO($player) ->
    [you] Paned kõik { word-deeds } panti ja saad { FORM($amount, "acc") }.
   *[other] { $player } paneb kõik { word-deeds } panti ja saab { FORM($amount, "acc") }.
}
event-estate-passed = { WHO($other) ->
    [you] Sulle läheb { FORM($player, "from") } üle { $spaces }.
    [bank] Pangale läheb { FORM($player, "from") } üle { $spaces }.
   *[other] { FORM($other, "to") } läheb { FORM($player, "from") } üle { $spaces }.
}
event-expelled = { WHO($player) ->
    [you] Sind eemaldatakse mängust. Kõik allesjäänu läheb pangale.
   *[other] { $player } eemaldatakse mängust. Kõik allesjäänu läheb pangale.
}
event-last-round = Kohtunik kuulutab välja viimase ringi.
event-time = Kohtunik kuulutab aja lõppenuks.
event-game-over = Mäng on läbi. { $players } võidab.
event-game-over-shared = Mäng on läbi. Võitu jagavad { $players }.

## Laud ise

event-table-created = Laud on valmis.
event-settings-chosen = Võõrustaja muudab seadeid.
event-seat-taken = { WHO($player) ->
    [you] Istud lauda.
   *[other] { $player } istub lauda.
}
event-seat-returned = { WHO($player) ->
    [you] Oled tagasi.
   *[other] { $player } on tagasi.
}
event-seat-left = { WHO($player) ->
    [you] Lahkud lauast.
   *[other] { $player } lahkub lauast.
}
event-bot-seated = Bot istub lauda.
event-bot-removed = Bot lahkub lauast.
event-judge-seated = Kohtunik on kohal.
event-table-started = Mäng algab.
event-deal-timed = Kohtunik piirab { FORM($player, "gen") } ja { FORM($other, "gen") } läbirääkimiste aega.
event-deal-closed = { FORM($player, "gen") } ja { FORM($other, "gen") } läbirääkimised on läbi.
event-paused = Mäng on peatatud.
event-resumed = Mäng jätkub.
event-corrected = Kohtunik parandab kannet { $count }: { $reason }
event-rules-changed = Serverit uuendati. Siitpeale kehtib reeglite versioon { $count }.
event-rematch = Uus mäng samade mängijatega on valmis.
event-table-closed = Laud on suletud.
event-dice-asked = { WHO($player) ->
    [you] Veeretad; kohtunik sisestab viske.
   *[other] { $player } veeretab; kohtunik sisestab viske.
}
event-dice-dropped = Vise võetakse tagasi.
event-undone = { WHO($player) ->
    [you] Võtad oma viimase otsuse tagasi.
   *[other] { $player } võtab oma viimase otsuse tagasi.
}
event-unknown = Midagi juhtus.

## Nimede lõpud: FORM($player, "to") ja teised

# Omastav: konsonandile järgneb -i, -us/-as puhul -e; numbrid ja võõrad kirjad jäävad muutmata.
ending-gen =
    /^mihkel$/ --li
    /^peeter$/ --ri
    /aleksander$/ --ri
    /^(mart|märt|kert)$/ -di
    /^(priit|tiit|mait)$/ -du
    /^jaak$/ -gu
    /^ott$/ -i
    /^(rein|siim|ants|triin|indrek|marek)$/ u
    /[aeiouõäöü].*ik$/ u
    /(andres|nnes|madis|mattis|tõnis|meelis|iris)$/ e
    /[aeiouyõäöü][^aeiouyõäöü]+[aou]s$/ e
    /[ei][au]s$/ e
    /.[bcdfghjklmnpqrstvwxzçčćċďđðģğķľļłñńņňřŕśşšșťţțþźżžß][\u0300-\u036f]*$/ i

# -le; numbrid, üksikud tähed ja võõrad kirjad saavad sidekriipsu.
ending-to =
    /^.$|[0-9]$/ ‑le
    /\.$/ -‑le
    /^mihkel$/ --lile
    /^peeter$/ --rile
    /aleksander$/ --rile
    /^(mart|märt|kert)$/ -dile
    /^(priit|tiit|mait)$/ -dule
    /^jaak$/ -gule
    /^ott$/ -ile
    /^(rein|siim|ants|triin|indrek|marek)$/ ule
    /[aeiouõäöü].*ik$/ ule
    /(andres|nnes|madis|mattis|tõnis|meelis|iris)$/ ele
    /[aeiouyõäöü][^aeiouyõäöü]+[aou]s$/ ele
    /[ei][au]s$/ ele
    /[aáàâãāăąåeéèêëēėęěiíìîïīįıoóòôõōőuúùûūůyýÿäöüøæœű][\u0300-\u036f]*$/ le
    /.[bcdfghjklmnpqrstvwxzçčćċďđðģğķľļłñńņňřŕśşšșťţțþźżžß][\u0300-\u036f]*$/ ile
    /.$/ ‑le

# -lt
ending-from =
    /^.$|[0-9]$/ ‑lt
    /\.$/ -‑lt
    /^mihkel$/ --lilt
    /^peeter$/ --rilt
    /aleksander$/ --rilt
    /^(mart|märt|kert)$/ -dilt
    /^(priit|tiit|mait)$/ -dult
    /^jaak$/ -gult
    /^ott$/ -ilt
    /^(rein|siim|ants|triin|indrek|marek)$/ ult
    /[aeiouõäöü].*ik$/ ult
    /(andres|nnes|madis|mattis|tõnis|meelis|iris)$/ elt
    /[aeiouyõäöü][^aeiouyõäöü]+[aou]s$/ elt
    /[ei][au]s$/ elt
    /[aáàâãāăąåeéèêëēėęěiíìîïīįıoóòôõōőuúùûūůyýÿäöüøæœű][\u0300-\u036f]*$/ lt
    /.[bcdfghjklmnpqrstvwxzçčćċďđðģğķľļłñńņňřŕśşšșťţțþźżžß][\u0300-\u036f]*$/ ilt
    /.$/ ‑lt

# -ga
ending-with =
    /^.$|[0-9]$/ ‑ga
    /\.$/ -‑ga
    /^mihkel$/ --liga
    /^peeter$/ --riga
    /aleksander$/ --riga
    /^(mart|märt|kert)$/ -diga
    /^(priit|tiit|mait)$/ -duga
    /^jaak$/ -guga
    /^ott$/ -iga
    /^(rein|siim|ants|triin|indrek|marek)$/ uga
    /[aeiouõäöü].*ik$/ uga
    /(andres|nnes|madis|mattis|tõnis|meelis|iris)$/ ega
    /[aeiouyõäöü][^aeiouyõäöü]+[aou]s$/ ega
    /[ei][au]s$/ ega
    /[aáàâãāăąåeéèêëēėęěiíìîïīįıoóòôõōőuúùûūůyýÿäöüøæœű][\u0300-\u036f]*$/ ga
    /.[bcdfghjklmnpqrstvwxzçčćċďđðģğķľļłñńņňřŕśşšșťţțþźżžß][\u0300-\u036f]*$/ iga
    /.$/ ‑ga
