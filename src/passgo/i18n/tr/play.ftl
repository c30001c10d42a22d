# What only the terminal game says; all else is as at the live table. Commands are English words in every language.

play-title = { $edition }, kura sayısı { $seed }
play-title-loaded = { $edition }, { $turn }. sıradan sonra devam
play-how = Bir sayı ya da komut yaz; komutları { $command } gösterir.
play-cash = Elinde { $cash } var.
play-wait = Şimdi değil
play-free = Bu gruplarda kimsenin bir şeyi yok: { $groups }.
play-no-choice = 1 ile { $most } arasında bir sayı yaz.
play-first = { $space } ile başla.
play-unknown-space = { $word } adında bir hane yok.
play-unknown-player = { $word } adında biri yok. Oyuncular: { $players }.
play-bad-action = { $word } diye bir komut yok. Komutları görmek için { $command } yaz.
play-perhaps = Şunu mu demek istedin: { $word }?
play-saved = Kaydedildi: { $file }.
play-save-where = Nereye kaydedileceğini yaz: { $command }
play-unsaved = Bu oyun kaydedilmedi. Kaydetmek için { $command }, çıkmak için yine { $quit } yaz.
play-resume = Devam etmek için: { $command }
play-not-saved = Oyun kaydedilmedi.
play-cannot-save = Oyun buraya kaydedilemiyor: { $file }. Başka bir dosya seç.
play-file-there = { $file } zaten var. Başka bir dosya seç.
play-limit = Oyun { $turn }. sıradan sonra durduruldu; henüz bitmedi.
play-commands = Komutlar
play-help-number = Numaralı seçeneklerden birini seçer; yanındaki sözcükler de aynı işi görür.
play-help-short = Adın ilk harfleri yeter.
play-help-actor = Bu klavyedeki başka biri, bankacı ya da hakem adına oynar.
play-help-save = Oyunu kaydet
