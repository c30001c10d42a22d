# Stol uživo.

app-name = passgo
app-title-your-turn = ● Ti si na redu – passgo
loading = Stol se priprema…
language = Jezik
theme = Tema
theme-auto = Kao na uređaju
theme-light = Svijetla
theme-dark = Tamna
sound-on = Zvuk je uključen
sound-off = Zvuk je isključen
notify = Javi mi kad dođem na red
notify-on = Javit ćemo ti kad dođeš na red
view-board = Ploča
view-list = Popis
skip-to-actions = Preskoči na radnje
menu = Izbornik
close = Zatvori
cancel = Odustani
back = Natrag

# Veza.
online = Povezano
connecting = Povezivanje…
offline = Nema veze: novi pokušaj…
sending = Šalje se…
taken-over = Tvoje je mjesto otvoreno na drugom uređaju. Ovdje i dalje možeš gledati.
taken-over-back = Igraj ovdje
refused = Ovaj se stol ne može otvoriti: { $why }
reload = Učitaj stranicu ponovno
paused = Igra je pauzirana.
paused-nobody-there = Igra je pauzirana jer za stolom nema nikoga.
closed = Stol je zatvoren.
closed-rules = Poslužitelj je nadograđen i ova se igra nije mogla nastaviti. Njezin je zapis sačuvan.
rules-then = Odigrano po verziji pravila { $version }.
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
    .is = nothing
money-plain = { $amount }
money-dollar = { $amount } $
money-euro = { $amount } €
money-M = M{ $amount }
money-coin = { $count ->
    [one] { $amount } novčić
    [few] { $amount } novčića
   *[other] { $amount } novčića
}
    .gen = { $amount } novčića
