# Prvenstvo u dvorani: direktorova konzola, satovi, zapisnici, ploče.

hall-desk = Stranice službenih osoba
hall-rule = Pravilo
hall-waiting = { $count ->
    [one] { $count } čeka
    [few] { $count } čekaju
   *[other] { $count } čeka
}
hall-role-registrar = Voditelj prijava
hall-role-director = Direktor
hall-role-head-judge = Glavni sudac
hall-role-judge = Sudac
hall-role-scorer = Zapisničar
hall-page-director = Kola
hall-page-registrar = Prijavni pult
hall-page-nicknames = Nadimci
hall-page-entrants = Prijavljeni
hall-page-terms = Uvjeti
hall-page-officials = Službene osobe
hall-page-outbox = Izlazna pošta
hall-page-sheets = Zapisnici
hall-page-clock = Satovi
hall-page-board = Ljestvica uživo
hall-page-projector = Projektor
hall-page-judge = Moji stolovi
hall-page-time = Sat računala

hall-director-lead = Svako kolo ima iste korake: raspored, suci, objava, prozivka, igra, zapisnici, bodovi, plasman.
hall-champion = Prvak: { $nickname }
hall-venue = Mjesto igre
hall-round = Kolo
hall-round-number = { $number }. kolo
hall-players = Igrači
hall-stands = Stanje
hall-open-session = Otvori: { $session }
hall-session = { $stage }, { $city }
hall-session-round = { $stage }, { $city }, { $round }. kolo
hall-backup = Sigurnosna kopija i dnevnik
hall-backup-lead = Sigurnosna kopija zapisuje se kad god se objave bodovi ili zaključi faza, ako poslužitelj ima mapu za kopije. Prije sljedećeg kola kopiraj je na drugi uređaj.
hall-log = { $count ->
    [one] { $count } događaj u dnevniku. Kontrolni zbroj:
    [few] { $count } događaja u dnevniku. Kontrolni zbroj:
   *[other] { $count } događaja u dnevniku. Kontrolni zbroj:
}
hall-machine = Vremenski stroj
hall-machine-lead = Ovo je prvenstvo proba. Može se premjestiti u drugo vrijeme, ali nikad prije svog posljednjeg događaja.
hall-machine-now = Proba. Vrijeme ovdje: { $moment }
hall-machine-to = Dan i vrijeme
hall-machine-go = Idi onamo
hall-machine-back = Natrag u sadašnjost
hall-time-jumped = Sat računala prvenstva je preskočio. Vrijeme prije skoka: { $was }. Zatim je sat pokazivao: { $says }. Kola i rokovi teku dalje prema vremenu prije skoka.
hall-time-open = Što učiniti
hall-time-now = Vrijeme prvenstva: { $time }. Sat računala: { $clock }.
hall-time-fine = Nema otvorene dojave o satu.
hall-time-wrong = Ako je sat netočan, namjesti ga na računalu. Dojava se tada zatvara sama.
hall-time-right = Ako je sat točan, to ovdje moraju potvrditi dvije službene osobe. Kola koja traju zadržavaju preostalo vrijeme.
hall-time-accept = Sat je točan
hall-time-proposed = { $name } kaže da je sat točan. To mora potvrditi druga službena osoba.
hall-time-venue = { $city }: sat tamošnjeg računala bio je netočan. Vrijeme posljednjeg zapisa: { $was }. Sat je pokazivao: { $says }. Redoslijed zapisa nije se promijenio.
hall-rehearse = Neka botovi odigraju sljedeću fazu
hall-rehearse-lead = Slijedi: { $stage }. Botovi sjedaju za svaki stol i igraju fazu do kraja; to može potrajati minutu.

hall-pipeline = Koraci ovog kola
hall-state-done = gotovo
hall-state-now = sada
hall-state-later = poslije
hall-step-seating = Raspored
hall-step-judges = Suci
hall-step-publish = Objava
hall-step-roll = Prozivka
hall-step-play = Igra
hall-step-sheets = Zapisnici
hall-step-release = Bodovi
hall-step-qualify = Plasman
hall-step-over = Završeno
hall-step-later = Još ne
hall-waits-director = To je na direktoru.
hall-waits-head-judge = To je na glavnom sucu.

