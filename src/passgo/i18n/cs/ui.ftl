# Živý stůl.

app-name = passgo
app-title-your-turn = ● Jsi na tahu – passgo
loading = Stůl se připravuje…
language = Jazyk
theme = Motiv
theme-auto = Podle zařízení
theme-light = Světlý
theme-dark = Tmavý
sound-on = Zvuk je zapnutý
sound-off = Zvuk je vypnutý
notify = Upozornit, až budu na tahu
notify-on = Dostaneš upozornění, až budeš na tahu
view-board = Plocha
view-list = Seznam
skip-to-actions = Přejít k tomu, co můžeš udělat
menu = Nabídka
close = Zavřít
cancel = Zrušit
back = Zpět

# Spojení.
online = Připojeno
connecting = Připojování…
offline = Bez spojení: další pokus…
sending = Odesílání…
taken-over = Tvé místo bylo otevřeno na jiném zařízení. Tady se můžeš dál dívat.
taken-over-back = Hrát tady
refused = Tento stůl nelze otevřít: { $why }
reload = Načíst stránku znovu
paused = Hra je přerušena.
paused-nobody-there = Hra je přerušena, protože všichni odešli od stolu.
closed = Stůl byl zavřen.
closed-rules = Server byl aktualizován a v této hře nebylo možné pokračovat. Její záznam zůstává zachován.
rules-then = Hráno podle verze pravidel { $version }.
official = Oficiální kolo

# Lidé a věci.
bank = banka
    .dat = bance
you = ty
somebody = někdo
bot = bot
bot-name = Bot { $number }
away = offline
judge = rozhodčí
onlooker = divák
nothing = nic
money-plain = { $amount }
money-dollar = { $amount } $
money-euro = { $amount } €
money-M = M{ $amount }
money-coin = { $count ->
    [one] { $amount } mince
    [few] { $amount } mince
    [many] { $amount } mince
   *[other] { $amount } mincí
}
    .acc = { $count ->
        [one] { $amount } minci
        [few] { $amount } mince
        [many] { $amount } mince
       *[other] { $amount } mincí
    }
money-hidden = skryto
money-gain = +{ $amount }
money-loss = −{ $amount }
jail-cards = { $count ->
    [one] { $count } karta na odchod z vězení
    [few] { $count } karty na odchod z vězení
    [many] { $count } karty na odchod z vězení
   *[other] { $count } karet na odchod z vězení
}
    .acc = { $count ->
        [one] { $count } kartu na odchod z vězení
        [few] { $count } karty na odchod z vězení
        [many] { $count } karty na odchod z vězení
       *[other] { $count } karet na odchod z vězení
    }
level-0 = bez staveb
    .left = nezůstává nic
seconds-left = { $count ->
    [one] Zbývá { $count } sekunda
    [few] Zbývají { $count } sekundy
    [many] Zbývá { $count } sekundy
   *[other] Zbývá { $count } sekund
}

# Kdo o čem rozhoduje.
awaiting-you-start-roll = Hoď o to, kdo začne.
awaiting-you-roll = Jsi na tahu: hoď kostkami.
awaiting-you-roll-again = Házíš ještě jednou.
awaiting-you-roll-jail = Jsi ve vězení. Jak chceš ven?
awaiting-you-buy = Koupíš { FORM($space, "acc") } za { FORM($amount, "acc") }?
awaiting-you-auction = Dražíš { FORM($space, "acc") }?
awaiting-you-auction-building = Dražíš stavbu?
awaiting-you-debt = { WHO($other) ->
    [bank] Máš zaplatit bance { FORM($amount, "acc") }.
   *[other] { $other } čeká, až zaplatíš { FORM($amount, "acc") }.
}
awaiting-you-choose-bus = Autobus: jak daleko jedeš?
awaiting-you-choose-any-space = Tři stejná čísla: jdi na kterékoli pole.
awaiting-you-choose-ride = Pojedeš z pole { $space } dál za { FORM($amount, "acc") }, nebo zůstaneš?
awaiting-you-choose-mortgaged-deed = Dostáváš { FORM($space, "acc") } v zástavě. Co uděláš?
awaiting-you-shortage = Kolik jich chceš?
awaiting-you-end = Ukončíš tah?
awaiting-you-nothing = Teď se od tebe nic nečeká.
awaiting-start-roll = { $player } hází o to, kdo začne.
awaiting-roll = Čeká se, až { $player } hodí.
awaiting-buy = { $player } se rozhoduje, zda koupit pole { FORM($space, "end") }.
awaiting-auction = { $player } může dražit, nebo pasovat.
awaiting-debt = { $player } má splatit dluh.
awaiting-choose = { $player } si vybírá.
awaiting-shortage = { $player } se rozhoduje, kolik staveb chce.
awaiting-end = Čeká se, až { $player } ukončí tah.
awaiting-dice = { $player } hází a rozhodčí zapisuje výsledek.

