### Čo sa stalo pri stole. Mená hráčov stoja v nominatíve; názvy políčok majú akuzatív (acc), sumy tiež.

## Začiatok
event-start-rolled = { WHO($player) ->
    [you] Hádžeš o to, kto začne, a máš { $dice }.
   *[other] { $player } hádže o to, kto začne, a má { $dice }.
}
event-started = { WHO($player) ->
    [you] Začínaš. Poradie: { $players }.
   *[other] Začína { $player }. Poradie: { $players }.
}
event-clock-started = Hodiny bežia.
event-dealt = { WHO($player) ->
    [you] Dostávaš { FORM($space, "acc") } pri rozdaní.
   *[other] { $player } dostáva { FORM($space, "acc") } pri rozdaní.
}

## Ťah, hod, posun
event-turn = { WHO($player) ->
    [you] Si na ťahu.
   *[other] Na ťahu je { $player }.
}
event-rolled = { WHO($player) ->
    [you] Hádžeš { $dice }.
   *[other] { $player } hádže { $dice }.
}
event-moved = { WHO($player) ->
    [you] Ideš na políčko { FORM($space, "end") }.
   *[other] { $player } ide na políčko { FORM($space, "end") }.
}
event-moved-back = { WHO($player) ->
    [you] Vraciaš sa na políčko { FORM($space, "end") }.
   *[other] { $player } sa vracia na políčko { FORM($space, "end") }.
}
event-salary = { WHO($player) ->
    [you] Prechádzaš políčkom { $go } a dostávaš { FORM($amount, "acc") }.
   *[other] { $player } prechádza políčkom { $go } a dostáva { FORM($amount, "acc") }.
}
story-roll = { WHO($player) ->
    [you] Hádžeš { $dice } a ideš na políčko { FORM($space, "end") }.
   *[other] { $player } hádže { $dice } a ide na políčko { FORM($space, "end") }.
}
story-roll-rent = { WHO($player) ->
    [you] Hádžeš { $dice }, ideš na políčko { $space } a { $other } od teba dostáva { FORM($amount, "acc") } { word-rent-sum }.
   *[other] { WHO($other) ->
        [you] { $player } hádže { $dice }, ide na tvoje políčko { $space } a platí ti { FORM($amount, "acc") }.
       *[other] { $player } hádže { $dice }, ide na políčko { $space } a { $other } dostáva { FORM($amount, "acc") } { word-rent-sum }.
    }
}
story-roll-due = { WHO($player) ->
    [you] Hádžeš { $dice }, ideš na políčko { $space } a { $other } môže žiadať { FORM($amount, "acc") } { word-rent-sum }.
   *[other] { WHO($other) ->
        [you] { $player } hádže { $dice }, ide na tvoje políčko { $space } a ty môžeš žiadať { FORM($amount, "acc") } { word-rent-sum }.
       *[other] { $player } hádže { $dice }, ide na políčko { $space } a { $other } môže žiadať { FORM($amount, "acc") } { word-rent-sum }.
    }
}
story-roll-due-dice = { WHO($player) ->
    [you] Hádžeš { $dice }, ideš na políčko { $space } a { $other } môže žiadať { word-rent-acc } podľa hodu.
   *[other] { WHO($other) ->
        [you] { $player } hádže { $dice }, ide na tvoje políčko { $space } a ty môžeš žiadať { word-rent-acc } podľa hodu.
       *[other] { $player } hádže { $dice }, ide na políčko { $space } a { $other } môže žiadať { word-rent-acc } podľa hodu.
    }
}
story-roll-bought = { WHO($player) ->
    [you] Hádžeš { $dice } a kupuješ { FORM($space, "acc") } za { FORM($amount, "acc") }.
   *[other] { $player } hádže { $dice } a kupuje { FORM($space, "acc") } za { FORM($amount, "acc") }.
}
story-roll-tax = { WHO($player) ->
    [you] Hádžeš { $dice }, ideš na políčko { $space } a platíš { FORM($amount, "acc") }.
   *[other] { $player } hádže { $dice }, ide na políčko { $space } a platí { FORM($amount, "acc") }.
}
story-roll-jailed = { WHO($player) ->
    [you] Hádžeš { $dice } a ideš do väzenia.
   *[other] { $player } hádže { $dice } a ide do väzenia.
}
story-roll-stayed = { WHO($player) ->
    [you] Hádžeš { $dice } a zostávaš vo väzení (pokus { $count }).
   *[other] { $player } hádže { $dice } a zostáva vo väzení (pokus { $count }).
}
story-salary = Políčko { $go } vynáša { FORM($amount, "acc") }.
event-jailed = { WHO($player) ->
    [you] Ideš do väzenia.
   *[other] { $player } ide do väzenia.
}
event-freed = { WHO($player) ->
    [you] Odchádzaš z väzenia.
   *[other] { $player } odchádza z väzenia.
}
event-freed-fine = { WHO($player) ->
    [you] Platíš { FORM($amount, "acc") } a odchádzaš z väzenia.
   *[other] { $player } platí { FORM($amount, "acc") } a odchádza z väzenia.
}
event-stayed-in-jail = { WHO($player) ->
    [you] Zostávaš vo väzení (pokus { $count }).
   *[other] { $player } zostáva vo väzení (pokus { $count }).
}
event-ride = { WHO($player) ->
    [you] Za { FORM($amount, "acc") } sa vezieš na políčko { $space }.
   *[other] { $player } sa vezie na políčko { $space } za { FORM($amount, "acc") }.
}

