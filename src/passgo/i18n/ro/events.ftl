### Ce s-a întâmplat la masă, așa cum povestește jurnalul. FORM($space, "the") este numele articulat, FORM($space, "at") numele
### după o prepoziție. Numele jucătorilor stau numai în nominativ sau după o prepoziție („la Ana”, „de la Ana”).


## Începutul

event-start-rolled = { WHO($player) ->
    [you] Arunci { $dice } pentru a stabili cine începe.
   *[other] { $player } aruncă { $dice } pentru a stabili cine începe.
}
event-started = { WHO($player) ->
    [you] Începi tu. Ordinea jocului: { $players }.
   *[other] Începe { $player }. Ordinea jocului: { $players }.
}
event-clock-started = Ceasul pornește.
event-dealt = { WHO($player) ->
    [you] Primești la împărțire { FORM($space, "the") }.
   *[other] { $player } primește la împărțire { FORM($space, "the") }.
}

## Tura, aruncarea, mutarea

event-turn = { WHO($player) ->
    [you] E rândul tău.
   *[other] Urmează { $player }.
}
event-rolled = { WHO($player) ->
    [you] Arunci { $dice }.
   *[other] { $player } aruncă { $dice }.
}
event-moved = { WHO($player) ->
    [you] Ajungi pe { FORM($space, "at") }.
   *[other] { $player } ajunge pe { FORM($space, "at") }.
}
event-moved-back = { WHO($player) ->
    [you] Te întorci pe { FORM($space, "at") }.
   *[other] { $player } se întoarce pe { FORM($space, "at") }.
}
event-salary = { WHO($player) ->
    [you] Treci de { $go } și primești { $amount }.
   *[other] { $player } trece de { $go } și primește { $amount }.
}
story-roll = { WHO($player) ->
    [you] Arunci { $dice } și ajungi pe { FORM($space, "at") }.
   *[other] { $player } aruncă { $dice } și ajunge pe { FORM($space, "at") }.
}
story-roll-rent = { WHO($player) ->
    [you] Arunci { $dice }, ajungi la { $other }, pe { FORM($space, "at") }, și plătești { $amount }.
   *[other] { WHO($other) ->
        [you] { $player } aruncă { $dice }, ajunge la tine, pe { FORM($space, "at") }, și îți plătește { $amount }.
       *[other] { $player } aruncă { $dice }, ajunge la { $other }, pe { FORM($space, "at") }, și plătește { $amount }.
    }
}
story-roll-due = { WHO($player) ->
    [you] Arunci { $dice } și ajungi la { $other }, pe { FORM($space, "at") }. { Word-rent-the } este de { $amount }.
   *[other] { WHO($other) ->
        [you] { $player } aruncă { $dice } și ajunge la tine, pe { FORM($space, "at") }. { Word-rent-the } este de { $amount }.
       *[other] { $player } aruncă { $dice } și ajunge la { $other }, pe { FORM($space, "at") }. { Word-rent-the } este de { $amount }.
    }
}
story-roll-due-dice = { WHO($player) ->
    [you] Arunci { $dice } și ajungi la { $other }, pe { FORM($space, "at") }. Zarurile hotărăsc { word-rent-the }.
   *[other] { WHO($other) ->
        [you] { $player } aruncă { $dice } și ajunge la tine, pe { FORM($space, "at") }. Zarurile hotărăsc { word-rent-the }.
       *[other] { $player } aruncă { $dice } și ajunge la { $other }, pe { FORM($space, "at") }. Zarurile hotărăsc { word-rent-the }.
    }
}
story-roll-bought = { WHO($player) ->
    [you] Arunci { $dice }, ajungi pe { FORM($space, "at") } și cumperi { word-deed-the } cu { $amount }.
   *[other] { $player } aruncă { $dice }, ajunge pe { FORM($space, "at") } și cumpără { word-deed-the } cu { $amount }.
}
story-roll-tax = { WHO($player) ->
    [you] Arunci { $dice }, ajungi pe { FORM($space, "at") } și plătești { $amount }.
   *[other] { $player } aruncă { $dice }, ajunge pe { FORM($space, "at") } și plătește { $amount }.
}
story-roll-jailed = { WHO($player) ->
    [you] Arunci { $dice } și mergi la închisoare.
   *[other] { $player } aruncă { $dice } și merge la închisoare.
}
story-roll-stayed = { WHO($player) ->
    [you] Arunci { $dice } și rămâi în închisoare (încercarea { $count }).
   *[other] { $player } aruncă { $dice } și rămâne în închisoare (încercarea { $count }).
}
story-salary = { $go } plătește { $amount }.
event-jailed = { WHO($player) ->
    [you] Mergi la închisoare.
   *[other] { $player } merge la închisoare.
}
event-freed = { WHO($player) ->
    [you] Ieși din închisoare.
   *[other] { $player } iese din închisoare.
}
event-freed-fine = { WHO($player) ->
    [you] Plătești { $amount } și ieși din închisoare.
   *[other] { $player } plătește { $amount } și iese din închisoare.
}
event-stayed-in-jail = { WHO($player) ->
    [you] Rămâi în închisoare (încercarea { $count }).
   *[other] { $player } rămâne în închisoare (încercarea { $count }).
}
event-ride = { WHO($player) ->
    [you] Plătești { $amount } și călătorești până la { FORM($space, "at") }.
   *[other] { $player } plătește { $amount } și călătorește până la { FORM($space, "at") }.
}

