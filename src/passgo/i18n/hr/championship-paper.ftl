# Prvenstva: ispis sa stranica službenih osoba i ulaz na kojem se upisuju dolasci.

hall-page-paper = Ispis
paper-lead = Dobivaš PDF s današnjim podacima, crno-bijeli, u formatu A4. Starije ispise baci.
paper-language = Jezik dokumenta
paper-calls = Popis za pozivanje
paper-hint-calls = Prijavljeni i pričuve s brojevima telefona, samo za voditelja prijava.
paper-badges = Iskaznice za ulaz
paper-hint-badges = Iskaznica s kodom za svakoga koga ovdje očekujemo. Kod skeniraj pri dolasku.
paper-seating = Raspored s imenima
paper-hint-seating = Po imenu i po stolovima, za tebe na ulazu. Ne vješaj ga na zid.
paper-wall = Raspored s nadimcima
paper-hint-wall = Po nadimku i po stolovima, za vješanje na zid.
paper-judges = Kartice za suce
paper-hint-judges = Za svakog suca: stol, igrači i početak.
paper-sheets = Zapisnici
paper-hint-sheets = Po jedan za svaki stol najnovijeg kola i dva prazna.
paper-certificates = Priznanja
paper-hint-certificates = Po jedno za svakoga tko je ovdje igrao, s plasmanom i bodovima.
paper-press = Rezultati za medije
paper-hint-press = Imena onih koji su pristali na objavu, za sve ostale nadimci.

paper-waiting = Dokument se izrađuje. Ova stranica javlja kad bude gotov.
paper-ready = Dokument je gotov.
paper-fetch = Preuzmi PDF
paper-back = Ispiši nešto drugo
paper-empty = Još nema ničega za ispis.
paper-too-much = To je previše za jedan dokument. Odaberi drugo mjesto igre ili kraći popis.
paper-failed = Dokument se nije mogao izraditi. Pokušaj ponovno.
paper-busy = Upravo se izrađuje nekoliko dokumenata. Pokušaj ponovno za minutu.

door-born = Datum rođenja: { $day }
door-latest = Upravo stigli
door-nobody = Nitko nije pronađen. Pokušaj s dijelom imena.
door-pending = Još nije potvrđeno telefonom. Prvo otvori prijavu i potvrdi je.
door-withdrawn = Ta je osoba odustala. Dolazak se ne može upisati.
door-disqualified = Ta je osoba isključena. Dolazak se ne može upisati. Pitaj direktora.
door-no-show = Ta je osoba došla prekasno. Mjesto je dobio netko drugi.
door-erased = Ova je prijava izbrisana.
door-elsewhere = Ta se osoba ne očekuje na ovom mjestu igre.
door-walk-in = Prijava na ulazu
door-walk-in-lead = Ispuni ovo zajedno s osobom na ulazu i daj joj da pročita na što pristaje. Kad pošalješ prijavu, upisan je i dolazak.
entry-done-walk-in = Prijava je uspjela, dolazak je upisan.