## Kúpa a dražby
event-bought = { WHO($player) ->
    [you] Kupuješ { FORM($space, "acc") } za { FORM($amount, "acc") }.
   *[other] { $player } kupuje { FORM($space, "acc") } za { FORM($amount, "acc") }.
}
story-bought = { WHO($player) ->
    [you] Ideš na políčko { $space } a kupuješ ho za { FORM($amount, "acc") }.
   *[other] { $player } ide na políčko { $space } a kupuje ho za { FORM($amount, "acc") }.
}
event-declined = { WHO($player) ->
    [you] Políčko { $space } nekupuješ.
   *[other] { $player } nekupuje políčko { FORM($space, "end") }.
}
event-auction-opened = Políčko { $space } ide do dražby. Vyvolávacia cena je { $amount }.
event-auction-opened-building = Záujemcovia dražia budovu. Vyvolávacia cena je { $amount }.
event-bid = { WHO($player) ->
    [you] Ponúkaš { FORM($amount, "acc") }.
   *[other] { $player } ponúka { FORM($amount, "acc") }.
}
story-auction-bid = { WHO($player) ->
    [you] V dražbe políčka { $space } vedieš: { $amount }.
   *[other] V dražbe políčka { $space } vedie { $player }: { $amount }.
}
event-passed = { WHO($player) ->
    [you] Pasuješ.
   *[other] { $player } pasuje.
}
event-auction-won = { WHO($player) ->
    [you] V dražbe kupuješ { FORM($space, "acc") } za { FORM($amount, "acc") }.
   *[other] { $player } kupuje v dražbe { FORM($space, "acc") } za { FORM($amount, "acc") }.
}
event-auction-won-building = { WHO($player) ->
    [you] V dražbe kupuješ budovu za { FORM($amount, "acc") }.
   *[other] { $player } kupuje v dražbe budovu za { FORM($amount, "acc") }.
}
event-auction-unsold = Nikto nedraží. Políčko { $space } zostáva banke.
event-auction-unsold-building = Nikto nedraží. Budova zostáva banke.
event-defaulted = { WHO($player) ->
    [you] Nemôžeš zaplatiť víťaznú ponuku a z tejto dražby vypadávaš.
   *[other] { $player } nemôže zaplatiť víťaznú ponuku a z tejto dražby vypadáva.
}
event-going-1 = Prvýkrát…
event-going-2 = Druhýkrát…

