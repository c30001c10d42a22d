# Kas įvyko prie stalo, kaip pasakoja žurnalas. Žaidėjų vardai stovi vardininku.

## Pradžia

event-start-rolled = { WHO($player) ->
    [you] Dėl pirmo ėjimo išmetate { $dice }.
   *[other] Dėl pirmo ėjimo { $player } išmeta { $dice }.
}
event-started = { WHO($player) ->
    [you] Pradedate jūs. Eilė: { $players }.
   *[other] Pradeda { $player }. Eilė: { $players }.
}
event-clock-started = Laikas pradedamas skaičiuoti.
event-dealt = { WHO($player) ->
    [you] Dalijant gaunate { FORM($space, "acc") }.
   *[other] Dalijant { $player } gauna { FORM($space, "acc") }.
}

## Ėjimas ir metimas

event-turn = { WHO($player) ->
    [you] Dabar einate jūs.
   *[other] Dabar eina { $player }.
}
event-rolled = { WHO($player) ->
    [you] Išmetate { $dice }.
   *[other] { $player } išmeta { $dice }.
}
event-moved = { WHO($player) ->
    [you] Einate į laukelį „{ $space }“.
   *[other] { $player } eina į laukelį „{ $space }“.
}
event-moved-back = { WHO($player) ->
    [you] Grįžtate į laukelį „{ $space }“.
   *[other] { $player } grįžta į laukelį „{ $space }“.
}
event-salary = { WHO($player) ->
    [you] Praeinate laukelį „{ $go }“ ir gaunate { FORM($amount, "acc") }.
   *[other] { $player } praeina laukelį „{ $go }“ ir gauna { FORM($amount, "acc") }.
}
story-roll = { WHO($player) ->
    [you] Išmetate { $dice } ir sustojate laukelyje „{ $space }“.
   *[other] { $player } išmeta { $dice } ir sustoja laukelyje „{ $space }“.
}
story-roll-rent = { WHO($player) ->
    [you] Išmetate { $dice }, sustojate laukelyje „{ $space }“, kurį turi { $other }, ir sumokate { FORM($amount, "acc") }.
   *[other] { WHO($other) ->
        [you] { $player } išmeta { $dice }, sustoja jūsų laukelyje „{ $space }“ ir sumoka jums { FORM($amount, "acc") }.
       *[other] { $player } išmeta { $dice }, sustoja laukelyje „{ $space }“, kurį turi { $other }, ir sumoka { FORM($amount, "acc") }.
    }
}
story-roll-due = { WHO($player) ->
    [you] Išmetate { $dice } ir sustojate laukelyje „{ $space }“, kurį turi { $other }. { Word-rent } – { $amount }.
   *[other] { WHO($other) ->
        [you] { $player } išmeta { $dice } ir sustoja jūsų laukelyje „{ $space }“. { Word-rent } – { $amount }.
       *[other] { $player } išmeta { $dice } ir sustoja laukelyje „{ $space }“, kurį turi { $other }. { Word-rent } – { $amount }.
    }
}
story-roll-due-dice = { WHO($player) ->
    [you] Išmetate { $dice } ir sustojate laukelyje „{ $space }“, kurį turi { $other }. { Word-rent-acc } nulems kauliukai.
   *[other] { WHO($other) ->
        [you] { $player } išmeta { $dice } ir sustoja jūsų laukelyje „{ $space }“. { Word-rent-acc } nulems kauliukai.
       *[other] { $player } išmeta { $dice } ir sustoja laukelyje „{ $space }“, kurį turi { $other }. { Word-rent-acc } nulems kauliukai.
    }
}
story-roll-bought = { WHO($player) ->
    [you] Išmetate { $dice }, sustojate laukelyje „{ $space }“ ir nusiperkate jį už { FORM($amount, "acc") }.
   *[other] { $player } išmeta { $dice }, sustoja laukelyje „{ $space }“ ir nusiperka jį už { FORM($amount, "acc") }.
}
story-roll-tax = { WHO($player) ->
    [you] Išmetate { $dice }, sustojate laukelyje „{ $space }“ ir sumokate { FORM($amount, "acc") }.
   *[other] { $player } išmeta { $dice }, sustoja laukelyje „{ $space }“ ir sumoka { FORM($amount, "acc") }.
}
story-roll-jailed = { WHO($player) ->
    [you] Išmetate { $dice } ir einate į kalėjimą.
   *[other] { $player } išmeta { $dice } ir eina į kalėjimą.
}
story-roll-stayed = { WHO($player) ->
    [you] Išmetate { $dice } ir liekate kalėjime (bandymas nr. { $count }).
   *[other] { $player } išmeta { $dice } ir lieka kalėjime (bandymas nr. { $count }).
}
story-salary = Laukelis „{ $go }“ duoda { FORM($amount, "acc") }.
event-jailed = { WHO($player) ->
    [you] Einate į kalėjimą.
   *[other] { $player } eina į kalėjimą.
}
event-freed = { WHO($player) ->
    [you] Išeinate iš kalėjimo.
   *[other] { $player } išeina iš kalėjimo.
}
event-freed-fine = { WHO($player) ->
    [you] Sumokate { FORM($amount, "acc") } ir išeinate iš kalėjimo.
   *[other] { $player } sumoka { FORM($amount, "acc") } ir išeina iš kalėjimo.
}
event-stayed-in-jail = { WHO($player) ->
    [you] Liekate kalėjime (bandymas nr. { $count }).
   *[other] { $player } lieka kalėjime (bandymas nr. { $count }).
}
event-ride = { WHO($player) ->
    [you] Už { FORM($amount, "acc") } važiuojate į laukelį „{ $space }“.
   *[other] { $player } už { FORM($amount, "acc") } važiuoja į laukelį „{ $space }“.
}

