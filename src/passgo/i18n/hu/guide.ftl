# Hogyan játsszák az egyes változatokat, a mi szavainkkal.

guide-title = Így kell játszani: { $edition }
guide-lead = Minden, ami az első játékhoz kell, néhány percben. Az asztalnál az oldal mindig mutatja, mit tehetsz.
guide-full = Minden szabály és minden { word-deed }

guide-aim = A cél
guide-aim-last = Vegyél { word-deeds-acc }, szedj { word-rent-acc }, építkezz, és köss ügyes üzleteket. Akkor nyersz, ha még van pénzed, amikor mindenki más csődbe ment.
guide-aim-first-bankruptcy = Vegyél { word-deeds-acc }, szedj { word-rent-acc }, építkezz, és köss ügyes üzleteket. Rövid játék: az első csőddel véget ér, és a leggazdagabb játékos nyer.

guide-setup = Az első dobás előtt
guide-setup-token = Mindenki bábut választ; nincs két egyforma.
guide-setup-cash = Mindenki a „{ $go }” mezőről indul, kezdőpénze { $cash }.
guide-setup-deeds = { $count ->
    [one] Minden játékos ingyen kap { $count } { word-deed-acc }.
   *[other] Minden játékos ingyen kap { $count } { word-deed-acc }.
}
guide-setup-left = Mindenki dob egyszer. Az kezd, aki a legnagyobbat dobja, utána balra halad a sor.
guide-setup-by-roll = Mindenki dob egyszer. Az kezd, aki a legnagyobbat dobja, a többiek a dobásuk sorrendjében követik.
guide-setup-hidden = Senki sem látja, mennyi készpénze van a többieknek.

guide-turn = A te köröd
guide-turn-one = Dobj a dobókockával, lépj annyit, amennyit mutat, és tedd, amit a mező kér. Aztán a következő játékos jön.
guide-turn-two = Dobj mindkét dobókockával, lépj az összegüknek megfelelően, és tedd, amit a mező kér.
guide-turn-speed = Dobj a két fehér dobókockával és a gyorskockával együtt, lépj, és tedd, amit a mező kér.
guide-turn-doubles = A dupla újabb dobást ad. Ha egymás után harmadszor dobsz duplát, azonnal a „{ $jail }” mezőre kerülsz.
guide-turn-doubles-white = A fehér dobókockák duplája újabb dobást ad. Ha egymás után harmadszor dobsz duplát, azonnal a „{ $jail }” mezőre kerülsz.
guide-turn-salary = Valahányszor áthaladsz a „{ $go }” mezőn vagy rálépsz, a Bank fizet neked: { $salary }.

guide-speed = A gyorskocka
guide-speed-numbers = 1, 2 vagy 3: add hozzá a fehér dobókockákhoz.
guide-speed-bus = A busz: válassz, hogy az egyik fehér dobókocka, a másik vagy mindkettő szerint lépsz.
guide-speed-next = A nyíl: lépj a fehér dobókockák szerint, és tedd, amit a mező kér. Aztán menj tovább a következő gazdátlan { word-deed-onto }; ha már mindnek van tulajdonosa, a következőre, ahol { word-rent } jár.
guide-speed-triple = Három egyforma: lépj bármelyik mezőre, de nem dobsz újra.

guide-spaces = Különleges mezők
guide-space-cards = Kártyák ({ $decks }): vedd el a legfelső kártyát, és tedd, amit mond.
guide-space-tax = { $spaces }: fizesd meg a Banknak a mezőn szereplő összeget.
guide-space-parking = { $spaces }: pihenj egyet, semmi sem történik.
guide-space-go-to-jail = { $spaces }: irány a „{ $jail }” mező, útközben nincs fizetés. A köröd véget ér.
guide-space-ride = { $spaces }: a viteldíj { $amount }; ezért bármelyik mezőre utazhatsz a következő ilyen előtt, vagy maradhatsz. A köröd mindenképp ott ér véget.
guide-ride-go = Ha csak áthajtasz a „{ $go }” mezőn, nem kapsz semmit; ha ott ér véget az út, ennyit kapsz: { $salary }.
guide-space-entity = { $spaces }: te és a bal oldali szomszédod egy-egy dobókockával dobtok. Ha együtt eléritek az ott álló számot, mindketten kaptok; ha nem, mindketten fizettek.
guide-space-question = { $spaces }: nyomd meg, és meglátod. Adhat érméket, elvehet érméket, vagy újabb dobással továbbküldhet.

guide-buy = Vásárlás
guide-buy-first = Ha gazdátlan { word-deed-onto } lépsz, megveheted a feltüntetett áron.
guide-buy-auction = Ha inkább nem kéred, azonnal árverésre kerül. Mindenki licitálhat, te is; a kikiáltási ár { $amount }, és a legmagasabb licit nyer.
guide-buy-nothing = Ha inkább nem kéred, a Banknál marad, és a játék folytatódik.
guide-buy-default = Csak annyit licitálj, amennyit ki tudsz fizetni. Aki nem tudja kifizetni a nyertes licitet, azt kizárják, és az árverés nélküle kezdődik újra.

