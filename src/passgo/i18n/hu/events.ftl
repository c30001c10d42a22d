# Mi történt az asztalnál, ahogy a napló elmeséli. A nevek végződései a fájl végén állnak.

## Kezdés

event-start-rolled = { WHO($player) ->
    [you] A dobásod a kezdésért { $dice }.
   *[other] { $player } dobása a kezdésért { $dice }.
}
event-started = { WHO($player) ->
    [you] Te kezdesz. A sorrend: { $players }.
   *[other] { $player } kezd. A sorrend: { $players }.
}
event-clock-started = Elindul az óra.
event-dealt = { WHO($player) ->
    [you] Osztáskor megkapod { FORM($space, "the") } mezőt.
   *[other] { $player } osztáskor megkapja { FORM($space, "the") } mezőt.
}

## Kör, dobás, lépés

event-turn = { WHO($player) ->
    [you] Te jössz.
   *[other] { $player } következik.
}
event-rolled = { WHO($player) ->
    [you] A dobásod { $dice }.
   *[other] { $player } dobása { $dice }.
}
event-moved = { WHO($player) ->
    [you] Átlépsz { FORM($space, "the") } mezőre.
   *[other] { $player } átlép { FORM($space, "the") } mezőre.
}
event-moved-back = { WHO($player) ->
    [you] Visszalépsz { FORM($space, "the") } mezőre.
   *[other] { $player } visszalép { FORM($space, "the") } mezőre.
}
event-salary = { WHO($player) ->
    [you] Áthaladsz { FORM($go, "the") } mezőn, és { FORM($amount, "acc") } kapsz.
   *[other] { $player } áthalad { FORM($go, "the") } mezőn, és { FORM($amount, "acc") } kap.
}
story-roll = { WHO($player) ->
    [you] Egy { FORM($dice, "roll") } dobással { FORM($space, "the") } mezőre lépsz.
   *[other] { $player } egy { FORM($dice, "roll") } dobással { FORM($space, "the") } mezőre lép.
}
story-roll-rent = { WHO($player) ->
    [you] Egy { FORM($dice, "roll") } dobással { $other } { $space } mezőjére lépsz, és { FORM($amount, "acc") } fizetsz.
   *[other] { WHO($other) ->
        [you] { $player } egy { FORM($dice, "roll") } dobással a te { $space } meződre lép, és { FORM($amount, "acc") } fizet neked.
       *[other] { $player } egy { FORM($dice, "roll") } dobással { $other } { $space } mezőjére lép, és { FORM($amount, "acc") } fizet.
    }
}
story-roll-due = { WHO($player) ->
    [you] Egy { FORM($dice, "roll") } dobással { $other } { $space } mezőjére lépsz. A { word-rent } { $amount }.
   *[other] { WHO($other) ->
        [you] { $player } egy { FORM($dice, "roll") } dobással a te { $space } meződre lép. A { word-rent } { $amount }.
       *[other] { $player } egy { FORM($dice, "roll") } dobással { $other } { $space } mezőjére lép. A { word-rent } { $amount }.
    }
}
story-roll-due-dice = { WHO($player) ->
    [you] Egy { FORM($dice, "roll") } dobással { $other } { $space } mezőjére lépsz. A { word-rent-acc } a dobókockák döntik el.
   *[other] { WHO($other) ->
        [you] { $player } egy { FORM($dice, "roll") } dobással a te { $space } meződre lép. A { word-rent-acc } a dobókockák döntik el.
       *[other] { $player } egy { FORM($dice, "roll") } dobással { $other } { $space } mezőjére lép. A { word-rent-acc } a dobókockák döntik el.
    }
}
story-roll-bought = { WHO($player) ->
    [you] Egy { FORM($dice, "roll") } dobással { FORM($space, "the") } mezőre lépsz, és megveszed { FORM($amount, "for") }.
   *[other] { $player } egy { FORM($dice, "roll") } dobással { FORM($space, "the") } mezőre lép, és megveszi { FORM($amount, "for") }.
}
story-roll-tax = { WHO($player) ->
    [you] Egy { FORM($dice, "roll") } dobással { FORM($space, "the") } mezőre lépsz, és { FORM($amount, "acc") } fizetsz.
   *[other] { $player } egy { FORM($dice, "roll") } dobással { FORM($space, "the") } mezőre lép, és { FORM($amount, "acc") } fizet.
}
story-roll-jailed = { WHO($player) ->
    [you] Egy { FORM($dice, "roll") } dobással börtönbe kerülsz.
   *[other] { $player } egy { FORM($dice, "roll") } dobással börtönbe kerül.
}
story-roll-stayed = { WHO($player) ->
    [you] Egy { FORM($dice, "roll") } dobással a börtönben maradsz ({ $count }. kísérlet).
   *[other] { $player } egy { FORM($dice, "roll") } dobással a börtönben marad ({ $count }. kísérlet).
}
story-salary = A { $go } mezőért { $amount } jár.
event-jailed = { WHO($player) ->
    [you] Börtönbe kerülsz.
   *[other] { $player } börtönbe kerül.
}
event-freed = { WHO($player) ->
    [you] Kiszabadulsz a börtönből.
   *[other] { $player } kiszabadul a börtönből.
}
event-freed-fine = { WHO($player) ->
    [you] { FORM($amount, "for") } kiszabadulsz a börtönből.
   *[other] { $player } { FORM($amount, "for") } kiszabadul a börtönből.
}
event-stayed-in-jail = { WHO($player) ->
    [you] A börtönben maradsz ({ $count }. kísérlet).
   *[other] { $player } a börtönben marad ({ $count }. kísérlet).
}
event-ride = { WHO($player) ->
    [you] Elutazol { FORM($space, "the") } mezőre { FORM($amount, "for") }.
   *[other] { $player } elutazik { FORM($space, "the") } mezőre { FORM($amount, "for") }.
}

