# Mängulaud.

app-name = passgo
app-title-your-turn = ● Sinu kord – passgo
loading = Lauda seatakse valmis…
language = Keel
theme = Värvid
theme-auto = Nagu seadmes
theme-light = Hele
theme-dark = Tume
sound-on = Heli on sees
sound-off = Heli on väljas
notify = Ütle, kui on minu kord
notify-on = Sulle öeldakse, kui on sinu kord
view-board = Mängulaud
view-list = Loend
skip-to-actions = Otse selle juurde, mida võid teha
menu = Menüü
close = Sulge
cancel = Katkesta
back = Tagasi

# Ühendus.
online = Ühendatud
connecting = Ühendan…
offline = Ühendust ei ole: proovin uuesti…
sending = Saadan…
taken-over = Sinu koht võeti üle teises seadmes. Siin saad endiselt pealt vaadata.
taken-over-back = Võta siia tagasi
refused = Seda lauda ei saa avada: { $why }
reload = Laadi leht uuesti
paused = Laud on peatatud.
paused-nobody-there = Laud on peatatud, sest siin ei olnud kedagi.
closed = Laud suleti.
closed-rules = Serverit uuendati ja seda mängu ei saanud jätkata. Selle logi on alles.
rules-then = Mängitud reeglite { $version } järgi.
official = Ametlik voor

# Inimesed ja asjad.
bank = pank
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
awaiting-you-roll-again = Veereta uuesti.
awaiting-you-roll-jail = Oled vanglas. Kuidas sealt pääsed?
awaiting-you-buy = { $space } on vaba. Hind on { $amount }.
awaiting-you-auction = Kas teed pakkumise: { $space }?
awaiting-you-auction-building = Kas teed ehitisele pakkumise?
awaiting-you-debt = Sa võlgned { $amount }, saaja { $other }.
awaiting-you-choose-bus = Buss: kui kaugele sõidad?
awaiting-you-choose-any-space = Kolm ühesugust: mine ükskõik millisele ruudule.
awaiting-you-choose-ride = { $space }: kas sõidad edasi hinnaga { $amount } või jääd?
awaiting-you-choose-mortgaged-deed = Said panditult: { $space }. Mida teed?
awaiting-you-shortage = Mitut soovid?
awaiting-you-end = Sinu käik on tehtud.
awaiting-you-nothing = Sinult ei oodata praegu midagi.
awaiting-start-roll = { $player } veeretab, et selguks alustaja.
awaiting-roll = Veeretama peab { $player }.
awaiting-buy = { $player } otsustab ostu üle: { $space }.
awaiting-auction = { $player } võib pakkuda.
awaiting-debt = { $player } peab võla tasuma.
awaiting-choose = { $player } teeb valiku.
awaiting-shortage = { $player } ütleb nüüd, mitut ehitist soovib.
awaiting-end = { $player } võib käigu lõpetada.
awaiting-dice = Kohtunik sisestab täringud: { $player }.

