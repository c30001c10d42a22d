# Mitä pöydässä tapahtui.

## Alku

event-start-rolled = { WHO($player) ->
    [you] Heität aloitusheitossa { $dice }.
   *[other] { $player } heittää aloitusheitossa { $dice }.
}
event-started = { WHO($player) ->
    [you] Sinä aloitat. Pelijärjestys: { $players }.
   *[other] { $player } aloittaa. Pelijärjestys: { $players }.
}
event-clock-started = Kello käynnistyy.
event-dealt = { WHO($player) ->
    [you] Saat jaossa { FORM($space, "gen") }.
   *[other] { $player } saa jaossa { FORM($space, "gen") }.
}

## Vuoro, heitto, siirto

event-turn = { WHO($player) ->
    [you] Sinun vuorosi.
   *[other] { FORM($player, "gen") } vuoro.
}
event-rolled = { WHO($player) ->
    [you] Heität { $dice }.
   *[other] { $player } heittää { $dice }.
}
event-moved = { WHO($player) ->
    [you] Siirryt ruutuun { $space }.
   *[other] { $player } siirtyy ruutuun { $space }.
}
event-moved-back = { WHO($player) ->
    [you] Siirryt takaisin ruutuun { $space }.
   *[other] { $player } siirtyy takaisin ruutuun { $space }.
}
event-salary = { WHO($player) ->
    [you] Ohitat ruudun { $go } ja saat { FORM($amount, "acc") }.
   *[other] { $player } ohittaa ruudun { $go } ja saa { FORM($amount, "acc") }.
}
story-roll = { WHO($player) ->
    [you] Heität { $dice } ja osut ruutuun { $space }.
   *[other] { $player } heittää { $dice } ja osuu ruutuun { $space }.
}
story-roll-rent = { WHO($player) ->
    [you] Heität { $dice }, osut { FORM($other, "gen") } ruutuun { $space } ja maksat { FORM($amount, "acc") }.
   *[other] { WHO($other) ->
        [you] { $player } heittää { $dice }, osuu ruutuusi { $space } ja maksaa sinulle { FORM($amount, "acc") }.
       *[other] { $player } heittää { $dice }, osuu { FORM($other, "gen") } ruutuun { $space } ja maksaa { FORM($amount, "acc") }.
    }
}
story-roll-due = { WHO($player) ->
    [you] Heität { $dice } ja osut { FORM($other, "gen") } ruutuun { $space }. { Word-rent } on { $amount }.
   *[other] { WHO($other) ->
        [you] { $player } heittää { $dice } ja osuu ruutuusi { $space }. { Word-rent } on { $amount }.
       *[other] { $player } heittää { $dice } ja osuu { FORM($other, "gen") } ruutuun { $space }. { Word-rent } on { $amount }.
    }
}
story-roll-due-dice = { WHO($player) ->
    [you] Heität { $dice } ja osut { FORM($other, "gen") } ruutuun { $space }. Nopat ratkaisevat { word-rent-gen }.
   *[other] { WHO($other) ->
        [you] { $player } heittää { $dice } ja osuu ruutuusi { $space }. Nopat ratkaisevat { word-rent-gen }.
       *[other] { $player } heittää { $dice } ja osuu { FORM($other, "gen") } ruutuun { $space }. Nopat ratkaisevat { word-rent-gen }.
    }
}
story-roll-bought = { WHO($player) ->
    [you] Heität { $dice }, osut ruutuun { $space } ja ostat sen hintaan { $amount }.
   *[other] { $player } heittää { $dice }, osuu ruutuun { $space } ja ostaa sen hintaan { $amount }.
}
story-roll-tax = { WHO($player) ->
    [you] Heität { $dice }, osut ruutuun { $space } ja maksat { FORM($amount, "acc") }.
   *[other] { $player } heittää { $dice }, osuu ruutuun { $space } ja maksaa { FORM($amount, "acc") }.
}
story-roll-jailed = { WHO($player) ->
    [you] Heität { $dice } ja joudut vankilaan.
   *[other] { $player } heittää { $dice } ja joutuu vankilaan.
}
story-roll-stayed = { WHO($player) ->
    [you] Heität { $dice } ja jäät vankilaan ({ $count }. yritys).
   *[other] { $player } heittää { $dice } ja jää vankilaan ({ $count }. yritys).
}
story-salary = Ruutu { $go } maksaa palkkaa { $amount }.
event-jailed = { WHO($player) ->
    [you] Joudut vankilaan.
   *[other] { $player } joutuu vankilaan.
}
event-freed = { WHO($player) ->
    [you] Pääset vankilasta.
   *[other] { $player } pääsee vankilasta.
}
event-freed-fine = { WHO($player) ->
    [you] Maksat { FORM($amount, "acc") } ja pääset vankilasta.
   *[other] { $player } maksaa { FORM($amount, "acc") } ja pääsee vankilasta.
}
event-stayed-in-jail = { WHO($player) ->
    [you] Jäät vankilaan ({ $count }. yritys).
   *[other] { $player } jää vankilaan ({ $count }. yritys).
}
event-ride = { WHO($player) ->
    [you] Otat kyydin ruutuun { $space } hintaan { $amount }.
   *[other] { $player } ottaa kyydin ruutuun { $space } hintaan { $amount }.
}

