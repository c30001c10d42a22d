# Imena izdaje cthulhu.

edition-cthulhu = Cthulhu
edition-cthulhu-short = Cthulhu, kratka igra
word-street = pošast
word-streets = pošasti
word-streets-change = pošasti
word-street-loc = pošasti
word-street-acc = pošast
word-streets-gen = pošasti
word-streets-loc = pošastih
word-streets-ins = s pošastmi
word-house = kripta
word-houses = kripte
word-houses-all = vse kripte
word-houses-four = štiri kripte
word-houses-gen = kript
word-hotel = mavzolej
word-hotel-ins = mavzolejem
word-hotel-gen = mavzoleja
word-hotels = mavzoleji
word-hotels-acc = mavzoleje
word-hotels-all = vsi mavzoleji
word-hotels-gen = mavzolejev
level-houses = { $count ->
    [one] { $count } kripta
    [two] { $count } kripti
    [few] { $count } kripte
   *[other] { $count } kript
}
    .acc = { $count ->
        [one] { $count } kripto
        [two] { $count } kripti
        [few] { $count } kripte
       *[other] { $count } kript
    }
level-hotel = mavzolej
level-hotels = { $count ->
    [one] { $count } mavzolej
    [two] { $count } mavzoleja
    [few] { $count } mavzoleji
   *[other] { $count } mavzolejev
}
    .acc = { $count ->
        [one] { $count } mavzolej
        [two] { $count } mavzoleja
        [few] { $count } mavzoleje
       *[other] { $count } mavzolejev
    }
group-brown = Rjava
group-light-blue = Svetlo modra
group-pink = Rožnata
group-orange = Oranžna
group-red = Rdeča
group-yellow = Rumena
group-green = Zelena
group-dark-blue = Temno modra
group-stations = Prevozna sredstva
group-utilities = Ustanove
deck-sanity = Razum
deck-knowledge = Znanje
kind-station = prevozno sredstvo
    .ins = s prevoznim sredstvom
kind-utility = ustanova
    .ins = z ustanovo
token-necronomicon = Necronomicon
token-cultists-tablet = Tablica kultistov
token-cthulhu-statuette = Cthulhujev kipec
token-shining-trapezohedron = Sijoči trapezoeder
token-hound-amulet = Amulet goniča
token-dagon-dagger = Dagonovo bodalo
space-go = START
space-ghoul = Gul
    .acc = Gula
space-knowledge = Znanje
space-zoog = Zoog
    .acc = Zooga
space-research-fee = Stroški raziskav
space-ship = Ladja
    .acc = Ladjo
space-night-gaunt = Nočna prikazen
    .acc = Nočno prikazen
space-sanity = Razum
space-rat-thing = Podganji stvor
    .acc = Podganjega stvora
space-wilbur-whateley = Wilbur Whateley
    .acc = Wilburja Whateleyja
space-jail = Zapor
space-deep-one = Globinec
    .acc = Globinca
space-miskatonic-university = Univerza Miskatonic
    .acc = Univerzo Miskatonic
space-dagon = Dagon
    .acc = Dagona
space-hydra = Hidra
    .acc = Hidro
space-train = Vlak
space-mi-go = Mi-Go
space-elder-thing = Pradavni stvor
    .acc = Pradavnega stvora
space-shoggoth = Shoggoth
    .acc = Shoggotha
space-free-parking = Prosto parkiranje
space-hound-of-the-void = Pes iz praznine
    .acc = Psa iz praznine
space-flying-polyp = Leteči polip
    .acc = Letečega polipa
space-great-race = Velika rasa
    .acc = Veliko raso
space-dream-journey = Potovanje v sanje
space-colour-from-space = Barva iz vesolja
    .acc = Barvo iz vesolja
space-star-spawn = Zvezdni zarod
space-sanatorium = Norišnica
    .acc = Norišnico
space-hastur = Hastur
    .acc = Hasturja
space-go-to-jail = Pojdi v zapor
space-shub-niggurath = Shub-Niggurath
    .acc = Shub-Nigguratha
