# Gyvas stalas.

app-name = passgo
app-title-your-turn = ● Jūsų ėjimas – passgo
loading = Ruošiamas stalas…
language = Kalba
theme = Tema
theme-auto = Kaip įrenginyje
theme-light = Šviesi
theme-dark = Tamsi
sound-on = Garsas įjungtas
sound-off = Garsas išjungtas
sound-volume = Garsumas
look-edition = Leidimo stilius: įjungtas
look-plain = Leidimo stilius: išjungtas
bot-talk-on = Botų pokalbiai: įjungti
bot-talk-off = Botų pokalbiai: išjungti
notify = Pranešti, kai mano ėjimas
notify-on = Jums bus pranešta, kai ateis jūsų ėjimas
view-board = Lenta
view-list = Sąrašas
skip-to-actions = Pereiti prie veiksmų
menu = Meniu
close = Užverti
cancel = Atsisakyti
back = Atgal

# Ryšys.
online = Prisijungta
connecting = Jungiamasi…
offline = Nėra ryšio. Bandoma vėl…
sending = Siunčiama…
taken-over = Jūsų vieta atverta kitame įrenginyje. Čia vis dar galite stebėti.
taken-over-back = Žaisti čia
refused = Šio stalo atverti negalima: { $why }
reload = Įkelti puslapį iš naujo
paused = Žaidimas sustabdytas.
paused-nobody-there = Žaidimas sustabdytas, nes visi išėjo.
closed = Šis stalas uždarytas.
closed-rules = Serveris atnaujintas ir šio žaidimo tęsti nebuvo galima. Jo įrašas išsaugotas.
rules-then = Žaista pagal taisyklių versiją nr. { $version }.
official = Oficialus turas

# Žmonės ir daiktai.
bank = bankas
    .dat = bankui
you = jūs
somebody = kažkas
bot = botas
bot-name = Botas { $number }
away = nėra vietoje
judge = teisėjas
onlooker = žiūrovas
nothing = nieko
    .acc = nieką
money-plain = { $amount }
money-dollar = { $amount } $
money-euro = { $amount } €
money-M = M{ $amount }
money-coin = { $count ->
    [one] { $amount } moneta
    [few] { $amount } monetos
    [many] { $amount } monetos
   *[other] { $amount } monetų
}
    .acc = { $count ->
        [one] { $amount } monetą
        [few] { $amount } monetas
        [many] { $amount } monetos
       *[other] { $amount } monetų
    }
    .gen = { $count ->
        [one] { $amount } monetos
        [few] { $amount } monetų
        [many] { $amount } monetos
       *[other] { $amount } monetų
    }
money-hidden = slepiama
money-gain = +{ $amount }
money-loss = −{ $amount }
jail-cards = { $count ->
    [one] { $count } kalėjimo korta
    [few] { $count } kalėjimo kortos
    [many] { $count } kalėjimo kortos
   *[other] { $count } kalėjimo kortų
}
    .acc = { $count ->
        [one] { $count } kalėjimo kortą
        [few] { $count } kalėjimo kortas
        [many] { $count } kalėjimo kortos
       *[other] { $count } kalėjimo kortų
    }
level-0 = be pastatų
    .there = pastatų nebėra
seconds-left = { $count ->
    [one] Liko { $count } sekundė
    [few] Liko { $count } sekundės
    [many] Liko { $count } sekundės
   *[other] Liko { $count } sekundžių
}