## Pirkimas ir aukcionai

event-bought = { WHO($player) ->
    [you] Perkate { FORM($space, "acc") } už { FORM($amount, "acc") }.
   *[other] { $player } perka { FORM($space, "acc") } už { FORM($amount, "acc") }.
}
story-bought = { WHO($player) ->
    [you] Einate į laukelį „{ $space }“ ir nusiperkate jį už { FORM($amount, "acc") }.
   *[other] { $player } eina į laukelį „{ $space }“ ir nusiperka jį už { FORM($amount, "acc") }.
}
event-declined = { WHO($player) ->
    [you] Laukelio „{ $space }“ neperkate.
   *[other] { $player } neperka laukelio „{ $space }“.
}
event-auction-opened = Prasideda aukcionas dėl laukelio „{ $space }“. Pradinė kaina – { $amount }.
event-auction-opened-building = Prasideda aukcionas dėl pastato; dalyvauja tie, kas jo nori. Pradinė kaina – { $amount }.
event-bid = { WHO($player) ->
    [you] Siūlote { FORM($amount, "acc") }.
   *[other] { $player } siūlo { FORM($amount, "acc") }.
}
story-auction-bid = { WHO($player) ->
    [you] Aukcione dėl laukelio „{ $space }“ daugiausia siūlote jūs – { FORM($amount, "acc") }.
   *[other] Aukcione dėl laukelio „{ $space }“ daugiausia siūlo { $player } – { FORM($amount, "acc") }.
}
event-passed = { WHO($player) ->
    [you] Pasuojate.
   *[other] { $player } pasuoja.
}
event-auction-won = { WHO($player) ->
    [you] Aukcione laimite { FORM($space, "acc") } už { FORM($amount, "acc") }.
   *[other] { $player } aukcione laimi { FORM($space, "acc") } už { FORM($amount, "acc") }.
}
event-auction-won-building = { WHO($player) ->
    [you] Aukcione laimite pastatą už { FORM($amount, "acc") }.
   *[other] { $player } aukcione laimi pastatą už { FORM($amount, "acc") }.
}
event-auction-unsold = Niekas nesiūlo. Laukelis „{ $space }“ lieka bankui.
event-auction-unsold-building = Niekas nesiūlo. Pastatas lieka bankui.
event-defaulted = { WHO($player) ->
    [you] Negalite sumokėti laimėjusios kainos ir šiame aukcione nebedalyvaujate.
   *[other] { $player } negali sumokėti laimėjusios kainos ir šiame aukcione nebedalyvauja.
}
event-going-1 = Pirmą kartą…
event-going-2 = Antrą kartą…

## Nuoma ir kiti mokėjimai

