# Võistluslauad, kus mängitakse siin.
online-title = Sinu laud
online-ready = Laud { $table } on valmis. Mängid hüüdnime „{ $nickname }“ all; muud nime ei näe keegi.
online-sit-down = Istu lauda
online-wait = Sinu seeria ei ole veel alanud. See leht vaatab ise uuesti; jäta see avatuks.
online-entry = Tagasi minu registreerumise juurde
hall-page-online = Veebilauad
online-none = Ühtegi veebilauda ei ole veel alustatud.
online-table = Laud { $table }: { $stage }, { $city }, voor { $round }
online-status-lobby = Lauda valmistatakse ette.
online-status-playing = Mäng käib.
online-status-finished = Mäng on läbi; protokoll sisestatakse ise.
online-status-abandoned = Laud suleti.
online-watch = Vaata
online-judge = Kohtunik
online-judge-it = Istu kohtunikuks
