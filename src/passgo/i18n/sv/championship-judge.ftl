# Domarens panel för ett bord med riktig spelplan.
panel-tables = Mina bord
panel-none-mine = Du har inget bord tilldelat just nu.
panel-others = Andra bord
panel-others-lead = Som person nummer två bekräftar du protokoll som någon annan har fört in.
panel-open = Öppna domarpanelen
panel-no-script = Panelen behöver JavaScript. Utan det får du använda papper; protokoll bekräftas här:
panel-keep-open = Håll sidan öppen: den fungerar utan nätverk och skickar det du för in så snart det går. Utan nätverk kan den inte laddas om.

panel-table = Bord { $number }
panel-seat = Spelare { $number }
panel-judge = Domare: { $name }
panel-parts = Panelens delar
panel-part-table = Bord
panel-part-bank = Bank
panel-part-shortage = Brist
panel-part-sheet = Protokoll
panel-part-rules = Regler
panel-time-left = Tid kvar
panel-heat-waiting = ej påbörjat
panel-heat-rolled = klart för start
panel-heat-running = pågår
panel-heat-last-round = sista varvet
panel-heat-paused = pausat
panel-heat-over = tiden är ute
panel-saved = Allt är sparat
panel-offline = Inget nätverk
panel-waiting = { $count ->
    [one] { $count } uppgift väntar
   *[other] { $count } uppgifter väntar
}
panel-waits-at = Väntar sedan { $time }: { $what }
panel-shut = Din privata länk fungerar inte längre. Be tävlingsledaren om en ny; det du fört in stannar i den här webbläsaren.
panel-keeps-nothing = Den här webbläsaren kan inte spara något: stäng inte sidan medan något väntar på att skickas.
panel-broken = Servern kan inte ta emot uppgiften. För in den igen.
panel-dismiss = Jag förstår
panel-cancel = Avbryt
panel-choose = Välj
panel-reason = Orsak
panel-entry-announce = Återstående tid meddelad
panel-entry-out = { $name } har gått i konkurs
panel-entry-expel = { $name } är diskvalificerad
panel-entry-enter = Protokollet
panel-entry-correct = Det rättade protokollet
panel-entry-confirm = Protokollet är bekräftat
panel-entry-reject = Protokollet är skickat tillbaka

panel-out = Konkurs
panel-out-title = I konkurs och ute ur spelet?
panel-out-lead = Spelare som går i konkurs skriver under när de lämnar bordet. Klockan är { $time }.
panel-out-signs = { $name } skriver under här
panel-out-paper = Underskrivet på papper
panel-out-unsigned = Gick utan att skriva under
panel-expel = Diskvalificera
panel-expel-title = Diskvalificera ur mästerskapet?
panel-expel-lead = För olämpligt uppträdande. Spelaren hamnar sist, utan poäng, och får inte komma tillbaka.
panel-announce = Jag har meddelat återstående tid
panel-announced = { $count ->
    [one] Meddelat { $time }: { $count } minut kvar
   *[other] Meddelat { $time }: { $count } minuter kvar
}
panel-fate-playing = spelade till slutet
panel-fate-bankrupt = konkurs
panel-fate-expelled = diskvalificerad
panel-fate-withdrawn = drog sig ur
panel-signed = underskrivet

panel-bank-lead = För bankiren: spelarna får inte använda hjälpmedel.
panel-bank-deed = Egendom
panel-bank-dice = Tärningarnas summa
panel-bank-rent = Hyra
panel-bank-deed-title = Affärer med banken
panel-bank-more = Andra belopp
panel-bank-repairs = Reparationskort
panel-rent-bare = utan byggnader
panel-rent-group = hela färggruppen, utan byggnader
panel-rent-houses = { $count ->
    [one] { $count } hus
   *[other] { $count } hus
}
panel-rent-hotel = hotell
panel-rent-held = { $count ->
    [one] ägaren har { $count }
   *[other] ägaren har { $count }
}
panel-bank-price = Pris
panel-bank-mortgage = Inteckning
panel-bank-redeem = Lös in inteckningen
panel-bank-interest = Ränta, om den byter ägare intecknad
panel-bank-house = Bygg ett hus
panel-bank-hotel = Bygg ett hotell
panel-bank-house-back = Sälj ett hus
panel-bank-hotel-back = Sälj ett hotell
panel-bank-salary = Lön
panel-bank-fine = Ut ur fängelset
panel-bank-houses = Hus
panel-bank-hotels = Hotell
panel-bank-repair = { $deck }: { $house } per hus, { $hotel } per hotell
panel-bill = Summa
panel-bill-lead = Tryck på ett belopp för att lägga till det.
panel-bill-amount = Belopp
panel-bill-plus = Lägg till
panel-bill-minus = Dra ifrån
panel-bill-back = Ångra
panel-bill-clear = Rensa

