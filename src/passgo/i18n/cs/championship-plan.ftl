plan-starts = Začátek ({ $city }) je teď { $new } místo { $old }.
plan-name = Místo konání ({ $city }) je teď { $new } místo { $old }.
plan-city = Město je teď { $new } místo { $old }.
plan-capacity = Počet míst ({ $city }) je teď { $new } místo { $old }.
plan-tables = Počet stolů ({ $city }) je teď { $new } místo { $old }.
plan-closes = Poslední den přihlášek je teď { $new } místo { $old }.
plan-venue = Nové místo konání: { $name } ({ $city }), { $starts }.
plan-history = Co se změnilo
plan-earlier = { $count ->
    [one] { $count } dřívější změna
    [few] { $count } dřívější změny
    [many] { $count } dřívější změny
   *[other] { $count } dřívějších změn
}
hall-page-plan = Změna plánu
plan-lead = Každá změna je vidět na veřejném webu i s tím, co platilo dřív. Než ji zveřejníš, uvidíš, koho se týká.
plan-fixed = Edice, body a fáze zůstávají, jak jsou: na ně se lidé přihlásili.
plan-change = Změnit
plan-change-venue = Změnit: { $venue }
plan-closing = Poslední den přihlášek
plan-field-name = Sál
plan-field-city = Město
plan-field-starts = Začátek ({ $zone })
plan-field-capacity = Místa
plan-field-tables = Stoly najednou
plan-field-heats = Vlny
plan-field-zone = Časové pásmo
plan-add = Přidat místo konání
plan-preview = Prohlédnout změnu
plan-publish = Zveřejnit změnu
plan-back = Nic neměnit
plan-notice = Vlastní slova k tomu, jestli chceš – nikoho nejmenuj
plan-mailed = { $count ->
    [one] Poslat e-mail { $count } člověku
    [few] Poslat e-mail { $count } lidem
    [many] Poslat e-mail { $count } člověka
   *[other] Poslat e-mail { $count } lidem
}
plan-readers = { $language }: { $count }
plan-nobody = Netýká se to nikoho přihlášeného.
plan-moved-up = { $count ->
    [one] Podle pořadí postupuje { $count } náhradník.
    [few] Podle pořadí postupují { $count } náhradníci.
    [many] Podle pořadí postupuje { $count } náhradníka.
   *[other] Podle pořadí postupuje { $count } náhradníků.
}
hall-done-publish-plan = Změna je zveřejněná.
plan-unclear = Vyplň všechna pole: názvy, den a čas, časové pásmo a celá čísla.
mail-plan-subject = { $championship }: změna plánu
mail-plan-body =
    Ahoj, { $name }!

    { $what }

    { $site }

    { $organiser }
refusal-champ-capacity-taken = { $count ->
    [one] { $count } člověk tu má místo, takže míst nemůže být méně.
    [few] { $count } lidé tu mají místo, takže míst nemůže být méně.
    [many] { $count } člověka tu má místo, takže míst nemůže být méně.
   *[other] { $count } lidí tu má místo, takže míst nemůže být méně.
}
refusal-champ-closes-early = Přihlášky začínají až { $opens }.
refusal-champ-closes-late = Po { $day } se přihlašovat nejde: tehdy se začíná hrát na prvním místě konání. Nejdřív změň poslední den přihlášek.
refusal-champ-nothing-new = Tak už to je.
refusal-champ-no-seats = Ke zdejším stolům se vejde hráčů: { $room }. Nejdřív přidej stoly, nebo sniž počet míst.
refusal-champ-plan-lent = Toto místo konání je předané notebooku, který se řídí současným plánem. Počkej na jeho výsledky, nebo si místo vezmi zpátky.
refusal-champ-roll-called = Prezence proběhla a hráči jsou tady, takže sál a začátek se už změnit nemohou.
refusal-champ-tables-in-use = { $count ->
    [one] Hraje tu { $count } stůl, takže jich nemůže být méně.
    [few] Hrají tu { $count } stoly, takže jich nemůže být méně.
    [many] Hraje tu { $count } stolu, takže jich nemůže být méně.
   *[other] Hraje tu { $count } stolů, takže jich nemůže být méně.
}
refusal-champ-time-over = Ten čas už uplynul. Vyber pozdější.
refusal-champ-too-young-then = { $count ->
    [one] { $count } přihlášený by byl moc mladý ({ $day }).
    [few] { $count } přihlášení by byli moc mladí ({ $day }).
    [many] { $count } přihlášeného by bylo moc mladého ({ $day }).
   *[other] { $count } přihlášených by bylo moc mladých ({ $day }).
}
refusal-champ-venue-known = Místo konání s tímto názvem už existuje.
refusal-champ-venue-unfit = V pozdějších fázích není místo pro hráče z dalšího místa konání.
plan-terms = Podmínky nebo zrušení
plan-terms-long = Podmínky jsou moc dlouhé. Zkrať je; všechny jazyky se počítají dohromady.
plan-judge = Vyměnit rozhodčího
hall-done-another-judge = Stůl má jiného rozhodčího.
