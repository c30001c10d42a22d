# Imena izdanja voyage.

edition-voyage = Putovanje
word-street = parcela
word-streets = parcele
word-street-loc = parceli
word-street-acc = parcelu
word-streets-loc = parcelama
word-jail = Mjesec
word-jail-into = na Mjesec
word-jail-from = s Mjeseca
word-jail-in = na Mjesecu
word-jail-card = kartica za povratak s Mjeseca
word-jail-cards = kartice za povratak s Mjeseca
word-jail-card-gen = kartice za povratak s Mjeseca
word-house = šator
    .each = svaki šator
word-houses = šatori
word-houses-gen = šatora
word-houses-that = šatora koji
word-houses-four = četiri šatora
word-hotel = kamp-kućica
    .each = svaku kamp-kućicu
    .acc = kamp-kućicu
word-hotel-gen = kamp-kućice
word-hotels = kamp-kućice
word-hotels-gen = kamp-kućica u igri
word-hotels-all = sve kamp-kućice
word-hotels-acc = kamp-kućice
level-houses = { $count ->
    [one] { $count } šator
    [few] { $count } šatora
   *[other] { $count } šatora
}
level-hotel = kamp-kućica
    .acc = kamp-kućicu
level-hotels = { $count ->
    [one] { $count } kamp-kućica
    [few] { $count } kamp-kućice
   *[other] { $count } kamp-kućica
}
    .acc = { $count ->
        [one] { $count } kamp-kućicu
        [few] { $count } kamp-kućice
       *[other] { $count } kamp-kućica
    }
group-brown = Plima
group-light-blue = Duga
group-pink = Zalazak sunca
group-orange = Monsun
group-red = Vulkan
group-yellow = Zvijezde padalice
group-green = Polarna svjetlost
group-dark-blue = Puni Mjesec
group-stations = Zračne luke
group-utilities = Javni prijevoz
deck-command = Zapovijed
deck-decision = Odluka
kind-station = zračna luka
    .next = do najbliže zračne luke
kind-utility = javni prijevoz
    .next = do najbližeg javnog prijevoza
token-suitcase = Kovčeg
token-camera = Fotoaparat
token-compass = Kompas
token-balloon = Balon
space-start = START
space-bay-of-fundy = Zaljev Fundy
space-decision = Odluka
space-mont-saint-michel = Mont Saint-Michel
space-tax = Porez
space-athens-airport = Zračna luka Atena
    .acc = Zračnu luku Atena
space-victoria-falls = Viktorijini slapovi
    .board = Viktori{ "\u00AD" }jini slapovi
space-command = Zapovijed
space-iguazu = Iguazú
space-niagara = Niagara
    .acc = Niagaru
space-the-moon = Mjesec
space-santorini = Santorini
space-railway = Željeznica
    .acc = Željeznicu
space-uluru = Uluru
space-serengeti = Serengeti
space-cairo-airport = Zračna luka Kairo
    .acc = Zračnu luku Kairo
space-kerala = Kerala
    .acc = Keralu
space-goa = Goa
    .acc = Gou
space-chiang-mai = Chiang Mai
space-rest-area = Odmorište
space-etna = Etna
    .acc = Etnu
space-krakatoa = Krakatau
space-kilauea = Kilauea
    .acc = Kilaueu
space-denver-airport = Zračna luka Denver
    .acc = Zračnu luku Denver
space-atacama = Atacama
    .acc = Atacamu
space-la-palma = La Palma
    .acc = La Palmu
space-eurotunnel = Eurotunel
space-wadi-rum = Vadi Rum
space-go-to-the-moon = Idi na Mjesec
space-tromso = Tromsø
space-abisko = Abisko
space-yellowknife = Yellowknife
    .board = Yellow{ "\u00AD" }knife
space-sydney-airport = Zračna luka Sydney
    .acc = Zračnu luku Sydney
space-machu-picchu = Machu Picchu
space-himalaya = Himalaja
    .acc = Himalaju

