found-evening = En lokal, en kväll
found-evening-lead = Svara på fyra frågor. Allt annat är föreslaget, och du kan ändra det innan du publicerar.
found-title = Mästerskapets namn
found-day = Datum
found-place = Plats
found-place-hint = Lokal och ort, till exempel: Skolans aula, Volos
found-players = Antal spelare
found-zone = Tidszon
found-first-stage = Inledande omgångar
found-last-stage = Final
found-continue = Fortsätt
found-examples = Större mästerskap
found-examples-lead = Börja med ett exempel. Dess datum är flyttade till de kommande veckorna.
found-preset-greece-2015 = Flera städer, en nationell final
found-preset-about-greece-2015 = Turneringar i städer, en final i varje stad och en nationell final. Som i Grekland 2015.
found-preset-worlds-2015 = Tre omgångar, semifinaler och final
found-preset-about-worlds-2015 = En lokal. Poängen från tre omgångar läggs ihop, de sexton bästa spelar semifinal. Som i Macao 2015.
found-begin = Börja
found-file = Från en fil
found-file-choose = Mästerskapsfil (championship.toml)
found-file-faults = { $count ->
    [one] Filen har { $count } fel.
   *[other] Filen har { $count } fel.
}
found-file-long = Formulären har plats för { $venues } spelplatser. Ett större mästerskap skapas på servern med programmet.
problem-too-many-drafts = Du har { $count } utkast. Släng ett först.
found-steps = Steg
found-step-what = Vad
found-step-where = Var och när
found-step-who = Vem får delta
found-step-stages = Etapper och bord
found-step-clocks = Tider
found-step-points = Poäng och lika ställning
found-step-terms = Villkor
found-step-officials = Funktionärer
found-step-check = Kontrollera och publicera
found-open = { $count ->
    [one] { $count } fält kvar att fylla i
   *[other] { $count } fält kvar att fylla i
}
found-to-check = Spara och kontrollera
found-organisers = Arrangörer
found-organisers-hint = En per rad. Om fältet är tomt: tävlingsledaren.
found-prize = Pris till mästaren
found-optional = Kan vara tomt.
found-venue = Spelplats { $number }
found-hall = Lokal eller adress
found-city = Ort
found-starts = Start
found-tables = Bord samtidigt
found-heats = Grupper efter varandra
found-heats-hint = 1 om alla spelare har ett bord på en gång.
found-registers = Spelare kan anmäla sig till den här spelplatsen
found-remove = Ta bort
found-add-venue = Lägg till en spelplats
found-opens = Anmälan öppnar
found-closes = Sista anmälningsdag
found-closes-hint = Den dagen räknas med.
found-age = Minsta ålder
found-any = Alla
found-alternates = Reserver på varje spelplats
found-alternates-hint = De får en plats när någon lämnar återbud.
found-walk-ins = Spelare kan också anmäla sig vid dörren
found-no-employee = Arrangörernas anställda får inte delta
found-no-relative = Nära anhöriga till de anställda får inte delta
found-stage-name = Etappens namn
found-at = Spelas på
found-at-venues = Varje spelplats med anmälan
found-fewest = Spelare vid ett bord, minst
found-most = Spelare vid ett bord, högst
found-advance = Hur många går vidare
found-advance-hint = Från varje spelplats. I sista etappen: 1, mästaren.
found-add-stage = Lägg till en etapp
found-rounds = Omgångar
found-minutes = Minuter per omgång
found-tolerance = Så många minuter i förväg får sista varvet meddelas
found-tolerance-hint = 0 betyder aldrig.
found-points-lead = Det här är de vanliga värdena. Ändra dem bara om era regler skiljer sig.
found-points = Poäng
found-points-hint = Vinnarens poäng först, med mellanslag mellan talen.
found-survivors = { $count ->
    [one] { $count } spelare kvar
   *[other] { $count } spelare kvar
}
found-valuation = Förmögenhet, i procent av det tryckta priset
found-worth-deed = Egendom
found-worth-mortgaged = Intecknad egendom
found-worth-house = Hus
found-worth-hotel = Hotell
found-hotel-houses = Hus som räknas med ett hotell
found-rounding = Avrundning
found-up = Uppåt
found-down = Nedåt
found-ties = Lika ställning
found-table-ties = Mellan spelare vid ett bord
found-across-ties = Mellan spelare vid olika bord
found-tie-worth = störst förmögenhet
found-tie-deeds = flest egendomar
found-tie-cash = mest kontanter
found-tie-head-judge = huvuddomaren avgör
found-tie-lot = lottning
found-terms-proposal =
    Alla som anmäler sig går med på att spela efter reglerna och följa domarnas beslut.
    Arrangörerna använder personuppgifter bara för att genomföra mästerskapet och raderar dem efteråt.
    Deltagare kan när som helst se, rätta och radera sina uppgifter.
found-officials-lead = Ange dem som hjälper dig. Var och en får en privat länk när du publicerar. Du kan alltid bjuda in fler.
found-official = Funktionär { $number }
found-ready = Allt finns på plats. Titta på förhandsvisningen och publicera sedan.
found-missing = Inte klart än
found-preview = Förhandsvisning
found-preview-lead = Det här är en förhandsvisning. Ingen annan kan se den.
found-change = Ändra något
found-download = Ladda ner som fil
found-publish = Publicera
found-director = Ditt namn, som tävlingsledare
found-account = Välj ett användarnamn och ett lösenord, så att du kan komma tillbaka från vilken enhet som helst.
found-have-account = Jag har redan ett konto
found-discard = Släng utkastet
found-discard-sure = Släng det här utkastet? Inget av det sparas.
found-links = Ge varje funktionär sin egen länk. Länkarna visas bara en gång.
found-link-qr = QR-kod till länken för { $name }
found-again = Du hittar det igen på alla enheter där du är inloggad.
found-mine = Mina mästerskap
found-mine-none = Logga in för att se mästerskapen som du har skapat.
found-drafts = Utkast
found-changed = Senast ändrat { $when }
found-copy = Håll det igen
found-fault-needed = Fyll i det här.
found-fault-long = Använd högst { $most } tecken.
found-fault-lines = Använd högst { $most } rader med { $longest } tecken.
found-fault-number = Ange ett heltal från { $low } till { $high }.
found-fault-day = Välj ett datum.
found-fault-past = Det har redan varit. Välj ett kommande datum.
found-fault-choice = Välj från listan.
found-fault-closes = Det är innan anmälan öppnar.
found-fault-starts = Då är anmälan fortfarande öppen. Välj ett senare datum, eller stäng anmälan tidigare.
found-fault-room = Borden har { $room } platser. Lägg till bord, eller sänk antalet spelare.
found-fault-advance = Nästa etapp har inga bord för det antalet. I sista etappen måste det vara 1.
found-fault-hall = Spelare från andra spelplatser kan inte komma hit. Välj en spelplats utan anmälan.
found-fault-online = Det här kan inte spelas online. Välj en annan utgåva eller andra bord.
found-fault-points = { $count ->
    [one] Ange { $count } tal upp till { $most }.
   *[other] Ange { $count } tal upp till { $most }. Inget får vara större än det före.
}
found-fault-winner = Vinnaren kan inte få mer än med färre spelare kvar: högst { $most }.
found-fault-registers = Spelare måste kunna anmäla sig till minst en spelplats.
found-fault-misfit = Det här passar inte med resten. Ändra tillbaka, eller börja med ett annat exempel.
