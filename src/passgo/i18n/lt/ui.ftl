# Gyvas stalas.

app-name = passgo
app-title-your-turn = ● Jūsų ėjimas – passgo
loading = Ruošiamas stalas …
language = Kalba
theme = Spalvos
theme-auto = Kaip įrenginyje
theme-light = Šviesi
theme-dark = Tamsi
sound-on = Garsas įjungtas
sound-off = Garsas išjungtas
notify = Pranešti, kai mano ėjimas
notify-on = Jums bus pranešta, kai ateis jūsų ėjimas
view-board = Lenta
view-list = Sąrašas
skip-to-actions = Pereiti prie veiksmų
menu = Meniu
close = Užverti
cancel = Atšaukti
back = Atgal

# Ryšys.
online = Prisijungta
connecting = Jungiamasi …
offline = Nėra ryšio: bandoma vėl …
sending = Siunčiama …
taken-over = Jūsų vieta perimta kitame įrenginyje. Čia vis dar galite stebėti.
taken-over-back = Susigrąžinti čia
refused = Šio stalo atverti negalima: { $why }
reload = Įkelti puslapį iš naujo
paused = Stalas sustabdytas.
paused-nobody-there = Stalas sustabdytas, nes nieko nebuvo.
closed = Stalas uždarytas.
closed-rules = Serveris atnaujintas ir šio žaidimo tęsti nebuvo galima. Jo įrašas išsaugotas.
rules-then = Žaista pagal taisykles { $version }.
official = Oficialus turas

# Žmonės ir daiktai.
bank = bankas
you = jūs
somebody = kažkas
bot = botas
bot-name = Botas { $number }
away = nėra vietoje
judge = teisėjas
onlooker = žiūrovas
nothing = nieko
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
money-hidden = slepiama
money-gain = +{ $amount }
money-loss = −{ $amount }
jail-cards = { $count ->
    [one] { $count } kalėjimo korta
    [few] { $count } kalėjimo kortos
    [many] { $count } kalėjimo kortos
   *[other] { $count } kalėjimo kortų
}
level-0 = be pastatų
seconds-left = { $count ->
    [one] Liko { $count } sekundė
    [few] Liko { $count } sekundės
    [many] Liko { $count } sekundės
   *[other] Liko { $count } sekundžių
}

# Kieno sprendimas ir dėl ko.
awaiting-you-start-roll = Meskite kauliukus, kad paaiškėtų, kas pradeda.
awaiting-you-roll = Jūsų ėjimas: meskite kauliukus.
awaiting-you-roll-again = Metate dar kartą.
awaiting-you-roll-jail = Esate kalėjime. Kaip išeisite?
awaiting-you-buy = „{ $space }“ neturi savininko. Kaina: { $amount }.
awaiting-you-auction = Ar siūlote kainą už „{ $space }“?
awaiting-you-auction-building = Ar siūlote kainą už pastatą?
awaiting-you-debt = Turite sumokėti: { $amount }. Gauna { $other }.
awaiting-you-choose-bus = Autobusas: kiek laukelių einate?
awaiting-you-choose-any-space = Trys vienodi: eikite į bet kurį laukelį.
awaiting-you-choose-ride = Važiuojate toliau iš „{ $space }“ ({ $amount }) ar liekate?
awaiting-you-choose-mortgaged-deed = Gavote įkeistą nuosavybę „{ $space }“. Ką darote?
awaiting-you-shortage = Kiek norite?
awaiting-you-end = Jūsų ėjimas atliktas.
awaiting-you-nothing = Dabar jums nieko daryti nereikia.
awaiting-start-roll = { $player } meta kauliukus, kad paaiškėtų, kas pradeda.
awaiting-roll = Mesti turi { $player }.
awaiting-buy = { $player } sprendžia dėl „{ $space }“.
awaiting-auction = { $player } gali siūlyti kainą.
awaiting-debt = { $player } turi padengti skolą.
awaiting-choose = { $player } renkasi.
awaiting-shortage = { $player } dabar sako, kiek pastatų nori.
awaiting-end = { $player } gali baigti ėjimą.
awaiting-dice = Meta { $player }: teisėjas įveda kauliukus.

