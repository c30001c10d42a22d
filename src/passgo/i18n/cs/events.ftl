### Co se stalo u stolu. Jména hráčů stojí v prvním pádě; názvy polí mají čtvrtý pád (acc), částky také.

## Začátek
event-start-rolled = { WHO($player) ->
    [you] Házíš o to, kdo začne, a máš { $dice }.
   *[other] { $player } hází o to, kdo začne, a má { $dice }.
}
event-started = { WHO($player) ->
    [you] Začínáš. Pořadí: { $players }.
   *[other] Začíná { $player }. Pořadí: { $players }.
}
event-clock-started = Hodiny běží.
event-dealt = { WHO($player) ->
    [you] Dostáváš { FORM($space, "acc") } při rozdání.
   *[other] { $player } dostává { FORM($space, "acc") } při rozdání.
}

## Tah, hod, posun
event-turn = { WHO($player) ->
    [you] Jsi na tahu.
   *[other] Na tahu je { $player }.
}
event-rolled = { WHO($player) ->
    [you] Házíš { $dice }.
   *[other] { $player } hází { $dice }.
}
event-moved = { WHO($player) ->
    [you] Jdeš na pole { FORM($space, "end") }.
   *[other] { $player } jde na pole { FORM($space, "end") }.
}
event-moved-back = { WHO($player) ->
    [you] Vracíš se na pole { FORM($space, "end") }.
   *[other] { $player } se vrací na pole { FORM($space, "end") }.
}
event-salary = { WHO($player) ->
    [you] Procházíš polem { $go } a dostáváš { FORM($amount, "acc") }.
   *[other] { $player } prochází polem { $go } a dostává { FORM($amount, "acc") }.
}
story-roll = { WHO($player) ->
    [you] Házíš { $dice } a jdeš na pole { FORM($space, "end") }.
   *[other] { $player } hází { $dice } a jde na pole { FORM($space, "end") }.
}
story-roll-rent = { WHO($player) ->
    [you] Házíš { $dice }, jdeš na pole { $space } a { $other } od tebe dostává { FORM($amount, "acc") } { word-rent-sum }.
   *[other] { WHO($other) ->
        [you] { $player } hází { $dice }, jde na tvé pole { $space } a platí ti { FORM($amount, "acc") }.
       *[other] { $player } hází { $dice }, jde na pole { $space } a { $other } dostává { FORM($amount, "acc") } { word-rent-sum }.
    }
}
story-roll-due = { WHO($player) ->
    [you] Házíš { $dice }, jdeš na pole { $space } a { $other } může žádat { FORM($amount, "acc") } { word-rent-sum }.
   *[other] { WHO($other) ->
        [you] { $player } hází { $dice }, jde na tvé pole { $space } a ty můžeš žádat { FORM($amount, "acc") } { word-rent-sum }.
       *[other] { $player } hází { $dice }, jde na pole { $space } a { $other } může žádat { FORM($amount, "acc") } { word-rent-sum }.
    }
}
story-roll-due-dice = { WHO($player) ->
    [you] Házíš { $dice }, jdeš na pole { $space } a { $other } může žádat { word-rent } podle hodu.
   *[other] { WHO($other) ->
        [you] { $player } hází { $dice }, jde na tvé pole { $space } a ty můžeš žádat { word-rent } podle hodu.
       *[other] { $player } hází { $dice }, jde na pole { $space } a { $other } může žádat { word-rent } podle hodu.
    }
}
story-roll-bought = { WHO($player) ->
    [you] Házíš { $dice } a kupuješ { FORM($space, "acc") } za { FORM($amount, "acc") }.
   *[other] { $player } hází { $dice } a kupuje { FORM($space, "acc") } za { FORM($amount, "acc") }.
}
story-roll-tax = { WHO($player) ->
    [you] Házíš { $dice }, jdeš na pole { $space } a platíš { FORM($amount, "acc") }.
   *[other] { $player } hází { $dice }, jde na pole { $space } a platí { FORM($amount, "acc") }.
}
story-roll-jailed = { WHO($player) ->
    [you] Házíš { $dice } a jdeš do vězení.
   *[other] { $player } hází { $dice } a jde do vězení.
}
story-roll-stayed = { WHO($player) ->
    [you] Házíš { $dice } a zůstáváš ve vězení (pokus { $count }).
   *[other] { $player } hází { $dice } a zůstává ve vězení (pokus { $count }).
}
story-salary = Pole { $go } vynáší { FORM($amount, "acc") }.
event-jailed = { WHO($player) ->
    [you] Jdeš do vězení.
   *[other] { $player } jde do vězení.
}
event-freed = { WHO($player) ->
    [you] Odcházíš z vězení.
   *[other] { $player } odchází z vězení.
}
event-freed-fine = { WHO($player) ->
    [you] Platíš { FORM($amount, "acc") } a odcházíš z vězení.
   *[other] { $player } platí { FORM($amount, "acc") } a odchází z vězení.
}
event-stayed-in-jail = { WHO($player) ->
    [you] Zůstáváš ve vězení (pokus { $count }).
   *[other] { $player } zůstává ve vězení (pokus { $count }).
}
event-ride = { WHO($player) ->
    [you] Za { FORM($amount, "acc") } jedeš na pole { $space }.
   *[other] { $player } jede na pole { $space } za { FORM($amount, "acc") }.
}