# Na ovoj se ploči umjesto u zatvor ide na Mjesec.
event-jailed = { WHO($player) ->
    [you] Polijetanje! Ideš na Mjesec.
   *[other] Polijetanje! { $player } ide na Mjesec.
}
event-freed = { WHO($player) ->
    [you] Vraćaš se s Mjeseca.
   *[other] { $player } se vraća s Mjeseca.
}
event-freed-fine = { WHO($player) ->
    [you] Plaćaš { $amount } i odlaziš s Mjeseca.
   *[other] { $player } plaća { $amount } i odlazi s Mjeseca.
}
event-stayed-in-jail = { WHO($player) ->
    [you] Ostaješ na Mjesecu ({ $count }. pokušaj).
   *[other] { $player } ostaje na Mjesecu ({ $count }. pokušaj).
}
story-roll-jailed = { WHO($player) ->
    [you] Bacaš { $dice }. Polijetanje! Ideš na Mjesec.
   *[other] { $player } baca { $dice }. Polijetanje, pravac Mjesec!
}
story-roll-stayed = { WHO($player) ->
    [you] Bacaš { $dice } i ostaješ na Mjesecu ({ $count }. pokušaj).
   *[other] { $player } baca { $dice } i ostaje na Mjesecu ({ $count }. pokušaj).
}
event-owed-fine = { WHO($player) ->
    [you] Duguješ { $amount } za odlazak s Mjeseca.
   *[other] { $player } duguje { $amount } za odlazak s Mjeseca.
}
event-paid-fine = { WHO($player) ->
    [you] Plaćaš { $amount } za odlazak s Mjeseca.
   *[other] { $player } plaća { $amount } za odlazak s Mjeseca.
}
event-card-shown = { WHO($player) ->
    [you] Pokazuješ karticu za povratak s Mjeseca.
   *[other] { $player } pokazuje karticu za povratak s Mjeseca.
}
event-card-used = { WHO($player) ->
    [you] Karticom odlaziš s Mjeseca.
   *[other] { $player } karticom odlazi s Mjeseca.
}
awaiting-you-roll-jail = Na Mjesecu si. Kako odlaziš?
act-fine = Plati { $amount } za odlazak s Mjeseca
act-card = Iskoristi karticu za odlazak s Mjeseca
deal-cards = Kartice za povratak s Mjeseca
deal-card-price = Kartica za povratak s Mjeseca ne može se dati za manje od { FORM($amount, "gen") }.
about-jail = Samo u posjetu ili na Mjesecu
about-go-to-jail = Idi na Mjesec
player-in-jail = na Mjesecu
jail-cards = { $count ->
    [one] { $count } kartica za povratak s Mjeseca
    [few] { $count } kartice za povratak s Mjeseca
   *[other] { $count } kartica za povratak s Mjeseca
}
    .acc = { $count ->
        [one] { $count } karticu za povratak s Mjeseca
        [few] { $count } kartice za povratak s Mjeseca
       *[other] { $count } kartica za povratak s Mjeseca
    }
card-go-to-jail = Ulaziš u krivu raketu. Idi ravno na Mjesec, bez plaće.
card-jail-free = Putna karta za raketu. Zadrži ovu karticu: jednom te vraća s Mjeseca, a možeš je i prodati.

# Kartice, ispričane u ovom svijetu.
card-advance-to = Razglednica te mami. Idi na polje „{ $space }”.
card-to-go = Čezneš za domom. Idi na polje „{ $go }” i uzmi plaću.
card-next-station = Pobjegao ti je avion. Idi { FORM($space, "next") }. Vlasnik može tražiti dvostruku { word-rent-acc }.
card-next-utility = Magla! Idi { FORM($space, "next") } i baci kockice. Vlasnik može tražiti njihov zbroj puta { $factor }.
card-back-three = Nedostaje ti putovnica. Vrati se tri polja i učini što ondje piše.
card-general-repairs = Tuča pogađa kamp. Plati { $house } za { FORM($house-name, "each") } i { $hotel } za { FORM($hotel-name, "each") }.
card-fine = Ubireš rijedak cvijet. Plati globu: { $amount }.
card-elected-chair = Vodiš izlet i gubiš put. Daj svakom igraču { $amount }.
card-dividend = Tvoje dionice trajektne linije nose dobit. Uzmi { $amount }.
card-loan-matures = Stari suputnik vraća ti zajam. Uzmi { $amount }.
card-bank-error = Banka se zabunila s tečajem, i to u tvoju korist. Uzmi { $amount }.
card-doctor = Liječnik ti pregledava opekline od sunca. Plati { $amount }.
card-sale-of-stock = Prodaješ dionice zračnog prijevoznika. Uzmi { $amount }.
card-holiday-fund = U čarapi nalaziš ušteđevinu za put. Uzmi { $amount }.
card-tax-refund = Carina ti vraća porez na suvenire. Uzmi { $amount }.
card-birthday = Rođendan uz logorsku vatru! Svaki igrač ti daje { $amount }.
card-life-insurance = Prtljaga je izgubljena, ali osigurana. Uzmi { $amount }.
card-hospital = Uganuće gležnja na rubu kratera. Plati { $amount }.
card-school-fees = Tečaj jezika prije puta. Plati { $amount }.
card-street-repairs = Lava je zatrpala cestu. Plati { $house } za { FORM($house-name, "each") } i { $hotel } za { FORM($hotel-name, "each") }.
card-second-prize = Drugo mjesto za tvoju fotografiju zalaska sunca. Uzmi { $amount }.
card-inheritance = Prateta ti ostavlja svoju ušteđevinu za putovanja. Uzmi { $amount }.

