# Mängulaud.

app-name = passgo
app-title-your-turn = ● Sinu kord – passgo
loading = Lauda seatakse valmis…
language = Keel
theme = Kujundus
theme-auto = Nagu seadmes
theme-light = Hele
theme-dark = Tume
sound-on = Heli on sees
sound-off = Heli on väljas
notify = Teavita, kui on minu kord
notify-on = Sind teavitatakse, kui on sinu kord
view-board = Mängulaud
view-list = Loend
skip-to-actions = Otse oma valikute juurde
menu = Menüü
close = Sulge
cancel = Katkesta
back = Tagasi

# Ühendus.
online = Ühendatud
connecting = Ühendan…
offline = Ühendust ei ole: proovin uuesti…
sending = Saadan…
taken-over = Sinu koht on avatud teises seadmes. Siin saad endiselt pealt vaadata.
taken-over-back = Mängi siin
refused = Seda lauda ei saa avada: { $why }
reload = Laadi leht uuesti
paused = Mäng on peatatud.
paused-nobody-there = Mäng on peatatud, sest kõik lahkusid.
closed = Laud suleti.
closed-rules = Serverit uuendati ja seda mängu ei saanud jätkata. Selle salvestis on alles.
rules-then = Mängitud reeglite versiooniga { $version }.
official = Ametlik voor

# Inimesed ja asjad.
bank = pank
    .gen = panga
    .to = pangale
    .from = pangalt
    .with = pangaga
you = sina
somebody = keegi
bot = bot
bot-name = Bot { $number }
away = eemal
judge = kohtunik
onlooker = pealtvaataja
nothing = mitte midagi
money-plain = { $amount }
money-dollar = { $amount } $
money-euro = { $amount } €
money-M = M{ $amount }
money-coin = { $count ->
    [one] { $amount } münt
   *[other] { $amount } münti
}
    .acc = { $count ->
        [one] { $amount } mündi
       *[other] { $amount } münti
    }
    .gen = { $amount } mündi
money-hidden = peidus
money-gain = +{ $amount }
money-loss = −{ $amount }
jail-cards = { $count ->
    [one] { $count } vanglakaart
   *[other] { $count } vanglakaarti
}
level-0 = ehitisteta
seconds-left = { $count ->
    [one] jäänud { $count } sekund
   *[other] jäänud { $count } sekundit
}

# Kes mille üle otsustab.
awaiting-you-start-roll = Veereta, et selguks alustaja.
awaiting-you-roll = Sinu kord: veereta täringuid.
awaiting-you-roll-again = Veereta uuesti!
awaiting-you-roll-jail = Oled vanglas. Kuidas sealt pääsed?
awaiting-you-buy = Kas ostad { word-deed-gen } { $space } { FORM($amount, "gen") } eest?
awaiting-you-auction = Kas teed pakkumise { word-deed-onto } { $space }?
awaiting-you-auction-building = Kas teed ehitisele pakkumise?
awaiting-you-debt = Sa võlgned { FORM($other, "to") } { FORM($amount, "acc") }.
awaiting-you-choose-bus = Buss: kui kaugele sõidad?
awaiting-you-choose-any-space = Kolm ühesugust! Mine ükskõik millisele ruudule.
awaiting-you-choose-ride = Kas sõidad ruudult { $space } { FORM($amount, "gen") } eest edasi või jääd siia?
awaiting-you-choose-mortgaged-deed = Said panditud { word-deed-gen } { $space }. Mida teed?
awaiting-you-shortage = Mitut soovid?
awaiting-you-end = Kas lõpetad käigu?
awaiting-you-nothing = Praegu ei ole sul midagi teha.
awaiting-start-roll = { $player } veeretab, et selguks alustaja.
awaiting-roll = Ootame { FORM($player, "gen") } viset.
awaiting-buy = { $player } otsustab, kas osta { word-deed } { $space }.
awaiting-auction = { $player } võib pakkuda või loobuda.
awaiting-debt = { $player } peab võla tasuma.
awaiting-choose = { $player } teeb valiku.
awaiting-shortage = { $player } otsustab, mitut ehitist soovib.
awaiting-end = Ootame, et { $player } lõpetaks käigu.
awaiting-dice = Kohtunik sisestab { FORM($player, "gen") } viske.

