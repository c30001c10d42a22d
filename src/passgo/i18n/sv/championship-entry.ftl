# Mästerskap: den offentliga sidan, anmälan, min anmälan, sekretariatet, och varför ett mästerskap nekar.

entry-championships = Mästerskap
entry-championships-lead = Anmäl dig, titta på och följ poängen.
entry-championships-none = Här finns inget mästerskap än.
entry-phase-announced = Anmälan har inte öppnat än
entry-phase-open = Anmälan är öppen
entry-phase-closed = Anmälan är stängd
entry-phase-running = Pågår
entry-phase-over = Avslutat
entry-phase-cancelled = Inställt
entry-window = Anmälan från { $opens } till och med { $closes }.
entry-window-zone = Klockslagen är lokal tid på varje spelplats.
entry-rule = Regel { $rule }
entry-rehearsed = Repetition med påhittade personer

entry-new = Nytt mästerskap
entry-new-terms-lead = Varje version förblir tillgänglig. Ange en kontaktperson för frågor om personuppgifter.
entry-new-director = Den första tävlingsledarens namn
entry-new-unreadable = Den uppladdade filen är inte UTF-8-text.
entry-made = Mästerskapet har skapats
entry-made-lead = { $name } är redo. Bjud in sekretariat, domare och protokollförare från tävlingsledarens konsol.
entry-made-link = Det här är tävlingsledarens privata länk. Den visas bara en gång: spara den nu, och behåll den för dig själv.
entry-made-qr = QR-kod för tävlingsledarens länk
entry-made-open = Öppna tävlingsledarens konsol
entry-made-site = Offentlig sida

entry-organised = Arrangeras av { $organisers }
entry-register = Anmäl dig
entry-opens-on = Anmälan öppnar { $when }.
entry-cancelled = Mästerskapet är inställt. Om du har anmält dig kan du fortfarande exportera eller radera dina uppgifter.
entry-terms-changed = Villkoren har ändrats
entry-terms-since = Version { $version }, gäller sedan { $when }.
entry-terms-what = Vad som har ändrats
entry-where = När och var
entry-starts = Börjar { $when } ({ $zone })
entry-online = Spelas online, varifrån som helst
entry-places-meter = Upptagna platser i { $city }
entry-places-left = { $count ->
    [0] Alla { $capacity } platser är upptagna
    [one] { $count } av { $capacity } platser är ledig
   *[other] { $count } av { $capacity } platser är lediga
}
entry-alternates = { $count ->
    [0] Inga reserver väntar
    [one] { $count } reserv väntar
   *[other] { $count } reserver väntar
}
entry-would-wait = Fullt: du skulle bli reserv nummer { $number }
entry-later-stage = För dem som kvalificerar sig
entry-how = Så spelas det
entry-stage = { $rounds ->
    [one] Bord med { $fewest } till { $most } spelare, en omgång på { $minutes } minuter.
   *[other] Bord med { $fewest } till { $most } spelare, { $rounds } omgångar på { $minutes } minuter vardera.
}
entry-prize = Mästaren vinner: { $prize }.
entry-condition-age = Du måste ha fyllt { $age } år på speldagen.
entry-condition-citizenship = Du måste vara medborgare i { $country }.
entry-condition-excluded = Anställda hos arrangörerna och deras närmaste anhöriga får inte delta.
entry-condition-phone = Efter anmälan ringer vi dig för att bekräfta din plats. Finns det fler anmälningar än platser går den tidigare anmälan före.
entry-edition = Om spelet
entry-follow = Följ mästerskapet
entry-spectators = Åskådare är välkomna: kom och se spelen på plats.
entry-anonymous = Poängen visas i slutet av varje omgång, bara under alias.
entry-board = Liveresultat
entry-standings = Ställning (CSV)
entry-terms = Deltagarvillkor
entry-terms-lead = Villkoren och alla tidigare versioner finns här.
entry-terms-read = Läs gällande villkor
entry-terms-none = Villkoren är inte publicerade än, så anmälan är inte öppen.
entry-terms-in-force = Version { $version }, gäller sedan { $when }
entry-terms-old = Detta är version { $version } från { $when }. Den gäller inte längre.
entry-terms-versions = Alla versioner
entry-terms-version = Version { $version }, { $when }
entry-terms-diff = Ändringar sedan version { $version }
entry-terms-added = Tillagt:
entry-terms-removed = Borttaget:
entry-terms-show = Läs version { $version } av villkoren här
entry-rights = Du kan när som helst få dina uppgifter exporterade, rättade eller raderade: på sidan för din anmälan, per e-post eller per telefon.

