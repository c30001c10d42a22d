# What only the terminal game says; all else is as at the live table. Commands are English words in every language.

play-title = { $edition }, algväärtus { $seed }
play-title-loaded = { $edition }, jätkub pärast käiku { $turn }
play-how = Kirjuta arv või käsk; { $command } näitab käske.
play-cash = Sul on { $cash }.
play-wait = Mitte praegu
play-free = Neist gruppidest ei kuulu kellelegi midagi: { $groups }.
play-no-choice = Kirjuta arv vahemikus 1 kuni { $most }.
play-first = Alusta ruudust { $space }.
play-unknown-space = Ruutu nimega { $word } ei ole.
play-unknown-player = Mängijat nimega { $word } ei ole. Mängijad: { $players }.
play-bad-action = Käsku { $word } ei ole. Käske näitab { $command }.
play-perhaps = Kas mõtlesid: { $word }?
play-saved = Salvestatud: { $file }.
play-save-where = Ütle, kuhu mäng salvestada: { $command }
play-unsaved = See mäng ei ole salvestatud. Kirjuta { $command }, et see salvestada, või uuesti { $quit }, et lahkuda.
play-resume = Jätka nii: { $command }
play-not-saved = Mängu ei salvestatud.
play-cannot-save = Mängu ei saa siia salvestada: { $file }. Vali teine fail.
play-file-there = { $file } on juba olemas. Vali teine fail.
play-limit = Peatatud pärast käiku { $turn }; mäng ei ole läbi.
play-commands = Käsud
play-help-number = Vali variant selle numbriga; sõnad selle kõrval teevad sama.
play-help-short = Nime esimestest tähtedest piisab.
play-help-actor = Tegutse teise selle klaviatuuri mängija, pankuri või kohtuniku eest.
play-help-save = Salvesta mäng
