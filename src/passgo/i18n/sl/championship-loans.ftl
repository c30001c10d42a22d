# Predana prizorišča: prenosnik vodi prizorišče brez interneta in vrne rezultate v datoteki.

hall-page-loans = Predana prizorišča
loan-lead = Prizorišče predaj prenosniku, ki ga vodi brez interneta. Dokler ga ima prenosnik, se vse za to prizorišče vnaša tam.
loan-state-lent = Predano
loan-state-finished = Končano
loan-state-recalled = Vzeto nazaj
loan-since = Predano { $moment }
loan-reported = Zadnji rezultati: { $moment }.
loan-entries = { $count ->
    [one] { $count } vnos.
    [two] { $count } vnosa.
    [few] { $count } vnosi.
   *[other] { $count } vnosov.
}
loan-told-none = Rezultatov še ni.
loan-unfinished = { $count ->
    [0] Ni končano: prizorišče še vodi prenosnik.
    [one] Ni končano: igra se še za { $count } mizo.
    [two] Ni končano: igra se še za { $count } mizama.
    [few] Ni končano: igra se še za { $count } mizami.
   *[other] Ni končano: igra se še za { $count } mizami.
}
loan-archive = Datoteka za prenosnik
loan-recall = Vzemi nazaj
loan-recall-lead = Vse, česar prenosnik doslej ni vrnil, bo zavrnjeno. To stori samo, če je prenosnik izgubljen ali pokvarjen.
hall-done-recall = Prizorišče se spet vodi tukaj.

loan-import = Uvozi rezultate
loan-import-lead = Rezultate lahko uvoziš, kolikorkrat želiš, tudi sredi kroga. Doda se samo, kar je novo.
loan-import-file = Datoteka z rezultati s prenosnika
loan-told-new = { $count ->
    [one] Uvožen je { $count } nov vnos.
    [two] Uvožena sta { $count } nova vnosa.
    [few] Uvoženi so { $count } novi vnosi.
   *[other] Uvoženih je { $count } novih vnosov.
}
loan-told-nothing = V tej datoteki ni nič novega.
loan-told-finished = Igre na prizorišču so končane in prizorišče je spet na strežniku.
loan-lend = Predaj prizorišče
loan-label = Ime prenosnika
loan-lent = Predano prizorišče: { $city }
loan-key = Ključ
loan-key-lead = Ključ sporoči po telefonu ali na papirju, nikoli skupaj z datoteko.

loan-home = Ta prenosnik vodi prizorišče: { $city }.
loan-home-results = Prenesi rezultate
loan-finish = Igre tukaj so končane
loan-finish-lead = Potem na tem prenosniku ni mogoče vnesti ničesar več. Nato prenesi rezultate in jih uvozi na strežniku; s tem se prizorišče vrne na strežnik.
hall-done-finish = Končano. Zdaj prenesi rezultate.
loan-home-finished = Igre na tem prizorišču so končane. Rezultate uvozi na strežniku.

refusal-champ-venue-finished = Na tem prenosniku je že vse končano. Nadaljuj na strežniku prvenstva.
refusal-champ-venue-not-lent = To prizorišče ni predano.
loan-refused-broken = Ta datoteka je poškodovana. Na prenosniku znova prenesi rezultate.
loan-refused-signature = Te datoteke ni zapisal prenosnik, ki ima to prizorišče, ali pa je bila na poti spremenjena.
loan-refused-other = V tej datoteki ni rezultatov prizorišča, ki je zdaj predano. Izberi datoteko z rezultati s prenosnika.
loan-refused-recalled = To prizorišče je vzeto nazaj, zato njegov prenosnik ne more dodati ničesar več. Kar je prispelo prej, ostane. Prizorišče predaj znova in vnesi, kar manjka.
loan-refused-diverged = Dva prenosnika sta delala z isto datoteko in rezultati enega so že tukaj. Nadaljuj na tistem in tam vnesi, kar ima samo drugi.
loan-name-elsewhere = Uradna oseba s tem imenom je že drugje. Dodaj drugo ime ali začetnico.
