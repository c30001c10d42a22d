# Campeonatos: o site público, a inscrição, a minha inscrição, a mesa das inscrições e porque é que um campeonato recusa algo.

entry-championships = Campeonatos
entry-championships-lead = Inscreve-te, assiste e acompanha as pontuações.
entry-championships-none = Ainda não há aqui nenhum campeonato.
entry-phase-announced = As inscrições ainda não abriram
entry-phase-open = Inscrições abertas
entry-phase-closed = Inscrições encerradas
entry-phase-running = A decorrer
entry-phase-over = Terminado
entry-phase-cancelled = Cancelado
entry-window = Inscrições de { $opens } a { $closes }, inclusive.
entry-window-zone = As horas são as do fuso horário de cada local.
entry-rule = Regra { $rule }
entry-rehearsed = Ensaio com pessoas inventadas

entry-new = Novo campeonato
entry-new-terms-lead = Todas as versões continuam disponíveis. Indica um contacto para perguntas sobre dados pessoais.
entry-new-director = Nome do primeiro diretor
entry-new-unreadable = O ficheiro carregado não é texto UTF-8.
entry-made = Campeonato criado
entry-made-lead = { $name } está pronto. Convida a secretaria, os árbitros e os anotadores a partir da consola do diretor.
entry-made-link = Esta é a ligação privada do diretor. Só é mostrada uma vez: guarda-a agora e não a partilhes.
entry-made-qr = Código QR da ligação do diretor
entry-made-open = Abrir a consola do diretor
entry-made-site = Site público

entry-organised = Organização: { $organisers }
entry-register = Inscrever-se
entry-opens-on = As inscrições abrem a { $when }.
entry-cancelled = Este campeonato está cancelado. Quem se inscreveu ainda pode exportar ou apagar os seus dados.
entry-terms-changed = As condições mudaram
entry-terms-since = Versão { $version }, em vigor desde { $when }.
entry-terms-what = O que mudou
entry-where = Quando e onde
entry-starts = Começa a { $when } ({ $zone })
entry-online = Jogado online, a partir de qualquer lado
entry-places-meter = Lugares ocupados em { $city }
entry-places-left = { $count ->
    [0] Todos os { $capacity } lugares estão ocupados
    [one] Resta { $count } de { $capacity } lugares
    [many] Restam { $count } de { $capacity } lugares
   *[other] Restam { $count } de { $capacity } lugares
}
entry-alternates = { $count ->
    [0] Não há suplentes à espera
    [one] { $count } suplente à espera
    [many] { $count } de suplentes à espera
   *[other] { $count } suplentes à espera
}
entry-would-wait = Cheio: ficarias como suplente n.º { $number }
entry-later-stage = Para quem se qualificar
entry-how = Como se joga
entry-stage = { $rounds ->
    [one] Mesas de { $fewest } a { $most } jogadores, uma ronda de { $minutes } minutos.
    [many] Mesas de { $fewest } a { $most } jogadores, { $rounds } de rondas de { $minutes } minutos cada.
   *[other] Mesas de { $fewest } a { $most } jogadores, { $rounds } rondas de { $minutes } minutos cada.
}
entry-prize = Prémio para quem ganhar o título: { $prize }.
entry-condition-age = Tens de ter pelo menos { $age } anos no dia em que jogares.
entry-condition-citizenship = Tens de ter a nacionalidade deste país: { $country }.
entry-condition-excluded = Os funcionários da organização e os seus familiares diretos não podem participar.
entry-condition-phone = Depois da inscrição, vamos telefonar-te para confirmar o lugar. Se houver mais inscrições do que lugares, tem prioridade quem se inscreveu primeiro.
entry-edition = Sobre o jogo
entry-follow = Acompanha o campeonato
entry-spectators = O público é bem-vindo: vem ver os jogos ao vivo.
entry-anonymous = As pontuações são publicadas no fim de cada ronda, apenas com alcunhas.
entry-board = Quadro em direto
entry-standings = Classificação (CSV)
entry-terms = Condições de participação
entry-terms-lead = As condições e todas as versões anteriores são publicadas aqui.
entry-terms-read = Ler as condições em vigor
entry-terms-none = As condições ainda não foram publicadas, por isso as inscrições não estão abertas.
entry-terms-in-force = Versão { $version }, em vigor desde { $when }
entry-terms-old = Esta é a versão { $version }, de { $when }. Já não está em vigor.
entry-terms-versions = Todas as versões
entry-terms-version = Versão { $version }, { $when }
entry-terms-diff = O que mudou desde a versão { $version }
entry-terms-added = Acrescentado:
entry-terms-removed = Retirado:
entry-terms-show = Ler aqui a versão { $version } das condições
entry-rights = Podes exportar, corrigir ou apagar os teus dados a qualquer momento, na página da tua inscrição, por e-mail ou por telefone.