# Co je možné.
actions-title = Co můžeš udělat
act-roll = Hodit kostkami
act-roll-jail = Zkusit odejít hodem
act-end = Ukončit tah
act-buy = Koupit za { FORM($amount, "acc") }
act-decline = Nekoupit
act-decline-auction = Dát do dražby
act-claim = Žádat { word-rent } za { FORM($space, "acc") }
act-claim-any = Žádat { word-rent }
act-bid = Nabídnout { FORM($amount, "acc") }
act-pass = Pasovat
act-pass-shortage = Žádnou
act-pass-turn = Žádnou, v tomto tahu už se neptat
act-build = Stavět ({ $change })
act-sell = Prodat stavbu ({ $change })
act-mortgage = Dát do zástavy ({ $change })
act-redeem = Splatit hypotéku ({ $change })
act-surrender = Prodat bance ({ $change })
act-sell-hotels = Prodat { word-hotels-all } ({ $group })
act-on-space = { $action }: { $space }
act-pay = Zaplatit { FORM($amount, "acc") }
act-bankrupt = Vyhlásit bankrot
act-bankrupt-liquidates = Bankrot: vše prodat a zastavit
act-bankrupt-sure = Opravdu vyhlašuješ bankrot? Celý tvůj majetek získá { $other }.
act-bankrupt-sure-liquidates = Opravdu vyhlašuješ bankrot? Nejdřív se prodají všechny tvé stavby a zastaví { word-deeds }, pak vše získá { $other }.
act-bankrupt-yes = Ano, bankrotuji
act-default = Vzdát se výhry v dražbě
act-fine = Odejít z vězení za { FORM($amount, "acc") }
act-card = Použít kartu a odejít z vězení
act-choose-steps = { $count ->
    [one] Jít o { $count } pole ({ $space })
    [few] Jít o { $count } pole ({ $space })
    [many] Jít o { $count } pole ({ $space })
   *[other] Jít o { $count } polí ({ $space })
}
act-choose-space = Jít na pole { $space }
act-choose-stay = Zůstat
act-choose-redeem = Splatit hypotéku hned za { FORM($amount, "acc") }
act-choose-keep = Nechat hypotéku a zaplatit { FORM($amount, "acc") } úroku
act-choose-defer = Nechat hypotéku a zaplatit později dvojnásobný úrok
act-accept = Přijmout
act-reject = Odmítnout
act-counter = Protinabídka
act-withdraw = Vzít nabídku zpět
act-want = Žádat o stavbu na pole { $space }
act-want-several = Žádat o { FORM($pieces, "acc") }
act-offer = Navrhnout obchod
act-choose-where = Kam?
act-pick-on-board = Nebo vyber na ploše.

# Dražba.
auction-title = Dražba: { $space }
auction-title-building = Dražba stavby
auction-building-left = V bance, včetně této: { $pieces }.
auction-pass-piece = Pas platí jen pro tuto stavbu.
auction-none = Nikdo ještě nedraží.
auction-high-you = Tvá nabídka je nejvyšší: { $amount }.
auction-stage-0 = Dražba běží.
auction-stage-1 = Poprvé…
auction-stage-2 = Podruhé…
auction-closed = Prodáno! Kupuje { $player } za { FORM($amount, "acc") }.
auction-amount = Tvá nabídka
auction-bid = Dražit
auction-quick = Rychlé nabídky
auction-out = Této dražby se už neúčastníš.
auction-after = Budeš mít ještě { FORM($amount, "acc") }.