# Kieno sprendimas ir dėl ko.
awaiting-you-start-roll = Meskite dėl pirmo ėjimo.
awaiting-you-roll = Jūsų ėjimas: meskite kauliukus!
awaiting-you-roll-again = Meskite dar kartą!
awaiting-you-roll-jail = Esate kalėjime. Kaip išeisite?
awaiting-you-buy = Ar perkate { FORM($space, "acc") } už { FORM($amount, "acc") }?
awaiting-you-auction = Ar siūlote kainą už { FORM($space, "acc") }?
awaiting-you-auction-building = Ar siūlote kainą už pastatą?
awaiting-you-debt = { WHO($other) ->
    [bank] Turite sumokėti bankui { FORM($amount, "acc") }.
   *[other] Turite sumokėti { FORM($amount, "acc") }, gaus { $other }.
}
awaiting-you-choose-bus = Autobusas: kiek laukelių einate?
awaiting-you-choose-any-space = Trys vienodi! Eikite į bet kurį laukelį.
awaiting-you-choose-ride = Ar iš laukelio „{ $space }“ už { FORM($amount, "acc") } važiuojate toliau, ar liekate?
awaiting-you-choose-mortgaged-deed = Gavote { FORM($space, "acc") } su įkeitimu. Ką darysite?
awaiting-you-shortage = Kiek norite?
awaiting-you-end = Ar baigiate ėjimą?
awaiting-you-nothing = Dabar jums nieko daryti nereikia.
awaiting-start-roll = { $player } meta dėl pirmo ėjimo.
awaiting-roll = Laukiama, kol { $player } mes { word-dice }.
awaiting-buy = { $player } sprendžia, ar pirkti { FORM($space, "acc") }.
awaiting-auction = { $player } gali siūlyti arba pasuoti.
awaiting-debt = { $player } turi sumokėti skolą.
awaiting-choose = { $player } renkasi.
awaiting-shortage = { $player } sprendžia, kiek pastatų nori.
awaiting-end = Laukiama, kol { $player } baigs ėjimą.
awaiting-dice = Teisėjas įveda, ką išmetė { $player }.

# Ką galima daryti.
actions-title = Ką galite daryti
act-roll = Mesti kauliukus
act-roll-jail = Mesti dėl laisvės
act-end = Baigti ėjimą
act-buy = Pirkti už { FORM($amount, "acc") }
act-decline = Nepirkti
act-decline-auction = Skelbti aukcioną
act-claim = Prašyti { word-rent-gen } už { FORM($space, "acc") }
act-claim-any = Prašyti { word-rent-gen }
act-bid = Siūlyti { FORM($amount, "acc") }
act-pass = Pasuoti
act-pass-shortage = Nė vieno
act-pass-turn = Nė vieno, šį ėjimą daugiau neklausti
act-build = Statyti ({ $change })
act-sell = Parduoti pastatą ({ $change })
act-mortgage = Įkeisti ({ $change })
act-redeem = Išpirkti ({ $change })
act-surrender = Parduoti bankui ({ $change })
act-sell-hotels = Parduoti { word-hotels-every }: { $group }
act-on-space = { $action }: { $space }
act-pay = Mokėti { FORM($amount, "acc") }
act-bankrupt = Skelbti bankrotą
act-bankrupt-liquidates = Parduoti, įkeisti, bankrutuoti
act-bankrupt-sure = Tikrai skelbiate bankrotą? Visą jūsų turtą gaus { $other }.
act-bankrupt-sure-liquidates = Tikrai skelbiate bankrotą? Pirmiausia parduodami visi jūsų pastatai ir įkeičiamos { word-deeds }, tada viską gaus { $other }.
act-bankrupt-yes = Taip, bankrutuoju
act-default = Atsisakyti savo kainos
act-fine = Sumokėti { FORM($amount, "acc") } ir išeiti iš kalėjimo
act-card = Panaudoti kortą ir išeiti
act-choose-steps = { $count ->
    [one] Eiti { $count } laukelį į „{ $space }“
    [few] Eiti { $count } laukelius į „{ $space }“
    [many] Eiti { $count } laukelio į „{ $space }“
   *[other] Eiti { $count } laukelių į „{ $space }“
}
act-choose-space = Eiti į laukelį „{ $space }“
act-choose-stay = Likti
act-choose-redeem = Išpirkti dabar už { FORM($amount, "acc") }
act-choose-keep = Palikti įkeistą ir sumokėti { FORM($amount, "acc") } palūkanų
act-choose-defer = Palikti įkeistą, vėliau mokėti dvigubas palūkanas
act-accept = Priimti
act-reject = Atmesti
act-counter = Siūlyti kitaip
act-withdraw = Atsiimti pasiūlymą
act-want = Prašyti pastato laukelyje „{ $space }“
act-want-several = Prašyti { FORM($pieces, "gen") }
act-offer = Siūlyti sandorį
act-choose-where = Kur eiti?
act-pick-on-board = Arba pasirinkite lentoje.

