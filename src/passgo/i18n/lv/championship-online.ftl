# Čempionāta galdi, pie kuriem spēlē šeit.
online-title = Tavs galds
online-ready = { $table }. galds ir gatavs. Tu spēlē kā „{ $nickname }”; citu vārdu neviens neredz.
online-sit-down = Sēsties pie galda
online-wait = Tava maiņa vēl nav sākusies. Lapa atjaunojas pati; atstāj to atvērtu.
online-entry = Atpakaļ uz manu pieteikumu
hall-page-online = Tiešsaistes galdi
online-none = Tiešsaistes galdu vēl nav.
online-table = { $table }. galds: { $stage }, { $city }, { $round }. kārta
online-status-lobby = Galdu gatavo.
online-status-playing = Spēle notiek.
online-status-finished = Spēle ir galā; protokols tiek ievadīts automātiski.
online-status-abandoned = Galds ir slēgts.
online-watch = Skatīties
online-judge = Tiesnesis
online-judge-it = Tiesāt šo galdu
