# Čempionāti: ko var izdrukāt, un ierašanās pie ieejas.

hall-page-paper = Drukāšana
paper-lead = Tu saņemsi PDF ar šodienas datiem melnbaltai drukai uz A4. Vecās izdrukas izmet.
paper-language = Izdrukas valoda
paper-calls = Zvanu saraksts
paper-hint-calls = Dalībnieki un rezerve ar tālruņa numuriem, tikai reģistratoram.
paper-badges = Ieejas kartītes
paper-hint-badges = Kartīte ar kodu katram, ko šeit gaida. Nolasi to pie ieejas.
paper-seating = Galdi ar vārdiem
paper-hint-seating = Pēc vārda un pēc galda, tev pie ieejas. Neizliec to pie sienas.
paper-wall = Galdi ar segvārdiem
paper-hint-wall = Pēc segvārda un pēc galda, izlikšanai pie sienas.
paper-judges = Tiesnešu kartītes
paper-hint-judges = Katram tiesnesim: galds, spēlētāji un sākums.
paper-sheets = Rezultātu protokoli
paper-hint-sheets = Pa vienam katram pēdējās kārtas galdam un divi tukši.
paper-certificates = Diplomi
paper-hint-certificates = Pa vienam visiem, kas šeit spēlēja, ar vietu un punktiem.
paper-press = Rezultāti presei
paper-hint-press = Vārdi tiem, kas piekrita publicēšanai, pārējiem – segvārdi.

paper-waiting = Dokuments top. Šī lapa parādīs, kad tas būs gatavs.
paper-ready = Dokuments ir gatavs.
paper-fetch = Lejupielādēt PDF
paper-back = Drukāt ko citu
paper-empty = Pagaidām nav ko drukāt.
paper-too-much = Vienam dokumentam tas ir par daudz. Izvēlies citu norises vietu vai īsāku sarakstu.
paper-failed = Dokumentu neizdevās izveidot. Mēģini vēlreiz.
paper-busy = Pašlaik top vairāki dokumenti. Mēģini vēlreiz pēc minūtes.

door-born = Dzimšanas datums: { $day }
door-latest = Tikko ieradās
door-nobody = Neviens nav atrasts. Mēģini ar daļu no vārda.
door-pending = Vēl nav apstiprināts pa tālruni. Vispirms atver pieteikumu un apstiprini to.
door-withdrawn = Pieteikums ir atsaukts, tāpēc ierašanos atzīmēt nevar.
door-disqualified = Šim cilvēkam dalība ir liegta, tāpēc ierašanos atzīmēt nevar. Jautā vadītājam.
door-no-show = Šis cilvēks ieradās par vēlu. Vieta tika citam.
door-erased = Šis pieteikums ir dzēsts.
door-elsewhere = Šo cilvēku šajā norises vietā negaida.
door-walk-in = Reģistrēt pie ieejas
door-walk-in-lead = Aizpildi to kopā ar atnākušo un dod viņam izlasīt, kam viņš piekrīt. Pēc tam ierašanās uzreiz būs atzīmēta.
entry-done-walk-in = Reģistrēts, ierašanās ir atzīmēta.