## Nákup a dražby
event-bought = { WHO($player) ->
    [you] Kupuješ { FORM($space, "acc") } za { FORM($amount, "acc") }.
   *[other] { $player } kupuje { FORM($space, "acc") } za { FORM($amount, "acc") }.
}
story-bought = { WHO($player) ->
    [you] Jdeš na pole { $space } a kupuješ ho za { FORM($amount, "acc") }.
   *[other] { $player } jde na pole { $space } a kupuje ho za { FORM($amount, "acc") }.
}
event-declined = { WHO($player) ->
    [you] Pole { $space } nekupuješ.
   *[other] { $player } nekupuje pole { FORM($space, "end") }.
}
event-auction-opened = Pole { $space } jde do dražby. Vyvolávací cena je { $amount }.
event-auction-opened-building = Zájemci draží stavbu. Vyvolávací cena je { $amount }.
event-bid = { WHO($player) ->
    [you] Nabízíš { FORM($amount, "acc") }.
   *[other] { $player } nabízí { FORM($amount, "acc") }.
}
story-auction-bid = { WHO($player) ->
    [you] V dražbě pole { $space } vedeš: { $amount }.
   *[other] V dražbě pole { $space } vede { $player }: { $amount }.
}
event-passed = { WHO($player) ->
    [you] Pasuješ.
   *[other] { $player } pasuje.
}
event-auction-won = { WHO($player) ->
    [you] V dražbě kupuješ { FORM($space, "acc") } za { FORM($amount, "acc") }.
   *[other] { $player } kupuje v dražbě { FORM($space, "acc") } za { FORM($amount, "acc") }.
}
event-auction-won-building = { WHO($player) ->
    [you] V dražbě kupuješ stavbu za { FORM($amount, "acc") }.
   *[other] { $player } kupuje v dražbě stavbu za { FORM($amount, "acc") }.
}
event-auction-unsold = Nikdo nedraží. Pole { $space } zůstává bance.
event-auction-unsold-building = Nikdo nedraží. Stavba zůstává bance.
event-defaulted = { WHO($player) ->
    [you] Nemůžeš zaplatit vítěznou nabídku a z této dražby vypadáváš.
   *[other] { $player } nemůže zaplatit vítěznou nabídku a z této dražby vypadává.
}
event-going-1 = Poprvé…
event-going-2 = Podruhé…

