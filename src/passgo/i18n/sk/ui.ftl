# Živý stôl.

app-name = passgo
app-title-your-turn = ● Si na ťahu – passgo
loading = Prestiera sa stôl …
language = Jazyk
theme = Farby
theme-auto = Podľa zariadenia
theme-light = Svetlé
theme-dark = Tmavé
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
connecting = Pripája sa …
offline = Bez spojenia: ďalší pokus …
sending = Odosiela sa …
taken-over = Tvoje miesto bolo prevzaté na inom zariadení. Tu sa môžeš ďalej pozerať.
taken-over-back = Vziať si ho späť sem
refused = Tento stôl nemožno otvoriť: { $why }
reload = Načítať stránku znova
paused = Hra pri stole je prerušená.
paused-nobody-there = Hra je prerušená, lebo tu nikto nebol.
closed = Stôl bol zatvorený.
closed-rules = Server bol aktualizovaný a v tejto hre sa nedalo pokračovať. Jej záznam zostáva zachovaný.
rules-then = Hralo sa podľa pravidiel { $version }.
official = Oficiálne kolo

# Ľudia a veci.
bank = banka
you = ty
somebody = niekto
bot = bot
bot-name = Bot { $number }
away = mimo stola
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
money-hidden = skryté
money-gain = +{ $amount }
money-loss = −{ $amount }
jail-cards = { $count ->
    [one] { $count } karta z väzenia
    [few] { $count } karty z väzenia
    [many] { $count } karty z väzenia
   *[other] { $count } kariet z väzenia
}
level-0 = bez budov
seconds-left = { $count ->
    [one] Zostáva { $count } sekunda
    [few] Zostávajú { $count } sekundy
    [many] Zostáva { $count } sekundy
   *[other] Zostáva { $count } sekúnd
}

# Kto o čom rozhoduje.
awaiting-you-start-roll = Hoď o začiatok.
awaiting-you-roll = Si na ťahu: hoď kockami.
awaiting-you-roll-again = Hádžeš ešte raz.
awaiting-you-roll-jail = Si vo väzení. Ako chceš von?
awaiting-you-buy = { $space } je na predaj. Cena: { $amount }.
awaiting-you-auction = Dražíš políčko { $space }?
awaiting-you-auction-building = Dražíš budovu?
awaiting-you-debt = Máš zaplatiť: { $amount } ({ $other }).
awaiting-you-choose-bus = Autobus: ako ďaleko ideš?
awaiting-you-choose-any-space = Tri rovnaké čísla: choď na ktorékoľvek políčko.
awaiting-you-choose-ride = Ideš z políčka { $space } ďalej alebo zostaneš? Cestovné: { $amount }.
awaiting-you-choose-mortgaged-deed = Dostávaš pod hypotékou: { $space }. Čo urobíš?
awaiting-you-shortage = Koľko ich chceš?
awaiting-you-end = Tvoj ťah je odohraný.
awaiting-you-nothing = Teraz sa od teba nič nečaká.
awaiting-start-roll = { $player } hádže o začiatok.
awaiting-roll = { $player } má hodiť.
awaiting-buy = { $player } rozhoduje: { $space }.
awaiting-auction = { $player } môže dražiť.
awaiting-debt = { $player } má splatiť dlh.
awaiting-choose = { $player } má na výber.
awaiting-shortage = { $player } teraz hovorí, koľko budov chce.
awaiting-end = { $player } môže ukončiť ťah.
awaiting-dice = Rozhodca zapisuje hod kockami hráča { $player }.

