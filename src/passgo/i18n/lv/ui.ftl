# Dzīvais galds.

app-name = passgo
app-title-your-turn = ● Tavs gājiens – passgo
loading = Klājam galdu …
language = Valoda
theme = Krāsas
theme-auto = Kā ierīcē
theme-light = Gaišas
theme-dark = Tumšas
sound-on = Skaņa ieslēgta
sound-off = Skaņa izslēgta
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
connecting = Savienojas …
offline = Nav savienojuma: mēģinām vēlreiz …
sending = Sūta …
taken-over = Tava vieta ir pārņemta citā ierīcē. Šeit vari turpināt skatīties.
taken-over-back = Atgūt šeit
refused = Šo galdu nevar atvērt: { $why }
reload = Ielādēt lapu no jauna
paused = Galds ir apturēts.
paused-nobody-there = Galds ir apturēts, jo neviena nebija.
closed = Galds ir slēgts.
closed-rules = Serveris tika atjaunināts, un šo spēli nevarēja turpināt. Tās ieraksts ir saglabāts.
rules-then = Spēlēts pēc noteikumiem { $version }.
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
money-plain = { $amount }
money-dollar = { $amount } $
money-euro = { $amount } €
money-M = M{ $amount }
money-coin = { $count ->
    [zero] { $amount } monētu
    [one] { $amount } monēta
   *[other] { $amount } monētas
}
money-hidden = slēpts
money-gain = +{ $amount }
money-loss = −{ $amount }
jail-cards = { $count ->
    [zero] { $count } cietuma kartīšu
    [one] { $count } cietuma kartīte
   *[other] { $count } cietuma kartītes
}
level-0 = bez būvēm
seconds-left = { $count ->
    [zero] Atlicis { $count } sekunžu
    [one] Atlikusi { $count } sekunde
   *[other] Atlikušas { $count } sekundes
}

# Kura lēmums un par ko.
awaiting-you-start-roll = Met kauliņus par sākumu.
awaiting-you-roll = Tavs gājiens: met kauliņus.
awaiting-you-roll-again = Tu met vēlreiz.
awaiting-you-roll-jail = Tu esi cietumā. Kā iziesi?
awaiting-you-buy = „{ $space }” nevienam nepieder. Cena: { $amount }.
awaiting-you-auction = Vai soli par „{ $space }”?
awaiting-you-auction-building = Vai soli par būvi?
awaiting-you-debt = Tev jāmaksā: { $amount }. Saņem { $other }.
awaiting-you-choose-bus = Autobuss: cik tālu ej?
awaiting-you-choose-any-space = Trīs vienādi: ej uz jebkuru lauciņu.
awaiting-you-choose-ride = Brauc tālāk no „{ $space }” ({ $amount }) vai paliec?
awaiting-you-choose-mortgaged-deed = Tu saņem ieķīlātu īpašumu „{ $space }”. Ko dari?
awaiting-you-shortage = Cik tu gribi?
awaiting-you-end = Tavs gājiens ir galā.
awaiting-you-nothing = Tagad tev nekas nav jādara.
awaiting-start-roll = { $player } met par sākumu.
awaiting-roll = Jāmet: { $player }.
awaiting-buy = { $player } lemj par „{ $space }”.
awaiting-auction = { $player } drīkst solīt.
awaiting-debt = { $player } kārto parādu.
awaiting-choose = { $player } izvēlas.
awaiting-shortage = { $player } tagad saka, cik būvju grib.
awaiting-end = { $player } drīkst beigt gājienu.
awaiting-dice = Met { $player }: tiesnesis ievada kauliņus.