entry-register-lead = Det tar två minuter. Bara det alias du väljer senare publiceras.
entry-wrong = { $count ->
    [one] En sak saknas eller är fel; den är markerad nedan. Inget du skrivit har gått förlorat.
   *[other] { $count } saker saknas eller är fel; de är markerade nedan. Inget du skrivit har gått förlorat.
}
entry-city = Var vill du spela?
entry-you = Om dig
entry-name = För- och efternamn
entry-email = E-postadress
entry-email-hint = Din egen, inte någon annans: länken till din anmälan skickas dit.
entry-phone = Telefon
entry-phone-hint = Vi ringer det här numret för att bekräfta din plats.
entry-born = Födelsedatum
entry-born-hint = Du måste ha fyllt { $age } år den dag du spelar.
entry-born-why = För att skilja personer med samma namn åt.
entry-citizenship = Medborgarskap
entry-citizenship-hint = Bara medborgare i { $country } får delta.
entry-choose = Välj
entry-excluded = Kryssa för det som gäller dig
entry-excluded-employee = Jag arbetar för { $organisers }.
entry-excluded-relative = En nära anhörig till mig arbetar för { $organisers }.
entry-declare = Intyganden och samtycken
entry-declare-lead = Alla behövs: saknas någon är anmälan inte giltig.
entry-declaration-own-email = E-postadressen är min egen.
entry-declaration-true-data = Uppgifterna jag har lämnat är riktiga och sanna.
entry-declaration-of-age = Jag har fyllt { $age } år.
entry-declaration-contact = Mitt telefonnummer och min e-postadress får användas för att genomföra mästerskapet.
entry-consent-terms = Jag godtar deltagarvillkoren utan förbehåll.
entry-consent-data = { $organisers } får behandla uppgifterna jag lämnar här, bara för det här mästerskapet.
entry-consent-publicity = Mästerskapets resultat, med foton, film och namn på vinnare och övriga placerade, får offentliggöras.
entry-consent-promotion = { $organisers } får också skicka nyheter och erbjudanden till mig. Det har inget med deltagandet att göra.
entry-optional = Frivilligt
entry-optional-lead = Du kan hoppa över det här och ändå delta. Du kan ändra dig när som helst.
entry-kept = { $days ->
    [one] Dina uppgifter raderas senast { $days } dag efter den sista finalen.
   *[other] Dina uppgifter raderas senast { $days } dagar efter den sista finalen.
}
entry-register-send = Anmäl dig nu
entry-fault-venue = Välj en stad.
entry-fault-name = Ange för- och efternamn, 2 till 100 tecken.
entry-fault-email = Ange en e-postadress som name@example.org.
entry-fault-phone = Ange ett telefonnummer med 5 till 20 siffror.
entry-fault-born = Ange ett födelsedatum.
entry-fault-citizenship = Välj ett land.
entry-fault-tick = Kryssa för detta för att delta.
entry-registered = Du är anmäld
entry-link = Det här är din privata länk. Förvara den säkert: den som har den kan ändra din anmälan.
entry-link-lead = Den öppnar din anmälan: status, alias, dina uppgifter och din incheckningskod.
entry-link-mail = Den finns också i mejlet vi skickar dig.
entry-mine-open = Öppna min anmälan
entry-mine = Min anmälan
entry-status-pending = Väntar på bekräftelse
entry-status-confirmed = Bekräftad
entry-status-alternate = Reserv nummer { $number }
entry-status-withdrawn = Återbud
entry-status-no-show = Uteblev
entry-status-disqualified = Diskvalificerad
entry-status-erased = Raderad
entry-next-pending = Du har en plats. Vi ringer dig för att bekräfta den.
entry-next-confirmed = Din plats är bekräftad. Var där före den officiella starten: en plats som då är tom går till en reserv.
entry-next-alternate = Alla platser är upptagna. Du är nummer { $number } på reservlistan: när någon lämnar återbud flyttas den första reserven upp.
entry-next-withdrawn = Du deltar inte längre. Så länge anmälan är öppen kan du anmäla dig på nytt.
entry-next-no-show = Du var inte där vid den officiella starten, så din plats gick till någon annan.
entry-next-disqualified = Arrangörerna har strukit din anmälan.
entry-next-erased = Dina uppgifter är raderade.
entry-seat = { $stage }, omgång { $round }, heat { $heat }: bord { $table }, { $when } ({ $zone })
entry-play = Till mitt bord
entry-qr = QR-kod för incheckning
entry-qr-lead = Visa detta vid dörren, eller läs upp koden:
entry-nickname = Alias
entry-nickname-lead = Poängen visas under ditt alias, aldrig under ditt namn. Det ska ha med spelet att göra och får inte antyda ålder, kön, nationalitet, utseende eller ort. Tävlingsledaren måste godkänna det.
entry-nickname-proposed = ”{ $nickname }” väntar på godkännande.
entry-nickname-approved = ”{ $nickname }” är godkänt.
entry-nickname-returned = Ditt alias godkändes inte. Orsaken står i mejlet vi skickade dig. Skicka in ett annat.
entry-nickname-new = Alias, 2 till 24 tecken
entry-nickname-send = Skicka in
entry-contact = Hur vi når dig
entry-contact-theirs = Kontaktuppgifter
entry-contact-other = Om ditt namn eller födelsedatum är fel, ring sekretariatet.
entry-save = Spara
entry-consents = Samtycken
entry-consent-given = lämnat
entry-consent-refused = inte lämnat
entry-consent-give = Lämna samtycke
entry-consent-take-back = Återkalla samtycke
entry-consent-data-sure = Utan detta samtycke kan ingen delta, så anmälan dras också tillbaka. Uppgifterna finns kvar tills de raderas eller lagringstiden är ute.
entry-place = Din plats som mästare
entry-place-lead = Du har vunnit: { $prize }. Kan du inte åka går platsen till nästa i rangordningen; du förblir mästare.
entry-place-pass = Jag kan inte åka
entry-place-sure = Platsen går då till nästa i rangordningen. Det kan inte ångras.
entry-data = Dina uppgifter
entry-data-theirs = Personuppgifter
entry-data-lead = { $days ->
    [one] Personuppgifter raderas senast { $days } dag efter den sista finalen. Du kan exportera dem, lämna återbud eller få dem raderade nu.
   *[other] Personuppgifter raderas senast { $days } dagar efter den sista finalen. Du kan exportera dem, lämna återbud eller få dem raderade nu.
}
entry-export = Exportera som fil (JSON)
entry-withdraw = Lämna återbud
entry-withdraw-sure = Platsen går genast till den första reserven.
entry-withdraw-yes = Ja, lämna återbud
entry-erase = Radera allt om den här anmälan
entry-erase-sure = Namn, kontaktuppgifter, födelsedatum och alias raderas genast och för alltid, och anmälan upphör. Resultat som redan spelats finns kvar utan namn.
entry-erase-yes = Ja, radera allt
entry-erased = Raderat
entry-erased-lead = Inga personuppgifter om anmälan finns kvar. Den privata länken fungerar inte längre.
entry-done-contact = Sparat.
entry-done-nickname = Aliaset har skickats in. Tävlingsledaren granskar det.
entry-done-consent = Samtycket har ändrats.
entry-done-withdrawn = Anmälan har dragits tillbaka.
entry-done-passed = Platsen har lämnats vidare.
entry-done-comes = Antecknat: kommer.
entry-done-declined = Antecknat: kommer inte. Platsen är ledig för en reserv.
entry-done-here = Incheckad.
entry-done-away = Incheckningen har ångrats.
entry-done-erased = Raderat.

