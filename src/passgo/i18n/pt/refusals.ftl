# Porque é que algo foi recusado: pelas regras, pela mesa ou pelo servidor. As chaves são os códigos.

refusal-not-your-turn = Não é a tua vez.
refusal-not-now = Isso não se pode fazer agora.
refusal-bid-too-low = Esse lance é demasiado baixo.
refusal-bid-too-low-amount = Esse lance é demasiado baixo: oferece pelo menos { $amount }.
refusal-not-enough-cash = Não há dinheiro suficiente para isso.
refusal-not-enough-cash-amount = Não há dinheiro suficiente: são precisos { $amount }.
refusal-excluded = Estás fora deste leilão.
refusal-not-owner = Só o dono pode dar { word-deed-one }.
refusal-not-owner-space = Não tens { FORM($space, "the") }.
refusal-already-owned = Isso já tem proprietário.
refusal-not-a-set = Só podes construir em { word-streets } cujo grupo de cor seja todo teu.
refusal-not-a-set-space = Não podes construir { GENDER($space) ->
        [f] { FORM($space, "in") }
        [m] { FORM($space, "in") }
       *[other] em { $space }
    }: primeiro tens de ter todos os { word-streets } desse grupo.
refusal-build-evenly = Constrói de forma equilibrada: primeiro é a vez de outro { word-street } do grupo.
refusal-sell-evenly = Vende de forma equilibrada: primeiro é a vez de outro { word-street } do grupo.
refusal-max-buildings = Não se pode construir mais nada aí.
refusal-max-buildings-space = Não se pode construir mais nada { GENDER($space) ->
        [f] { FORM($space, "in") }
        [m] { FORM($space, "in") }
       *[other] em { $space }
    }.
refusal-no-buildings = Não há nada construído aí.
refusal-no-buildings-space = Não há nada construído { GENDER($space) ->
        [f] { FORM($space, "in") }
        [m] { FORM($space, "in") }
       *[other] em { $space }
    }.
refusal-no-stock = O Banco já não tem construções para isso; espera até que alguém venda uma.
refusal-mortgaged = Isso tem uma hipoteca.
refusal-mortgaged-space = Há uma hipoteca sobre { FORM($space, "the") }: paga-a primeiro.
refusal-not-mortgaged = Isso não tem hipoteca.
refusal-not-mortgaged-space = Não há nenhuma hipoteca sobre { FORM($space, "the") }.
refusal-set-mortgaged = Um { word-street } desse grupo tem uma hipoteca: paga-a antes de construir.
refusal-has-buildings = Há construções { word-deed-this } ou no seu grupo: vende-as primeiro.
refusal-has-buildings-space = Há construções { GENDER($space) ->
        [f] { FORM($space, "in") }
        [m] { FORM($space, "in") }
       *[other] em { $space }
    } ou no seu grupo: vende-as primeiro.
refusal-window-closed = Tarde demais para pedir essa { word-rent }.
refusal-window-closed-space = Tarde demais para pedir a { word-rent } { GENDER($space) ->
            [f] { FORM($space, "of") }
            [m] { FORM($space, "of") }
           *[other] de { $space }
        }.
refusal-nothing-owed = Ninguém te deve { word-rent }.
refusal-nothing-owed-space = Ninguém te deve { word-rent } por visitar { FORM($space, "the") }.
refusal-not-tradable = Isso não se pode trocar nesta edição.
refusal-card-price-too-low = Uma { word-jail-card } não se pode vender por tão pouco.
refusal-no-card = Não há nenhuma { word-jail-card } para usar ou dar.
refusal-no-offer = Essa oferta não existe.
refusal-bad-choice = Essa não é uma das opções.
refusal-can-raise = Ainda podes arranjar o dinheiro: vende ou hipoteca alguma coisa.
refusal-unknown-space = Esse espaço não existe.
refusal-unknown-player = Esse jogador não está no jogo.
refusal-bad-action = Isso não se pode fazer aqui.
refusal-game-over = O jogo terminou.

