# Masa live.

app-name = passgo
app-title-your-turn = ● E rândul tău – passgo
loading = Se pregătește masa…
language = Limbă
theme = Temă
theme-auto = Ca pe dispozitiv
theme-light = Luminos
theme-dark = Întunecat
sound-on = Sunetul este pornit
sound-off = Sunetul este oprit
notify = Anunță-mă când e rândul meu
notify-on = Te anunțăm când e rândul tău
view-board = Tablă
view-list = Listă
skip-to-actions = Sari la acțiunile disponibile
menu = Meniu
close = Închide
cancel = Anulează
back = Înapoi

# Conexiune.
online = Conexiune activă
connecting = Se conectează…
offline = Fără conexiune: se reîncearcă…
sending = Se trimite…
taken-over = Locul tău a fost deschis pe alt dispozitiv. Aici poți privi în continuare.
taken-over-back = Joacă aici
refused = Această masă nu poate fi deschisă: { $why }
reload = Reîncarcă pagina
paused = Jocul este în pauză.
paused-nobody-there = Jocul este în pauză pentru că au plecat toți.
closed = Masa a fost închisă.
closed-rules = Serverul a fost actualizat, iar acest joc nu a putut continua. Jurnalul lui este păstrat.
rules-then = Jucat după versiunea { $version } a regulilor.
official = Rundă oficială

# Oameni și lucruri.
bank = Banca
    .acc = Bancă
you = tu
somebody = cineva
bot = bot
bot-name = Bot { $number }
away = nu e aici
judge = arbitru
onlooker = spectator
nothing = nimic
    .gender = none
money-plain = { $amount }
money-dollar = { $amount } $
money-euro = { $amount } €
money-M = M{ $amount }
money-coin = { $count ->
    [one] { $amount } monedă
    [few] { $amount } monede
   *[other] { $amount } de monede
}
money-hidden = ascunși
money-gain = +{ $amount }
money-loss = −{ $amount }
jail-cards = { $count ->
    [one] { $count } carte de ieșire din închisoare
    [few] { $count } cărți de ieșire din închisoare
   *[other] { $count } de cărți de ieșire din închisoare
}
level-0 = nicio clădire
    .now = nu este nicio clădire
seconds-left = { $count ->
    [one] încă { $count } secundă
    [few] încă { $count } secunde
   *[other] încă { $count } de secunde
}

# Cine ce hotărăște.
awaiting-you-start-roll = Aruncă pentru a stabili cine începe.
awaiting-you-roll = E rândul tău: aruncă zarurile.
awaiting-you-roll-again = Mai aruncă o dată!
awaiting-you-roll-jail = Ești în închisoare. Cum ieși?
awaiting-you-buy = Cumperi { FORM($space, "the") } cu { $amount }?
awaiting-you-auction = Licitezi pentru { FORM($space, "at") }?
awaiting-you-auction-building = Licitezi pentru clădire?
awaiting-you-debt = Ai o datorie de { $amount } la { FORM($other, "acc") }.
awaiting-you-choose-bus = Autobuz: cât de departe mergi?
awaiting-you-choose-any-space = Trei la fel! Mergi pe spațiul dorit.
awaiting-you-choose-ride = Mergi mai departe de pe { FORM($space, "at") } cu { $amount } sau rămâi?
awaiting-you-choose-mortgaged-deed = Primești { FORM($space, "the") } cu ipotecă. Ce faci?
awaiting-you-shortage = Câte vrei?
awaiting-you-end = Îți închei tura?
awaiting-you-nothing = Acum nu ai nimic de făcut.
awaiting-start-roll = { $player } aruncă pentru a stabili cine începe.
awaiting-roll = Urmează să arunce { $player }.
awaiting-buy = { $player } decide dacă cumpără { FORM($space, "the") }.
awaiting-auction = { $player } poate licita sau poate zice pas.
awaiting-debt = { $player } are o datorie de achitat.
awaiting-choose = { $player } alege acum.
awaiting-shortage = { $player } decide câte clădiri vrea.
awaiting-end = Așteptăm ca { $player } să își încheie tura.
awaiting-dice = Arbitrul introduce aruncarea jucătorului { $player }.