hall-plan = Igrača: { $players }, stolova: { $tables }, skupina: { $heats }.
hall-drawn = Igrača: { $players }, stolova: { $tables }.
hall-seed-printed = Polazni broj { $seed }: iz njega svatko može izvući isti raspored.
hall-seeded = Najbolji igrači raspoređeni su po različitim stolovima.
hall-reason-sizes = Broj igrača za stolovima: { $sizes }. Ravnomjerno raspoređeno, od { $fewest } do { $most } za stolom.
hall-reason-repeats = { $count ->
    [0] Nitko se ni s kim ne susreće ponovno.
    [one] { $count } par susreće se ponovno: bolji raspored nije pronađen.
    [few] { $count } para susreću se ponovno: bolji raspored nije pronađen.
   *[other] { $count } parova susreće se ponovno: bolji raspored nije pronađen.
}
hall-reason-apart = { $count ->
    [one] { $count } par igrača treba sjediti za različitim stolovima.
    [few] { $count } para igrača trebaju sjediti za različitim stolovima.
   *[other] { $count } parova igrača treba sjediti za različitim stolovima.
}
hall-reason-fixed = { $count ->
    [one] { $count } igrač ima stalan stol.
    [few] { $count } igrača imaju stalan stol.
   *[other] { $count } igrača ima stalan stol.
}
hall-broken-seated-twice = Netko bi sjedio za dva stola.
hall-broken-not-a-player = Mjesto ima netko tko ne igra ovo kolo.
hall-broken-not-seated = Netko tko igra ovo kolo nema mjesto.
hall-broken-table-too-small = Jedan stol ima premalo igrača.
hall-broken-table-too-large = Jedan stol ima previše igrača.
hall-broken-tables-differ = Broj stolova ne odgovara formatu.
hall-broken-thinned-unevenly = Dva se stola razlikuju za više od jednog igrača.
hall-broken-fixed-seat = Jedan igrač nije za stolom koji mu je određen.
hall-broken-kept-apart = Dva igrača koja trebaju sjediti za različitim stolovima sjede za istim.
hall-table = Stol { $number }
hall-heat = Skupina { $number }
hall-table-players = { $count ->
    [one] { $count } igrač
    [few] { $count } igrača
   *[other] { $count } igrača
}
hall-again = { $count ->
    [one] { $count } raniji susret
    [few] { $count } ranija susreta
   *[other] { $count } ranijih susreta
}
hall-judged-by = Sudac: { $name }
hall-fixed = stalno
hall-swap-lead = Označi dva igrača da zamijene mjesta. Raspored se ponovno provjerava; zamjena koja krši pravilo odbija se.
hall-swap = Zamijeni mjesta
hall-swap-two = Za zamjenu označi točno dva igrača.
hall-draw = Izvuci raspored
hall-draw-again = Izvuci ponovno
hall-seed = Polazni broj ždrijeba
hall-seed-lead = Upotrijebi ovaj broj ili neki koji je javno izvučen.
hall-apart = Drži odvojeno
hall-apart-one = Prvi igrač
hall-apart-other = Drugi igrač
hall-pair = { $one } i { $other }
hall-fixing = Stalni stolovi
hall-fixed-player = Igrač
hall-fixed-table = Stol
hall-fixed-at = { $name }: stol { $table }

