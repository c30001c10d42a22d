# Stol uživo.

app-name = passgo
app-title-your-turn = ● Ti si na redu – passgo
loading = Stol se postavlja …
language = Jezik
theme = Boje
theme-auto = Kao na uređaju
theme-light = Svijetlo
theme-dark = Tamno
sound-on = Zvuk je uključen
sound-off = Zvuk je isključen
notify = Javi mi kad dođem na red
notify-on = Javit ćemo ti kad dođeš na red
view-board = Ploča
view-list = Popis
skip-to-actions = Preskoči na ono što možeš
menu = Izbornik
close = Zatvori
cancel = Odustani
back = Natrag

# Veza.
online = Povezano
connecting = Povezivanje …
offline = Nema veze: novi pokušaj …
sending = Šalje se …
taken-over = Tvoje je mjesto preuzeto na drugom uređaju. Ovdje i dalje možeš gledati.
taken-over-back = Vrati ga ovamo
refused = Ovaj se stol ne može otvoriti: { $why }
reload = Učitaj stranicu ponovno
paused = Stol je na stanci.
paused-nobody-there = Stol je na stanci jer nikoga nije bilo.
closed = Stol je zatvoren.
closed-rules = Poslužitelj je nadograđen i ova se igra nije mogla nastaviti. Njezin je zapis sačuvan.
rules-then = Odigrano po pravilima { $version }.
official = Službeno kolo

# Ljudi i stvari.
bank = banka
you = ti
somebody = netko
bot = bot
bot-name = Bot { $number }
away = nije tu
judge = sudac
onlooker = gledatelj
nothing = ništa
money-plain = { $amount }
money-dollar = { $amount } $
money-euro = { $amount } €
money-M = M{ $amount }
money-coin = { $count ->
    [one] { $amount } novčić
    [few] { $amount } novčića
   *[other] { $amount } novčića
}
money-hidden = skriveno
money-gain = +{ $amount }
money-loss = −{ $amount }
jail-cards = { $count ->
    [one] { $count } kartica za izlazak iz zatvora
    [few] { $count } kartice za izlazak iz zatvora
   *[other] { $count } kartica za izlazak iz zatvora
}
level-0 = bez građevine
seconds-left = { $count ->
    [one] još { $count } sekunda
    [few] još { $count } sekunde
   *[other] još { $count } sekundi
}

# Tko o čemu odlučuje.
awaiting-you-start-roll = Baci kockice da se vidi tko počinje.
awaiting-you-roll = Ti si na redu: baci kockice.
awaiting-you-roll-again = Bacaš ponovno.
awaiting-you-roll-jail = U zatvoru si. Kako izlaziš?
awaiting-you-buy = { $space } nema vlasnika. Cijena: { $amount }.
awaiting-you-auction = Daješ li ponudu za polje { $space }?
awaiting-you-auction-building = Daješ li ponudu za građevinu?
awaiting-you-debt = Duguješ { $amount }; prima { $other }.
awaiting-you-choose-bus = Autobus: koliko daleko ideš?
awaiting-you-choose-any-space = Tri ista broja: idi na bilo koje polje.
awaiting-you-choose-ride = { $space }: voziš li se dalje za { $amount } ili ostaješ?
awaiting-you-choose-mortgaged-deed = { $space } ti dolazi pod hipotekom. Što ćeš učiniti?
awaiting-you-shortage = Koliko ih želiš?
awaiting-you-end = Tvoj je red odigran.
awaiting-you-nothing = Sada se od tebe ništa ne traži.
awaiting-start-roll = { $player } baca kockice da se vidi tko počinje.
awaiting-roll = { $player } treba baciti.
awaiting-buy = { $player } odlučuje o polju { $space }.
awaiting-auction = { $player } može nuditi.
awaiting-debt = { $player } treba podmiriti dug.
awaiting-choose = { $player } bira.
awaiting-shortage = { $player } sad kaže koliko građevina želi.
awaiting-end = { $player } može završiti svoj red.
awaiting-dice = Sudac upisuje bacanje. Na redu: { $player }.