## Ostot ja huutokaupat

event-bought = { WHO($player) ->
    [you] Ostat { FORM($space, "gen") } hintaan { $amount }.
   *[other] { $player } ostaa { FORM($space, "gen") } hintaan { $amount }.
}
story-bought = { WHO($player) ->
    [you] Siirryt ruutuun { $space } ja ostat sen hintaan { $amount }.
   *[other] { $player } siirtyy ruutuun { $space } ja ostaa sen hintaan { $amount }.
}
event-declined = { WHO($player) ->
    [you] Jätät { FORM($space, "gen") } ostamatta.
   *[other] { $player } jättää { FORM($space, "gen") } ostamatta.
}
event-auction-opened = { $space } huutokaupataan. Lähtöhinta on { $amount }.
event-auction-opened-building = Rakennus huutokaupataan sitä haluavien kesken. Lähtöhinta on { $amount }.
event-bid = { WHO($player) ->
    [you] Tarjoat { FORM($amount, "acc") }.
   *[other] { $player } tarjoaa { FORM($amount, "acc") }.
}
story-auction-bid = { WHO($player) ->
    [you] Huutokaupattavana { $space }: johdat tarjouksella { $amount }.
   *[other] Huutokaupattavana { $space }: { $player } johtaa tarjouksella { $amount }.
}
event-passed = { WHO($player) ->
    [you] Passaat.
   *[other] { $player } passaa.
}
event-auction-won = { WHO($player) ->
    [you] Voitat { FORM($space, "gen") } huutokaupassa hintaan { $amount }.
   *[other] { $player } voittaa { FORM($space, "gen") } huutokaupassa hintaan { $amount }.
}
event-auction-won-building = { WHO($player) ->
    [you] Voitat rakennuksen huutokaupassa hintaan { $amount }.
   *[other] { $player } voittaa rakennuksen huutokaupassa hintaan { $amount }.
}
event-auction-unsold = Kukaan ei tarjoa. { $space } jää pankille.
event-auction-unsold-building = Kukaan ei tarjoa. Rakennus jää pankille.
event-defaulted = { WHO($player) ->
    [you] Et pysty maksamaan voittanutta tarjoustasi ja putoat tästä huutokaupasta.
   *[other] { $player } ei pysty maksamaan voittanutta tarjoustaan ja putoaa tästä huutokaupasta.
}
event-going-1 = Ensimmäinen kerta…
event-going-2 = Toinen kerta…

## Vuokra ja muut maksut

