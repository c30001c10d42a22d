# Jak gra się w każde wydanie, naszymi słowami. O tym, które zdania obowiązują, decydują zasady.

guide-title = Jak grać: { $edition }
guide-lead = Wszystko, czego trzeba do pierwszej gry, w kilka minut. Przy stole strona zawsze pokazuje, co możesz zrobić.
guide-full = Wszystkie zasady i wszystkie { word-deeds }

guide-aim = Cel gry
guide-aim-last = Kupuj { word-deeds }, zbieraj { word-rent }, buduj i zawieraj sprytne transakcje. Wygrywa ten, kto ma jeszcze pieniądze, gdy wszyscy inni zbankrutują.
guide-aim-first-bankruptcy = Kupuj { word-deeds }, zbieraj { word-rent }, buduj i zawieraj sprytne transakcje. To krótka gra: kończy ją pierwsze bankructwo, a wygrywa najbogatszy gracz.

guide-setup = Przed pierwszym rzutem
guide-setup-token = Każdy wybiera pionek; nie ma dwóch takich samych.
guide-setup-cash = Każdy zaczyna na polu „{ $go }” i ma { FORM($cash, "acc") }.
guide-setup-deeds = { $count ->
    [one] Każdy gracz dostaje za darmo { $count } { word-deed-acc }.
    [few] Każdy gracz dostaje za darmo { $count } { word-deeds }.
    [many] Każdy gracz dostaje za darmo { $count } { word-deeds-gen }.
   *[other] Każdy gracz dostaje za darmo { $count } { word-deed-gen }.
}
guide-setup-left = Każdy rzuca raz. Zaczyna gracz z najwyższym wynikiem, a potem gra się kolejno w lewo.
guide-setup-by-roll = Każdy rzuca raz. Zaczyna gracz z najwyższym wynikiem, a pozostali grają w kolejności swoich rzutów.
guide-setup-hidden = Nikt nie widzi, ile gotówki mają inni.

guide-turn = Twoja tura
guide-turn-one = Rzuć kością, przesuń pionek o tyle pól, ile wypadło, i zrób to, co nakazuje pole. Potem kolej na następnego gracza.
guide-turn-two = Rzuć obiema kośćmi, przesuń pionek o sumę oczek i zrób to, co nakazuje pole.
guide-turn-speed = Rzuć dwiema białymi kośćmi razem z kością prędkości, przesuń pionek i zrób to, co nakazuje pole.
guide-turn-doubles = Dublet daje kolejny rzut. Ale po trzecim dublecie z rzędu idziesz od razu na pole „{ $jail }”.
guide-turn-doubles-white = Dublet na białych kościach daje kolejny rzut. Ale po trzecim dublecie z rzędu idziesz od razu na pole „{ $jail }”.
guide-turn-salary = Za każde przejście przez pole „{ $go }” lub zatrzymanie się na nim Bank wypłaca pensję: { $salary }.

guide-speed = Kość prędkości
guide-speed-numbers = 1, 2 lub 3: dodaj do białych kości.
guide-speed-bus = Autobus: wybierasz, czy idziesz o wynik jednej białej kości, drugiej, czy obu.
guide-speed-next = Strzałka: idź o wynik białych kości i zrób to, co nakazuje pole. Potem przejdź na najbliższą { word-deed-acc } bez właściciela, a gdy wszystkie są zajęte – na najbliższą, za którą należy się { word-rent }.
guide-speed-triple = Trzy jednakowe: idź na dowolne pole, ale nie rzucasz ponownie.

guide-spaces = Pola specjalne
guide-space-cards = Karty ({ $decks }): weź wierzchnią i zrób to, co mówi.
guide-space-tax = { $spaces }: zapłać Bankowi podaną kwotę.
guide-space-parking = { $spaces }: odpocznij, nic się nie dzieje.
guide-space-go-to-jail = { $spaces }: idziesz prosto na pole „{ $jail }”, bez pensji po drodze. To koniec twojej tury.
guide-space-ride = { $spaces }: możesz zapłacić { FORM($amount, "acc") } i pojechać na dowolne pole przed następnym takim albo zostać. Tak czy inaczej twoja tura się tam kończy.
guide-ride-go = Przejazd przez pole „{ $go }” nic nie daje; gdy jazda się tam kończy, dostajesz: { $salary }.
guide-space-entity = { $spaces }: ty i gracz po twojej lewej rzucacie po jednej kości. Jeśli razem osiągniecie podaną liczbę, oboje dostajecie pieniądze; jeśli nie, oboje płacicie.
guide-space-question = { $spaces }: naciśnij i zobacz. Może dać monety, zabrać monety albo kazać rzucić jeszcze raz i iść dalej.

guide-buy = Kupowanie
guide-buy-first = Jeśli zatrzymasz się na { word-deed-loc } bez właściciela, możesz ją kupić za podaną cenę.
guide-buy-auction = Jeśli nie chcesz, od razu odbywa się licytacja. Licytować może każdy, ty też; nieruchomość dostaje ten, kto da najwięcej. Stawka wywoławcza: { $amount }.
guide-buy-nothing = Jeśli nie chcesz, zostaje w Banku, a gra toczy się dalej.
guide-buy-default = Licytuj tyle, ile możesz zapłacić. Kto nie może zapłacić zwycięskiej stawki, odpada, a licytacja zaczyna się od nowa bez tego gracza.

