# Živý stôl.

app-name = passgo
app-title-your-turn = ● Si na ťahu – passgo
loading = Stôl sa pripravuje…
language = Jazyk
theme = Motív
theme-auto = Podľa zariadenia
theme-light = Svetlý
theme-dark = Tmavý
sound-on = Zvuk je zapnutý
sound-off = Zvuk je vypnutý
notify = Upozorniť, keď budem na ťahu
notify-on = Dostaneš upozornenie, keď budeš na ťahu
view-board = Plocha
view-list = Zoznam
skip-to-actions = Prejsť k tomu, čo môžeš urobiť
menu = Ponuka
close = Zavrieť
cancel = Zrušiť
back = Späť

# Spojenie.
online = Pripojené
connecting = Pripája sa…
offline = Bez spojenia: ďalší pokus…
sending = Odosiela sa…
taken-over = Tvoje miesto bolo otvorené na inom zariadení. Tu sa môžeš ďalej pozerať.
taken-over-back = Hrať tu
refused = Tento stôl nemožno otvoriť: { $why }
reload = Načítať stránku znova
paused = Hra je prerušená.
paused-nobody-there = Hra je prerušená, lebo všetci odišli od stola.
closed = Stôl bol zatvorený.
closed-rules = Server bol aktualizovaný a v tejto hre sa nedalo pokračovať. Jej záznam zostáva zachovaný.
rules-then = Hralo sa podľa verzie pravidiel { $version }.
official = Oficiálne kolo

# Ľudia a veci.
bank = banka
    .dat = banke
you = ty
somebody = niekto
bot = bot
bot-name = Bot { $number }
away = offline
judge = rozhodca
onlooker = divák
nothing = nič
money-plain = { $amount }
money-dollar = { $amount } $
money-euro = { $amount } €
money-M = M{ $amount }
money-coin = { $count ->
    [one] { $amount } minca
    [few] { $amount } mince
    [many] { $amount } mince
   *[other] { $amount } mincí
}
    .acc = { $count ->
        [one] { $amount } mincu
        [few] { $amount } mince
        [many] { $amount } mince
       *[other] { $amount } mincí
    }
money-hidden = skryté
money-gain = +{ $amount }
money-loss = −{ $amount }
jail-cards = { $count ->
    [one] { $count } karta na odchod z väzenia
    [few] { $count } karty na odchod z väzenia
    [many] { $count } karty na odchod z väzenia
   *[other] { $count } kariet na odchod z väzenia
}
    .acc = { $count ->
        [one] { $count } kartu na odchod z väzenia
        [few] { $count } karty na odchod z väzenia
        [many] { $count } karty na odchod z väzenia
       *[other] { $count } kariet na odchod z väzenia
    }
level-0 = bez budov
    .left = nezostáva nič
seconds-left = { $count ->
    [one] Zostáva { $count } sekunda
    [few] Zostávajú { $count } sekundy
    [many] Zostáva { $count } sekundy
   *[other] Zostáva { $count } sekúnd
}