## Nájomné a iné platby
event-rent-due = { WHO($player) ->
    [you] Stojíš na políčku { $space } a { $other } môže žiadať { FORM($amount, "acc") } { word-rent-sum }.
   *[other] { WHO($other) ->
        [you] { $player } stojí na tvojom políčku { $space } a ty môžeš žiadať { FORM($amount, "acc") } { word-rent-sum }.
       *[other] { $player } stojí na políčku { $space } a { $other } môže žiadať { FORM($amount, "acc") } { word-rent-sum }.
    }
}
event-rent-due-dice = { WHO($player) ->
    [you] Stojíš na políčku { $space } a { $other } môže žiadať { word-rent-acc } podľa hodu.
   *[other] { WHO($other) ->
        [you] { $player } stojí na tvojom políčku { $space } a ty môžeš žiadať { word-rent-acc } podľa hodu.
       *[other] { $player } stojí na políčku { $space } a { $other } môže žiadať { word-rent-acc } podľa hodu.
    }
}
story-rent = { WHO($player) ->
    [you] Ideš na políčko { $space } a { $other } od teba dostáva { FORM($amount, "acc") } { word-rent-sum }.
   *[other] { WHO($other) ->
        [you] { $player } ide na tvoje políčko { $space } a platí ti { FORM($amount, "acc") }.
       *[other] { $player } ide na políčko { $space } a { $other } dostáva { FORM($amount, "acc") } { word-rent-sum }.
    }
}
story-tax = { WHO($player) ->
    [you] Ideš na políčko { $space } a platíš { FORM($amount, "acc") }.
   *[other] { $player } ide na políčko { $space } a platí { FORM($amount, "acc") }.
}
event-claim-lapsed = { WHO($other) ->
    [you] Prichádzaš o { word-rent-acc } za { FORM($space, "acc") }: nežiadaš včas.
   *[other] { $other } prichádza o { word-rent-acc } za { FORM($space, "acc") }: nežiada včas.
}
event-owed-rent = { WHO($player) ->
    [you] { $other } čaká na { word-rent-acc } za { FORM($space, "acc") }: máš zaplatiť { FORM($amount, "acc") }.
   *[other] { WHO($other) ->
        [you] { $player } ti má za { FORM($space, "acc") } zaplatiť { FORM($amount, "acc") } { word-rent-sum }.
       *[other] { $player } má zaplatiť { word-rent-acc } za { FORM($space, "acc") } a { $other } čaká na { FORM($amount, "acc") }.
    }
}
event-owed-tax = { WHO($player) ->
    [you] Na políčku { $space } máš zaplatiť { FORM($amount, "acc") }.
   *[other] { $player } má na políčku { $space } zaplatiť { FORM($amount, "acc") }.
}
event-owed-card = { WHO($player) ->
    [you] { WHO($other) ->
        [bank] Podľa karty máš zaplatiť banke { FORM($amount, "acc") }.
       *[other] Podľa karty máš { GENDER($other) ->
               [f] hráčke
              *[other] hráčovi
           } { $other } zaplatiť { FORM($amount, "acc") }.
    }
   *[other] { WHO($other) ->
        [you] Podľa karty ti má { $player } zaplatiť { FORM($amount, "acc") }.
        [bank] Podľa karty má { $player } zaplatiť banke { FORM($amount, "acc") }.
       *[other] Podľa karty má { $player } { GENDER($other) ->
               [f] hráčke
              *[other] hráčovi
           } { $other } zaplatiť { FORM($amount, "acc") }.
    }
}
event-owed-fine = { WHO($player) ->
    [you] Za odchod z väzenia máš zaplatiť { FORM($amount, "acc") }.
   *[other] { $player } má zaplatiť { FORM($amount, "acc") } za odchod z väzenia.
}
event-owed-auction = { WHO($player) ->
    [you] Máš zaplatiť vydraženú cenu: { $amount }.
   *[other] { $player } má zaplatiť vydraženú cenu: { $amount }.
}
event-owed-entity = { WHO($player) ->
    [you] Vyhráva { $space }, máš zaplatiť { FORM($amount, "acc") }.
   *[other] Vyhráva { $space }, { $player } má zaplatiť { FORM($amount, "acc") }.
}
event-owed-question = { WHO($player) ->
    [you] Máš zaplatiť kocke s otáznikmi { FORM($amount, "acc") }.
   *[other] { $player } má zaplatiť kocke s otáznikmi { FORM($amount, "acc") }.
}
event-owed-interest = { WHO($player) ->
    [you] Máš za { FORM($space, "acc") } zaplatiť { FORM($amount, "acc") } úroku.
   *[other] { $player } má za { FORM($space, "acc") } zaplatiť { FORM($amount, "acc") } úroku.
}
event-paid-rent = { WHO($player) ->
    [you] { $other } od teba dostáva za { FORM($space, "acc") } { FORM($amount, "acc") } { word-rent-sum }.
   *[other] { WHO($other) ->
        [you] { $player } ti platí za { FORM($space, "acc") } { FORM($amount, "acc") } { word-rent-sum }.
       *[other] { $player } platí { word-rent-acc } za { FORM($space, "acc") } a { $other } dostáva { FORM($amount, "acc") }.
    }
}
event-paid-tax = { WHO($player) ->
    [you] Na políčku { $space } platíš { FORM($amount, "acc") }.
   *[other] { $player } platí na políčku { $space } { FORM($amount, "acc") }.
}
event-paid-card = { WHO($player) ->
    [you] { WHO($other) ->
        [bank] Platíš banke { FORM($amount, "acc") }.
       *[other] Platíš { GENDER($other) ->
               [f] hráčke
              *[other] hráčovi
           } { $other } { FORM($amount, "acc") }.
    }
   *[other] { WHO($other) ->
        [you] { $player } ti platí { FORM($amount, "acc") }.
        [bank] { $player } platí banke { FORM($amount, "acc") }.
       *[other] { $player } platí { GENDER($other) ->
               [f] hráčke
              *[other] hráčovi
           } { $other } { FORM($amount, "acc") }.
    }
}
event-paid-fine = { WHO($player) ->
    [you] Platíš { FORM($amount, "acc") } za odchod z väzenia.
   *[other] { $player } platí { FORM($amount, "acc") } za odchod z väzenia.
}
event-paid-auction = { WHO($player) ->
    [you] Platíš banke { FORM($amount, "acc") }.
   *[other] { $player } platí banke { FORM($amount, "acc") }.
}
event-paid-entity = { WHO($player) ->
    [you] Vyhráva { $space }, platíš { FORM($amount, "acc") }.
   *[other] Vyhráva { $space }, { $player } platí { FORM($amount, "acc") }.
}
event-paid-question = { WHO($player) ->
    [you] Platíš { FORM($amount, "acc") }.
   *[other] { $player } platí { FORM($amount, "acc") }.
}
event-paid-interest = { WHO($player) ->
    [you] Platíš za { FORM($space, "acc") } { FORM($amount, "acc") } úroku.
   *[other] { $player } platí za { FORM($space, "acc") } { FORM($amount, "acc") } úroku.
}
story-kept = { WHO($player) ->
    [you] Nechávaš na políčku { $space } hypotéku a platíš { FORM($amount, "acc") } úroku.
   *[other] { $player } necháva na políčku { $space } hypotéku a platí { FORM($amount, "acc") } úroku.
}
event-received = { WHO($player) ->
    [you] Dostávaš { FORM($amount, "acc") }.
   *[other] { $player } dostáva { FORM($amount, "acc") }.
}

