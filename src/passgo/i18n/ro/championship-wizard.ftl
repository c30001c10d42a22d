found-evening = O sală, o seară
found-evening-lead = Răspunde la patru întrebări. Restul este propus și îl poți schimba înainte de publicare.
found-title = Numele campionatului
found-day = Data
found-place = Locul
found-place-hint = Sală și oraș, de exemplu: Sala școlii, Volos
found-players = Numărul de jucători
found-zone = Fus orar
found-first-stage = Primele runde
found-last-stage = Finala
found-continue = Continuă
found-examples = Campionate mai mari
found-examples-lead = Începe cu un exemplu. Datele lui sunt mutate în săptămânile următoare.
found-preset-greece-2015 = Mai multe orașe, o finală națională
found-preset-about-greece-2015 = Turnee în orașe, o finală în fiecare oraș și o finală națională. Ca în Grecia în 2015.
found-preset-worlds-2015 = Trei runde, semifinale și finală
found-preset-about-worlds-2015 = O sală. Punctele din trei runde se adună, cei mai buni șaisprezece joacă semifinale. Ca în Macao în 2015.
found-begin = Începe
found-file = Dintr-un fișier
found-file-choose = Fișierul unui campionat (championship.toml)
found-file-faults = { $count ->
    [one] Fișierul are { $count } eroare.
    [few] Fișierul are { $count } erori.
   *[other] Fișierul are { $count } de erori.
}
found-file-long = Formularele au loc pentru atâtea locații: { $venues }. Un campionat mai mare se creează pe server, cu programul.
problem-too-many-drafts = Numărul ciornelor tale: { $count }. Renunță mai întâi la una.
found-steps = Pași
found-step-what = Ce
found-step-where = Unde și când
found-step-who = Cine poate participa
found-step-stages = Etape și mese
found-step-clocks = Timpi
found-step-points = Puncte și egalități
found-step-terms = Condiții
found-step-officials = Oficiali
found-step-check = Verifică și publică
found-open = { $count ->
    [one] { $count } câmp de completat
    [few] { $count } câmpuri de completat
   *[other] { $count } de câmpuri de completat
}
found-to-check = Salvează și verifică
found-organisers = Organizatori
found-organisers-hint = Câte unul pe fiecare rând. Dacă rămâne gol, directorul.
found-prize = Premiul campionului
found-optional = Poate rămâne gol.
found-venue = Locația { $number }
found-hall = Sală sau adresă
found-city = Oraș
found-starts = Început
found-tables = Mese simultane
found-heats = Grupe una după alta
found-heats-hint = 1 dacă toți jucătorii au masă deodată.
found-registers = Jucătorii se pot înscrie la această locație
found-remove = Elimină
found-add-venue = Adaugă o locație
found-opens = Înscrieri de la
found-closes = Ultima zi de înscriere
found-closes-hint = Această zi este inclusă.
found-age = Vârsta minimă
found-any = Oricare
found-alternates = Rezerve la fiecare locație
found-alternates-hint = Primesc un loc când cineva se retrage.
found-walk-ins = Înscrierea se poate face și la intrare
found-no-employee = Angajații organizatorilor nu pot participa
found-no-relative = Rudele apropiate ale acestor angajați nu pot participa
found-stage-name = Numele etapei
found-at = Unde se joacă
found-at-venues = La fiecare locație cu înscrieri
found-fewest = Jucători la o masă, cel puțin
found-most = Jucători la o masă, cel mult
found-advance = Câți merg mai departe
found-advance-hint = De la fiecare locație. În ultima etapă: 1, campionul.
found-add-stage = Adaugă o etapă
found-rounds = Runde
found-minutes = Minute pe rundă
found-tolerance = Ultimul tur se poate anunța cu atâtea minute mai devreme
found-tolerance-hint = 0 înseamnă niciodată.
found-points-lead = Acestea sunt valorile obișnuite. Schimbă-le doar dacă regulile voastre diferă.
found-points = Puncte
found-points-hint = Mai întâi punctele câștigătorului, cu spații între numere.
found-survivors = { $count ->
    [one] A rămas { $count } jucător
    [few] Au rămas { $count } jucători
   *[other] Au rămas { $count } de jucători
}
found-valuation = Avere, în procente din prețul tipărit
found-worth-deed = Titlu de proprietate
found-worth-mortgaged = Titlu ipotecat
found-worth-house = Casă
found-worth-hotel = Hotel
found-hotel-houses = Case socotite cu un hotel
found-rounding = Rotunjire
found-up = În sus
found-down = În jos
found-ties = Egalități
found-table-ties = Între jucătorii aceleiași mese
found-across-ties = Între jucători de la mese diferite
found-tie-worth = averea cea mai mare
found-tie-deeds = cele mai multe titluri
found-tie-cash = cei mai mulți bani
found-tie-head-judge = decide arbitrul principal
found-tie-lot = tragere la sorți
found-terms-proposal =
    Cine se înscrie acceptă să joace după reguli și să respecte deciziile arbitrilor.
    Organizatorii folosesc datele personale doar pentru acest campionat și apoi le șterg.
    Participanții își pot vedea, corecta și șterge datele oricând.
