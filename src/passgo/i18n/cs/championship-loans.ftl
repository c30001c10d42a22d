# Předaná místa konání: notebook vede místo bez internetu a výsledky vrací v souboru.

hall-page-loans = Předaná místa konání
loan-lead = Předej místo konání notebooku, který ho povede bez internetu. Dokud ho notebook má, zapisuje se vše pro toto místo tam.
loan-state-lent = Předáno
loan-state-finished = Dohráno
loan-state-recalled = Vzato zpět
loan-since = Předáno: { $moment }
loan-reported = Poslední výsledky: { $moment }.
loan-entries = { $count ->
    [one] { $count } záznam.
    [few] { $count } záznamy.
    [many] { $count } záznamu.
   *[other] { $count } záznamů.
}
loan-told-none = Zatím žádné výsledky.
loan-unfinished = { $count ->
    [0] Nedohráno: místo konání stále vede notebook.
    [one] Nedohráno: ještě se hraje u { $count } stolu.
    [few] Nedohráno: ještě se hraje u { $count } stolů.
    [many] Nedohráno: ještě se hraje u { $count } stolu.
   *[other] Nedohráno: ještě se hraje u { $count } stolů.
}
loan-archive = Soubor pro notebook
loan-recall = Vzít zpět
loan-recall-lead = Vše, co notebook dosud nevrátil, se odmítne. Udělej to, jen když se notebook ztratil nebo rozbil.
hall-done-recall = Místo konání se zase vede tady.

loan-import = Načíst výsledky
loan-import-lead = Výsledky můžeš načítat, kolikrát chceš, i uprostřed kola. Přidá se jen to, co je nové.
loan-import-file = Soubor s výsledky z notebooku
loan-told-new = { $count ->
    [one] Načten { $count } nový záznam.
    [few] Načteny { $count } nové záznamy.
    [many] Načteno { $count } nového záznamu.
   *[other] Načteno { $count } nových záznamů.
}
loan-told-nothing = V tomto souboru není nic nového.
loan-told-finished = Je dohráno a místo konání se vrátilo na server.
loan-lend = Předat místo konání
loan-label = Název notebooku
loan-lent = Předané místo konání: { $city }
loan-key = Klíč
loan-key-lead = Klíč předej telefonicky nebo na papíře, nikdy spolu se souborem.

loan-home = Tento notebook vede místo konání: { $city }.
loan-home-results = Stáhnout výsledky
loan-finish = V tomto místě je dohráno
loan-finish-lead = Potom už na tomto notebooku nepůjde nic zapsat. Pak si stáhni výsledky a načti je na serveru; tím se místo konání vrátí na server.
hall-done-finish = Dohráno. Teď si stáhni výsledky.
loan-home-finished = V tomto místě je dohráno. Načti výsledky na serveru.

refusal-champ-venue-finished = Na tomto notebooku je už dohráno. Pokračuj na serveru mistrovství.
refusal-champ-venue-not-lent = Toto místo konání není předáno.
loan-refused-broken = Tento soubor je poškozený. Stáhni si výsledky na notebooku znovu.
loan-refused-signature = Tento soubor nepochází z notebooku, který toto místo vede, nebo byl cestou změněn.
loan-refused-other = V tomto souboru nejsou výsledky místa konání, které je teď předáno. Vyber soubor s výsledky z notebooku.
loan-refused-recalled = Toto místo konání bylo vzato zpět, takže jeho notebook už nemůže nic přidat. Co přišlo dřív, zůstává. Předej místo znovu a zapiš, co chybí.
loan-refused-diverged = Dva notebooky pracovaly se stejným souborem a výsledky jednoho z nich už tu jsou. Pokračuj na něm a zapiš tam, co má jen ten druhý.
loan-name-elsewhere = Činovník tohoto jména už je jinde. Přidej druhé jméno nebo iniciálu.