# Kto o čom rozhoduje.
awaiting-you-start-roll = Hoď o to, kto začne.
awaiting-you-roll = Si na ťahu: hoď kockami.
awaiting-you-roll-again = Hádžeš ešte raz.
awaiting-you-roll-jail = Si vo väzení. Ako chceš von?
awaiting-you-buy = Kúpiš { FORM($space, "acc") } za { FORM($amount, "acc") }?
awaiting-you-auction = Dražíš { FORM($space, "acc") }?
awaiting-you-auction-building = Dražíš budovu?
awaiting-you-debt = { WHO($other) ->
    [bank] Máš zaplatiť banke { FORM($amount, "acc") }.
   *[other] { $other } čaká, kým zaplatíš { FORM($amount, "acc") }.
}
awaiting-you-choose-bus = Autobus: ako ďaleko ideš?
awaiting-you-choose-any-space = Tri rovnaké čísla: choď na ktorékoľvek políčko.
awaiting-you-choose-ride = Pôjdeš z políčka { $space } ďalej za { FORM($amount, "acc") }, alebo zostaneš?
awaiting-you-choose-mortgaged-deed = Dostávaš { FORM($space, "acc") } pod hypotékou. Čo urobíš?
awaiting-you-shortage = Koľko ich chceš?
awaiting-you-end = Ukončíš ťah?
awaiting-you-nothing = Teraz sa od teba nič nečaká.
awaiting-start-roll = { $player } hádže o to, kto začne.
awaiting-roll = Čaká sa, kým { $player } hodí.
awaiting-buy = { $player } sa rozhoduje, či kúpiť políčko { FORM($space, "end") }.
awaiting-auction = { $player } môže dražiť alebo pasovať.
awaiting-debt = { $player } má splatiť dlh.
awaiting-choose = { $player } si vyberá.
awaiting-shortage = { $player } sa rozhoduje, koľko budov chce.
awaiting-end = Čaká sa, kým { $player } ukončí ťah.
awaiting-dice = { $player } hádže a rozhodca zapisuje výsledok.

# Čo je možné.
actions-title = Čo môžeš urobiť
act-roll = Hodiť kockami
act-roll-jail = Skúsiť odísť hodom
act-end = Ukončiť ťah
act-buy = Kúpiť za { FORM($amount, "acc") }
act-decline = Nekúpiť
act-decline-auction = Dať do dražby
act-claim = Žiadať { word-rent-acc } za { FORM($space, "acc") }
act-claim-any = Žiadať { word-rent-acc }
act-bid = Ponúknuť { FORM($amount, "acc") }
act-pass = Pasovať
act-pass-shortage = Žiadnu
act-pass-turn = Žiadnu, v tomto ťahu sa už nepýtať
act-build = Stavať ({ $change })
act-sell = Predať budovu ({ $change })
act-mortgage = Vziať hypotéku ({ $change })
act-redeem = Splatiť hypotéku ({ $change })
act-surrender = Predať banke ({ $change })
act-sell-hotels = Predať všetky { word-hotels } ({ $group })
act-on-space = { $action }: { $space }
act-pay = Zaplatiť { FORM($amount, "acc") }
act-bankrupt = Vyhlásiť bankrot
act-bankrupt-liquidates = Bankrot: všetko predať a vziať hypotéky
act-bankrupt-sure = Naozaj vyhlasuješ bankrot? Celý tvoj majetok získa { $other }.
act-bankrupt-sure-liquidates = Naozaj vyhlasuješ bankrot? Najprv sa predajú všetky tvoje budovy a na { word-deeds } sa vezme hypotéka, potom všetko získa { $other }.
act-bankrupt-yes = Áno, bankrotujem
act-default = Vzdať sa výhry v dražbe
act-fine = Odísť z väzenia za { FORM($amount, "acc") }
act-card = Použiť kartu a odísť z väzenia
act-choose-steps = { $count ->
    [one] Ísť o { $count } políčko ({ $space })
    [few] Ísť o { $count } políčka ({ $space })
    [many] Ísť o { $count } políčka ({ $space })
   *[other] Ísť o { $count } políčok ({ $space })
}
act-choose-space = Ísť na políčko { $space }
act-choose-stay = Zostať
act-choose-redeem = Splatiť hypotéku hneď za { FORM($amount, "acc") }
act-choose-keep = Nechať hypotéku a zaplatiť { FORM($amount, "acc") } úroku
act-choose-defer = Nechať hypotéku a zaplatiť neskôr dvojnásobný úrok
act-accept = Prijať
act-reject = Odmietnuť
act-counter = Protiponuka
act-withdraw = Vziať ponuku späť
act-want = Žiadať o budovu na políčko { $space }
act-want-several = Žiadať o { FORM($pieces, "acc") }
act-offer = Navrhnúť obchod
act-choose-where = Kam?
act-pick-on-board = Alebo vyber na ploche.

