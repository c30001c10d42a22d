plan-starts = Algus ({ $city }) on nüüd { $new }, mitte { $old }.
plan-name = Mängupaik ({ $city }) on nüüd { $new }, mitte { $old }.
plan-city = Linn on nüüd { $new }, mitte { $old }.
plan-capacity = Kohti ({ $city }) on nüüd { $new }, varem { $old }.
plan-tables = Laudu ({ $city }) on nüüd { $new }, varem { $old }.
plan-closes = Viimane registreerimispäev on nüüd { $new }, mitte { $old }.
plan-venue = Uus mängupaik: { $name } ({ $city }), { $starts }.
plan-history = Mis on muutunud
plan-earlier = { $count ->
    [one] Üks varasem muudatus
   *[other] { $count } varasemat muudatust
}
hall-page-plan = Kava muutmine
plan-lead = Iga muudatus on avalikul lehel näha koos sellega, mis kehtis enne. Enne avaldamist näed, keda see puudutab.
plan-fixed = Väljaanne, punktid ja etapid jäävad nii, nagu on: just neile on inimesed registreerunud.
plan-change = Muuda
plan-change-venue = Muuda: { $venue }
plan-closing = Viimane registreerimispäev
plan-field-name = Saal
plan-field-city = Linn
plan-field-starts = Algus ({ $zone })
plan-field-capacity = Kohti
plan-field-tables = Laudu korraga
plan-field-heats = Seeriad
plan-field-zone = Ajavöönd
plan-add = Lisa mängupaik
plan-preview = Vaata muudatust
plan-publish = Avalda muudatus
plan-back = Ära muuda midagi
plan-notice = Oma sõnadega, kui soovid – ära maini kellegi nime
plan-mailed = { $count ->
    [one] Saada e-kiri ühele inimesele
   *[other] Saada e-kiri { $count } inimesele
}
plan-readers = { $language }: { $count }
plan-nobody = See ei puuduta kedagi registreerunutest.
plan-moved-up = { $count ->
    [one] Üks varumängija saab järjekorra alusel koha.
   *[other] { $count } varumängijat saab järjekorra alusel koha.
}
hall-done-publish-plan = Muudatus on avaldatud.
plan-unclear = Täida kõik väljad: nimed, päev ja kellaaeg, ajavöönd ja täisarvud.
mail-plan-subject = { $championship }: kava muutus
mail-plan-body =
    Tere, { $name }!

    { $what }

    { $site }

    { $organiser }
refusal-champ-capacity-taken = { $count ->
    [one] Ühel inimesel on siin koht, seega ei saa kohti olla vähem.
   *[other] { $count } inimesel on siin koht, seega ei saa kohti olla vähem.
}
refusal-champ-closes-early = Registreerimine algab alles { $opens }.
refusal-champ-closes-late = Registreerimine ei saa kesta kauem kui { $day }, mil esimene mängupaik alustab. Muuda enne viimast registreerimispäeva.
refusal-champ-nothing-new = Nii see juba on.
refusal-champ-no-seats = Siinsetes laudades on koht { $room } mängijale. Lisa enne laudu või vähenda kohtade arvu.
refusal-champ-plan-lent = See mängupaik on laenutatud sülearvutile, mis järgib praegust kava. Oota selle tulemusi või võta mängupaik tagasi.
refusal-champ-roll-called = Kohalolek on kontrollitud ja mängijad on siin, seega saali ja algust enam muuta ei saa.
refusal-champ-tables-in-use = { $count ->
    [one] Siin mängib üks laud, seega ei saa neid olla vähem.
   *[other] Siin mängib { $count } lauda, seega ei saa neid olla vähem.
}
refusal-champ-time-over = See aeg on juba möödas. Vali hilisem.
refusal-champ-too-young-then = { $count ->
    [one] Üks registreerunu oleks { $day } liiga noor.
   *[other] { $count } registreerunut oleks { $day } liiga noored.
}
refusal-champ-venue-known = Sellise nimega mängupaik on juba olemas.
refusal-champ-venue-unfit = Hilisemates etappides ei ole ruumi veel ühe mängupaiga mängijatele.
plan-terms = Tingimused või ärajätmine
plan-terms-long = Tingimused on liiga pikad. Lühenda neid; kõik keeled lähevad kokku arvesse.
plan-judge = Vaheta kohtunik välja
hall-done-another-judge = Laual on teine kohtunik.
