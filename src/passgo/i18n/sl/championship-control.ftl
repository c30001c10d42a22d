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
