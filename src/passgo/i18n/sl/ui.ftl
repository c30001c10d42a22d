# Miza v živo. Kovanci so v tožilniku, ker zneski stojijo skoraj vedno kot predmet (plača 3 kovance).

app-name = passgo
app-title-your-turn = ● Na vrsti si – passgo
loading = Miza se pripravlja …
language = Jezik
theme = Videz
theme-auto = Kot na napravi
theme-light = Svetel
theme-dark = Temen
sound-on = Zvok je vklopljen
sound-off = Zvok je izklopljen
notify = Obvesti me, ko bom na vrsti
notify-on = Obvestili te bomo, ko boš na vrsti
view-board = Plošča
view-list = Seznam
skip-to-actions = Preskoči na dejanja
menu = Meni
close = Zapri
cancel = Prekliči
back = Nazaj

# Povezava.
online = Povezano
connecting = Povezovanje …
offline = Ni povezave. Nov poskus …
sending = Pošiljanje …
taken-over = Tvoj sedež je odprt na drugi napravi. Tukaj lahko še vedno gledaš.
taken-over-back = Igraj tukaj
refused = Te mize ni mogoče odpreti: { $why }
reload = Znova naloži stran
paused = Igra je ustavljena.
paused-nobody-there = Igra je ustavljena, ker za mizo ni nikogar.
closed = Miza je bila zaprta.
closed-rules = Strežnik je bil nadgrajen in te igre ni bilo mogoče nadaljevati. Njen zapis je ohranjen.
rules-then = Odigrano po { $version }. različici pravil.
official = Uradni krog

# Ljudje in reči.
bank = banka
you = ti
somebody = nekdo
bot = bot
bot-name = Bot { $number }
away = ni tukaj
judge = sodnik
onlooker = gledalec
nothing = nič
    .gender = none
money-plain = { $amount }
money-dollar = { $amount } $
money-euro = { $amount } €
money-M = M{ $amount }
money-coin = { $count ->
    [one] { $amount } kovanec
    [two] { $amount } kovanca
    [few] { $amount } kovanci
   *[other] { $amount } kovancev
}
    .acc = { $count ->
        [one] { $amount } kovanec
        [two] { $amount } kovanca
        [few] { $amount } kovance
       *[other] { $amount } kovancev
    }
money-hidden = skrito
money-gain = +{ $amount }
money-loss = −{ $amount }
jail-cards = { $count ->
    [one] { $count } kartica za izhod iz zapora
    [two] { $count } kartici za izhod iz zapora
    [few] { $count } kartice za izhod iz zapora
   *[other] { $count } kartic za izhod iz zapora
}
    .acc = { $count ->
        [one] { $count } kartico za izhod iz zapora
        [two] { $count } kartici za izhod iz zapora
        [few] { $count } kartice za izhod iz zapora
       *[other] { $count } kartic za izhod iz zapora
    }
level-0 = brez stavb
    .gender = none
seconds-left = { $count ->
    [one] še { $count } sekunda
    [two] še { $count } sekundi
    [few] še { $count } sekunde
   *[other] še { $count } sekund
}

# Kdo odloča o čem.
awaiting-you-start-roll = Vrzi, da se določi, kdo začne.
awaiting-you-roll = Na vrsti si – vrzi kocke.
awaiting-you-roll-again = Vrzi še enkrat!
awaiting-you-roll-jail = V zaporu si. Kako prideš ven?
awaiting-you-buy = Kupiš { word-deed-acc } { $space } za { FORM($amount, "acc") }?
awaiting-you-auction = Daš ponudbo za { word-deed-acc } { $space }?
awaiting-you-auction-building = Daš ponudbo za stavbo?
awaiting-you-debt = { WHO($other) ->
    [bank] Banki dolguješ { FORM($amount, "acc") }.
   *[other] Dolguješ { FORM($amount, "acc") }. Denar dobi { $other }.
}
awaiting-you-choose-bus = Avtobus: kako daleč greš?
awaiting-you-choose-any-space = Tri enaka števila! Pojdi na katero koli polje.
awaiting-you-choose-ride = Se s polja { $space } pelješ naprej za { FORM($amount, "acc") } ali ostaneš tukaj?
awaiting-you-choose-mortgaged-deed = Dobiš { word-deed-acc } { $space } pod hipoteko. Kaj storiš?
awaiting-you-shortage = Koliko jih želiš?
awaiting-you-end = Končaš potezo?
awaiting-you-nothing = Zdaj ti ni treba storiti ničesar.
awaiting-start-roll = { $player } meče, da se določi, kdo začne.
awaiting-roll = Čakamo, da { $player } vrže.
awaiting-buy = { $player } se odloča, ali naj kupi { word-deed-acc } { $space }.
awaiting-auction = { $player } lahko ponuja ali reče »dalje«.
awaiting-debt = { $player } mora poravnati dolg.
awaiting-choose = { $player } izbira.
awaiting-shortage = { $player } se odloča, koliko stavb želi.
awaiting-end = Čakamo, da { $player } konča potezo.
awaiting-dice = { $player } meče, sodnik vpiše met.

