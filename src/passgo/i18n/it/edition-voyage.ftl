# Nomi dell’edizione dei viaggi.

edition-voyage = Viaggio
word-go = PARTENZA
word-street = lotto
word-streets = lotti
word-jail = Luna
word-jail-from = dalla Luna
word-jail-into = sulla Luna
word-jail-card = carta Luna
word-jail-cards = carte Luna
word-house = tenda
word-houses = tende
word-hotel = roulotte
word-hotel-before = della sua roulotte
word-hotel-one = una roulotte
word-hotels = roulotte
word-hotels-all = tutte le roulotte
level-houses = { $count ->
    [one] { $count } tenda
    [many] { $count } di tende
   *[other] { $count } tende
}
level-hotel = roulotte
group-brown = Marea
group-light-blue = Arcobaleno
group-pink = Tramonto
group-orange = Monsone
group-red = Vulcano
group-yellow = Stelle cadenti
group-green = Aurora boreale
group-dark-blue = Luna piena
group-stations = Aeroporti
group-utilities = Trasporti di massa
deck-command = Ordine
deck-decision = Decisione
kind-station = aeroporto
kind-utility = trasporto di massa
token-suitcase = Valigia
token-camera = Fotocamera
token-compass = Bussola
token-balloon = Mongolfiera
space-start = PARTENZA
space-bay-of-fundy = Baia di Fundy
space-decision = Decisione
space-mont-saint-michel = Mont Saint-Michel
space-tax = Tassa
space-athens-airport = Aeroporto di Atene
space-victoria-falls = Cascate Vittoria
space-command = Ordine
space-iguazu = Iguazú
space-niagara = Niagara
space-the-moon = Luna
space-santorini = Santorini
space-railway = Ferrovia
space-uluru = Uluru
space-serengeti = Serengeti
space-cairo-airport = Aeroporto del Cairo
space-kerala = Kerala
space-goa = Goa
space-chiang-mai = Chiang Mai
space-rest-area = Area di sosta
space-etna = Etna
space-krakatoa = Krakatoa
space-kilauea = Kilauea
space-denver-airport = Aeroporto di Denver
space-atacama = Atacama
space-la-palma = La Palma
space-eurotunnel = Eurotunnel
space-wadi-rum = Wadi Rum
space-go-to-the-moon = Va’ sulla Luna
space-tromso = Tromsø
space-abisko = Abisko
space-yellowknife = Yellowknife
space-sydney-airport = Aeroporto di Sydney
space-machu-picchu = Machu Picchu
space-himalaya = Himalaya

# Su questo tabellone si va sulla Luna.
event-jailed = { $player } va sulla Luna.
event-freed = { $player } lascia la Luna.
event-freed-fine = { $player } lascia la Luna per { $amount }.
event-stayed-in-jail = { $player } resta sulla Luna (tentativo { $count }).
event-owed-fine = { $player } deve { $amount } per lasciare la Luna.
event-paid-fine = { $player } paga { $amount } per lasciare la Luna.
event-card-shown = { $player } mostra una carta Luna.
event-card-used = { $player } usa una carta per lasciare la Luna.
awaiting-you-roll-jail = Sei sulla Luna. Come te ne vai?
act-fine = Paga { $amount } e lascia la Luna
act-card = Usa una carta per lasciare la Luna
deal-cards = Carte Luna
deal-card-price = Una carta Luna passa di mano per almeno { $amount }.
about-jail = Solo in transito, o sulla Luna
about-go-to-jail = Va’ sulla Luna
player-in-jail = sulla Luna
jail-cards = { $count ->
    [one] { $count } carta Luna
    [many] { $count } di carte Luna
   *[other] { $count } carte Luna
}
card-go-to-jail = Va’ sulla Luna senza ritirare lo stipendio.
card-jail-free = Conservala: ti fa lasciare una volta la Luna, oppure puoi venderla.
