# Čempionāti: norises vieta, kas nodota klēpjdatoram, kurš to pārvalda bez interneta.

hall-page-loans = Norises vietu nodošana
loan-lead = Nodod norises vietu klēpjdatoram, kas to pārvalda bez interneta. Līdz nodošanas beigām visu par šo norises vietu ievada tur.
loan-state-lent = Nodota
loan-state-finished = Pabeigta
loan-state-recalled = Paņemta atpakaļ
loan-since = Nodota kopš { $moment }
loan-reported = Pēdējie rezultāti: { $moment }.
loan-entries = { $count ->
    [zero] { $count } ierakstu.
    [one] { $count } ieraksts.
   *[other] { $count } ieraksti.
}
loan-told-none = Rezultātu vēl nav.
loan-unfinished = { $count ->
    [0] Nav pabeigta: norises vieta joprojām ir nodota.
    [zero] Nav pabeigta: vēl spēlē pie { $count } galdiem.
    [one] Nav pabeigta: vēl spēlē pie { $count } galda.
   *[other] Nav pabeigta: vēl spēlē pie { $count } galdiem.
}
loan-archive = Fails klēpjdatoram
loan-recall = Paņemt atpakaļ
loan-recall-lead = Ko klēpjdators līdz šim nav atdevis, to vairs nepieņems. Dari to tikai tad, ja klēpjdators ir pazudis vai salūzis.
hall-done-recall = Norises vietu atkal pārvalda šeit.

loan-import = Augšupielādēt rezultātus
loan-import-lead = Rezultātus vari augšupielādēt serverī, cik reižu vēlies, pat kārtas vidū. Pievieno tikai jauno.
loan-import-file = Rezultātu fails no klēpjdatora
loan-told-new = { $count ->
    [zero] Pievienots { $count } jaunu ierakstu.
    [one] Pievienots { $count } jauns ieraksts.
   *[other] Pievienoti { $count } jauni ieraksti.
}
loan-told-nothing = Šajā failā nav nekā jauna.
loan-told-finished = Norises vieta ir pabeigta, un nodošana ir beigusies.
loan-lend = Nodot norises vietu
loan-label = Klēpjdatora nosaukums
loan-lent = Norises vieta ir nodota: { $city }
loan-key = Atslēga
loan-key-lead = Atslēgu pasaki pa tālruni vai nodod uz papīra, nekad kopā ar failu.

loan-home = Šis klēpjdators pārvalda norises vietu: { $city }.
loan-home-results = Lejupielādēt rezultātus
loan-finish = Pabeigt šo norises vietu
loan-finish-lead = Pēc tam šajā klēpjdatorā neko vairs nevar ievadīt. Tad lejupielādē rezultātus un augšupielādē tos serverī; ar to nodošana beidzas.
hall-done-finish = Pabeigts. Tagad lejupielādē rezultātus.
loan-home-finished = Šī norises vieta ir pabeigta. Augšupielādē rezultātus serverī.

refusal-champ-venue-finished = Šis klēpjdators darbu ir pabeidzis. Turpini čempionāta serverī.
refusal-champ-venue-not-lent = Šī norises vieta nav nodota.
loan-refused-broken = Fails ir bojāts. Lejupielādē rezultātus no klēpjdatora vēlreiz.
loan-refused-signature = Šo failu nav veidojis klēpjdators, kam nodota šī norises vieta, vai arī tas pa ceļam ir mainīts.
loan-refused-other = Šajā failā nav rezultātu no norises vietas, kas tagad ir nodota. Izvēlies rezultātu failu no klēpjdatora.
loan-refused-recalled = Šī norises vieta ir paņemta atpakaļ, tāpēc tās klēpjdators neko vairs nevar augšupielādēt. Agrāk saņemtais ir saglabāts. Nodod norises vietu vēlreiz un ievadi trūkstošo.
loan-refused-diverged = Divi klēpjdatori ir strādājuši ar vienu un to pašu failu, un otra rezultāti jau ir šeit. Turpini ar to un ievadi tur to, kas ir tikai šajā.
loan-name-elsewhere = Citur jau ir amatpersona ar šādu vārdu. Pievieno otru vārdu vai iniciāli.