event-rent-due = { WHO($player) ->
    [you] Sustojate laukelyje „{ $space }“, kurį turi { $other }. { Word-rent } – { $amount }.
   *[other] { WHO($other) ->
        [you] { $player } sustoja jūsų laukelyje „{ $space }“. { Word-rent } – { $amount }.
       *[other] { $player } sustoja laukelyje „{ $space }“, kurį turi { $other }. { Word-rent } – { $amount }.
    }
}
event-rent-due-dice = { WHO($player) ->
    [you] Sustojate laukelyje „{ $space }“, kurį turi { $other }. { Word-rent-acc } nulems kauliukai.
   *[other] { WHO($other) ->
        [you] { $player } sustoja jūsų laukelyje „{ $space }“. { Word-rent-acc } nulems kauliukai.
       *[other] { $player } sustoja laukelyje „{ $space }“, kurį turi { $other }. { Word-rent-acc } nulems kauliukai.
    }
}
story-rent = { WHO($player) ->
    [you] Sustojate laukelyje „{ $space }“, kurį turi { $other }, ir sumokate { FORM($amount, "acc") }.
   *[other] { WHO($other) ->
        [you] { $player } sustoja jūsų laukelyje „{ $space }“ ir sumoka jums { FORM($amount, "acc") }.
       *[other] { $player } sustoja laukelyje „{ $space }“, kurį turi { $other }, ir sumoka { FORM($amount, "acc") }.
    }
}
story-tax = { WHO($player) ->
    [you] Sustojate laukelyje „{ $space }“ ir sumokate { FORM($amount, "acc") }.
   *[other] { $player } sustoja laukelyje „{ $space }“ ir sumoka { FORM($amount, "acc") }.
}
event-claim-lapsed = { WHO($other) ->
    [you] Laiku nepaprašėte { word-rent-gen } už { FORM($space, "acc") }.
   *[other] { $other } laiku nepaprašė { word-rent-gen } už { FORM($space, "acc") }.
}
event-owed-rent = { WHO($player) ->
    [you] Turite sumokėti { word-rent-acc } už { FORM($space, "acc") } – { FORM($amount, "acc") }, gaus { $other }.
   *[other] { WHO($other) ->
        [you] { $player } turi sumokėti jums { word-rent-acc } už { FORM($space, "acc") } – { FORM($amount, "acc") }.
       *[other] { $player } turi sumokėti { word-rent-acc } už { FORM($space, "acc") } – { FORM($amount, "acc") }, gaus { $other }.
    }
}
event-owed-tax = { WHO($player) ->
    [you] Turite sumokėti { FORM($amount, "acc") } už laukelį „{ $space }“.
   *[other] { $player } turi sumokėti { FORM($amount, "acc") } už laukelį „{ $space }“.
}
event-owed-card = { WHO($player) ->
    [you] { WHO($other) ->
        [bank] Pagal kortą turite sumokėti bankui { FORM($amount, "acc") }.
       *[other] Pagal kortą turite sumokėti { FORM($amount, "acc") }, gaus { $other }.
    }
   *[other] { WHO($other) ->
        [you] Pagal kortą { $player } turi sumokėti jums { FORM($amount, "acc") }.
        [bank] Pagal kortą { $player } turi sumokėti bankui { FORM($amount, "acc") }.
       *[other] Pagal kortą { $player } turi sumokėti { FORM($amount, "acc") }, gaus { $other }.
    }
}
event-owed-fine = { WHO($player) ->
    [you] Turite sumokėti { FORM($amount, "acc") }, kad išeitumėte iš kalėjimo.
   *[other] { $player } turi sumokėti { FORM($amount, "acc") }, kad išeitų iš kalėjimo.
}
event-owed-auction = { WHO($player) ->
    [you] Turite sumokėti { FORM($amount, "acc") } už pirkinį aukcione.
   *[other] { $player } turi sumokėti { FORM($amount, "acc") } už pirkinį aukcione.
}
event-owed-entity = { WHO($player) ->
    [you] Turite sumokėti { FORM($space, "dat") } { FORM($amount, "acc") }.
   *[other] { $player } turi sumokėti { FORM($space, "dat") } { FORM($amount, "acc") }.
}
event-owed-question = { WHO($player) ->
    [you] Turite sumokėti kubeliui { FORM($amount, "acc") }.
   *[other] { $player } turi sumokėti kubeliui { FORM($amount, "acc") }.
}
event-owed-interest = { WHO($player) ->
    [you] Turite sumokėti { FORM($amount, "acc") } palūkanų už { FORM($space, "acc") }.
   *[other] { $player } turi sumokėti { FORM($amount, "acc") } palūkanų už { FORM($space, "acc") }.
}
event-paid-rent = { WHO($player) ->
    [you] Sumokate { word-rent-acc } už { FORM($space, "acc") } – { FORM($amount, "acc") }, gauna { $other }.
   *[other] { WHO($other) ->
        [you] { $player } sumoka jums { word-rent-acc } už { FORM($space, "acc") } – { FORM($amount, "acc") }.
       *[other] { $player } sumoka { word-rent-acc } už { FORM($space, "acc") } – { FORM($amount, "acc") }, gauna { $other }.
    }
}
event-paid-tax = { WHO($player) ->
    [you] Sumokate { FORM($amount, "acc") } už laukelį „{ $space }“.
   *[other] { $player } sumoka { FORM($amount, "acc") } už laukelį „{ $space }“.
}
event-paid-card = { WHO($player) ->
    [you] { WHO($other) ->
        [bank] Sumokate bankui { FORM($amount, "acc") }.
       *[other] Sumokate { FORM($amount, "acc") }, gauna { $other }.
    }
   *[other] { WHO($other) ->
        [you] { $player } sumoka jums { FORM($amount, "acc") }.
        [bank] { $player } sumoka bankui { FORM($amount, "acc") }.
       *[other] { $player } sumoka { FORM($amount, "acc") }, gauna { $other }.
    }
}
event-paid-fine = { WHO($player) ->
    [you] Sumokate { FORM($amount, "acc") }, kad išeitumėte iš kalėjimo.
   *[other] { $player } sumoka { FORM($amount, "acc") }, kad išeitų iš kalėjimo.
}
event-paid-auction = { WHO($player) ->
    [you] Sumokate bankui { FORM($amount, "acc") }.
   *[other] { $player } sumoka bankui { FORM($amount, "acc") }.
}
event-paid-entity = { WHO($player) ->
    [you] Sumokate { FORM($space, "dat") } { FORM($amount, "acc") }.
   *[other] { $player } sumoka { FORM($space, "dat") } { FORM($amount, "acc") }.
}
event-paid-question = { WHO($player) ->
    [you] Sumokate { FORM($amount, "acc") }.
   *[other] { $player } sumoka { FORM($amount, "acc") }.
}
event-paid-interest = { WHO($player) ->
    [you] Sumokate { FORM($amount, "acc") } palūkanų už { FORM($space, "acc") }.
   *[other] { $player } sumoka { FORM($amount, "acc") } palūkanų už { FORM($space, "acc") }.
}
story-kept = { WHO($player) ->
    [you] Paliekate laukelį „{ $space }“ įkeistą ir sumokate { FORM($amount, "acc") } palūkanų.
   *[other] { $player } palieka laukelį „{ $space }“ įkeistą ir sumoka { FORM($amount, "acc") } palūkanų.
}
event-received = { WHO($player) ->
    [you] Gaunate { FORM($amount, "acc") }.
   *[other] { $player } gauna { FORM($amount, "acc") }.
}

