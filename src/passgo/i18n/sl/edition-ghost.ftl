# Imena izdaje ghost.

edition-ghost = Duhovi
word-rent = pristojbina
word-rent-acc = pristojbino
word-rent-gen = pristojbine
word-deed = pogodba
word-deeds = pogodbe
word-deed-acc = pogodbo
word-deed-loc = pogodbi
word-deeds-loc = pogodbah
word-deeds-gen = pogodb
word-deeds-ins = pogodbami
word-deed-gen = pogodbe
word-deed-each = pogodba za pogodbo
word-deeds-dual = pogodbi
word-street = pogodba
word-streets = pogodbe
word-streets-change = pogodbe
word-street-loc = pogodbi
word-street-acc = pogodbo
word-streets-gen = pogodb
word-streets-loc = pogodbah
word-streets-ins = s pogodbami
word-house = past za duhove
word-houses = pasti za duhove
word-houses-all = vse pasti za duhove
word-houses-four = štiri pasti za duhove
word-houses-gen = pasti za duhove
word-hotel = hranilnik duhov
word-hotel-ins = hranilnikom duhov
word-hotel-gen = hranilnika duhov
word-hotels = hranilniki duhov
word-hotels-acc = hranilnike duhov
word-hotels-all = vsi hranilniki duhov
word-hotels-gen = hranilnikov duhov
level-houses = { $count ->
    [one] { $count } past za duhove
    [two] { $count } pasti za duhove
    [few] { $count } pasti za duhove
   *[other] { $count } pasti za duhove
}
level-hotel = hranilnik duhov
level-hotels = { $count ->
    [one] { $count } hranilnik duhov
    [two] { $count } hranilnika duhov
    [few] { $count } hranilniki duhov
   *[other] { $count } hranilnikov duhov
}
    .acc = { $count ->
        [one] { $count } hranilnik duhov
        [two] { $count } hranilnika duhov
        [few] { $count } hranilnike duhov
       *[other] { $count } hranilnikov duhov
    }
group-brown = Rjava
group-light-blue = Svetlo modra
group-pink = Rožnata
group-orange = Oranžna
group-red = Rdeča
group-yellow = Rumena
group-green = Zelena
group-dark-blue = Temno modra
deck-mist = Blodeča megla
kind-ride = ECTO-1
kind-entity = prikazen
    .ins = s prikaznijo
token-goggles = Zaščitna očala
token-ghost-meter = Merilnik duhov
token-cello = Violončelo
token-proton-pack = Protonski nahrbtnik
token-marshmallow = Penasti bonbon
token-siren = Sirena
space-go = START
space-corner-bookshop = Knjigarna na vogalu
    .acc = Knjigarno na vogalu
space-mist = Blodeča megla
space-subway-stairs = Stopnice podzemne
space-library-phantom = Prikazen iz knjižnice
space-ecto-1 = ECTO-1
space-night-diner = Nočna okrepčevalnica
    .acc = Nočno okrepčevalnico
    .board = Nočna okrepče{ "\u00AD" }valnica
space-pawn-shop = Zastavljalnica
    .acc = Zastavljalnico
    .board = Zastav{ "\u00AD" }ljalnica
space-wax-museum = Muzej voščenih lutk
space-jail = Zapor
space-old-fire-station = Stari gasilski dom
space-hungry-green-ghost = Lačni zeleni duh
    .acc = Lačnega zelenega duha
space-university-lab = Univerzitetni laboratorij
    .board = Univer{ "\u00AD" }zitetni labora{ "\u00AD" }torij
space-city-archive = Mestni arhiv
space-reading-room = Čitalnica
    .acc = Čitalnico
space-card-catalogue = Listkovni katalog
space-grand-staircase = Veliko stopnišče
space-free-parking = Prosto parkiranje
space-hotel-lobby = Hotelska avla
    .acc = Hotelsko avlo
space-ballroom = Plesna dvorana
    .acc = Plesno dvorano
space-twelfth-floor = Dvanajsto nadstropje
space-town-hall = Mestna hiša
    .acc = Mestno hišo
space-mayors-office = Županova pisarna
    .acc = Županovo pisarno
space-gate-hound = Pes čuvaj vrat
    .acc = Psa čuvaja vrat