## Nájemné a jiné platby
event-rent-due = { WHO($player) ->
    [you] Stojíš na poli { $space } a { $other } může žádat { FORM($amount, "acc") } { word-rent-sum }.
   *[other] { WHO($other) ->
        [you] { $player } stojí na tvém poli { $space } a ty můžeš žádat { FORM($amount, "acc") } { word-rent-sum }.
       *[other] { $player } stojí na poli { $space } a { $other } může žádat { FORM($amount, "acc") } { word-rent-sum }.
    }
}
event-rent-due-dice = { WHO($player) ->
    [you] Stojíš na poli { $space } a { $other } může žádat { word-rent } podle hodu.
   *[other] { WHO($other) ->
        [you] { $player } stojí na tvém poli { $space } a ty můžeš žádat { word-rent } podle hodu.
       *[other] { $player } stojí na poli { $space } a { $other } může žádat { word-rent } podle hodu.
    }
}
story-rent = { WHO($player) ->
    [you] Jdeš na pole { $space } a { $other } od tebe dostává { FORM($amount, "acc") } { word-rent-sum }.
   *[other] { WHO($other) ->
        [you] { $player } jde na tvé pole { $space } a platí ti { FORM($amount, "acc") }.
       *[other] { $player } jde na pole { $space } a { $other } dostává { FORM($amount, "acc") } { word-rent-sum }.
    }
}
story-tax = { WHO($player) ->
    [you] Jdeš na pole { $space } a platíš { FORM($amount, "acc") }.
   *[other] { $player } jde na pole { $space } a platí { FORM($amount, "acc") }.
}
event-claim-lapsed = { WHO($other) ->
    [you] Přicházíš o { word-rent } za { FORM($space, "acc") }: nežádáš včas.
   *[other] { $other } přichází o { word-rent } za { FORM($space, "acc") }: nežádá včas.
}
event-owed-rent = { WHO($player) ->
    [you] { $other } čeká na { word-rent } za { FORM($space, "acc") }: máš zaplatit { FORM($amount, "acc") }.
   *[other] { WHO($other) ->
        [you] { $player } ti má za { FORM($space, "acc") } zaplatit { FORM($amount, "acc") } { word-rent-sum }.
       *[other] { $player } má zaplatit { word-rent } za { FORM($space, "acc") } a { $other } čeká na { FORM($amount, "acc") }.
    }
}
event-owed-tax = { WHO($player) ->
    [you] Na poli { $space } máš zaplatit { FORM($amount, "acc") }.
   *[other] { $player } má na poli { $space } zaplatit { FORM($amount, "acc") }.
}
event-owed-card = { WHO($player) ->
    [you] { WHO($other) ->
        [bank] Podle karty máš zaplatit bance { FORM($amount, "acc") }.
       *[other] Podle karty máš { GENDER($other) ->
               [f] hráčce
              *[other] hráči
           } { $other } zaplatit { FORM($amount, "acc") }.
    }
   *[other] { WHO($other) ->
        [you] Podle karty ti má { $player } zaplatit { FORM($amount, "acc") }.
        [bank] Podle karty má { $player } zaplatit bance { FORM($amount, "acc") }.
       *[other] Podle karty má { $player } { GENDER($other) ->
               [f] hráčce
              *[other] hráči
           } { $other } zaplatit { FORM($amount, "acc") }.
    }
}
event-owed-fine = { WHO($player) ->
    [you] Za odchod z vězení máš zaplatit { FORM($amount, "acc") }.
   *[other] { $player } má zaplatit { FORM($amount, "acc") } za odchod z vězení.
}
event-owed-auction = { WHO($player) ->
    [you] Máš zaplatit vydraženou cenu: { $amount }.
   *[other] { $player } má zaplatit vydraženou cenu: { $amount }.
}
event-owed-entity = { WHO($player) ->
    [you] Vyhrává { $space }, máš zaplatit { FORM($amount, "acc") }.
   *[other] Vyhrává { $space }, { $player } má zaplatit { FORM($amount, "acc") }.
}
event-owed-question = { WHO($player) ->
    [you] Máš zaplatit kostce s otazníky { FORM($amount, "acc") }.
   *[other] { $player } má zaplatit kostce s otazníky { FORM($amount, "acc") }.
}
event-owed-interest = { WHO($player) ->
    [you] Máš za { FORM($space, "acc") } zaplatit { FORM($amount, "acc") } úroku.
   *[other] { $player } má za { FORM($space, "acc") } zaplatit { FORM($amount, "acc") } úroku.
}
event-paid-rent = { WHO($player) ->
    [you] { $other } od tebe dostává za { FORM($space, "acc") } { FORM($amount, "acc") } { word-rent-sum }.
   *[other] { WHO($other) ->
        [you] { $player } ti platí za { FORM($space, "acc") } { FORM($amount, "acc") } { word-rent-sum }.
       *[other] { $player } platí { word-rent } za { FORM($space, "acc") } a { $other } dostává { FORM($amount, "acc") }.
    }
}
event-paid-tax = { WHO($player) ->
    [you] Na poli { $space } platíš { FORM($amount, "acc") }.
   *[other] { $player } platí na poli { $space } { FORM($amount, "acc") }.
}
event-paid-card = { WHO($player) ->
    [you] { WHO($other) ->
        [bank] Platíš bance { FORM($amount, "acc") }.
       *[other] Platíš { GENDER($other) ->
               [f] hráčce
              *[other] hráči
           } { $other } { FORM($amount, "acc") }.
    }
   *[other] { WHO($other) ->
        [you] { $player } ti platí { FORM($amount, "acc") }.
        [bank] { $player } platí bance { FORM($amount, "acc") }.
       *[other] { $player } platí { GENDER($other) ->
               [f] hráčce
              *[other] hráči
           } { $other } { FORM($amount, "acc") }.
    }
}
event-paid-fine = { WHO($player) ->
    [you] Platíš { FORM($amount, "acc") } za odchod z vězení.
   *[other] { $player } platí { FORM($amount, "acc") } za odchod z vězení.
}
event-paid-auction = { WHO($player) ->
    [you] Platíš bance { FORM($amount, "acc") }.
   *[other] { $player } platí bance { FORM($amount, "acc") }.
}
event-paid-entity = { WHO($player) ->
    [you] Vyhrává { $space }, platíš { FORM($amount, "acc") }.
   *[other] Vyhrává { $space }, { $player } platí { FORM($amount, "acc") }.
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
    [you] Necháváš { FORM($space, "acc") } v zástavě a platíš { FORM($amount, "acc") } úroku.
   *[other] { $player } nechává { FORM($space, "acc") } v zástavě a platí { FORM($amount, "acc") } úroku.
}
event-received = { WHO($player) ->
    [you] Dostáváš { FORM($amount, "acc") }.
   *[other] { $player } dostává { FORM($amount, "acc") }.
}

