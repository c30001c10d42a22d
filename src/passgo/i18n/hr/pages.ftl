# Stranice koje prikazuje poslužitelj.

page-title = passgo
page-home = Igraj
page-home-lead = Odaberi izdanje, podijeli poveznicu, igraj s prijateljima i botovima. Račun nije potreban.
page-your-name = Tvoje ime
page-play-now = Igraj odmah protiv botova
page-play-plain = Igraj bez JavaScripta
page-live-board = Otvori ploču uživo
page-create = Novi stol
page-create-lead = Ti si domaćin: postavke biraš prije početka i svi ih vide.
page-tables = Stolovi
page-tables-none = Trenutačno nema otvorenih stolova na popisu.
page-edition = Izdanje
page-seats = Mjesta
page-bot-strength = Težina botova
page-open = Otvori
page-join = Sjedni
page-watch = Gledaj
page-watch-who = Tko smije gledati
page-watch-nobody = Nitko
page-watch-link = Svatko s poveznicom
page-watch-everybody = Svi
page-watch-delay = Kašnjenje za gledatelje (u sekundama)
page-listed = Prikaži stol na javnom popisu
page-open-seats = Svatko smije sjesti
page-leavers = Kad netko ode
page-leavers-bot = Umjesto njega igra bot
page-leavers-skip = Njegovi se potezi preskaču
page-leavers-withdraw = Ispada iz igre
page-claim-help = Najamnina
page-claim-help-automatic = Naplaćuje se automatski
page-claim-help-reminder = Vlasnik dobiva podsjetnik
page-claim-help-none = Nikoga se ne podsjeća
page-official = Službeno kolo: chat je javan, najamninu treba zatražiti, gotovina je skrivena
page-physical-dice = Prave kockice, upisuje ih sudac
page-pace = Botovi čekaju prije bacanja (u sekundama)
page-decision-clock = Vrijeme za odluku (u sekundama, 0 znači bez ograničenja)
page-auction-clock = Korak odbrojavanja na dražbi (u sekundama, 0 znači bez njega)
page-game-clock = Vrijeme za igru (u minutama, 0 znači bez ograničenja)
page-deal-clock = Vrijeme za dogovor (u minutama, 0 znači bez ograničenja; prazno: 5 u kolima prvenstva)
page-absent-clock = Nakon koliko se bez veze smatra odlaskom (u sekundama, 0 znači nikad)
page-unattended = Botovi igraju dalje i kad nitko nije povezan
page-options = Kućna pravila, po jedno u retku: ime = vrijednost
page-save = Spremi
page-start = Počni igru
page-start-fill = Počni s botovima na slobodnim mjestima
page-add-bot = Dodaj bota
page-remove-bot = Ukloni bota
page-leave = Napusti mjesto
page-leave-game = Napusti igru
page-links = Pozovi
page-link-seat = Poveznica za još jednog igrača
page-link-judge = Poveznica za suca
page-link-spectator = Poveznica za gledanje
page-link-made = Podijeli ovu poveznicu. Prikazuje se samo jednom.
page-link-qr = QR kod poveznice
page-link-revoke = Opozovi poveznicu
page-link-role-seat = igrač
page-link-role-judge = sudac
page-link-role-spectator = gledatelj
page-link-opens-seat = Ovo je poziv da sjedneš za ovaj stol.
page-link-opens-judge = Ovo je poziv da sudiš za ovim stolom.
page-link-opens-spectator = Ovo je poziv da gledaš ovaj stol.
page-take-over = Ondje sjedi netko drugi
page-take-over-lead = Ovu je poveznicu već upotrijebio netko drugi. Ako preuzmeš mjesto, ta ga osoba gubi.
page-take-over-yes = Preuzmi
page-take-over-no = Ne, natrag
page-lobby = Prije početka
page-seat = Mjesto { $number }
page-seat-open = slobodno
page-seat-bot = bot { $bot }
page-seat-person = { $name }
page-seat-person-away = { $name } (nije tu)
page-seat-skip = { $name } (nije više tu, potezi se preskaču)
page-seat-withdraw = { $name } (nije više tu, izvan igre)
page-seat-stand-in = { $name } (nije više tu, igra bot { $bot })
page-you = ti
page-no-name = netko
page-play = Igra
page-replay = Snimka
page-log = Dnevnik
page-log-none = Još se ništa nije dogodilo.
page-players = Igrači
page-board = Ploča
page-deeds = { Word-deeds }
page-you-may = Možeš
page-you-wait = Sada ne moraš ništa učiniti.
page-bid = Ponudi
page-bid-amount = Iznos
page-claim-form = Traži { word-rent-acc }
page-offer = Predloži dogovor
page-offer-give = Daješ
page-offer-take = Dobivaš
page-offer-cash = Novac
page-offer-cards = { Word-jail-cards }
page-offer-send = Pošalji ponudu
page-debt-line = { WHO($other) ->
    [bank] { $player } duguje banci { $amount }.
   *[other] { $player } duguje { GENDER($other) ->
           [f] igračici
          *[other] igraču
       } { $other } { $amount }.
}
page-paused = Igra je pauzirana.
page-paused-nobody-there = Igra je pauzirana jer za stolom nema nikoga.
page-pause = Pauziraj
page-resume = Nastavi
page-rematch = Revanš
page-rematch-there = Idi na revanš
page-abandoned = Stol je zatvoren.
page-refresh = Osvježi
page-hold = Zaustavi osvježavanje
page-unhold = Osvježavaj automatski
page-chat = Chat
page-chat-say = Pošalji
page-chat-preset = ili gotova poruka
page-mute = Ne prikazuj poruke ovog igrača
page-unmute = Prikaži poruke ovog igrača
page-report = Prijavi
page-judging = Sudac
page-judge-close = Zatvori dražbu
page-judge-last-round = Najavi posljednji krug
page-judge-time = Objavi istek vremena
page-judge-expel = Isključi { GENDER($player) ->
        [f] igračicu
       *[other] igrača
    } { $player }
