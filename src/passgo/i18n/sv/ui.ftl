# Spelbordet.

app-name = passgo
app-title-your-turn = ● Din tur – passgo
loading = Bordet förbereds…
language = Språk
theme = Tema
theme-auto = Som enheten
theme-light = Ljust
theme-dark = Mörkt
sound-on = Ljudet är på
sound-off = Ljudet är av
notify = Meddela mig när det är min tur
notify-on = Du får ett meddelande när det är din tur
view-board = Spelplan
view-list = Lista
skip-to-actions = Hoppa till dina val
menu = Meny
close = Stäng
cancel = Avbryt
back = Tillbaka

online = Ansluten
connecting = Ansluter…
offline = Ingen anslutning. Försöker igen…
sending = Skickar…
taken-over = Din plats är öppen på en annan enhet. Här kan du fortfarande titta på.
taken-over-back = Spela här i stället
refused = Bordet kan inte öppnas: { $why }
reload = Ladda om sidan
paused = Spelet är pausat.
paused-nobody-there = Spelet är pausat eftersom alla har gått.
closed = Bordet har stängts.
closed-rules = Servern har uppdaterats och kunde inte ta med det här spelet. Loggen finns kvar.
rules-then = Spelat enligt regelversion { $version }.
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
level-0 = inga byggnader
seconds-left = { $count ->
    [one] { $count } sekund kvar
   *[other] { $count } sekunder kvar
}

awaiting-you-start-roll = Slå för att se vem som börjar.
awaiting-you-roll = Din tur – slå tärningarna.
awaiting-you-roll-again = Slå igen!
awaiting-you-roll-jail = Du sitter i fängelse. Hur kommer du ut?
awaiting-you-buy = Vill du köpa { $space } för { $amount }?
awaiting-you-auction = Vill du lägga bud på { $space }?
awaiting-you-auction-building = Vill du lägga bud på byggnaden?
awaiting-you-debt = Du är skyldig { $other } { $amount }.
awaiting-you-choose-bus = Buss: hur långt vill du åka?
awaiting-you-choose-any-space = Tre lika! Gå till valfri ruta.
awaiting-you-choose-ride = Vill du åka vidare från { $space } för { $amount }, eller stanna här?
awaiting-you-choose-mortgaged-deed = Du har fått { $space } med en inteckning. Vad vill du göra?
awaiting-you-shortage = Hur många vill du ha?
awaiting-you-end = Är du klar med din tur?
awaiting-you-nothing = Du behöver inte göra något just nu.
awaiting-start-roll = { $player } slår för att se vem som börjar.
awaiting-roll = Väntar på att { $player } ska slå.
awaiting-buy = { $player } funderar på att köpa { $space }.
awaiting-auction = { $player } kan bjuda eller passa.
awaiting-debt = { $player } har en skuld att betala.
awaiting-choose = { $player } väljer.
awaiting-shortage = { $player } bestämmer hur många byggnader det ska bli.
awaiting-end = Väntar på att { $player } ska avsluta sin tur.
awaiting-dice = Domaren skriver in { FORM($player, "of") } slag.

