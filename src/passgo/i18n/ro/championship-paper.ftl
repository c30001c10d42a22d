# Campionate: ce se tipărește din paginile organizatorilor și sosirile la intrare.

hall-page-paper = Tipărire
paper-lead = Primești un PDF cu datele de azi, pentru A4 alb-negru. Aruncă foile tipărite mai devreme.
paper-language = Limba documentului
paper-calls = Lista de apeluri
paper-hint-calls = Înscriși și rezerve cu numerele de telefon, numai pentru responsabilul cu înscrierile.
paper-badges = Ecusoane
paper-hint-badges = O cartelă cu un cod pentru fiecare persoană așteptată aici. Scaneaz-o la sosire.
paper-seating = Repartizare cu nume
paper-hint-seating = După nume și după masă, pentru tine, la intrare. Nu o pune pe perete.
paper-wall = Repartizare cu porecle
paper-hint-wall = După poreclă și după masă, de pus pe perete.
paper-judges = Foi pentru arbitri
paper-hint-judges = Pentru fiecare arbitru: masa, jucătorii și ora de început.
paper-sheets = Fișe de scor
paper-hint-sheets = Una pentru fiecare masă din runda cea mai recentă și două necompletate.
paper-certificates = Diplome
paper-hint-certificates = Una pentru fiecare persoană care a jucat aici, cu locul și punctele.
paper-press = Rezultate pentru presă
paper-hint-press = Numele celor care au acceptat publicarea, poreclele tuturor celorlalți.

paper-waiting = Documentul tău se pregătește. Această pagină te anunță când este gata.
paper-ready = Documentul tău este gata.
paper-fetch = Descarcă PDF-ul
paper-back = Tipărește altceva
paper-empty = Încă nu este nimic de tipărit.
paper-too-much = Este prea mult pentru un singur document. Alege altă locație sau o listă mai scurtă.
paper-failed = Documentul nu a putut fi creat. Încearcă din nou.
paper-busy = Chiar acum se pregătesc mai multe documente. Încearcă din nou peste un minut.

door-born = Data nașterii: { $day }
door-latest = Ultimele sosiri
door-nobody = Nu s-a găsit nimeni. Încearcă doar o parte din nume.
door-pending = Lipsește confirmarea la telefon. Deschide înscrierea și confirm-o mai întâi.
door-withdrawn = Această persoană s-a retras: sosirea nu poate fi notată.
door-disqualified = Această persoană este exclusă: sosirea nu poate fi notată. Întreabă-l pe director.
door-no-show = Această persoană a venit prea târziu. Locul a trecut la altcineva.
door-erased = Această înscriere a fost ștearsă.
door-elsewhere = Această persoană nu este așteptată la această locație.
door-walk-in = Înscrie la intrare
door-walk-in-lead = Completează formularul împreună cu persoana de la intrare și las-o să citească ce acceptă. Apoi sosirea ei este notată.
entry-done-walk-in = Înscriere făcută și sosire notată.
