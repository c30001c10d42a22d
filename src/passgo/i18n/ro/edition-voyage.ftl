# Numele ediției voyage.

edition-voyage = Călătorie
word-street = parcelă
word-streets = parcele
word-street-the = parcela
word-streets-the = parcelele
word-jail = Lună
word-jail-into = pe Lună
word-jail-in = pe Lună
word-jail-from = de pe Lună
word-jail-card = carte de plecare de pe Lună
word-jail-cards = cărți de plecare de pe Lună
word-house = cort
word-houses = corturi
word-houses-the = corturile
word-houses-all = toate corturile
word-hotel = rulotă
word-hotel-of-the = rulotei
word-hotel-one = o rulotă
word-hotels = rulote
word-hotels-the = rulotele
level-houses = { $count ->
    [one] { $count } cort
    [few] { $count } corturi
   *[other] { $count } de corturi
}
    .now = { $count ->
        [one] este { $count } cort
        [few] sunt { $count } corturi
       *[other] sunt { $count } de corturi
    }
level-hotel = rulotă
    .now = este o rulotă
    .a = o rulotă
level-hotels = { $count ->
    [one] { $count } rulotă
    [few] { $count } rulote
   *[other] { $count } de rulote
}
    .now = { $count ->
        [one] este { $count } rulotă
        [few] sunt { $count } rulote
       *[other] sunt { $count } de rulote
    }
group-brown = Maree
group-light-blue = Curcubeu
group-pink = Apus
group-orange = Muson
group-red = Vulcan
group-yellow = Stele căzătoare
group-green = Aurora boreală
group-dark-blue = Lună plină
group-stations = Aeroporturi
group-utilities = Transport în comun
deck-command = Ordin
deck-decision = Decizie
kind-station = aeroport
    .next = următorul aeroport
kind-utility = transport în comun
    .next = următorul transport în comun
token-suitcase = Valiză
token-camera = Aparat foto
token-compass = Busolă
token-balloon = Balon
space-start = START
space-bay-of-fundy = Golful Fundy
space-decision = Decizie
space-mont-saint-michel = Mont Saint-Michel
space-tax = Impozit
    .the = Impozitul
space-athens-airport = Aeroportul Atena
space-victoria-falls = Cascada Victoria
space-command = Ordin
space-iguazu = Iguazú
space-niagara = Niagara
space-the-moon = Luna
    .the = Luna (doar în vizită)
    .at = Lună (doar în vizită)
space-santorini = Santorini
space-railway = Calea ferată
space-uluru = Uluru
space-serengeti = Serengeti
space-cairo-airport = Aeroportul Cairo
space-kerala = Kerala
space-goa = Goa
space-chiang-mai = Chiang Mai
space-rest-area = Loc de odihnă
    .the = Locul de odihnă
    .at = Locul de odihnă
space-etna = Etna
space-krakatoa = Krakatau
space-kilauea = Kilauea
space-denver-airport = Aeroportul Denver
space-atacama = Atacama
space-la-palma = La Palma
space-eurotunnel = Eurotunel
    .the = Eurotunelul
space-wadi-rum = Wadi Rum
space-go-to-the-moon = Mergi pe Lună
    .the = „Mergi pe Lună”
    .at = „Mergi pe Lună”
space-tromso = Tromsø
space-abisko = Abisko
space-yellowknife = Yellowknife
    .board = Yellow{ "\u00AD" }knife
space-sydney-airport = Aeroportul Sydney
space-machu-picchu = Machu Picchu
space-himalaya = Himalaya