## Karty, souboje, kostky s otazníky
event-card-drawn = { WHO($player) ->
    [you] Bereš si kartu { FORM($deck, "of") }: { $note }
   *[other] { $player } si bere kartu { FORM($deck, "of") }: { $note }
}
event-card-shown = { WHO($player) ->
    [you] Ukazuješ kartu na odchod z vězení.
   *[other] { $player } ukazuje kartu na odchod z vězení.
}
event-card-used = { WHO($player) ->
    [you] Používáš kartu a odcházíš z vězení.
   *[other] { $player } používá kartu a odchází z vězení.
}
event-deck-shuffled = Karty { FORM($deck, "of") } jsou zamíchány.
event-dice = { WHO($player) ->
    [you] Házíš { $dice }.
   *[other] { $player } hází { $dice }.
}
event-entity-fought = { WHO($player) ->
    [you] Ty a { $other } házíte { $dice } a porážíte { FORM($space, "acc") }.
   *[other] { WHO($other) ->
        [you] Ty a { $player } házíte { $dice } a porážíte { FORM($space, "acc") }.
       *[other] { $player } a { $other } házejí { $dice } a porážejí { FORM($space, "acc") }.
    }
}
event-entity-fought-lost = { WHO($player) ->
    [you] Ty a { $other } házíte { $dice }, ale vyhrává { FORM($space, "end") }.
   *[other] { WHO($other) ->
        [you] Ty a { $player } házíte { $dice }, ale vyhrává { FORM($space, "end") }.
       *[other] { $player } a { $other } házejí { $dice }, ale vyhrává { FORM($space, "end") }.
    }
}
event-question-coins-by-die = { WHO($player) ->
    [you] { $space } ti dává tolik mincí, kolik padne na kostce.
   *[other] Na poli { $space } { $player } dostává tolik mincí, kolik padne na kostce.
}
event-question-coins = { WHO($player) ->
    [you] { $space } ti dává { FORM($amount, "acc") }.
   *[other] Na poli { $space } { $player } dostává { FORM($amount, "acc") }.
}
event-question-move-again = { WHO($player) ->
    [you] { $space } ti dává další hod a posun.
   *[other] Na poli { $space } { $player } dostává další hod a posun.
}
event-question-pay = { WHO($player) ->
    [you] { $space } ti bere { FORM($amount, "acc") }.
   *[other] Na poli { $space } { $player } platí { FORM($amount, "acc") }.
}

