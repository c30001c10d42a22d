# Matkaversion nimet.

edition-voyage = Matka
word-street = palsta
word-streets = palstat
word-street-gen = palstan
word-street-onto = palstalle
word-street-on = palstalla
word-streets-from = palstoista
word-streets-gen = palstojen
word-streets-onto = palstoille
word-streets-with = palstoilla
word-jail = Kuu
word-jail-into = Kuuhun
word-jail-from = Kuusta
word-jail-card = Kuu-kortti
word-jail-card-part = Kuu-korttia
word-jail-card-gen = Kuu-kortin
word-jail-cards = Kuu-kortit
word-jail-turn = Kuu-vuoro
word-jail-turns = Kuu-vuorot
word-house = teltta
    .per = teltasta
word-houses = teltat
word-houses-gen = telttojen
word-house-part = telttaa
word-hotel = asuntovaunu
    .per = asuntovaunusta
word-hotel-part = asuntovaunua
word-hotel-gen = asuntovaunun
word-hotels = asuntovaunut
word-hotels-gen = asuntovaunujen
word-house-gen = teltan
level-houses = { $count ->
    [one] { $count } teltta
   *[other] { $count } telttaa
}
    .acc = { $count ->
        [one] { $count } teltan
       *[other] { $count } telttaa
    }
level-hotel = asuntovaunu
level-hotels = { $count ->
    [one] { $count } asuntovaunu
   *[other] { $count } asuntovaunua
}
    .acc = { $count ->
        [one] { $count } asuntovaunun
       *[other] { $count } asuntovaunua
    }
group-brown = Vuorovesi
    .set = Vuorovesi-ryhmän
group-light-blue = Sateenkaari
    .set = Sateenkaari-ryhmän
group-pink = Auringonlasku
    .set = Auringonlasku-ryhmän
group-orange = Monsuuni
    .set = Monsuuni-ryhmän
group-red = Tulivuori
    .set = Tulivuori-ryhmän
group-yellow = Tähdenlennot
    .set = Tähdenlennot-ryhmän
group-green = Revontulet
    .set = Revontulet-ryhmän
group-dark-blue = Täysikuu
    .set = Täysikuu-ryhmän
group-stations = Lentoasemat
    .set = lentoasemien ryhmän
group-utilities = Joukkoliikenne
    .set = joukkoliikenteen ryhmän
deck-command = Käsky
    .acc = Käsky-kortin
    .deck = Käsky-pakka
deck-decision = Päätös
    .acc = Päätös-kortin
    .deck = Päätös-pakka
kind-station = lentoasema
    .next = seuraavalle lentoasemalle
kind-utility = joukkoliikenne
    .next = seuraavaan joukkoliikenneruutuun
token-suitcase = Matkalaukku
token-camera = Kamera
token-compass = Kompassi
token-balloon = Kuumailmapallo
space-start = LÄHTÖ
space-bay-of-fundy = Fundynlahti
    .board = Fundyn{ "\u00AD" }lahti
space-decision = Päätös
space-mont-saint-michel = Mont Saint-Michel
space-tax = Vero
    .gender = tax
    .tax = veroa
space-athens-airport = Ateenan lentoasema
space-victoria-falls = Victorian putoukset
    .gen = Victorian putoukset
space-command = Käsky
space-iguazu = Iguazú
space-niagara = Niagara
space-the-moon = Kuu
space-santorini = Santorini
space-railway = Rautatie
space-uluru = Uluru
space-serengeti = Serengeti
space-cairo-airport = Kairon lentoasema
space-kerala = Kerala
space-goa = Goa
space-chiang-mai = Chiang Mai
space-rest-area = Levähdyspaikka
    .board = Levähdys{ "\u00AD" }paikka
space-etna = Etna
space-krakatoa = Krakatau
space-kilauea = Kilauea
space-denver-airport = Denverin lentoasema
space-atacama = Atacama
space-la-palma = La Palma
space-eurotunnel = Eurotunneli
    .board = Euro{ "\u00AD" }tunneli
space-wadi-rum = Wadi Rum
space-go-to-the-moon = Lennä Kuuhun
space-tromso = Tromssa
space-abisko = Abisko
space-yellowknife = Yellowknife
    .board = Yellow{ "\u00AD" }knife
space-sydney-airport = Sydneyn lentoasema
space-machu-picchu = Machu Picchu
space-himalaya = Himalaja

