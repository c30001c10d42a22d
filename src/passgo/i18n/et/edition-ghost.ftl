# Kummitusväljaande nimed.

edition-ghost = Kummitused
word-rent = tasu
word-rent-part = tasu
word-rent-gen = tasu
word-rent-double = topelttasu
word-deed = leping
word-deeds = lepingud
word-deed-gen = lepingu
word-deed-part = lepingut
word-deeds-part = lepinguid
word-deeds-onto = lepingutele
word-deed-onto = lepingule
word-deed-on = lepingul
word-deeds-from = lepingutest
word-deed-by = lepingu kaupa
word-deed-plot-on = sellel lepingul
word-street = leping
word-streets = lepingud
word-street-gen = lepingu
word-street-onto = lepingule
word-street-on = lepingul
word-streets-gen = lepingute
word-streets-onto = lepingutele
word-streets-with = lepingutega
word-house = kummituslõks
    .per = kummituslõksu
word-house-part = kummituslõksu
word-houses = kummituslõksud
word-houses-gen = kummituslõksude
word-hotel = hoidla
    .per = hoidla
word-hotel-part = hoidlat
word-hotel-gen = hoidla
word-hotels = hoidlad
word-hotels-gen = hoidlate
level-houses = { $count ->
    [one] { $count } kummituslõks
   *[other] { $count } kummituslõksu
}
    .acc = { $count ->
        [one] { $count } kummituslõksu
       *[other] { $count } kummituslõksu
    }
level-hotel = hoidla
level-hotels = { $count ->
    [one] { $count } hoidla
   *[other] { $count } hoidlat
}
    .acc = { $count ->
        [one] { $count } hoidla
       *[other] { $count } hoidlat
    }
group-brown = Pruun
    .set = pruuni grupi
group-light-blue = Helesinine
    .set = helesinise grupi
group-pink = Roosa
    .set = roosa grupi
group-orange = Oranž
    .set = oranži grupi
group-red = Punane
    .set = punase grupi
group-yellow = Kollane
    .set = kollase grupi
group-green = Roheline
    .set = rohelise grupi
group-dark-blue = Tumesinine
    .set = tumesinise grupi
deck-mist = Rändav udu
    .acc = Rändava udu kaardi
    .cards = Rändava udu kaardid
kind-ride = ECTO-1
    .next = järgmisele ECTO-1 ruudule
kind-entity = kummitus
    .next = järgmise kummituse juurde
token-goggles = Kaitseprillid
token-ghost-meter = Kummitusemõõtja
token-cello = Tšello
token-proton-pack = Prootonseljakott
token-marshmallow = Vahukomm
token-siren = Sireen
space-go = START
space-corner-bookshop = Nurgapealne raamatupood
    .board = Nurga{ "\u00AD" }pealne raamatu{ "\u00AD" }pood
space-mist = Rändav udu
space-subway-stairs = Metrootrepp
    .board = Metroo{ "\u00AD" }trepp
space-library-phantom = Raamatukogu vaim
    .board = Raamatu{ "\u00AD" }kogu vaim
    .gen = Raamatukogu vaimu
    .to = Raamatukogu vaimule
space-ecto-1 = ECTO-1
space-night-diner = Öösöökla
space-pawn-shop = Pandimaja
space-wax-museum = Vahakujude muuseum
space-jail = Vangla
space-old-fire-station = Vana pritsumaja
space-hungry-green-ghost = Näljane roheline tont
    .gen = Näljase rohelise tondi
    .to = Näljasele rohelisele tondile
space-university-lab = Ülikooli labor
space-city-archive = Linnaarhiiv
    .board = Linna{ "\u00AD" }arhiiv
space-reading-room = Lugemissaal
    .board = Lugemis{ "\u00AD" }saal
space-card-catalogue = Kaartkataloog
    .board = Kaart{ "\u00AD" }kataloog
space-grand-staircase = Paraadtrepp
    .board = Paraad{ "\u00AD" }trepp
space-free-parking = Tasuta parkimine
space-hotel-lobby = Hotelli fuajee
space-ballroom = Ballisaal
space-twelfth-floor = 12. korrus
space-town-hall = Raekoda
space-mayors-office = Linnapea kabinet
space-gate-hound = Väravakoer
    .gen = Väravakoera
    .to = Väravakoerale
space-city-jail-roof = Vangla katus
space-go-to-jail = Mine vanglasse
space-park-gate = Pargi värav
space-carriage-stand = Voorimeeste peatus
    .board = Voori{ "\u00AD" }meeste peatus
space-penthouse-kitchen = Katusekorteri köök
    .board = Katuse{ "\u00AD" }korteri köök
space-rooftop-temple = Katusetempel
    .board = Katuse{ "\u00AD" }tempel
space-giant-of-the-avenue = Puiestee hiiglane
    .gen = Puiestee hiiglase
    .to = Puiestee hiiglasele
space-crossroads-gate = Ristteede värav