## Kortos, kovos, kubeliai

event-card-drawn = { WHO($player) ->
    [you] Traukiate kortą „{ $deck }“: { $note }
   *[other] { $player } traukia kortą „{ $deck }“: { $note }
}
event-card-shown = { WHO($player) ->
    [you] Parodote kalėjimo kortą.
   *[other] { $player } parodo kalėjimo kortą.
}
event-card-used = { WHO($player) ->
    [you] Panaudojate kortą ir išeinate iš kalėjimo.
   *[other] { $player } panaudoja kortą ir išeina iš kalėjimo.
}
event-deck-shuffled = Sumaišomos kortos „{ $deck }“.
event-dice = { WHO($player) ->
    [you] Išmetate { $dice }.
   *[other] { $player } išmeta { $dice }.
}
event-entity-fought = { WHO($player) ->
    [you] Jūs ir { $other } išmetate { $dice } ir nugalite { FORM($space, "acc") }.
   *[other] { WHO($other) ->
        [you] { $player } ir jūs išmetate { $dice } ir nugalite { FORM($space, "acc") }.
       *[other] { $player } ir { $other } išmeta { $dice } ir nugali { FORM($space, "acc") }.
    }
}
event-entity-fought-lost = { WHO($player) ->
    [you] Jūs ir { $other } išmetate { $dice }, bet laimi { $space }.
   *[other] { WHO($other) ->
        [you] { $player } ir jūs išmetate { $dice }, bet laimi { $space }.
       *[other] { $player } ir { $other } išmeta { $dice }, bet laimi { $space }.
    }
}
event-question-coins-by-die = { WHO($player) ->
    [you] Laukelyje „{ $space }“ gaunate tiek monetų, kiek rodo kauliukas.
   *[other] Laukelyje „{ $space }“ { $player } gauna tiek monetų, kiek rodo kauliukas.
}
event-question-coins = { WHO($player) ->
    [you] Laukelyje „{ $space }“ gaunate { FORM($amount, "acc") }.
   *[other] Laukelyje „{ $space }“ { $player } gauna { FORM($amount, "acc") }.
}
event-question-move-again = { WHO($player) ->
    [you] Laukelyje „{ $space }“ gaunate dar vieną metimą ir einate toliau.
   *[other] Laukelyje „{ $space }“ { $player } gauna dar vieną metimą ir eina toliau.
}
event-question-pay = { WHO($player) ->
    [you] Laukelyje „{ $space }“ turite sumokėti { FORM($amount, "acc") }.
   *[other] Laukelyje „{ $space }“ { $player } turi sumokėti { FORM($amount, "acc") }.
}

