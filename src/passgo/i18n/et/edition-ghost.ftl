# Kummitusväljaande nimed.

edition-ghost = Kummitused
word-rent = tasu
word-rent-part = tasu
word-rent-gen = tasu
word-rent-double = topelttasu
word-deed = leping
word-deeds = lepingud
word-deed-gen = lepingu
word-deed-part = lepingut
word-deeds-part = lepinguid
word-deeds-onto = lepingutele
word-deed-onto = lepingule
word-deed-on = lepingul
word-deeds-from = lepingutest
word-deed-by = lepingu kaupa
word-deed-plot-on = sellel lepingul
word-street = leping
word-streets = lepingud
word-street-gen = lepingu
word-street-onto = lepingule
word-street-on = lepingul
word-streets-gen = lepingute
word-streets-onto = lepingutele
word-streets-with = lepingutega
word-house = kummituslõks
    .per = kummituslõksu
word-house-part = kummituslõksu
word-houses = kummituslõksud
word-houses-gen = kummituslõksude
word-hotel = hoidla
    .per = hoidla
word-hotel-part = hoidlat
word-hotel-gen = hoidla
word-hotels = hoidlad
word-hotels-gen = hoidlate
level-houses = { $count ->
    [one] { $count } kummituslõks
   *[other] { $count } kummituslõksu
}
    .acc = { $count ->
        [one] { $count } kummituslõksu
       *[other] { $count } kummituslõksu
    }
level-hotel = hoidla
level-hotels = { $count ->
    [one] { $count } hoidla
   *[other] { $count } hoidlat
}
    .acc = { $count ->
        [one] { $count } hoidla
       *[other] { $count } hoidlat
    }
group-brown = Pruun
    .set = pruuni grupi
group-light-blue = Helesinine
    .set = helesinise grupi
group-pink = Roosa
    .set = roosa grupi
group-orange = Oranž
    .set = oranži grupi
group-red = Punane
    .set = punase grupi
group-yellow = Kollane
    .set = kollase grupi
group-green = Roheline
    .set = rohelise grupi
group-dark-blue = Tumesinine
    .set = tumesinise grupi
deck-mist = Rändav udu
    .acc = Rändava udu kaardi
    .cards = Rändava udu kaardid
kind-ride = ECTO-1
    .next = järgmisele ECTO-1 ruudule
kind-entity = kummitus
    .next = järgmise kummituse juurde
token-goggles = Kaitseprillid
token-ghost-meter = Kummitusemõõtja
token-cello = Tšello
token-proton-pack = Prootonseljakott
token-marshmallow = Vahukomm
token-siren = Sireen
space-go = START
space-corner-bookshop = Nurgapealne raamatupood
    .board = Nurga{ "\u00AD" }pealne raamatu{ "\u00AD" }pood
space-mist = Rändav udu
space-subway-stairs = Metrootrepp
    .board = Metroo{ "\u00AD" }trepp
space-library-phantom = Raamatukogu vaim
    .board = Raamatu{ "\u00AD" }kogu vaim
    .gen = Raamatukogu vaimu
    .to = Raamatukogu vaimule
space-ecto-1 = ECTO-1
space-night-diner = Öösöökla
space-pawn-shop = Pandimaja
space-wax-museum = Vahakujude muuseum
space-jail = Vangla
space-old-fire-station = Vana pritsumaja
space-hungry-green-ghost = Näljane roheline tont
    .gen = Näljase rohelise tondi
    .to = Näljasele rohelisele tondile
space-university-lab = Ülikooli labor
space-city-archive = Linnaarhiiv
    .board = Linna{ "\u00AD" }arhiiv
space-reading-room = Lugemissaal
    .board = Lugemis{ "\u00AD" }saal
space-card-catalogue = Kaartkataloog
    .board = Kaart{ "\u00AD" }kataloog
space-grand-staircase = Paraadtrepp
    .board = Paraad{ "\u00AD" }trepp
space-free-parking = Tasuta parkimine
space-hotel-lobby = Hotelli fuajee
space-ballroom = Ballisaal
space-twelfth-floor = 12. korrus
space-town-hall = Raekoda
space-mayors-office = Linnapea kabinet
space-gate-hound = Väravakoer
    .gen = Väravakoera
    .to = Väravakoerale
