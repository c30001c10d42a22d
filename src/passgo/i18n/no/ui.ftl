# Spillebordet.

app-name = passgo
app-title-your-turn = ● Din tur – passgo
loading = Bordet gjøres klart…
language = Språk
theme = Tema
theme-auto = Som enheten
theme-light = Lys
theme-dark = Mørk
sound-on = Lyden er på
sound-off = Lyden er av
notify = Varsle meg når det er min tur
notify-on = Du blir varslet når det er din tur
view-board = Brett
view-list = Liste
skip-to-actions = Hopp til mulighetene dine
menu = Meny
close = Lukk
cancel = Avbryt
back = Tilbake

online = Tilkoblet
connecting = Kobler til…
offline = Ingen forbindelse. Prøver igjen…
sending = Sender…
taken-over = Plassen din er åpen på en annen enhet. Her kan du fortsatt se på.
taken-over-back = Spill her i stedet
refused = Bordet kan ikke åpnes: { $why }
reload = Last inn siden på nytt
paused = Spillet er satt på pause.
paused-nobody-there = Spillet er satt på pause fordi alle har gått.
closed = Bordet er stengt.
closed-rules = Serveren er oppgradert og kunne ikke ta med dette spillet. Spillfilen er bevart.
rules-then = Spilt etter regelversjon { $version }.
official = Offisiell runde

bank = banken
you = deg
somebody = noen
bot = robot
bot-name = Robot { $number }
away = borte
judge = dommer
onlooker = tilskuer
nothing = ingenting
money-plain = { $amount }
money-dollar = { $amount } $
money-euro = { $amount } €
money-M = M{ $amount }
money-coin = { $count ->
    [one] { $amount } mynt
   *[other] { $amount } mynter
}
money-hidden = skjult
money-gain = +{ $amount }
money-loss = −{ $amount }
jail-cards = { $count ->
    [one] { $count } fengselskort
   *[other] { $count } fengselskort
}
level-0 = ingen bygninger
seconds-left = { $count ->
    [one] { $count } sekund igjen
   *[other] { $count } sekunder igjen
}

awaiting-you-start-roll = Kast for å se hvem som begynner.
awaiting-you-roll = Din tur – kast terningene.
awaiting-you-roll-again = Kast igjen!
awaiting-you-roll-jail = Du er i fengsel. Hvordan vil du komme ut?
awaiting-you-buy = Vil du kjøpe { $space } for { $amount }?
awaiting-you-auction = Vil du by på { $space }?
awaiting-you-auction-building = Vil du by på bygningen?
awaiting-you-debt = Du skylder { $other } { $amount }.
awaiting-you-choose-bus = Buss: Hvor langt vil du kjøre?
awaiting-you-choose-any-space = Tre like! Gå til hvilket felt du vil.
awaiting-you-choose-ride = Vil du kjøre videre fra { $space } for { $amount }, eller bli her?
awaiting-you-choose-mortgaged-deed = Du har fått { $space }, som er pantsatt. Hva vil du gjøre?
awaiting-you-shortage = Hvor mange vil du ha?
awaiting-you-end = Er du ferdig med turen din?
awaiting-you-nothing = Det er ingenting å gjøre akkurat nå.
awaiting-start-roll = { $player } kaster for å se hvem som begynner.
awaiting-roll = Venter på at { $player } skal kaste.
awaiting-buy = { $player } vurderer å kjøpe { $space }.
awaiting-auction = { $player } kan by eller passe.
awaiting-debt = { $player } må betale en gjeld.
awaiting-choose = { $player } velger.
awaiting-shortage = { $player } bestemmer hvor mange bygninger det skal være.
awaiting-end = Venter på at { $player } skal avslutte turen sin.
awaiting-dice = Dommeren taster inn { FORM($player, "of") } kast.

