# Názvy vydania cthulhu.

edition-cthulhu = Cthulhu
edition-cthulhu-short = Cthulhu, krátka hra
word-street = bytosť
word-street-loc = bytosti
word-street-acc = bytosť
word-streets = bytosti
word-streets-loc = bytostiach
word-streets-with = s bytosťami
word-house = krypta
    .each = každú kryptu
word-houses = krypty
word-houses-gen = krýpt
word-houses-loc = kryptách
word-hotel = mauzóleum
    .each = každé mauzóleum
word-houses-four = štyri krypty
word-hotel-gen = mauzólea
word-hotels = mauzóleá
word-hotels-gen = mauzóleí
level-houses = { $count ->
    [one] { $count } krypta
    [few] { $count } krypty
    [many] { $count } krypty
   *[other] { $count } krýpt
}
    .left = { $count ->
        [one] zostáva { $count } krypta
        [few] zostávajú { $count } krypty
        [many] zostáva { $count } krypty
       *[other] zostáva { $count } krýpt
    }
    .acc = { $count ->
        [one] { $count } kryptu
        [few] { $count } krypty
        [many] { $count } krypty
       *[other] { $count } krýpt
    }
level-hotel = mauzóleum
    .left = zostáva mauzóleum
level-hotels = { $count ->
    [one] { $count } mauzóleum
    [few] { $count } mauzóleá
    [many] { $count } mauzólea
   *[other] { $count } mauzóleí
}
    .left = { $count ->
        [one] zostáva { $count } mauzóleum
        [few] zostávajú { $count } mauzóleá
        [many] zostáva { $count } mauzólea
       *[other] zostáva { $count } mauzóleí
    }
    .acc = { $count ->
        [one] { $count } mauzóleum
        [few] { $count } mauzóleá
        [many] { $count } mauzólea
       *[other] { $count } mauzóleí
    }
group-brown = Hnedá
group-light-blue = Bledomodrá
group-pink = Ružová
group-orange = Oranžová
group-red = Červená
group-yellow = Žltá
group-green = Zelená
group-dark-blue = Tmavomodrá
group-stations = Doprava
group-utilities = Inštitúcie
deck-sanity = Príčetnosť
    .of = Príčetnosti
deck-knowledge = Poznanie
    .of = Poznania
kind-station = dopravný prostriedok
    .next = najbližšie políčko s dopravným prostriedkom
kind-utility = inštitúcia
    .next = najbližšie políčko s inštitúciou
token-necronomicon = Necronomicon
token-cultists-tablet = Tabuľka kultistov
token-cthulhu-statuette = Soška Cthulhu
token-shining-trapezohedron = Žiariaci Trapezohedron
token-hound-amulet = Amulet psa
token-dagon-dagger = Dagonova dýka
space-go = ŠTART
space-ghoul = Ghúl
    .acc = Ghúla
space-knowledge = Poznanie
space-zoog = Zoog
    .acc = Zooga
space-research-fee = Poplatok za výskum
space-ship = Loď
space-night-gaunt = Nočný des
space-sanity = Príčetnosť
space-rat-thing = Potkaní tvor
    .acc = Potkanieho tvora
space-wilbur-whateley = Wilbur Whateley
    .acc = Wilbura Whateleyho
space-jail = Väzenie
space-deep-one = Tvor z hlbín
    .acc = Tvora z hlbín
space-miskatonic-university = Miskatonická univerzita
    .board = Miska{ "\u00AD" }tonická univerzita
    .acc = Miskatonickú univerzitu
space-dagon = Dagon
    .acc = Dagona
space-hydra = Hydra
    .acc = Hydru
space-train = Vlak
space-mi-go = Mi-Go
space-elder-thing = Prastará bytosť
    .acc = Prastarú bytosť
space-shoggoth = Šoggoth
    .acc = Šoggotha
space-free-parking = Parkovanie zdarma
space-hound-of-the-void = Pes z prázdnoty
    .acc = Psa z prázdnoty
space-flying-polyp = Lietajúci polyp
    .acc = Lietajúceho polypa
space-great-race = Veľká rasa
    .acc = Veľkú rasu
space-dream-journey = Cesta snom
    .acc = Cestu snom
space-colour-from-space = Farba z vesmíru
    .acc = Farbu z vesmíru
