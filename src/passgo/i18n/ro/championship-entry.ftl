# Campionate: site-ul public, înscrierea, înscrierea mea, biroul de înscrieri și de ce refuză un campionat.

entry-championships = Campionate
entry-championships-lead = Înscrie-te, privește și urmărește scorurile.
entry-championships-none = Încă nu există niciun campionat.
entry-phase-announced = Înscrierile nu s-au deschis încă
entry-phase-open = Înscrierile sunt deschise
entry-phase-closed = Înscrierile sunt închise
entry-phase-running = În desfășurare
entry-phase-over = Încheiat
entry-phase-cancelled = Anulat
entry-window = Înscrieri de la { $opens } până la { $closes }, inclusiv.
entry-window-zone = Orele sunt cele din fusul orar al fiecărei locații.
entry-rule = Regula { $rule }
entry-rehearsed = Repetiție cu persoane inventate

entry-new = Campionat nou
entry-new-terms-lead = Fiecare versiune rămâne disponibilă. Indică un contact pentru întrebări despre datele personale.
entry-new-director = Numele primului director
entry-new-unreadable = Fișierul încărcat nu este text UTF-8.
entry-made = Campionat creat
entry-made-lead = { $name } este gata. Invită arbitri și responsabili cu înscrierile și cu fișele din consola directorului.
entry-made-link = Acesta este linkul privat al directorului. Este afișat o singură dată: salvează-l acum și nu îl da nimănui.
entry-made-qr = Codul QR al linkului directorului
entry-made-open = Deschide consola directorului
entry-made-site = Site public

entry-organised = Organizator: { $organisers }
entry-register = Înscrie-te
entry-opens-on = Înscrierile se deschid la { $when }.
entry-cancelled = Acest campionat a fost anulat. Dacă te-ai înscris, îți poți exporta sau șterge în continuare datele.
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
    [0] Nicio rezervă în așteptare
    [one] { $count } rezervă în așteptare
    [few] { $count } rezerve în așteptare
   *[other] { $count } de rezerve în așteptare
}
entry-would-wait = Complet: ai fi rezerva nr. { $number }
entry-later-stage = Pentru cei care se califică
entry-how = Cum se joacă
entry-stage = { $rounds ->
    [one] Mese de la { $fewest } la { $most } jucători, { $rounds } rundă de { $minutes } min.
    [few] Mese de la { $fewest } la { $most } jucători, { $rounds } runde de câte { $minutes } min.
   *[other] Mese de la { $fewest } la { $most } jucători, { $rounds } de runde de câte { $minutes } min.
}
entry-prize = Premiul campionului: { $prize }.
entry-condition-age = În ziua jocului trebuie să ai cel puțin { $age } ani.
entry-condition-citizenship = Cetățenia cerută: { $country }.
entry-condition-excluded = Angajații organizatorilor și rudele lor apropiate nu pot participa.
entry-condition-phone = După înscriere te vom suna ca să îți confirmi locul. Dacă sunt mai multe înscrieri decât locuri, au prioritate înscrierile mai vechi.
entry-edition = Despre joc
entry-follow = Urmărește campionatul
entry-spectators = Spectatorii sunt bine-veniți: vino să vezi jocurile pe viu.
entry-anonymous = Scorurile se afișează la sfârșitul fiecărei runde, numai sub porecle.
entry-board = Panou live
entry-standings = Clasament (CSV)
entry-terms = Condiții de participare
entry-terms-lead = Condițiile și toate versiunile anterioare sunt publicate aici.
entry-terms-read = Citește condițiile în vigoare
entry-terms-none = Condițiile nu au fost publicate încă, deci înscrierile nu sunt deschise.
entry-terms-in-force = Versiunea { $version }, în vigoare din { $when }
entry-terms-old = Aceasta este versiunea { $version } din { $when }. Nu mai este în vigoare.
entry-terms-versions = Toate versiunile
entry-terms-version = Versiunea { $version }, { $when }
entry-terms-diff = Ce s-a schimbat de la versiunea { $version }
entry-terms-added = Adăugat:
entry-terms-removed = Eliminat:
entry-terms-show = Citește aici versiunea { $version } a condițiilor
entry-rights = Îți poți exporta, corecta sau șterge datele oricând: pe pagina înscrierii, prin e-mail sau la telefon.

