# Spelbordet.

app-name = passgo
app-title-your-turn = ● Din tur – passgo
loading = Bordet görs i ordning …
language = Språk
theme = Färger
theme-auto = Som enheten
theme-light = Ljust
theme-dark = Mörkt
sound-on = Ljudet är på
sound-off = Ljudet är av
notify = Säg till när det är min tur
notify-on = Du får veta när det är din tur
view-board = Spelplan
view-list = Lista
skip-to-actions = Hoppa till det du kan göra
menu = Meny
close = Stäng
cancel = Avbryt
back = Tillbaka

online = Ansluten
connecting = Ansluter …
offline = Ingen anslutning: försöker igen …
sending = Skickar …
taken-over = Din plats har tagits över på en annan enhet. Här kan du fortfarande titta på.
taken-over-back = Ta tillbaka den hit
refused = Bordet kan inte öppnas: { $why }
reload = Ladda om sidan
paused = Bordet är pausat.
paused-nobody-there = Bordet är pausat eftersom ingen var här.
closed = Bordet har stängts.
closed-rules = Servern har uppgraderats och kunde inte ta med det här spelet. Loggen finns kvar.
rules-then = Spelat enligt regler { $version }.
official = Officiell omgång

bank = banken
you = du
somebody = någon
bot = bot
bot-name = Bot { $number }
away = borta
judge = domare
onlooker = åskådare
nothing = ingenting
money-plain = { $amount }
money-dollar = { $amount } $
money-euro = { $amount } €
money-M = M{ $amount }
money-coin = { $count ->
    [one] { $amount } mynt
   *[other] { $amount } mynt
}
money-hidden = dolt
money-gain = +{ $amount }
money-loss = −{ $amount }
jail-cards = { $count ->
    [one] { $count } fängelsekort
   *[other] { $count } fängelsekort
}
level-0 = obebyggd
seconds-left = { $count ->
    [one] { $count } sekund kvar
   *[other] { $count } sekunder kvar
}

awaiting-you-start-roll = Slå om vem som börjar.
awaiting-you-roll = Din tur: slå tärningarna.
awaiting-you-roll-again = Du slår igen.
awaiting-you-roll-jail = Du sitter i fängelse. Hur kommer du ut?
awaiting-you-buy = { $space } är ledig. Priset är { $amount }.
awaiting-you-auction = Bjuder du på { $space }?
awaiting-you-auction-building = Bjuder du på byggnaden?
awaiting-you-debt = Du är skyldig { $other } { $amount }.
awaiting-you-choose-bus = Bussen: hur långt åker du?
awaiting-you-choose-any-space = Tre lika: gå till valfri ruta.
awaiting-you-choose-ride = Åka vidare från { $space } för { $amount }, eller stanna?
awaiting-you-choose-mortgaged-deed = { $space } kom till dig intecknad. Vad gör du?
awaiting-you-shortage = Hur många vill du ha?
awaiting-you-end = Din tur är klar.
awaiting-you-nothing = Du behöver inte göra något nu.
awaiting-start-roll = { $player } slår om vem som börjar.
awaiting-roll = { $player } ska slå.
awaiting-buy = { $player } tar ställning till { $space }.
awaiting-auction = { $player } får bjuda.
awaiting-debt = { $player } har en skuld att betala.
awaiting-choose = { $player } har ett val.
awaiting-shortage = { $player } får frågan hur många byggnader det ska vara.
awaiting-end = { $player } får avsluta sin tur.
awaiting-dice = Domaren skriver in tärningarna för { $player }.