space-city-jail-roof = Vangla katus
space-go-to-jail = Mine vanglasse
space-park-gate = Pargi värav
space-carriage-stand = Voorimeeste peatus
    .board = Voori{ "\u00AD" }meeste peatus
space-penthouse-kitchen = Katusekorteri köök
    .board = Katuse{ "\u00AD" }korteri köök
space-rooftop-temple = Katusetempel
    .board = Katuse{ "\u00AD" }tempel
space-giant-of-the-avenue = Puiestee hiiglane
    .gen = Puiestee hiiglase
    .to = Puiestee hiiglasele
space-crossroads-gate = Ristteede värav

card-advance-to = Keskööl heliseb telefon. Mine ruudule { $space }.
card-to-go = Öövahetus on läbi. Mine ruudule { $go } ja võta oma palk.
card-next-ride = Sireenid tööle! Mine { FORM($space, "next") }. Sealt võid tavalise hinnaga edasi sõita.
card-next-entity = Keegi ulub lähedal. Mine { FORM($space, "next") } ja astu talle vastu koos sinust vasakul istuva mängijaga.
card-back-three = Libastud lima peal. Mine kolm ruutu tagasi ja tee, mida see ruut ütleb.
card-go-to-jail = Keegi ei usu sinu kummitusse. Mine otse vanglasse. Palka sa ei saa.
card-jail-free = Linnapea on sulle teene võlgu. Hoia see kaart alles: sellega pääsed korra vanglast või võid selle müüa.
card-general-repairs = Varustus kuumeneb üle. Maksa iga { FORM($house-name, "per") } eest { $house } ja iga { FORM($hotel-name, "per") } eest { $hotel }.
card-speeding = Sireeniga või sireenita, sõitsid liiga kiiresti. Maksa { $amount }.
card-elected-chair = Oled nüüd meeskonna juht ja teed õhtusöögi välja. Anna igale mängijale { $amount }.
card-dividend = Sinu mopivabriku aktsiad maksavad dividende. Võta { $amount }.
card-loan-matures = Klient tasub iidvana arve. Võta { $amount }.
card-bank-error = Kummitus Panga raamatutes lisab sulle ühe nulli. Võta { $amount }.
card-doctor = Arst puhastab su kõrva limast. Maksa { $amount }.
card-sale-of-stock = Müüd oma voodilinavabriku aktsiad. Võta { $amount }.
card-holiday-fund = Sinu puhkusepäevad makstakse rahas välja. Võta { $amount }.
card-tax-refund = Maksuamet loeb lima kulude hulka. Võta { $amount }.
card-birthday = Sinu sünnipäeval laulavad isegi kummitused. Iga mängija annab sulle { FORM($amount, "acc") }.
card-life-insurance = Oled kummituste vastu kindlustatud. Võta { $amount }.
card-hospital = Öö kliinikus: sa ikka veel helendad. Maksa { $amount }.
card-school-fees = Õhtukool: kummitusetõrje, esimene osa. Maksa { $amount }.
card-consultancy-fee = Ütled kliendile, et kolisevad ainult torud. Võta { $amount }.
card-street-repairs = Tänav on limane. Maksa iga { FORM($house-name, "per") } eest { $house } ja iga { FORM($hotel-name, "per") } eest { $hotel }.
card-second-prize = Sinu kummituskõrvits saab võistlusel teise koha. Võta { $amount }.
card-inheritance = Tänulik kummitus paneb su oma testamenti. Võta { $amount }.

## Events, told in this world

