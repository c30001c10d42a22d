# Az élő asztal.

app-name = passgo
app-title-your-turn = ● Te jössz – passgo
loading = Előkészítjük az asztalt…
language = Nyelv
theme = Megjelenés
theme-auto = Az eszköz szerint
theme-light = Világos
theme-dark = Sötét
sound-on = A hang be van kapcsolva
sound-off = A hang ki van kapcsolva
notify = Szólj, ha én jövök
notify-on = Szólunk, ha te jössz
view-board = Tábla
view-list = Lista
skip-to-actions = Ugrás a teendőidhez
menu = Menü
close = Bezárás
cancel = Mégse
back = Vissza

# Kapcsolat.
online = Kapcsolódva
connecting = Kapcsolódás…
offline = Nincs kapcsolat. Újrapróbálkozás…
sending = Küldés…
taken-over = A helyed egy másik eszközön van megnyitva. Itt továbbra is nézheted.
taken-over-back = Itt játszom
refused = Ez az asztal nem nyitható meg: { $why }
reload = Oldal újratöltése
paused = A játék szünetel.
paused-nobody-there = A játék szünetel, mert mindenki elment.
closed = Az asztalt bezárták.
closed-rules = A kiszolgálót frissítették, és ezt a játékot nem lehetett folytatni. A feljegyzése megmaradt.
rules-then = A szabályok { $version }. változata szerint játszották.
official = Hivatalos forduló

# Emberek és dolgok.
bank = a Bank
    .dat = a Banknak
    .from = a Banktól
    .acc = a Bankot
you = te
somebody = valaki
    .dat = valakinek
    .from = valakitől
    .acc = valakit
bot = bot
bot-name = Bot { $number }
away = távol
judge = bíró
onlooker = néző
nothing = semmi
    .gender = none
money-plain = { $amount }
money-dollar = { $amount } $
    .acc = { $amount } $‑t
    .for = { $amount } $‑ért
money-euro = { $amount } €
    .acc = { $amount } €‑t
    .for = { $amount } €‑ért
money-M = M{ $amount }
money-coin = { $count ->
    [one] { $amount } érme
   *[other] { $amount } érme
}
    .acc = { $amount } érmét
    .for = { $amount } érméért
money-hidden = rejtett
money-gain = +{ $amount }
money-loss = −{ $amount }
jail-cards = { $count ->
    [one] { $count } börtönkártya
   *[other] { $count } börtönkártya
}
level-0 = nincs épület
seconds-left = { $count ->
    [one] még { $count } másodperc
   *[other] még { $count } másodperc
}

# Ki miről dönt.
awaiting-you-start-roll = Dobj, hogy kiderüljön, ki kezd.
awaiting-you-roll = Te jössz – dobj a dobókockákkal.
awaiting-you-roll-again = Dobj újra!
awaiting-you-roll-jail = Börtönben vagy. Hogyan szabadulsz ki?
awaiting-you-buy = Megveszed { FORM($space, "the") } mezőt { FORM($amount, "for") }?
awaiting-you-auction = Licitálsz { FORM($space, "the") } mezőre?
awaiting-you-auction-building = Licitálsz az épületre?
awaiting-you-debt = { FORM($amount, "acc") } kell fizetned { FORM($other, "dat") }.
awaiting-you-choose-bus = Busz: meddig mész?
awaiting-you-choose-any-space = Három egyforma! Lépj bármelyik mezőre.
awaiting-you-choose-ride = Továbbutazol { FORM($space, "the") } mezőről { FORM($amount, "for") }, vagy itt maradsz?
awaiting-you-choose-mortgaged-deed = Jelzáloggal terhelve hozzád került { FORM($space, "the") } mező. Mit teszel?
awaiting-you-shortage = Hányat kérsz?
awaiting-you-end = Befejezed a körödet?
awaiting-you-nothing = Most nincs teendőd.
awaiting-start-roll = { $player } dob, hogy kiderüljön, ki kezd.
awaiting-roll = Várjuk, hogy { $player } dobjon.
awaiting-buy = { $player } most dönti el, megveszi-e { FORM($space, "the") } mezőt.
awaiting-auction = { $player } licitálhat vagy passzolhat.
awaiting-debt = { FORM($player, "dat") } tartozást kell rendeznie.
awaiting-choose = { $player } éppen választ.
awaiting-shortage = { $player } most dönti el, hány épületet kér.
awaiting-end = Várjuk, hogy { $player } befejezze a körét.
awaiting-dice = A bíró most írja be { $player } dobását.

