# Dzīvais galds.

app-name = passgo
app-title-your-turn = ● Tavs gājiens – passgo
loading = Sagatavo galdu…
language = Valoda
theme = Krāsas
theme-auto = Kā ierīcē
theme-light = Gaišas
theme-dark = Tumšas
sound-on = Skaņa ieslēgta
sound-off = Skaņa izslēgta
sound-volume = Skaļums
look-edition = Izdevuma stils: ieslēgts
look-plain = Izdevuma stils: izslēgts
bot-talk-on = Botu sarunas: ieslēgtas
bot-talk-off = Botu sarunas: izslēgtas
notify = Paziņot, kad mans gājiens
notify-on = Tev paziņos, kad būs tavs gājiens
view-board = Laukums
view-list = Saraksts
skip-to-actions = Pāriet uz darbībām
menu = Izvēlne
close = Aizvērt
cancel = Atcelt
back = Atpakaļ

# Savienojums.
online = Savienots
connecting = Savienojas…
offline = Nav savienojuma. Mēģinām vēlreiz…
sending = Sūta…
taken-over = Tava vieta ir pārņemta citā ierīcē. Šeit vari turpināt skatīties.
taken-over-back = Spēlēt šeit
refused = Šo galdu nevar atvērt: { $why }
reload = Ielādēt lapu no jauna
paused = Spēle ir apturēta.
paused-nobody-there = Spēle ir apturēta, jo visi aizgāja.
closed = Galds ir slēgts.
closed-rules = Serveris tika atjaunināts, un šo spēli nevarēja turpināt. Tās ieraksts ir saglabāts.
rules-then = Spēlēts pēc noteikumu { $version }. versijas.
official = Oficiālā kārta

# Cilvēki un lietas.
bank = banka
you = tu
somebody = kāds
bot = bots
bot-name = Bots { $number }
away = prom
judge = tiesnesis
onlooker = skatītājs
nothing = nekas
    .acc = neko
    .is = nothing
money-plain = { $amount }
money-dollar = { $amount } $
money-euro = { $amount } €
money-M = M{ $amount }
money-coin = { $count ->
    [zero] { $amount } monētu
    [one] { $amount } monēta
   *[other] { $amount } monētas
}
    .acc = { $count ->
        [zero] { $amount } monētu
        [one] { $amount } monētu
       *[other] { $amount } monētas
    }
    .for = { $count ->
        [zero] { $amount } monētām
        [one] { $amount } monētu
       *[other] { $amount } monētām
    }
    .gen = { $count ->
        [zero] { $amount } monētu
        [one] { $amount } monētas
       *[other] { $amount } monētu
    }
money-hidden = slēpts
money-gain = +{ $amount }
money-loss = −{ $amount }
jail-cards = { $count ->
    [zero] { $count } cietuma kartīšu
    [one] { $count } cietuma kartīte
   *[other] { $count } cietuma kartītes
}
    .acc = { $count ->
        [zero] { $count } cietuma kartīšu
        [one] { $count } cietuma kartīti
       *[other] { $count } cietuma kartītes
    }
level-0 = bez būvēm
seconds-left = { $count ->
    [zero] Atlicis { $count } sekunžu
    [one] Atlikusi { $count } sekunde
   *[other] Atlikušas { $count } sekundes
}

