# Spillebordet.

app-name = passgo
app-title-your-turn = ● Din tur – passgo
loading = Bordet gøres klar…
language = Sprog
theme = Tema
theme-auto = Som enheden
theme-light = Lys
theme-dark = Mørk
sound-on = Lyden er slået til
sound-off = Lyden er slået fra
notify = Giv mig besked, når det er min tur
notify-on = Du får besked, når det er din tur
view-board = Bræt
view-list = Liste
skip-to-actions = Spring til dine muligheder
menu = Menu
close = Luk
cancel = Annuller
back = Tilbage

online = Forbundet
connecting = Forbinder…
offline = Ingen forbindelse. Prøver igen…
sending = Sender…
taken-over = Din plads er åben på en anden enhed. Her kan du stadig se med.
taken-over-back = Spil her i stedet
refused = Bordet kan ikke åbnes: { $why }
reload = Indlæs siden igen
paused = Spillet er sat på pause.
paused-nobody-there = Spillet er sat på pause, fordi alle er gået.
closed = Bordet er blevet lukket.
closed-rules = Serveren er blevet opgraderet og kunne ikke tage dette spil med. Spilfilen er bevaret.
rules-then = Spillet fulgte regelversion { $version }.
official = Officiel runde

bank = banken
you = dig
somebody = nogen
bot = bot
bot-name = Bot { $number }
away = væk
judge = dommer
onlooker = tilskuer
nothing = ingenting
money-plain = { $amount }
money-dollar = { $amount } $
money-euro = { $amount } €
money-M = M{ $amount }
money-coin = { $count ->
    [one] { $amount } mønt
   *[other] { $amount } mønter
}
money-hidden = skjult
money-gain = +{ $amount }
money-loss = −{ $amount }
jail-cards = { $count ->
    [one] { $count } fængselskort
   *[other] { $count } fængselskort
}
level-0 = ingen bygninger
seconds-left = { $count ->
    [one] { $count } sekund tilbage
   *[other] { $count } sekunder tilbage
}

awaiting-you-start-roll = Slå for at se, hvem der starter.
awaiting-you-roll = Din tur – slå med terningerne.
awaiting-you-roll-again = Slå igen!
awaiting-you-roll-jail = Du er i fængsel. Hvordan vil du komme ud?
awaiting-you-buy = Vil du købe { $space } for { $amount }?
awaiting-you-auction = Vil du byde på { $space }?
awaiting-you-auction-building = Vil du byde på bygningen?
awaiting-you-debt = Du skylder { $other } { $amount }.
awaiting-you-choose-bus = Bus: Hvor langt vil du køre?
awaiting-you-choose-any-space = Tre ens! Ryk til et felt efter eget valg.
awaiting-you-choose-ride = Vil du køre videre fra { $space } for { $amount } eller blive her?
awaiting-you-choose-mortgaged-deed = Du har fået { $space }, som er pantsat. Hvad vil du gøre?
awaiting-you-shortage = Hvor mange vil du have?
awaiting-you-end = Er du færdig med din tur?
awaiting-you-nothing = Der er ikke noget at gøre lige nu.
awaiting-start-roll = { $player } slår for at se, hvem der starter.
awaiting-roll = Venter på, at { $player } slår.
awaiting-buy = { $player } overvejer at købe { $space }.
awaiting-auction = { $player } kan byde eller melde pas.
awaiting-debt = { $player } skal betale en gæld.
awaiting-choose = { $player } vælger.
awaiting-shortage = { $player } beslutter, hvor mange bygninger det skal være.
awaiting-end = Venter på, at { $player } afslutter sin tur.
awaiting-dice = Dommeren taster { FORM($player, "of") } slag ind.