# Mit lehet tenni.
actions-title = Ezt teheted
act-roll = Dobás
act-roll-jail = Dobás a szabadulásért
act-end = Kör befejezése
act-buy = Megveszem { FORM($amount, "for") }
act-decline = Nem veszem meg
act-decline-auction = Legyen árverés
act-claim = Kérem { FORM($space, "the") } mező { word-rent-its-acc }
act-claim-any = { Word-rent } kérése
act-bid = Licit: { $amount }
act-pass = Passz
act-pass-shortage = Egyet sem
act-pass-turn = Egyet sem, ebben a körben ne kérdezd többet
act-build = Építés ({ $change })
act-sell = Épület eladása ({ $change })
act-mortgage = Jelzálog ({ $change })
act-redeem = Jelzálog törlése ({ $change })
act-surrender = Eladás a Banknak ({ $change })
act-sell-hotels = Minden { word-hotel } eladása: { $group }
act-on-space = { $action }: { $space }
act-pay = Fizetek { FORM($amount, "acc") }
act-bankrupt = Csődöt jelentek
act-bankrupt-liquidates = Csőd: mindent eladok és elzálogosítok
act-bankrupt-sure = Biztosan csődöt jelentesz? Mindent, amid van, { $other } kap meg.
act-bankrupt-sure-liquidates = Biztosan csődöt jelentesz? Előbb minden épületedet eladjuk, és { word-deeds-the-onto-your } jelzálog kerül; utána mindent { $other } kap meg.
act-bankrupt-yes = Igen, csődbe mentem
act-default = Lemondás a licitről
act-fine = Szabadulás a börtönből { FORM($amount, "for") }
act-card = Szabadulás kártyával
act-choose-steps = { $count ->
    [one] Lépek { $count } mezőt { FORM($space, "the") } mezőre
   *[other] Lépek { $count } mezőt { FORM($space, "the") } mezőre
}
act-choose-space = Lépek { FORM($space, "the") } mezőre
act-choose-stay = Maradok
act-choose-redeem = Most törlöm a jelzálogot { FORM($amount, "for") }
act-choose-keep = Marad a jelzálog, { $amount } kamatot fizetek
act-choose-defer = Marad a jelzálog, később dupla kamatot fizetek
act-accept = Elfogadom
act-reject = Elutasítom
act-counter = Ellenajánlat
act-withdraw = Ajánlat visszavonása
act-want = Kérek egyet { FORM($space, "the") } mezőre
act-want-several = Kérek { FORM($pieces, "acc") }
act-offer = Üzlet ajánlása
act-choose-where = Hová?
act-pick-on-board = Vagy válaszd ki a táblán.

# Árverés.
auction-title = Árverés: { $space }
auction-title-building = Épület árverése
auction-building-left = A Bankban, ezzel együtt: { $pieces }.
auction-pass-piece = A passz csak erre az épületre szól.
auction-none = Még nincs licit.
auction-high-you = A te licited a legmagasabb: { $amount }.
auction-stage-0 = Lehet licitálni.
auction-stage-1 = Először…
auction-stage-2 = Másodszor…
auction-closed = Elkelt! { $player } viszi { FORM($amount, "for") }.
auction-amount = A licited
auction-bid = Licit
auction-quick = Gyorslicitek
auction-out = Kiestél ebből az árverésből.
auction-after = { $amount } maradna nálad.

