# Reisiväljaande nimed.

edition-voyage = Reis
word-street = plats
word-streets = platsid
word-street-gen = platsi
word-street-onto = platsile
word-street-on = platsil
word-streets-gen = platside
word-streets-onto = platsidele
word-streets-with = platsidega
word-jail = Kuu
word-jail-into = Kuule
word-jail-from = Kuult
word-jail-card = Kuu-kaart
word-jail-card-part = Kuu-kaarti
word-jail-card-gen = Kuu-kaardi
word-jail-cards = Kuu-kaardid
word-jail-turn = Kuu-käik
word-jail-turns = Kuu-käigud
word-house = telk
    .per = telgi
word-house-part = telki
word-houses = telgid
word-houses-gen = telkide
word-hotel = haagissuvila
    .per = haagissuvila
word-hotel-part = haagissuvilat
word-hotel-gen = haagissuvila
word-hotels = haagissuvilad
word-hotels-gen = haagissuvilate
level-houses = { $count ->
    [one] { $count } telk
   *[other] { $count } telki
}
    .acc = { $count ->
        [one] { $count } telgi
       *[other] { $count } telki
    }
level-hotel = haagissuvila
level-hotels = { $count ->
    [one] { $count } haagissuvila
   *[other] { $count } haagissuvilat
}
    .acc = { $count ->
        [one] { $count } haagissuvila
       *[other] { $count } haagissuvilat
    }
group-brown = Tõus ja mõõn
    .set = Tõusu ja mõõna grupi
group-light-blue = Vikerkaar
    .set = Vikerkaare grupi
group-pink = Päikeseloojang
    .set = Päikeseloojangu grupi
group-orange = Mussoon
    .set = Mussooni grupi
group-red = Vulkaan
    .set = Vulkaani grupi
group-yellow = Langevad tähed
    .set = Langevate tähtede grupi
group-green = Virmalised
    .set = Virmaliste grupi
group-dark-blue = Täiskuu
    .set = Täiskuu grupi
group-stations = Lennujaamad
    .set = lennujaamade grupi
group-utilities = Ühistransport
    .set = ühistranspordi grupi
deck-command = Käsk
    .acc = Käsu kaardi
    .cards = Käsu kaardid
deck-decision = Otsus
    .acc = Otsuse kaardi
    .cards = Otsuse kaardid
kind-station = lennujaam
    .next = järgmisse lennujaama
kind-utility = ühistransport
    .next = järgmisele ühistranspordi ruudule
token-suitcase = Kohver
token-camera = Fotoaparaat
token-compass = Kompass
token-balloon = Õhupall
space-start = START
space-bay-of-fundy = Fundy laht
space-decision = Otsus
space-mont-saint-michel = Mont Saint-Michel
space-tax = Maks
    .gender = tax
    .tax = maksu
space-athens-airport = Ateena lennujaam
space-victoria-falls = Victoria juga
space-command = Käsk
space-iguazu = Iguazu
space-niagara = Niagara
space-the-moon = Kuu
space-santorini = Santorini
space-railway = Raudtee
space-uluru = Uluru
space-serengeti = Serengeti
space-cairo-airport = Kairo lennujaam
space-kerala = Kerala
space-goa = Goa
space-chiang-mai = Chiang Mai
space-rest-area = Puhkekoht
space-etna = Etna
space-krakatoa = Krakatau
space-kilauea = Kilauea
space-denver-airport = Denveri lennujaam
space-atacama = Atacama
space-la-palma = La Palma
space-eurotunnel = Eurotunnel
space-wadi-rum = Wadi Rum
space-go-to-the-moon = Lenda Kuule
space-tromso = Tromsø
space-abisko = Abisko
space-yellowknife = Yellowknife
    .board = Yellow{ "\u00AD" }knife
space-sydney-airport = Sydney lennujaam
space-machu-picchu = Machu Picchu
space-himalaya = Himaalaja