actions-title = Dine muligheder
act-roll = Slå med terningerne
act-roll-jail = Slå for at komme ud
act-end = Afslut din tur
act-buy = Køb for { $amount }
act-decline = Køb ikke
act-decline-auction = Sæt på auktion
act-claim = Kræv { word-rent } for { $space }
act-claim-any = Kræv { word-rent }
act-bid = Byd { $amount }
act-pass = Meld pas
act-pass-shortage = Ingen
act-pass-turn = Ingen, spørg ikke mere i denne tur
act-build = Byg ({ $change })
act-sell = Sælg en bygning ({ $change })
act-mortgage = Pantsæt ({ $change })
act-redeem = Indfri pant ({ $change })
act-surrender = Sælg til banken ({ $change })
act-sell-hotels = Sælg alle { word-hotels } ({ $group })
act-on-space = { $action }: { $space }
act-pay = Betal { $amount }
act-bankrupt = Gå fallit
act-bankrupt-liquidates = Sælg, pantsæt, gå fallit
act-bankrupt-sure = Vil du gå fallit? Alt, hvad du ejer, går til { $other }.
act-bankrupt-sure-liquidates = Vil du gå fallit? Først sælges alle dine bygninger, og dine { word-deeds } pantsættes; så går alt til { $other }.
act-bankrupt-yes = Ja, jeg er fallit
act-default = Opgiv dit bud
act-fine = Betal { $amount }, og forlad fængslet
act-card = Brug et kort, og forlad fængslet
act-choose-steps = { $count ->
    [one] Ryk { $count } felt frem til { $space }
   *[other] Ryk { $count } felter frem til { $space }
}
act-choose-space = Ryk til { $space }
act-choose-stay = Bliv
act-choose-redeem = Indfri pantet nu for { $amount }
act-choose-keep = Behold pantet, og betal { $amount } i rente
act-choose-defer = Behold pantet, og betal dobbelt rente senere
act-accept = Acceptér
act-reject = Afslå
act-counter = Modtilbud
act-withdraw = Træk tilbuddet tilbage
act-want = Bed om en på { $space }
act-want-several = Bed om { $pieces }
act-offer = Foreslå en handel
act-choose-where = Hvorhen?
act-pick-on-board = Eller vælg på brættet.

auction-title = Auktion: { $space }
auction-title-building = Auktion over en bygning
auction-building-left = Tilbage i banken, denne medregnet: { $pieces }.
auction-pass-piece = Et pas gælder kun denne bygning.
auction-none = Ingen bud endnu.
auction-high-you = Du fører med { $amount }.
auction-stage-0 = Auktionen er åben.
auction-stage-1 = Første gang…
auction-stage-2 = Anden gang…
auction-closed = Solgt til { $player } for { $amount }.
auction-amount = Dit bud
auction-bid = Byd
auction-quick = Hurtige bud
auction-out = Du er ude af auktionen.
auction-after = Så har du { $amount } tilbage.

deal-title = Handel
deal-with = Handl med
deal-give = Du giver
deal-take = Du får
deal-cash = Penge
deal-cards = Fængselskort
deal-none = Ingen { word-deeds }, der kan handles.
deal-send = Send tilbuddet
deal-clear = Begynd forfra
deal-changes = Hvad det ændrer
deal-empty = Vælg, hvad I vil handle med.
deal-set-you = Du får hele gruppen { $group }.
deal-set-other = { $player } får hele gruppen { $group }.
deal-break-you = Du bryder gruppen { $group } op.
deal-break-other = { $player } bryder gruppen { $group } op.
deal-interest-you = Pantsatte { word-deeds }: Du skal betale mindst { $amount } i rente.
deal-interest-other = Pantsatte { word-deeds }: { $player } skal betale mindst { $amount } i rente.
deal-after-you = Dine penge bagefter: { $amount }
deal-after-other = { FORM($player, "of") } penge bagefter: { $amount }
deal-too-much = En af jer har ikke så mange penge.
deal-card-price = Et fængselskort må ikke byttes væk for mindre end { $amount }.
offers-title = Tilbud
offer-from = Tilbud fra { $player }
offer-to = Dit tilbud til { $player }
offer-between = Tilbud fra { $player } til { $other }
offer-you-get = Du får
offer-you-give = Du giver
offer-gives = Giver
offer-asks = Vil have
offer-not-now = Tilbuddet kan ikke accepteres lige nu.
deal-time = Tid til forhandlingen

debt-title = Betal gælden
debt-owed = Du skylder { $other } { $amount } og har { $cash }.
debt-missing = Du mangler { $amount }.
debt-could = Ved at sælge og pantsætte alt kan du skaffe { $amount }.
debt-cannot = Selv hvis du sælger og pantsætter alt, kan du kun skaffe { $amount }.
debt-ways = Måder at skaffe pengene på
debt-enough = nok i sig selv

claim-which = For hvilken { word-deed }?
claim-hint = Ingen minder dig om det her: Hold øje med, hvem der lander på dine { word-deeds }.

