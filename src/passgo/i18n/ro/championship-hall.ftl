# Campionatul în sală: consola directorului, ceasuri, fișe, panouri.

hall-desk = Paginile organizatorilor
hall-rule = Regula
hall-waiting = { $count ->
    [one] { $count } așteaptă
    [few] { $count } așteaptă
   *[other] { $count } așteaptă
}
hall-role-registrar = Responsabil cu înscrierile
hall-role-director = Director
hall-role-head-judge = Arbitru principal
hall-role-judge = Arbitru
hall-role-scorer = Responsabil cu fișele
hall-page-director = Runde
hall-page-registrar = Biroul de înscrieri
hall-page-nicknames = Porecle
hall-page-entrants = Înscriși
hall-page-terms = Condiții
hall-page-officials = Oficiali
hall-page-outbox = De trimis
hall-page-sheets = Fișe
hall-page-clock = Ceasuri
hall-page-board = Panou live
hall-page-projector = Proiector
hall-page-judge = Mesele mele
hall-page-time = Ceasul calculatorului

hall-director-lead = Fiecare rundă parcurge aceiași pași: repartizare, arbitri, publicare, apel, joc, fișe, scoruri, calificare.
hall-champion = Campion: { $nickname }
hall-venue = Locația
hall-round = Runda
hall-round-number = Runda { $number }
hall-players = Jucători
hall-stands = Stare
hall-open-session = Deschide: { $session }
hall-session = { $stage }, { $city }
hall-session-round = { $stage }, { $city }, runda { $round }
hall-backup = Copie de siguranță și jurnal
hall-backup-lead = O copie de siguranță se face ori de câte ori se publică scorurile sau se închide o etapă, dacă serverul are un dosar pentru copii. Copiaz-o pe alt dispozitiv înainte de runda următoare.
hall-log = { $count ->
    [one] { $count } eveniment în jurnal. Amprentă:
    [few] { $count } evenimente în jurnal. Amprentă:
   *[other] { $count } de evenimente în jurnal. Amprentă:
}
hall-machine = Mașina timpului
hall-machine-lead = Aceasta este o repetiție. O poți muta în alt moment, dar niciodată înaintea ultimului ei eveniment.
hall-machine-now = Repetiție. Ora de aici: { $moment }
hall-machine-to = Ziua și ora
hall-machine-go = Mergi acolo
hall-machine-back = Înapoi în prezent
hall-time-jumped = Ceasul calculatorului campionatului a sărit. Ora de dinaintea saltului: { $was }. Apoi ceasul arăta: { $says }. Rundele și termenele urmează în continuare ora de dinaintea saltului.
hall-time-open = Ce e de făcut
hall-time-now = Ora campionatului: { $time }. Ceasul calculatorului: { $clock }.
hall-time-fine = Nu există nicio sesizare deschisă despre ceas.
hall-time-wrong = Dacă ceasul este greșit, potrivește-l pe calculator. Această sesizare se va închide apoi automat.
hall-time-right = Dacă ceasul este bun, doi oficiali trebuie să îl accepte aici. Rundele în curs își păstrează timpul rămas.
hall-time-accept = Ceasul este bun
hall-time-proposed = { $name } spune că ceasul este bun. Trebuie să confirme un al doilea oficial.
hall-time-venue = { $city }: calculatorul de acolo avea ceasul greșit. Ora ultimei înregistrări: { $was }. Ceasul arăta: { $says }. Ordinea înregistrărilor a rămas aceeași.
hall-rehearse = Lasă boții să joace etapa următoare
hall-rehearse-lead = Urmează: { $stage }. Boții ocupă toate locurile și joacă etapa până la capăt; poate dura un minut.

hall-pipeline = Pașii acestei runde
hall-state-done = gata
hall-state-now = acum
hall-state-later = mai târziu
hall-step-seating = Repartizare
hall-step-judges = Arbitri
hall-step-publish = Publicare
hall-step-roll = Apel
hall-step-play = Joc
hall-step-sheets = Fișe
hall-step-release = Scoruri
hall-step-qualify = Calificare
hall-step-over = Terminat
hall-step-later = Încă nu
hall-waits-director = Acest lucru ține de director.
hall-waits-head-judge = Acest lucru ține de arbitrul principal.

