plan-starts = Sākums ({ $city }) tagad ir { $new }, nevis { $old }.
plan-name = Norises vieta ({ $city }) tagad ir { $new }, nevis { $old }.
plan-city = Pilsēta tagad ir { $new }, nevis { $old }.
plan-capacity = Vietu skaits ({ $city }) tagad ir { $new }, nevis { $old }.
plan-tables = Galdu skaits ({ $city }) tagad ir { $new }, nevis { $old }.
plan-closes = Pēdējā reģistrācijas diena tagad ir { $new }, nevis { $old }.
plan-venue = Jauna norises vieta: { $name } ({ $city }), { $starts }.
plan-history = Kas ir mainījies
plan-earlier = { $count ->
    [zero] { $count } agrāku izmaiņu
    [one] { $count } agrāka izmaiņa
   *[other] { $count } agrākas izmaiņas
}
hall-page-plan = Plāna maiņa
plan-lead = Katra izmaiņa ir redzama publiskajā vietnē kopā ar to, kas bija agrāk. Pirms publicēšanas redzi, uz ko tā attiecas.
plan-fixed = Izdevums, punkti un posmi paliek, kādi ir: tiem cilvēki ir reģistrējušies.
plan-change = Mainīt
plan-change-venue = Mainīt: { $venue }
plan-closing = Pēdējā reģistrācijas diena
plan-field-name = Zāle
plan-field-city = Pilsēta
plan-field-starts = Sākums ({ $zone })
plan-field-capacity = Vietas
plan-field-tables = Galdi vienlaikus
plan-field-heats = Maiņas
plan-field-zone = Laika josla
plan-add = Pievienot norises vietu
plan-preview = Apskatīt izmaiņu
plan-publish = Publicēt izmaiņu
plan-back = Neko nemainīt
plan-notice = Tavi vārdi par to, ja vēlies – nesauc nevienu vārdā
plan-mailed = { $count ->
    [zero] Nosūtīt e-pastu { $count } cilvēkiem
    [one] Nosūtīt e-pastu { $count } cilvēkam
   *[other] Nosūtīt e-pastu { $count } cilvēkiem
}
plan-readers = { $language }: { $count }
plan-nobody = Tas neattiecas ne uz vienu reģistrēto.
plan-moved-up = { $count ->
    [zero] Pēc kārtas vietu dabū { $count } no rezerves.
    [one] Pēc kārtas vietu dabū { $count } no rezerves.
   *[other] Pēc kārtas vietu dabū { $count } no rezerves.
}
hall-done-publish-plan = Izmaiņa ir publicēta.
plan-unclear = Aizpildi visus laukus: nosaukumi, diena un laiks, laika josla un veseli skaitļi.
mail-plan-subject = { $championship }: plāns ir mainīts
mail-plan-body =
    Sveiki, { $name }!

    { $what }

    { $site }

    { $organiser }
refusal-champ-capacity-taken = { $count ->
    [zero] Vieta šeit ir { $count } cilvēkiem, tāpēc mazāk vietu nevar būt.
    [one] Vieta šeit ir { $count } cilvēkam, tāpēc mazāk vietu nevar būt.
   *[other] Vieta šeit ir { $count } cilvēkiem, tāpēc mazāk vietu nevar būt.
}
refusal-champ-closes-early = Reģistrācija sākas tikai { $opens }.
refusal-champ-closes-late = Pēc { $day }, kad sāk pirmā norises vieta, reģistrēties nevar. Vispirms maini pēdējo reģistrācijas dienu.
refusal-champ-nothing-new = Tā jau ir.
refusal-champ-no-seats = Pie šejienes galdiem ir vieta { $room } spēlētājiem. Vispirms pievieno galdus vai samazini vietu skaitu.
refusal-champ-plan-lent = Šī norises vieta ir nodota klēpjdatoram, kas strādā pēc pašreizējā plāna. Sagaidi tā rezultātus vai paņem vietu atpakaļ.
refusal-champ-roll-called = Klātbūtne ir pārbaudīta un spēlētāji ir ieradušies, tāpēc zāli un sākumu vairs nevar mainīt.
refusal-champ-tables-in-use = { $count ->
    [zero] Šeit spēlē { $count } galdu, tāpēc mazāk nevar būt.
    [one] Šeit spēlē { $count } galds, tāpēc mazāk nevar būt.
   *[other] Šeit spēlē { $count } galdi, tāpēc mazāk nevar būt.
}
refusal-champ-time-over = Šis laiks jau ir pagājis. Izvēlies vēlāku.
refusal-champ-too-young-then = { $count ->
    [zero] { $count } reģistrēto { $day } būtu par jaunu.
    [one] { $count } reģistrētais { $day } būtu par jaunu.
   *[other] { $count } reģistrētie { $day } būtu par jaunu.
}
refusal-champ-venue-known = Norises vieta ar šādu nosaukumu jau ir.
refusal-champ-venue-unfit = Vēlākajos posmos nav vietas vēl vienas norises vietas spēlētājiem.
plan-terms = Noteikumi vai atcelšana
plan-terms-long = Dalības noteikumi ir par gariem. Saīsini tos; visas valodas skaitās kopā.
plan-judge = Nomainīt tiesnesi
hall-done-another-judge = Galdam ir cits tiesnesis.