deed-free = Uden ejer
deed-price = Pris
deed-mortgage-value = Pantværdi
deed-redeem-cost = Indfrielsespris
deed-rent = { Word-rent }
deed-rent-bare = Uden bygninger
deed-rent-set = Med hele farvegruppen
deed-rent-stations = { $count ->
    [one] Ejeren har { $count }
   *[other] Ejeren har { $count }
}
deed-rent-utility = { $count ->
    [one] Ejeren har { $count }: { $factor } × terningerne
   *[other] Ejeren har { $count }: { $factor } × terningerne
}
deed-rent-now = { Word-rent } lige nu
deed-building-cost = Pris pr. bygning
deed-mortgaged = pantsat
deed-group = Gruppe
about-tax = Betal { $amount }
about-fare = Kør for { $amount }
about-entity = Slå { $count } eller mere med spilleren til venstre for dig: Vind eller betal { $amount }
about-go = Løn: { $amount }
about-cards = Træk et kort
about-jail = På besøg eller i fængsel
about-parking = Her sker der ikke noget
about-go-to-jail = Gå i fængsel
about-question = Tryk på klodsen
about-ride = Kør med eller bliv
about-here = Her: { $players }
about-owner = Ejer: { $player }
deeds-title = Mine { word-deeds }
deeds-none = Du ejer ingen { word-deeds } endnu.

players-title = Spillere
player-out = ude af spillet
player-in-jail = i fængsel
player-turn = har turen
player-decides = beslutter sig
player-deeds = { $count ->
    [0] ingen { word-deeds }
    [one] { $count } { word-deed }
   *[other] { $count } { word-deeds }
}
player-worth = formue { $amount }
player-token = Brik
bank-stock = I banken
log-title = Log
log-none = Der er ikke sket noget endnu.
log-older = Vis ældre
log-details = Alle trin
chat-title = Chat
chat-none = Ingen beskeder endnu.
chat-say = Send
chat-text = Din besked
chat-phrase = Hurtige beskeder
chat-judge = Dommer
preset-hello = Hej!
preset-good-luck = Held og lykke!
preset-well-played = Godt spillet!
preset-thanks = Tak!
preset-sorry = Undskyld!
preset-hurry = Din tur!
preset-wait = Et øjeblik.
preset-yes = Ja.
preset-no = Nej.
preset-interested = Jeg er interesseret.
preset-not-interested = Jeg er ikke interesseret.
preset-make-an-offer = Giv mig et tilbud.
preset-judge-please = Dommer!
preset-good-game = Tak for spillet!
preset-bye = Farvel!

dice-title = Terninger
dice-none = Ingen har slået endnu.
dice-bus = bus
dice-mr = næste { word-deed }

board-title = Spillebræt: { $edition }
board-list = Felter på brættet
board-keys = Flyt rundt på brættet med piletasterne; Enter åbner et felt.

judge-title = Dommer
judge-close = Luk auktionen
judge-last-round = Varsl sidste omgang
judge-time = Meld, at tiden er gået
judge-expel = Udeluk { $player }
judge-dice = Tast slaget ind
judge-dice-faces = Slag, f.eks. 3 4
judge-no-dice = Annuller slaget
judge-pause = Pause
judge-resume = Fortsæt
judge-claims = { Word-rent }, der kan kræves
judge-claim-line = { $other } kan kræve { word-rent } af { $player } for { $space }
judge-claim-line-amount = { $other } kan kræve { $amount } af { $player } for { $space }

lobby-title = Lobby
lobby-seat-open = ledig plads
lobby-invite = Invitér
lobby-add-bot = Tilføj en bot
lobby-remove-bot = Fjern botten
lobby-token = Vælg en brik
lobby-token-any = Hvilken som helst ledig
lobby-start = Start spillet
lobby-start-fill = Fyld op med botter, og start
lobby-waiting = Venter på, at værten starter spillet.
lobby-waiting-judge = Overdommeren starter alle borde samtidig.
lobby-seeding = Fair terninger gøres klar: Hver spiller bidrager med en del. Et øjeblik…

end-title = Spillet er slut
end-winner = { $players } vinder!
end-winners = { $players } deler sejren!
end-rank = Placering
end-player = Spiller
end-worth = Formue
end-points = Point
end-curve = Formue gennem spillet
end-dice = Terninger
end-dice-about = Hvor tit hver sum blev slået; båndet viser, hvad man kan forvente.
end-dice-line = { $sum }: slået { $count ->
    [one] { $count } gang
   *[other] { $count } gange
}, forventet { $low } til { $high }
end-replay = Se spillet igen
fair-check = Kontrollér terningerne
end-rematch = Revanche med de samme spillere
end-rematch-there = Gå til revanchen
leave-game = Forlad spillet

