# Imena izdanja ghost.

edition-ghost = Duhovi
word-rent = naknada
word-rent-acc = naknadu
word-rent-gen = naknade
word-deed = ugovor
word-deeds = ugovori
word-deed-loc = ugovoru
word-deeds-acc = ugovore
word-deed-gen = ugovora
word-deeds-ins = ugovorima
word-deed-ins = ugovorom
word-deed-each = ugovor po ugovor
word-street = narudžba
word-streets = narudžbe
word-street-loc = narudžbi
word-street-acc = narudžbu
word-streets-loc = narudžbama
word-house = zamka za duhove
    .each = svaku zamku za duhove
word-houses = zamke za duhove
word-houses-gen = zamki za duhove
word-houses-that = zamki za duhove koje
word-houses-four = četiri zamke za duhove
word-hotel = spremnik za duhove
    .each = svaki spremnik za duhove
word-hotel-gen = spremnika za duhove
word-hotels = spremnici za duhove
word-hotels-gen = spremnika za duhove u igri
word-hotels-all = svi spremnici za duhove
word-hotels-acc = spremnike za duhove
level-houses = { $count ->
    [one] { $count } zamka za duhove
    [few] { $count } zamke za duhove
   *[other] { $count } zamki za duhove
}
    .acc = { $count ->
        [one] { $count } zamku za duhove
        [few] { $count } zamke za duhove
       *[other] { $count } zamki za duhove
    }
level-hotel = spremnik za duhove
level-hotels = { $count ->
    [one] { $count } spremnik za duhove
    [few] { $count } spremnika za duhove
   *[other] { $count } spremnika za duhove
}
    .acc = { $count ->
        [one] { $count } spremnik za duhove
        [few] { $count } spremnika za duhove
       *[other] { $count } spremnika za duhove
    }
group-brown = Smeđa
group-light-blue = Svijetloplava
group-pink = Ružičasta
group-orange = Narančasta
group-red = Crvena
group-yellow = Žuta
group-green = Zelena
group-dark-blue = Tamnoplava
deck-mist = Lutajuća magla
kind-ride = ECTO-1
    .next = do najbližeg polja ECTO-1
kind-entity = sablast
    .next = do najbliže sablasti
token-goggles = Zaštitne naočale
token-ghost-meter = Mjerač duhova
token-cello = Violončelo
token-proton-pack = Protonski ruksak
token-marshmallow = Pjenasti bombon
token-siren = Sirena
space-go = START
space-corner-bookshop = Knjižara na uglu
    .acc = Knjižaru na uglu
space-mist = Lutajuća magla
space-subway-stairs = Stube za podzemnu
space-library-phantom = Utvara iz knjižnice
    .acc = Utvaru iz knjižnice
    .gen = Utvare iz knjižnice
space-ecto-1 = ECTO-1
space-night-diner = Noćna zalogajnica
    .board = Noćna zalogaj{ "\u00AD" }nica
    .acc = Noćnu zalogajnicu
space-pawn-shop = Zalagaonica
    .board = Zalaga{ "\u00AD" }onica
    .acc = Zalagaonicu
space-wax-museum = Muzej voštanih figura
space-jail = Zatvor
space-old-fire-station = Stara vatrogasna postaja
    .acc = Staru vatrogasnu postaju
space-hungry-green-ghost = Gladni zeleni duh
    .acc = Gladnog zelenog duha
    .gen = Gladnog zelenog duha
space-university-lab = Sveučilišni laboratorij
    .board = Sveuči{ "\u00AD" }lišni labora{ "\u00AD" }torij
space-city-archive = Gradski arhiv
space-reading-room = Čitaonica
    .acc = Čitaonicu
space-card-catalogue = Kartični katalog
space-grand-staircase = Veliko stubište
space-free-parking = Besplatni parking
space-hotel-lobby = Hotelsko predvorje
space-ballroom = Plesna dvorana
    .acc = Plesnu dvoranu
space-twelfth-floor = Dvanaesti kat
space-town-hall = Gradska vijećnica
    .acc = Gradsku vijećnicu