# Üzletek.
deal-title = Üzlet
deal-with = Kivel?
deal-give = Adsz
deal-take = Kapsz
deal-cash = Pénz
deal-cards = Börtönkártyák
deal-none = Nincs cserélhető { word-deed }.
deal-send = Ajánlat küldése
deal-clear = Újrakezdés
deal-changes = Mi változik
deal-empty = Válaszd ki, mi cseréljen gazdát.
deal-set-you = Teljes csoportod lesz: { $group }.
deal-set-other = { $player } csoportja teljes lesz: { $group }.
deal-break-you = Megbontasz egy csoportot: { $group }.
deal-break-other = { $player } megbont egy csoportot: { $group }.
deal-interest-you = Jelzáloggal terhelt { word-deeds }: legalább { $amount } kamatot fizetsz.
deal-interest-other = Jelzáloggal terhelt { word-deeds }: { $player } legalább { $amount } kamatot fizet.
deal-after-you = A készpénzed utána: { $amount }
deal-after-other = { $player } készpénze utána: { $amount }
deal-too-much = Egyikőtöknek nincs ennyi pénze.
deal-card-price = Egy { word-jail-card } ára egy cserében legalább { $amount }.
offers-title = Ajánlatok
offer-from = { $player } ajánlata
offer-to = Ajánlatod { FORM($player, "dat") }
offer-between = { $player } ajánlata { FORM($other, "dat") }
offer-you-get = Kapsz
offer-you-give = Adsz
offer-gives = Ad
offer-asks = Kér
offer-not-now = Ezt az ajánlatot most nem lehet elfogadni.
deal-time = Idő a tárgyalásra

# Tartozások.
debt-title = Rendezd a tartozásodat
debt-owed = { FORM($amount, "acc") } kell fizetned { FORM($other, "dat") }, a készpénzed { $cash }.
debt-missing = Hiányzik még { $amount }.
debt-could = Ha mindent eladsz, és mindenre jelzálogot veszel fel, { $amount } jön össze.
debt-cannot = Ha mindent eladsz, és mindenre jelzálogot veszel fel, akkor is csak { $amount } jön össze.
debt-ways = Miből jöhet össze
debt-enough = önmagában elég

# Igények.
claim-which = Melyik { word-deed-for }?
claim-hint = Itt senki sem figyelmeztet: figyeld, ki lép { word-deeds-the-onto-your }.

# Ingatlanok és mezők.
deed-free = Nincs tulajdonosa
deed-price = Ár
deed-mortgage-value = Jelzálogösszeg
deed-redeem-cost = Jelzálogtörlési díj
deed-rent = { Word-rent }
deed-rent-bare = Beépítetlen
deed-rent-set = Teljes csoporttal
deed-rent-stations = { $count ->
    [one] { $count } birtokában
   *[other] { $count } birtokában
}
deed-rent-utility =
    { $count ->
        [one] { $count } birtokában: { $factor } × dobás
       *[other] { $count } birtokában: { $factor } × dobás
    }
deed-rent-now = { Word-rent } most
deed-building-cost = Egy épület ára
deed-mortgaged = jelzáloggal
deed-group = Csoport
about-tax = Fizetendő: { $amount }
about-fare = Viteldíj: { $amount }
about-entity = Közös dobás a bal oldali szomszédoddal (legalább { $count }): nyertek vagy fizettek { FORM($amount, "acc") }
about-go = Fizetés: { $amount }
about-cards = Húzz egy kártyát
about-jail = Csak látogatás, illetve börtön
about-parking = Itt nem történik semmi
about-go-to-jail = Menj börtönbe
about-question = Nyomd meg a téglát
about-ride = Utazz vagy maradj
about-here = Itt áll: { $players }
about-owner = Tulajdonos: { $player }
deeds-title = { Word-deeds-my }
deeds-none = Még nincs { word-deed-your }.

# Játékosok, napló, beszélgetés.
players-title = Játékosok
player-out = kiesett
player-in-jail = börtönben
player-turn = ő jön
player-decides = dönt
player-deeds = { $count ->
    [0] nincs { word-deed }
    [one] { $count } { word-deed }
   *[other] { $count } { word-deed }
}
player-worth = nettó vagyon { $amount }
player-token = Bábu
bank-stock = A Bankban
log-title = Napló
log-none = Még nem történt semmi.
log-older = Korábbiak
log-details = Lépésenként
chat-title = Csevegés
chat-none = Még nincs üzenet.
chat-say = Küldés
chat-text = Üzenet
chat-phrase = Gyorsüzenetek
chat-judge = Bíró
preset-hello = Sziasztok!
preset-good-luck = Sok szerencsét!
preset-well-played = Szép játék volt!
preset-thanks = Köszönöm!
preset-sorry = Bocsánat!
preset-hurry = Te jössz!
preset-wait = Egy pillanat!
preset-yes = Igen.
preset-no = Nem.
preset-interested = Érdekel.
preset-not-interested = Nem érdekel.
preset-make-an-offer = Tegyél ajánlatot.
preset-judge-please = Bíró, kérem!
preset-good-game = Jó játék volt!
preset-bye = Viszlát!