## Karty, súboje, kocky s otáznikmi
event-card-drawn = { WHO($player) ->
    [you] Berieš si kartu { FORM($deck, "of") }: { $note }
   *[other] { $player } si berie kartu { FORM($deck, "of") }: { $note }
}
event-card-shown = { WHO($player) ->
    [you] Ukazuješ kartu na odchod z väzenia.
   *[other] { $player } ukazuje kartu na odchod z väzenia.
}
event-card-used = { WHO($player) ->
    [you] Používaš kartu a odchádzaš z väzenia.
   *[other] { $player } používa kartu a odchádza z väzenia.
}
event-deck-shuffled = Karty { FORM($deck, "of") } sú zamiešané.
event-dice = { WHO($player) ->
    [you] Hádžeš { $dice }.
   *[other] { $player } hádže { $dice }.
}
event-entity-fought = { WHO($player) ->
    [you] Ty a { $other } hádžete { $dice } a porážate { FORM($space, "acc") }.
   *[other] { WHO($other) ->
        [you] Ty a { $player } hádžete { $dice } a porážate { FORM($space, "acc") }.
       *[other] { $player } a { $other } hádžu { $dice } a porážajú { FORM($space, "acc") }.
    }
}
event-entity-fought-lost = { WHO($player) ->
    [you] Ty a { $other } hádžete { $dice }, ale vyhráva { FORM($space, "end") }.
   *[other] { WHO($other) ->
        [you] Ty a { $player } hádžete { $dice }, ale vyhráva { FORM($space, "end") }.
       *[other] { $player } a { $other } hádžu { $dice }, ale vyhráva { FORM($space, "end") }.
    }
}
event-question-coins-by-die = { WHO($player) ->
    [you] { $space } ti dáva toľko mincí, koľko padne na kocke.
   *[other] Na políčku { $space } { $player } dostáva toľko mincí, koľko padne na kocke.
}
event-question-coins = { WHO($player) ->
    [you] { $space } ti dáva { FORM($amount, "acc") }.
   *[other] Na políčku { $space } { $player } dostáva { FORM($amount, "acc") }.
}
event-question-move-again = { WHO($player) ->
    [you] { $space } ti dáva ďalší hod a posun.
   *[other] Na políčku { $space } { $player } dostáva ďalší hod a posun.
}
event-question-pay = { WHO($player) ->
    [you] { $space } ti berie { FORM($amount, "acc") }.
   *[other] Na políčku { $space } { $player } platí { FORM($amount, "acc") }.
}