# Kaj je mogoče storiti.
actions-title = Kaj lahko storiš
act-roll = Vrzi kocke
act-roll-jail = Vrzi za izhod
act-end = Končaj potezo
act-buy = Kupi za { FORM($amount, "acc") }
act-decline = Ne kupi
act-decline-auction = Prepusti dražbi
act-claim = Zahtevaj { word-rent-acc } za polje { $space }
act-claim-any = Zahtevaj { word-rent-acc }
act-bid = Ponudi { FORM($amount, "acc") }
act-pass = Dalje
act-pass-shortage = Nobene
act-pass-turn = Nobene, v tej potezi ne sprašuj več
act-build = Gradi ({ $change })
act-sell = Prodaj stavbo ({ $change })
act-mortgage = Daj pod hipoteko ({ $change })
act-redeem = Poplačaj hipoteko ({ $change })
act-surrender = Prodaj banki ({ $change })
act-sell-hotels = Prodaj vse { word-hotels-acc }: { $group }
act-on-space = { $action }: { $space }
act-pay = Plačaj { FORM($amount, "acc") }
act-bankrupt = Razglasi bankrot
act-bankrupt-liquidates = Bankrot: vse prodaj in daj pod hipoteko
act-bankrupt-sure = Ali razglasiš bankrot? Vse, kar imaš, dobi { $other }.
act-bankrupt-sure-liquidates = Ali razglasiš bankrot? Najprej se prodajo vse tvoje stavbe in { word-deeds } gredo pod hipoteko, nato vse dobi { $other }.
act-bankrupt-yes = Da, bankrot
act-default = Odstopi od ponudbe
act-fine = Plačaj { FORM($amount, "acc") } za izhod iz zapora
act-card = Uporabi kartico za izhod iz zapora
act-choose-steps = { $count ->
    [one] Pojdi { $count } polje naprej na polje { $space }
    [two] Pojdi { $count } polji naprej na polje { $space }
    [few] Pojdi { $count } polja naprej na polje { $space }
   *[other] Pojdi { $count } polj naprej na polje { $space }
}
act-choose-space = Pojdi na polje { $space }
act-choose-stay = Ostani
act-choose-redeem = Poplačaj hipoteko zdaj za { FORM($amount, "acc") }
act-choose-keep = Pusti pod hipoteko in plačaj { FORM($amount, "acc") } obresti
act-choose-defer = Pusti pod hipoteko in pozneje plačaj dvojne obresti
act-accept = Sprejmi
act-reject = Zavrni
act-counter = Nasprotna ponudba
act-withdraw = Umakni svojo ponudbo
act-want = Želim eno na polju { $space }
act-want-several = Želim { FORM($pieces, "acc") }
act-offer = Predlagaj kupčijo
act-choose-where = Kam?
act-pick-on-board = Ali pa ga izberi na plošči.

# Dražba.
auction-title = Dražba: { $space }
auction-title-building = Dražba stavbe
auction-building-left = V banki, s to vred: { $pieces }.
auction-pass-piece = »Dalje« velja samo za to stavbo.
auction-none = Ponudb še ni.
auction-high-you = Tvoja ponudba { $amount } je najvišja.
auction-stage-0 = Dražba je odprta.
auction-stage-1 = Prvič …
auction-stage-2 = Drugič …
auction-closed = Prodano! { $player } plača { FORM($amount, "acc") }.
auction-amount = Tvoja ponudba
auction-bid = Ponudi
auction-quick = Hitre ponudbe
auction-out = Na tej dražbi ne sodeluješ več.
auction-after = Potem imaš še { FORM($amount, "acc") }.

