# Cthulhu väljaande nimed.

edition-cthulhu = Cthulhu
edition-cthulhu-short = Cthulhu, lühike mäng
word-street = olend
word-streets = olendid
word-street-gen = olendi
word-street-onto = olendile
word-street-on = olendil
word-streets-gen = olendite
word-streets-onto = olenditele
word-streets-with = olenditega
word-house = krüpt
    .per = krüpti
word-house-part = krüpti
word-houses = krüptid
word-houses-gen = krüptide
word-hotel = mausoleum
    .per = mausoleumi
word-hotel-part = mausoleumi
word-hotel-gen = mausoleumi
word-hotels = mausoleumid
word-hotels-gen = mausoleumide
level-houses = { $count ->
    [one] { $count } krüpt
   *[other] { $count } krüpti
}
    .acc = { $count ->
        [one] { $count } krüpti
       *[other] { $count } krüpti
    }
level-hotel = mausoleum
level-hotels = { $count ->
    [one] { $count } mausoleum
   *[other] { $count } mausoleumi
}
    .acc = { $count ->
        [one] { $count } mausoleumi
       *[other] { $count } mausoleumi
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
group-stations = Sõidukid
    .set = sõidukite grupi
group-utilities = Asutused
    .set = asutuste grupi
deck-sanity = Mõistus
    .acc = Mõistuse kaardi
    .cards = Mõistuse kaardid
deck-knowledge = Teadmised
    .acc = Teadmiste kaardi
    .cards = Teadmiste kaardid
kind-station = sõiduk
    .next = järgmisele sõidukile
kind-utility = asutus
    .next = järgmisse asutusse
token-necronomicon = Necronomicon
token-cultists-tablet = Kultistide tahvel
token-cthulhu-statuette = Cthulhu kujuke
token-shining-trapezohedron = Särav trapetsoeeder
token-hound-amulet = Hagija amulett
token-dagon-dagger = Dagoni pistoda
space-go = START
space-ghoul = Laibasööja
space-knowledge = Teadmised
space-zoog = Zoog
space-research-fee = Uurimistasu
    .board = Uurimis{ "\u00AD" }tasu
    .gender = tax
    .tax = uurimistasu
space-ship = Laev
space-night-gaunt = Ööviirastus
    .board = Öö{ "\u00AD" }viirastus
space-sanity = Mõistus
space-rat-thing = Rottolend
space-wilbur-whateley = Wilbur Whateley
space-jail = Vangla
space-deep-one = Süvaolend
space-miskatonic-university = Miskatonicu ülikool
    .board = Miska{ "\u00AD" }tonicu ülikool
space-dagon = Dagon
space-hydra = Hüdra
space-train = Rong
space-mi-go = Mi-Go
space-elder-thing = Ürgolend
space-shoggoth = Shoggoth
space-free-parking = Tasuta parkimine
space-hound-of-the-void = Tühjuse hagijas
space-flying-polyp = Lendav polüüp
space-great-race = Suur rass
space-dream-journey = Unenäorännak
    .board = Unenäo{ "\u00AD" }rännak
space-colour-from-space = Värv kosmosest
space-star-spawn = Tähesigitis
    .board = Tähe{ "\u00AD" }sigitis
space-sanatorium = Hullumaja
space-hastur = Hastur
space-go-to-jail = Mine vanglasse
space-shub-niggurath = Shub-Niggurath
space-nyarlathotep = Nyarlathotep
    .board = Nyarla{ "\u00AD" }thotep
space-yog-sothoth = Yog-Sothoth
space-automobile = Automobiil
space-azathoth = Azathoth
space-examination-fee = Arstliku läbivaatuse tasu
    .board = Arstliku läbi{ "\u00AD" }vaatuse tasu
    .gender = tax
    .tax = arstliku läbivaatuse tasu
space-great-cthulhu = Suur Cthulhu

card-advance-to = Lehe servale joonistatud kaart näitab teed. Mine ruudule { $space }.
card-to-go = See oli vaid uni. Mine ruudule { $go } ja võta oma palk.
card-next-station = Udu tiheneb. Mine { FORM($space, "next") }. Omanik võib nõuda topeltrenti.
card-next-utility = Näed halba und. Mine { FORM($space, "next") } ja veereta. Omanik võib nõuda sinu viset { $factor }-kordselt.
card-back-three = Vana raamat ununes maha. Mine kolm ruutu tagasi ja tee, mida see ruut ütleb.
card-go-to-jail = Sind tabatakse kuuvalgel kaevamas. Mine otse vanglasse. Palka sa ei saa.
card-jail-free = Kummalisest metallist võti. Hoia see kaart alles: sellega pääsed korra vanglast või võid selle müüa.
card-general-repairs = Kivid on paigast nihkunud. Maksa iga { FORM($house-name, "per") } eest { $house } ja iga { FORM($hotel-name, "per") } eest { $hotel }.
card-speeding = Sõitsid liiga kiiresti. Nagu ka see, mis sulle järgnes. Maksa { $amount }.
card-elected-chair = Vaikimine on kuld: sinu salaühing jääb saladuseks. Anna igale mängijale { $amount }.
card-dividend = Sinu kalandusaktsiad toovad kahtlaselt head tulu. Võta { $amount }.
card-loan-matures = Meri uhub randa vana võlgniku, kes maksab võla ära. Võta { $amount }.
card-bank-error = Panga ametnik magas halvasti ja eksib sinu kasuks. Võta { $amount }.
card-doctor = Kosutav närvirohi. Maksa { $amount }.
card-sale-of-stock = Müüd oma aktsiad enne täiskuud. Võta { $amount }.
card-holiday-fund = Jätad nädala mere ääres ära. Võta { $amount }.
card-tax-refund = Maksutagastus, mille all on tundmatu käekiri. Võta { $amount }.
card-birthday = Tähed seavad end sinu sünnipäevaks ritta. Iga mängija annab sulle { FORM($amount, "acc") }.
card-life-insurance = Sind peetakse kadunuks ja kindlustus maksab. Võta { $amount }.
card-hospital = Kliinik määrab sulle puhkuse ja lugemiskeelu. Maksa { $amount }.
card-school-fees = Surnud keelte kursus. Maksa { $amount }.
card-consultancy-fee = Soovitad laegast mitte avada. Võta { $amount }.
card-street-repairs = Tõusuvesi viis tee ära. Maksa iga { FORM($house-name, "per") } eest { $house } ja iga { FORM($hotel-name, "per") } eest { $hotel }.
card-second-prize = Sinu essee tõusust ja mõõnast saab teise koha. Võta { $amount }.
card-inheritance = Onu, keda keegi ei mäleta, pärandab sulle reisikirstu. Võta { $amount }.

## Events, told in this world

event-jailed = { WHO($player) ->
    [you] Jääd labidaga vahele ja lähed vanglasse.
   *[other] { $player } jääb labidaga vahele ja läheb vanglasse.
}
story-roll-jailed = { WHO($player) ->
    [you] Veeretad { $dice }, jääd labidaga vahele ja lähed vanglasse.
   *[other] { $player } veeretab { $dice }, jääb labidaga vahele ja läheb vanglasse.
}
event-freed = { WHO($player) ->
    [you] Lukk avaneb iseenesest: pääsed vanglast.
   *[other] Lukk avaneb iseenesest: { $player } pääseb vanglast.
}
story-salary = Mõistus on veel alles: ruut { $go } annab palka { $amount }.
event-salary = { WHO($player) ->
    [you] Mõistus on veel alles: läbid ruudu { $go } ja saad { FORM($amount, "acc") }.
   *[other] Mõistus on veel alles: { $player } läbib ruudu { $go } ja saab { FORM($amount, "acc") }.
}
story-roll-tax = { WHO($player) ->
    [you] Veeretad { $dice }, satud ruudule { $space } ja maksad { FORM($amount, "acc") }. Mille eest, ei ütle keegi.
   *[other] { $player } veeretab { $dice }, satub ruudule { $space } ja maksab { FORM($amount, "acc") }. Mille eest, ei ütle keegi.
}
story-tax = { WHO($player) ->
    [you] Satud ruudule { $space } ja maksad { FORM($amount, "acc") }. Mille eest, ei ütle keegi.
   *[other] { $player } satub ruudule { $space } ja maksab { FORM($amount, "acc") }. Mille eest, ei ütle keegi.
}
event-paid-tax = { WHO($player) ->
    [you] Maksad { GENDER($space) ->
        [tax] { FORM($space, "tax") }
       *[other] ruudu { $space } eest
    } { FORM($amount, "acc") }. Mille eest, ei ütle keegi.
   *[other] { $player } maksab { GENDER($space) ->
        [tax] { FORM($space, "tax") }
       *[other] ruudu { $space } eest
    } { FORM($amount, "acc") }. Mille eest, ei ütle keegi.
}
event-built = { WHO($player) ->
    [you] Kaevad ruudul { $space } { FORM($amount, "gen") } eest: nüüd { $level }.
   *[other] { $player } kaevab ruudul { $space } { FORM($amount, "gen") } eest: nüüd { $level }.
}
event-built-won = { WHO($player) ->
    [you] Kaevad ruudul { $space }: nüüd { $level }.
   *[other] { $player } kaevab ruudul { $space }: nüüd { $level }.
}
story-built = { WHO($player) ->
    [you] Kaevad { FORM($amount, "gen") } eest: { $spaces }.
   *[other] { $player } kaevab { FORM($amount, "gen") } eest: { $spaces }.
}
event-bankrupt = { WHO($player) ->
    [you] Lähed pankrotti, aga tähti see ei huvita. Kõik allesjäänu läheb { FORM($other, "to") }.
   *[other] { WHO($other) ->
        [you] { $player } läheb pankrotti, aga tähti see ei huvita. Kõik allesjäänu läheb sulle.
       *[other] { $player } läheb pankrotti, aga tähti see ei huvita. Kõik allesjäänu läheb { FORM($other, "to") }.
    }
}
event-game-over = Tähed on õiges seisus: { $players } võidab mängu.
event-game-over-shared = Tähed on õiges seisus. Võitu jagavad { $players }.

character-1 = Doktor Valgus
character-2 = Kipper Iil
character-3 = Kaupleja Foolio
character-4 = Hoidja Tasa
character-5 = Uurija Julge
character-6 = Agent Imelik
says-careful-buys = Ostsin ära. Sisse ma ei vaata.
says-careful-earns = Täna öösel magan veidi paremini.
says-careful-pays = Maksin ega küsinud midagi.
says-careful-wins = Võitsin ja mõistuski on alles.
says-bold-buys = Sosistab? Siis võtan!
says-bold-earns = Teadsin, et pimedus tasub end ära!
says-bold-pays = Merel olen rohkemgi kaotanud.
says-bold-wins = Vaatasin sügavusse ja võitsin!
says-haggler-buys = Needuse kauplesin küljest ära.
says-haggler-earns = Mulle kõlbavad igas vanuses mündid.
says-haggler-pays = Pakkusin asemele haruldast raamatut.
says-haggler-wins = Isegi meri tegi mulle hea hinna.