space-mayors-office = Ured gradonačelnika
    .board = Ured grado{ "\u00AD" }načelnika
space-gate-hound = Pas čuvar vrata
    .acc = Psa čuvara vrata
    .gen = Psa čuvara vrata
space-city-jail-roof = Krov gradskog zatvora
space-go-to-jail = Idi u zatvor
space-park-gate = Ulaz u park
space-carriage-stand = Stajalište kočija
space-penthouse-kitchen = Kuhinja u penthouseu
    .acc = Kuhinju u penthouseu
space-rooftop-temple = Hram na krovu
space-giant-of-the-avenue = Div s avenije
    .acc = Diva s avenije
    .gen = Diva s avenije
space-crossroads-gate = Vrata na raskrižju

# Kartice, ispričane u ovom svijetu.
card-advance-to = Telefon zvoni u ponoć. Idi na polje „{ $space }”.
card-to-go = Noćna smjena je gotova. Idi na polje „{ $go }” i uzmi plaću.
card-next-ride = Uključi sirene! Idi { FORM($space, "next") }. Možeš se odvesti dalje po uobičajenoj cijeni.
card-next-entity = U blizini nešto zavija. Idi { FORM($space, "next") } i bori se zajedno s igračem slijeva.
card-back-three = Oklizneš se na sluzi. Vrati se tri polja i učini što ondje piše.
card-go-to-jail = Nitko ne vjeruje u tvog duha. Idi ravno u zatvor, bez plaće.
card-jail-free = Gradonačelnik ti duguje uslugu. Zadrži ovu karticu: jednom te izvodi iz zatvora, a možeš je i prodati.
card-general-repairs = Oprema se pregrijava. Plati { $house } za { FORM($house-name, "each") } i { $hotel } za { FORM($hotel-name, "each") }.
card-speeding = Sa sirenom ili bez nje, voziš prebrzo. Plati { $amount }.
card-elected-chair = Vodiš ekipu i častiš večerom. Daj svakom igraču { $amount }.
card-dividend = Tvoje dionice tvornice mopova nose dobit. Uzmi { $amount }.
card-loan-matures = Klijent plaća prastari račun. Uzmi { $amount }.
card-bank-error = Duh u knjigama banke dopisuje ti nulu. Uzmi { $amount }.
card-doctor = Liječnik ti vadi sluz iz uha. Plati { $amount }.
card-sale-of-stock = Prodaješ dionice tvornice plahti. Uzmi { $amount }.
card-holiday-fund = Isplaćuju ti neiskorištene slobodne dane. Uzmi { $amount }.
card-tax-refund = Porezna uprava priznaje sluz kao trošak. Uzmi { $amount }.
card-birthday = I duhovi ti pjevaju za rođendan. Svaki igrač ti daje { $amount }.
card-life-insurance = Isplaćuje ti se osiguranje od duhova. Uzmi { $amount }.
card-hospital = Noć na klinici: još svijetliš. Plati { $amount }.
card-school-fees = Večernja škola: uklanjanje duhova, prvi dio. Plati { $amount }.
card-consultancy-fee = Kažeš klijentu da su to samo cijevi. Uzmi { $amount }.
card-street-repairs = Sluz na kolniku. Plati { $house } za { FORM($house-name, "each") } i { $hotel } za { FORM($hotel-name, "each") }.
card-second-prize = Drugo mjesto za tvoju ukletu bundevu. Uzmi { $amount }.
card-inheritance = Zahvalan duh stavlja te u oporuku. Uzmi { $amount }.

