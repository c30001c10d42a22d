# Spillebordet.

app-name = passgo
app-title-your-turn = ● Din tur – passgo
loading = Bordet gøres klar …
language = Sprog
theme = Farver
theme-auto = Som enheden
theme-light = Lys
theme-dark = Mørk
sound-on = Lyden er slået til
sound-off = Lyden er slået fra
notify = Sig til, når det er min tur
notify-on = Du får besked, når det er din tur
view-board = Bræt
view-list = Liste
skip-to-actions = Spring til det, du kan gøre
menu = Menu
close = Luk
cancel = Annuller
back = Tilbage

online = Forbundet
connecting = Forbinder …
offline = Ingen forbindelse: prøver igen …
sending = Sender …
taken-over = Din plads er overtaget på en anden enhed. Her kan du stadig se med.
taken-over-back = Tag den tilbage her
refused = Bordet kan ikke åbnes: { $why }
reload = Indlæs siden igen
paused = Bordet holder pause.
paused-nobody-there = Bordet holder pause, fordi ingen var her.
closed = Bordet er lukket.
closed-rules = Serveren er blevet opgraderet og kunne ikke tage dette spil med. Optegnelsen er gemt.
rules-then = Spillet efter regler { $version }.
official = Officiel runde

bank = banken
you = dig
somebody = nogen
bot = bot
bot-name = Bot { $number }
away = væk
judge = dommer
onlooker = tilskuer
nothing = intet
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
level-0 = ubebygget
seconds-left = { $count ->
    [one] { $count } sekund tilbage
   *[other] { $count } sekunder tilbage
}

awaiting-you-start-roll = Slå om, hvem der starter.
awaiting-you-roll = Din tur: Slå med terningerne.
awaiting-you-roll-again = Du slår igen.
awaiting-you-roll-jail = Du er i fængsel. Hvordan kommer du ud?
awaiting-you-buy = { $space } er ledig. Prisen er { $amount }.
awaiting-you-auction = Byder du på { $space }?
awaiting-you-auction-building = Byder du på bygningen?
awaiting-you-debt = Du skylder { $other } { $amount }.
awaiting-you-choose-bus = Bussen: Hvor langt kører du?
awaiting-you-choose-any-space = Tre ens: Ryk til et felt efter eget valg.
awaiting-you-choose-ride = Køre videre fra { $space } for { $amount } eller blive?
awaiting-you-choose-mortgaged-deed = { $space } kom pantsat til dig. Hvad gør du?
awaiting-you-shortage = Hvor mange vil du have?
awaiting-you-end = Din tur er færdig.
awaiting-you-nothing = Du skal ikke gøre noget nu.
awaiting-start-roll = { $player } slår om, hvem der starter.
awaiting-roll = { $player } skal slå.
awaiting-buy = { $player } tager stilling til { $space }.
awaiting-auction = { $player } må byde.
awaiting-debt = { $player } har en gæld at betale.
awaiting-choose = { $player } har et valg.
awaiting-shortage = { $player } bliver spurgt, hvor mange bygninger det skal være.
awaiting-end = { $player } må afslutte sin tur.
awaiting-dice = Dommeren taster terningerne ind for { $player }.