entry-register-lead = Durează două minute. Se publică numai porecla pe care o alegi mai târziu.
entry-wrong = { $count ->
    [one] { $count } lucru lipsește încă sau este greșit; este marcat mai jos. Nimic din ce ai scris nu s-a pierdut.
    [few] { $count } lucruri lipsesc încă sau sunt greșite; sunt marcate mai jos. Nimic din ce ai scris nu s-a pierdut.
   *[other] { $count } de lucruri lipsesc încă sau sunt greșite; sunt marcate mai jos. Nimic din ce ai scris nu s-a pierdut.
}
entry-city = Unde vrei să joci?
entry-you = Despre tine
entry-name = Prenume și nume
entry-email = Adresa de e-mail
entry-email-hint = A ta, nu a altcuiva: acolo îți vom trimite linkul către înscrierea ta.
entry-phone = Telefon
entry-phone-hint = Te vom suna la acest număr ca să îți confirmi locul.
entry-born = Data nașterii
entry-born-hint = În ziua jocului trebuie să ai cel puțin { $age } ani.
entry-born-why = Ca să deosebim persoanele cu același nume.
entry-citizenship = Cetățenie
entry-citizenship-hint = Pot participa numai cetățenii acestei țări: { $country }.
entry-choose = Alege o opțiune
entry-excluded = Bifează tot ce ți se aplică
entry-excluded-employee = Lucrez pentru organizator ({ $organisers }).
entry-excluded-relative = O rudă apropiată a mea lucrează pentru organizator ({ $organisers }).
entry-declare = Declarații și acorduri
entry-declare-lead = Toate sunt obligatorii: dacă lipsește una, înscrierea nu este valabilă.
entry-declaration-own-email = Adresa de e-mail este a mea.
entry-declaration-true-data = Informațiile pe care le-am dat sunt exacte și adevărate.
entry-declaration-of-age = Am cel puțin { $age } ani.
entry-declaration-contact = Puteți folosi numărul meu de telefon și adresa mea de e-mail pentru desfășurarea campionatului.
entry-consent-terms = Accept condițiile de participare fără rezerve.
entry-consent-data = { $organisers } poate prelucra datele pe care le dau aici, numai pentru acest campionat.
entry-consent-publicity = Rezultatele campionatului pot fi publicate, cu fotografii, filmări și numele câștigătorilor și ale celor de pe locurile următoare.
entry-consent-promotion = { $organisers } îmi poate trimite și noutăți și oferte. Asta nu are legătură cu participarea.
entry-optional = Opțional
entry-optional-lead = Poți lăsa aceste câmpuri goale și tot poți participa. Te poți răzgândi oricând.
entry-kept = { $days ->
    [one] Datele tale se șterg cel târziu la { $days } zi după ultima finală.
    [few] Datele tale se șterg cel târziu la { $days } zile după ultima finală.
   *[other] Datele tale se șterg cel târziu la { $days } de zile după ultima finală.
}
entry-register-send = Trimite înscrierea
entry-fault-venue = Alege un oraș.
entry-fault-name = Scrie prenumele și numele, între 2 și 100 de caractere.
entry-fault-email = Scrie o adresă de e-mail ca nume@example.org.
entry-fault-phone = Scrie un număr de telefon cu 5 până la 20 de cifre.
entry-fault-born = Scrie o dată de naștere.
entry-fault-citizenship = Alege o țară.
entry-fault-tick = Bifează aici ca să participi.
entry-registered = Înscrierea este înregistrată
entry-link = Acesta este linkul tău privat. Păstrează-l cu grijă: cine îl are îți poate schimba înscrierea.
entry-link-lead = Deschide înscrierea ta: starea, porecla, datele și codul de intrare.
entry-link-mail = Se află și în e-mailul pe care ți-l trimitem.
entry-mine-open = Deschide înscrierea mea
entry-mine = Înscrierea mea
entry-status-pending = Așteaptă confirmarea
entry-status-confirmed = Confirmată
entry-status-alternate = Rezerva nr. { $number }
entry-status-withdrawn = Retrasă
entry-status-no-show = Neprezentare
entry-status-disqualified = Descalificare
entry-status-erased = Ștearsă
entry-next-pending = Ai un loc. Te vom suna ca să îl confirmi.
entry-next-confirmed = Locul tău este confirmat. Fii acolo înainte de startul oficial: dacă locul tău este gol în acel moment, trece la o rezervă.
entry-next-alternate = Toate locurile sunt ocupate. Ești numărul { $number } pe lista de rezerve: când cineva se retrage, intră primul de pe listă.
entry-next-withdrawn = Nu mai participi. Cât timp înscrierile sunt deschise, te poți înscrie din nou.
entry-next-no-show = Nu ai fost acolo la startul oficial, așa că locul tău a trecut la altcineva.
entry-next-disqualified = Organizatorii ți-au anulat înscrierea.
entry-next-erased = Datele tale au fost șterse.
entry-seat = { $stage }, runda { $round }, seria { $heat }: masa { $table }, { $when } ({ $zone })
entry-play = Mergi la masa mea
entry-qr = Cod QR de intrare
entry-qr-lead = Arată-l la intrare sau spune codul:
entry-nickname = Poreclă
entry-nickname-lead = Scorurile se afișează sub porecla ta, niciodată sub numele tău. Ea trebuie să aibă legătură cu jocul și să nu facă aluzie la vârstă, sex, naționalitate, aspect sau loc. Directorul trebuie să o aprobe.
entry-nickname-proposed = „{ $nickname }” așteaptă aprobarea.
entry-nickname-approved = „{ $nickname }” a fost aprobată.
entry-nickname-returned = Directorul nu ți-a aprobat porecla. Motivul este în e-mailul pe care ți l-am trimis. Propune alta.
entry-nickname-new = Poreclă, între 2 și 24 de caractere
entry-nickname-send = Propune
entry-contact = Cum te putem contacta
entry-contact-theirs = Date de contact
entry-contact-other = Dacă numele sau data nașterii sunt greșite, anunță-l la telefon pe responsabilul cu înscrierile.
entry-save = Salvează
entry-consents = Acorduri
entry-consent-given = acordat
entry-consent-refused = neacordat
entry-consent-give = Dă acordul
entry-consent-take-back = Retrage acordul
entry-consent-data-sure = Fără acest acord nimeni nu poate participa, așa că se retrage și înscrierea. Datele rămân până sunt șterse sau le expiră termenul de păstrare.
entry-place = Locul tău de campion
entry-place-lead = Ai câștigat: { $prize }. Dacă nu poți merge, locul trece la următorul din clasament; titlul de campion rămâne al tău.
entry-place-pass = Nu pot merge
entry-place-sure = Locul trece atunci la următorul din clasament. Acest lucru nu mai poate fi anulat.
entry-data = Datele tale
entry-data-theirs = Date personale
entry-data-lead = { $days ->
    [one] Datele personale se șterg cel târziu la { $days } zi după ultima finală. Le poți exporta, te poți retrage sau le poți șterge acum.
    [few] Datele personale se șterg cel târziu la { $days } zile după ultima finală. Le poți exporta, te poți retrage sau le poți șterge acum.
   *[other] Datele personale se șterg cel târziu la { $days } de zile după ultima finală. Le poți exporta, te poți retrage sau le poți șterge acum.
}
entry-export = Exportă ca fișier (JSON)
entry-withdraw = Retrage înscrierea
entry-withdraw-sure = Locul trece imediat la prima rezervă.
entry-withdraw-yes = Da, retrage
entry-erase = Șterge toate datele acestei înscrieri
entry-erase-sure = Numele, datele de contact, data nașterii și porecla se șterg imediat și definitiv, iar înscrierea se încheie. Rezultatele deja jucate rămân, dar fără nume.
entry-erase-yes = Da, șterge tot
entry-erased = Șters
entry-erased-lead = Nu se mai păstrează nicio dată personală despre această înscriere. Linkul privat nu mai funcționează.
entry-done-contact = Salvat.
entry-done-nickname = Poreclă trimisă. Directorul o va examina.
entry-done-consent = Acord actualizat.
entry-done-withdrawn = Înscriere retrasă.
entry-done-passed = Loc cedat.
entry-done-comes = Notat: vine.
entry-done-declined = Notat: nu vine. Locul este liber pentru o rezervă.
entry-done-here = Sosire notată.
entry-done-away = Sosire anulată.
entry-done-erased = Șters.