# Dražba.
auction-title = Dražba: { $space }
auction-title-building = Dražba budovy
auction-building-left = V banke, vrátane tejto: { $pieces }.
auction-pass-piece = Pas platí len pre túto budovu.
auction-none = Nikto ešte nedraží.
auction-high-you = Tvoja ponuka je najvyššia: { $amount }.
auction-stage-0 = Dražba beží.
auction-stage-1 = Prvýkrát…
auction-stage-2 = Druhýkrát…
auction-closed = Predané! Kupuje { $player } za { FORM($amount, "acc") }.
auction-amount = Tvoja ponuka
auction-bid = Dražiť
auction-quick = Rýchle ponuky
auction-out = Na tejto dražbe sa už nezúčastňuješ.
auction-after = Budeš mať ešte { FORM($amount, "acc") }.

# Obchody.
deal-title = Obchod
deal-with = S kým?
deal-give = Dávaš
deal-take = Dostávaš
deal-cash = Peniaze
deal-cards = Karty na odchod z väzenia
deal-none = Žiadne { word-deeds } na výmenu.
deal-send = Poslať ponuku
deal-clear = Začať znova
deal-changes = Čo sa zmení
deal-empty = Vyber, čo chceš vymeniť.
deal-set-you = Získaš celú sériu „{ $group }“.
deal-set-other = { $player } získa celú sériu „{ $group }“.
deal-break-you = Rozbíjaš sériu „{ $group }“.
deal-break-other = { $player } rozbíja sériu „{ $group }“.
deal-interest-you = { Word-deeds } pod hypotékou: zaplatíš aspoň { FORM($amount, "acc") } úroku.
deal-interest-other = { Word-deeds } pod hypotékou: { $player } zaplatí aspoň { FORM($amount, "acc") } úroku.
deal-after-you = Po obchode máš { FORM($amount, "acc") }
deal-after-other = Po obchode má { $player } { FORM($amount, "acc") }
deal-too-much = Jeden z hráčov toľko peňazí nemá.
deal-card-price = { Word-jail-card-acc } nemožno prenechať za menej než { FORM($amount, "acc") }.
offers-title = Ponuky
offer-from = { $player } ti ponúka obchod
offer-to = Tvoja ponuka pre { GENDER($player) ->
        [f] hráčku
       *[other] hráča
    } { $player }
offer-between = { $player } ponúka obchod { GENDER($other) ->
        [f] hráčke
       *[other] hráčovi
    } { $other }
offer-you-get = Dostávaš
offer-you-give = Dávaš
offer-gives = Dáva
offer-asks = Chce
offer-not-now = Túto ponuku teraz nemožno prijať.
deal-time = Čas na rokovanie

# Dlhy.
debt-title = Dlh na zaplatenie
debt-owed = { WHO($other) ->
    [bank] Máš zaplatiť banke { FORM($amount, "acc") }. Tvoje peniaze: { $cash }.
   *[other] { $other } čaká, kým zaplatíš { FORM($amount, "acc") }. Tvoje peniaze: { $cash }.
}
debt-missing = Na zaplatenie potrebuješ ešte { FORM($amount, "acc") }.
debt-could = Ak všetko predáš a vezmeš hypotéky, zoženieš { FORM($amount, "acc") }.
debt-cannot = Aj keď všetko predáš a vezmeš hypotéky, zoženieš len { FORM($amount, "acc") }.
debt-ways = Ako peniaze zohnať
debt-enough = stačí samo osebe

# Žiadosť o nájomné.
claim-which = Za ktorú { word-deed-acc }?
claim-hint = Nikto ti to nepripomenie: sleduj, kto sa u teba zastaví.