entry-desk = Sekretariat
entry-desk-entries = Anmälningar
entry-desk-check-in = Incheckning
entry-desk-files = Import och export
entry-desk-lists = Listor över anmälningar
entry-desk-venue = Spelplats
entry-desk-all = Alla spelplatser
entry-desk-show = Visa
entry-search = Sök på namn, telefon, e-post, alias eller kod
entry-search-go = Sök
entry-list-calls = Att ringa
entry-list-alternates = Reserver
entry-list-confirmed = Bekräftade
entry-list-gone = Avslutade
entry-list-found = Träffar
entry-list-lead-calls = Tidigaste anmälan först. Ring och anteckna sedan svaret.
entry-list-lead-alternates = I nummerordning. En plats som blir ledig före bordsplaceringen går till den första.
entry-list-lead-confirmed = Uppringda och kommer.
entry-list-lead-gone = Återbud, uteblivna, diskvalificerade eller raderade.
entry-list-lead-found = Alla som matchar din sökning.
entry-list-none = Ingen
entry-list-more = { $count ->
    [one] { $count } till visas inte.
   *[other] { $count } till visas inte.
}
entry-nameless = (inget namn sparat)
entry-phoned = uppringd
entry-order = Anmälan nr { $number }
entry-comes = Kommer
entry-declines = Kommer inte
entry-declines-sure = Anmälan upphör och den första reserven flyttas upp.
entry-declines-yes = Ja, kommer inte
entry-registered-at = Anmäld { $when }
entry-reason = Orsak: { $reason }
entry-reason-declined-by-phone = Lämnade återbud per telefon.
entry-reason-consent-withdrawn = Samtycket till användning av uppgifterna återkallades.
entry-code = Incheckningskod
entry-on-behalf = Det som någon ber om per telefon eller e-post kan du göra här åt personen.
entry-new-link = Skapa en ny privat länk
entry-new-link-lead = En ny länk till den här anmälan. Den visas bara en gång.
entry-code-type = Namn eller incheckningskod
entry-code-find = Hitta
entry-code-unknown = Ingen har den koden. Står den på ett utskrivet dörrkort har den anmälan raderats. Sök på namnet i stället.
entry-camera = Skanna med kameran
entry-camera-view = Vad kameran ser
entry-camera-refused = Kameran kan inte användas här. Skriv koden i stället.
entry-check-in-yes = Checka in
entry-check-in-undo = Ångra incheckningen
entry-here-already = Är redan incheckad.
entry-here-count = { $count ->
    [one] { $count } på plats, { $awaited } väntas
   *[other] { $count } på plats, { $awaited } väntas
}
entry-awaited = Väntas
entry-here = På plats
entry-details = Allt om den här anmälan
entry-import = Importera anmälningar
entry-import-lead = En CSV-fil med en anmälan per rad, i den ordning de kom. Första raden namnger kolumnerna:
entry-import-forms = { $lines ->
    [one] Datum som 1990-12-31 eller 31.12.1990, kryss som yes, högst { $lines } rad. Antingen importeras alla rader eller ingen.
   *[other] Datum som 1990-12-31 eller 31.12.1990, kryss som yes, högst { $lines } rader. Antingen importeras alla rader eller ingen.
}
entry-import-file = CSV-fil
entry-import-go = Importera
entry-import-template = En tom fil med de här kolumnerna
entry-import-faults = { $count ->
    [one] { $count } fel hittades.
   *[other] { $count } fel hittades.
}
entry-import-nothing = Ingen blev anmäld.
entry-import-line = Rad { $line }:
entry-import-unreadable = Filen går inte att läsa: den måste vara CSV.
entry-import-empty = Filen har ingen rad med en anmälan.
entry-import-long = Filen har för många rader: högst { $most } kan importeras på en gång.
entry-import-missing-column = Kolumnen ”{ $column }” saknas.
entry-import-unknown-column = Oväntad kolumn: ”{ $column }”.
entry-import-cells = Raden har { $found } celler i stället för { $wanted }.
entry-import-venue = Spelplatsen måste vara en av { $venues }.
entry-import-tick = ”{ $column }” måste vara yes.
entry-imported = { $count ->
    [one] { $count } anmälan importerades.
   *[other] { $count } anmälningar importerades.
}
entry-export-list = Exportera alla anmälningar (CSV)
entry-export-lead = Innehåller personuppgifter: förvara filen säkert och radera den när den inte längre behövs.