guide-rent = { Word-rent }
guide-rent-claim = Miej oczy otwarte: gość płaci ci { word-rent } tylko wtedy, gdy go zażądasz.
guide-rent-window = { $count ->
    [one] Tracisz { word-rent }, gdy tylko rzuci następny gracz.
    [few] Tracisz { word-rent }, gdy tylko rzuci drugi gracz po gościu.
    [many] Tracisz { word-rent }, gdy tylko rzuci drugi gracz po gościu.
   *[other] Tracisz { word-rent }, gdy tylko rzuci drugi gracz po gościu.
}
guide-rent-automatic = Goście płacą { word-rent } za { word-deed-acc } bez wezwania.
guide-rent-set = Gdy masz wszystkie { word-streets } z zestawu, { word-rent } za te bez budynków się podwaja.
guide-rent-set-unmortgaged = Gdy masz wszystkie { word-streets } z zestawu i żadna nie jest pod hipoteką, { word-rent } za te bez budynków się podwaja.
guide-rent-stations = { $group }: im więcej ich masz, tym więcej przynosi każda z tych nieruchomości ({ $rents }).
guide-rent-utilities-one = { $group }: gość rzuca kością jeszcze raz. { Word-rent } to ten rzut razy { $factors } – zależnie od tego, ile takich nieruchomości masz.
guide-rent-utilities-two = { $group }: gość rzuca obiema kośćmi jeszcze raz. { Word-rent } to ten rzut razy { $factors } – zależnie od tego, ile takich nieruchomości masz.
guide-rent-utilities-speed = { $group }: gość rzuca wszystkimi trzema kośćmi jeszcze raz; autobus i strzałka się nie liczą. { Word-rent } to ten rzut razy { $factors } – zależnie od tego, ile takich nieruchomości masz.
guide-rent-mortgaged = { Word-deed } pod hipoteką nie przynosi { word-rent-gen }.

guide-build = Budowanie
guide-build-when-group = Gdy cały zestaw należy do ciebie i nic w nim nie jest pod hipoteką, możesz na nim budować w każdej chwili, nawet między turami innych.
guide-build-when-plot = Gdy cały zestaw należy do ciebie, możesz budować na jego { word-streets-loc } bez hipoteki w każdej chwili, nawet między turami innych.
guide-build-pause = Nawet licytacja w tym nie przeszkadza. Budowanie, sprzedaż i zastawianie czekają tylko wtedy, gdy ktoś musi jeszcze wybrać swój ruch.
guide-build-even = Buduj równomiernie: każda { word-street } z zestawu dostaje pierwszy budynek, zanim któraś dostanie drugi, i tak dalej.
guide-build-top-group = Na { word-street-loc } może stać najwyżej: { $houses }. Gdy wszystkie { word-streets } z zestawu są pełne, następny krok to: { $hotel }.
guide-build-top-plot = Na { word-street-loc } może stać najwyżej: { $houses }. Gdy { word-street } jest pełna, następny krok to: { $hotel }.
guide-build-scarce-demand = Liczba budynków jest ograniczona. Gdy Bankowi może ich zabraknąć, wszyscy, którzy mogliby budować, mówią, ile chcą. Jeśli wystarczy, każdy płaci cenę z karty; jeśli nie, budynki idą na licytację po jednym.
guide-build-scarce-last = Liczba budynków jest ograniczona. Jeśli kilku graczy chce ostatni, dostaje go ten, kto da najwięcej.
guide-build-houses-first = Jeśli rozbierasz hotel i potrzebujesz na to domów z Banku, najpierw kupują ci, którzy chcą domów.
guide-build-half-printed = Bank odkupuje budynki za połowę ceny.
guide-build-half-paid = Bank odkupuje budynki za połowę tego, co zapłacono, także na licytacji.
guide-build-sell-evenly = Sprzedawaj tak równomiernie, jak budujesz.
guide-build-sell-freely = Nie musisz sprzedawać równomiernie: możesz opróżnić jedną { word-street-acc }, a resztę zostawić.

guide-mortgage = Hipoteka
guide-mortgage-group = Gdy zastawisz { word-deed-acc }, od razu dostaniesz gotówkę. W jej zestawie nie może wtedy być budynków.
guide-mortgage-plot = Gdy zastawisz { word-deed-acc }, od razu dostaniesz gotówkę. Stojące na niej budynki trzeba najpierw sprzedać.
guide-mortgage-percent = Aby spłacić hipotekę, zwróć tę kwotę z odsetkami { $percent }.
guide-mortgage-printed = Aby spłacić hipotekę, zapłać kwotę podaną na karcie { word-deed-gen }.
guide-mortgage-transfer-redeem-or-10 = Kto dostaje od innego gracza { word-deed-acc } pod hipoteką, od razu spłaca hipotekę albo teraz płaci odsetki, a spłaca ją później.
guide-mortgage-transfer-free = Kto dostaje od innego gracza { word-deed-acc } pod hipoteką, nic za to nie płaci i spłaca hipotekę, kiedy zechce.
guide-mortgage-transfer-pay-or-double = Kto dostaje w wymianie { word-deed-acc } pod hipoteką, płaci odsetki teraz albo podwójne później. Po bankructwie płaci odsetki od razu.