## Cumpărări și licitații

event-bought = { WHO($player) ->
    [you] Cumperi { FORM($space, "the") } cu { $amount }.
   *[other] { $player } cumpără { FORM($space, "the") } cu { $amount }.
}
story-bought = { WHO($player) ->
    [you] Ajungi pe { FORM($space, "at") } și cumperi { word-deed-the } cu { $amount }.
   *[other] { $player } ajunge pe { FORM($space, "at") } și cumpără { word-deed-the } cu { $amount }.
}
event-declined = { WHO($player) ->
    [you] Nu cumperi { FORM($space, "the") }.
   *[other] { $player } nu cumpără { FORM($space, "the") }.
}
event-auction-opened = Începe licitația pentru { FORM($space, "at") }. Suma de pornire: { $amount }.
event-auction-opened-building = Se licitează o clădire între cei care o vor. Suma de pornire: { $amount }.
event-bid = { WHO($player) ->
    [you] Licitezi { $amount }.
   *[other] { $player } licitează { $amount }.
}
story-auction-bid = { WHO($player) ->
    [you] Conduci licitația pentru { FORM($space, "at") } cu { $amount }.
   *[other] { $player } conduce licitația pentru { FORM($space, "at") } cu { $amount }.
}
event-passed = { WHO($player) ->
    [you] Zici pas.
   *[other] { $player } zice pas.
}
event-auction-won = { WHO($player) ->
    [you] Câștigi licitația pentru { FORM($space, "at") } cu { $amount }.
   *[other] { $player } câștigă licitația pentru { FORM($space, "at") } cu { $amount }.
}
event-auction-won-building = { WHO($player) ->
    [you] Câștigi clădirea la licitație cu { $amount }.
   *[other] { $player } câștigă clădirea la licitație cu { $amount }.
}
event-auction-unsold = Nimeni nu licitează: Banca păstrează { FORM($space, "the") }.
event-auction-unsold-building = Nimeni nu licitează: Banca păstrează clădirea.
event-defaulted = { WHO($player) ->
    [you] Nu poți plăti suma cu care ai câștigat și ieși din această licitație.
   *[other] { $player } nu poate plăti suma câștigătoare și iese din această licitație.
}
event-going-1 = O dată…
event-going-2 = De două ori…

## Chirii și alte plăți