space-star-spawn = Hviezdny splodenec
    .acc = Hviezdneho splodenca
space-sanatorium = Blázinec
space-hastur = Hastur
    .acc = Hastura
space-go-to-jail = Choď do väzenia
space-shub-niggurath = Shub-Niggurath
space-nyarlathotep = Nyarlathotep
    .board = Nyarla{ "\u00AD" }thotep
    .acc = Nyarlathotepa
space-yog-sothoth = Yog-Sothoth
    .acc = Yog-Sothotha
space-automobile = Automobil
space-azathoth = Azathoth
    .acc = Azathotha
space-examination-fee = Poplatok za vyšetrenie
space-great-cthulhu = Veľký Cthulhu
    .acc = Veľkého Cthulhu

# Karty rozprávané v tomto svete.
card-advance-to = Mapa na okraji strany ukazuje cestu. Choď na políčko { FORM($space, "end") }.
card-to-go = Bol to len sen. Choď na políčko { $go } a vezmi si výplatu.
card-next-station = Hmla hustne. Choď na { FORM($space, "next") }. Majiteľ môže žiadať dvojnásobné nájomné.
card-next-utility = Zlé sny. Choď na { FORM($space, "next") } a hoď kockami. Majiteľ môže žiadať { $factor }-krát toľko, koľko padne.
card-back-three = Niekde ti ostala ležať stará kniha. Vráť sa o tri políčka a urob, čo nové políčko prikazuje.
card-go-to-jail = Prichytili ťa, ako kopeš pri svetle mesiaca. Choď rovno do väzenia. Výplatu nedostaneš.
card-jail-free = Kľúč z podivného kovu. Nechaj si túto kartu: raz ťa dostane z väzenia. Môžeš ju aj predať.
card-general-repairs = Kamene sa pohli. Zaplať { FORM($house, "acc") } za { FORM($house-name, "each") } a { FORM($hotel, "acc") } za { FORM($hotel-name, "each") }.
card-speeding = Ideš príliš rýchlo. To za tebou tiež. Zaplať { FORM($amount, "acc") }.
card-elected-chair = Mlčanie o tvojom tajnom spolku niečo stojí. Zaplať každému hráčovi { FORM($amount, "acc") }.
card-dividend = Tvoje rybárske akcie vynášajú podozrivo dobre. Vezmi si { FORM($amount, "acc") }.
card-loan-matures = More vyplavilo starého dlžníka a ten platí. Vezmi si { FORM($amount, "acc") }.
card-bank-error = Úradník banky zle spal a pomýlil sa v tvoj prospech. Vezmi si { FORM($amount, "acc") }.
card-doctor = Tonikum na nervy. Zaplať { FORM($amount, "acc") }.
card-sale-of-stock = Predávaš akcie ešte pred splnom. Vezmi si { FORM($amount, "acc") }.
card-holiday-fund = Rušíš týždeň pri mori. Vezmi si { FORM($amount, "acc") }.
card-tax-refund = Preplatok na dani, potvrdený neznámou rukou. Vezmi si { FORM($amount, "acc") }.
card-birthday = Na tvoje narodeniny sa hviezdy zoradili. Vezmi si { FORM($amount, "acc") } od každého hráča.
card-life-insurance = Zmizneš bez stopy a poisťovňa vypláca. Vezmi si { FORM($amount, "acc") }.
card-hospital = Klinika predpisuje pokoj a žiadne knihy. Zaplať { FORM($amount, "acc") }.
card-school-fees = Kurz mŕtvych jazykov. Zaplať { FORM($amount, "acc") }.
card-consultancy-fee = Honorár za radu tú skrinku neotvárať. Vezmi si { FORM($amount, "acc") }.
card-street-repairs = Príliv odniesol cestu. Zaplať { FORM($house, "acc") } za { FORM($house-name, "each") } a { FORM($hotel, "acc") } za { FORM($hotel-name, "each") }.
card-second-prize = Druhé miesto za esej o prílive a odlive. Vezmi si { FORM($amount, "acc") }.
card-inheritance = Strýko, na ktorého si nikto nespomína, ti odkázal truhlicu. Vezmi si { FORM($amount, "acc") }.