# Ko drīkst darīt.
actions-title = Ko vari darīt
act-roll = Mest kauliņus
act-roll-jail = Mest par brīvību
act-end = Beigt gājienu
act-buy = Pirkt: { $amount }
act-decline = Nepirkt
act-decline-auction = Nodot izsolē
act-claim = Prasīt { word-rent-acc }: { $space }
act-claim-any = Prasīt { word-rent-acc }
act-bid = Solīt: { $amount }
act-pass = Pasēt
act-pass-shortage = Nevienu
act-pass-turn = Nevienu, šajā gājienā vairs nejautāt
act-build = Būvēt ({ $change })
act-sell = Pārdot būvi ({ $change })
act-mortgage = Ieķīlāt ({ $change })
act-redeem = Izpirkt ({ $change })
act-surrender = Pārdot bankai ({ $change })
act-sell-hotels = Pārdot visu reizē: { $group }
act-on-space = { $action }: { $space }
act-pay = Maksāt: { $amount }
act-bankrupt = Padoties: bankrots
act-bankrupt-liquidates = Padoties: visu pārdot un ieķīlāt
act-bankrupt-sure = Vai tiešām padodies? Visu tavu mantu saņem { $other }.
act-bankrupt-sure-liquidates = Vai tiešām padodies? Vispirms pārdod visas tavas būves un ieķīlā { word-deeds-acc }, tad visu saņem { $other }.
act-bankrupt-yes = Jā, bankrotēju
act-default = Atteikties no izsoles
act-fine = Iziet no cietuma: { $amount }
act-card = Iziet no cietuma ar kartīti
act-choose-steps = { $count ->
    [zero] { $count } lauciņu – { $space }
    [one] { $count } lauciņš – { $space }
   *[other] { $count } lauciņi – { $space }
}
act-choose-space = Iet: { $space }
act-choose-stay = Palikt
act-choose-redeem = Izpirkt tagad: { $amount }
act-choose-keep = Paturēt ieķīlātu, maksāt procentus: { $amount }
act-choose-defer = Paturēt ieķīlātu, dubultus procentus maksāt vēlāk
act-accept = Pieņemt
act-reject = Noraidīt
act-counter = Piedāvāt citādi
act-withdraw = Atsaukt piedāvājumu
act-want = Vienu šeit: { $space }
act-want-several = Gribu: { $pieces }
act-offer = Piedāvāt darījumu
act-choose-where = Kurp iet?
act-pick-on-board = Vai izvēlies uz laukuma.

# Izsole.
auction-title = Izsole: { $space }
auction-title-building = Būves izsole
auction-building-left = Bankā, kopā ar šo: { $pieces }.
auction-pass-piece = Pase attiecas tikai uz šo būvi.
auction-none = Vēl neviens nav solījis.
auction-high-you = Tavs solījums ir lielākais: { $amount }.
auction-stage-0 = Izsole ir atklāta.
auction-stage-1 = Pirmo reizi …
auction-stage-2 = Otro reizi …
auction-closed = Pārdots. { $player } maksā: { $amount }.
auction-amount = Tavs solījums
auction-bid = Solīt
auction-quick = Ātrie solījumi
auction-out = Šajā izsolē tu vairs nepiedalies.
auction-after = Paliks: { $amount }

# Darījumi.
deal-title = Darījums
deal-with = Ar ko?
deal-give = Tu dod
deal-take = Tu saņem
deal-cash = Nauda
deal-cards = Cietuma kartītes
deal-none = Nav { word-deed-acc }, ar ko varētu mainīties.
deal-send = Sūtīt piedāvājumu
deal-clear = Sākt no jauna
deal-changes = Kas mainīsies
deal-empty = Izvēlies, kas maina īpašnieku.
deal-set-you = Tu savāc pilnu komplektu: { $group }.
deal-set-other = { $player } savāc pilnu komplektu: { $group }.
deal-break-you = Tu izjauc komplektu: { $group }.
deal-break-other = { $player } izjauc komplektu: { $group }.
deal-interest-you = Ieķīlāti { word-deeds }. Tev procentos jāmaksā vismaz { $amount }.
deal-interest-other = Ieķīlāti { word-deeds }. { $player } procentos maksās vismaz { $amount }.
deal-after-you = Tava skaidrā nauda pēc tam: { $amount }.
deal-after-other = { $player }, skaidrā nauda pēc tam: { $amount }.
deal-too-much = Tik daudz naudas nav.
deal-card-price = Mazākā cietuma kartītes cena: { $amount }.
offers-title = Piedāvājumi
offer-from = { $player } tev piedāvā
offer-to = Tu piedāvā spēlētājam { $player }
offer-between = { $player } piedāvā spēlētājam { $other }
offer-you-get = tu saņem
offer-you-give = tu dod
offer-gives = dod
offer-asks = prasa
offer-not-now = Tagad to nevar pieņemt.
deal-time = Laiks sarunām

