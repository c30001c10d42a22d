# Spillebordet.

app-name = passgo
app-title-your-turn = ● Din tur – passgo
loading = Bordet gjøres klart …
language = Språk
theme = Farger
theme-auto = Som enheten
theme-light = Lys
theme-dark = Mørk
sound-on = Lyden er på
sound-off = Lyden er av
notify = Si fra når det er min tur
notify-on = Du får beskjed når det er din tur
view-board = Brett
view-list = Liste
skip-to-actions = Hopp til det du kan gjøre
menu = Meny
close = Lukk
cancel = Avbryt
back = Tilbake

online = Tilkoblet
connecting = Kobler til …
offline = Ingen forbindelse: prøver igjen …
sending = Sender …
taken-over = Plassen din er overtatt på en annen enhet. Her kan du fortsatt se på.
taken-over-back = Ta den tilbake her
refused = Bordet kan ikke åpnes: { $why }
reload = Last inn siden på nytt
paused = Bordet har pause.
paused-nobody-there = Bordet har pause fordi ingen var her.
closed = Bordet er stengt.
closed-rules = Serveren er oppgradert og kunne ikke ta med dette spillet. Loggen er bevart.
rules-then = Spilt etter regler { $version }.
official = Offisiell runde

bank = banken
you = deg
somebody = noen
bot = bot
bot-name = Bot { $number }
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
level-0 = ubebygd
seconds-left = { $count ->
    [one] { $count } sekund igjen
   *[other] { $count } sekunder igjen
}

awaiting-you-start-roll = Kast om hvem som begynner.
awaiting-you-roll = Din tur: Kast terningene.
awaiting-you-roll-again = Du kaster igjen.
awaiting-you-roll-jail = Du er i fengsel. Hvordan kommer du ut?
awaiting-you-buy = { $space } er ledig. Prisen er { $amount }.
awaiting-you-auction = Byr du på { $space }?
awaiting-you-auction-building = Byr du på bygningen?
awaiting-you-debt = Du skylder { $other } { $amount }.
awaiting-you-choose-bus = Bussen: Hvor langt kjører du?
awaiting-you-choose-any-space = Tre like: Gå til hvilket felt du vil.
awaiting-you-choose-ride = Kjøre videre fra { $space } for { $amount }, eller bli?
awaiting-you-choose-mortgaged-deed = { $space } kom pantsatt til deg. Hva gjør du?
awaiting-you-shortage = Hvor mange vil du ha?
awaiting-you-end = Turen din er ferdig.
awaiting-you-nothing = Du trenger ikke gjøre noe nå.
awaiting-start-roll = { $player } kaster om hvem som begynner.
awaiting-roll = { $player } skal kaste.
awaiting-buy = { $player } tar stilling til { $space }.
awaiting-auction = { $player } kan by.
awaiting-debt = { $player } har en gjeld å betale.
awaiting-choose = { $player } har et valg.
awaiting-shortage = { $player } blir spurt hvor mange bygninger det skal være.
awaiting-end = { $player } kan avslutte turen.
awaiting-dice = Dommeren taster inn terningene for { $player }.

