# Názvy vydania voyage.

edition-voyage = Cesta
word-street = parcela
word-street-loc = parcele
word-street-acc = parcelu
word-streets = parcely
word-streets-loc = parcelách
word-streets-with = s parcelami
word-jail = Mesiac
word-jail-into = na Mesiac
word-jail-from = z Mesiaca
word-jail-in = na Mesiaci
word-jail-card = karta Mesiaca
word-jail-card-gen = karty Mesiaca
word-jail-card-acc = kartu Mesiaca
word-jail-cards = karty Mesiaca
word-house = stan
    .each = každý stan
word-houses = stany
word-houses-gen = stanov
word-houses-loc = stanoch
word-hotel = karavan
    .each = každý karavan
word-houses-four = štyri stany
word-hotel-gen = karavanu
word-hotels = karavany
word-hotels-gen = karavanov
level-houses = { $count ->
    [one] { $count } stan
    [few] { $count } stany
    [many] { $count } stanu
   *[other] { $count } stanov
}
    .left = { $count ->
        [one] zostáva { $count } stan
        [few] zostávajú { $count } stany
        [many] zostáva { $count } stanu
       *[other] zostáva { $count } stanov
    }
level-hotel = karavan
    .left = zostáva karavan
level-hotels = { $count ->
    [one] { $count } karavan
    [few] { $count } karavany
    [many] { $count } karavanu
   *[other] { $count } karavanov
}
    .left = { $count ->
        [one] zostáva { $count } karavan
        [few] zostávajú { $count } karavany
        [many] zostáva { $count } karavanu
       *[other] zostáva { $count } karavanov
    }
group-brown = Príliv
group-light-blue = Dúha
group-pink = Západ slnka
group-orange = Monzún
group-red = Sopka
group-yellow = Padajúce hviezdy
group-green = Polárna žiara
group-dark-blue = Spln
group-stations = Letiská
group-utilities = Doprava
deck-command = Rozkaz
    .of = Rozkazu
deck-decision = Rozhodnutie
    .of = Rozhodnutia
kind-station = letisko
    .next = najbližšie letisko
kind-utility = dopravný prostriedok
    .next = najbližšie políčko s dopravným prostriedkom
token-suitcase = Kufor
token-camera = Fotoaparát
token-compass = Kompas
token-balloon = Balón
space-start = ŠTART
space-bay-of-fundy = Záliv Fundy
space-decision = Rozhodnutie
    .board = Rozhod{ "\u00AD" }nutie
space-mont-saint-michel = Mont Saint-Michel
space-tax = Daň
space-athens-airport = Letisko Atény
space-victoria-falls = Viktóriine vodopády
space-command = Rozkaz
space-iguazu = Iguazú
space-niagara = Niagara
    .acc = Niagaru
space-the-moon = Mesiac
space-santorini = Santorini
space-railway = Železnica
    .acc = Železnicu
space-uluru = Uluru
space-serengeti = Serengeti
space-cairo-airport = Letisko Káhira
space-kerala = Kérala
    .acc = Kéralu
space-goa = Goa
    .acc = Gou
space-chiang-mai = Čiang Mai
space-rest-area = Odpočívadlo
    .board = Odpočí{ "\u00AD" }vadlo
space-etna = Etna
    .acc = Etnu
space-krakatoa = Krakatoa
    .acc = Krakatou
space-kilauea = Kilauea
    .acc = Kilaueu
space-denver-airport = Letisko Denver
space-atacama = Atacama
    .acc = Atacamu
space-la-palma = La Palma
    .acc = La Palmu
space-eurotunnel = Eurotunel
space-wadi-rum = Vádí Rum
space-go-to-the-moon = Leť na Mesiac
space-tromso = Tromsø
space-abisko = Abisko
space-yellowknife = Yellowknife
    .board = Yellow{ "\u00AD" }knife
space-sydney-airport = Letisko Sydney
space-machu-picchu = Machu Picchu
space-himalaya = Himaláje

