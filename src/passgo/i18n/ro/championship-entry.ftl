# Campionate: site-ul public, înscrierea, înscrierea mea, biroul de înscrieri și de ce refuză un campionat.

entry-championships = Campionate
entry-championships-lead = Unde vă puteți înscrie, unde puteți privi și urmări scorurile.
entry-championships-none = Aici nu se ține încă niciun campionat.
entry-phase-announced = Înscrierile nu s-au deschis încă
entry-phase-open = Înscrierile sunt deschise
entry-phase-closed = Înscrierile sunt închise
entry-phase-running = Se joacă acum
entry-phase-over = Încheiat
entry-phase-cancelled = Anulat
entry-window = Înscrieri de la { $opens } până la { $closes }, inclusiv.
entry-window-zone = Orele sunt cele din fusul orar al fiecărei locații.
entry-rule = Regula { $rule }
entry-rehearsed = O repetiție cu persoane inventate

entry-new = Campionat nou
entry-new-account = Pentru a crea un campionat aveți nevoie de un cont, ca să puteți reveni la el de pe orice dispozitiv.
entry-new-lead = Un campionat este descris de un fișier. Porniți de la un exemplu și schimbați ce trebuie sau încărcați un fișier propriu.
entry-new-presets = Exemple
entry-new-format = Fișierul
entry-new-edit = Descrierea campionatului (TOML)
entry-new-file = Sau încărcați un fișier, care înlocuiește textul de mai sus
entry-new-terms = Condiții de participare
entry-new-terms-lead = Fiecare versiune rămâne accesibilă. Indicați un contact pentru întrebări despre datele personale.
entry-new-director = Numele primului director
entry-new-make = Creează campionatul
entry-new-faults = { $count ->
    [one] Campionatul nu a fost creat: fișierul are { $count } greșeală.
    [few] Campionatul nu a fost creat: fișierul are { $count } greșeli.
   *[other] Campionatul nu a fost creat: fișierul are { $count } de greșeli.
}
entry-new-no-terms = Campionatul nu a fost creat: scrieți condițiile în cel puțin o limbă.
entry-new-no-director = Campionatul nu a fost creat: indicați primul director.
entry-new-exists = Campionatul nu a fost creat: există deja unul cu acest id. Schimbați id-ul în fișier.
entry-new-bad-id = Campionatul nu a fost creat: id-ul poate avea numai litere mici, cifre și cratime.
entry-new-no-edition = Campionatul nu a fost creat: ediția indicată nu există.
entry-new-unreadable = Fișierul încărcat nu este text UTF-8.
entry-made = Campionatul este creat
entry-made-lead = { $name } există acum. Invitați responsabili cu înscrierile, arbitri și marcatori din consola directorului.
entry-made-link = Acesta este linkul privat al directorului. Se arată o singură dată: păstrați-l acum și nu îl dați nimănui.
entry-made-qr = Codul QR al linkului directorului
entry-made-open = Deschide consola directorului
entry-made-site = Site public