actions-title = Dine muligheter
act-roll = Kast terningene
act-roll-jail = Kast for å slippe ut
act-end = Avslutt turen
act-buy = Kjøp for { $amount }
act-decline = Ikke kjøp
act-decline-auction = Legg ut på auksjon
act-claim = Krev { word-rent } for { $space }
act-claim-any = Krev { word-rent }
act-bid = By { $amount }
act-pass = Pass
act-pass-shortage = Ingen
act-pass-turn = Ingen, ikke spør mer denne turen
act-build = Bygg ({ $change })
act-sell = Selg en bygning ({ $change })
act-mortgage = Pantsett ({ $change })
act-redeem = Opphev pantet ({ $change })
act-surrender = Selg til banken ({ $change })
act-sell-hotels = Selg alle { word-hotels } ({ $group })
act-on-space = { $action }: { $space }
act-pay = Betal { $amount }
act-bankrupt = Gå konkurs
act-bankrupt-liquidates = Selg, pantsett, gå konkurs
act-bankrupt-sure = Vil du gå konkurs? Alt du eier, går til { $other }.
act-bankrupt-sure-liquidates = Vil du gå konkurs? Først selges alle bygningene dine, og { word-deeds-the } pantsettes; så går alt til { $other }.
act-bankrupt-yes = Ja, jeg er konkurs
act-default = Gi opp budet ditt
act-fine = Betal { $amount } og forlat fengselet
act-card = Bruk et kort og forlat fengselet
act-choose-steps = { $count ->
    [one] Gå { $count } felt fram til { $space }
   *[other] Gå { $count } felt fram til { $space }
}
act-choose-space = Gå til { $space }
act-choose-stay = Bli
act-choose-redeem = Opphev pantet nå for { $amount }
act-choose-keep = Behold pantet og betal { $amount } i rente
act-choose-defer = Behold pantet og betal dobbel rente senere
act-accept = Godta
act-reject = Avslå
act-counter = Mottilbud
act-withdraw = Trekk tilbake tilbudet
act-want = Be om én på { $space }
act-want-several = Be om { $pieces }
act-offer = Foreslå en avtale
act-choose-where = Hvor vil du hen?
act-pick-on-board = Eller velg på brettet.

auction-title = Auksjon: { $space }
auction-title-building = Auksjon over en bygning
auction-building-left = Igjen i banken, denne medregnet: { $pieces }.
auction-pass-piece = Pass gjelder bare denne bygningen.
auction-none = Ingen bud ennå.
auction-high-you = Du leder med { $amount }.
auction-stage-0 = Auksjonen er åpen.
auction-stage-1 = Første gang…
auction-stage-2 = Andre gang…
auction-closed = Solgt til { $player } for { $amount }.
auction-amount = Budet ditt
auction-bid = By
auction-quick = Raske bud
auction-out = Du er ute av auksjonen.
auction-after = Da har du { $amount } igjen.

deal-title = Avtale
deal-with = Avtale med
deal-give = Du gir
deal-take = Du får
deal-cash = Penger
deal-cards = Fengselskort
deal-none = Ingen { word-deeds } som kan byttes.
deal-send = Send tilbudet
deal-clear = Begynn på nytt
deal-changes = Hva det endrer
deal-empty = Velg hva dere vil bytte.
deal-set-you = Du får hele settet { $group }.
deal-set-other = { $player } får hele settet { $group }.
deal-break-you = Du bryter opp settet { $group }.
deal-break-other = { $player } bryter opp settet { $group }.
deal-interest-you = Pantsatte { word-deeds }: Du må betale minst { $amount } i rente.
deal-interest-other = Pantsatte { word-deeds }: { $player } må betale minst { $amount } i rente.
deal-after-you = Pengene dine etterpå: { $amount }
deal-after-other = { FORM($player, "of") } penger etterpå: { $amount }
deal-too-much = En av dere har ikke så mye penger.
deal-card-price = Et fengselskort kan ikke byttes bort for mindre enn { $amount }.
offers-title = Tilbud
offer-from = Tilbud fra { $player }
offer-to = Tilbudet ditt til { $player }
offer-between = Tilbud fra { $player } til { $other }
offer-you-get = Du får
offer-you-give = Du gir
offer-gives = Gir
offer-asks = Vil ha
offer-not-now = Tilbudet kan ikke godtas akkurat nå.
deal-time = Tid til forhandlingen

debt-title = Betal gjelden
debt-owed = Du skylder { $other } { $amount } og har { $cash }.
debt-missing = Du mangler { $amount }.
debt-could = Ved å selge og pantsette alt kan du skaffe { $amount }.
debt-cannot = Selv om du selger og pantsetter alt, kan du bare skaffe { $amount }.
debt-ways = Måter å skaffe pengene på
debt-enough = nok i seg selv

claim-which = For hvilken { word-deed }?
claim-hint = Ingen minner deg på det her: Følg med på hvem som lander på { word-deeds-the } dine.