# Što se može učiniti.
actions-title = Što možeš učiniti
act-roll = Baci kockice
act-roll-jail = Baci za slobodu
act-end = Završi svoj red
act-buy = Kupi za { $amount }
act-decline = Ne kupuj
act-decline-auction = Pusti na dražbu
act-claim = Traži { word-rent-acc }: { $space }
act-claim-any = Traži { word-rent-acc }
act-bid = Ponudi { $amount }
act-pass = Odustani
act-pass-shortage = Nijednu
act-pass-turn = Nijednu, ne pitaj više u ovom potezu
act-build = Gradi ({ $change })
act-sell = Prodaj građevinu ({ $change })
act-mortgage = Pod hipoteku ({ $change })
act-redeem = Otplati ({ $change })
act-surrender = Prodaj banci ({ $change })
act-sell-hotels = Prodaj odjednom sve: { $group }
act-on-space = { $action }: { $space }
act-pay = Plati { $amount }
act-bankrupt = Predaj se: bankrot
act-bankrupt-liquidates = Predaj se: prodaj sve i pod hipoteku
act-bankrupt-sure = Zaista se predaješ? Sve što imaš dobiva { $other }.
act-bankrupt-sure-liquidates = Zaista se predaješ? Prvo se prodaju sve tvoje građevine, a { word-deeds } idu pod hipoteku; zatim sve dobiva { $other }.
act-bankrupt-yes = Da, bankrot
act-default = Odustani od dražbe
act-fine = Plati { $amount } za izlazak iz zatvora
act-card = Iskoristi karticu za izlazak iz zatvora
act-choose-steps = { $count ->
    [one] { $count } polje, do: { $space }
    [few] { $count } polja, do: { $space }
   *[other] { $count } polja, do: { $space }
}
act-choose-space = Idi na polje { $space }
act-choose-stay = Ostani
act-choose-redeem = Otplati hipoteku sada za { $amount }
act-choose-keep = Ostavi hipoteku i plati kamate: { $amount }
act-choose-defer = Ostavi hipoteku i poslije plati dvostruke kamate
act-accept = Prihvati
act-reject = Odbij
act-counter = Protuponuda
act-withdraw = Povuci svoju ponudu
act-want = Jednu na polju { $space }
act-want-several = Želim: { $pieces }
act-offer = Predloži dogovor
act-choose-where = Kamo?
act-pick-on-board = Ili odaberi na ploči.

# Dražba.
auction-title = Dražba: { $space }
auction-title-building = Dražba građevine
auction-building-left = U banci, zajedno s ovom: { $pieces }.
auction-pass-piece = Dalje vrijedi samo za ovu građevinu.
auction-none = Još nitko nije ponudio.
auction-high-you = Tvoja ponuda je najviša: { $amount }.
auction-stage-0 = Dražba je otvorena.
auction-stage-1 = Prvi put …
auction-stage-2 = Drugi put …
auction-closed = Prodano. { $player } plaća { $amount }.
auction-amount = Tvoja ponuda
auction-bid = Ponudi
auction-quick = Brze ponude
auction-out = Na ovoj dražbi više ne sudjeluješ.
auction-after = Ostaje ti: { $amount }