## Pastatai ir įkeitimai

event-built = { WHO($player) ->
    [you] Už { FORM($amount, "acc") } statote laukelyje „{ $space }“ ir dabar ten turite { FORM($level, "acc") }.
   *[other] { $player } už { FORM($amount, "acc") } stato laukelyje „{ $space }“ ir dabar ten turi { FORM($level, "acc") }.
}
event-built-won = { WHO($player) ->
    [you] Statote laukelyje „{ $space }“ ir dabar ten turite { FORM($level, "acc") }.
   *[other] { $player } stato laukelyje „{ $space }“ ir dabar ten turi { FORM($level, "acc") }.
}
story-built = { WHO($player) ->
    [you] Už { FORM($amount, "acc") } statote pastatus ({ $spaces }).
   *[other] { $player } už { FORM($amount, "acc") } stato pastatus ({ $spaces }).
}
event-sold = { WHO($player) ->
    [you] Už { FORM($amount, "acc") } parduodate pastatus laukelyje „{ $space }“; dabar ten { FORM($level, "there") }.
   *[other] { $player } už { FORM($amount, "acc") } parduoda pastatus laukelyje „{ $space }“; dabar ten { FORM($level, "there") }.
}
story-sold = { WHO($player) ->
    [you] Už { FORM($amount, "acc") } parduodate pastatus ({ $spaces }).
   *[other] { $player } už { FORM($amount, "acc") } parduoda pastatus ({ $spaces }).
}
event-shortage = { WHO($player) ->
    [you] Norite pastatyti { FORM($pieces, "acc") } ({ $spaces }). Banke yra { $left }. Pirmiausia klausiami kiti.
   *[other] { $player } nori pastatyti { FORM($pieces, "acc") } ({ $spaces }). Banke yra { $left }. Pirmiausia klausiami kiti.
}
event-shortage-sells = { WHO($player) ->
    [you] Norite grąžinti { FORM($pieces, "acc") }. Banke yra { $left }. Pirmenybę turi pirkėjai.
   *[other] { $player } nori grąžinti { FORM($pieces, "acc") }. Banke yra { $left }. Pirmenybę turi pirkėjai.
}
event-wanted = { WHO($player) ->
    [you] Norite statyti čia: { $spaces }.
   *[other] { $player } nori statyti čia: { $spaces }.
}
event-mortgaged = { WHO($player) ->
    [you] Įkeičiate { FORM($space, "acc") } už { FORM($amount, "acc") }.
   *[other] { $player } įkeičia { FORM($space, "acc") } už { FORM($amount, "acc") }.
}
story-mortgaged = { WHO($player) ->
    [you] Įkeičiate { FORM($spaces, "acc") } už { FORM($amount, "acc") }.
   *[other] { $player } įkeičia { FORM($spaces, "acc") } už { FORM($amount, "acc") }.
}
event-redeemed = { WHO($player) ->
    [you] Išperkate { FORM($space, "acc") } už { FORM($amount, "acc") }.
   *[other] { $player } išperka { FORM($space, "acc") } už { FORM($amount, "acc") }.
}
story-redeemed = { WHO($player) ->
    [you] Išperkate { FORM($spaces, "acc") } už { FORM($amount, "acc") }.
   *[other] { $player } išperka { FORM($spaces, "acc") } už { FORM($amount, "acc") }.
}
event-kept = { WHO($player) ->
    [you] Paliekate laukelį „{ $space }“ įkeistą.
   *[other] { $player } palieka laukelį „{ $space }“ įkeistą.
}
event-deferred = { WHO($player) ->
    [you] Palūkanas už { FORM($space, "acc") } sumokėsite vėliau.
   *[other] { $player } palūkanas už { FORM($space, "acc") } sumokės vėliau.
}
event-surrendered = { WHO($player) ->
    [you] Parduodate bankui { FORM($space, "acc") } už { FORM($amount, "acc") }.
   *[other] { $player } parduoda bankui { FORM($space, "acc") } už { FORM($amount, "acc") }.
}

