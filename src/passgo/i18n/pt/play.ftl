# What only the terminal game says; all else is as at the live table. Commands are English words in every language.

play-title = { $edition }, semente { $seed }
play-title-loaded = { $edition }, retomada depois da jogada { $turn }
play-how = Escreve um número ou um comando; { $command } mostra os comandos.
play-cash = Tens { $cash }.
play-wait = Agora não
play-free = Ninguém tem nada destes grupos: { $groups }.
play-no-choice = Escreve um número de 1 a { $most }.
play-first = Começa com { FORM($space, "the") }.
play-unknown-space = Não há nenhum espaço chamado { $word }.
play-unknown-player = Ninguém se chama { $word }. Os jogadores: { $players }.
play-bad-action = O comando { $word } não existe. Escreve { $command } para ver os comandos.
play-perhaps = Querias dizer { $word }?
play-saved = Guardado em { $file }.
play-save-where = Indica onde o guardar: { $command }
play-unsaved = Este jogo não está guardado. Escreve { $command } para o guardar, ou { $quit } outra vez para sair.
play-resume = Para continuar: { $command }
play-not-saved = O jogo não foi guardado.
play-cannot-save = O jogo não se pode guardar em { $file }. Escolhe outro ficheiro.
play-file-there = { $file } já existe. Escolhe outro ficheiro.
play-limit = Parado depois da jogada { $turn }; o jogo não acabou.
play-commands = Comandos
play-help-number = Escolhe uma opção pelo seu número; as palavras ao lado fazem o mesmo.
play-help-short = Bastam as primeiras letras de um nome.
play-help-actor = Age por outra pessoa neste teclado, pelo banqueiro ou pelo árbitro.
play-help-save = Guardar o jogo