guide-jail = W potrzasku: „{ $jail }”
guide-jail-visit = Jeśli tylko zatrzymasz się na tym polu, jesteś tam tylko z wizytą.
guide-jail-doubles = Aby wyjść: zapłać { FORM($fine, "acc") } przed rzutem, użyj karty wyjścia albo wyrzuć dublet.
guide-jail-six = Aby wyjść: zapłać { FORM($fine, "acc") } przed rzutem, użyj karty wyjścia albo wyrzuć szóstkę.
guide-jail-prepay = Przed rzutem możesz tam płacić tylko w turach pobytu od 1 do { $count }.
guide-jail-again = Jeśli uwolni cię dublet, idziesz o tyle pól i rzucasz jeszcze raz.
guide-jail-once = Jeśli uwolni cię dublet, idziesz o tyle pól, ale nie rzucasz ponownie.
guide-jail-last = { $count ->
    [one] Wychodzisz już w następnej turze: jeśli rzut cię nie uwolni, płacisz { FORM($fine, "acc") } i idziesz dalej.
    [few] Wychodzisz najpóźniej w { $count }. turze pobytu: jeśli rzut cię nie uwolni, płacisz { FORM($fine, "acc") } i idziesz dalej.
    [many] Wychodzisz najpóźniej w { $count }. turze pobytu: jeśli rzut cię nie uwolni, płacisz { FORM($fine, "acc") } i idziesz dalej.
   *[other] Wychodzisz najpóźniej w { $count }. turze pobytu: jeśli rzut cię nie uwolni, płacisz { FORM($fine, "acc") } i idziesz dalej.
}
guide-jail-late = Jeśli w { $turn }. turze pobytu nadal tam jesteś, rzucasz, idziesz i płacisz { FORM($fine, "acc") }, cokolwiek wypadnie.
guide-jail-business = Interesy idą dalej: także tam zbierasz { word-rent }, licytujesz, budujesz i handlujesz.

guide-deals = Transakcje
guide-deals-any = Możesz zawierać transakcje z każdym i w każdej chwili.
guide-deals-own = Transakcje zawiera się z graczem, którego jest tura, albo między turami.
guide-deals-what-group = Wymieniajcie pieniądze, { word-deeds } i karty wyjścia z pola „{ $jail }” – co tylko oboje zechcecie. { Word-street } zmienia właściciela tylko wtedy, gdy w całym jej zestawie nie ma budynków.
guide-deals-what-plot = Wymieniajcie pieniądze, { word-deeds } i karty wyjścia z pola „{ $jail }” – co tylko oboje zechcecie. { Word-streets } zmieniają właściciela bez budynków.
guide-deals-card = Taka karta zmienia właściciela za co najmniej { FORM($amount, "acc") }.

guide-debt = Gdy brakuje pieniędzy
guide-debt-raise = Jeśli masz do zapłacenia więcej, niż masz w ręku, sprzedawaj budynki i zastawiaj { word-deeds }, aż wystarczy.
guide-debt-surrender = Możesz też sprzedać Bankowi { word-deeds } za połowę ceny.
guide-debt-stands = Jeśli i to nie wystarczy, bankrutujesz i odpadasz. Twoje budynki zostają sprzedane, a wszystko dostaje gracz, któremu nie możesz zapłacić; { word-deeds } przechodzą w takim stanie, w jakim są.
guide-debt-liquidates = Jeśli i to nie wystarczy, bankrutujesz i odpadasz. Najpierw wszystkie twoje budynki zostają sprzedane, a { word-deeds } zastawione. Pieniądze i zastawione { word-deeds } dostaje gracz, któremu nie możesz zapłacić.
guide-debt-bank-last = Jeśli nie możesz zapłacić Bankowi, twoje { word-deeds } idą na licytację wolne od hipoteki.
guide-debt-bank-first-bankruptcy = Jeśli nie możesz zapłacić Bankowi, zatrzymuje on twoje { word-deeds }.

guide-end = Koniec
guide-end-last = Wygrywa ostatni gracz w grze.
guide-end-first-bankruptcy = Pierwsze bankructwo kończy grę. Zsumujcie gotówkę, { word-deeds } i budynki: wygrywa największy majątek.
guide-end-at-once = Gdy padnie „koniec czasu”, gra od razu się kończy. Zsumujcie gotówkę, { word-deeds } i budynki: wygrywa największy majątek.
guide-end-last-round = Jeśli sędzia ogłosi ostatnią rundę, gra się ją do końca.
guide-end-after-turn = Gdy padnie „koniec czasu”, dogrywa się bieżącą turę. Zsumujcie gotówkę, { word-deeds } i budynki: wygrywa największy majątek.
guide-end-points = Miejsce przy stole daje punkty w mistrzostwach – tym więcej, im więcej rywali zbankrutowało.
