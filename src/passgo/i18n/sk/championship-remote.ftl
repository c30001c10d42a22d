remote-live-table = online stôl
remote-not-confirmed = nepotvrdené
remote-waived = Hlavný rozhodca uzavrel bez tých, čo nepotvrdili. Dôvod: { $reason }
remote-tie-lead = Nič iné týchto hráčov nerozlíši. Rozhodni, kto je prvý.
remote-tie-place = { $number }. miesto v zhode
remote-tie-decide = Rozhodnúť zhodu
remote-confirm-lead = Čísla sú priamo z hry. Potvrdzuješ presne to, čo tu vidíš.
remote-sign-judge = Podpísať ako rozhodca
remote-waive = Uzavrieť bez nich
remote-waive-lead = Čas mali. V zápise bude stáť, že ho nepotvrdili, a prečo.
remote-waive-later = Do { $when } ({ $zone }) ho môžu potvrdiť na vlastnej obrazovke. Potom môžeš zápis uzavrieť bez nich.
hall-done-sign = Podpísané.
hall-done-waive = Uzavreté bez chýbajúcich podpisov.
hall-done-decide = Zhoda rozhodnutá.
remote-champion = Titul je tvoj. Blahoželáme!
remote-finish = { $stage }: { $rank }. miesto z { $players }.
remote-through = Postupuješ do ďalšej fázy: { $stage }.
remote-result = { $points ->
    [one] { $rank }. miesto pri tomto stole, { $points } bod
    [few] { $rank }. miesto pri tomto stole, { $points } body
    [many] { $rank }. miesto pri tomto stole, { $points } bodu
   *[other] { $rank }. miesto pri tomto stole, { $points } bodov
}
remote-next-confirmed = Tvoje miesto je potvrdené. Pred oficiálnym začiatkom choď z tejto stránky k svojmu stolu: prázdne miesto dostane náhradník.
remote-line = Tvoj riadok v zápise
remote-line-lead = Toto máš na konci hry. Potvrdiť to môžeš len ty. Ak niečo nesedí, nepotvrdzuj to a povedz to hlavnému rozhodcovi.
remote-line-confirm = Súhlasí
remote-line-signed = Potvrdené o { $time } ({ $zone }).
remote-line-soon = Teraz nie je čo potvrdiť. Stránka sa obnovuje sama.
entry-done-signed = Potvrdené. Vďaka!
remote-local = Tvoj čas: { $when } ({ $zone })
remote-starts-in = { $count ->
    [one] Zostáva { $count } minúta
    [few] Zostávajú { $count } minúty
    [many] Zostáva { $count } minúty
   *[other] Zostáva { $count } minút
}
remote-starts-now = Hlavný rozhodca hneď urobí prezenciu.
remote-come-lead = Povedz, že si tu, a nechaj túto stránku otvorenú. Hrá len ten, kto je tu pri prezencii; inak tvoje miesto dostane náhradník.
remote-come = Som tu
remote-come-later = Dve hodiny pred začiatkom tu môžeš povedať, že si na mieste.
remote-here = Si tu. Nechaj túto stránku otvorenú: po prezencii sa tu objaví tlačidlo k tvojmu stolu.
remote-rules = Pri stole
remote-rule-decision = { $count ->
    [one] Na každé rozhodnutie máš { $count } sekundu; potom za teba stôl odpovie čo najjednoduchšie.
    [few] Na každé rozhodnutie máš { $count } sekundy; potom za teba stôl odpovie čo najjednoduchšie.
    [many] Na každé rozhodnutie máš { $count } sekundy; potom za teba stôl odpovie čo najjednoduchšie.
   *[other] Na každé rozhodnutie máš { $count } sekúnd; potom za teba stôl odpovie čo najjednoduchšie.
}
remote-rule-absent = { $count ->
    [one] Ak v tvojom ťahu spojenie { $count } sekundu chýba, stôl hrá za teba, kým sa nevrátiš.
    [few] Ak v tvojom ťahu spojenie { $count } sekundy chýba, stôl hrá za teba, kým sa nevrátiš.
    [many] Ak v tvojom ťahu spojenie { $count } sekundy chýba, stôl hrá za teba, kým sa nevrátiš.
   *[other] Ak v tvojom ťahu spojenie { $count } sekúnd chýba, stôl hrá za teba, kým sa nevrátiš.
}
remote-rule-missed = { $count ->
    [one] To isté urobí, keď zmeškáš { $count } rozhodnutie.
    [few] To isté urobí, keď zmeškáš { $count } rozhodnutia po sebe.
    [many] To isté urobí, keď zmeškáš { $count } rozhodnutia po sebe.
   *[other] To isté urobí, keď zmeškáš { $count } rozhodnutí po sebe.
}
remote-rule-line = Po hre potvrď svoj riadok v zápise.
remote-seat-here = tu
remote-seat-away = nie je tu
remote-seat-stood-in = zastúpený
remote-seat-out = vonku
online-status-gathering = Pred prezenciou.
remote-hall = { $count ->
    [one] Online
    [few] Online { $number }
    [many] Online { $number }
   *[other] Online { $number }
}
remote-games = Hry na sledovanie
remote-delay = { $count ->
    [one] Bežiace hry vidíš o { $count } minútu neskôr, aby nikto nemohol hráčovi pomôcť.
    [few] Bežiace hry vidíš o { $count } minúty neskôr, aby nikto nemohol hráčovi pomôcť.
    [many] Bežiace hry vidíš o { $count } minúty neskôr, aby nikto nemohol hráčovi pomôcť.
   *[other] Bežiace hry vidíš o { $count } minút neskôr, aby nikto nemohol hráčovi pomôcť.
}
