# Kummitusversion nimet.

edition-ghost = Kummitukset
word-rent = palkkio
word-rent-gen = palkkion
word-rent-part = palkkiota
word-rent-pl = palkkiot
word-deed = sopimus
word-deeds = sopimukset
word-deed-gen = sopimuksen
word-deed-part = sopimusta
word-deeds-part = sopimuksia
word-deed-from = sopimuksesta
word-deed-into = sopimukseen
word-deed-yours = sopimuksesi
word-deed-into-yours = sopimukseesi
word-deeds-into-yours = sopimuksiisi
word-deeds-from-yours = sopimuksistasi
word-deed-plot-on = sopimuksessa tai
word-street = sopimus
word-streets = sopimukset
word-street-gen = sopimuksen
word-street-onto = sopimukselle
word-street-on = sopimuksella
word-streets-from = sopimuksista
word-streets-gen = sopimusten
word-streets-onto = sopimuksille
word-streets-with = sopimuksilla
word-house = kummitusloukku
    .per = kummitusloukusta
word-houses = kummitusloukut
word-houses-gen = kummitusloukkujen
word-house-part = kummitusloukkua
word-hotel = säilöntäyksikkö
    .per = säilöntäyksiköstä
word-hotel-part = säilöntäyksikköä
word-hotel-gen = säilöntäyksikön
word-hotels = säilöntäyksiköt
word-hotels-gen = säilöntäyksiköiden
word-house-gen = kummitusloukun
level-houses = { $count ->
    [one] { $count } kummitusloukku
   *[other] { $count } kummitusloukkua
}
    .acc = { $count ->
        [one] { $count } kummitusloukun
       *[other] { $count } kummitusloukkua
    }
level-hotel = säilöntäyksikkö
level-hotels = { $count ->
    [one] { $count } säilöntäyksikkö
   *[other] { $count } säilöntäyksikköä
}
    .acc = { $count ->
        [one] { $count } säilöntäyksikön
       *[other] { $count } säilöntäyksikköä
    }
group-brown = Ruskea
    .set = ruskean ryhmän
group-light-blue = Vaaleansininen
    .set = vaaleansinisen ryhmän
group-pink = Vaaleanpunainen
    .set = vaaleanpunaisen ryhmän
group-orange = Oranssi
    .set = oranssin ryhmän
group-red = Punainen
    .set = punaisen ryhmän
group-yellow = Keltainen
    .set = keltaisen ryhmän
group-green = Vihreä
    .set = vihreän ryhmän
group-dark-blue = Tummansininen
    .set = tummansinisen ryhmän
deck-mist = Vaeltava usva
    .acc = Vaeltava usva -kortin
    .deck = Vaeltava usva -pakka
kind-ride = ECTO-1
    .next = seuraavaan ECTO-1-ruutuun
kind-entity = kummitus
    .next = seuraavan kummituksen luo
token-goggles = Suojalasit
token-ghost-meter = Aavemittari
token-cello = Sello
token-proton-pack = Protonireppu
token-marshmallow = Vaahtokarkki
token-siren = Sireeni
space-go = LÄHTÖ
space-corner-bookshop = Kulmakirjakauppa
    .board = Kulma{ "\u00AD" }kirja{ "\u00AD" }kauppa
    .gen = Kulmakirjakaupan
space-mist = Vaeltava usva
space-subway-stairs = Metron portaat
    .gen = Metron portaat
space-library-phantom = Kirjaston aave
    .gen = Kirjaston aaveen
    .to = Kirjaston aaveelle
space-ecto-1 = ECTO-1
space-night-diner = Yögrilli
space-pawn-shop = Panttilainaamo
    .board = Pantti{ "\u00AD" }lainaamo
space-wax-museum = Vahakabinetti
    .board = Vaha{ "\u00AD" }kabinetti
space-jail = Vankila
space-old-fire-station = Vanha paloasema
    .gen = Vanhan paloaseman
space-hungry-green-ghost = Nälkäinen vihreä kummitus
    .gen = Nälkäisen vihreän kummituksen
    .to = Nälkäiselle vihreälle kummitukselle
space-university-lab = Yliopiston labra
space-city-archive = Kaupunginarkisto
    .board = Kaupungin{ "\u00AD" }arkisto
space-reading-room = Lukusali
space-card-catalogue = Korttiluettelo
    .board = Kortti{ "\u00AD" }luettelo
space-grand-staircase = Suuri portaikko
    .gen = Suuren portaikon
