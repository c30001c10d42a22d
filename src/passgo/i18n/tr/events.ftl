# Masada olanlar, günlükte anlatıldığı gibi. Ekler dosyanın sonunda.

## Başlangıç

event-start-rolled = { WHO($player) ->
    [you] Kimin başlayacağını görmek için { $dice } attın.
   *[other] { $player } kimin başlayacağını görmek için { $dice } attı.
}
event-started = { WHO($player) ->
    [you] Oyuna sen başlıyorsun. Oyun sırası: { $players }.
   *[other] Oyuna { $player } başlıyor. Oyun sırası: { $players }.
}
event-clock-started = Süre başladı.
event-dealt = { WHO($player) ->
    [you] Dağıtımda { $space } sana düştü.
   *[other] Dağıtımda { $space }, { FORM($player, "to") } düştü.
}

## Sıra, zar, hareket

event-turn = { WHO($player) ->
    [you] Sıra sende.
   *[other] Sıra { FORM($player, "at") }.
}
event-rolled = { WHO($player) ->
    [you] Zarda { $dice } attın.
   *[other] { $player } zarda { $dice } attı.
}
event-moved = { WHO($player) ->
    [you] { $space } hanesine gittin.
   *[other] { $player }, { $space } hanesine gitti.
}
event-moved-back = { WHO($player) ->
    [you] { $space } hanesine geri gittin.
   *[other] { $player }, { $space } hanesine geri gitti.
}
event-salary = { WHO($player) ->
    [you] { $go } hanesinden geçip { $amount } aldın.
   *[other] { $player }, { $go } hanesinden geçip { $amount } aldı.
}
story-roll = { WHO($player) ->
    [you] Zarda { $dice } atıp { $space } hanesine geldin.
   *[other] { $player } zarda { $dice } atıp { $space } hanesine geldi.
}
story-roll-rent = { WHO($player) ->
    [you] Zarda { $dice } attın, { FORM($other, "of") } { $space } hanesine gelip { $amount } ödedin.
   *[other] { WHO($other) ->
        [you] { $player } zarda { $dice } attı, senin { $space } hanene gelip sana { $amount } ödedi.
       *[other] { $player } zarda { $dice } attı, { FORM($other, "of") } { $space } hanesine gelip { $amount } ödedi.
    }
}
story-roll-due = { WHO($player) ->
    [you] Zarda { $dice } atıp { FORM($other, "of") } { $space } hanesine geldin. { Word-rent } tutarı { $amount }.
   *[other] { WHO($other) ->
        [you] { $player } zarda { $dice } atıp senin { $space } hanene geldi. { Word-rent } tutarı { $amount }.
       *[other] { $player } zarda { $dice } atıp { FORM($other, "of") } { $space } hanesine geldi. { Word-rent } tutarı { $amount }.
    }
}
story-roll-due-dice = { WHO($player) ->
    [you] Zarda { $dice } atıp { FORM($other, "of") } { $space } hanesine geldin. { Word-rent-acc } zarlar belirleyecek.
   *[other] { WHO($other) ->
        [you] { $player } zarda { $dice } atıp senin { $space } hanene geldi. { Word-rent-acc } zarlar belirleyecek.
       *[other] { $player } zarda { $dice } atıp { FORM($other, "of") } { $space } hanesine geldi. { Word-rent-acc } zarlar belirleyecek.
    }
}
story-roll-bought = { WHO($player) ->
    [you] Zarda { $dice } attın, { $space } hanesine gelip { $amount } karşılığında satın aldın.
   *[other] { $player } zarda { $dice } attı, { $space } hanesine gelip { $amount } karşılığında satın aldı.
}
story-roll-tax = { WHO($player) ->
    [you] Zarda { $dice } attın, { $space } hanesine gelip { $amount } ödedin.
   *[other] { $player } zarda { $dice } attı, { $space } hanesine gelip { $amount } ödedi.
}
story-roll-jailed = { WHO($player) ->
    [you] Zarda { $dice } attın ve hapishaneye gittin.
   *[other] { $player } zarda { $dice } attı ve hapishaneye gitti.
}
story-roll-stayed = { WHO($player) ->
    [you] Zarda { $dice } attın ve hapishanede kaldın ({ $count }. deneme).
   *[other] { $player } zarda { $dice } attı ve hapishanede kaldı ({ $count }. deneme).
}
story-salary = { $go } { $amount } kazandırdı.
event-jailed = { WHO($player) ->
    [you] Hapishaneye gittin.
   *[other] { $player } hapishaneye gitti.
}
event-freed = { WHO($player) ->
    [you] Hapishaneden çıktın.
   *[other] { $player } hapishaneden çıktı.
}
event-freed-fine = { WHO($player) ->
    [you] { $amount } ödeyip hapishaneden çıktın.
   *[other] { $player }, { $amount } ödeyip hapishaneden çıktı.
}
event-stayed-in-jail = { WHO($player) ->
    [you] Hapishanede kaldın ({ $count }. deneme).
   *[other] { $player } hapishanede kaldı ({ $count }. deneme).
}
event-ride = { WHO($player) ->
    [you] { $amount } ödeyip { $space } hanesine yolculuk ettin.
   *[other] { $player }, { $amount } ödeyip { $space } hanesine yolculuk etti.
}