# Parādi.
debt-title = Parāds
debt-owed = Tev jāmaksā { $amount } (saņem { $other }), bet tava skaidrā nauda ir { $cash }.
debt-missing = Trūkst: { $amount }.
debt-could = Visu pārdodot un ieķīlājot, var savākt: { $amount }.
debt-cannot = Pat visu pārdodot, var savākt tikai: { $amount }.
debt-ways = Kā savākt naudu
debt-enough = ar to vien pietiek

# Nomas maksas prasīšana.
claim-which = Par kuru { word-deed-acc }?
claim-hint = Šeit neviens neatgādina: vēro, kas nonāk tavos { word-deeds-loc }.

# Īpašumi un lauciņi.
deed-free = Nevienam nepieder.
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
about-entity = Kopā ar kaimiņu pa kreisi uzmetiet { $count } vai vairāk: uzvarat vai maksājat. Summa: { $amount }
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
chat-title = Sarunas
chat-none = Vēl neviens neko nav teicis.
chat-say = Teikt
chat-text = Tavi vārdi
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
board-keys = Ar bultiņu taustiņiem iet apkārt laukumam; „Enter” atver lauciņu.

# Tiesnesis.
judge-title = Tiesnesis
judge-close = Beigt izsoli
judge-last-round = Izsludināt pēdējo apli
judge-time = Izsludināt laika beigas
judge-expel = Izslēgt: { $player }
judge-dice = Ievadīt kauliņus
judge-dice-faces = Uzmestie punkti, piemēram, 3 4
judge-no-dice = Atcelt metienu
judge-pause = Apturēt
judge-resume = Turpināt
judge-claims = { Word-rent-asked } var prasīt
judge-claim-line = { $other } – par „{ $space }”; maksā { $player }
judge-claim-line-amount = { $other } drīkst prasīt nomas maksu: { $amount } ({ $space }); maksā { $player }

# Pirms sākuma.
lobby-title = Pirms sākuma
lobby-seat-open = brīva
lobby-invite = Uzaicināt
lobby-add-bot = Pievienot botu
lobby-remove-bot = Noņemt botu
lobby-token = Izvēlēties figūru
lobby-token-any = Jebkura brīva
lobby-start = Sākt spēli
lobby-start-fill = Sākt, brīvās vietas ieņem boti
lobby-waiting = Spēli sāk saimnieks.
lobby-waiting-judge = Galvenais tiesnesis sāk spēli pie visiem galdiem vienlaikus.
lobby-seeding = Kauliņus sajauc: katrs spēlētājs pievieno savu daļu. Acumirkli …

# Beigas.
end-title = Spēle ir galā
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
end-rematch-there = Uz nākamo spēli
leave-game = Pamest spēli

