# Predana mjesta igre: laptop vodi mjesto igre bez interneta i vraća rezultate u datoteci.

hall-page-loans = Predana mjesta igre
loan-lead = Predaj mjesto igre laptopu koji ga vodi bez interneta. Dok ga ima laptop, sve se za to mjesto igre unosi ondje.
loan-state-lent = Predano
loan-state-finished = Završeno
loan-state-recalled = Uzeto natrag
loan-since = Predano { $moment }
loan-reported = Posljednji rezultati: { $moment }.
loan-entries = { $count ->
    [one] { $count } unos.
    [few] { $count } unosa.
   *[other] { $count } unosa.
}
loan-told-none = Još nema rezultata.
loan-unfinished = { $count ->
    [0] Nije završeno: mjesto igre još vodi laptop.
    [one] Nije završeno: još se igra za { $count } stolom.
    [few] Nije završeno: još se igra za { $count } stola.
   *[other] Nije završeno: još se igra za { $count } stolova.
}
loan-archive = Datoteka za laptop
loan-recall = Uzmi natrag
loan-recall-lead = Sve što laptop dosad nije vratio bit će odbijeno. Učini to samo ako je laptop izgubljen ili pokvaren.
hall-done-recall = Mjesto igre opet se vodi ovdje.

loan-import = Uvezi rezultate
loan-import-lead = Rezultate možeš uvesti koliko god puta želiš, i usred kola. Dodaje se samo ono što je novo.
loan-import-file = Datoteka s rezultatima s laptopa
loan-told-new = { $count ->
    [one] Uvezen je { $count } novi unos.
    [few] Uvezena su { $count } nova unosa.
   *[other] Uvezeno je { $count } novih unosa.
}
loan-told-nothing = U ovoj datoteci nema ničega novog.
loan-told-finished = Igra je ondje završena i mjesto igre opet je na poslužitelju.
loan-lend = Predaj mjesto igre
loan-label = Ime laptopa
loan-lent = Predano mjesto igre: { $city }
loan-key = Ključ
loan-key-lead = Ključ javi telefonom ili na papiru, nikad zajedno s datotekom.

loan-home = Ovaj laptop vodi mjesto igre: { $city }.
loan-home-results = Preuzmi rezultate
loan-finish = Igra je ovdje završena
loan-finish-lead = Nakon toga na ovom se laptopu više ništa ne može unijeti. Zatim preuzmi rezultate i uvezi ih na poslužitelju; time se mjesto igre vraća na poslužitelj.
hall-done-finish = Završeno. Sada preuzmi rezultate.
loan-home-finished = Igra je na ovom mjestu završena. Uvezi rezultate na poslužitelju.

refusal-champ-venue-finished = Na ovom je laptopu već sve završeno. Nastavi na poslužitelju prvenstva.
refusal-champ-venue-not-lent = Ovo mjesto igre nije predano.
loan-refused-broken = Ova je datoteka oštećena. Na laptopu ponovno preuzmi rezultate.
loan-refused-signature = Ovu datoteku nije zapisao laptop koji ima to mjesto igre ili je putem promijenjena.
loan-refused-other = U ovoj datoteci nema rezultata mjesta igre koje je sada predano. Odaberi datoteku s rezultatima s laptopa.
loan-refused-recalled = Ovo je mjesto igre uzeto natrag, pa njegov laptop više ne može ništa dodati. Što je stiglo prije, ostaje. Ponovno predaj mjesto igre i unesi ono što nedostaje.
loan-refused-diverged = Dva su laptopa radila s istom datotekom i rezultati jednoga već su ovdje. Nastavi na tom laptopu i ondje unesi ono što ima samo drugi.
loan-name-elsewhere = Službena osoba tog imena već je drugdje. Dodaj drugo ime ili inicijal.
