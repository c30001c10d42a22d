# Numele ediției cthulhu.

edition-cthulhu = Cthulhu
edition-cthulhu-short = Cthulhu, joc scurt
word-street = creatură
word-streets = creaturi
word-street-the = creatura
word-streets-the = creaturile
word-house = criptă
word-houses = cripte
word-houses-the = criptele
word-houses-all = toate criptele
word-hotel = mausoleu
word-hotel-of-the = mausoleului
word-hotel-one = un mausoleu
word-hotels = mausolee
word-hotels-the = mausoleele
level-houses = { $count ->
    [one] { $count } criptă
    [few] { $count } cripte
   *[other] { $count } de cripte
}
    .now = { $count ->
        [one] este { $count } criptă
        [few] sunt { $count } cripte
       *[other] sunt { $count } de cripte
    }
level-hotel = mausoleu
    .now = este un mausoleu
    .a = un mausoleu
level-hotels = { $count ->
    [one] { $count } mausoleu
    [few] { $count } mausolee
   *[other] { $count } de mausolee
}
    .now = { $count ->
        [one] este { $count } mausoleu
        [few] sunt { $count } mausolee
       *[other] sunt { $count } de mausolee
    }
group-brown = Maro
group-light-blue = Albastru deschis
group-pink = Roz
group-orange = Portocaliu
group-red = Roșu
group-yellow = Galben
group-green = Verde
group-dark-blue = Albastru închis
group-stations = Mijloace de transport
group-utilities = Instituții
deck-sanity = Rațiune
deck-knowledge = Cunoaștere
kind-station = mijloc de transport
    .next = următorul mijloc de transport
kind-utility = instituție
    .next = următoarea instituție
token-necronomicon = Necronomicon
token-cultists-tablet = Tăblița cultiștilor
token-cthulhu-statuette = Statueta lui Cthulhu
token-shining-trapezohedron = Trapezoedrul strălucitor
token-hound-amulet = Amuleta câinelui
token-dagon-dagger = Pumnalul lui Dagon
space-go = START
space-ghoul = Strigoi devorator
    .the = Strigoiul devorator
    .at = Strigoiul devorator
space-knowledge = Cunoaștere
space-zoog = Zoog
space-research-fee = Taxă de cercetare
    .the = Taxa de cercetare
    .at = Taxa de cercetare
space-ship = Vapor
    .the = Vaporul
space-night-gaunt = Arătare de noapte
    .the = Arătarea de noapte
    .at = Arătarea de noapte
space-sanity = Rațiune
space-rat-thing = Creatura-șobolan
space-wilbur-whateley = Wilbur Whateley
space-jail = Închisoare
    .the = Închisoarea (doar în vizită)
    .at = Închisoare (doar în vizită)
space-deep-one = Ființă din adâncuri
    .the = Ființa din adâncuri
    .at = Ființa din adâncuri
space-miskatonic-university = Universitatea Miskatonic
    .board = Universi{ "\u00AD" }tatea Miskatonic
space-dagon = Dagon
space-hydra = Hidra
space-train = Tren
    .the = Trenul
space-mi-go = Mi-Go
space-elder-thing = Ființă străveche
    .the = Ființa străveche
    .at = Ființa străveche
space-shoggoth = Shoggoth
space-free-parking = Parcare gratuită
    .the = Parcarea gratuită
    .at = Parcarea gratuită
space-hound-of-the-void = Câinele vidului
space-flying-polyp = Polip zburător
    .the = Polipul zburător
    .at = Polipul zburător
space-great-race = Marea Rasă
space-dream-journey = Călătorie în vis
    .the = Călătoria în vis
    .at = Călătoria în vis
space-colour-from-space = Culoarea din spațiu
space-star-spawn = Odraslă a stelelor
    .the = Odrasla stelelor
    .at = Odrasla stelelor
space-sanatorium = Ospiciu
    .the = Ospiciul
space-hastur = Hastur
space-go-to-jail = Mergi la închisoare
    .the = „Mergi la închisoare”
    .at = „Mergi la închisoare”
space-shub-niggurath = Shub-Niggurath
space-nyarlathotep = Nyarlathotep
    .board = Nyarla{ "\u00AD" }thotep
space-yog-sothoth = Yog-Sothoth
space-automobile = Automobil
    .the = Automobilul
space-azathoth = Azathoth
space-examination-fee = Taxă de consult medical
    .the = Taxa de consult medical
    .at = Taxa de consult medical
space-great-cthulhu = Marele Cthulhu