# Mida võib teha.
actions-title = Mida sa võid teha
act-roll = Veereta täringuid
act-roll-jail = Veereta vabaduse nimel
act-end = Lõpeta käik
act-buy = Osta: { $amount }
act-decline = Ära osta
act-decline-auction = Lase oksjonile
act-claim = Nõua { word-rent-part }: { $space }
act-claim-any = Nõua { word-rent-part }
act-bid = Paku { $amount }
act-pass = Loobu
act-pass-shortage = Mitte ühtegi
act-pass-turn = Mitte ühtegi, sel käigul rohkem ära küsi
act-build = Ehita ({ $change })
act-sell = Müü ehitis ({ $change })
act-mortgage = Pane panti ({ $change })
act-redeem = Vabasta ({ $change })
act-surrender = Müü pangale ({ $change })
act-sell-hotels = Müü kõik korraga: { $group }
act-on-space = { $action }: { $space }
act-pay = Maksa { $amount }
act-bankrupt = Anna alla: pankrot
act-bankrupt-liquidates = Anna alla: müü ja pandi kõik
act-bankrupt-sure = Kas annad tõesti alla? Kogu sinu vara saab { $other }.
act-bankrupt-sure-liquidates = Kas annad tõesti alla? Kõigepealt müüakse kõik sinu ehitised ja panditakse { word-deeds }, siis saab kõik { $other }.
act-bankrupt-yes = Jah, olen pankrotis
act-default = Loobu oksjonist
act-fine = Maksa { $amount } ja lahku vanglast
act-card = Lahku vanglast kaardiga
act-choose-steps = { $count ->
    [one] { $count } ruut: { $space }
   *[other] { $count } ruutu: { $space }
}
act-choose-space = Mine: { $space }
act-choose-stay = Jää
act-choose-redeem = Vabasta pandist kohe: { $amount }
act-choose-keep = Jäta panti ja maksa intressi { $amount }
act-choose-defer = Jäta panti ja maksa hiljem topeltintressi
act-accept = Võta vastu
act-reject = Lükka tagasi
act-counter = Tee vastuettepanek
act-withdraw = Võta ettepanek tagasi
act-want = Üks siia: { $space }
act-want-several = Soovin: { $pieces }
act-offer = Paku tehingut
act-choose-where = Kuhu?
act-pick-on-board = Või vali mängulaual.

# Oksjon.
auction-title = Oksjon: { $space }
auction-title-building = Ehitise oksjon
auction-building-left = Pangas, see kaasa arvatud: { $pieces }.
auction-pass-piece = Pass kehtib ainult selle ehitise kohta.
auction-none = Keegi ei ole veel pakkunud.
auction-high-you = Sinu pakkumine { $amount } on kõrgeim.
auction-stage-0 = Oksjon on avatud.
auction-stage-1 = Esimene kord…
auction-stage-2 = Teine kord…
auction-closed = Müüdud. { $player } maksab { $amount }.
auction-amount = Sinu pakkumine
auction-bid = Paku
auction-quick = Kiirpakkumised
auction-out = Oled sellelt oksjonilt lahkunud.
auction-after = Alles jääb: { $amount }

# Tehingud.
deal-title = Tehing
deal-with = Kellega?
deal-give = Sa annad
deal-take = Sa saad
deal-cash = Raha
deal-cards = Vanglakaardid
deal-none = Pole { word-deeds-part }, millega kaubelda.
deal-send = Saada ettepanek
deal-clear = Alusta uuesti
deal-changes = Mida see muudab
deal-empty = Vali, mis vahetab omanikku.
deal-set-you = Sinul saab grupp täis: { $group }.
deal-set-other = { $player } saab grupi täis: { $group }.
deal-break-you = Sa lõhud grupi: { $group }.
deal-break-other = { $player } lõhub grupi: { $group }.
deal-interest-you = Panditud { word-deeds }: maksad intressi vähemalt { $amount }.
deal-interest-other = Panditud { word-deeds }: { $player } maksab intressi vähemalt { $amount }.
deal-after-you = Sinu sularaha pärast tehingut: { $amount }.
deal-after-other = Sularaha pärast tehingut, { $player }: { $amount }.
deal-too-much = Nii palju raha ei ole.
deal-card-price = Vanglakaardi hind on vähemalt { $amount }.
offers-title = Ettepanekud
offer-from = { $player } pakub sulle
offer-to = Sa pakud mängijale { $player }
offer-between = { $player } pakub mängijale { $other }
offer-you-get = sa saad
offer-you-give = sa annad
offer-gives = annab
offer-asks = soovib
offer-not-now = Praegu ei saa seda vastu võtta.
deal-time = Läbirääkimiste aeg

# Võlad.
debt-title = Tasumata võlg
debt-owed = Sa võlgned { $amount }, saaja { $other }. Sul on { $cash }.
debt-missing = Puudu on { $amount }.
debt-could = Kui kõik müüd ja pandid, saaksid { $amount }.
debt-cannot = Ka siis, kui kõik müüd, saaksid ainult { $amount }.
debt-ways = Kuidas raha saada
debt-enough = sellest üksi piisab