# Aukcionas.
auction-title = Aukcionas: { $space }
auction-title-building = Aukcionas dėl pastato
auction-building-left = Banke, įskaitant šį: { $pieces }.
auction-pass-piece = Pasuojama tik dėl šio pastato.
auction-none = Dar niekas nesiūlė.
auction-high-you = Daugiausia siūlote jūs – { FORM($amount, "acc") }.
auction-stage-0 = Galima siūlyti.
auction-stage-1 = Pirmą kartą…
auction-stage-2 = Antrą kartą…
auction-closed = Parduota: { $player } perka už { FORM($amount, "acc") }.
auction-amount = Jūsų siūloma kaina
auction-bid = Siūlyti
auction-quick = Greiti pasiūlymai
auction-out = Šiame aukcione nebedalyvaujate.
auction-after = Jums liks { $amount }.

# Sandoriai.
deal-title = Sandoris
deal-with = Su kuo?
deal-give = Duodate
deal-take = Gaunate
deal-cash = Pinigai
deal-cards = Kalėjimo kortos
deal-none = Nėra { word-deeds-gen }, kuriomis galima mainytis.
deal-send = Siųsti pasiūlymą
deal-clear = Pradėti iš naujo
deal-changes = Kas pasikeis
deal-empty = Pasirinkite, kuo mainytis.
deal-set-you = Surenkate visą grupę „{ $group }“.
deal-set-other = { $player } surenka visą grupę „{ $group }“.
deal-break-you = Išardote grupę „{ $group }“.
deal-break-other = { $player } išardo grupę „{ $group }“.
deal-interest-you = Už įkeistas { word-deeds-acc } sumokėsite mažiausiai { FORM($amount, "acc") } palūkanų.
deal-interest-other = Už įkeistas { word-deeds-acc } { $player } sumokės mažiausiai { FORM($amount, "acc") } palūkanų.
deal-after-you = Po sandorio turėsite { FORM($amount, "acc") }.
deal-after-other = Po sandorio { $player } turės { FORM($amount, "acc") }.
deal-too-much = Vienas iš jūsų tiek pinigų neturi.
deal-card-price = Kalėjimo kortos negalima mainyti pigiau nei už { FORM($amount, "acc") }.
offers-title = Pasiūlymai
offer-from = Jums siūlo { $player }
offer-to = Siūlote jūs, sprendžia { $player }
offer-between = Siūlo { $player }, sprendžia { $other }
offer-you-get = gaunate
offer-you-give = duodate
offer-gives = duoda
offer-asks = prašo
offer-not-now = Dabar šio pasiūlymo priimti negalima.
deal-time = Laikas deryboms

# Skolos.
debt-title = Sumokėkite skolą
debt-owed = { WHO($other) ->
    [bank] Bankui reikia sumokėti { FORM($amount, "acc") }, o jūs turite { FORM($cash, "acc") }.
   *[other] { $other } turi iš jūsų gauti { FORM($amount, "acc") }, o jūs turite { FORM($cash, "acc") }.
}
debt-missing = Jums trūksta { FORM($amount, "gen") }.
debt-could = Viską pardavę ir įkeitę, surinktumėte { FORM($amount, "acc") }.
debt-cannot = Net viską pardavę ir įkeitę, surinktumėte tik { FORM($amount, "acc") }.
debt-ways = Kaip surinkti pinigų
debt-enough = vien to užtenka

# Nuomos prašymas.
claim-which = Už kurią { word-deed-acc }?
claim-hint = Čia niekas neprimena: stebėkite, kas sustoja prie jūsų { word-deeds-gen }.

