season-results-lead = As pessoas apagadas aparecem sem nome. Guarde estes arquivos como a lista de participantes.
season-lead = Uma série soma os pontos de vários campeonatos. Na classificação só está quem aceita isso na página da própria inscrição, até que os dados pessoais de um campeonato sejam apagados. Para adicionar um campeonato, abra neste navegador a mesa de trabalho dele e a de um que já esteja na série.
season-points-lead = Comece pelo primeiro lugar, com espaços entre os pontos, nunca subindo: 10 7 5 3 2 1. Os outros lugares não recebem nenhum.
season-name-needed = Dê à série um nome de até 100 caracteres.
season-count = Contar meus resultados
season-count-lead = Se você aceitar, seu apelido e seus pontos ficam públicos na classificação da série. Sua inscrição é ligada à sua conta, para somar seus resultados em vários campeonatos. Você pode encerrar isso quando quiser.
season-other = Sua conta já conta para outra inscrição neste campeonato.