guide-rent = { Word-rent }
guide-rent-claim = Tartsd nyitva a szemed: a látogató csak akkor tartozik { word-rent-with }, ha kéred.
guide-rent-window = { $count ->
    [one] A { word-rent } elvész, amint a következő játékos dobott.
   *[other] A { word-rent } elvész, amint a látogató utáni második játékos dobott.
}
guide-rent-automatic = A látogatók kérés nélkül kifizetik { word-deed-the } { word-rent-its-acc }.
guide-rent-set = Ha a csoport minden { word-street-its } a tiéd, az épület nélküliek { word-rent-its } megduplázódik.
guide-rent-set-unmortgaged = Ha a csoport minden { word-street-its } a tiéd, és egyiket sem terheli jelzálog, az épület nélküliek { word-rent-its } megduplázódik.
guide-rent-stations = { $group }: minél több a tiéd belőlük, annál többet hoz mindegyik ({ $rents }).
guide-rent-utilities-one = { $group }: a látogató újra dob. A { word-rent } ennek a dobásnak a többszöröse; a szorzó { $factors }, aszerint, hogy hány a tiéd belőlük.
guide-rent-utilities-two = { $group }: a látogató mindkét kockával újra dob. A { word-rent } ennek a dobásnak a többszöröse; a szorzó { $factors }, aszerint, hogy hány a tiéd belőlük.
guide-rent-utilities-speed = { $group }: a látogató mindhárom kockával újra dob; a busz és a nyíl nullát ér. A { word-rent } ennek a dobásnak a többszöröse; a szorzó { $factors }, aszerint, hogy hány a tiéd belőlük.
guide-rent-mortgaged = A jelzáloggal terhelt { word-deed } nem hoz semmit.

guide-build = Építés
guide-build-when-group = Ha az egész csoport a tiéd, és semmit sem terhel benne jelzálog, bármikor építhetsz rá, mások körei között is.
guide-build-when-plot = Ha az egész csoport a tiéd, a jelzálog nélküli { word-streets-onto-its } bármikor építhetsz, mások körei között is.
guide-build-pause = Ezt az árverés sem akadályozza. Az építés, az eladás és a jelzálogfelvétel csak addig szünetel, amíg valakinek még lépést kell választania.
guide-build-even = Építs egyenlően: a csoport minden { word-street-its } megkapja az első épületét, mielőtt bármelyik a másodikat kapná, és így tovább.
guide-build-top-group = Egy { word-street-on } legfeljebb { $houses } állhat. Ha a csoport minden { word-street-its } megtelt, a következő lépés: { $hotel }.
guide-build-top-plot = Egy { word-street-on } legfeljebb { $houses } állhat. Ha megtelt, a következő lépés: { $hotel }.
guide-build-scarce-demand = Az épületek száma véges. Ha a Bank kifogyhat belőlük, mindenki, aki építhetne, megmondja, mennyit kér. Ha elég van, mindannyian a nyomtatott árat fizetik; ha nem, egyenként árverezik el őket.
guide-build-scarce-last = Az épületek száma véges. Ha többen kérik az utolsót, a legmagasabb licité lesz.
guide-build-houses-first = Ha lebontasz egy szállodát, és ehhez a Bank házai kellenek, előbb azok jönnek, akik házat vennének.
guide-build-half-printed = A Bank féláron veszi vissza az épületeket.
guide-build-half-paid = A Bank annak a feléért veszi vissza az épületeket, amit fizettél értük; az árverésen fizetett ár is számít.
guide-build-sell-evenly = Eladni is ugyanolyan egyenlően kell, mint építeni.
guide-build-sell-freely = Nem kell egyenlően eladnod: egy { word-street-acc } kiüríthetsz, a többi maradhat, ahogy van.

guide-mortgage = Jelzálog
guide-mortgage-group = { Word-deed-the } azonnal pénzt hoz, ha jelzálogot veszel fel rá. Ehhez a csoportjában nem állhat épület.
guide-mortgage-plot = { Word-deed-the } azonnal pénzt hoz, ha jelzálogot veszel fel rá. Előbb el kell adni a rajta álló épületeket.
guide-mortgage-percent = A jelzálog törléséhez fizesd vissza az összeget { $percent } kamattal.
guide-mortgage-printed = A jelzálog törléséhez fizesd ki a kártyára nyomtatott összeget.
guide-mortgage-transfer-redeem-or-10 = Ha másik játékostól jelzáloggal terhelt { word-deed-acc } kapsz, vagy azonnal töröld a jelzálogot, vagy fizesd ki most a kamatot, és töröld később.
guide-mortgage-transfer-free = Ha másik játékostól jelzáloggal terhelt { word-deed-acc } kapsz, ezért nem fizetsz semmit, és akkor törlöd a jelzálogot, amikor akarod.
guide-mortgage-transfer-pay-or-double = Ha üzletben jelzáloggal terhelt { word-deed-acc } kapsz, fizesd ki most a kamatot, vagy később a dupláját. Ha csődbe ment játékostól kapod, a kamatot azonnal ki kell fizetned.