entry-register-lead = Demora dois minutos. Só se publica a alcunha que escolheres mais tarde.
entry-wrong = { $count ->
    [one] Ainda falta uma coisa ou há um erro; está assinalado abaixo. Nada do que escreveste se perdeu.
    [many] Ainda há { $count } de coisas em falta ou erradas; estão assinaladas abaixo. Nada do que escreveste se perdeu.
   *[other] Ainda há { $count } coisas em falta ou erradas; estão assinaladas abaixo. Nada do que escreveste se perdeu.
}
entry-city = Onde queres jogar?
entry-you = Sobre ti
entry-name = Nome e apelido
entry-email = Endereço de e-mail
entry-email-hint = O teu, não o de outra pessoa: é para lá que enviamos a ligação para a tua inscrição.
entry-phone = Telefone
entry-phone-hint = Vamos ligar para este número para confirmar o teu lugar.
entry-born = Data de nascimento
entry-born-hint = Tens de ter pelo menos { $age } anos no dia em que jogares.
entry-born-why = Para distinguir pessoas com o mesmo nome.
entry-citizenship = Nacionalidade
entry-citizenship-hint = Só podem participar pessoas com a nacionalidade deste país: { $country }.
entry-choose = Escolhe uma opção
entry-excluded = Assinala tudo o que se aplica
entry-excluded-employee = Trabalho para { $organisers }.
entry-excluded-relative = Um familiar direto meu trabalha para { $organisers }.
entry-declare = Declarações e consentimentos
entry-declare-lead = Todos são necessários: se faltar algum, a inscrição não é válida.
entry-declaration-own-email = O endereço de e-mail é meu.
entry-declaration-true-data = As informações que dei são exatas e verdadeiras.
entry-declaration-of-age = Tenho pelo menos { $age } anos.
entry-declaration-contact = Podem usar o meu telefone e o meu e-mail para organizar o campeonato.
entry-consent-terms = Aceito as condições de participação sem reservas.
entry-consent-data = { $organisers } pode tratar os dados que aqui dou, apenas para este campeonato.
entry-consent-publicity = Os resultados do campeonato, com fotografias, vídeos e os nomes de campeões e vice-campeões, podem ser publicados.
entry-consent-promotion = { $organisers } também me pode enviar novidades e ofertas. Isto nada tem a ver com a participação.
entry-optional = Opcional
entry-optional-lead = Podes deixar isto em branco e participar na mesma. Podes mudar de ideias a qualquer momento.
entry-kept = { $days ->
    [0] Os teus dados são apagados, o mais tardar, { $days } dias depois da última final.
    [one] Os teus dados são apagados, o mais tardar, { $days } dia depois da última final.
    [many] Os teus dados são apagados, o mais tardar, { $days } de dias depois da última final.
   *[other] Os teus dados são apagados, o mais tardar, { $days } dias depois da última final.
}
entry-register-send = Inscrever-se agora
entry-fault-venue = Escolhe uma cidade.
entry-fault-name = Escreve um nome e apelido, de 2 a 100 caracteres.
entry-fault-email = Escreve um endereço de e-mail como nome@example.org.
entry-fault-phone = Escreve um número de telefone com 5 a 20 algarismos.
entry-fault-born = Escreve uma data de nascimento.
entry-fault-citizenship = Escolhe um país.
entry-fault-tick = Assinala isto para participar.
entry-registered = Inscrição concluída
entry-link = Esta é a tua ligação privada. Guarda-a bem: quem a tiver pode alterar a tua inscrição.
entry-link-lead = Abre a tua inscrição: estado, alcunha, os teus dados e o teu código de entrada.
entry-link-mail = Também está no e-mail que te enviamos.
entry-mine-open = Abrir a minha inscrição
entry-mine = A minha inscrição
entry-status-pending = À espera de confirmação
entry-status-confirmed = Confirmada
entry-status-alternate = Suplente n.º { $number }
entry-status-withdrawn = Retirada
entry-status-no-show = Não compareceu
entry-status-disqualified = Desqualificação
entry-status-erased = Apagada
entry-next-pending = Tens um lugar. Vamos telefonar-te para o confirmar.
entry-next-confirmed = O teu lugar está confirmado. Chega antes da hora oficial de início: se o teu lugar estiver vazio nesse momento, passa para um suplente.
entry-next-alternate = Todos os lugares estão ocupados. Tens o número { $number } na lista de suplentes: quando alguém desistir, entra a primeira pessoa da lista.
entry-next-withdrawn = Já não participas. Enquanto as inscrições estiverem abertas podes voltar a inscrever-te.
entry-next-no-show = Não estavas presente à hora oficial de início, por isso o teu lugar passou para outra pessoa.
entry-next-disqualified = A organização anulou a tua inscrição.
entry-next-erased = Os teus dados foram apagados.
entry-seat = { $stage }, ronda { $round }, série { $heat }: mesa { $table }, { $when } ({ $zone })
entry-play = Ir para a minha mesa
entry-qr = Código QR de entrada
entry-qr-lead = Mostra isto à entrada ou dita o código:
entry-nickname = Alcunha
entry-nickname-lead = As pontuações são publicadas com a tua alcunha, nunca com o teu nome. Tem de estar ligada ao jogo e não pode aludir à idade, ao sexo, à nacionalidade, à aparência nem a um local ou cidade. O diretor tem de a aprovar.
entry-nickname-proposed = «{ $nickname }» aguarda aprovação.
entry-nickname-approved = «{ $nickname }» foi aprovada.
entry-nickname-returned = O diretor não aprovou a tua alcunha. O motivo está no e-mail que te enviámos. Propõe outra.
entry-nickname-new = Alcunha, de 2 a 24 caracteres
entry-nickname-send = Propor
entry-contact = Como te podemos contactar
entry-contact-theirs = Contactos
entry-contact-other = Se o teu nome ou a tua data de nascimento estiverem errados, avisa a secretaria por telefone.
entry-save = Guardar
entry-consents = Consentimentos
entry-consent-given = dado
entry-consent-refused = não dado
entry-consent-give = Dar consentimento
entry-consent-take-back = Retirar consentimento
entry-consent-data-sure = Sem este consentimento ninguém pode participar, por isso a inscrição também é retirada. Os dados ficam até serem apagados ou até acabar o prazo de conservação.
entry-place = O teu lugar por ganhares o campeonato
entry-place-lead = Ganhaste: { $prize }. Se não puderes ir, o lugar passa para quem vem a seguir na classificação; o título continua a ser teu.
entry-place-pass = Não posso ir
entry-place-sure = O lugar passa então para quem vem a seguir na classificação. Não é possível voltar atrás.
entry-data = Os teus dados
entry-data-theirs = Dados pessoais
entry-data-lead = { $days ->
    [0] Os dados pessoais são apagados, o mais tardar, { $days } dias depois da última final. Podes exportá-los, desistir ou pedir que sejam apagados agora.
    [one] Os dados pessoais são apagados, o mais tardar, { $days } dia depois da última final. Podes exportá-los, desistir ou pedir que sejam apagados agora.
    [many] Os dados pessoais são apagados, o mais tardar, { $days } de dias depois da última final. Podes exportá-los, desistir ou pedir que sejam apagados agora.
   *[other] Os dados pessoais são apagados, o mais tardar, { $days } dias depois da última final. Podes exportá-los, desistir ou pedir que sejam apagados agora.
}
entry-export = Exportar como ficheiro (JSON)
entry-withdraw = Desistir
entry-withdraw-sure = O lugar passa de imediato para o primeiro suplente.
entry-withdraw-yes = Sim, desistir
entry-erase = Apagar todos os dados desta inscrição
entry-erase-sure = Nome, contactos, data de nascimento e alcunha são apagados de imediato e para sempre, e a inscrição termina. Os resultados já jogados mantêm-se, mas sem nome.
entry-erase-yes = Sim, apagar tudo
entry-erased = Apagado
entry-erased-lead = Já não se guarda nenhum dado pessoal sobre esta inscrição. A ligação privada deixou de funcionar.
entry-done-contact = Guardado.
entry-done-nickname = Alcunha enviada. O diretor vai analisá-la.
entry-done-consent = Consentimento atualizado.
entry-done-withdrawn = Inscrição retirada.
entry-done-passed = Lugar cedido.
entry-done-comes = Registado: vem.
entry-done-declined = Registado: não vem. O lugar fica livre para um suplente.
entry-done-here = Chegada registada.
entry-done-away = Chegada anulada.
entry-done-erased = Apagado.