entry-organised = Organizator: { $organisers }
entry-register = Înscriere
entry-opens-on = Înscrierile se deschid la { $when }.
entry-cancelled = Acest campionat este anulat. Cine este înscris își poate exporta sau șterge în continuare datele.
entry-terms-changed = Condițiile s-au schimbat
entry-terms-since = Versiunea { $version }, în vigoare din { $when }.
entry-terms-what = Ce s-a schimbat
entry-where = Când și unde
entry-starts = Începe: { $when } ({ $zone })
entry-online = Se joacă online, de oriunde
entry-places-meter = Locuri ocupate: { $city }
entry-places-left = { $count ->
    [0] Toate locurile sunt ocupate (în total { $capacity })
    [one] { $count } loc liber din { $capacity }
    [few] { $count } locuri libere din { $capacity }
   *[other] { $count } de locuri libere din { $capacity }
}
entry-alternates = { $count ->
    [0] Nimeni nu așteaptă ca rezervă
    [one] { $count } rezervă așteaptă
    [few] { $count } rezerve așteaptă
   *[other] { $count } de rezerve așteaptă
}
entry-would-wait = Complet: ați fi rezerva numărul { $number }
entry-later-stage = Pentru cei care se califică
entry-how = Cum se joacă
entry-stage = { $rounds ->
    [one] Mese de la { $fewest } la { $most } jucători, { $rounds } rundă de { $minutes } min.
    [few] Mese de la { $fewest } la { $most } jucători, { $rounds } runde de câte { $minutes } min.
   *[other] Mese de la { $fewest } la { $most } jucători, { $rounds } de runde de câte { $minutes } min.
}
entry-prize = Campionul câștigă: { $prize }.
entry-condition-age = În ziua jocului trebuie să aveți cel puțin { $age } ani.
entry-condition-citizenship = Cetățenia cerută: { $country }.
entry-condition-excluded = Angajații organizatorilor și rudele lor apropiate nu pot participa.
entry-condition-phone = După înscriere vă sunăm ca să vă confirmați locul. Dacă sunt mai multe înscrieri decât locuri, are întâietate înscrierea mai veche.
entry-edition = Jocul care se joacă
entry-follow = Priviți și urmăriți
entry-spectators = Spectatorii sunt bine-veniți: veniți să vedeți jocurile pe viu.
entry-anonymous = Scorurile se afișează la sfârșitul fiecărei runde, numai sub porecle.
entry-board = Panou live
entry-standings = Clasament (CSV)
entry-terms = Condiții de participare
entry-terms-lead = Condițiile și toate versiunile anterioare sunt publicate aici.
entry-terms-read = Citește condițiile în vigoare
entry-terms-none = Condițiile nu sunt publicate încă, deci înscrierile nu sunt deschise.
entry-terms-in-force = Versiunea { $version }, în vigoare din { $when }
entry-terms-old = Aceasta este versiunea { $version } din { $when }. Nu mai este în vigoare.
entry-terms-versions = Toate versiunile
entry-terms-version = Versiunea { $version }, { $when }
entry-terms-diff = Ce s-a schimbat de la versiunea { $version }
entry-terms-added = Adăugat:
entry-terms-removed = Eliminat:
entry-terms-show = Citiți aici versiunea { $version } a condițiilor
entry-rights = Puteți cere oricând exportul, corectarea sau ștergerea datelor dvs.: pe pagina înscrierii, prin e-mail sau la telefon.