event-rent-due = { WHO($player) ->
    [you] Osut { FORM($other, "gen") } ruutuun { $space }. { Word-rent } on { $amount }.
   *[other] { WHO($other) ->
        [you] { $player } osuu ruutuusi { $space }. { Word-rent } on { $amount }.
       *[other] { $player } osuu { FORM($other, "gen") } ruutuun { $space }. { Word-rent } on { $amount }.
    }
}
event-rent-due-dice = { WHO($player) ->
    [you] Osut { FORM($other, "gen") } ruutuun { $space }. Nopat ratkaisevat { word-rent-gen }.
   *[other] { WHO($other) ->
        [you] { $player } osuu ruutuusi { $space }. Nopat ratkaisevat { word-rent-gen }.
       *[other] { $player } osuu { FORM($other, "gen") } ruutuun { $space }. Nopat ratkaisevat { word-rent-gen }.
    }
}
story-rent = { WHO($player) ->
    [you] Osut { FORM($other, "gen") } ruutuun { $space } ja maksat { FORM($amount, "acc") }.
   *[other] { WHO($other) ->
        [you] { $player } osuu ruutuusi { $space } ja maksaa sinulle { FORM($amount, "acc") }.
       *[other] { $player } osuu { FORM($other, "gen") } ruutuun { $space } ja maksaa { FORM($amount, "acc") }.
    }
}
story-tax = { WHO($player) ->
    [you] Osut ruutuun { $space } ja maksat { FORM($amount, "acc") }.
   *[other] { $player } osuu ruutuun { $space } ja maksaa { FORM($amount, "acc") }.
}
event-claim-lapsed = { WHO($other) ->
    [you] Et vaatinut ajoissa { word-rent-part } kohteesta { $space }.
   *[other] { $other } ei vaatinut ajoissa { word-rent-part } kohteesta { $space }.
}
event-owed-rent = { WHO($player) ->
    [you] Olet { FORM($other, "to") } velkaa { word-rent-part } { $amount } kohteesta { $space }.
   *[other] { WHO($other) ->
        [you] { $player } on sinulle velkaa { word-rent-part } { $amount } kohteesta { $space }.
       *[other] { $player } on { FORM($other, "to") } velkaa { word-rent-part } { $amount } kohteesta { $space }.
    }
}
event-owed-tax = { WHO($player) ->
    [you] Olet velkaa { GENDER($space) ->
        [tax] { FORM($space, "tax") } { FORM($amount, "acc") }
       *[other] { FORM($amount, "acc") } ruudusta { $space }
    }.
   *[other] { $player } on velkaa { GENDER($space) ->
        [tax] { FORM($space, "tax") } { FORM($amount, "acc") }
       *[other] { FORM($amount, "acc") } ruudusta { $space }
    }.
}
event-owed-card = { WHO($player) ->
    [you] Kortin mukaan olet { FORM($other, "to") } velkaa { FORM($amount, "acc") }.
   *[other] { WHO($other) ->
        [you] Kortin mukaan { $player } on sinulle velkaa { FORM($amount, "acc") }.
       *[other] Kortin mukaan { $player } on { FORM($other, "to") } velkaa { FORM($amount, "acc") }.
    }
}
event-owed-fine = { WHO($player) ->
    [you] Sinun on maksettava { $amount } päästäksesi vankilasta.
   *[other] { FORM($player, "gen") } on maksettava { $amount } päästäkseen vankilasta.
}
event-owed-auction = { WHO($player) ->
    [you] Olet huutokaupasta velkaa { FORM($amount, "acc") }.
   *[other] { $player } on huutokaupasta velkaa { FORM($amount, "acc") }.
}
event-owed-entity = { WHO($player) ->
    [you] Olet { FORM($space, "to") } velkaa { FORM($amount, "acc") }.
   *[other] { $player } on { FORM($space, "to") } velkaa { FORM($amount, "acc") }.
}
event-owed-question = { WHO($player) ->
    [you] Olet palikalle velkaa { FORM($amount, "acc") }.
   *[other] { $player } on palikalle velkaa { FORM($amount, "acc") }.
}
event-owed-interest = { WHO($player) ->
    [you] Olet velkaa korkoa { $amount } kohteesta { $space }.
   *[other] { $player } on velkaa korkoa { $amount } kohteesta { $space }.
}
event-paid-rent = { WHO($player) ->
    [you] Maksat { FORM($other, "to") } { word-rent-part } { $amount } kohteesta { $space }.
   *[other] { WHO($other) ->
        [you] { $player } maksaa sinulle { word-rent-part } { $amount } kohteesta { $space }.
       *[other] { $player } maksaa { FORM($other, "to") } { word-rent-part } { $amount } kohteesta { $space }.
    }
}
event-paid-tax = { WHO($player) ->
    [you] Maksat { GENDER($space) ->
        [tax] { FORM($space, "tax") } { FORM($amount, "acc") }
       *[other] { FORM($amount, "acc") } ruudusta { $space }
    }.
   *[other] { $player } maksaa { GENDER($space) ->
        [tax] { FORM($space, "tax") } { FORM($amount, "acc") }
       *[other] { FORM($amount, "acc") } ruudusta { $space }
    }.
}
event-paid-card = { WHO($player) ->
    [you] Maksat { FORM($other, "to") } { FORM($amount, "acc") }.
   *[other] { WHO($other) ->
        [you] { $player } maksaa sinulle { FORM($amount, "acc") }.
       *[other] { $player } maksaa { FORM($other, "to") } { FORM($amount, "acc") }.
    }
}
event-paid-fine = { WHO($player) ->
    [you] Maksat { FORM($amount, "acc") } päästäksesi vankilasta.
   *[other] { $player } maksaa { FORM($amount, "acc") } päästäkseen vankilasta.
}
event-paid-auction = { WHO($player) ->
    [you] Maksat pankille { FORM($amount, "acc") }.
   *[other] { $player } maksaa pankille { FORM($amount, "acc") }.
}
event-paid-entity = { WHO($player) ->
    [you] Maksat { FORM($space, "to") } { FORM($amount, "acc") }.
   *[other] { $player } maksaa { FORM($space, "to") } { FORM($amount, "acc") }.
}
event-paid-question = { WHO($player) ->
    [you] Maksat { FORM($amount, "acc") }.
   *[other] { $player } maksaa { FORM($amount, "acc") }.
}
event-paid-interest = { WHO($player) ->
    [you] Maksat korkoa { $amount } kohteesta { $space }.
   *[other] { $player } maksaa korkoa { $amount } kohteesta { $space }.
}
story-kept = { WHO($player) ->
    [you] Jätät { FORM($space, "gen") } kiinnitetyksi ja maksat korkoa { $amount }.
   *[other] { $player } jättää { FORM($space, "gen") } kiinnitetyksi ja maksaa korkoa { $amount }.
}
event-received = { WHO($player) ->
    [you] Saat { FORM($amount, "acc") }.
   *[other] { $player } saa { FORM($amount, "acc") }.
}