# Dogovori.
deal-title = Dogovor
deal-with = S kim?
deal-give = Daješ
deal-take = Dobivaš
deal-cash = Novac
deal-cards = Kartice za izlazak iz zatvora
deal-none = Nema { word-deed-gen } kojima se može trgovati.
deal-send = Pošalji ponudu
deal-clear = Počni ispočetka
deal-changes = Što to mijenja
deal-empty = Odaberi što prelazi iz ruke u ruku.
deal-set-you = Imaš cijelu grupu: { $group }.
deal-set-other = { $player } ima cijelu grupu: { $group }.
deal-break-you = Gubiš cijelu grupu: { $group }.
deal-break-other = { $player } gubi cijelu grupu: { $group }.
deal-interest-you = { Word-deeds } pod hipotekom: platit ćeš kamate od najmanje { $amount }.
deal-interest-other = { Word-deeds } pod hipotekom: { $player } plaća kamate od najmanje { $amount }.
deal-after-you = Tvoja gotovina nakon toga: { $amount }.
deal-after-other = Gotovina nakon toga, { $player }: { $amount }.
deal-too-much = To je više novca nego što ga ima.
deal-card-price = Kartica za izlazak iz zatvora prelazi iz ruke u ruku za najmanje { $amount }.
offers-title = Ponude
offer-from = { $player } ti nudi
offer-to = Tvoja ponuda za igrača { $player }
offer-between = { $player } nudi igraču { $other }
offer-you-get = dobivaš
offer-you-give = daješ
offer-gives = daje
offer-asks = traži
offer-not-now = Sada se ne može prihvatiti.
deal-time = Vrijeme za pregovore

# Dugovi.
debt-title = Dug koji treba podmiriti
debt-owed = Duguješ { $amount } (prima { $other }), a imaš { $cash }.
debt-missing = Nedostaje: { $amount }.
debt-could = Prodajom i hipotekama možeš ukupno namaknuti { $amount }.
debt-cannot = Čak i da prodaš sve, možeš namaknuti samo { $amount }.
debt-ways = Kako to namaknuti
debt-enough = samo po sebi dovoljno

# Traženje najamnine.
claim-which = Za koji { word-deed }?
claim-hint = Ovdje te nitko ne podsjeća: pazi tko staje na tvoje { word-deeds-acc }.

# Posjedi i polja.
deed-free = Nema vlasnika.
deed-price = Cijena
deed-mortgage-value = Vrijednost hipoteke
deed-redeem-cost = Otplata hipoteke
deed-rent = { Word-rent }
deed-rent-bare = Bez građevina
deed-rent-set = S cijelom grupom
deed-rent-stations = { $count ->
    [one] Uz { $count }
    [few] Uz { $count }
   *[other] Uz { $count }
}
deed-rent-utility = { $count ->
    [one] Uz { $count }: { $factor } × kockice
    [few] Uz { $count }: { $factor } × kockice
   *[other] Uz { $count }: { $factor } × kockice
}
deed-rent-now = { Word-rent } sada
deed-building-cost = Građevina stoji
deed-mortgaged = pod hipotekom
deed-group = Grupa
about-tax = Plati { $amount }
about-fare = Vozi se za { $amount }
about-entity = Sa susjedom slijeva baci { $count } ili više: dobivaš ili plaćaš { $amount }
about-go = Plaća { $amount }
about-cards = Povuci karticu
about-jail = Samo u posjetu ili u zatvoru
about-parking = Ovdje se ništa ne događa
about-go-to-jail = Idi u zatvor
about-question = Pritisni blok
about-ride = Odvezi se ili ostani
about-here = Ovdje: { $players }
about-owner = Vlasnik: { $player }
deeds-title = Moji { word-deeds }
deeds-none = Još nemaš nijedan { word-deed }.

# Igrači, dnevnik, razgovor.
players-title = Igrači
player-out = van igre
player-in-jail = u zatvoru
player-turn = na redu
player-decides = odlučuje
player-deeds = { $count ->
    [0] bez { word-deed-gen }
    [one] { $count } { word-deed }
    [few] { $count } { word-deed-gen }
   *[other] { $count } { word-deed-gen }
}
player-worth = imovina { $amount }
player-token = Figurica
bank-stock = U banci
log-title = Dnevnik
log-none = Još se ništa nije dogodilo.
log-older = Prikaži starije
chat-title = Razgovor
chat-none = Još nitko ništa nije rekao.
chat-say = Reci
chat-text = Tvoje riječi
chat-phrase = Brzi izrazi
chat-judge = Sudac
preset-hello = Bok!
preset-good-luck = Sretno!
preset-well-played = Dobro odigrano!
preset-thanks = Hvala.
preset-sorry = Oprosti.
preset-hurry = Ti si na potezu, molim.
preset-wait = Samo trenutak, molim.
preset-yes = Da.
preset-no = Ne.
preset-interested = Zanima me.
preset-not-interested = Ne zanima me.
preset-make-an-offer = Daj mi ponudu.
preset-judge-please = Suče, molim!
preset-good-game = Dobra igra!
preset-bye = Doviđenja!