## Vétel és árverés

event-bought = { WHO($player) ->
    [you] Megveszed { FORM($space, "the") } mezőt { FORM($amount, "for") }.
   *[other] { $player } megveszi { FORM($space, "the") } mezőt { FORM($amount, "for") }.
}
story-bought = { WHO($player) ->
    [you] Átlépsz { FORM($space, "the") } mezőre, és megveszed { FORM($amount, "for") }.
   *[other] { $player } átlép { FORM($space, "the") } mezőre, és megveszi { FORM($amount, "for") }.
}
event-declined = { WHO($player) ->
    [you] Nem veszed meg { FORM($space, "the") } mezőt.
   *[other] { $player } nem veszi meg { FORM($space, "the") } mezőt.
}
event-auction-opened = Árverésre kerül { FORM($space, "the") } mező. A kikiáltási ár { $amount }.
event-auction-opened-building = Árverésre kerül egy épület azok között, akik kérik. A kikiáltási ár { $amount }.
event-bid = { WHO($player) ->
    [you] A licited { $amount }.
   *[other] { $player } licitje { $amount }.
}
story-auction-bid = { WHO($player) ->
    [you] Te vezetsz { FORM($space, "the") } mező árverésén, a licited { $amount }.
   *[other] { $player } vezet { FORM($space, "the") } mező árverésén, a licitje { $amount }.
}
event-passed = { WHO($player) ->
    [you] Passzolsz.
   *[other] { $player } passzol.
}
event-auction-won = { WHO($player) ->
    [you] Árverésen megveszed { FORM($space, "the") } mezőt { FORM($amount, "for") }.
   *[other] { $player } árverésen megveszi { FORM($space, "the") } mezőt { FORM($amount, "for") }.
}
event-auction-won-building = { WHO($player) ->
    [you] Árverésen megveszed az épületet { FORM($amount, "for") }.
   *[other] { $player } árverésen megveszi az épületet { FORM($amount, "for") }.
}
event-auction-unsold = Senki sem licitál, így { FORM($space, "the") } mező a Banknál marad.
event-auction-unsold-building = Senki sem licitál, így az épület a Banknál marad.
event-defaulted = { WHO($player) ->
    [you] Nem tudod kifizetni a nyertes licitedet, és kiesel ebből az árverésből.
   *[other] { $player } nem tudja kifizetni a nyertes licitet, és kiesik ebből az árverésből.
}
event-going-1 = Először…
event-going-2 = Másodszor…

## Bérleti díj és más fizetnivalók

