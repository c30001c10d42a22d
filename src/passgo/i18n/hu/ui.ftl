# Az élő asztal.

app-name = passgo
app-title-your-turn = ● Te jössz – passgo
loading = Előkészítjük az asztalt…
language = Nyelv
theme = Színek
theme-auto = Az eszköz szerint
theme-light = Világos
theme-dark = Sötét
sound-on = A hang be van kapcsolva
sound-off = A hang ki van kapcsolva
notify = Szólj, ha én jövök
notify-on = Szólunk, ha te jössz
view-board = Tábla
view-list = Lista
skip-to-actions = Ugrás ahhoz, amit tehetsz
menu = Menü
close = Bezárás
cancel = Mégse
back = Vissza

# Kapcsolat.
online = Kapcsolódva
connecting = Kapcsolódás…
offline = Nincs kapcsolat: újra próbáljuk…
sending = Küldés…
taken-over = A helyedet egy másik eszközön átvették. Itt még nézheted.
taken-over-back = Visszaveszem ide
refused = Ez az asztal nem nyitható meg: { $why }
reload = Oldal újratöltése
paused = Az asztal szünetel.
paused-nobody-there = Az asztal szünetel, mert senki sem volt itt.
closed = Az asztalt bezárták.
closed-rules = A kiszolgálót frissítették, és ezt a játékot nem lehetett folytatni. A feljegyzése megmaradt.
rules-then = A { $version }. szabályváltozat szerint játszották.
official = Hivatalos forduló

# Emberek és dolgok.
bank = a Bank
you = te
somebody = valaki
bot = bot
bot-name = Bot { $number }
away = távol
judge = bíró
onlooker = néző
nothing = semmi
money-plain = { $amount }
money-dollar = { $amount } $
money-euro = { $amount } €
money-M = M{ $amount }
money-coin = { $count ->
    [one] { $amount } érme
   *[other] { $amount } érme
}
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
awaiting-you-start-roll = Dobj a kezdésért.
awaiting-you-roll = Te jössz: dobj a dobókockákkal.
awaiting-you-roll-again = Dobj újra.
awaiting-you-roll-jail = Börtönben vagy. Hogyan szabadulsz?
awaiting-you-buy = { $space } eladó. Ára { $amount }.
awaiting-you-auction = Licitálsz erre: { $space }?
awaiting-you-auction-building = Licitálsz az épületre?
awaiting-you-debt = Tartozol { $other } felé: { $amount }.
awaiting-you-choose-bus = A busz: meddig mész?
awaiting-you-choose-any-space = Három egyforma: lépj bármelyik mezőre.
awaiting-you-choose-ride = { $space }: utazol tovább (ára { $amount }), vagy maradsz?
awaiting-you-choose-mortgaged-deed = Jelzáloggal terhelve került hozzád: { $space }. Mit teszel?
awaiting-you-shortage = Hányat kérsz?
awaiting-you-end = A köröd véget ért.
awaiting-you-nothing = Most nincs teendőd.
awaiting-start-roll = { $player } dob a kezdésért.
awaiting-roll = { $player } dobása következik.
awaiting-buy = { $player } dönt erről: { $space }.
awaiting-auction = { $player } licitálhat.
awaiting-debt = { $player } tartozást rendez.
awaiting-choose = { $player } választ.
awaiting-shortage = { $player } most mondja meg, hány épületet kér.
awaiting-end = { $player } befejezheti a kört.
awaiting-dice = A bíró beírja { $player } dobását.