## Satın alma ve açık artırma

event-bought = { WHO($player) ->
    [you] { $space } { word-deed-its-acc } { $amount } karşılığında satın aldın.
   *[other] { $player }, { $space } { word-deed-its-acc } { $amount } karşılığında satın aldı.
}
story-bought = { WHO($player) ->
    [you] { $space } hanesine gidip { $amount } karşılığında satın aldın.
   *[other] { $player }, { $space } hanesine gidip { $amount } karşılığında satın aldı.
}
event-declined = { WHO($player) ->
    [you] { $space } { word-deed-its-acc } satın almadın.
   *[other] { $player }, { $space } { word-deed-its-acc } satın almadı.
}
event-auction-opened = { $space } açık artırmaya çıktı. En düşük teklif { $amount }.
event-auction-opened-building = Bir bina, isteyen oyuncular arasında açık artırmaya çıktı. En düşük teklif { $amount }.
event-bid = { WHO($player) ->
    [you] { $amount } teklif ettin.
   *[other] { $player }, { $amount } teklif etti.
}
story-auction-bid = { WHO($player) ->
    [you] { $space } açık artırmasında { $amount } ile öndesin.
   *[other] { $space } açık artırmasında { $player }, { $amount } ile önde.
}
event-passed = { WHO($player) ->
    [you] Pas geçtin.
   *[other] { $player } pas geçti.
}
event-auction-won = { WHO($player) ->
    [you] { $space } { word-deed-its-acc } açık artırmada { $amount } karşılığında aldın.
   *[other] { $player }, { $space } { word-deed-its-acc } açık artırmada { $amount } karşılığında aldı.
}
event-auction-won-building = { WHO($player) ->
    [you] Binayı açık artırmada { $amount } karşılığında aldın.
   *[other] { $player }, binayı açık artırmada { $amount } karşılığında aldı.
}
event-auction-unsold = Kimse teklif vermedi. { $space } bankada kaldı.
event-auction-unsold-building = Kimse teklif vermedi. Bina bankada kaldı.
event-defaulted = { WHO($player) ->
    [you] Kazanan teklifini ödeyemedin ve bu açık artırmadan çıktın.
   *[other] { $player } kazanan teklifini ödeyemedi ve bu açık artırmadan çıktı.
}
event-going-1 = Satıyorum…
event-going-2 = Satıyorum, satıyorum…

## Kira ve öteki ödemeler