event-rent-due = { WHO($player) ->
    [you] Rálépsz { $other } { $space } mezőjére. A { word-rent } { $amount }.
   *[other] { WHO($other) ->
        [you] { $player } rálép a te { $space } meződre. A { word-rent } { $amount }.
       *[other] { $player } rálép { $other } { $space } mezőjére. A { word-rent } { $amount }.
    }
}
event-rent-due-dice = { WHO($player) ->
    [you] Rálépsz { $other } { $space } mezőjére. A { word-rent-acc } a dobókockák döntik el.
   *[other] { WHO($other) ->
        [you] { $player } rálép a te { $space } meződre. A { word-rent-acc } a dobókockák döntik el.
       *[other] { $player } rálép { $other } { $space } mezőjére. A { word-rent-acc } a dobókockák döntik el.
    }
}
story-rent = { WHO($player) ->
    [you] Rálépsz { $other } { $space } mezőjére, és { FORM($amount, "acc") } fizetsz.
   *[other] { WHO($other) ->
        [you] { $player } rálép a te { $space } meződre, és { FORM($amount, "acc") } fizet neked.
       *[other] { $player } rálép { $other } { $space } mezőjére, és { FORM($amount, "acc") } fizet.
    }
}
story-tax = { WHO($player) ->
    [you] Rálépsz { FORM($space, "the") } mezőre, és { FORM($amount, "acc") } fizetsz.
   *[other] { $player } rálép { FORM($space, "the") } mezőre, és { FORM($amount, "acc") } fizet.
}
event-claim-lapsed = { WHO($other) ->
    [you] Nem kérted időben { FORM($space, "the") } mező { word-rent-its-acc }.
   *[other] { $other } nem kérte időben { FORM($space, "the") } mező { word-rent-its-acc }.
}
event-owed-rent = { WHO($player) ->
    [you] { $amount } { word-rent-with } tartozol { FORM($other, "dat") } { FORM($space, "the") } mezőért.
   *[other] { WHO($other) ->
        [you] { $player } { $amount } { word-rent-with } tartozik neked { FORM($space, "the") } mezőért.
       *[other] { $player } { $amount } { word-rent-with } tartozik { FORM($other, "dat") } { FORM($space, "the") } mezőért.
    }
}
event-owed-tax = { WHO($player) ->
    [you] { FORM($amount, "acc") } kell fizetned { FORM($space, "the") } mezőért.
   *[other] { FORM($player, "dat") } { FORM($amount, "acc") } kell fizetnie { FORM($space, "the") } mezőért.
}
event-owed-card = { WHO($player) ->
    [you] A kártya miatt { FORM($amount, "acc") } kell fizetned { FORM($other, "dat") }.
   *[other] { WHO($other) ->
        [you] A kártya miatt { FORM($player, "dat") } { FORM($amount, "acc") } kell fizetnie neked.
       *[other] A kártya miatt { FORM($player, "dat") } { FORM($amount, "acc") } kell fizetnie { FORM($other, "dat") }.
    }
}
event-owed-fine = { WHO($player) ->
    [you] { FORM($amount, "acc") } kell fizetned, hogy kiszabadulj a börtönből.
   *[other] { FORM($player, "dat") } { FORM($amount, "acc") } kell fizetnie, hogy kiszabaduljon a börtönből.
}
event-owed-auction = { WHO($player) ->
    [you] { FORM($amount, "acc") } kell fizetned a nyertes licitért.
   *[other] { FORM($player, "dat") } { FORM($amount, "acc") } kell fizetnie a nyertes licitért.
}
event-owed-entity = { WHO($player) ->
    [you] { FORM($amount, "acc") } kell fizetned, mert legyőzött { FORM($space, "the") }.
   *[other] { FORM($player, "dat") } { FORM($amount, "acc") } kell fizetnie, mert legyőzte { FORM($space, "the") }.
}
event-owed-question = { WHO($player) ->
    [you] { FORM($amount, "acc") } kell fizetned a tégla miatt.
   *[other] { FORM($player, "dat") } { FORM($amount, "acc") } kell fizetnie a tégla miatt.
}
event-owed-interest = { WHO($player) ->
    [you] { $amount } kamatot kell fizetned { FORM($space, "the") } mező után.
   *[other] { FORM($player, "dat") } { $amount } kamatot kell fizetnie { FORM($space, "the") } mező után.
}
event-paid-rent = { WHO($player) ->
    [you] { $amount } { word-rent-acc } fizetsz { FORM($other, "dat") } { FORM($space, "the") } mezőért.
   *[other] { WHO($other) ->
        [you] { $player } { $amount } { word-rent-acc } fizet neked { FORM($space, "the") } mezőért.
       *[other] { $player } { $amount } { word-rent-acc } fizet { FORM($other, "dat") } { FORM($space, "the") } mezőért.
    }
}
event-paid-tax = { WHO($player) ->
    [you] { FORM($amount, "acc") } fizetsz { FORM($space, "the") } mezőért.
   *[other] { $player } { FORM($amount, "acc") } fizet { FORM($space, "the") } mezőért.
}
event-paid-card = { WHO($player) ->
    [you] { FORM($amount, "acc") } fizetsz { FORM($other, "dat") }.
   *[other] { WHO($other) ->
        [you] { $player } { FORM($amount, "acc") } fizet neked.
       *[other] { $player } { FORM($amount, "acc") } fizet { FORM($other, "dat") }.
    }
}
event-paid-fine = { WHO($player) ->
    [you] { FORM($amount, "acc") } fizetsz, hogy kiszabadulj a börtönből.
   *[other] { $player } { FORM($amount, "acc") } fizet, hogy kiszabaduljon a börtönből.
}
event-paid-auction = { WHO($player) ->
    [you] { FORM($amount, "acc") } fizetsz a Banknak.
   *[other] { $player } { FORM($amount, "acc") } fizet a Banknak.
}
event-paid-entity = { WHO($player) ->
    [you] { FORM($amount, "acc") } fizetsz, mert legyőzött { FORM($space, "the") }.
   *[other] { $player } { FORM($amount, "acc") } fizet, mert legyőzte { FORM($space, "the") }.
}
event-paid-question = { WHO($player) ->
    [you] { FORM($amount, "acc") } fizetsz.
   *[other] { $player } { FORM($amount, "acc") } fizet.
}
event-paid-interest = { WHO($player) ->
    [you] { $amount } kamatot fizetsz { FORM($space, "the") } mező után.
   *[other] { $player } { $amount } kamatot fizet { FORM($space, "the") } mező után.
}
story-kept = { WHO($player) ->
    [you] Jelzáloggal terhelve megtartod { FORM($space, "the") } mezőt, és { $amount } kamatot fizetsz.
   *[other] { $player } jelzáloggal terhelve megtartja { FORM($space, "the") } mezőt, és { $amount } kamatot fizet.
}
event-received = { WHO($player) ->
    [you] { FORM($amount, "acc") } kapsz.
   *[other] { $player } { FORM($amount, "acc") } kap.
}

## Kártyák, harcok, téglák