# Mit lehet tenni.
actions-title = Mit tehetsz
act-roll = Dobás
act-roll-jail = Dobás a szabadulásért
act-end = Kör befejezése
act-buy = Vétel: { $amount }
act-decline = Nem veszem meg
act-decline-auction = Legyen árverés
act-claim = { Word-rent } kérése: { $space }
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
act-sell-hotels = Mind eladása egyszerre: { $group }
act-on-space = { $action }: { $space }
act-pay = Fizetés: { $amount }
act-bankrupt = Feladom: csőd
act-bankrupt-liquidates = Feladom: mindent eladok és elzálogosítok
act-bankrupt-sure = Biztosan feladod? Mindent, amid van, { $other } kap meg.
act-bankrupt-sure-liquidates = Biztosan feladod? Előbb minden épületedet eladjuk, és ingatlanjaidra jelzálog kerül; utána mindent { $other } kap meg.
act-bankrupt-yes = Igen, csődbe mentem
act-default = Lemondás az árverésről
act-fine = Szabadulás a börtönből: { $amount }
act-card = Szabadulás kártyával
act-choose-steps = { $count ->
    [one] { $count } mező, ide: { $space }
   *[other] { $count } mező, ide: { $space }
}
act-choose-space = Lépés ide: { $space }
act-choose-stay = Maradok
act-choose-redeem = Jelzálog törlése most: { $amount }
act-choose-keep = Marad a jelzálog, a kamat { $amount }
act-choose-defer = Marad a jelzálog, később dupla kamattal
act-accept = Elfogadom
act-reject = Elutasítom
act-counter = Ellenajánlat
act-withdraw = Ajánlat visszavonása
act-want = Egyet ide: { $space }
act-want-several = Kérek: { $pieces }
act-offer = Üzlet ajánlása
act-choose-where = Hová?
act-pick-on-board = Vagy válaszd ki a táblán.

# Árverés.
auction-title = Árverés: { $space }
auction-title-building = Egy épület árverése
auction-building-left = A Bankban, ezzel együtt: { $pieces }.
auction-pass-piece = A passz csak erre az épületre szól.
auction-none = Még senki sem licitált.
auction-high-you = A te licited a legmagasabb: { $amount }.
auction-stage-0 = Az árverés megnyílt.
auction-stage-1 = Először…
auction-stage-2 = Másodszor…
auction-closed = Eladva. { $player } fizet: { $amount }.
auction-amount = A licited
auction-bid = Licit
auction-quick = Gyorslicitek
auction-out = Kiszálltál ebből az árverésből.
auction-after = Ennyi marad: { $amount }

# Üzletek.
deal-title = Üzlet
deal-with = Kivel?
deal-give = Adsz
deal-take = Kapsz
deal-cash = Pénz
deal-cards = Börtönkártyák
deal-none = Nincs eladható { word-deed }.
deal-send = Ajánlat küldése
deal-clear = Újrakezdés
deal-changes = Mi változik
deal-empty = Válaszd ki, mi cseréljen gazdát.
deal-set-you = Teljes lesz nálad: { $group }.
deal-set-other = { $player } teljes csoportot kap: { $group }.
deal-break-you = Megbontasz egy csoportot: { $group }.
deal-break-other = { $player } megbont egy csoportot: { $group }.
deal-interest-you = Jelzáloggal terhelt { word-deeds }: legalább ennyi kamatot fizetsz: { $amount }.
deal-interest-other = Jelzáloggal terhelt { word-deeds }: { $player } legalább ennyi kamatot fizet: { $amount }.
deal-after-you = Készpénzed utána: { $amount }.
deal-after-other = { $player } készpénze utána: { $amount }.
deal-too-much = Ez több pénz, mint amennyi van.
deal-card-price = Egy börtönkártya ára legalább { $amount }.
offers-title = Ajánlatok
offer-from = { $player } ajánlata neked
offer-to = Ajánlatod { $player } részére
offer-between = { $player } ajánlata { $other } részére
offer-you-get = kapsz
offer-you-give = adsz
offer-gives = ad
offer-asks = kér
offer-not-now = Most nem fogadható el.
deal-time = Idő a tárgyalásra

# Tartozások.
debt-title = Rendezendő tartozás
debt-owed = Tartozol { $other } felé: { $amount }. Készpénzed: { $cash }.
debt-missing = Hiányzik: { $amount }.
debt-could = Ha mindent eladsz, és mindenre jelzálogot veszel fel, ennyi jön össze: { $amount }.
debt-cannot = Ha mindent eladsz, akkor is csak ennyi jön össze: { $amount }.
debt-ways = Miből jöhet össze
debt-enough = egymaga elég

# Igények.
claim-which = Melyik { word-deed-for }?
claim-hint = Itt senki sem figyelmeztet: nézd, ki lép { word-deeds-the-onto-your }.