page-judge-dice = Upiši bacanje
page-judge-dice-faces = Brojevi, npr. 3 4
page-judge-no-dice = Poništi bacanje
page-judge-limit = Ograniči pregovore koje vode { $player } i { $other }
page-judge-extend = Produlji pregovore koje vode { $player } i { $other }
page-judge-correct = Ispravi
page-judge-correct-version = Broj zapisa koji treba ispraviti
page-judge-correct-reason = Razlog
page-judge-correct-cash = Novac, npr. 0:+50 za mjesto 0
page-seconds = Sekunde
page-claims-open = { Word-rent } koja se može tražiti
page-account = Račun
page-account-none = Na ovom uređaju igraš kao gost. S računom se možeš vratiti s bilo kojeg drugog.
page-account-made = Prijavljeni račun: { $login }.
page-account-create = Otvori račun
page-login = Korisničko ime
page-password = Lozinka (najmanje 8 znakova)
page-password-new = Nova lozinka
page-password-change = Promijeni lozinku
page-sign-in = Prijavi se
page-sign-out = Odjavi se
page-recover = Prijavi se kodom za oporavak
page-recovery-code = Kod za oporavak
page-recovery-codes = Tvoji kodovi za oporavak
page-recovery-lead = Zapiši ih: svaki te jednom prijavljuje ako se lozinka izgubi. Više se neće prikazati.
page-recovery-new = Novi kodovi za oporavak
page-recovery-left = { $count ->
    [one] Preostao je { $count } kod za oporavak.
    [few] Preostala su { $count } koda za oporavak.
   *[other] Preostalo je { $count } kodova za oporavak.
}
page-sessions = Prijavljeni uređaji
page-session-this = ovaj uređaj
page-session-end = Odjavi
page-seen = posljednji put { $when }
page-name-change = Promijeni ime
page-erase = Izbriši sve moje podatke
page-erase-lead = Tvoje ime, račun i poruke odmah se brišu. Igre čuvaju broj po kojem te se ne može prepoznati.
page-erase-confirm = Da, izbriši sve
page-step-first = Početak
page-step-back = Korak natrag
page-step-on = Korak naprijed
page-step-last = Kraj
page-version = Zapis { $version } od { $last }
page-role-spectator = Kao gledatelj
page-role-judge = Kao sudac
page-role-seat = Kao { $player }
page-error = To nije uspjelo
page-back = Natrag
page-skip = Preskoči na sadržaj
page-nav = Glavni izbornik
page-language = Jezik
page-translations = Prijevodi čekaju pregled izvornih govornika koji igraju. Kako poslati bolji, piše u datoteci docs/translate.md u izvornom kodu projekta passgo.
page-privacy = Privatnost
page-deed-mortgaged = { $space } (pod hipotekom)
page-deed-built = { $space } ({ $level })
page-accept-offer = Prihvati ponudu { GENDER($other) ->
        [f] igračice
       *[other] igrača
    } { $other }