# Kupčije.
deal-title = Kupčija
deal-with = S kom?
deal-give = Daš
deal-take = Dobiš
deal-cash = Denar
deal-cards = Kartice za izhod iz zapora
deal-none = Ni { word-deeds-gen } za kupčijo.
deal-send = Pošlji ponudbo
deal-clear = Začni znova
deal-changes = Kaj se spremeni
deal-empty = Izberi, kaj naj zamenja lastnika.
deal-set-you = Dopolniš skupino »{ $group }«.
deal-set-other = { $player } dopolni skupino »{ $group }«.
deal-break-you = Razbiješ skupino »{ $group }«.
deal-break-other = { $player } razbije skupino »{ $group }«.
deal-interest-you = { Word-deeds } pod hipoteko: plačaš najmanj { FORM($amount, "acc") } obresti.
deal-interest-other = { Word-deeds } pod hipoteko: { $player } plača najmanj { FORM($amount, "acc") } obresti.
deal-after-you = Po tem imaš { FORM($amount, "acc") } gotovine
deal-after-other = { $player } ima po tem { FORM($amount, "acc") } gotovine
deal-too-much = Eden od vaju nima toliko denarja.
deal-card-price = { Word-jail-card-gen } ni mogoče zamenjati za manj kot { FORM($amount, "acc") }.
offers-title = Ponudbe
offer-from = { $player } ti ponuja
offer-to = Tvojo ponudbo dobi { $player }
offer-between = { $player } ponuja, ponudbo dobi { $other }
offer-you-get = Dobiš
offer-you-give = Daš
offer-gives = Ponuja
offer-asks = Želi
offer-not-now = Te ponudbe zdaj ni mogoče sprejeti.
deal-time = Čas za pogajanja

# Dolgovi.
debt-title = Poravnaj dolg
debt-owed = { WHO($other) ->
    [bank] Banki dolguješ { FORM($amount, "acc") }, imaš pa { FORM($cash, "acc") }.
   *[other] Dolguješ { FORM($amount, "acc") }, denar dobi { $other }. Imaš { FORM($cash, "acc") }.
}
debt-missing = Zbrati moraš še { FORM($amount, "acc") }.
debt-could = Če prodaš vse in daš vse pod hipoteko, lahko zbereš { FORM($amount, "acc") }.
debt-cannot = Tudi če prodaš vse in daš vse pod hipoteko, lahko zbereš samo { FORM($amount, "acc") }.
debt-ways = Kako zbrati denar
debt-enough = že to zadošča

# Zahteve.
claim-which = Za katero { word-deed-acc }?
claim-hint = Tukaj te nihče ne opomni: pazi, kdo pristane na tvojih { word-deeds-loc }.

# Posesti in polja.
deed-free = Brez lastnika
deed-price = Cena
deed-mortgage-value = Vrednost hipoteke
deed-redeem-cost = Poplačilo hipoteke
deed-rent = { Word-rent }
deed-rent-bare = Brez stavb
deed-rent-set = S celo skupino
deed-rent-stations = { $count ->
    [one] Če imaš { $count }
    [two] Če imaš { $count }
    [few] Če imaš { $count }
   *[other] Če jih imaš { $count }
}
deed-rent-utility = { $count ->
    [one] Če imaš { $count }: { $factor } × kocke
    [two] Če imaš { $count }: { $factor } × kocke
    [few] Če imaš { $count }: { $factor } × kocke
   *[other] Če jih imaš { $count }: { $factor } × kocke
}
deed-rent-now = Trenutna { word-rent }
deed-building-cost = Cena stavbe
deed-mortgaged = pod hipoteko
deed-group = Skupina
about-tax = Plačaj { FORM($amount, "acc") }
about-fare = Pelji se za { FORM($amount, "acc") }
about-entity = Z levim sosedom vrzita { $count } ali več: dobita ali plačata { FORM($amount, "acc") }
about-go = Plača: { $amount }
about-cards = Povleci kartico
about-jail = Samo na obisku ali v zaporu
about-parking = Tukaj se nič ne zgodi
about-go-to-jail = Pojdi v zapor
about-question = Pritisni na blok
about-ride = Odpelji se ali ostani
about-here = Tukaj: { $players }
about-owner = Lastnik: { $player }
deeds-title = Moje { word-deeds }
deeds-none = Nimaš še nobene { word-deed-gen }.