# Obchody.
deal-title = Obchod
deal-with = S kým?
deal-give = Dáváš
deal-take = Dostáváš
deal-cash = Peníze
deal-cards = Karty na odchod z vězení
deal-none = Žádné { word-deeds } k výměně.
deal-send = Poslat nabídku
deal-clear = Začít znovu
deal-changes = Co se změní
deal-empty = Vyber, co chceš směnit.
deal-set-you = Získáš celou sadu „{ $group }“.
deal-set-other = { $player } získá celou sadu „{ $group }“.
deal-break-you = Rozbíjíš sadu „{ $group }“.
deal-break-other = { $player } rozbíjí sadu „{ $group }“.
deal-interest-you = Zastavené { word-deed-gen }: zaplatíš aspoň { FORM($amount, "acc") } úroku.
deal-interest-other = Zastavené { word-deed-gen }: { $player } zaplatí aspoň { FORM($amount, "acc") } úroku.
deal-after-you = Po obchodu máš { FORM($amount, "acc") }
deal-after-other = Po obchodu má { $player } { FORM($amount, "acc") }
deal-too-much = Jeden z hráčů tolik peněz nemá.
deal-card-price = { Word-jail-card-acc } nelze přenechat za méně než { FORM($amount, "acc") }.
offers-title = Nabídky
offer-from = { $player } ti nabízí obchod
offer-to = Tvá nabídka pro { GENDER($player) ->
        [f] hráčku
       *[other] hráče
    } { $player }
offer-between = { $player } nabízí obchod { GENDER($other) ->
        [f] hráčce
       *[other] hráči
    } { $other }
offer-you-get = Dostáváš
offer-you-give = Dáváš
offer-gives = Dává
offer-asks = Chce
offer-not-now = Tuto nabídku teď nelze přijmout.
deal-time = Čas na jednání

# Dluhy.
debt-title = Dluh k zaplacení
debt-owed = { WHO($other) ->
    [bank] Máš zaplatit bance { FORM($amount, "acc") }. Tvé peníze: { $cash }.
   *[other] { $other } čeká, až zaplatíš { FORM($amount, "acc") }. Tvé peníze: { $cash }.
}
debt-missing = Do zaplacení ti chybí { $amount }.
debt-could = Když vše prodáš a zastavíš, seženeš { FORM($amount, "acc") }.
debt-cannot = I když vše prodáš a zastavíš, seženeš jen { FORM($amount, "acc") }.
debt-ways = Jak peníze sehnat
debt-enough = stačí samo o sobě

# Žádost o nájemné.
claim-which = Za kterou { word-deed-acc }?
claim-hint = Nikdo ti to nepřipomene: sleduj, kdo se u tebe zastaví.

# Nemovitosti a pole.
deed-free = Bez majitele
deed-price = Cena
deed-mortgage-value = Hodnota zástavy
deed-redeem-cost = Cena splacení
deed-rent = { Word-rent }
deed-rent-bare = Bez staveb
deed-rent-set = S celou sadou
deed-rent-stations = { $count ->
    [one] Majitel má { $count }
    [few] Majitel má { $count }
    [many] Majitel má { $count }
   *[other] Majitel má { $count }
}
deed-rent-utility = { $count ->
    [one] Majitel má { $count }: { $factor } × hod
    [few] Majitel má { $count }: { $factor } × hod
    [many] Majitel má { $count }: { $factor } × hod
   *[other] Majitel má { $count }: { $factor } × hod
}
deed-rent-now = { Word-rent } nyní
deed-building-cost = Cena stavby
deed-mortgaged = v zástavě
deed-group = Sada
about-tax = Zaplať { FORM($amount, "acc") }
about-fare = Jízda za { FORM($amount, "acc") }
about-entity = Hoď s hráčem po levici aspoň { $count }: vyhraješ, nebo zaplatíš { $amount }
about-go = Výplata: { $amount }
about-cards = Vezmi kartu
about-jail = Jen na návštěvě, nebo ve vězení
about-parking = Nic se tu neděje
about-go-to-jail = Jdi do vězení
about-question = Stiskni kostku
about-ride = Jeď, nebo zůstaň
about-here = Tady: { $players }
about-owner = Majitel: { $player }
deeds-title = Moje { word-deeds }
deeds-none = Ještě nemáš žádnou { word-deed-acc }.