page-reject-offer = Odbij ponudu { GENDER($other) ->
        [f] igračice
       *[other] igrača
    } { $other }

# Početna.
page-home-title = Baci. Kupi. Dogovori se.
page-guest = Gost { $number }
page-pick = Odaberi izdanje
page-friends = Igraj s prijateljima
page-friends-lead = Pripremi stol, podijeli poveznicu ili QR kod i počni kad svi stignu.
page-here-lead = Do osam ljudi može dijeliti i jedan uređaj: predaje se dalje od poteza do poteza.
page-link-have = Imam poveznicu
page-link-paste = Zalijepi poveznicu ili njezin kod
page-link-go = Idi onamo
page-learn = Prvi put igraš? Evo kako
page-how = Kako se igra
page-contents = Ploča, kartice i pravila
page-players-range = od { $least } do { $most } igrača
page-about-classic = Ono koje svi znaju: dvije kockice, četrdeset polja, kuće i hoteli.
page-about-championship = Turnirska igra: kockica brzine, skrivena gotovina i najamnina samo ako je zatražiš.
page-about-voyage = Oko svijeta sa šatorima i kamp-kućicama, a katkad i na Mjesec.
page-about-mario = Kratko i živahno: jedna kockica, šaka novčića i blokovi puni iznenađenja.
page-about-ghost = Provozaj se ukletim gradom i sa susjedom se suoči s duhovima.
page-about-cthulhu = Skupljaj stvorenja iz dubina, gradi kripte i sačuvaj razum.
page-about-cthulhu-short = Iste strahote za otprilike sat: igra završava prvim bankrotom.

# Novi stol.
page-settings = Postavke
page-settings-people = Ljudi
page-settings-clocks = Vrijeme
page-settings-round = Posebna kola
page-here = Više igrača na ovom uređaju
page-here-how = Upiši tko uz tebe igra na ovom uređaju. Između poteza stranica kaže komu ga treba predati.
page-here-name = Igrač { $number } na ovom uređaju
page-undo = Igrači smiju poništiti posljednju odluku
page-change-settings = Promijeni postavke

# Moje igre.
page-my-games = Moje igre
page-my-games-lead = Svi tvoji stolovi, sadašnji i prošli, najnoviji prvi.
page-my-games-none = Još nema igara. Tvoje će biti ovdje.
page-status-lobby = nije počelo
page-status-seeding = uskoro počinje
page-status-playing = igra se
page-status-finished = završeno
page-status-abandoned = zatvoreno
page-older = Starije igre
page-seats-free = mjesta: { $seats }, slobodno: { $free }
page-seats-full = mjesta: { $seats }, sva zauzeta
page-public-closed = Bez poveznice ovaj stol ne možeš gledati. Zatraži je od nekoga za stolom.
page-replay-live = Gledaj na ploči

