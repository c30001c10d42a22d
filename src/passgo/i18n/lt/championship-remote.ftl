remote-live-table = internetinis stalas
remote-not-confirmed = nepatvirtinta
remote-waived = Vyriausiasis teisėjas uždarė be tų, kurie nepatvirtino. Priežastis: { $reason }
remote-tie-lead = Daugiau niekas šių žaidėjų neskiria. Nuspręskite, kas pirmas.
remote-tie-place = { $number } vieta tarp lygiųjų
remote-tie-decide = Išspręsti lygiąsias
remote-confirm-lead = Šie skaičiai – iš paties žaidimo. Tvirtinate būtent tai, ką čia matote.
remote-sign-judge = Pasirašyti kaip teisėjui
remote-waive = Uždaryti be jų
remote-waive-lead = Jie laiko turėjo. Protokole bus parašyta, kad jie jo nepatvirtino ir kodėl.
remote-waive-later = Jie gali patvirtinti savo ekrane iki { $when } ({ $zone }). Paskui protokolą galite uždaryti be jų.
hall-done-sign = Pasirašyta.
hall-done-waive = Uždaryta be trūkstamų parašų.
hall-done-decide = Lygiosios išspręstos.
remote-champion = Jūs – čempionas. Sveikiname!
remote-finish = { $stage }: { $rank } vieta iš { $players }.
remote-through = Patekote į kitą etapą: { $stage }.
remote-result = { $points ->
    [one] { $rank } vieta prie šio stalo, { $points } taškas
    [few] { $rank } vieta prie šio stalo, { $points } taškai
    [many] { $rank } vieta prie šio stalo, { $points } taško
   *[other] { $rank } vieta prie šio stalo, { $points } taškų
}
remote-next-confirmed = Jūsų vieta patvirtinta. Prieš oficialią pradžią iš šio puslapio eikite prie savo stalo: tuščia vieta tada atitenka atsarginiam.
remote-line = Jūsų eilutė protokole
remote-line-lead = Tiek turėjote žaidimui pasibaigus. Patvirtinti galite tik jūs. Jei kas negerai, netvirtinkite ir pasakykite vyriausiajam teisėjui.
remote-line-confirm = Tai teisinga
remote-line-signed = Patvirtinote { $time } ({ $zone }).
remote-line-soon = Dabar tvirtinti nėra ko. Puslapis atsinaujina pats.
entry-done-signed = Patvirtinta. Ačiū!
remote-local = Jūsų laiku: { $when } ({ $zone })
remote-starts-in = { $count ->
    [one] Liko { $count } minutė
    [few] Liko { $count } minutės
    [many] Liko { $count } minutės
   *[other] Liko { $count } minučių
}
remote-starts-now = Vyriausiasis teisėjas tuoj tikrins dalyvius.
remote-come-lead = Pasakykite, kad esate čia, ir palikite šį puslapį atvertą. Žais tik tie, kurie tikrinant čia; kitaip jūsų vieta atiteks atsarginiam.
remote-come = Aš čia
remote-come-later = Likus dviem valandoms iki pradžios čia galėsite pasakyti, kad atvykote.
remote-here = Jūs čia. Palikite šį puslapį atvertą: po tikrinimo čia atsiras mygtukas prie jūsų stalo.
remote-rules = Prie stalo
remote-rule-decision = { $count ->
    [one] Kiekvienam sprendimui turite { $count } sekundę; paskui stalas už jus atsako paprasčiausiai.
    [few] Kiekvienam sprendimui turite { $count } sekundes; paskui stalas už jus atsako paprasčiausiai.
    [many] Kiekvienam sprendimui turite { $count } sekundės; paskui stalas už jus atsako paprasčiausiai.
   *[other] Kiekvienam sprendimui turite { $count } sekundžių; paskui stalas už jus atsako paprasčiausiai.
}
remote-rule-absent = { $count ->
    [one] Jei per jūsų ėjimą ryšio nėra { $count } sekundę, stalas žaidžia už jus, kol grįšite.
    [few] Jei per jūsų ėjimą ryšio nėra { $count } sekundes, stalas žaidžia už jus, kol grįšite.
    [many] Jei per jūsų ėjimą ryšio nėra { $count } sekundės, stalas žaidžia už jus, kol grįšite.
   *[other] Jei per jūsų ėjimą ryšio nėra { $count } sekundžių, stalas žaidžia už jus, kol grįšite.
}
remote-rule-missed = { $count ->
    [one] Taip pat, jei praleidžiate { $count } sprendimą.
    [few] Taip pat, jei iš eilės praleidžiate { $count } sprendimus.
    [many] Taip pat, jei iš eilės praleidžiate { $count } sprendimo.
   *[other] Taip pat, jei iš eilės praleidžiate { $count } sprendimų.
}
remote-rule-line = Kai žaidimas baigsis, patvirtinkite savo eilutę protokole.
remote-seat-here = čia
remote-seat-away = ne čia
remote-seat-stood-in = pakeistas
remote-seat-out = iškritęs
online-status-gathering = Prieš tikrinant dalyvius.
remote-hall = { $count ->
    [one] Internete
    [few] Internete { $number }
    [many] Internete { $number }
   *[other] Internete { $number }
}
remote-games = Žaidimai, kuriuos galima stebėti
remote-delay = { $count ->
    [one] Vykstančius žaidimus matote { $count } minute vėliau, kad niekas negalėtų padėti žaidėjui.
    [few] Vykstančius žaidimus matote { $count } minutėmis vėliau, kad niekas negalėtų padėti žaidėjui.
    [many] Vykstančius žaidimus matote { $count } minutės vėliau, kad niekas negalėtų padėti žaidėjui.
   *[other] Vykstančius žaidimus matote { $count } minučių vėliau, kad niekas negalėtų padėti žaidėjui.
}