# Hráči, průběh, hovor.
players-title = Hráči
player-out = mimo hru
player-in-jail = ve vězení
player-turn = na tahu
player-decides = rozhoduje
player-deeds = { $count ->
    [0] bez { word-deeds-gen }
    [one] { $count } { word-deed }
    [few] { $count } { word-deeds }
    [many] { $count } { word-deed-gen }
   *[other] { $count } { word-deeds-gen }
}
player-worth = majetek: { $amount }
player-token = Figurka
bank-stock = V bance
log-title = Průběh
log-none = Ještě se nic nestalo.
log-older = Ukázat starší
log-details = Krok za krokem
chat-title = Chat
chat-none = Zatím žádné zprávy.
chat-say = Odeslat
chat-text = Zpráva
chat-phrase = Rychlé věty
chat-judge = Rozhodčí
preset-hello = Ahoj!
preset-good-luck = Hodně štěstí!
preset-well-played = Pěkně zahráno!
preset-thanks = Díky!
preset-sorry = Promiň!
preset-hurry = Jsi na tahu!
preset-wait = Okamžik, prosím.
preset-yes = Ano.
preset-no = Ne.
preset-interested = Mám zájem.
preset-not-interested = Nemám zájem.
preset-make-an-offer = Nabídni mi něco.
preset-judge-please = Rozhodčí, prosím!
preset-good-game = Dobrá hra!
preset-bye = Měj se!

# Kostky.
dice-title = Kostky
dice-none = Nikdo ještě neházel.
dice-bus = autobus
dice-mr = další { word-deed }

# Plocha.
board-title = Hrací plocha: { $edition }
board-list = Pole hrací plochy
board-keys = Šipkami se pohybuješ po ploše; Enter otevře pole.

# Rozhodčí.
judge-title = Rozhodčí
judge-close = Ukončit dražbu
judge-last-round = Vyhlásit poslední kolo
judge-time = Oznámit konec hrací doby
judge-expel = Vyloučit { GENDER($player) ->
        [f] hráčku
       *[other] hráče
    } { $player }
judge-dice = Zapsat hod
judge-dice-faces = Hodnoty, třeba 3 4
judge-no-dice = Zrušit hod
judge-pause = Přerušit
judge-resume = Pokračovat
judge-claims = { Word-rent-asked } lze žádat
judge-claim-line = { $other } může žádat { word-rent } za { FORM($space, "acc") } (platí { $player })
judge-claim-line-amount = { $other } může žádat { FORM($amount, "acc") } za { FORM($space, "acc") } (platí { $player })

# Před začátkem.
lobby-title = Před začátkem
lobby-seat-open = volné místo
lobby-invite = Pozvat
lobby-add-bot = Přidat bota
lobby-remove-bot = Odebrat bota
lobby-token = Vybrat figurku
lobby-token-any = Kterákoli volná
lobby-start = Začít hru
lobby-start-fill = Začít s boty na volných místech
lobby-waiting = Čeká se, až hostitel začne hru.
lobby-waiting-judge = Hlavní rozhodčí zahájí hru u všech stolů najednou.
lobby-seeding = Připravují se poctivé kostky: každý hráč přidá svůj díl. Okamžik…

# Konec.
end-title = Konec hry
end-winner = Vyhrává { $players }!
end-winners = O vítězství se dělí { $players }!
end-rank = Pořadí
end-player = Hráč
end-worth = Majetek
end-points = Body
end-curve = Majetek v průběhu hry
end-dice = Kostky
end-dice-about = Jak často padl který součet; pás ukazuje, co se dá čekat od náhody.
end-dice-line = { $sum }: padlo { $count ->
    [one] { $count }krát
    [few] { $count }krát
    [many] { $count }krát
   *[other] { $count }krát
}, očekáváno { $low } až { $high }
end-replay = Podívat se na hru znovu
fair-check = Zkontrolovat kostky
end-rematch = Odveta se stejnými hráči
end-rematch-there = Přejít k odvetě
leave-game = Opustit hru

# Rady pro první hru.
hints = Rada
hints-on = Rady zapnuté
hints-off = Rady vypnuté
hints-stop = Vypnout rady
hint-roll = Hoď a figurka půjde sama. Předtím můžeš stavět, zastavovat nebo navrhnout obchod.
hint-buy = Pole nikomu nepatří: můžeš ho koupit, nebo nechat být.
hint-buy-auction = Pole nikomu nepatří: můžeš ho koupit. Když ho nekoupíš, draží ho všichni, i ty.
hint-claim = Někdo stojí na tvé { word-deed-loc }. { Word-rent-get } včas řekneš.
hint-debt = Chybí ti peníze: prodej stavby, zastav { word-deeds } nebo uzavři obchod, pak zaplať.
hint-auction = Vyhrává nejvyšší nabídka. Nabízej jen to, co můžeš zaplatit; kdo pasuje, z této dražby vypadává.
hint-auction-default = Vyhrává nejvyšší nabídka. Kdo ji nemůže zaplatit, vypadává a dražba začíná znovu.
hint-choose = Je to na tobě: vyber jednu z možností.
hint-offer = Máš nabídku: přijmi ji, odmítni, nebo podej protinabídku.
hint-jail = Dvě stejná čísla tě osvobodí; zaplatit nebo použít kartu můžeš vždy.
hint-jail-six = Šestka tě osvobodí; zaplatit nebo použít kartu můžeš vždy.
hint-jail-roll = Dvě stejná čísla nebo karta tě osvobodí; jinak po tomto hodu zaplatíš a jdeš dál.
hint-jail-late = Pokusy došly: hodíš, jdeš a zaplatíš. Když zaplatíš předem, dvě stejná čísla dají další hod.
hint-build = Můžeš stavět: otevři některou svou { word-deed-acc }. Stavby hodně zvyšují { word-rent }.
hint-end = Ještě něco? Stav nebo navrhni obchod, pak ukonči tah.
hint-wait = Teď rozhodují ostatní. Klepni na pole a uvidíš jeho kartu, nebo navrhni obchod.