space-city-jail-roof = Streha mestnega zapora
    .acc = Streho mestnega zapora
space-go-to-jail = Pojdi v zapor
space-park-gate = Vhod v park
space-carriage-stand = Postajališče kočij
    .board = Postaja{ "\u00AD" }lišče kočij
space-penthouse-kitchen = Kuhinja na vrhu stolpnice
    .acc = Kuhinjo na vrhu stolpnice
space-rooftop-temple = Tempelj na strehi
space-giant-of-the-avenue = Velikan z avenije
    .acc = Velikana z avenije
space-crossroads-gate = Vrata na razpotju

# Kartice, pripovedovane v tem svetu.
card-advance-to = Opolnoči zazvoni telefon. Pojdi na polje { $space }.
card-to-go = Nočna izmena je končana. Pojdi na polje { $go } in vzemi plačo.
card-next-ride = Prižgi sirene! Pojdi na najbližje polje { FORM($space, "ins") }. Po običajni ceni se lahko odpelješ naprej.
card-next-entity = V bližini nekaj tuli. Pojdi na najbližje polje { FORM($space, "ins") } in se z njo spopadi skupaj z levim sosedom.
card-back-three = Spodrsne ti na sluzi. Pojdi tri polja nazaj in stori, kar zahteva tisto polje.
card-go-to-jail = V tvojega duha nihče ne verjame. Pojdi naravnost v zapor. Plače ne dobiš.
card-jail-free = Župan ti dolguje uslugo. Obdrži to kartico: z njo lahko enkrat zapustiš zapor ali pa jo prodaš.
card-general-repairs = Oprema se pregreva. Za vsako stavbo plačaš: { $house-name } { FORM($house, "acc") }, { $hotel-name } { FORM($hotel, "acc") }.
card-speeding = Sirena gor ali dol, voziš prehitro. Plačaj { FORM($amount, "acc") }.
card-elected-chair = Vodiš ekipo in častiš večerjo. Vsakemu igralcu daj { FORM($amount, "acc") }.
card-dividend = Tvoje delnice tovarne mopov prinesejo dobiček. Vzemi { FORM($amount, "acc") }.
card-loan-matures = Stranka plača prastar račun. Vzemi { FORM($amount, "acc") }.
card-bank-error = Duh v knjigah banke ti pripiše ničlo. Vzemi { FORM($amount, "acc") }.
card-doctor = Zdravnik ti iz ušesa spravi sluz. Plačaj { FORM($amount, "acc") }.
card-sale-of-stock = Prodaš delnice tovarne rjuh. Vzemi { FORM($amount, "acc") }.
card-holiday-fund = Izplačajo ti neizrabljen dopust. Vzemi { FORM($amount, "acc") }.
card-tax-refund = Davčni urad prizna sluz kot strošek. Vzemi { FORM($amount, "acc") }.
card-birthday = Še duhovi ti pojejo za rojstni dan. Od vsakega igralca dobiš { FORM($amount, "acc") }.
card-life-insurance = Izplačajo ti zavarovanje proti duhovom. Vzemi { FORM($amount, "acc") }.
card-hospital = Noč na kliniki: še vedno se svetiš. Plačaj { FORM($amount, "acc") }.
card-school-fees = Večerna šola: odganjanje duhov, prvi del. Plačaj { FORM($amount, "acc") }.
card-consultancy-fee = Stranki poveš, da so to samo cevi. Vzemi { FORM($amount, "acc") }.
card-street-repairs = Sluz na cestišču. Za vsako stavbo plačaš: { $house-name } { FORM($house, "acc") }, { $hotel-name } { FORM($hotel, "acc") }.
card-second-prize = Drugo mesto za tvojo ukleto bučo. Vzemi { FORM($amount, "acc") }.
card-inheritance = Hvaležen duh te vpiše v oporoko. Vzemi { FORM($amount, "acc") }.

