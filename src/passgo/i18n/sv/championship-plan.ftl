plan-starts = Starten i { $city } är nu { $new } i stället för { $old }.
plan-name = Spelplatsen i { $city } är nu { $new } i stället för { $old }.
plan-city = Orten är nu { $new } i stället för { $old }.
plan-capacity = { $city } har nu { $new } platser i stället för { $old }.
plan-tables = { $city } har nu { $new } bord i stället för { $old }.
plan-closes = Sista anmälningsdag är nu { $new } i stället för { $old }.
plan-venue = Det finns en ny spelplats: { $name } i { $city }, { $starts }.
plan-history = Det här har ändrats
plan-earlier = { $count ->
    [one] En tidigare ändring
   *[other] { $count } tidigare ändringar
}
hall-page-plan = Ändrad plan
plan-lead = Varje ändring syns på den offentliga sidan, tillsammans med det som gällde förut. Innan du publicerar den ser du vem den berör.
plan-fixed = Utgåvan, poängen och etapperna förblir som de är: det är dem folk har anmält sig till.
plan-change = Ändra
plan-change-venue = Ändra { $venue }
plan-closing = Sista anmälningsdag
plan-field-name = Lokal
plan-field-city = Ort
plan-field-starts = Start ({ $zone })
plan-field-capacity = Platser
plan-field-tables = Bord samtidigt
plan-field-heats = Heat
plan-field-zone = Tidszon
plan-add = Lägg till en spelplats
plan-preview = Titta på ändringen
plan-publish = Publicera ändringen
plan-back = Ändra ingenting
plan-notice = Dina egna ord om det, om du vill – namnge ingen
plan-mailed = { $count ->
    [one] Mejla en person
   *[other] Mejla { $count } personer
}
plan-readers = { $language }: { $count }
plan-nobody = Det berör ingen som har anmält sig.
plan-moved-up = { $count ->
    [one] En reserv flyttas upp i tur och ordning.
   *[other] { $count } reserver flyttas upp i tur och ordning.
}
hall-done-publish-plan = Ändringen är publicerad.
plan-unclear = Fyll i alla fält: namn, dag och tid, en tidszon och heltal.
mail-plan-subject = { $championship }: ändrad plan
mail-plan-body =
    Hej { $name }!

    { $what }

    { $site }

    { $organiser }
refusal-champ-capacity-taken = { $count ->
    [one] En person har en plats här, så platserna kan inte bli färre.
   *[other] { $count } personer har en plats här, så platserna kan inte bli färre.
}
refusal-champ-closes-early = Anmälan öppnar först { $opens }.
refusal-champ-closes-late = Anmälan kan inte pågå efter { $day }, då den första spelplatsen startar. Ändra den sista anmälningsdagen först.
refusal-champ-nothing-new = Så är det redan.
refusal-champ-no-seats = Borden här har plats för { $room } spelare. Lägg till bord först, eller sänk antalet platser.
refusal-champ-plan-lent = Spelplatsen är utlånad till en dator som följer den nuvarande planen. Vänta på resultaten, eller ta tillbaka spelplatsen.
refusal-champ-roll-called = Uppropet är klart och spelarna är här, så lokal och start kan inte ändras längre.
refusal-champ-tables-in-use = { $count ->
    [one] Ett bord spelar här, så det kan inte bli färre.
   *[other] { $count } bord spelar här, så det kan inte bli färre.
}
refusal-champ-time-over = Den tiden har passerat. Välj en senare.
refusal-champ-too-young-then = { $count ->
    [one] En anmäld skulle vara för ung { $day }.
   *[other] { $count } anmälda skulle vara för unga { $day }.
}
refusal-champ-venue-known = Det finns redan en spelplats med det namnet.
refusal-champ-venue-unfit = De senare etapperna har inte plats för spelare från ännu en spelplats.
plan-terms = Villkor eller ställa in
plan-terms-long = Villkoren är för långa. Korta dem; alla språk räknas ihop.
plan-judge = Byt ut en domare
hall-done-another-judge = Bordet har fått en annan domare.