actions-title = Hva du kan gjøre
act-roll = Kast terningene
act-roll-jail = Kast for friheten
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
act-sell-hotels = Selg alle på én gang: { $group }
act-on-space = { $action }: { $space }
act-pay = Betal { $amount }
act-bankrupt = Gi opp: konkurs
act-bankrupt-liquidates = Gi opp: selg og pantsett alt
act-bankrupt-sure = Gir du virkelig opp? Alt du eier, går til { $other }.
act-bankrupt-sure-liquidates = Gir du virkelig opp? Først selges alle bygningene dine, og { word-deeds-the } pantsettes; så går alt til { $other }.
act-bankrupt-yes = Ja, jeg er konkurs
act-default = Gi opp auksjonen
act-fine = Betal { $amount } og forlat fengselet
act-card = Bruk et kort og forlat fengselet
act-choose-steps = { $count ->
    [one] { $count } felt, til { $space }
   *[other] { $count } felt, til { $space }
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
act-want = Én på { $space }
act-want-several = Jeg vil ha: { $pieces }
act-offer = Foreslå en avtale
act-choose-where = Hvor?
act-pick-on-board = Eller velg på brettet.

auction-title = Auksjon: { $space }
auction-title-building = Auksjon over en bygning
auction-building-left = I banken, med denne: { $pieces }.
auction-pass-piece = Pass gjelder bare denne bygningen.
auction-none = Ingen har bydd ennå.
auction-high-you = Budet ditt på { $amount } er høyest.
auction-stage-0 = Auksjonen er åpen.
auction-stage-1 = Første gang …
auction-stage-2 = Andre gang …
auction-closed = Solgt. { $player } betaler { $amount }.
auction-amount = Budet ditt
auction-bid = By
auction-quick = Raske bud
auction-out = Du har forlatt auksjonen.
auction-after = Igjen etterpå: { $amount }

deal-title = En avtale
deal-with = Med hvem?
deal-give = Du gir
deal-take = Du får
deal-cash = Penger
deal-cards = Fengselskort
deal-none = Ingen { word-deeds } som kan byttes.
deal-send = Send tilbudet
deal-clear = Begynn på nytt
deal-changes = Hva det endrer
deal-empty = Velg hva som skifter eier.
deal-set-you = Du får hele settet { $group }.
deal-set-other = { $player } får hele settet { $group }.
deal-break-you = Du bryter opp settet { $group }.
deal-break-other = { $player } bryter opp settet { $group }.
deal-interest-you = Pantsatte { word-deeds }: Du må betale minst { $amount } i rente.
deal-interest-other = Pantsatte { word-deeds }: { $player } må betale minst { $amount } i rente.
deal-after-you = Pengene dine etterpå: { $amount }.
deal-after-other = Penger etterpå for { $player }: { $amount }.
deal-too-much = Det er mer penger enn det som finnes.
deal-card-price = Et fengselskort koster minst { $amount }.
offers-title = Tilbud
offer-from = { $player } tilbyr deg
offer-to = Du tilbyr { $player }
offer-between = { $player } tilbyr { $other }
offer-you-get = du får
offer-you-give = du gir
offer-gives = gir
offer-asks = vil ha
offer-not-now = Det kan ikke godtas nå.
deal-time = Tid til forhandlingen

debt-title = En gjeld å betale
debt-owed = Du skylder { $other } { $amount } og har { $cash }.
debt-missing = Det mangler { $amount }.
debt-could = Ved å selge og pantsette alt kan du skaffe { $amount }.
debt-cannot = Selv om du selger alt, kan du bare skaffe { $amount }.
debt-ways = Måter å skaffe pengene på
debt-enough = nok i seg selv

claim-which = For hvilken { word-deed }?
claim-hint = Ingen minner deg på det her: Følg med på hvem som lander på { word-deeds-the } dine.

deed-free = Ingen eier den.
deed-price = Pris
deed-mortgage-value = Pantsettingsverdi
deed-redeem-cost = For å oppheve pantet
deed-rent = { Word-rent }
deed-rent-bare = Ubebygd
deed-rent-set = Med hele settet
deed-rent-stations = { $count ->
    [one] Med { $count }
   *[other] Med { $count }
}
deed-rent-utility = { $count ->
    [one] Med { $count }: { $factor } × terningene
   *[other] Med { $count }: { $factor } × terningene
}
deed-rent-now = { Word-rent } nå
deed-building-cost = En bygning koster
deed-mortgaged = pantsatt
deed-group = Sett
about-tax = Betal { $amount }
about-fare = Kjør for { $amount }
about-entity = Kast { $count } eller mer sammen med naboen til venstre: Vinn eller betal { $amount }
about-go = Lønn { $amount }
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
player-turn = har tur
player-decides = bestemmer
player-deeds = { $count ->
    [0] ingen { word-deeds }
    [one] { $count } { word-deed }
   *[other] { $count } { word-deeds }
}
player-worth = verdt { $amount }
player-token = Spillebrikke
bank-stock = I banken
log-title = Logg
log-none = Ingenting har skjedd ennå.
log-older = Vis eldre
chat-title = Prat
chat-none = Ingen har sagt noe ennå.
chat-say = Si
chat-text = Det du vil si
chat-phrase = Raske setninger
chat-judge = Dommer
preset-hello = Hei!
preset-good-luck = Lykke til!
preset-well-played = Godt spilt!
preset-thanks = Takk.
preset-sorry = Beklager.
preset-hurry = Det er din tur.
preset-wait = Et øyeblikk.
preset-yes = Ja.
preset-no = Nei.
preset-interested = Jeg er interessert.
preset-not-interested = Jeg er ikke interessert.
preset-make-an-offer = Gi meg et tilbud.
preset-judge-please = Dommer, takk!
preset-good-game = Bra spill!
preset-bye = Ha det!

dice-title = Terninger
dice-none = Ingen har kastet ennå.
dice-bus = buss
dice-mr = neste { word-deed }

board-title = Spillebrett: { $edition }
board-list = Felt på brettet
board-keys = Piltastene går rundt på brettet. Enter åpner et felt.

judge-title = Dommer
judge-close = Avslutt auksjonen
judge-last-round = Rop ut siste omgang
judge-time = Meld at tiden er ute
judge-expel = Utvis { $player }
judge-dice = Tast inn terningene
judge-dice-faces = Øyne, for eksempel 3 4
judge-no-dice = Ta tilbake kastet
judge-pause = Pause
judge-resume = Fortsett
judge-claims = { Word-rent } som kan kreves
judge-claim-line = { $other } kan kreve leie av { $player } ({ $space })
judge-claim-line-amount = { $other } kan kreve { $amount } av { $player } ({ $space })

lobby-title = Før start
lobby-seat-open = ledig
lobby-invite = Inviter
lobby-add-bot = Legg til bot
lobby-remove-bot = Fjern boten
lobby-token = Velg spillebrikke
lobby-token-any = En som er ledig
lobby-start = Start spillet
lobby-start-fill = Start, boter tar de ledige plassene
lobby-waiting = Verten starter spillet.
lobby-waiting-judge = Hoveddommeren starter alle bord samtidig.
lobby-seeding = Terningene blandes: Hver spiller legger til en del. Et øyeblikk …

end-title = Spillet er slutt
end-winner = { $players } vinner!
end-winners = { $players } deler seieren!
end-rank = Plassering
end-player = Spiller
end-worth = Verdi
end-points = Poeng
end-curve = Verdi gjennom spillet
end-dice = Terninger
end-dice-about = Hvor ofte hver sum ble kastet. Båndet er det man kan vente av tilfeldighetene.
end-dice-line = { $sum }: kastet { $count ->
    [one] { $count } gang
   *[other] { $count } ganger
}, ventet { $low } til { $high }
end-replay = Se spillet igjen
fair-check = Kontroller terningene
end-rematch = En gang til, med de samme spillerne
end-rematch-there = Til neste spill
leave-game = Forlat spillet

hints = Tips
hints-on = Tips vises
hints-off = Tips er skjult
hints-stop = Ikke flere tips
hint-roll = Kast, så flytter spillebrikken seg av seg selv. Før det kan du bygge, pantsette eller foreslå en avtale.
hint-buy = Ingen eier den: Du kan kjøpe den eller la være.
hint-buy-auction = Ingen eier den: Du kan kjøpe den. Gjør du ikke det, kan alle by på den, du også.
hint-claim = Noen landet på { word-deed-the } din. { Word-rent-the } er bare din hvis du krever den i tide.
hint-debt = Du har for lite penger: Selg bygninger, pantsett { word-deeds } eller gjør en avtale, og betal så.
hint-auction = Det høyeste budet vinner. By bare det du kan betale. Den som passer, er ute av auksjonen.
hint-auction-default = Det høyeste budet vinner. Den som ikke kan betale det, er ute, og auksjonen starter på nytt.
hint-choose = Reglene overlater dette til deg: Velg et av svarene.
hint-offer = Et tilbud venter: Godta det, avslå det eller gjør det om til ditt eget.
hint-jail = To like setter deg fri. Med betaling eller et kort er det sikkert.
hint-jail-six = En sekser setter deg fri. Med betaling eller et kort er det sikkert.
hint-jail-roll = To like eller et kort setter deg fri. Ellers betaler du etter dette kastet og flytter.
hint-jail-late = Ingen flere forsøk: Du kaster, flytter og betaler. Betaler du først, gir to like et kast til.
hint-build = Du kan bygge: Åpne en av { word-deeds-the } dine. Bygninger øker { word-rent-the } mye.
hint-end = Noe mer? Bygg eller foreslå en avtale, og avslutt så turen.
hint-wait = Nå bestemmer de andre. Trykk på et felt for å se det, eller foreslå en avtale.

replay-title = Reprise
replay-turn = Tur { $turn }: { $player }
replay-scrub = Hvor i spillet
replay-step = Trinn { $step } av { $last }
replay-first = Til begynnelsen
replay-back = Ett trinn tilbake
replay-play = Spill av
replay-pause = Pause
replay-on = Ett trinn fram
replay-last = Til slutten
replay-eyes = Sett av
replay-eyes-spectator = en tilskuer
replay-eyes-judge = dommeren
replay-jump = Gå til tur
replay-speed = Fart
replay-times = { $factor }×
replay-plain = Som ren tekst
loading-more = Kommer …

pass-to = Gi enheten til { $player }
pass-taken = Jeg er { $player }: fortsett
lobby-here = ved denne enheten
lobby-beside = Noen ved siden av deg spiller også her
lobby-beside-add = Legg til

judge-correct = Rett en feil
judge-expel-title = Utvis en spiller
judge-expel-sure = Skal { $player } virkelig utvises? Alt går til banken, og det kan ikke angres.
judge-talk = { $player } og { $other } forhandler.
judge-seconds = Sekunder
judge-limit = Sett grensen
judge-extend = Forleng
correct-what = Hva var feil
correct-cash = Penger
correct-deeds = En { word-deed }
correct-places = En plass på brettet
correct-amount = Mer eller mindre
correct-deed = Hvilken { word-deed }
correct-owner = Tilhører
correct-level = Bygninger
correct-space = Står på
correct-entry = I hvilken post
correct-why = Hvorfor
correct-send = Rett

chat-object = Om det { $player } sa
chat-mute = Ikke hør { $player } mer
chat-mute-all = Demp { $player } for alle
chat-hear = Hør igjen
chat-report = Rapporter som
chat-reported = Det er rapportert. Takk.
report-insult = fornærmelse
report-spam = søppel
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
shortage-could = Du kan plassere og betale: { $pieces }.
shortage-how = Velg { word-street-one } for hver bygning, i den rekkefølgen du vil.
shortage-order = Din rekkefølge
shortage-remove = Fjern { $space }
shortage-total = Pris: { $amount }. Igjen etterpå: { $left }.
