plan-starts = Pradžia ({ $city }) dabar { $new }, o ne { $old }.
plan-name = Vieta ({ $city }) dabar yra { $new }, o ne { $old }.
plan-city = Miestas dabar yra { $new }, o ne { $old }.
plan-capacity = Vietų skaičius ({ $city }) dabar { $new }, o ne { $old }.
plan-tables = Stalų skaičius ({ $city }) dabar { $new }, o ne { $old }.
plan-closes = Paskutinė registracijos diena dabar { $new }, o ne { $old }.
plan-venue = Nauja vieta: { $name } ({ $city }), { $starts }.
plan-history = Kas pasikeitė
plan-earlier = { $count ->
    [one] { $count } ankstesnis pakeitimas
    [few] { $count } ankstesni pakeitimai
    [many] { $count } ankstesnio pakeitimo
   *[other] { $count } ankstesnių pakeitimų
}
hall-page-plan = Plano keitimas
plan-lead = Kiekvienas pakeitimas rodomas viešoje svetainėje kartu su tuo, kas buvo anksčiau. Prieš skelbdami matote, ką jis paliečia.
plan-fixed = Leidimas, taškai ir etapai lieka, kokie yra: žmonės registravosi būtent į juos.
plan-change = Keisti
plan-change-venue = Keisti: { $venue }
plan-closing = Paskutinė registracijos diena
plan-field-name = Salė
plan-field-city = Miestas
plan-field-starts = Pradžia ({ $zone })
plan-field-capacity = Vietos
plan-field-tables = Stalai vienu metu
plan-field-heats = Srautai
plan-field-zone = Laiko juosta
plan-add = Pridėti vietą
plan-preview = Peržiūrėti pakeitimą
plan-publish = Skelbti pakeitimą
plan-back = Nieko nekeisti
plan-notice = Jūsų žodžiai apie tai, jei norite – neminėkite vardų
plan-mailed = { $count ->
    [one] Siųsti laišką { $count } žmogui
    [few] Siųsti laišką { $count } žmonėms
    [many] Siųsti laišką { $count } žmogaus
   *[other] Siųsti laišką { $count } žmonių
}
plan-readers = { $language }: { $count }
plan-nobody = Nė vieno užsiregistravusiojo tai neliečia.
plan-moved-up = { $count ->
    [one] Iš eilės pakyla { $count } atsarginis.
    [few] Iš eilės pakyla { $count } atsarginiai.
    [many] Iš eilės pakyla { $count } atsarginio.
   *[other] Iš eilės pakyla { $count } atsarginių.
}
hall-done-publish-plan = Pakeitimas paskelbtas.
plan-unclear = Užpildykite visus laukus: pavadinimus, dieną ir laiką, laiko juostą ir sveikuosius skaičius.
mail-plan-subject = { $championship }: planas pasikeitė
mail-plan-body =
    Sveiki, { $name }!

    { $what }

    { $site }

    { $organiser }
refusal-champ-capacity-taken = { $count ->
    [one] Čia vietą turi { $count } žmogus, todėl mažiau vietų būti negali.
    [few] Čia vietą turi { $count } žmonės, todėl mažiau vietų būti negali.
    [many] Čia vietą turi { $count } žmogaus, todėl mažiau vietų būti negali.
   *[other] Čia vietą turi { $count } žmonių, todėl mažiau vietų būti negali.
}
refusal-champ-closes-early = Registracija prasideda tik { $opens }.
refusal-champ-closes-late = Registruotis nebegalima po { $day }, kai pradeda pirmoji vieta. Pirmiausia pakeiskite paskutinę registracijos dieną.
refusal-champ-nothing-new = Taip jau ir yra.
refusal-champ-no-seats = Prie šių stalų telpa { $room } žaidėjų. Pirmiausia pridėkite stalų arba sumažinkite vietų skaičių.
refusal-champ-plan-lent = Vieta perduota nešiojamajam kompiuteriui, kuris dirba pagal dabartinį planą. Palaukite jo rezultatų arba atsiimkite vietą.
refusal-champ-roll-called = Dalyviai patikrinti ir žaidėjai jau čia, todėl salė ir pradžia nebegali keistis.
refusal-champ-tables-in-use = { $count ->
    [one] Čia žaidžia { $count } stalas, todėl mažiau būti negali.
    [few] Čia žaidžia { $count } stalai, todėl mažiau būti negali.
    [many] Čia žaidžia { $count } stalo, todėl mažiau būti negali.
   *[other] Čia žaidžia { $count } stalų, todėl mažiau būti negali.
}
refusal-champ-time-over = Šis laikas jau praėjo. Pasirinkite vėlesnį.
refusal-champ-too-young-then = { $count ->
    [one] { $count } užsiregistravęs žmogus { $day } būtų per jaunas.
    [few] { $count } užsiregistravę žmonės { $day } būtų per jauni.
    [many] { $count } užsiregistravusio žmogaus { $day } būtų per jauni.
   *[other] { $count } užsiregistravusių žmonių { $day } būtų per jauni.
}
refusal-champ-venue-known = Vieta tokiu pavadinimu jau yra.
refusal-champ-venue-unfit = Vėlesniuose etapuose nėra vietos dar vienos vietos žaidėjams.
plan-terms = Sąlygos arba atšaukimas
plan-terms-long = Sąlygos per ilgos. Sutrumpinkite; visos kalbos skaičiuojamos kartu.
plan-judge = Pakeisti teisėją
hall-done-another-judge = Stalas turi kitą teisėją.
