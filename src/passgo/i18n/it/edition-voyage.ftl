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
    .now = { $count ->
        [one] c’è { $count } tenda
        [many] ci sono { $count } di tende
       *[other] ci sono { $count } tende
    }
level-hotel = roulotte
    .now = c’è una roulotte
group-brown = Marea
group-light-blue = Arcobaleno
group-pink = Tramonto
group-orange = Monsone
group-red = Vulcano
group-yellow = Stelle cadenti
group-green = Aurora boreale
group-dark-blue = Luna piena
group-stations = Aeroporti
group-utilities = Trasporti pubblici
deck-command = Ordine
deck-decision = Decisione
kind-station = aeroporto
    .next = il prossimo aeroporto
kind-utility = trasporto pubblico
    .next = il prossimo trasporto pubblico
token-suitcase = Valigia
token-camera = Fotocamera
token-compass = Bussola
token-balloon = Mongolfiera
space-start = PARTENZA
    .the = la PARTENZA
    .from = dalla PARTENZA
    .cap = La PARTENZA
space-bay-of-fundy = Baia di Fundy
    .the = la Baia di Fundy
space-decision = Decisione
    .the = la Decisione
space-mont-saint-michel = Mont Saint-Michel
space-tax = Tassa
    .the = la Tassa
space-athens-airport = Aeroporto di Atene
    .the = l’Aeroporto di Atene
space-victoria-falls = Cascate Vittoria
    .the = le Cascate Vittoria
space-command = Ordine
    .the = l’Ordine
space-iguazu = Iguazú
space-niagara = Niagara
space-the-moon = Luna
    .the = la Luna (solo in transito)
space-santorini = Santorini
space-railway = Ferrovia
    .the = la Ferrovia
space-uluru = Uluru
space-serengeti = Serengeti
    .the = il Serengeti
space-cairo-airport = Aeroporto del Cairo
    .the = l’Aeroporto del Cairo
space-kerala = Kerala
space-goa = Goa
space-chiang-mai = Chiang Mai
space-rest-area = Area di sosta
    .the = l’Area di sosta
space-etna = Etna
    .the = l’Etna
space-krakatoa = Krakatoa
    .the = il Krakatoa
space-kilauea = Kilauea
    .the = il Kilauea
space-denver-airport = Aeroporto di Denver
    .the = l’Aeroporto di Denver
space-atacama = Atacama
space-la-palma = La Palma
space-eurotunnel = Eurotunnel
    .the = l’Eurotunnel
space-wadi-rum = Wadi Rum
space-go-to-the-moon = Vai sulla Luna
    .the = «Vai sulla Luna»
space-tromso = Tromsø
space-abisko = Abisko
space-yellowknife = Yellowknife
space-sydney-airport = Aeroporto di Sydney
    .the = l’Aeroporto di Sydney
space-machu-picchu = Machu Picchu
space-himalaya = Himalaya
    .the = l’Himalaya

# Su questo tabellone si va sulla Luna.
event-jailed = { WHO($player) ->
    [you] Vai sulla Luna.
   *[other] { $player } va sulla Luna.
}
event-freed = { WHO($player) ->
    [you] Lasci la Luna.
   *[other] { $player } lascia la Luna.
}
event-freed-fine = { WHO($player) ->
    [you] Paghi { $amount } e lasci la Luna.
   *[other] { $player } paga { $amount } e lascia la Luna.
}
event-stayed-in-jail = { WHO($player) ->
    [you] Resti sulla Luna (tentativo { $count }).
   *[other] { $player } resta sulla Luna (tentativo { $count }).
}
story-roll-jailed = { WHO($player) ->
    [you] Fai { $dice } e vai sulla Luna.
   *[other] { $player } fa { $dice } e va sulla Luna.
}
story-roll-stayed = { WHO($player) ->
    [you] Fai { $dice } e resti sulla Luna (tentativo { $count }).
   *[other] { $player } fa { $dice } e resta sulla Luna (tentativo { $count }).
}
event-owed-fine = { WHO($player) ->
    [you] Devi { $amount } per lasciare la Luna.
   *[other] { $player } deve { $amount } per lasciare la Luna.
}
event-paid-fine = { WHO($player) ->
    [you] Paghi { $amount } per lasciare la Luna.
   *[other] { $player } paga { $amount } per lasciare la Luna.
}
event-card-shown = { WHO($player) ->
    [you] Mostri una carta Luna.
   *[other] { $player } mostra una carta Luna.
}
event-card-used = { WHO($player) ->
    [you] Usi una carta per lasciare la Luna.
   *[other] { $player } usa una carta per lasciare la Luna.
}
awaiting-you-roll-jail = Sei sulla Luna. Come te ne vai?
act-fine = Paga { $amount } e lascia la Luna
act-card = Usa una carta per lasciare la Luna
deal-cards = Carte Luna
deal-card-price = Una carta Luna non si può scambiare per meno di { $amount }.
about-jail = Solo in transito o sulla Luna
about-go-to-jail = Vai sulla Luna
player-in-jail = sulla Luna
jail-cards = { $count ->
    [one] { $count } carta Luna
    [many] { $count } di carte Luna
   *[other] { $count } carte Luna
}
card-go-to-jail = Vai dritto sulla Luna senza ritirare lo stipendio.
card-jail-free = Conservala: ti fa lasciare una volta la Luna, oppure puoi venderla.