## Stavby a hypotéky
event-built = { WHO($player) ->
    [you] Stavíš na poli { $space } za { FORM($amount, "acc") } a máš tam teď { FORM($level, "acc") }.
   *[other] { $player } staví na poli { $space } za { FORM($amount, "acc") } a má tam teď { FORM($level, "acc") }.
}
event-built-won = { WHO($player) ->
    [you] Stavíš na poli { $space } a máš tam teď { FORM($level, "acc") }.
   *[other] { $player } staví na poli { $space } a má tam teď { FORM($level, "acc") }.
}
story-built = { WHO($player) ->
    [you] Stavíš za { FORM($amount, "acc") } ({ $spaces }).
   *[other] { $player } staví za { FORM($amount, "acc") } ({ $spaces }).
}
event-sold = { WHO($player) ->
    [you] Prodáváš stavby na poli { $space } za { FORM($amount, "acc") }, { FORM($level, "left") }.
   *[other] { $player } prodává stavby na poli { $space } za { FORM($amount, "acc") }, { FORM($level, "left") }.
}
story-sold = { WHO($player) ->
    [you] Prodáváš stavby za { FORM($amount, "acc") } ({ $spaces }).
   *[other] { $player } prodává stavby za { FORM($amount, "acc") } ({ $spaces }).
}
event-shortage = { WHO($player) ->
    [you] Chceš postavit { FORM($pieces, "acc") } ({ $spaces }) a banka má { FORM($left, "acc") }. Nejdřív odpovědí ostatní.
   *[other] { $player } chce postavit { FORM($pieces, "acc") } ({ $spaces }) a banka má { FORM($left, "acc") }. Nejdřív odpovědí ostatní.
}
event-shortage-sells = { WHO($player) ->
    [you] Chceš prodat zpět { FORM($pieces, "acc") } a banka má { FORM($left, "acc") }. Kupující mají přednost.
   *[other] { $player } chce prodat zpět { FORM($pieces, "acc") } a banka má { FORM($left, "acc") }. Kupující mají přednost.
}
event-wanted = { WHO($player) ->
    [you] Chceš stavět ({ $spaces }).
   *[other] { $player } chce stavět ({ $spaces }).
}
event-mortgaged = { WHO($player) ->
    [you] Dáváš { FORM($space, "acc") } do zástavy za { FORM($amount, "acc") }.
   *[other] { $player } dává { FORM($space, "acc") } do zástavy za { FORM($amount, "acc") }.
}
story-mortgaged = { WHO($player) ->
    [you] Dáváš { FORM($spaces, "acc") } do zástavy za { FORM($amount, "acc") }.
   *[other] { $player } dává { FORM($spaces, "acc") } do zástavy za { FORM($amount, "acc") }.
}
event-redeemed = { WHO($player) ->
    [you] Splácíš hypotéku na { FORM($space, "acc") } a platíš { FORM($amount, "acc") }.
   *[other] { $player } splácí hypotéku na { FORM($space, "acc") } a platí { FORM($amount, "acc") }.
}
story-redeemed = { WHO($player) ->
    [you] Splácíš hypotéky na { FORM($spaces, "acc") } a platíš { FORM($amount, "acc") }.
   *[other] { $player } splácí hypotéky na { FORM($spaces, "acc") } a platí { FORM($amount, "acc") }.
}
event-kept = { WHO($player) ->
    [you] Necháváš { FORM($space, "acc") } v zástavě.
   *[other] { $player } nechává { FORM($space, "acc") } v zástavě.
}
event-deferred = { WHO($player) ->
    [you] Úrok za { FORM($space, "acc") } zaplatíš později.
   *[other] { $player } zaplatí úrok za { FORM($space, "acc") } později.
}
event-surrendered = { WHO($player) ->
    [you] Prodáváš { FORM($space, "acc") } bance za { FORM($amount, "acc") }.
   *[other] { $player } prodává { FORM($space, "acc") } bance za { FORM($amount, "acc") }.
}