actions-title = Hvad du kan gøre
act-roll = Slå med terningerne
act-roll-jail = Slå for friheden
act-end = Afslut din tur
act-buy = Køb for { $amount }
act-decline = Køb ikke
act-decline-auction = Sæt den på auktion
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
act-sell-hotels = Sælg alle på én gang: { $group }
act-on-space = { $action }: { $space }
act-pay = Betal { $amount }
act-bankrupt = Giv op: fallit
act-bankrupt-liquidates = Giv op: sælg og pantsæt alt
act-bankrupt-sure = Giver du virkelig op? Alt, hvad du ejer, går til { $other }.
act-bankrupt-sure-liquidates = Giver du virkelig op? Først sælges alle dine bygninger, og dine { word-deeds } pantsættes; så går alt til { $other }.
act-bankrupt-yes = Ja, jeg er fallit
act-default = Opgiv auktionen
act-fine = Betal { $amount }, og forlad fængslet
act-card = Brug et kort, og forlad fængslet
act-choose-steps = { $count ->
    [one] { $count } felt, til { $space }
   *[other] { $count } felter, til { $space }
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
act-want = En på { $space }
act-want-several = Jeg vil have: { $pieces }
act-offer = Foreslå en handel
act-choose-where = Hvorhen?
act-pick-on-board = Eller vælg på brættet.

auction-title = Auktion: { $space }
auction-title-building = Auktion over en bygning
auction-building-left = I banken, med denne: { $pieces }.
auction-pass-piece = At passe gælder kun denne bygning.
auction-none = Ingen har budt endnu.
auction-high-you = Dit bud på { $amount } er det højeste.
auction-stage-0 = Auktionen er åben.
auction-stage-1 = Første gang …
auction-stage-2 = Anden gang …
auction-closed = Solgt. { $player } betaler { $amount }.
auction-amount = Dit bud
auction-bid = Byd
auction-quick = Hurtige bud
auction-out = Du har forladt auktionen.
auction-after = Tilbage bagefter: { $amount }

deal-title = En handel
deal-with = Med hvem?
deal-give = Du giver
deal-take = Du får
deal-cash = Penge
deal-cards = Fængselskort
deal-none = Ingen { word-deeds }, der kan handles.
deal-send = Send tilbuddet
deal-clear = Begynd forfra
deal-changes = Hvad det ændrer
deal-empty = Vælg, hvad der skifter ejer.
deal-set-you = Du får hele gruppen { $group }.
deal-set-other = { $player } får hele gruppen { $group }.
deal-break-you = Du bryder gruppen { $group } op.
deal-break-other = { $player } bryder gruppen { $group } op.
deal-interest-you = Pantsatte { word-deeds }: Du skal betale mindst { $amount } i rente.
deal-interest-other = Pantsatte { word-deeds }: { $player } skal betale mindst { $amount } i rente.
deal-after-you = Dine penge bagefter: { $amount }.
deal-after-other = Penge bagefter for { $player }: { $amount }.
deal-too-much = Det er flere penge, end der er.
deal-card-price = Et fængselskort koster mindst { $amount }.
offers-title = Tilbud
offer-from = { $player } tilbyder dig
offer-to = Du tilbyder { $player }
offer-between = { $player } tilbyder { $other }
offer-you-get = du får
offer-you-give = du giver
offer-gives = giver
offer-asks = vil have
offer-not-now = Det kan ikke accepteres nu.
deal-time = Tid til forhandlingen

debt-title = En gæld at betale
debt-owed = Du skylder { $other } { $amount } og har { $cash }.
debt-missing = Der mangler { $amount }.
debt-could = Ved at sælge og pantsætte alt kan du skaffe { $amount }.
debt-cannot = Selv hvis du sælger alt, kan du kun skaffe { $amount }.
debt-ways = Måder at skaffe pengene på
debt-enough = nok i sig selv

claim-which = For hvilken { word-deed }?
claim-hint = Ingen minder dig om det her: Hold øje med, hvem der lander på dine { word-deeds }.

deed-free = Ingen ejer den.
deed-price = Pris
deed-mortgage-value = Pantværdi
deed-redeem-cost = Pantpris
deed-rent = { Word-rent }
deed-rent-bare = Ubebygget
deed-rent-set = Med hele gruppen
deed-rent-stations = { $count ->
    [one] Med { $count }
   *[other] Med { $count }
}
deed-rent-utility = { $count ->
    [one] Med { $count }: { $factor } × terningerne
   *[other] Med { $count }: { $factor } × terningerne
}
deed-rent-now = { Word-rent } nu
deed-building-cost = En bygning koster
deed-mortgaged = pantsat
deed-group = Gruppe
about-tax = Betal { $amount }
about-fare = Kør for { $amount }
about-entity = Slå { $count } eller mere sammen med din nabo til venstre: Vind eller betal { $amount }
about-go = Løn { $amount }
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
player-turn = har tur
player-decides = beslutter
player-deeds = { $count ->
    [0] ingen { word-deeds }
    [one] { $count } { word-deed }
   *[other] { $count } { word-deeds }
}
player-worth = { $amount } værd
player-token = Brik
bank-stock = I banken
log-title = Log
log-none = Der er ikke sket noget endnu.
log-older = Vis ældre
chat-title = Snak
chat-none = Ingen har sagt noget endnu.
chat-say = Sig
chat-text = Dine ord
chat-phrase = Hurtige sætninger
chat-judge = Dommer
preset-hello = Hej!
preset-good-luck = Held og lykke!
preset-well-played = Godt spillet!
preset-thanks = Tak.
preset-sorry = Undskyld.
preset-hurry = Det er din tur.
preset-wait = Et øjeblik.
preset-yes = Ja.
preset-no = Nej.
preset-interested = Jeg er interesseret.
preset-not-interested = Jeg er ikke interesseret.
preset-make-an-offer = Giv mig et tilbud.
preset-judge-please = Dommer, tak!
preset-good-game = Godt spil!
preset-bye = Farvel!

dice-title = Terninger
dice-none = Ingen har slået endnu.
dice-bus = bus
dice-mr = næste { word-deed }

board-title = Spillebræt: { $edition }
board-list = Felter på brættet
board-keys = Piletasterne går rundt på brættet; Enter åbner et felt.

judge-title = Dommer
judge-close = Luk auktionen
judge-last-round = Udråb sidste omgang
judge-time = Meld, at tiden er gået
judge-expel = Udeluk { $player }
judge-dice = Tast terningerne ind
judge-dice-faces = Øjne, f.eks. 3 4
judge-no-dice = Tag slaget tilbage
judge-pause = Pause
judge-resume = Fortsæt
judge-claims = { Word-rent }, der kan kræves
judge-claim-line = { $other } må kræve leje af { $player } ({ $space })
judge-claim-line-amount = { $other } må kræve { $amount } af { $player } ({ $space })

lobby-title = Før starten
lobby-seat-open = ledig
lobby-invite = Invitér
lobby-add-bot = Tilføj en bot
lobby-remove-bot = Fjern botten
lobby-token = Vælg en brik
lobby-token-any = Hvilken som helst ledig
lobby-start = Start spillet
lobby-start-fill = Start, botter tager de ledige pladser
lobby-waiting = Værten starter spillet.
lobby-waiting-judge = Overdommeren starter alle borde samtidig.
lobby-seeding = Terningerne blandes: Hver spiller lægger en del til. Et øjeblik …

end-title = Spillet er slut
end-winner = { $players } vinder!
end-winners = { $players } deler sejren!
end-rank = Placering
end-player = Spiller
end-worth = Værdi
end-points = Point
end-curve = Værdi gennem spillet
end-dice = Terninger
end-dice-about = Hvor tit hver sum blev slået; båndet er det, man kan vente af tilfældet.
end-dice-line = { $sum }: slået { $count ->
    [one] { $count } gang
   *[other] { $count } gange
}, ventet { $low } til { $high }
end-replay = Se spillet igen
fair-check = Kontrollér terningerne
end-rematch = En gang til, med de samme spillere
end-rematch-there = Til det næste spil
leave-game = Forlad spillet

hints = Tip
hints-on = Tip vises
hints-off = Tip er skjult
hints-stop = Ikke flere tip
hint-roll = Slå, så rykker din brik af sig selv. Før det må du bygge, pantsætte eller foreslå en handel.
hint-buy = Ingen ejer den: Du må købe den eller lade være.
hint-buy-auction = Ingen ejer den: Du må købe den. Gør du ikke det, må alle byde på den, også du.
hint-claim = Nogen er landet på din { word-deed }. { Word-rent-the } er kun din, hvis du kræver den i tide.
hint-debt = Du mangler penge: Sælg bygninger, pantsæt { word-deeds }, eller lav en handel, og betal så.
hint-auction = Det højeste bud vinder. Byd kun det, du kan betale; den, der melder pas, er ude af auktionen.
hint-auction-default = Det højeste bud vinder. Den, der ikke kan betale det, er ude, og auktionen begynder forfra.
hint-choose = Reglerne overlader det til dig: Vælg et af svarene.
hint-offer = Et tilbud venter: Acceptér det, afslå det, eller lav det om til dit eget.
hint-jail = To ens befrier dig; med betaling eller et kort er det sikkert.
hint-jail-six = En sekser befrier dig; med betaling eller et kort er det sikkert.
hint-jail-roll = To ens eller et kort befrier dig; ellers betaler du efter dette slag og rykker.
hint-jail-late = Ikke flere forsøg: Du slår, rykker og betaler. Betaler du først, giver to ens et slag til.
hint-build = Du må bygge: Åbn en af dine { word-deeds }. Bygninger hæver { word-rent-the } meget.
hint-end = Mere? Byg, eller foreslå en handel, og afslut så din tur.
hint-wait = Nu beslutter de andre. Tryk på et felt for at se det, eller foreslå en handel.

replay-title = Genafspilning
replay-turn = Tur { $turn }: { $player }
replay-scrub = Hvor i spillet
replay-step = Trin { $step } af { $last }
replay-first = Til begyndelsen
replay-back = Et trin tilbage
replay-play = Afspil
replay-pause = Pause
replay-on = Et trin frem
replay-last = Til slutningen
replay-eyes = Set af
replay-eyes-spectator = en tilskuer
replay-eyes-judge = dommeren
replay-jump = Gå til tur
replay-speed = Hastighed
replay-times = { $factor }×
replay-plain = Som ren tekst
loading-more = Kommer …

pass-to = Giv enheden til { $player }
pass-taken = Jeg er { $player }: videre
lobby-here = ved denne enhed
lobby-beside = En ved siden af dig spiller også her
lobby-beside-add = Tilføj

judge-correct = Ret en fejl
judge-expel-title = Udeluk en spiller
judge-expel-sure = Skal { $player } virkelig udelukkes? Alt går til banken, og det kan ikke fortrydes.
judge-talk = { $player } og { $other } forhandler.
judge-seconds = Sekunder
judge-limit = Sæt grænsen
judge-extend = Forlæng
correct-what = Hvad var forkert
correct-cash = Penge
correct-deeds = En { word-deed }
correct-places = En plads på brættet
correct-amount = Mere eller mindre
correct-deed = Hvilken { word-deed }
correct-owner = Tilhører
correct-level = Bygninger
correct-space = Står på
correct-entry = I hvilken post
correct-why = Hvorfor
correct-send = Ret

chat-object = Om det, { $player } sagde
chat-mute = Hør ikke { $player } mere
chat-mute-all = Gør { $player } tavs for alle
chat-hear = Hør igen
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
shortage-could = Du kan placere og betale: { $pieces }.
shortage-how = Vælg en gade til hver bygning, i den rækkefølge du vil.
shortage-order = Din rækkefølge
shortage-remove = Fjern { $space }
shortage-total = Pris: { $amount }. Tilbage bagefter: { $left }.