card-advance-to = O hartă schițată pe margine arată drumul: mergi la { FORM($space, "at") }.
card-to-go = A fost doar un vis. Mergi la { $go } și ia salariul.
card-next-station = Se lasă ceața. Mergi la { FORM($space, "next") }. Proprietarul poate cere dublu.
card-next-utility = Coșmaruri. Mergi la { FORM($space, "next") } și aruncă zarurile. Proprietarul poate cere suma lor înmulțită cu { $factor }.
card-back-three = Ai uitat vechiul manuscris. Mergi trei spații înapoi și fă ce cere acel spațiu.
card-go-to-jail = Te-au prins săpând la lumina lunii. Mergi direct la închisoare, fără să primești salariul.
card-jail-free = O cheie din metal ciudat. Păstrează această carte: te scoate o dată din închisoare sau poate fi vândută.
card-general-repairs = S-au mișcat pietrele: plătește { $house } pentru fiecare { $house-name } și { $hotel } pentru fiecare { $hotel-name }.
card-speeding = Ai condus prea repede. Și ce te urmărea, la fel. Plătește { $amount }.
card-elected-chair = Societatea ta secretă rămâne secretă, contra cost: dă fiecărui jucător { $amount }.
card-dividend = Acțiunile tale la pescărie rentează suspect de bine: ia { $amount }.
card-loan-matures = Valurile aduc la mal un vechi datornic, care plătește: ia { $amount }.
card-bank-error = Cineva de la Bancă a dormit prost și a greșit în favoarea ta: ia { $amount }.
card-doctor = Un tonic pentru nervi: plătește { $amount }.
card-sale-of-stock = Îți vinzi acțiunile înainte de luna plină: ia { $amount }.
card-holiday-fund = Renunți la săptămâna la mare: ia { $amount }.
card-tax-refund = Restituire de impozit, semnată de o mână necunoscută: ia { $amount }.
card-birthday = Stelele se aliniază de ziua ta: fiecare jucător îți dă { $amount }.
card-life-insurance = Lumea te crede pe fundul mării, iar asigurarea plătește: ia { $amount }.
card-hospital = Clinica îți recomandă odihnă, fără citit: plătește { $amount }.
card-school-fees = Un curs de limbi moarte: plătește { $amount }.
card-consultancy-fee = Sfatul tău: cutia să rămână închisă. Ia { $amount }.
card-street-repairs = Mareea a înghițit drumul: plătește { $house } pentru fiecare { $house-name } și { $hotel } pentru fiecare { $hotel-name }.
card-second-prize = Eseul tău despre maree iese pe locul doi: ia { $amount }.
card-inheritance = Un unchi uitat de toți îți lasă un cufăr: ia { $amount }.

## Events, told in this world

event-jailed = { WHO($player) ->
    [you] Sapi unde nu trebuie: mergi la închisoare.
   *[other] { $player } sapă unde nu trebuie și merge la închisoare.
}
story-roll-jailed = { WHO($player) ->
    [you] Arunci { $dice }. Sapi unde nu trebuie: mergi la închisoare.
   *[other] { $player } aruncă { $dice }, sapă unde nu trebuie și merge la închisoare.
}
event-freed = { WHO($player) ->
    [you] Lacătul se deschide singur: ieși din închisoare.
   *[other] Lacătul se deschide singur: { $player } iese din închisoare.
}
story-salary = { $go } plătește { $amount } pentru încă o zi cu mintea întreagă.
event-salary = { WHO($player) ->
    [you] Treci de { $go } și primești { $amount } pentru încă o zi cu mintea întreagă.
   *[other] { $player } trece de { $go } și primește { $amount } pentru încă o zi cu mintea întreagă.
}
story-roll-tax = { WHO($player) ->
    [you] Arunci { $dice }, ajungi pe { FORM($space, "at") } și plătești { $amount }. Nimeni nu spune pentru ce.
   *[other] { $player } aruncă { $dice }, ajunge pe { FORM($space, "at") } și plătește { $amount }. Nimeni nu spune pentru ce.
}
story-tax = { WHO($player) ->
    [you] Ajungi pe { FORM($space, "at") } și plătești { $amount }. Nimeni nu spune pentru ce.
   *[other] { $player } ajunge pe { FORM($space, "at") } și plătește { $amount }. Nimeni nu spune pentru ce.
}
event-paid-tax = { WHO($player) ->
    [you] Plătești { $amount } pentru { FORM($space, "at") }. Nimeni nu spune de ce.
   *[other] { $player } plătește { $amount } pentru { FORM($space, "at") }. Nimeni nu spune de ce.
}
event-built = { WHO($player) ->
    [you] Plătești { $amount } și sapi pe { FORM($space, "at") }: acum { FORM($level, "now") }.
   *[other] { $player } plătește { $amount } și sapă pe { FORM($space, "at") }: acum { FORM($level, "now") }.
}
event-built-won = { WHO($player) ->
    [you] Sapi pe { FORM($space, "at") }: acum { FORM($level, "now") }.
   *[other] { $player } sapă pe { FORM($space, "at") }: acum { FORM($level, "now") }.
}
story-built = { WHO($player) ->
    [you] Plătești { $amount } și sapi pe { FORM($spaces, "at") }.
   *[other] { $player } plătește { $amount } și sapă pe { FORM($spaces, "at") }.
}
event-bankrupt = { WHO($player) ->
    [you] Dai faliment, iar stelelor nu le pasă. Ce îți rămâne trece la { FORM($other, "acc") }.
   *[other] { WHO($other) ->
        [you] { $player } dă faliment, iar stelelor nu le pasă. Ce rămâne trece la tine.
       *[other] { $player } dă faliment, iar stelelor nu le pasă. Ce rămâne trece la { FORM($other, "acc") }.
    }
}
event-game-over = Stelele s-au aliniat: { $players } câștigă jocul.
event-game-over-shared = Stelele s-au aliniat: { $players } împart victoria.

character-1 = Doctor Opaiț
character-2 = Căpitan Vijelie
character-3 = Anticar Velin
character-4 = Paznic Tăcere
character-5 = Savant Curaj
character-6 = Agent Talisman
says-careful-buys = Am cumpărat. Înăuntru nu mă uit.
says-careful-earns = La noapte dorm un pic mai bine.
says-careful-pays = Am plătit și n-am întrebat nimic.
says-careful-wins = Am câștigat, și cu mintea întreagă.
says-bold-buys = Șoptește? Atunci îl iau!
says-bold-earns = Știam eu că și bezna aduce bani!
says-bold-pays = Pe mare am pățit și mai rele.
says-bold-wins = Am privit în abis și am câștigat!
says-haggler-buys = Blestemul i l-am lăsat vânzătorului.
says-haggler-earns = Primesc monede din orice epocă.
says-haggler-pays = Am oferit în schimb un manuscris rar.
says-haggler-wins = Până și mareea mi-a făcut preț bun.