# Sellel laual satutakse Kuule.
event-jailed = { WHO($player) ->
    [you] Rakett tõuseb! Lendad Kuule.
   *[other] Rakett tõuseb! { $player } lendab Kuule.
}
event-freed = { WHO($player) ->
    [you] Oled Kuult tagasi.
   *[other] { $player } on Kuult tagasi.
}
event-freed-fine = { WHO($player) ->
    [you] Maksad { FORM($amount, "acc") } ja lahkud Kuult.
   *[other] { $player } maksab { FORM($amount, "acc") } ja lahkub Kuult.
}
event-stayed-in-jail = { WHO($player) ->
    [you] Jääd Kuule ({ $count }. katse).
   *[other] { $player } jääb Kuule ({ $count }. katse).
}
story-roll-jailed = { WHO($player) ->
    [you] Veeretad { $dice }. Rakett tõuseb! Lendad Kuule.
   *[other] { $player } veeretab { $dice }. Rakett tõuseb ja viib Kuule!
}
story-roll-stayed = { WHO($player) ->
    [you] Veeretad { $dice } ja jääd Kuule ({ $count }. katse).
   *[other] { $player } veeretab { $dice } ja jääb Kuule ({ $count }. katse).
}
event-owed-fine = { WHO($player) ->
    [you] Võlgned Kuult lahkumise eest { FORM($amount, "acc") }.
   *[other] { $player } võlgneb Kuult lahkumise eest { FORM($amount, "acc") }.
}
event-paid-fine = { WHO($player) ->
    [you] Maksad Kuult lahkumise eest { FORM($amount, "acc") }.
   *[other] { $player } maksab Kuult lahkumise eest { FORM($amount, "acc") }.
}
event-card-shown = { WHO($player) ->
    [you] Näitad Kuu-kaarti.
   *[other] { $player } näitab Kuu-kaarti.
}
event-card-used = { WHO($player) ->
    [you] Kasutad kaarti ja lahkud Kuult.
   *[other] { $player } kasutab kaarti ja lahkub Kuult.
}
awaiting-you-roll-jail = Oled Kuul. Kuidas sealt pääsed?
act-fine = Maksa { $amount } ja lahku Kuult
act-card = Lahku Kuult kaardiga
deal-cards = Kuu-kaardid
deal-card-price = Kuu-kaardi eest tuleb saada vähemalt { $amount }.
about-jail = Ainult külas või Kuul
about-go-to-jail = Lenda Kuule
player-in-jail = Kuul
jail-cards = { $count ->
    [one] { $count } Kuu-kaart
   *[other] { $count } Kuu-kaarti
}
card-go-to-jail = Astud valesse raketti. Lenda otse Kuule. Palka sa ei saa.
card-jail-free = Raketipilet. Hoia see kaart alles: sellega pääsed korra Kuult või võid selle müüa.

card-advance-to = Postkaart meelitab reisile. Mine ruudule { $space }.
card-to-go = Sul on koduigatsus. Mine ruudule { $go } ja võta oma palk.
card-next-station = Jäid lennust maha. Mine { FORM($space, "next") }. Omanik võib nõuda topeltrenti.
card-next-utility = Udu! Mine { FORM($space, "next") } ja veereta. Omanik võib nõuda sinu viset { $factor }-kordselt.
card-back-three = Pass ununes maha. Mine kolm ruutu tagasi ja tee, mida see ruut ütleb.
card-general-repairs = Laagrit tabab rahehoog. Maksa iga { FORM($house-name, "per") } eest { $house } ja iga { FORM($hotel-name, "per") } eest { $hotel }.
card-fine = Korjasid haruldase lille. Maksa trahvi { $amount }.
card-elected-chair = Juhid reisigruppi ja eksid ära. Anna igale mängijale { $amount }.
card-dividend = Sinu parvlaevafirma aktsiad maksavad dividende. Võta { $amount }.
card-loan-matures = Vana reisikaaslane maksab sulle võla tagasi. Võta { $amount }.
card-bank-error = Pank eksib vahetuskursiga sinu kasuks. Võta { $amount }.
card-doctor = Arst vaatab su päikesepõletuse üle. Maksa { $amount }.
card-sale-of-stock = Müüd oma lennufirma aktsiad. Võta { $amount }.
card-holiday-fund = Leiad sokist oma reisiraha. Võta { $amount }.
card-tax-refund = Toll tagastab sulle meenete maksu. Võta { $amount }.
card-birthday = Sünnipäev lõkke ääres! Iga mängija annab sulle { FORM($amount, "acc") }.
card-life-insurance = Pagas läks kaduma, aga oli kindlustatud. Võta { $amount }.
card-hospital = Väänad kraatri serval jala välja. Maksa { $amount }.
card-school-fees = Keelekursus enne reisi. Maksa { $amount }.
card-street-repairs = Laava sulgeb tee. Maksa iga { FORM($house-name, "per") } eest { $house } ja iga { FORM($hotel-name, "per") } eest { $hotel }.
card-second-prize = Sinu foto päikeseloojangust saab teise koha. Võta { $amount }.
card-inheritance = Vanatädi pärandab sulle oma reisikassa. Võta { $amount }.

