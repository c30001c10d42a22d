# Imena izdaje voyage.

edition-voyage = Potovanje
word-go = ZAČETEK
word-street = parcela
word-streets = parcele
word-streets-change = parcele
word-street-loc = parceli
word-street-acc = parcelo
word-streets-gen = parcel
word-streets-loc = parcelah
word-streets-ins = s parcelami
word-jail = Luna
word-jail-into = na Luno
word-jail-from = z Lune
word-jail-in = na Luni
word-jail-card = kartica za odhod z Lune
word-jail-cards = kartice za odhod z Lune
word-jail-card-gen = kartice za odhod z Lune
word-house = šotor
word-houses = šotori
word-houses-all = vsi šotori
word-houses-four = štirje šotori
word-houses-gen = šotorov
word-hotel = počitniška prikolica
    .acc = počitniško prikolico
word-hotel-ins = počitniško prikolico
word-hotel-gen = počitniške prikolice
word-hotels = počitniške prikolice
word-hotels-acc = počitniške prikolice
word-hotels-all = vse počitniške prikolice
word-hotels-gen = počitniških prikolic
level-houses = { $count ->
    [one] { $count } šotor
    [two] { $count } šotora
    [few] { $count } šotori
   *[other] { $count } šotorov
}
    .acc = { $count ->
        [one] { $count } šotor
        [two] { $count } šotora
        [few] { $count } šotore
       *[other] { $count } šotorov
    }
level-hotel = počitniška prikolica
    .acc = počitniško prikolico
level-hotels = { $count ->
    [one] { $count } počitniška prikolica
    [two] { $count } počitniški prikolici
    [few] { $count } počitniške prikolice
   *[other] { $count } počitniških prikolic
}
    .acc = { $count ->
        [one] { $count } počitniško prikolico
        [two] { $count } počitniški prikolici
        [few] { $count } počitniške prikolice
       *[other] { $count } počitniških prikolic
    }
group-brown = Plima
group-light-blue = Mavrica
group-pink = Sončni zahod
group-orange = Monsun
group-red = Vulkan
group-yellow = Zvezdni utrinki
group-green = Severni sij
group-dark-blue = Polna luna
group-stations = Letališča
group-utilities = Javni prevoz
deck-command = Ukaz
deck-decision = Odločitev
kind-station = letališče
    .ins = z letališčem
kind-utility = javni prevoz
    .ins = z javnim prevozom
token-suitcase = Kovček
token-camera = Fotoaparat
token-compass = Kompas
token-balloon = Balon
space-start = ZAČETEK
space-bay-of-fundy = Zaliv Fundy
space-decision = Odločitev
space-mont-saint-michel = Mont Saint-Michel
space-tax = Davek
space-athens-airport = Letališče Atene
space-victoria-falls = Viktorijini slapovi
    .acc = Viktorijine slapove
    .board = Vikto{ "\u00AD" }rijini slapovi
space-command = Ukaz
space-iguazu = Iguazú
space-niagara = Niagara
    .acc = Niagaro
space-the-moon = Luna
space-santorini = Santorini
space-railway = Železnica
    .acc = Železnico
space-uluru = Uluru
space-serengeti = Serengeti
space-cairo-airport = Letališče Kairo
space-kerala = Kerala
    .acc = Keralo
space-goa = Goa
    .acc = Goo
space-chiang-mai = Chiang Mai
space-rest-area = Počivališče
    .board = Počiva{ "\u00AD" }lišče
space-etna = Etna
    .acc = Etno
space-krakatoa = Krakatav
space-kilauea = Kilauea
    .acc = Kilaueo
space-denver-airport = Letališče Denver
space-atacama = Atacama
    .acc = Atacamo
space-la-palma = La Palma
    .acc = La Palmo
space-eurotunnel = Evrotunel
space-wadi-rum = Vadi Rum
space-go-to-the-moon = Pojdi na Luno
space-tromso = Tromsø
space-abisko = Abisko
space-yellowknife = Yellowknife
    .board = Yellow{ "\u00AD" }knife
space-sydney-airport = Letališče Sydney
space-machu-picchu = Machu Picchu
space-himalaya = Himalaja
    .acc = Himalajo