# Nehnuteľnosti a políčka.
deed-free = Bez majiteľa
deed-price = Cena
deed-mortgage-value = Hypotekárna hodnota
deed-redeem-cost = Cena splatenia
deed-rent = { Word-rent }
deed-rent-bare = Bez budov
deed-rent-set = S celou sériou
deed-rent-stations = { $count ->
    [one] Majiteľ má { $count }
    [few] Majiteľ má { $count }
    [many] Majiteľ má { $count }
   *[other] Majiteľ má { $count }
}
deed-rent-utility = { $count ->
    [one] Majiteľ má { $count }: { $factor } × hod
    [few] Majiteľ má { $count }: { $factor } × hod
    [many] Majiteľ má { $count }: { $factor } × hod
   *[other] Majiteľ má { $count }: { $factor } × hod
}
deed-rent-now = { Word-rent } teraz
deed-building-cost = Cena budovy
deed-mortgaged = pod hypotékou
deed-group = Séria
about-tax = Zaplať { FORM($amount, "acc") }
about-fare = Jazda za { FORM($amount, "acc") }
about-entity = Hoď s hráčom po ľavici aspoň { $count }: vyhráš alebo zaplatíš { $amount }
about-go = Výplata: { $amount }
about-cards = Vezmi kartu
about-jail = Len na návšteve alebo vo väzení
about-parking = Nič sa tu nedeje
about-go-to-jail = Choď do väzenia
about-question = Stlač kocku
about-ride = Choď ďalej alebo zostaň
about-here = Tu: { $players }
about-owner = Majiteľ: { $player }
deeds-title = Moje { word-deeds }
deeds-none = Ešte nemáš žiadnu { word-deed-acc }.

# Hráči, priebeh, rozhovor.
players-title = Hráči
player-out = mimo hry
player-in-jail = vo väzení
player-turn = na ťahu
player-decides = rozhoduje
player-deeds = { $count ->
    [0] bez { word-deeds-gen }
    [one] { $count } { word-deed }
    [few] { $count } { word-deeds }
    [many] { $count } { word-deed-gen }
   *[other] { $count } { word-deeds-gen }
}
player-worth = majetok: { $amount }
player-token = Figúrka
bank-stock = V banke
log-title = Priebeh
log-none = Ešte sa nič nestalo.
log-older = Ukázať staršie
log-details = Krok za krokom
chat-title = Chat
chat-none = Zatiaľ žiadne správy.
chat-say = Odoslať
chat-text = Správa
chat-phrase = Rýchle vety
chat-judge = Rozhodca
preset-hello = Ahoj!
preset-good-luck = Veľa šťastia!
preset-well-played = Pekne zahrané!
preset-thanks = Ďakujem!
preset-sorry = Prepáč!
preset-hurry = Si na ťahu!
preset-wait = Moment, prosím.
preset-yes = Áno.
preset-no = Nie.
preset-interested = Mám záujem.
preset-not-interested = Nemám záujem.
preset-make-an-offer = Ponúkni mi niečo.
preset-judge-please = Rozhodca, prosím!
preset-good-game = Dobrá hra!
preset-bye = Maj sa!

# Kocky.
dice-title = Kocky
dice-none = Nikto ešte nehádzal.
dice-bus = autobus
dice-mr = ďalšia { word-deed }

# Plocha.
board-title = Hracia plocha: { $edition }
board-list = Políčka hracej plochy
board-keys = Šípkami sa pohybuješ po ploche; Enter otvorí políčko.

# Rozhodca.
judge-title = Rozhodca
judge-close = Ukončiť dražbu
judge-last-round = Vyhlásiť posledné kolo
judge-time = Ukončiť hrací čas
judge-expel = Vylúčiť { GENDER($player) ->
        [f] hráčku
       *[other] hráča
    } { $player }
judge-dice = Zapísať hod
judge-dice-faces = Hodnoty, napríklad 3 4
judge-no-dice = Zrušiť hod
judge-pause = Prerušiť
judge-resume = Pokračovať
judge-claims = { Word-rent-asked } možno žiadať
judge-claim-line = { $other } môže žiadať { word-rent-acc } za { FORM($space, "acc") } (platí { $player })
judge-claim-line-amount = { $other } môže žiadať { FORM($amount, "acc") } za { FORM($space, "acc") } (platí { $player })