# Ką galima daryti.
actions-title = Ką galite daryti
act-roll = Mesti kauliukus
act-roll-jail = Mesti dėl laisvės
act-end = Baigti ėjimą
act-buy = Pirkti: { $amount }
act-decline = Nepirkti
act-decline-auction = Skelbti aukcioną
act-claim = Prašyti { word-rent-gen }: { $space }
act-claim-any = Prašyti { word-rent-gen }
act-bid = Siūlyti: { $amount }
act-pass = Pasuoti
act-pass-shortage = Nė vieno
act-pass-turn = Nė vieno, šį ėjimą daugiau neklausti
act-build = Statyti ({ $change })
act-sell = Parduoti pastatą ({ $change })
act-mortgage = Įkeisti ({ $change })
act-redeem = Išpirkti ({ $change })
act-surrender = Parduoti bankui ({ $change })
act-sell-hotels = Parduoti visus iš karto: { $group }
act-on-space = { $action }: { $space }
act-pay = Mokėti: { $amount }
act-bankrupt = Pasiduoti: bankrotas
act-bankrupt-liquidates = Pasiduoti: viską parduoti ir įkeisti
act-bankrupt-sure = Tikrai pasiduodate? Visą jūsų turtą gauna { $other }.
act-bankrupt-sure-liquidates = Tikrai pasiduodate? Pirmiausia parduodami visi jūsų pastatai ir įkeičiamos { word-deeds }, tada viską gauna { $other }.
act-bankrupt-yes = Taip, bankrutuoju
act-default = Atsisakyti aukciono
act-fine = Išeiti iš kalėjimo: { $amount }
act-card = Išeiti iš kalėjimo su korta
act-choose-steps = { $count ->
    [one] { $count } laukelis – { $space }
    [few] { $count } laukeliai – { $space }
    [many] { $count } laukelio – { $space }
   *[other] { $count } laukelių – { $space }
}
act-choose-space = Eiti: { $space }
act-choose-stay = Likti
act-choose-redeem = Išpirkti dabar: { $amount }
act-choose-keep = Palikti įkeistą ir mokėti palūkanas: { $amount }
act-choose-defer = Palikti įkeistą, vėliau mokėti dvigubas palūkanas
act-accept = Priimti
act-reject = Atmesti
act-counter = Siūlyti kitaip
act-withdraw = Atsiimti pasiūlymą
act-want = Vieną čia: { $space }
act-want-several = Noriu: { $pieces }
act-offer = Siūlyti sandorį
act-choose-where = Kur eiti?
act-pick-on-board = Arba pasirinkite lentoje.

# Aukcionas.
auction-title = Aukcionas: { $space }
auction-title-building = Aukcionas dėl pastato
auction-building-left = Banke, su šiuo: { $pieces }.
auction-pass-piece = Pasas galioja tik šiam pastatui.
auction-none = Dar niekas nesiūlė.
auction-high-you = Jūsų statymas didžiausias: { $amount }.
auction-stage-0 = Aukcionas atviras.
auction-stage-1 = Pirmas kartas …
auction-stage-2 = Antras kartas …
auction-closed = Parduota. { $player } moka: { $amount }.
auction-amount = Jūsų statymas
auction-bid = Siūlyti
auction-quick = Greiti statymai
auction-out = Šiame aukcione nebedalyvaujate.
auction-after = Liks: { $amount }

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
deal-empty = Pasirinkite, kas keičia savininką.
deal-set-you = Jūs surenkate visą grupę: { $group }.
deal-set-other = { $player } surenka visą grupę: { $group }.
deal-break-you = Jūs išardote grupę: { $group }.
deal-break-other = { $player } išardo grupę: { $group }.
deal-interest-you = Įkeistos { word-deeds }: palūkanų mokėsite mažiausiai { $amount }.
deal-interest-other = Įkeistos { word-deeds }: { $player } palūkanų mokės mažiausiai { $amount }.
deal-after-you = Jūsų grynieji po sandorio: { $amount }.
deal-after-other = { $player } po sandorio turės grynųjų: { $amount }.
deal-too-much = Tiek pinigų nėra.
deal-card-price = Mažiausia kalėjimo kortos kaina: { $amount }.
offers-title = Pasiūlymai
offer-from = { $player } jums siūlo
offer-to = Siūlote žaidėjui { $player }
offer-between = { $player } siūlo žaidėjui { $other }
offer-you-get = gaunate
offer-you-give = duodate
offer-gives = duoda
offer-asks = prašo
offer-not-now = Dabar priimti negalima.
deal-time = Laikas deryboms

