# Campeonatos: o que se imprime a partir das páginas da organização, e as chegadas à entrada.

hall-page-paper = Imprimir
paper-lead = Recebes um PDF com os dados de hoje, para A4 a preto e branco. Deita fora as impressões anteriores.
paper-language = Idioma do documento
paper-calls = Lista de chamadas
paper-hint-calls = Inscritos e suplentes com o número de telefone, só para a secretaria.
paper-badges = Crachás
paper-hint-badges = Um cartão com código para cada pessoa esperada aqui. Lê o código ao registar a chegada.
paper-seating = Distribuição com nomes
paper-hint-seating = Por nome e por mesa, para ti, à entrada. Não a afixes.
paper-wall = Distribuição com alcunhas
paper-hint-wall = Por alcunha e por mesa, para afixar.
paper-judges = Fichas para os árbitros
paper-hint-judges = Para cada árbitro: mesa, jogadores e início.
paper-sheets = Folhas de pontuação
paper-hint-sheets = Uma para cada mesa da ronda mais recente e duas em branco.
paper-certificates = Diplomas
paper-hint-certificates = Um para cada pessoa que jogou aqui, com a posição e os pontos.
paper-press = Resultados para a imprensa
paper-hint-press = Com o nome de quem aceitou a publicação; os restantes, com a alcunha.

paper-waiting = O teu documento está a ser preparado. Esta página avisa-te quando estiver pronto.
paper-ready = O teu documento está pronto.
paper-fetch = Transferir PDF
paper-back = Imprimir outra coisa
paper-empty = Ainda não há nada para imprimir.
paper-too-much = É demasiado para um só documento. Escolhe outro local ou uma lista mais curta.
paper-failed = Não foi possível criar o documento. Tenta de novo.
paper-busy = Neste momento estão a ser criados vários documentos. Tenta de novo daqui a um minuto.

door-born = Data de nascimento: { $day }
door-latest = Últimas chegadas
door-nobody = Não se encontrou ninguém. Tenta só com uma parte do nome.
door-pending = Falta a confirmação por telefone. Abre a inscrição e confirma-a primeiro.
door-withdrawn = Esta pessoa desistiu: a chegada não pode ser registada.
door-disqualified = Esta pessoa está excluída: a chegada não pode ser registada. Fala com o diretor.
door-no-show = Esta pessoa chegou tarde demais. O lugar passou para outra.
door-erased = Esta inscrição foi apagada.
door-elsewhere = Esta pessoa não é esperada neste local.
door-walk-in = Inscrever à entrada
door-walk-in-lead = Preenche isto com a pessoa que está à entrada e deixa-a ler aquilo que aceita. Depois, a chegada fica registada.
entry-done-walk-in = Inscrição feita e chegada registada.
