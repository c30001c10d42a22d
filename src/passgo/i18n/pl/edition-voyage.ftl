# Nazwy wydania voyage.

edition-voyage = Podróż
word-street = działka
word-streets = działki
word-street-loc = działce
word-street-acc = działkę
word-streets-gen = działek
word-streets-loc = działkach
word-streets-ins = działkami
word-jail = Księżyc
word-jail-into = na Księżyc
word-jail-from = z Księżyca
word-jail-in = na Księżycu
word-jail-card = karta Księżyca
word-jail-card-gen = karty Księżyca
word-jail-card-acc = kartę Księżyca
word-jail-cards = karty Księżyca
word-house = namiot
word-houses = namioty
word-houses-gen = namiotów
word-hotel = przyczepa
word-hotel-gen = przyczepy
word-hotels = przyczepy
word-hotels-gen = przyczep
level-houses = { $count ->
    [one] { $count } namiot
    [few] { $count } namioty
    [many] { $count } namiotów
   *[other] { $count } namiotu
}
level-hotel = przyczepa
group-brown = Pływy
group-light-blue = Tęcza
group-pink = Zachód słońca
group-orange = Monsun
group-red = Wulkan
group-yellow = Spadające gwiazdy
group-green = Zorza polarna
group-dark-blue = Pełnia
group-stations = Lotniska
group-utilities = Środki transportu
deck-command = Rozkaz
deck-decision = Decyzja
kind-station = lotnisko
kind-utility = środek transportu
token-suitcase = Walizka
token-camera = Aparat
token-compass = Kompas
token-balloon = Balon
space-start = START
space-bay-of-fundy = Zatoka Fundy
space-decision = Decyzja
space-mont-saint-michel = Mont Saint-Michel
space-tax = Podatek
space-athens-airport = Lotnisko Ateny
space-victoria-falls = Wodospady Wiktorii
space-command = Rozkaz
space-iguazu = Iguazú
space-niagara = Niagara
space-the-moon = Księżyc
space-santorini = Santoryn
space-railway = Kolej
space-uluru = Uluru
space-serengeti = Serengeti
space-cairo-airport = Lotnisko Kair
space-kerala = Kerala
space-goa = Goa
space-chiang-mai = Chiang Mai
space-rest-area = Miejsce odpoczynku
space-etna = Etna
space-krakatoa = Krakatau
space-kilauea = Kilauea
space-denver-airport = Lotnisko Denver
space-atacama = Atakama
space-la-palma = La Palma
space-eurotunnel = Eurotunel
space-wadi-rum = Wadi Rum
space-go-to-the-moon = Leć na Księżyc
space-tromso = Tromsø
space-abisko = Abisko
space-yellowknife = Yellowknife
space-sydney-airport = Lotnisko Sydney
space-machu-picchu = Machu Picchu
space-himalaya = Himalaje

# Na tej planszy zamiast do więzienia leci się na Księżyc.
event-jailed = { $player } leci na Księżyc.
event-freed = { $player } opuszcza Księżyc.
event-freed-fine = { $player } opuszcza Księżyc. Opłata: { $amount }.
event-stayed-in-jail = { $player } zostaje na Księżycu (próba { $count }).
event-owed-fine = { $player } musi zapłacić za powrót z Księżyca: { $amount }.
event-paid-fine = { $player } płaci za powrót z Księżyca: { $amount }.
event-card-shown = { $player } pokazuje kartę Księżyca.
event-card-used = { $player } opuszcza Księżyc, używając karty.
awaiting-you-roll-jail = Jesteś na Księżycu. Jak chcesz wrócić?
act-fine = Zapłać za powrót z Księżyca: { $amount }
act-card = Użyj karty i opuść Księżyc
deal-cards = Karty Księżyca
deal-card-price = Najniższa cena karty Księżyca: { $amount }.
about-jail = Tylko z wizytą albo na Księżycu
about-go-to-jail = Leć na Księżyc
player-in-jail = na Księżycu
jail-cards = { $count ->
    [one] { $count } karta Księżyca
    [few] { $count } karty Księżyca
    [many] { $count } kart Księżyca
   *[other] { $count } karty Księżyca
}
card-go-to-jail = Leć na Księżyc i nie bierz pensji.
card-jail-free = Zatrzymaj tę kartę: raz sprowadzi cię z Księżyca, możesz ją też sprzedać.