space-free-parking = Vapaa pysäköinti
space-hotel-lobby = Hotellin aula
space-ballroom = Tanssisali
space-twelfth-floor = 12. kerros
    .gen = 12. kerroksen
space-town-hall = Kaupungintalo
    .board = Kaupungin{ "\u00AD" }talo
space-mayors-office = Pormestarin huone
    .board = Pormes{ "\u00AD" }tarin huone
    .gen = Pormestarin huoneen
space-gate-hound = Portin koira
space-city-jail-roof = Vankilan katto
space-go-to-jail = Mene vankilaan
space-park-gate = Puiston portti
space-carriage-stand = Vaunuasema
space-penthouse-kitchen = Kattokeittiö
    .board = Katto{ "\u00AD" }keittiö
space-rooftop-temple = Kattotemppeli
    .board = Katto{ "\u00AD" }temppeli
space-giant-of-the-avenue = Bulevardin jätti
space-crossroads-gate = Risteyksen portti

card-advance-to = Puhelin soi keskiyöllä. Siirry ruutuun { $space }.
card-to-go = Yövuoro on ohi. Siirry ruutuun { $go } ja ota palkkasi.
card-next-ride = Sireenit päälle! Siirry { FORM($space, "next") }. Voit jatkaa kyydillä tavalliseen hintaan.
card-next-entity = Jokin ulvoo lähellä. Siirry { FORM($space, "next") } ja kohtaa se yhdessä vasemmalla puolellasi istuvan pelaajan kanssa.
card-back-three = Liukastut limaan. Siirry kolme ruutua taaksepäin ja noudata sen ruudun ohjetta.
card-go-to-jail = Kukaan ei usko kummitukseesi. Mene suoraan vankilaan. Et saa palkkaa.
card-jail-free = Pormestari on sinulle velkaa. Säilytä tämä kortti: sillä pääset kerran pois vankilasta, tai voit myydä sen.
card-general-repairs = Laitteesi ylikuumenevat. Maksa jokaisesta { FORM($house-name, "per") } { $house } ja jokaisesta { FORM($hotel-name, "per") } { $hotel }.
card-speeding = Sireenikään ei oikeuta ylinopeuteen. Maksa { $amount }.
card-elected-chair = Olet nyt ryhmän pomo ja tarjoat illallisen. Anna jokaiselle pelaajalle { $amount }.
card-dividend = Moppitehtaan osakkeesi tuottavat osinkoa. Ota { $amount }.
card-loan-matures = Asiakas maksaa ikivanhan laskun. Ota { $amount }.
card-bank-error = Pankin kirjoissa kummittelee: saat ylimääräisen nollan. Ota { $amount }.
card-doctor = Lääkäri kaivaa liman korvastasi. Maksa { $amount }.
card-sale-of-stock = Myyt lakanatehtaan osakkeesi. Ota { $amount }.
card-holiday-fund = Pitämättömät lomapäiväsi maksetaan rahana. Ota { $amount }.
card-tax-refund = Verottaja hyväksyy liman vähennykseksi. Ota { $amount }.
card-birthday = Jopa kummitukset laulavat syntymäpäivänäsi. Jokainen pelaaja antaa sinulle { FORM($amount, "acc") }.
card-life-insurance = Vakuutuksesi korvaa kummittelun. Ota { $amount }.
card-hospital = Yö klinikalla: hehkut vieläkin. Maksa { $amount }.
card-school-fees = Iltakurssi: kummitusten karkotus, ensimmäinen osa. Maksa { $amount }.
card-consultancy-fee = Kerrot asiakkaalle, että vain putket kolisevat. Ota { $amount }.
card-street-repairs = Katu on limassa. Maksa jokaisesta { FORM($house-name, "per") } { $house } ja jokaisesta { FORM($hotel-name, "per") } { $hotel }.
card-second-prize = Kummituskurpitsasi tulee kilpailussa toiseksi. Ota { $amount }.
card-inheritance = Kiitollinen kummitus muistaa sinua testamentissaan. Ota { $amount }.

## Events, told in this world

