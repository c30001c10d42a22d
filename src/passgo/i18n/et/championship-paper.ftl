# Meistrivõistlused: väljatrükid ja saabujate vastuvõtt uksel.

hall-page-paper = Väljatrükid
paper-lead = Saad tänaste andmetega PDF-i, mis sobib mustvalgeks A4-trükiks. Viska vanemad väljatrükid ära.
paper-language = Väljatrüki keel
paper-calls = Helistamise nimekiri
paper-hint-calls = Registreerunud ja varumängijad telefoninumbritega, ainult registreerijale.
paper-badges = Osalejakaardid
paper-hint-badges = Koodiga kaart igaühele, keda siin oodatakse. Skanni see saabumisel.
paper-seating = Kohajaotus nimedega
paper-hint-seating = Nime ja laua järgi, sulle uksele kaasa. Ära seinale riputa.
paper-wall = Kohajaotus hüüdnimedega
paper-hint-wall = Hüüdnime ja laua järgi, seinale riputamiseks.
paper-judges = Kohtunikukaardid
paper-hint-judges = Igale kohtunikule: laud, mängijad ja algus.
paper-sheets = Mänguprotokollid
paper-hint-sheets = Üks viimase vooru iga laua jaoks ja kaks tühja.
paper-certificates = Diplomid
paper-hint-certificates = Igaühele, kes siin mängis, koha ja punktidega.
paper-press = Tulemused ajakirjandusele
paper-hint-press = Nimed neilt, kes avaldamisega nõustusid, kõigilt teistelt hüüdnimed.

paper-waiting = Dokumenti koostatakse. See leht annab teada, kui see on valmis.
paper-ready = Dokument on valmis.
paper-fetch = Laadi PDF alla
paper-back = Trüki midagi muud
paper-empty = Praegu ei ole veel midagi trükkida.
paper-too-much = Seda on ühe dokumendi jaoks liiga palju. Vali teine mängupaik või lühem nimekiri.
paper-failed = Dokumenti ei õnnestunud koostada. Proovi uuesti.
paper-busy = Praegu koostatakse mitut dokumenti. Proovi minuti pärast uuesti.

door-born = Sünnikuupäev: { $day }
door-latest = Äsja saabunud
door-nobody = Kedagi ei leitud. Proovi osa nimest.
door-pending = Telefoni teel veel kinnitamata. Ava registreerumine ja kinnita see enne.
door-withdrawn = See inimene on loobunud, tema kohalolekut ei saa märkida.
door-disqualified = See inimene on diskvalifitseeritud, tema kohalolekut ei saa märkida. Küsi võistlusjuhilt.
door-no-show = See inimene tuli liiga hilja. Koha sai keegi teine.
door-erased = See registreerumine on kustutatud.
door-elsewhere = Seda inimest selles mängupaigas ei oodata.
door-walk-in = Registreeri kohapeal
door-walk-in-lead = Täida see koos tulijaga ja lase tal lugeda, millega ta nõustub. Seejärel on ta kohalolek märgitud.
entry-done-walk-in = Registreeritud, kohalolek märgitud.