# Na tej plošči se namesto v zapor gre na Luno.
event-jailed = { WHO($player) ->
    [you] Vzlet! Greš na Luno.
   *[other] Vzlet! { $player } gre na Luno.
}
event-freed = { WHO($player) ->
    [you] Vrneš se z Lune.
   *[other] { $player } se vrne z Lune.
}
event-freed-fine = { WHO($player) ->
    [you] Plačaš { FORM($amount, "acc") } in zapustiš Luno.
   *[other] { $player } plača { FORM($amount, "acc") } in zapusti Luno.
}
event-stayed-in-jail = { WHO($player) ->
    [you] Ostaneš na Luni ({ $count }. poskus).
   *[other] { $player } ostane na Luni ({ $count }. poskus).
}
story-roll-jailed = { WHO($player) ->
    [you] Vržeš { $dice }. Vzlet! Greš na Luno.
   *[other] { $player } vrže { $dice }. Vzlet in naravnost na Luno!
}
story-roll-stayed = { WHO($player) ->
    [you] Vržeš { $dice } in ostaneš na Luni ({ $count }. poskus).
   *[other] { $player } vrže { $dice } in ostane na Luni ({ $count }. poskus).
}
event-owed-fine = { WHO($player) ->
    [you] Dolguješ { FORM($amount, "acc") } za odhod z Lune.
   *[other] { $player } dolguje { FORM($amount, "acc") } za odhod z Lune.
}
event-paid-fine = { WHO($player) ->
    [you] Plačaš { FORM($amount, "acc") } za odhod z Lune.
   *[other] { $player } plača { FORM($amount, "acc") } za odhod z Lune.
}
event-card-shown = { WHO($player) ->
    [you] Pokažeš kartico za odhod z Lune.
   *[other] { $player } pokaže kartico za odhod z Lune.
}
event-card-used = { WHO($player) ->
    [you] S kartico zapustiš Luno.
   *[other] { $player } s kartico zapusti Luno.
}
awaiting-you-roll-jail = Na Luni si. Kako jo zapustiš?
act-fine = Plačaj { FORM($amount, "acc") } za odhod z Lune
act-card = Uporabi kartico za odhod z Lune
deal-cards = Kartice za odhod z Lune
deal-card-price = Kartice za odhod z Lune ni mogoče zamenjati za manj kot { FORM($amount, "acc") }.
about-jail = Samo na obisku ali na Luni
about-go-to-jail = Pojdi na Luno
player-in-jail = na Luni
jail-cards = { $count ->
    [one] { $count } kartica za odhod z Lune
    [two] { $count } kartici za odhod z Lune
    [few] { $count } kartice za odhod z Lune
   *[other] { $count } kartic za odhod z Lune
}
    .acc = { $count ->
        [one] { $count } kartico za odhod z Lune
        [two] { $count } kartici za odhod z Lune
        [few] { $count } kartice za odhod z Lune
       *[other] { $count } kartic za odhod z Lune
    }
card-go-to-jail = Vkrcaš se na napačno raketo. Pojdi naravnost na Luno. Plače ne dobiš.
card-jail-free = Vozovnica za raketo. Obdrži to kartico: z njo lahko enkrat zapustiš Luno ali pa jo prodaš.

# Kartice, pripovedovane v tem svetu.
card-advance-to = Mika te razglednica. Pojdi na polje { $space }.
card-to-go = Domotožje te kliče. Pojdi na polje { $go } in vzemi plačo.
card-next-station = Letalo ti uide. Pojdi na najbližje polje { FORM($space, "ins") }. Lastnik lahko zahteva dvojno { word-rent-acc }.
card-next-utility = Megla! Pojdi na najbližje polje { FORM($space, "ins") } in vrzi kocke. Lastnik lahko zahteva njihovo vsoto, pomnoženo s številom { $factor }.
card-back-three = Pozabiš potni list. Pojdi tri polja nazaj in stori, kar zahteva tisto polje.
card-general-repairs = Tabor zajame toča. Za vsako stavbo plačaš: { $house-name } { FORM($house, "acc") }, { $hotel-name } { FORM($hotel, "acc") }.
card-fine = Utrgaš redko cvetlico. Plačaj { FORM($amount, "acc") } kazni.
card-elected-chair = Vodiš izlet in zaideš. Vsakemu igralcu daj { FORM($amount, "acc") }.
card-dividend = Tvoje delnice trajektne družbe prinesejo dobiček. Vzemi { FORM($amount, "acc") }.
card-loan-matures = Nekdanji sopotnik ti vrne posojilo. Vzemi { FORM($amount, "acc") }.
card-bank-error = Banka se zmoti pri menjalnem tečaju v tvojo korist. Vzemi { FORM($amount, "acc") }.
card-doctor = Zdravnik ti pregleda sončne opekline. Plačaj { FORM($amount, "acc") }.
card-sale-of-stock = Prodaš delnice letalske družbe. Vzemi { FORM($amount, "acc") }.
card-holiday-fund = V nogavici najdeš prihranke za potovanje. Vzemi { FORM($amount, "acc") }.
card-tax-refund = Carina ti vrne davek na spominke. Vzemi { FORM($amount, "acc") }.
card-birthday = Rojstni dan ob tabornem ognju! Od vsakega igralca dobiš { FORM($amount, "acc") }.
card-life-insurance = Prtljaga se izgubi, a je zavarovana. Vzemi { FORM($amount, "acc") }.
card-hospital = Na robu kraterja si zviješ gleženj. Plačaj { FORM($amount, "acc") }.
card-school-fees = Jezikovni tečaj pred odhodom. Plačaj { FORM($amount, "acc") }.
card-street-repairs = Lava zapre cesto. Za vsako stavbo plačaš: { $house-name } { FORM($house, "acc") }, { $hotel-name } { FORM($hotel, "acc") }.
card-second-prize = Drugo mesto za tvojo fotografijo sončnega zahoda. Vzemi { FORM($amount, "acc") }.
card-inheritance = Prateta ti zapusti svoj potovalni sklad. Vzemi { FORM($amount, "acc") }.