event-rent-due = { WHO($player) ->
    [you] { FORM($other, "of") } { $space } hanesine geldin. { Word-rent } tutarı { $amount }.
   *[other] { WHO($other) ->
        [you] { $player } senin { $space } hanene geldi. { Word-rent } tutarı { $amount }.
       *[other] { $player }, { FORM($other, "of") } { $space } hanesine geldi. { Word-rent } tutarı { $amount }.
    }
}
event-rent-due-dice = { WHO($player) ->
    [you] { FORM($other, "of") } { $space } hanesine geldin. { Word-rent-acc } zarlar belirleyecek.
   *[other] { WHO($other) ->
        [you] { $player } senin { $space } hanene geldi. { Word-rent-acc } zarlar belirleyecek.
       *[other] { $player }, { FORM($other, "of") } { $space } hanesine geldi. { Word-rent-acc } zarlar belirleyecek.
    }
}
story-rent = { WHO($player) ->
    [you] { FORM($other, "of") } { $space } hanesine gelip { $amount } ödedin.
   *[other] { WHO($other) ->
        [you] { $player } senin { $space } hanene gelip sana { $amount } ödedi.
       *[other] { $player }, { FORM($other, "of") } { $space } hanesine gelip { $amount } ödedi.
    }
}
story-tax = { WHO($player) ->
    [you] { $space } hanesine gelip { $amount } ödedin.
   *[other] { $player }, { $space } hanesine gelip { $amount } ödedi.
}
event-claim-lapsed = { WHO($other) ->
    [you] { $space } { word-rent-its-acc } zamanında istemedin.
   *[other] { $other }, { $space } { word-rent-its-acc } zamanında istemedi.
}
event-owed-rent = { WHO($player) ->
    [you] { FORM($other, "to") } { $space } için { $amount } { word-rent } borcun var.
   *[other] { WHO($other) ->
        [you] { FORM($player, "of") } sana { $space } için { $amount } { word-rent } borcu var.
       *[other] { FORM($player, "of") } { FORM($other, "to") } { $space } için { $amount } { word-rent } borcu var.
    }
}
event-owed-tax = { WHO($player) ->
    [you] { $space } için { $amount } borcun var.
   *[other] { FORM($player, "of") } { $space } için { $amount } borcu var.
}
event-owed-card = { WHO($player) ->
    [you] Kart gereği { FORM($other, "to") } { $amount } borçlandın.
   *[other] { WHO($other) ->
        [you] { $player } kart gereği sana { $amount } borçlandı.
       *[other] { $player } kart gereği { FORM($other, "to") } { $amount } borçlandı.
    }
}
event-owed-fine = { WHO($player) ->
    [you] Hapishaneden çıkmak için { $amount } borcun var.
   *[other] { FORM($player, "of") } hapishaneden çıkmak için { $amount } borcu var.
}
event-owed-auction = { WHO($player) ->
    [you] Açık artırma için { $amount } borcun var.
   *[other] { FORM($player, "of") } açık artırma için { $amount } borcu var.
}
event-owed-entity = { WHO($player) ->
    [you] { FORM($space, "to") } { $amount } borcun var.
   *[other] { FORM($player, "of") } { FORM($space, "to") } { $amount } borcu var.
}
event-owed-question = { WHO($player) ->
    [you] Kutuya { $amount } borcun var.
   *[other] { FORM($player, "of") } kutuya { $amount } borcu var.
}
event-owed-interest = { WHO($player) ->
    [you] { $space } için { $amount } faiz borcun var.
   *[other] { FORM($player, "of") } { $space } için { $amount } faiz borcu var.
}
event-paid-rent = { WHO($player) ->
    [you] { FORM($other, "to") } { $space } için { $amount } { word-rent } ödedin.
   *[other] { WHO($other) ->
        [you] { $player } sana { $space } için { $amount } { word-rent } ödedi.
       *[other] { $player }, { FORM($other, "to") } { $space } için { $amount } { word-rent } ödedi.
    }
}
event-paid-tax = { WHO($player) ->
    [you] { $space } için { $amount } ödedin.
   *[other] { $player }, { $space } için { $amount } ödedi.
}
event-paid-card = { WHO($player) ->
    [you] { WHO($other) ->
        [bank] Bankaya { $amount } ödedin.
       *[other] { FORM($other, "to") } { $amount } ödedin.
    }
   *[other] { WHO($other) ->
        [you] { $player } sana { $amount } ödedi.
        [bank] { $player } bankaya { $amount } ödedi.
       *[other] { $player }, { FORM($other, "to") } { $amount } ödedi.
    }
}
event-paid-fine = { WHO($player) ->
    [you] Hapishaneden çıkmak için { $amount } ödedin.
   *[other] { $player } hapishaneden çıkmak için { $amount } ödedi.
}
event-paid-auction = { WHO($player) ->
    [you] Bankaya { $amount } ödedin.
   *[other] { $player } bankaya { $amount } ödedi.
}
event-paid-entity = { WHO($player) ->
    [you] { FORM($space, "to") } { $amount } ödedin.
   *[other] { $player }, { FORM($space, "to") } { $amount } ödedi.
}
event-paid-question = { WHO($player) ->
    [you] { $amount } ödedin.
   *[other] { $player }, { $amount } ödedi.
}
event-paid-interest = { WHO($player) ->
    [you] { $space } için { $amount } faiz ödedin.
   *[other] { $player }, { $space } için { $amount } faiz ödedi.
}
story-kept = { WHO($player) ->
    [you] { $space } { word-deed-its-acc } ipotekli bırakıp { $amount } faiz ödedin.
   *[other] { $player }, { $space } { word-deed-its-acc } ipotekli bırakıp { $amount } faiz ödedi.
}
event-received = { WHO($player) ->
    [you] { $amount } aldın.
   *[other] { $player }, { $amount } aldı.
}

## Kartlar, dövüşler, kutular

event-card-drawn = { WHO($player) ->
    [you] { $deck } kartı çektin: { $note }
   *[other] { $player }, { $deck } kartı çekti: { $note }
}
event-card-shown = { WHO($player) ->
    [you] Bir hapishane kartı gösterdin.
   *[other] { $player } bir hapishane kartı gösterdi.
}
event-card-used = { WHO($player) ->
    [you] Kart kullanıp hapishaneden çıktın.
   *[other] { $player } kart kullanıp hapishaneden çıktı.
}
event-deck-shuffled = { $deck } kartları karıştırıldı.
event-dice = { WHO($player) ->
    [you] Zarda { $dice } attın.
   *[other] { $player } zarda { $dice } attı.
}
event-entity-fought = { WHO($player) ->
    [you] Sen ve { $other } zarda { $dice } atıp { FORM($space, "acc") } yendiniz.
   *[other] { WHO($other) ->
        [you] { $player } ve sen zarda { $dice } atıp { FORM($space, "acc") } yendiniz.
       *[other] { $player } ile { $other } zarda { $dice } atıp { FORM($space, "acc") } yendi.
    }
}
event-entity-fought-lost = { WHO($player) ->
    [you] Sen ve { $other } zarda { $dice } atıp { FORM($space, "to") } yenildiniz.
   *[other] { WHO($other) ->
        [you] { $player } ve sen zarda { $dice } atıp { FORM($space, "to") } yenildiniz.
       *[other] { $player } ile { $other } zarda { $dice } atıp { FORM($space, "to") } yenildi.
    }
}
event-question-coins-by-die = { WHO($player) ->
    [you] { $space } sana zarda gelen sayı kadar para veriyor.
   *[other] { $space }, { FORM($player, "to") } zarda gelen sayı kadar para veriyor.
}
event-question-coins = { WHO($player) ->
    [you] { $space } sana { $amount } verdi.
   *[other] { $space }, { FORM($player, "to") } { $amount } verdi.
}
event-question-move-again = { WHO($player) ->
    [you] { $space } sana bir kez daha zar atıp ilerleme hakkı verdi.
   *[other] { $space }, { FORM($player, "to") } bir kez daha zar atıp ilerleme hakkı verdi.
}
event-question-pay = { WHO($player) ->
    [you] { $space } sana { $amount } ödetiyor.
   *[other] { $space }, { FORM($player, "to") } { $amount } ödetiyor.
}