# Kockice.
dice-title = Kockice
dice-none = Još nitko nije bacio.
dice-bus = autobus
dice-mr = sljedeći { word-deed }

# Ploča.
board-title = Ploča izdanja { $edition }
board-list = Polja na ploči
board-keys = Strelice vode oko ploče; Enter otvara polje.

# Sudac.
judge-title = Sudac
judge-close = Zatvori dražbu
judge-last-round = Najavi posljednji krug
judge-time = Objavi kraj vremena
judge-expel = Isključi: { $player }
judge-dice = Upiši kockice
judge-dice-faces = Brojevi, npr. 3 4
judge-no-dice = Poništi bacanje
judge-pause = Stanka
judge-resume = Nastavi
judge-claims = { Word-rent } koja se može tražiti
judge-claim-line = { $space }: traži { $other }, plaća { $player }
judge-claim-line-amount = { $space }: { $other } može tražiti { $amount }, plaća { $player }

# Prije početka.
lobby-title = Prije početka
lobby-seat-open = slobodno
lobby-invite = Pozovi
lobby-add-bot = Dodaj bota
lobby-remove-bot = Ukloni bota
lobby-token = Odaberi figuricu
lobby-token-any = Bilo koja slobodna
lobby-start = Počni igru
lobby-start-fill = Počni, botovi zauzimaju slobodna mjesta
lobby-waiting = Igru pokreće domaćin.
lobby-waiting-judge = Igru za svim stolovima istodobno pokreće glavni sudac.
lobby-seeding = Kockice se miješaju: svaki igrač dodaje svoj dio. Trenutak …

# Kraj.
end-title = Igra je gotova
end-winner = Pobjeđuje { $players }!
end-winners = Pobjedu dijele { $players }!
end-rank = Poredak
end-player = Igrač
end-worth = Imovina
end-points = Bodovi
end-curve = Imovina tijekom igre
end-dice = Kockice
end-dice-about = Koliko je često pao svaki zbroj; traka pokazuje što se može očekivati po slučaju.
end-dice-line = { $sum }: bačeno { $count ->
    [one] { $count } put
    [few] { $count } puta
   *[other] { $count } puta
}, očekivano od { $low } do { $high }
end-replay = Pogledaj igru ponovno
fair-check = Provjeri kockice
end-rematch = Još jednom, s istim igračima
end-rematch-there = Na sljedeću igru
leave-game = Napusti igru

# Savjeti za prvu igru.
hints = Savjet
hints-on = Savjeti se prikazuju
hints-off = Savjeti su skriveni
hints-stop = Bez savjeta
hint-roll = Baci, a figurica se pomiče sama. Prije toga možeš graditi, uzeti hipoteku ili predložiti dogovor.
hint-buy = Nema vlasnika: možeš kupiti ili ostaviti.
hint-buy-auction = Nema vlasnika: možeš kupiti. Ako ne kupiš, na dražbi nude svi, i ti.
hint-claim = Netko je stao na tvoj { word-deed }. { Word-rent } je tvoja samo ako je zatražiš na vrijeme.
hint-debt = Nedostaje ti gotovine: prodaj građevine, stavi { word-deeds-acc } pod hipoteku ili sklopi dogovor, pa plati.
hint-auction = Pobjeđuje najviša ponuda. Nudiš samo koliko možeš platiti; tko odustane, ispada iz ove dražbe.
hint-auction-default = Pobjeđuje najviša ponuda. Tko je ne može platiti, ispada i dražba počinje ispočetka.
hint-choose = Pravila to prepuštaju tebi: odaberi jedan od odgovora.
hint-offer = Čeka te ponuda: prihvati je, odbij ili pretvori u svoju.
hint-jail = Isti brojevi na kockicama oslobađaju te; plaćanje ili kartica sigurno.
hint-jail-six = Šestica te oslobađa; plaćanje ili kartica sigurno.
hint-jail-roll = Isti brojevi na kockicama ili kartica oslobađaju te; inače plaćaš nakon ovog bacanja i pomičeš se.
hint-jail-late = Nema više pokušaja: bacaš, pomičeš se i plaćaš. Ako platiš unaprijed, par donosi još jedno bacanje.
hint-build = Možeš graditi: otvori neki svoj { word-deed }. Građevine jako dižu { word-rent-acc }.
hint-end = Još nešto? Gradi ili predloži dogovor, pa završi svoj red.
hint-wait = Sada odlučuju drugi. Dodirni bilo koje polje da vidiš njegov { word-deed } ili predloži dogovor.