# Igralci, dnevnik, pogovor.
players-title = Igralci
player-out = zunaj igre
player-in-jail = v zaporu
player-turn = na vrsti
player-decides = se odloča
player-deeds = { $count ->
    [0] brez { word-deeds-gen }
    [one] { $count } { word-deed }
    [two] { $count } { word-deeds-dual }
    [few] { $count } { word-deeds }
   *[other] { $count } { word-deeds-gen }
}
player-worth = premoženje { $amount }
player-token = Figurica
bank-stock = V banki
log-title = Dnevnik
log-none = Nič se še ni zgodilo.
log-older = Pokaži starejše
log-details = Po korakih
chat-title = Klepet
chat-none = Sporočil še ni.
chat-say = Pošlji
chat-text = Tvoje sporočilo
chat-phrase = Hitra sporočila
chat-judge = Sodnik
preset-hello = Živjo!
preset-good-luck = Srečno!
preset-well-played = Dobro odigrano!
preset-thanks = Hvala!
preset-sorry = Oprosti!
preset-hurry = Na vrsti si!
preset-wait = Samo trenutek, prosim.
preset-yes = Da.
preset-no = Ne.
preset-interested = Zanima me.
preset-not-interested = Ne zanima me.
preset-make-an-offer = Predlagaj mi kupčijo.
preset-judge-please = Sodnik, prosim!
preset-good-game = Dobra igra!
preset-bye = Adijo!

# Kocke.
dice-title = Kocke
dice-none = Nihče še ni vrgel.
dice-bus = avtobus
dice-mr = naslednja { word-deed }

# Plošča.
board-title = Plošča izdaje { $edition }
board-list = Polja na plošči
board-keys = S puščicami greš okoli plošče; Enter odpre polje.

# Sodnik.
judge-title = Sodnik
judge-close = Zapri dražbo
judge-last-round = Napovej zadnji krog
judge-time = Razglasi iztek časa
judge-expel = Izključi: { $player }
judge-dice = Vpiši met
judge-dice-faces = Števila, npr. 3 4
judge-no-dice = Razveljavi met
judge-pause = Začasno ustavi
judge-resume = Nadaljuj
judge-claims = { Word-rent }, ki jo je mogoče zahtevati
judge-claim-line = { $other } lahko zahteva { word-rent-acc } za polje { $space }, plača { $player }
judge-claim-line-amount = { $other } lahko zahteva { FORM($amount, "acc") } za polje { $space }, plača { $player }

# Pred začetkom.
lobby-title = Pred začetkom
lobby-seat-open = prost sedež
lobby-invite = Povabi
lobby-add-bot = Dodaj bota
lobby-remove-bot = Odstrani bota
lobby-token = Izberi figurico
lobby-token-any = Katera koli prosta
lobby-start = Začni igro
lobby-start-fill = Dodaj bote in začni
lobby-waiting = Čakamo, da gostitelj začne igro.
lobby-waiting-judge = Glavni sodnik začne igro za vsemi mizami hkrati.
lobby-seeding = Pripravljamo poštene kocke: vsak igralec doda svoj del. Trenutek …

# Konec.
end-title = Igre je konec
end-winner = Zmaga { $players }!
end-winners = Deljena zmaga: { $players }!
end-rank = Uvrstitev
end-player = Igralec
end-worth = Premoženje
end-points = Točke
end-curve = Premoženje med igro
end-dice = Kocke
end-dice-about = Kako pogosto je padla posamezna vsota; pas kaže, kaj je mogoče pričakovati po verjetnostnem računu.
end-dice-line = { $sum }: padla je { $count ->
    [one] { $count }-krat
    [two] { $count }-krat
    [few] { $count }-krat
   *[other] { $count }-krat
}, pričakovano od { $low } do { $high }
end-replay = Poglej igro še enkrat
fair-check = Preveri kocke
end-rematch = Povratna igra z istimi igralci
end-rematch-there = Pojdi na povratno igro
leave-game = Zapusti igro