actions-title = Vad du kan göra
act-roll = Slå tärningarna
act-roll-jail = Slå för friheten
act-end = Avsluta din tur
act-buy = Köp för { $amount }
act-decline = Köp inte
act-decline-auction = Skicka till auktion
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
act-sell-hotels = Sälj alla { word-hotels } i { $group }
act-on-space = { $action }: { $space }
act-pay = Betala { $amount }
act-bankrupt = Gå i konkurs
act-bankrupt-liquidates = Sälj, inteckna, gå i konkurs
act-bankrupt-sure = Vill du gå i konkurs? Allt du äger går till { $other }.
act-bankrupt-sure-liquidates = Vill du gå i konkurs? Först säljs alla dina byggnader och dina { word-deeds } intecknas, sedan går allt till { $other }.
act-bankrupt-yes = Ja, jag går i konkurs
act-default = Avstå från budet
act-fine = Betala { $amount } och lämna fängelset
act-card = Använd ett kort och lämna fängelset
act-choose-steps = { $count ->
    [one] Gå { $count } ruta fram till { $space }
   *[other] Gå { $count } rutor fram till { $space }
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
act-want = Be om en på { $space }
act-want-several = Be om { $pieces }
act-offer = Föreslå en affär
act-choose-where = Vart?
act-pick-on-board = Eller välj på spelplanen.

auction-title = Auktion: { $space }
auction-title-building = Auktion på en byggnad
auction-building-left = Kvar i banken, den här inräknad: { $pieces }.
auction-pass-piece = Att passa gäller bara den här byggnaden.
auction-none = Inga bud än.
auction-high-you = Du leder med { $amount }.
auction-stage-0 = Auktionen är öppen.
auction-stage-1 = Första…
auction-stage-2 = Andra…
auction-closed = Såld till { $player } för { $amount }.
auction-amount = Ditt bud
auction-bid = Bjud
auction-quick = Snabba bud
auction-out = Du är ute ur auktionen.
auction-after = Då har du { $amount } kvar.

deal-title = Affär
deal-with = Med vem?
deal-give = Du ger
deal-take = Du får
deal-cash = Pengar
deal-cards = Fängelsekort
deal-none = Inga { word-deeds } som kan bytas.
deal-send = Skicka erbjudandet
deal-clear = Börja om
deal-changes = Vad som ändras
deal-empty = Välj vad som byter ägare.
deal-set-you = Du får hela gruppen { $group }.
deal-set-other = { $player } får hela gruppen { $group }.
deal-break-you = Du bryter upp gruppen { $group }.
deal-break-other = { $player } bryter upp gruppen { $group }.
deal-interest-you = Intecknade { word-deeds }: du får betala minst { $amount } i ränta.
deal-interest-other = Intecknade { word-deeds }: { $player } får betala minst { $amount } i ränta.
deal-after-you = Dina pengar efteråt: { $amount }
deal-after-other = { FORM($player, "of") } pengar efteråt: { $amount }
deal-too-much = En av er har inte så mycket pengar.
deal-card-price = Ett fängelsekort får inte bytas bort för mindre än { $amount }.
offers-title = Erbjudanden
offer-from = Erbjudande från { $player }
offer-to = Ditt erbjudande till { $player }
offer-between = Erbjudande från { $player } till { $other }
offer-you-get = Du får
offer-you-give = Du ger
offer-gives = Ger
offer-asks = Vill ha
offer-not-now = Erbjudandet kan inte godtas just nu.
deal-time = Tid för förhandlingen

debt-title = Betala skulden
debt-owed = Du är skyldig { $other } { $amount } och har { $cash }.
debt-missing = Du saknar { $amount }.
debt-could = Genom att sälja och inteckna allt kan du få ihop { $amount }.
debt-cannot = Även om du säljer och intecknar allt får du bara ihop { $amount }.
debt-ways = Sätt att få ihop pengarna
debt-enough = räcker i sig

claim-which = För vilken { word-deed }?
claim-hint = Här får du inga påminnelser: håll koll på vem som hamnar på dina { word-deeds }.

deed-free = Utan ägare
deed-price = Pris
deed-mortgage-value = Inteckningsbelopp
deed-redeem-cost = Inlösningskostnad
deed-rent = { Word-rent }
deed-rent-bare = Utan byggnader
deed-rent-set = Med hela färggruppen
deed-rent-stations = { $count ->
    [one] Ägaren har { $count }
   *[other] Ägaren har { $count }
}
deed-rent-utility = { $count ->
    [one] Ägaren har { $count }: { $factor } × tärningarna
   *[other] Ägaren har { $count }: { $factor } × tärningarna
}
deed-rent-now = { Word-rent } just nu
deed-building-cost = Pris per byggnad
deed-mortgaged = intecknad
deed-group = Grupp
about-tax = Betala { $amount }
about-fare = Åk för { $amount }
about-entity = Slå { $count } eller mer med spelaren till vänster om dig: vinn eller betala { $amount }
about-go = Lön: { $amount }
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
player-turn = spelarens tur
player-decides = bestämmer
player-deeds = { $count ->
    [0] inga { word-deeds }
    [one] { $count } { word-deed }
   *[other] { $count } { word-deeds }
}
player-worth = förmögenhet { $amount }
player-token = Spelpjäs
bank-stock = I banken
log-title = Logg
log-none = Inget har hänt än.
log-older = Visa äldre
log-details = Varje steg
chat-title = Chatt
chat-none = Inga meddelanden än.
chat-say = Skicka
chat-text = Ditt meddelande
chat-phrase = Snabbfraser
chat-judge = Domare
preset-hello = Hej!
preset-good-luck = Lycka till!
preset-well-played = Bra spelat!
preset-thanks = Tack!
preset-sorry = Förlåt!
preset-hurry = Din tur!
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
judge-close = Avsluta auktionen
judge-last-round = Meddela sista varvet
judge-time = Meddela att tiden är ute
judge-expel = Uteslut { $player }
judge-dice = Skriv in slaget
judge-dice-faces = Ögon, t.ex. 3 4
judge-no-dice = Ta tillbaka slaget
judge-pause = Pausa
judge-resume = Fortsätt
judge-claims = { Word-rent } som kan begäras
judge-claim-line = { $other } kan begära { word-rent } av { $player } för { $space }
judge-claim-line-amount = { $other } kan begära { $amount } av { $player } för { $space }

lobby-title = Lobby
lobby-seat-open = ledig plats
lobby-invite = Bjud in
lobby-add-bot = Lägg till bot
lobby-remove-bot = Ta bort bot
lobby-token = Välj spelpjäs
lobby-token-any = Vilken som helst ledig
lobby-start = Starta spelet
lobby-start-fill = Fyll platserna med bottar och starta
lobby-waiting = Väntar på att värden ska starta spelet.
lobby-waiting-judge = Huvuddomaren startar alla bord samtidigt.
lobby-seeding = Rättvisa tärningar förbereds: varje spelare bidrar med en del. Ett ögonblick…

end-title = Spelet är slut
end-winner = { $players } vinner!
end-winners = { $players } delar på segern!
end-rank = Placering
end-player = Spelare
end-worth = Förmögenhet
end-points = Poäng
end-curve = Förmögenhet under spelet
end-dice = Tärningar
end-dice-about = Hur ofta varje summa slogs; bandet visar vad man kan vänta sig av slumpen.
end-dice-line = { $sum }: slogs { $count ->
    [one] { $count } gång
   *[other] { $count } gånger
}, väntat { $low } till { $high }
end-replay = Se spelet igen
fair-check = Kontrollera tärningarna
end-rematch = Revansch med samma spelare
end-rematch-there = Till revanschen
leave-game = Lämna spelet

hints = Tips
hints-on = Tips visas
hints-off = Tips är dolda
hints-stop = Stäng av tipsen
hint-roll = Slå, så flyttas din spelpjäs av sig själv. Innan dess får du bygga, inteckna eller föreslå en affär.
hint-buy = Ingen äger den här. Köp den eller låt bli.
hint-buy-auction = Ingen äger den här. Köper du den inte får alla bjuda på den, du också.
hint-claim = Någon har hamnat på din { word-deed }. Du får { word-rent-the } bara om du begär den i tid.
hint-debt = Du har för lite pengar. Sälj byggnader, inteckna { word-deeds } eller gör en affär, och betala sedan.
hint-auction = Högsta budet vinner. Du kan inte bjuda mer än du kan betala. Passar du är du ute ur auktionen.
hint-auction-default = Högsta budet vinner. Den som vinner men inte kan betala är ute, och auktionen börjar om.
hint-choose = Du bestämmer: välj ett av alternativen.
hint-offer = Du har fått ett erbjudande. Godta det, avslå det eller ge ett motbud.
hint-jail = Två lika befriar dig; att betala eller använda ett kort fungerar alltid.
hint-jail-six = En sexa befriar dig; att betala eller använda ett kort fungerar alltid.
hint-jail-roll = Två lika eller ett kort befriar dig; annars betalar du efter det här slaget och flyttar.
hint-jail-late = Inga fler försök: du slår, flyttar och betalar. Betalar du först ger två lika ett slag till.
hint-build = Du får bygga: öppna en av dina { word-deeds }. Byggnader höjer { word-rent-the } rejält.
hint-end = Något mer? Bygg eller föreslå en affär, och avsluta sedan din tur.
hint-wait = Nu bestämmer andra. Tryck på en ruta för att se den, eller föreslå en affär.

replay-title = Repris
replay-turn = Tur { $turn }: { $player }
replay-scrub = Position i spelet
replay-step = Steg { $step } av { $last }
replay-first = Till början
replay-back = Ett steg bakåt
replay-play = Spela upp
replay-pause = Pausa
replay-on = Ett steg framåt
replay-last = Till slutet
replay-eyes = Visa som
replay-eyes-spectator = en åskådare
replay-eyes-judge = domaren
replay-jump = Gå till tur
replay-speed = Hastighet
replay-times = { $factor }×
replay-plain = Textversion
loading-more = Laddar…

pass-to = Lämna enheten till { $player }
pass-taken = Jag är { $player } – fortsätt
lobby-here = på den här enheten
lobby-beside = Lägg till en spelare på den här enheten
lobby-beside-add = Lägg till

judge-correct = Rätta ett fel
judge-expel-title = Uteslut en spelare
judge-expel-sure = Ska { $player } uteslutas? Allt spelaren äger går till banken. Det kan inte ångras.
judge-talk = { $player } och { $other } förhandlar.
judge-seconds = Sekunder
judge-limit = Sätt tidsgräns
judge-extend = Förläng
correct-what = Vad som var fel
correct-cash = Pengar
correct-deeds = { Word-deed }
correct-places = Position på spelplanen
correct-amount = Belopp att lägga till eller dra av
correct-deed = Vilken { word-deed }
correct-owner = Ägare
correct-level = Byggnader
correct-space = Ruta
correct-entry = Loggpost
correct-why = Orsak
correct-send = Spara rättelsen

chat-object = Om { FORM($player, "of") } meddelande
chat-mute = Tysta { $player }
chat-mute-all = Tysta { $player } för alla
chat-hear = Sluta tysta
chat-report = Rapportera som
chat-reported = Rapporterat. Tack!
report-insult = förolämpning
report-spam = spam
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
debt-yourself = Här räknar ingen åt dig: få ihop pengarna med dina { word-deeds }.
shortage-could = Du kan placera och betala { $pieces }.
shortage-how = Välj en { word-street } för varje byggnad, i den ordning du vill.
shortage-order = Dina val i ordning
shortage-remove = Ta bort { $space }
shortage-total = Summa: { $amount }. Då har du { $left } kvar.
spoken-of = Hur ska du omtalas i texterna?
spoken-of-other = Neutralt
spoken-of-f = Feminint
spoken-of-m = Maskulint

## Review in place: readers propose better texts

review-invite = Är det här ditt språk? Hjälp till att förbättra texterna

## The stage: the middle of the board

stage-pace = Animationernas hastighet: { $pace }
pace-calm = lugn
pace-normal = normal
pace-fast = snabb
pace-instant = omedelbar
stage-completes = Gör färggruppen komplett
stage-blocks = Blockerar { FORM($player, "of") } färggrupp
stage-of-set = { $number ->
    [one] { $count } av { $number } i färggruppen
   *[other] { $count } av { $number } i färggruppen
}
stage-left = Då har du { $amount } kvar
stage-short = Du saknar { $amount }
strip-title = Allas pengar
stop-free = Till salu: { $amount }
stop-yours = Är din
stop-rent = { Word-rent }: { $amount }
stop-rent-dice = { Word-rent }: efter tärningarna
awaiting-you-choose-mortgaged-deeds = Du har fått flera inteckningar. Vad vill du göra med var och en?
inherited-keep = Behåll, betala ränta
inherited-redeem = Lös in nu
inherited-defer = Dubbel ränta senare
inherited-later = Senare
inherited-keep-all = Behåll alla
inherited-redeem-all = Lös in alla
space-number = ruta { $number }
lobby-seat = plats { $number }
offer-new = Lämnat just nu
offer-since = Lämnat för { $minutes } min sedan
bot-pace = Bottarnas tempo
bot-pace-calm = Lugnt
bot-pace-normal = Vanligt
bot-pace-fast = Snabbt
bot-pace-instant = Utan paus
cash-short = Du har bara { $cash }.
end-share = Dela
end-shared = Kopierat
end-download = Ladda ner
acting-as = Spelar nu: { $player }
whole-board = Hela brädet
auction-estate = { FORM($player, "of") } konkursbo: { $number } av { $count }.
auction-passed = passar
auction-thinking = funderar
awaiting-offer = { WHO($other) ->
    [you] { $player } funderar på ditt erbjudande.
   *[other] { $player } funderar på { FORM($other, "of") } erbjudande.
}
awaiting-choose-bus = { $player } väljer hur långt bussen går.
awaiting-choose-any-space = { $player } väljer en ruta att gå till.
awaiting-choose-ride = { $player } bestämmer om resan går vidare från { $space }.
awaiting-choose-mortgaged-deed = { $player } bestämmer vad som ska ske med inteckningen på { $space }.
deal-times = { WHO($player) ->
    [you] Enligt tryckta priser ger du { $times }× det du får.
   *[other] Enligt tryckta priser ger { $player } { $times }× det motparten ger.
}
deal-nothing = { WHO($player) ->
    [you] Du får ingenting i gengäld.
   *[other] { $player } får ingenting i gengäld.
}
outlook-title = Chanser och grupper
outlook-heat = Visa risker på spelplanen
outlook-roll = { WHO($player) ->
    [you] Ditt nästa kast
   *[other] Nästa kast: { $player }
}
outlook-charge = Andra betalningar
outlook-own = Egen ruta
outlook-nothing = Inget att betala
outlook-cost = I snitt { $mean }, högst { $worst } ({ $space })
outlook-here = { $chance }: upp till { $amount } att betala
outlook-sets = Vem har vad
outlook-note = Ett kast med spelplanen som den är nu. Det en ägare kan kräva räknas som krävt, varje kort som är kvar i högen som lika sannolikt, och den som får välja vart det bär tar den billigaste vägen. Fler kast och alla inkomster räknas inte.

bot-random = Bara på skoj
bot-novice = Lätt
bot-builder = Medel
bot-trader = Svår
bot-champion = Mycket svår

sound-volume = Volym
look-edition = Utgåvans stil: på
look-plain = Utgåvans stil: av
bot-talk-on = Bottarna pratar: på
bot-talk-off = Bottarna pratar: av
end-line = Bekräfta min rad i protokollet
stood-in = Bordet spelar åt dig.
stood-in-back = Jag är tillbaka
