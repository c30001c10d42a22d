# Imena izdaje voyage.

edition-voyage = Potovanje
word-go = ZAČETEK
word-street = parcela
word-streets = parcele
word-streets-change = parcele
word-street-loc = parceli
word-street-acc = parcelo
word-streets-gen = parcel
word-streets-loc = parcelah
word-streets-ins = s parcelami
word-jail = Luna
word-jail-into = na Luno
word-jail-from = z Lune
word-jail-in = na Luni
word-jail-card = kartica za odhod z Lune
word-jail-cards = kartice za odhod z Lune
word-jail-card-gen = kartice za odhod z Lune
word-house = šotor
word-houses = šotori
word-houses-all = vsi šotori
word-houses-four = štirje šotori
word-houses-gen = šotorov
word-hotel = počitniška prikolica
word-hotel-ins = počitniško prikolico
word-hotel-gen = počitniške prikolice
word-hotels = počitniške prikolice
word-hotels-all = vse počitniške prikolice
word-hotels-gen = počitniških prikolic
level-houses = { $count ->
    [one] { $count } šotor
    [two] { $count } šotora
    [few] { $count } šotori
   *[other] { $count } šotorov
}
level-hotel = počitniška prikolica
group-brown = Plima
group-light-blue = Mavrica
group-pink = Sončni zahod
group-orange = Monsun
group-red = Vulkan
group-yellow = Zvezdni utrinki
group-green = Severni sij
group-dark-blue = Polna luna
group-stations = Letališča
group-utilities = Javni prevoz
deck-command = Ukaz
deck-decision = Odločitev
kind-station = letališče
kind-utility = javni prevoz
token-suitcase = Kovček
token-camera = Fotoaparat
token-compass = Kompas
token-balloon = Balon
space-start = ZAČETEK
space-bay-of-fundy = Zaliv Fundy
space-decision = Odločitev
space-mont-saint-michel = Mont Saint-Michel
space-tax = Davek
space-athens-airport = Letališče Atene
space-victoria-falls = Viktorijini slapovi
space-command = Ukaz
space-iguazu = Iguazú
space-niagara = Niagara
space-the-moon = Luna
space-santorini = Santorini
space-railway = Železnica
space-uluru = Uluru
space-serengeti = Serengeti
space-cairo-airport = Letališče Kairo
space-kerala = Kerala
space-goa = Goa
space-chiang-mai = Chiang Mai
space-rest-area = Počivališče
space-etna = Etna
space-krakatoa = Krakatav
space-kilauea = Kilauea
space-denver-airport = Letališče Denver
space-atacama = Atacama
space-la-palma = La Palma
space-eurotunnel = Evrotunel
space-wadi-rum = Vadi Rum
space-go-to-the-moon = Pojdi na Luno
space-tromso = Tromsø
space-abisko = Abisko
space-yellowknife = Yellowknife
space-sydney-airport = Letališče Sydney
space-machu-picchu = Machu Picchu
space-himalaya = Himalaja

# Na tej plošči se namesto v zapor gre na Luno.
event-jailed = { $player } gre na Luno.
event-freed = { $player } zapusti Luno.
event-freed-fine = { $player } zapusti Luno za { $amount }.
event-stayed-in-jail = { $player } ostane na Luni ({ $count }. poskus).
event-owed-fine = { $player } dolguje { $amount } za odhod z Lune.
event-paid-fine = { $player } plača { $amount } za odhod z Lune.
event-card-shown = { $player } pokaže kartico za odhod z Lune.
event-card-used = { $player } s kartico zapusti Luno.
awaiting-you-roll-jail = Na Luni si. Kako jo zapustiš?
act-fine = Plačaj { $amount } za odhod z Lune
act-card = Uporabi kartico za odhod z Lune
deal-cards = Kartice za odhod z Lune
deal-card-price = Kartica za odhod z Lune zamenja lastnika za najmanj { $amount }.
about-jail = Samo na obisku ali na Luni
about-go-to-jail = Pojdi na Luno
player-in-jail = na Luni
jail-cards = { $count ->
    [one] { $count } kartica za odhod z Lune
    [two] { $count } kartici za odhod z Lune
    [few] { $count } kartice za odhod z Lune
   *[other] { $count } kartic za odhod z Lune
}
card-go-to-jail = Pojdi na Luno, brez plače.
card-jail-free = Obdrži jo: enkrat te pusti z Lune, lahko pa jo tudi prodaš.