# Ce se poate face.
actions-title = Ce poți face
act-roll = Aruncă zarurile
act-roll-jail = Aruncă pentru a ieși
act-end = Încheie tura
act-buy = Cumpără cu { $amount }
act-decline = Nu cumpăra
act-decline-auction = Trimite la licitație
act-claim = Cere { word-rent-the } pentru { FORM($space, "at") }
act-claim-any = Cere { word-rent-the }
act-bid = Licitează { $amount }
act-pass = Pas
act-pass-shortage = Niciuna
act-pass-turn = Niciuna, nu mai întreba în această tură
act-build = Construiește ({ $change })
act-sell = Vinde o clădire ({ $change })
act-mortgage = Ipotechează ({ $change })
act-redeem = Răscumpără ({ $change })
act-surrender = Vinde Băncii ({ $change })
act-sell-hotels = Vinde toate { word-hotels-the }: { $group }
act-on-space = { $action }: { $space }
act-pay = Plătește { $amount }
act-bankrupt = Declară faliment
act-bankrupt-liquidates = Faliment: vinde și ipotechează tot
act-bankrupt-sure = Sigur declari faliment? { $other } primește tot ce ai.
act-bankrupt-sure-liquidates = Sigur declari faliment? Întâi se vând toate clădirile tale și se ipotechează { word-deeds-the } tale; apoi { $other } primește totul.
act-bankrupt-yes = Da, dau faliment
act-default = Renunță la suma licitată
act-fine = Plătește { $amount } și ieși din închisoare
act-card = Folosește o carte ca să ieși
act-choose-steps = { $count ->
    [one] Mergi { $count } spațiu, până pe { FORM($space, "at") }
    [few] Mergi { $count } spații, până pe { FORM($space, "at") }
   *[other] Mergi { $count } de spații, până pe { FORM($space, "at") }
}
act-choose-space = Mergi pe { FORM($space, "at") }
act-choose-stay = Rămâi
act-choose-redeem = Răscumpără ipoteca acum cu { $amount }
act-choose-keep = Păstrează ipoteca și plătește { $amount } dobândă
act-choose-defer = Păstrează ipoteca și plătește mai târziu dobândă dublă
act-accept = Acceptă
act-reject = Respinge
act-counter = Fă o contraofertă
act-withdraw = Retrage oferta
act-want = Cere una pe { FORM($space, "at") }
act-want-several = Cere { $pieces }
act-offer = Propune un schimb
act-choose-where = Încotro?
act-pick-on-board = Sau alege pe tablă.

# Licitație.
auction-title = Licitație: { $space }
auction-title-building = Licitație pentru o clădire
auction-building-left = Rămase în Bancă, cu tot cu aceasta: { $pieces }.
auction-pass-piece = Pasul este valabil doar pentru această clădire.
auction-none = Încă nu a licitat nimeni.
auction-high-you = Suma ta de { $amount } este cea mai mare.
auction-stage-0 = Licitația este deschisă.
auction-stage-1 = O dată…
auction-stage-2 = De două ori…
auction-closed = Adjudecat de { $player } cu { $amount }.
auction-amount = Suma ta
auction-bid = Licitează
auction-quick = Sume rapide
auction-out = Nu mai participi la această licitație.
auction-after = Ți-ar rămâne { $amount }.

