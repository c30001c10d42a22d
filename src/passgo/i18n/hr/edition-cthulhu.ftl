# Imena izdanja cthulhu.

edition-cthulhu = Cthulhu
edition-cthulhu-short = Cthulhu, kratka igra
word-street = neman
word-streets = nemani
word-street-loc = nemani
word-street-acc = neman
word-streets-loc = nemanima
word-house = kripta
    .each = svaku kriptu
word-houses = kripte
word-houses-gen = kripti
word-houses-that = kripti koje
word-houses-four = četiri kripte
word-hotel = mauzolej
    .each = svaki mauzolej
word-hotel-gen = mauzoleja
word-hotels = mauzoleji
word-hotels-gen = mauzoleja u igri
word-hotels-all = svi mauzoleji
word-hotels-acc = mauzoleje
level-houses = { $count ->
    [one] { $count } kripta
    [few] { $count } kripte
   *[other] { $count } kripti
}
    .acc = { $count ->
        [one] { $count } kriptu
        [few] { $count } kripte
       *[other] { $count } kripti
    }
level-hotel = mauzolej
level-hotels = { $count ->
    [one] { $count } mauzolej
    [few] { $count } mauzoleja
   *[other] { $count } mauzoleja
}
    .acc = { $count ->
        [one] { $count } mauzolej
        [few] { $count } mauzoleja
       *[other] { $count } mauzoleja
    }
group-brown = Smeđa
group-light-blue = Svijetloplava
group-pink = Ružičasta
group-orange = Narančasta
group-red = Crvena
group-yellow = Žuta
group-green = Zelena
group-dark-blue = Tamnoplava
group-stations = Prijevozna sredstva
group-utilities = Ustanove
deck-sanity = Razum
deck-knowledge = Znanje
kind-station = prijevozno sredstvo
    .next = do najbližeg prijevoznog sredstva
kind-utility = ustanova
    .next = do najbliže ustanove
token-necronomicon = Necronomicon
token-cultists-tablet = Ploča kultista
token-cthulhu-statuette = Kipić Cthulhua
token-shining-trapezohedron = Sjajni trapezoedar
token-hound-amulet = Amulet goniča
token-dagon-dagger = Dagonov bodež
space-go = START
space-ghoul = Gul
    .acc = Gula
space-knowledge = Znanje
space-zoog = Zoog
    .acc = Zooga
space-research-fee = Trošak istraživanja
    .board = Trošak istra{ "\u00AD" }živanja
space-ship = Brod
space-night-gaunt = Noćna sablast
    .acc = Noćnu sablast
space-sanity = Razum
space-rat-thing = Štakorski stvor
    .acc = Štakorskog stvora
space-wilbur-whateley = Wilbur Whateley
    .acc = Wilbura Whateleyja
space-jail = Zatvor
space-deep-one = Dubinac
    .acc = Dubinca
space-miskatonic-university = Sveučilište Miskatonic
    .board = Sveuči{ "\u00AD" }lište Miskatonic
space-dagon = Dagon
    .acc = Dagona
space-hydra = Hidra
    .acc = Hidru
space-train = Vlak
space-mi-go = Mi-Go
space-elder-thing = Drevni stvor
    .acc = Drevnog stvora
space-shoggoth = Shoggoth
    .acc = Shoggotha
space-free-parking = Besplatni parking
space-hound-of-the-void = Pas iz praznine
    .acc = Psa iz praznine
space-flying-polyp = Leteći polip
    .acc = Letećeg polipa
space-great-race = Velika rasa
    .acc = Veliku rasu
space-dream-journey = Put kroz snove
space-colour-from-space = Boja iz svemira
    .acc = Boju iz svemira
space-star-spawn = Zvjezdani nakot
space-sanatorium = Ludnica
    .acc = Ludnicu
space-hastur = Hastur
    .acc = Hastura
space-go-to-jail = Idi u zatvor
space-shub-niggurath = Shub-Niggurath
space-nyarlathotep = Nyarlathotep
    .board = Nyarla{ "\u00AD" }thotep
    .acc = Nyarlathotepa
space-yog-sothoth = Yog-Sothoth
    .acc = Yog-Sothotha
space-automobile = Automobil
space-azathoth = Azathoth
    .acc = Azathotha
space-examination-fee = Trošak pregleda
space-great-cthulhu = Veliki Cthulhu
    .acc = Velikog Cthulhua

