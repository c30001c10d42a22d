# Mästerskap i salen: tävlingsledningens konsol, klockor, protokoll, tavlor.

hall-desk = Arbetsyta
hall-rule = Regel
hall-waiting = { $count ->
    [one] { $count } väntar
   *[other] { $count } väntar
}
hall-role-registrar = Sekretariat
hall-role-director = Tävlingsledare
hall-role-head-judge = Huvuddomare
hall-role-judge = Domare
hall-role-scorer = Protokollförare
hall-page-director = Omgångar
hall-page-registrar = Sekretariat
hall-page-nicknames = Alias
hall-page-entrants = Anmälda
hall-page-terms = Villkor
hall-page-officials = Funktionärer
hall-page-outbox = Utkorg
hall-page-sheets = Protokoll
hall-page-clock = Klockor
hall-page-board = Liveresultat
hall-page-projector = Projektor
hall-page-judge = Mina bord
hall-page-time = Datorns klocka

hall-director-lead = Varje omgång går till på samma sätt: bordsplacering, domare, publicering, upprop, spel, protokoll, poäng, kvalificering.
hall-champion = Mästare: { $nickname }
hall-venue = Spelplats
hall-round = Omgång
hall-round-number = Omgång { $number }
hall-players = Spelare
hall-stands = Läge
hall-open-session = Öppna: { $session }
hall-session = { $stage }, { $city }
hall-session-round = { $stage }, { $city }, omgång { $round }
hall-backup = Säkerhetskopia och logg
hall-backup-lead = En säkerhetskopia sparas varje gång poäng publiceras eller en etapp avslutas, om servern har en mapp för det. Kopiera den till en annan enhet före nästa omgång.
hall-log = { $count ->
    [one] { $count } händelse i loggen. Kontrollsumma:
   *[other] { $count } händelser i loggen. Kontrollsumma:
}
hall-machine = Tidsmaskin
hall-machine-lead = Det här är en repetition. Du kan flytta den till en annan tid, men aldrig till en tid före dess senaste händelse.
hall-machine-now = Repetition. Tiden här: { $moment }
hall-machine-to = Dag och tid
hall-machine-go = Ställ tiden
hall-machine-back = Tillbaka till nutiden
hall-time-jumped = Klockan i mästerskapets dator hoppade. Tiden före hoppet: { $was }. Sedan visade klockan: { $says }. Omgångar och tidsfrister följer fortfarande tiden före hoppet.
hall-time-open = Vad som ska göras
hall-time-now = Mästerskapets tid: { $time }. Datorns klocka: { $clock }.
hall-time-fine = Det finns ingen öppen rapport om klockan.
hall-time-wrong = Om klockan går fel, ställ den rätt på datorn. Rapporten stängs då av sig själv.
hall-time-right = Om klockan går rätt måste två funktionärer bekräfta det här. Omgångar som pågår behåller den tid de har kvar.
hall-time-accept = Klockan går rätt
hall-time-proposed = { $name } säger att klockan går rätt. En annan funktionär måste bekräfta det.
hall-time-venue = { $city }: datorn där hade fel tid. Tiden för den senaste anteckningen: { $was }. Klockan visade: { $says }. Anteckningarnas ordning är oförändrad.
hall-rehearse = Låt bottar spela nästa etapp
hall-rehearse-lead = Härnäst: { $stage }. Bottar tar alla platser och spelar färdigt etappen; det kan ta en minut.

hall-pipeline = Omgångens steg
hall-state-done = klart
hall-state-now = nu
hall-state-later = senare
hall-step-seating = Bordsplacering
hall-step-judges = Domare
hall-step-publish = Publicering
hall-step-roll = Upprop
hall-step-play = Spel
hall-step-sheets = Protokoll
hall-step-release = Poäng
hall-step-qualify = Kvalificering
hall-step-over = Avslutat
hall-step-later = Inte än
hall-waits-director = Det här är tävlingsledarens sak.
hall-waits-head-judge = Det här är huvuddomarens sak.