entry-desk = Biroul de înscrieri
entry-desk-entries = Înscrieri
entry-desk-check-in = Sosiri
entry-desk-files = Import și export
entry-desk-lists = Listele de înscrieri
entry-desk-venue = Locația
entry-desk-all = Toate locațiile
entry-desk-show = Arată
entry-search = Caută după nume, telefon, e-mail, poreclă sau cod
entry-search-go = Caută
entry-list-calls = De sunat
entry-list-alternates = Rezerve
entry-list-confirmed = Confirmate
entry-list-gone = Încheiate
entry-list-found = Rezultate
entry-list-lead-calls = Cea mai veche înscriere este prima. Sună, apoi notează răspunsul.
entry-list-lead-alternates = În ordinea numerelor. Dacă se eliberează un loc înainte de repartizare, el îi revine primei rezerve.
entry-list-lead-confirmed = Au confirmat la telefon că vin.
entry-list-lead-gone = Retrageri, absențe, descalificări sau date șterse.
entry-list-lead-found = Toți cei care se potrivesc căutării.
entry-list-none = Nimeni
entry-list-more = { $count ->
    [one] Încă { $count } nu este afișată.
    [few] Încă { $count } nu sunt afișate.
   *[other] Încă { $count } nu sunt afișate.
}
entry-nameless = (numele nu este păstrat)
entry-phoned = sunat
entry-order = Înscrierea nr. { $number }
entry-comes = Vine
entry-declines = Nu vine
entry-declines-sure = Înscrierea se încheie și intră prima rezervă.
entry-declines-yes = Confirm: nu vine
entry-registered-at = Înscriere: { $when }
entry-reason = Motiv: { $reason }
entry-reason-declined-by-phone = A spus la telefon că nu vine.
entry-reason-consent-withdrawn = Și-a retras acordul pentru folosirea datelor.
entry-code = Cod de intrare
entry-on-behalf = Dacă cineva cere acest lucru la telefon sau prin e-mail, îl poți face aici în numele său.
entry-new-link = Creează un nou link privat
entry-new-link-lead = Un link nou către această înscriere. Este afișat o singură dată.
entry-code-type = Nume sau cod de intrare
entry-code-find = Găsește
entry-code-unknown = Nimeni nu are acest cod. Dacă este pe un ecuson tipărit, acea înscriere a fost ștearsă. Caută după nume.
entry-camera = Scanează cu camera
entry-camera-view = Ce vede camera
entry-camera-refused = Camera nu poate fi folosită aici. Scrie codul.
entry-check-in-yes = Notează sosirea
entry-check-in-undo = Anulează sosirea
entry-here-already = Sosirea este deja notată.
entry-here-count = { $count ->
    [one] { $count } prezent, { $awaited } încă nesosiți
    [few] { $count } prezenți, { $awaited } încă nesosiți
   *[other] { $count } prezenți, { $awaited } încă nesosiți
}
entry-awaited = Încă nesosiți
entry-here = Prezenți
entry-details = Tot despre această înscriere
entry-import = Importă înscrieri
entry-import-lead = Un fișier CSV cu o înscriere pe rând, în ordinea în care au venit. Primul rând numește coloanele:
entry-import-forms = { $lines ->
    [one] Datele în forma 1990-12-31 sau 31.12.1990; bifele cu yes; cel mult { $lines } rând. Se importă toate rândurile sau niciunul.
    [few] Datele în forma 1990-12-31 sau 31.12.1990; bifele cu yes; cel mult { $lines } rânduri. Se importă toate rândurile sau niciunul.
   *[other] Datele în forma 1990-12-31 sau 31.12.1990; bifele cu yes; cel mult { $lines } de rânduri. Se importă toate rândurile sau niciunul.
}
entry-import-file = Fișier CSV
entry-import-go = Importă
entry-import-template = Un fișier gol cu aceste coloane
entry-import-faults = { $count ->
    [one] S-a găsit { $count } eroare.
    [few] S-au găsit { $count } erori.
   *[other] S-au găsit { $count } de erori.
}
entry-import-nothing = Nimeni nu a fost înscris.
entry-import-line = Rândul { $line }:
entry-import-unreadable = Fișierul nu poate fi citit: trebuie să fie CSV.
entry-import-empty = Fișierul nu are niciun rând cu o înscriere.
entry-import-long = Fișierul are prea multe rânduri: se importă deodată cel mult { $most }.
entry-import-missing-column = Lipsește coloana „{ $column }”.
entry-import-unknown-column = Coloană neașteptată: „{ $column }”.
entry-import-cells = Celule pe rând: { $found }. Trebuie să fie: { $wanted }.
entry-import-venue = Locația trebuie să fie una dintre: { $venues }.
entry-import-tick = „{ $column }” trebuie să fie yes.
entry-imported = { $count ->
    [one] S-a importat { $count } înscriere.
    [few] S-au importat { $count } înscrieri.
   *[other] S-au importat { $count } de înscrieri.
}
entry-export-list = Exportă toate înscrierile (CSV)
entry-export-lead = Conține date personale: păstrează-l în siguranță și șterge-l când nu mai este necesar.