## Binalar ve ipotekler

event-built = { WHO($player) ->
    [you] { $amount } ödeyip { $space } üzerine bina diktin: şimdi { $level }.
   *[other] { $player }, { $amount } ödeyip { $space } üzerine bina dikti: şimdi { $level }.
}
event-built-won = { WHO($player) ->
    [you] { $space } üzerine bina diktin: şimdi { $level }.
   *[other] { $player }, { $space } üzerine bina dikti: şimdi { $level }.
}
story-built = { WHO($player) ->
    [you] { $amount } ödeyip { $spaces } üzerine bina diktin.
   *[other] { $player }, { $amount } ödeyip { $spaces } üzerine bina dikti.
}
event-sold = { WHO($player) ->
    [you] { $space } üzerinde { $amount } karşılığında bina sattın: şimdi { $level }.
   *[other] { $player }, { $space } üzerinde { $amount } karşılığında bina sattı: şimdi { $level }.
}
story-sold = { WHO($player) ->
    [you] { $spaces } üzerinde { $amount } karşılığında bina sattın.
   *[other] { $player }, { $spaces } üzerinde { $amount } karşılığında bina sattı.
}
event-shortage = { WHO($player) ->
    [you] { $pieces } dikmek istiyorsun ({ $spaces }). Bankada { $left } var. Önce ötekilere soruluyor.
   *[other] { $player }, { $pieces } dikmek istiyor ({ $spaces }). Bankada { $left } var. Önce ötekilere soruluyor.
}
event-shortage-sells = { WHO($player) ->
    [you] Bankaya { $pieces } geri satmak istiyorsun. Bankada { $left } var. Öncelik alıcıların.
   *[other] { $player } bankaya { $pieces } geri satmak istiyor. Bankada { $left } var. Öncelik alıcıların.
}
event-wanted = { WHO($player) ->
    [you] { $spaces } üzerine bina istiyorsun.
   *[other] { $player }, { $spaces } üzerine bina istiyor.
}
event-mortgaged = { WHO($player) ->
    [you] { $space } { word-deed-its-acc } { $amount } karşılığında ipotek ettin.
   *[other] { $player }, { $space } { word-deed-its-acc } { $amount } karşılığında ipotek etti.
}
story-mortgaged = { WHO($player) ->
    [you] { $spaces } { word-deeds-their-acc } { $amount } karşılığında ipotek ettin.
   *[other] { $player }, { $spaces } { word-deeds-their-acc } { $amount } karşılığında ipotek etti.
}
event-redeemed = { WHO($player) ->
    [you] { $amount } ödeyip { $space } üzerindeki ipoteği kaldırdın.
   *[other] { $player }, { $amount } ödeyip { $space } üzerindeki ipoteği kaldırdı.
}
story-redeemed = { WHO($player) ->
    [you] { $amount } ödeyip { $spaces } üzerindeki ipotekleri kaldırdın.
   *[other] { $player }, { $amount } ödeyip { $spaces } üzerindeki ipotekleri kaldırdı.
}
event-kept = { WHO($player) ->
    [you] { $space } { word-deed-its-acc } ipotekli bıraktın.
   *[other] { $player }, { $space } { word-deed-its-acc } ipotekli bıraktı.
}
event-deferred = { WHO($player) ->
    [you] { $space } faizini sonra ödeyeceksin.
   *[other] { $player }, { $space } faizini sonra ödeyecek.
}
event-surrendered = { WHO($player) ->
    [you] { $space } { word-deed-its-acc } { $amount } karşılığında bankaya sattın.
   *[other] { $player }, { $space } { word-deed-its-acc } { $amount } karşılığında bankaya sattı.
}

## Anlaşmalar: “hiçbir şey” yerine “karşılıksız”

