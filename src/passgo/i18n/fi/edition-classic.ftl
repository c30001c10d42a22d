# Klassisen laudan nimet; samalla laudalla pelataan mestaruudesta.

edition-classic = Klassikko
edition-championship = Mestaruus
level-houses = { $count ->
    [one] { $count } talo
   *[other] { $count } taloa
}
    .acc = { $count ->
        [one] { $count } talon
       *[other] { $count } taloa
    }
level-hotel = hotelli
level-hotels = { $count ->
    [one] { $count } hotelli
   *[other] { $count } hotellia
}
    .acc = { $count ->
        [one] { $count } hotellin
       *[other] { $count } hotellia
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
group-stations = Asemat
    .set = asemien ryhmän
group-utilities = Laitokset
    .set = laitosten ryhmän
deck-chance = Sattuma
    .acc = Sattuma-kortin
    .deck = Sattuma-pakka
deck-community-chest = Yhteismaa
    .acc = Yhteismaa-kortin
    .deck = Yhteismaa-pakka
kind-station = asema
    .next = seuraavalle asemalle
kind-utility = laitos
    .next = seuraavaan laitokseen
token-car = Auto
token-top-hat = Silinterihattu
token-dog = Koira
token-ship = Laiva
token-iron = Silitysrauta
token-boot = Saapas
token-thimble = Sormustin
token-wheelbarrow = Kottikärryt
space-go = LÄHTÖ
space-mediterranean-avenue = Mediterranean Avenue
    .board = Mediter{ "\u00AD" }ranean Avenue
space-community-chest = Yhteismaa
space-baltic-avenue = Baltic Avenue
space-income-tax = Tulovero
    .gender = tax
    .tax = tuloveroa
space-reading-railroad = Reading Railroad
space-oriental-avenue = Oriental Avenue
space-chance = Sattuma
space-vermont-avenue = Vermont Avenue
space-connecticut-avenue = Connecticut Avenue
    .board = Connec{ "\u00AD" }ticut Avenue
space-jail = Vankila / Vain käymässä
space-st-charles-place = St. Charles Place
space-electric-company = Sähkölaitos
    .board = Sähkö{ "\u00AD" }laitos
space-states-avenue = States Avenue
space-virginia-avenue = Virginia Avenue
space-pennsylvania-railroad = Pennsylvania Railroad
    .board = Pennsyl{ "\u00AD" }vania Railroad
space-st-james-place = St. James Place
space-tennessee-avenue = Tennessee Avenue
space-new-york-avenue = New York Avenue
space-free-parking = Vapaa pysäköinti
space-kentucky-avenue = Kentucky Avenue
space-indiana-avenue = Indiana Avenue
space-illinois-avenue = Illinois Avenue
space-b-and-o-railroad = B. & O. Railroad
space-atlantic-avenue = Atlantic Avenue
space-ventnor-avenue = Ventnor Avenue
space-water-works = Vesilaitos
space-marvin-gardens = Marvin Gardens
space-go-to-jail = Mene vankilaan
space-pacific-avenue = Pacific Avenue
space-north-carolina-avenue = North Carolina Avenue
space-pennsylvania-avenue = Pennsylvania Avenue
    .board = Pennsyl{ "\u00AD" }vania Avenue
space-short-line = Short Line
space-park-place = Park Place
space-luxury-tax = Ylellisyysvero
    .board = Ylelli{ "\u00AD" }syys{ "\u00AD" }vero
    .gender = tax
    .tax = ylellisyysveroa
space-boardwalk = Boardwalk

character-1 = Notaari Säästö
character-2 = Majuri Noppala
character-3 = Meklari Tasanen
character-4 = Tohtori Varma
character-5 = Kondari Viima
character-6 = Myyjä Vaihtola
character-7 = Ovivahti Hipsu
character-8 = Lentäjä Syöksy
says-careful-buys = Luin joka rivin. Nyt se on minun.
says-careful-earns = Tämä menee suoraan säästöihini.
says-careful-pays = Onneksi olin varautunut tähän.
says-careful-wins = Säästämällä pääsin huipulle.
says-bold-buys = Pidän siitä, joten ostin sen!
says-bold-earns = Uhkapelini kannatti!
says-bold-pays = Auts! Voitan sen vielä takaisin.
says-bold-wins = Panostin koko kaupunkiin ja voitin!
says-haggler-buys = Olisin maksanut enemmänkin, ihan totta.
says-haggler-earns = Kohtuullinen hinta, jos saan sanoa.
says-haggler-pays = Eikö alennusta? Pakkohan oli kysyä.
says-haggler-wins = Elämäni paras kauppa!