## Events, told in this world
story-salary = Polje „{ $go }” donosi { $amount } za put.
event-salary = { WHO($player) ->
    [you] Prolaziš polje „{ $go }” i dobivaš { $amount } za put.
   *[other] { $player } prolazi polje „{ $go }” i dobiva { $amount } za put.
}
story-roll-tax = { WHO($player) ->
    [you] Bacaš { $dice }, staješ na polje „{ $space }” i plaćaš { $amount } na carini.
   *[other] { $player } baca { $dice }, staje na polje „{ $space }” i plaća { $amount } na carini.
}
story-tax = { WHO($player) ->
    [you] Staješ na polje „{ $space }” i plaćaš { $amount } na carini.
   *[other] { $player } staje na polje „{ $space }” i plaća { $amount } na carini.
}
event-paid-tax = { WHO($player) ->
    [you] Plaćaš { $amount } na carini za polje „{ $space }”.
   *[other] { $player } plaća { $amount } na carini za polje „{ $space }”.
}
event-built = { WHO($player) ->
    [you] Podižeš kamp na polju „{ $space }” za { $amount }; sada: { $level }.
   *[other] { $player } podiže kamp na polju „{ $space }” za { $amount }; sada: { $level }.
}
event-built-won = { WHO($player) ->
    [you] Podižeš kamp na polju „{ $space }”; sada: { $level }.
   *[other] { $player } podiže kamp na polju „{ $space }”; sada: { $level }.
}
story-built = { WHO($player) ->
    [you] Podižeš kamp za { $amount }: { $spaces }.
   *[other] { $player } podiže kamp za { $amount }: { $spaces }.
}
event-bankrupt = { WHO($player) ->
    [you] Bankrotiraš i letiš kući. Što ostane, dobiva { $other }.
   *[other] { WHO($other) ->
        [you] { $player } bankrotira i leti kući. Što ostane, dobivaš ti.
       *[other] { $player } bankrotira i leti kući. Što ostane, dobiva { $other }.
    }
}
event-game-over = Kraj putovanja i igre: pobjeđuje { $players }.
event-game-over-shared = Kraj putovanja i igre: pobjedu dijele { $players }.

# Likovi: botovi ovoga svijeta.
character-1 = Čuvar Pončo
character-2 = Kapetan Vijuga
character-3 = Agent Povlastica
character-4 = Izviđač Uranak
says-careful-buys = Prvo pogled na kartu, pa kupnja.
says-careful-earns = To ide u fond za putovanja.
says-careful-pays = Za to imam rezervu u kovčegu.
says-careful-wins = Kod kuće, i to sa svom prtljagom!
says-bold-buys = Vidim, volim, kupujem!
says-bold-earns = Idući let je plaćen!
says-bold-pays = Recimo da je to pustolovina.
says-bold-wins = Cijeli svijet viđen i osvojen!
says-haggler-buys = Cijena kao za domaće!
says-haggler-earns = Pogled dajem gratis.
says-haggler-pays = A grupni popust? Šteta.
says-haggler-wins = Cijeli svijet s popustom!