problem-no-such-championship = Mästerskapet finns inte här.
problem-no-such-desk = Länken gäller inte, eller inte längre. Be tävlingsledaren om en ny.
problem-no-such-entry = Länken gäller inte, eller inte längre. Den rätta finns i mejlet du fick efter anmälan; sekretariatet kan ge dig en ny.
problem-desk-link-needed = Den här sidan är för mästerskapets funktionärer. Öppna den med din privata länk.

refusal-champ-alternates-full = Spelplatsen är full, och det är även listan med { $alternates } reserver.
refusal-champ-already-done = Det är redan gjort.
refusal-champ-already-judging = Den domaren har ett annat bord samtidigt, eller spelar.
refusal-champ-bad-moment = Det går inte i det här skedet.
refusal-champ-cancelled = Mästerskapet är inställt.
refusal-champ-clock-back = En repetition kan inte gå tillbaka till tiden före sin senaste händelse.
refusal-champ-clock-changed = Klockan har ändrats sedan dess. Läs rapporten igen.
refusal-champ-clock-same-person = Det har du redan angett. En annan funktionär måste bekräfta det.
refusal-champ-consent-missing = Ett samtycke saknas. Utan det kan ingen delta.
refusal-champ-declaration-missing = Ett intygande saknas. Alla krävs för en anmälan.
refusal-champ-excluded = Anställda hos arrangörerna, deras närmaste anhöriga och personer vars anmälan arrangörerna har strukit får inte delta.
refusal-champ-game-running = Spelet pågår: ingen kan placeras eller flyttas där nu.
refusal-champ-judge-missing = Ett bord har ingen domare än.
refusal-champ-late = För sent: platsen gick förlorad vid den officiella starten.
refusal-champ-nickname-missing = Det finns inget alias att granska.
refusal-champ-nickname-taken = Någon har redan det aliaset, eller ett som ser likadant ut. Välj ett annat.
refusal-champ-nickname-unfit = Ett alias måste ha 2 till 24 vanliga tecken, varav minst en bokstav eller siffra.
refusal-champ-no-alternate = Det finns inga reserver kvar.
refusal-champ-no-notice = Skriv ett meddelande som talar om för alla vad som har ändrats.
refusal-champ-no-reason = Ange en orsak.
refusal-champ-no-such-entrant = Anmälan finns inte.
refusal-champ-no-such-session = Omgången finns inte.
refusal-champ-no-such-stage = Etappen finns inte.
refusal-champ-no-such-table = Bordet finns inte.
refusal-champ-no-such-venue = Spelplatsen finns inte.
refusal-champ-no-vacancy = Ingen plats är ledig.
refusal-champ-not-allowed = I din roll får du inte göra det.
refusal-champ-not-awaited = Den här personen väntas inte där.
refusal-champ-not-confirmed = Anmälan är inte bekräftad än: ring först.
refusal-champ-not-finished = Ett tidigare steg är inte klart än.
refusal-champ-not-open = Anmälan till den här spelplatsen öppnar { $opens }.
refusal-champ-not-qualified = Bara den som har platsen kan lämna den vidare.
refusal-champ-not-yours = Det är någon annans anmälan.
refusal-champ-old-terms = Villkoren har ändrats sedan du öppnade sidan. Läs den nya versionen och godta den.
refusal-champ-registered-twice = Den här personen är redan anmäld. Använd den privata länken i mejlet, eller fråga sekretariatet.
refusal-champ-seating-broken = Den placeringen skulle bryta mot en regel.
refusal-champ-sheet-changed = Protokollet ändrades under tiden: titta på det igen.
refusal-champ-sheet-missing = Ett protokoll saknas fortfarande.
refusal-champ-sheet-wrong = Protokollet går inte ihop.
refusal-champ-stage-over = Den etappen är avslutad.
refusal-champ-table-too-small = Ett bord har färre än { $fewest } spelare: placera om det heatet.
refusal-champ-tie-undecided = Spelare ligger fortfarande lika: huvuddomaren avgör.
refusal-champ-too-early = Det är för tidigt för det.
refusal-champ-too-few = Det är för få spelare: minst { $fewest } behövs.
refusal-champ-too-young = Du måste ha fyllt { $age } år { $day }.
refusal-champ-unsigned = En underskrift saknas.
refusal-champ-venue-elsewhere = Den spelplatsen sköts någon annanstans: gör detta på mästerskapets server.
refusal-champ-venue-full = Spelplatsen är full.
refusal-champ-venue-lent = Spelplatsen körs på en egen dator. Gör detta där, eller vänta tills dess resultat är tillbaka.
refusal-champ-window-closed = Anmälan till den här spelplatsen stängde efter { $closed }.
refusal-champ-same-person = En annan person måste bekräfta detta.
refusal-champ-wrong-citizenship = Bara medborgare i { $needed } får delta.
refusal-champ-wrong-replacement = Rättelsen gäller inte det aktuella protokollet.
refusal-champ-answer-wrong = Ett svar eller gruppen saknas, eller är inget av de möjliga.
refusal-champ-last-round-early = Sista rundan kan ropas ut från { $allowed }.
refusal-champ-guardian-missing = En så ung spelare behöver en förälder eller vårdnadshavare, med e-postadress eller telefonnummer.
refusal-champ-unticked = Uppropet kan inte hållas än: ingen har bockat av spelarna vid de här borden: { $tables }.
refusal-champ-undo-proposed = Det är redan föreslaget. En andra funktionär måste godkänna.
refusal-champ-undo-too-late = För sent att ångra: det som följer har redan börjat.