# Nuosavybės ir laukeliai.
deed-free = Be savininko
deed-price = Kaina
deed-mortgage-value = Įkeitimo suma
deed-redeem-cost = Išpirkimo suma
deed-rent = { Word-rent }
deed-rent-bare = Be pastatų
deed-rent-set = Turint visą grupę
deed-rent-stations = { $count ->
    [one] Turint { $count }
    [few] Turint { $count }
    [many] Turint { $count }
   *[other] Turint { $count }
}
deed-rent-utility = { $count ->
    [one] Turint { $count }: { $factor } × kauliukai
    [few] Turint { $count }: { $factor } × kauliukai
    [many] Turint { $count }: { $factor } × kauliukai
   *[other] Turint { $count }: { $factor } × kauliukai
}
deed-rent-now = { Word-rent } dabar
deed-building-cost = Pastato kaina
deed-mortgaged = įkeista
deed-group = Grupė
about-tax = Mokėti { FORM($amount, "acc") }
about-fare = Važiuoti už { FORM($amount, "acc") }
about-entity = Su kaimynu iš kairės išmeskite { $count } ar daugiau: laimėsite arba sumokėsite { FORM($amount, "acc") }
about-go = Alga: { $amount }
about-cards = Traukti kortą
about-jail = Tik lankytis arba sėdėti kalėjime
about-parking = Čia nieko nevyksta
about-go-to-jail = Eiti į kalėjimą
about-question = Paspausti kubelį
about-ride = Važiuoti arba likti
about-here = Čia: { $players }
about-owner = Savininkas: { $player }
deeds-title = Mano { word-deeds }
deeds-none = { Word-deeds-gen } dar neturite.

# Žaidėjai, žurnalas, pokalbis.
players-title = Žaidėjai
player-out = nebežaidžia
player-in-jail = kalėjime
player-turn = eina
player-decides = sprendžia
player-deeds = { $count ->
    [0] { word-deeds-gen } nėra
    [one] { $count } { word-deed }
    [few] { $count } { word-deeds }
    [many] { $count } { word-deed-gen }
   *[other] { $count } { word-deeds-gen }
}
player-worth = turtas: { $amount }
player-token = Figūrėlė
bank-stock = Banke
log-title = Žurnalas
log-none = Dar nieko neįvyko.
log-older = Rodyti senesnius
log-details = Kiekvienas žingsnis
chat-title = Pokalbis
chat-none = Žinučių dar nėra.
chat-say = Siųsti
chat-text = Jūsų žinutė
chat-phrase = Greitosios žinutės
chat-judge = Teisėjas
preset-hello = Labas!
preset-good-luck = Sėkmės!
preset-well-played = Puikiai sužaista!
preset-thanks = Ačiū!
preset-sorry = Atsiprašau!
preset-hurry = Jūsų ėjimas, prašom.
preset-wait = Minutėlę, prašau.
preset-yes = Taip.
preset-no = Ne.
preset-interested = Mane tai domina.
preset-not-interested = Nedomina.
preset-make-an-offer = Pasiūlykite ką nors.
preset-judge-please = Teisėjau, prašom!
preset-good-game = Geras žaidimas!
preset-bye = Viso gero!

# Kauliukai.
dice-title = Kauliukai
dice-none = Dar niekas nemetė.
dice-bus = autobusas
dice-mr = kita { word-deed }

# Lenta.
board-title = Lenta: { $edition }
board-list = Lentos laukeliai
board-keys = Rodyklių klavišais einama aplink lentą; „Enter“ atveria laukelį.

# Teisėjas.
judge-title = Teisėjas
judge-close = Baigti aukcioną
judge-last-round = Skelbti paskutinį ratą
judge-time = Skelbti laiko pabaigą
judge-expel = Pašalinti: { $player }
judge-dice = Įvesti metimą
judge-dice-faces = Akutės, pvz., 3 4
judge-no-dice = Atšaukti metimą
judge-pause = Sustabdyti
judge-resume = Tęsti
judge-claims = { Word-rent }, kurios galima prašyti
judge-claim-line = { $other } gali prašyti { word-rent-gen } už { FORM($space, "acc") }, moka { $player }
judge-claim-line-amount = { $other } gali prašyti { FORM($amount, "gen") } už { FORM($space, "acc") }, moka { $player }

