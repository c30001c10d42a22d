refusal-not-your-turn = Não é a sua vez.
refusal-not-now = Isso não pode ser feito agora.
refusal-bid-too-low = Esse lance é baixo demais.
refusal-bid-too-low-amount = Esse lance é baixo demais: ofereça pelo menos { $amount }.
refusal-not-enough-cash-amount = Não há dinheiro suficiente: são necessários { $amount }.
refusal-excluded = Você está fora deste leilão.
refusal-not-owner-space = Você não tem { FORM($space, "the") }.
refusal-not-a-set = Você só pode construir em { word-streets } cujo grupo de cor seja todo seu.
refusal-not-a-set-space = Você não pode construir { GENDER($space) ->
        [f] { FORM($space, "in") }
        [m] { FORM($space, "in") }
       *[other] em { $space }
    }: primeiro precisa ter todos os { word-streets } desse grupo.
refusal-build-evenly = Construa de forma equilibrada: primeiro é a vez de outro { word-street } do grupo.
refusal-sell-evenly = Venda de forma equilibrada: primeiro é a vez de outro { word-street } do grupo.
refusal-max-buildings = Não dá para construir mais nada aí.
refusal-max-buildings-space = Não dá para construir mais nada { GENDER($space) ->
        [f] { FORM($space, "in") }
        [m] { FORM($space, "in") }
       *[other] em { $space }
    }.
refusal-no-stock = O Banco não tem mais construções para isso; espere até que alguém venda uma.
refusal-mortgaged-space = Há uma hipoteca sobre { FORM($space, "the") }: quite-a primeiro.
refusal-set-mortgaged = Um { word-street } desse grupo tem uma hipoteca: quite-a antes de construir.
refusal-has-buildings = Há construções { word-deed-this } ou no seu grupo: venda-as primeiro.
refusal-has-buildings-space = Há construções { GENDER($space) ->
        [f] { FORM($space, "in") }
        [m] { FORM($space, "in") }
       *[other] em { $space }
    } ou no seu grupo: venda-as primeiro.
refusal-window-closed = Tarde demais para cobrar esse { word-rent }.
refusal-window-closed-space = Tarde demais para cobrar o { word-rent } { GENDER($space) ->
            [f] { FORM($space, "of") }
            [m] { FORM($space, "of") }
           *[other] de { $space }
        }.
refusal-nothing-owed = Ninguém deve { word-rent } a você.
refusal-nothing-owed-space = Ninguém deve { word-rent } a você por visitar { FORM($space, "the") }.
refusal-not-tradable = Isso não pode ser trocado nesta edição.
refusal-card-price-too-low = Uma { word-jail-card } não pode ser vendida por tão pouco.
refusal-can-raise = Você ainda pode conseguir o dinheiro: venda ou hipoteque alguma coisa.
refusal-bad-action = Isso não pode ser feito aqui.
problem-already-seated = Você já tem um lugar nesta mesa.
problem-bad-correction = Essa correção não pode ser feita.
problem-bad-dice = Esse resultado não é possível aqui.
problem-bad-id = Houve um problema com o formulário. Recarregue a página.
problem-bad-settings = Estas configurações não são compatíveis entre si: { $field }.
problem-bad-text = Esse texto está vazio, é longo demais ou tem caracteres não permitidos.
problem-bad-version = Esta página está desatualizada: recarregue-a.
problem-deal-closed = O seu tempo para negociar se esgotou; espere pela próxima jogada.
problem-dice-awaited = Primeiro o árbitro precisa informar o resultado.
problem-muted = Silenciaram você.
problem-no-dice-awaited = Agora não há resultado a informar.
problem-no-negotiation = Essas duas pessoas não estão negociando.
problem-no-private-chat = Em uma rodada oficial todo o chat é público.
problem-no-undo = Nesta mesa nada pode ser desfeito.
problem-not-allowed = Você não pode fazer isso aqui.
problem-nothing-to-undo = Não há nada para desfazer. Você só pode desfazer a sua última decisão, antes que outra pessoa aja, e nunca depois de uma jogada de dados ou de uma carta.
problem-not-playing = Não há nenhum jogo em andamento aqui.
problem-not-seeding = Neste momento os dados não estão sendo preparados.
problem-not-your-seat = Esse não é o seu lugar.
problem-seed-lost = Este jogo chegou aqui sem a sua semente secreta, por isso não é mais possível jogar os dados. Comecem um novo.
problem-stale-version = Algo mudou enquanto isso. Veja de novo.
problem-store-unavailable = Não foi possível salvar, por isso não conta. Tente de novo daqui a pouco.
problem-too-fast = Solicitações demais de uma só vez: espere um momento e tente de novo.
problem-too-large = Isso é longo demais.
problem-other-rules = Este jogo foi jogado com a versão { $rules } das regras; este servidor usa a versão { $now }. O registro fica intacto.
problem-damaged-table = Não é possível abrir esta mesa: os dados salvos estão danificados. O registro do jogo é conservado, e quem administra o servidor pode encontrar a causa no log do servidor.
problem-unknown-kind = Isso não pode ser feito em uma mesa.
problem-version-needed = Houve um problema com o formulário. Recarregue a página.
problem-bad-login = O usuário ou a senha estão errados.
problem-bad-code = O usuário ou o código de recuperação estão errados, ou o código já foi usado.
problem-bad-password = A senha deve ter entre 8 e 1000 caracteres.
problem-login-taken = Este nome de usuário já está em uso, ou você já tem uma conta.
problem-sign-in-needed = Você não entrou na sua conta.
problem-foreign-origin = Esta solicitação veio de outro site e não foi executada.
problem-bad-form-token = Este formulário expirou. Volte, recarregue a página e tente de novo.
problem-no-such-link = Este link não funciona ou deixou de funcionar.
problem-wrong-method = Isso não pode ser feito aqui.
problem-too-many-tables = Há mesas demais abertas; tente mais tarde.
problem-internal = Ocorreu um erro. Ficou registrado.
problem-going-away = O servidor está reiniciando; tente de novo daqui a pouco.
problem-no-such-version = Essa entrada não existe no registro.