hall-plan = Jucători: { $players }, mese: { $tables }, serii: { $heats }.
hall-drawn = Jucători: { $players }, mese: { $tables }.
hall-seed-printed = Numărul de pornire { $seed }: cu el, oricine poate repeta aceeași tragere la sorți.
hall-seeded = Cei mai puternici jucători sunt împărțiți la mese diferite.
hall-reason-sizes = Jucători la mese: { $sizes }. Împărțiți uniform, între { $fewest } și { $most } la o masă.
hall-reason-repeats = { $count ->
    [0] Nimeni nu se întâlnește din nou cu nimeni.
    [one] { $count } pereche se întâlnește din nou: nu s-a găsit o repartizare mai bună.
    [few] { $count } perechi se întâlnesc din nou: nu s-a găsit o repartizare mai bună.
   *[other] { $count } de perechi se întâlnesc din nou: nu s-a găsit o repartizare mai bună.
}
hall-reason-apart = { $count ->
    [one] { $count } pereche trebuie ținută separat.
    [few] { $count } perechi trebuie ținute separat.
   *[other] { $count } de perechi trebuie ținute separat.
}
hall-reason-fixed = { $count ->
    [one] { $count } jucător are masă fixă.
    [few] { $count } jucători au masă fixă.
   *[other] { $count } de jucători au masă fixă.
}
hall-broken-seated-twice = Cineva ar sta la două mese.
hall-broken-not-a-player = Are loc cineva care nu joacă această rundă.
hall-broken-not-seated = Cineva care joacă această rundă nu are loc.
hall-broken-table-too-small = O masă are prea puțini jucători.
hall-broken-table-too-large = O masă are prea mulți jucători.
hall-broken-tables-differ = Numărul meselor nu este cel cerut de format.
hall-broken-thinned-unevenly = Două mese diferă cu mai mult de un jucător.
hall-broken-fixed-seat = Un jucător nu este la masa lui fixă.
hall-broken-kept-apart = Doi jucători care trebuie ținuți separat stau la aceeași masă.
hall-table = Masa { $number }
hall-heat = Seria { $number }
hall-table-players = { $count ->
    [one] { $count } jucător
    [few] { $count } jucători
   *[other] { $count } de jucători
}
hall-again = { $count ->
    [one] { $count } întâlnire anterioară
    [few] { $count } întâlniri anterioare
   *[other] { $count } de întâlniri anterioare
}
hall-judged-by = Arbitru: { $name }
hall-fixed = fix
hall-swap-lead = Bifează doi jucători ca să își schimbe locurile. Repartizarea se verifică din nou; schimburile care încalcă o regulă sunt refuzate.
hall-swap = Schimbă locurile
hall-swap-two = Bifează exact doi jucători pentru schimb.
hall-draw = Trage repartizarea la sorți
hall-draw-again = Trage din nou
hall-seed = Numărul de pornire al tragerii
hall-seed-lead = Folosește acest număr sau unul tras în public.
hall-apart = Ține separat
hall-apart-one = Primul jucător
hall-apart-other = Al doilea jucător
hall-pair = { $one } și { $other }
hall-fixing = Mese fixe
hall-fixed-player = Jucător
hall-fixed-table = Masa
hall-fixed-at = { $name }: masa { $table }