# Kartice, ispričane u ovom svijetu.
card-advance-to = Zemljovid na margini pokazuje put. Idi na polje „{ $space }”.
card-to-go = Bio je to samo san. Idi na polje „{ $go }” i uzmi plaću.
card-next-station = Magla se zgušnjava. Idi { FORM($space, "next") }. Vlasnik može tražiti dvostruku { word-rent-acc }.
card-next-utility = Ružni snovi. Idi { FORM($space, "next") } i baci kockice. Vlasnik može tražiti njihov zbroj puta { $factor }.
card-back-three = Negdje ti je ostala stara knjiga. Vrati se tri polja i učini što ondje piše.
card-go-to-jail = Hvataju te kako kopaš na mjesečini. Idi ravno u zatvor, bez plaće.
card-jail-free = Ključ od čudnog metala. Zadrži ovu karticu: jednom te izvodi iz zatvora, a možeš je i prodati.
card-general-repairs = Kamenje se pomaknulo. Plati { $house } za { FORM($house-name, "each") } i { $hotel } za { FORM($hotel-name, "each") }.
card-speeding = Voziš prebrzo, kao i ono što te prati. Plati { $amount }.
card-elected-chair = Šutnja o tvom tajnom društvu ima cijenu. Daj svakom igraču { $amount }.
card-dividend = Tvoje ribarske dionice nose sumnjivo veliku dobit. Uzmi { $amount }.
card-loan-matures = More na obalu izbacuje starog dužnika, a on plaća. Uzmi { $amount }.
card-bank-error = Bankar je loše spavao i zabunio se u tvoju korist. Uzmi { $amount }.
card-doctor = Tonik za živce. Plati { $amount }.
card-sale-of-stock = Prodaješ dionice prije punog mjeseca. Uzmi { $amount }.
card-holiday-fund = Otkazuješ tjedan na moru. Uzmi { $amount }.
card-tax-refund = Povrat poreza, potpisan nepoznatom rukom. Uzmi { $amount }.
card-birthday = Poklopile su se zvijezde za tvoj rođendan. Svaki igrač ti daje { $amount }.
card-life-insurance = Nestaješ bez traga i isplaćuje ti se osiguranje. Uzmi { $amount }.
card-hospital = Klinika propisuje mir i zabranjuje knjige. Plati { $amount }.
card-school-fees = Tečaj mrtvih jezika. Plati { $amount }.
card-consultancy-fee = Plaćaju ti savjet da se kutija ne otvara. Uzmi { $amount }.
card-street-repairs = Plima je odnijela cestu. Plati { $house } za { FORM($house-name, "each") } i { $hotel } za { FORM($hotel-name, "each") }.
card-second-prize = Drugo mjesto za tvoj esej o plimi i oseki. Uzmi { $amount }.
card-inheritance = Stric kojeg se nitko ne sjeća ostavlja ti škrinju. Uzmi { $amount }.

## Events, told in this world
event-jailed = { WHO($player) ->
    [you] Kopaš gdje ne smiješ i ideš u zatvor.
   *[other] { $player } kopa gdje ne smije i ide u zatvor.
}
story-roll-jailed = { WHO($player) ->
    [you] Bacaš { $dice }, kopaš gdje ne smiješ i ideš u zatvor.
   *[other] { $player } baca { $dice }, kopa gdje ne smije i ide u zatvor.
}
event-freed = { WHO($player) ->
    [you] Brava se sama otvara: izlaziš iz zatvora.
   *[other] Brava se sama otvara: { $player } izlazi iz zatvora.
}
story-salary = Polje „{ $go }” donosi { $amount } za dan pri zdravoj pameti.
event-salary = { WHO($player) ->
    [you] Prolaziš polje „{ $go }” i dobivaš { $amount } za dan pri zdravoj pameti.
   *[other] { $player } prolazi polje „{ $go }” i dobiva { $amount } za dan pri zdravoj pameti.
}
story-roll-tax = { WHO($player) ->
    [you] Bacaš { $dice }, staješ na polje „{ $space }” i plaćaš { $amount }. Nitko ne kaže za što.
   *[other] { $player } baca { $dice }, staje na polje „{ $space }” i plaća { $amount }. Nitko ne kaže za što.
}
story-tax = { WHO($player) ->
    [you] Staješ na polje „{ $space }” i plaćaš { $amount }. Nitko ne kaže za što.
   *[other] { $player } staje na polje „{ $space }” i plaća { $amount }. Nitko ne kaže za što.
}
event-paid-tax = { WHO($player) ->
    [you] Plaćaš { $amount } za polje „{ $space }”. Nitko ne kaže za što.
   *[other] { $player } plaća { $amount } za polje „{ $space }”. Nitko ne kaže za što.
}
event-built = { WHO($player) ->
    [you] Kopaš na polju „{ $space }” za { $amount }; sada: { $level }.
   *[other] { $player } kopa na polju „{ $space }” za { $amount }; sada: { $level }.
}
event-built-won = { WHO($player) ->
    [you] Kopaš na polju „{ $space }”; sada: { $level }.
   *[other] { $player } kopa na polju „{ $space }”; sada: { $level }.
}
story-built = { WHO($player) ->
    [you] Kopaš za { $amount }: { $spaces }.
   *[other] { $player } kopa za { $amount }: { $spaces }.
}
event-bankrupt = { WHO($player) ->
    [you] Bankrotiraš, a zvijezdama je svejedno. Što ostane, dobiva { $other }.
   *[other] { WHO($other) ->
        [you] { $player } bankrotira, a zvijezdama je svejedno. Što ostane, dobivaš ti.
       *[other] { $player } bankrotira, a zvijezdama je svejedno. Što ostane, dobiva { $other }.
    }
}
event-game-over = Zvijezde su se poklopile: u igri pobjeđuje { $players }.
event-game-over-shared = Zvijezde su se poklopile: pobjedu dijele { $players }.

# Likovi: botovi ovoga svijeta.
character-1 = Doktor Svijeća
character-2 = Kapetan Nevera
character-3 = Trgovac Svitak
character-4 = Knjižničar Pst
character-5 = Učenjak Smjelić
character-6 = Agent Raritet
says-careful-buys = Moje je. Unutra ne gledam.
says-careful-earns = Noćas ću spavati malo bolje.
says-careful-pays = Plaćam i ništa ne pitam.
says-careful-wins = Pobjeđujem, i to pri zdravoj pameti.
says-bold-buys = Šapuće? Onda uzimam!
says-bold-earns = Tama se ipak isplati!
says-bold-pays = Na moru zna biti i gore.
says-bold-wins = Gledam u dubinu i pobjeđujem!
says-haggler-buys = Uzimam, ali bez kletve. Dogovoreno!
says-haggler-earns = Primam novac iz svih stoljeća.
says-haggler-pays = A rijetka knjiga umjesto novca?
says-haggler-wins = I plima mi daje dobru cijenu.
