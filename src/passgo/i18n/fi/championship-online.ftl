# Kilpailun pöydät, joissa pelataan täällä.
online-title = Pöytäsi
online-ready = Pöytä { $table } on valmis. Pelaat nimimerkillä ”{ $nickname }”; muuta nimeä kukaan ei näe.
online-sit-down = Istu pöytään
online-wait = Eräsi ei ole vielä alkanut. Sivu päivittyy automaattisesti; jätä se auki.
online-entry = Takaisin ilmoittautumiseeni
hall-page-online = Verkkopöydät
online-none = Verkkopöytiä ei ole vielä.
online-table = Pöytä { $table }: { $stage }, { $city }, kierros { $round }
online-status-lobby = Pöytää valmistellaan.
online-status-playing = Peli on käynnissä.
online-status-finished = Peli on päättynyt; tuloslomake kirjataan automaattisesti.
online-status-abandoned = Pöytä suljettiin.
online-watch = Katso
online-judge = Tuomari
online-judge-it = Istu tuomariksi