deed-free = Uten eier
deed-price = Pris
deed-mortgage-value = Pantsettingsverdi
deed-redeem-cost = Pris for å oppheve pantet
deed-rent = { Word-rent }
deed-rent-bare = Uten bygninger
deed-rent-set = Med hele fargesettet
deed-rent-stations = { $count ->
    [one] Eieren har { $count }
   *[other] Eieren har { $count }
}
deed-rent-utility = { $count ->
    [one] Eieren har { $count }: { $factor } × terningene
   *[other] Eieren har { $count }: { $factor } × terningene
}
deed-rent-now = { Word-rent } akkurat nå
deed-building-cost = Pris per bygning
deed-mortgaged = pantsatt
deed-group = Sett
about-tax = Betal { $amount }
about-fare = Kjør for { $amount }
about-entity = Kast { $count } eller mer med spilleren til venstre for deg: Vinn eller betal { $amount }
about-go = Lønn: { $amount }
about-cards = Trekk et kort
about-jail = På besøk, eller i fengsel
about-parking = Her skjer det ingenting
about-go-to-jail = Gå i fengsel
about-question = Trykk på klossen
about-ride = Kjør med, eller bli stående
about-here = Her: { $players }
about-owner = Eier: { $player }
deeds-title = Mine { word-deeds }
deeds-none = Du eier ingen { word-deeds } ennå.

players-title = Spillere
player-out = ute av spillet
player-in-jail = i fengsel
player-turn = har turen
player-decides = bestemmer
player-deeds = { $count ->
    [0] ingen { word-deeds }
    [one] { $count } { word-deed }
   *[other] { $count } { word-deeds }
}
player-worth = formue { $amount }
player-token = Spillebrikke
bank-stock = I banken
log-title = Logg
log-none = Ingenting har skjedd ennå.
log-older = Vis eldre
log-details = Alle trinn
chat-title = Chat
chat-none = Ingen meldinger ennå.
chat-say = Send
chat-text = Meldingen din
chat-phrase = Hurtigmeldinger
chat-judge = Dommer
preset-hello = Hei!
preset-good-luck = Lykke til!
preset-well-played = Godt spilt!
preset-thanks = Takk!
preset-sorry = Beklager!
preset-hurry = Din tur!
preset-wait = Et øyeblikk.
preset-yes = Ja.
preset-no = Nei.
preset-interested = Jeg er interessert.
preset-not-interested = Jeg er ikke interessert.
preset-make-an-offer = Gi meg et tilbud.
preset-judge-please = Dommer!
preset-good-game = Takk for spillet!
preset-bye = Ha det!

dice-title = Terninger
dice-none = Ingen har kastet ennå.
dice-bus = buss
dice-mr = neste { word-deed }

board-title = Spillebrett: { $edition }
board-list = Felt på brettet
board-keys = Flytt deg rundt på brettet med piltastene. Enter åpner et felt.

judge-title = Dommer
judge-close = Avslutt auksjonen
judge-last-round = Kunngjør siste omgang
judge-time = Meld at tiden er ute
judge-expel = Utvis { $player }
judge-dice = Tast inn kastet
judge-dice-faces = Kast, f.eks. 3 4
judge-no-dice = Annuller kastet
judge-pause = Pause
judge-resume = Fortsett
judge-claims = { Word-rent } som kan kreves
judge-claim-line = { $other } kan kreve { word-rent } av { $player } for { $space }
judge-claim-line-amount = { $other } kan kreve { $amount } av { $player } for { $space }

lobby-title = Lobby
lobby-seat-open = ledig plass
lobby-invite = Inviter
lobby-add-bot = Legg til robot
lobby-remove-bot = Fjern roboten
lobby-token = Velg spillebrikke
lobby-token-any = En som er ledig
lobby-start = Start spillet
lobby-start-fill = Fyll opp med roboter og start
lobby-waiting = Venter på at verten skal starte spillet.
lobby-waiting-judge = Hoveddommeren starter alle bord samtidig.
lobby-seeding = Rettferdige terninger gjøres klare: Hver spiller bidrar med en del. Et øyeblikk…

end-title = Spillet er slutt
end-winner = { $players } vinner!
end-winners = { $players } deler seieren!
end-rank = Plassering
end-player = Spiller
end-worth = Formue
end-points = Poeng
end-curve = Formue gjennom spillet
end-dice = Terninger
end-dice-about = Hvor ofte hver sum ble kastet. Båndet viser hva man kan forvente.
end-dice-line = { $sum }: kastet { $count ->
    [one] { $count } gang
   *[other] { $count } ganger
}, forventet { $low } til { $high }
end-replay = Se spillet igjen
fair-check = Kontroller terningene
end-rematch = Revansje med de samme spillerne
end-rematch-there = Gå til revansjen
leave-game = Forlat spillet