entry-register-lead = Durează două minute. Nu se publică nimic în afară de porecla pe care o alegeți mai târziu.
entry-wrong = { $count ->
    [one] { $count } lucru lipsește încă sau este greșit; este marcat mai jos. Nimic din ce ați scris nu s-a pierdut.
    [few] { $count } lucruri lipsesc încă sau sunt greșite; sunt marcate mai jos. Nimic din ce ați scris nu s-a pierdut.
   *[other] { $count } de lucruri lipsesc încă sau sunt greșite; sunt marcate mai jos. Nimic din ce ați scris nu s-a pierdut.
}
entry-city = Unde doriți să jucați?
entry-you = Despre dvs.
entry-name = Prenume și nume
entry-email = Adresa de e-mail
entry-email-hint = A dvs., nu a altcuiva: acolo ajunge linkul către înscrierea dvs.
entry-phone = Telefon
entry-phone-hint = La acest număr vă sunăm ca să vă confirmați locul.
entry-born = Data nașterii
entry-born-hint = În ziua jocului trebuie să aveți cel puțin { $age } ani.
entry-born-why = Ca să deosebim persoanele cu același nume.
entry-citizenship = Cetățenie
entry-citizenship-hint = Pot participa numai cetățenii acestei țări: { $country }.
entry-choose = Alegeți
entry-excluded = Bifați ce este adevărat pentru dvs.
entry-excluded-employee = Lucrez pentru organizator ({ $organisers }).
entry-excluded-relative = O rudă apropiată a mea lucrează pentru organizator ({ $organisers }).
entry-declare = Declarații și acorduri
entry-declare-lead = Fiecare este necesar: fără toate, înscrierea nu este valabilă.
entry-declaration-own-email = Adresa de e-mail este a mea.
entry-declaration-true-data = Ce am scris este exact și adevărat.
entry-declaration-of-age = Am cel puțin { $age } ani.
entry-declaration-contact = Puteți folosi numărul meu de telefon și adresa mea de e-mail pentru desfășurarea concursului.
entry-consent-terms = Accept condițiile de participare fără rezerve.
entry-consent-data = { $organisers } poate prelucra datele pe care le dau aici, numai pentru acest concurs.
entry-consent-publicity = Rezultatele concursului pot fi publicate, cu fotografii, filmări și numele câștigătorilor și ale celor de pe locurile următoare.
entry-consent-promotion = { $organisers } îmi poate trimite și noutăți și oferte. Asta nu are legătură cu participarea.
entry-optional = Numai dacă doriți
entry-optional-lead = Participați la fel și dacă lăsați aceste câmpuri goale. Vă puteți răzgândi oricând.
entry-kept = { $days ->
    [one] Datele dvs. se șterg cel târziu la { $days } zi după ultima finală.
    [few] Datele dvs. se șterg cel târziu la { $days } zile după ultima finală.
   *[other] Datele dvs. se șterg cel târziu la { $days } de zile după ultima finală.
}
entry-register-send = Trimite înscrierea
entry-fault-venue = Alegeți un oraș.
entry-fault-name = Scrieți prenumele și numele, între 2 și 100 de caractere.
entry-fault-email = Scrieți o adresă de e-mail ca name@example.org.
entry-fault-phone = Scrieți un număr de telefon cu 5 până la 20 de cifre.
entry-fault-born = Alegeți data nașterii.
entry-fault-citizenship = Alegeți o țară.
entry-fault-tick = Bifați aici ca să participați.
entry-registered = Înscrierea este înregistrată
entry-link = Acesta este linkul dvs. privat. Păstrați-l: cine îl are vă poate schimba înscrierea.
entry-link-lead = Deschide înscrierea dvs.: starea, porecla, datele, codul pentru intrare.
entry-link-mail = Se află și în scrisoarea pe care v-o trimitem.
entry-mine-open = Deschide înscrierea mea
entry-mine = Înscrierea mea
entry-status-pending = Așteaptă confirmarea
entry-status-confirmed = Confirmată
entry-status-alternate = Rezerva numărul { $number }
entry-status-withdrawn = Retrasă
entry-status-no-show = Neprezentare
entry-status-disqualified = Descalificare
entry-status-erased = Ștearsă
entry-next-pending = Aveți un loc. Vă sunăm ca să îl confirmați.
entry-next-confirmed = Locul dvs. este sigur. Fiți acolo înainte de startul oficial: un loc gol atunci merge la o rezervă.
entry-next-alternate = Toate locurile sunt ocupate. Sunteți numărul { $number } pe listă: când cineva se retrage, urcă numărul cel mai mic.
entry-next-withdrawn = Nu mai participați. Cât timp înscrierile sunt deschise, vă puteți înscrie din nou.
entry-next-no-show = Nu ați fost acolo la startul oficial, așa că locul dvs. a mers la altcineva.
entry-next-disqualified = Organizatorii au încheiat înscrierea dvs.
entry-next-erased = Datele dvs. sunt șterse.
entry-seat = { $stage }, runda { $round }, seria { $heat }: masa { $table }, { $when }
entry-play = La masa mea
entry-qr = Cod QR pentru sosire
entry-qr-lead = Arătați-l la intrare sau spuneți codul:
entry-nickname = Poreclă
entry-nickname-lead = Sub ea se afișează scorurile, niciodată sub numele dvs. Trebuie să aibă legătură cu jocul și să nu facă aluzie la vârstă, sex, naționalitate, aspect sau loc. O aprobă directorul.
entry-nickname-proposed = „{ $nickname }” îl așteaptă pe director.
entry-nickname-approved = „{ $nickname }” este aprobată.
entry-nickname-returned = Directorul a respins propunerea dvs. Motivul este în scrisoarea primită. Propuneți alta.
entry-nickname-new = Poreclă, între 2 și 24 de caractere
entry-nickname-send = Propune
entry-contact = Cum vă contactăm
entry-contact-theirs = Contact
entry-contact-other = Dacă numele sau data nașterii sunt greșite, spuneți-i la telefon responsabilului cu înscrierile.
entry-save = Salvează
entry-consents = Acorduri
entry-consent-given = dat
entry-consent-refused = nu este dat
entry-consent-give = Dă acordul
entry-consent-take-back = Retrage
entry-consent-data-sure = Fără acest acord nimeni nu poate participa: înscrierea dvs. se încheie. Datele rămân până le ștergeți sau le expiră termenul.
entry-place = Locul dvs. de campion
entry-place-lead = Ați câștigat: { $prize }. Dacă nu puteți merge, locul trece la următorul din clasament; titlul de campion rămâne al dvs.
entry-place-pass = Nu pot merge
entry-place-sure = Locul aparține atunci următorului din clasament și nu mai poate fi luat înapoi.
entry-data = Datele dvs.
entry-data-theirs = Date personale
entry-data-lead = { $days ->
    [one] Datele personale se șterg cel târziu la { $days } zi după ultima finală. Le puteți lua cu dvs., vă puteți retrage sau le puteți șterge acum.
    [few] Datele personale se șterg cel târziu la { $days } zile după ultima finală. Le puteți lua cu dvs., vă puteți retrage sau le puteți șterge acum.
   *[other] Datele personale se șterg cel târziu la { $days } de zile după ultima finală. Le puteți lua cu dvs., vă puteți retrage sau le puteți șterge acum.
}
entry-export = Exportă ca fișier (JSON)
entry-withdraw = Retrage înscrierea
entry-withdraw-sure = Locul trece imediat la prima rezervă.
entry-withdraw-yes = Da, retrage
entry-erase = Șterge tot despre această înscriere
entry-erase-sure = Numele, adresele, data nașterii și porecla se șterg imediat și definitiv, iar înscrierea se încheie. Rezultatele deja jucate rămân fără nume.
entry-erase-yes = Da, șterge tot
entry-erased = Șters
entry-erased-lead = Nu se mai păstrează nimic personal despre această înscriere. Linkul privat nu mai funcționează.
entry-done-contact = Salvat.
entry-done-nickname = Porecla este propusă. Directorul o va vedea.
entry-done-consent = Acordul este schimbat.
entry-done-withdrawn = Înscrierea este retrasă.
entry-done-passed = Locul este cedat.
entry-done-comes = Notat: vine.
entry-done-declined = Notat: nu vine. Locul este liber pentru o rezervă.
entry-done-here = Sosirea este notată.
entry-done-away = Sosirea este anulată.
entry-done-erased = Șters.