found-officials-lead = Adaugă persoanele care te ajută. Fiecare primește un link propriu când publici. Poți invita oricând și pe alții.
found-official = Oficialul { $number }
found-ready = Totul este gata. Uită-te la previzualizare, apoi publică.
found-missing = Încă incomplet
found-preview = Previzualizare
found-preview-lead = Aceasta este o previzualizare. Nimeni altcineva nu o vede.
found-change = Schimbă ceva
found-download = Descarcă fișierul
found-publish = Publică
found-director = Numele tău, ca director
found-account = Alege un nume de utilizator și o parolă, ca să te poți întoarce de pe orice dispozitiv.
found-have-account = Am deja un cont
found-discard = Renunță la ciornă
found-discard-sure = Renunți la această ciornă? Nu rămâne nimic din ea.
found-links = Dă-i fiecărui oficial linkul lui. Linkurile se arată o singură dată.
found-link-qr = Codul QR al linkului pentru { $name }
found-again = Îl regăsești pe orice dispozitiv pe care ești autentificat.
found-mine = Campionatele mele
found-mine-none = Intră în cont ca să vezi campionatele pe care le-ai creat.
found-drafts = Ciorne
found-changed = Ultima schimbare: { $when }
found-copy = Organizează din nou
found-fault-needed = Completează acest câmp.
found-fault-long = Folosește cel mult { $most } caractere.
found-fault-lines = Cel mult { $most } rânduri a câte { $longest } caractere.
found-fault-number = Scrie un număr întreg de la { $low } la { $high }.
found-fault-day = Alege o dată.
found-fault-past = Este în trecut. Alege o dată viitoare.
found-fault-choice = Alege din listă.
found-fault-closes = Este înainte de deschiderea înscrierilor.
found-fault-starts = Atunci înscrierile sunt încă deschise. Alege o dată ulterioară sau încheie înscrierile mai devreme.
found-fault-room = La mese sunt locuri: { $room }. Adaugă mese sau redu numărul de jucători.
found-fault-advance = Etapa următoare nu are mese pentru acest număr. În ultima etapă trebuie să fie 1.
found-fault-hall = Jucătorii din alte locații nu pot veni aici. Alege o locație fără înscrieri.
found-fault-online = Asta nu se poate juca online. Alege altă ediție sau alte mese.
found-fault-points = { $count ->
    [one] Scrie { $count } număr până la { $most }.
    [few] Scrie { $count } numere până la { $most }. Niciunul nu poate fi mai mare decât cel dinainte.
   *[other] Scrie { $count } de numere până la { $most }. Niciunul nu poate fi mai mare decât cel dinainte.
}
found-fault-winner = Câștigătorul nu poate primi mai mult decât cu mai puțini jucători rămași: cel mult { $most }.
found-fault-registers = Trebuie să existe înscrieri la cel puțin o locație.
found-fault-misfit = Nu se potrivește cu restul. Pune-l la loc sau începe cu alt exemplu.