hall-plan = { $players } spelare ska sitta vid { $tables } bord i { $heats } heat.
hall-drawn = { $players } spelare vid { $tables } bord.
hall-seed-printed = Slumpfrö { $seed }: med det kan vem som helst upprepa lottningen.
hall-seeded = De starkaste spelarna är spridda över borden.
hall-reason-sizes = Spelare per bord: { $sizes }. Jämnt fördelat, { $fewest } till { $most } per bord.
hall-reason-repeats = { $count ->
    [0] Inga upprepade möten.
    [one] { $count } upprepat möte: ingen bättre placering hittades.
   *[other] { $count } upprepade möten: ingen bättre placering hittades.
}
hall-reason-apart = { $count ->
    [one] { $count } par ska hållas isär.
   *[other] { $count } par ska hållas isär.
}
hall-reason-fixed = { $count ->
    [one] { $count } spelare har ett fast bord.
   *[other] { $count } spelare har fasta bord.
}
hall-broken-seated-twice = Någon skulle sitta vid två bord.
hall-broken-not-a-player = Någon har en plats men spelar inte den här omgången.
hall-broken-not-seated = Någon som spelar den här omgången har ingen plats.
hall-broken-table-too-small = Ett bord har för få spelare.
hall-broken-table-too-large = Ett bord har för många spelare.
hall-broken-tables-differ = Antalet bord stämmer inte med formatet.
hall-broken-thinned-unevenly = Två bord skiljer sig med mer än en spelare.
hall-broken-fixed-seat = En spelare sitter inte vid sitt fasta bord.
hall-broken-kept-apart = Två spelare som ska hållas isär sitter vid samma bord.
hall-table = Bord { $number }
hall-heat = Heat { $number }
hall-table-players = { $count ->
    [one] { $count } spelare
   *[other] { $count } spelare
}
hall-again = { $count ->
    [one] { $count } tidigare möte
   *[other] { $count } tidigare möten
}
hall-judged-by = Domare: { $name }
hall-fixed = fast
hall-swap-lead = Kryssa för två spelare för att låta dem byta plats. Placeringen kontrolleras igen; ett byte som bryter mot en regel nekas.
hall-swap = Byt plats
hall-swap-two = Kryssa för exakt två spelare för att byta.
hall-draw = Lotta placeringen
hall-draw-again = Lotta igen
hall-seed = Lottningens slumpfrö
hall-seed-lead = Använd det här talet, eller ett som dragits offentligt.
hall-apart = Håll isär
hall-apart-one = Första spelaren
hall-apart-other = Andra spelaren
hall-pair = { $one } och { $other }
hall-fixing = Fasta bord
hall-fixed-player = Spelare
hall-fixed-table = Bord
hall-fixed-at = { $name }: bord { $table }

hall-judge-of = Domare vid bord { $number }
hall-judges-save = Tilldela de här domarna
hall-judges-none = Ingen domare är inbjuden till den här spelplatsen än.
hall-judges-set = { $count } av { $tables } bord har en domare.
hall-published = Publicerat. Officiell start: { $moment }
hall-projector-open = Visa på projektorn
hall-pdf = Skriv ut protokoll (PDF)
hall-starts = Officiell start (tidszon { $zone })
hall-publish = Publicera placeringen
hall-present = { $present } av { $players } spelare är närvarande.
hall-missing = { $count ->
    [one] { $count } saknas
   *[other] { $count } saknas
}
hall-small = Bord med för få spelare: { $tables }. Placera om det här heatet.
hall-alternates = { $count ->
    [one] { $count } reserv, { $present } närvarande.
   *[other] { $count } reserver, { $present } närvarande.
}
hall-roll-alternates = Närvarande reserver tar lediga platser, i nummerordning
hall-roll = Håll upprop
hall-call-alternate = Kalla nästa reserv
hall-reseat = Placera om heat { $heat }
hall-start = { $count ->
    [one] Starta bordet
   *[other] Starta de { $count } borden samtidigt
}
hall-start-lead = Den som inte var närvarande förlorade sin plats vid uppropet. Klockan startar för alla bord samtidigt.
hall-heat-waiting = Väntar
hall-heat-rolled = Uppropet klart, redo att starta
hall-heat-running = Pågår
hall-heat-last-round = Sista varvet
hall-heat-paused = Pausat
hall-heat-over = Tiden är ute
hall-play-later = När placeringen är publicerad.
hall-clock-of = Klocka för heat { $heat }
hall-expel = Diskvalificera
hall-expel-who = Vem som ska diskvalificeras
hall-expel-lead = För olämpligt uppträdande. Spelaren hamnar sist, utan poäng, och får inte komma tillbaka.
hall-reason = Orsak
hall-fate-playing = spelade till slutet
hall-fate-bankrupt = konkurs
hall-fate-expelled = diskvalificerad
hall-fate-withdrawn = drog sig ur

