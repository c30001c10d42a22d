hall-calls = Klici glavnega sodnika
hall-calls-none = Nobena miza ne čaka.
hall-call-table = Miza { $table } ({ $place })
hall-call-since = od { $time }
hall-call-taken = { $name } je na poti.
hall-call-take = Sem na poti
hall-call-end = Urejeno
hall-call = Pokliči glavnega sodnika
hall-page-control = Nadzorna soba
control-time = Stanje ob { $time }.
control-reload = Osveži
control-registered = Prijavljeni
control-phoned = Poklicani
control-present = Prisotni
control-seated = Za mizami
control-playing = Mize igrajo
control-due = Manjka zapisnik
control-unconfirmed = Za potrditev
control-notes = Opombe
control-total = Skupaj
control-calls = { $count ->
    [one] { $count } klic
    [two] { $count } klica
    [few] { $count } klici
   *[other] { $count } klicev
}
control-late-start = Začetek je bil predviden ob { $time }
control-late-end = Čas je potekel ob { $time }
control-late = Zamuja: { $count }
panel-call = Pokliči glavnega sodnika
panel-called = Glavni sodnik je bil poklican ob { $time }.
panel-call-taken = { $name } je na poti.
panel-call-end = Urejeno
panel-entry-call = Klic glavnega sodnika
panel-entry-end-call = Klic je urejen
panel-timers = Štoparice
panel-timer-deal = { $count ->
    [one] Kupčija: največ { $count } minuta
    [two] Kupčija: največ { $count } minuti
    [few] Kupčija: največ { $count } minute
   *[other] Kupčija: največ { $count } minut
}
panel-timer-limit = Časovna omejitev
panel-timer-minutes = Minute
panel-timer-start = Začni
panel-timer-stop = Ustavi
panel-timer-reset = Ponastavi
panel-timer-over-deal = Čas za kupčijo je potekel.
panel-timer-over-limit = Časovna omejitev je potekla.
entry-list-back = Pokliči zdaj nazaj
entry-list-lead-back = Prosili so za klic ob tem času.
entry-call-near = { $count ->
    [one] { $count } oseba še ni bila poklicana. Začetek: { $when }
    [two] { $count } osebi še nista bili poklicani. Začetek: { $when }
    [few] { $count } osebe še niso bile poklicane. Začetek: { $when }
   *[other] { $count } oseb še ni bilo poklicanih. Začetek: { $when }
}
entry-call-attempts = { $count ->
    [one] { $count } poskus, { $when }
    [two] { $count } poskusa, zadnji { $when }
    [few] { $count } poskusi, zadnji { $when }
   *[other] { $count } poskusov, zadnji { $when }
}
entry-call-back-at = Pokliči nazaj: { $when }
entry-call-add = Zapiši klic
entry-calls = Klici
entry-call-outcome = Kako se je končalo?
entry-call-no-answer = Ni odgovora
entry-call-call-back = Pokliči pozneje
entry-call-note = Samo opomba
entry-call-when = Kdaj poklicati
entry-call-text = Opomba
entry-done-noted = Zapisano.
entry-call-wrong = Izberi dan in uro klica ali napiši opombo do 500 znakov.
control-place-holds = Ima prvakovo mesto.
control-place-pass = Predaj mesto
hall-done-pass-place = Mesto je predano.
control-place-held = Prvakovo mesto ({ $prize }) ima { $name }.
hall-page-mail = Napiši e-pošto
mail-desk-write = Piši udeležencem
mail-desk-stage = Faza
mail-desk-group = Skupina
mail-desk-alternates = Rezerve
mail-desk-words = Vpiše se za vsakogar:
mail-desk-needed = V besedilu mora biti { $word }.
mail-desk-count = Preštej in poglej
mail-desk-counted = { $count ->
    [0] Izbiri ne ustreza nihče.
    [one] To dobi { $count } oseba:
    [two] To dobita { $count } osebi:
    [few] To dobijo { $count } osebe:
   *[other] To dobi { $count } oseb:
}
mail-desk-send = { $count ->
    [one] Pošlji { $count } osebi
    [two] Pošlji { $count } osebama
    [few] Pošlji { $count } osebam
   *[other] Pošlji { $count } osebam
}
hall-done-send = E-pošta čaka na pošiljanje.
mail-desk-too-many = To je za eno uro veliko e-pošte. Malo počakaj, potem pošlji to.
mail-desk-bad-unknown = { $word } se tu ne da vpisati.
mail-desk-bad-empty = Napiši zadevo in besedilo.
mail-desk-bad-long = Zadeva ali besedilo je predolgo.
mail-desk-reminders = Opomniki
mail-desk-reminders-lead = Vsak potrjeni dobi na vsak od teh dni eno e-sporočilo. Vaja ne pošlje ničesar.
mail-desk-days = Dnevi pred začetkom, na primer 7, 1
mail-desk-bad-days = Vpiši do 5 celih števil od 1 do 60 ali nič.
hall-done-reminders = Shranjeno.
mail-desk-texts = Besedila e-pošte
mail-desk-texts-lead = Vsako besedilo se lahko spremeni, jezik za jezikom. Jeziki brez lastnega besedila ohranijo običajno.
mail-desk-own = Lastno besedilo:
mail-desk-all = Vsa e-pošta
mail-desk-language = Jezik besedila
mail-desk-preview = Predogled
mail-desk-keep = Uporabi to besedilo
mail-desk-standard = Nazaj na običajno
hall-done-keep = Tvoje besedilo je v rabi.
hall-done-standard = Spet je v rabi običajno besedilo.
logged-call-taken = Glavni sodnik na poti.