# Izdanja.
page-editions = Izdanja
page-editions-lead = Jedan sustav, mnogo igara. Svaka ima vlastitu ploču, novac i pravila.
page-board-drawing = Ploča izdanja { $edition }, broj polja: { $count }
page-spaces-list = Polje po polje
page-cards = Kartice
page-card-times = × { $count }
page-times-dice = { $factor } × bacanje
page-rules = Pravila
page-rules-lead = Svaka opcija pravila, njezina vrijednost ovdje i oznake iz zbirke pravila. One koje odstupaju od zadanih označene su s ●.
page-rule = Opcija
page-value = Vrijednost
page-meaning = Značenje
page-ids = Oznake pravila
page-compare = Što je drukčije
page-compare-with = Usporedi s
page-compare-go = Usporedi
page-compare-none = Ova se dva izdanja igraju jednako.
page-part-frame = Osnove
page-part-spaces = Polja
page-part-decks = Kartice
page-part-rules = Pravila
page-thing = Stavka

# Račun i privatnost.
page-account-lead = Za igru nije potreban račun. On samo donosi tvoje igre na druge uređaje.
page-guest-none = Ovdje još nemaš nijednu igru. Počni igru i postaješ gost; prije toga ništa se ne sprema.
page-export = Preuzmi moje podatke
page-export-lead = Jedna datoteka JSON s tvojim imenom, korisničkim imenom, uređajima, porukama i igrama.
page-privacy-lead = Ovaj poslužitelj o tebi čuva tek onoliko koliko igra treba, a to možeš u svakom trenutku preuzeti ili izbrisati.
page-privacy-stored = Što se čuva
page-privacy-name = Ime pod kojim igraš i tvoj jezik.
page-privacy-account = Uz račun: tvoje korisničko ime te nečitljiv oblik tvoje lozinke i kodova za oporavak, iz kojeg ih nitko ne može iščitati.
page-privacy-devices = Vrsta tvog preglednika i uređaja i kad je posljednji put bio ovdje, 90 dana, da ga možeš odjaviti.
page-privacy-words = Tvoje poruke u chatu.
page-privacy-games = Tvoji potezi. Zapis igre poznaje te samo po broju, nikad po imenu.
page-privacy-not = Što se ne čuva
page-privacy-tracking = Nema oglasa ni praćenja, ništa se ne učitava s drugih stranica niti im se predaje.
page-privacy-address = Tvoja se IP adresa ne zapisuje; služi samo da ograniči zlouporabu dok si ovdje.
page-privacy-cookies = Kolačići čuvaju tvoju prijavu, štite tvoje obrasce i pamte tvoj jezik. Drugih nema.
page-privacy-yours = To su tvoji podaci
page-privacy-do = Na stranici računa možeš sve to preuzeti ili izbrisati.
page-privacy-guest = Bez računa te poznaje samo tvoj preglednik: tvoji se podaci mogu izbrisati samo u njemu. Isto vrijedi za one koji igraju pokraj tebe na tvojem uređaju.
page-beside-lead = Ovi su ljudi igrali pokraj tebe na ovom uređaju. Poznaje ih samo ovaj preglednik, pa se mogu izbrisati samo ovdje. Nestaju i ako izbrišeš svoje podatke.
page-beside-erase = Izbriši podatke ({ $name })

# Kad nešto nije uspjelo.
page-help = Odavde možeš početi ponovno:
page-help-no-such-link = Možda je već iskorištena, opozvana ili odrezana pri kopiranju. Zatraži novu od onoga tko te pozvao.
page-help-no-such-table = Možda je davno zatvoren ili je u adresi pogreška.
page-help-no-such-game = Možda nije odigrana ovdje ili je u adresi pogreška.
page-help-seats-full = Zamoli domaćina za još jedno mjesto ili za poveznicu za gledanje.
page-help-already-started = Zamoli domaćina za poveznicu za gledanje; u sljedećoj igri možda bude mjesta za tebe.
page-help-bad-text = Imena moraju imati od 1 do 40 vidljivih slova, brojki i znakova.
page-help-bad-form-token = To se događa kad stranica dugo ostane otvorena ili su kolačići isključeni.
page-universal-time = { $when } UTC
page-link-revoked = više ne vrijedi
page-here-beside = Tko igra s tobom na ovom uređaju?
page-table-title = Stol: { $edition }
page-replay-title = Snimka: { $edition }
page-replay-role = Prikaži kao
page-record = Zapis igre kao datoteka (JSON)
page-play-picked = Igraj ovo izdanje
page-championships = Prvenstva