# Skolos.
debt-title = Skola
debt-owed = Turite sumokėti { $amount } (gauna { $other }), o jūsų grynieji – { $cash }.
debt-missing = Trūksta: { $amount }.
debt-could = Viską pardavus ir įkeitus galima surinkti: { $amount }.
debt-cannot = Net ir viską pardavus galima surinkti tik { $amount }.
debt-ways = Kaip surinkti pinigų
debt-enough = vien to užtenka

# Nuomos prašymas.
claim-which = Už kurią { word-deed-acc }?
claim-hint = Čia niekas neprimena: stebėkite, kas užeina į jūsų { word-deeds-acc }.

# Nuosavybės ir laukeliai.
deed-free = Neturi savininko.
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
about-tax = Mokėti: { $amount }
about-fare = Važiuoti: { $amount }
about-entity = Su kaimynu iš kairės išmeskite { $count } ar daugiau: laimėsite arba mokėsite. Suma: { $amount }
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
chat-title = Pokalbis
chat-none = Dar niekas nieko nepasakė.
chat-say = Sakyti
chat-text = Jūsų žodžiai
chat-phrase = Greitos frazės
chat-judge = Teisėjas
preset-hello = Labas!
preset-good-luck = Sėkmės!
preset-well-played = Puikiai sužaista!
preset-thanks = Ačiū.
preset-sorry = Atsiprašau.
preset-hurry = Jūsų ėjimas, prašom.
preset-wait = Minutėlę, prašau.
preset-yes = Taip.
preset-no = Ne.
preset-interested = Man įdomu.
preset-not-interested = Man neįdomu.
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
judge-dice = Įvesti kauliukus
judge-dice-faces = Akutės, pvz., 3 4
judge-no-dice = Atšaukti metimą
judge-pause = Sustabdyti
judge-resume = Tęsti
judge-claims = { Word-rent }, kurios galima prašyti
judge-claim-line = { $other } – už „{ $space }“; moka { $player }
judge-claim-line-amount = { $other } gali prašyti nuomos: { $amount } ({ $space }); moka { $player }

# Prieš pradžią.
lobby-title = Prieš pradžią
lobby-seat-open = laisva
lobby-invite = Pakviesti
lobby-add-bot = Pridėti botą
lobby-remove-bot = Pašalinti botą
lobby-token = Rinktis figūrėlę
lobby-token-any = Bet kuri laisva
lobby-start = Pradėti žaidimą
lobby-start-fill = Pradėti, laisvas vietas užims botai
lobby-waiting = Žaidimą pradeda šeimininkas.
lobby-waiting-judge = Vyriausiasis teisėjas pradeda žaidimą prie visų stalų vienu metu.
lobby-seeding = Kauliukai maišomi: kiekvienas žaidėjas prideda savo dalį. Akimirką …

# Pabaiga.
end-title = Žaidimas baigtas
end-winner = Laimi { $players }!
end-winners = Pergale dalijasi { $players }!
end-rank = Vieta
end-player = Žaidėjas
end-worth = Turtas
end-points = Taškai
end-curve = Turtas per visą žaidimą
end-dice = Kauliukai
end-dice-about = Kaip dažnai iškrito kiekviena suma; juosta rodo, ko galima tikėtis iš atsitiktinumo.
end-dice-line = { $sum }: iškrito { $count ->
    [one] { $count } kartą
    [few] { $count } kartus
    [many] { $count } karto
   *[other] { $count } kartų
}, tikėtasi nuo { $low } iki { $high }
end-replay = Peržiūrėti žaidimą
fair-check = Patikrinti kauliukus
end-rematch = Dar kartą su tais pačiais žaidėjais
end-rematch-there = Į kitą žaidimą
leave-game = Palikti žaidimą