## Kortit, kohtaamiset, palikat

event-card-drawn = { WHO($player) ->
    [you] Nostat { FORM($deck, "acc") }: { $note }
   *[other] { $player } nostaa { FORM($deck, "acc") }: { $note }
}
event-card-shown = { WHO($player) ->
    [you] Näytät vankilakortin.
   *[other] { $player } näyttää vankilakortin.
}
event-card-used = { WHO($player) ->
    [you] Käytät kortin ja pääset vankilasta.
   *[other] { $player } käyttää kortin ja pääsee vankilasta.
}
event-deck-shuffled = { FORM($deck, "deck") } sekoitetaan.
event-dice = { WHO($player) ->
    [you] Heität { $dice }.
   *[other] { $player } heittää { $dice }.
}
event-entity-fought = { WHO($player) ->
    [you] Sinä ja { $other } heitätte { $dice } ja voitatte { FORM($space, "gen") }.
   *[other] { WHO($other) ->
        [you] Sinä ja { $player } heitätte { $dice } ja voitatte { FORM($space, "gen") }.
       *[other] { $player } ja { $other } heittävät { $dice } ja voittavat { FORM($space, "gen") }.
    }
}
event-entity-fought-lost = { WHO($player) ->
    [you] Sinä ja { $other } heitätte { $dice } ja häviätte { FORM($space, "to") }.
   *[other] { WHO($other) ->
        [you] Sinä ja { $player } heitätte { $dice } ja häviätte { FORM($space, "to") }.
       *[other] { $player } ja { $other } heittävät { $dice } ja häviävät { FORM($space, "to") }.
    }
}
event-question-coins-by-die = { WHO($player) ->
    [you] { $space } antaa sinulle kolikoita nopan silmäluvun verran.
   *[other] { $space } antaa { FORM($player, "to") } kolikoita nopan silmäluvun verran.
}
event-question-coins = { WHO($player) ->
    [you] { $space } antaa sinulle { FORM($amount, "acc") }.
   *[other] { $space } antaa { FORM($player, "to") } { FORM($amount, "acc") }.
}
event-question-move-again = { WHO($player) ->
    [you] { $space } antaa sinun heittää ja siirtyä uudelleen.
   *[other] { $space } antaa { FORM($player, "gen") } heittää ja siirtyä uudelleen.
}
event-question-pay = { WHO($player) ->
    [you] { $space } vie sinulta { FORM($amount, "acc") }.
   *[other] { $space } vie { FORM($player, "from") } { FORM($amount, "acc") }.
}