actions-title = Vad du kan göra
act-roll = Slå tärningarna
act-roll-jail = Slå för friheten
act-end = Avsluta din tur
act-buy = Köp för { $amount }
act-decline = Köp inte
act-decline-auction = Låt den auktioneras
act-claim = Begär { word-rent } för { $space }
act-claim-any = Begär { word-rent }
act-bid = Bjud { $amount }
act-pass = Passa
act-pass-shortage = Ingen
act-pass-turn = Ingen, fråga inte mer den här turen
act-build = Bygg ({ $change })
act-sell = Sälj en byggnad ({ $change })
act-mortgage = Inteckna ({ $change })
act-redeem = Lös in ({ $change })
act-surrender = Sälj till banken ({ $change })
act-sell-hotels = Sälj alla på en gång: { $group }
act-on-space = { $action }: { $space }
act-pay = Betala { $amount }
act-bankrupt = Ge upp: konkurs
act-bankrupt-liquidates = Ge upp: sälj och inteckna allt
act-bankrupt-sure = Ger du verkligen upp? Allt du äger går till { $other }.
act-bankrupt-sure-liquidates = Ger du verkligen upp? Först säljs alla dina byggnader och dina { word-deeds } intecknas, sedan går allt till { $other }.
act-bankrupt-yes = Ja, jag går i konkurs
act-default = Avstå från auktionen
act-fine = Betala { $amount } och lämna fängelset
act-card = Använd ett kort och lämna fängelset
act-choose-steps = { $count ->
    [one] { $count } ruta, till { $space }
   *[other] { $count } rutor, till { $space }
}
act-choose-space = Gå till { $space }
act-choose-stay = Stanna
act-choose-redeem = Lös in nu för { $amount }
act-choose-keep = Behåll inteckningen och betala { $amount } i ränta
act-choose-defer = Behåll inteckningen och betala dubbel ränta senare
act-accept = Godta
act-reject = Avslå
act-counter = Motbud
act-withdraw = Ta tillbaka erbjudandet
act-want = En på { $space }
act-want-several = Jag vill ha: { $pieces }
act-offer = Föreslå en affär
act-choose-where = Vart?
act-pick-on-board = Eller välj på spelplanen.

auction-title = Auktion: { $space }
auction-title-building = Auktion på en byggnad
auction-building-left = I banken, med den här: { $pieces }.
auction-pass-piece = Att passa gäller bara den här byggnaden.
auction-none = Ingen har bjudit än.
auction-high-you = Ditt bud på { $amount } är högst.
auction-stage-0 = Auktionen är öppen.
auction-stage-1 = Första …
auction-stage-2 = Andra …
auction-closed = Såld. { $player } betalar { $amount }.
auction-amount = Ditt bud
auction-bid = Bjud
auction-quick = Snabba bud
auction-out = Du har lämnat auktionen.
auction-after = Kvar efteråt: { $amount }

deal-title = En affär
deal-with = Med vem?
deal-give = Du ger
deal-take = Du får
deal-cash = Pengar
deal-cards = Fängelsekort
deal-none = Inga { word-deeds } som kan bytas.
deal-send = Skicka erbjudandet
deal-clear = Börja om
deal-changes = Vad det ändrar
deal-empty = Välj vad som byter ägare.
deal-set-you = Du får hela gruppen { $group }.
deal-set-other = { $player } får hela gruppen { $group }.
deal-break-you = Du bryter upp gruppen { $group }.
deal-break-other = { $player } bryter upp gruppen { $group }.
deal-interest-you = Intecknade { word-deeds }: du får betala minst { $amount } i ränta.
deal-interest-other = Intecknade { word-deeds }: { $player } får betala minst { $amount } i ränta.
deal-after-you = Dina pengar efteråt: { $amount }.
deal-after-other = Pengar efteråt för { $player }: { $amount }.
deal-too-much = Det är mer pengar än vad som finns.
deal-card-price = Ett fängelsekort kostar minst { $amount }.
offers-title = Erbjudanden
offer-from = { $player } erbjuder dig
offer-to = Du erbjuder { $player }
offer-between = { $player } erbjuder { $other }
offer-you-get = du får
offer-you-give = du ger
offer-gives = ger
offer-asks = begär
offer-not-now = Det kan inte godtas nu.
deal-time = Tid för förhandlingen

debt-title = En skuld att betala
debt-owed = Du är skyldig { $other } { $amount } och har { $cash }.
debt-missing = { $amount } fattas.
debt-could = Genom att sälja och inteckna allt kan du få ihop { $amount }.
debt-cannot = Även om du säljer allt får du bara ihop { $amount }.
debt-ways = Sätt att få ihop det
debt-enough = räcker i sig

claim-which = För vilken { word-deed }?
claim-hint = Ingen påminner dig här: håll koll på vem som hamnar på dina { word-deeds }.