hints = Tip
hints-on = Tip vises
hints-off = Tip er skjult
hints-stop = Slå tip fra
hint-roll = Slå, så rykker din brik af sig selv. Før det må du bygge, pantsætte eller foreslå en handel.
hint-buy = Ingen ejer den her. Køb den, eller lad være.
hint-buy-auction = Ingen ejer den her. Køber du den ikke, kan alle byde på den, også du.
hint-claim = Nogen er landet på din { word-deed }. Du får kun { word-rent-the }, hvis du kræver den i tide.
hint-debt = Du har for få penge. Sælg bygninger, pantsæt { word-deeds }, eller lav en handel, og betal så.
hint-auction = Det højeste bud vinder. Du kan ikke byde mere, end du kan betale. Melder du pas, er du ude af auktionen.
hint-auction-default = Det højeste bud vinder. Kan vinderen ikke betale, er vinderen ude, og auktionen begynder forfra.
hint-choose = Du bestemmer: Vælg en af mulighederne.
hint-offer = Du har fået et tilbud. Acceptér det, afslå det, eller giv et modtilbud.
hint-jail = To ens befrier dig; du kan altid betale eller bruge et kort.
hint-jail-six = En sekser befrier dig; du kan altid betale eller bruge et kort.
hint-jail-roll = To ens eller et kort befrier dig; ellers betaler du efter dette slag og rykker.
hint-jail-late = Ikke flere forsøg: Du slår, rykker og betaler. Betaler du først, giver to ens et slag til.
hint-build = Du må bygge: Åbn en af dine { word-deeds }. Bygninger hæver { word-rent-the } meget.
hint-end = Noget andet? Byg, eller foreslå en handel, og afslut så din tur.
hint-wait = Nu skal de andre beslutte sig. Tryk på et felt for at se detaljer, eller foreslå en handel.

replay-title = Genafspilning
replay-turn = Tur { $turn }: { $player }
replay-scrub = Sted i spillet
replay-step = Trin { $step } af { $last }
replay-first = Til begyndelsen
replay-back = Et trin tilbage
replay-play = Afspil
replay-pause = Pause
replay-on = Et trin frem
replay-last = Til slutningen
replay-eyes = Vis som
replay-eyes-spectator = en tilskuer
replay-eyes-judge = dommeren
replay-jump = Gå til tur
replay-speed = Hastighed
replay-times = { $factor }×
replay-plain = Tekstversion
loading-more = Indlæser…

pass-to = Giv enheden til { $player }
pass-taken = Jeg er { $player } – fortsæt
lobby-here = på denne enhed
lobby-beside = Tilføj en spiller på denne enhed
lobby-beside-add = Tilføj

judge-correct = Ret en fejl
judge-expel-title = Udeluk en spiller
judge-expel-sure = Skal { $player } virkelig udelukkes? Alt, hvad spilleren ejer, går til banken. Det kan ikke fortrydes.
judge-talk = { $player } og { $other } forhandler.
judge-seconds = Sekunder
judge-limit = Sæt tidsgrænse
judge-extend = Forlæng
correct-what = Hvad var forkert?
correct-cash = Penge
correct-deeds = { Word-deed }
correct-places = Position på brættet
correct-amount = Beløb, der lægges til eller trækkes fra
correct-deed = Hvilken { word-deed }
correct-owner = Ejer
correct-level = Bygninger
correct-space = Felt
correct-entry = Logpost
correct-why = Begrundelse
correct-send = Gem rettelsen

chat-object = Om { FORM($player, "of") } besked
chat-mute = Skjul { $player }
chat-mute-all = Skjul { $player } for alle
chat-hear = Vis igen
chat-report = Anmeld som
chat-reported = Det er anmeldt. Tak.
report-insult = fornærmelse
report-spam = spam
report-cheating = snyd
report-advice = forbudte råd
report-other = noget andet

