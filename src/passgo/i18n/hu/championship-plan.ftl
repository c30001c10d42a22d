plan-starts = Új kezdés ({ $city }): { $new }; eddig: { $old }.
plan-name = Új helyszín ({ $city }): { $new }; eddig: { $old }.
plan-city = Új város: { $new }; eddig: { $old }.
plan-capacity = Férőhelyek ({ $city }): { $new }; eddig: { $old }.
plan-tables = Asztalok ({ $city }): { $new }; eddig: { $old }.
plan-closes = A nevezés új utolsó napja: { $new }; eddig: { $old }.
plan-venue = További helyszín: { $name } ({ $city }), { $starts }.
plan-history = Mi változott
plan-earlier = { $count ->
    [one] Egy korábbi változás
   *[other] { $count } korábbi változás
}
hall-page-plan = Változás a programban
plan-lead = Minden változás megjelenik a nyilvános oldalon azzal együtt, ami előtte volt. Közzététel előtt látod, kiket érint.
plan-fixed = A kiadás, a pontok és a szakaszok maradnak: ezekre neveztek az emberek.
plan-change = Módosítás
plan-change-venue = Módosítás: { $venue }
plan-closing = A nevezés utolsó napja
plan-field-name = Terem
plan-field-city = Város
plan-field-starts = Kezdés ({ $zone })
plan-field-capacity = Férőhelyek
plan-field-tables = Asztalok egyszerre
plan-field-heats = Futamok
plan-field-zone = Időzóna
plan-add = Helyszín hozzáadása
plan-preview = A változás megtekintése
plan-publish = Változás közzététele
plan-back = Ne változzon semmi
plan-notice = Saját megjegyzésed, ha szeretnéd – nevek nélkül
plan-mailed = { $count ->
    [one] E-mail egy embernek
   *[other] E-mail { $count } embernek
}
plan-readers = { $language }: { $count }
plan-nobody = Egyetlen nevezőt sem érint.
plan-moved-up = { $count ->
    [one] Sorrendben egy tartalék lép előre.
   *[other] Sorrendben { $count } tartalék lép előre.
}
hall-done-publish-plan = A változás megjelent.
plan-unclear = Tölts ki minden mezőt: neveket, napot és időt, időzónát és egész számokat.
mail-plan-subject = { $championship }: változás a programban
mail-plan-body =
    Kedves { $name }!

    { $what }

    { $site }

    { $organiser }
refusal-champ-capacity-taken = { $count ->
    [one] Itt egy embernek van helye, ezért kevesebb hely nem lehet.
   *[other] Itt { $count } embernek van helye, ezért kevesebb hely nem lehet.
}
refusal-champ-closes-early = A nevezés csak ekkor nyílik: { $opens }.
refusal-champ-closes-late = Az első helyszín kezdőnapja { $day }, utána már nem lehet nevezni. Előbb módosítsd a nevezés utolsó napját.
refusal-champ-nothing-new = Már most is így van.
refusal-champ-no-seats = Az itteni asztaloknál { $room } játékos fér el. Előbb adj hozzá asztalokat, vagy csökkentsd a férőhelyeket.
refusal-champ-plan-lent = Ezt a helyszínt egy laptop kezeli a mostani program szerint. Várd meg az eredményeit, vagy vedd vissza a helyszínt.
refusal-champ-roll-called = A névsorolvasás megvolt, a játékosok itt vannak, ezért a terem és a kezdés már nem változhat.
refusal-champ-tables-in-use = { $count ->
    [one] Itt egy asztal játszik, ezért kevesebb nem lehet.
   *[other] Itt { $count } asztal játszik, ezért kevesebb nem lehet.
}
refusal-champ-time-over = Ez az időpont már elmúlt. Válassz későbbit.
refusal-champ-too-young-then = { $count ->
    [one] Egy nevező túl fiatal lenne ezen a napon: { $day }.
   *[other] { $count } nevező túl fiatal lenne ezen a napon: { $day }.
}
refusal-champ-venue-known = Ilyen nevű helyszín már van.
refusal-champ-venue-unfit = A későbbi szakaszokban nincs hely még egy helyszín játékosainak.
plan-terms = Feltételek vagy lemondás
plan-terms-long = A feltételek túl hosszúak. Rövidítsd le őket; minden nyelv együtt számít.
plan-judge = Bíró cseréje
hall-done-another-judge = Az asztalnak más bírája van.