## Obchody
event-offered = { WHO($player) ->
    [you] Nabízíš { GENDER($other) ->
            [f] hráčce
           *[other] hráči
        } { $other } obchod: { $give } za { FORM($take, "acc") }.
   *[other] { WHO($other) ->
        [you] { $player } ti nabízí obchod: { $give } za { FORM($take, "acc") }.
       *[other] { $player } nabízí { GENDER($other) ->
               [f] hráčce
              *[other] hráči
           } { $other } obchod: { $give } za { FORM($take, "acc") }.
    }
}
event-offered-gone = { WHO($player) ->
    [you] Nabízíš { GENDER($other) ->
            [f] hráčce
           *[other] hráči
        } { $other } obchod.
   *[other] { WHO($other) ->
        [you] { $player } ti nabízí obchod.
       *[other] { $player } nabízí { GENDER($other) ->
               [f] hráčce
              *[other] hráči
           } { $other } obchod.
    }
}
story-deal = { WHO($player) ->
    [you] Ty a { $other } uzavíráte obchod: { $give } za { FORM($take, "acc") }.
   *[other] { WHO($other) ->
        [you] Ty a { $player } uzavíráte obchod: { $take } za { FORM($give, "acc") }.
       *[other] { $player } a { $other } uzavírají obchod: { $give } za { FORM($take, "acc") }.
    }
}
story-offer-rejected = { WHO($player) ->
    [you] { $other } odmítá tvou nabídku: { $give } za { FORM($take, "acc") }.
   *[other] { WHO($other) ->
        [you] Odmítáš nabídku { GENDER($player) ->
                [f] hráčky
               *[other] hráče
            } { $player }: { $give } za { FORM($take, "acc") }.
       *[other] { $other } odmítá nabídku { GENDER($player) ->
               [f] hráčky
              *[other] hráče
           } { $player }: { $give } za { FORM($take, "acc") }.
    }
}
event-accepted = { WHO($player) ->
    [you] Přijímáš nabídku { GENDER($other) ->
            [f] hráčky
           *[other] hráče
        } { $other }.
   *[other] { WHO($other) ->
        [you] { $player } přijímá tvou nabídku.
       *[other] { $player } přijímá nabídku { GENDER($other) ->
               [f] hráčky
              *[other] hráče
           } { $other }.
    }
}
event-rejected = { WHO($player) ->
    [you] Odmítáš nabídku { GENDER($other) ->
            [f] hráčky
           *[other] hráče
        } { $other }.
   *[other] { WHO($other) ->
        [you] { $player } odmítá tvou nabídku.
       *[other] { $player } odmítá nabídku { GENDER($other) ->
               [f] hráčky
              *[other] hráče
           } { $other }.
    }
}
event-withdrawn = { WHO($player) ->
    [you] Bereš svou nabídku zpět.
   *[other] { $player } bere svou nabídku zpět.
}
event-deed-passed = { WHO($player) ->
    [you] Předáváš { FORM($space, "acc") } { GENDER($other) ->
            [f] hráčce
           *[other] hráči
        } { $other }.
   *[other] { WHO($other) ->
        [you] { FORM($space, "acc") } ti předává { $player }.
       *[other] { $player } předává { FORM($space, "acc") } { GENDER($other) ->
               [f] hráčce
              *[other] hráči
           } { $other }.
    }
}