## Rakennukset ja kiinnitykset

event-built = { WHO($player) ->
    [you] Rakennat { word-street-onto } { $space } hintaan { $amount }: nyt { $level }.
   *[other] { $player } rakentaa { word-street-onto } { $space } hintaan { $amount }: nyt { $level }.
}
event-built-won = { WHO($player) ->
    [you] Rakennat { word-street-onto } { $space }: nyt { $level }.
   *[other] { $player } rakentaa { word-street-onto } { $space }: nyt { $level }.
}
story-built = { WHO($player) ->
    [you] Ostat rakennuksia hintaan { $amount }: { $spaces }.
   *[other] { $player } ostaa rakennuksia hintaan { $amount }: { $spaces }.
}
event-sold = { WHO($player) ->
    [you] Myyt { word-street-gen } { $space } rakennuksia hintaan { $amount }: nyt { $level }.
   *[other] { $player } myy { word-street-gen } { $space } rakennuksia hintaan { $amount }: nyt { $level }.
}
story-sold = { WHO($player) ->
    [you] Myyt rakennuksia hintaan { $amount }: { $spaces }.
   *[other] { $player } myy rakennuksia hintaan { $amount }: { $spaces }.
}
event-shortage = { WHO($player) ->
    [you] Haluat rakentaa { FORM($pieces, "acc") } ({ $spaces }). Pankissa on { $left }. Ensin kysytään muilta.
   *[other] { $player } haluaa rakentaa { FORM($pieces, "acc") } ({ $spaces }). Pankissa on { $left }. Ensin kysytään muilta.
}
event-shortage-sells = { WHO($player) ->
    [you] Haluat myydä takaisin { FORM($pieces, "acc") }. Pankissa on { $left }. Ostajat ovat etusijalla.
   *[other] { $player } haluaa myydä takaisin { FORM($pieces, "acc") }. Pankissa on { $left }. Ostajat ovat etusijalla.
}
event-wanted = { WHO($player) ->
    [you] Haluat rakennuksia: { $spaces }.
   *[other] { $player } haluaa rakennuksia: { $spaces }.
}
event-mortgaged = { WHO($player) ->
    [you] Kiinnität { FORM($space, "gen") } ja saat { FORM($amount, "acc") }.
   *[other] { $player } kiinnittää { FORM($space, "gen") } ja saa { FORM($amount, "acc") }.
}
story-mortgaged = { WHO($player) ->
    [you] Kiinnität kohteet { $spaces } ja saat { FORM($amount, "acc") }.
   *[other] { $player } kiinnittää kohteet { $spaces } ja saa { FORM($amount, "acc") }.
}
event-redeemed = { WHO($player) ->
    [you] Lunastat { FORM($space, "gen") } kiinnityksestä hintaan { $amount }.
   *[other] { $player } lunastaa { FORM($space, "gen") } kiinnityksestä hintaan { $amount }.
}
story-redeemed = { WHO($player) ->
    [you] Lunastat kiinnityksestä kohteet { $spaces } hintaan { $amount }.
   *[other] { $player } lunastaa kiinnityksestä kohteet { $spaces } hintaan { $amount }.
}
event-kept = { WHO($player) ->
    [you] Jätät { FORM($space, "gen") } kiinnitetyksi.
   *[other] { $player } jättää { FORM($space, "gen") } kiinnitetyksi.
}
event-deferred = { WHO($player) ->
    [you] Maksat kohteen { $space } koron myöhemmin.
   *[other] { $player } maksaa kohteen { $space } koron myöhemmin.
}
event-surrendered = { WHO($player) ->
    [you] Myyt { FORM($space, "gen") } pankille hintaan { $amount }.
   *[other] { $player } myy { FORM($space, "gen") } pankille hintaan { $amount }.
}