event-rent-due = { WHO($player) ->
    [you] Ajungi la { $other }, pe { FORM($space, "at") }. { Word-rent-the } este de { $amount }.
   *[other] { WHO($other) ->
        [you] { $player } ajunge la tine, pe { FORM($space, "at") }. { Word-rent-the } este de { $amount }.
       *[other] { $player } ajunge la { $other }, pe { FORM($space, "at") }. { Word-rent-the } este de { $amount }.
    }
}
event-rent-due-dice = { WHO($player) ->
    [you] Ajungi la { $other }, pe { FORM($space, "at") }. Zarurile hotărăsc { word-rent-the }.
   *[other] { WHO($other) ->
        [you] { $player } ajunge la tine, pe { FORM($space, "at") }. Zarurile hotărăsc { word-rent-the }.
       *[other] { $player } ajunge la { $other }, pe { FORM($space, "at") }. Zarurile hotărăsc { word-rent-the }.
    }
}
story-rent = { WHO($player) ->
    [you] Ajungi la { $other }, pe { FORM($space, "at") }, și plătești { $amount }.
   *[other] { WHO($other) ->
        [you] { $player } ajunge la tine, pe { FORM($space, "at") }, și îți plătește { $amount }.
       *[other] { $player } ajunge la { $other }, pe { FORM($space, "at") }, și plătește { $amount }.
    }
}
story-tax = { WHO($player) ->
    [you] Ajungi pe { FORM($space, "at") } și plătești { $amount }.
   *[other] { $player } ajunge pe { FORM($space, "at") } și plătește { $amount }.
}
event-claim-lapsed = { WHO($other) ->
    [you] Nu ai cerut la timp { word-rent-the } pentru { FORM($space, "at") }.
   *[other] { $other } nu a cerut la timp { word-rent-the } pentru { FORM($space, "at") }.
}
event-owed-rent = { WHO($player) ->
    [you] Ai la { $other } o datorie de { $amount }, { word-rent-the } pentru { FORM($space, "at") }.
   *[other] { WHO($other) ->
        [you] { $player } are la tine o datorie de { $amount }, { word-rent-the } pentru { FORM($space, "at") }.
       *[other] { $player } are la { $other } o datorie de { $amount }, { word-rent-the } pentru { FORM($space, "at") }.
    }
}
event-owed-tax = { WHO($player) ->
    [you] Ai de plătit { $amount } pentru { FORM($space, "at") }.
   *[other] { $player } are de plătit { $amount } pentru { FORM($space, "at") }.
}
event-owed-card = { WHO($player) ->
    [you] Din cauza cărții ai o datorie de { $amount } la { FORM($other, "acc") }.
   *[other] { WHO($other) ->
        [you] Din cauza cărții, { $player } are o datorie de { $amount } la tine.
       *[other] Din cauza cărții, { $player } are o datorie de { $amount } la { FORM($other, "acc") }.
    }
}
event-owed-fine = { WHO($player) ->
    [you] Ai de plătit { $amount } ca să ieși din închisoare.
   *[other] { $player } are de plătit { $amount } ca să iasă din închisoare.
}
event-owed-auction = { WHO($player) ->
    [you] Ai de plătit { $amount } pentru licitație.
   *[other] { $player } are de plătit { $amount } pentru licitație.
}
event-owed-entity = { WHO($player) ->
    [you] Ai de plătit { $amount } după lupta cu { FORM($space, "at") }.
   *[other] { $player } are de plătit { $amount } după lupta cu { FORM($space, "at") }.
}
event-owed-question = { WHO($player) ->
    [you] Ai de plătit { $amount } la cub.
   *[other] { $player } are de plătit { $amount } la cub.
}
event-owed-interest = { WHO($player) ->
    [you] Ai de plătit o dobândă de { $amount } pentru { FORM($space, "at") }.
   *[other] { $player } are de plătit o dobândă de { $amount } pentru { FORM($space, "at") }.
}
event-paid-rent = { WHO($player) ->
    [you] { $other } încasează de la tine o { word-rent } de { $amount } pentru { FORM($space, "at") }.
   *[other] { WHO($other) ->
        [you] Încasezi de la { $player } o { word-rent } de { $amount } pentru { FORM($space, "at") }.
       *[other] { $other } încasează de la { $player } o { word-rent } de { $amount } pentru { FORM($space, "at") }.
    }
}
event-paid-tax = { WHO($player) ->
    [you] Plătești { $amount } pentru { FORM($space, "at") }.
   *[other] { $player } plătește { $amount } pentru { FORM($space, "at") }.
}
event-paid-card = { WHO($player) ->
    [you] { WHO($other) ->
        [bank] Plătești Băncii { $amount }.
       *[other] { $other } încasează { $amount } de la tine.
    }
   *[other] { WHO($other) ->
        [you] Încasezi { $amount } de la { $player }.
        [bank] { $player } plătește Băncii { $amount }.
       *[other] { $other } încasează { $amount } de la { $player }.
    }
}
event-paid-fine = { WHO($player) ->
    [you] Plătești { $amount } ca să ieși din închisoare.
   *[other] { $player } plătește { $amount } ca să iasă din închisoare.
}
event-paid-auction = { WHO($player) ->
    [you] Plătești Băncii { $amount }.
   *[other] { $player } plătește Băncii { $amount }.
}
event-paid-entity = { WHO($player) ->
    [you] Plătești { $amount } după lupta cu { FORM($space, "at") }.
   *[other] { $player } plătește { $amount } după lupta cu { FORM($space, "at") }.
}
event-paid-question = { WHO($player) ->
    [you] Plătești { $amount }.
   *[other] { $player } plătește { $amount }.
}
event-paid-interest = { WHO($player) ->
    [you] Plătești o dobândă de { $amount } pentru { FORM($space, "at") }.
   *[other] { $player } plătește o dobândă de { $amount } pentru { FORM($space, "at") }.
}
story-kept = { WHO($player) ->
    [you] Păstrezi ipoteca pe { FORM($space, "at") } și plătești o dobândă de { $amount }.
   *[other] { $player } păstrează ipoteca pe { FORM($space, "at") } și plătește o dobândă de { $amount }.
}
event-received = { WHO($player) ->
    [you] Primești { $amount }.
   *[other] { $player } primește { $amount }.
}