# Mida võib teha.
actions-title = Mida sa võid teha
act-roll = Veereta täringuid
act-roll-jail = Veereta, et pääseda
act-end = Lõpeta käik
act-buy = Osta { FORM($amount, "gen") } eest
act-decline = Ära osta
act-decline-auction = Pane oksjonile
act-claim = Nõua { word-rent-part } { word-deed-gen } { $space } eest
act-claim-any = Nõua { word-rent-part }
act-bid = Paku { $amount }
act-pass = Loobu
act-pass-shortage = Mitte ühtegi
act-pass-turn = Mitte ühtegi, sel käigul rohkem ära küsi
act-build = Ehita ({ $change })
act-sell = Müü ehitis ({ $change })
act-mortgage = Pane panti ({ $change })
act-redeem = Vabasta pandist ({ $change })
act-surrender = Müü pangale ({ $change })
act-sell-hotels = Müü { FORM($group, "set") } { word-hotels }
act-on-space = { $action }: { $space }
act-pay = Maksa { $amount }
act-bankrupt = Kuuluta pankrot
act-bankrupt-liquidates = Müü, pandi ja kuuluta pankrot
act-bankrupt-sure = Kas kuulutad tõesti pankroti? Kogu sinu vara läheb { FORM($other, "to") }.
act-bankrupt-sure-liquidates = Kas kuulutad tõesti pankroti? Kõigepealt müüakse kõik sinu ehitised ja panditakse { word-deeds }, siis läheb kõik { FORM($other, "to") }.
act-bankrupt-yes = Jah, olen pankrotis
act-default = Loobu pakkumisest
act-fine = Maksa { $amount } ja lahku vanglast
act-card = Lahku vanglast kaardiga
act-choose-steps = { $count ->
    [one] Liigu { $count } ruut ruudule { $space }
   *[other] Liigu { $count } ruutu ruudule { $space }
}
act-choose-space = Mine ruudule { $space }
act-choose-stay = Jää
act-choose-redeem = Vabasta kohe { FORM($amount, "gen") } eest
act-choose-keep = Jäta panti ja maksa intressi { $amount }
act-choose-defer = Jäta panti ja maksa hiljem topeltintressi
act-accept = Võta vastu
act-reject = Lükka tagasi
act-counter = Tee vastuettepanek
act-withdraw = Võta ettepanek tagasi
act-want = Küsi üks { word-street-onto } { $space }
act-want-several = Küsi { $pieces }
act-offer = Paku tehingut
act-choose-where = Kuhu?
act-pick-on-board = Või vali mängulaual.

# Oksjon.
auction-title = Oksjon: { $space }
auction-title-building = Ehitise oksjon
auction-building-left = Pangas, see ehitis kaasa arvatud: { $pieces }.
auction-pass-piece = Loobumine kehtib ainult selle ehitise kohta.
auction-none = Pakkumisi veel ei ole.
auction-high-you = Sinu pakkumine { $amount } on kõrgeim.
auction-stage-0 = Oksjon on avatud.
auction-stage-1 = Esimene kord…
auction-stage-2 = Teine kord…
auction-closed = Müüdud { FORM($player, "to") } { FORM($amount, "gen") } eest.
auction-amount = Sinu pakkumine
auction-bid = Paku
auction-quick = Kiirpakkumised
auction-out = Oled sellelt oksjonilt väljas.
auction-after = Sulle jääks { $amount }.