hall-sheets-lead = En annan person granskar varje protokoll och bekräftar det oförändrat eller skickar tillbaka det.
hall-sheets-none = Inga protokoll väntas nu.
hall-sheets-count = { $confirmed } av { $tables } protokoll är bekräftade.
hall-sheets-short = { $confirmed } av { $tables }
hall-sheets-missing = Bord utan protokoll: { $tables }.
hall-sheet-waiting = ej påbörjat
hall-sheet-playing = pågår
hall-sheet-due = protokoll saknas
hall-sheet-entered = väntar på en annan person
hall-sheet-confirmed = bekräftat
hall-sheet-of = Protokoll för bord { $number }
hall-sheet-none = Inget protokoll har förts in för det här bordet.
hall-sheet-by = Infört av { $name }, version { $version }.
hall-sheet-confirmed-by = Bekräftat av { $name }.
hall-back-session = Till omgången
hall-part-cash = Kontanter
hall-part-deeds = Egendomar
hall-part-mortgaged = Intecknade egendomar
hall-part-houses = Hus
hall-part-hotels = Hotell
hall-part-total = Förmögenhet
hall-holdings = { $count ->
    [one] { $count } egendom
   *[other] { $count } egendomar
}
hall-mortgaged = intecknad
hall-houses = { $count ->
    [one] { $count } hus
   *[other] { $count } hus
}
hall-hotel = hotell
hall-signed = underskrivet
hall-unsigned = inte underskrivet
hall-placings = Placeringar och poäng
hall-points-count = { $count ->
    [one] { $count } poäng
   *[other] { $count } poäng
}
hall-tie = Spelare ligger lika: huvuddomaren avgör.
hall-decided-worth = efter förmögenhet
hall-decided-deeds = lika förmögenhet, fler egendomar utan inteckning
hall-decided-cash = lika förmögenhet och egendomar, mer kontanter
hall-decided-head-judge = efter beslut av huvuddomaren
hall-decided-survived = spelade fortfarande
hall-decided-left-later = åkte ut senare
hall-decided-expelled = nästa spelare diskvalificerades
hall-confirming = Person nummer två
hall-digest = Protokollets kontrollsumma:
hall-signatures-missing = Inte underskrivet: { $names }.
hall-own-sheet = Du förde in protokollet själv, så någon annan måste bekräfta det.
hall-confirm-lead = Jämför det med pappersprotokollet. Du bekräftar exakt det du ser här; på den här sidan kan inget ändras.
hall-confirm = Bekräfta oförändrat
hall-reject = Skicka tillbaka
hall-release-lead = Poäng publiceras under alias, förmögenhet aldrig.
hall-release = Publicera poängen
hall-released = Poängen har publicerats.
hall-board-open = Öppna liveresultaten
hall-qualify-lead = Rangordnar alla och visar vilka som går vidare. Lotten avgör bara det som inget annat avgör; lottningens slumpfrö sparas i loggen.
hall-qualify-later = När poängen är publicerade.
hall-lot-seed = Lottningens slumpfrö
hall-qualify = Avsluta etappen här
hall-next-round = Till nästa omgång
hall-goes-on = går vidare
hall-by-lot = genom lottning

hall-nicknames-lead = Ett alias ska ha med spelet att göra och får inte syfta på ålder, kön, nationalitet eller kropp. Möjliga problem markeras; du bestämmer.
hall-nicknames-none = Inget alias väntar på godkännande.
hall-no-concern = Inga anmärkningar.
hall-approve = Godkänn
hall-approve-all = { $count ->
    [one] Godkänn det enda utan anmärkning
   *[other] Godkänn de { $count } utan anmärkning
}
hall-give-back = Underkänn
hall-give-back-reason = Orsak (skickas till den anmälda)
hall-approved = { $count ->
    [one] { $count } godkänt alias
   *[other] { $count } godkända alias
}
hall-concern-theme = Inget ord ur spelet hittades.
hall-concern-age = Kan syfta på ålder.
hall-concern-sex = Kan syfta på kön.
hall-concern-nationality = Kan syfta på nationalitet.
hall-concern-body = Kan syfta på kroppen.
hall-concern-number = Innehåller ett tal som kan vara en ålder eller ett födelseår.
hall-concern-place = Innehåller namnet på en spelplats eller stad.
hall-concern-name = Innehåller en del av det riktiga namnet.

hall-search = Namn eller alias
hall-search-go = Sök
hall-found = { $count ->
    [0] Ingen hittades.
    [one] { $count } person hittades.
   *[other] { $count } personer hittades.
}
hall-erased = raderad
hall-alternate-number = Reserv { $number }
hall-status-pending = Väntar, ska ringas upp
hall-status-confirmed = Bekräftad
hall-status-withdrawn = Återbud
hall-status-no-show = Uteblev
hall-status-disqualified = Diskvalificerad
hall-status-erased = Raderad
hall-cancel = Stryk anmälan
hall-cancel-lead = Arrangören får stryka en anmälan, till exempel när uppgifter är ofullständiga eller strider mot villkoren.

