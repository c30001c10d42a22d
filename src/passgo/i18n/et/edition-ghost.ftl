# Kummitusväljaande nimed.

edition-ghost = Kummitused
word-house = kummituslõks
word-hotel = hoidla
level-houses = { $count ->
    [one] { $count } kummituslõks
   *[other] { $count } kummituslõksu
}
level-hotel = hoidla
group-brown = Pruun
group-light-blue = Helesinine
group-pink = Roosa
group-orange = Oranž
group-red = Punane
group-yellow = Kollane
group-green = Roheline
group-dark-blue = Tumesinine
deck-mist = Rändav udu
kind-ride = ECTO-1
kind-entity = kummitus
space-go = GO
space-corner-bookshop = Nurgapealne raamatupood
space-mist = Rändav udu
space-subway-stairs = Metrootrepp
space-library-phantom = Raamatukogu vaim
space-ecto-1 = ECTO-1
space-night-diner = Öösöökla
space-pawn-shop = Pandimaja
space-wax-museum = Vahakujude muuseum
space-jail = Vangla
space-old-fire-station = Vana pritsumaja
space-hungry-green-ghost = Näljane roheline tont
space-university-lab = Ülikooli labor
space-city-archive = Linnaarhiiv
space-reading-room = Lugemissaal
space-card-catalogue = Kaartkataloog
space-grand-staircase = Paraadtrepp
space-free-parking = Tasuta parkimine
space-hotel-lobby = Hotelli fuajee
space-ballroom = Ballisaal
space-twelfth-floor = 12. korrus
space-town-hall = Raekoda
space-mayors-office = Linnapea kabinet
space-gate-hound = Väravakoer
space-city-jail-roof = Vangla katus
space-go-to-jail = Mine vanglasse
space-park-gate = Pargi värav
space-carriage-stand = Voorimeeste peatus
space-penthouse-kitchen = Katusekorteri köök
space-rooftop-temple = Katusetempel
space-giant-of-the-avenue = Puiestee hiiglane
space-crossroads-gate = Ristteede värav