deed-free = Ingen äger den.
deed-price = Pris
deed-mortgage-value = Inteckningsbelopp
deed-redeem-cost = Inlösningskostnad
deed-rent = { Word-rent }
deed-rent-bare = Obebyggd
deed-rent-set = Med hela gruppen
deed-rent-stations = { $count ->
    [one] Med { $count }
   *[other] Med { $count }
}
deed-rent-utility = { $count ->
    [one] Med { $count }: { $factor } × tärningarna
   *[other] Med { $count }: { $factor } × tärningarna
}
deed-rent-now = { Word-rent } nu
deed-building-cost = En byggnad kostar
deed-mortgaged = intecknad
deed-group = Grupp
about-tax = Betala { $amount }
about-fare = Åk för { $amount }
about-entity = Slå { $count } eller mer med din granne till vänster: vinn eller betala { $amount }
about-go = Lön { $amount }
about-cards = Dra ett kort
about-jail = På besök, eller i fängelse
about-parking = Här händer ingenting
about-go-to-jail = Gå i fängelse
about-question = Tryck på lådan
about-ride = Åk med, eller stanna
about-here = Här: { $players }
about-owner = Ägare: { $player }
deeds-title = Mina { word-deeds }
deeds-none = Du äger inga { word-deeds } än.

players-title = Spelare
player-out = ute ur spelet
player-in-jail = i fängelse
player-turn = på tur
player-decides = bestämmer
player-deeds = { $count ->
    [0] inga { word-deeds }
    [one] { $count } { word-deed }
   *[other] { $count } { word-deeds }
}
player-worth = värd { $amount }
player-token = Spelpjäs
bank-stock = I banken
log-title = Logg
log-none = Ingenting har hänt än.
log-older = Visa äldre
chat-title = Prat
chat-none = Ingen har sagt något än.
chat-say = Säg
chat-text = Din text
chat-phrase = Snabbfraser
chat-judge = Domare
preset-hello = Hej!
preset-good-luck = Lycka till!
preset-well-played = Bra spelat!
preset-thanks = Tack.
preset-sorry = Förlåt.
preset-hurry = Din tur, tack.
preset-wait = Ett ögonblick.
preset-yes = Ja.
preset-no = Nej.
preset-interested = Jag är intresserad.
preset-not-interested = Jag är inte intresserad.
preset-make-an-offer = Ge mig ett bud.
preset-judge-please = Domare, tack!
preset-good-game = Bra match!
preset-bye = Hej då!

dice-title = Tärningar
dice-none = Ingen har slagit än.
dice-bus = buss
dice-mr = nästa { word-deed }

board-title = Spelplan: { $edition }
board-list = Rutor på spelplanen
board-keys = Piltangenterna går runt spelplanen; Enter öppnar en ruta.

judge-title = Domare
judge-close = Stäng auktionen
judge-last-round = Utlys sista varvet
judge-time = Utlys att tiden är ute
judge-expel = Uteslut { $player }
judge-dice = Skriv in tärningarna
judge-dice-faces = Prickar, till exempel 3 4
judge-no-dice = Ta tillbaka slaget
judge-pause = Pausa
judge-resume = Fortsätt
judge-claims = { Word-rent } som kan begäras
judge-claim-line = { $other } får begära hyra av { $player } ({ $space })
judge-claim-line-amount = { $other } får begära { $amount } av { $player } ({ $space })

lobby-title = Före start
lobby-seat-open = ledig
lobby-invite = Bjud in
lobby-add-bot = Lägg till bot
lobby-remove-bot = Ta bort bot
lobby-token = Välj spelpjäs
lobby-token-any = Vilken som helst ledig
lobby-start = Starta spelet
lobby-start-fill = Starta, bottar tar de lediga platserna
lobby-waiting = Värden startar spelet.
lobby-waiting-judge = Huvuddomaren startar alla bord samtidigt.
lobby-seeding = Tärningarna blandas: varje spelare lägger till en del. Ett ögonblick …

end-title = Spelet är slut
end-winner = { $players } vinner!
end-winners = { $players } delar på segern!
end-rank = Placering
end-player = Spelare
end-worth = Värde
end-points = Poäng
end-curve = Värde under spelet
end-dice = Tärningar
end-dice-about = Hur ofta varje summa slogs; bandet visar vad man kan vänta sig av slumpen.
end-dice-line = { $sum }: slogs { $count ->
    [one] { $count } gång
   *[other] { $count } gånger
}, väntat { $low } till { $high }
end-replay = Se spelet igen
fair-check = Kontrollera tärningarna
end-rematch = En gång till, med samma spelare
end-rematch-there = Till nästa spel
leave-game = Lämna spelet