# Pogled unatrag.
replay-title = Snimka
replay-turn = Potez { $turn }: { $player }
replay-scrub = Mjesto u igri
replay-step = Korak { $step } od { $last }
replay-first = Na početak
replay-back = Korak natrag
replay-play = Pokreni
replay-pause = Zaustavi
replay-on = Korak naprijed
replay-last = Na kraj
replay-eyes = Čijim očima
replay-eyes-spectator = gledatelj
replay-eyes-judge = sudac
replay-jump = Idi na potez
replay-speed = Brzina
replay-times = { $factor }×
replay-plain = Kao običan tekst
loading-more = Stiže …

# Više ljudi na jednom uređaju.
pass-to = Predaj uređaj: { $player }
pass-taken = { $player }, to sam ja: dalje
lobby-here = na ovom uređaju
lobby-beside = Netko uz tebe također igra ovdje
lobby-beside-add = Dodaj

# Još za suca.
judge-correct = Ispravi pogrešku
judge-expel-title = Isključi igrača
judge-expel-sure = { $player }: zaista isključiti? Sve ide banci i to se ne može poništiti.
judge-talk = { $player } i { $other } pregovaraju.
judge-seconds = Sekunde
judge-limit = Postavi granicu
judge-extend = Produlji
correct-what = Što je bilo pogrešno
correct-cash = Novac
correct-deeds = { Word-deed }
correct-places = Mjesto na ploči
correct-amount = Više ili manje
correct-deed = Koji { word-deed }
correct-owner = Vlasnik
correct-level = Građevine
correct-space = Stoji na polju
correct-entry = U kojem zapisu
correct-why = Zašto
correct-send = Ispravi

# Da se nekoga ne mora slušati.
chat-object = O tome što kaže { $player }
chat-mute = Ne slušaj više: { $player }
chat-mute-all = Utišaj za sve: { $player }
chat-hear = Slušaj opet
chat-report = Prijavi kao
chat-reported = Prijavljeno je. Hvala.
report-insult = uvreda
report-spam = neželjene poruke
report-cheating = varanje
report-advice = nedopušten savjet
report-other = nešto drugo

# Povlačenje odluka i riječi bez iznosa za službena kola.
act-undo = Povuci
act-undo-space = Povuci: { $space }
act-build-plain = Gradi
act-sell-plain = Prodaj građevinu
act-mortgage-plain = Stavi pod hipoteku
act-redeem-plain = Otplati hipoteku
act-surrender-plain = Prodaj banci
debt-yourself = Ovdje nitko ne računa umjesto tebe: namakni novac svojim { word-deeds-ins }.
shortage-could = Možeš postaviti i platiti: { $pieces }.
shortage-how = Odaberi { word-street-acc } za svaku građevinu, redom kojim ih želiš.
shortage-order = Tvoj redoslijed
shortage-remove = Ukloni: { $space }
shortage-total = Cijena: { $amount }. Ostaje ti: { $left }.