guide-jail = Ott ragadtál: „{ $jail }”
guide-jail-visit = Ha csak úgy odalépsz, látogató vagy.
guide-jail-doubles = Így szabadulsz: fizess dobás előtt { FORM($fine, "acc") }, használj egy szabadító kártyát, vagy dobj duplát.
guide-jail-six = Így szabadulsz: fizess dobás előtt { FORM($fine, "acc") }, használj egy szabadító kártyát, vagy dobj hatost.
guide-jail-prepay = Dobás előtt csak az ottani 1–{ $count }. körödben fizethetsz.
guide-jail-again = A szabadító duplával lépsz, és újra dobsz.
guide-jail-once = A szabadító duplával lépsz, de nem dobsz újra.
guide-jail-last = { $count ->
    [one] Már a következő körödben szabadulsz: ha a dobás nem szabadít ki, fizess { FORM($fine, "acc") }, és lépj.
   *[other] Legkésőbb az ottani { $count }. körödben szabadulsz: ha a dobás nem szabadít ki, fizess { FORM($fine, "acc") }, és lépj.
}
guide-jail-late = Ha a { $turn }. körödben is ott vagy, dobsz, lépsz, és { FORM($fine, "acc") } fizetsz, bármit dobsz is.
guide-jail-business = Az üzlet megy tovább: ott is kapsz { word-rent-acc }, licitálhatsz, építhetsz és üzletelhetsz.

guide-deals = Üzletkötés
guide-deals-any = Bárkivel, bármikor köthetsz üzletet.
guide-deals-own = Üzletet a soron lévő játékossal vagy két kör között lehet kötni.
guide-deals-what-group = Pénzt, { word-deed-acc } és a „{ $jail }” mezőről szabadító kártyát cserélhettek, ahogy mindkettőtöknek tetszik. Egy { word-street } csak akkor cserél gazdát, ha az egész csoportja épület nélküli.
guide-deals-what-plot = Pénzt, { word-deed-acc } és a „{ $jail }” mezőről szabadító kártyát cserélhettek, ahogy mindkettőtöknek tetszik. A { word-streets } épület nélkül cserélnek gazdát.
guide-deals-card = Egy ilyen kártya ára legalább { $amount }.

guide-debt = Ha elfogy a pénz
guide-debt-raise = Ha többel tartozol, mint amennyid van, adj el épületeket, és vegyél fel jelzálogot, amíg fizetni nem tudsz.
guide-debt-surrender = { Word-deed-acc } is eladhatsz a Banknak féláron.
guide-debt-stands = Ha ez sem elég, csődbe mentél, és kiestél. Az épületeidet eladják, és mindened azé a játékosé lesz, akinek tartozol; { word-deeds-the } úgy, ahogy vannak.
guide-debt-liquidates = Ha ez sem elég, csődbe mentél, és kiestél. Előbb minden épületedet eladják, és minden { word-deed-onto-your } jelzálog kerül. Aztán a pénz és a jelzáloggal terhelt { word-deeds } azé a játékosé lesznek, akinek tartozol.
guide-debt-bank-last = Ha a Banknak tartozol, { word-deeds-the-your } jelzálog nélkül kerülnek árverésre.
guide-debt-bank-first-bankruptcy = Ha a Banknak tartozol, { word-deeds-the-your } a Banknál maradnak.

guide-end = A játék vége
guide-end-last = Az utolsó bent maradó játékos nyer.
guide-end-first-bankruptcy = Az első csőddel véget ér a játék. Adjátok össze a készpénzt, { word-deeds-the-acc } és az épületeket: a legnagyobb nettó vagyon nyer.
guide-end-at-once = Ha lejár az idő, a játék azonnal megáll. Adjátok össze a készpénzt, { word-deeds-the-acc } és az épületeket: a legnagyobb nettó vagyon nyer.
guide-end-last-round = Ha a bíró utolsó kört hirdet, azt végigjátsszátok.
guide-end-after-turn = Ha lejár az idő, a soron lévő játékos még befejezi a körét. Adjátok össze a készpénzt, { word-deeds-the-acc } és az épületeket: a legnagyobb nettó vagyon nyer.
guide-end-points = Az asztalnál elért helyezésed pontokat ér a bajnokságban, annál többet, minél több ellenfél ment csődbe.