# Na tejto ploche sa namiesto do väzenia letí na Mesiac.
event-jailed = { WHO($player) ->
    [you] Raketa štartuje! Letíš na Mesiac.
   *[other] Raketa štartuje! { $player } letí na Mesiac.
}
event-freed = { WHO($player) ->
    [you] Vraciaš sa z Mesiaca.
   *[other] { $player } sa vracia z Mesiaca.
}
event-freed-fine = { WHO($player) ->
    [you] Platíš { FORM($amount, "acc") } a opúšťaš Mesiac.
   *[other] { $player } platí { FORM($amount, "acc") } a opúšťa Mesiac.
}
event-stayed-in-jail = { WHO($player) ->
    [you] Zostávaš na Mesiaci (pokus { $count }).
   *[other] { $player } zostáva na Mesiaci (pokus { $count }).
}
story-roll-jailed = { WHO($player) ->
    [you] Hádžeš { $dice }. Raketa štartuje! Letíš na Mesiac.
   *[other] { $player } hádže { $dice }. Raketa štartuje: hor sa na Mesiac!
}
story-roll-stayed = { WHO($player) ->
    [you] Hádžeš { $dice } a zostávaš na Mesiaci (pokus { $count }).
   *[other] { $player } hádže { $dice } a zostáva na Mesiaci (pokus { $count }).
}
event-owed-fine = { WHO($player) ->
    [you] Za návrat z Mesiaca máš zaplatiť { FORM($amount, "acc") }.
   *[other] { $player } má zaplatiť { FORM($amount, "acc") } za návrat z Mesiaca.
}
event-paid-fine = { WHO($player) ->
    [you] Platíš { FORM($amount, "acc") } za návrat z Mesiaca.
   *[other] { $player } platí { FORM($amount, "acc") } za návrat z Mesiaca.
}
event-card-shown = { WHO($player) ->
    [you] Ukazuješ kartu Mesiaca.
   *[other] { $player } ukazuje kartu Mesiaca.
}
event-card-used = { WHO($player) ->
    [you] Používaš kartu a opúšťaš Mesiac.
   *[other] { $player } používa kartu a opúšťa Mesiac.
}
awaiting-you-roll-jail = Si na Mesiaci. Ako sa chceš vrátiť?
act-fine = Vrátiť sa z Mesiaca za { FORM($amount, "acc") }
act-card = Použiť kartu a opustiť Mesiac
deal-cards = Karty Mesiaca
deal-card-price = Kartu Mesiaca nemožno prenechať za menej než { FORM($amount, "acc") }.
about-jail = Len na návšteve alebo na Mesiaci
about-go-to-jail = Leť na Mesiac
player-in-jail = na Mesiaci
jail-cards = { $count ->
    [one] { $count } karta Mesiaca
    [few] { $count } karty Mesiaca
    [many] { $count } karty Mesiaca
   *[other] { $count } kariet Mesiaca
}
    .acc = { $count ->
        [one] { $count } kartu Mesiaca
        [few] { $count } karty Mesiaca
        [many] { $count } karty Mesiaca
       *[other] { $count } kariet Mesiaca
    }
card-go-to-jail = Nasadáš do nesprávnej rakety. Leť rovno na Mesiac. Výplatu nedostaneš.
card-jail-free = Lístok na raketu. Nechaj si túto kartu: raz ťa dostane z Mesiaca. Môžeš ju aj predať.

# Karty rozprávané v tomto svete.
card-advance-to = Láka ťa pohľadnica. Choď na políčko { FORM($space, "end") }.
card-to-go = Cnie sa ti za domovom. Choď na políčko { $go } a vezmi si výplatu.
card-next-station = Uletelo ti lietadlo. Choď na { FORM($space, "next") }. Majiteľ môže žiadať dvojnásobné nájomné.
card-next-utility = Hmla! Choď na { FORM($space, "next") } a hoď kockami. Majiteľ môže žiadať { $factor }-krát toľko, koľko padne.
card-back-three = Chýba ti pas. Vráť sa o tri políčka a urob, čo nové políčko prikazuje.
card-general-repairs = Tábor zasiahlo krupobitie. Zaplať { FORM($house, "acc") } za { FORM($house-name, "each") } a { FORM($hotel, "acc") } za { FORM($hotel-name, "each") }.
card-fine = Pokuta za odtrhnutý vzácny kvet. Zaplať { FORM($amount, "acc") }.
card-elected-chair = Vedieš výpravu a blúdiš. Zaplať každému hráčovi { FORM($amount, "acc") }.
card-dividend = Tvoje akcie trajektovej spoločnosti vynášajú. Vezmi si { FORM($amount, "acc") }.
card-loan-matures = Dávny spoločník z ciest ti vracia pôžičku. Vezmi si { FORM($amount, "acc") }.
card-bank-error = Banka sa pomýlila v kurze, a to v tvoj prospech. Vezmi si { FORM($amount, "acc") }.
card-doctor = Lekár ti ošetruje kožu spálenú slnkom. Zaplať { FORM($amount, "acc") }.
card-sale-of-stock = Predávaš akcie aerolínií. Vezmi si { FORM($amount, "acc") }.
card-holiday-fund = V ponožke nájdeš úspory na cestu. Vezmi si { FORM($amount, "acc") }.
card-tax-refund = Colnica ti vracia daň zo suvenírov. Vezmi si { FORM($amount, "acc") }.
card-birthday = Oslavuješ narodeniny pri táboráku. Vezmi si { FORM($amount, "acc") } od každého hráča.
card-life-insurance = Batožina sa stratila, ale je poistená. Vezmi si { FORM($amount, "acc") }.
card-hospital = Na okraji krátera si vytkneš členok. Zaplať { FORM($amount, "acc") }.
card-school-fees = Jazykový kurz pred cestou. Zaplať { FORM($amount, "acc") }.
card-street-repairs = Láva zatarasila cestu. Zaplať { FORM($house, "acc") } za { FORM($house-name, "each") } a { FORM($hotel, "acc") } za { FORM($hotel-name, "each") }.
card-second-prize = Druhé miesto za fotku západu slnka. Vezmi si { FORM($amount, "acc") }.
card-inheritance = Prateta ti odkázala svoj cestovný fond. Vezmi si { FORM($amount, "acc") }.