# Tällä laudalla joudutaan Kuuhun.
event-jailed = { WHO($player) ->
    [you] Raketti nousee! Lennät Kuuhun.
   *[other] Raketti nousee! { $player } lentää Kuuhun.
}
event-freed = { WHO($player) ->
    [you] Palaat Kuusta.
   *[other] { $player } palaa Kuusta.
}
event-freed-fine = { WHO($player) ->
    [you] Maksat { FORM($amount, "acc") } ja pääset pois Kuusta.
   *[other] { $player } maksaa { FORM($amount, "acc") } ja pääsee pois Kuusta.
}
event-stayed-in-jail = { WHO($player) ->
    [you] Jäät Kuuhun ({ $count }. yritys).
   *[other] { $player } jää Kuuhun ({ $count }. yritys).
}
story-roll-jailed = { WHO($player) ->
    [you] Heität { $dice }. Raketti nousee! Lennät Kuuhun.
   *[other] { $player } heittää { $dice }. Raketti nousee ja vie Kuuhun!
}
story-roll-stayed = { WHO($player) ->
    [you] Heität { $dice } ja jäät Kuuhun ({ $count }. yritys).
   *[other] { $player } heittää { $dice } ja jää Kuuhun ({ $count }. yritys).
}
event-owed-fine = { WHO($player) ->
    [you] Sinun on maksettava { $amount } päästäksesi pois Kuusta.
   *[other] { FORM($player, "gen") } on maksettava { $amount } päästäkseen pois Kuusta.
}
event-paid-fine = { WHO($player) ->
    [you] Maksat { FORM($amount, "acc") } päästäksesi pois Kuusta.
   *[other] { $player } maksaa { FORM($amount, "acc") } päästäkseen pois Kuusta.
}
event-card-shown = { WHO($player) ->
    [you] Näytät Kuu-kortin.
   *[other] { $player } näyttää Kuu-kortin.
}
event-card-used = { WHO($player) ->
    [you] Käytät kortin ja pääset pois Kuusta.
   *[other] { $player } käyttää kortin ja pääsee pois Kuusta.
}
awaiting-you-roll-jail = Olet Kuussa. Miten pääset pois?
act-fine = Maksa { $amount } ja lähde Kuusta
act-card = Lähde Kuusta kortilla
deal-cards = Kuu-kortit
deal-card-price = Kuu-kortista on saatava vähintään { $amount }.
about-jail = Vain käymässä tai Kuussa
about-go-to-jail = Lennä Kuuhun
player-in-jail = Kuussa
jail-cards = { $count ->
    [one] { $count } Kuu-kortti
   *[other] { $count } Kuu-korttia
}
card-go-to-jail = Nouset väärään rakettiin. Lennä suoraan Kuuhun. Et saa palkkaa.
card-jail-free = Rakettilippu. Säilytä tämä kortti: sillä pääset kerran pois Kuusta, tai voit myydä sen.

card-advance-to = Postikortti houkuttelee. Siirry ruutuun { $space }.
card-to-go = Sinulla on koti-ikävä. Siirry ruutuun { $go } ja ota palkkasi.
card-next-station = Myöhästyit lennolta. Siirry { FORM($space, "next") }. Omistaja saa vaatia kaksinkertaisen vuokran.
card-next-utility = Sumua! Siirry { FORM($space, "next") } ja heitä noppaa. Omistaja saa vaatia heittosi { $factor }-kertaisena.
card-back-three = Passisi unohtui. Siirry kolme ruutua taaksepäin ja noudata sen ruudun ohjetta.
card-general-repairs = Raekuuro iskee leiriin. Maksa jokaisesta { FORM($house-name, "per") } { $house } ja jokaisesta { FORM($hotel-name, "per") } { $hotel }.
card-fine = Poimit harvinaisen kukan. Maksa sakkoa { $amount }.
card-elected-chair = Opastat ryhmää ja eksyt. Anna jokaiselle pelaajalle { $amount }.
card-dividend = Lauttayhtiön osakkeesi tuottavat osinkoa. Ota { $amount }.
card-loan-matures = Vanha matkakumppani maksaa velkansa. Ota { $amount }.
card-bank-error = Pankki laskee vaihtokurssin väärin eduksesi. Ota { $amount }.
card-doctor = Lääkäri katsoo auringossa palanutta ihoasi. Maksa { $amount }.
card-sale-of-stock = Myyt lentoyhtiön osakkeesi. Ota { $amount }.
card-holiday-fund = Löydät matkasäästösi sukasta. Ota { $amount }.
card-tax-refund = Tulli palauttaa matkamuistojesi veron. Ota { $amount }.
card-birthday = Syntymäpäivä nuotiolla! Jokainen pelaaja antaa sinulle { FORM($amount, "acc") }.
card-life-insurance = Matkatavarasi katosivat, mutta vakuutus korvaa. Ota { $amount }.
card-hospital = Nyrjäytät nilkkasi kraatterin reunalla. Maksa { $amount }.
card-school-fees = Kielikurssi ennen matkaa. Maksa { $amount }.
card-street-repairs = Laava tukkii tien. Maksa jokaisesta { FORM($house-name, "per") } { $house } ja jokaisesta { FORM($hotel-name, "per") } { $hotel }.
card-second-prize = Auringonlaskukuvasi tulee kilpailussa toiseksi. Ota { $amount }.
card-inheritance = Isotätisi jättää sinulle matkakassansa. Ota { $amount }.

