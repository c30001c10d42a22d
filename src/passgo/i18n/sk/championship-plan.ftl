plan-starts = Začiatok ({ $city }) je teraz { $new } namiesto { $old }.
plan-name = Miesto konania ({ $city }) je teraz { $new } namiesto { $old }.
plan-city = Mesto je teraz { $new } namiesto { $old }.
plan-capacity = Počet miest ({ $city }) je teraz { $new } namiesto { $old }.
plan-tables = Počet stolov ({ $city }) je teraz { $new } namiesto { $old }.
plan-closes = Posledný deň prihlášok je teraz { $new } namiesto { $old }.
plan-venue = Nové miesto konania: { $name } ({ $city }), { $starts }.
plan-history = Čo sa zmenilo
plan-earlier = { $count ->
    [one] { $count } skoršia zmena
    [few] { $count } skoršie zmeny
    [many] { $count } skoršej zmeny
   *[other] { $count } skorších zmien
}
hall-page-plan = Zmena plánu
plan-lead = Každú zmenu vidno na verejnom webe aj s tým, čo platilo predtým. Skôr než ju zverejníš, uvidíš, koho sa týka.
plan-fixed = Edícia, body a fázy zostávajú, aké sú: na ne sa ľudia prihlásili.
plan-change = Zmeniť
plan-change-venue = Zmeniť: { $venue }
plan-closing = Posledný deň prihlášok
plan-field-name = Sála
plan-field-city = Mesto
plan-field-starts = Začiatok ({ $zone })
plan-field-capacity = Miesta
plan-field-tables = Stoly naraz
plan-field-heats = Vlny
plan-field-zone = Časové pásmo
plan-add = Pridať miesto konania
plan-preview = Pozrieť si zmenu
plan-publish = Zverejniť zmenu
plan-back = Nič nemeniť
plan-notice = Vlastné slová k tomu, ak chceš – nikoho nemenuj
plan-mailed = { $count ->
    [one] Poslať e-mail { $count } človeku
    [few] Poslať e-mail { $count } ľuďom
    [many] Poslať e-mail { $count } človeka
   *[other] Poslať e-mail { $count } ľuďom
}
plan-readers = { $language }: { $count }
plan-nobody = Netýka sa to nikoho prihláseného.
plan-moved-up = { $count ->
    [one] Podľa poradia postupuje { $count } náhradník.
    [few] Podľa poradia postupujú { $count } náhradníci.
    [many] Podľa poradia postupuje { $count } náhradníka.
   *[other] Podľa poradia postupuje { $count } náhradníkov.
}
hall-done-publish-plan = Zmena je zverejnená.
plan-unclear = Vyplň všetky polia: názvy, deň a čas, časové pásmo a celé čísla.
mail-plan-subject = { $championship }: zmena plánu
mail-plan-body =
    Ahoj, { $name }!

    { $what }

    { $site }

    { $organiser }
refusal-champ-capacity-taken = { $count ->
    [one] { $count } človek tu má miesto, takže miest nemôže byť menej.
    [few] { $count } ľudia tu majú miesto, takže miest nemôže byť menej.
    [many] { $count } človeka tu má miesto, takže miest nemôže byť menej.
   *[other] { $count } ľudí tu má miesto, takže miest nemôže byť menej.
}
refusal-champ-closes-early = Prihlášky sa začínajú až { $opens }.
refusal-champ-closes-late = Po { $day } sa prihlasovať nedá: vtedy sa začína hrať na prvom mieste konania. Najprv zmeň posledný deň prihlášok.
refusal-champ-nothing-new = Tak to už je.
refusal-champ-no-seats = K tunajším stolom sa zmestí hráčov: { $room }. Najprv pridaj stoly alebo zníž počet miest.
refusal-champ-plan-lent = Toto miesto konania je odovzdané notebooku, ktorý sa riadi súčasným plánom. Počkaj na jeho výsledky alebo si miesto vezmi späť.
refusal-champ-roll-called = Prezencia je hotová a hráči sú tu, takže sála a začiatok sa už zmeniť nemôžu.
refusal-champ-tables-in-use = { $count ->
    [one] Hrá tu { $count } stôl, takže ich nemôže byť menej.
    [few] Hrajú tu { $count } stoly, takže ich nemôže byť menej.
    [many] Hrá tu { $count } stola, takže ich nemôže byť menej.
   *[other] Hrá tu { $count } stolov, takže ich nemôže byť menej.
}
refusal-champ-time-over = Ten čas už uplynul. Vyber neskorší.
refusal-champ-too-young-then = { $count ->
    [one] { $count } prihlásený by bol príliš mladý ({ $day }).
    [few] { $count } prihlásení by boli príliš mladí ({ $day }).
    [many] { $count } prihláseného by bolo príliš mladého ({ $day }).
   *[other] { $count } prihlásených by bolo príliš mladých ({ $day }).
}
refusal-champ-venue-known = Miesto konania s týmto názvom už existuje.
refusal-champ-venue-unfit = V neskorších fázach nie je miesto pre hráčov z ďalšieho miesta konania.
plan-terms = Podmienky alebo zrušenie
plan-terms-long = Podmienky sú príliš dlhé. Skráť ich; všetky jazyky sa počítajú spolu.
plan-judge = Vymeniť rozhodcu
hall-done-another-judge = Stôl má iného rozhodcu.