act-undo = Fortryd
act-undo-space = Fortryd: { $space }
act-build-plain = Byg
act-sell-plain = Sælg en bygning
act-mortgage-plain = Pantsæt
act-redeem-plain = Indfri pant
act-surrender-plain = Sælg til banken
debt-yourself = Her regner ingen for dig: Skaf pengene fra dine { word-deeds }.
shortage-could = Du har plads og råd til { $pieces }.
shortage-how = Vælg { word-street-one } til hver bygning i den rækkefølge, du ønsker dem.
shortage-order = Dine valg i rækkefølge
shortage-remove = Fjern { $space }
shortage-total = I alt: { $amount }. Så har du { $left } tilbage.
spoken-of = Hvordan skal tekster omtale dig?
spoken-of-other = Neutralt
spoken-of-f = Hunkøn
spoken-of-m = Hankøn

## Review in place: readers propose better texts

review-invite = Er dette dit sprog? Hjælp med at forbedre teksterne

## The stage: the middle of the board

stage-pace = Animationernes hastighed: { $pace }
pace-calm = rolig
pace-normal = normal
pace-fast = hurtig
pace-instant = øjeblikkelig
stage-completes = Gør farvegruppen komplet
stage-blocks = Blokerer { FORM($player, "of") } farvegruppe
stage-of-set = { $number ->
    [one] { $count } af { $number } i farvegruppen
   *[other] { $count } af { $number } i farvegruppen
}
stage-left = Så har du { $amount } tilbage
stage-short = Du mangler { $amount }
strip-title = Alles penge
stop-free = Til salg: { $amount }
stop-yours = Er din
stop-rent = { Word-rent }: { $amount }
stop-rent-dice = { Word-rent }: efter terningerne
awaiting-you-choose-mortgaged-deeds = Du har fået flere panter. Hvad vil du gøre med hvert af dem?
inherited-keep = Behold, betal rente
inherited-redeem = Indfri nu
inherited-defer = Dobbelt rente senere
inherited-later = Senere
inherited-keep-all = Behold alle
inherited-redeem-all = Indfri alle
space-number = felt { $number }
lobby-seat = plads { $number }
offer-new = Givet lige nu
offer-since = Givet for { $minutes } min. siden
bot-pace = Bottenes tempo
bot-pace-calm = Roligt
bot-pace-normal = Almindeligt
bot-pace-fast = Hurtigt
bot-pace-instant = Øjeblikkeligt
cash-short = Du har kun { $cash }.
end-share = Del
end-shared = Kopieret
end-download = Hent
acting-as = Spiller nu: { $player }
whole-board = Hele brættet
auction-estate = { FORM($player, "of") } bo: { $number } af { $count }.
auction-passed = melder pas
auction-thinking = overvejer
awaiting-offer = { WHO($other) ->
    [you] { $player } overvejer dit tilbud.
   *[other] { $player } overvejer { FORM($other, "of") } tilbud.
}
awaiting-choose-bus = { $player } vælger, hvor langt turen med bussen går.
awaiting-choose-any-space = { $player } vælger et felt at rykke til.
awaiting-choose-ride = { $player } beslutter, om turen går videre fra { $space }.
awaiting-choose-mortgaged-deed = { $player } beslutter, hvad der skal ske med pantet på { $space }.
deal-times = { WHO($player) ->
    [you] Efter de trykte priser giver du { $times }× så meget, som du får.
   *[other] Efter de trykte priser giver { $player } { $times }× så meget som modparten.
}
deal-nothing = { WHO($player) ->
    [you] Du får intet til gengæld.
   *[other] { $player } får intet til gengæld.
}
outlook-title = Chancer og grupper
outlook-heat = Vis risici på brættet
outlook-roll = { WHO($player) ->
    [you] Dit næste kast
   *[other] Næste kast: { $player }
}
outlook-charge = Andre betalinger
outlook-own = Eget felt
outlook-nothing = Intet at betale
outlook-cost = I gennemsnit { $mean }, højst { $worst } ({ $space })
outlook-here = { $chance }: op til { $amount } at betale
outlook-sets = Hvem har hvad
outlook-note = Ét kast med brættet, som det er nu. Det, en ejer kan kræve, regnes som krævet, hvert kort i bunken som lige sandsynligt, og den, der selv må vælge, tager den billigste vej. Flere kast og alle indtægter er ikke med.

bot-random = Bare for sjov
bot-novice = Let
bot-builder = Middel
bot-trader = Svær
bot-champion = Meget svær

sound-volume = Lydstyrke
look-edition = Udgavens stil: til
look-plain = Udgavens stil: fra
bot-talk-on = Botterne snakker: til
bot-talk-off = Botterne snakker: fra
end-line = Bekræft min linje på skemaet
stood-in = Bordet spiller for dig.
stood-in-back = Jeg er tilbage