entry-desk = Mesa das inscrições
entry-desk-entries = Inscrições
entry-desk-check-in = Chegadas
entry-desk-files = Importar e exportar
entry-desk-lists = Listas de inscrições
entry-desk-venue = Local
entry-desk-all = Todos os locais
entry-desk-show = Mostrar
entry-search = Procurar por nome, telefone, e-mail, alcunha ou código
entry-search-go = Procurar
entry-list-calls = Telefonemas por fazer
entry-list-alternates = Suplentes
entry-list-confirmed = Confirmadas
entry-list-gone = Terminadas
entry-list-found = Resultados
entry-list-lead-calls = Primeiro as inscrições mais antigas. Telefona e regista a resposta.
entry-list-lead-alternates = Por ordem de número. Se um lugar ficar livre antes da distribuição pelas mesas, passa para o primeiro.
entry-list-lead-confirmed = Confirmaram por telefone que vêm.
entry-list-lead-gone = Desistências, ausências, desqualificações ou dados apagados.
entry-list-lead-found = Todas as pessoas que correspondem à procura.
entry-list-none = Ninguém
entry-list-more = { $count ->
    [one] Há mais { $count } que não é mostrada.
    [many] Há mais { $count } que não são mostradas.
   *[other] Há mais { $count } que não são mostradas.
}
entry-nameless = (nome não guardado)
entry-phoned = telefonema feito
entry-order = Inscrição n.º { $number }
entry-comes = Vem
entry-declines = Não vem
entry-declines-sure = A inscrição termina e entra o primeiro suplente.
entry-declines-yes = Confirmar que não vem
entry-registered-at = Inscrição: { $when }
entry-reason = Motivo: { $reason }
entry-reason-declined-by-phone = Disse ao telefone que não vem.
entry-reason-consent-withdrawn = Retirou o consentimento para o uso dos dados.
entry-code = Código de entrada
entry-on-behalf = O que alguém pedir por telefone ou e-mail podes fazer aqui em seu nome.
entry-new-link = Criar uma nova ligação privada
entry-new-link-lead = Uma nova ligação para esta inscrição. Só é mostrada uma vez.
entry-code-type = Nome ou código de entrada
entry-code-find = Encontrar
entry-code-unknown = Ninguém tem este código. Se estiver num crachá impresso, essa inscrição foi apagada. Procura pelo nome.
entry-camera = Ler com a câmara
entry-camera-view = O que a câmara vê
entry-camera-refused = Não é possível usar a câmara aqui. Escreve o código.
entry-check-in-yes = Registar chegada
entry-check-in-undo = Anular chegada
entry-here-already = A chegada já está registada.
entry-here-count = { $count ->
    [0] { $count } presentes, { $awaited } por chegar
    [one] { $count } presente, { $awaited } por chegar
    [many] { $count } presentes, { $awaited } por chegar
   *[other] { $count } presentes, { $awaited } por chegar
}
entry-awaited = Por chegar
entry-here = Presentes
entry-details = Tudo sobre esta inscrição
entry-import = Importar inscrições
entry-import-lead = Um ficheiro CSV com uma inscrição por linha, pela ordem de chegada. A primeira linha dá nome às colunas:
entry-import-forms = { $lines ->
    [one] Datas como 1990-12-31 ou 31.12.1990; opções assinaladas com yes; no máximo { $lines } linha. Importam-se todas as linhas ou nenhuma.
    [many] Datas como 1990-12-31 ou 31.12.1990; opções assinaladas com yes; no máximo { $lines } de linhas. Importam-se todas as linhas ou nenhuma.
   *[other] Datas como 1990-12-31 ou 31.12.1990; opções assinaladas com yes; no máximo { $lines } linhas. Importam-se todas as linhas ou nenhuma.
}
entry-import-file = Ficheiro CSV
entry-import-go = Importar
entry-import-template = Um ficheiro vazio com estas colunas
entry-import-faults = { $count ->
    [one] Foi encontrado { $count } erro.
    [many] Foram encontrados { $count } de erros.
   *[other] Foram encontrados { $count } erros.
}
entry-import-nothing = Ninguém foi inscrito.
entry-import-line = Linha { $line }:
entry-import-unreadable = Não é possível ler o ficheiro: tem de ser CSV.
entry-import-empty = O ficheiro não tem nenhuma linha com uma inscrição.
entry-import-long = O ficheiro tem linhas a mais: importam-se no máximo { $most } de cada vez.
entry-import-missing-column = Falta a coluna «{ $column }».
entry-import-unknown-column = Coluna inesperada: «{ $column }».
entry-import-cells = A linha tem { $found } células em vez de { $wanted }.
entry-import-venue = O local tem de ser um destes: { $venues }.
entry-import-tick = «{ $column }» tem de ser yes.
entry-imported = { $count ->
    [0] Foram importadas { $count } inscrições.
    [one] Foi importada { $count } inscrição.
    [many] Foram importadas { $count } de inscrições.
   *[other] Foram importadas { $count } inscrições.
}
entry-export-list = Exportar todas as inscrições (CSV)
entry-export-lead = Contém dados pessoais: guarda-o bem e apaga-o quando já não for preciso.