## Events, told in this world

story-salary = Ruutu { $go } maksaa matkarahaa { $amount }.
event-salary = { WHO($player) ->
    [you] Ohitat ruudun { $go } ja saat matkarahaa { $amount }.
   *[other] { $player } ohittaa ruudun { $go } ja saa matkarahaa { $amount }.
}
story-roll-tax = { WHO($player) ->
    [you] Heität { $dice }, osut ruutuun { $space } ja maksat tullissa { FORM($amount, "acc") }.
   *[other] { $player } heittää { $dice }, osuu ruutuun { $space } ja maksaa tullissa { FORM($amount, "acc") }.
}
story-tax = { WHO($player) ->
    [you] Osut ruutuun { $space } ja maksat tullissa { FORM($amount, "acc") }.
   *[other] { $player } osuu ruutuun { $space } ja maksaa tullissa { FORM($amount, "acc") }.
}
event-paid-tax = { WHO($player) ->
    [you] Maksat tullissa { GENDER($space) ->
        [tax] { FORM($space, "tax") } { FORM($amount, "acc") }
       *[other] { FORM($amount, "acc") } ruudusta { $space }
    }.
   *[other] { $player } maksaa tullissa { GENDER($space) ->
        [tax] { FORM($space, "tax") } { FORM($amount, "acc") }
       *[other] { FORM($amount, "acc") } ruudusta { $space }
    }.
}
event-built = { WHO($player) ->
    [you] Pystytät leirin { word-street-onto } { $space } hintaan { $amount }: nyt { $level }.
   *[other] { $player } pystyttää leirin { word-street-onto } { $space } hintaan { $amount }: nyt { $level }.
}
event-built-won = { WHO($player) ->
    [you] Pystytät leirin { word-street-onto } { $space }: nyt { $level }.
   *[other] { $player } pystyttää leirin { word-street-onto } { $space }: nyt { $level }.
}
story-built = { WHO($player) ->
    [you] Pystytät leirejä hintaan { $amount }: { $spaces }.
   *[other] { $player } pystyttää leirejä hintaan { $amount }: { $spaces }.
}
event-bankrupt = { WHO($player) ->
    [you] Menet konkurssiin ja lennät kotiin. Kaikki jäljellä oleva siirtyy { FORM($other, "to") }.
   *[other] { WHO($other) ->
        [you] { $player } menee konkurssiin ja lentää kotiin. Kaikki jäljellä oleva siirtyy sinulle.
       *[other] { $player } menee konkurssiin ja lentää kotiin. Kaikki jäljellä oleva siirtyy { FORM($other, "to") }.
    }
}
event-game-over = Matka päättyy: { $players } voittaa pelin.
event-game-over-shared = Matka päättyy. Voiton jakavat { $players }.

character-1 = Vahti Poncho
character-2 = Kapteeni Mutka
character-3 = Agentti Luksus
character-4 = Opas Aamunen
says-careful-buys = Tarkistin ensin kartasta.
says-careful-earns = Panen tämän matkakassaani.
says-careful-pays = Pakkasin vararahaa tätä varten.
says-careful-wins = Kotona taas, ja kaikki laukut tallella!
says-bold-buys = Näin sen, rakastuin ja ostin!
says-bold-earns = Seuraava lentoni on maksettu!
says-bold-pays = Sanon tätä seikkailuksi.
says-bold-wins = Näin maailman ja voitin sen!
says-haggler-buys = Sain sen paikallisten hinnalla.
says-haggler-earns = Näköalan annan kaupan päälle.
says-haggler-pays = Pyysin kyllä ryhmäalennusta.
says-haggler-wins = Näin maailman alennuksella!