# Namigi za prvo igro.
hints = Namig
hints-on = Namigi so vklopljeni
hints-off = Namigi so izklopljeni
hints-stop = Izklopi namige
hint-roll = Ko vržeš, se figurica premakne sama. Pred tem lahko gradiš, daš kaj pod hipoteko ali predlagaš kupčijo.
hint-buy = To polje nima lastnika: lahko ga kupiš ali pustiš.
hint-buy-auction = To polje nima lastnika: lahko ga kupiš. Če ga ne kupiš, lahko na dražbi ponujajo vsi, tudi ti.
hint-claim = Nekdo je pristal na tvoji { word-deed-loc }. { Word-rent } je tvoja samo, če jo zahtevaš pravočasno.
hint-debt = Primanjkuje ti gotovine: prodaj stavbe, daj { word-deeds } pod hipoteko ali skleni kupčijo, nato plačaj.
hint-auction = Zmaga najvišja ponudba. Ponudiš lahko največ toliko, kolikor lahko plačaš. Če rečeš »dalje«, izpadeš iz te dražbe.
hint-auction-default = Zmaga najvišja ponudba. Kdor svoje ponudbe ne more plačati, izpade, dražba pa se začne znova.
hint-choose = Odločitev je tvoja: izberi eno od možnosti.
hint-offer = Čaka te ponudba: sprejmi jo, zavrni ali daj nasprotno ponudbo.
hint-jail = Par te osvobodi; s plačilom ali kartico prideš ven v vsakem primeru.
hint-jail-six = Šestica te osvobodi; s plačilom ali kartico prideš ven v vsakem primeru.
hint-jail-roll = Par ali kartica te osvobodi; sicer po tem metu plačaš in se premakneš.
hint-jail-late = Poskusov ni več: vržeš, se premakneš in plačaš. Če plačaš prej, par prinese še en met.
hint-build = Lahko gradiš: odpri katero od svojih { word-deeds-gen }. Stavbe močno dvignejo { word-rent-acc }.
hint-end = Še kaj? Gradi ali predlagaj kupčijo, nato končaj potezo.
hint-wait = Zdaj odločajo drugi. Dotakni se katerega koli polja za podrobnosti ali predlagaj kupčijo.

# Pogled nazaj.
replay-title = Posnetek
replay-turn = { $turn }. poteza: { $player }
replay-scrub = Položaj v igri
replay-step = Korak { $step } od { $last }
replay-first = Skoči na začetek
replay-back = Korak nazaj
replay-play = Predvajaj
replay-pause = Ustavi
replay-on = Korak naprej
replay-last = Skoči na konec
replay-eyes = Kdo gleda
replay-eyes-spectator = gledalec
replay-eyes-judge = sodnik
replay-jump = Pojdi na potezo
replay-speed = Hitrost
replay-times = { $factor }×
replay-plain = Kot navadno besedilo
loading-more = Nalaganje …

# Več ljudi na eni napravi.
pass-to = Zdaj dobi napravo { $player }
pass-taken = { $player } – to sem jaz, naprej
lobby-here = na tej napravi
lobby-beside = Še en igralec na tej napravi
lobby-beside-add = Dodaj

# Še za sodnika.
judge-correct = Popravi napako
judge-expel-title = Izključi igralca
judge-expel-sure = Ali naj { $player } zapusti igro? Vse, kar ima, dobi banka. Tega ni mogoče razveljaviti.
judge-talk = { $player } in { $other } se pogajata.
judge-seconds = Sekunde
judge-limit = Omeji čas
judge-extend = Podaljšaj
correct-what = Kaj je bilo narobe
correct-cash = Denar
correct-deeds = { Word-deed }
correct-places = Mesto na plošči
correct-amount = Znesek, ki se prišteje ali odšteje
correct-deed = Katera { word-deed }
correct-owner = Lastnik
correct-level = Stavbe
correct-space = Polje
correct-entry = Vnos v dnevniku
correct-why = Razlog
correct-send = Shrani popravek

# Da nekoga ni treba poslušati.
chat-object = Sporočilo, ki ga piše { $player }
chat-mute = Utišaj zame: { $player }
chat-mute-all = Utišaj za vse: { $player }
chat-hear = Spet prikaži
chat-report = Prijavi kot
chat-reported = Prijavljeno je. Hvala.
report-insult = žalitev
report-spam = nezaželena sporočila
report-cheating = goljufanje
report-advice = prepovedan nasvet
report-other = kaj drugega

# Umik odločitev in besede brez zneskov za uradne kroge.
act-undo = Razveljavi
act-undo-space = Razveljavi: { $space }
act-build-plain = Gradi
act-sell-plain = Prodaj stavbo
act-mortgage-plain = Daj pod hipoteko
act-redeem-plain = Poplačaj hipoteko
act-surrender-plain = Prodaj banki
debt-yourself = Tukaj nihče ne računa namesto tebe: denar zberi iz svojih { word-deeds-gen }.
shortage-could = Postaviš in plačaš lahko { FORM($pieces, "acc") }.
shortage-how = Za vsako stavbo izberi { word-street-acc }, v vrstnem redu, kot jih želiš.
shortage-order = Tvoja izbira po vrsti
shortage-remove = Odstrani { FORM($space, "acc") }
shortage-total = Skupaj { $amount }. Potem imaš še { FORM($left, "acc") }.
spoken-of = Kako naj se v besedilih govori o tebi?
spoken-of-other = Nevtralno
spoken-of-f = V ženskem spolu
spoken-of-m = V moškem spolu