problem-no-such-championship = Nu există un astfel de campionat aici.
problem-no-such-desk = Acest link nu este valabil sau nu mai funcționează. Cere-i directorului unul nou.
problem-no-such-entry = Acest link nu este valabil sau nu mai funcționează. Cel corect este în e-mailul primit după înscriere; responsabilul cu înscrierile îți poate da unul nou.
problem-desk-link-needed = Această pagină este pentru oficialii campionatului. Deschide-o cu linkul privat pe care l-ai primit.

refusal-champ-alternates-full = La această locație nu mai sunt locuri, iar lista ei de rezerve ({ $alternates }) este și ea completă.
refusal-champ-already-done = Asta s-a făcut deja.
refusal-champ-already-judging = Acel arbitru are altă masă în același timp sau joacă.
refusal-champ-bad-moment = Asta nu se poate face în acest moment.
refusal-champ-cancelled = Campionatul a fost anulat.
refusal-champ-clock-back = O repetiție nu se poate întoarce înaintea ultimului său eveniment.
refusal-champ-clock-changed = De atunci ceasul s-a schimbat. Citește din nou sesizarea.
refusal-champ-clock-same-person = Ai indicat deja acest lucru. Trebuie să confirme un al doilea oficial.
refusal-champ-consent-missing = Lipsește un acord. Fără el nimeni nu poate participa.
refusal-champ-declaration-missing = Lipsește o declarație. Pentru înscriere sunt necesare toate.
refusal-champ-excluded = Angajații organizatorilor, rudele lor apropiate și persoanele a căror înscriere a fost anulată de organizatori nu pot participa.
refusal-champ-game-running = Jocul este în curs: nimeni nu mai poate fi așezat sau mutat acolo acum.
refusal-champ-judge-missing = O masă nu are încă arbitru.
refusal-champ-late = Prea târziu: locul s-a pierdut la startul oficial.
refusal-champ-nickname-missing = Nu există nicio poreclă de verificat.
refusal-champ-nickname-taken = Această poreclă sau una care arată la fel este deja folosită. Alege alta.
refusal-champ-nickname-unfit = O poreclă trebuie să aibă între 2 și 24 de caractere obișnuite, cu cel puțin o literă sau o cifră.
refusal-champ-no-alternate = Nu a mai rămas nicio rezervă.
refusal-champ-no-notice = Scrie un anunț care spune tuturor ce s-a schimbat.
refusal-champ-no-reason = Scrie motivul.
refusal-champ-no-such-entrant = Nu există o astfel de înscriere.
refusal-champ-no-such-session = Nu există o astfel de rundă.
refusal-champ-no-such-stage = Nu există o astfel de etapă.
refusal-champ-no-such-table = Nu există o astfel de masă.
refusal-champ-no-such-venue = Nu există o astfel de locație.
refusal-champ-no-vacancy = Niciun loc nu este liber.
refusal-champ-not-allowed = Rolul tău nu permite asta.
refusal-champ-not-awaited = Această persoană nu este așteptată acolo.
refusal-champ-not-confirmed = Înscrierea nu este confirmată încă: sună mai întâi.
refusal-champ-not-finished = Ceva de dinainte nu s-a terminat încă.
refusal-champ-not-open = La această locație înscrierile se deschid la { $opens }.
refusal-champ-not-qualified = Locul îl poate ceda numai cine îl are.
refusal-champ-not-yours = Aceasta este înscrierea altcuiva.
refusal-champ-old-terms = Condițiile s-au schimbat de când ai deschis această pagină. Citește versiunea nouă și accept-o.
refusal-champ-registered-twice = Această persoană este deja înscrisă. Folosește linkul privat din e-mail sau întreabă responsabilul cu înscrierile.
refusal-champ-seating-broken = Această repartizare ar încălca o regulă.
refusal-champ-sheet-changed = De atunci fișa s-a schimbat: uită-te din nou la ea.
refusal-champ-sheet-missing = Mai lipsește o fișă.
refusal-champ-sheet-wrong = Calculele din fișă nu ies.
refusal-champ-stage-over = Acea etapă este închisă.
refusal-champ-table-too-small = O masă are prea puțini jucători (minimum { $fewest }): repartizează din nou acea serie.
refusal-champ-tie-undecided = O egalitate este încă deschisă: o decide arbitrul principal.
refusal-champ-too-early = Este prea devreme pentru asta.
refusal-champ-too-few = Sunt prea puțini jucători: sunt necesari cel puțin { $fewest }.
refusal-champ-too-young = Trebuie să ai cel puțin { $age } ani la data de { $day }.
refusal-champ-unsigned = Lipsește o semnătură.
refusal-champ-venue-elsewhere = Acea locație este gestionată în altă parte: fă asta pe serverul campionatului.
refusal-champ-venue-full = La această locație nu mai sunt locuri.
refusal-champ-venue-lent = Această locație este gestionată pe un calculator propriu. Fă asta acolo sau așteaptă până se întorc rezultatele ei.
refusal-champ-window-closed = La această locație înscrierile s-au închis la sfârșitul zilei de { $closed }.
refusal-champ-same-person = Acest lucru trebuie confirmat de o a doua persoană.
refusal-champ-wrong-citizenship = Pot participa numai cetățenii acestei țări: { $needed }.
refusal-champ-wrong-replacement = Corecția nu se referă la fișa actuală.
refusal-champ-answer-wrong = Lipsește un răspuns sau grupa ori nu este dintre cele posibile.
refusal-champ-last-round-early = Ultimul tur se poate anunța începând cu { $allowed }.
refusal-champ-guardian-missing = Un jucător atât de tânăr are nevoie de un părinte sau tutore cu e-mail sau telefon.
refusal-champ-unticked = Apelul nu se poate face încă: nimeni nu a bifat jucătorii de la aceste mese: { $tables }.
refusal-champ-undo-proposed = Este deja propus. Trebuie să fie de acord și o a doua persoană din echipă.
refusal-champ-undo-too-late = Prea târziu pentru anulare: ce urmează a început deja.