# Padomi pirmajai spēlei.
hints = Padoms
hints-on = Padomi redzami
hints-off = Padomi paslēpti
hints-stop = Padomus vairs nevajag
hint-roll = Met kauliņus, un tava figūra pati pārvietosies. Pirms tam vari būvēt, ieķīlāt vai piedāvāt darījumu.
hint-buy = Tas nevienam nepieder: vari pirkt vai atstāt.
hint-buy-auction = Tas nevienam nepieder: vari pirkt. Ja nepērc, par to sola visi, arī tu.
hint-claim = Kāds ir nonācis tavā { word-deed-loc }. { Word-rent-acc } saņemsi tikai tad, ja laikus to prasīsi.
hint-debt = Tev trūkst naudas: pārdod būves, ieķīlā { word-deeds-acc } vai slēdz darījumu, tad maksā.
hint-auction = Uzvar lielākais solījums. Soli tikai tik, cik vari samaksāt; kas pasē, tas šajā izsolē vairs nepiedalās.
hint-auction-default = Uzvar lielākais solījums. Kas to nevar samaksāt, izstājas, un izsole sākas no jauna.
hint-choose = Noteikumi to atstāj tev: izvēlies vienu no atbildēm.
hint-offer = Gaida piedāvājums: pieņem, noraidi vai pārveido par savu.
hint-jail = Vienādi kauliņi tevi atbrīvo; maksa vai kartīte – noteikti.
hint-jail-six = Sešinieks tevi atbrīvo; maksa vai kartīte – noteikti.
hint-jail-roll = Vienādi kauliņi vai kartīte tevi atbrīvo; citādi pēc šī metiena tu maksā un ej.
hint-jail-late = Mēģinājumu vairs nav: tu met, ej un maksā. Ja samaksā iepriekš, dublis dod vēl vienu metienu.
hint-build = Tu vari būvēt: atver kādu savu { word-deed-acc }. Būves krietni ceļ { word-rent-acc }.
hint-end = Vēl kaut kas? Būvē vai piedāvā darījumu, tad beidz gājienu.
hint-wait = Tagad lemj citi. Pieskaries jebkuram lauciņam, lai redzētu tā { word-deed-acc }, vai piedāvā darījumu.

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
replay-eyes = Kā acīm
replay-eyes-spectator = skatītāja
replay-eyes-judge = tiesneša
replay-jump = Uz gājienu nr.
replay-speed = Ātrums
replay-times = { $factor }×
replay-plain = Vienkāršs teksts
loading-more = Ielādē …

# Vairāki cilvēki pie vienas ierīces.
pass-to = Nodod ierīci: { $player }
pass-taken = Es esmu { $player }: turpināt
lobby-here = pie šīs ierīces
lobby-beside = Te spēlē arī kāds tev blakus
lobby-beside-add = Pievienot

# Vēl tiesnesim.
judge-correct = Izlabot kļūdu
judge-expel-title = Izslēgt spēlētāju
judge-expel-sure = Vai tiešām izslēgt spēlētāju { $player }? Viss tiek bankai, un to nevar atsaukt.
judge-talk = Sarunas risina { $player } un { $other }.
judge-seconds = Sekundes
judge-limit = Ierobežot laiku
judge-extend = Pagarināt
correct-what = Kas bija nepareizi
correct-cash = Nauda
correct-deeds = { Word-deed }
correct-places = Vieta uz laukuma
correct-amount = Vairāk vai mazāk
correct-deed = Kurš { word-deed }
correct-owner = Īpašnieks
correct-level = Būves
correct-space = Stāv uz lauciņa
correct-entry = Kurā ierakstā
correct-why = Kāpēc
correct-send = Izlabot

# Lai kādu nebūtu jādzird.
chat-object = Par to, ko teica { $player }
chat-mute = Vairs nedzirdēt: { $player }
chat-mute-all = Apklusināt visiem: { $player }
chat-hear = Atkal dzirdēt
chat-report = Ziņot, ka tas ir
chat-reported = Paziņots. Paldies.
report-insult = apvainojums
report-spam = surogātziņas
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
shortage-could = Tu vari uzlikt un samaksāt: { $pieces }.
shortage-how = Katrai būvei izvēlies ielu, vajadzīgajā secībā.
shortage-order = Tava secība
shortage-remove = Noņemt: { $space }
shortage-total = Cena: { $amount }. Paliks: { $left }.