event-card-drawn = { WHO($player) ->
    [you] Húzol egy { $deck } kártyát: { $note }
   *[other] { $player } húz egy { $deck } kártyát: { $note }
}
event-card-shown = { WHO($player) ->
    [you] Felmutatsz egy börtönkártyát.
   *[other] { $player } felmutat egy börtönkártyát.
}
event-card-used = { WHO($player) ->
    [you] Kártyával szabadulsz ki a börtönből.
   *[other] { $player } kártyával szabadul ki a börtönből.
}
event-deck-shuffled = Megkeverik a { $deck } kártyákat.
event-dice = { WHO($player) ->
    [you] A dobásod { $dice }.
   *[other] { $player } dobása { $dice }.
}
event-entity-fought = { WHO($player) ->
    [you] Te és { $other } egy { FORM($dice, "roll") } dobással legyőzitek { FORM($space, "acc") }.
   *[other] { WHO($other) ->
        [you] { $player } és te egy { FORM($dice, "roll") } dobással legyőzitek { FORM($space, "acc") }.
       *[other] { $player } és { $other } egy { FORM($dice, "roll") } dobással legyőzi { FORM($space, "acc") }.
    }
}
event-entity-fought-lost = { WHO($player) ->
    [you] Te és { $other } egy { FORM($dice, "roll") } dobással kikaptok { FORM($space, "from") }.
   *[other] { WHO($other) ->
        [you] { $player } és te egy { FORM($dice, "roll") } dobással kikaptok { FORM($space, "from") }.
       *[other] { $player } és { $other } egy { FORM($dice, "roll") } dobással kikap { FORM($space, "from") }.
    }
}
event-question-coins-by-die = { WHO($player) ->
    [you] A { $space } annyi érmét ad neked, amennyit a dobókocka mutat.
   *[other] A { $space } annyi érmét ad { FORM($player, "dat") }, amennyit a dobókocka mutat.
}
event-question-coins = { WHO($player) ->
    [you] A { $space } { FORM($amount, "acc") } ad neked.
   *[other] A { $space } { FORM($amount, "acc") } ad { FORM($player, "dat") }.
}
event-question-move-again = { WHO($player) ->
    [you] A { $space } miatt újra dobsz és lépsz.
   *[other] A { $space } miatt { $player } újra dob és lép.
}
event-question-pay = { WHO($player) ->
    [you] A { $space } miatt { FORM($amount, "acc") } kell fizetned.
   *[other] A { $space } miatt { FORM($player, "dat") } { FORM($amount, "acc") } kell fizetnie.
}

## Épületek és jelzálogok

event-built = { WHO($player) ->
    [you] Építesz { FORM($space, "the") } mezőre { FORM($amount, "for") }: most { $level }.
   *[other] { $player } épít { FORM($space, "the") } mezőre { FORM($amount, "for") }: most { $level }.
}
event-built-won = { WHO($player) ->
    [you] Építesz { FORM($space, "the") } mezőre: most { $level }.
   *[other] { $player } épít { FORM($space, "the") } mezőre: most { $level }.
}
story-built = { WHO($player) ->
    [you] Építesz { FORM($spaces, "the") } mezőre { FORM($amount, "for") }.
   *[other] { $player } épít { FORM($spaces, "the") } mezőre { FORM($amount, "for") }.
}
event-sold = { WHO($player) ->
    [you] Épületet adsz el { FORM($space, "the") } mezőről { FORM($amount, "for") }: most { $level }.
   *[other] { $player } épületet ad el { FORM($space, "the") } mezőről { FORM($amount, "for") }: most { $level }.
}
story-sold = { WHO($player) ->
    [you] Épületeket adsz el { FORM($spaces, "the") } mezőről { FORM($amount, "for") }.
   *[other] { $player } épületeket ad el { FORM($spaces, "the") } mezőről { FORM($amount, "for") }.
}
event-shortage = { WHO($player) ->
    [you] { FORM($pieces, "acc") } építenél ({ $spaces }). A Bankban { $left } van. Előbb a többieket kérdezzük.
   *[other] { $player } { FORM($pieces, "acc") } építene ({ $spaces }). A Bankban { $left } van. Előbb a többieket kérdezzük.
}
event-shortage-sells = { WHO($player) ->
    [you] { FORM($pieces, "acc") } adnál vissza a Banknak. A Bankban { $left } van. A vevőké az elsőbbség.
   *[other] { $player } { FORM($pieces, "acc") } adna vissza a Banknak. A Bankban { $left } van. A vevőké az elsőbbség.
}
event-wanted = { WHO($player) ->
    [you] Építenél { FORM($spaces, "the") } mezőre.
   *[other] { $player } építene { FORM($spaces, "the") } mezőre.
}
event-mortgaged = { WHO($player) ->
    [you] Jelzálogot veszel fel { FORM($space, "the") } mezőre { $amount } értékben.
   *[other] { $player } jelzálogot vesz fel { FORM($space, "the") } mezőre { $amount } értékben.
}
story-mortgaged = { WHO($player) ->
    [you] Jelzálogot veszel fel { FORM($spaces, "the") } mezőre { $amount } értékben.
   *[other] { $player } jelzálogot vesz fel { FORM($spaces, "the") } mezőre { $amount } értékben.
}
event-redeemed = { WHO($player) ->
    [you] Törlöd { FORM($space, "the") } mező jelzálogát { FORM($amount, "for") }.
   *[other] { $player } törli { FORM($space, "the") } mező jelzálogát { FORM($amount, "for") }.
}
story-redeemed = { WHO($player) ->
    [you] Törlöd { FORM($spaces, "the") } mező jelzálogát { FORM($amount, "for") }.
   *[other] { $player } törli { FORM($spaces, "the") } mező jelzálogát { FORM($amount, "for") }.
}
event-kept = { WHO($player) ->
    [you] Jelzáloggal terhelve megtartod { FORM($space, "the") } mezőt.
   *[other] { $player } jelzáloggal terhelve megtartja { FORM($space, "the") } mezőt.
}
event-deferred = { WHO($player) ->
    [you] Később fizeted ki { FORM($space, "the") } mező kamatát.
   *[other] { $player } később fizeti ki { FORM($space, "the") } mező kamatát.
}
event-surrendered = { WHO($player) ->
    [you] Eladod a Banknak { FORM($space, "the") } mezőt { FORM($amount, "for") }.
   *[other] { $player } eladja a Banknak { FORM($space, "the") } mezőt { FORM($amount, "for") }.
}

