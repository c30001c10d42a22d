# Mästerskap: det som kan skrivas ut från arbetsytan, och incheckningen vid dörren.

hall-page-paper = Skriv ut
paper-lead = Du får en PDF med dagens uppgifter, för A4 i svartvitt. Släng äldre utskrifter.
paper-language = Språk på papperet
paper-calls = Ringlista
paper-hint-calls = Anmälda och reserver med telefonnummer, bara för sekretariatet.
paper-badges = Dörrkort
paper-hint-badges = Ett kort med en kod för alla som väntas hit. Skanna den vid incheckningen.
paper-seating = Placering med namn
paper-hint-seating = Efter namn och per bord, för dig vid dörren. Sätt inte upp den.
paper-wall = Placering med alias
paper-hint-wall = Efter alias och per bord, att sätta upp.
paper-judges = Domarkort
paper-hint-judges = För varje domare: bord, spelare och start.
paper-sheets = Protokoll
paper-hint-sheets = Ett för varje bord i den senaste omgången, och två tomma.
paper-certificates = Diplom
paper-hint-certificates = Till alla som har spelat här, med placering och poäng.
paper-press = Resultat till pressen
paper-hint-press = Namn på dem som har samtyckt till publicitet, alias för alla andra.

paper-waiting = Ditt dokument håller på att skapas. Sidan säger till när det är klart.
paper-ready = Ditt dokument är klart.
paper-fetch = Ladda ner PDF
paper-back = Skriv ut något annat
paper-empty = Det finns inget att skriva ut än.
paper-too-much = Det är för mycket för ett enda dokument. Välj en annan spelplats eller en kortare lista.
paper-failed = Dokumentet kunde inte skapas. Försök igen.
paper-busy = Flera dokument håller på att skapas just nu. Försök igen om en minut.

door-born = Född { $day }
door-latest = Nyss incheckade
door-nobody = Ingen hittades. Prova med en del av namnet.
door-pending = Inte bekräftad per telefon än. Öppna anmälan och bekräfta den först.
door-withdrawn = Personen har lämnat återbud och kan inte checkas in.
door-disqualified = Personen är utesluten och kan inte checkas in. Fråga tävlingsledaren.
door-no-show = Personen kom för sent. Platsen gick till någon annan.
door-erased = Den här anmälan har raderats.
door-elsewhere = Personen väntas inte till den här spelplatsen.
door-walk-in = Anmäl vid dörren
door-walk-in-lead = Fyll i det här tillsammans med personen vid dörren, och låt personen läsa vad samtycket gäller. Sedan är incheckningen klar.
entry-done-walk-in = Anmäld och incheckad.