hints = Tips
hints-on = Tips vises
hints-off = Tips er skjult
hints-stop = Slå av tips
hint-roll = Kast, så flytter spillebrikken seg av seg selv. Før det kan du bygge, pantsette eller foreslå en avtale.
hint-buy = Ingen eier denne. Kjøp den eller la være.
hint-buy-auction = Ingen eier denne. Kjøper du den ikke, kan alle by på den, du også.
hint-claim = Noen har landet på { word-deed-the } din. Du får bare { word-rent-the } hvis du krever den i tide.
hint-debt = Du har for lite penger. Selg bygninger, pantsett { word-deeds } eller gjør en avtale, og betal så.
hint-auction = Det høyeste budet vinner. Du kan ikke by mer enn du kan betale. Passer du, er du ute av auksjonen.
hint-auction-default = Det høyeste budet vinner. Kan ikke vinneren betale, er vinneren ute, og auksjonen starter på nytt.
hint-choose = Du bestemmer: Velg et av alternativene.
hint-offer = Du har fått et tilbud. Godta det, avslå det eller gi et mottilbud.
hint-jail = To like setter deg fri. Du kan alltid betale eller bruke et kort.
hint-jail-six = En sekser setter deg fri. Du kan alltid betale eller bruke et kort.
hint-jail-roll = To like eller et kort setter deg fri. Ellers betaler du etter dette kastet og flytter.
hint-jail-late = Ingen flere forsøk: Du kaster, flytter og betaler. Betaler du først, gir to like et kast til.
hint-build = Du kan bygge: Åpne en av { word-deeds-the } dine. Bygninger øker { word-rent-the } mye.
hint-end = Noe mer? Bygg eller foreslå en avtale, og avslutt så turen.
hint-wait = Nå bestemmer de andre. Trykk på et felt for å se detaljer, eller foreslå en avtale.

replay-title = Reprise
replay-turn = Tur { $turn }: { $player }
replay-scrub = Sted i spillet
replay-step = Trinn { $step } av { $last }
replay-first = Til begynnelsen
replay-back = Ett trinn tilbake
replay-play = Spill av
replay-pause = Pause
replay-on = Ett trinn fram
replay-last = Til slutten
replay-eyes = Vis som
replay-eyes-spectator = en tilskuer
replay-eyes-judge = dommeren
replay-jump = Gå til tur
replay-speed = Fart
replay-times = { $factor }×
replay-plain = Tekstversjon
loading-more = Laster…

pass-to = Gi enheten til { $player }
pass-taken = Jeg er { $player } – fortsett
lobby-here = på denne enheten
lobby-beside = Legg til en spiller på denne enheten
lobby-beside-add = Legg til

judge-correct = Rett en feil
judge-expel-title = Utvis en spiller
judge-expel-sure = Skal { $player } virkelig utvises? Alt spilleren eier, går til banken. Det kan ikke angres.
judge-talk = { $player } og { $other } forhandler.
judge-seconds = Sekunder
judge-limit = Sett tidsfrist
judge-extend = Forleng
correct-what = Hva var feil?
correct-cash = Penger
correct-deeds = { Word-deed }
correct-places = Posisjon på brettet
correct-amount = Beløp som legges til eller trekkes fra
correct-deed = Hvilken { word-deed }
correct-owner = Eier
correct-level = Bygninger
correct-space = Felt
correct-entry = Loggpost
correct-why = Begrunnelse
correct-send = Lagre rettelsen

chat-object = Om { FORM($player, "of") } melding
chat-mute = Demp { $player }
chat-mute-all = Demp { $player } for alle
chat-hear = Slå på igjen
chat-report = Rapporter som
chat-reported = Det er rapportert. Takk.
report-insult = fornærmelse
report-spam = spam
report-cheating = juks
report-advice = forbudte råd
report-other = noe annet