event-offered = { WHO($player) ->
    [you] { GENDER($give) ->
        [none] { FORM($other, "from") } karşılıksız { $take } istedin.
       *[other] { GENDER($take) ->
            [none] { FORM($other, "to") } karşılıksız { $give } teklif ettin.
           *[other] { FORM($other, "to") } { $take } karşılığında { $give } teklif ettin.
        }
    }
   *[other] { WHO($other) ->
        [you] { GENDER($give) ->
            [none] { $player } senden karşılıksız { $take } istedi.
           *[other] { GENDER($take) ->
                [none] { $player } sana karşılıksız { $give } teklif etti.
               *[other] { $player } sana { $take } karşılığında { $give } teklif etti.
            }
        }
       *[other] { GENDER($give) ->
            [none] { $player }, { FORM($other, "from") } karşılıksız { $take } istedi.
           *[other] { GENDER($take) ->
                [none] { $player }, { FORM($other, "to") } karşılıksız { $give } teklif etti.
               *[other] { $player }, { FORM($other, "to") } { $take } karşılığında { $give } teklif etti.
            }
        }
    }
}
event-offered-gone = { WHO($player) ->
    [you] { FORM($other, "to") } bir teklif yaptın.
   *[other] { WHO($other) ->
        [you] { $player } sana bir teklif yaptı.
       *[other] { $player }, { FORM($other, "to") } bir teklif yaptı.
    }
}
story-deal = { WHO($player) ->
    [you] { GENDER($give) ->
        [none] { $other } ile anlaştın: karşılıksız { $take } aldın.
       *[other] { GENDER($take) ->
            [none] { $other } ile anlaştın: karşılıksız { $give } verdin.
           *[other] { $other } ile anlaştın: { $give } verip { $take } aldın.
        }
    }
   *[other] { WHO($other) ->
        [you] { GENDER($give) ->
            [none] { $player } ile anlaştın: karşılıksız { $take } verdin.
           *[other] { GENDER($take) ->
                [none] { $player } ile anlaştın: karşılıksız { $give } aldın.
               *[other] { $player } ile anlaştın: { $take } verip { $give } aldın.
            }
        }
       *[other] { GENDER($give) ->
            [none] { $player }, { $other } ile anlaştı: karşılıksız { $take } aldı.
           *[other] { GENDER($take) ->
                [none] { $player }, { $other } ile anlaştı: karşılıksız { $give } verdi.
               *[other] { $player }, { $other } ile anlaştı: { $give } verip { $take } aldı.
            }
        }
    }
}
story-offer-rejected = { WHO($player) ->
    [you] { GENDER($give) ->
        [none] { $other }, senin karşılıksız { $take } isteğini reddetti.
       *[other] { GENDER($take) ->
            [none] { $other }, senin karşılıksız { $give } teklifini reddetti.
           *[other] { $other }, senin { $take } karşılığında { $give } teklifini reddetti.
        }
    }
   *[other] { WHO($other) ->
        [you] { GENDER($give) ->
            [none] { FORM($player, "of") } karşılıksız { $take } isteğini reddettin.
           *[other] { GENDER($take) ->
                [none] { FORM($player, "of") } karşılıksız { $give } teklifini reddettin.
               *[other] { FORM($player, "of") } { $take } karşılığında { $give } teklifini reddettin.
            }
        }
       *[other] { GENDER($give) ->
            [none] { $other }, { FORM($player, "of") } karşılıksız { $take } isteğini reddetti.
           *[other] { GENDER($take) ->
                [none] { $other }, { FORM($player, "of") } karşılıksız { $give } teklifini reddetti.
               *[other] { $other }, { FORM($player, "of") } { $take } karşılığında { $give } teklifini reddetti.
            }
        }
    }
}
event-accepted = { WHO($player) ->
    [you] { FORM($other, "of") } teklifini kabul ettin.
   *[other] { WHO($other) ->
        [you] { $player } senin teklifini kabul etti.
       *[other] { $player }, { FORM($other, "of") } teklifini kabul etti.
    }
}
event-rejected = { WHO($player) ->
    [you] { FORM($other, "of") } teklifini reddettin.
   *[other] { WHO($other) ->
        [you] { $player } senin teklifini reddetti.
       *[other] { $player }, { FORM($other, "of") } teklifini reddetti.
    }
}
event-withdrawn = { WHO($player) ->
    [you] Teklifini geri çektin.
   *[other] { $player } bir teklifini geri çekti.
}
event-deed-passed = { WHO($player) ->
    [you] { $space } senden { FORM($other, "to") } geçti.
   *[other] { WHO($other) ->
        [you] { $space }, { FORM($player, "from") } sana geçti.
       *[other] { $space }, { FORM($player, "from") } { FORM($other, "to") } geçti.
    }
}

## Bitişler

event-bankrupt = { WHO($player) ->
    [you] İflas ettin. Kalan her şey { FORM($other, "to") } geçti.
   *[other] { WHO($other) ->
        [you] { $player } iflas etti. Kalan her şey sana geçti.
       *[other] { $player } iflas etti. Kalan her şey { FORM($other, "to") } geçti.
    }
}
event-liquidated = { WHO($player) ->
    [you] Bütün binalarını { $buildings } karşılığında sattın, bütün { word-deeds-their-acc } { $deeds } karşılığında ipotek ettin.
   *[other] { $player } bütün binalarını { $buildings } karşılığında sattı, bütün { word-deeds-their-acc } { $deeds } karşılığında ipotek etti.
}
event-liquidated-buildings = { WHO($player) ->
    [you] Bütün binalarını { $amount } karşılığında sattın.
   *[other] { $player } bütün binalarını { $amount } karşılığında sattı.
}
event-liquidated-deeds = { WHO($player) ->
    [you] Bütün { word-deeds-their-acc } { $amount } karşılığında ipotek ettin.
   *[other] { $player } bütün { word-deeds-their-acc } { $amount } karşılığında ipotek etti.
}
event-estate-passed = { WHO($other) ->
    [you] { $spaces }, { FORM($player, "from") } sana geçti.
   *[other] { WHO($player) ->
        [you] { $spaces } senden { FORM($other, "to") } geçti.
       *[other] { $spaces }, { FORM($player, "from") } { FORM($other, "to") } geçti.
    }
}
event-expelled = { WHO($player) ->
    [you] Oyundan çıkarıldın. Kalan her şey bankaya geçti.
   *[other] { $player } oyundan çıkarıldı. Kalan her şey bankaya geçti.
}
event-last-round = Hakem son turu ilan etti.
event-time = Hakem sürenin bittiğini ilan etti.
event-game-over = Oyun bitti: { $players } kazandı.
event-game-over-shared = Oyun bitti: { $players } galibiyeti paylaştı.

