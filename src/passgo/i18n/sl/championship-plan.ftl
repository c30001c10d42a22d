plan-starts = Začetek ({ $city }) je zdaj { $new } namesto { $old }.
plan-name = Prizorišče ({ $city }) je zdaj { $new } namesto { $old }.
plan-city = Kraj je zdaj { $new } namesto { $old }.
plan-capacity = Število mest ({ $city }) je zdaj { $new } namesto { $old }.
plan-tables = Število miz ({ $city }) je zdaj { $new } namesto { $old }.
plan-closes = Zadnji dan prijav je zdaj { $new } namesto { $old }.
plan-venue = Novo prizorišče: { $name } ({ $city }), { $starts }.
plan-history = Kaj se je spremenilo
plan-earlier = { $count ->
    [one] { $count } prejšnja sprememba
    [two] { $count } prejšnji spremembi
    [few] { $count } prejšnje spremembe
   *[other] { $count } prejšnjih sprememb
}
hall-page-plan = Sprememba načrta
plan-lead = Vsaka sprememba je vidna na javni strani skupaj s tem, kar je veljalo prej. Preden jo objaviš, vidiš, koga zadeva.
plan-fixed = Izdaja, točke in faze ostanejo, kot so: nanje so se ljudje prijavili.
plan-change = Spremeni
plan-change-venue = Spremeni: { $venue }
plan-closing = Zadnji dan prijav
plan-field-name = Dvorana
plan-field-city = Kraj
plan-field-starts = Začetek ({ $zone })
plan-field-capacity = Mesta
plan-field-tables = Mize hkrati
plan-field-heats = Izmene
plan-field-zone = Časovni pas
plan-add = Dodaj prizorišče
plan-preview = Poglej spremembo
plan-publish = Objavi spremembo
plan-back = Ne spremeni ničesar
plan-notice = Tvoje besede o tem, če želiš – brez imen
plan-mailed = { $count ->
    [one] Pošlji e-pošto { $count } osebi
    [two] Pošlji e-pošto { $count } osebama
    [few] Pošlji e-pošto { $count } osebam
   *[other] Pošlji e-pošto { $count } osebam
}
plan-readers = { $language }: { $count }
plan-nobody = To ne zadeva nikogar od prijavljenih.
plan-moved-up = { $count ->
    [one] Po vrsti dobi mesto { $count } rezerva.
    [two] Po vrsti dobita mesto { $count } rezervi.
    [few] Po vrsti dobijo mesto { $count } rezerve.
   *[other] Po vrsti dobi mesto { $count } rezerv.
}
hall-done-publish-plan = Sprememba je objavljena.
plan-unclear = Izpolni vsa polja: imena, dan in uro, časovni pas in cela števila.
mail-plan-subject = { $championship }: sprememba načrta
mail-plan-body =
    Živjo, { $name },

    { $what }

    { $site }

    { $organiser }
refusal-champ-capacity-taken = { $count ->
    [one] { $count } oseba ima tu mesto, zato mest ne more biti manj.
    [two] { $count } osebi imata tu mesto, zato mest ne more biti manj.
    [few] { $count } osebe imajo tu mesto, zato mest ne more biti manj.
   *[other] { $count } oseb ima tu mesto, zato mest ne more biti manj.
}
refusal-champ-closes-early = Prijave se odprejo šele { $opens }.
refusal-champ-closes-late = Prijave po { $day } niso mogoče: takrat se začne igra na prvem prizorišču. Najprej spremeni zadnji dan prijav.
refusal-champ-nothing-new = Tako je že.
refusal-champ-no-seats = Za tukajšnjimi mizami je prostora za toliko igralcev: { $room }. Najprej dodaj mize ali zmanjšaj število mest.
refusal-champ-plan-lent = To prizorišče je predano prenosniku, ki sledi sedanjemu načrtu. Počakaj na rezultate ali vzemi prizorišče nazaj.
refusal-champ-roll-called = Navzočnost je preverjena in igralci so tu, zato se dvorana in začetek ne moreta več spremeniti.
refusal-champ-tables-in-use = { $count ->
    [one] Tu igra { $count } miza, zato jih ne more biti manj.
    [two] Tu igrata { $count } mizi, zato jih ne more biti manj.
    [few] Tu igrajo { $count } mize, zato jih ne more biti manj.
   *[other] Tu igra { $count } miz, zato jih ne more biti manj.
}
refusal-champ-time-over = Ta čas je že mimo. Izberi poznejšega.
refusal-champ-too-young-then = { $count ->
    [one] { $count } prijavljena oseba bi bila premlada ({ $day }).
    [two] { $count } prijavljeni osebi bi bili premladi ({ $day }).
    [few] { $count } prijavljene osebe bi bile premlade ({ $day }).
   *[other] { $count } prijavljenih oseb bi bilo premladih ({ $day }).
}
refusal-champ-venue-known = Prizorišče s tem imenom že obstaja.
refusal-champ-venue-unfit = V poznejših fazah ni prostora za igralce še z enega prizorišča.
plan-terms = Pogoji ali odpoved
plan-terms-long = Pogoji so predolgi. Skrajšaj jih; vsi jeziki štejejo skupaj.
plan-judge = Zamenjaj sodnika
hall-done-another-judge = Miza ima drugega sodnika.