## Kaupat

event-offered = { WHO($player) ->
    [you] Ehdotat { FORM($other, "to") } kauppaa: { FORM($other, "to") } { $give }, sinulle { $take }.
   *[other] { WHO($other) ->
        [you] { $player } ehdottaa sinulle kauppaa: sinulle { $give }, { FORM($player, "to") } { $take }.
       *[other] { $player } ehdottaa kauppaa: { FORM($other, "to") } { $give }, { FORM($player, "to") } { $take }.
    }
}
event-offered-gone = { WHO($player) ->
    [you] Ehdotat { FORM($other, "to") } kauppaa.
   *[other] { WHO($other) ->
        [you] { $player } ehdottaa sinulle kauppaa.
       *[other] { $player } ehdottaa { FORM($other, "to") } kauppaa.
    }
}
story-deal = { WHO($player) ->
    [you] Teet kaupat: { FORM($other, "to") } { $give }, sinulle { $take }.
   *[other] { WHO($other) ->
        [you] { $player } tekee kanssasi kaupat: sinulle { $give }, { FORM($player, "to") } { $take }.
       *[other] { $player } ja { $other } tekevät kaupat: { FORM($other, "to") } { $give }, { FORM($player, "to") } { $take }.
    }
}
story-offer-rejected = { WHO($player) ->
    [you] { $other } hylkää ehdotuksesi: { FORM($other, "to") } { $give }, sinulle { $take }.
   *[other] { WHO($other) ->
        [you] Hylkäät { FORM($player, "gen") } ehdotuksen: sinulle { $give }, { FORM($player, "to") } { $take }.
       *[other] { $other } hylkää { FORM($player, "gen") } ehdotuksen: { FORM($other, "to") } { $give }, { FORM($player, "to") } { $take }.
    }
}
event-accepted = { WHO($player) ->
    [you] Hyväksyt { FORM($other, "gen") } ehdotuksen.
   *[other] { WHO($other) ->
        [you] { $player } hyväksyy ehdotuksesi.
       *[other] { $player } hyväksyy { FORM($other, "gen") } ehdotuksen.
    }
}
event-rejected = { WHO($player) ->
    [you] Hylkäät { FORM($other, "gen") } ehdotuksen.
   *[other] { WHO($other) ->
        [you] { $player } hylkää ehdotuksesi.
       *[other] { $player } hylkää { FORM($other, "gen") } ehdotuksen.
    }
}
event-withdrawn = { WHO($player) ->
    [you] Perut kauppaehdotuksesi.
   *[other] { $player } peruu kauppaehdotuksensa.
}
event-deed-passed = { WHO($player) ->
    [you] { $space } siirtyy sinulta { FORM($other, "to") }.
   *[other] { WHO($other) ->
        [you] { $space } siirtyy { FORM($player, "from") } sinulle.
       *[other] { $space } siirtyy { FORM($player, "from") } { FORM($other, "to") }.
    }
}

## Loput

event-bankrupt = { WHO($player) ->
    [you] Menet konkurssiin. Kaikki jäljellä oleva siirtyy { FORM($other, "to") }.
   *[other] { WHO($other) ->
        [you] { $player } menee konkurssiin. Kaikki jäljellä oleva siirtyy sinulle.
       *[other] { $player } menee konkurssiin. Kaikki jäljellä oleva siirtyy { FORM($other, "to") }.
    }
}
event-liquidated = { WHO($player) ->
    [you] Myyt kaikki rakennukset hintaan { $buildings }, kiinnität kaikki { word-deeds } ja saat { FORM($deeds, "acc") }.
   *[other] { $player } myy kaikki rakennukset hintaan { $buildings }, kiinnittää kaikki { word-deeds } ja saa { FORM($deeds, "acc") }.
}
event-liquidated-buildings = { WHO($player) ->
    [you] Myyt kaikki rakennukset hintaan { $amount }.
   *[other] { $player } myy kaikki rakennukset hintaan { $amount }.
}
event-liquidated-deeds = { WHO($player) ->
    [you] Kiinnität kaikki { word-deeds } ja saat { FORM($amount, "acc") }.
   *[other] { $player } kiinnittää kaikki { word-deeds } ja saa { FORM($amount, "acc") }.
}
event-estate-passed = { WHO($other) ->
    [you] Sinulle siirtyy { FORM($player, "from") } { $spaces }.
    [bank] Pankille siirtyy { FORM($player, "from") } { $spaces }.
   *[other] { FORM($other, "to") } siirtyy { FORM($player, "from") } { $spaces }.
}
event-expelled = { WHO($player) ->
    [you] Sinut suljetaan pois pelistä. Kaikki jäljellä oleva siirtyy pankille.
   *[other] { $player } suljetaan pois pelistä. Kaikki jäljellä oleva siirtyy pankille.
}
event-last-round = Tuomari julistaa viimeisen kierroksen.
event-time = Tuomari julistaa ajan päättyneeksi.
event-game-over = Peli on päättynyt. { $players } voittaa.
event-game-over-shared = Peli on päättynyt. Voiton jakavat { $players }.