## Sandoriai

event-offered = { WHO($player) ->
    [you] Jūsų pasiūlymas: { $give } už { FORM($take, "acc") }. Sprendžia { $other }.
   *[other] { WHO($other) ->
        [you] { $player } siūlo jums sandorį: { $give } už { FORM($take, "acc") }.
       *[other] { $player } siūlo sandorį: { $give } už { FORM($take, "acc") }. Sprendžia { $other }.
    }
}
event-offered-gone = { WHO($player) ->
    [you] Siūlote sandorį, sprendžia { $other }.
   *[other] { WHO($other) ->
        [you] { $player } siūlo jums sandorį.
       *[other] { $player } siūlo sandorį, sprendžia { $other }.
    }
}
story-deal = { WHO($player) ->
    [you] { $other } priima jūsų pasiūlymą: { $give } už { FORM($take, "acc") }.
   *[other] { WHO($other) ->
        [you] Priimate pasiūlymą: { $give } už { FORM($take, "acc") } (siūlė { $player }).
       *[other] { $other } priima pasiūlymą: { $give } už { FORM($take, "acc") } (siūlė { $player }).
    }
}
story-offer-rejected = { WHO($player) ->
    [you] { $other } atmeta jūsų pasiūlymą: { $give } už { FORM($take, "acc") }.
   *[other] { WHO($other) ->
        [you] Atmetate pasiūlymą: { $give } už { FORM($take, "acc") } (siūlė { $player }).
       *[other] { $other } atmeta pasiūlymą: { $give } už { FORM($take, "acc") } (siūlė { $player }).
    }
}
event-accepted = { WHO($player) ->
    [you] Priimate pasiūlymą, kurį pateikė { $other }.
   *[other] { WHO($other) ->
        [you] { $player } priima jūsų pasiūlymą.
       *[other] { $player } priima pasiūlymą, kurį pateikė { $other }.
    }
}
event-rejected = { WHO($player) ->
    [you] Atmetate pasiūlymą, kurį pateikė { $other }.
   *[other] { WHO($other) ->
        [you] { $player } atmeta jūsų pasiūlymą.
       *[other] { $player } atmeta pasiūlymą, kurį pateikė { $other }.
    }
}
event-withdrawn = { WHO($player) ->
    [you] Atsiimate savo pasiūlymą.
   *[other] { $player } atsiima pasiūlymą.
}
event-deed-passed = { WHO($player) ->
    [you] Atiduodate { FORM($space, "acc") }, gauna { $other }.
   *[other] { WHO($other) ->
        [you] { $player } atiduoda jums { FORM($space, "acc") }.
       *[other] { $player } atiduoda { FORM($space, "acc") }, gauna { $other }.
    }
}

## Pabaiga