# Čo je možné.
actions-title = Čo môžeš urobiť
act-roll = Hodiť kockami
act-roll-jail = Hodiť o slobodu
act-end = Ukončiť ťah
act-buy = Kúpiť: { $amount }
act-decline = Nekúpiť
act-decline-auction = Dať do dražby
act-claim = Žiadať { word-rent-acc }: { $space }
act-claim-any = Žiadať { word-rent-acc }
act-bid = Ponúknuť: { $amount }
act-pass = Pasovať
act-pass-shortage = Žiadnu
act-pass-turn = Žiadnu, v tomto ťahu sa už nepýtať
act-build = Stavať ({ $change })
act-sell = Predať budovu ({ $change })
act-mortgage = Hypotéka ({ $change })
act-redeem = Splatiť hypotéku ({ $change })
act-surrender = Predať banke ({ $change })
act-sell-hotels = Predať všetky naraz: { $group }
act-on-space = { $action }: { $space }
act-pay = Zaplatiť: { $amount }
act-bankrupt = Vzdať to: bankrot
act-bankrupt-liquidates = Vzdať to: všetko predať a založiť
act-bankrupt-sure = Naozaj to vzdávaš? Celý tvoj majetok získa { $other }.
act-bankrupt-sure-liquidates = Naozaj to vzdávaš? Najprv sa predajú všetky tvoje budovy a na { word-deeds } sa vezme hypotéka, potom všetko získa { $other }.
act-bankrupt-yes = Áno, bankrotujem
act-default = Vzdať dražbu
act-fine = Zaplatiť odchod z väzenia: { $amount }
act-card = Použiť kartu a odísť z väzenia
act-choose-steps = { $count ->
    [one] { $count } políčko: { $space }
    [few] { $count } políčka: { $space }
    [many] { $count } políčka: { $space }
   *[other] { $count } políčok: { $space }
}
act-choose-space = Ísť na políčko { $space }
act-choose-stay = Zostať
act-choose-redeem = Splatiť hneď: { $amount }
act-choose-keep = Nechať hypotéku a zaplatiť úrok: { $amount }
act-choose-defer = Nechať hypotéku a zaplatiť neskôr dvojnásobný úrok
act-accept = Prijať
act-reject = Odmietnuť
act-counter = Protiponuka
act-withdraw = Vziať ponuku späť
act-want = Jednu na políčko { $space }
act-want-several = Chcem: { $pieces }
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
auction-stage-1 = Po prvé …
auction-stage-2 = Po druhé …
auction-closed = Predané. { $player } platí: { $amount }.
auction-amount = Tvoja ponuka
auction-bid = Dražiť
auction-quick = Rýchle ponuky
auction-out = Na tejto dražbe sa už nezúčastňuješ.
auction-after = Zostane ti: { $amount }

# Obchody.
deal-title = Obchod
deal-with = S kým?
deal-give = Dávaš
deal-take = Dostávaš
deal-cash = Peniaze
deal-cards = Karty z väzenia
deal-none = Žiadne { word-deeds } na výmenu.
deal-send = Poslať ponuku
deal-clear = Začať znova
deal-changes = Čo sa zmení
deal-empty = Vyber, čo zmení majiteľa.
deal-set-you = Máš celú sériu: { $group }.
deal-set-other = { $player } má celú sériu: { $group }.
deal-break-you = Rozbíjaš sériu: { $group }.
deal-break-other = { $player } rozbíja sériu: { $group }.
deal-interest-you = { Word-deeds } pod hypotékou. Zaplatíš úrok aspoň: { $amount }.
deal-interest-other = { Word-deeds } pod hypotékou. { $player } zaplatí úrok aspoň: { $amount }.
deal-after-you = Tvoje peniaze potom: { $amount }.
deal-after-other = Peniaze hráča { $player } potom: { $amount }.
deal-too-much = To je viac peňazí, než koľko ich je.
deal-card-price = Najnižšia cena karty na odchod z väzenia: { $amount }.
offers-title = Ponuky
offer-from = { $player } ti ponúka
offer-to = Tvoja ponuka pre hráča { $player }
offer-between = Ponuka: { $player } → { $other }
offer-you-get = dostávaš
offer-you-give = dávaš
offer-gives = dáva
offer-asks = chce
offer-not-now = Teraz ju nemožno prijať.
deal-time = Čas na rokovanie