money-hidden = skriveno
money-gain = +{ $amount }
money-loss = −{ $amount }
jail-cards = { $count ->
    [one] { $count } kartica za izlazak iz zatvora
    [few] { $count } kartice za izlazak iz zatvora
   *[other] { $count } kartica za izlazak iz zatvora
}
    .acc = { $count ->
        [one] { $count } karticu za izlazak iz zatvora
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
awaiting-you-start-roll = Baci { word-dice } da se vidi tko počinje.
awaiting-you-roll = Ti si na redu – baci kockice.
awaiting-you-roll-again = Baci ponovno!
awaiting-you-roll-jail = U zatvoru si. Kako izlaziš?
awaiting-you-buy = Kupuješ li polje „{ $space }” za { $amount }?
awaiting-you-auction = Daješ li ponudu za polje „{ $space }”?
awaiting-you-auction-building = Daješ li ponudu za građevinu?
awaiting-you-debt = { WHO($other) ->
    [bank] Duguješ banci { $amount }.
   *[other] Duguješ { GENDER($other) ->
           [f] igračici
          *[other] igraču
       } { $other } { $amount }.
}
awaiting-you-choose-bus = Autobus: koliko daleko ideš?
awaiting-you-choose-any-space = Tri ista broja! Idi na bilo koje polje.
awaiting-you-choose-ride = Voziš li se s polja „{ $space }” dalje za { $amount } ili ostaješ?
awaiting-you-choose-mortgaged-deed = Dobivaš polje „{ $space }” pod hipotekom. Što ćeš učiniti?
awaiting-you-shortage = Koliko ih želiš?
awaiting-you-end = Završavaš li potez?
awaiting-you-nothing = Sada se od tebe ništa ne traži.
awaiting-start-roll = { $player } baca { word-dice } da se vidi tko počinje.
awaiting-roll = { $player } treba baciti { word-dice }.
awaiting-buy = { $player } odlučuje hoće li kupiti polje „{ $space }”.
awaiting-auction = { $player } može nuditi ili reći „dalje”.
awaiting-debt = { $player } treba podmiriti dug.
awaiting-choose = { $player } bira.
awaiting-shortage = { $player } odlučuje koliko građevina želi.
awaiting-end = { $player } još treba završiti potez.
awaiting-dice = Sudac upisuje što baca { $player }.

# Što se može učiniti.
actions-title = Tvoje radnje
act-roll = Baci kockice
act-roll-jail = Baci za izlazak
act-end = Završi potez
act-buy = Kupi za { $amount }
act-decline = Ne kupuj
act-decline-auction = Pusti na dražbu
act-claim = Traži { word-rent-acc } za „{ $space }”
act-claim-any = Traži { word-rent-acc }
act-bid = Ponudi { $amount }
act-pass = Dalje
act-pass-shortage = Nijednu
act-pass-turn = Nijednu, ne pitaj više u ovom potezu
act-build = Gradi ({ $change })
act-sell = Prodaj građevinu ({ $change })
act-mortgage = Stavi pod hipoteku ({ $change })
act-redeem = Otplati hipoteku ({ $change })
act-surrender = Prodaj banci ({ $change })
act-sell-hotels = Prodaj sve { word-hotels-acc }: { $group }
act-on-space = { $action }: { $space }
act-pay = Plati { $amount }
act-bankrupt = Proglasi bankrot
act-bankrupt-liquidates = Bankrot: prodaj sve i stavi pod hipoteku
act-bankrupt-sure = Proglašavaš bankrot? Sve što imaš dobiva { $other }.
act-bankrupt-sure-liquidates = Proglašavaš bankrot? Prvo se prodaju sve tvoje građevine, a { word-deeds } idu pod hipoteku; zatim sve dobiva { $other }.
act-bankrupt-yes = Da, bankrot
act-default = Odustani od ponude
act-fine = Plati { $amount } za izlazak iz zatvora
act-card = Iskoristi karticu za izlazak iz zatvora
act-choose-steps = { $count ->
    [one] { $count } polje, na „{ $space }”
    [few] { $count } polja, na „{ $space }”
   *[other] { $count } polja, na „{ $space }”
}
act-choose-space = Idi na polje „{ $space }”
act-choose-stay = Ostani
act-choose-redeem = Otplati hipoteku sada za { $amount }
act-choose-keep = Ostavi hipoteku i plati { $amount } kamata
act-choose-defer = Ostavi hipoteku i poslije plati dvostruke kamate
act-accept = Prihvati
act-reject = Odbij
act-counter = Protuponuda
act-withdraw = Povuci svoju ponudu
act-want = Zatraži građevinu za „{ $space }”
act-want-several = Zatraži { FORM($pieces, "acc") }
act-offer = Predloži dogovor
act-choose-where = Kamo?
act-pick-on-board = Ili odaberi na ploči.

# Dražba.
auction-title = Dražba: { $space }
auction-title-building = Dražba građevine
auction-building-left = U banci, zajedno s ovom: { $pieces }.
auction-pass-piece = „Dalje” vrijedi samo za ovu građevinu.
auction-none = Još nitko nije ponudio.
auction-high-you = Tvoja ponuda je najviša: { $amount }.
auction-stage-0 = Dražba je otvorena.
auction-stage-1 = Prvi put…
auction-stage-2 = Drugi put…
auction-closed = Prodano. { $player } plaća { $amount }.
auction-amount = Tvoja ponuda
auction-bid = Ponudi
auction-quick = Brze ponude
auction-out = Na ovoj dražbi više ne sudjeluješ.
auction-after = Ostalo bi ti { $amount }.

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
deal-empty = Odaberi što mijenja vlasnika.
deal-set-you = Dobivaš cijelu grupu „{ $group }”.
deal-set-other = { $player } dobiva cijelu grupu „{ $group }”.
deal-break-you = Razbijaš grupu „{ $group }”.
deal-break-other = { $player } razbija grupu „{ $group }”.
deal-interest-you = { Word-deeds } pod hipotekom: platit ćeš kamate od najmanje { FORM($amount, "gen") }.
deal-interest-other = { Word-deeds } pod hipotekom: { $player } će platiti kamate od najmanje { FORM($amount, "gen") }.
deal-after-you = Nakon toga imaš { $amount }
deal-after-other = { $player } nakon toga ima { $amount }
deal-too-much = Jedna strana nema toliko novca.
deal-card-price = Kartica za izlazak iz zatvora ne može se dati za manje od { FORM($amount, "gen") }.
offers-title = Ponude
offer-from = { $player } ti nudi dogovor
offer-to = Tvoja ponuda { GENDER($player) ->
        [f] igračici
       *[other] igraču
    } { $player }
offer-between = { $player } nudi dogovor { GENDER($other) ->
        [f] igračici
       *[other] igraču
    } { $other }
offer-you-get = Dobivaš
offer-you-give = Daješ
offer-gives = Daje
offer-asks = Traži
offer-not-now = Ovu ponudu sada nije moguće prihvatiti.
deal-time = Vrijeme za pregovore

# Dugovi.
debt-title = Podmiri dug
debt-owed = { WHO($other) ->
    [bank] Duguješ banci { $amount }, a imaš { $cash }.
   *[other] Duguješ { GENDER($other) ->
           [f] igračici
          *[other] igraču
       } { $other } { $amount }, a imaš { $cash }.
}
debt-missing = Moraš namaknuti još { $amount }.
debt-could = Prodajom i hipotekom svega što imaš možeš namaknuti { $amount }.
debt-cannot = Čak i prodajom i hipotekom svega što imaš možeš namaknuti samo { $amount }.
debt-ways = Kako namaknuti novac
debt-enough = to je dovoljno

# Traženje najamnine.
claim-which = Za koji { word-deed }?
claim-hint = Ovdje te nitko ne podsjeća: pazi tko staje na tvoje { word-deeds-acc }.

# Posjedi i polja.
deed-free = Bez vlasnika
deed-price = Cijena
deed-mortgage-value = Vrijednost hipoteke
deed-redeem-cost = Otplata hipoteke
deed-rent = { Word-rent }
deed-rent-bare = Bez građevina
deed-rent-set = S cijelom grupom
deed-rent-stations = { $count ->
    [one] Vlasnik ih ima { $count }
    [few] Vlasnik ih ima { $count }
   *[other] Vlasnik ih ima { $count }
}
deed-rent-utility = { $count ->
    [one] Vlasnik ih ima { $count }: { $factor } × bacanje
    [few] Vlasnik ih ima { $count }: { $factor } × bacanje
   *[other] Vlasnik ih ima { $count }: { $factor } × bacanje
}
deed-rent-now = { Word-rent } sada
deed-building-cost = Cijena građevine
deed-mortgaged = pod hipotekom
deed-group = Grupa
about-tax = Plati { $amount }
about-fare = Vožnja za { $amount }
about-entity = Sa susjedom slijeva baci { $count } ili više: dobivaš ili plaćaš { $amount }
about-go = Plaća: { $amount }
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
player-out = izvan igre
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
log-details = Svaki korak
chat-title = Chat
chat-none = Još nema poruka.
chat-say = Pošalji
chat-text = Tvoja poruka
chat-phrase = Gotove poruke
chat-judge = Sudac
preset-hello = Bok!
preset-good-luck = Sretno!
preset-well-played = Dobro odigrano!
preset-thanks = Hvala!
preset-sorry = Oprosti!
preset-hurry = Ti si na redu!
preset-wait = Samo trenutak, molim.
preset-yes = Da.
preset-no = Ne.
preset-interested = Zanima me.
preset-not-interested = Ne zanima me.
preset-make-an-offer = Daj mi ponudu.
preset-judge-please = Suče, molim!
preset-good-game = Dobra igra!
preset-bye = Vidimo se!

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
judge-time = Objavi istek vremena
judge-expel = Isključi { GENDER($player) ->
        [f] igračicu
       *[other] igrača
    } { $player }
judge-dice = Upiši bacanje
judge-dice-faces = Brojevi, npr. 3 4
judge-no-dice = Poništi bacanje
judge-pause = Pauziraj
judge-resume = Nastavi
judge-claims = { Word-rent } koja se može tražiti
judge-claim-line = { $other } može tražiti { word-rent-acc } za „{ $space }”, a plaća { $player }
judge-claim-line-amount = { $other } može tražiti { $amount } za „{ $space }”, a plaća { $player }

# Prije početka.
lobby-title = Prije početka
lobby-seat-open = slobodno mjesto
lobby-invite = Pozovi
lobby-add-bot = Dodaj bota
lobby-remove-bot = Ukloni bota
lobby-token = Odaberi figuricu
lobby-token-any = Bilo koja slobodna
lobby-start = Počni igru
lobby-start-fill = Počni, botovi zauzimaju slobodna mjesta
lobby-waiting = Čeka se da domaćin pokrene igru.
lobby-waiting-judge = Igru za svim stolovima istodobno pokreće glavni sudac.
lobby-seeding = Pripremaju se poštene kockice: svaki igrač dodaje svoj dio. Trenutak…

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
end-dice-about = Koliko je često pao svaki zbroj; traka pokazuje što se može očekivati po teoriji vjerojatnosti.
end-dice-line = { $sum }: bačeno { $count ->
    [one] { $count } put
    [few] { $count } puta
   *[other] { $count } puta
}, očekivano od { $low } do { $high }
end-replay = Pogledaj igru ponovno
fair-check = Provjeri kockice
end-rematch = Revanš s istim igračima
end-rematch-there = Idi na revanš
leave-game = Napusti igru

# Savjeti za prvu igru.
hints = Savjet
hints-on = Savjeti su uključeni
hints-off = Savjeti su isključeni
hints-stop = Isključi savjete
hint-roll = Baci, a figurica se pomiče sama. Prije toga možeš graditi, staviti { word-deed } pod hipoteku ili predložiti dogovor.
hint-buy = Polje nema vlasnika: možeš ga kupiti ili ostaviti.
hint-buy-auction = Polje nema vlasnika: možeš ga kupiti. Ako ga ne kupiš, na dražbi mogu nuditi svi, i ti.
hint-claim = Netko je stao na tvoj { word-deed }. { Word-rent } je tvoja samo ako je zatražiš na vrijeme.
hint-debt = Nedostaje ti gotovine: prodaj građevine, stavi { word-deeds-acc } pod hipoteku ili sklopi dogovor, pa plati.
hint-auction = Pobjeđuje najviša ponuda. Ne možeš ponuditi više nego što možeš platiti. Ako kažeš „dalje”, ispadaš iz ove dražbe.
hint-auction-default = Pobjeđuje najviša ponuda. Tko je ne može platiti, ispada i dražba počinje ispočetka.
hint-choose = Izbor je tvoj: odaberi jednu mogućnost.
hint-offer = Čeka te ponuda: prihvati je, odbij ili pošalji protuponudu.
hint-jail = Par te oslobađa; platiti ili iskoristiti karticu možeš uvijek.
hint-jail-six = Šestica te oslobađa; platiti ili iskoristiti karticu možeš uvijek.
hint-jail-roll = Par ili kartica oslobađaju te; inače plaćaš nakon ovog bacanja i pomičeš se.
hint-jail-late = Nema više pokušaja: bacaš, pomičeš se i plaćaš. Ako platiš unaprijed, par donosi još jedno bacanje.
hint-build = Možeš graditi: otvori neki svoj { word-deed }. Građevine jako dižu { word-rent-acc }.
hint-end = Još nešto? Gradi ili predloži dogovor, pa završi potez.
hint-wait = Sada odlučuju drugi. Dodirni bilo koje polje da vidiš njegov { word-deed } ili predloži dogovor.

# Pogled unatrag.
replay-title = Snimka
replay-turn = Potez { $turn }: { $player }
replay-scrub = Položaj u igri
replay-step = Korak { $step } od { $last }
replay-first = Na početak
replay-back = Korak natrag
replay-play = Pokreni
replay-pause = Zaustavi
replay-on = Korak naprijed
replay-last = Na kraj
replay-eyes = Prikaži kao
replay-eyes-spectator = gledatelj
replay-eyes-judge = sudac
replay-jump = Idi na potez
replay-speed = Brzina
replay-times = { $factor }×
replay-plain = Kao običan tekst
loading-more = Učitavanje…

# Više ljudi na jednom uređaju.
pass-to = Predaj uređaj { GENDER($player) ->
        [f] igračici
       *[other] igraču
    } { $player }
pass-taken = Ja sam { $player } – dalje
lobby-here = na ovom uređaju
lobby-beside = Dodaj igrača na ovom uređaju
lobby-beside-add = Dodaj

# Još za suca.
judge-correct = Ispravi pogrešku
judge-expel-title = Isključi igrača
judge-expel-sure = Isključiti { GENDER($player) ->
        [f] igračicu
       *[other] igrača
    } { $player }? Sva imovina ide banci i to se ne može poništiti.
judge-talk = { $player } i { $other } pregovaraju.
judge-seconds = Sekunde
judge-limit = Ograniči vrijeme
judge-extend = Produlji
correct-what = Što je bilo pogrešno
correct-cash = Novac
correct-deeds = { Word-deed }
correct-places = Mjesto na ploči
correct-amount = Iznos koji se dodaje ili oduzima
correct-deed = Koji { word-deed }
correct-owner = Vlasnik
correct-level = Građevine
correct-space = Polje
correct-entry = Zapis u dnevniku
correct-why = Razlog
correct-send = Spremi ispravak

# Da se nekoga ne mora slušati.
chat-object = Poruka { GENDER($player) ->
        [f] igračice
       *[other] igrača
    } { $player }
chat-mute = Utišaj { GENDER($player) ->
        [f] igračicu
       *[other] igrača
    } { $player }
chat-mute-all = Utišaj { GENDER($player) ->
        [f] igračicu
       *[other] igrača
    } { $player } za sve
chat-hear = Prikaži opet
chat-report = Prijavi kao
chat-reported = Prijavljeno je. Hvala.
report-insult = uvreda
report-spam = neželjene poruke
report-cheating = varanje
report-advice = nedopušten savjet
report-other = nešto drugo

# Povlačenje odluka i riječi bez iznosa za službena kola.
act-undo = Poništi
act-undo-space = Poništi: { $space }
act-build-plain = Gradi
act-sell-plain = Prodaj građevinu
act-mortgage-plain = Stavi pod hipoteku
act-redeem-plain = Otplati hipoteku
act-surrender-plain = Prodaj banci
debt-yourself = Ovdje nitko ne računa umjesto tebe: namakni novac svojim { word-deeds-ins }.
shortage-could = Možeš postaviti i platiti { FORM($pieces, "acc") }.
shortage-how = Odaberi { word-street-acc } za svaku građevinu, redom kojim ih želiš.
shortage-order = Tvoj odabir, redom
shortage-remove = Ukloni „{ $space }”
shortage-total = Ukupno: { $amount }. Ostalo bi ti { $left }.
spoken-of = Kako da tekstovi govore o tebi?
spoken-of-other = Neutralno
spoken-of-f = U ženskom rodu
spoken-of-m = U muškom rodu

## Review in place: readers propose better texts

review-invite = Je li ovo tvoj jezik? Pomozi poboljšati tekstove

## The stage: the middle of the board

stage-pace = Brzina animacija: { $pace }
pace-calm = mirna
pace-normal = uobičajena
pace-fast = brza
pace-instant = trenutačna
stage-completes = Upotpunjuje grupu
stage-blocks = Blokira grupu koju skuplja { $player }
stage-of-set = { $number ->
    [one] { $count } od { $number } u grupi
    [few] { $count } od { $number } u grupi
   *[other] { $count } od { $number } u grupi
}
stage-left = Imat ćeš još { $amount }
stage-short = Trebaš još { $amount }
strip-title = Novac svih
stop-free = Na prodaju: { $amount }
stop-yours = Tvoje je
stop-rent = { Word-rent }: { $amount }
stop-rent-dice = { Word-rent }: prema kockama
awaiting-you-choose-mortgaged-deeds = Dobivaš nekoliko hipoteka. Što ćeš učiniti sa svakom?
inherited-keep = Ostavi, plati kamate
inherited-redeem = Otplati sada
inherited-defer = Poslije dvostruke kamate
inherited-later = Poslije
inherited-keep-all = Ostavi sve
inherited-redeem-all = Otplati sve
space-number = polje { $number }
lobby-seat = mjesto { $number }
offer-new = Upravo ponuđeno
offer-since = Ponuđeno prije { $minutes } min
bot-pace = Tempo botova
bot-pace-calm = Mirno
bot-pace-normal = Normalno
bot-pace-fast = Brzo
bot-pace-instant = Trenutačno
cash-short = Imaš samo { $cash }.
end-share = Podijeli
end-shared = Kopirano
end-download = Preuzmi
acting-as = Sada igra: { $player }
whole-board = Cijela ploča
auction-estate = Imovina koju gubi { $player }: { $number } od { $count }.
auction-passed = dalje
auction-thinking = razmišlja
awaiting-offer = { WHO($other) ->
    [you] { $player } razmatra tvoju ponudu.
   *[other] { $player } razmatra ponudu koju daje { $other }.
}
awaiting-choose-bus = { $player } bira koliko će daleko autobusom.
awaiting-choose-any-space = { $player } bira polje na koje će otići.
awaiting-choose-ride = { $player } odlučuje hoće li se s polja „{ $space }” voziti dalje.
awaiting-choose-mortgaged-deed = { $player } odlučuje što će s hipotekom na polju „{ $space }”.
deal-times = { WHO($player) ->
    [you] Po otisnutim cijenama daješ { $times }× onoliko koliko dobivaš.
   *[other] Po otisnutim cijenama { $player } daje { $times }× onoliko koliko dobiva.
}
deal-nothing = { WHO($player) ->
    [you] Ne dobivaš ništa zauzvrat.
   *[other] { $player } ne dobiva ništa zauzvrat.
}
outlook-title = Izgledi i grupe
outlook-heat = Pokaži rizike na ploči
outlook-roll = { WHO($player) ->
    [you] Tvoje sljedeće bacanje
   *[other] Sljedeće bacanje: { $player }
}
outlook-charge = Druga plaćanja
outlook-own = Vlastito polje
outlook-nothing = Ništa za platiti
outlook-cost = Prosječno { $mean }, najviše { $worst } ({ $space })
outlook-here = { $chance }: plaćanje do { $amount }
outlook-sets = Tko što ima
outlook-note = Jedno bacanje, uz ploču kakva je sada. Što vlasnik smije tražiti, računa se kao traženo, svaka preostala kartica jednako je vjerojatna, a tko smije birati kamo ide, ide najjeftinijim putem. Daljnja bacanja i svi prihodi ne računaju se.

bot-random = Samo za zabavu
bot-novice = Lako
bot-builder = Srednje
bot-trader = Teško
bot-champion = Vrlo teško
sound-volume = Glasnoća
look-edition = Stil izdanja: uključen
look-plain = Stil izdanja: isključen
bot-talk-on = Govor botova: uključen
bot-talk-off = Govor botova: isključen
end-line = Potvrdi moj redak u zapisniku
stood-in = Stol igra umjesto tebe.
stood-in-back = Vraćam se u igru
