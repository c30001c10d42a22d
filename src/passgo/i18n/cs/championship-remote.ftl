remote-live-table = online stůl
remote-not-confirmed = nepotvrzeno
remote-waived = Hlavní rozhodčí uzavřel bez těch, kdo nepotvrdili. Důvod: { $reason }
remote-tie-lead = Nic jiného tyto hráče nerozliší. Rozhodni, kdo je první.
remote-tie-place = { $number }. místo ve shodě
remote-tie-decide = Rozhodnout shodu
remote-confirm-lead = Čísla jsou přímo ze hry. Potvrzuješ přesně to, co tu vidíš.
remote-sign-judge = Podepsat jako rozhodčí
remote-waive = Uzavřít bez nich
remote-waive-lead = Čas měli. V zápisu bude stát, že ho nepotvrdili, a proč.
remote-waive-later = Do { $when } ({ $zone }) ho můžou potvrdit na vlastní obrazovce. Potom můžeš zápis uzavřít bez nich.
hall-done-sign = Podepsáno.
hall-done-waive = Uzavřeno bez chybějících podpisů.
hall-done-decide = Shoda rozhodnuta.
remote-champion = Titul je tvůj. Blahopřejeme!
remote-finish = { $stage }: { $rank }. místo z { $players }.
remote-through = Postupuješ do další fáze: { $stage }.
remote-result = { $points ->
    [one] { $rank }. místo u tohoto stolu, { $points } bod
    [few] { $rank }. místo u tohoto stolu, { $points } body
    [many] { $rank }. místo u tohoto stolu, { $points } bodu
   *[other] { $rank }. místo u tohoto stolu, { $points } bodů
}
remote-next-confirmed = Tvé místo je potvrzené. Před oficiálním začátkem jdi z této stránky ke svému stolu: prázdné místo dostane náhradník.
remote-line = Tvůj řádek v zápisu
remote-line-lead = Tohle máš na konci hry. Potvrdit to můžeš jen ty. Pokud něco nesedí, nepotvrzuj to a řekni to hlavnímu rozhodčímu.
remote-line-confirm = Souhlasí
remote-line-signed = Potvrzeno v { $time } ({ $zone }).
remote-line-soon = Teď není co potvrdit. Stránka se obnovuje sama.
entry-done-signed = Potvrzeno. Díky!
remote-local = Tvůj čas: { $when } ({ $zone })
remote-starts-in = { $count ->
    [one] Zbývá { $count } minuta
    [few] Zbývají { $count } minuty
    [many] Zbývá { $count } minuty
   *[other] Zbývá { $count } minut
}
remote-starts-now = Hlavní rozhodčí hned udělá prezenci.
remote-come-lead = Řekni, že jsi tu, a nech tuhle stránku otevřenou. Hraje jen ten, kdo je tu při prezenci; jinak tvé místo dostane náhradník.
remote-come = Jsem tu
remote-come-later = Dvě hodiny před začátkem tu můžeš říct, že jsi na místě.
remote-here = Jsi tu. Nech tuhle stránku otevřenou: po prezenci se tu objeví tlačítko k tvému stolu.
remote-rules = U stolu
remote-rule-decision = { $count ->
    [one] Na každé rozhodnutí máš { $count } sekundu; pak za tebe stůl odpoví co nejjednodušeji.
    [few] Na každé rozhodnutí máš { $count } sekundy; pak za tebe stůl odpoví co nejjednodušeji.
    [many] Na každé rozhodnutí máš { $count } sekundy; pak za tebe stůl odpoví co nejjednodušeji.
   *[other] Na každé rozhodnutí máš { $count } sekund; pak za tebe stůl odpoví co nejjednodušeji.
}
remote-rule-absent = { $count ->
    [one] Pokud ve tvém tahu spojení { $count } sekundu chybí, stůl hraje za tebe, dokud se nevrátíš.
    [few] Pokud ve tvém tahu spojení { $count } sekundy chybí, stůl hraje za tebe, dokud se nevrátíš.
    [many] Pokud ve tvém tahu spojení { $count } sekundy chybí, stůl hraje za tebe, dokud se nevrátíš.
   *[other] Pokud ve tvém tahu spojení { $count } sekund chybí, stůl hraje za tebe, dokud se nevrátíš.
}
remote-rule-missed = { $count ->
    [one] Totéž udělá, když zmeškáš { $count } rozhodnutí.
    [few] Totéž udělá, když zmeškáš { $count } rozhodnutí po sobě.
    [many] Totéž udělá, když zmeškáš { $count } rozhodnutí po sobě.
   *[other] Totéž udělá, když zmeškáš { $count } rozhodnutí po sobě.
}
remote-rule-line = Po hře potvrď svůj řádek v zápisu.
remote-seat-here = tady
remote-seat-away = není tady
remote-seat-stood-in = zastoupený
remote-seat-out = venku
online-status-gathering = Před prezencí.
remote-hall = { $count ->
    [one] Online
    [few] Online { $number }
    [many] Online { $number }
   *[other] Online { $number }
}
remote-games = Hry ke sledování
remote-delay = { $count ->
    [one] Běžící hry vidíš o { $count } minutu později, aby nikdo nemohl hráči pomoct.
    [few] Běžící hry vidíš o { $count } minuty později, aby nikdo nemohl hráči pomoct.
    [many] Běžící hry vidíš o { $count } minuty později, aby nikdo nemohl hráči pomoct.
   *[other] Běžící hry vidíš o { $count } minut později, aby nikdo nemohl hráči pomoct.
}