event-jailed = { WHO($player) ->
    [you] Keegi ei usu sinu kummitusse: lähed vanglasse.
   *[other] Keegi ei usu kummitusjuttu: { $player } läheb vanglasse.
}
story-roll-jailed = { WHO($player) ->
    [you] Veeretad { $dice }. Keegi ei usu sinu kummitusse: lähed vanglasse.
   *[other] { $player } veeretab { $dice }. Keegi ei usu kummitusjuttu: ees ootab vangla.
}
event-freed = { WHO($player) ->
    [you] Linnapea laseb su vanglast välja.
   *[other] Linnapea laseb { FORM($player, "gen") } vanglast välja.
}
story-salary = Ruut { $go } annab öövahetuse eest palka { $amount }.
event-salary = { WHO($player) ->
    [you] Läbid ruudu { $go } ja saad öövahetuse eest { FORM($amount, "acc") }.
   *[other] { $player } läbib ruudu { $go } ja saab öövahetuse eest { FORM($amount, "acc") }.
}
event-ride = { WHO($player) ->
    [you] Sireenid tööle! Sõidad { FORM($amount, "gen") } eest ruudule { $space }.
   *[other] Sireenid tööle! { $player } sõidab { FORM($amount, "gen") } eest ruudule { $space }.
}
event-entity-fought = { WHO($player) ->
    [you] Sina ja { $other } veeretate { $dice } ja püüate { FORM($space, "gen") } kinni.
   *[other] { WHO($other) ->
        [you] { $player } ja sina veeretate { $dice } ja püüate { FORM($space, "gen") } kinni.
       *[other] { $player } ja { $other } veeretavad { $dice } ja püüavad { FORM($space, "gen") } kinni.
    }
}
event-entity-fought-lost = { WHO($player) ->
    [you] Sina ja { $other } veeretate { $dice } ja lõpetate { FORM($space, "gen") } limas.
   *[other] { WHO($other) ->
        [you] { $player } ja sina veeretate { $dice } ja lõpetate { FORM($space, "gen") } limas.
       *[other] { $player } ja { $other } veeretavad { $dice } ja lõpetavad { FORM($space, "gen") } limas.
    }
}
event-paid-entity = { WHO($player) ->
    [you] Koristad { FORM($space, "gen") } järelt ja maksad { FORM($amount, "acc") }.
   *[other] { $player } koristab { FORM($space, "gen") } järelt ja maksab { FORM($amount, "acc") }.
}
event-built = { WHO($player) ->
    [you] Teed ruudu { $space } { FORM($amount, "gen") } eest kummituskindlaks: nüüd { $level }.
   *[other] { $player } teeb ruudu { $space } { FORM($amount, "gen") } eest kummituskindlaks: nüüd { $level }.
}
event-built-won = { WHO($player) ->
    [you] Teed ruudu { $space } kummituskindlaks: nüüd { $level }.
   *[other] { $player } teeb ruudu { $space } kummituskindlaks: nüüd { $level }.
}
story-built = { WHO($player) ->
    [you] Teed { FORM($amount, "gen") } eest kummituskindlaks: { $spaces }.
   *[other] { $player } teeb { FORM($amount, "gen") } eest kummituskindlaks: { $spaces }.
}
event-bankrupt = { WHO($player) ->
    [you] Lähed pankrotti ja annad varustuse ära. Kõik allesjäänu läheb { FORM($other, "to") }.
   *[other] { WHO($other) ->
        [you] { $player } läheb pankrotti ja annab varustuse ära. Kõik allesjäänu läheb sulle.
       *[other] { $player } läheb pankrotti ja annab varustuse ära. Kõik allesjäänu läheb { FORM($other, "to") }.
    }
}
event-game-over = Linn saab jälle magada: { $players } võidab mängu.
event-game-over-shared = Linn saab jälle magada. Võitu jagavad { $players }.

character-1 = Inspektor Harja
character-2 = Pealik Särtsu
character-3 = Agent Arve
character-4 = Portjee Soola
character-5 = Algaja Tormi
character-6 = Ametnik Soodus
says-careful-buys = Kontrollisin enne, ega seal ei kummita.
says-careful-earns = Panin kviitungi juba kausta.
says-careful-pays = Lima tarbeks panen alati veidi kõrvale.
says-careful-wins = Lõpuks ometi on minu linnas vaikus.
says-bold-buys = Mina seda kohta ei karda!
says-bold-earns = Püüaksin kummitusi ka tasuta, aga aitäh!
says-bold-pays = Olen hullematki lima näinud.
says-bold-wins = Puhastasin terve linna. Sireenid tööle!
says-haggler-buys = Kummituse sain kauba peale.
says-haggler-earns = Saatsin koguni viisaka arve.
says-haggler-pays = Kas tohin maksta kummituslõksudega?
says-haggler-wins = Saadan linnale arve.