## Üzletek: „semmi” helyett „ingyen”

event-offered = { WHO($player) ->
    [you] { GENDER($give) ->
        [none] Ezt kéred ingyen { FORM($other, "from") }: { $take }.
       *[other] { GENDER($take) ->
            [none] Ajánlatod { FORM($other, "dat") }: { $give }, ingyen.
           *[other] Ajánlatod { FORM($other, "dat") }: { $give }, cserébe { $take }.
        }
    }
   *[other] { WHO($other) ->
        [you] { GENDER($give) ->
            [none] { $player } ezt kéri tőled ingyen: { $take }.
           *[other] { GENDER($take) ->
                [none] { $player } ajánlata neked: { $give }, ingyen.
               *[other] { $player } ajánlata neked: { $give }, cserébe { $take }.
            }
        }
       *[other] { GENDER($give) ->
            [none] { $player } ezt kéri ingyen { FORM($other, "from") }: { $take }.
           *[other] { GENDER($take) ->
                [none] { $player } ajánlata { FORM($other, "dat") }: { $give }, ingyen.
               *[other] { $player } ajánlata { FORM($other, "dat") }: { $give }, cserébe { $take }.
            }
        }
    }
}
event-offered-gone = { WHO($player) ->
    [you] Ajánlatot teszel { FORM($other, "dat") }.
   *[other] { WHO($other) ->
        [you] { $player } ajánlatot tesz neked.
       *[other] { $player } ajánlatot tesz { FORM($other, "dat") }.
    }
}
story-deal = { WHO($player) ->
    [you] { GENDER($give) ->
        [none] { $other } elfogadja, amit kértél: { $take }, ingyen.
       *[other] { GENDER($take) ->
            [none] { $other } elfogadja az ajánlatodat: { $give }, ingyen.
           *[other] { $other } elfogadja az ajánlatodat: { $give }, cserébe { $take }.
        }
    }
   *[other] { WHO($other) ->
        [you] { GENDER($give) ->
            [none] Elfogadod, amit { $player } kért: { $take }, ingyen.
           *[other] { GENDER($take) ->
                [none] Elfogadod { $player } ajánlatát: { $give }, ingyen.
               *[other] Elfogadod { $player } ajánlatát: { $give }, cserébe { $take }.
            }
        }
       *[other] { GENDER($give) ->
            [none] { $other } elfogadja, amit { $player } kért: { $take }, ingyen.
           *[other] { GENDER($take) ->
                [none] { $other } elfogadja { $player } ajánlatát: { $give }, ingyen.
               *[other] { $other } elfogadja { $player } ajánlatát: { $give }, cserébe { $take }.
            }
        }
    }
}
story-offer-rejected = { WHO($player) ->
    [you] { GENDER($give) ->
        [none] { $other } elutasítja, amit kértél: { $take }, ingyen.
       *[other] { GENDER($take) ->
            [none] { $other } elutasítja az ajánlatodat: { $give }, ingyen.
           *[other] { $other } elutasítja az ajánlatodat: { $give }, cserébe { $take }.
        }
    }
   *[other] { WHO($other) ->
        [you] { GENDER($give) ->
            [none] Elutasítod, amit { $player } kért: { $take }, ingyen.
           *[other] { GENDER($take) ->
                [none] Elutasítod { $player } ajánlatát: { $give }, ingyen.
               *[other] Elutasítod { $player } ajánlatát: { $give }, cserébe { $take }.
            }
        }
       *[other] { GENDER($give) ->
            [none] { $other } elutasítja, amit { $player } kért: { $take }, ingyen.
           *[other] { GENDER($take) ->
                [none] { $other } elutasítja { $player } ajánlatát: { $give }, ingyen.
               *[other] { $other } elutasítja { $player } ajánlatát: { $give }, cserébe { $take }.
            }
        }
    }
}
event-accepted = { WHO($player) ->
    [you] Elfogadod { $other } ajánlatát.
   *[other] { WHO($other) ->
        [you] { $player } elfogadja az ajánlatodat.
       *[other] { $player } elfogadja { $other } ajánlatát.
    }
}
event-rejected = { WHO($player) ->
    [you] Elutasítod { $other } ajánlatát.
   *[other] { WHO($other) ->
        [you] { $player } elutasítja az ajánlatodat.
       *[other] { $player } elutasítja { $other } ajánlatát.
    }
}
event-withdrawn = { WHO($player) ->
    [you] Visszavonod az ajánlatodat.
   *[other] { $player } visszavon egy ajánlatot.
}
event-deed-passed = { WHO($player) ->
    [you] Átadod { FORM($other, "dat") } { FORM($space, "the") } mezőt.
   *[other] { WHO($other) ->
        [you] { $player } átadja neked { FORM($space, "the") } mezőt.
       *[other] { $player } átadja { FORM($other, "dat") } { FORM($space, "the") } mezőt.
    }
}