# Pred začiatkom.
lobby-title = Pred začiatkom
lobby-seat-open = voľné miesto
lobby-invite = Pozvať
lobby-add-bot = Pridať bota
lobby-remove-bot = Odobrať bota
lobby-token = Vybrať figúrku
lobby-token-any = Ktorákoľvek voľná
lobby-start = Začať hru
lobby-start-fill = Začať s botmi na voľných miestach
lobby-waiting = Čaká sa, kým hostiteľ začne hru.
lobby-waiting-judge = Hlavný rozhodca začne hru pri všetkých stoloch naraz.
lobby-seeding = Pripravujú sa poctivé kocky: každý hráč pridá svoj diel. Moment…

# Koniec.
end-title = Koniec hry
end-winner = Vyhráva { $players }!
end-winners = O víťazstvo sa delia { $players }!
end-rank = Poradie
end-player = Hráč
end-worth = Majetok
end-points = Body
end-curve = Majetok v priebehu hry
end-dice = Kocky
end-dice-about = Ako často padol ktorý súčet; pás ukazuje, čo možno čakať od náhody.
end-dice-line = { $sum }: padlo { $count ->
    [one] { $count }-krát
    [few] { $count }-krát
    [many] { $count }-krát
   *[other] { $count }-krát
}, očakávané { $low } až { $high }
end-replay = Pozrieť si hru znova
fair-check = Skontrolovať kocky
end-rematch = Odveta s tými istými hráčmi
end-rematch-there = Prejsť k odvete
leave-game = Opustiť hru

# Rady na prvú hru.
hints = Rada
hints-on = Rady zapnuté
hints-off = Rady vypnuté
hints-stop = Vypnúť rady
hint-roll = Hoď a figúrka pôjde sama. Predtým môžeš stavať, vziať hypotéku alebo navrhnúť obchod.
hint-buy = Políčko nikomu nepatrí: môžeš ho kúpiť alebo nechať tak.
hint-buy-auction = Políčko nikomu nepatrí: môžeš ho kúpiť. Ak ho nekúpiš, dražiť môžu všetci, aj ty.
hint-claim = Niekto stojí na tvojej { word-deed-loc }. { Word-rent-get } včas vypýtaš.
hint-debt = Chýbajú ti peniaze: predaj budovy, vezmi hypotéky alebo uzavri obchod, potom zaplať.
hint-auction = Vyhráva najvyššia ponuka. Ponúkaj len to, čo môžeš zaplatiť; kto pasuje, z tejto dražby vypadáva.
hint-auction-default = Vyhráva najvyššia ponuka. Kto ju nemôže zaplatiť, vypadáva a dražba sa začína znova.
hint-choose = Je to na tebe: vyber jednu z možností.
hint-offer = Máš ponuku: prijmi ju, odmietni alebo daj protiponuku.
hint-jail = Dve rovnaké čísla ťa oslobodia; zaplatiť alebo použiť kartu môžeš vždy.
hint-jail-six = Šestka ťa oslobodí; zaplatiť alebo použiť kartu môžeš vždy.
hint-jail-roll = Dve rovnaké čísla alebo karta ťa oslobodia; inak po tomto hode zaplatíš a ideš ďalej.
hint-jail-late = Pokusy sa minuli: hodíš, ideš a zaplatíš. Ak zaplatíš vopred, dve rovnaké čísla dajú ďalší hod.
hint-build = Môžeš stavať: otvor niektorú svoju { word-deed-acc }. Budovy veľmi zvyšujú { word-rent-acc }.
hint-end = Ešte niečo? Stavaj alebo navrhni obchod, potom ukonči ťah.
hint-wait = Teraz rozhodujú ostatní. Ťukni na políčko a uvidíš jeho kartu, alebo navrhni obchod.