## Cărți, lupte, cuburi

event-card-drawn = { WHO($player) ->
    [you] Tragi o carte „{ $deck }”: { $note }
   *[other] { $player } trage o carte „{ $deck }”: { $note }
}
event-card-shown = { WHO($player) ->
    [you] Arăți o carte de ieșire din închisoare.
   *[other] { $player } arată o carte de ieșire din închisoare.
}
event-card-used = { WHO($player) ->
    [you] Folosești o carte ca să ieși din închisoare.
   *[other] { $player } folosește o carte ca să iasă din închisoare.
}
event-deck-shuffled = Se amestecă teancul „{ $deck }”.
event-dice = { WHO($player) ->
    [you] Arunci { $dice }.
   *[other] { $player } aruncă { $dice }.
}
event-entity-fought = { WHO($player) ->
    [you] Tu și { $other } aruncați { $dice } și câștigați lupta cu { FORM($space, "at") }.
   *[other] { WHO($other) ->
        [you] Tu și { $player } aruncați { $dice } și câștigați lupta cu { FORM($space, "at") }.
       *[other] { $player } și { $other } aruncă { $dice } și câștigă lupta cu { FORM($space, "at") }.
    }
}
event-entity-fought-lost = { WHO($player) ->
    [you] Tu și { $other } aruncați { $dice } și pierdeți lupta cu { FORM($space, "at") }.
   *[other] { WHO($other) ->
        [you] Tu și { $player } aruncați { $dice } și pierdeți lupta cu { FORM($space, "at") }.
       *[other] { $player } și { $other } aruncă { $dice } și pierd lupta cu { FORM($space, "at") }.
    }
}
event-question-coins-by-die = { WHO($player) ->
    [you] Primești de la { FORM($space, "at") } atâtea monede câte arată un zar.
   *[other] { $player } primește de la { FORM($space, "at") } atâtea monede câte arată un zar.
}
event-question-coins = { WHO($player) ->
    [you] Primești { $amount } de la { FORM($space, "at") }.
   *[other] { $player } primește { $amount } de la { FORM($space, "at") }.
}
event-question-move-again = { WHO($player) ->
    [you] Pe { FORM($space, "at") } mai arunci o dată și mergi mai departe.
   *[other] Pe { FORM($space, "at") }, { $player } mai aruncă o dată și merge mai departe.
}
event-question-pay = { WHO($player) ->
    [you] Plătești { $amount } la { FORM($space, "at") }.
   *[other] { $player } plătește { $amount } la { FORM($space, "at") }.
}

## Clădiri și ipoteci