## Itse pöytä

event-table-created = Pöytä on valmis.
event-settings-chosen = Isäntä muuttaa asetuksia.
event-seat-taken = { WHO($player) ->
    [you] Istut pöytään.
   *[other] { $player } istuu pöytään.
}
event-seat-returned = { WHO($player) ->
    [you] Olet palannut.
   *[other] { $player } on palannut.
}
event-seat-left = { WHO($player) ->
    [you] Lähdet pöydästä.
   *[other] { $player } lähtee pöydästä.
}
event-bot-seated = Botti istuu pöytään.
event-bot-removed = Botti lähtee pöydästä.
event-judge-seated = Tuomari on saapunut.
event-table-started = Peli alkaa.
event-deal-timed = Tuomari rajoittaa { FORM($player, "gen") } ja { FORM($other, "gen") } neuvotteluaikaa.
event-deal-closed = { FORM($player, "gen") } ja { FORM($other, "gen") } neuvottelu on päättynyt.
event-paused = Peli on tauolla.
event-resumed = Peli jatkuu.
event-corrected = Tuomari korjaa merkinnän { $count }: { $reason }
event-rules-changed = Palvelin päivitettiin. Tästä eteenpäin pelataan sääntöjen versiolla { $count }.
event-rematch = Uusi peli samoilla pelaajilla on valmiina.
event-table-closed = Pöytä on suljettu.
event-dice-asked = { WHO($player) ->
    [you] Heität; tuomari syöttää silmäluvut.
   *[other] { $player } heittää; tuomari syöttää silmäluvut.
}
event-dice-dropped = Heitto perutaan.
event-undone = { WHO($player) ->
    [you] Perut viimeisen päätöksesi.
   *[other] { $player } peruu viimeisen päätöksensä.
}
event-unknown = Jotain tapahtui.

## Nimien päätteet: FORM($player, "gen") ja muut

# -n; numerot, yksittäiset kirjaimet ja vieraat kirjaimistot saavat kaksoispisteen.
ending-gen =
    /^.$|[0-9]$/ :n
    /\.$/ -:n
    /.nen$/ ---sen
    /^satu$/ --dun
    /^ahti$/ --din
    /katu$/ --dun
    /ranta$/ --nan
    /silta$/ --lan
    /polku$/ --un
    /lahti$/ --den
    /lampi$/ --men
    /mäki$/ --en
    /joki$/ --en
    /saari$/ -en
    /(niemi|järvi)$/ -en
    /laitos$/ -ksen
    /(nnes|ii?ris)$/ -ksen
    /(ias|tuomas|andreas|joonas|luukas)$/ -ksen
    /[aeiouyäö][^aeiouyäö]+us$/ -ksen
    /[ei]us$/ -ksen
    /(kk|tt)a$/ --an
    /(kk|pp|tt)o$/ --on
    /(kk|pp|tt)u$/ --un
    /(kk|pp|tt)i$/ --in
    /(kk|pp|tt)ä$/ --än
    /(kk|pp|tt)ö$/ --ön
    /[aáàâãāăąåeéèêëēėęěiíìîïīįıoóòôõōőuúùûūůyýÿäöüøæœű][\u0300-\u036f]*$/ n
    /[bcdfghjklmnpqrstvwxzçčćċďđðģğķľļłñńņňřŕśşšșťţțþźżžß][\u0300-\u036f]*$/ in
    /.$/ :n

