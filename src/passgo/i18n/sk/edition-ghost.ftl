# Názvy vydania ghost.

edition-ghost = Duchovia
word-rent = odmena
word-rent-acc = odmenu
word-rent-sum = ako odmenu
word-rent-asked = odmena, o ktorú
word-rent-get = odmenu dostaneš, len keď si ju
word-rent-that = tú odmenu
word-rent-pay = odmenu, len keď si ju
word-rent-owed = odmena sa platí, len keď si ju
word-rent-double = odmena za tie bez budov je dvojnásobná
word-rent-twice = dvojnásobná odmena
word-deed = zákazka
word-deeds = zákazky
word-deed-acc = zákazku
word-deed-loc = zákazke
word-deeds-gen = zákaziek
word-deed-gen = zákazky
word-street = zákazka
word-street-loc = zákazke
word-street-acc = zákazku
word-streets = zákazky
word-streets-loc = zákazkách
word-streets-with = so zákazkami
word-house = pasca na duchov
    .each = každú pascu na duchov
word-houses = pasce na duchov
word-houses-gen = pascí na duchov
word-houses-loc = pasciach na duchov
word-hotel = zadržiavacia komora
    .acc = zadržiavaciu komoru
    .each = každú zadržiavaciu komoru
word-houses-four = štyri pasce na duchov
word-hotel-gen = zadržiavacej komory
word-hotels = zadržiavacie komory
word-hotels-gen = zadržiavacích komôr
level-houses = { $count ->
    [one] { $count } pasca na duchov
    [few] { $count } pasce na duchov
    [many] { $count } pasce na duchov
   *[other] { $count } pascí na duchov
}
    .left = { $count ->
        [one] zostáva { $count } pasca na duchov
        [few] zostávajú { $count } pasce na duchov
        [many] zostáva { $count } pasce na duchov
       *[other] zostáva { $count } pascí na duchov
    }
    .acc = { $count ->
        [one] { $count } pascu na duchov
        [few] { $count } pasce na duchov
        [many] { $count } pasce na duchov
       *[other] { $count } pascí na duchov
    }
level-hotel = zadržiavacia komora
    .acc = zadržiavaciu komoru
    .left = zostáva zadržiavacia komora
level-hotels = { $count ->
    [one] { $count } zadržiavacia komora
    [few] { $count } zadržiavacie komory
    [many] { $count } zadržiavacej komory
   *[other] { $count } zadržiavacích komôr
}
    .left = { $count ->
        [one] zostáva { $count } zadržiavacia komora
        [few] zostávajú { $count } zadržiavacie komory
        [many] zostáva { $count } zadržiavacej komory
       *[other] zostáva { $count } zadržiavacích komôr
    }
    .acc = { $count ->
        [one] { $count } zadržiavaciu komoru
        [few] { $count } zadržiavacie komory
        [many] { $count } zadržiavacej komory
       *[other] { $count } zadržiavacích komôr
    }
group-brown = Hnedá
group-light-blue = Bledomodrá
group-pink = Ružová
group-orange = Oranžová
group-red = Červená
group-yellow = Žltá
group-green = Zelená
group-dark-blue = Tmavomodrá
deck-mist = Blúdivá hmla
    .of = Blúdivej hmly
kind-ride = ECTO-1
    .next = najbližšie políčko ECTO-1
kind-entity = prízrak
    .next = najbližšie políčko s prízrakom
token-goggles = Ochranné okuliare
token-ghost-meter = Merač duchov
token-cello = Violončelo
token-proton-pack = Protónový batoh
token-marshmallow = Penový cukrík
token-siren = Siréna
space-go = ŠTART
space-corner-bookshop = Kníhkupectvo na rohu
    .board = Kníh{ "\u00AD" }kupectvo na rohu
space-mist = Blúdivá hmla
space-subway-stairs = Schody do metra
space-library-phantom = Prízrak z knižnice
space-ecto-1 = ECTO-1
space-night-diner = Nočné bistro
space-pawn-shop = Záložňa
    .acc = Záložňu
space-wax-museum = Múzeum voskových figurín
space-jail = Väzenie
space-old-fire-station = Stará požiarna zbrojnica
    .acc = Starú požiarnu zbrojnicu
space-hungry-green-ghost = Hladný zelený duch
    .acc = Hladného zeleného ducha
space-university-lab = Laboratórium univerzity
    .board = Labora{ "\u00AD" }tórium univerzity
space-city-archive = Mestský archív
space-reading-room = Čitáreň
space-card-catalogue = Lístkový katalóg
space-grand-staircase = Veľké schodisko
space-free-parking = Parkovanie zdarma
space-hotel-lobby = Hotelová hala
    .acc = Hotelovú halu