entry-desk = Biroul de înscrieri
entry-desk-entries = Înscrieri
entry-desk-check-in = Sosiri
entry-desk-files = Liste
entry-desk-lists = Listele de înscrieri
entry-desk-venue = Locația
entry-desk-all = Toate locațiile
entry-desk-show = Arată
entry-search = Caută după nume, telefon, e-mail, poreclă sau cod
entry-search-go = Caută
entry-list-calls = De sunat
entry-list-alternates = Rezerve
entry-list-confirmed = Confirmați
entry-list-gone = Plecați
entry-list-found = Găsiți
entry-list-lead-calls = Cea mai veche înscriere este prima. Sunați, apoi apăsați ce s-a spus.
entry-list-lead-alternates = În ordinea numerelor. Un loc eliberat înainte de așezare îi revine primei rezerve.
entry-list-lead-confirmed = Au confirmat la telefon că vin.
entry-list-lead-gone = Retrași, absenți, descalificați sau șterși.
entry-list-lead-found = Toți cei care se potrivesc căutării.
entry-list-none = Nimeni.
entry-list-more = { $count ->
    [one] Încă { $count } nu este arătat.
    [few] Încă { $count } nu sunt arătați.
   *[other] Încă { $count } nu sunt arătați.
}
entry-nameless = (nu se păstrează niciun nume)
entry-phoned = apelat
entry-order = Înscrierea nr. { $number }
entry-comes = Vine
entry-declines = Nu vine
entry-declines-sure = Înscrierea se încheie și urcă prima rezervă.
entry-declines-yes = Da, nu vine
entry-registered-at = Înscriere: { $when }
entry-reason = Motiv: { $reason }
entry-reason-declined-by-phone = A spus la telefon că nu vine.
entry-reason-consent-withdrawn = Și-a retras acordul pentru folosirea datelor.
entry-code = Cod de sosire
entry-on-behalf = Ce cere cineva la telefon sau prin e-mail se poate face aici în numele său.
entry-new-link = Dă un nou link privat
entry-new-link-lead = Un link nou către această înscriere. Se arată o singură dată.
entry-code-type = Codul din QR, scris sau scanat
entry-code-find = Găsește
entry-code-unknown = Nimeni nu are acest cod.
entry-camera = Scanează cu camera
entry-camera-view = Ce vede camera
entry-camera-refused = Camera nu poate fi folosită aici. Scrieți codul.
entry-check-in-yes = Notează sosirea
entry-check-in-undo = Anulează sosirea
entry-here-already = Sosirea este deja notată.
entry-here-count = { $count ->
    [one] { $count } prezent, { $awaited } așteptați
    [few] { $count } prezenți, { $awaited } așteptați
   *[other] { $count } prezenți, { $awaited } așteptați
}
entry-awaited = Așteptați
entry-here = Prezenți
entry-details = Tot despre această înscriere
entry-import = Preia înscrieri dintr-un fișier
entry-import-lead = Un fișier CSV cu o înscriere pe rând, în ordinea în care au venit. Primul rând numește coloanele:
entry-import-forms = { $lines ->
    [one] Datele în forma 1990-12-31 sau 31.12.1990, bifele ca yes, cel mult { $lines } rând. Se preiau toate rândurile sau niciunul.
    [few] Datele în forma 1990-12-31 sau 31.12.1990, bifele ca yes, cel mult { $lines } rânduri. Se preiau toate rândurile sau niciunul.
   *[other] Datele în forma 1990-12-31 sau 31.12.1990, bifele ca yes, cel mult { $lines } de rânduri. Se preiau toate rândurile sau niciunul.
}
entry-import-file = Fișier CSV
entry-import-go = Preia-le
entry-import-template = Un fișier gol cu aceste coloane
entry-import-faults = { $count ->
    [one] S-a găsit { $count } greșeală.
    [few] S-au găsit { $count } greșeli.
   *[other] S-au găsit { $count } de greșeli.
}
entry-import-nothing = Nimeni nu a fost înscris.
entry-import-line = Rândul { $line }:
entry-import-unreadable = Fișierul nu poate fi citit: trebuie să fie CSV în UTF-8.
entry-import-empty = Fișierul nu are niciun rând cu o înscriere.
entry-import-long = Fișierul are prea multe rânduri: se preiau deodată cel mult { $most }.
entry-import-missing-column = Lipsește coloana „{ $column }”.
entry-import-unknown-column = Coloana „{ $column }” nu este cunoscută.
entry-import-cells = Celule pe rând: { $found }. Trebuie să fie: { $wanted }.
entry-import-venue = Locația trebuie să fie una dintre: { $venues }.
entry-import-tick = „{ $column }” trebuie să fie yes.
entry-imported = { $count ->
    [one] S-a preluat { $count } înscriere.
    [few] S-au preluat { $count } înscrieri.
   *[other] S-au preluat { $count } de înscrieri.
}
entry-export-list = Toate înscrierile ca fișier (CSV)
entry-export-lead = Cu date personale: păstrați-l în siguranță și ștergeți-l când nu mai este necesar.