## Events, told in this world
story-salary = Polje { $go } prinese { FORM($amount, "acc") } za popotnico.
event-salary = { WHO($player) ->
    [you] Prečkaš polje { $go } in dobiš { FORM($amount, "acc") } za popotnico.
   *[other] { $player } prečka polje { $go } in dobi { FORM($amount, "acc") } za popotnico.
}
story-roll-tax = { WHO($player) ->
    [you] Vržeš { $dice }, pristaneš na polju { $space } in na carini plačaš { FORM($amount, "acc") }.
   *[other] { $player } vrže { $dice }, pristane na polju { $space } in na carini plača { FORM($amount, "acc") }.
}
story-tax = { WHO($player) ->
    [you] Pristaneš na polju { $space } in na carini plačaš { FORM($amount, "acc") }.
   *[other] { $player } pristane na polju { $space } in na carini plača { FORM($amount, "acc") }.
}
event-paid-tax = { WHO($player) ->
    [you] Na carini plačaš { FORM($amount, "acc") } za polje { $space }.
   *[other] { $player } na carini plača { FORM($amount, "acc") } za polje { $space }.
}
event-built = { WHO($player) ->
    [you] Postaviš tabor na polju { $space } za { FORM($amount, "acc") } in imaš tam zdaj { FORM($level, "acc") }.
   *[other] { $player } postavi tabor na polju { $space } za { FORM($amount, "acc") } in ima tam zdaj { FORM($level, "acc") }.
}
event-built-won = { WHO($player) ->
    [you] Postaviš tabor na polju { $space } in imaš tam zdaj { FORM($level, "acc") }.
   *[other] { $player } postavi tabor na polju { $space } in ima tam zdaj { FORM($level, "acc") }.
}
story-built = { WHO($player) ->
    [you] Za { FORM($amount, "acc") } postaviš tabor na poljih { $spaces }.
   *[other] { $player } za { FORM($amount, "acc") } postavi tabor na poljih { $spaces }.
}
event-bankrupt = { WHO($player) ->
    [you] Bankrotiraš in odletiš domov. Kar ostane, dobi { $other }.
   *[other] { WHO($other) ->
        [you] { $player } bankrotira in odleti domov. Kar ostane, dobiš ti.
       *[other] { $player } bankrotira in odleti domov. Kar ostane, dobi { $other }.
    }
}
event-game-over = Potovanja in igre je konec. Zmaga { $players }.
event-game-over-shared = Potovanja in igre je konec. Deljena zmaga: { $players }.

# Liki: boti tega sveta.
character-1 = Čuvaj Pončo
character-2 = Kapitan Ovinek
character-3 = Agent Ugodnost
character-4 = Skavt Škrjanec
says-careful-buys = Najprej zemljevid, potem nakup.
says-careful-earns = To gre v sklad za potovanja.
says-careful-pays = Za to imam rezervo v kovčku.
says-careful-wins = Doma, in to z vso prtljago!
says-bold-buys = Zagledam, vzljubim, kupim!
says-bold-earns = Naslednji let je plačan!
says-bold-pays = Recimo, da je to pustolovščina.
says-bold-wins = Ves svet prepotovan in osvojen!
says-haggler-buys = Cena kot za domačine!
says-haggler-earns = Razgled navržem zastonj.
says-haggler-pays = Kaj pa skupinski popust? Škoda.
says-haggler-wins = Ves svet s popustom!