panel-short-lead = Den som bygger säger först hur många och var, sedan alla andra. Räcker bankens förråd köper alla till listpris, annars auktioneras en byggnad i taget.
panel-short-piece = Vad är det ont om?
panel-short-houses = Hus
panel-short-hotels = Hotell
panel-short-stock = Hur många finns kvar i banken?
panel-short-wishes = Vem vill ha vad?
panel-short-wish = { $count ->
    [one] { $count } till { $deed }, listpris { $price }
   *[other] { $count } till { $deed }, listpris { $price }
}
panel-short-breaks = river ett hotell
panel-short-withdraw = Ta tillbaka
panel-short-player = Spelare
panel-short-deed = Bygger på
panel-short-count = Hur många
panel-short-declare = Anmäl
panel-short-empty = Banken har inga kvar. Vänta tills någon lämnar tillbaka eller säljer några.
panel-short-enough = Det räcker till alla: var och en köper till listpris.
panel-short-sold-all = Sålda till alla till listpris
panel-short-alone = Bara { $name } är intresserad: ingen auktion, { $price } för { $deed }.
panel-short-sold-alone = Såld till listpris
panel-short-auction = Auktion på en byggnad. Budgivare: { $names }. Utropspris: { $price }.
panel-short-breakers = Alla köpare har fått sitt. Nu får { $names } riva ett hotell.
panel-short-winner = Den som bjöd högst
panel-short-price = Bud
panel-short-low = Utropspriset är { $price }.
panel-short-sold = Såld
panel-short-unsold = Ingen bjuder
panel-short-pass = Att passa gäller bara den här byggnaden. Passar alla stannar den hos banken och bristen är över.
panel-short-sales = Sålt hittills
panel-short-sale = { $name }: { $deed }, { $price }
panel-short-again = Börja om