# Dobókockák.
dice-title = Dobókockák
dice-none = Még senki sem dobott.
dice-bus = busz
dice-mr = következő { word-deed }

# Tábla.
board-title = { $edition } játéktábla
board-list = A tábla mezői
board-keys = A nyílbillentyűkkel lépkedhetsz a táblán; az Enter megnyit egy mezőt.

# Bíró.
judge-title = Bíró
judge-close = Árverés lezárása
judge-last-round = Utolsó kör bejelentése
judge-time = Játékidő lezárása
judge-expel = { $player } kizárása
judge-dice = Dobás beírása
judge-dice-faces = Dobás, például 3 4
judge-no-dice = Dobás visszavonása
judge-pause = Szünet
judge-resume = Folytatás
judge-claims = Kérhető { word-rent-pl }
judge-claim-line = { $other } { word-rent-acc } kérhet { FORM($player, "from") } { FORM($space, "the") } mezőért
judge-claim-line-amount = { $other } { FORM($amount, "acc") } kérhet { FORM($player, "from") } { FORM($space, "the") } mezőért

# Kezdés előtt.
lobby-title = Kezdés előtt
lobby-seat-open = szabad hely
lobby-invite = Meghívás
lobby-add-bot = Bot hozzáadása
lobby-remove-bot = Bot eltávolítása
lobby-token = Bábu választása
lobby-token-any = Bármelyik szabad
lobby-start = Játék indítása
lobby-start-fill = Feltöltés botokkal és indítás
lobby-waiting = Várjuk, hogy a házigazda elindítsa a játékot.
lobby-waiting-judge = A főbíró minden asztalt egyszerre fog elindítani.
lobby-seeding = Előkészítjük a tisztességes dobókockákat: minden játékos hozzáad egy részt. Egy pillanat…

# A vége.
end-title = Vége a játéknak
end-winner = { $players } nyert!
end-winners = { $players } közösen nyert!
end-rank = Helyezés
end-player = Játékos
end-worth = Nettó vagyon
end-points = Pont
end-curve = A nettó vagyon a játék során
end-dice = Dobókockák
end-dice-about = Melyik összeget hányszor dobták; a sáv mutatja, mennyi várható véletlenszerűen.
end-dice-line = { $sum }: { $count ->
    [one] { $count } alkalommal
   *[other] { $count } alkalommal
}, várható: { $low }–{ $high }
end-replay = A játék visszanézése
fair-check = Kockák ellenőrzése
end-rematch = Visszavágó ugyanezekkel a játékosokkal
end-rematch-there = Tovább a visszavágóhoz
leave-game = Kilépés a játékból

# Tippek az első játékhoz.
hints = Tipp
hints-on = Tippek bekapcsolva
hints-off = Tippek kikapcsolva
hints-stop = Tippek kikapcsolása
hint-roll = Dobj, és a bábud automatikusan lép. Előtte építhetsz, jelzálogot vehetsz fel, vagy üzletet ajánlhatsz.
hint-buy = Nincs tulajdonosa: megveheted vagy otthagyhatod.
hint-buy-auction = Nincs tulajdonosa: megveheted. Ha nem veszed meg, bárki licitálhat rá, te is.
hint-claim = Valaki { word-deed-the-onto-your } lépett. A { word-rent } csak akkor a tiéd, ha időben kéred.
hint-debt = Kevés a készpénzed: adj el épületet, vegyél fel jelzálogot, vagy köss üzletet, aztán fizess.
hint-auction = A legmagasabb licit nyer. Nem licitálhatsz többet, mint amennyit ki tudsz fizetni. Ha passzolsz, kiesel ebből az árverésből.
hint-auction-default = A legmagasabb licit nyer. Aki nem tudja kifizetni, kiesik, és az árverés újrakezdődik.
hint-choose = Te döntesz: válassz egyet.
hint-offer = Ajánlatot kaptál: fogadd el, utasítsd el, vagy tegyél ellenajánlatot.
hint-jail = Duplával szabadulsz; fizetéssel vagy kártyával biztosan.
hint-jail-six = Hatossal szabadulsz; fizetéssel vagy kártyával biztosan.
hint-jail-roll = Duplával vagy kártyával szabadulsz; különben e dobás után fizetsz, és lépsz.
hint-jail-late = Nincs több próba: dobsz, lépsz és fizetsz. Ha előbb fizetsz, a dupla újabb dobást ad.
hint-build = Építhetsz: nyisd meg az egyik { word-deed-your-acc }. Az épületek sokat emelnek a { word-rent-on }.
hint-end = Van még valami? Építs, vagy ajánlj üzletet, aztán fejezd be a kört.
hint-wait = Most mások döntenek. Koppints egy mezőre, hogy lásd az adatait, vagy ajánlj üzletet.

