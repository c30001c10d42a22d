# Namn i utgåvan voyage.

edition-voyage = Världsresa
word-go = START
word-street = tomt
word-streets = tomter
word-street-the = tomten
word-jail = månen
word-jail-into = till månen
word-jail-from = från månen
word-jail-card = månkort
word-jail-cards = månkort
word-jail-turn = turen på månen
word-jail-turns = turer på månen
word-house = tält
word-houses = tält
word-hotel = husvagn
word-hotel-one = en husvagn
word-hotel-gets = en husvagn
word-hotels = husvagnar
level-houses = { $count ->
    [one] { $count } tält
   *[other] { $count } tält
}
level-hotel = husvagn
    .now = en husvagn
level-hotels = { $count ->
    [one] { $count } husvagn
   *[other] { $count } husvagnar
}
group-brown = Tidvatten
group-light-blue = Regnbåge
group-pink = Solnedgång
group-orange = Monsun
group-red = Vulkan
group-yellow = Stjärnfall
group-green = Norrsken
group-dark-blue = Fullmåne
group-stations = Flygplatser
group-utilities = Kollektivtrafik
deck-command = Order
    .acc = ett orderkort
    .pl = Orderkorten
deck-decision = Beslut
    .acc = ett beslutskort
    .pl = Beslutskorten
kind-station = flygplats
kind-utility = kollektivtrafikruta
token-suitcase = Resväska
token-camera = Kamera
token-compass = Kompass
token-balloon = Ballong
space-start = START
space-bay-of-fundy = Fundybukten
    .board = Fundy{ "\u00AD" }bukten
space-decision = Beslut
space-mont-saint-michel = Mont Saint-Michel
    .gender = n
space-tax = Skatt
    .tax = skatt
space-athens-airport = Atens flygplats
space-victoria-falls = Victoriafallen
    .board = Victoria{ "\u00AD" }fallen
    .gender = pl
space-command = Order
space-iguazu = Iguazú
    .gender = n
space-niagara = Niagara
    .gender = n
space-the-moon = Månen
space-santorini = Santorini
    .gender = n
space-railway = Järnväg
space-uluru = Uluru
    .gender = n
space-serengeti = Serengeti
    .gender = n
space-cairo-airport = Kairos flygplats
space-kerala = Kerala
    .gender = n
space-goa = Goa
    .gender = n
space-chiang-mai = Chiang Mai
    .gender = n
space-rest-area = Rastplats
space-etna = Etna
space-krakatoa = Krakatau
space-kilauea = Kilauea
space-denver-airport = Denvers flygplats
space-atacama = Atacama
    .gender = n
space-la-palma = La Palma
    .gender = n
space-eurotunnel = Kanaltunneln
    .board = Kanal{ "\u00AD" }tunneln
space-wadi-rum = Wadi Rum
    .gender = n
space-go-to-the-moon = Res till månen
space-tromso = Tromsø
    .gender = n
space-abisko = Abisko
    .gender = n
space-yellowknife = Yellowknife
    .board = Yellow{ "\u00AD" }knife
    .gender = n
space-sydney-airport = Sydneys flygplats
space-machu-picchu = Machu Picchu
    .gender = n
space-himalaya = Himalaya
    .gender = n

# På den här planen reser man till månen i stället.
event-jailed = { WHO($player) ->
    [you] Raketen lyfter! Du skickas till månen.
   *[other] Raketen lyfter! { $player } skickas till månen.
}
event-freed = { WHO($player) ->
    [you] Du är tillbaka från månen.
   *[other] { $player } är tillbaka från månen.
}
event-freed-fine = { WHO($player) ->
    [you] Du betalar { $amount } och lämnar månen.
   *[other] { $player } betalar { $amount } och lämnar månen.
}
event-stayed-in-jail = { WHO($player) ->
    [you] Du är kvar på månen (försök { $count }).
   *[other] { $player } är kvar på månen (försök { $count }).
}
story-roll-jailed = { WHO($player) ->
    [you] Du slår { $dice }. Raketen lyfter! Du skickas till månen.
   *[other] { $player } slår { $dice }. Raketen lyfter mot månen!
}
story-roll-stayed = { WHO($player) ->
    [you] Du slår { $dice } och är kvar på månen (försök { $count }).
   *[other] { $player } slår { $dice } och är kvar på månen (försök { $count }).
}
event-owed-fine = { WHO($player) ->
    [you] Du är skyldig { $amount } för att lämna månen.
   *[other] { $player } är skyldig { $amount } för att lämna månen.
}
event-paid-fine = { WHO($player) ->
    [you] Du betalar { $amount } för att lämna månen.
   *[other] { $player } betalar { $amount } för att lämna månen.
}
event-card-shown = { WHO($player) ->
    [you] Du visar ett månkort.
   *[other] { $player } visar ett månkort.
}
event-card-used = { WHO($player) ->
    [you] Du använder ett kort för att lämna månen.
   *[other] { $player } använder ett kort för att lämna månen.
}
awaiting-you-roll-jail = Du är på månen. Hur vill du komma därifrån?
act-fine = Betala { $amount } och lämna månen
act-card = Använd ett kort och lämna månen
deal-cards = Månkort
deal-card-price = Ett månkort får inte bytas bort för mindre än { $amount }.
about-jail = På besök, eller på månen
about-go-to-jail = Res till månen
player-in-jail = på månen
jail-cards = { $count ->
    [one] { $count } månkort
   *[other] { $count } månkort
}
card-go-to-jail = Du kliver på fel raket. Res direkt till månen. Du får ingen lön.
card-jail-free = En raketbiljett! Behåll kortet: det tar dig från månen en gång, eller så kan du sälja det.

