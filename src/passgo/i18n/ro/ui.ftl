# Masa live.

app-name = passgo
app-title-your-turn = ● E rândul tău – passgo
loading = Se pregătește masa …
language = Limbă
theme = Culori
theme-auto = Ca dispozitivul
theme-light = Luminos
theme-dark = Întunecat
sound-on = Sunetul este pornit
sound-off = Sunetul este oprit
notify = Anunță-mă când e rândul meu
notify-on = Te anunțăm când e rândul tău
view-board = Tablă
view-list = Listă
skip-to-actions = Sari la ce poți face
menu = Meniu
close = Închide
cancel = Renunță
back = Înapoi

# Conexiune.
online = Conectat
connecting = Se conectează …
offline = Fără conexiune: se reîncearcă …
sending = Se trimite …
taken-over = Locul tău a fost preluat pe alt dispozitiv. Aici poți privi în continuare.
taken-over-back = Ia-l înapoi aici
refused = Această masă nu poate fi deschisă: { $why }
reload = Încarcă pagina din nou
paused = Masa este în pauză.
paused-nobody-there = Masa este în pauză pentru că nu era nimeni aici.
closed = Masa a fost închisă.
closed-rules = Serverul a fost actualizat, iar acest joc nu a putut continua. Înregistrarea lui este păstrată.
rules-then = Jucat după regulile { $version }.
official = Rundă oficială

# Oameni și lucruri.
bank = Banca
you = tu
somebody = cineva
bot = bot
bot-name = Bot { $number }
away = nu e aici
judge = arbitru
onlooker = spectator
nothing = nimic
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
seconds-left = { $count ->
    [one] încă { $count } secundă
    [few] încă { $count } secunde
   *[other] încă { $count } de secunde
}

# Cine ce hotărăște.
awaiting-you-start-roll = Aruncă pentru a stabili cine începe.
awaiting-you-roll = E rândul tău: aruncă zarurile.
awaiting-you-roll-again = Mai arunci o dată.
awaiting-you-roll-jail = Ești în închisoare. Cum ieși?
awaiting-you-buy = { $space } nu are proprietar. Costă { $amount }.
awaiting-you-auction = Licitezi pentru { $space }?
awaiting-you-auction-building = Licitezi pentru clădire?
awaiting-you-debt = Datorezi { $amount }; încasează { $other }.
awaiting-you-choose-bus = Autobuzul: cât de departe mergi?
awaiting-you-choose-any-space = Trei la fel: mergi pe orice spațiu.
awaiting-you-choose-ride = { $space }: mergi mai departe pentru { $amount } sau rămâi?
awaiting-you-choose-mortgaged-deed = { $space } îți revine cu ipotecă. Ce faci?
awaiting-you-shortage = Câte vrei?
awaiting-you-end = Tura ta s-a încheiat.
awaiting-you-nothing = Acum nu ți se cere nimic.
awaiting-start-roll = { $player } aruncă pentru a stabili cine începe.
awaiting-roll = { $player } trebuie să arunce.
awaiting-buy = { $player } decide: { $space }.
awaiting-auction = { $player } poate licita.
awaiting-debt = { $player } are o datorie de achitat.
awaiting-choose = { $player } are de ales.
awaiting-shortage = { $player } spune acum câte clădiri vrea.
awaiting-end = { $player } își poate încheia tura.
awaiting-dice = Arbitrul introduce zarurile. Aruncă { $player }.