# Kura lēmums un par ko.
awaiting-you-start-roll = Met { word-dice }, lai noteiktu, kurš sāk.
awaiting-you-roll = Tavs gājiens: met kauliņus.
awaiting-you-roll-again = Met vēlreiz!
awaiting-you-roll-jail = Tu esi cietumā. Kā iziesi?
awaiting-you-buy = Vai pērc „{ $space }” par { FORM($amount, "for") }?
awaiting-you-auction = Vai soli par „{ $space }”?
awaiting-you-auction-building = Vai soli par būvi?
awaiting-you-debt = { WHO($other) ->
    [bank] Tu esi parādā bankai { FORM($amount, "acc") }.
   *[other] Tu esi parādā { FORM($amount, "acc") }, ko saņems { $other }.
}
awaiting-you-choose-bus = Autobuss: cik tālu ej?
awaiting-you-choose-any-space = Trīs vienādi! Ej uz jebkuru lauciņu.
awaiting-you-choose-ride = Vai par { FORM($amount, "for") } brauc tālāk no lauciņa „{ $space }” vai paliec šeit?
awaiting-you-choose-mortgaged-deed = Tu saņēmi ieķīlātu { word-deed-acc } „{ $space }”. Ko darīsi?
awaiting-you-shortage = Cik tu gribi?
awaiting-you-end = Vai beidz gājienu?
awaiting-you-nothing = Tagad tev nekas nav jādara.
awaiting-start-roll = { $player } met { word-dice }, lai noteiktu, kurš sāk.
awaiting-roll = Gaidām, kad { $player } metīs { word-dice }.
awaiting-buy = { $player } lemj, vai pirkt „{ $space }”.
awaiting-auction = { $player } var solīt vai pasēt.
awaiting-debt = { $player } kārto parādu.
awaiting-choose = { $player } izvēlas.
awaiting-shortage = { $player } lemj, cik būvju grib.
awaiting-end = Gaidām, kad { $player } beigs gājienu.
awaiting-dice = { $player } met, un tiesnesis ievada rezultātu.

# Ko drīkst darīt.
actions-title = Ko vari darīt
act-roll = Mest kauliņus
act-roll-jail = Mest par brīvību
act-end = Beigt gājienu
act-buy = Pirkt par { FORM($amount, "for") }
act-decline = Nepirkt
act-decline-auction = Nodot izsolē
act-claim = Prasīt { word-rent-acc } par „{ $space }”
act-claim-any = Prasīt { word-rent-acc }
act-bid = Solīt { FORM($amount, "acc") }
act-pass = Pasēt
act-pass-shortage = Nevienu
act-pass-turn = Nevienu, šajā gājienā vairs nejautāt
act-build = Būvēt ({ $change })
act-sell = Pārdot būvi ({ $change })
act-mortgage = Ieķīlāt ({ $change })
act-redeem = Izpirkt ({ $change })
act-surrender = Pārdot bankai ({ $change })
act-sell-hotels = Pārdot { FORM($group, "of") } { word-hotels-acc }
act-on-space = { $action }: { $space }
act-pay = Maksāt { FORM($amount, "acc") }
act-bankrupt = Pieteikt bankrotu
act-bankrupt-liquidates = Pārdot, ieķīlāt, bankrotēt
act-bankrupt-sure = Vai tiešām piesaki bankrotu? Visu tavu mantu saņems { $other }.
act-bankrupt-sure-liquidates = Vai tiešām piesaki bankrotu? Vispirms pārdod visas tavas būves un ieķīlā { word-deeds-acc }, tad visu saņems { $other }.
act-bankrupt-yes = Jā, bankrotēju
act-default = Atteikties no solījuma
act-fine = Maksāt { FORM($amount, "acc") } un iziet no cietuma
act-card = Iziet no cietuma ar kartīti
act-choose-steps = { $count ->
    [zero] Iet { $count } lauciņu līdz „{ $space }”
    [one] Iet { $count } lauciņu līdz „{ $space }”
   *[other] Iet { $count } lauciņus līdz „{ $space }”
}
act-choose-space = Iet uz lauciņu „{ $space }”
act-choose-stay = Palikt
act-choose-redeem = Izpirkt tagad par { FORM($amount, "for") }
act-choose-keep = Paturēt ieķīlātu un maksāt { FORM($amount, "acc") } procentos
act-choose-defer = Paturēt ieķīlātu un vēlāk maksāt dubultus procentus
act-accept = Pieņemt
act-reject = Noraidīt
act-counter = Piedāvāt citādi
act-withdraw = Atsaukt piedāvājumu
act-want = Lūgt būvi uz lauciņa „{ $space }”
act-want-several = Lūgt { FORM($pieces, "acc") }
act-offer = Piedāvāt darījumu
act-choose-where = Kurp iet?
act-pick-on-board = Vai izvēlies uz laukuma.