event-bankrupt = { WHO($player) ->
    [you] { WHO($other) ->
        [bank] Bankrutuojate. Visa, kas liko, atitenka bankui.
       *[other] Bankrutuojate. Visa, kas liko, gauna { $other }.
    }
   *[other] { WHO($other) ->
        [you] { $player } bankrutuoja. Visa, kas liko, gaunate jūs.
        [bank] { $player } bankrutuoja. Visa, kas liko, atitenka bankui.
       *[other] { $player } bankrutuoja. Visa, kas liko, gauna { $other }.
    }
}
event-liquidated = { WHO($player) ->
    [you] Parduodate visus pastatus už { FORM($buildings, "acc") } ir įkeičiate visas { word-deeds-acc } už { FORM($deeds, "acc") }.
   *[other] { $player } parduoda visus pastatus už { FORM($buildings, "acc") } ir įkeičia visas { word-deeds-acc } už { FORM($deeds, "acc") }.
}
event-liquidated-buildings = { WHO($player) ->
    [you] Parduodate visus pastatus už { FORM($amount, "acc") }.
   *[other] { $player } parduoda visus pastatus už { FORM($amount, "acc") }.
}
event-liquidated-deeds = { WHO($player) ->
    [you] Įkeičiate visas { word-deeds-acc } už { FORM($amount, "acc") }.
   *[other] { $player } įkeičia visas { word-deeds-acc } už { FORM($amount, "acc") }.
}
event-estate-passed = { WHO($other) ->
    [you] { $player } atiduoda jums { FORM($spaces, "acc") }.
    [bank] { WHO($player) ->
        [you] Atiduodate bankui { FORM($spaces, "acc") }.
       *[other] { $player } atiduoda bankui { FORM($spaces, "acc") }.
    }
   *[other] { WHO($player) ->
        [you] Atiduodate { FORM($spaces, "acc") }, gauna { $other }.
       *[other] { $player } atiduoda { FORM($spaces, "acc") }, gauna { $other }.
    }
}
event-expelled = { WHO($player) ->
    [you] Teisėjo sprendimu turite palikti žaidimą. Visa, kas liko, atitenka bankui.
   *[other] Teisėjo sprendimu { $player } turi palikti žaidimą. Visa, kas liko, atitenka bankui.
}
event-last-round = Teisėjas skelbia paskutinį ratą.
event-time = Teisėjas skelbia laiko pabaigą.
event-game-over = Žaidimas baigtas: laimi { $players }.
event-game-over-shared = Žaidimas baigtas: pergale dalijasi { $players }.

## Pats stalas

event-table-created = Stalas paruoštas.
event-settings-chosen = Šeimininkas keičia nustatymus.
event-seat-taken = { WHO($player) ->
    [you] Sėdate prie stalo.
   *[other] { $player } sėda prie stalo.
}
event-seat-returned = { WHO($player) ->
    [you] Jūs vėl čia.
   *[other] { $player } vėl čia.
}
event-seat-left = { WHO($player) ->
    [you] Paliekate stalą.
   *[other] { $player } palieka stalą.
}
event-bot-seated = Prie stalo sėda botas.
event-bot-removed = Botas palieka vietą.
event-judge-seated = Teisėjas jau čia.
event-table-started = Žaidimas prasideda.
event-deal-timed = { WHO($player) ->
    [you] Jūs ir { $other } deratės; teisėjas riboja laiką.
   *[other] { WHO($other) ->
        [you] { $player } ir jūs deratės; teisėjas riboja laiką.
       *[other] { $player } ir { $other } derasi; teisėjas riboja laiką.
    }
}
event-deal-closed = { WHO($player) ->
    [you] Jūs ir { $other } baigiate derybas.
   *[other] { WHO($other) ->
        [you] { $player } ir jūs baigiate derybas.
       *[other] { $player } ir { $other } baigia derybas.
    }
}
event-paused = Žaidimas sustabdytas.
event-resumed = Žaidimas tęsiamas.
event-corrected = Teisėjas taiso įrašą nr. { $count }: { $reason }
event-rules-changed = Serveris atnaujintas. Toliau galioja taisyklių versija nr. { $count }.
event-rematch = Paruoštas revanšas.
event-table-closed = Šis stalas uždarytas.
event-dice-asked = { WHO($player) ->
    [you] Metate, o rezultatą įveda teisėjas.
   *[other] { $player } meta, o rezultatą įveda teisėjas.
}
event-dice-dropped = Metimas atšauktas.
event-undone = { WHO($player) ->
    [you] Atšaukiate savo paskutinį sprendimą.
   *[other] { $player } atšaukia paskutinį sprendimą.
}
event-unknown = Kažkas įvyko.