# Ce se poate face.
actions-title = Ce poți face
act-roll = Aruncă zarurile
act-roll-jail = Aruncă pentru libertate
act-end = Încheie tura
act-buy = Cumpără cu { $amount }
act-decline = Nu cumpăra
act-decline-auction = Las-o la licitație
act-claim = Cere { word-rent-the }: { $space }
act-claim-any = Cere { word-rent-the }
act-bid = Licitează { $amount }
act-pass = Renunță
act-pass-shortage = Niciuna
act-pass-turn = Niciuna, nu mai întreba în această tură
act-build = Construiește ({ $change })
act-sell = Vinde o clădire ({ $change })
act-mortgage = Ipotechează ({ $change })
act-redeem = Răscumpără ({ $change })
act-surrender = Vinde Băncii ({ $change })
act-sell-hotels = Vinde deodată tot: { $group }
act-on-space = { $action }: { $space }
act-pay = Plătește { $amount }
act-bankrupt = Renunță: faliment
act-bankrupt-liquidates = Renunță: vinde și ipotechează tot
act-bankrupt-sure = Chiar renunți? Tot ce ai primește { $other }.
act-bankrupt-sure-liquidates = Chiar renunți? Întâi se vând toate clădirile tale și se ipotechează { word-deeds-the }; apoi totul primește { $other }.
act-bankrupt-yes = Da, dau faliment
act-default = Renunță la licitație
act-fine = Plătește { $amount } și ieși din închisoare
act-card = Folosește o carte ca să ieși din închisoare
act-choose-steps = { $count ->
    [one] { $count } spațiu, până la { $space }
    [few] { $count } spații, până la { $space }
   *[other] { $count } de spații, până la { $space }
}
act-choose-space = Mergi la { $space }
act-choose-stay = Rămâi
act-choose-redeem = Răscumpăr-o acum cu { $amount }
act-choose-keep = Păstreaz-o ipotecată și plătește { $amount } dobândă
act-choose-defer = Păstreaz-o ipotecată și plătește mai târziu dobândă dublă
act-accept = Acceptă
act-reject = Respinge
act-counter = Contraofertă
act-withdraw = Retrage-ți oferta
act-want = Una pe { $space }
act-want-several = Vreau: { $pieces }
act-offer = Propune un schimb
act-choose-where = Încotro?
act-pick-on-board = Sau alege pe tablă.

# Licitație.
auction-title = Licitație: { $space }
auction-title-building = Licitație pentru o clădire
auction-building-left = În Bancă, cu aceasta: { $pieces }.
auction-pass-piece = Pasul este valabil doar pentru această clădire.
auction-none = Încă nu a licitat nimeni.
auction-high-you = Suma ta de { $amount } este cea mai mare.
auction-stage-0 = Licitația este deschisă.
auction-stage-1 = O dată …
auction-stage-2 = De două ori …
auction-closed = Adjudecat. { $player } plătește { $amount }.
auction-amount = Suma ta
auction-bid = Licitează
auction-quick = Sume rapide
auction-out = Nu mai participi la această licitație.
auction-after = Îți rămân: { $amount }

# Schimburi.
deal-title = Un schimb
deal-with = Cu cine?
deal-give = Dai
deal-take = Primești
deal-cash = Bani
deal-cards = Cărți de ieșire din închisoare
deal-none = Nicio { word-deed } care să poată fi schimbată.
deal-send = Trimite oferta
deal-clear = Ia-o de la capăt
deal-changes = Ce se schimbă
deal-empty = Alege ce se dă și ce se primește.
deal-set-you = Completezi grupul: { $group }.
deal-set-other = { $player } completează grupul: { $group }.
deal-break-you = Strici grupul: { $group }.
deal-break-other = { $player } strică grupul: { $group }.
deal-interest-you = { Word-deeds } ipotecate: vei plăti o dobândă de cel puțin { $amount }.
deal-interest-other = { Word-deeds } ipotecate: { $player } va plăti o dobândă de cel puțin { $amount }.
deal-after-you = Banii tăi după aceea: { $amount }.
deal-after-other = Banii după aceea, { $player }: { $amount }.
deal-too-much = Sunt mai mulți bani decât există.
deal-card-price = O carte de ieșire din închisoare se cedează pentru cel puțin { $amount }.
offers-title = Oferte
offer-from = { $player } îți oferă
offer-to = Oferta ta pentru { $player }
offer-between = { $player } îi oferă jucătorului { $other }
offer-you-get = primești
offer-you-give = dai
offer-gives = dă
offer-asks = cere
offer-not-now = Acum nu poate fi acceptată.
deal-time = Timp de negociere

# Datorii.
debt-title = O datorie de achitat
debt-owed = Datorezi { $amount } (încasează { $other }) și ai { $cash }.
debt-missing = Mai lipsesc { $amount }.
debt-could = Vânzând și ipotecând totul, ai putea strânge { $amount }.
debt-cannot = Chiar dacă vinzi totul, ai strânge doar { $amount }.
debt-ways = Cum poți strânge banii
debt-enough = ajunge singură