# Visszanézés.
replay-title = Visszajátszás
replay-turn = { $turn }. kör: { $player }
replay-scrub = Hely a játékban
replay-step = Lépés: { $step } / { $last }
replay-first = Ugrás az elejére
replay-back = Egy lépés vissza
replay-play = Lejátszás
replay-pause = Szünet
replay-on = Egy lépés előre
replay-last = Ugrás a végére
replay-eyes = Nézőpont
replay-eyes-spectator = néző
replay-eyes-judge = bíró
replay-jump = Ugrás erre a körre
replay-speed = Sebesség
replay-times = { $factor }×
replay-plain = Szövegként
loading-more = Betöltés…

# Többen egy eszköznél.
pass-to = Add át az eszközt { FORM($player, "dat") }
pass-taken = { $player } vagyok, mehet
lobby-here = ezen az eszközön
lobby-beside = Játékos hozzáadása ezen az eszközön
lobby-beside-add = Hozzáadás

# Még a bírónak.
judge-correct = Hiba kijavítása
judge-expel-title = Játékos kizárása
judge-expel-sure = Kizárod { FORM($player, "acc") }? Mindene a Banké lesz, és ez nem vonható vissza.
judge-talk = { $player } és { $other } tárgyal.
judge-seconds = Másodperc
judge-limit = Időkorlát
judge-extend = Hosszabbítás
correct-what = Mi volt hibás
correct-cash = Pénz
correct-deeds = { Word-deed }
correct-places = Hely a táblán
correct-amount = Hozzáadandó vagy levonandó összeg
correct-deed = Melyik { word-deed }
correct-owner = Tulajdonos
correct-level = Épületek
correct-space = Mező
correct-entry = Naplóbejegyzés
correct-why = Indok
correct-send = Javítás mentése

# Ha valakit nem akarsz hallani.
chat-object = { $player } üzenetéről
chat-mute = { $player } elnémítása
chat-mute-all = { $player } elnémítása mindenkinek
chat-hear = Némítás feloldása
chat-report = Bejelentés oka
chat-reported = Bejelentve. Köszönjük.
report-insult = sértés
report-spam = kéretlen üzenet
report-cheating = csalás
report-advice = tiltott tanács
report-other = valami más

# Visszavonás, és szavak összegek nélkül a hivatalos fordulókhoz.
act-undo = Visszavonás
act-undo-space = Visszavonás: { $space }
act-build-plain = Építés
act-sell-plain = Épület eladása
act-mortgage-plain = Jelzálog
act-redeem-plain = Jelzálog törlése
act-surrender-plain = Eladás a Banknak
debt-yourself = Itt senki sem számol helyetted: teremtsd elő a pénzt { word-deeds-the-from-your }.
shortage-could = { FORM($pieces, "acc") } tudsz letenni és kifizetni.
shortage-how = Válassz minden épülethez egy { word-street-acc }, abban a sorrendben, ahogy kéred őket.
shortage-order = A választásaid sorrendben
shortage-remove = { $space } törlése
shortage-total = Összesen { $amount }. { $left } maradna nálad.
spoken-of = Hogyan szóljanak rólad a szövegek?
spoken-of-other = Semlegesen
spoken-of-f = Nőként
spoken-of-m = Férfiként