# Tehingud.
deal-title = Tehing
deal-with = Kellega?
deal-give = Sa annad
deal-take = Sa saad
deal-cash = Raha
deal-cards = Vanglakaardid
deal-none = Vahetamiseks ei ole { word-deeds-part }.
deal-send = Saada ettepanek
deal-clear = Alusta uuesti
deal-changes = Mis muutub
deal-empty = Vali, mida vahetada.
deal-set-you = Saad terve { FORM($group, "set") }.
deal-set-other = { $player } saab terve { FORM($group, "set") }.
deal-break-you = Lõhud { FORM($group, "set") }.
deal-break-other = { $player } lõhub { FORM($group, "set") }.
deal-interest-you = Panditud { word-deeds }: maksad intressi vähemalt { $amount }.
deal-interest-other = Panditud { word-deeds }: { $player } maksab intressi vähemalt { $amount }.
deal-after-you = Sinu sularaha pärast tehingut: { $amount }
deal-after-other = { FORM($player, "gen") } sularaha pärast tehingut: { $amount }
deal-too-much = Ühel teist ei ole nii palju raha.
deal-card-price = Vanglakaardi eest tuleb saada vähemalt { $amount }.
offers-title = Ettepanekud
offer-from = { FORM($player, "gen") } ettepanek
offer-to = Sinu ettepanek { FORM($player, "to") }
offer-between = { FORM($player, "gen") } ettepanek { FORM($other, "to") }
offer-you-get = Sa saad
offer-you-give = Sa annad
offer-gives = Annab
offer-asks = Soovib
offer-not-now = Seda ettepanekut ei saa praegu vastu võtta.
deal-time = Läbirääkimiste aeg

# Võlad.
debt-title = Tasu oma võlg
debt-owed = Sa võlgned { FORM($other, "to") } { FORM($amount, "acc") } ja sul on { $cash }.
debt-missing = Sul on puudu { $amount }.
debt-could = Kui müüksid ja pandiksid kõik, saaksid { FORM($amount, "acc") }.
debt-cannot = Ka siis, kui müüksid ja pandiksid kõik, saaksid ainult { FORM($amount, "acc") }.
debt-ways = Kuidas raha saada
debt-enough = sellest üksi piisab

# Nõuded.
claim-which = Millise { word-deed-gen } eest?
claim-hint = Siin ei tuleta sulle keegi meelde: jälgi, kes sinu { word-deeds-onto } satub.

# Kinnistud ja ruudud.
deed-free = Omanikuta
deed-price = Hind
deed-mortgage-value = Pandiväärtus
deed-redeem-cost = Pandi vabastamise hind
deed-rent = { Word-rent }
deed-rent-bare = Ehitisteta
deed-rent-set = Kogu grupiga
deed-rent-stations = { $count ->
    [one] Omanikul { $count }
   *[other] Omanikul { $count }
}
deed-rent-utility =
    { $count ->
        [one] Omanikul { $count }: { $factor } × vise
       *[other] Omanikul { $count }: { $factor } × vise
    }
deed-rent-now = { Word-rent } praegu
deed-building-cost = Ehitise hind
deed-mortgaged = panditud
deed-group = Grupp
about-tax = Maksa { $amount }
about-fare = Sõit { $amount }
about-entity = Veereta koos vasakul istuva mängijaga vähemalt { $count }: võida või maksa { $amount }
about-go = Palk { $amount }
about-cards = Võta kaart
about-jail = Ainult külas või vanglas
about-parking = Siin ei juhtu midagi
about-go-to-jail = Mine vanglasse
about-question = Vajuta plokki
about-ride = Sõida või jää
about-here = Siin: { $players }
about-owner = Omanik: { $player }
deeds-title = Minu { word-deeds }
deeds-none = Sul ei ole veel { word-deeds-part }.

# Mängijad, sündmused, vestlus.
players-title = Mängijad
player-out = mängust väljas
player-in-jail = vanglas
player-turn = käigul
player-decides = otsustab
player-deeds = { $count ->
    [0] { word-deeds-part } pole
    [one] { $count } { word-deed }
   *[other] { $count } { word-deed-part }
}
player-worth = netovara { $amount }
player-token = Mängunupp
bank-stock = Pangas
log-title = Sündmused
log-none = Midagi ei ole veel juhtunud.
log-older = Näita vanemaid
log-details = Kõik sammud
chat-title = Vestlus
chat-none = Sõnumeid veel ei ole.
chat-say = Saada
chat-text = Sinu sõnum
chat-phrase = Kiirsõnumid
chat-judge = Kohtunik
preset-hello = Tere!
preset-good-luck = Edu!
preset-well-played = Hästi mängitud!
preset-thanks = Aitäh!
preset-sorry = Vabandust!
preset-hurry = Sinu kord!
preset-wait = Üks hetk!
preset-yes = Jah.
preset-no = Ei.
preset-interested = Olen huvitatud.
preset-not-interested = Ma ei ole huvitatud.
preset-make-an-offer = Tee mulle ettepanek.
preset-judge-please = Kohtunik!
preset-good-game = Hea mäng!
preset-bye = Head aega!