# Záznam.
replay-title = Záznam
replay-turn = Tah { $turn }: { $player }
replay-scrub = Místo ve hře
replay-step = Krok { $step } z { $last }
replay-first = Na začátek
replay-back = O krok zpět
replay-play = Přehrát
replay-pause = Pozastavit
replay-on = O krok dál
replay-last = Na konec
replay-eyes = Čí pohled
replay-eyes-spectator = divák
replay-eyes-judge = rozhodčí
replay-jump = Přejít na tah
replay-speed = Rychlost
replay-times = { $factor }×
replay-plain = Textová verze
loading-more = Načítá se…

# Více lidí u jednoho zařízení.
pass-to = Předat zařízení { GENDER($player) ->
        [f] hráčce
       *[other] hráči
    } { $player }
pass-taken = To jsem já, { $player } – dál
lobby-here = na tomto zařízení
lobby-beside = Přidat někoho, kdo hraje na tomto zařízení
lobby-beside-add = Přidat

# Další pro rozhodčího.
judge-correct = Opravit chybu
judge-expel-title = Vyloučit hráče
judge-expel-sure = Vyloučit { GENDER($player) ->
        [f] hráčku
       *[other] hráče
    } { $player }? Všechen majetek připadne bance a nelze to vrátit.
judge-talk = { $player } a { $other } jednají.
judge-seconds = Sekundy
judge-limit = Určit limit
judge-extend = Prodloužit
correct-what = Co bylo špatně
correct-cash = Peníze
correct-deeds = { Word-deed }
correct-places = Místo na ploše
correct-amount = Přičíst, nebo odečíst
correct-deed = Která { word-deed }
correct-owner = Majitel
correct-level = Stavby
correct-space = Pole
correct-entry = Záznam v průběhu
correct-why = Důvod
correct-send = Uložit opravu

# Když někoho nechceme slyšet.
chat-object = Zpráva { GENDER($player) ->
        [f] hráčky
       *[other] hráče
    } { $player }
chat-mute = Ztlumit { GENDER($player) ->
        [f] hráčku
       *[other] hráče
    } { $player }
chat-mute-all = Ztlumit { GENDER($player) ->
        [f] hráčku
       *[other] hráče
    } { $player } pro všechny
chat-hear = Zrušit ztlumení
chat-report = Nahlásit jako
chat-reported = Nahlášeno. Děkujeme.
report-insult = urážka
report-spam = spam
report-cheating = podvádění
report-advice = nedovolené napovídání
report-other = něco jiného

# Braní zpět a slova bez částek pro oficiální kola.
act-undo = Vzít zpět
act-undo-space = Vzít zpět: { $space }
act-build-plain = Stavět
act-sell-plain = Prodat stavbu
act-mortgage-plain = Dát do zástavy
act-redeem-plain = Splatit hypotéku
act-surrender-plain = Prodat bance
debt-yourself = Tady za tebe nikdo nepočítá: sežeň peníze ze svých { word-deeds-gen }.
shortage-could = Můžeš postavit a zaplatit { FORM($pieces, "acc") }.
shortage-how = Pro každou stavbu vyber { word-street-acc }, v pořadí, v jakém je chceš.
shortage-order = Tvé pořadí
shortage-remove = Odebrat pole { $space }
shortage-total = Celkem { $amount }. Budeš mít ještě { FORM($left, "acc") }.
spoken-of = Jak o tobě mají texty mluvit?
spoken-of-other = Neutrálně
spoken-of-f = V ženském rodě
spoken-of-m = V mužském rodě