panel-sheet-not-yours = Med din roll kan du inte föra in protokoll.
panel-sheet-coming = Protokollet är på väg. Det finns kvar i webbläsaren tills servern har det.
panel-whose = Vilken spelare?
panel-no-cash = kontanter saknas
panel-gone = Den som är ute äger ingenting.
panel-not-out = Spelar fortfarande
panel-cash = Kontanter för { $name }
panel-owned-by = ägs av { $name }
panel-mortgaged = intecknad
panel-buildings = Byggnader på { $deed }
panel-level-none = ingen byggnad
panel-level-hotel-short = H
panel-out-on-sheet = Gick i konkurs före slutet
panel-worth-cash = Kontanter
panel-worth-deeds = Egendomar
panel-worth-mortgaged = Intecknade egendomar
panel-worth-houses = Hus
panel-worth-hotels = Hotell
panel-worth-total = Förmögenhet
panel-places = Placeringar och poäng
panel-survivors = { $count ->
    [one] { $count } spelare är kvar.
   *[other] { $count } spelare är kvar.
}
panel-points = { $count ->
    [one] { $count } poäng
   *[other] { $count } poäng
}
panel-decided-worth = efter förmögenhet
panel-decided-deeds = lika förmögenhet, fler egendomar utan inteckning
panel-decided-cash = lika förmögenhet och egendomar, mer kontanter
panel-decided-head-judge = efter beslut av huvuddomaren
panel-decided-survived = spelade fortfarande
panel-decided-left-later = åkte ut senare
panel-decided-expelled = nästa spelare diskvalificerades
panel-fault-no-cash = kontanterna saknas
panel-fault-players-differ = varje spelare vid bordet måste stå exakt en gång i protokollet
panel-fault-nobody-left = den sista spelaren som är kvar har vunnit och är inte ute
panel-fault-order-missing = ordningen som spelarna åkte ut i saknas
panel-fault-unknown-fate = det är oklart hur det slutade för spelaren
panel-fault-bad-cash = kontanterna kan inte stämma
panel-fault-out-but-owns = är ute och kan inte äga något
panel-fault-no-such-deed = en egendom som inte finns på spelplanen
panel-fault-deed-twice = en egendom står på två rader
panel-fault-bad-buildings = byggnader som inte kan stå där
panel-fault-too-many-houses = fler hus än det finns i lådan
panel-fault-too-many-hotels = fler hotell än det finns i lådan
panel-fault-group-incomplete = byggnader i en färggrupp som inte är komplett
panel-fault-group-mortgaged = byggnader i en färggrupp med inteckning
panel-fault-built-unevenly = en färggrupp är ojämnt bebyggd
panel-fault-sums-differ = förmögenheten är inte summan av delarna
panel-fault-unknown-part = där står något som inte räknas
panel-fault-fate-differs = antecknades annorlunda medan spelet pågick
panel-fault-order-differs = ordningen som spelarna åkte ut i antecknades annorlunda
panel-tie = Spelare ligger lika, och bara huvuddomaren kan avgöra. Tryck på spelarna i den ordning huvuddomaren anger.
panel-tie-open = Spelare ligger lika: huvuddomaren avgör.
panel-tie-order = Ordning: { $names }
panel-tie-next = { $name } är nästa
panel-tie-again = Rensa ordningen
panel-signatures = Underskrifter
panel-sign-later = Först måste protokollet vara komplett och riktigt.
panel-sign = { $name } skriver under
panel-sign-paper = på papper
panel-sign-paper-of = { $name } har skrivit under på papper
panel-signed-at = underskrivet { $time }
panel-signed-paper = på papper, sett { $time }
panel-signed-before = underskrivet när spelaren gick
panel-locked = Någon har skrivit under: inget kan ändras längre.
panel-unlock = Ta bort alla underskrifter och redigera
panel-too-early = Protokollet tas emot när huvuddomaren har meddelat att tiden är ute, eller när en spelare är kvar.
panel-unsigned-yet = Ska fortfarande skriva under: { $names }. Innan dess kan ingen bekräfta protokollet.
panel-reason-needed = Ange en orsak till rättelsen.
panel-submit = För in protokollet
panel-submit-correction = För in rättelsen
panel-print = Skriv ut
panel-entered-by = Infört av { $name }, version { $version }.
panel-confirmed-by = Bekräftat av { $name }.
panel-awaits-second = Väntar på en annan person.
panel-digest = Protokollets kontrollsumma:
panel-unsigned = Inte underskrivet: { $names }.
panel-own = Du förde in protokollet själv, så någon annan måste bekräfta det.
panel-confirm-lead = Jämför det med pappersprotokollet. Du bekräftar exakt det du ser här.
panel-confirm = Bekräfta oförändrat
panel-reject = Skicka tillbaka
panel-correct = Rätta protokollet
panel-correct-about = En rättelse ersätter den här versionen och anger orsaken. Den måste skrivas under och bekräftas på nytt.
panel-correct-begin = Påbörja en rättelse
panel-correct-lead = Detta ersätter version { $version }, införd av { $name }.

panel-rules-language = Reglernas språk
panel-rules-search = Ord eller regelnummer
panel-rules-found = { $count ->
    [one] { $count } regel
   *[other] { $count } regler
}
panel-entry-tick = Bock: { $name }
panel-entry-undo-out = { $name } är med i spelet igen
panel-tick-lead = Bocka av spelarna som är vid bordet. Den som inte är avbockad vid uppropet förlorar sin plats.
panel-door-missing = inte incheckad
panel-undo = Ångra
panel-undo-title = Är { $name } inte ute trots allt?
panel-undo-lead = En annan funktionär måste godkänna. Ett protokoll som redan är infört kommer då tillbaka till dig.
panel-undo-waits = Förslaget är skickat. En annan funktionär måste godkänna.
panel-returned = { $name } har skickat tillbaka protokollet: { $reason }