event-built = { WHO($player) ->
    [you] Construiești pe { FORM($space, "at") } cu { $amount }: acum { FORM($level, "now") }.
   *[other] { $player } construiește pe { FORM($space, "at") } cu { $amount }: acum { FORM($level, "now") }.
}
event-built-won = { WHO($player) ->
    [you] Construiești pe { FORM($space, "at") }: acum { FORM($level, "now") }.
   *[other] { $player } construiește pe { FORM($space, "at") }: acum { FORM($level, "now") }.
}
story-built = { WHO($player) ->
    [you] Construiești pe { FORM($spaces, "at") } cu { $amount }.
   *[other] { $player } construiește pe { FORM($spaces, "at") } cu { $amount }.
}
event-sold = { WHO($player) ->
    [you] Vinzi clădiri de pe { FORM($space, "at") } cu { $amount }: acum { FORM($level, "now") }.
   *[other] { $player } vinde clădiri de pe { FORM($space, "at") } cu { $amount }: acum { FORM($level, "now") }.
}
story-sold = { WHO($player) ->
    [you] Vinzi clădiri de pe { FORM($spaces, "at") } cu { $amount }.
   *[other] { $player } vinde clădiri de pe { FORM($spaces, "at") } cu { $amount }.
}
event-shortage = { WHO($player) ->
    [you] Vrei să construiești { $pieces } ({ $spaces }). Banca are { $left }. Întâi sunt întrebați ceilalți.
   *[other] { $player } vrea să construiască { $pieces } ({ $spaces }). Banca are { $left }. Întâi sunt întrebați ceilalți.
}
event-shortage-sells = { WHO($player) ->
    [you] Vrei să dai înapoi { $pieces }. Banca are { $left }. Cumpărătorii au prioritate.
   *[other] { $player } vrea să dea înapoi { $pieces }. Banca are { $left }. Cumpărătorii au prioritate.
}
event-wanted = { WHO($player) ->
    [you] Vrei să construiești pe { FORM($spaces, "at") }.
   *[other] { $player } vrea să construiască pe { FORM($spaces, "at") }.
}
event-mortgaged = { WHO($player) ->
    [you] Ipotechezi { FORM($space, "the") } pentru { $amount }.
   *[other] { $player } ipotechează { FORM($space, "the") } pentru { $amount }.
}
story-mortgaged = { WHO($player) ->
    [you] Ipotechezi { FORM($spaces, "the") } pentru { $amount }.
   *[other] { $player } ipotechează { FORM($spaces, "the") } pentru { $amount }.
}
event-redeemed = { WHO($player) ->
    [you] Răscumperi { FORM($space, "the") } cu { $amount }.
   *[other] { $player } răscumpără { FORM($space, "the") } cu { $amount }.
}
story-redeemed = { WHO($player) ->
    [you] Răscumperi { FORM($spaces, "the") } cu { $amount }.
   *[other] { $player } răscumpără { FORM($spaces, "the") } cu { $amount }.
}
event-kept = { WHO($player) ->
    [you] Păstrezi ipoteca pe { FORM($space, "at") }.
   *[other] { $player } păstrează ipoteca pe { FORM($space, "at") }.
}
event-deferred = { WHO($player) ->
    [you] Plătești mai târziu dobânda pentru { FORM($space, "at") }.
   *[other] { $player } va plăti mai târziu dobânda pentru { FORM($space, "at") }.
}
event-surrendered = { WHO($player) ->
    [you] Vinzi Băncii { FORM($space, "the") } cu { $amount }.
   *[other] { $player } vinde Băncii { FORM($space, "the") } cu { $amount }.
}

## Schimburi

event-offered = { WHO($player) ->
    [you] Propui un schimb cu { $other }: { FORM($give, "the") } pentru { FORM($take, "at") }.
   *[other] { WHO($other) ->
        [you] { $player } îți propune un schimb: { FORM($give, "the") } pentru { FORM($take, "at") }.
       *[other] { $player } propune un schimb cu { $other }: { FORM($give, "the") } pentru { FORM($take, "at") }.
    }
}
event-offered-gone = { WHO($player) ->
    [you] Propui un schimb cu { $other }.
   *[other] { WHO($other) ->
        [you] { $player } îți propune un schimb.
       *[other] { $player } propune un schimb cu { $other }.
    }
}
story-deal = { WHO($player) ->
    [you] Faci schimb cu { $other }: { FORM($give, "the") } pentru { FORM($take, "at") }.
   *[other] { WHO($other) ->
        [you] { $player } face schimb cu tine: { GENDER($give) ->
            [none] nu primești nimic
           *[other] primești { FORM($give, "the") }
        } pentru { FORM($take, "at") }.
       *[other] { $player } face schimb cu { $other }: { FORM($give, "the") } pentru { FORM($take, "at") }.
    }
}
story-offer-rejected = { WHO($player) ->
    [you] { $other } respinge oferta ta: { FORM($give, "the") } pentru { FORM($take, "at") }.
   *[other] { WHO($other) ->
        [you] Respingi oferta de la { $player }: { FORM($give, "the") } pentru { FORM($take, "at") }.
       *[other] { $other } respinge oferta de la { $player }: { FORM($give, "the") } pentru { FORM($take, "at") }.
    }
}
event-accepted = { WHO($player) ->
    [you] Accepți oferta de la { $other }.
   *[other] { WHO($other) ->
        [you] { $player } acceptă oferta ta.
       *[other] { $player } acceptă oferta de la { $other }.
    }
}
event-rejected = { WHO($player) ->
    [you] Respingi oferta de la { $other }.
   *[other] { WHO($other) ->
        [you] { $player } respinge oferta ta.
       *[other] { $player } respinge oferta de la { $other }.
    }
}
event-withdrawn = { WHO($player) ->
    [you] Îți retragi oferta.
   *[other] { $player } își retrage oferta.
}
event-deed-passed = { WHO($player) ->
    [you] { $other } primește { FORM($space, "the") } de la tine.
   *[other] { WHO($other) ->
        [you] Primești { FORM($space, "the") } de la { $player }.
       *[other] { $other } primește { FORM($space, "the") } de la { $player }.
    }
}