# Záznam.
replay-title = Záznam
replay-turn = Ťah { $turn }: { $player }
replay-scrub = Miesto v hre
replay-step = Krok { $step } z { $last }
replay-first = Na začiatok
replay-back = O krok späť
replay-play = Prehrať
replay-pause = Pozastaviť
replay-on = O krok ďalej
replay-last = Na koniec
replay-eyes = Čí pohľad
replay-eyes-spectator = divák
replay-eyes-judge = rozhodca
replay-jump = Prejsť na ťah
replay-speed = Rýchlosť
replay-times = { $factor }×
replay-plain = Textová verzia
loading-more = Načítava sa…

# Viac ľudí pri jednom zariadení.
pass-to = Podať zariadenie { GENDER($player) ->
        [f] hráčke
       *[other] hráčovi
    } { $player }
pass-taken = To som ja, { $player } – ďalej
lobby-here = na tomto zariadení
lobby-beside = Pridať niekoho, kto hrá na tomto zariadení
lobby-beside-add = Pridať

# Ďalšie pre rozhodcu.
judge-correct = Opraviť chybu
judge-expel-title = Vylúčiť hráča
judge-expel-sure = Vylúčiť { GENDER($player) ->
        [f] hráčku
       *[other] hráča
    } { $player }? Celý majetok pripadne banke a nemožno to vrátiť.
judge-talk = { $player } a { $other } rokujú.
judge-seconds = Sekundy
judge-limit = Určiť limit
judge-extend = Predĺžiť
correct-what = Čo bolo zle
correct-cash = Peniaze
correct-deeds = { Word-deed }
correct-places = Miesto na ploche
correct-amount = Pripočítať alebo odpočítať
correct-deed = Ktorá { word-deed }
correct-owner = Majiteľ
correct-level = Budovy
correct-space = Políčko
correct-entry = Záznam v priebehu
correct-why = Dôvod
correct-send = Uložiť opravu

# Keď niekoho nechceme počuť.
chat-object = Správa { GENDER($player) ->
        [f] hráčky
       *[other] hráča
    } { $player }
chat-mute = Stlmiť { GENDER($player) ->
        [f] hráčku
       *[other] hráča
    } { $player }
chat-mute-all = Stlmiť { GENDER($player) ->
        [f] hráčku
       *[other] hráča
    } { $player } pre všetkých
chat-hear = Zrušiť stlmenie
chat-report = Nahlásiť ako
chat-reported = Nahlásené. Ďakujeme.
report-insult = urážka
report-spam = spam
report-cheating = podvádzanie
report-advice = nedovolené našepkávanie
report-other = niečo iné

# Branie späť a slová bez súm na oficiálne kolá.
act-undo = Vziať späť
act-undo-space = Vziať späť: { $space }
act-build-plain = Stavať
act-sell-plain = Predať budovu
act-mortgage-plain = Vziať hypotéku
act-redeem-plain = Splatiť hypotéku
act-surrender-plain = Predať banke
debt-yourself = Tu za teba nikto nepočíta: zožeň peniaze zo svojich { word-deeds-gen }.
shortage-could = Môžeš postaviť a zaplatiť { FORM($pieces, "acc") }.
shortage-how = Pre každú budovu vyber { word-street-acc }, v poradí, v akom ich chceš.
shortage-order = Tvoje poradie
shortage-remove = Odobrať políčko { $space }
shortage-total = Spolu { $amount }. Budeš mať ešte { FORM($left, "acc") }.
spoken-of = Ako majú o tebe texty hovoriť?
spoken-of-other = Neutrálne
spoken-of-f = V ženskom rode
spoken-of-m = V mužskom rode

## Review in place: readers propose better texts

review-invite = Je to tvoj jazyk? Pomôž vylepšiť texty

## The stage: the middle of the board

