plan-starts = Începutul ({ $city }) este acum { $new } în loc de { $old }.
plan-name = Locația ({ $city }) este acum { $new } în loc de { $old }.
plan-city = Orașul este acum { $new } în loc de { $old }.
plan-capacity = Numărul de locuri ({ $city }) este acum { $new } în loc de { $old }.
plan-tables = Numărul de mese ({ $city }) este acum { $new } în loc de { $old }.
plan-closes = Ultima zi de înscriere este acum { $new } în loc de { $old }.
plan-venue = Există o locație nouă: { $name } ({ $city }), { $starts }.
plan-history = Ce s-a schimbat
plan-earlier = { $count ->
    [one] O schimbare anterioară
    [few] { $count } schimbări anterioare
   *[other] { $count } de schimbări anterioare
}
hall-page-plan = Schimbare de program
plan-lead = Fiecare schimbare apare pe pagina publică, împreună cu ce era înainte. Înainte s-o publici, vezi pe cine privește.
plan-fixed = Ediția, punctele și etapele rămân cum sunt: pentru ele s-au înscris oamenii.
plan-change = Schimbă
plan-change-venue = Schimbă: { $venue }
plan-closing = Ultima zi de înscriere
plan-field-name = Sală
plan-field-city = Oraș
plan-field-starts = Început ({ $zone })
plan-field-capacity = Locuri
plan-field-tables = Mese simultane
plan-field-heats = Serii
plan-field-zone = Fus orar
plan-add = Adaugă o locație
plan-preview = Vezi schimbarea
plan-publish = Publică schimbarea
plan-back = Nu schimba nimic
plan-notice = Explicația ta, dacă vrei – fără nume
plan-mailed = { $count ->
    [one] Trimite e-mail unei persoane
    [few] Trimite e-mail la { $count } persoane
   *[other] Trimite e-mail la { $count } de persoane
}
plan-readers = { $language }: { $count }
plan-nobody = Nu privește pe nimeni dintre cei înscriși.
plan-moved-up = { $count ->
    [one] O rezervă intră, în ordine.
    [few] { $count } rezerve intră, în ordine.
   *[other] { $count } de rezerve intră, în ordine.
}
hall-done-publish-plan = Schimbarea a fost publicată.
plan-unclear = Completează toate câmpurile: nume, zi și oră, fus orar și numere întregi.
mail-plan-subject = { $championship }: schimbare de program
mail-plan-body =
    Bună, { $name },

    { $what }

    { $site }

    { $organiser }
refusal-champ-capacity-taken = { $count ->
    [one] O persoană are loc aici, deci locurile nu pot fi mai puține.
    [few] { $count } persoane au loc aici, deci locurile nu pot fi mai puține.
   *[other] { $count } de persoane au loc aici, deci locurile nu pot fi mai puține.
}
refusal-champ-closes-early = Înscrierile se deschid abia pe { $opens }.
refusal-champ-closes-late = Înscrierile nu pot continua după { $day }, când se începe la prima locație. Schimbă mai întâi ultima zi de înscriere.
refusal-champ-nothing-new = Așa este deja.
refusal-champ-no-seats = La mesele de aici încap { $room } jucători. Adaugă mai întâi mese sau redu locurile.
refusal-champ-plan-lent = Locația este împrumutată unui laptop care urmează programul actual. Așteaptă rezultatele lui sau ia locația înapoi.
refusal-champ-roll-called = Apelul s-a făcut și jucătorii sunt aici, deci sala și începutul nu se mai pot schimba.
refusal-champ-tables-in-use = { $count ->
    [one] O masă joacă aici, deci nu pot fi mai puține.
    [few] { $count } mese joacă aici, deci nu pot fi mai puține.
   *[other] { $count } de mese joacă aici, deci nu pot fi mai puține.
}
refusal-champ-time-over = Ora aceea a trecut deja. Alege una mai târzie.
refusal-champ-too-young-then = { $count ->
    [one] O persoană înscrisă ar fi prea tânără pe { $day }.
    [few] { $count } persoane înscrise ar fi prea tinere pe { $day }.
   *[other] { $count } de persoane înscrise ar fi prea tinere pe { $day }.
}
refusal-champ-venue-known = Există deja o locație cu acest nume.
refusal-champ-venue-unfit = Etapele următoare nu au loc pentru jucători din încă o locație.
plan-terms = Condiții sau anulare
plan-terms-long = Condițiile sunt prea lungi. Scurtează-le; toate limbile se socotesc împreună.
plan-judge = Înlocuiește un arbitru
hall-done-another-judge = Masa are alt arbitru.