hall-judge-of = Sudac stola { $number }
hall-judges-save = Dodijeli ove suce
hall-judges-none = Za ovo mjesto igre još nije pozvan nijedan sudac.
hall-judges-set = Stolovi sa sucem: { $count } od { $tables }.
hall-published = Objavljeno. Službeni početak: { $moment }
hall-projector-open = Prikaži na projektoru
hall-pdf = Ispiši zapisnike (PDF)
hall-starts = Službeni početak (vremenska zona { $zone })
hall-publish = Objavi raspored
hall-present = Prisutni igrači: { $present } od { $players }.
hall-missing = { $count ->
    [one] { $count } nedostaje
    [few] { $count } nedostaju
   *[other] { $count } nedostaje
}
hall-small = Stolovi s premalo igrača: { $tables }. Rasporedi ovu skupinu iznova.
hall-alternates = { $count ->
    [one] { $count } pričuva, prisutno: { $present }.
    [few] { $count } pričuve, prisutno: { $present }.
   *[other] { $count } pričuva, prisutno: { $present }.
}
hall-roll-alternates = Prisutne pričuve zauzimaju slobodna mjesta, redom po brojevima
hall-roll = Obavi prozivku
hall-call-alternate = Pozovi sljedeću pričuvu
hall-reseat = Iznova rasporedi skupinu { $heat }
hall-start = { $count ->
    [one] Počni igru za { $count } stolom
    [few] Počni igru za { $count } stola odjednom
   *[other] Počni igru za { $count } stolova odjednom
}
hall-start-lead = Tko nije bio prisutan, izgubio je mjesto pri prozivci. Sat počinje teći za sve stolove odjednom.
hall-heat-waiting = Čeka
hall-heat-rolled = Prozivka obavljena, spremno za početak
hall-heat-running = Traje
hall-heat-last-round = Posljednji krug
hall-heat-paused = Pauza
hall-heat-over = Vrijeme je isteklo
hall-play-later = Nakon objave rasporeda.
hall-clock-of = Sat skupine { $heat }
hall-expel = Diskvalificiraj
hall-expel-who = Koga diskvalificirati
hall-expel-lead = Zbog nedoličnog ponašanja. Igrač je posljednji u poretku, ne dobiva bodove i ne može se vratiti.
hall-reason = Razlog
hall-fate-playing = u igri do kraja
hall-fate-bankrupt = bankrot
hall-fate-expelled = diskvalifikacija
hall-fate-withdrawn = odustajanje

hall-sheets-lead = Svaki zapisnik pregledava druga osoba: potvrđuje ga bez izmjena ili ga vraća.
hall-sheets-none = Trenutačno se ne čekaju zapisnici.
hall-sheets-count = Potvrđeni zapisnici: { $confirmed } od { $tables }.
hall-sheets-short = { $confirmed } od { $tables }
hall-sheets-missing = Stolovi bez zapisnika: { $tables }.
hall-sheet-waiting = nije počelo
hall-sheet-playing = igra se
hall-sheet-due = nedostaje zapisnik
hall-sheet-entered = čeka drugu osobu
hall-sheet-confirmed = potvrđeno
hall-sheet-of = Zapisnik stola { $number }
hall-sheet-none = Za ovaj stol nije unesen zapisnik.
hall-sheet-by = Verzija { $version }, unos: { $name }.
hall-sheet-confirmed-by = Potvrda: { $name }.
hall-back-session = Natrag na kolo
hall-part-cash = Gotovina
hall-part-deeds = Posjedi
hall-part-mortgaged = Posjedi pod hipotekom
hall-part-houses = Kuće
hall-part-hotels = Hoteli
hall-part-total = Ukupna imovina
hall-holdings = { $count ->
    [one] { $count } posjed
    [few] { $count } posjeda
   *[other] { $count } posjeda
}
hall-mortgaged = pod hipotekom
hall-houses = { $count ->
    [one] { $count } kuća
    [few] { $count } kuće
   *[other] { $count } kuća
}
hall-hotel = hotel
hall-signed = potpisano
hall-unsigned = nije potpisano
hall-placings = Poredak i bodovi
hall-points-count = { $count ->
    [one] { $count } bod
    [few] { $count } boda
   *[other] { $count } bodova
}
hall-tie = Izjednačenje: odlučuje glavni sudac.
hall-decided-worth = po ukupnoj imovini
hall-decided-deeds = ista imovina, više posjeda bez hipoteke
hall-decided-cash = ista imovina i posjedi, više gotovine
hall-decided-head-judge = po odluci glavnog suca
hall-decided-survived = još u igri
hall-decided-left-later = kasniji izlazak iz igre
hall-decided-expelled = sljedeći je diskvalificiran
hall-confirming = Druga osoba
hall-digest = Kontrolni zbroj ovog zapisnika:
hall-signatures-missing = Bez potpisa: { $names }.
hall-own-sheet = Ovaj je zapisnik tvoj unos, pa ga mora potvrditi netko drugi.
hall-confirm-lead = Usporedi ga s papirom. Potvrđuješ točno ono što ovdje vidiš; na ovoj se stranici ništa ne može mijenjati.
hall-confirm = Potvrdi bez izmjena
hall-reject = Vrati
hall-release-lead = Bodovi se objavljuju pod nadimcima, imovina nikad.
hall-release = Objavi bodove
hall-released = Bodovi su objavljeni.
hall-board-open = Otvori ljestvicu uživo
hall-qualify-lead = Određuje poredak i tko ide dalje. Ždrijeb odlučuje samo ono što ništa drugo ne odluči; njegov polazni broj čuva se u dnevniku.
hall-qualify-later = Nakon objave bodova.
hall-lot-seed = Polazni broj ždrijeba
hall-qualify = Ovdje zaključi fazu
hall-next-round = Prijeđi na sljedeće kolo
hall-goes-on = ide dalje
hall-by-lot = ždrijebom

