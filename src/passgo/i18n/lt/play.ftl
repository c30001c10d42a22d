# What only the terminal game says; all else is as at the live table. Commands are English words in every language.

play-title = { $edition }, burtų skaičius { $seed }
play-title-loaded = { $edition }, tęsiama po ėjimo nr. { $turn }
play-how = Įveskite skaičių arba komandą; { $command } rodo komandas.
play-cash = Turite { $cash }.
play-wait = Ne dabar
play-free = Šiose grupėse niekas nieko neturi: { $groups }.
play-no-choice = Įveskite skaičių nuo 1 iki { $most }.
play-first = Pradėkite nuo laukelio „{ $space }“.
play-unknown-space = Laukelio pavadinimu { $word } nėra.
play-unknown-player = Žaidėjo vardu { $word } nėra. Žaidėjai: { $players }.
play-bad-action = Komandos { $word } nėra. Komandas rodo { $command }.
play-perhaps = Gal turite omenyje { $word }?
play-saved = Įrašyta į { $file }.
play-save-where = Nurodykite, kur įrašyti: { $command }
play-unsaved = Šis žaidimas neįrašytas. Įveskite { $command }, kad jį įrašytumėte, arba dar kartą { $quit }, kad išeitumėte.
play-resume = Tęskite taip: { $command }
play-not-saved = Žaidimas nebuvo įrašytas.
play-cannot-save = Žaidimo negalima įrašyti į { $file }. Pasirinkite kitą failą.
play-file-there = { $file } jau yra. Pasirinkite kitą failą.
play-limit = Sustabdyta po ėjimo nr. { $turn }; žaidimas nebaigtas.
play-commands = Komandos
play-help-number = Pasirenka vieną iš sunumeruotų galimybių; žodžiai šalia daro tą patį.
play-help-short = Pakanka pirmųjų vardo ar pavadinimo raidžių.
play-help-actor = Veikia už kitą žmogų prie šios klaviatūros, už bankininką arba už teisėją.
play-help-save = Įrašyti žaidimą