# Izsole.
auction-title = Izsole: { $space }
auction-title-building = Būves izsole
auction-building-left = Bankā, kopā ar šo: { $pieces }.
auction-pass-piece = Pasēšana attiecas tikai uz šo būvi.
auction-none = Vēl neviens nav solījis.
auction-high-you = Tavs solījums { $amount } ir lielākais.
auction-stage-0 = Izsole ir atklāta.
auction-stage-1 = Pirmo reizi…
auction-stage-2 = Otro reizi…
auction-closed = Pārdots: { $player } pērk par { FORM($amount, "for") }.
auction-amount = Tavs solījums
auction-bid = Solīt
auction-quick = Ātrie solījumi
auction-out = Šajā izsolē tu vairs nepiedalies.
auction-after = Tev paliktu { $amount }.

# Darījumi.
deal-title = Darījums
deal-with = Ar ko?
deal-give = Tu dod
deal-take = Tu saņem
deal-cash = Nauda
deal-cards = Cietuma kartītes
deal-none = Nav { word-deed-acc }, ar ko mainīties.
deal-send = Sūtīt piedāvājumu
deal-clear = Sākt no jauna
deal-changes = Kas mainīsies
deal-empty = Izvēlies, ko mainīt.
deal-set-you = Tu savāc visu { FORM($group, "set") }.
deal-set-other = { $player } savāc visu { FORM($group, "set") }.
deal-break-you = Tu izjauc { FORM($group, "set") }.
deal-break-other = { $player } izjauc { FORM($group, "set") }.
deal-interest-you = Ieķīlāti { word-deeds }: tu procentos maksāsi vismaz { FORM($amount, "acc") }.
deal-interest-other = Ieķīlāti { word-deeds }: { $player } procentos maksās vismaz { FORM($amount, "acc") }.
deal-after-you = Tava skaidrā nauda pēc darījuma: { $amount }
deal-after-other = Pēc darījuma { $player } paliek ar { FORM($amount, "for") } skaidrā naudā
deal-too-much = Vienai no pusēm nav tik daudz naudas.
deal-card-price = Cietuma kartīti nevar atdot lētāk par { FORM($amount, "for") }.
offers-title = Piedāvājumi
offer-from = { $player } tev piedāvā
offer-to = Tu piedāvā spēlētājam { $player }
offer-between = { $player } piedāvā spēlētājam { $other }
offer-you-get = tu saņem
offer-you-give = tu dod
offer-gives = dod
offer-asks = prasa
offer-not-now = Šo piedāvājumu tagad nevar pieņemt.
deal-time = Laiks sarunām

# Parādi.
debt-title = Samaksā parādu
debt-owed = { WHO($other) ->
    [bank] Tu esi parādā bankai { FORM($amount, "acc") }, un tev ir { $cash }.
   *[other] Tu esi parādā { FORM($amount, "acc") }, ko saņems { $other }, un tev ir { $cash }.
}
debt-missing = Tev trūkst { FORM($amount, "gen") }.
debt-could = Visu pārdodot un ieķīlājot, tu savāktu { FORM($amount, "acc") }.
debt-cannot = Pat visu pārdodot un ieķīlājot, tu savāktu tikai { FORM($amount, "acc") }.
debt-ways = Kā savākt naudu
debt-enough = ar to vien pietiek

# Nomas maksas prasīšana.
claim-which = Par kuru { word-deed-acc }?
claim-hint = Šeit neviens neatgādina: vēro, kas nonāk tavos { word-deeds-loc }.

