entry-championships-lead = Inscreva-se, assista e acompanhe as pontuações.
entry-phase-running = Em andamento
entry-new-terms-lead = Todas as versões continuam disponíveis. Indique um contato para perguntas sobre dados pessoais.
entry-new-unreadable = O arquivo enviado não é texto UTF-8.
entry-made-lead = { $name } está pronto. Convide a secretaria, os árbitros e os anotadores a partir do console do diretor.
entry-made-link = Este é o link privado do diretor. Ele só é mostrado uma vez: guarde-o agora e não o compartilhe.
entry-made-qr = Código QR do link do diretor
entry-made-open = Abrir o console do diretor
entry-opens-on = As inscrições abrem em { $when }.
entry-starts = Começa em { $when } ({ $zone })
entry-online = Jogado on-line, a partir de qualquer lugar
entry-places-left = { $count ->
    [0] Todos os { $capacity } lugares estão ocupados
    [one] Resta { $count } lugar livre de { $capacity }
    [many] Restam { $count } de lugares livres de { $capacity }
   *[other] Restam { $count } lugares livres de { $capacity }
}
entry-would-wait = Lotado: você ficaria como suplente nº { $number }
entry-later-stage = Para quem se classificar
entry-stage = { $rounds ->
    [one] Mesas de { $fewest } a { $most } jogadores, uma rodada de { $minutes } minutos.
    [many] Mesas de { $fewest } a { $most } jogadores, { $rounds } de rodadas de { $minutes } minutos cada.
   *[other] Mesas de { $fewest } a { $most } jogadores, { $rounds } rodadas de { $minutes } minutos cada.
}
entry-condition-age = Você precisa ter pelo menos { $age } anos no dia em que jogar.
entry-condition-citizenship = Você precisa ter a nacionalidade deste país: { $country }.
entry-condition-phone = Depois da inscrição, vamos ligar para você para confirmar o lugar. Se houver mais inscrições do que lugares, tem prioridade quem se inscreveu primeiro.
entry-follow = Acompanhe o campeonato
entry-spectators = O público é bem-vindo: venha ver os jogos ao vivo.
entry-anonymous = As pontuações são publicadas no fim de cada rodada, apenas com apelidos.
entry-board = Placar ao vivo
entry-terms-old = Esta é a versão { $version }, de { $when }. Ela não está mais em vigor.
entry-terms-added = Adicionado:
entry-terms-removed = Removido:
entry-rights = Você pode exportar, corrigir ou apagar os seus dados a qualquer momento, na página da sua inscrição, por e-mail ou por telefone.
entry-register-lead = Leva dois minutos. Só o apelido que você escolher mais tarde é publicado.
entry-wrong = { $count ->
    [one] Ainda falta uma coisa ou há um erro; está marcado abaixo. Nada do que você escreveu se perdeu.
    [many] Ainda há { $count } de coisas faltando ou erradas; estão marcadas abaixo. Nada do que você escreveu se perdeu.
   *[other] Ainda há { $count } coisas faltando ou erradas; estão marcadas abaixo. Nada do que você escreveu se perdeu.
}
entry-city = Onde você quer jogar?
entry-you = Sobre você
entry-name = Nome e sobrenome
entry-email-hint = O seu, não o de outra pessoa: é para lá que enviamos o link da sua inscrição.
entry-phone-hint = Vamos ligar para este número para confirmar o seu lugar.
entry-born-hint = Você precisa ter pelo menos { $age } anos no dia em que jogar.
entry-choose = Escolha uma opção
entry-excluded = Marque tudo o que se aplica
entry-consent-data = { $organisers } pode tratar os dados que informo aqui, apenas para este campeonato.
entry-consent-publicity = Os resultados do campeonato, com fotos, vídeos e os nomes de campeões e vice-campeões, podem ser publicados.
entry-consent-promotion = { $organisers } também pode me enviar novidades e ofertas. Isso não tem nada a ver com a participação.
entry-optional-lead = Você pode deixar isto em branco e participar do mesmo jeito. Pode mudar de ideia a qualquer momento.
entry-kept = { $days ->
    [0] Os seus dados são apagados, no máximo, { $days } dias depois da última final.
    [one] Os seus dados são apagados, no máximo, { $days } dia depois da última final.
    [many] Os seus dados são apagados, no máximo, { $days } de dias depois da última final.
   *[other] Os seus dados são apagados, no máximo, { $days } dias depois da última final.
}
entry-fault-venue = Escolha uma cidade.
entry-fault-name = Escreva um nome e sobrenome, de 2 a 100 caracteres.
entry-fault-email = Escreva um endereço de e-mail como nome@example.org.
entry-fault-phone = Escreva um número de telefone com 5 a 20 algarismos.
entry-fault-born = Escreva uma data de nascimento.
entry-fault-citizenship = Escolha um país.
entry-fault-tick = Marque isto para participar.
entry-link = Este é o seu link privado. Guarde-o bem: quem o tiver pode alterar a sua inscrição.
entry-link-lead = Ele abre a sua inscrição: situação, apelido, os seus dados e o seu código de entrada.
entry-link-mail = Também está no e-mail que enviamos para você.
entry-mine = Minha inscrição
entry-status-pending = Aguardando confirmação
entry-status-alternate = Suplente nº { $number }
entry-status-disqualified = Desclassificação
entry-next-pending = Você tem um lugar. Vamos ligar para você para confirmá-lo.
entry-next-confirmed = O seu lugar está confirmado. Chegue antes do horário oficial de início: se o seu lugar estiver vazio nessa hora, ele passa para um suplente.
entry-next-alternate = Todos os lugares estão ocupados. Você tem o número { $number } na lista de suplentes: quando alguém desistir, entra a primeira pessoa da lista.
entry-next-withdrawn = Você não participa mais. Enquanto as inscrições estiverem abertas, pode se inscrever de novo.
entry-next-no-show = Você não estava presente no horário oficial de início, por isso o seu lugar passou para outra pessoa.
entry-next-disqualified = A organização anulou a sua inscrição.
entry-next-erased = Os seus dados foram apagados.
entry-seat = { $stage }, rodada { $round }, série { $heat }: mesa { $table }, { $when } ({ $zone })
entry-qr-lead = Mostre isto na entrada ou dite o código:
entry-nickname = Apelido
entry-nickname-lead = As pontuações são publicadas com o seu apelido, nunca com o seu nome. Ele precisa ter a ver com o jogo e não pode aludir à idade, ao sexo, à nacionalidade, à aparência nem a um local ou cidade. O diretor precisa aprová-lo.
entry-nickname-proposed = “{ $nickname }” aguarda aprovação.
entry-nickname-approved = “{ $nickname }” foi aprovado.
entry-nickname-returned = O diretor não aprovou o seu apelido. O motivo está no e-mail que enviamos para você. Proponha outro.
entry-nickname-new = Apelido, de 2 a 24 caracteres
entry-contact = Como podemos falar com você
entry-contact-theirs = Contatos
entry-contact-other = Se o seu nome ou a sua data de nascimento estiverem errados, avise a secretaria por telefone.
entry-save = Salvar
entry-place = O seu lugar por ganhar o campeonato
entry-place-lead = Você ganhou: { $prize }. Se não puder ir, o lugar passa para o próximo na classificação; o título continua sendo seu.
entry-place-sure = O lugar passa então para o próximo na classificação. Isso não pode ser desfeito.
entry-data = Os seus dados
entry-data-lead = { $days ->
    [0] Os dados pessoais são apagados, no máximo, { $days } dias depois da última final. Você pode exportá-los, desistir ou pedir que sejam apagados agora.
    [one] Os dados pessoais são apagados, no máximo, { $days } dia depois da última final. Você pode exportá-los, desistir ou pedir que sejam apagados agora.
    [many] Os dados pessoais são apagados, no máximo, { $days } de dias depois da última final. Você pode exportá-los, desistir ou pedir que sejam apagados agora.
   *[other] Os dados pessoais são apagados, no máximo, { $days } dias depois da última final. Você pode exportá-los, desistir ou pedir que sejam apagados agora.
}
entry-export = Exportar como arquivo (JSON)
entry-withdraw-sure = O lugar passa na hora para o primeiro suplente.
entry-erase-sure = Nome, contatos, data de nascimento e apelido são apagados na hora e para sempre, e a inscrição termina. Os resultados já jogados são mantidos, mas sem nome.
entry-erased-lead = Nenhum dado pessoal desta inscrição é mais guardado. O link privado deixou de funcionar.
entry-done-contact = Salvo.
entry-done-nickname = Apelido enviado. O diretor vai analisá-lo.
entry-done-comes = Registrado: vem.
entry-done-declined = Registrado: não vem. O lugar fica livre para um suplente.
entry-done-here = Chegada registrada.
entry-search = Buscar por nome, telefone, e-mail, apelido ou código
entry-search-go = Buscar
entry-list-calls = Ligações a fazer
entry-list-lead-calls = Primeiro as inscrições mais antigas. Ligue e registre a resposta.
entry-list-lead-alternates = Por ordem de número. Se um lugar ficar livre antes da distribuição das mesas, passa para o primeiro.
entry-list-lead-gone = Desistências, ausências, desclassificações ou dados apagados.
entry-list-lead-found = Todas as pessoas que correspondem à busca.
entry-phoned = ligação feita
entry-order = Inscrição nº { $number }
entry-reason-declined-by-phone = Disse por telefone que não vem.
entry-new-link = Criar um novo link privado
entry-new-link-lead = Um novo link para esta inscrição. Ele só é mostrado uma vez.
entry-camera = Ler com a câmera
entry-camera-view = O que a câmera vê
entry-camera-refused = Não é possível usar a câmera aqui. Digite o código.
entry-check-in-yes = Registrar chegada
entry-here-already = A chegada já está registrada.
entry-import-lead = Um arquivo CSV com uma inscrição por linha, na ordem de chegada. A primeira linha dá nome às colunas:
entry-import-forms = { $lines ->
    [one] Datas como 1990-12-31 ou 31.12.1990; opções marcadas com yes; no máximo { $lines } linha. Todas as linhas são importadas, ou nenhuma.
    [many] Datas como 1990-12-31 ou 31.12.1990; opções marcadas com yes; no máximo { $lines } de linhas. Todas as linhas são importadas, ou nenhuma.
   *[other] Datas como 1990-12-31 ou 31.12.1990; opções marcadas com yes; no máximo { $lines } linhas. Todas as linhas são importadas, ou nenhuma.
}
entry-import-file = Arquivo CSV
entry-import-template = Um arquivo vazio com estas colunas
entry-import-unreadable = Não é possível ler o arquivo: precisa ser CSV.
entry-import-empty = O arquivo não tem nenhuma linha com uma inscrição.
entry-import-long = O arquivo tem linhas demais: no máximo { $most } são importadas de cada vez.
entry-import-missing-column = Falta a coluna “{ $column }”.
entry-import-unknown-column = Coluna inesperada: “{ $column }”.
entry-import-venue = O local precisa ser um destes: { $venues }.
entry-import-tick = “{ $column }” precisa ser yes.
entry-export-lead = Contém dados pessoais: guarde-o bem e apague-o quando não for mais necessário.
problem-no-such-desk = Este link não é válido ou não funciona mais. Peça um novo ao diretor.
problem-no-such-entry = Este link não é válido ou não funciona mais. O certo está no e-mail que você recebeu depois da inscrição; a secretaria pode dar outro a você.
problem-desk-link-needed = Esta página é para a equipe do campeonato. Abra-a com o link privado que você recebeu.
refusal-champ-alternates-full = Este local está lotado, e a sua lista de { $alternates } suplentes também.
refusal-champ-already-judging = Esse árbitro tem outra mesa no mesmo horário ou está jogando.
refusal-champ-bad-moment = Isso não pode ser feito neste momento.
refusal-champ-clock-changed = O relógio mudou desde então. Leia o aviso de novo.
refusal-champ-clock-same-person = Você já disse isso. Outra pessoa da equipe precisa confirmar.
refusal-champ-game-running = O jogo está em andamento: agora ninguém pode ser colocado nem trocado de lugar aí.
refusal-champ-late = Tarde demais: o lugar foi perdido no horário oficial de início.
refusal-champ-nickname-missing = Não há nenhum apelido para analisar.
refusal-champ-nickname-taken = Alguém tem este apelido, ou um que parece igual. Escolha outro.
refusal-champ-nickname-unfit = Um apelido tem de 2 a 24 caracteres normais, com alguma letra ou algarismo.
refusal-champ-no-alternate = Não há mais suplentes.
refusal-champ-no-notice = Escreva um aviso que diga a todos o que mudou.
refusal-champ-no-reason = Escreva o motivo.
refusal-champ-no-such-session = Essa rodada não existe.
refusal-champ-not-allowed = A sua função não permite fazer isso.
refusal-champ-not-confirmed = A inscrição ainda não está confirmada: ligue primeiro.
refusal-champ-not-open = As inscrições neste local abrem em { $opens }.
refusal-champ-not-qualified = Só quem tem esse lugar pode cedê-lo.
refusal-champ-old-terms = As condições mudaram desde que você abriu esta página. Leia a nova versão e aceite-a.
refusal-champ-registered-twice = Esta pessoa já tem uma inscrição. Use o link privado do e-mail ou pergunte à secretaria.
refusal-champ-seating-broken = Esta distribuição das mesas violaria uma regra.
refusal-champ-sheet-changed = A folha foi alterada enquanto isso: veja-a de novo.
refusal-champ-sheet-wrong = As contas da folha não batem.
refusal-champ-table-too-small = Uma mesa tem menos de { $fewest } jogadores: redistribua essa série.
refusal-champ-too-few = Há poucos jogadores: são necessários pelo menos { $fewest }.
refusal-champ-too-young = Você precisa ter pelo menos { $age } anos em { $day }.
refusal-champ-venue-elsewhere = Esse local é gerenciado em outro lugar: faça isso no servidor do campeonato.
refusal-champ-venue-full = Este local está lotado.
refusal-champ-venue-lent = Este local está sendo gerenciado em uma máquina própria. Faça isso lá ou espere até que os resultados sejam devolvidos.
refusal-champ-same-person = Isto precisa ser confirmado por outra pessoa.
entry-on-behalf = O que alguém pedir por telefone ou e-mail você pode fazer aqui em nome da pessoa.
entry-code-unknown = Ninguém tem este código. Se estiver em um crachá impresso, essa inscrição foi apagada. Busque pelo nome.