hall-nicknames-lead = Nadimak mora biti povezan s igrom i ne smije upućivati na dob, spol, nacionalnost ni izgled. Upozoravamo na moguće probleme; odluka je tvoja.
hall-nicknames-none = Nijedan nadimak ne čeka odobrenje.
hall-no-concern = Nema upozorenja.
hall-approve = Odobri
hall-approve-all = { $count ->
    [one] Odobri { $count } bez upozorenja
    [few] Odobri sva { $count } bez upozorenja
   *[other] Odobri svih { $count } bez upozorenja
}
hall-give-back = Odbij
hall-give-back-reason = Razlog (šalje se natjecatelju)
hall-approved = { $count ->
    [one] { $count } odobreni nadimak
    [few] { $count } odobrena nadimka
   *[other] { $count } odobrenih nadimaka
}
hall-concern-theme = Nije pronađena nijedna riječ iz igre.
hall-concern-age = Možda upućuje na dob.
hall-concern-sex = Možda upućuje na spol.
hall-concern-nationality = Možda upućuje na nacionalnost.
hall-concern-body = Možda upućuje na izgled.
hall-concern-number = Sadrži broj koji bi mogao biti dob ili godina rođenja.
hall-concern-place = Sadrži ime mjesta igre ili grada.
hall-concern-name = Sadrži dio pravog imena.

hall-search = Ime ili nadimak
hall-search-go = Traži
hall-found = { $count ->
    [0] Nitko nije pronađen.
    [one] Pronađena je { $count } osoba.
    [few] Pronađene su { $count } osobe.
   *[other] Pronađeno je { $count } osoba.
}
hall-erased = izbrisano
hall-alternate-number = Pričuva { $number }
hall-status-pending = Na čekanju, treba nazvati
hall-status-confirmed = Potvrđeno
hall-status-withdrawn = Povučeno
hall-status-no-show = Izostanak
hall-status-disqualified = Diskvalifikacija
hall-status-erased = Izbrisano
hall-cancel = Poništi prijavu
hall-cancel-lead = Organizatori smiju poništiti prijavu, primjerice kad su podaci nepotpuni ili protivni uvjetima.

hall-terms-lead = Nova verzija odmah stupa na snagu, a na javnoj stranici svi vide obavijest.
hall-terms-version = Verzija { $version }
hall-terms-notice = Što je promijenjeno (obavijest)
hall-terms-closes = Novi posljednji dan prijava (sada { $day }); ostavi prazno ako se ne mijenja
hall-terms-mailed = Pošalji e-poruku svima koji su prijavljeni
hall-terms-cancelled = Prvenstvo je otkazano
hall-terms-publish = Objavi novu verziju
hall-terms-empty = Napiši uvjete barem na jednom jeziku.

hall-officials-lead = Svatko dobiva privatnu poveznicu za jednu ulogu. Tko ima poveznicu, djeluje u toj ulozi: pošalji je samo jednoj osobi. Nova poveznica zamjenjuje staru.
hall-official-name = Ime
hall-official-role = Uloga
hall-official-venue = Mjesto igre
hall-official-table = Uobičajeni stol, ako postoji
hall-invite = Izradi poveznicu
hall-invited = Poveznica za osobu: { $name }
hall-invited-lead = Ova se poveznica prikazuje samo jednom.
hall-name-needed = Upiši ime od 1 do 60 znakova.
hall-revoke = Opozovi
hall-revoke-lead = { $name }: sve poveznice odmah prestaju vrijediti.
hall-revoke-yes = Opozovi sve poveznice
hall-revoke-self = Vlastitu poveznicu ne možeš opozvati. Može to drugi direktor.
hall-you = ti