space-ballroom = Tanečná sála
    .acc = Tanečnú sálu
space-twelfth-floor = Dvanáste poschodie
space-town-hall = Radnica
    .acc = Radnicu
space-mayors-office = Kancelária primátora
    .acc = Kanceláriu primátora
space-gate-hound = Pes pri bráne
    .acc = Psa pri bráne
space-city-jail-roof = Strecha väznice
    .acc = Strechu väznice
space-go-to-jail = Choď do väzenia
space-park-gate = Brána parku
    .acc = Bránu parku
space-carriage-stand = Stanovište kočov
space-penthouse-kitchen = Kuchyňa v penthouse
    .acc = Kuchyňu v penthouse
space-rooftop-temple = Chrám na streche
space-giant-of-the-avenue = Obor z bulvára
    .acc = Obra z bulvára
space-crossroads-gate = Brána na rázcestí
    .acc = Bránu na rázcestí

# Karty rozprávané v tomto svete.
card-advance-to = O polnoci zvoní telefón. Choď na políčko { FORM($space, "end") }.
card-to-go = Nočná zmena sa končí. Choď na políčko { $go } a vezmi si výplatu.
card-next-ride = Zapni sirény! Choď na { FORM($space, "next") }. Za zvyčajné cestovné môžeš ísť ďalej.
card-next-entity = Kúsok odtiaľto niečo zavýja. Choď na { FORM($space, "next") } a spolu s hráčom po ľavici sa pusti do boja.
card-back-three = Pošmykneš sa na slize. Vráť sa o tri políčka a urob, čo nové políčko prikazuje.
card-go-to-jail = Na tvojho ducha nikto neverí. Choď rovno do väzenia. Výplatu nedostaneš.
card-jail-free = Primátor ti dlhuje láskavosť. Nechaj si túto kartu: raz ťa dostane z väzenia. Môžeš ju aj predať.
card-general-repairs = Výstroj sa prehrieva. Zaplať { FORM($house, "acc") } za { FORM($house-name, "each") } a { FORM($hotel, "acc") } za { FORM($hotel-name, "each") }.
card-speeding = Siréna-nesiréna, ideš príliš rýchlo. Zaplať { FORM($amount, "acc") }.
card-elected-chair = Vedieš partiu a večera je na tebe. Zaplať každému hráčovi { FORM($amount, "acc") }.
card-dividend = Tvoje akcie továrne na mopy vynášajú. Vezmi si { FORM($amount, "acc") }.
card-loan-matures = Klient platí prastarú faktúru. Vezmi si { FORM($amount, "acc") }.
card-bank-error = Duch v účtoch banky ti pripísal nulu. Vezmi si { FORM($amount, "acc") }.
card-doctor = Lekár ti čistí ucho od slizu. Zaplať { FORM($amount, "acc") }.
card-sale-of-stock = Predávaš akcie továrne na plachty. Vezmi si { FORM($amount, "acc") }.
card-holiday-fund = Nevybrané voľno ti preplatili. Vezmi si { FORM($amount, "acc") }.
card-tax-refund = Daňový úrad uznal sliz ako výdavok. Vezmi si { FORM($amount, "acc") }.
card-birthday = Aj duchovia ti spievajú k narodeninám. Vezmi si { FORM($amount, "acc") } od každého hráča.
card-life-insurance = Máš poistenie proti strašeniu. Vezmi si { FORM($amount, "acc") }.
card-hospital = Noc na klinike: stále svetielkuješ. Zaplať { FORM($amount, "acc") }.
card-school-fees = Večerný kurz: odstraňovanie duchov, prvý diel. Zaplať { FORM($amount, "acc") }.
card-consultancy-fee = Upokojíš klienta: je to len potrubie. Vezmi si { FORM($amount, "acc") }.
card-street-repairs = Sliz na vozovke. Zaplať { FORM($house, "acc") } za { FORM($house-name, "each") } a { FORM($hotel, "acc") } za { FORM($hotel-name, "each") }.
card-second-prize = Druhé miesto pre tvoju strašidelnú tekvicu. Vezmi si { FORM($amount, "acc") }.
card-inheritance = Vďačný duch na teba pamätal v závete. Vezmi si { FORM($amount, "acc") }.