# Täringud.
dice-title = Täringud
dice-none = Keegi ei ole veel veeretanud.
dice-bus = buss
dice-mr = järgmine { word-deed }

# Mängulaud.
board-title = Mängulaud: { $edition }
board-list = Mängulaua ruudud
board-keys = Nooleklahvidega liigud mängulaual; Enter avab ruudu.

# Kohtunik.
judge-title = Kohtunik
judge-close = Lõpeta oksjon
judge-last-round = Kuuluta viimane ring
judge-time = Kuuluta aeg lõppenuks
judge-expel = Eemalda { $player }
judge-dice = Sisesta vise
judge-dice-faces = Vise, näiteks 3 4
judge-no-dice = Võta vise tagasi
judge-pause = Paus
judge-resume = Jätka
judge-claims = { Word-rent }, mida saab nõuda
judge-claim-line = { $other } võib nõuda { FORM($player, "from") } ruudu { $space } eest { word-rent-part }
judge-claim-line-amount = { $other } võib nõuda { FORM($player, "from") } ruudu { $space } eest { FORM($amount, "acc") }

# Enne algust.
lobby-title = Enne algust
lobby-seat-open = vaba koht
lobby-invite = Kutsu
lobby-add-bot = Lisa bot
lobby-remove-bot = Eemalda bot
lobby-token = Vali mängunupp
lobby-token-any = Ükskõik milline vaba
lobby-start = Alusta mängu
lobby-start-fill = Alusta ja täida vabad kohad bottidega
lobby-waiting = Ootame, kuni võõrustaja mängu alustab.
lobby-waiting-judge = Peakohtunik alustab mängu kõigis laudades korraga.
lobby-seeding = Ausaid täringuid valmistatakse ette: iga mängija lisab oma osa. Üks hetk…

# Lõpp.
end-title = Mäng on läbi
end-winner = { $players } võidab!
end-winners = Võitu jagavad { $players }!
end-rank = Koht
end-player = Mängija
end-worth = Netovara
end-points = Punktid
end-curve = Netovara mängu jooksul
end-dice = Täringud
end-dice-about = Kui sageli iga summa veeretati; riba näitab, mida tõenäosuse järgi oodata võib.
end-dice-line = { $sum }: veeretatud { $count ->
    [one] { $count } kord
   *[other] { $count } korda
}, oodatud { $low }–{ $high }
end-replay = Vaata kordust
fair-check = Kontrolli täringuid
end-rematch = Veel kord samade mängijatega
end-rematch-there = Mine uude mängu
leave-game = Lahku mängust

# Vihjed esimeseks mänguks.
hints = Vihje
hints-on = Vihjed on sees
hints-off = Vihjed on väljas
hints-stop = Lülita vihjed välja
hint-roll = Veereta ja sinu mängunupp liigub automaatselt. Enne seda võid ehitada, pantida või tehingut pakkuda.
hint-buy = See ei kuulu kellelegi: võid selle osta või ostmata jätta.
hint-buy-auction = See ei kuulu kellelegi: võid selle osta. Kui sa ei osta, võivad kõik sellele pakkumisi teha, ka sina.
hint-claim = Keegi sattus sinu { word-deed-onto }. { Word-rent-gen } saad ainult siis, kui seda õigel ajal nõuad.
hint-debt = Sul jääb raha puudu: müü ehitisi, pandi { word-deeds-part } või tee tehing ja maksa siis.
hint-auction = Kõrgeim pakkumine võidab. Paku ainult nii palju, kui maksta suudad; kes loobub, on sellelt oksjonilt väljas.
hint-auction-default = Kõrgeim pakkumine võidab. Kes ei suuda seda maksta, langeb välja ja oksjon algab uuesti.
hint-choose = Otsus on sinu: vali üks.
hint-offer = Ettepanek ootab: võta see vastu, lükka tagasi või tee vastuettepanek.
hint-jail = Duubliga pääsed välja; maksmine või kaart aitab alati.
hint-jail-six = Kuuega pääsed välja; maksmine või kaart aitab alati.
hint-jail-roll = Duubli või kaardiga pääsed välja; muidu maksad pärast seda viset ja liigud edasi.
hint-jail-late = Katseid enam ei ole: veeretad, liigud ja maksad. Kui maksad enne, annab duubel uue viske.
hint-build = Sa võid ehitada: ava mõni oma { word-deed }. Ehitised tõstavad { word-rent-part } palju.
hint-end = Veel midagi? Ehita või paku tehingut ja lõpeta siis käik.
hint-wait = Praegu otsustavad teised. Puuduta ruutu, et selle andmeid näha, või paku tehingut.