# Schimburi.
deal-title = Schimb
deal-with = Schimb cu
deal-give = Dai
deal-take = Primești
deal-cash = Bani
deal-cards = Cărți de ieșire din închisoare
deal-none = Nicio { word-deed } care să poată fi schimbată.
deal-send = Trimite oferta
deal-clear = Ia-o de la capăt
deal-changes = Ce se schimbă
deal-empty = Alege ce vrei să schimbi.
deal-set-you = Completezi grupul { $group }.
deal-set-other = { $player } completează grupul { $group }.
deal-break-you = Rupi grupul { $group }.
deal-break-other = { $player } rupe grupul { $group }.
deal-interest-you = { Word-deeds } ipotecate: vei plăti o dobândă de cel puțin { $amount }.
deal-interest-other = { Word-deeds } ipotecate: { $player } va plăti o dobândă de cel puțin { $amount }.
deal-after-you = După schimb ai { $amount }.
deal-after-other = După schimb, { $player } are { $amount }.
deal-too-much = Unul dintre voi nu are atâția bani.
deal-card-price = O { word-jail-card } nu se poate ceda pentru mai puțin de { $amount }.
offers-title = Oferte
offer-from = Ofertă de la { $player }
offer-to = Oferta ta pentru { $player }
offer-between = Ofertă de la { $player } pentru { $other }
offer-you-get = Primești
offer-you-give = Dai
offer-gives = Dă
offer-asks = Cere
offer-not-now = Acum această ofertă nu poate fi acceptată.
deal-time = Timp de negociere

# Datorii.
debt-title = Plătește-ți datoria
debt-owed = Ai o datorie de { $amount } la { FORM($other, "acc") }. Acum ai { $cash }.
debt-missing = Îți mai lipsesc { $amount }.
debt-could = Vânzând și ipotecând totul, ai putea strânge { $amount }.
debt-cannot = Chiar dacă vinzi și ipotechezi totul, ai strânge doar { $amount }.
debt-ways = Cum poți strânge banii
debt-enough = ajunge singură

# Chirii.
claim-which = Pentru ce { word-deed }?
claim-hint = Aici nu îți amintește nimeni: urmărește cine ajunge pe { word-deeds-the } tale.

# Proprietăți și spații.
deed-free = Fără proprietar
deed-price = Preț
deed-mortgage-value = Valoarea ipotecii
deed-redeem-cost = Costul de răscumpărare
deed-rent = { Word-rent }
deed-rent-bare = Fără clădiri
deed-rent-set = Cu tot grupul
deed-rent-stations = { $count ->
    [one] Cu { $count }
    [few] Cu { $count }
   *[other] Cu { $count }
}
deed-rent-utility = { $count ->
    [one] Cu { $count }: { $factor } × zaruri
    [few] Cu { $count }: { $factor } × zaruri
   *[other] Cu { $count }: { $factor } × zaruri
}
deed-rent-now = { Word-rent-the } actuală
deed-building-cost = Costul unei clădiri
deed-mortgaged = cu ipotecă
deed-group = Grup
about-tax = Plătește { $amount }
about-fare = Călătorie: { $amount }
about-entity = Aruncă { $count } sau mai mult împreună cu jucătorul din stânga ta: câștigați sau plătiți { $amount }
about-go = Salariu: { $amount }
about-cards = Trage o carte
about-jail = Doar în vizită sau în închisoare
about-parking = Aici nu se întâmplă nimic
about-go-to-jail = Mergi la închisoare
about-question = Apasă cubul
about-ride = Mergi mai departe sau rămâi
about-here = Aici: { $players }
about-owner = Proprietar: { $player }
deeds-title = { Word-deeds-the } mele
deeds-none = Încă nu ai nicio { word-deed }.

# Jucători, jurnal, discuții.
players-title = Jucători
player-out = în afara jocului
player-in-jail = în închisoare
player-turn = la rând
player-decides = decide
player-deeds = { $count ->
    [0] nicio { word-deed }
    [one] { $count } { word-deed }
    [few] { $count } { word-deeds }
   *[other] { $count } de { word-deeds }
}
player-worth = avere: { $amount }
player-token = Pion
bank-stock = În Bancă
log-title = Jurnal
log-none = Încă nu s-a întâmplat nimic.
log-older = Arată mai vechi
log-details = Pas cu pas
chat-title = Chat
chat-none = Încă nu există mesaje.
chat-say = Trimite
chat-text = Mesajul tău
chat-phrase = Mesaje rapide
chat-judge = Arbitru
preset-hello = Salut!
preset-good-luck = Mult noroc!
preset-well-played = Bine jucat!
preset-thanks = Mulțumesc!
preset-sorry = Scuze!
preset-hurry = E rândul tău!
preset-wait = O clipă, te rog.
preset-yes = Da.
preset-no = Nu.
preset-interested = Mă interesează.
preset-not-interested = Nu mă interesează.
preset-make-an-offer = Fă-mi o ofertă.
preset-judge-please = Arbitru, te rog!
preset-good-game = Frumos joc!
preset-bye = La revedere!