problem-already-created = Esta mesa já existe.
problem-already-seated = Já tens um lugar nesta mesa.
problem-already-started = O jogo já começou.
problem-bad-command = Há algo inválido no formulário: { $field }.
problem-bad-correction = Essa correção não se pode fazer.
problem-bad-dice = Esse lançamento não é possível aqui.
problem-bad-id = Houve um problema com o formulário. Recarrega a página.
problem-bad-message = Não é possível ler essa mensagem.
problem-bad-name = O nome deve ter entre 1 e 40 caracteres normais.
problem-bad-settings = Estas definições não são compatíveis entre si: { $field }.
problem-bad-text = Esse texto está vazio, é demasiado longo ou tem caracteres não permitidos.
problem-bad-version = Esta página está desatualizada: recarrega-a.
problem-deal-closed = O teu tempo para negociar esgotou-se; espera pela próxima jogada.
problem-dice-awaited = Primeiro o árbitro tem de introduzir o lançamento.
problem-judge-taken = A mesa já tem árbitro.
problem-muted = Silenciaram-te.
problem-no-dice-awaited = Agora não se espera nenhum lançamento.
problem-no-judge = Esta mesa não tem árbitro.
problem-no-negotiation = Essas duas pessoas não estão a negociar.
problem-no-private-chat = Numa ronda oficial todo o chat é público.
problem-no-such-line = Essa mensagem não existe.
problem-no-such-seat = Esse lugar não existe.
problem-no-such-version = Essa entrada não existe no registo.
problem-no-undo = Nesta mesa não se pode desfazer nada.
problem-not-allowed = Não podes fazer isso aqui.
problem-not-created = Esta mesa não existe.
problem-not-finished = O jogo ainda não terminou.
problem-not-host = Só o anfitrião pode fazer isso.
problem-not-judge = Só o árbitro pode fazer isso.
problem-not-paused = O jogo não está em pausa.
problem-nothing-to-undo = Não há nada para desfazer. Só podes desfazer a tua última decisão, antes de outra pessoa agir, e nunca para lá de um lançamento ou de uma carta.
problem-not-playing = Não há nenhum jogo a decorrer aqui.
problem-not-seeding = Neste momento os dados não estão a ser preparados.
problem-not-your-seat = Esse não é o teu lugar.
problem-paused = O jogo está em pausa.
problem-seat-empty = Esse lugar está vazio.
problem-seat-taken = Esse lugar está ocupado.
problem-seats-full = Todos os lugares estão ocupados.
problem-seed-lost = Este jogo chegou aqui sem a sua semente secreta, por isso já não se podem lançar dados. Comecem um novo.
problem-stale-version = Entretanto algo mudou. Vê outra vez.
problem-store-unavailable = Não foi possível guardar, por isso não conta. Tenta de novo daqui a pouco.
problem-take-over-needed = Este lugar é de outra pessoa.
problem-too-fast = Demasiados pedidos de uma só vez: espera um momento e tenta de novo.
problem-too-large = Isso é demasiado longo.
problem-unknown-bot = Esse bot não existe.
problem-unknown-token = Esta edição não tem esse peão.
problem-token-taken = Outro jogador já tem esse peão.
problem-other-rules = Este jogo foi jogado com a versão { $rules } das regras; este servidor usa a versão { $now }. O registo fica intacto.
problem-damaged-table = Não é possível abrir esta mesa: os dados guardados estão danificados. O registo do jogo é conservado, e quem gere o servidor pode encontrar a causa nos registos do servidor.
problem-no-tokens = Esta edição não tem peões para escolher.
problem-unknown-kind = Isso não se pode fazer numa mesa.
problem-version-needed = Houve um problema com o formulário. Recarrega a página.
problem-wrong-reveal = Esta não é a parte dos dados que tinha sido fixada.
problem-bad-login = O utilizador ou a palavra-passe estão errados.
problem-bad-code = O utilizador ou o código de recuperação estão errados, ou o código já foi usado.
problem-bad-password = A palavra-passe deve ter entre 8 e 1000 caracteres.
problem-login-taken = Este nome de utilizador já está a ser usado, ou já tens uma conta.
problem-sign-in-needed = Não iniciaste sessão.
problem-foreign-origin = Este pedido veio de outro site e não foi executado.
problem-bad-form-token = Este formulário expirou. Volta atrás, recarrega a página e tenta de novo.
problem-no-such-page = Essa página não existe.
problem-no-such-table = Essa mesa não existe.
problem-no-such-game = Esse jogo não existe.
problem-no-such-edition = Essa edição não existe.
problem-no-such-link = Esta ligação não funciona ou deixou de funcionar.
problem-no-such-session = Esse dispositivo não existe.
problem-wrong-method = Isso não se pode fazer aqui.
problem-unknown-host = Este servidor não responde por esse nome.
problem-too-many-tables = Há demasiadas mesas abertas; tenta mais tarde.
problem-internal = Ocorreu um erro. Ficou registado.
problem-going-away = O servidor está a reiniciar; tenta de novo daqui a pouco.