## Konec
event-bankrupt = { WHO($player) ->
    [you] Bankrotuješ. Tvůj zbylý majetek získává { $other }.
   *[other] { WHO($other) ->
        [you] { $player } bankrotuje. Zbylý majetek získáváš ty.
       *[other] { $player } bankrotuje. Zbylý majetek získává { $other }.
    }
}
event-liquidated = { WHO($player) ->
    [you] Prodáváš všechny stavby za { FORM($buildings, "acc") } a zastavuješ všechny { word-deeds } za { FORM($deeds, "acc") }.
   *[other] { $player } prodává všechny stavby za { FORM($buildings, "acc") } a zastavuje všechny { word-deeds } za { FORM($deeds, "acc") }.
}
event-liquidated-buildings = { WHO($player) ->
    [you] Prodáváš všechny stavby za { FORM($amount, "acc") }.
   *[other] { $player } prodává všechny stavby za { FORM($amount, "acc") }.
}
event-liquidated-deeds = { WHO($player) ->
    [you] Zastavuješ všechny { word-deeds } za { FORM($amount, "acc") }.
   *[other] { $player } zastavuje všechny { word-deeds } za { FORM($amount, "acc") }.
}
event-estate-passed = { WHO($player) ->
    [you] { WHO($other) ->
        [bank] Předáváš bance { FORM($spaces, "acc") }.
       *[other] Předáváš { FORM($spaces, "acc") } { GENDER($other) ->
               [f] hráčce
              *[other] hráči
           } { $other }.
    }
   *[other] { WHO($other) ->
        [you] { $player } ti předává { FORM($spaces, "acc") }.
        [bank] { $player } předává bance { FORM($spaces, "acc") }.
       *[other] { $player } předává { FORM($spaces, "acc") } { GENDER($other) ->
               [f] hráčce
              *[other] hráči
           } { $other }.
    }
}
event-expelled = { WHO($player) ->
    [you] Rozhodčí tě vylučuje ze hry. Tvůj zbylý majetek získává banka.
   *[other] Rozhodnutím rozhodčího { $player } vypadává ze hry. Zbylý majetek získává banka.
}
event-last-round = Rozhodčí vyhlašuje poslední kolo.
event-time = Rozhodčí oznamuje konec hrací doby.
event-game-over = Konec hry: vyhrává { $players }.
event-game-over-shared = Konec hry: o vítězství se dělí { $players }.

## O samotném stole
event-table-created = Stůl je připraven.
event-settings-chosen = Hostitel mění nastavení.
event-seat-taken = { WHO($player) ->
    [you] Usedáš ke stolu.
   *[other] { $player } usedá ke stolu.
}
event-seat-returned = { WHO($player) ->
    [you] Jsi zpět.
   *[other] { $player } je zpět.
}
event-seat-left = { WHO($player) ->
    [you] Odcházíš od stolu.
   *[other] { $player } odchází od stolu.
}
event-bot-seated = Místo obsazuje bot.
event-bot-removed = Bot uvolňuje místo.
event-judge-seated = Rozhodčí je tady.
event-table-started = Hra začíná.
event-deal-timed = { $player } a { $other } jednají a rozhodčí jim určuje čas.
event-deal-closed = { $player } a { $other } končí jednání.
event-paused = Hra je přerušena.
event-resumed = Hra pokračuje.
event-corrected = Rozhodčí opravuje záznam { $count }: { $reason }
event-rules-changed = Server byl aktualizován. Odteď platí verze pravidel { $count }.
event-rematch = Odveta je připravena.
event-table-closed = Stůl byl zavřen.
event-dice-asked = { WHO($player) ->
    [you] Házíš a rozhodčí zapisuje výsledek.
   *[other] { $player } hází a rozhodčí zapisuje výsledek.
}
event-dice-dropped = Hod se bere zpět.
event-undone = { WHO($player) ->
    [you] Bereš zpět své poslední rozhodnutí.
   *[other] { $player } bere zpět své poslední rozhodnutí.
}
event-unknown = Něco se stalo.