# Īpašumi un lauciņi.
deed-free = Nevienam nepieder
deed-price = Cena
deed-mortgage-value = Ieķīlāšanas vērtība
deed-redeem-cost = Ķīlas izpirkuma maksa
deed-rent = { Word-rent }
deed-rent-bare = Bez būvēm
deed-rent-set = Ar pilnu komplektu
deed-rent-stations = { $count ->
    [zero] Ja pieder { $count }
    [one] Ja pieder { $count }
   *[other] Ja pieder { $count }
}
deed-rent-utility = { $count ->
    [zero] Ja pieder { $count }: { $factor } × kauliņi
    [one] Ja pieder { $count }: { $factor } × kauliņi
   *[other] Ja pieder { $count }: { $factor } × kauliņi
}
deed-rent-now = { Word-rent } tagad
deed-building-cost = Būves cena
deed-mortgaged = ieķīlāts
deed-group = Komplekts
about-tax = Maksāt: { $amount }
about-fare = Braukt: { $amount }
about-entity = Kopā ar kaimiņu pa kreisi uzmetiet { $count } vai vairāk: iegūstat vai maksājat. Summa: { $amount }
about-go = Alga: { $amount }
about-cards = Vilkt kartīti
about-jail = Tikai ciemos vai cietumā
about-parking = Šeit nekas nenotiek
about-go-to-jail = Uz cietumu
about-question = Nospiest kubu
about-ride = Braukt vai palikt
about-here = Šeit: { $players }
about-owner = Īpašnieks: { $player }
deeds-title = Mani { word-deeds }
deeds-none = Tev vēl nav { word-deed-acc }.

# Spēlētāji, žurnāls, sarunas.
players-title = Spēlētāji
player-out = vairs nespēlē
player-in-jail = cietumā
player-turn = gājiens
player-decides = lemj
player-deeds = { $count ->
    [0] nav { word-deed-acc }
    [zero] { $count } { word-deed-acc }
    [one] { $count } { word-deed }
   *[other] { $count } { word-deeds }
}
player-worth = kopvērtība: { $amount }
player-token = Spēles figūra
bank-stock = Bankā
log-title = Žurnāls
log-none = Vēl nekas nav noticis.
log-older = Rādīt vecākus
log-details = Katrs solis
chat-title = Sarunas
chat-none = Ziņu vēl nav.
chat-say = Sūtīt
chat-text = Tava ziņa
chat-phrase = Ātrās frāzes
chat-judge = Tiesnesis
preset-hello = Sveiki!
preset-good-luck = Lai veicas!
preset-well-played = Labi nospēlēts!
preset-thanks = Paldies.
preset-sorry = Piedod.
preset-hurry = Tavs gājiens, lūdzu.
preset-wait = Mirklīti, lūdzu.
preset-yes = Jā.
preset-no = Nē.
preset-interested = Mani tas interesē.
preset-not-interested = Mani tas neinteresē.
preset-make-an-offer = Piedāvā man kaut ko.
preset-judge-please = Tiesnesi, lūdzu!
preset-good-game = Laba spēle!
preset-bye = Visu labu!

# Kauliņi.
dice-title = Kauliņi
dice-none = Vēl neviens nav metis.
dice-bus = autobuss
dice-mr = nākamais { word-deed }

# Laukums.
board-title = Laukums: { $edition }
board-list = Laukuma lauciņi
board-keys = Ar bultiņu taustiņiem pārvietojas pa laukumu; „Enter” atver lauciņu.

# Tiesnesis.
judge-title = Tiesnesis
judge-close = Beigt izsoli
judge-last-round = Izsludināt pēdējo apli
judge-time = Izsludināt laika beigas
judge-expel = Izslēgt spēlētāju { $player }
judge-dice = Ievadīt metienu
judge-dice-faces = Uzmestie punkti, piemēram, 3 4
judge-no-dice = Atcelt metienu
judge-pause = Apturēt
judge-resume = Turpināt
judge-claims = { Word-rent-asked } var prasīt
judge-claim-line = { $other } var prasīt { word-rent-acc } par „{ $space }”, ko maksā { $player }
judge-claim-line-amount = { $other } var prasīt { FORM($amount, "acc") } par „{ $space }”, ko maksā { $player }

