# Numele ediției ghost.

edition-ghost = Fantome
word-rent = plată
word-rent-the = plata
word-deed = misiune
word-deeds = misiuni
word-deed-the = misiunea
word-deeds-the = misiunile
word-deed-of-the = misiunii
word-deed-of-a = unei misiuni
word-street = misiune
word-streets = misiuni
word-street-the = misiunea
word-streets-the = misiunile
word-house = capcană de fantome
word-houses = capcane de fantome
word-houses-the = capcanele de fantome
word-houses-all = toate capcanele de fantome
word-hotel = unitate de izolare
word-hotel-of-the = unității de izolare
word-hotel-one = o unitate de izolare
word-hotels = unități de izolare
word-hotels-the = unitățile de izolare
level-houses = { $count ->
    [one] { $count } capcană de fantome
    [few] { $count } capcane de fantome
   *[other] { $count } de capcane de fantome
}
    .now = { $count ->
        [one] este { $count } capcană de fantome
        [few] sunt { $count } capcane de fantome
       *[other] sunt { $count } de capcane de fantome
    }
level-hotel = unitate de izolare
    .now = este o unitate de izolare
    .a = o unitate de izolare
level-hotels = { $count ->
    [one] { $count } unitate de izolare
    [few] { $count } unități de izolare
   *[other] { $count } de unități de izolare
}
    .now = { $count ->
        [one] este { $count } unitate de izolare
        [few] sunt { $count } unități de izolare
       *[other] sunt { $count } de unități de izolare
    }
group-brown = Maro
group-light-blue = Albastru deschis
group-pink = Roz
group-orange = Portocaliu
group-red = Roșu
group-yellow = Galben
group-green = Verde
group-dark-blue = Albastru închis
deck-mist = Ceața rătăcitoare
kind-ride = ECTO-1
    .next = următorul ECTO-1
kind-entity = entitate
    .next = următoarea entitate
token-goggles = Ochelari de protecție
token-ghost-meter = Detector de fantome
token-cello = Violoncel
token-proton-pack = Rucsac cu protoni
token-marshmallow = Bezea
token-siren = Sirenă
space-go = START
space-corner-bookshop = Librăria din colț
space-mist = Ceața rătăcitoare
    .board = Ceața rătăci{ "\u00AD" }toare
space-subway-stairs = Scările metroului
space-library-phantom = Fantoma bibliotecii
    .board = Fantoma bibliote{ "\u00AD" }cii
space-ecto-1 = ECTO-1
space-night-diner = Bistroul de noapte
space-pawn-shop = Casa de amanet
space-wax-museum = Muzeul figurilor de ceară
space-jail = Închisoare
    .the = Închisoarea (doar în vizită)
    .at = Închisoare (doar în vizită)
space-old-fire-station = Vechea remiză de pompieri
space-hungry-green-ghost = Fantoma verde flămândă
space-university-lab = Laboratorul universității
    .board = Labora{ "\u00AD" }torul universi{ "\u00AD" }tății
space-city-archive = Arhiva orașului
space-reading-room = Sala de lectură
space-card-catalogue = Fișierul bibliotecii
    .board = Fișierul bibliote{ "\u00AD" }cii
space-grand-staircase = Scara monumentală
    .board = Scara monumen{ "\u00AD" }tală
space-free-parking = Parcare gratuită
    .the = Parcarea gratuită
    .at = Parcarea gratuită
space-hotel-lobby = Holul hotelului
space-ballroom = Sala de bal
space-twelfth-floor = Etajul doisprezece
    .board = Etajul doispre{ "\u00AD" }zece
space-town-hall = Primăria
    .at = Primărie
space-mayors-office = Biroul primarului
space-gate-hound = Câinele porții
space-city-jail-roof = Acoperișul închisorii
space-go-to-jail = Mergi la închisoare
    .the = „Mergi la închisoare”
    .at = „Mergi la închisoare”
