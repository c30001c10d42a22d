# Prvenstva: kaj se natisne s strani uradnih oseb in vhod, kjer se vpisujejo prihodi.

hall-page-paper = Tiskanje
paper-lead = Dobiš PDF z današnjimi podatki, črno-bel, v formatu A4. Starejše izpise zavrzi.
paper-language = Jezik dokumenta
paper-calls = Seznam za klicanje
paper-hint-calls = Prijavljeni in rezerve s telefonskimi številkami, samo za vodjo prijav.
paper-badges = Izkaznice za vhod
paper-hint-badges = Izkaznica s kodo za vsakogar, ki ga tukaj pričakujemo. Kodo skeniraj ob prihodu.
paper-seating = Sedežni red z imeni
paper-hint-seating = Po imenu in po mizah, zate na vhodu. Ne obešaj ga na steno.
paper-wall = Sedežni red z vzdevki
paper-hint-wall = Po vzdevku in po mizah; tega obesi na steno.
paper-judges = Kartice za sodnike
paper-hint-judges = Za vsakega sodnika: miza, igralci in začetek.
paper-sheets = Zapisniki
paper-hint-sheets = Po eden za vsako mizo najnovejšega kroga in dva prazna.
paper-certificates = Priznanja
paper-hint-certificates = Po eno za vsakogar, ki je tukaj igral, z uvrstitvijo in točkami.
paper-press = Rezultati za medije
paper-hint-press = Imena tistih, ki so privolili v objavo, za vse druge vzdevki.

paper-waiting = Dokument nastaja. Ta stran ti pove, ko bo pripravljen.
paper-ready = Dokument je pripravljen.
paper-fetch = Prenesi PDF
paper-back = Natisni kaj drugega
paper-empty = Ni še ničesar za tiskanje.
paper-too-much = To je za en dokument preveč. Izberi drugo prizorišče ali krajši seznam.
paper-failed = Dokumenta ni bilo mogoče izdelati. Poskusi znova.
paper-busy = Pravkar nastaja več dokumentov. Poskusi znova čez minuto.

door-born = Datum rojstva: { $day }
door-latest = Pravkar prispeli
door-nobody = Nihče ni najden. Poskusi z delom imena.
door-pending = Po telefonu še ni potrjeno. Najprej odpri prijavo in jo potrdi.
door-withdrawn = Ta oseba se je umaknila. Prihoda ni mogoče vpisati.
door-disqualified = Ta oseba je izključena. Prihoda ni mogoče vpisati. Vprašaj direktorja.
door-no-show = Ta oseba je prišla prepozno. Sedež je dobil nekdo drug.
door-erased = Ta prijava je izbrisana.
door-elsewhere = Na tem prizorišču te osebe nihče ne pričakuje.
door-walk-in = Prijava na vhodu
door-walk-in-lead = To izpolni skupaj z osebo na vhodu in ji daj prebrati, v kaj privoli. Ko pošlješ prijavo, je vpisan tudi prihod.
entry-done-walk-in = Prijava je uspela, prihod je vpisan.