## Budovy a hypotéky
event-built = { WHO($player) ->
    [you] Staviaš na políčku { $space } za { FORM($amount, "acc") } a máš tam teraz { FORM($level, "acc") }.
   *[other] { $player } stavia na políčku { $space } za { FORM($amount, "acc") } a má tam teraz { FORM($level, "acc") }.
}
event-built-won = { WHO($player) ->
    [you] Staviaš na políčku { $space } a máš tam teraz { FORM($level, "acc") }.
   *[other] { $player } stavia na políčku { $space } a má tam teraz { FORM($level, "acc") }.
}
story-built = { WHO($player) ->
    [you] Staviaš za { FORM($amount, "acc") } ({ $spaces }).
   *[other] { $player } stavia za { FORM($amount, "acc") } ({ $spaces }).
}
event-sold = { WHO($player) ->
    [you] Predávaš budovy na políčku { $space } za { FORM($amount, "acc") }, { FORM($level, "left") }.
   *[other] { $player } predáva budovy na políčku { $space } za { FORM($amount, "acc") }, { FORM($level, "left") }.
}
story-sold = { WHO($player) ->
    [you] Predávaš budovy za { FORM($amount, "acc") } ({ $spaces }).
   *[other] { $player } predáva budovy za { FORM($amount, "acc") } ({ $spaces }).
}
event-shortage = { WHO($player) ->
    [you] Chceš postaviť { FORM($pieces, "acc") } ({ $spaces }) a banka má { FORM($left, "acc") }. Najprv odpovedia ostatní.
   *[other] { $player } chce postaviť { FORM($pieces, "acc") } ({ $spaces }) a banka má { FORM($left, "acc") }. Najprv odpovedia ostatní.
}
event-shortage-sells = { WHO($player) ->
    [you] Chceš predať späť { FORM($pieces, "acc") } a banka má { FORM($left, "acc") }. Kupujúci majú prednosť.
   *[other] { $player } chce predať späť { FORM($pieces, "acc") } a banka má { FORM($left, "acc") }. Kupujúci majú prednosť.
}
event-wanted = { WHO($player) ->
    [you] Chceš stavať ({ $spaces }).
   *[other] { $player } chce stavať ({ $spaces }).
}
event-mortgaged = { WHO($player) ->
    [you] Berieš hypotéku na { FORM($space, "acc") } a dostávaš { FORM($amount, "acc") }.
   *[other] { $player } berie hypotéku na { FORM($space, "acc") } a dostáva { FORM($amount, "acc") }.
}
story-mortgaged = { WHO($player) ->
    [you] Berieš hypotéky na { FORM($spaces, "acc") } a dostávaš { FORM($amount, "acc") }.
   *[other] { $player } berie hypotéky na { FORM($spaces, "acc") } a dostáva { FORM($amount, "acc") }.
}
event-redeemed = { WHO($player) ->
    [you] Splácaš hypotéku na { FORM($space, "acc") } a platíš { FORM($amount, "acc") }.
   *[other] { $player } spláca hypotéku na { FORM($space, "acc") } a platí { FORM($amount, "acc") }.
}
story-redeemed = { WHO($player) ->
    [you] Splácaš hypotéky na { FORM($spaces, "acc") } a platíš { FORM($amount, "acc") }.
   *[other] { $player } spláca hypotéky na { FORM($spaces, "acc") } a platí { FORM($amount, "acc") }.
}
event-kept = { WHO($player) ->
    [you] Nechávaš na políčku { $space } hypotéku.
   *[other] { $player } necháva na políčku { $space } hypotéku.
}
event-deferred = { WHO($player) ->
    [you] Úrok za { FORM($space, "acc") } zaplatíš neskôr.
   *[other] { $player } zaplatí úrok za { FORM($space, "acc") } neskôr.
}
event-surrendered = { WHO($player) ->
    [you] Predávaš { FORM($space, "acc") } banke za { FORM($amount, "acc") }.
   *[other] { $player } predáva { FORM($space, "acc") } banke za { FORM($amount, "acc") }.
}

