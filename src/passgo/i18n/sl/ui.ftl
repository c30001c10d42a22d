# Miza v živo. Kovanci so v tožilniku, ker zneski stojijo skoraj vedno kot predmet (plača 3 kovance).

app-name = passgo
app-title-your-turn = ● Ti si na vrsti – passgo
loading = Miza se pripravlja …
language = Jezik
theme = Barve
theme-auto = Kot naprava
theme-light = Svetle
theme-dark = Temne
sound-on = Zvok je vklopljen
sound-off = Zvok je izklopljen
notify = Povej mi, ko bom na vrsti
notify-on = Povedali ti bomo, ko boš na vrsti
view-board = Plošča
view-list = Seznam
skip-to-actions = Preskoči na to, kar lahko storiš
menu = Meni
close = Zapri
cancel = Prekliči
back = Nazaj

# Povezava.
online = Povezano
connecting = Povezovanje …
offline = Ni povezave: nov poskus …
sending = Pošiljanje …
taken-over = Tvoj sedež je bil prevzet na drugi napravi. Tukaj lahko še vedno gledaš.
taken-over-back = Prevzemi ga nazaj sem
refused = Te mize ni mogoče odpreti: { $why }
reload = Znova naloži stran
paused = Miza ima premor.
paused-nobody-there = Miza ima premor, ker ni bilo nikogar.
closed = Miza je bila zaprta.
closed-rules = Strežnik je bil nadgrajen in te igre ni bilo mogoče nadaljevati. Njen zapis je ohranjen.
rules-then = Igrano po pravilih { $version }.
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
money-plain = { $amount }
money-dollar = { $amount } $
money-euro = { $amount } €
money-M = M{ $amount }
money-coin = { $count ->
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
level-0 = brez stavbe
seconds-left = { $count ->
    [one] še { $count } sekunda
    [two] še { $count } sekundi
    [few] še { $count } sekunde
   *[other] še { $count } sekund
}

# Kdo odloča o čem.
awaiting-you-start-roll = Vrzi, da se vidi, kdo začne.
awaiting-you-roll = Na vrsti si: vrzi kocke.
awaiting-you-roll-again = Mečeš še enkrat.
awaiting-you-roll-jail = V zaporu si. Kako greš ven?
awaiting-you-buy = { $space } nima lastnika. Stane { $amount }.
awaiting-you-auction = Ponudiš za polje { $space }?
awaiting-you-auction-building = Ponudiš za stavbo?
awaiting-you-debt = Dolguješ { $amount }; prejme { $other }.
awaiting-you-choose-bus = Avtobus: kako daleč greš?
awaiting-you-choose-any-space = Tri enaka števila: pojdi na katero koli polje.
awaiting-you-choose-ride = { $space }: se pelješ naprej za { $amount } ali ostaneš?
awaiting-you-choose-mortgaged-deed = { $space } ti pride v last pod hipoteko. Kaj storiš?
awaiting-you-shortage = Koliko jih želiš?
awaiting-you-end = Tvoja poteza je končana.
awaiting-you-nothing = Zdaj se od tebe nič ne zahteva.
awaiting-start-roll = { $player } meče, da se vidi, kdo začne.
awaiting-roll = { $player } mora vreči.
awaiting-buy = { $player } odloča o polju { $space }.
awaiting-auction = { $player } lahko ponuja.
awaiting-debt = { $player } mora poravnati dolg.
awaiting-choose = { $player } izbira.
awaiting-shortage = { $player } zdaj pove, koliko stavb želi.
awaiting-end = { $player } lahko konča potezo.
awaiting-dice = Sodnik vpiše kocke. Meče { $player }.

# Kaj je mogoče storiti.
actions-title = Kaj lahko storiš
act-roll = Vrzi kocke
act-roll-jail = Vrzi za prostost
act-end = Končaj potezo
act-buy = Kupi za { $amount }
act-decline = Ne kupi
act-decline-auction = Prepusti dražbi
act-claim = Zahtevaj { word-rent-acc }: { $space }
act-claim-any = Zahtevaj { word-rent-acc }
act-bid = Ponudi { $amount }
act-pass = Odnehaj
act-pass-shortage = Nobene
act-pass-turn = Nobene, v tej potezi ne sprašuj več
act-build = Gradi ({ $change })
act-sell = Prodaj stavbo ({ $change })
act-mortgage = Pod hipoteko ({ $change })
act-redeem = Poplačaj ({ $change })
act-surrender = Prodaj banki ({ $change })
act-sell-hotels = Prodaj vse hkrati: { $group }
act-on-space = { $action }: { $space }
act-pay = Plačaj { $amount }
act-bankrupt = Predaj se: bankrot
act-bankrupt-liquidates = Predaj se: vse prodaj in pod hipoteko
act-bankrupt-sure = Se res predaš? Vse, kar imaš, dobi { $other }.
act-bankrupt-sure-liquidates = Se res predaš? Najprej se prodajo vse tvoje stavbe in { word-deeds } gredo pod hipoteko, nato vse dobi { $other }.
act-bankrupt-yes = Da, bankrot
act-default = Odstopi od dražbe
act-fine = Plačaj { $amount } za izhod iz zapora
act-card = Uporabi kartico za izhod iz zapora
act-choose-steps = { $count ->
    [one] { $count } polje, do: { $space }
    [two] { $count } polji, do: { $space }
    [few] { $count } polja, do: { $space }
   *[other] { $count } polj, do: { $space }
}
act-choose-space = Pojdi na polje { $space }
act-choose-stay = Ostani
act-choose-redeem = Poplačaj zdaj za { $amount }
act-choose-keep = Pusti pod hipoteko in plačaj { $amount } obresti
act-choose-defer = Pusti pod hipoteko in pozneje plačaj dvojne obresti
act-accept = Sprejmi
act-reject = Zavrni
act-counter = Nasprotna ponudba
act-withdraw = Umakni svojo ponudbo
act-want = Eno na polju { $space }
act-want-several = Želim: { $pieces }
act-offer = Predlagaj kupčijo
act-choose-where = Kam?
act-pick-on-board = Ali izberi na plošči.

# Dražba.
auction-title = Dražba: { $space }
auction-title-building = Dražba stavbe
auction-building-left = V banki, s to vred: { $pieces }.
auction-pass-piece = Naprej velja samo za to stavbo.
auction-none = Ponudb še ni.
auction-high-you = Tvoja ponudba je najvišja: { $amount }.
auction-stage-0 = Dražba je odprta.
auction-stage-1 = Prvič …
auction-stage-2 = Drugič …
auction-closed = Prodano. { $player } plača { $amount }.
auction-amount = Tvoja ponudba
auction-bid = Ponudi
auction-quick = Hitre ponudbe
auction-out = Na tej dražbi ne sodeluješ več.
auction-after = Ostane ti: { $amount }

# Kupčije.
deal-title = Kupčija
deal-with = S kom?
deal-give = Daš
deal-take = Dobiš
deal-cash = Denar
deal-cards = Kartice za izhod iz zapora
deal-none = Ni { word-deeds-gen }, s katerimi bi se lahko trgovalo.
deal-send = Pošlji ponudbo
deal-clear = Začni znova
deal-changes = Kaj se spremeni
deal-empty = Izberi, kaj zamenja lastnika.
deal-set-you = Dopolniš skupino: { $group }.
deal-set-other = { $player } dopolni skupino: { $group }.
deal-break-you = Razbiješ skupino: { $group }.
deal-break-other = { $player } razbije skupino: { $group }.
deal-interest-you = { Word-deeds } pod hipoteko: plačaš najmanj { $amount } obresti.
deal-interest-other = { Word-deeds } pod hipoteko: { $player } plača najmanj { $amount } obresti.
deal-after-you = Tvoja gotovina po tem: { $amount }.
deal-after-other = Gotovina po tem, { $player }: { $amount }.
deal-too-much = To je več denarja, kot ga je.
deal-card-price = Kartica za izhod iz zapora zamenja lastnika za najmanj { $amount }.
offers-title = Ponudbe
offer-from = { $player } ti ponuja
offer-to = Tvoja ponudba za igralca { $player }
offer-between = { $player } ponuja igralcu { $other }
offer-you-get = dobiš
offer-you-give = daš
offer-gives = da
offer-asks = želi
offer-not-now = Zdaj je ni mogoče sprejeti.
deal-time = Čas za pogajanja

# Dolgovi.
debt-title = Dolg, ki ga je treba poravnati
debt-owed = Dolguješ { $amount } (prejme { $other }), imaš pa { $cash }.
debt-missing = Zbrati moraš še { $amount }.
debt-could = S prodajo in hipotekami lahko zbereš skupaj { $amount }.
debt-cannot = Tudi če prodaš vse, lahko zbereš samo { $amount }.
debt-ways = Kako zbrati denar
debt-enough = že samo zadošča

# Zahteve.
claim-which = Za katero { word-deed-acc }?
claim-hint = Tukaj te nihče ne opomni: pazi, kdo pristane na tvojih { word-deeds-loc }.

# Posesti in polja.
deed-free = Nima lastnika.
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
deed-rent-now = { Word-rent } zdaj
deed-building-cost = Stavba stane
deed-mortgaged = pod hipoteko
deed-group = Skupina
about-tax = Plačaj { $amount }
about-fare = Pelji se za { $amount }
about-entity = Z levim sosedom vrzi { $count } ali več: dobiš ali plačaš { $amount }
about-go = Plača { $amount }
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
player-decides = odloča
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
chat-title = Pogovor
chat-none = Nihče še ni nič rekel.
chat-say = Reci
chat-text = Tvoje besede
chat-phrase = Hitri stavki
chat-judge = Sodnik
preset-hello = Živjo!
preset-good-luck = Srečno!
preset-well-played = Dobro odigrano!
preset-thanks = Hvala.
preset-sorry = Oprosti.
preset-hurry = Na potezi si, prosim.
preset-wait = Samo trenutek, prosim.
preset-yes = Da.
preset-no = Ne.
preset-interested = Zanima me.
preset-not-interested = Ne zanima me.
preset-make-an-offer = Daj mi ponudbo.
preset-judge-please = Sodnik, prosim!
preset-good-game = Dobra igra!
preset-bye = Nasvidenje!

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
judge-time = Razglasi konec časa
judge-expel = Izključi: { $player }
judge-dice = Vpiši kocke
judge-dice-faces = Števila, npr. 3 4
judge-no-dice = Razveljavi met
judge-pause = Premor
judge-resume = Nadaljuj
judge-claims = { Word-rent }, ki jo je mogoče zahtevati
judge-claim-line = { $space }: zahteva { $other }, plača { $player }
judge-claim-line-amount = { $space }: { $other } lahko zahteva { $amount }, plača { $player }

# Pred začetkom.
lobby-title = Pred začetkom
lobby-seat-open = prosto
lobby-invite = Povabi
lobby-add-bot = Dodaj bota
lobby-remove-bot = Odstrani bota
lobby-token = Izberi figurico
lobby-token-any = Katera koli prosta
lobby-start = Začni igro
lobby-start-fill = Začni, boti zasedejo proste sedeže
lobby-waiting = Igro začne gostitelj.
lobby-waiting-judge = Glavni sodnik začne igro pri vseh mizah hkrati.
lobby-seeding = Kocke se mešajo: vsak igralec doda svoj del. Trenutek …

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
end-dice-about = Kako pogosto je padla posamezna vsota; pas kaže, kaj je po naključju pričakovati.
end-dice-line = { $sum }: padla { $count ->
    [one] { $count }-krat
    [two] { $count }-krat
    [few] { $count }-krat
   *[other] { $count }-krat
}, pričakovano od { $low } do { $high }
end-replay = Poglej igro še enkrat
fair-check = Preveri kocke
end-rematch = Še enkrat, z istimi igralci
end-rematch-there = K naslednji igri
leave-game = Zapusti igro

# Namigi za prvo igro.
hints = Namig
hints-on = Namigi so prikazani
hints-off = Namigi so skriti
hints-stop = Brez namigov
hint-roll = Vrzi, figurica se premakne sama. Pred tem lahko gradiš, daš kaj pod hipoteko ali predlagaš kupčijo.
hint-buy = Nima lastnika: lahko kupiš ali pustiš.
hint-buy-auction = Nima lastnika: lahko kupiš. Če ne kupiš, ponujajo na dražbi vsi, tudi ti.
hint-claim = Nekdo je pristal na tvoji { word-deed-loc }. { Word-rent } je tvoja samo, če jo zahtevaš pravočasno.
hint-debt = Manjka ti gotovine: prodaj stavbe, daj { word-deeds } pod hipoteko ali skleni kupčijo, nato plačaj.
hint-auction = Zmaga najvišja ponudba. Ponudi samo, kar lahko plačaš; kdor odneha, izpade iz te dražbe.
hint-auction-default = Zmaga najvišja ponudba. Kdor je ne more plačati, izpade in dražba se začne znova.
hint-choose = Pravila to prepuščajo tebi: izberi enega od odgovorov.
hint-offer = Čaka te ponudba: sprejmi jo, zavrni ali jo spremeni v svojo.
hint-jail = Enaki kocki te osvobodita; plačilo ali kartica pa zagotovo.
hint-jail-six = Šestica te osvobodi; plačilo ali kartica pa zagotovo.
hint-jail-roll = Enaki kocki ali kartica te osvobodijo; sicer po tem metu plačaš in se premakneš.
hint-jail-late = Poskusov ni več: vržeš, se premakneš in plačaš. Če plačaš prej, par prinese še en met.
hint-build = Lahko gradiš: odpri katero od svojih { word-deeds-gen }. Stavbe močno dvignejo { word-rent-acc }.
hint-end = Še kaj? Gradi ali predlagaj kupčijo, nato končaj potezo.
hint-wait = Zdaj odločajo drugi. Dotakni se katerega koli polja, da vidiš njegovo { word-deed-acc }, ali predlagaj kupčijo.

# Pogled nazaj.
replay-title = Posnetek
replay-turn = Poteza { $turn }: { $player }
replay-scrub = Kje v igri
replay-step = Korak { $step } od { $last }
replay-first = Na začetek
replay-back = Korak nazaj
replay-play = Predvajaj
replay-pause = Ustavi
replay-on = Korak naprej
replay-last = Na konec
replay-eyes = S čigavimi očmi
replay-eyes-spectator = gledalec
replay-eyes-judge = sodnik
replay-jump = Pojdi na potezo
replay-speed = Hitrost
replay-times = { $factor }×
replay-plain = Kot navadno besedilo
loading-more = Prihaja …

# Več ljudi na eni napravi.
pass-to = Predaj napravo: { $player }
pass-taken = { $player }, to sem jaz: naprej
lobby-here = na tej napravi
lobby-beside = Nekdo poleg tebe tudi igra tukaj
lobby-beside-add = Dodaj

# Še za sodnika.
judge-correct = Popravi napako
judge-expel-title = Izključi igralca
judge-expel-sure = { $player }: res izključiti? Vse gre banki in tega ni mogoče razveljaviti.
judge-talk = { $player } in { $other } se pogajata.
judge-seconds = Sekunde
judge-limit = Postavi mejo
judge-extend = Podaljšaj
correct-what = Kaj je bilo narobe
correct-cash = Denar
correct-deeds = { Word-deed }
correct-places = Mesto na plošči
correct-amount = Več ali manj
correct-deed = Katera { word-deed }
correct-owner = Lastnik
correct-level = Stavbe
correct-space = Stoji na polju
correct-entry = V katerem vnosu
correct-why = Zakaj
correct-send = Popravi

# Da nekoga ni treba poslušati.
chat-object = O tem, kar pravi { $player }
chat-mute = Ne poslušaj več: { $player }
chat-mute-all = Utišaj za vse: { $player }
chat-hear = Spet poslušaj
chat-report = Prijavi kot
chat-reported = Prijavljeno je. Hvala.
report-insult = žalitev
report-spam = nezaželena sporočila
report-cheating = goljufanje
report-advice = prepovedan nasvet
report-other = kaj drugega

# Umik odločitev in besede brez zneskov za uradne kroge.
act-undo = Umakni
act-undo-space = Umakni: { $space }
act-build-plain = Gradi
act-sell-plain = Prodaj stavbo
act-mortgage-plain = Daj pod hipoteko
act-redeem-plain = Poplačaj hipoteko
act-surrender-plain = Prodaj banki
debt-yourself = Tukaj nihče ne računa namesto tebe: denar zberi iz svojih { word-deeds-gen }.
shortage-could = Postaviš in plačaš lahko: { $pieces }.
shortage-how = Za vsako stavbo izberi { word-street-acc }, v vrstnem redu, kot jih želiš.
shortage-order = Tvoj vrstni red
shortage-remove = Odstrani: { $space }
shortage-total = Cena: { $amount }. Ostane ti: { $left }.