# Prieš pradžią.
lobby-title = Prieš pradžią
lobby-seat-open = laisva vieta
lobby-invite = Pakviesti
lobby-add-bot = Pridėti botą
lobby-remove-bot = Pašalinti botą
lobby-token = Rinktis figūrėlę
lobby-token-any = Bet kuri laisva
lobby-start = Pradėti žaidimą
lobby-start-fill = Užpildyti botais ir pradėti
lobby-waiting = Laukiama, kol šeimininkas pradės žaidimą.
lobby-waiting-judge = Vyriausiasis teisėjas pradeda žaidimą prie visų stalų vienu metu.
lobby-seeding = Ruošiami sąžiningi kauliukai: kiekvienas žaidėjas prideda savo dalį. Akimirką…

# Pabaiga.
end-title = Žaidimas baigtas
end-winner = Laimi { $players }!
end-winners = Pergale dalijasi { $players }!
end-rank = Vieta
end-player = Žaidėjas
end-worth = Grynasis turtas
end-points = Taškai
end-curve = Grynasis turtas per visą žaidimą
end-dice = Kauliukai
end-dice-about = Kaip dažnai iškrito kiekviena suma; juosta rodo, ko galima tikėtis atsitiktinai.
end-dice-line = { $sum }: iškrito { $count ->
    [one] { $count } kartą
    [few] { $count } kartus
    [many] { $count } karto
   *[other] { $count } kartų
}, tikėtasi nuo { $low } iki { $high }
end-replay = Peržiūrėti žaidimą
fair-check = Patikrinti kauliukus
end-rematch = Revanšas su tais pačiais žaidėjais
end-rematch-there = Į revanšą
leave-game = Palikti žaidimą

# Patarimai pirmam žaidimui.
hints = Patarimas
hints-on = Patarimai rodomi
hints-off = Patarimai paslėpti
hints-stop = Išjungti patarimus
hint-roll = Meskite { word-dice }, ir jūsų figūrėlė pajudės pati. Prieš tai galite statyti, įkeisti ar siūlyti sandorį.
hint-buy = Savininko nėra: galite pirkti arba palikti.
hint-buy-auction = Savininko nėra: galite pirkti. Jei neperkate, kainą gali siūlyti visi, taip pat ir jūs.
hint-claim = Kažkas sustojo prie jūsų { word-deed-gen }. { Word-rent-acc } gausite tik tada, jei laiku paprašysite.
hint-debt = Trūksta grynųjų: parduokite pastatų, įkeiskite { word-deeds-gen } ar sudarykite sandorį, tada mokėkite.
hint-auction = Laimi didžiausia pasiūlyta kaina. Daugiau, nei galite sumokėti, siūlyti negalima. Kas pasuoja, šiame aukcione nebedalyvauja.
hint-auction-default = Laimi didžiausia pasiūlyta kaina. Kas negali jos sumokėti, iškrenta, ir aukcionas prasideda iš naujo.
hint-choose = Sprendžiate jūs: pasirinkite.
hint-offer = Gavote pasiūlymą: priimkite, atmeskite arba pasiūlykite kitaip.
hint-jail = Dubletas išlaisvina; sumokėjus ar panaudojus kortą išeinate tikrai.
hint-jail-six = Šešetas išlaisvina; sumokėjus ar panaudojus kortą išeinate tikrai.
hint-jail-roll = Dubletas ar korta išlaisvina; kitaip po šio metimo sumokate ir einate.
hint-jail-late = Bandymų nebėra: metate, einate ir mokate. Jei sumokate iš anksto, dubletas duoda dar vieną metimą.
hint-build = Galite statyti: atverkite vieną iš savo { word-deeds-gen }. Pastatai labai padidina { word-rent-acc }.
hint-end = Dar ką nors? Statykite ar pasiūlykite sandorį, tada baikite ėjimą.
hint-wait = Dabar sprendžia kiti. Bakstelėkite laukelį, kad sužinotumėte daugiau, arba pasiūlykite sandorį.