# Nõuded.
claim-which = Millise { word-deed-gen } eest?
claim-hint = Siin ei tuleta sulle keegi meelde: jälgi, kes sinu { word-deeds-onto } satub.

# Kinnistud ja ruudud.
deed-free = See ei kuulu kellelegi.
deed-price = Hind
deed-mortgage-value = Pandiväärtus
deed-redeem-cost = Pandist vabastamine
deed-rent = { Word-rent }
deed-rent-bare = Ehitisteta
deed-rent-set = Kogu grupiga
deed-rent-stations = { $count ->
    [one] Omanikul { $count }
   *[other] Omanikul { $count }
}
deed-rent-utility = { $count ->
    [one] Omanikul { $count }: { $factor } × täringud
   *[other] Omanikul { $count }: { $factor } × täringud
}
deed-rent-now = { Word-rent } praegu
deed-building-cost = Ehitise hind
deed-mortgaged = panditud
deed-group = Grupp
about-tax = Maksa { $amount }
about-fare = Sõit { $amount }
about-entity = Veereta koos vasakpoolse naabriga vähemalt { $count }: võida või maksa { $amount }
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
player-worth = vara { $amount }
player-token = Mängunupp
bank-stock = Pangas
log-title = Sündmused
log-none = Midagi ei ole veel juhtunud.
log-older = Näita vanemaid
chat-title = Vestlus
chat-none = Keegi ei ole veel midagi öelnud.
chat-say = Ütle
chat-text = Sinu sõnum
chat-phrase = Valmis laused
chat-judge = Kohtunik
preset-hello = Tere!
preset-good-luck = Edu!
preset-well-played = Hästi mängitud!
preset-thanks = Aitäh.
preset-sorry = Vabandust.
preset-hurry = Sinu kord, palun.
preset-wait = Üks hetk, palun.
preset-yes = Jah.
preset-no = Ei.
preset-interested = Olen huvitatud.
preset-not-interested = Ma ei ole huvitatud.
preset-make-an-offer = Tee mulle ettepanek.
preset-judge-please = Kohtunik, palun!
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
board-keys = Nooleklahvid liiguvad mööda lauda; Enter avab ruudu.

# Kohtunik.
judge-title = Kohtunik
judge-close = Lõpeta oksjon
judge-last-round = Kuuluta viimane ring
judge-time = Kuuluta aeg lõppenuks
judge-expel = Eemalda { $player }
judge-dice = Sisesta täringud
judge-dice-faces = Silmad, näiteks 3 4
judge-no-dice = Võta vise tagasi
judge-pause = Paus
judge-resume = Jätka
judge-claims = { Word-rent }, mida saab nõuda
judge-claim-line = Saaja { $other }, maksja { $player }: { $space }
judge-claim-line-amount = Saaja { $other }, maksja { $player }: { $amount } ({ $space })

# Enne algust.
lobby-title = Enne algust
lobby-seat-open = vaba
lobby-invite = Kutsu
lobby-add-bot = Lisa bot
lobby-remove-bot = Eemalda bot
lobby-token = Vali mängunupp
lobby-token-any = Ükskõik milline vaba
lobby-start = Alusta mängu
lobby-start-fill = Alusta, botid vabadele kohtadele
lobby-waiting = Võõrustaja alustab mängu.
lobby-waiting-judge = Peakohtunik alustab mängu kõigis laudades korraga.
lobby-seeding = Täringuid segatakse: iga mängija lisab oma osa. Üks hetk …

# Lõpp.
end-title = Mäng on läbi
end-winner = { $players } võidab!
end-winners = Võitu jagavad { $players }!
end-rank = Koht
end-player = Mängija
end-worth = Vara
end-points = Punktid
end-curve = Vara mängu jooksul
end-dice = Täringud
end-dice-about = Kui sageli iga summa veeretati; riba näitab, mida juhus lubab oodata.
end-dice-line = { $sum }: veeretatud { $count ->
    [one] { $count } kord
   *[other] { $count } korda
}, oodatud { $low }–{ $high }
end-replay = Vaata mängu uuesti
fair-check = Kontrolli täringuid
end-rematch = Veel kord samade mängijatega
end-rematch-there = Järgmise mängu juurde
leave-game = Lahku mängust