## Masanın kendisi

event-table-created = Masa kuruldu.
event-settings-chosen = Masa sahibi ayarları değiştirdi.
event-seat-taken = { WHO($player) ->
    [you] Masaya oturdun.
   *[other] { $player } masaya oturdu.
}
event-seat-returned = { WHO($player) ->
    [you] Geri döndün.
   *[other] { $player } geri döndü.
}
event-seat-left = { WHO($player) ->
    [you] Masadan ayrıldın.
   *[other] { $player } masadan ayrıldı.
}
event-bot-seated = Bir bot masaya oturdu.
event-bot-removed = Bir bot masadan kalktı.
event-judge-seated = Hakem geldi.
event-table-started = Oyun başladı.
event-deal-timed = Hakem { $player } ile { $other } için süre sınırı koydu.
event-deal-closed = { $player } ile { $other } arasındaki pazarlık bitti.
event-paused = Oyuna ara verildi.
event-resumed = Oyun devam ediyor.
event-corrected = Hakem { $count } numaralı kaydı düzeltti: { $reason }
event-rules-changed = Sunucu güncellendi. Bundan sonra { $count }. kural sürümü geçerli.
event-rematch = Rövanş masası kuruldu.
event-table-closed = Bu masa kapatıldı.
event-dice-asked = { WHO($player) ->
    [you] Zarı atıyorsun; sonucu hakem giriyor.
   *[other] { $player } zar atıyor; sonucu hakem giriyor.
}
event-dice-dropped = Atış geri alındı.
event-undone = { WHO($player) ->
    [you] Son kararını geri aldın.
   *[other] { $player } son kararını geri aldı.
}
event-unknown = Bir şey oldu.

# Adların ekleri: FORM($player, "to"). Rakamlar okunduğu gibi, yabancı yazılar bir adla.
ending-to =
    /^$/ -
    /[\u0370-\u1dff\u2c00-\ud7ff][^a-z\u00c0-\u024f0-9]*$/  adlı oyuncuya
    /000[^a-z\u00c0-\u024f0-9]*$/ ’e
    /(?:00|70|80)[^a-z\u00c0-\u024f0-9]*$/ ’e
    /(?:10|30|40|60|90)[^a-z\u00c0-\u024f0-9]*$/ ’a
    /(?:20|50)[^a-z\u00c0-\u024f0-9]*$/ ’ye
    /[09][^a-z\u00c0-\u024f0-9]*$/ ’a
    /[13458][^a-z\u00c0-\u024f0-9]*$/ ’e
    /[27][^a-z\u00c0-\u024f0-9]*$/ ’ye
    /6[^a-z\u00c0-\u024f0-9]*$/ ’ya
    /[aıáàâãåāăąoóòôõōuúùûūůų]\u0307?[^a-z\u00c0-\u024f0-9]*$/ ’ya
    /[eéèêëēėęěiíìîïīįäæöøœőüű]\u0307?[^a-z\u00c0-\u024f0-9]*$/ ’ye
    /(?:^|[^aıáàâãåāăąoóòôõōuúùûūůųeéèêëēėęěiíìîïīįäæöøœőüű])[yý][^a-z\u00c0-\u024f0-9]*$/ ’ye
    /[aıáàâãåāăąoóòôõōuúùûūůų][^aıáàâãåāăąoóòôõōuúùûūůųeéèêëēėęěiíìîïīįäæöøœőüű]*$/ ’a
    /[eéèêëēėęěiíìîïīįäæöøœőüű][^aıáàâãåāăąoóòôõōuúùûūůųeéèêëēėęěiíìîïīįäæöøœőüű]*$/ ’e
    /[yý][^aıáàâãåāăąoóòôõōuúùûūůųeéèêëēėęěiíìîïīįäæöøœőüű]*$/ ’e
    /[a-z\u00c0-\u024f][^a-z\u00c0-\u024f0-9]*$/ ’ye
    /$/  adlı oyuncuya