# Žvilgsnis atgal.
replay-title = Peržiūra
replay-turn = Ėjimas nr. { $turn }: { $player }
replay-scrub = Žaidimo momentas
replay-step = Žingsnis { $step } iš { $last }
replay-first = Į pradžią
replay-back = Žingsnis atgal
replay-play = Leisti
replay-pause = Sustabdyti
replay-on = Žingsnis pirmyn
replay-last = Į pabaigą
replay-eyes = Kieno akimis
replay-eyes-spectator = žiūrovo
replay-eyes-judge = teisėjo
replay-jump = Į ėjimą nr.
replay-speed = Greitis
replay-times = { $factor }×
replay-plain = Paprastas tekstas
loading-more = Įkeliama…

# Keli žmonės prie vieno įrenginio.
pass-to = Dabar įrenginį ima { $player }
pass-taken = Čia { $player } – tęsti
lobby-here = šiame įrenginyje
lobby-beside = Pridėti žaidėją šiame įrenginyje
lobby-beside-add = Pridėti

# Daugiau teisėjui.
judge-correct = Ištaisyti klaidą
judge-expel-title = Pašalinti žaidėją
judge-expel-sure = Ar { $player } turi palikti žaidimą? Viskas atiteks bankui, ir to atšaukti nebus galima.
judge-talk = Derasi { $player } ir { $other }.
judge-seconds = Sekundės
judge-limit = Nustatyti laiko ribą
judge-extend = Pratęsti
correct-what = Kas buvo negerai
correct-cash = Pinigai
correct-deeds = { Word-deed }
correct-places = Padėtis lentoje
correct-amount = Pridėti arba atimti
correct-deed = Kuri { word-deed }
correct-owner = Savininkas
correct-level = Pastatai
correct-space = Stovi laukelyje
correct-entry = Žurnalo įrašas
correct-why = Priežastis
correct-send = Ištaisyti

# Kad kai ko nereikėtų girdėti.
chat-object = Dėl žinutės, kurią parašė { $player }
chat-mute = Neberodyti: { $player }
chat-mute-all = Nutildyti visiems: { $player }
chat-hear = Vėl rodyti
chat-report = Pranešti, kad tai
chat-reported = Pranešta. Ačiū.
report-insult = įžeidimas
report-spam = brukalas
report-cheating = sukčiavimas
report-advice = draudžiamas patarimas
report-other = kita

# Atšaukimas ir žodžiai be sumų oficialiems turams.
act-undo = Atšaukti
act-undo-space = Atšaukti: { $space }
act-build-plain = Statyti
act-sell-plain = Parduoti pastatą
act-mortgage-plain = Įkeisti
act-redeem-plain = Išpirkti
act-surrender-plain = Parduoti bankui
debt-yourself = Čia niekas už jus neskaičiuoja: pinigų surinkite iš savo { word-deeds-gen }.
shortage-could = Galėtumėte pastatyti ir apmokėti { FORM($pieces, "acc") }.
shortage-how = Kiekvienam pastatui pasirinkite { word-street-acc }, norima tvarka.
shortage-order = Jūsų tvarka
shortage-remove = Išimti: { $space }
shortage-total = Kaina: { $amount }. Jums liks { $left }.
spoken-of = Kaip tekstuose apie jus kalbėti?
spoken-of-other = Neutraliai
spoken-of-f = Moteriškąja gimine
spoken-of-m = Vyriškąja gimine

## Review in place: readers propose better texts

review-invite = Ar tai jūsų kalba? Padėkite pagerinti tekstus

## The stage: the middle of the board

