# Namn i utgåvan cthulhu.

edition-cthulhu = Cthulhu
edition-cthulhu-short = Cthulhu, kort spel
word-street = varelse
word-streets = varelser
word-street-the = varelsen
word-house = krypta
word-houses = kryptor
word-hotel = mausoleum
word-hotel-one = ett mausoleum
word-hotel-gets = ett mausoleum
word-hotels = mausoleer
level-houses = { $count ->
    [one] { $count } krypta
   *[other] { $count } kryptor
}
level-hotel = mausoleum
    .now = ett mausoleum
level-hotels = { $count ->
    [one] { $count } mausoleum
   *[other] { $count } mausoleer
}
group-brown = Brun
group-light-blue = Ljusblå
group-pink = Rosa
group-orange = Orange
group-red = Röd
group-yellow = Gul
group-green = Grön
group-dark-blue = Mörkblå
group-stations = Färdmedel
group-utilities = Institutioner
deck-sanity = Förstånd
    .acc = ett förståndskort
    .pl = Förståndskorten
deck-knowledge = Kunskap
    .acc = ett kunskapskort
    .pl = Kunskapskorten
kind-station = färdmedel
kind-utility = institution
token-necronomicon = Necronomicon
token-cultists-tablet = Kultisternas tavla
token-cthulhu-statuette = Cthulhustatyett
token-shining-trapezohedron = Skinande trapetsoeder
token-hound-amulet = Hundamulett
token-dagon-dagger = Dagons dolk
space-go = GÅ
space-ghoul = Ghoul
space-knowledge = Kunskap
space-zoog = Zoog
space-research-fee = Forskningsavgift
    .board = Forsknings{ "\u00AD" }avgift
    .tax = forskningsavgift
space-ship = Skepp
    .gender = n
space-night-gaunt = Nattmara
space-sanity = Förstånd
space-rat-thing = Råttväsen
    .gender = n
space-wilbur-whateley = Wilbur Whateley
space-jail = Fängelse
space-deep-one = Djuping
space-miskatonic-university = Miskatonic-universitetet
    .board = Miskatonic-universi{ "\u00AD" }tetet
    .gender = n
space-dagon = Dagon
space-hydra = Hydra
space-train = Tåg
    .gender = n
space-mi-go = Mi-Go
space-elder-thing = Urväsen
    .gender = n
space-shoggoth = Shoggoth
space-free-parking = Fri parkering
space-hound-of-the-void = Tomrummets hund
space-flying-polyp = Flygande polyp
space-great-race = Stora rasen
space-dream-journey = Drömresa
space-colour-from-space = Färgen från rymden
space-star-spawn = Stjärnyngel
    .board = Stjärn{ "\u00AD" }yngel
    .gender = n
space-sanatorium = Sinnessjukhus
    .board = Sinnes{ "\u00AD" }sjukhus
    .gender = n
space-hastur = Hastur
space-go-to-jail = Gå i fängelse
space-shub-niggurath = Shub-Niggurath
space-nyarlathotep = Nyarlathotep
    .board = Nyarla{ "\u00AD" }thotep
space-yog-sothoth = Yog-Sothoth
space-automobile = Automobil
space-azathoth = Azathoth
space-examination-fee = Avgift för läkarundersökning
    .board = Avgift för läkar{ "\u00AD" }under{ "\u00AD" }sökning
    .tax = avgift för läkarundersökning
space-great-cthulhu = Store Cthulhu

card-advance-to = En skiss i marginalen visar vägen. Gå till { $space }.
card-to-go = Det var bara en dröm. Gå till { $go } och ta emot din lön.
card-next-station = Dimman tätnar. Gå till nästa { $space }. Ägaren får ta dubbelt betalt.
card-next-utility = Mardrömmar. Gå till nästa { $space } och slå. Ägaren får ta { $factor } gånger antalet ögon.
card-back-three = Du glömde den gamla boken. Gå tre rutor tillbaka och gör som rutan säger.
card-go-to-jail = Du ertappas med spaden i månskenet. Gå direkt i fängelse. Du får ingen lön.
card-jail-free = En nyckel av okänd metall. Behåll kortet: det tar dig ut ur fängelset en gång, eller så kan du sälja det.
card-general-repairs = Stenarna har rubbats. Betala { $house } per { $house-name } och { $hotel } per { $hotel-name }.
card-speeding = Du har kört för fort. Det som följde efter också. Betala { $amount }.
card-elected-chair = Ditt hemliga sällskap förblir hemligt, mot betalning. Ge varje spelare { $amount }.
card-dividend = Dina fiskeaktier ger misstänkt god utdelning. Du får { $amount }.
card-loan-matures = En gammal gäldenär spolas i land och betalar. Du får { $amount }.
card-bank-error = Banken har sovit illa och räknar fel till din fördel. Du får { $amount }.
card-doctor = Nervdroppar från doktorn. Betala { $amount }.
card-sale-of-stock = Du säljer dina aktier före fullmånen. Du får { $amount }.
card-holiday-fund = Du ställer in din vecka vid havet. Du får { $amount }.
card-tax-refund = Skatteåterbäring, undertecknad med okänd handstil. Du får { $amount }.
card-birthday = Stjärnorna står rätt på din födelsedag. Varje spelare ger dig { $amount }.
card-life-insurance = Du är anmäld försvunnen, och din försäkring betalas ut. Du får { $amount }.
card-hospital = Kliniken ordinerar vila och läsförbud. Betala { $amount }.
card-school-fees = En kurs i döda språk. Betala { $amount }.
card-consultancy-fee = Du avråder från att öppna lådan. Du får { $amount }.
card-street-repairs = Högvattnet har slukat vägen. Betala { $house } per { $house-name } och { $hotel } per { $hotel-name }.
card-second-prize = Din uppsats om tidvattnet kommer tvåa. Du får { $amount }.
card-inheritance = Du ärver en koffert efter en onkel som ingen minns. Du får { $amount }.