# Ingatlanok és mezők.
deed-free = Nincs tulajdonosa.
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
deed-rent-utility = { $count ->
    [one] { $count } birtokában: { $factor } × dobókockák
   *[other] { $count } birtokában: { $factor } × dobókockák
}
deed-rent-now = { Word-rent } most
deed-building-cost = Egy épület ára
deed-mortgaged = jelzáloggal
deed-group = Csoport
about-tax = Fizetendő: { $amount }
about-fare = Viteldíj: { $amount }
about-entity = Dobjatok a bal oldali szomszédoddal legalább { $count } értéket: nyertek, vagy fizettek: { $amount }
about-go = Fizetés: { $amount }
about-cards = Húzz egy kártyát
about-jail = Csak látogatóban, vagy börtönben
about-parking = Itt nem történik semmi
about-go-to-jail = Menj börtönbe
about-question = Nyomd meg a téglát
about-ride = Utazz, vagy maradj
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
player-worth = vagyon { $amount }
player-token = Bábu
bank-stock = A Bankban
log-title = Napló
log-none = Még nem történt semmi.
log-older = Korábbiak
chat-title = Beszélgetés
chat-none = Még senki sem szólt semmit.
chat-say = Küldés
chat-text = Mit mondasz
chat-phrase = Kész mondatok
chat-judge = Bíró
preset-hello = Sziasztok!
preset-good-luck = Sok szerencsét!
preset-well-played = Szép játék volt!
preset-thanks = Köszönöm.
preset-sorry = Bocsánat.
preset-hurry = Te jössz, kérlek.
preset-wait = Egy pillanat, kérlek.
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
board-title = Játéktábla: { $edition }
board-list = A tábla mezői
board-keys = A nyílbillentyűk körbevisznek a táblán; az Enter megnyit egy mezőt.

# Bíró.
judge-title = Bíró
judge-close = Árverés lezárása
judge-last-round = Utolsó kör bejelentése
judge-time = Idő végének bejelentése
judge-expel = Kizárás: { $player }
judge-dice = Dobókockák beírása
judge-dice-faces = Értékek, például 3 4
judge-no-dice = A dobás visszavonása
judge-pause = Szünet
judge-resume = Folytatás
judge-claims = Kérhető { word-rent-pl }
judge-claim-line = { $other } kérheti, { $player } fizeti: { $space }
judge-claim-line-amount = { $other } kérheti, { $player } fizeti: { $amount } ({ $space })

# Kezdés előtt.
lobby-title = Kezdés előtt
lobby-seat-open = szabad
lobby-invite = Meghívás
lobby-add-bot = Bot hozzáadása
lobby-remove-bot = Bot eltávolítása
lobby-token = Bábu választása
lobby-token-any = Bármelyik szabad
lobby-start = Játék indítása
lobby-start-fill = Indítás, üres helyekre botok
lobby-waiting = A játékot a házigazda indítja.
lobby-waiting-judge = A főbíró minden asztalt egyszerre indít.
lobby-seeding = Keverjük a dobókockákat: minden játékos hozzáad egy részt. Egy pillanat …

# A vége.
end-title = Vége a játéknak
end-winner = { $players } nyert!
end-winners = Közös győztesek: { $players }!
end-rank = Hely
end-player = Játékos
end-worth = Vagyon
end-points = Pont
end-curve = A vagyon a játék során
end-dice = Dobókockák
end-dice-about = Melyik összeget hányszor dobták; a sáv mutatja, mi várható a véletlentől.
end-dice-line = { $sum }: dobva { $count ->
    [one] { $count } alkalommal
   *[other] { $count } alkalommal
}, várható: { $low }–{ $high }
end-replay = A játék visszanézése
fair-check = Kockák ellenőrzése
end-rematch = Még egyszer, ugyanezekkel a játékosokkal
end-rematch-there = A következő játékhoz
leave-game = Kilépés a játékból

