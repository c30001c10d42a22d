# Odovzdané miesta konania: notebook vedie miesto bez internetu a výsledky vracia v súbore.

hall-page-loans = Odovzdané miesta konania
loan-lead = Odovzdaj miesto konania notebooku, ktorý ho povedie bez internetu. Kým ho notebook má, zapisuje sa všetko pre toto miesto tam.
loan-state-lent = Odovzdané
loan-state-finished = Dohrané
loan-state-recalled = Vzaté späť
loan-since = Odovzdané: { $moment }
loan-reported = Posledné výsledky: { $moment }.
loan-entries = { $count ->
    [one] { $count } záznam.
    [few] { $count } záznamy.
    [many] { $count } záznamu.
   *[other] { $count } záznamov.
}
loan-told-none = Zatiaľ žiadne výsledky.
loan-unfinished = { $count ->
    [0] Nedohrané: miesto konania stále vedie notebook.
    [one] Nedohrané: ešte sa hrá pri { $count } stole.
    [few] Nedohrané: ešte sa hrá pri { $count } stoloch.
    [many] Nedohrané: ešte sa hrá pri { $count } stola.
   *[other] Nedohrané: ešte sa hrá pri { $count } stoloch.
}
loan-archive = Súbor pre notebook
loan-recall = Vziať späť
loan-recall-lead = Všetko, čo notebook dosiaľ nevrátil, sa odmietne. Urob to, len keď sa notebook stratil alebo pokazil.
hall-done-recall = Miesto konania sa znova vedie tu.

loan-import = Načítať výsledky
loan-import-lead = Výsledky môžeš načítať, koľkokrát chceš, aj uprostred kola. Pridá sa len to, čo je nové.
loan-import-file = Súbor s výsledkami z notebooku
loan-told-new = { $count ->
    [one] Načítaný { $count } nový záznam.
    [few] Načítané { $count } nové záznamy.
    [many] Načítaných { $count } nového záznamu.
   *[other] Načítaných { $count } nových záznamov.
}
loan-told-nothing = V tomto súbore nie je nič nové.
loan-told-finished = Je dohrané a miesto konania sa vrátilo na server.
loan-lend = Odovzdať miesto konania
loan-label = Názov notebooku
loan-lent = Odovzdané miesto konania: { $city }
loan-key = Kľúč
loan-key-lead = Kľúč oznám telefonicky alebo na papieri, nikdy spolu so súborom.

loan-home = Tento notebook vedie miesto konania: { $city }.
loan-home-results = Stiahnuť výsledky
loan-finish = Na tomto mieste je dohrané
loan-finish-lead = Potom sa už na tomto notebooku nebude dať nič zapísať. Stiahni si výsledky a načítaj ich na serveri; tým sa miesto konania vráti na server.
hall-done-finish = Dohrané. Teraz si stiahni výsledky.
loan-home-finished = Na tomto mieste je dohrané. Načítaj výsledky na serveri.

refusal-champ-venue-finished = Na tomto notebooku je už dohrané. Pokračuj na serveri majstrovstiev.
refusal-champ-venue-not-lent = Toto miesto konania nie je odovzdané.
loan-refused-broken = Tento súbor je poškodený. Stiahni si výsledky na notebooku znova.
loan-refused-signature = Tento súbor nepochádza z notebooku, ktorý toto miesto vedie, alebo ho cestou niekto zmenil.
loan-refused-other = V tomto súbore nie sú výsledky miesta konania, ktoré je teraz odovzdané. Vyber súbor s výsledkami z notebooku.
loan-refused-recalled = Toto miesto konania bolo vzaté späť, takže jeho notebook už nemôže nič pridať. Čo prišlo skôr, zostáva. Odovzdaj miesto znova a zapíš, čo chýba.
loan-refused-diverged = Dva notebooky pracovali s tým istým súborom a výsledky jedného z nich tu už sú. Pokračuj na ňom a zapíš tam, čo má len ten druhý.
loan-name-elsewhere = Činovník s týmto menom už je inde. Pridaj druhé meno alebo iniciálu.
