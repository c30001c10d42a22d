# Mario-version nimet.

edition-mario = Mario
word-go = GO
word-street = tontti
word-streets = tontit
word-street-gen = tontin
word-street-onto = tontille
word-street-on = tontilla
word-streets-from = tonteista
word-streets-gen = tonttien
word-streets-onto = tonteille
word-streets-with = tonteilla
word-house = Toadin talo
    .per = Toadin talosta
word-houses = Toadin talot
word-houses-gen = Toadin talojen
word-house-part = Toadin taloa
word-hotel = Peachin linna
    .per = Peachin linnasta
word-hotel-part = Peachin linnaa
word-hotel-gen = Peachin linnan
word-hotels = Peachin linnat
word-hotels-gen = Peachin linnojen
word-house-gen = Toadin talon
level-houses = { $count ->
    [one] { $count } Toadin talo
   *[other] { $count } Toadin taloa
}
    .acc = { $count ->
        [one] { $count } Toadin talon
       *[other] { $count } Toadin taloa
    }
level-hotel = Peachin linna
level-hotels = { $count ->
    [one] { $count } Peachin linna
   *[other] { $count } Peachin linnaa
}
    .acc = { $count ->
        [one] { $count } Peachin linnan
       *[other] { $count } Peachin linnaa
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
group-utilities = Laitokset
    .set = laitosten ryhmän
deck-community-chest = Community Chest
    .acc = Community Chest -kortin
    .deck = Community Chest -pakka
kind-utility = laitos
    .next = seuraavaan laitokseen
kind-question = Kysymyspalikka
    .next = seuraavalle Kysymyspalikalle
token-mushroom = Sieni
token-star = Tähti
token-fire-flower = Tulikukka
token-shell = Kilpi
token-leaf = Lehti
token-cap = Lippalakki
space-go = GO
space-brick-meadow = Tiiliniitty
    .board = Tiili{ "\u00AD" }niitty
    .gen = Tiiliniityn
space-question-block = Kysymyspalikka
    .board = Kysymys{ "\u00AD" }palikka
space-pipe-cellar = Putkikellari
    .board = Putki{ "\u00AD" }kellari
space-chain-chomp = Chain Chomp
space-maze-wood = Sokkelometsä
    .board = Sokkelo{ "\u00AD" }metsä
space-community-chest = Community Chest
space-cloud-bridge = Pilvisilta
space-jail = Vankila
space-painted-hall = Maalattu sali
    .gen = Maalatun salin
space-bell-tower = Kellotorni
space-bowser-jr = Bowser Jr.
space-harbour-square = Satamatori
space-coral-bay = Korallilahti
    .board = Koralli{ "\u00AD" }lahti
space-free-parking = Free Parking
space-meteor-pier = Meteorilaituri
    .board = Meteori{ "\u00AD" }laituri
space-ring-world = Rengasmaailma
    .board = Rengas{ "\u00AD" }maailma
space-magikoopa = Magikoopa
space-sandstone-stair = Hiekkakiviportaat
    .board = Hiekka{ "\u00AD" }kivi{ "\u00AD" }portaat
    .gen = Hiekkakiviportaat
space-oasis-maze = Keitaan sokkelo
space-go-to-jail = Go to Jail
space-lantern-wood = Lyhtymetsä
space-giant-roots = Jättijuuret
    .board = Jätti{ "\u00AD" }juuret
    .gen = Jättijuuret
space-piranha-plant = Piranha Plant
space-skyline-plaza = Pilvenpiirtäjäaukio
    .board = Pilven{ "\u00AD" }piirtäjä{ "\u00AD" }aukio
space-crown-tower = Kruunutorni
    .board = Kruunu{ "\u00AD" }torni

awaiting-you-roll = Sinun vuorosi: heitä noppaa.
act-roll = Heitä noppaa
deed-rent-utility =
    { $count ->
        [one] Omistettuna { $count }: { $factor } × heitto
       *[other] Omistettuna { $count }: { $factor } × heitto
    }
dice-title = Noppa
end-dice = Noppa
stop-rent-dice = { Word-rent }: nopan mukaan
story-roll-due-dice = { WHO($player) ->
    [you] Heität { $dice } ja osut { FORM($other, "gen") } ruutuun { $space }. Noppa ratkaisee { word-rent-gen }.
   *[other] { WHO($other) ->
        [you] { $player } heittää { $dice } ja osuu ruutuusi { $space }. Noppa ratkaisee { word-rent-gen }.
       *[other] { $player } heittää { $dice } ja osuu { FORM($other, "gen") } ruutuun { $space }. Noppa ratkaisee { word-rent-gen }.
    }
}
event-rent-due-dice = { WHO($player) ->
    [you] Osut { FORM($other, "gen") } ruutuun { $space }. Noppa ratkaisee { word-rent-gen }.
   *[other] { WHO($other) ->
        [you] { $player } osuu ruutuusi { $space }. Noppa ratkaisee { word-rent-gen }.
       *[other] { $player } osuu { FORM($other, "gen") } ruutuun { $space }. Noppa ratkaisee { word-rent-gen }.
    }
}
card-next-utility = Valot välkkyvät! Siirry { FORM($space, "next") } ja heitä noppaa. Omistaja saa vaatia heittosi { $factor }-kertaisena.
page-times-dice = { $factor } × heitto

card-advance-to = Ponnahduslauta sinkoaa sinut lentoon. Siirry ruutuun { $space }.
card-to-go = Täyttä vauhtia! Siirry ruutuun { $go } ja ota palkkasi.
card-next-question = Kuulet kilahduksen. Siirry { FORM($space, "next") } ja paina sitä.
card-back-three = Hyppysi jää vajaaksi. Siirry kolme ruutua taaksepäin ja noudata sen ruudun ohjetta.
card-go-to-jail = Sujahdat väärään putkeen. Mene suoraan vankilaan. Et saa palkkaa.
card-jail-free = Kultainen avain! Säilytä tämä kortti: sillä pääset kerran pois vankilasta, tai voit myydä sen.
card-repairs = Tiilet irtoilevat! Maksa jokaisesta { FORM($house-name, "per") } { $house } ja jokaisesta { FORM($hotel-name, "per") } { $hotel }.
card-treat-everyone = Jäätelöä kaikille! Anna jokaiselle pelaajalle { $amount }.
card-party = Pidät juhlat pilven päällä. Jokainen pelaaja antaa sinulle { FORM($amount, "acc") }.
card-big-find = Salahuone täynnä kolikoita! Ota { $amount }.
card-prize = Päivän nopein juoksu! Ota { $amount }.
card-gift = Pilvestä putoaa lahja. Ota { $amount }.
card-small-find = Ruohikossa kimaltaa jotain. Ota { $amount }.
card-small-loss = Taskussasi on reikä. Maksa { $amount }.
card-loss = Putoat veteen kolikoinesi päivinesi. Maksa { $amount }.

## Events, told in this world

event-jailed = { WHO($player) ->
    [you] Väärä putki: joudut vankilaan.
   *[other] Väärä putki: { $player } joutuu vankilaan.
}
story-roll-jailed = { WHO($player) ->
    [you] Heität { $dice }. Väärä putki: joudut vankilaan.
   *[other] { $player } heittää { $dice }. Väärä putki vie vankilaan.
}
event-freed = { WHO($player) ->
    [you] Hyppäät ulos vankilasta.
   *[other] { $player } hyppää ulos vankilasta.
}
story-salary = Kling! Ruutu { $go } maksaa palkkaa { $amount }.
event-salary = { WHO($player) ->
    [you] Kling! Ohitat ruudun { $go } ja saat { FORM($amount, "acc") }.
   *[other] Kling! { $player } ohittaa ruudun { $go } ja saa { FORM($amount, "acc") }.
}
story-roll-tax = { WHO($player) ->
    [you] Heität { $dice }. { $space } puraisee ja vie sinulta { FORM($amount, "acc") }.
   *[other] { $player } heittää { $dice }. { $space } puraisee ja vie { FORM($amount, "acc") }.
}
story-tax = { WHO($player) ->
    [you] { $space } puraisee ja vie sinulta { FORM($amount, "acc") }.
   *[other] { $space } puraisee ja vie { FORM($player, "from") } { FORM($amount, "acc") }.
}
event-paid-tax = { WHO($player) ->
    [you] { $space } puraisee. Maksat { FORM($amount, "acc") }.
   *[other] { $space } puraisee. { $player } maksaa { FORM($amount, "acc") }.
}
event-question-coins = { WHO($player) ->
    [you] Pling! { $space } antaa sinulle { FORM($amount, "acc") }.
   *[other] Pling! { $space } antaa { FORM($player, "to") } { FORM($amount, "acc") }.
}
event-built = { WHO($player) ->
    [you] Pinoat tiiliä { word-street-onto } { $space } hintaan { $amount }: nyt { $level }.
   *[other] { $player } pinoaa tiiliä { word-street-onto } { $space } hintaan { $amount }: nyt { $level }.
}
event-built-won = { WHO($player) ->
    [you] Pinoat tiiliä { word-street-onto } { $space }: nyt { $level }.
   *[other] { $player } pinoaa tiiliä { word-street-onto } { $space }: nyt { $level }.
}
story-built = { WHO($player) ->
    [you] Pinoat tiiliä hintaan { $amount }: { $spaces }.
   *[other] { $player } pinoaa tiiliä hintaan { $amount }: { $spaces }.
}
event-bankrupt = { WHO($player) ->
    [you] Kolikot ovat lopussa: menet konkurssiin. Kaikki jäljellä oleva siirtyy { FORM($other, "to") }.
   *[other] { WHO($other) ->
        [you] Kolikot ovat lopussa: { $player } menee konkurssiin. Kaikki jäljellä oleva siirtyy sinulle.
       *[other] Kolikot ovat lopussa: { $player } menee konkurssiin. Kaikki jäljellä oleva siirtyy { FORM($other, "to") }.
    }
}
event-game-over = Ilotulitus linnan yllä: { $players } voittaa pelin.
event-game-over-shared = Ilotulitus linnan yllä! Voiton jakavat { $players }.

character-1 = Koutsi Tyyny
character-2 = Raketti-Retikka
character-3 = Kauppias Sora
character-4 = Tarhuri Naava
character-5 = Kuski Vihuri
character-6 = Leipuri Tusina
says-careful-buys = Katsoin ensin, sitten hyppäsin.
says-careful-earns = Lasken kolikkoni vielä kerran.
says-careful-pays = Säästin kolikoita pahan päivän varalle.
says-careful-wins = Pienin hypyin pääsin huipulle!
says-bold-buys = Loikkasin heti. Nyt se on minun!
says-bold-earns = Kling! Rakastan tuota ääntä.
says-bold-pays = Hups! Ponnahdan kyllä takaisin.
says-bold-wins = Otin vauhtia, hyppäsin ja voitin!
says-haggler-buys = Sain sen kourallisella kolikoita!
says-haggler-earns = Kolikoita minulle? En sano ei.
says-haggler-pays = Tarjosin sientä. Ne halusivat kolikoita.
says-haggler-wins = Sain koko maailman pilkkahintaan!