ending-of =
    /^$/ -
    /[\u0370-\u1dff\u2c00-\ud7ff][^a-z\u00c0-\u024f0-9]*$/  adlı oyuncunun
    /000[^a-z\u00c0-\u024f0-9]*$/ ’in
    /00[^a-z\u00c0-\u024f0-9]*$/ ’ün
    /(?:10|30)[^a-z\u00c0-\u024f0-9]*$/ ’un
    /(?:20|50)[^a-z\u00c0-\u024f0-9]*$/ ’nin
    /(?:40|60|90)[^a-z\u00c0-\u024f0-9]*$/ ’ın
    /(?:70|80)[^a-z\u00c0-\u024f0-9]*$/ ’in
    /0[^a-z\u00c0-\u024f0-9]*$/ ’ın
    /[158][^a-z\u00c0-\u024f0-9]*$/ ’in
    /[27][^a-z\u00c0-\u024f0-9]*$/ ’nin
    /[34][^a-z\u00c0-\u024f0-9]*$/ ’ün
    /6[^a-z\u00c0-\u024f0-9]*$/ ’nın
    /9[^a-z\u00c0-\u024f0-9]*$/ ’un
    /[aıáàâãåāăą]\u0307?[^a-z\u00c0-\u024f0-9]*$/ ’nın
    /[oóòôõōuúùûūůų]\u0307?[^a-z\u00c0-\u024f0-9]*$/ ’nun
    /[eéèêëēėęěiíìîïīįäæ]\u0307?[^a-z\u00c0-\u024f0-9]*$/ ’nin
    /[öøœőüű]\u0307?[^a-z\u00c0-\u024f0-9]*$/ ’nün
    /(?:^|[^aıáàâãåāăąoóòôõōuúùûūůųeéèêëēėęěiíìîïīįäæöøœőüű])[yý][^a-z\u00c0-\u024f0-9]*$/ ’nin
    /[aıáàâãåāăą][^aıáàâãåāăąoóòôõōuúùûūůųeéèêëēėęěiíìîïīįäæöøœőüű]*$/ ’ın
    /[oóòôõōuúùûūůų][^aıáàâãåāăąoóòôõōuúùûūůųeéèêëēėęěiíìîïīįäæöøœőüű]*$/ ’un
    /[eéèêëēėęěiíìîïīįäæ][^aıáàâãåāăąoóòôõōuúùûūůųeéèêëēėęěiíìîïīįäæöøœőüű]*$/ ’in
    /[öøœőüű][^aıáàâãåāăąoóòôõōuúùûūůųeéèêëēėęěiíìîïīįäæöøœőüű]*$/ ’ün
    /[yý][^aıáàâãåāăąoóòôõōuúùûūůųeéèêëēėęěiíìîïīįäæöøœőüű]*$/ ’in
    /[a-z\u00c0-\u024f][^a-z\u00c0-\u024f0-9]*$/ ’nin
    /$/  adlı oyuncunun
ending-acc =
    /^$/ -
    /[\u0370-\u1dff\u2c00-\ud7ff][^a-z\u00c0-\u024f0-9]*$/  adlı oyuncuyu
    /000[^a-z\u00c0-\u024f0-9]*$/ ’i
    /00[^a-z\u00c0-\u024f0-9]*$/ ’ü
    /(?:10|30)[^a-z\u00c0-\u024f0-9]*$/ ’u
    /(?:20|50)[^a-z\u00c0-\u024f0-9]*$/ ’yi
    /(?:40|60|90)[^a-z\u00c0-\u024f0-9]*$/ ’ı
    /(?:70|80)[^a-z\u00c0-\u024f0-9]*$/ ’i
    /0[^a-z\u00c0-\u024f0-9]*$/ ’ı
    /[158][^a-z\u00c0-\u024f0-9]*$/ ’i
    /[27][^a-z\u00c0-\u024f0-9]*$/ ’yi
    /[34][^a-z\u00c0-\u024f0-9]*$/ ’ü
    /6[^a-z\u00c0-\u024f0-9]*$/ ’yı
    /9[^a-z\u00c0-\u024f0-9]*$/ ’u
    /[aıáàâãåāăą]\u0307?[^a-z\u00c0-\u024f0-9]*$/ ’yı
    /[oóòôõōuúùûūůų]\u0307?[^a-z\u00c0-\u024f0-9]*$/ ’yu
    /[eéèêëēėęěiíìîïīįäæ]\u0307?[^a-z\u00c0-\u024f0-9]*$/ ’yi
    /[öøœőüű]\u0307?[^a-z\u00c0-\u024f0-9]*$/ ’yü
    /(?:^|[^aıáàâãåāăąoóòôõōuúùûūůųeéèêëēėęěiíìîïīįäæöøœőüű])[yý][^a-z\u00c0-\u024f0-9]*$/ ’yi
    /[aıáàâãåāăą][^aıáàâãåāăąoóòôõōuúùûūůųeéèêëēėęěiíìîïīįäæöøœőüű]*$/ ’ı
    /[oóòôõōuúùûūůų][^aıáàâãåāăąoóòôõōuúùûūůųeéèêëēėęěiíìîïīįäæöøœőüű]*$/ ’u
    /[eéèêëēėęěiíìîïīįäæ][^aıáàâãåāăąoóòôõōuúùûūůųeéèêëēėęěiíìîïīįäæöøœőüű]*$/ ’i
    /[öøœőüű][^aıáàâãåāăąoóòôõōuúùûūůųeéèêëēėęěiíìîïīįäæöøœőüű]*$/ ’ü
    /[yý][^aıáàâãåāăąoóòôõōuúùûūůųeéèêëēėęěiíìîïīįäæöøœőüű]*$/ ’i
    /[a-z\u00c0-\u024f][^a-z\u00c0-\u024f0-9]*$/ ’yi
    /$/  adlı oyuncuyu