# Zaruri.
dice-title = Zaruri
dice-none = Încă nu a aruncat nimeni.
dice-bus = autobuz
dice-mr = următoarea { word-deed }

# Tabla.
board-title = Tabla ediției { $edition }
board-list = Spațiile de pe tablă
board-keys = Săgețile parcurg tabla; Enter deschide un spațiu.

# Arbitru.
judge-title = Arbitru
judge-close = Închide licitația
judge-last-round = Anunță ultimul tur
judge-time = Anunță finalul timpului
judge-expel = Exclude: { $player }
judge-dice = Introdu aruncarea
judge-dice-faces = Aruncarea, de exemplu 3 4
judge-no-dice = Anulează aruncarea
judge-pause = Pune pauză
judge-resume = Continuă
judge-claims = { Word-rent } care poate fi cerută
judge-claim-line = { $other } poate cere { word-rent } de la { $player } pentru { FORM($space, "at") }
judge-claim-line-amount = { $other } poate cere { $amount } de la { $player } pentru { FORM($space, "at") }

# Înainte de start.
lobby-title = Înainte de start
lobby-seat-open = loc liber
lobby-invite = Invită
lobby-add-bot = Adaugă un bot
lobby-remove-bot = Scoate botul
lobby-token = Alege un pion
lobby-token-any = Oricare e liber
lobby-start = Începe jocul
lobby-start-fill = Începe cu boți pe locurile libere
lobby-waiting = Așteptăm ca gazda să pornească jocul.
lobby-waiting-judge = Arbitrul principal va porni toate mesele deodată.
lobby-seeding = Se pregătesc zaruri corecte: fiecare jucător adaugă o parte. O clipă…

# Finalul.
end-title = Jocul s-a terminat
end-winner = Câștigă { $players }!
end-winners = { $players } împart victoria!
end-rank = Locul
end-player = Jucător
end-worth = Avere
end-points = Puncte
end-curve = Averea pe parcursul jocului
end-dice = Zaruri
end-dice-about = De câte ori a căzut fiecare sumă; banda arată la ce te poți aștepta de la întâmplare.
end-dice-line = { $sum }: a căzut { $count ->
    [one] o dată
    [few] de { $count } ori
   *[other] de { $count } de ori
}, se aștepta între { $low } și { $high }
end-replay = Revezi jocul
fair-check = Verifică zarurile
end-rematch = Revanșă cu aceiași jucători
end-rematch-there = Mergi la revanșă
leave-game = Părăsește jocul

# Sfaturi pentru primul joc.
hints = Sfat
hints-on = Sfaturi pornite
hints-off = Sfaturi oprite
hints-stop = Oprește sfaturile
hint-roll = Aruncă, iar pionul tău se mută singur. Înainte poți construi, ipoteca sau propune un schimb.
hint-buy = Nu are proprietar: o poți cumpăra sau nu.
hint-buy-auction = Nu are proprietar: o poți cumpăra. Dacă nu o cumperi, pot licita toți, inclusiv tu.
hint-claim = Cineva a ajuns pe { word-deed-the } ta. { Word-rent-the } este a ta numai dacă o ceri la timp.
hint-debt = Nu ai destui bani: vinde clădiri, ipotechează { word-deeds } sau fă un schimb, apoi plătește.
hint-auction = Cea mai mare sumă câștigă. Nu poți licita mai mult decât poți plăti. Dacă zici pas, ieși din această licitație.
hint-auction-default = Cea mai mare sumă câștigă. Dacă învingătorul nu poate plăti, iese, iar licitația începe din nou.
hint-choose = Tu decizi: alege una dintre opțiuni.
hint-offer = Ai primit o ofertă: accept-o, respinge-o sau fă o contraofertă.
hint-jail = O dublă te eliberează; plata sau o carte te scot sigur.
hint-jail-six = Un șase te eliberează; plata sau o carte te scot sigur.
hint-jail-roll = O dublă sau o carte te eliberează; altfel plătești după această aruncare și mergi.
hint-jail-late = Nu mai ai încercări: arunci, mergi și plătești. Dacă plătești înainte, o dublă îți aduce încă o aruncare.
hint-build = Poți construi: deschide una dintre { word-deeds-the } tale. Clădirile cresc mult { word-rent-the }.
hint-end = Mai ai ceva de făcut? Construiește sau propune un schimb, apoi încheie tura.
hint-wait = Acum decid alții. Atinge orice spațiu pentru detalii sau propune un schimb.