## Review in place: readers propose better texts

review-invite = Ez a te nyelved? Segíts jobbá tenni a szövegeket

## The stage: the middle of the board

stage-pace = Animációk sebessége: { $pace }
pace-calm = nyugodt
pace-normal = szokásos
pace-fast = gyors
pace-instant = azonnali
stage-completes = Teljessé teszi a csoportot
stage-blocks = { $player } csoportját blokkolja
stage-of-set = { $number ->
    [one] A csoportból { $count } / { $number }
   *[other] A csoportból { $count } / { $number }
}
stage-left = { $amount } marad nálad
stage-short = Hiányzik még { $amount }
strip-title = Mindenki pénze
stop-free = Eladó: { $amount }
stop-yours = A tiéd
stop-rent = { Word-rent }: { $amount }
stop-rent-dice = { Word-rent }: a dobás szerint
awaiting-you-choose-mortgaged-deeds = Több jelzálog került hozzád. Melyikkel mit teszel?
inherited-keep = Marad, kamatot fizetek
inherited-redeem = Törlés most
inherited-defer = Később dupla kamat
inherited-later = Később
inherited-keep-all = Mind marad
inherited-redeem-all = Mindet törlöm
space-number = { $number }. mező
lobby-seat = { $number }. hely
offer-new = Épp most kaptad
offer-since = { $minutes } perce kaptad
bot-pace = A botok tempója
bot-pace-calm = Nyugodt
bot-pace-normal = Közepes
bot-pace-fast = Gyors
bot-pace-instant = Azonnali
cash-short = Csak ennyi készpénzed van: { $cash }.
end-share = Megosztás
end-shared = Másolva
end-download = Letöltés
acting-as = Most játszik: { $player }
whole-board = Az egész tábla
auction-estate = { $player } vagyona: { $number } / { $count }.
auction-passed = passzol
auction-thinking = gondolkodik
awaiting-offer = { WHO($other) ->
    [you] { $player } most mérlegeli az ajánlatodat.
   *[other] { $player } most mérlegeli { $other } ajánlatát.
}
awaiting-choose-bus = { $player } most választja ki, meddig megy a busszal.
awaiting-choose-any-space = { $player } most választja ki, melyik mezőre lép.
awaiting-choose-ride = { $player } most dönti el, továbbutazik-e { FORM($space, "the") } mezőről.
awaiting-choose-mortgaged-deed = { $player } most dönt { FORM($space, "the") } mező jelzálogáról.
deal-times = { WHO($player) ->
    [you] A nyomtatott árak szerint { $times }× annyit adsz, mint amennyit kapsz.
   *[other] A nyomtatott árak szerint { $player } { $times }× annyit ad, mint amennyit kap.
}
deal-nothing = { WHO($player) ->
    [you] Semmit sem kapsz cserébe.
   *[other] { $player } semmit sem kap cserébe.
}
outlook-title = Esélyek és csoportok
outlook-heat = Kockázatok a táblán
outlook-roll = { WHO($player) ->
    [you] A következő dobásod
   *[other] Következő dobás: { $player }
}
outlook-charge = Egyéb fizetnivaló
outlook-own = Saját mező
outlook-nothing = Nincs fizetnivaló
outlook-cost = Átlagosan { $mean }, legfeljebb { $worst } ({ $space })
outlook-here = { $chance }: fizetnivaló legfeljebb { $amount }
outlook-sets = Kié mi
outlook-note = Egy dobás, a tábla jelenlegi állása szerint. Amit a tulajdonos kérhet, kértnek számít, a pakliban maradt kártyák egyformán valószínűek, és aki választhat, hová lép, a legolcsóbb utat választja. A további dobások és a bevételek nem számítanak.

bot-random = Csak a móka kedvéért
bot-novice = Könnyű
bot-builder = Közepes
bot-trader = Nehéz
bot-champion = Nagyon nehéz

sound-volume = Hangerő

look-edition = A változat stílusa: be
look-plain = A változat stílusa: ki

bot-talk-on = Botok csevegése: be
bot-talk-off = Botok csevegése: ki
end-line = A sorom megerősítése a lapon
stood-in = Az asztal játszik helyetted.
stood-in-back = Visszajöttem