event-jailed = { WHO($player) ->
    [you] Kukaan ei usko kummitukseesi: joudut vankilaan.
   *[other] Kukaan ei usko kummitusjuttua: { $player } joutuu vankilaan.
}
story-roll-jailed = { WHO($player) ->
    [you] Heität { $dice }. Kukaan ei usko kummitukseesi: joudut vankilaan.
   *[other] { $player } heittää { $dice }. Kukaan ei usko kummitusjuttua, ja matka käy vankilaan.
}
event-freed = { WHO($player) ->
    [you] Pormestari päästää sinut vankilasta.
   *[other] Pormestari päästää { FORM($player, "gen") } vankilasta.
}
story-salary = Ruutu { $go } maksaa yövuorosta palkkaa { $amount }.
event-salary = { WHO($player) ->
    [you] Ohitat ruudun { $go } ja saat yövuorosta { FORM($amount, "acc") }.
   *[other] { $player } ohittaa ruudun { $go } ja saa yövuorosta { FORM($amount, "acc") }.
}
event-ride = { WHO($player) ->
    [you] Sireenit päälle! Otat kyydin ruutuun { $space } hintaan { $amount }.
   *[other] Sireenit päälle! { $player } ottaa kyydin ruutuun { $space } hintaan { $amount }.
}
event-entity-fought = { WHO($player) ->
    [you] Sinä ja { $other } heitätte { $dice } ja nappaatte { FORM($space, "gen") }.
   *[other] { WHO($other) ->
        [you] Sinä ja { $player } heitätte { $dice } ja nappaatte { FORM($space, "gen") }.
       *[other] { $player } ja { $other } heittävät { $dice } ja nappaavat { FORM($space, "gen") }.
    }
}
event-entity-fought-lost = { WHO($player) ->
    [you] Sinä ja { $other } heitätte { $dice } ja päädytte { FORM($space, "gen") } limaan.
   *[other] { WHO($other) ->
        [you] Sinä ja { $player } heitätte { $dice } ja päädytte { FORM($space, "gen") } limaan.
       *[other] { $player } ja { $other } heittävät { $dice } ja päätyvät { FORM($space, "gen") } limaan.
    }
}
event-paid-entity = { WHO($player) ->
    [you] Siivoat { FORM($space, "gen") } jäljet ja maksat { FORM($amount, "acc") }.
   *[other] { $player } siivoaa { FORM($space, "gen") } jäljet ja maksaa { FORM($amount, "acc") }.
}
event-built = { WHO($player) ->
    [you] Suojaat ruudun { $space } hintaan { $amount }: nyt { $level }.
   *[other] { $player } suojaa ruudun { $space } hintaan { $amount }: nyt { $level }.
}
event-built-won = { WHO($player) ->
    [you] Suojaat ruudun { $space }: nyt { $level }.
   *[other] { $player } suojaa ruudun { $space }: nyt { $level }.
}
story-built = { WHO($player) ->
    [you] Suojaat ruutuja hintaan { $amount }: { $spaces }.
   *[other] { $player } suojaa ruutuja hintaan { $amount }: { $spaces }.
}
event-bankrupt = { WHO($player) ->
    [you] Menet konkurssiin ja luovutat varusteesi. Kaikki jäljellä oleva siirtyy { FORM($other, "to") }.
   *[other] { WHO($other) ->
        [you] { $player } menee konkurssiin ja luovuttaa varusteensa. Kaikki jäljellä oleva siirtyy sinulle.
       *[other] { $player } menee konkurssiin ja luovuttaa varusteensa. Kaikki jäljellä oleva siirtyy { FORM($other, "to") }.
    }
}
event-game-over = Kaupunki voi taas nukkua: { $players } voittaa pelin.
event-game-over-shared = Kaupunki voi taas nukkua. Voiton jakavat { $players }.

character-1 = Valvoja Moppi
character-2 = Pomo Kipinä
character-3 = Agentti Lasku
character-4 = Portieri Suola
character-5 = Alokas Hoppu
character-6 = Kirjuri Alennus
says-careful-buys = Tarkistin ensin, kummitteleeko siellä.
says-careful-earns = Panin kuitin jo mappiin.
says-careful-pays = Säästän aina vähän limaa varten.
says-careful-wins = Vihdoinkin kaupungissani on hiljaista.
says-bold-buys = En minä sitä paikkaa pelkää!
says-bold-earns = Jahtaisin ilmaiseksikin, mutta kiitos!
says-bold-pays = Olen nähnyt pahempaakin limaa.
says-bold-wins = Putsasin kaupungin. Sireenit päälle!
says-haggler-buys = Sain kummituksen kaupan päälle.
says-haggler-earns = Lähetin oikein kohteliaan laskun.
says-haggler-pays = Voinko maksaa kummitusloukuilla?
says-haggler-wins = Lähetän kaupungille laskun.