space-park-gate = Poarta parcului
space-carriage-stand = Stația de trăsuri
space-penthouse-kitchen = Bucătăria de la ultimul etaj
space-rooftop-temple = Templul de pe acoperiș
space-giant-of-the-avenue = Uriașul bulevardului
    .board = Uriașul bulevar{ "\u00AD" }dului
space-crossroads-gate = Poarta răscrucii

card-advance-to = Sună telefonul la miezul nopții: mergi la { FORM($space, "at") }.
card-to-go = S-a terminat tura de noapte. Mergi la { $go } și ia salariul.
card-next-ride = Pornește sirenele! Mergi la { FORM($space, "next") }. Poți merge mai departe la prețul obișnuit.
card-next-entity = Un urlet pe aproape. Mergi la { FORM($space, "next") } și înfrunt-o împreună cu jucătorul din stânga ta.
card-back-three = Aluneci pe mâzgă. Mergi trei spații înapoi și fă ce cere acel spațiu.
card-go-to-jail = Nimeni nu crede în fantoma ta. Mergi direct la închisoare, fără să primești salariul.
card-jail-free = Primarul îți e dator. Păstrează această carte: te scoate o dată din închisoare sau poate fi vândută.
card-general-repairs = Echipamentul se încinge: plătește { $house } pentru fiecare { $house-name } și { $hotel } pentru fiecare { $hotel-name }.
card-speeding = Cu sau fără sirenă, ai condus prea repede: plătește { $amount }.
card-elected-chair = Acum conduci echipa și faci cinste cu cina: dă fiecărui jucător { $amount }.
card-dividend = Acțiunile la o fabrică de mopuri aduc dividende: ia { $amount }.
card-loan-matures = Un client plătește o factură foarte veche: ia { $amount }.
card-bank-error = O fantomă din registrele Băncii îți mai pune un zero: ia { $amount }.
card-doctor = Medicul îți scoate mâzga din ureche: plătește { $amount }.
card-sale-of-stock = Îți vinzi acțiunile la o fabrică de cearșafuri: ia { $amount }.
card-holiday-fund = Ți se plătesc zilele libere nefolosite: ia { $amount }.
card-tax-refund = Fiscul acceptă mâzga drept cheltuială: ia { $amount }.
card-birthday = Până și fantomele îți cântă de ziua ta: fiecare jucător îți dă { $amount }.
card-life-insurance = Ai asigurare împotriva bântuirii: ia { $amount }.
card-hospital = O noapte la clinică, fiindcă încă strălucești: plătește { $amount }.
card-school-fees = Cursuri serale: alungarea fantomelor, partea întâi. Plătește { $amount }.
card-consultancy-fee = Îi spui unui client că sunt doar țevile: ia { $amount }.
card-street-repairs = Mâzgă pe stradă: plătește { $house } pentru fiecare { $house-name } și { $hotel } pentru fiecare { $hotel-name }.
card-second-prize = Dovleacul tău bântuit iese pe locul doi: ia { $amount }.
card-inheritance = O fantomă recunoscătoare te trece în testament: ia { $amount }.

## Events, told in this world