# Privire înapoi.
replay-title = Reluare
replay-turn = Tura { $turn }: { $player }
replay-scrub = Momentul jocului
replay-step = Pasul { $step } din { $last }
replay-first = Mergi la început
replay-back = Un pas înapoi
replay-play = Redă
replay-pause = Pune pauză
replay-on = Un pas înainte
replay-last = Mergi la sfârșit
replay-eyes = Vezi ca
replay-eyes-spectator = spectator
replay-eyes-judge = arbitru
replay-jump = Mergi la tura
replay-speed = Viteză
replay-times = { $factor }×
replay-plain = Versiune text
loading-more = Se încarcă…

# Mai mulți la un dispozitiv.
pass-to = Dispozitivul trece la { $player }
pass-taken = Eu sunt { $player }: mai departe
lobby-here = pe acest dispozitiv
lobby-beside = Adaugă un jucător pe acest dispozitiv
lobby-beside-add = Adaugă

# Încă ceva pentru arbitru.
judge-correct = Corectează o greșeală
judge-expel-title = Exclude un jucător
judge-expel-sure = Sigur vrei ca { $player } să iasă din joc? Tot ce are trece la Bancă. Nu se mai poate anula.
judge-talk = { $player } și { $other } negociază.
judge-seconds = Secunde
judge-limit = Stabilește limita
judge-extend = Prelungește
correct-what = Ce a fost greșit
correct-cash = Bani
correct-deeds = { Word-deed }
correct-places = Poziția pe tablă
correct-amount = Suma de adăugat sau de scăzut
correct-deed = Ce { word-deed }
correct-owner = Proprietar
correct-level = Clădiri
correct-space = Spațiu
correct-entry = Înregistrarea din jurnal
correct-why = Motivul
correct-send = Salvează corecția

# Ca să nu trebuiască să asculți pe cineva.
chat-object = Despre mesajul scris de { $player }
chat-mute = Ascunde mesajele de la { $player }
chat-mute-all = Ascunde tuturor mesajele de la { $player }
chat-hear = Arată din nou mesajele
chat-report = Raportează ca
chat-reported = Raport trimis. Mulțumim.
report-insult = insultă
report-spam = spam
report-cheating = trișare
report-advice = sfat nepermis
report-other = altceva

# Retrageri și cuvinte fără sume pentru runde oficiale.
act-undo = Anulează ultima acțiune
act-undo-space = Anulează: { $space }
act-build-plain = Construiește
act-sell-plain = Vinde o clădire
act-mortgage-plain = Ipotechează
act-redeem-plain = Răscumpără
act-surrender-plain = Vinde Băncii
debt-yourself = Aici nimeni nu socotește în locul tău: strânge banii din { word-deeds-the } tale.
shortage-could = Ai putea așeza și plăti { $pieces }.
shortage-how = Alege o { word-street } pentru fiecare clădire, în ordinea în care le vrei.
shortage-order = Alegerile tale, în ordine
shortage-remove = Scoate { FORM($space, "the") }
shortage-total = Total: { $amount }. Ți-ar rămâne { $left }.
spoken-of = Cum să vorbească textele despre tine?
spoken-of-other = Neutru
spoken-of-f = La feminin
spoken-of-m = La masculin

## Review in place: readers propose better texts