hall-judge-of = Arbitrul mesei { $number }
hall-judges-save = Atribuie acești arbitri
hall-judges-none = Încă nu a fost invitat niciun arbitru pentru această locație.
hall-judges-set = Mese cu arbitru: { $count } din { $tables }.
hall-published = Publicat. Startul oficial: { $moment }
hall-projector-open = Arată pe proiector
hall-pdf = Tipărește fișele (PDF)
hall-starts = Startul oficial (fusul orar { $zone })
hall-publish = Publică repartizarea
hall-present = Jucători prezenți: { $present } din { $players }.
hall-missing = { $count ->
    [one] { $count } lipsește
    [few] { $count } lipsesc
   *[other] { $count } lipsesc
}
hall-small = Mese cu prea puțini jucători: { $tables }. Repartizează din nou această serie.
hall-alternates = { $count ->
    [one] { $count } rezervă, prezente: { $present }.
    [few] { $count } rezerve, prezente: { $present }.
   *[other] { $count } de rezerve, prezente: { $present }.
}
hall-roll-alternates = Rezervele prezente iau locurile libere, în ordinea numerelor
hall-roll = Fă apelul
hall-call-alternate = Cheamă rezerva următoare
hall-reseat = Rearanjează seria { $heat }
hall-start = { $count ->
    [one] Pornește masa
    [few] Pornește împreună cele { $count } mese
   *[other] Pornește împreună cele { $count } de mese
}
hall-start-lead = Cine nu a fost prezent și-a pierdut locul la apel. Ceasul pornește deodată pentru toate mesele.
hall-heat-waiting = Așteaptă
hall-heat-rolled = Apel făcut, gata de start
hall-heat-running = În curs
hall-heat-last-round = Ultimul tur
hall-heat-paused = În pauză
hall-heat-over = Timp expirat
hall-play-later = După publicarea repartizării.
hall-clock-of = Ceasul seriei { $heat }
hall-expel = Descalifică
hall-expel-who = Pe cine descalifici
hall-expel-lead = Pentru comportament necuvenit. Jucătorul ocupă ultimul loc, fără puncte, și nu mai poate reveni.
hall-reason = Motiv
hall-fate-playing = a jucat până la final
hall-fate-bankrupt = faliment
hall-fate-expelled = descalificare
hall-fate-withdrawn = retragere

hall-sheets-lead = O a doua persoană se uită la fiecare fișă și o confirmă neschimbată sau o trimite înapoi.
hall-sheets-none = Acum nu se așteaptă nicio fișă.
hall-sheets-count = Fișe confirmate: { $confirmed } din { $tables }.
hall-sheets-short = { $confirmed } din { $tables }
hall-sheets-missing = Mese fără fișă: { $tables }.
hall-sheet-waiting = nu a început
hall-sheet-playing = se joacă
hall-sheet-due = lipsește fișa
hall-sheet-entered = așteaptă a doua persoană
hall-sheet-confirmed = confirmată
hall-sheet-of = Fișa mesei { $number }
hall-sheet-none = Pentru această masă nu s-a introdus nicio fișă.
hall-sheet-by = Versiunea { $version }, introdusă de { $name }.
hall-sheet-confirmed-by = Confirmată de { $name }.
hall-back-session = Înapoi la rundă
hall-part-cash = Bani
hall-part-deeds = Proprietăți
hall-part-mortgaged = Proprietăți ipotecate
hall-part-houses = Case
hall-part-hotels = Hoteluri
hall-part-total = Averea totală
hall-holdings = { $count ->
    [one] { $count } proprietate
    [few] { $count } proprietăți
   *[other] { $count } de proprietăți
}
hall-mortgaged = ipotecată
hall-houses = { $count ->
    [one] { $count } casă
    [few] { $count } case
   *[other] { $count } de case
}
hall-hotel = hotel
hall-signed = semnat
hall-unsigned = nesemnat
hall-placings = Locuri și puncte
hall-points-count = { $count ->
    [one] { $count } punct
    [few] { $count } puncte
   *[other] { $count } de puncte
}
hall-tie = Egalitate: se așteaptă arbitrul principal.
hall-decided-worth = după averea totală
hall-decided-deeds = avere egală, mai multe proprietăți fără ipotecă
hall-decided-cash = avere și proprietăți egale, mai mulți bani
hall-decided-head-judge = prin decizia arbitrului principal
hall-decided-survived = era încă în joc
hall-decided-left-later = a ieșit mai târziu din joc
hall-decided-expelled = următorul a fost descalificat
hall-confirming = A doua persoană
hall-digest = Amprenta acestei fișe:
hall-signatures-missing = Nu au semnat: { $names }.
hall-own-sheet = Tu ai introdus această fișă: trebuie să o confirme altcineva.
hall-confirm-lead = Compar-o cu fișa de hârtie. Confirmi exact ce vezi aici; pe această pagină nu se poate schimba nimic.
hall-confirm = Confirmă neschimbată
hall-reject = Trimite înapoi
hall-release-lead = Punctele se publică sub porecle; averea, niciodată.
hall-release = Publică scorurile
hall-released = Scoruri publicate.
hall-board-open = Deschide panoul live
hall-qualify-lead = Stabilește clasamentul și arată cine merge mai departe. Tragerea la sorți decide numai ce nu se poate decide altfel; numărul ei de pornire se păstrează în jurnal.
hall-qualify-later = După publicarea scorurilor.
hall-lot-seed = Numărul de pornire al tragerii la sorți
hall-qualify = Închide etapa aici
hall-next-round = Mergi la runda următoare
hall-goes-on = merge mai departe
hall-by-lot = prin tragere la sorți