## Events, told in this world
event-jailed = { WHO($player) ->
    [you] Na tvojho ducha nikto neverí: ideš do väzenia.
   *[other] Na duchov nikto neverí: { $player } ide do väzenia.
}
story-roll-jailed = { WHO($player) ->
    [you] Hádžeš { $dice }. Na tvojho ducha nikto neverí: ideš do väzenia.
   *[other] { $player } hádže { $dice }. Na duchov nikto neverí: šup do väzenia!
}
event-freed = { WHO($player) ->
    [you] Primátor ťa púšťa z väzenia.
   *[other] Vďaka primátorovi { $player } odchádza z väzenia.
}
story-salary = Políčko { $go } vynáša { FORM($amount, "acc") } za nočnú zmenu.
event-salary = { WHO($player) ->
    [you] Prechádzaš políčkom { $go } a dostávaš { FORM($amount, "acc") } za nočnú zmenu.
   *[other] { $player } prechádza políčkom { $go } a dostáva { FORM($amount, "acc") } za nočnú zmenu.
}
event-ride = { WHO($player) ->
    [you] Sirény húkajú! Za { FORM($amount, "acc") } sa vezieš na políčko { $space }.
   *[other] Sirény húkajú! { $player } sa vezie na políčko { $space } za { FORM($amount, "acc") }.
}
event-entity-fought = { WHO($player) ->
    [you] Ty a { $other } hádžete { $dice } a chytáte { FORM($space, "acc") }.
   *[other] { WHO($other) ->
        [you] Ty a { $player } hádžete { $dice } a chytáte { FORM($space, "acc") }.
       *[other] { $player } a { $other } hádžu { $dice } a chytajú { FORM($space, "acc") }.
    }
}
event-entity-fought-lost = { WHO($player) ->
    [you] Ty a { $other } hádžete { $dice } a končíte v slize: vyhráva { FORM($space, "end") }.
   *[other] { WHO($other) ->
        [you] Ty a { $player } hádžete { $dice } a končíte v slize: vyhráva { FORM($space, "end") }.
       *[other] { $player } a { $other } hádžu { $dice } a končia v slize: vyhráva { FORM($space, "end") }.
    }
}
event-paid-entity = { WHO($player) ->
    [you] { $space } necháva sliz: za upratovanie platíš { FORM($amount, "acc") }.
   *[other] { $space } necháva sliz: { $player } platí za upratovanie { FORM($amount, "acc") }.
}
event-built = { WHO($player) ->
    [you] Zabezpečuješ políčko { $space } za { FORM($amount, "acc") } a máš tam teraz { FORM($level, "acc") }.
   *[other] { $player } zabezpečuje políčko { $space } za { FORM($amount, "acc") } a má tam teraz { FORM($level, "acc") }.
}
event-built-won = { WHO($player) ->
    [you] Zabezpečuješ políčko { $space } a máš tam teraz { FORM($level, "acc") }.
   *[other] { $player } zabezpečuje políčko { $space } a má tam teraz { FORM($level, "acc") }.
}
story-built = { WHO($player) ->
    [you] Posilňuješ ochranu za { FORM($amount, "acc") } ({ $spaces }).
   *[other] { $player } posilňuje ochranu za { FORM($amount, "acc") } ({ $spaces }).
}
event-bankrupt = { WHO($player) ->
    [you] Bankrotuješ a odovzdávaš výstroj. Tvoj zvyšný majetok získava { $other }.
   *[other] { WHO($other) ->
        [you] { $player } bankrotuje a odovzdáva výstroj. Zvyšný majetok získavaš ty.
       *[other] { $player } bankrotuje a odovzdáva výstroj. Zvyšný majetok získava { $other }.
    }
}
event-game-over = Mesto môže pokojne spať: hru vyhráva { $players }.
event-game-over-shared = Mesto môže pokojne spať: o víťazstvo sa delia { $players }.

# Postavy: boti tohto sveta.
character-1 = Inšpektor Mop
character-2 = Šéf Iskra
character-3 = Agent Faktúra
character-4 = Portier Soľnička
character-5 = Nováčik Hurá
character-6 = Úradník Zľava
says-careful-buys = Preverené: tu nestraší.
says-careful-earns = Doklad je už založený.
says-careful-pays = Na sliz mám vždy niečo bokom.
says-careful-wins = V mojom meste je konečne pokoj.
says-bold-buys = Ja sa toho miesta nebojím!
says-bold-earns = Duchov chytám aj zadarmo, ale vďaka!
says-bold-pays = Poznám aj horší sliz.
says-bold-wins = Mesto je čisté. Zapínam sirény!
says-haggler-buys = Strašenie mi pridali zadarmo.
says-haggler-earns = Aj faktúra bola zdvorilá.
says-haggler-pays = Dá sa platiť pascami na duchov?
says-haggler-wins = Faktúru pošlem celému mestu.