space-nyarlathotep = Nyarlathotep
    .acc = Nyarlathotepa
    .board = Nyarla{ "\u00AD" }thotep
space-yog-sothoth = Yog-Sothoth
    .acc = Yog-Sothotha
space-automobile = Avtomobil
space-azathoth = Azathoth
    .acc = Azathotha
space-examination-fee = Stroški pregleda
space-great-cthulhu = Veliki Cthulhu
    .acc = Velikega Cthulhuja

# Kartice, pripovedovane v tem svetu.
card-advance-to = Zemljevid na robu strani kaže pot. Pojdi na polje { $space }.
card-to-go = Bile so le sanje. Pojdi na polje { $go } in vzemi plačo.
card-next-station = Megla se gosti. Pojdi na najbližje polje { FORM($space, "ins") }. Lastnik lahko zahteva dvojno { word-rent-acc }.
card-next-utility = Slabe sanje. Pojdi na najbližje polje { FORM($space, "ins") } in vrzi kocke. Lastnik lahko zahteva njihovo vsoto, pomnoženo s številom { $factor }.
card-back-three = Pozabiš starodavno knjigo. Pojdi tri polja nazaj in stori, kar zahteva tisto polje.
card-go-to-jail = Zalotijo te, ko v mesečini koplješ jamo. Pojdi naravnost v zapor. Plače ne dobiš.
card-jail-free = Ključ iz čudne kovine. Obdrži to kartico: z njo lahko enkrat zapustiš zapor ali pa jo prodaš.
card-general-repairs = Kamni so se premaknili. Za vsako stavbo plačaš: { $house-name } { FORM($house, "acc") }, { $hotel-name } { FORM($hotel, "acc") }.
card-speeding = Voziš prehitro. Tisto za tabo tudi. Plačaj { FORM($amount, "acc") }.
card-elected-chair = Molk o tvoji tajni družbi ima ceno. Vsakemu igralcu daj { FORM($amount, "acc") }.
card-dividend = Tvoje ribiške delnice prinesejo sumljivo velik dobiček. Vzemi { FORM($amount, "acc") }.
card-loan-matures = Morje naplavi starega dolžnika in ta plača. Vzemi { FORM($amount, "acc") }.
card-bank-error = Bančnik slabo spi in se ušteje v tvojo korist. Vzemi { FORM($amount, "acc") }.
card-doctor = Tonik za živce. Plačaj { FORM($amount, "acc") }.
card-sale-of-stock = Delnice prodaš še pred polno luno. Vzemi { FORM($amount, "acc") }.
card-holiday-fund = Odpoveš teden ob morju. Vzemi { FORM($amount, "acc") }.
card-tax-refund = Vračilo davka, podpisano z neznano roko. Vzemi { FORM($amount, "acc") }.
card-birthday = Zvezde se poravnajo za tvoj rojstni dan. Od vsakega igralca dobiš { FORM($amount, "acc") }.
card-life-insurance = Izgineš brez sledu in izplačajo ti zavarovanje. Vzemi { FORM($amount, "acc") }.
card-hospital = Klinika predpiše mir in nobenih knjig. Plačaj { FORM($amount, "acc") }.
card-school-fees = Tečaj mrtvih jezikov. Plačaj { FORM($amount, "acc") }.
card-consultancy-fee = Honorar za nasvet, naj škatla ostane zaprta. Vzemi { FORM($amount, "acc") }.
card-street-repairs = Plima odnese cesto. Za vsako stavbo plačaš: { $house-name } { FORM($house, "acc") }, { $hotel-name } { FORM($hotel, "acc") }.
card-second-prize = Drugo mesto za tvoj esej o plimovanju. Vzemi { FORM($amount, "acc") }.
card-inheritance = Stric, ki se ga nihče ne spomni, ti zapusti skrinjo. Vzemi { FORM($amount, "acc") }.