# Tippek az első játékhoz.
hints = Tipp
hints-on = A tippek látszanak
hints-off = A tippek rejtve vannak
hints-stop = Nem kell több tipp
hint-roll = Dobj, és a bábud magától lép. Előtte építhetsz, jelzálogot vehetsz fel, vagy üzletet ajánlhatsz.
hint-buy = Nincs tulajdonosa: megveheted vagy otthagyhatod.
hint-buy-auction = Nincs tulajdonosa: megveheted. Ha nem veszed meg, mindenki licitál rá, te is.
hint-claim = Valaki { word-deed-the-onto-your } lépett. A { word-rent } csak akkor a tiéd, ha időben kéred.
hint-debt = Kevés a készpénzed: adj el épületet, vegyél fel jelzálogot, vagy köss üzletet, aztán fizess.
hint-auction = A legmagasabb licit nyer. Csak annyit licitálhatsz, amennyit ki tudsz fizetni; aki passzol, kiesik ebből az árverésből.
hint-auction-default = A legmagasabb licit nyer. Aki nem tudja kifizetni, kiesik, és az árverés újrakezdődik.
hint-choose = A szabályok rád bízzák: válassz egyet a válaszok közül.
hint-offer = Ajánlat vár: fogadd el, utasítsd el, vagy alakítsd a sajátoddá.
hint-jail = Két egyforma számmal szabadulsz; fizetéssel vagy kártyával biztosan.
hint-jail-six = Hatossal szabadulsz; fizetéssel vagy kártyával biztosan.
hint-jail-roll = Két egyforma szám vagy kártya megszabadít; különben e dobás után fizetsz, és lépsz.
hint-jail-late = Nincs több próba: dobsz, lépsz és fizetsz. Ha előbb fizetsz, a dupla újabb dobást ad.
hint-build = Építhetsz: nyisd meg az egyik { word-deed-your-acc }. Az épületek sokat emelnek a { word-rent-on }.
hint-end = Van még valami? Építs, vagy ajánlj üzletet, aztán fejezd be a kört.
hint-wait = Most mások döntenek. Koppints egy mezőre, hogy lásd az adatait, vagy ajánlj üzletet.

# Visszanézés.
replay-title = Visszajátszás
replay-turn = { $turn }. kör: { $player }
replay-scrub = Hol tart a játék
replay-step = Lépés: { $step } / { $last }
replay-first = Az elejére
replay-back = Egy lépés vissza
replay-play = Lejátszás
replay-pause = Szünet
replay-on = Egy lépés előre
replay-last = A végére
replay-eyes = Kinek a szemével
replay-eyes-spectator = néző
replay-eyes-judge = bíró
replay-jump = Ugrás erre a körre
replay-speed = Sebesség
replay-times = { $factor }×
replay-plain = Egyszerű szövegként
loading-more = Mindjárt…

# Többen egy eszköznél.
pass-to = Add tovább az eszközt: { $player }
pass-taken = { $player } vagyok: mehet
lobby-here = ezen az eszközön
lobby-beside = Valaki melletted szintén itt játszik
lobby-beside-add = Hozzáadás

# Még a bírónak.
judge-correct = Hiba kijavítása
judge-expel-title = Játékos kizárása
judge-expel-sure = Biztosan kizárod? { $player } mindene a Banké lesz, és ez nem vonható vissza.
judge-talk = { $player } és { $other } tárgyal.
judge-seconds = Másodperc
judge-limit = Időkorlát
judge-extend = Hosszabbítás
correct-what = Mi volt hibás
correct-cash = Pénz
correct-deeds = Egy { word-deed }
correct-places = Egy hely a táblán
correct-amount = Több vagy kevesebb
correct-deed = Melyik { word-deed }
correct-owner = Tulajdonos
correct-level = Épületek
correct-space = Itt áll
correct-entry = Melyik bejegyzésben
correct-why = Miért
correct-send = Javítás

# Ha valakit nem akarsz hallani.
chat-object = { $player } szavairól
chat-mute = { $player } elnémítása
chat-mute-all = Némítás mindenkinél: { $player }
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
debt-yourself = Itt senki sem számol helyetted: teremtsd elő { word-deeds-the-from-your }.
shortage-could = Ennyit tudsz letenni és kifizetni: { $pieces }.
shortage-how = Válassz minden épülethez egy utcát, abban a sorrendben, ahogy kéred őket.
shortage-order = A sorrended
shortage-remove = Törlés: { $space }
shortage-total = Ár: { $amount }. Ennyi marad: { $left }.