# Chirii.
claim-which = Pentru ce { word-deed }?
claim-hint = Aici nu îți amintește nimeni: urmărește cine ajunge pe { word-deeds-the } tale.

# Proprietăți și spații.
deed-free = Nu are proprietar.
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
deed-rent-now = { Word-rent-the } acum
deed-building-cost = O clădire costă
deed-mortgaged = ipotecată
deed-group = Grup
about-tax = Plătește { $amount }
about-fare = Mergi pentru { $amount }
about-entity = Aruncă { $count } sau mai mult cu vecinul din stânga: câștigi sau plătești { $amount }
about-go = Salariu { $amount }
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
player-worth = avere { $amount }
player-token = Pion
bank-stock = În Bancă
log-title = Jurnal
log-none = Încă nu s-a întâmplat nimic.
log-older = Intrări mai vechi
chat-title = Discuții
chat-none = Încă nu a spus nimeni nimic.
chat-say = Spune
chat-text = Cuvintele tale
chat-phrase = Expresii rapide
chat-judge = Arbitru
preset-hello = Salut!
preset-good-luck = Mult noroc!
preset-well-played = Bine jucat!
preset-thanks = Mulțumesc.
preset-sorry = Scuze.
preset-hurry = E rândul tău, te rog.
preset-wait = O clipă, te rog.
preset-yes = Da.
preset-no = Nu.
preset-interested = Mă interesează.
preset-not-interested = Nu mă interesează.
preset-make-an-offer = Fă-mi o ofertă.
preset-judge-please = Arbitru, vă rog!
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
judge-dice = Introdu zarurile
judge-dice-faces = Fețele, de exemplu 3 4
judge-no-dice = Anulează aruncarea
judge-pause = Pauză
judge-resume = Continuă
judge-claims = { Word-rent } care poate fi cerută
judge-claim-line = { $space }: cere { $other }, plătește { $player }
judge-claim-line-amount = { $space }: { $other } poate cere { $amount }, plătește { $player }

# Înainte de start.
lobby-title = Înainte de start
lobby-seat-open = liber
lobby-invite = Invită
lobby-add-bot = Adaugă un bot
lobby-remove-bot = Scoate botul
lobby-token = Alege un pion
lobby-token-any = Oricare e liber
lobby-start = Începe jocul
lobby-start-fill = Începe, boții iau locurile libere
lobby-waiting = Gazda pornește jocul.
lobby-waiting-judge = Arbitrul principal pornește toate mesele deodată.
lobby-seeding = Se amestecă zarurile: fiecare jucător adaugă o parte. O clipă …

# Finalul.
end-title = Jocul s-a terminat
end-winner = Câștigă { $players }!
end-winners = Împart victoria: { $players }!
end-rank = Locul
end-player = Jucător
end-worth = Avere
end-points = Puncte
end-curve = Averea pe parcursul jocului
end-dice = Zaruri
end-dice-about = De câte ori a căzut fiecare sumă; banda arată la ce te poți aștepta de la întâmplare.
end-dice-line = { $sum }: a căzut { $count ->
    [one] o dată ({ $count })
    [few] de { $count } ori
   *[other] de { $count } de ori
}, așteptat între { $low } și { $high }
end-replay = Revezi jocul
fair-check = Verifică zarurile
end-rematch = Încă o dată, cu aceiași jucători
end-rematch-there = La jocul următor
leave-game = Părăsește jocul