# Official variants, and wishes for scarce buildings.
page-variants = Službene inačice: { $edition }
page-want = Želim ove
page-want-place = Građevina { $number }
variant-short = Kratka igra
variant-short-about = Besplatni { word-deeds } na početku, { word-hotel } nakon tri { word-houses }; prvi bankrot završava igru.
variant-speed-die = S kockicom brzine
variant-speed-die-about = Kockica brzine baca se od prvog poteza i svi počinju s više novca.
variant-no-speed-die = Bez kockice brzine
variant-no-speed-die-about = Bacaju se samo bijele kockice i svi počinju s manje novca.
variant-auction = S dražbama
variant-auction-about = { Word-deed } na koji igrač stane, a ne kupi ga, ide na dražbu.
variant-sound = Sa zvukom
variant-sound-about = O tome što čini Blok upitnika odlučuje zvuk, a ne ispisana tablica.
variant-no-plot-deals = Bez trgovine { word-streets-loc }
variant-no-plot-deals-about = { Word-streets } prelaze samo preko banke; ostalim se smije trgovati.
page-spoken-of-lead = Neki jezici imaju različite riječi za žene i muškarce. Tvoj izbor vidi se samo u rečenicama o tebi.
page-privacy-gender = Kako tekstovi govore o tebi, ako to odabereš.

## Review in place: readers propose better texts

review-on = Pregled je uključen. Dodirni tekst i predloži bolji.
review-needs-script = Za pregled je potreban JavaScript.
review-mode = Što radi dodir
review-texts = Pregledaj tekstove
review-use = Koristi stranicu
review-end = Završi pregled
review-title = Predloži bolji tekst
review-also = I ovdje:
review-english = Engleski
review-note = Napomena
review-terms = Pojmovi
review-now = Tekst sada
review-keep = Mora ostati
review-yours = Tvoj tekst
review-why = Zašto je bolji
review-nameless = Tvoj se prijedlog sprema bez tvog imena. Što će se promijeniti, odlučuje operater poslužitelja.
review-send = Pošalji
review-close = Zatvori
review-sent = Hvala! Tvoj je prijedlog spremljen.
review-failed = Slanje nije uspjelo. Pokušaj ponovno za koji trenutak.
problem-no-such-language = Ovog jezika ovdje nema.
problem-no-such-text = Takav tekst ne postoji.
problem-proposal-unreadable = Ovaj se tekst ne može pročitati. Provjeri je li svaka vitičasta zagrada zatvorena.
problem-proposal-unchanged = To je isti tekst kao prije.
problem-proposal-arguments = Sve u vitičastim zagradama ostavi kako jest i ništa tamo ne dodaj.
problem-proposal-plurals = Upotrijebi točno množinske oblike jezika.
problem-proposal-markup = Samo običan tekst: bez oznaka, formula i nevidljivih znakova.
problem-proposal-too-long = To je predugo.
problem-too-many-proposals = Čeka previše prijedloga. Pokušaj neki drugi dan.
page-decision-clock-usual = Ostavi prazno za 90 sekundi, ili bez ograničenja ako igraš samo protiv botova.
page-return = Natrag u igru
page-preview = Minuta igre
page-preview-play = Pokreni
page-preview-stop = Zaustavi
page-preview-about = Botovi igraju ovo izdanje. Ovdje se ništa ne može mijenjati.