## Events, told in this world

event-jailed = { WHO($player) ->
    [you] Du ertappas med en spade och hamnar i fängelse.
   *[other] { $player } ertappas med en spade och hamnar i fängelse.
}
story-roll-jailed = { WHO($player) ->
    [you] Du slår { $dice }, ertappas med en spade och hamnar i fängelse.
   *[other] { $player } slår { $dice }, ertappas med en spade och hamnar i fängelse.
}
event-freed = { WHO($player) ->
    [you] Låset går upp av sig självt: du kommer ut ur fängelset.
   *[other] Låset går upp av sig självt: { $player } kommer ut ur fängelset.
}
story-salary = Förståndet är i behåll: { $go } ger { $amount }.
event-salary = { WHO($player) ->
    [you] Du passerar { $go } med förståndet i behåll och får { $amount }.
   *[other] { $player } passerar { $go } med förståndet i behåll och får { $amount }.
}
story-roll-tax = { WHO($player) ->
    [you] Du slår { $dice }, hamnar på { $space } och betalar { $amount }. Ingen säger varför.
   *[other] { $player } slår { $dice }, hamnar på { $space } och betalar { $amount }. Ingen säger varför.
}
story-tax = { WHO($player) ->
    [you] Du hamnar på { $space } och betalar { $amount }. Ingen säger varför.
   *[other] { $player } hamnar på { $space } och betalar { $amount }. Ingen säger varför.
}
event-paid-tax = { WHO($player) ->
    [you] Du betalar { $amount } i { FORM($space, "tax") }. Ingen säger varför.
   *[other] { $player } betalar { $amount } i { FORM($space, "tax") }. Ingen säger varför.
}
event-built = { WHO($player) ->
    [you] Du gräver hos { $space } för { $amount }: nu { FORM($level, "now") }.
   *[other] { $player } gräver hos { $space } för { $amount }: nu { FORM($level, "now") }.
}
event-built-won = { WHO($player) ->
    [you] Du gräver hos { $space }: nu { FORM($level, "now") }.
   *[other] { $player } gräver hos { $space }: nu { FORM($level, "now") }.
}
story-built = { WHO($player) ->
    [you] Du gräver hos { $spaces } för { $amount }.
   *[other] { $player } gräver hos { $spaces } för { $amount }.
}
event-bankrupt = { WHO($player) ->
    [you] Du går i konkurs, och stjärnorna bryr sig inte. Det som finns kvar går till { $other }.
   *[other] { WHO($other) ->
        [you] { $player } går i konkurs, och stjärnorna bryr sig inte. Det som finns kvar går till dig.
       *[other] { $player } går i konkurs, och stjärnorna bryr sig inte. Det som finns kvar går till { $other }.
    }
}
event-game-over = Stjärnorna står rätt: { $players } vinner spelet.
event-game-over-shared = Stjärnorna står rätt: { $players } delar på segern.

character-1 = Doktor Stearin
character-2 = Skeppare Stormby
character-3 = Krämare Foliant
character-4 = Arkivarie Hyssj
character-5 = Magister Våghals
character-6 = Agent Kuriosa
says-careful-buys = Köpt. Men jag tittar inte in.
says-careful-earns = I natt sover jag lite bättre.
says-careful-pays = Jag betalade och frågade ingenting.
says-careful-wins = Jag vann, med förståndet i behåll.
says-bold-buys = Viskar det? Då slår jag till!
says-bold-earns = Jag visste att mörkret skulle löna sig!
says-bold-pays = Jag har förlorat mer än så till sjöss.
says-bold-wins = Jag såg ner i djupet och vann!
says-haggler-buys = Jag prutade bort förbannelsen.
says-haggler-earns = Jag tar mynt av alla åldrar.
says-haggler-pays = Jag erbjöd en sällsynt bok i stället.
says-haggler-wins = Till och med tidvattnet gav mig rabatt.