# Pe această tablă se merge pe Lună în loc de închisoare.
event-jailed = { WHO($player) ->
    [you] Decolare! Mergi pe Lună.
   *[other] Decolare! { $player } merge pe Lună.
}
event-freed = { WHO($player) ->
    [you] Te întorci de pe Lună.
   *[other] { $player } se întoarce de pe Lună.
}
event-freed-fine = { WHO($player) ->
    [you] Plătești { $amount } și pleci de pe Lună.
   *[other] { $player } plătește { $amount } și pleacă de pe Lună.
}
event-stayed-in-jail = { WHO($player) ->
    [you] Rămâi pe Lună (încercarea { $count }).
   *[other] { $player } rămâne pe Lună (încercarea { $count }).
}
story-roll-jailed = { WHO($player) ->
    [you] Arunci { $dice } și decolezi spre Lună.
   *[other] { $player } aruncă { $dice } și decolează spre Lună.
}
story-roll-stayed = { WHO($player) ->
    [you] Arunci { $dice } și rămâi pe Lună (încercarea { $count }).
   *[other] { $player } aruncă { $dice } și rămâne pe Lună (încercarea { $count }).
}
event-owed-fine = { WHO($player) ->
    [you] Ai de plătit { $amount } ca să pleci de pe Lună.
   *[other] { $player } are de plătit { $amount } ca să plece de pe Lună.
}
event-paid-fine = { WHO($player) ->
    [you] Plătești { $amount } ca să pleci de pe Lună.
   *[other] { $player } plătește { $amount } ca să plece de pe Lună.
}
event-card-shown = { WHO($player) ->
    [you] Arăți o carte de plecare de pe Lună.
   *[other] { $player } arată o carte de plecare de pe Lună.
}
event-card-used = { WHO($player) ->
    [you] Folosești o carte ca să pleci de pe Lună.
   *[other] { $player } folosește o carte ca să plece de pe Lună.
}
awaiting-you-roll-jail = Ești pe Lună. Cum pleci?
act-fine = Plătește { $amount } și pleacă de pe Lună
act-card = Folosește o carte ca să pleci de pe Lună
deal-cards = Cărți de plecare de pe Lună
deal-card-price = O carte de plecare de pe Lună nu se poate ceda pentru mai puțin de { $amount }.
about-jail = Doar în vizită sau pe Lună
about-go-to-jail = Mergi pe Lună
player-in-jail = pe Lună
jail-cards = { $count ->
    [one] { $count } carte de plecare de pe Lună
    [few] { $count } cărți de plecare de pe Lună
   *[other] { $count } de cărți de plecare de pe Lună
}
card-go-to-jail = Te urci în racheta greșită. Mergi direct pe Lună, fără să primești salariul.
card-jail-free = Un bilet de rachetă. Păstrează această carte: te scoate o dată de pe Lună sau poate fi vândută.

card-advance-to = O ilustrată te ispitește: mergi la { FORM($space, "at") }.
card-to-go = Ți-e dor de casă. Mergi la { $go } și ia salariul.
card-next-station = Ai pierdut zborul. Mergi la { FORM($space, "next") }. Proprietarul poate cere dublu.
card-next-utility = Ceață! Mergi la { FORM($space, "next") } și aruncă zarurile. Proprietarul poate cere suma lor înmulțită cu { $factor }.
card-back-three = Ți-ai uitat pașaportul. Mergi trei spații înapoi și fă ce cere acel spațiu.
card-general-repairs = Bate grindina în tabără: plătește { $house } pentru fiecare { $house-name } și { $hotel } pentru fiecare { $hotel-name }.
card-fine = Ai rupt o floare rară: plătește o amendă de { $amount }.
card-elected-chair = Conduci excursia și te rătăcești: dă fiecărui jucător { $amount }.
card-dividend = Acțiunile la o linie de feriboturi aduc dividende: ia { $amount }.
card-loan-matures = O veche cunoștință de călătorie îți restituie un împrumut: ia { $amount }.
card-bank-error = Banca a greșit cursul valutar în favoarea ta: ia { $amount }.
card-doctor = Medicul se uită la arsurile tale de soare: plătește { $amount }.
card-sale-of-stock = Îți vinzi acțiunile la o companie aeriană: ia { $amount }.
card-holiday-fund = Îți găsești banii de călătorie într-o șosetă: ia { $amount }.
card-tax-refund = Vama îți restituie taxa pe suveniruri: ia { $amount }.
card-birthday = Ziua ta, la foc de tabără: fiecare jucător îți dă { $amount }.
card-life-insurance = Bagajul ți s-a pierdut, dar era asigurat: ia { $amount }.
card-hospital = Îți scrântești glezna pe marginea craterului: plătește { $amount }.
card-school-fees = Un curs de limbă înainte de plecare: plătește { $amount }.
card-street-repairs = Lava blochează drumul: plătește { $house } pentru fiecare { $house-name } și { $hotel } pentru fiecare { $hotel-name }.
card-second-prize = Fotografia ta cu apusul iese pe locul doi: ia { $amount }.
card-inheritance = O mătușă bătrână îți lasă banii ei de călătorii: ia { $amount }.