# Dlhy.
debt-title = Dlh na zaplatenie
debt-owed = Máš zaplatiť: { $amount } ({ $other }). Tvoje peniaze: { $cash }.
debt-missing = Chýba: { $amount }.
debt-could = Ak všetko predáš a vezmeš hypotéky, zoženieš: { $amount }.
debt-cannot = Aj keď všetko predáš, zoženieš len: { $amount }.
debt-ways = Ako peniaze zohnať
debt-enough = samo stačí

# Žiadosť o nájomné.
claim-which = Za ktorú { word-deed-acc }?
claim-hint = Nikto ti to nepripomenie: sleduj, kto sa u teba zastaví.

# Nehnuteľnosti a políčka.
deed-free = Nikomu nepatrí.
deed-price = Cena
deed-mortgage-value = Hypotekárna hodnota
deed-redeem-cost = Cena splatenia
deed-rent = { Word-rent }
deed-rent-bare = Bez budov
deed-rent-set = S celou sériou
deed-rent-stations = { $count ->
    [one] S { $count }
    [few] S { $count }
    [many] S { $count }
   *[other] S { $count }
}
deed-rent-utility = { $count ->
    [one] S { $count }: { $factor } × kocky
    [few] S { $count }: { $factor } × kocky
    [many] S { $count }: { $factor } × kocky
   *[other] S { $count }: { $factor } × kocky
}
deed-rent-now = { Word-rent } teraz
deed-building-cost = Cena budovy
deed-mortgaged = pod hypotékou
deed-group = Séria
about-tax = Platíš: { $amount }
about-fare = Cestovné: { $amount }
about-entity = Hoďte so susedom po ľavici aspoň { $count }. Výhra alebo platba: { $amount }
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
chat-title = Rozhovor
chat-none = Nikto ešte nič nepovedal.
chat-say = Povedať
chat-text = Tvoje slová
chat-phrase = Rýchle vety
chat-judge = Rozhodca
preset-hello = Ahoj!
preset-good-luck = Veľa šťastia!
preset-well-played = Pekne zahrané!
preset-thanks = Ďakujem.
preset-sorry = Prepáč.
preset-hurry = Hraj, prosím.
preset-wait = Moment, prosím.
preset-yes = Áno.
preset-no = Nie.
preset-interested = Mám záujem.
preset-not-interested = Nemám záujem.
preset-make-an-offer = Daj mi ponuku.
preset-judge-please = Rozhodca, prosím!
preset-good-game = Dobrá hra!
preset-bye = Dovidenia!

# Kocky.
dice-title = Kocky
dice-none = Nikto ešte nehádzal.
dice-bus = autobus
dice-mr = ďalšia { word-deed }

# Plocha.
board-title = Hracia plocha: { $edition }
board-list = Políčka hracej plochy
board-keys = Šípky vedú po ploche; Enter otvorí políčko.

# Rozhodca.
judge-title = Rozhodca
judge-close = Ukončiť dražbu
judge-last-round = Vyhlásiť posledné kolo
judge-time = Vyhlásiť koniec času
judge-expel = Vylúčiť: { $player }
judge-dice = Zapísať kocky
judge-dice-faces = Hodnoty, napríklad 3 4
judge-no-dice = Vziať hod späť
judge-pause = Prerušiť
judge-resume = Pokračovať
judge-claims = { Word-rent-asked } možno žiadať
judge-claim-line = { $player } → { $other } za { $space }
judge-claim-line-amount = { $other } môže žiadať: { $amount } ({ $player }, { $space })

# Pred začiatkom.
lobby-title = Pred začiatkom
lobby-seat-open = voľné
lobby-invite = Pozvať
lobby-add-bot = Pridať bota
lobby-remove-bot = Odobrať bota
lobby-token = Vybrať figúrku
lobby-token-any = Ktorákoľvek voľná
lobby-start = Začať hru
lobby-start-fill = Začať, voľné miesta obsadia boti
lobby-waiting = Hru začína hostiteľ.
lobby-waiting-judge = Hlavný rozhodca začne hru pri všetkých stoloch naraz.
lobby-seeding = Kocky sa miešajú: každý hráč pridá svoj diel. Okamih …