## Events, told in this world
story-salary = Políčko { $go } vynáša { FORM($amount, "acc") } na cestu.
event-salary = { WHO($player) ->
    [you] Prechádzaš políčkom { $go } a dostávaš { FORM($amount, "acc") } na cestu.
   *[other] { $player } prechádza políčkom { $go } a dostáva { FORM($amount, "acc") } na cestu.
}
story-roll-tax = { WHO($player) ->
    [you] Hádžeš { $dice }, ideš na políčko { $space } a platíš colníkom { FORM($amount, "acc") }.
   *[other] { $player } hádže { $dice }, ide na políčko { $space } a platí colníkom { FORM($amount, "acc") }.
}
story-tax = { WHO($player) ->
    [you] Ideš na políčko { $space } a platíš colníkom { FORM($amount, "acc") }.
   *[other] { $player } ide na políčko { $space } a platí colníkom { FORM($amount, "acc") }.
}
event-paid-tax = { WHO($player) ->
    [you] Na políčku { $space } platíš colníkom { FORM($amount, "acc") }.
   *[other] { $player } platí na políčku { $space } colníkom { FORM($amount, "acc") }.
}
event-built = { WHO($player) ->
    [you] Rozkladáš tábor na políčku { $space } za { FORM($amount, "acc") } a máš tam teraz { FORM($level, "acc") }.
   *[other] { $player } rozkladá tábor na políčku { $space } za { FORM($amount, "acc") } a má tam teraz { FORM($level, "acc") }.
}
event-built-won = { WHO($player) ->
    [you] Rozkladáš tábor na políčku { $space } a máš tam teraz { FORM($level, "acc") }.
   *[other] { $player } rozkladá tábor na políčku { $space } a má tam teraz { FORM($level, "acc") }.
}
story-built = { WHO($player) ->
    [you] Rozkladáš tábor za { FORM($amount, "acc") } ({ $spaces }).
   *[other] { $player } rozkladá tábor za { FORM($amount, "acc") } ({ $spaces }).
}
event-bankrupt = { WHO($player) ->
    [you] Bankrotuješ a letíš domov. Tvoj zvyšný majetok získava { $other }.
   *[other] { WHO($other) ->
        [you] { $player } bankrotuje a letí domov. Zvyšný majetok získavaš ty.
       *[other] { $player } bankrotuje a letí domov. Zvyšný majetok získava { $other }.
    }
}
event-game-over = Cesta sa končí: hru vyhráva { $players }.
event-game-over-shared = Cesta sa končí: o víťazstvo sa delia { $players }.

# Postavy: boti tohto sveta.
character-1 = Strážca Pončo
character-2 = Kapitán Okľuka
character-3 = Agent Výhoda
character-4 = Skaut Škovránok
says-careful-buys = Najprv mapa, potom kúpa.
says-careful-earns = To si odkladám na cesty.
says-careful-pays = Na to mám rezervu v kufri.
says-careful-wins = Doma, v poriadku a s celou batožinou!
says-bold-buys = Vidím, milujem, kupujem!
says-bold-earns = Ďalší let mám zaplatený!
says-bold-pays = Povedzme, že je to dobrodružstvo.
says-bold-wins = Svet mám precestovaný, a teraz je môj!
says-haggler-buys = Cena ako pre miestnych!
says-haggler-earns = Výhľad pridávam zadarmo.
says-haggler-pays = A skupinová zľava? Škoda.
says-haggler-wins = Celý svet so zľavou!