# Pirms sākuma.
lobby-title = Pirms sākuma
lobby-seat-open = brīva vieta
lobby-invite = Uzaicināt
lobby-add-bot = Pievienot botu
lobby-remove-bot = Noņemt botu
lobby-token = Izvēlēties figūru
lobby-token-any = Jebkura brīva
lobby-start = Sākt spēli
lobby-start-fill = Aizpildīt ar botiem un sākt
lobby-waiting = Gaidām, kad saimnieks sāks spēli.
lobby-waiting-judge = Galvenais tiesnesis sāks spēli pie visiem galdiem vienlaikus.
lobby-seeding = Sagatavo godīgus kauliņus: katrs spēlētājs pievieno savu daļu. Mirkli…

# Beigas.
end-title = Spēle ir beigusies
end-winner = Uzvar { $players }!
end-winners = Uzvaru dala { $players }!
end-rank = Vieta
end-player = Spēlētājs
end-worth = Kopvērtība
end-points = Punkti
end-curve = Kopvērtība spēles gaitā
end-dice = Kauliņi
end-dice-about = Cik bieži uzmesta katra summa; josla rāda, ko var gaidīt no nejaušības.
end-dice-line = { $sum }: uzmests { $count ->
    [zero] { $count } reižu
    [one] { $count } reizi
   *[other] { $count } reizes
}, gaidāms no { $low } līdz { $high }
end-replay = Noskatīties spēli vēlreiz
fair-check = Pārbaudīt kauliņus
end-rematch = Vēlreiz ar tiem pašiem spēlētājiem
end-rematch-there = Uz jauno spēli
leave-game = Pamest spēli

# Padomi pirmajai spēlei.
hints = Padoms
hints-on = Padomi redzami
hints-off = Padomi paslēpti
hints-stop = Izslēgt padomus
hint-roll = Met { word-dice }, un tava figūra pati pārvietosies. Pirms tam vari būvēt, ieķīlāt vai piedāvāt darījumu.
hint-buy = Tas nevienam nepieder: vari pirkt vai atstāt.
hint-buy-auction = Tas nevienam nepieder: vari pirkt. Ja nepērc, par to sola visi, arī tu.
hint-claim = Kāds ir nonācis tavā { word-deed-loc }. { Word-rent-acc } saņemsi tikai tad, ja laikus to prasīsi.
hint-debt = Tev trūkst naudas: pārdod būves, ieķīlā { word-deeds-acc } vai slēdz darījumu, tad maksā.
hint-auction = Uzvar lielākais solījums. Vairāk, nekā vari samaksāt, solīt nevar. Ja pasē, šajā izsolē vairs nepiedalies.
hint-auction-default = Uzvar lielākais solījums. Kas to nevar samaksāt, izstājas, un izsole sākas no jauna.
hint-choose = Lēmums ir tavs: izvēlies vienu no iespējām.
hint-offer = Gaida piedāvājums: pieņem, noraidi vai piedāvā citādi.
hint-jail = Dublis tevi atbrīvo; samaksa vai kartīte atbrīvo noteikti.
hint-jail-six = Sešinieks tevi atbrīvo; samaksa vai kartīte atbrīvo noteikti.
hint-jail-roll = Dublis vai kartīte tevi atbrīvo; citādi pēc šī metiena tu maksā un ej.
hint-jail-late = Mēģinājumu vairs nav: tu met, ej un maksā. Ja samaksā iepriekš, dublis dod vēl vienu metienu.
hint-build = Tu vari būvēt: atver kādu savu { word-deed-acc }. Būves krietni ceļ { word-rent-acc }.
hint-end = Vēl kaut kas? Būvē vai piedāvā darījumu, tad beidz gājienu.
hint-wait = Tagad lemj citi. Pieskaries jebkuram lauciņam, lai uzzinātu vairāk, vai piedāvā darījumu.