## Befejezés

event-bankrupt = { WHO($player) ->
    [you] Csődbe mentél. Ami maradt, azt { $other } kapja.
   *[other] { WHO($other) ->
        [you] { $player } csődbe ment. Ami maradt, azt te kapod.
       *[other] { $player } csődbe ment. Ami maradt, azt { $other } kapja.
    }
}
event-liquidated = { WHO($player) ->
    [you] Eladod minden épületedet { FORM($buildings, "for") }, és minden { word-deed-onto-your } jelzálogot veszel fel { $deeds } értékben.
   *[other] { $player } eladja minden épületét { FORM($buildings, "for") }, és minden { word-deed-onto-its } jelzálogot vesz fel { $deeds } értékben.
}
event-liquidated-buildings = { WHO($player) ->
    [you] Eladod minden épületedet { FORM($amount, "for") }.
   *[other] { $player } eladja minden épületét { FORM($amount, "for") }.
}
event-liquidated-deeds = { WHO($player) ->
    [you] Minden { word-deed-onto-your } jelzálogot veszel fel { $amount } értékben.
   *[other] { $player } minden { word-deed-onto-its } jelzálogot vesz fel { $amount } értékben.
}
event-estate-passed = { WHO($other) ->
    [you] Megkapod { $player } vagyonából { FORM($spaces, "the") } mezőt.
    [bank] { WHO($player) ->
        [you] A Bank megkapja a vagyonodból { FORM($spaces, "the") } mezőt.
       *[other] A Bank megkapja { $player } vagyonából { FORM($spaces, "the") } mezőt.
    }
   *[other] { WHO($player) ->
        [you] { $other } megkapja a vagyonodból { FORM($spaces, "the") } mezőt.
       *[other] { $other } megkapja { $player } vagyonából { FORM($spaces, "the") } mezőt.
    }
}
event-expelled = { WHO($player) ->
    [you] Kizártak. Ami maradt, az a Banké.
   *[other] Kizárták { FORM($player, "acc") }. Ami maradt, az a Banké.
}
event-last-round = A bíró bejelenti az utolsó kört.
event-time = A bíró bejelenti, hogy lejárt az idő.
event-game-over = Vége a játéknak: { $players } nyert.
event-game-over-shared = Vége a játéknak: { $players } közösen nyert.

## Magáról az asztalról

event-table-created = Az asztal készen áll.
event-settings-chosen = A házigazda módosítja a beállításokat.
event-seat-taken = { WHO($player) ->
    [you] Leülsz.
   *[other] { $player } leül.
}
event-seat-returned = { WHO($player) ->
    [you] Visszatértél.
   *[other] { $player } visszatért.
}
event-seat-left = { WHO($player) ->
    [you] Elhagyod az asztalt.
   *[other] { $player } elhagyja az asztalt.
}
event-bot-seated = Egy bot leül.
event-bot-removed = Egy bot feláll.
event-judge-seated = Megérkezett a bíró.
event-table-started = Kezdődik a játék.
event-deal-timed = A bíró időkorlátot szab { $player } és { $other } tárgyalásának.
event-deal-closed = Véget ért { $player } és { $other } tárgyalása.
event-paused = A játék szünetel.
event-resumed = A játék folytatódik.
event-corrected = A bíró javítása ({ $count }. bejegyzés): { $reason }
event-rules-changed = A kiszolgálót frissítették. Innentől a szabályok { $count }. változata érvényes.
event-rematch = Elkészült a visszavágó asztala.
event-table-closed = Ezt az asztalt bezárták.
event-dice-asked = { WHO($player) ->
    [you] Dobsz; a dobást a bíró írja be.
   *[other] { $player } dob; a dobást a bíró írja be.
}
event-dice-dropped = A dobást visszavonták.
event-undone = { WHO($player) ->
    [you] Visszavonod az utolsó döntésedet.
   *[other] { $player } visszavonja az utolsó döntését.
}
event-unknown = Történt valami.