# Koniec.
end-title = Koniec hry
end-winner = Vyhráva { $players }!
end-winners = O víťazstvo sa delia: { $players }!
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
end-rematch = Ešte raz, s tými istými hráčmi
end-rematch-there = K ďalšej hre
leave-game = Opustiť hru

# Rady na prvú hru.
hints = Rada
hints-on = Rady sa zobrazujú
hints-off = Rady sú skryté
hints-stop = Už žiadne rady
hint-roll = Hoď a figúrka pôjde sama. Predtým môžeš stavať, vziať hypotéku alebo navrhnúť obchod.
hint-buy = Nikomu nepatrí: môžeš kúpiť alebo nechať tak.
hint-buy-auction = Nikomu nepatrí: môžeš kúpiť. Ak nie, dražia všetci, aj ty.
hint-claim = Niekto stojí na tvojej { word-deed-loc }. { Word-rent-get } včas vypýtaš.
hint-debt = Chýbajú ti peniaze: predaj budovy, vezmi hypotéky alebo uzavri obchod, potom zaplať.
hint-auction = Vyhráva najvyššia ponuka. Ponúkaj len to, čo môžeš zaplatiť; kto pasuje, z tejto dražby vypadáva.
hint-auction-default = Vyhráva najvyššia ponuka. Kto ju nemôže zaplatiť, vypadáva a dražba sa začína znova.
hint-choose = Pravidlá to nechávajú na teba: vyber jednu z odpovedí.
hint-offer = Čaká ponuka: prijmi ju, odmietni alebo z nej urob vlastnú.
hint-jail = Dve rovnaké čísla ťa oslobodia; poplatok alebo karta to urobí iste.
hint-jail-six = Šestka ťa oslobodí; poplatok alebo karta to urobí iste.
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
replay-plain = Ako obyčajný text
loading-more = Načítava sa …

# Viac ľudí pri jednom zariadení.
pass-to = Podaj zariadenie: { $player }
pass-taken = To som ja, { $player }: ďalej
lobby-here = pri tomto zariadení
lobby-beside = Niekto vedľa teba tu hrá tiež
lobby-beside-add = Pridať

# Ďalšie pre rozhodcu.
judge-correct = Napraviť chybu
judge-expel-title = Vylúčiť hráča
judge-expel-sure = Naozaj vylúčiť: { $player }? Všetko pripadne banke a nemožno to vrátiť.
judge-talk = { $player } a { $other } rokujú.
judge-seconds = Sekundy
judge-limit = Určiť limit
judge-extend = Predĺžiť
correct-what = Čo bolo zle
correct-cash = Peniaze
correct-deeds = { Word-deed }
correct-places = Miesto na ploche
correct-amount = Viac alebo menej
correct-deed = Ktorá { word-deed }
correct-owner = Majiteľ
correct-level = Budovy
correct-space = Stojí na políčku
correct-entry = V ktorom zázname
correct-why = Prečo
correct-send = Opraviť

# Keď niekoho nechceme počuť.
chat-object = K slovám hráča { $player }
chat-mute = Už nepočúvať hráča { $player }
chat-mute-all = Umlčať pre všetkých: { $player }
chat-hear = Znova počúvať
chat-report = Nahlásiť ako
chat-reported = Nahlásené. Ďakujeme.
report-insult = urážka
report-spam = spam
report-cheating = podvádzanie
report-advice = nedovolené radenie
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
shortage-could = Môžeš postaviť a zaplatiť: { $pieces }.
shortage-how = Pre každú budovu vyber { word-street-acc }, v poradí, v akom ich chceš.
shortage-order = Tvoje poradie
shortage-remove = Odobrať: { $space }
shortage-total = Cena: { $amount }. Zostane ti: { $left }.