hall-nicknames-lead = Poreclele trebuie să aibă legătură cu jocul și să nu facă aluzie la vârstă, sex, naționalitate sau corp. Posibilele probleme sunt semnalate; tu decizi.
hall-nicknames-none = Nicio poreclă nu așteaptă aprobarea.
hall-no-concern = Nu s-a semnalat nimic.
hall-approve = Aprobă
hall-approve-all = { $count ->
    [one] Aprob-o pe cea nesemnalată
    [few] Aprobă toate cele { $count } nesemnalate
   *[other] Aprobă toate cele { $count } nesemnalate
}
hall-give-back = Respinge
hall-give-back-reason = Motivul (i se comunică celui înscris)
hall-approved = { $count ->
    [one] { $count } poreclă aprobată
    [few] { $count } porecle aprobate
   *[other] { $count } de porecle aprobate
}
hall-concern-theme = Nu s-a găsit niciun cuvânt din joc.
hall-concern-age = S-ar putea referi la vârstă.
hall-concern-sex = S-ar putea referi la sex.
hall-concern-nationality = S-ar putea referi la naționalitate.
hall-concern-body = S-ar putea referi la corp.
hall-concern-number = Conține un număr care ar putea fi o vârstă sau un an de naștere.
hall-concern-place = Conține numele unei locații sau al unui oraș.
hall-concern-name = Conține o parte din numele adevărat.

hall-search = Nume sau poreclă
hall-search-go = Caută
hall-found = { $count ->
    [0] Nu s-a găsit nimeni.
    [one] S-a găsit { $count } persoană.
    [few] S-au găsit { $count } persoane.
   *[other] S-au găsit { $count } de persoane.
}
hall-erased = ștearsă
hall-alternate-number = Rezerva { $number }
hall-status-pending = În așteptare, de sunat
hall-status-confirmed = Confirmată
hall-status-withdrawn = Retrasă
hall-status-no-show = Neprezentare
hall-status-disqualified = Descalificare
hall-status-erased = Ștearsă
hall-cancel = Anulează înscrierea
hall-cancel-lead = Organizatorii pot anula o înscriere, de exemplu când datele sunt incomplete sau contrare condițiilor.

hall-terms-lead = O versiune nouă intră imediat în vigoare, cu un anunț pe care îl vede toată lumea pe site-ul public.
hall-terms-version = Versiunea { $version }
hall-terms-notice = Ce s-a schimbat (anunțul)
hall-terms-closes = Noua ultimă zi de înscriere (acum { $day }); lasă gol ca să rămână
hall-terms-mailed = Trimite un e-mail tuturor celor înscriși
hall-terms-cancelled = Campionatul este anulat
hall-terms-publish = Publică versiunea nouă
hall-terms-empty = Scrie condițiile în cel puțin o limbă.

hall-officials-lead = Fiecare primește un link privat pentru un rol. Cine are linkul acționează în acel rol, așa că trimite-l unei singure persoane. Un link nou îl anulează pe cel vechi.
hall-official-name = Nume
hall-official-role = Rol
hall-official-venue = Locația
hall-official-table = Masa obișnuită, dacă există
hall-invite = Creează link
hall-invited = Link pentru { $name }
hall-invited-lead = Acest link este afișat o singură dată.
hall-name-needed = Scrie un nume de 1 până la 60 de caractere.
hall-revoke = Revocă
hall-revoke-lead = Toate linkurile pentru { $name } încetează imediat să funcționeze.
hall-revoke-yes = Revocă toate linkurile
hall-revoke-self = Nu îți poți revoca propriul link. Poate face asta alt director.
hall-you = tu