# Skats atpakaļ.
replay-title = Atkārtojums
replay-turn = { $turn }. gājiens: { $player }
replay-scrub = Vieta spēlē
replay-step = { $step }. solis no { $last }
replay-first = Uz sākumu
replay-back = Soli atpakaļ
replay-play = Atskaņot
replay-pause = Apturēt
replay-on = Soli uz priekšu
replay-last = Uz beigām
replay-eyes = Skatpunkts
replay-eyes-spectator = skatītājs
replay-eyes-judge = tiesnesis
replay-jump = Uz gājienu nr.
replay-speed = Ātrums
replay-times = { $factor }×
replay-plain = Vienkāršs teksts
loading-more = Ielādē…

# Vairāki cilvēki pie vienas ierīces.
pass-to = Ierīci tagad saņem { $player }
pass-taken = Es esmu { $player }, turpinām
lobby-here = šajā ierīcē
lobby-beside = Pievienot spēlētāju šajā ierīcē
lobby-beside-add = Pievienot

# Vēl tiesnesim.
judge-correct = Izlabot kļūdu
judge-expel-title = Izslēgt spēlētāju
judge-expel-sure = Vai tiešām izslēgt spēlētāju { $player }? Visu, kas šim spēlētājam pieder, saņems banka. To nevarēs atsaukt.
judge-talk = Sarunas risina { $player } un { $other }.
judge-seconds = Sekundes
judge-limit = Noteikt laiku
judge-extend = Pagarināt
correct-what = Kas bija nepareizi
correct-cash = Nauda
correct-deeds = { Word-deed }
correct-places = Pozīcija uz laukuma
correct-amount = Summa, ko pieskaitīt vai atņemt
correct-deed = Kurš { word-deed }
correct-owner = Īpašnieks
correct-level = Būves
correct-space = Lauciņš
correct-entry = Ieraksta numurs
correct-why = Iemesls
correct-send = Saglabāt labojumu

# Lai kādu nebūtu jādzird.
chat-object = Par ziņu, ko rakstīja { $player }
chat-mute = Apklusināt { $player }
chat-mute-all = Apklusināt { $player } visiem
chat-hear = Atcelt apklusināšanu
chat-report = Ziņot, ka tas ir
chat-reported = Paziņots. Paldies.
report-insult = apvainojums
report-spam = mēstules
report-cheating = krāpšanās
report-advice = aizliegts padoms
report-other = kas cits

# Atsaukšana un vārdi bez summām oficiālajām kārtām.
act-undo = Atsaukt
act-undo-space = Atsaukt: { $space }
act-build-plain = Būvēt
act-sell-plain = Pārdot būvi
act-mortgage-plain = Ieķīlāt
act-redeem-plain = Izpirkt
act-surrender-plain = Pārdot bankai
debt-yourself = Šeit neviens tavā vietā nerēķina: savāc naudu no saviem { word-deeds-dat }.
shortage-could = Tu varētu uzlikt un samaksāt { FORM($pieces, "acc") }.
shortage-how = Katrai būvei izvēlies { word-street-one-acc }, tādā secībā, kādā tās vēlies.
shortage-order = Tava secība
shortage-remove = Noņemt „{ $space }”
shortage-total = Kopā { $amount }. Tev paliktu { $left }.
spoken-of = Kā tekstos par tevi runāt?
spoken-of-other = Neitrāli
spoken-of-f = Sieviešu dzimtē
spoken-of-m = Vīriešu dzimtē

## Review in place: readers propose better texts

review-invite = Vai šī ir tava valoda? Palīdzi uzlabot tekstus

## The stage: the middle of the board