# A nevek végződései: FORM($player, "dat"). A számok úgy, ahogy kimondjuk őket; idegen írású nevek „nevű” szóval.
ending-dat =
    /^$/ -
    /[\u0370-\u1dff\u2c00-\ud7ff][^a-z\u00c0-\u024f0-9]*$/  nevű játékosnak
    /000000[^a-z\u00c0-\u024f0-9]*$/ ‑nak
    /000[^a-z\u00c0-\u024f0-9]*$/ ‑nek
    /(?:00|[2368]0)[^a-z\u00c0-\u024f0-9]*$/ ‑nak
    /[14579]0[^a-z\u00c0-\u024f0-9]*$/ ‑nek
    /[0368][^a-z\u00c0-\u024f0-9]*$/ ‑nak
    /[124579][^a-z\u00c0-\u024f0-9]*$/ ‑nek
    /[aáàâãåāăąoóòôõōuúùûūů][^aáàâãåāăąoóòôõōuúùûūůeèêēėęěöőøœüűäæ]*[^a-z\u00c0-\u024f]$/ ‑nak
    /[aáàâãåāăąoóòôõōuúùûūůeèêēėęěöőøœüűäæiíìîïīéëyý].*[^a-z\u00c0-\u024f]$/ ‑nek
    /^[aáhkoóquú]$/ ‑nak
    /^[a-z\u00c0-\u024f]$/ ‑nek
    /emese$/ -ének
    /(?:[ou][bcdfgklmnprstvz]e|[iy][klt]e|[aáàâãåāăąoóòôõōuúùûūů][^aáàâãåāăąoóòôõōuúùûūůeèêēėęěöőøœüűäæ]*ie|(?:^| )joe)$/ ‑nak
    /(?:[aeiouy][bcdfgklmnprstvz]e|(?:ll|nn|tt|ss|rr|rg|i|e|u)e)$/ ‑nek
    /a$/ -ának
    /o$/ -ónak
    /oe$/ -énak
    /e$/ -ének
    /ö$/ -őnek
    /[aáàâãåāăąoóòôõōuúùûūů][^aáàâãåāăąoóòôõōuúùûūůeèêēėęěöőøœüűäæ]*$/ nak
    /[aáàâãåāăąoóòôõōuúùûūůeèêēėęěöőøœüűäæiíìîïīéëyý]/ nek
    /[hkq]$/ ‑nak
    /[a-z\u00c0-\u024f]$/ ‑nek
    /$/  nevű játékosnak
ending-from =
    /^$/ -
    /[\u0370-\u1dff\u2c00-\ud7ff][^a-z\u00c0-\u024f0-9]*$/  nevű játékostól
    /000000[^a-z\u00c0-\u024f0-9]*$/ ‑tól
    /000[^a-z\u00c0-\u024f0-9]*$/ ‑től
    /(?:00|[2368]0)[^a-z\u00c0-\u024f0-9]*$/ ‑tól
    /[14579]0[^a-z\u00c0-\u024f0-9]*$/ ‑től
    /[0368][^a-z\u00c0-\u024f0-9]*$/ ‑tól
    /[124579][^a-z\u00c0-\u024f0-9]*$/ ‑től
    /[aáàâãåāăąoóòôõōuúùûūů][^aáàâãåāăąoóòôõōuúùûūůeèêēėęěöőøœüűäæ]*[^a-z\u00c0-\u024f]$/ ‑tól
    /[aáàâãåāăąoóòôõōuúùûūůeèêēėęěöőøœüűäæiíìîïīéëyý].*[^a-z\u00c0-\u024f]$/ ‑től
    /^[aáhkoóquú]$/ ‑tól
    /^[a-z\u00c0-\u024f]$/ ‑től
    /emese$/ -étől
    /(?:[ou][bcdfgklmnprstvz]e|[iy][klt]e|[aáàâãåāăąoóòôõōuúùûūů][^aáàâãåāăąoóòôõōuúùûūůeèêēėęěöőøœüűäæ]*ie|(?:^| )joe)$/ ‑tól
    /(?:[aeiouy][bcdfgklmnprstvz]e|(?:ll|nn|tt|ss|rr|rg|i|e|u)e)$/ ‑től
    /a$/ -ától
    /o$/ -ótól
    /oe$/ -étól
    /e$/ -étől
    /ö$/ -őtől
    /[aáàâãåāăąoóòôõōuúùûūů][^aáàâãåāăąoóòôõōuúùûūůeèêēėęěöőøœüűäæ]*$/ tól
    /[aáàâãåāăąoóòôõōuúùûūůeèêēėęěöőøœüűäæiíìîïīéëyý]/ től
    /[hkq]$/ ‑tól
    /[a-z\u00c0-\u024f]$/ ‑től
    /$/  nevű játékostól
