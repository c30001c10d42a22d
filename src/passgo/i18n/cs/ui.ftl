# Živý stůl.

app-name = passgo
app-title-your-turn = ● Jsi na tahu – passgo
loading = Prostírá se stůl …
language = Jazyk
theme = Barvy
theme-auto = Podle zařízení
theme-light = Světlé
theme-dark = Tmavé
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
connecting = Připojování …
offline = Bez spojení: další pokus …
sending = Odesílání …
taken-over = Tvé místo bylo převzato na jiném zařízení. Tady se můžeš dál dívat.
taken-over-back = Vzít si ho zpět sem
refused = Tento stůl nelze otevřít: { $why }
reload = Načíst stránku znovu
paused = Hra u stolu je přerušena.
paused-nobody-there = Hra je přerušena, protože tu nikdo nebyl.
closed = Stůl byl zavřen.
closed-rules = Server byl aktualizován a v této hře nebylo možné pokračovat. Její záznam zůstává zachován.
rules-then = Hráno podle pravidel { $version }.
official = Oficiální kolo

# Lidé a věci.
bank = banka
you = ty
somebody = někdo
bot = bot
bot-name = Bot { $number }
away = mimo stůl
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
money-hidden = skryto
money-gain = +{ $amount }
money-loss = −{ $amount }
jail-cards = { $count ->
    [one] { $count } karta z vězení
    [few] { $count } karty z vězení
    [many] { $count } karty z vězení
   *[other] { $count } karet z vězení
}
level-0 = bez staveb
seconds-left = { $count ->
    [one] Zbývá { $count } sekunda
    [few] Zbývají { $count } sekundy
    [many] Zbývá { $count } sekundy
   *[other] Zbývá { $count } sekund
}

# Kdo o čem rozhoduje.
awaiting-you-start-roll = Hoď o začátek.
awaiting-you-roll = Jsi na tahu: hoď kostkami.
awaiting-you-roll-again = Házíš ještě jednou.
awaiting-you-roll-jail = Jsi ve vězení. Jak chceš ven?
awaiting-you-buy = { $space } je na prodej. Cena: { $amount }.
awaiting-you-auction = Dražíš pole { $space }?
awaiting-you-auction-building = Dražíš stavbu?
awaiting-you-debt = Máš zaplatit: { $amount } ({ $other }).
awaiting-you-choose-bus = Autobus: jak daleko jedeš?
awaiting-you-choose-any-space = Tři stejná čísla: jdi na kterékoli pole.
awaiting-you-choose-ride = Jedeš z pole { $space } dál, nebo zůstaneš? Jízdné: { $amount }.
awaiting-you-choose-mortgaged-deed = Dostáváš v zástavě: { $space }. Co uděláš?
awaiting-you-shortage = Kolik jich chceš?
awaiting-you-end = Tvůj tah je odehrán.
awaiting-you-nothing = Teď se od tebe nic nečeká.
awaiting-start-roll = { $player } hází o začátek.
awaiting-roll = { $player } má hodit.
awaiting-buy = { $player } rozhoduje: { $space }.
awaiting-auction = { $player } může dražit.
awaiting-debt = { $player } má splatit dluh.
awaiting-choose = { $player } má na výběr.
awaiting-shortage = { $player } teď říká, kolik staveb chce.
awaiting-end = { $player } může ukončit tah.
awaiting-dice = Rozhodčí zapisuje hod hráče { $player }.

# Co je možné.
actions-title = Co můžeš udělat
act-roll = Hodit kostkami
act-roll-jail = Hodit o svobodu
act-end = Ukončit tah
act-buy = Koupit: { $amount }
act-decline = Nekoupit
act-decline-auction = Dát do dražby
act-claim = Žádat { word-rent }: { $space }
act-claim-any = Žádat { word-rent }
act-bid = Nabídnout: { $amount }
act-pass = Pasovat
act-pass-shortage = Žádnou
act-pass-turn = Žádnou, v tomto tahu už se neptat
act-build = Stavět ({ $change })
act-sell = Prodat stavbu ({ $change })
act-mortgage = Dát do zástavy ({ $change })
act-redeem = Splatit hypotéku ({ $change })
act-surrender = Prodat bance ({ $change })
act-sell-hotels = Prodat všechny najednou: { $group }
act-on-space = { $action }: { $space }
act-pay = Zaplatit: { $amount }
act-bankrupt = Vzdát to: bankrot
act-bankrupt-liquidates = Vzdát to: vše prodat a zastavit
act-bankrupt-sure = Opravdu to vzdáváš? Celý tvůj majetek získá { $other }.
act-bankrupt-sure-liquidates = Opravdu to vzdáváš? Nejdřív se prodají všechny tvé stavby a zastaví { word-deeds }, pak vše získá { $other }.
act-bankrupt-yes = Ano, bankrotuji
act-default = Vzdát dražbu
act-fine = Zaplatit odchod z vězení: { $amount }
act-card = Použít kartu a odejít z vězení
act-choose-steps = { $count ->
    [one] { $count } pole: { $space }
    [few] { $count } pole: { $space }
    [many] { $count } pole: { $space }
   *[other] { $count } polí: { $space }
}
act-choose-space = Jít na pole { $space }
act-choose-stay = Zůstat
act-choose-redeem = Splatit hned: { $amount }
act-choose-keep = Nechat v zástavě a zaplatit úrok: { $amount }
act-choose-defer = Nechat v zástavě a zaplatit později dvojnásobný úrok
act-accept = Přijmout
act-reject = Odmítnout
act-counter = Protinabídka
act-withdraw = Vzít nabídku zpět
act-want = Jednu na pole { $space }
act-want-several = Chci: { $pieces }
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
auction-stage-1 = Poprvé …
auction-stage-2 = Podruhé …
auction-closed = Prodáno. { $player } platí: { $amount }.
auction-amount = Tvá nabídka
auction-bid = Dražit
auction-quick = Rychlé nabídky
auction-out = Této dražby se už neúčastníš.
auction-after = Zůstane ti: { $amount }

