# Matkaversion nimet.

edition-voyage = Matka
word-house = teltta
word-hotel = asuntovaunu
level-houses = { $count ->
    [one] { $count } teltta
   *[other] { $count } telttaa
}
level-hotel = asuntovaunu
group-brown = Vuorovesi
group-light-blue = Sateenkaari
group-pink = Auringonlasku
group-orange = Monsuuni
group-red = Tulivuori
group-yellow = Tähdenlennot
group-green = Revontulet
group-dark-blue = Täysikuu
group-stations = Lentoasemat
group-utilities = Joukkoliikenne
deck-command = Käsky
deck-decision = Päätös
kind-station = lentoasema
kind-utility = joukkoliikenne
token-suitcase = Matkalaukku
token-camera = Kamera
token-compass = Kompassi
token-balloon = Kuumailmapallo
space-start = LÄHTÖ
space-bay-of-fundy = Fundynlahti
space-decision = Päätös
space-mont-saint-michel = Mont Saint-Michel
space-tax = Vero
space-athens-airport = Ateenan lentoasema
space-victoria-falls = Victorian putoukset
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
space-etna = Etna
space-krakatoa = Krakatau
space-kilauea = Kilauea
space-denver-airport = Denverin lentoasema
space-atacama = Atacama
space-la-palma = La Palma
space-eurotunnel = Eurotunneli
space-wadi-rum = Wadi Rum
space-go-to-the-moon = Lennä Kuuhun
space-tromso = Tromssa
space-abisko = Abisko
space-yellowknife = Yellowknife
space-sydney-airport = Sydneyn lentoasema
space-machu-picchu = Machu Picchu
space-himalaya = Himalaja

# Tällä laudalla joudutaan Kuuhun.
event-jailed = { $player } joutuu Kuuhun.
event-freed = { $player } lähtee Kuusta.
event-freed-fine = { $player } lähtee Kuusta hintaan { $amount }.
event-stayed-in-jail = { $player } jää Kuuhun (yritys { $count }).
event-owed-fine = { $player } on velkaa { $amount } päästäkseen Kuusta.
event-paid-fine = { $player } maksaa { $amount } ja pääsee Kuusta.
event-card-shown = { $player } näyttää Kuu-kortin.
event-card-used = { $player } pääsee Kuusta kortilla.
awaiting-you-roll-jail = Olet Kuussa. Miten pääset pois?
act-fine = Maksa { $amount } ja lähde Kuusta
act-card = Lähde Kuusta kortilla
deal-cards = Kuu-kortit
deal-card-price = Kuu-kortin hinta on vähintään { $amount }.
about-jail = Vain käymässä tai Kuussa
about-go-to-jail = Lennä Kuuhun
player-in-jail = Kuussa
jail-cards = { $count ->
    [one] { $count } Kuu-kortti
   *[other] { $count } Kuu-korttia
}
card-go-to-jail = Lennä Kuuhun, et saa palkkaa.
card-jail-free = Säilytä tämä: sillä pääsee kerran pois Kuusta, tai sen voi myydä.