hall-outbox-lead = { $count ->
    [0] Toate e-mailurile au fost trimise.
    [one] { $count } e-mail așteaptă. Copiază-l în programul de e-mail, apoi marchează-l ca trimis.
    [few] { $count } e-mailuri așteaptă. Copiază-le în programul de e-mail, apoi marchează-le ca trimise.
   *[other] { $count } de e-mailuri așteaptă. Copiază-le în programul de e-mail, apoi marchează-le ca trimise.
}
hall-letter-to = Către
hall-letter-subject = Subiect
hall-letter-body = Text
hall-letter-fault = Serverul de e-mail l-a refuzat:
hall-copy = Copiază
hall-copied = Copiat
hall-sent = Marchează ca trimis
hall-sent-all = { $count ->
    [one] Marchează-l pe cel de mai jos ca trimis
    [few] Marchează cele { $count } de mai jos ca trimise
   *[other] Marchează cele { $count } de mai jos ca trimise
}
hall-phones = Lista de telefoane
hall-name = Nume
hall-phone = Telefon

hall-clock = Ceas
hall-clocks-lead = Arbitrul principal ține timpul oficial. Oricine poate deschide orice ceas; butoanele le vede numai arbitrul principal.
hall-clocks-none = Încă nu a fost publicată nicio repartizare.
hall-clock-left = Timp rămas
hall-clock-waits = Fă mai întâi apelul.
hall-clock-reason = Motivul pauzei (afișat în sală)
hall-clock-pause = Pune pauză
hall-clock-resume = Continuă
hall-clock-last-round = Anunță ultimul tur
hall-clock-end = Anunță finalul timpului
hall-clock-all = Toate ceasurile
hall-clock-offline = Fără conexiune. Ceasul merge mai departe.
hall-fullscreen = Ecran complet
hall-call-minutes = { $count ->
    [one] Încă { $count } minut
    [few] Încă { $count } minute
   *[other] Încă { $count } de minute
}
hall-call-over = Timpul a expirat

hall-board = Panou live
hall-board-lead = Punctele după fiecare rundă, pe porecle.
hall-board-empty = Nu s-au publicat încă scoruri.
hall-csv = Clasament ca CSV
hall-json = Clasament ca JSON
hall-number = Sala { $number }
hall-halls = Săli
hall-all = Toate
hall-rank = Locul
hall-nickname = Poreclă
hall-points = Puncte
hall-anonymous = anonim
hall-offline = Fără conexiune. Aceasta este ultima stare cunoscută.
hall-scroll-pause = Oprește derularea

hall-done-travel = Ora a fost setată.
hall-done-return = Campionatul a revenit în prezent.
hall-done-rehearse = Etapă jucată.
hall-done-draft = Repartizarea a fost trasă la sorți. Verific-o, apoi public-o.
hall-done-reseat = Seria a fost repartizată din nou.
hall-done-swap = Locurile au fost schimbate.
hall-done-judges = Arbitrii au fost repartizați la mese.
hall-done-publish = Publicat.
hall-done-roll = Apel făcut.
hall-done-alternate = Rezerva următoare a fost chemată.
hall-done-start = Mesele au pornit.
hall-done-expel = Descalificare înregistrată.
hall-done-release = Scoruri publicate.
hall-done-qualify = Etapa este închisă aici.
hall-done-approve = Poreclă aprobată.
hall-done-approve-all = Porecle aprobate.
hall-done-give-back = Poreclă respinsă.
hall-done-cancel = Înscriere anulată.
hall-done-revoke = Linkurile nu mai funcționează.
hall-done-sent = Marcat ca trimis.
hall-done-sent-all = Marcate ca trimise.
hall-done-confirm = Fișă confirmată.
hall-done-reject = Fișă trimisă înapoi.