# Obchody.
deal-title = Obchod
deal-with = S kým?
deal-give = Dáváš
deal-take = Dostáváš
deal-cash = Peníze
deal-cards = Karty z vězení
deal-none = Žádné { word-deeds } k výměně.
deal-send = Poslat nabídku
deal-clear = Začít znovu
deal-changes = Co se změní
deal-empty = Vyber, co změní majitele.
deal-set-you = Máš celou sadu: { $group }.
deal-set-other = { $player } má celou sadu: { $group }.
deal-break-you = Rozbíjíš sadu: { $group }.
deal-break-other = { $player } rozbíjí sadu: { $group }.
deal-interest-you = Zastavené { word-deed-gen }. Zaplatíš úrok aspoň: { $amount }.
deal-interest-other = Zastavené { word-deed-gen }. { $player } zaplatí úrok aspoň: { $amount }.
deal-after-you = Tvé peníze potom: { $amount }.
deal-after-other = Peníze hráče { $player } potom: { $amount }.
deal-too-much = To je víc peněz, než kolik jich je.
deal-card-price = Nejnižší cena karty na odchod z vězení: { $amount }.
offers-title = Nabídky
offer-from = { $player } ti nabízí
offer-to = Tvá nabídka pro hráče { $player }
offer-between = Nabídka: { $player } → { $other }
offer-you-get = dostáváš
offer-you-give = dáváš
offer-gives = dává
offer-asks = chce
offer-not-now = Teď ji nelze přijmout.
deal-time = Čas na jednání

# Dluhy.
debt-title = Dluh k zaplacení
debt-owed = Máš zaplatit: { $amount } ({ $other }). Tvé peníze: { $cash }.
debt-missing = Chybí: { $amount }.
debt-could = Když vše prodáš a zastavíš, seženeš: { $amount }.
debt-cannot = I když vše prodáš, seženeš jen: { $amount }.
debt-ways = Jak peníze sehnat
debt-enough = samo stačí

# Žádost o nájemné.
claim-which = Za kterou { word-deed-acc }?
claim-hint = Nikdo ti to nepřipomene: sleduj, kdo se u tebe zastaví.

# Nemovitosti a pole.
deed-free = Nikomu nepatří.
deed-price = Cena
deed-mortgage-value = Hodnota zástavy
deed-redeem-cost = Cena splacení
deed-rent = { Word-rent }
deed-rent-bare = Bez staveb
deed-rent-set = S celou sadou
deed-rent-stations = { $count ->
    [one] S { $count }
    [few] Se { $count }
    [many] S { $count }
   *[other] S { $count }
}
deed-rent-utility = { $count ->
    [one] S { $count }: { $factor } × hod
    [few] Se { $count }: { $factor } × hod
    [many] S { $count }: { $factor } × hod
   *[other] S { $count }: { $factor } × hod
}
deed-rent-now = { Word-rent } teď
deed-building-cost = Cena stavby
deed-mortgaged = v zástavě
deed-group = Sada
about-tax = Platíš: { $amount }
about-fare = Jízdné: { $amount }
about-entity = Hoďte se sousedem po levici aspoň { $count }. Výhra, nebo platba: { $amount }
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
chat-title = Hovor
chat-none = Nikdo ještě nic neřekl.
chat-say = Říct
chat-text = Tvá slova
chat-phrase = Rychlé věty
chat-judge = Rozhodčí
preset-hello = Ahoj!
preset-good-luck = Hodně štěstí!
preset-well-played = Pěkně zahráno!
preset-thanks = Díky.
preset-sorry = Promiň.
preset-hurry = Hraj, prosím.
preset-wait = Okamžik, prosím.
preset-yes = Ano.
preset-no = Ne.
preset-interested = Mám zájem.
preset-not-interested = Nemám zájem.
preset-make-an-offer = Dej mi nabídku.
preset-judge-please = Rozhodčí, prosím!
preset-good-game = Dobrá hra!
preset-bye = Na shledanou!

# Kostky.
dice-title = Kostky
dice-none = Nikdo ještě neházel.
dice-bus = autobus
dice-mr = další { word-deed }