## Events, told in this world
event-jailed = { WHO($player) ->
    [you] V tvojega duha nihče ne verjame: greš v zapor.
   *[other] V duhove nihče ne verjame: { $player } gre v zapor.
}
story-roll-jailed = { WHO($player) ->
    [you] Vržeš { $dice }. V tvojega duha nihče ne verjame: greš v zapor.
   *[other] { $player } vrže { $dice }. V duhove nihče ne verjame: hop v zapor!
}
event-freed = { WHO($player) ->
    [you] Župan te spusti iz zapora.
   *[other] Župan posreduje: { $player } zapusti zapor.
}
story-salary = Polje { $go } prinese { FORM($amount, "acc") } za nočno izmeno.
event-salary = { WHO($player) ->
    [you] Prečkaš polje { $go } in dobiš { FORM($amount, "acc") } za nočno izmeno.
   *[other] { $player } prečka polje { $go } in dobi { FORM($amount, "acc") } za nočno izmeno.
}
event-ride = { WHO($player) ->
    [you] Sirene tulijo! Za { FORM($amount, "acc") } se odpelješ na polje { $space }.
   *[other] Sirene tulijo! { $player } se za { FORM($amount, "acc") } odpelje na polje { $space }.
}
event-entity-fought = { WHO($player) ->
    [you] Ti in { $other } vržeta { $dice } in ujameta { FORM($space, "acc") }.
   *[other] { WHO($other) ->
        [you] { $player } in ti vržeta { $dice } in ujameta { FORM($space, "acc") }.
       *[other] { $player } in { $other } vržeta { $dice } in ujameta { FORM($space, "acc") }.
    }
}
event-entity-fought-lost = { WHO($player) ->
    [you] Ti in { $other } vržeta { $dice } in pristaneta v sluzi: zmaga { $space }.
   *[other] { WHO($other) ->
        [you] { $player } in ti vržeta { $dice } in pristaneta v sluzi: zmaga { $space }.
       *[other] { $player } in { $other } vržeta { $dice } in pristaneta v sluzi: zmaga { $space }.
    }
}
event-paid-entity = { WHO($player) ->
    [you] { $space } povsod pusti sluz: za čiščenje plačaš { FORM($amount, "acc") }.
   *[other] { $space } povsod pusti sluz: { $player } za čiščenje plača { FORM($amount, "acc") }.
}
event-built = { WHO($player) ->
    [you] Zaščitiš polje { $space } za { FORM($amount, "acc") } in imaš tam zdaj { FORM($level, "acc") }.
   *[other] { $player } zaščiti polje { $space } za { FORM($amount, "acc") } in ima tam zdaj { FORM($level, "acc") }.
}
event-built-won = { WHO($player) ->
    [you] Zaščitiš polje { $space } in imaš tam zdaj { FORM($level, "acc") }.
   *[other] { $player } zaščiti polje { $space } in ima tam zdaj { FORM($level, "acc") }.
}
story-built = { WHO($player) ->
    [you] Za { FORM($amount, "acc") } zaščitiš polja { $spaces }.
   *[other] { $player } za { FORM($amount, "acc") } zaščiti polja { $spaces }.
}
event-bankrupt = { WHO($player) ->
    [you] Bankrotiraš in vrneš opremo. Kar ostane, dobi { $other }.
   *[other] { WHO($other) ->
        [you] { $player } bankrotira in vrne opremo. Kar ostane, dobiš ti.
       *[other] { $player } bankrotira in vrne opremo. Kar ostane, dobi { $other }.
    }
}
event-game-over = Mesto lahko mirno spi, igre je konec. Zmaga { $players }.
event-game-over-shared = Mesto lahko mirno spi, igre je konec. Deljena zmaga: { $players }.

# Liki: boti tega sveta.
character-1 = Inšpektor Mop
character-2 = Šef Iskrica
character-3 = Agent Račun
character-4 = Portir Solnik
character-5 = Novinec Juriš
character-6 = Uradnik Popust
says-careful-buys = Preverjeno: tu ne straši.
says-careful-earns = Potrdilo je že v mapi.
says-careful-pays = Za sluz imam vedno nekaj na strani.
says-careful-wins = V mojem mestu je končno mir.
says-bold-buys = Jaz se tega kraja ne bojim!
says-bold-earns = Duhove lovim tudi zastonj, a hvala!
says-bold-pays = Poznam še hujšo sluz.
says-bold-wins = Mesto je čisto. Prižigam sirene!
says-haggler-buys = Duha so mi dali za povrh.
says-haggler-earns = Še račun je bil vljuden.
says-haggler-pays = Lahko plačam s pastmi za duhove?
says-haggler-wins = Račun pošljem kar celemu mestu.