# Vihjed esimeseks mänguks.
hints = Vihje
hints-on = Vihjeid näidatakse
hints-off = Vihjed on peidus
hints-stop = Rohkem vihjeid pole vaja
hint-roll = Veereta ja sinu mängunupp liigub ise. Enne seda võid ehitada, pantida või tehingut pakkuda.
hint-buy = See ei kuulu kellelegi: võid selle osta või ostmata jätta.
hint-buy-auction = See ei kuulu kellelegi: võid selle osta. Kui sa ei osta, võivad kõik sellele pakkumisi teha, ka sina.
hint-claim = Keegi sattus sinu { word-deed-onto }. { Word-rent-gen } saad ainult siis, kui seda õigel ajal nõuad.
hint-debt = Sul jääb raha puudu: müü ehitisi, pandi { word-deeds-part } või tee tehing ja maksa siis.
hint-auction = Kõrgeim pakkumine võidab. Paku ainult nii palju, kui maksta suudad; kes loobub, on sellelt oksjonilt väljas.
hint-auction-default = Kõrgeim pakkumine võidab. Kes ei suuda seda maksta, langeb välja ja oksjon algab uuesti.
hint-choose = Reeglid jätavad selle sinu otsustada: vali üks vastustest.
hint-offer = Ettepanek ootab: võta see vastu, lükka tagasi või tee sellest enda oma.
hint-jail = Duubel vabastab sind; maksmine või kaart teeb seda kindlasti.
hint-jail-six = Kuus vabastab sind; maksmine või kaart teeb seda kindlasti.
hint-jail-roll = Duubel või kaart vabastab sind; muidu maksad pärast seda viset ja liigud edasi.
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
replay-eyes = Kelle silmadega
replay-eyes-spectator = pealtvaataja
replay-eyes-judge = kohtunik
replay-jump = Mine käigu juurde
replay-speed = Kiirus
replay-times = { $factor }×
replay-plain = Lihttekstina
loading-more = Kohe tuleb…

# Mitu inimest ühes seadmes.
pass-to = Anna seade mängijale { $player }
pass-taken = Mina olen { $player }: edasi
lobby-here = selles seadmes
lobby-beside = Keegi sinu kõrval mängib ka siin
lobby-beside-add = Lisa

# Veel kohtunikule.
judge-correct = Paranda viga
judge-expel-title = Eemalda mängija
judge-expel-sure = Kas { $player } tõesti eemaldatakse? Kõik läheb pangale ja seda ei saa tagasi võtta.
judge-talk = { $player } ja { $other } peavad läbirääkimisi.
judge-seconds = Sekundid
judge-limit = Määra piirang
judge-extend = Pikenda
correct-what = Mis oli valesti
correct-cash = Raha
correct-deeds = { Word-deed }
correct-places = Koht mängulaual
correct-amount = Rohkem või vähem
correct-deed = Milline { word-deed }
correct-owner = Omanik
correct-level = Ehitised
correct-space = Seisab ruudul
correct-entry = Millises kandes
correct-why = Miks
correct-send = Paranda

# Kui kedagi ei taha kuulda.
chat-object = Sõnum, mille kirjutas { $player }
chat-mute = Ära enam näita: { $player }
chat-mute-all = Vaigista kõigi jaoks: { $player }
chat-hear = Näita jälle
chat-report = Teata, et see on
chat-reported = Teatatud. Aitäh.
report-insult = solvang
report-spam = rämpspost
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
shortage-could = Saaksid ehitada ja maksta: { $pieces }.
shortage-how = Vali iga ehitise jaoks tänav, soovitud järjekorras.
shortage-order = Sinu järjekord
shortage-remove = Eemalda: { $space }
shortage-total = Hind: { $amount }. Alles jääb: { $left }.