## Events, told in this world
event-jailed = { WHO($player) ->
    [you] Kopeš, kde nemáš, a ideš do väzenia.
   *[other] { $player } kope, kde nemá, a ide do väzenia.
}
story-roll-jailed = { WHO($player) ->
    [you] Hádžeš { $dice }, kopeš, kde nemáš, a ideš do väzenia.
   *[other] { $player } hádže { $dice }, kope, kde nemá, a ide do väzenia.
}
event-freed = { WHO($player) ->
    [you] Zámok sa otvára sám od seba: odchádzaš z väzenia.
   *[other] Zámok sa otvára sám od seba: { $player } odchádza z väzenia.
}
story-salary = Políčko { $go } vynáša { FORM($amount, "acc") } za deň pri zdravom rozume.
event-salary = { WHO($player) ->
    [you] Prechádzaš políčkom { $go } a dostávaš { FORM($amount, "acc") } za deň pri zdravom rozume.
   *[other] { $player } prechádza políčkom { $go } a dostáva { FORM($amount, "acc") } za deň pri zdravom rozume.
}
story-roll-tax = { WHO($player) ->
    [you] Hádžeš { $dice }, ideš na políčko { $space } a platíš { FORM($amount, "acc") }. Za čo, to nikto nepovie.
   *[other] { $player } hádže { $dice }, ide na políčko { $space } a platí { FORM($amount, "acc") }. Za čo, to nikto nepovie.
}
story-tax = { WHO($player) ->
    [you] Ideš na políčko { $space } a platíš { FORM($amount, "acc") }. Za čo, to nikto nepovie.
   *[other] { $player } ide na políčko { $space } a platí { FORM($amount, "acc") }. Za čo, to nikto nepovie.
}
event-paid-tax = { WHO($player) ->
    [you] Na políčku { $space } platíš { FORM($amount, "acc") }. Za čo, to nikto nepovie.
   *[other] { $player } platí na políčku { $space } { FORM($amount, "acc") }. Za čo, to nikto nepovie.
}
event-built = { WHO($player) ->
    [you] Kopeš na políčku { $space } za { FORM($amount, "acc") } a máš tam teraz { FORM($level, "acc") }.
   *[other] { $player } kope na políčku { $space } za { FORM($amount, "acc") } a má tam teraz { FORM($level, "acc") }.
}
event-built-won = { WHO($player) ->
    [you] Kopeš na políčku { $space } a máš tam teraz { FORM($level, "acc") }.
   *[other] { $player } kope na políčku { $space } a má tam teraz { FORM($level, "acc") }.
}
story-built = { WHO($player) ->
    [you] Kopeš za { FORM($amount, "acc") } ({ $spaces }).
   *[other] { $player } kope za { FORM($amount, "acc") } ({ $spaces }).
}
event-bankrupt = { WHO($player) ->
    [you] Bankrotuješ a hviezdam je to jedno. Tvoj zvyšný majetok získava { $other }.
   *[other] { WHO($other) ->
        [you] { $player } bankrotuje a hviezdam je to jedno. Zvyšný majetok získavaš ty.
       *[other] { $player } bankrotuje a hviezdam je to jedno. Zvyšný majetok získava { $other }.
    }
}
event-game-over = Hviezdy sú v správnom postavení: hru vyhráva { $players }.
event-game-over-shared = Hviezdy sú v správnom postavení: o víťazstvo sa delia { $players }.

# Postavy: boti tohto sveta.
character-1 = Doktor Sviečka
character-2 = Kapitán Víchor
character-3 = Kupec Pergamen
character-4 = Knihovník Pst
character-5 = Bádateľ Odvaha
character-6 = Agent Rarita
says-careful-buys = Je to moje. Dnu sa nepozerám.
says-careful-earns = Dnes sa mi bude spať o čosi lepšie.
says-careful-pays = Platím a na nič sa nepýtam.
says-careful-wins = Vyhrávam, a stále pri zdravom rozume.
says-bold-buys = Šepká to? Tak to beriem!
says-bold-earns = Temnota sa predsa len vypláca!
says-bold-pays = Na mori býva horšie.
says-bold-wins = Hľadím do hlbín a vyhrávam!
says-haggler-buys = Beriem, ale bez kliatby. Platí!
says-haggler-earns = Beriem mince z každého storočia.
says-haggler-pays = A čo tak vzácna kniha namiesto peňazí?
says-haggler-wins = Aj príliv mi dal dobrú cenu.