## Events, told in this world
event-jailed = { WHO($player) ->
    [you] Nitko ne vjeruje u tvog duha: ideš u zatvor.
   *[other] Nitko ne vjeruje u duhove: { $player } ide u zatvor.
}
story-roll-jailed = { WHO($player) ->
    [you] Bacaš { $dice }. Nitko ne vjeruje u tvog duha: ideš u zatvor.
   *[other] { $player } baca { $dice }. Nitko ne vjeruje u duhove: pravac zatvor!
}
event-freed = { WHO($player) ->
    [you] Gradonačelnik te pušta iz zatvora.
   *[other] Gradonačelnik posreduje: { $player } izlazi iz zatvora.
}
story-salary = Polje „{ $go }” donosi { $amount } za noćnu smjenu.
event-salary = { WHO($player) ->
    [you] Prolaziš polje „{ $go }” i dobivaš { $amount } za noćnu smjenu.
   *[other] { $player } prolazi polje „{ $go }” i dobiva { $amount } za noćnu smjenu.
}
event-ride = { WHO($player) ->
    [you] Sirene zavijaju! Voziš se na polje „{ $space }” za { $amount }.
   *[other] Sirene zavijaju! { $player } se vozi na polje „{ $space }” za { $amount }.
}
event-entity-fought = { WHO($player) ->
    [you] Ti i { $other } bacate { $dice } i hvatate { FORM($space, "acc") }.
   *[other] { WHO($other) ->
        [you] { $player } i ti bacate { $dice } i hvatate { FORM($space, "acc") }.
       *[other] { $player } i { $other } bacaju { $dice } i hvataju { FORM($space, "acc") }.
    }
}
event-entity-fought-lost = { WHO($player) ->
    [you] Ti i { $other } bacate { $dice } i završavate u sluzi { FORM($space, "gen") }.
   *[other] { WHO($other) ->
        [you] { $player } i ti bacate { $dice } i završavate u sluzi { FORM($space, "gen") }.
       *[other] { $player } i { $other } bacaju { $dice } i završavaju u sluzi { FORM($space, "gen") }.
    }
}
event-paid-entity = { WHO($player) ->
    [you] { $space } ostavlja sluz: plaćaš { $amount } za čišćenje.
   *[other] { $space } ostavlja sluz: { $player } plaća { $amount } za čišćenje.
}
event-built = { WHO($player) ->
    [you] Štitiš polje „{ $space }” za { $amount }; sada: { $level }.
   *[other] { $player } štiti polje „{ $space }” za { $amount }; sada: { $level }.
}
event-built-won = { WHO($player) ->
    [you] Štitiš polje „{ $space }”; sada: { $level }.
   *[other] { $player } štiti polje „{ $space }”; sada: { $level }.
}
story-built = { WHO($player) ->
    [you] Jačaš zaštitu za { $amount }: { $spaces }.
   *[other] { $player } jača zaštitu za { $amount }: { $spaces }.
}
event-bankrupt = { WHO($player) ->
    [you] Bankrotiraš i vraćaš opremu. Što ostane, dobiva { $other }.
   *[other] { WHO($other) ->
        [you] { $player } bankrotira i vraća opremu. Što ostane, dobivaš ti.
       *[other] { $player } bankrotira i vraća opremu. Što ostane, dobiva { $other }.
    }
}
event-game-over = Grad može mirno spavati: u igri pobjeđuje { $players }.
event-game-over-shared = Grad može mirno spavati: pobjedu dijele { $players }.

# Likovi: botovi ovoga svijeta.
character-1 = Inspektor Mop
character-2 = Šef Iskrić
character-3 = Agent Račun
character-4 = Portir Soljenka
character-5 = Novak Juriš
character-6 = Činovnik Popust
says-careful-buys = Provjereno: nema duhova.
says-careful-earns = Račun je već u fasciklu.
says-careful-pays = Za sluz uvijek imam nešto sa strane.
says-careful-wins = U mom je gradu napokon mir.
says-bold-buys = Mene to mjesto ne plaši!
says-bold-earns = Duhove lovim i besplatno, ali hvala!
says-bold-pays = Zna sluz biti i gora.
says-bold-wins = Grad je čist. Uključujem sirene!
says-haggler-buys = Duha su mi dali gratis.
says-haggler-earns = Čak je i račun bio uljudan.
says-haggler-pays = Može u zamkama za duhove?
says-haggler-wins = Račun šaljem cijelom gradu.