act-undo = Angre
act-undo-space = Angre: { $space }
act-build-plain = Bygg
act-sell-plain = Selg en bygning
act-mortgage-plain = Pantsett
act-redeem-plain = Opphev pantet
act-surrender-plain = Selg til banken
debt-yourself = Her regner ingen for deg: Skaff pengene fra { word-deeds-the } dine.
shortage-could = Du har plass og råd til { $pieces }.
shortage-how = Velg { word-street-one } for hver bygning, i den rekkefølgen du vil ha dem.
shortage-order = Valgene dine i rekkefølge
shortage-remove = Fjern { $space }
shortage-total = Til sammen: { $amount }. Da har du { $left } igjen.
spoken-of = Hvordan skal tekster omtale deg?
spoken-of-other = Nøytralt
spoken-of-f = Hunkjønn
spoken-of-m = Hankjønn

## Review in place: readers propose better texts

review-invite = Er dette språket ditt? Hjelp til med å forbedre tekstene

## The stage: the middle of the board

stage-pace = Animasjonshastighet: { $pace }
pace-calm = rolig
pace-normal = normal
pace-fast = rask
pace-instant = umiddelbar
stage-completes = Gjør fargesettet komplett
stage-blocks = Blokkerer { FORM($player, "of") } fargesett
stage-of-set = { $number ->
    [one] { $count } av { $number } i fargesettet
   *[other] { $count } av { $number } i fargesettet
}
stage-left = Da har du { $amount } igjen
stage-short = Du mangler { $amount }
strip-title = Alles penger
stop-free = Til salgs: { $amount }
stop-yours = Er din
stop-rent = { Word-rent }: { $amount }
stop-rent-dice = { Word-rent }: etter terningene
awaiting-you-choose-mortgaged-deeds = Du har fått flere panter. Hva vil du gjøre med hvert av dem?
inherited-keep = Behold, betal rente
inherited-redeem = Opphev nå
inherited-defer = Dobbel rente senere
inherited-later = Senere
inherited-keep-all = Behold alle
inherited-redeem-all = Opphev alle
space-number = felt { $number }
lobby-seat = plass { $number }
offer-new = Gitt akkurat nå
offer-since = Gitt for { $minutes } min siden
bot-pace = Robotenes tempo
bot-pace-calm = Rolig
bot-pace-normal = Vanlig
bot-pace-fast = Rask
bot-pace-instant = Uten pause
cash-short = Du har bare { $cash }.
end-share = Del
end-shared = Kopiert
end-download = Last ned
acting-as = Spiller nå: { $player }
whole-board = Hele brettet
auction-estate = { FORM($player, "of") } bo: { $number } av { $count }.
auction-passed = passer
auction-thinking = tenker
awaiting-offer = { WHO($other) ->
    [you] { $player } vurderer tilbudet ditt.
   *[other] { $player } vurderer tilbudet fra { $other }.
}
awaiting-choose-bus = { $player } velger hvor langt bussen går.
awaiting-choose-any-space = { $player } velger et felt å flytte til.
awaiting-choose-ride = { $player } bestemmer om turen går videre fra { $space }.
awaiting-choose-mortgaged-deed = { $player } bestemmer hva som skal skje med pantet på { $space }.
deal-times = { WHO($player) ->
    [you] Etter trykte priser gir du { $times }× det du får.
   *[other] Etter trykte priser gir { $player } { $times }× det motparten gir.
}
deal-nothing = { WHO($player) ->
    [you] Du får ingenting tilbake.
   *[other] { $player } får ingenting tilbake.
}
outlook-title = Sjanser og sett
outlook-heat = Vis risiko på brettet
outlook-roll = { WHO($player) ->
    [you] Ditt neste kast
   *[other] Neste kast: { $player }
}
outlook-charge = Andre betalinger
outlook-own = Eget felt
outlook-nothing = Ingenting å betale
outlook-cost = I snitt { $mean }, høyst { $worst } ({ $space })
outlook-here = { $chance }: opptil { $amount } å betale
outlook-sets = Hvem har hva
outlook-note = Ett kast med brettet slik det er nå. Det en eier kan kreve, regnes som krevd, hvert kort som er igjen i bunken, som like sannsynlig, og den som kan velge hvor det bærer, tar den billigste veien. Flere kast og alle inntekter er ikke med.

bot-random = Bare for moro
bot-novice = Lett
bot-builder = Middels
bot-trader = Vanskelig
bot-champion = Svært vanskelig

sound-volume = Volum
look-edition = Utgavens stil: på
look-plain = Utgavens stil: av
bot-talk-on = Robotene prater: på
bot-talk-off = Robotene prater: av
end-line = Bekreft linjen min på skjemaet
stood-in = Bordet spiller for deg.
stood-in-back = Jeg er tilbake