ending-at =
    /^$/ -
    /[\u0370-\u1dff\u2c00-\ud7ff][^a-z\u00c0-\u024f0-9]*$/  adlı oyuncuda
    /000[^a-z\u00c0-\u024f0-9]*$/ ’de
    /(?:00|20|50|80)[^a-z\u00c0-\u024f0-9]*$/ ’de
    /(?:10|30|90)[^a-z\u00c0-\u024f0-9]*$/ ’da
    /(?:40|60)[^a-z\u00c0-\u024f0-9]*$/ ’ta
    /70[^a-z\u00c0-\u024f0-9]*$/ ’te
    /[069][^a-z\u00c0-\u024f0-9]*$/ ’da
    /[1278][^a-z\u00c0-\u024f0-9]*$/ ’de
    /[345][^a-z\u00c0-\u024f0-9]*$/ ’te
    /[aıáàâãåāăąoóòôõōuúùûūůų]\u0307?[^a-z\u00c0-\u024f0-9]*$/ ’da
    /[eéèêëēėęěiíìîïīįäæöøœőüű]\u0307?[^a-z\u00c0-\u024f0-9]*$/ ’de
    /(?:^|[^aıáàâãåāăąoóòôõōuúùûūůųeéèêëēėęěiíìîïīįäæöøœőüű])[yý][^a-z\u00c0-\u024f0-9]*$/ ’de
    /[aıáàâãåāăąoóòôõōuúùûūůų][^aıáàâãåāăąoóòôõōuúùûūůųeéèêëēėęěiíìîïīįäæöøœőüű]*[cçfhkpqsştx][^a-z\u00c0-\u024f0-9]*$/ ’ta
    /[eéèêëēėęěiíìîïīįäæöøœőüű][^aıáàâãåāăąoóòôõōuúùûūůųeéèêëēėęěiíìîïīįäæöøœőüű]*[cçfhkpqsştx][^a-z\u00c0-\u024f0-9]*$/ ’te
    /[aıáàâãåāăąoóòôõōuúùûūůų][^aıáàâãåāăąoóòôõōuúùûūůųeéèêëēėęěiíìîïīįäæöøœőüű]*$/ ’da
    /[eéèêëēėęěiíìîïīįäæöøœőüű][^aıáàâãåāăąoóòôõōuúùûūůųeéèêëēėęěiíìîïīįäæöøœőüű]*$/ ’de
    /[yý][^aıáàâãåāăąoóòôõōuúùûūůųeéèêëēėęěiíìîïīįäæöøœőüű]*[cçfhkpqsştx][^a-z\u00c0-\u024f0-9]*$/ ’te
    /[yý][^aıáàâãåāăąoóòôõōuúùûūůųeéèêëēėęěiíìîïīįäæöøœőüű]*$/ ’de
    /[a-z\u00c0-\u024f][^a-z\u00c0-\u024f0-9]*$/ ’de
    /$/  adlı oyuncuda
ending-from =
    /^$/ -
    /[\u0370-\u1dff\u2c00-\ud7ff][^a-z\u00c0-\u024f0-9]*$/  adlı oyuncudan
    /000[^a-z\u00c0-\u024f0-9]*$/ ’den
    /(?:00|20|50|80)[^a-z\u00c0-\u024f0-9]*$/ ’den
    /(?:10|30|90)[^a-z\u00c0-\u024f0-9]*$/ ’dan
    /(?:40|60)[^a-z\u00c0-\u024f0-9]*$/ ’tan
    /70[^a-z\u00c0-\u024f0-9]*$/ ’ten
    /[069][^a-z\u00c0-\u024f0-9]*$/ ’dan
    /[1278][^a-z\u00c0-\u024f0-9]*$/ ’den
    /[345][^a-z\u00c0-\u024f0-9]*$/ ’ten
    /[aıáàâãåāăąoóòôõōuúùûūůų]\u0307?[^a-z\u00c0-\u024f0-9]*$/ ’dan
    /[eéèêëēėęěiíìîïīįäæöøœőüű]\u0307?[^a-z\u00c0-\u024f0-9]*$/ ’den
    /(?:^|[^aıáàâãåāăąoóòôõōuúùûūůųeéèêëēėęěiíìîïīįäæöøœőüű])[yý][^a-z\u00c0-\u024f0-9]*$/ ’den
    /[aıáàâãåāăąoóòôõōuúùûūůų][^aıáàâãåāăąoóòôõōuúùûūůųeéèêëēėęěiíìîïīįäæöøœőüű]*[cçfhkpqsştx][^a-z\u00c0-\u024f0-9]*$/ ’tan
    /[eéèêëēėęěiíìîïīįäæöøœőüű][^aıáàâãåāăąoóòôõōuúùûūůųeéèêëēėęěiíìîïīįäæöøœőüű]*[cçfhkpqsştx][^a-z\u00c0-\u024f0-9]*$/ ’ten
    /[aıáàâãåāăąoóòôõōuúùûūůų][^aıáàâãåāăąoóòôõōuúùûūůųeéèêëēėęěiíìîïīįäæöøœőüű]*$/ ’dan
    /[eéèêëēėęěiíìîïīįäæöøœőüű][^aıáàâãåāăąoóòôõōuúùûūůųeéèêëēėęěiíìîïīįäæöøœőüű]*$/ ’den
    /[yý][^aıáàâãåāăąoóòôõōuúùûūůųeéèêëēėęěiíìîïīįäæöøœőüű]*[cçfhkpqsştx][^a-z\u00c0-\u024f0-9]*$/ ’ten
    /[yý][^aıáàâãåāăąoóòôõōuúùûūůųeéèêëēėęěiíìîïīįäæöøœőüű]*$/ ’den
    /[a-z\u00c0-\u024f][^a-z\u00c0-\u024f0-9]*$/ ’den
    /$/  adlı oyuncudan