# -lle; numerot, yksittäiset kirjaimet ja vieraat kirjaimistot saavat kaksoispisteen.
ending-to =
    /^.$|[0-9]$/ :lle
    /\.$/ -:lle
    /.nen$/ ---selle
    /^satu$/ --dulle
    /^ahti$/ --dille
    /katu$/ --dulle
    /ranta$/ --nalle
    /silta$/ --lalle
    /polku$/ --ulle
    /lahti$/ --delle
    /lampi$/ --melle
    /mäki$/ --elle
    /joki$/ --elle
    /saari$/ -elle
    /(niemi|järvi)$/ -elle
    /laitos$/ -kselle
    /(nnes|ii?ris)$/ -kselle
    /(ias|tuomas|andreas|joonas|luukas)$/ -kselle
    /[aeiouyäö][^aeiouyäö]+us$/ -kselle
    /[ei]us$/ -kselle
    /(kk|tt)a$/ --alle
    /(kk|pp|tt)o$/ --olle
    /(kk|pp|tt)u$/ --ulle
    /(kk|pp|tt)i$/ --ille
    /(kk|pp|tt)ä$/ --älle
    /(kk|pp|tt)ö$/ --ölle
    /[aáàâãāăąåeéèêëēėęěiíìîïīįıoóòôõōőuúùûūůyýÿäöüøæœű][\u0300-\u036f]*$/ lle
    /[bcdfghjklmnpqrstvwxzçčćċďđðģğķľļłñńņňřŕśşšșťţțþźżžß][\u0300-\u036f]*$/ ille
    /.$/ :lle

# -lta tai -ltä; numerot, yksittäiset kirjaimet ja vieraat kirjaimistot saavat kaksoispisteen.
ending-from =
    /^[ahkoquå]$/ :lta
    /[2368]$|(^|[^0-9]|0)[0]$/ :lta
    /[aou][^aouyäö]*\.$/ -:lta
    /^.$|[0-9]$/ :ltä
    /\.$/ -:ltä
    /[aouáóúå][^yäöü]*nen$/ ---selta
    /.nen$/ ---seltä
    /^satu$/ --dulta
    /^ahti$/ --dilta
    /katu$/ --dulta
    /ranta$/ --nalta
    /silta$/ --lalta
    /polku$/ --ulta
    /lahti$/ --delta
    /lampi$/ --melta
    /mäki$/ --eltä
    /joki$/ --elta
    /saari$/ -elta
    /(niemi|järvi)$/ -eltä
    /laitos$/ -kselta
    /[aouáóúå][^yäöü]*(nnes|ii?ris)$/ -kselta
    /(nnes|ii?ris)$/ -kseltä
    /(ias|tuomas|andreas|joonas|luukas)$/ -kselta
    /[aeiouyäö][^aeiouyäö]+us$/ -kselta
    /[ei]us$/ -kselta
    /(kk|tt)a$/ --alta
    /(kk|pp|tt)o$/ --olta
    /(kk|pp|tt)u$/ --ulta
    /[aouáóúå][^yäöü]*(kk|pp|tt)i$/ --ilta
    /(kk|pp|tt)i$/ --iltä
    /(kk|pp|tt)ä$/ --ältä
    /(kk|pp|tt)ö$/ --öltä
    /([aouáàâãāăąåóòôõōúùûūů]|[aouáàâãāăąåóòôõōúùûūů][^äöüøæœőűy]*[eiyéèêëēėęěíìîïīįı])[\u0300-\u036f]*$/ lta
    /[aáàâãāăąåeéèêëēėęěiíìîïīįıoóòôõōőuúùûūůyýÿäöüøæœű][\u0300-\u036f]*$/ ltä
    /[aouáàâãāăąåóòôõōúùûūů][^äöüøæœőűy]*[bcdfghjklmnpqrstvwxzçčćċďđðģğķľļłñńņňřŕśşšșťţțþźżžß][\u0300-\u036f]*$/ ilta
    /[bcdfghjklmnpqrstvwxzçčćċďđðģğķľļłñńņňřŕśşšșťţțþźżžß][\u0300-\u036f]*$/ iltä
    /.$/ :lta