## Events, told in this world
event-jailed = { WHO($player) ->
    [you] Koplješ, kjer ne smeš, in greš v zapor.
   *[other] { $player } koplje, kjer ne sme, in gre v zapor.
}
story-roll-jailed = { WHO($player) ->
    [you] Vržeš { $dice }, koplješ, kjer ne smeš, in greš v zapor.
   *[other] { $player } vrže { $dice }, koplje, kjer ne sme, in gre v zapor.
}
event-freed = { WHO($player) ->
    [you] Ključavnica se odklene sama: zapustiš zapor.
   *[other] Ključavnica se odklene sama: { $player } zapusti zapor.
}
story-salary = Polje { $go } prinese { FORM($amount, "acc") } za dan pri zdravi pameti.
event-salary = { WHO($player) ->
    [you] Prečkaš polje { $go } in dobiš { FORM($amount, "acc") } za dan pri zdravi pameti.
   *[other] { $player } prečka polje { $go } in dobi { FORM($amount, "acc") } za dan pri zdravi pameti.
}
story-roll-tax = { WHO($player) ->
    [you] Vržeš { $dice }, pristaneš na polju { $space } in plačaš { FORM($amount, "acc") }. Nihče ne pove, za kaj.
   *[other] { $player } vrže { $dice }, pristane na polju { $space } in plača { FORM($amount, "acc") }. Nihče ne pove, za kaj.
}
story-tax = { WHO($player) ->
    [you] Pristaneš na polju { $space } in plačaš { FORM($amount, "acc") }. Nihče ne pove, za kaj.
   *[other] { $player } pristane na polju { $space } in plača { FORM($amount, "acc") }. Nihče ne pove, za kaj.
}
event-paid-tax = { WHO($player) ->
    [you] Plačaš { FORM($amount, "acc") } za polje { $space }. Nihče ne pove, za kaj.
   *[other] { $player } plača { FORM($amount, "acc") } za polje { $space }. Nihče ne pove, za kaj.
}
event-built = { WHO($player) ->
    [you] Koplješ na polju { $space } za { FORM($amount, "acc") } in imaš tam zdaj { FORM($level, "acc") }.
   *[other] { $player } koplje na polju { $space } za { FORM($amount, "acc") } in ima tam zdaj { FORM($level, "acc") }.
}
event-built-won = { WHO($player) ->
    [you] Koplješ na polju { $space } in imaš tam zdaj { FORM($level, "acc") }.
   *[other] { $player } koplje na polju { $space } in ima tam zdaj { FORM($level, "acc") }.
}
story-built = { WHO($player) ->
    [you] Za { FORM($amount, "acc") } koplješ na poljih { $spaces }.
   *[other] { $player } za { FORM($amount, "acc") } koplje na poljih { $spaces }.
}
event-bankrupt = { WHO($player) ->
    [you] Bankrotiraš, zvezdam pa je vseeno. Kar ostane, dobi { $other }.
   *[other] { WHO($other) ->
        [you] { $player } bankrotira, zvezdam pa je vseeno. Kar ostane, dobiš ti.
       *[other] { $player } bankrotira, zvezdam pa je vseeno. Kar ostane, dobi { $other }.
    }
}
event-game-over = Zvezde so poravnane, igre je konec. Zmaga { $players }.
event-game-over-shared = Zvezde so poravnane, igre je konec. Deljena zmaga: { $players }.

# Liki: boti tega sveta.
character-1 = Doktor Sveča
character-2 = Kapitan Burja
character-3 = Trgovec Zvitek
character-4 = Knjižničar Pst
character-5 = Učenjak Drznik
character-6 = Agent Rariteta
says-careful-buys = Moje je. Noter ne gledam.
says-careful-earns = Nocoj bo spanec malo boljši.
says-careful-pays = Plačam in nič ne sprašujem.
says-careful-wins = Zmagam, in to pri zdravi pameti.
says-bold-buys = Šepeta? Potem vzamem!
says-bold-earns = Tema se le izplača!
says-bold-pays = Na morju je bilo že huje.
says-bold-wins = Gledam v globino in zmagam!
says-haggler-buys = Vzamem, a brez prekletstva. Velja!
says-haggler-earns = Sprejemam kovance vseh stoletij.
says-haggler-pays = Kaj pa redka knjiga namesto denarja?
says-haggler-wins = Še plima mi da dobro ceno.