## Sfârșituri

event-bankrupt = { WHO($player) ->
    [you] Dai faliment. Ce îți rămâne trece la { FORM($other, "acc") }.
   *[other] { WHO($other) ->
        [you] { $player } dă faliment. Ce rămâne trece la tine.
       *[other] { $player } dă faliment. Ce rămâne trece la { FORM($other, "acc") }.
    }
}
event-liquidated = { WHO($player) ->
    [you] Vinzi toate clădirile cu { $buildings } și ipotechezi toate { word-deeds-the } pentru { $deeds }.
   *[other] { $player } vinde toate clădirile cu { $buildings } și ipotechează toate { word-deeds-the } pentru { $deeds }.
}
event-liquidated-buildings = { WHO($player) ->
    [you] Vinzi toate clădirile cu { $amount }.
   *[other] { $player } vinde toate clădirile cu { $amount }.
}
event-liquidated-deeds = { WHO($player) ->
    [you] Ipotechezi toate { word-deeds-the } pentru { $amount }.
   *[other] { $player } ipotechează toate { word-deeds-the } pentru { $amount }.
}
event-estate-passed = { WHO($other) ->
    [you] Primești { FORM($spaces, "the") } de la { $player }.
   *[other] { $other } primește { FORM($spaces, "the") } de la { $player }.
}
event-expelled = { WHO($player) ->
    [you] Ieși din joc prin decizia arbitrului. Ce rămâne trece la Bancă.
   *[other] { $player } iese din joc prin decizia arbitrului. Ce rămâne trece la Bancă.
}
event-last-round = Arbitrul anunță ultimul tur.
event-time = Arbitrul anunță sfârșitul timpului.
event-game-over = Jocul s-a terminat: câștigă { $players }.
event-game-over-shared = Jocul s-a terminat: { $players } împart victoria.

## Masa însăși

event-table-created = Masa este pregătită.
event-settings-chosen = Gazda schimbă setările.
event-seat-taken = { WHO($player) ->
    [you] Te așezi la masă.
   *[other] { $player } se așază la masă.
}
event-seat-returned = { WHO($player) ->
    [you] Ai revenit.
   *[other] { $player } a revenit.
}
event-seat-left = { WHO($player) ->
    [you] Pleci.
   *[other] { $player } pleacă.
}
event-bot-seated = Un bot se așază la masă.
event-bot-removed = Un bot își părăsește locul.
event-judge-seated = A sosit arbitrul.
event-table-started = Jocul începe.
event-deal-timed = Arbitrul stabilește un timp-limită pentru { $player } și { $other }.
event-deal-closed = Negocierea dintre { $player } și { $other } s-a încheiat.
event-paused = Jocul este în pauză.
event-resumed = Jocul continuă.
event-corrected = Arbitrul corectează înregistrarea { $count }: { $reason }
event-rules-changed = Serverul a fost actualizat. De aici înainte se aplică versiunea { $count } a regulilor.
event-rematch = Revanșa este pregătită.
event-table-closed = Masa a fost închisă.
event-dice-asked = { WHO($player) ->
    [you] Arunci tu; arbitrul introduce aruncarea.
   *[other] Aruncă { $player }; arbitrul introduce aruncarea.
}
event-dice-dropped = Aruncarea este anulată.
event-undone = { WHO($player) ->
    [you] Îți anulezi ultima decizie.
   *[other] { $player } își anulează ultima decizie.
}
event-unknown = S-a întâmplat ceva.