stage-pace = Rýchlosť animácií: { $pace }
pace-calm = pokojná
pace-normal = bežná
pace-fast = rýchla
pace-instant = okamžitá
stage-completes = Skompletizuje sériu
stage-blocks = Blokuje sériu, ktorú zbiera { $player }
stage-of-set = { $number ->
    [one] { $count } z { $number } v sérii
    [few] { $count } z { $number } v sérii
    [many] { $count } z { $number } v sérii
   *[other] { $count } z { $number } v sérii
}
stage-left = Po kúpe máš { FORM($amount, "acc") }
stage-short = Potrebuješ ešte { FORM($amount, "acc") }
strip-title = Hotovosť všetkých
stop-free = Na predaj: { $amount }
stop-yours = Patrí ti
stop-rent = { Word-rent }: { $amount }
stop-rent-dice = { Word-rent }: podľa kociek
awaiting-you-choose-mortgaged-deeds = Dostávaš niekoľko hypoték. Čo urobíš s každou z nich?
inherited-keep = Nechať, platiť úrok
inherited-redeem = Splatiť hneď
inherited-defer = Neskôr dvojnásobný úrok
inherited-later = Neskôr
inherited-keep-all = Nechať všetky
inherited-redeem-all = Splatiť všetky
space-number = políčko { $number }
lobby-seat = miesto { $number }
offer-new = Pred chvíľou
offer-since = Pred { $minutes } min
bot-pace = Tempo botov
bot-pace-calm = Pokojné
bot-pace-normal = Normálne
bot-pace-fast = Rýchle
bot-pace-instant = Okamžité
cash-short = Máš len { FORM($cash, "acc") }.
end-share = Zdieľať
end-shared = Skopírované
end-download = Stiahnuť
acting-as = Teraz hrá: { $player }
whole-board = Celá doska
auction-estate = { $player }, majetok v dražbe: { $number } z { $count }.
auction-passed = pasuje
auction-thinking = rozmýšľa
awaiting-offer = { WHO($other) ->
    [you] { $player } zvažuje tvoju ponuku.
   *[other] { $player } zvažuje ponuku od { GENDER($other) ->
        [f] hráčky
       *[other] hráča
    } { $other }.
}
awaiting-choose-bus = { $player } si vyberá, ako ďaleko pôjde autobusom.
awaiting-choose-any-space = { $player } si vyberá, na ktoré políčko pôjde.
awaiting-choose-ride = { $player } sa rozhoduje, či pôjde z políčka { $space } ďalej.
awaiting-choose-mortgaged-deed = { $player } sa rozhoduje, čo s hypotékou na políčku { $space }.
deal-times = { WHO($player) ->
    [you] Podľa tlačených cien dávaš { $times }× toľko, koľko dostávaš.
   *[other] Podľa tlačených cien dáva { $player } { $times }× toľko, koľko dostáva.
}
deal-nothing = { WHO($player) ->
    [you] Nedostávaš nič na oplátku.
   *[other] { $player } nedostáva nič na oplátku.
}
outlook-title = Šance a série
outlook-heat = Ukázať riziká na ploche
outlook-roll = { WHO($player) ->
    [you] Tvoj ďalší hod
   *[other] Ďalší hod: { $player }
}
outlook-charge = Iné platby
outlook-own = Vlastné políčko
outlook-nothing = Nič na zaplatenie
outlook-cost = Priemerne { $mean }, najviac { $worst } ({ $space })
outlook-here = { $chance }: platba najviac { $amount }
outlook-sets = Kto čo má
outlook-note = Jeden hod a plocha taká, aká je teraz. Čo smie majiteľ žiadať, počíta sa ako žiadané, každá karta, ktorá zostala v balíčku, je rovnako pravdepodobná, a kto si smie vybrať, kam pôjde, ide najlacnejšou cestou. Ďalšie hody a všetky príjmy sa nepočítajú.

bot-random = Len pre zábavu
bot-novice = Ľahký
bot-builder = Stredný
bot-trader = Ťažký
bot-champion = Veľmi ťažký
sound-volume = Hlasitosť
look-edition = Štýl vydania: zapnutý
look-plain = Štýl vydania: vypnutý
bot-talk-on = Hlášky botov: zapnuté
bot-talk-off = Hlášky botov: vypnuté
end-line = Potvrdiť môj riadok v zápise
stood-in = Stôl hrá za teba.
stood-in-back = Som späť