## Obchody
event-offered = { WHO($player) ->
    [you] Ponúkaš { GENDER($other) ->
            [f] hráčke
           *[other] hráčovi
        } { $other } obchod: { $give } za { FORM($take, "acc") }.
   *[other] { WHO($other) ->
        [you] { $player } ti ponúka obchod: { $give } za { FORM($take, "acc") }.
       *[other] { $player } ponúka { GENDER($other) ->
               [f] hráčke
              *[other] hráčovi
           } { $other } obchod: { $give } za { FORM($take, "acc") }.
    }
}
event-offered-gone = { WHO($player) ->
    [you] Ponúkaš { GENDER($other) ->
            [f] hráčke
           *[other] hráčovi
        } { $other } obchod.
   *[other] { WHO($other) ->
        [you] { $player } ti ponúka obchod.
       *[other] { $player } ponúka { GENDER($other) ->
               [f] hráčke
              *[other] hráčovi
           } { $other } obchod.
    }
}
story-deal = { WHO($player) ->
    [you] Ty a { $other } uzatvárate obchod: { $give } za { FORM($take, "acc") }.
   *[other] { WHO($other) ->
        [you] Ty a { $player } uzatvárate obchod: { $take } za { FORM($give, "acc") }.
       *[other] { $player } a { $other } uzatvárajú obchod: { $give } za { FORM($take, "acc") }.
    }
}
story-offer-rejected = { WHO($player) ->
    [you] { $other } odmieta tvoju ponuku: { $give } za { FORM($take, "acc") }.
   *[other] { WHO($other) ->
        [you] Odmietaš ponuku { GENDER($player) ->
                [f] hráčky
               *[other] hráča
            } { $player }: { $give } za { FORM($take, "acc") }.
       *[other] { $other } odmieta ponuku { GENDER($player) ->
               [f] hráčky
              *[other] hráča
           } { $player }: { $give } za { FORM($take, "acc") }.
    }
}
event-accepted = { WHO($player) ->
    [you] Prijímaš ponuku { GENDER($other) ->
            [f] hráčky
           *[other] hráča
        } { $other }.
   *[other] { WHO($other) ->
        [you] { $player } prijíma tvoju ponuku.
       *[other] { $player } prijíma ponuku { GENDER($other) ->
               [f] hráčky
              *[other] hráča
           } { $other }.
    }
}
event-rejected = { WHO($player) ->
    [you] Odmietaš ponuku { GENDER($other) ->
            [f] hráčky
           *[other] hráča
        } { $other }.
   *[other] { WHO($other) ->
        [you] { $player } odmieta tvoju ponuku.
       *[other] { $player } odmieta ponuku { GENDER($other) ->
               [f] hráčky
              *[other] hráča
           } { $other }.
    }
}
event-withdrawn = { WHO($player) ->
    [you] Berieš svoju ponuku späť.
   *[other] { $player } berie svoju ponuku späť.
}
event-deed-passed = { WHO($player) ->
    [you] Odovzdávaš { FORM($space, "acc") } { GENDER($other) ->
            [f] hráčke
           *[other] hráčovi
        } { $other }.
   *[other] { WHO($other) ->
        [you] { FORM($space, "acc") } ti odovzdáva { $player }.
       *[other] { $player } odovzdáva { FORM($space, "acc") } { GENDER($other) ->
               [f] hráčke
              *[other] hráčovi
           } { $other }.
    }
}