stage-pace = Animacijų greitis: { $pace }
pace-calm = ramus
pace-normal = įprastas
pace-fast = greitas
pace-instant = momentinis
stage-completes = Užbaigia grupę
stage-blocks = Blokuoja grupę, kurią renka { $player }
stage-of-set = { $number ->
    [one] { $count } iš { $number } grupėje
    [few] { $count } iš { $number } grupėje
    [many] { $count } iš { $number } grupėje
   *[other] { $count } iš { $number } grupėje
}
stage-left = Jums liks { $amount }
stage-short = Jums trūksta { FORM($amount, "gen") }
strip-title = Visų pinigai
stop-free = Parduodama: { $amount }
stop-yours = Priklauso jums
stop-rent = { Word-rent }: { $amount }
stop-rent-dice = { Word-rent }: pagal kauliukus
awaiting-you-choose-mortgaged-deeds = Gavote kelis įkeitimus. Ką darote su kiekvienu?
inherited-keep = Palikti, mokėti palūkanas
inherited-redeem = Išpirkti dabar
inherited-defer = Vėliau dvigubos palūkanos
inherited-later = Vėliau
inherited-keep-all = Palikti visus
inherited-redeem-all = Išpirkti visus
space-number = laukelis { $number }
lobby-seat = { $number } vieta
offer-new = Pateiktas ką tik
offer-since = Pateiktas prieš { $minutes } min.
bot-pace = Botų tempas
bot-pace-calm = Ramus
bot-pace-normal = Įprastas
bot-pace-fast = Greitas
bot-pace-instant = Be pauzės
cash-short = Turite tik { FORM($cash, "acc") }.
end-share = Bendrinti
end-shared = Nukopijuota
end-download = Atsisiųsti
acting-as = Dabar žaidžia: { $player }
whole-board = Visa lenta
auction-estate = Turtas, kurio netenka { $player }: { $number } iš { $count }.
auction-passed = pasuoja
auction-thinking = galvoja
awaiting-offer = { WHO($other) ->
    [you] { $player } svarsto jūsų pasiūlymą.
   *[other] { $player } svarsto pasiūlymą, kurį teikia { $other }.
}
awaiting-choose-bus = { $player } renkasi, kiek važiuoti autobusu.
awaiting-choose-any-space = { $player } renkasi, į kurį laukelį eiti.
awaiting-choose-ride = { $player } sprendžia, ar iš laukelio „{ $space }“ važiuoti toliau.
awaiting-choose-mortgaged-deed = { $player } sprendžia, ką daryti su laukelio „{ $space }“ įkeitimu.
deal-times = { WHO($player) ->
    [you] Pagal išspausdintas kainas duodate { $times }× tiek, kiek gaunate.
   *[other] Pagal išspausdintas kainas { $player } duoda { $times }× tiek, kiek gauna.
}
deal-nothing = { WHO($player) ->
    [you] Mainais nieko negaunate.
   *[other] { $player } mainais nieko negauna.
}
outlook-title = Galimybės ir grupės
outlook-heat = Rodyti rizikas lentoje
outlook-roll = { WHO($player) ->
    [you] Kitas jūsų metimas
   *[other] Kitas metimas: { $player }
}
outlook-charge = Kiti mokėjimai
outlook-own = Savas laukelis
outlook-nothing = Mokėti nereikia
outlook-cost = Vidutiniškai { $mean }, daugiausia { $worst } ({ $space })
outlook-here = { $chance }: mokėti iki { $amount }
outlook-sets = Kas ką turi
outlook-note = Vienas metimas, lenta tokia, kokia dabar. Tai, ko savininkas gali reikalauti, laikoma pareikalauta, kiekviena kaladėje likusi korta vienodai tikėtina, o kas gali rinktis, kur eiti, eina pigiausiu keliu. Kiti metimai ir visos pajamos neskaičiuojami.

bot-random = Tik dėl malonumo
bot-novice = Lengvas
bot-builder = Vidutinis
bot-trader = Sunkus
bot-champion = Labai sunkus
end-line = Patvirtinti mano eilutę
stood-in = Stalas žaidžia už jus.
stood-in-back = Grįžau