hall-outbox-lead = { $count ->
    [0] Sve su e-poruke poslane.
    [one] { $count } e-poruka čeka. Kopiraj je u svoj program za e-poštu pa je označi kao poslanu.
    [few] { $count } e-poruke čekaju. Kopiraj ih u svoj program za e-poštu pa ih označi kao poslane.
   *[other] { $count } e-poruka čeka. Kopiraj ih u svoj program za e-poštu pa ih označi kao poslane.
}
hall-letter-to = Prima
hall-letter-subject = Predmet
hall-letter-body = Tekst
hall-letter-fault = Poslužitelj e-pošte odbio je poruku:
hall-copy = Kopiraj
hall-copied = Kopirano
hall-sent = Označi kao poslanu
hall-sent-all = { $count ->
    [one] Označi donju { $count } kao poslanu
    [few] Označi donje { $count } kao poslane
   *[other] Označi donjih { $count } kao poslane
}
hall-phones = Telefonski popis
hall-name = Ime
hall-phone = Telefon

hall-clock = Sat
hall-clocks-lead = Službeno vrijeme vodi glavni sudac. Sat može otvoriti svatko, ali gumbe vidi samo glavni sudac.
hall-clocks-none = Još nije objavljen nijedan raspored.
hall-clock-left = Preostalo vrijeme
hall-clock-waits = Prvo obavi prozivku.
hall-clock-reason = Razlog pauze, prikazuje se u dvorani
hall-clock-pause = Pauziraj
hall-clock-resume = Nastavi
hall-clock-last-round = Najavi posljednji krug
hall-clock-end = Objavi istek vremena
hall-clock-all = Svi satovi
hall-clock-offline = Nema veze. Vrijeme ide dalje.
hall-fullscreen = Cijeli zaslon
hall-call-minutes = { $count ->
    [one] Još { $count } minuta
    [few] Još { $count } minute
   *[other] Još { $count } minuta
}
hall-call-over = Vrijeme je isteklo

hall-board = Ljestvica uživo
hall-board-lead = Bodovi nakon svakog kola, po nadimcima.
hall-board-empty = Još nisu objavljeni nikakvi bodovi.
hall-csv = Poredak kao CSV
hall-json = Poredak kao JSON
hall-number = Dvorana { $number }
hall-halls = Dvorane
hall-all = Sve
hall-rank = Mjesto
hall-nickname = Nadimak
hall-points = Bodovi
hall-anonymous = anonimno
hall-offline = Nema veze. Ovo je posljednje poznato stanje.
hall-scroll-pause = Zaustavi pomicanje

hall-done-travel = Vrijeme je postavljeno.
hall-done-return = Prvenstvo je opet u sadašnjosti.
hall-done-rehearse = Faza je odigrana.
hall-done-draft = Raspored je izvučen. Provjeri ga pa objavi.
hall-done-reseat = Skupina je iznova raspoređena.
hall-done-swap = Igrači su zamijenili mjesta.
hall-done-judges = Suci su raspoređeni po stolovima.
hall-done-publish = Objavljeno.
hall-done-roll = Prozivka je obavljena.
hall-done-alternate = Sljedeća pričuva je pozvana.
hall-done-start = Igra za stolovima je počela.
hall-done-expel = Igrač je diskvalificiran.
hall-done-release = Bodovi su objavljeni.
hall-done-qualify = Faza je ovdje zaključena.
hall-done-approve = Nadimak je odobren.
hall-done-approve-all = Nadimci su odobreni.
hall-done-give-back = Nadimak je odbijen.
hall-done-cancel = Prijava je poništena.
hall-done-revoke = Poveznice više ne vrijede.
hall-done-sent = Označeno kao poslano.
hall-done-sent-all = Označeno kao poslano.
hall-done-confirm = Zapisnik je potvrđen.
hall-done-reject = Zapisnik je vraćen.