# Kordus.
replay-title = Kordus
replay-turn = Käik { $turn }: { $player }
replay-scrub = Koht mängus
replay-step = Samm { $step } / { $last }
replay-first = Algusesse
replay-back = Samm tagasi
replay-play = Esita
replay-pause = Paus
replay-on = Samm edasi
replay-last = Lõppu
replay-eyes = Vaatepunkt
replay-eyes-spectator = pealtvaataja
replay-eyes-judge = kohtunik
replay-jump = Mine käigu juurde
replay-speed = Kiirus
replay-times = { $factor }×
replay-plain = Tekstina
loading-more = Laadin…

# Mitu inimest ühes seadmes.
pass-to = Anna seade { FORM($player, "to") }
pass-taken = Mina olen { $player }, jätkame
lobby-here = selles seadmes
lobby-beside = Lisa mängija sellesse seadmesse
lobby-beside-add = Lisa

# Veel kohtunikule.
judge-correct = Paranda viga
judge-expel-title = Eemalda mängija
judge-expel-sure = Kas eemaldada { $player }? Kogu tema vara läheb pangale ja seda ei saa tagasi võtta.
judge-talk = { $player } ja { $other } peavad läbirääkimisi.
judge-seconds = Sekundid
judge-limit = Määra ajapiirang
judge-extend = Pikenda
correct-what = Mis oli valesti?
correct-cash = Raha
correct-deeds = { Word-deed }
correct-places = Koht mängulaual
correct-amount = Lisatav või lahutatav summa
correct-deed = Milline { word-deed }
correct-owner = Omanik
correct-level = Ehitised
correct-space = Ruut
correct-entry = Kande number
correct-why = Põhjus
correct-send = Salvesta parandus

# Kui kedagi ei taha kuulda.
chat-object = { FORM($player, "gen") } sõnum
chat-mute = Vaigista { $player }
chat-mute-all = Vaigista { $player } kõigi jaoks
chat-hear = Tühista vaigistus
chat-report = Teata, et see on
chat-reported = Teatatud. Aitäh.
report-insult = solvang
report-spam = rämpssõnum
report-cheating = petmine
report-advice = keelatud nõuanne
report-other = midagi muud

# Tagasivõtmine, ja sõnad ilma summadeta ametlike voorude jaoks.
act-undo = Võta tagasi
act-undo-space = Võta tagasi: { $space }
act-build-plain = Ehita
act-sell-plain = Müü ehitis
act-mortgage-plain = Pane panti
act-redeem-plain = Vabasta pandist
act-surrender-plain = Müü pangale
debt-yourself = Siin ei arvuta keegi sinu eest: hangi raha oma { word-deeds-from }.
shortage-could = Saaksid paigutada ja kinni maksta { FORM($pieces, "acc") }.
shortage-how = Vali iga ehitise jaoks { word-street }, soovitud järjekorras.
shortage-order = Sinu valikud järjekorras
shortage-remove = Eemalda { $space }
shortage-total = Kokku { $amount }. Sulle jääks { $left }.
spoken-of = Kuidas peaksid tekstid sinust rääkima?
spoken-of-other = Neutraalselt
spoken-of-f = Naisena
spoken-of-m = Mehena

## Review in place: readers propose better texts

