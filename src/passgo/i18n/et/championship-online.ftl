# Võistluslauad, kus mängitakse siin.
online-title = Sinu laud
online-ready = Laud { $table } on valmis. Mängid hüüdnime „{ $nickname }“ all; muud nime ei näe keegi.
online-sit-down = Istu lauda
online-wait = Sinu seeria ei ole veel alanud. Leht värskendab end ise; jäta see avatuks.
online-entry = Tagasi minu registreerumise juurde
hall-page-online = Veebilauad
online-none = Veebilaudu veel ei ole.
online-table = Laud { $table }: { $stage }, { $city }, voor { $round }
online-status-lobby = Lauda valmistatakse ette.
online-status-playing = Mäng käib.
online-status-finished = Mäng on läbi; protokoll sisestatakse automaatselt.
online-status-abandoned = Laud suleti.
online-watch = Vaata
online-judge = Kohtunik
online-judge-it = Istu kohtunikuks