# Sfaturi pentru primul joc.
hints = Sfat
hints-on = Sfaturile sunt afișate
hints-off = Sfaturile sunt ascunse
hints-stop = Fără sfaturi
hint-roll = Aruncă, iar pionul tău se mută singur. Înainte poți construi, ipoteca sau propune un schimb.
hint-buy = Nu are proprietar: o poți cumpăra sau lăsa.
hint-buy-auction = Nu are proprietar: o poți cumpăra. Dacă nu, toți licitează pentru ea, și tu.
hint-claim = Cineva a ajuns pe { word-deed-the } ta. { Word-rent-the } este a ta numai dacă o ceri la timp.
hint-debt = Nu ai destui bani: vinde clădiri, ipotechează { word-deeds } sau fă un schimb, apoi plătește.
hint-auction = Cea mai mare sumă câștigă. Licitezi doar cât poți plăti; cine renunță iese din licitație.
hint-auction-default = Cea mai mare sumă câștigă. Cine nu o poate plăti iese, iar licitația începe din nou.
hint-choose = Regulile îți lasă ție alegerea: alege unul dintre răspunsuri.
hint-offer = Te așteaptă o ofertă: accept-o, respinge-o sau transform-o într-a ta.
hint-jail = Zarurile egale te eliberează; plata sau o carte o fac sigur.
hint-jail-six = Un șase te eliberează; plata sau o carte o fac sigur.
hint-jail-roll = Zarurile egale sau o carte te eliberează; altfel plătești după această aruncare și mergi.
hint-jail-late = Nu mai ai încercări: arunci, mergi și plătești. Dacă plătești înainte, o dublă îți aduce încă o aruncare.
hint-build = Poți construi: deschide una dintre { word-deeds-the } tale. Clădirile cresc mult { word-rent-the }.
hint-end = Mai ai ceva de făcut? Construiește sau propune un schimb, apoi încheie tura.
hint-wait = Acum decid alții. Atinge orice spațiu ca să îi vezi { word-deed-the } sau propune un schimb.

# Privire înapoi.
replay-title = Reluare
replay-turn = Tura { $turn }: { $player }
replay-scrub = Unde în joc
replay-step = Pasul { $step } din { $last }
replay-first = La început
replay-back = Un pas înapoi
replay-play = Redă
replay-pause = Pauză
replay-on = Un pas înainte
replay-last = La sfârșit
replay-eyes = Văzut de
replay-eyes-spectator = un spectator
replay-eyes-judge = arbitru
replay-jump = Mergi la tura
replay-speed = Viteză
replay-times = { $factor }×
replay-plain = Ca text simplu
loading-more = Vine …

# Mai mulți la un dispozitiv.
pass-to = Dă dispozitivul: { $player }
pass-taken = Eu sunt { $player }: mai departe
lobby-here = la acest dispozitiv
lobby-beside = Mai joacă aici și cineva de lângă tine
lobby-beside-add = Adaugă

# Încă ceva pentru arbitru.
judge-correct = Îndreaptă o greșeală
judge-expel-title = Exclude un jucător
judge-expel-sure = { $player }: sigur excluzi acest jucător? Totul merge la Bancă și nu se mai poate anula.
judge-talk = { $player } și { $other } negociază.
judge-seconds = Secunde
judge-limit = Stabilește limita
judge-extend = Prelungește
correct-what = Ce a fost greșit
correct-cash = Bani
correct-deeds = O { word-deed }
correct-places = Un loc pe tablă
correct-amount = Mai mult sau mai puțin
correct-deed = Ce { word-deed }
correct-owner = Proprietar
correct-level = Clădiri
correct-space = Stă pe
correct-entry = În ce înregistrare
correct-why = De ce
correct-send = Corectează

# Ca să nu trebuiască să asculți pe cineva.
chat-object = Despre ce a spus { $player }
chat-mute = Nu mai asculta: { $player }
chat-mute-all = Oprește pentru toți: { $player }
chat-hear = Ascultă din nou
chat-report = Raportează ca
chat-reported = A fost raportat. Mulțumim.
report-insult = insultă
report-spam = mesaje nedorite
report-cheating = trișare
report-advice = sfat nepermis
report-other = altceva

# Retrageri și cuvinte fără sume pentru runde oficiale.
act-undo = Retrage decizia
act-undo-space = Retrage decizia: { $space }
act-build-plain = Construiește
act-sell-plain = Vinde o clădire
act-mortgage-plain = Ipotechează
act-redeem-plain = Răscumpără
act-surrender-plain = Vinde Băncii
debt-yourself = Aici nimeni nu socotește în locul tău: strânge banii din { word-deeds-the } tale.
shortage-could = Ai putea așeza și plăti: { $pieces }.
shortage-how = Alege o { word-street } pentru fiecare clădire, în ordinea în care le vrei.
shortage-order = Ordinea ta
shortage-remove = Scoate { $space }
shortage-total = Preț: { $amount }. Îți rămân: { $left }.