problem-no-such-championship = Esse campeonato não existe aqui.
problem-no-such-desk = Esta ligação não é válida ou já não funciona. Pede uma nova ao diretor.
problem-no-such-entry = Esta ligação não é válida ou já não funciona. A certa está no e-mail que recebeste depois da inscrição; a secretaria pode dar-te outra.
problem-desk-link-needed = Esta página é para a equipa do campeonato. Abre-a com a ligação privada que recebeste.

refusal-champ-alternates-full = Este local está cheio, e a sua lista de { $alternates } suplentes também.
refusal-champ-already-done = Isso já está feito.
refusal-champ-already-judging = Esse árbitro tem outra mesa à mesma hora ou está a jogar.
refusal-champ-bad-moment = Isso não se pode fazer nesta altura.
refusal-champ-cancelled = O campeonato está cancelado.
refusal-champ-clock-back = Um ensaio não pode recuar para antes do seu último evento.
refusal-champ-clock-changed = O relógio mudou desde então. Lê o aviso outra vez.
refusal-champ-clock-same-person = Já o indicaste. Outra pessoa da equipa tem de o confirmar.
refusal-champ-consent-missing = Falta um consentimento. Sem ele ninguém pode participar.
refusal-champ-declaration-missing = Falta uma declaração. Para a inscrição são precisas todas.
refusal-champ-excluded = Os funcionários da organização, os seus familiares diretos e as pessoas cuja inscrição a organização anulou não podem participar.
refusal-champ-game-running = O jogo está a decorrer: agora não se pode sentar nem mudar ninguém aí.
refusal-champ-judge-missing = Há uma mesa que ainda não tem árbitro.
refusal-champ-late = Tarde demais: o lugar perdeu-se à hora oficial de início.
refusal-champ-nickname-missing = Não há nenhuma alcunha para analisar.
refusal-champ-nickname-taken = Essa alcunha, ou uma que parece igual, já está a ser usada. Escolhe outra.
refusal-champ-nickname-unfit = Uma alcunha deve ter entre 2 e 24 caracteres normais, com pelo menos uma letra ou um algarismo.
refusal-champ-no-alternate = Já não há suplentes.
refusal-champ-no-notice = Escreve um aviso que diga a todos o que mudou.
refusal-champ-no-reason = Escreve o motivo.
refusal-champ-no-such-entrant = Essa inscrição não existe.
refusal-champ-no-such-session = Essa ronda não existe.
refusal-champ-no-such-stage = Essa fase não existe.
refusal-champ-no-such-table = Essa mesa não existe.
refusal-champ-no-such-venue = Esse local não existe.
refusal-champ-no-vacancy = Não há nenhum lugar livre.
refusal-champ-not-allowed = A tua função não permite fazer isso.
refusal-champ-not-awaited = Esta pessoa não é esperada aí.
refusal-champ-not-confirmed = A inscrição ainda não está confirmada: telefona primeiro.
refusal-champ-not-finished = Há algo anterior que ainda não terminou.
refusal-champ-not-open = As inscrições neste local abrem a { $opens }.
refusal-champ-not-qualified = Só quem tem esse lugar o pode ceder.
refusal-champ-not-yours = Essa inscrição é de outra pessoa.
refusal-champ-old-terms = As condições mudaram desde que abriste esta página. Lê a nova versão e aceita-a.
refusal-champ-registered-twice = Esta pessoa já tem uma inscrição. Usa a ligação privada do e-mail ou pergunta à secretaria.
refusal-champ-seating-broken = Esta distribuição pelas mesas violaria uma regra.
refusal-champ-sheet-changed = A folha mudou desde então: vê-a outra vez.
refusal-champ-sheet-missing = Ainda falta uma folha.
refusal-champ-sheet-wrong = As contas da folha não batem certo.
refusal-champ-stage-over = Essa fase está encerrada.
refusal-champ-table-too-small = Uma mesa tem menos de { $fewest } jogadores: redistribui essa série.
refusal-champ-tie-undecided = Ainda há um empate em aberto: decide o árbitro principal.
refusal-champ-too-early = É cedo demais para isso.
refusal-champ-too-few = Há jogadores a menos: são precisos pelo menos { $fewest }.
refusal-champ-too-young = Tens de ter pelo menos { $age } anos a { $day }.
refusal-champ-unsigned = Falta uma assinatura.
refusal-champ-venue-elsewhere = Esse local é gerido noutro sítio: faz isto no servidor do campeonato.
refusal-champ-venue-full = Este local está cheio.
refusal-champ-venue-lent = Este local está a ser gerido numa máquina própria. Faz isto lá ou espera até os resultados serem devolvidos.
refusal-champ-window-closed = As inscrições neste local encerraram no fim do dia { $closed }.
refusal-champ-same-person = Isto tem de ser confirmado por outra pessoa.
refusal-champ-wrong-citizenship = Só podem participar pessoas com a nacionalidade deste país: { $needed }.
refusal-champ-wrong-replacement = A correção não se refere à folha em vigor.
refusal-champ-answer-wrong = Falta uma resposta ou o grupo, ou não é dos possíveis.
refusal-champ-last-round-early = A última volta pode ser anunciada a partir de { $allowed }.
refusal-champ-guardian-missing = Um jogador tão novo precisa de um dos pais ou tutor, com email ou telefone.
refusal-champ-unticked = Ainda não se pode fazer a chamada: ninguém assinalou os jogadores destas mesas: { $tables }.
refusal-champ-undo-proposed = Isso já está proposto. Tem de concordar uma segunda pessoa da equipa.
refusal-champ-undo-too-late = É tarde para anular: o que se segue já começou.