stage-pace = Animāciju ātrums: { $pace }
pace-calm = mierīgs
pace-normal = parasts
pace-fast = ātrs
pace-instant = tūlītējs
stage-completes = Komplekts būs pilns
stage-blocks = Bloķē komplektu, ko vāc { $player }
stage-of-set = { $number ->
    [zero] { $count } no { $number } komplektā
    [one] { $count } no { $number } komplektā
   *[other] { $count } no { $number } komplektā
}
stage-left = Tev paliks { $amount }
stage-short = Tev trūkst { FORM($amount, "gen") }
strip-title = Visu nauda
stop-free = Pārdod: { $amount }
stop-yours = Pieder tev
stop-rent = { Word-rent }: { $amount }
stop-rent-dice = { Word-rent }: pēc kauliņiem
awaiting-you-choose-mortgaged-deeds = Tu saņēmi vairākas ķīlas. Ko darīsi ar katru?
inherited-keep = Paturēt, maksāt procentus
inherited-redeem = Izpirkt tagad
inherited-defer = Vēlāk dubulti procenti
inherited-later = Vēlāk
inherited-keep-all = Paturēt visas
inherited-redeem-all = Izpirkt visas
space-number = lauciņš { $number }
lobby-seat = { $number }. vieta
offer-new = Izteikts tikko
offer-since = Izteikts pirms { $minutes } min
bot-pace = Botu temps
bot-pace-calm = Mierīgs
bot-pace-normal = Parasts
bot-pace-fast = Ātrs
bot-pace-instant = Bez pauzes
cash-short = Tev ir tikai { $cash }.
end-share = Kopīgot
end-shared = Nokopēts
end-download = Lejupielādēt
acting-as = Tagad spēlē: { $player }
whole-board = Viss laukums
auction-estate = Manta, ko zaudē { $player }: { $number } no { $count }.
auction-passed = pasē
auction-thinking = domā
awaiting-offer = { WHO($other) ->
    [you] { $player } apsver tavu piedāvājumu.
   *[other] { $player } apsver piedāvājumu, ko izsaka { $other }.
}
awaiting-choose-bus = { $player } izvēlas, cik tālu braukt ar autobusu.
awaiting-choose-any-space = { $player } izvēlas, uz kuru lauciņu iet.
awaiting-choose-ride = { $player } lemj, vai braukt tālāk no lauciņa „{ $space }”.
awaiting-choose-mortgaged-deed = { $player } lemj, ko darīt ar ķīlu: „{ $space }”.
deal-times = { WHO($player) ->
    [you] Pēc drukātajām cenām tu dod { $times }× tik, cik saņem.
   *[other] Pēc drukātajām cenām { $player } dod { $times }× tik, cik saņem.
}
deal-nothing = { WHO($player) ->
    [you] Tu pretī nesaņem neko.
   *[other] { $player } pretī nesaņem neko.
}
outlook-title = Izredzes un komplekti
outlook-heat = Rādīt riskus uz laukuma
outlook-roll = { WHO($player) ->
    [you] Tavs nākamais metiens
   *[other] Nākamais metiens: { $player }
}
outlook-charge = Citi maksājumi
outlook-own = Savs lauciņš
outlook-nothing = Nekas nav jāmaksā
outlook-cost = Vidēji { $mean }, augstākais { $worst } ({ $space })
outlook-here = { $chance }: jāmaksā līdz { $amount }
outlook-sets = Kam kas pieder
outlook-note = Viens metiens, un laukums ir tāds kā tagad. Ko īpašnieks drīkst pieprasīt, to uzskata par pieprasītu, ikviena kavā palikusī kartīte ir vienlīdz iespējama, un tas, kurš drīkst izvēlēties, kurp doties, izvēlas lētāko ceļu. Turpmākie metieni un visi ieņēmumi netiek skaitīti.

bot-random = Tikai priekam
bot-novice = Viegls
bot-builder = Vidējs
bot-trader = Grūts
bot-champion = Ļoti grūts
end-line = Apstiprināt manu rindu
stood-in = Galds spēlē tavā vietā.
stood-in-back = Esmu atpakaļ