review-invite = E limba ta? Ajută la îmbunătățirea textelor

## The stage: the middle of the board

stage-pace = Viteza animațiilor: { $pace }
pace-calm = calmă
pace-normal = normală
pace-fast = rapidă
pace-instant = instantanee
stage-completes = Completează grupul
stage-blocks = Blochează grupul strâns de { $player }
stage-of-set = { $number ->
    [one] { $count } din { $number } în grup
    [few] { $count } din { $number } în grup
   *[other] { $count } din { $number } în grup
}
stage-left = Rămâi cu { $amount }
stage-short = Îți mai trebuie { $amount }
strip-title = Banii tuturor
stop-free = De vânzare: { $amount }
stop-yours = Îți aparține
stop-rent = { Word-rent }: { $amount }
stop-rent-dice = { Word-rent }: după zaruri
awaiting-you-choose-mortgaged-deeds = Primești mai multe ipoteci. Ce faci cu fiecare?
inherited-keep = Păstrează, plătește dobânda
inherited-redeem = Răscumpără acum
inherited-defer = Mai târziu dobândă dublă
inherited-later = Mai târziu
inherited-keep-all = Păstrează toate
inherited-redeem-all = Răscumpără toate
space-number = spațiul { $number }
lobby-seat = locul { $number }
offer-new = Făcută chiar acum
offer-since = Făcută acum { $minutes } min
bot-pace = Ritmul boților
bot-pace-calm = Calm
bot-pace-normal = Normal
bot-pace-fast = Rapid
bot-pace-instant = Imediat
cash-short = Ai doar { $cash }.
end-share = Distribuie
end-shared = Copiat
end-download = Descarcă
acting-as = Acum joacă: { $player }
whole-board = Toată tabla
auction-estate = Averea pierdută de { $player }: { $number } din { $count }.
auction-passed = zice pas
auction-thinking = se gândește
awaiting-offer = { WHO($other) ->
    [you] { $player } se gândește la oferta ta.
   *[other] { $player } se gândește la oferta de la { $other }.
}
awaiting-choose-bus = { $player } alege cât de departe merge cu autobuzul.
awaiting-choose-any-space = { $player } alege spațiul pe care merge.
awaiting-choose-ride = { $player } decide dacă merge mai departe de pe { FORM($space, "at") }.
awaiting-choose-mortgaged-deed = { $player } decide ce face cu ipoteca de pe { FORM($space, "at") }.
deal-times = { WHO($player) ->
    [you] După prețurile tipărite, dai { $times }× cât primești.
   *[other] După prețurile tipărite, { $player } dă { $times }× cât primește.
}
deal-nothing = { WHO($player) ->
    [you] Nu primești nimic în schimb.
   *[other] { $player } nu primește nimic în schimb.
}
outlook-title = Șanse și grupuri
outlook-heat = Arată riscurile pe tablă
outlook-roll = { WHO($player) ->
    [you] Următoarea ta aruncare
   *[other] Următoarea aruncare: { $player }
}
outlook-charge = Alte plăți
outlook-own = Spațiu propriu
outlook-nothing = Nimic de plătit
outlook-cost = În medie { $mean }, cel mult { $worst } ({ $space })
outlook-here = { $chance }: cel mult { $amount } de plătit
outlook-sets = Cine ce are
outlook-note = O aruncare, cu tabla așa cum este acum. Ce poate cere un proprietar se socotește cerut, fiecare carte rămasă în teanc este la fel de probabilă, iar cine poate alege unde merge ia drumul cel mai ieftin. Aruncările următoare și toate încasările nu se socotesc.

bot-random = Doar de distracție
bot-novice = Ușor
bot-builder = Mediu
bot-trader = Greu
bot-champion = Foarte greu

sound-volume = Volum
look-edition = Stilul ediției: pornit
look-plain = Stilul ediției: oprit
bot-talk-on = Replicile boților: pornite
bot-talk-off = Replicile boților: oprite
end-line = Confirmă rândul meu din fișă
stood-in = Masa joacă în locul tău.
stood-in-back = Am revenit