card-advance-to = Ett vykort lockar dig. Gå till { $space }.
card-to-go = Du längtar hem. Gå till { $go } och ta emot din lön.
card-next-station = Du har missat flyget. Gå till nästa { $space }. Ägaren får ta dubbelt betalt.
card-next-utility = Dimma! Gå till nästa { $space } och slå. Ägaren får ta { $factor } gånger antalet ögon.
card-back-three = Du glömde passet. Gå tre rutor tillbaka och gör som rutan säger.
card-general-repairs = Hagel drar in över lägret. Betala { $house } per { $house-name } och { $hotel } per { $hotel-name }.
card-fine = Du plockade en sällsynt blomma. Betala { $amount } i böter.
card-elected-chair = Du leder resan och går vilse. Ge varje spelare { $amount }.
card-dividend = Dina aktier i ett färjerederi ger utdelning. Du får { $amount }.
card-loan-matures = En gammal resekamrat betalar tillbaka. Du får { $amount }.
card-bank-error = Banken räknar med fel växelkurs. Du får { $amount }.
card-doctor = Läkaren tittar på din brända rygg. Betala { $amount }.
card-sale-of-stock = Du säljer dina flygaktier. Du får { $amount }.
card-holiday-fund = Du hittar dina resepengar i en strumpa. Du får { $amount }.
card-tax-refund = Tullen betalar tillbaka skatten på dina souvenirer. Du får { $amount }.
card-birthday = Födelsedag vid lägerelden! Varje spelare ger dig { $amount }.
card-life-insurance = Ditt bagage är borta men försäkrat. Du får { $amount }.
card-hospital = Du stukar foten på kraterkanten. Betala { $amount }.
card-school-fees = En språkkurs före avresan. Betala { $amount }.
card-street-repairs = Lava spärrar vägen. Betala { $house } per { $house-name } och { $hotel } per { $hotel-name }.
card-second-prize = Din bild av solnedgången kommer tvåa. Du får { $amount }.
card-inheritance = Du ärver din gammelfasters resekassa. Du får { $amount }.

## Events, told in this world

story-salary = { $go } ger { $amount } till resekassan.
event-salary = { WHO($player) ->
    [you] Du passerar { $go } och får { $amount } till resekassan.
   *[other] { $player } passerar { $go } och får { $amount } till resekassan.
}
story-roll-tax = { WHO($player) ->
    [you] Du slår { $dice }, hamnar på { $space } och betalar { $amount } i tullen.
   *[other] { $player } slår { $dice }, hamnar på { $space } och betalar { $amount } i tullen.
}
story-tax = { WHO($player) ->
    [you] Du hamnar på { $space } och betalar { $amount } i tullen.
   *[other] { $player } hamnar på { $space } och betalar { $amount } i tullen.
}
event-paid-tax = { WHO($player) ->
    [you] Tullen tar { $amount } i { FORM($space, "tax") } av dig.
   *[other] Tullen tar { $amount } i { FORM($space, "tax") } av { $player }.
}
event-built = { WHO($player) ->
    [you] Du slår läger på { $space } för { $amount }: nu { FORM($level, "now") }.
   *[other] { $player } slår läger på { $space } för { $amount }: nu { FORM($level, "now") }.
}
event-built-won = { WHO($player) ->
    [you] Du slår läger på { $space }: nu { FORM($level, "now") }.
   *[other] { $player } slår läger på { $space }: nu { FORM($level, "now") }.
}
story-built = { WHO($player) ->
    [you] Du slår läger på { $spaces } för { $amount }.
   *[other] { $player } slår läger på { $spaces } för { $amount }.
}
event-bankrupt = { WHO($player) ->
    [you] Du går i konkurs och flyger hem. Det som finns kvar går till { $other }.
   *[other] { WHO($other) ->
        [you] { $player } går i konkurs och flyger hem. Det som finns kvar går till dig.
       *[other] { $player } går i konkurs och flyger hem. Det som finns kvar går till { $other }.
    }
}
event-game-over = Resan är slut: { $players } vinner spelet.
event-game-over-shared = Resan är slut: { $players } delar på segern.

character-1 = Parkvakt Poncho
character-2 = Kapten Omväg
character-3 = Agent Lyxhytt
character-4 = Scout Ottan
says-careful-buys = Jag kollade kartan först.
says-careful-earns = Det går till resekassan.
says-careful-pays = Jag packade extra kontanter för sånt.
says-careful-wins = Tryggt hemma, med alla väskor!
says-bold-buys = Jag såg den, älskade den, köpte den!
says-bold-earns = Min nästa flygresa är betald!
says-bold-pays = Jag kallar det ett äventyr.
says-bold-wins = Jag har sett världen och vunnit den!
says-haggler-buys = Jag slapp turistpriset.
says-haggler-earns = Utsikten får man på köpet.
says-haggler-pays = Jag frågade om grupprabatt.
says-haggler-wins = Jorden runt, och med rabatt!
