family-player = Despre jucător
family-email-hint = Acolo trimitem linkul înscrierii. Frații și surorile pot avea aceeași adresă.
family-questions = Câteva întrebări
family-guardian = Părinte sau tutore
family-guardian-lead = Necesar pentru jucătorii sub { $age } ani în ziua în care joacă. Pentru ceilalți lasă gol.
family-same-contact = Numai dacă diferă de cele de sus.
entry-consent-guardian = Sunt părintele sau tutorele acestui jucător. Poate participa, iar { $organisers } ne pot prelucra datele pentru acest campionat.
family-yes = Da
family-no = Nu
family-fault-answer = Răspunde la această întrebare cu unul dintre răspunsurile posibile.
family-drawn = Până ai una proprie, apari ca „{ $nickname }”.
family-nickname-posted = Mesele sunt publicate, deci porecla nu se mai poate schimba.
family-another = Înscrie încă pe cineva cu acest contact
family-waiting-left = { $count ->
    [one] A rămas { $count } loc pe lista de așteptare.
    [few] Au rămas { $count } locuri pe lista de așteptare.
   *[other] Au rămas { $count } de locuri pe lista de așteptare.
}
family-group = Grupă
family-group-all = Toate grupele
family-import-encoding = Fișierul a fost citit ca { $encoding }. Verifică numele: dacă sunt litere greșite, salvează-l ca UTF-8 și importă-l din nou.
family-import-optional = Coloane de care nu are nevoie fiecare participant; pot lipsi:
family-import-answer = „{ $column }” trebuie să aibă unul dintre răspunsurile posibile.
family-export-xlsx = Exportă toate înscrierile (XLSX)
found-guardian = Jucătorii mai tineri au nevoie de un părinte sau tutore
found-shared-email = Mai mulți jucători pot avea aceeași adresă de e-mail, ca în familie
found-group = Întreabă jucătorii de grupa lor
found-group-hint = De exemplu „Clasă” sau „Club”. Lasă gol ca să nu întrebi nimic.
found-group-list = Grupe la alegere
found-group-list-hint = Câte una pe rând, de exemplu 3A și 3B. Lasă gol și o scriu jucătorii.
found-apart-groups = Jucătorii aceleiași grupe se evită în prima rundă