# Patarimai pirmam žaidimui.
hints = Patarimas
hints-on = Patarimai rodomi
hints-off = Patarimai paslėpti
hints-stop = Patarimų nebereikia
hint-roll = Meskite kauliukus, ir jūsų figūrėlė pajudės pati. Prieš tai galite statyti, įkeisti ar siūlyti sandorį.
hint-buy = Savininko nėra: galite pirkti arba palikti.
hint-buy-auction = Savininko nėra: galite pirkti. Jei neperkate, kainą siūlo visi, taip pat ir jūs.
hint-claim = Kažkas užėjo į jūsų { word-deed-acc }. { Word-rent-acc } gausite tik tada, jei laiku paprašysite.
hint-debt = Trūksta grynųjų: parduokite pastatų, įkeiskite { word-deed-acc } ar sudarykite sandorį, tada mokėkite.
hint-auction = Laimi didžiausias statymas. Siūlote tik tiek, kiek galite sumokėti; kas pasuoja, šiame aukcione nebedalyvauja.
hint-auction-default = Laimi didžiausias statymas. Kas negali jo sumokėti, iškrenta, ir aukcionas prasideda iš naujo.
hint-choose = Taisyklės palieka pasirinkti jums: pasirinkite vieną atsakymą.
hint-offer = Laukia pasiūlymas: priimkite, atmeskite arba pakeiskite savaip.
hint-jail = Dubletas išlaisvina; mokestis ar korta – tikrai.
hint-jail-six = Šešetas išlaisvina; mokestis ar korta – tikrai.
hint-jail-roll = Dubletas ar korta išlaisvina; kitaip po šio metimo sumokate ir einate.
hint-jail-late = Bandymų nebėra: metate, einate ir mokate. Jei sumokate iš anksto, dubletas duoda dar vieną metimą.
hint-build = Galite statyti: atverkite vieną iš savo { word-deeds-gen }. Pastatai labai padidina { word-rent-acc }.
hint-end = Dar ką nors? Statykite ar siūlykite sandorį, tada baikite ėjimą.
hint-wait = Dabar sprendžia kiti. Bakstelėkite laukelį, kad pamatytumėte jo { word-deed-acc }, arba siūlykite sandorį.

# Žvilgsnis atgal.
replay-title = Peržiūra
replay-turn = Ėjimas nr. { $turn }: { $player }
replay-scrub = Žaidimo vieta
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
loading-more = Įkeliama …

# Keli žmonės prie vieno įrenginio.
pass-to = Perduokite įrenginį: { $player }
pass-taken = Aš – { $player }: tęsti
lobby-here = prie šio įrenginio
lobby-beside = Čia žaidžia ir kas nors šalia jūsų
lobby-beside-add = Pridėti

# Daugiau teisėjui.
judge-correct = Ištaisyti klaidą
judge-expel-title = Pašalinti žaidėją
judge-expel-sure = Tikrai pašalinti žaidėją { $player }? Viskas atiteks bankui, ir to atšaukti nebus galima.
judge-talk = Derasi { $player } ir { $other }.
judge-seconds = Sekundės
judge-limit = Nustatyti ribą
judge-extend = Pratęsti
correct-what = Kas buvo negerai
correct-cash = Pinigai
correct-deeds = { Word-deed }
correct-places = Vieta lentoje
correct-amount = Daugiau ar mažiau
correct-deed = Kuri { word-deed }
correct-owner = Savininkas
correct-level = Pastatai
correct-space = Stovi laukelyje
correct-entry = Kuriame įraše
correct-why = Kodėl
correct-send = Ištaisyti

# Kad kai ko nereikėtų girdėti.
chat-object = Dėl to, ką sakė { $player }
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
debt-yourself = Čia niekas už jus neskaičiuoja: surinkite iš savo { word-deeds-gen }.
shortage-could = Galėtumėte pastatyti ir sumokėti: { $pieces }.
shortage-how = Kiekvienam pastatui pasirinkite { word-street-acc }, norima tvarka.
shortage-order = Jūsų tvarka
shortage-remove = Išimti: { $space }
shortage-total = Kaina: { $amount }. Liks: { $left }.