## Events, told in this world

story-salary = { $go } plătește { $amount }, bani de drum.
event-salary = { WHO($player) ->
    [you] Treci de { $go } și primești { $amount }, bani de drum.
   *[other] { $player } trece de { $go } și primește { $amount }, bani de drum.
}
story-roll-tax = { WHO($player) ->
    [you] Arunci { $dice }, ajungi pe { FORM($space, "at") } și plătești { $amount } la vamă.
   *[other] { $player } aruncă { $dice }, ajunge pe { FORM($space, "at") } și plătește { $amount } la vamă.
}
story-tax = { WHO($player) ->
    [you] Ajungi pe { FORM($space, "at") } și plătești { $amount } la vamă.
   *[other] { $player } ajunge pe { FORM($space, "at") } și plătește { $amount } la vamă.
}
event-paid-tax = { WHO($player) ->
    [you] Plătești la vamă { $amount } pentru { FORM($space, "at") }.
   *[other] { $player } plătește la vamă { $amount } pentru { FORM($space, "at") }.
}
event-built = { WHO($player) ->
    [you] Plătești { $amount } și instalezi tabăra pe { FORM($space, "at") }: acum { FORM($level, "now") }.
   *[other] { $player } plătește { $amount } și instalează tabăra pe { FORM($space, "at") }: acum { FORM($level, "now") }.
}
event-built-won = { WHO($player) ->
    [you] Instalezi tabăra pe { FORM($space, "at") }: acum { FORM($level, "now") }.
   *[other] { $player } instalează tabăra pe { FORM($space, "at") }: acum { FORM($level, "now") }.
}
story-built = { WHO($player) ->
    [you] Plătești { $amount } și instalezi tabăra pe { FORM($spaces, "at") }.
   *[other] { $player } plătește { $amount } și instalează tabăra pe { FORM($spaces, "at") }.
}
event-bankrupt = { WHO($player) ->
    [you] Dai faliment și zbori acasă. Ce îți rămâne trece la { FORM($other, "acc") }.
   *[other] { WHO($other) ->
        [you] { $player } dă faliment și zboară acasă. Ce rămâne trece la tine.
       *[other] { $player } dă faliment și zboară acasă. Ce rămâne trece la { FORM($other, "acc") }.
    }
}
event-game-over = Călătoria s-a încheiat: { $players } câștigă jocul.
event-game-over-shared = Călătoria s-a încheiat: { $players } împart victoria.

character-1 = Pădurar Pelerină
character-2 = Căpitan Ocol
character-3 = Agent Hublou
character-4 = Ghid Devreme
says-careful-buys = Întâi m-am uitat pe hartă.
says-careful-earns = Ăștia merg la fondul de călătorii.
says-careful-pays = Aveam bani de rezervă la mine.
says-careful-wins = Acasă, și cu toate bagajele!
says-bold-buys = Am văzut, mi-a plăcut, am cumpărat!
says-bold-earns = Următorul meu zbor e plătit!
says-bold-pays = Eu îi zic aventură.
says-bold-wins = Am văzut lumea și am câștigat-o!
says-haggler-buys = Mi-au făcut preț de localnici.
says-haggler-earns = Priveliștea e din partea casei.
says-haggler-pays = Am cerut preț de grup.
says-haggler-wins = Am văzut lumea la reducere!