## Events, told in this world

story-salary = Ruut { $go } annab reisirahaks { FORM($amount, "acc") }.
event-salary = { WHO($player) ->
    [you] Läbid ruudu { $go } ja saad reisirahaks { FORM($amount, "acc") }.
   *[other] { $player } läbib ruudu { $go } ja saab reisirahaks { FORM($amount, "acc") }.
}
story-roll-tax = { WHO($player) ->
    [you] Veeretad { $dice }, satud ruudule { $space } ja maksad tollis { FORM($amount, "acc") }.
   *[other] { $player } veeretab { $dice }, satub ruudule { $space } ja maksab tollis { FORM($amount, "acc") }.
}
story-tax = { WHO($player) ->
    [you] Satud ruudule { $space } ja maksad tollis { FORM($amount, "acc") }.
   *[other] { $player } satub ruudule { $space } ja maksab tollis { FORM($amount, "acc") }.
}
event-paid-tax = { WHO($player) ->
    [you] Maksad tollis { GENDER($space) ->
        [tax] { FORM($space, "tax") }
       *[other] ruudu { $space } eest
    } { FORM($amount, "acc") }.
   *[other] { $player } maksab tollis { GENDER($space) ->
        [tax] { FORM($space, "tax") }
       *[other] ruudu { $space } eest
    } { FORM($amount, "acc") }.
}
event-built = { WHO($player) ->
    [you] Lööd ruudul { $space } { FORM($amount, "gen") } eest laagri üles: nüüd { $level }.
   *[other] { $player } lööb ruudul { $space } { FORM($amount, "gen") } eest laagri üles: nüüd { $level }.
}
event-built-won = { WHO($player) ->
    [you] Lööd ruudul { $space } laagri üles: nüüd { $level }.
   *[other] { $player } lööb ruudul { $space } laagri üles: nüüd { $level }.
}
story-built = { WHO($player) ->
    [you] Lööd { FORM($amount, "gen") } eest laagri üles: { $spaces }.
   *[other] { $player } lööb { FORM($amount, "gen") } eest laagri üles: { $spaces }.
}
event-bankrupt = { WHO($player) ->
    [you] Lähed pankrotti ja lendad koju. Kõik allesjäänu läheb { FORM($other, "to") }.
   *[other] { WHO($other) ->
        [you] { $player } läheb pankrotti ja lendab koju. Kõik allesjäänu läheb sulle.
       *[other] { $player } läheb pankrotti ja lendab koju. Kõik allesjäänu läheb { FORM($other, "to") }.
    }
}
event-game-over = Reis saab läbi: { $players } võidab mängu.
event-game-over-shared = Reis saab läbi. Võitu jagavad { $players }.

character-1 = Valvur Pontšo
character-2 = Kapten Ringtee
character-3 = Agent Luksus
character-4 = Skaut Vara
says-careful-buys = Enne vaatasin kaardilt järele.
says-careful-earns = Panen selle oma reisikassasse.
says-careful-pays = Selleks pakkisin varuraha kaasa.
says-careful-wins = Olen kodus ja kõik kotid on alles!
says-bold-buys = Nägin, armusin ja ostsin ära!
says-bold-earns = Minu järgmine lend on makstud!
says-bold-pays = Nimetan seda seikluseks.
says-bold-wins = Nägin maailma ja võitsin selle!
says-haggler-buys = Sain selle kohalike hinnaga.
says-haggler-earns = Vaate annan tasuta kauba peale.
says-haggler-pays = Küsisin küll grupihinda.
says-haggler-wins = Nägin maailma soodushinnaga!