hall-terms-lead = En ny version gäller genast, med ett meddelande som alla ser på den offentliga sidan.
hall-terms-version = Version { $version }
hall-terms-notice = Vad som har ändrats (meddelandet)
hall-terms-closes = Ny sista anmälningsdag (nu { $day }); lämna tomt för att behålla den
hall-terms-mailed = Mejla alla som är anmälda
hall-terms-cancelled = Mästerskapet är inställt
hall-terms-publish = Publicera den nya versionen
hall-terms-empty = Skriv villkoren på minst ett språk.

hall-officials-lead = Alla får en privat länk för en roll. Den som har länken agerar i den rollen: skicka den därför bara till en person. En ny länk ersätter den gamla.
hall-official-name = Namn
hall-official-role = Roll
hall-official-venue = Spelplats
hall-official-table = Ordinarie bord, om det finns något
hall-invite = Skapa länk
hall-invited = Länk för { $name }
hall-invited-lead = Länken visas bara en gång.
hall-name-needed = Ange ett namn på 1 till 60 tecken.
hall-revoke = Återkalla
hall-revoke-lead = Alla länkar för { $name } slutar fungera genast.
hall-revoke-yes = Återkalla alla länkar
hall-revoke-self = Du kan inte återkalla din egen länk. En annan tävlingsledare kan det.
hall-you = du

hall-outbox-lead = { $count ->
    [0] Alla mejl är skickade.
    [one] { $count } mejl väntar. Kopiera det till ditt e-postprogram och märk det sedan som skickat.
   *[other] { $count } mejl väntar. Kopiera dem till ditt e-postprogram och märk dem sedan som skickade.
}
hall-letter-to = Till
hall-letter-subject = Ämne
hall-letter-body = Text
hall-letter-fault = E-postservern vägrade ta emot det:
hall-copy = Kopiera
hall-copied = Kopierat
hall-sent = Märk som skickat
hall-sent-all = { $count ->
    [one] Märk det enda nedan som skickat
   *[other] Märk de { $count } nedan som skickade
}
hall-phones = Telefonlista
hall-name = Namn
hall-phone = Telefon

hall-clock = Klocka
hall-clocks-lead = Huvuddomaren håller den officiella tiden. Vem som helst kan öppna en klocka; bara huvuddomaren ser knapparna.
hall-clocks-none = Ingen placering är publicerad än.
hall-clock-left = Tid kvar
hall-clock-waits = Håll upprop först.
hall-clock-reason = Orsak till pausen, visas i salen
hall-clock-pause = Pausa
hall-clock-resume = Fortsätt
hall-clock-last-round = Meddela sista varvet
hall-clock-end = Meddela att tiden är ute
hall-clock-all = Alla klockor
hall-clock-offline = Ingen anslutning. Tiden går vidare.
hall-fullscreen = Helskärm
hall-call-minutes = { $count ->
    [one] { $count } minut kvar
   *[other] { $count } minuter kvar
}
hall-call-over = Tiden är ute

hall-board = Liveresultat
hall-board-lead = Poäng efter varje omgång, under alias.
hall-board-empty = Inga poäng är publicerade än.
hall-csv = Ställning som CSV
hall-json = Ställning som JSON
hall-number = Sal { $number }
hall-halls = Salar
hall-all = Alla
hall-rank = Placering
hall-nickname = Alias
hall-points = Poäng
hall-anonymous = anonym
hall-offline = Ingen anslutning. Det senast kända läget visas.
hall-scroll-pause = Stoppa rullningen

hall-done-travel = Tiden har ställts in.
hall-done-return = Mästerskapet är tillbaka i nutiden.
hall-done-rehearse = Etappen har spelats.
hall-done-draft = Placeringen har lottats. Kontrollera den och publicera den sedan.
hall-done-reseat = Heatet har placerats om.
hall-done-swap = Platserna har bytts.
hall-done-judges = Domarna har fått sina bord.
hall-done-publish = Publicerat.
hall-done-roll = Uppropet är klart.
hall-done-alternate = Nästa reserv har kallats.
hall-done-start = Borden har startat.
hall-done-expel = Diskvalificerad.
hall-done-release = Poängen har publicerats.
hall-done-qualify = Etappen är avslutad här.
hall-done-approve = Aliaset har godkänts.
hall-done-approve-all = Aliasen har godkänts.
hall-done-give-back = Aliaset har underkänts.
hall-done-cancel = Anmälan har strukits.
hall-done-revoke = Länkarna fungerar inte längre.
hall-done-sent = Märkt som skickat.
hall-done-sent-all = Märkta som skickade.
hall-done-confirm = Protokollet har bekräftats.
hall-done-reject = Protokollet har skickats tillbaka.