event-jailed = { WHO($player) ->
    [you] Nimeni nu crede în fantoma ta: mergi la închisoare.
   *[other] Nimeni nu crede povestea: { $player } merge la închisoare.
}
story-roll-jailed = { WHO($player) ->
    [you] Arunci { $dice }. Nimeni nu crede în fantoma ta: mergi la închisoare.
   *[other] { $player } aruncă { $dice }. Nimeni nu crede povestea: direct la închisoare!
}
event-freed = { WHO($player) ->
    [you] Primarul intervine: ieși din închisoare.
   *[other] Primarul intervine: { $player } iese din închisoare.
}
story-salary = { $go } plătește { $amount } pentru tura de noapte.
event-salary = { WHO($player) ->
    [you] Treci de { $go } și primești { $amount } pentru tura de noapte.
   *[other] { $player } trece de { $go } și primește { $amount } pentru tura de noapte.
}
event-ride = { WHO($player) ->
    [you] Pornesc sirenele! Plătești { $amount } și călătorești până la { FORM($space, "at") }.
   *[other] Pornesc sirenele! { $player } plătește { $amount } și călătorește până la { FORM($space, "at") }.
}
event-entity-fought = { WHO($player) ->
    [you] Tu și { $other } aruncați { $dice } și prindeți { FORM($space, "the") }.
   *[other] { WHO($other) ->
        [you] Tu și { $player } aruncați { $dice } și prindeți { FORM($space, "the") }.
       *[other] { $player } și { $other } aruncă { $dice } și prind { FORM($space, "the") }.
    }
}
event-entity-fought-lost = { WHO($player) ->
    [you] Tu și { $other } aruncați { $dice }, alunecați pe mâzgă și pierdeți lupta cu { FORM($space, "at") }.
   *[other] { WHO($other) ->
        [you] Tu și { $player } aruncați { $dice }, alunecați pe mâzgă și pierdeți lupta cu { FORM($space, "at") }.
       *[other] { $player } și { $other } aruncă { $dice }, alunecă pe mâzgă și pierd lupta cu { FORM($space, "at") }.
    }
}
event-paid-entity = { WHO($player) ->
    [you] Plătești { $amount } pentru curățenia de după { FORM($space, "at") }.
   *[other] { $player } plătește { $amount } pentru curățenia de după { FORM($space, "at") }.
}
event-built = { WHO($player) ->
    [you] Plătești { $amount } și protejezi { FORM($space, "the") }: acum { FORM($level, "now") }.
   *[other] { $player } plătește { $amount } și protejează { FORM($space, "the") }: acum { FORM($level, "now") }.
}
event-built-won = { WHO($player) ->
    [you] Protejezi { FORM($space, "the") }: acum { FORM($level, "now") }.
   *[other] { $player } protejează { FORM($space, "the") }: acum { FORM($level, "now") }.
}
story-built = { WHO($player) ->
    [you] Plătești { $amount } și protejezi { FORM($spaces, "the") }.
   *[other] { $player } plătește { $amount } și protejează { FORM($spaces, "the") }.
}
event-bankrupt = { WHO($player) ->
    [you] Dai faliment și predai echipamentul. Ce îți rămâne trece la { FORM($other, "acc") }.
   *[other] { WHO($other) ->
        [you] { $player } dă faliment și predă echipamentul. Ce rămâne trece la tine.
       *[other] { $player } dă faliment și predă echipamentul. Ce rămâne trece la { FORM($other, "acc") }.
    }
}
event-game-over = Orașul poate dormi liniștit: { $players } câștigă jocul.
event-game-over-shared = Orașul poate dormi liniștit: { $players } împart victoria.

character-1 = Inspector Mătură
character-2 = Șef Scânteie
character-3 = Agent Factură
character-4 = Portar Solniță
character-5 = Ucenic Grabă
character-6 = Casier Rabat
says-careful-buys = Fantome? Întâi am verificat.
says-careful-earns = Chitanța e deja la dosar.
says-careful-pays = Am mereu ceva pus deoparte pentru mâzgă.
says-careful-wins = În sfârșit, liniște în orașul meu.
says-bold-buys = Pe mine nu mă sperie locul ăsta!
says-bold-earns = Aș prinde fantome și gratis, dar mersi!
says-bold-pays = Am văzut eu mâzgă și mai rea.
says-bold-wins = Am curățat tot orașul. Porniți sirenele!
says-haggler-buys = Fantoma am primit-o la pachet.
says-haggler-earns = Am trimis și o factură politicoasă.
says-haggler-pays = Pot plăti în capcane de fantome?
says-haggler-wins = Îi trimit orașului factura.