problem-no-such-championship = Nu există un astfel de campionat aici.
problem-no-such-desk = Acest link nu este valabil sau nu mai este. Cereți-i directorului unul nou.
problem-no-such-entry = Acest link nu este valabil sau nu mai este. Cel corect este în scrisoarea primită după înscriere; responsabilul cu înscrierile vă poate da unul nou.
problem-desk-link-needed = Această pagină este pentru oficialii campionatului. Deschideți-o cu linkul privat pe care l-ați primit.

refusal-champ-alternates-full = Această locație este completă, la fel și lista ei de rezerve ({ $alternates }).
refusal-champ-already-done = Asta s-a făcut deja.
refusal-champ-already-judging = Acel arbitru are altă masă în același timp sau joacă.
refusal-champ-bad-moment = Asta nu se poate face în acest moment.
refusal-champ-cancelled = Campionatul este anulat.
refusal-champ-clock-back = O repetiție nu se poate întoarce înaintea ultimului său eveniment.
refusal-champ-clock-changed = Între timp ceasul s-a schimbat. Citiți din nou sesizarea.
refusal-champ-clock-same-person = Ați spus deja acest lucru. Trebuie să confirme un al doilea oficial.
refusal-champ-consent-missing = Lipsește un acord. Fără el nimeni nu poate participa.
refusal-champ-declaration-missing = Lipsește o declarație. Înscrierea are nevoie de toate.
refusal-champ-excluded = Angajații organizatorilor, rudele lor apropiate și persoanele a căror înscriere a fost încheiată de organizatori nu pot participa.
refusal-champ-game-running = Jocul este în curs: nimeni nu mai poate fi așezat sau mutat acolo acum.
refusal-champ-judge-missing = O masă nu are încă arbitru.
refusal-champ-late = Prea târziu: locul s-a pierdut la startul oficial.
refusal-champ-nickname-missing = Nicio poreclă nu așteaptă.
refusal-champ-nickname-taken = Cineva are această poreclă sau una care arată la fel. Alegeți alta.
refusal-champ-nickname-unfit = O poreclă are între 2 și 24 de caractere obișnuite, cu cel puțin o literă sau o cifră.
refusal-champ-no-alternate = Nu a mai rămas nicio rezervă.
refusal-champ-no-notice = Scrieți un anunț care spune tuturor ce s-a schimbat.
refusal-champ-no-reason = Scrieți motivul.
refusal-champ-no-such-entrant = Nu există o astfel de înscriere.
refusal-champ-no-such-session = Nu există o astfel de rundă.
refusal-champ-no-such-stage = Nu există o astfel de etapă.
refusal-champ-no-such-table = Nu există o astfel de masă.
refusal-champ-no-such-venue = Nu există o astfel de locație.
refusal-champ-no-vacancy = Niciun loc nu este liber.
refusal-champ-not-allowed = Rolul dvs. nu permite asta.
refusal-champ-not-awaited = Această persoană nu este așteptată acolo.
refusal-champ-not-confirmed = Înscrierea nu este confirmată încă: sunați mai întâi.
refusal-champ-not-finished = Ceva dinainte nu este încă terminat.
refusal-champ-not-open = La această locație înscrierile se deschid la { $opens }.
refusal-champ-not-qualified = Locul îl poate ceda numai cine îl are.
refusal-champ-not-yours = Aceasta este înscrierea altcuiva.
refusal-champ-old-terms = Condițiile s-au schimbat de când ați deschis această pagină. Citiți versiunea nouă și acceptați-o.
refusal-champ-registered-twice = Această persoană este deja înscrisă. Folosiți linkul privat din scrisoare sau întrebați responsabilul cu înscrierile.
refusal-champ-seating-broken = Această așezare ar încălca o regulă.
refusal-champ-sheet-changed = Fișa a fost schimbată între timp: uitați-vă din nou la ea.
refusal-champ-sheet-missing = Mai lipsește o fișă.
refusal-champ-sheet-wrong = Socotelile din fișă nu ies.
refusal-champ-stage-over = Acea etapă este închisă.
refusal-champ-table-too-small = O masă are prea puțini jucători (minimum { $fewest }): așezați din nou acea serie.
refusal-champ-tie-undecided = O egalitate este încă deschisă: o decide arbitrul principal.
refusal-champ-too-early = Este prea devreme pentru asta.
refusal-champ-too-few = Sunt prea puțini jucători: sunt necesari cel puțin { $fewest }.
refusal-champ-too-young = Trebuie să aveți cel puțin { $age } ani la data de { $day }.
refusal-champ-unsigned = Lipsește o semnătură.
refusal-champ-venue-elsewhere = Asta privește o locație ținută în altă parte: faceți-o pe serverul campionatului.
refusal-champ-venue-full = Această locație este completă.
refusal-champ-venue-lent = Această locație este condusă de pe un calculator propriu. Faceți asta acolo sau așteptați să se întoarcă rezultatele.
refusal-champ-window-closed = La această locație înscrierile s-au închis la { $closed }.
refusal-champ-same-person = Acest lucru trebuie confirmat de o a doua persoană.
refusal-champ-wrong-citizenship = Pot participa numai cetățenii acestei țări: { $needed }.
refusal-champ-wrong-replacement = Corectura nu numește fișa valabilă acum.