review-invite = Kas see on sinu keel? Aita tekste paremaks teha

## The stage: the middle of the board

stage-pace = Animatsioonide kiirus: { $pace }
pace-calm = rahulik
pace-normal = tavaline
pace-fast = kiire
pace-instant = kohene
stage-completes = Teeb grupi täis
stage-blocks = Blokeerib { FORM($player, "gen") } grupi
stage-of-set = { $number ->
    [one] Grupist { $count } / { $number }
   *[other] Grupist { $count } / { $number }
}
stage-left = Sulle jääb { $amount }
stage-short = Sul on puudu { $amount }
strip-title = Kõigi raha
stop-free = Müügil: { $amount }
stop-yours = Kuulub sulle
stop-rent = { Word-rent }: { $amount }
stop-rent-dice = { Word-rent }: täringute järgi
awaiting-you-choose-mortgaged-deeds = Said mitu panti. Mida teed igaühega?
inherited-keep = Jäta, maksa intress
inherited-redeem = Vabasta kohe
inherited-defer = Hiljem topeltintress
inherited-later = Hiljem
inherited-keep-all = Jäta kõik
inherited-redeem-all = Vabasta kõik
space-number = väli { $number }
lobby-seat = koht { $number }
offer-new = Tehtud äsja
offer-since = Tehtud { $minutes } min tagasi
bot-pace = Bottide tempo
bot-pace-calm = Rahulik
bot-pace-normal = Tavaline
bot-pace-fast = Kiire
bot-pace-instant = Viivituseta
cash-short = Sul on ainult { $cash }.
end-share = Jaga
end-shared = Kopeeritud
end-download = Laadi alla
acting-as = Praegu mängib: { $player }
whole-board = Kogu mängulaud
auction-estate = { FORM($player, "gen") } vara: { $number } / { $count }.
auction-passed = loobub
auction-thinking = mõtleb
awaiting-offer = { WHO($other) ->
    [you] { $player } kaalub sinu ettepanekut.
   *[other] { $player } kaalub { FORM($other, "gen") } ettepanekut.
}
awaiting-choose-bus = { $player } valib, kui kaugele bussiga sõita.
awaiting-choose-any-space = { $player } valib, millisele ruudule minna.
awaiting-choose-ride = { $player } otsustab, kas sõita ruudult { $space } edasi.
awaiting-choose-mortgaged-deed = { $player } otsustab, mida teha pandiga: { $space }.
deal-times = { WHO($player) ->
    [you] Trükitud hindade järgi annad { $times }× nii palju, kui saad.
   *[other] Trükitud hindade järgi annab { $player } { $times }× nii palju, kui saab.
}
deal-nothing = { WHO($player) ->
    [you] Sa ei saa midagi vastu.
   *[other] { $player } ei saa midagi vastu.
}
outlook-title = Võimalused ja grupid
outlook-heat = Näita riske mängulaual
outlook-roll = { WHO($player) ->
    [you] Sinu järgmine vise
   *[other] Järgmine vise: { $player }
}
outlook-charge = Muud maksed
outlook-own = Oma ruut
outlook-nothing = Pole midagi maksta
outlook-cost = Keskmiselt { $mean }, kõige rohkem { $worst } ({ $space })
outlook-here = { $chance }: maksta kuni { $amount }
outlook-sets = Kellel mis on
outlook-note = Üks vise, mängulaud on nagu praegu. Mida omanik võib nõuda, loetakse nõutuks, iga pakki jäänud kaart on võrdselt tõenäoline ja kes tohib valida, kuhu minna, läheb odavaimat teed. Järgmised visked ja kõik sissetulekud jäävad arvestamata.

bot-random = Lihtsalt lõbuks
bot-novice = Kerge
bot-builder = Keskmine
bot-trader = Raske
bot-champion = Väga raske

sound-volume = Helitugevus

look-edition = Väljaande stiil: sees
look-plain = Väljaande stiil: väljas

bot-talk-on = Bottide jutt: sees
bot-talk-off = Bottide jutt: väljas
end-line = Kinnita minu rida protokollis
stood-in = Laud mängib sinu eest.
stood-in-back = Olen tagasi