# Plocha.
board-title = Hrací plocha: { $edition }
board-list = Pole hrací plochy
board-keys = Šipky vedou po ploše; Enter otevře pole.

# Rozhodčí.
judge-title = Rozhodčí
judge-close = Ukončit dražbu
judge-last-round = Vyhlásit poslední kolo
judge-time = Vyhlásit konec času
judge-expel = Vyloučit: { $player }
judge-dice = Zapsat hod
judge-dice-faces = Hodnoty, třeba 3 4
judge-no-dice = Vzít hod zpět
judge-pause = Přerušit
judge-resume = Pokračovat
judge-claims = { Word-rent-asked } lze žádat
judge-claim-line = { $player } → { $other } za { $space }
judge-claim-line-amount = { $other } může žádat: { $amount } ({ $player }, { $space })

# Před začátkem.
lobby-title = Před začátkem
lobby-seat-open = volné
lobby-invite = Pozvat
lobby-add-bot = Přidat bota
lobby-remove-bot = Odebrat bota
lobby-token = Vybrat figurku
lobby-token-any = Kterákoli volná
lobby-start = Začít hru
lobby-start-fill = Začít, volná místa obsadí boti
lobby-waiting = Hru začíná hostitel.
lobby-waiting-judge = Hlavní rozhodčí zahájí hru u všech stolů najednou.
lobby-seeding = Kostky se míchají: každý hráč přidá svůj díl. Okamžik …

# Konec.
end-title = Konec hry
end-winner = Vyhrává { $players }!
end-winners = O vítězství se dělí: { $players }!
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
end-rematch = Ještě jednou, se stejnými hráči
end-rematch-there = K další hře
leave-game = Opustit hru

# Rady pro první hru.
hints = Rada
hints-on = Rady se zobrazují
hints-off = Rady jsou skryté
hints-stop = Už žádné rady
hint-roll = Hoď a figurka půjde sama. Předtím můžeš stavět, zastavovat nebo navrhnout obchod.
hint-buy = Nikomu nepatří: můžeš koupit, nebo nechat být.
hint-buy-auction = Pole nikomu nepatří: můžeš ho koupit. Když ho nekoupíš, draží ho všichni, i ty.
hint-claim = Někdo stojí na tvé { word-deed-loc }. { Word-rent-get } včas řekneš.
hint-debt = Chybí ti peníze: prodej stavby, zastav { word-deeds } nebo uzavři obchod, pak zaplať.
hint-auction = Vyhrává nejvyšší nabídka. Nabízej jen to, co můžeš zaplatit; kdo pasuje, z této dražby vypadává.
hint-auction-default = Vyhrává nejvyšší nabídka. Kdo ji nemůže zaplatit, vypadává a dražba začíná znovu.
hint-choose = Pravidla to nechávají na tobě: vyber jednu z odpovědí.
hint-offer = Čeká nabídka: přijmi ji, odmítni, nebo z ní udělej vlastní.
hint-jail = Dvě stejná čísla tě osvobodí; poplatek nebo karta to udělá jistě.
hint-jail-six = Šestka tě osvobodí; poplatek nebo karta to udělá jistě.
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
replay-plain = Jako prostý text
loading-more = Načítá se …

# Více lidí u jednoho zařízení.
pass-to = Předej zařízení: { $player }
pass-taken = To jsem já, { $player }: dál
lobby-here = u tohoto zařízení
lobby-beside = Někdo vedle tebe tu hraje taky
lobby-beside-add = Přidat

# Další pro rozhodčího.
judge-correct = Napravit chybu
judge-expel-title = Vyloučit hráče
judge-expel-sure = Opravdu vyloučit: { $player }? Vše připadne bance a nelze to vrátit.
judge-talk = { $player } a { $other } jednají.
judge-seconds = Sekundy
judge-limit = Určit limit
judge-extend = Prodloužit
correct-what = Co bylo špatně
correct-cash = Peníze
correct-deeds = { Word-deed }
correct-places = Místo na ploše
correct-amount = Víc, nebo míň
correct-deed = Která { word-deed }
correct-owner = Majitel
correct-level = Stavby
correct-space = Stojí na poli
correct-entry = Ve kterém záznamu
correct-why = Proč
correct-send = Opravit

# Když někoho nechceme slyšet.
chat-object = Ke slovům hráče { $player }
chat-mute = Už neposlouchat hráče { $player }
chat-mute-all = Umlčet pro všechny: { $player }
chat-hear = Znovu poslouchat
chat-report = Nahlásit jako
chat-reported = Nahlášeno. Děkujeme.
report-insult = urážka
report-spam = spam
report-cheating = podvádění
report-advice = nedovolené radění
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
shortage-could = Můžeš postavit a zaplatit: { $pieces }.
shortage-how = Pro každou stavbu vyber { word-street-loc }, v pořadí, v jakém je chceš.
shortage-order = Tvé pořadí
shortage-remove = Odebrat: { $space }
shortage-total = Cena: { $amount }. Zůstane ti: { $left }.