ending-to =
    /^$/ -
    /[\u0370-\u1dff\u2c00-\ud7ff][^a-z\u00c0-\u024f0-9]*$/  nevű játékosra
    /000000[^a-z\u00c0-\u024f0-9]*$/ ‑ra
    /000[^a-z\u00c0-\u024f0-9]*$/ ‑re
    /(?:00|[2368]0)[^a-z\u00c0-\u024f0-9]*$/ ‑ra
    /[14579]0[^a-z\u00c0-\u024f0-9]*$/ ‑re
    /[0368][^a-z\u00c0-\u024f0-9]*$/ ‑ra
    /[124579][^a-z\u00c0-\u024f0-9]*$/ ‑re
    /[aáàâãåāăąoóòôõōuúùûūů][^aáàâãåāăąoóòôõōuúùûūůeèêēėęěöőøœüűäæ]*[^a-z\u00c0-\u024f]$/ ‑ra
    /[aáàâãåāăąoóòôõōuúùûūůeèêēėęěöőøœüűäæiíìîïīéëyý].*[^a-z\u00c0-\u024f]$/ ‑re
    /^[aáhkoóquú]$/ ‑ra
    /^[a-z\u00c0-\u024f]$/ ‑re
    /emese$/ -ére
    /(?:[ou][bcdfgklmnprstvz]e|[iy][klt]e|[aáàâãåāăąoóòôõōuúùûūů][^aáàâãåāăąoóòôõōuúùûūůeèêēėęěöőøœüűäæ]*ie|(?:^| )joe)$/ ‑ra
    /(?:[aeiouy][bcdfgklmnprstvz]e|(?:ll|nn|tt|ss|rr|rg|i|e|u)e)$/ ‑re
    /a$/ -ára
    /o$/ -óra
    /oe$/ -éra
    /e$/ -ére
    /ö$/ -őre
    /[aáàâãåāăąoóòôõōuúùûūů][^aáàâãåāăąoóòôõōuúùûūůeèêēėęěöőøœüűäæ]*$/ ra
    /[aáàâãåāăąoóòôõōuúùûūůeèêēėęěöőøœüűäæiíìîïīéëyý]/ re
    /[hkq]$/ ‑ra
    /[a-z\u00c0-\u024f]$/ ‑re
    /$/  nevű játékosra
ending-acc =
    /^$/ -
    /[\u0370-\u1dff\u2c00-\ud7ff][^a-z\u00c0-\u024f0-9]*$/  nevű játékost
    /000000[^a-z\u00c0-\u024f0-9]*$/ ‑t
    /000[^a-z\u00c0-\u024f0-9]*$/ ‑et
    /(?:00|[2368]0)[^a-z\u00c0-\u024f0-9]*$/ ‑at
    /[14579]0[^a-z\u00c0-\u024f0-9]*$/ ‑et
    /[02][^a-z\u00c0-\u024f0-9]*$/ ‑t
    /[38][^a-z\u00c0-\u024f0-9]*$/ ‑at
    /5[^a-z\u00c0-\u024f0-9]*$/ ‑öt
    /6[^a-z\u00c0-\u024f0-9]*$/ ‑ot
    /[1479][^a-z\u00c0-\u024f0-9]*$/ ‑et
    /[aáàâãåāăąoóòôõōuúùûūů][^aáàâãåāăąoóòôõōuúùûūůeèêēėęěöőøœüűäæ]*[^a-z\u00c0-\u024f]$/ ‑ot
    /[aáàâãåāăąoóòôõōuúùûūůeèêēėęěöőøœüűäæiíìîïīéëyý].*[^a-z\u00c0-\u024f]$/ ‑et
    /^[aeiouáéíóöőúüű]$/ ‑t
    /^[hk]$/ ‑t
    /^[q]$/ ‑t
    /^[a-z\u00c0-\u024f]$/ ‑et
    /emese$/ -ét
    /(?:[ou][bcdfgklmnprstvz]e|[iy][klt]e)$/ ‑ot
    /(?:[aeiouy][bcdfgklmnprstvz]e|(?:ll|nn|tt|ss|rr|rg)e)$/ ‑et
    /(?:[ieu]e|(?:^| )joe)$/ ‑t
    /a$/ -át
    /o$/ -ót
    /e$/ -ét
    /ö$/ -őt
    /ház$/ at
    /[aáàâãåāăąoóòôõōuúùûūůeèêēėęěöőøœüűäæiíìîïīéë]$/ t
    /(?:[jlnrsz]|[ln]y)$/ t
    /[^aáàâãåāăąoóòôõōuúùûūůeèêēėęěöőøœüűäæiíìîïīéëyýgt][yý]$/ t
    /[aáàâãåāăąoóòôõōuúùûūů][^aáàâãåāăąoóòôõōuúùûūůeèêēėęěöőøœüűäæ]*$/ ot
    /[öőøœüű][^aáàâãåāăąoóòôõōuúùûūůeèêēėęěöőøœüűäæiíìîïīéë]*$/ öt
    /[aáàâãåāăąoóòôõōuúùûūůeèêēėęěöőøœüűäæiíìîïīéëyý]/ et
    /[a-z\u00c0-\u024f]$/ ‑t
    /$/  nevű játékost
ending-for =
    /[0-9]$/ ‑ért
ending-roll =
    /[14]$/ ‑es
    /[2]$/ ‑es
    /[38]$/ ‑as
    /[5]$/ ‑ös
    /[6]$/ ‑os
ending-times =
    /000[^0-9]*$/ ‑szeresét
    /[14579][0]$/ ‑szeresét
    /(?:00|[2368]0|[0368])$/ ‑szorosát
    /[5]$/ ‑szörösét
    /[0-9]$/ ‑szeresét