## Review in place: readers propose better texts

review-invite = Je to tvůj jazyk? Pomoz vylepšit texty

## The stage: the middle of the board

stage-pace = Rychlost animací: { $pace }
pace-calm = klidná
pace-normal = běžná
pace-fast = rychlá
pace-instant = okamžitá
stage-completes = Zkompletuje sadu
stage-blocks = Blokuje sadu, kterou sbírá { $player }
stage-of-set = { $number ->
    [one] { $count } z { $number } v sadě
    [few] { $count } ze { $number } v sadě
    [many] { $count } z { $number } v sadě
   *[other] { $count } z { $number } v sadě
}
stage-left = Po koupi máš { FORM($amount, "acc") }
stage-short = Chybí ti { $amount }
strip-title = Hotovost všech
stop-free = Na prodej: { $amount }
stop-yours = Patří ti
stop-rent = { Word-rent }: { $amount }
stop-rent-dice = { Word-rent }: podle kostek
awaiting-you-choose-mortgaged-deeds = Dostáváš několik hypoték. Co uděláš s každou z nich?
inherited-keep = Nechat, platit úrok
inherited-redeem = Splatit hned
inherited-defer = Později dvojnásobný úrok
inherited-later = Později
inherited-keep-all = Nechat všechny
inherited-redeem-all = Splatit všechny
space-number = pole { $number }
lobby-seat = místo { $number }
offer-new = Před chvílí
offer-since = Před { $minutes } min
bot-pace = Tempo botů
bot-pace-calm = Klidné
bot-pace-normal = Normální
bot-pace-fast = Rychlé
bot-pace-instant = Okamžité
cash-short = Máš jen { FORM($cash, "acc") }.
end-share = Sdílet
end-shared = Zkopírováno
end-download = Stáhnout
acting-as = Teď hraje: { $player }
whole-board = Celá deska
auction-estate = { $player }, majetek v dražbě: { $number } z { $count }.
auction-passed = pasuje
auction-thinking = rozmýšlí se
awaiting-offer = { WHO($other) ->
    [you] { $player } zvažuje tvou nabídku.
   *[other] { $player } zvažuje nabídku od { GENDER($other) ->
        [f] hráčky
       *[other] hráče
    } { $other }.
}
awaiting-choose-bus = { $player } si vybírá, jak daleko pojede autobusem.
awaiting-choose-any-space = { $player } si vybírá, na které pole půjde.
awaiting-choose-ride = { $player } se rozhoduje, zda pojede z pole { $space } dál.
awaiting-choose-mortgaged-deed = { $player } se rozhoduje, co s hypotékou na poli { $space }.
deal-times = { WHO($player) ->
    [you] Podle tištěných cen dáváš { $times }× tolik, kolik dostáváš.
   *[other] Podle tištěných cen dává { $player } { $times }× tolik, kolik dostává.
}
deal-nothing = { WHO($player) ->
    [you] Nedostáváš nic na oplátku.
   *[other] { $player } nedostává nic na oplátku.
}
outlook-title = Šance a sady
outlook-heat = Ukázat rizika na ploše
outlook-roll = { WHO($player) ->
    [you] Tvůj příští hod
   *[other] Příští hod: { $player }
}
outlook-charge = Jiné platby
outlook-own = Vlastní pole
outlook-nothing = Bez placení
outlook-cost = Průměrně { $mean }, nejvýše { $worst } ({ $space })
outlook-here = { $chance }: platba až { $amount }
outlook-sets = Kdo co má
outlook-note = Jeden hod a plocha tak, jak je teď. Co smí majitel požadovat, počítá se jako požadované, každá karta zbývající v balíčku je stejně pravděpodobná a kdo si smí vybrat, kam půjde, jde nejlevnější cestou. Další hody a veškeré příjmy se nepočítají.

bot-random = Jen pro zábavu
bot-novice = Lehký
bot-builder = Střední
bot-trader = Těžký
bot-champion = Velmi těžký
sound-volume = Hlasitost
look-edition = Styl vydání: zapnutý
look-plain = Styl vydání: vypnutý
bot-talk-on = Hlášky botů: zapnuté
bot-talk-off = Hlášky botů: vypnuté
end-line = Potvrdit můj řádek v zápisu
stood-in = Stůl hraje za tebe.
stood-in-back = Jsem zpátky