## Koniec
event-bankrupt = { WHO($player) ->
    [you] Bankrotuješ. Tvoj zvyšný majetok získava { $other }.
   *[other] { WHO($other) ->
        [you] { $player } bankrotuje. Zvyšný majetok získavaš ty.
       *[other] { $player } bankrotuje. Zvyšný majetok získava { $other }.
    }
}
event-liquidated = { WHO($player) ->
    [you] Predávaš všetky budovy za { FORM($buildings, "acc") } a berieš hypotéku na všetky { word-deeds } za { FORM($deeds, "acc") }.
   *[other] { $player } predáva všetky budovy za { FORM($buildings, "acc") } a berie hypotéku na všetky { word-deeds } za { FORM($deeds, "acc") }.
}
event-liquidated-buildings = { WHO($player) ->
    [you] Predávaš všetky budovy za { FORM($amount, "acc") }.
   *[other] { $player } predáva všetky budovy za { FORM($amount, "acc") }.
}
event-liquidated-deeds = { WHO($player) ->
    [you] Berieš hypotéku na všetky { word-deeds } a dostávaš { FORM($amount, "acc") }.
   *[other] { $player } berie hypotéku na všetky { word-deeds } a dostáva { FORM($amount, "acc") }.
}
event-estate-passed = { WHO($player) ->
    [you] { WHO($other) ->
        [bank] Odovzdávaš banke { FORM($spaces, "acc") }.
       *[other] Odovzdávaš { FORM($spaces, "acc") } { GENDER($other) ->
               [f] hráčke
              *[other] hráčovi
           } { $other }.
    }
   *[other] { WHO($other) ->
        [you] { $player } ti odovzdáva { FORM($spaces, "acc") }.
        [bank] { $player } odovzdáva banke { FORM($spaces, "acc") }.
       *[other] { $player } odovzdáva { FORM($spaces, "acc") } { GENDER($other) ->
               [f] hráčke
              *[other] hráčovi
           } { $other }.
    }
}
event-expelled = { WHO($player) ->
    [you] Rozhodca ťa vylučuje z hry. Tvoj zvyšný majetok získava banka.
   *[other] Rozhodnutím rozhodcu { $player } vypadáva z hry. Zvyšný majetok získava banka.
}
event-last-round = Rozhodca vyhlasuje posledné kolo.
event-time = Rozhodca oznamuje koniec hracieho času.
event-game-over = Koniec hry: vyhráva { $players }.
event-game-over-shared = Koniec hry: o víťazstvo sa delia { $players }.

## O samotnom stole
event-table-created = Stôl je pripravený.
event-settings-chosen = Hostiteľ mení nastavenia.
event-seat-taken = { WHO($player) ->
    [you] Sadáš si k stolu.
   *[other] { $player } si sadá k stolu.
}
event-seat-returned = { WHO($player) ->
    [you] Si späť.
   *[other] { $player } je späť.
}
event-seat-left = { WHO($player) ->
    [you] Odchádzaš od stola.
   *[other] { $player } odchádza od stola.
}
event-bot-seated = Miesto obsadzuje bot.
event-bot-removed = Bot uvoľňuje miesto.
event-judge-seated = Rozhodca je tu.
event-table-started = Hra sa začína.
event-deal-timed = { $player } a { $other } rokujú a rozhodca im určuje čas.
event-deal-closed = { $player } a { $other } končia rokovanie.
event-paused = Hra je prerušená.
event-resumed = Hra pokračuje.
event-corrected = Rozhodca opravuje záznam { $count }: { $reason }
event-rules-changed = Server bol aktualizovaný. Odteraz platí verzia pravidiel { $count }.
event-rematch = Odveta je pripravená.
event-table-closed = Stôl bol zatvorený.
event-dice-asked = { WHO($player) ->
    [you] Hádžeš a rozhodca zapisuje výsledok.
   *[other] { $player } hádže a rozhodca zapisuje výsledok.
}
event-dice-dropped = Hod sa berie späť.
event-undone = { WHO($player) ->
    [you] Berieš späť svoje posledné rozhodnutie.
   *[other] { $player } berie späť svoje posledné rozhodnutie.
}
event-unknown = Niečo sa stalo.