hints = Tips
hints-on = Tips visas
hints-off = Tips är dolda
hints-stop = Inga fler tips
hint-roll = Slå, så flyttas din spelpjäs av sig själv. Innan dess får du bygga, inteckna eller föreslå en affär.
hint-buy = Ingen äger den: du får köpa den eller låta bli.
hint-buy-auction = Ingen äger den: du får köpa den. Gör du inte det bjuder alla på den, du också.
hint-claim = Någon hamnade på din { word-deed }. { Word-rent-the } är din bara om du begär den i tid.
hint-debt = Du har ont om pengar: sälj byggnader, inteckna { word-deeds } eller gör en affär, och betala sedan.
hint-auction = Högsta budet vinner. Bjud bara det du kan betala; den som passar är ute ur auktionen.
hint-auction-default = Högsta budet vinner. Den som inte kan betala det utesluts och auktionen börjar om.
hint-choose = Reglerna låter dig bestämma: välj ett av svaren.
hint-offer = Ett erbjudande väntar: godta det, avslå det eller gör om det till ditt eget.
hint-jail = Två lika befriar dig; betalning eller ett kort gör det säkert.
hint-jail-six = En sexa befriar dig; betalning eller ett kort gör det säkert.
hint-jail-roll = Två lika eller ett kort befriar dig; annars betalar du efter det här slaget och flyttar.
hint-jail-late = Inga fler försök: du slår, flyttar och betalar. Betalar du först ger två lika ett slag till.
hint-build = Du får bygga: öppna en av dina { word-deeds }. Byggnader höjer { word-rent-the } rejält.
hint-end = Något mer? Bygg eller föreslå en affär, och avsluta sedan din tur.
hint-wait = Nu bestämmer andra. Tryck på en ruta för att se den, eller föreslå en affär.

replay-title = Repris
replay-turn = Tur { $turn }: { $player }
replay-scrub = Var i spelet
replay-step = Steg { $step } av { $last }
replay-first = Till början
replay-back = Ett steg bakåt
replay-play = Spela upp
replay-pause = Pausa
replay-on = Ett steg framåt
replay-last = Till slutet
replay-eyes = Sett av
replay-eyes-spectator = en åskådare
replay-eyes-judge = domaren
replay-jump = Gå till tur
replay-speed = Hastighet
replay-times = { $factor }×
replay-plain = Som ren text
loading-more = Kommer …

pass-to = Lämna enheten till { $player }
pass-taken = Jag är { $player }: fortsätt
lobby-here = vid den här enheten
lobby-beside = Någon bredvid dig spelar också här
lobby-beside-add = Lägg till

judge-correct = Rätta ett fel
judge-expel-title = Uteslut en spelare
judge-expel-sure = Ska { $player } verkligen uteslutas? Allt går till banken, och det kan inte ångras.
judge-talk = { $player } och { $other } förhandlar.
judge-seconds = Sekunder
judge-limit = Sätt gränsen
judge-extend = Förläng
correct-what = Vad var fel
correct-cash = Pengar
correct-deeds = En { word-deed }
correct-places = En plats på spelplanen
correct-amount = Mer eller mindre
correct-deed = Vilken { word-deed }
correct-owner = Tillhör
correct-level = Byggnader
correct-space = Står på
correct-entry = I vilken post
correct-why = Varför
correct-send = Rätta

chat-object = Om det { $player } sade
chat-mute = Hör inte { $player } längre
chat-mute-all = Tysta { $player } för alla
chat-hear = Hör igen
chat-report = Rapportera som
chat-reported = Det är rapporterat. Tack.
report-insult = förolämpning
report-spam = skräp
report-cheating = fusk
report-advice = förbjudna råd
report-other = något annat

act-undo = Ångra
act-undo-space = Ångra: { $space }
act-build-plain = Bygg
act-sell-plain = Sälj en byggnad
act-mortgage-plain = Inteckna
act-redeem-plain = Lös in
act-surrender-plain = Sälj till banken
debt-yourself = Här räknar ingen åt dig: få ihop det ur dina { word-deeds }.
shortage-could = Du kan placera och betala: { $pieces }.
shortage-how = Välj en { word-street } för varje byggnad, i den ordning du vill.
shortage-order = Din ordning
shortage-remove = Ta bort { $space }
shortage-total = Pris: { $amount }. Kvar efteråt: { $left }.