## Review in place: readers propose better texts

review-invite = Je to tvoj jezik? Pomagaj izboljšati besedila

## The stage: the middle of the board

stage-pace = Hitrost animacij: { $pace }
pace-calm = umirjena
pace-normal = običajna
pace-fast = hitra
pace-instant = takojšnja
stage-completes = Dopolni skupino
stage-blocks = Blokira skupino, ki jo zbira { $player }
stage-of-set = { $number ->
    [one] { $count } od { $number } v skupini
    [two] { $count } od { $number } v skupini
    [few] { $count } od { $number } v skupini
   *[other] { $count } od { $number } v skupini
}
stage-left = Po nakupu imaš { FORM($amount, "acc") }
stage-short = Potrebuješ še { FORM($amount, "acc") }
strip-title = Denar vseh
stop-free = Naprodaj: { $amount }
stop-yours = Je tvoja
stop-rent = { Word-rent }: { $amount }
stop-rent-dice = { Word-rent }: po kockah
awaiting-you-choose-mortgaged-deeds = Dobiš več hipotek. Kaj storiš z vsako?
inherited-keep = Pusti, plačaj obresti
inherited-redeem = Poplačaj zdaj
inherited-defer = Pozneje dvojne obresti
inherited-later = Pozneje
inherited-keep-all = Pusti vse
inherited-redeem-all = Poplačaj vse
space-number = polje { $number }
lobby-seat = sedež { $number }
offer-new = Pravkar ponujeno
offer-since = Ponujeno pred { $minutes } min
bot-pace = Hitrost botov
bot-pace-calm = Umirjena
bot-pace-normal = Običajna
bot-pace-fast = Hitra
bot-pace-instant = Brez premora
cash-short = Imaš samo { FORM($cash, "acc") }.
end-share = Deli
end-shared = Kopirano
end-download = Prenesi
acting-as = Zdaj igra: { $player }
whole-board = Cela plošča
auction-estate = Premoženje, ki ga izgubi { $player }: { $number } od { $count }.
auction-passed = dalje
auction-thinking = premišljuje
awaiting-offer = { WHO($other) ->
    [you] { $player } premišljuje o tvoji ponudbi.
   *[other] { $player } premišljuje o ponudbi, ki jo daje { $other }.
}
awaiting-choose-bus = { $player } izbira, kako daleč gre z avtobusom.
awaiting-choose-any-space = { $player } izbira, na katero polje gre.
awaiting-choose-ride = { $player } se odloča, ali se s polja { $space } pelje naprej.
awaiting-choose-mortgaged-deed = { $player } se odloča, kaj storiti s hipoteko na polju { $space }.
deal-times = { WHO($player) ->
    [you] Po natisnjenih cenah daš { $times }× toliko, kot dobiš.
   *[other] Po natisnjenih cenah { $player } da { $times }× toliko, kot dobi.
}
deal-nothing = { WHO($player) ->
    [you] V zameno ne dobiš ničesar.
   *[other] { $player } v zameno ne dobi ničesar.
}
outlook-title = Možnosti in skupine
outlook-heat = Pokaži tveganja na plošči
outlook-roll = { WHO($player) ->
    [you] Tvoj naslednji met
   *[other] Naslednji met: { $player }
}
outlook-charge = Druga plačila
outlook-own = Lastno polje
outlook-nothing = Nič za plačilo
outlook-cost = Povprečno { $mean }, največ { $worst } ({ $space })
outlook-here = { $chance }: plačilo do { $amount }
outlook-sets = Kdo ima kaj
outlook-note = En met, plošča pa je takšna kot zdaj. Kar sme lastnik zahtevati, šteje za zahtevano, vsaka kartica, ki je ostala v kupu, je enako verjetna, kdor sme izbirati, kam gre, pa gre po najcenejši poti. Nadaljnji meti in vsi prihodki ne štejejo.

bot-random = Samo za zabavo
bot-novice = Lahko
bot-builder = Srednje
bot-trader = Težko
bot-champion = Zelo težko
sound-volume = Glasnost
look-edition = Slog izdaje: vklopljen
look-plain = Slog izdaje: izklopljen
bot-talk-on = Klepet botov: vklopljen
bot-talk-off = Klepet botov: izklopljen
end-line = Potrdi mojo vrstico v zapisniku
stood-in = Miza igra namesto tebe.
stood-in-back = Spet sem tu
