### One finished hand again, moment by moment, alone or shared by a link.

replay-title = Replay da mão
lobby-about-no_such_hand = Talvez ainda esteja em jogo, ou falte uma letra no endereço.
lobby-about-no_such_link = Talvez o link tenha sido desativado, ou falte uma letra no endereço.

replay-moment = Momento { $at } de { $count }
replay-slider = Momento
replay-first = Primeiro momento
replay-back = Voltar
replay-next = Avançar
replay-last = Último momento
replay-play = Reproduzir
replay-pause = Pausar
replay-speed = Velocidade
replay-jump = Ir para
replay-before = Antes das primeiras cartas
replay-round = Rodada { $number }
replay-showdown = Showdown
replay-moves = Jogada a jogada
replay-keys = ← e → voltam e avançam, Home e End vão ao início e ao fim, a barra de espaço reproduz.
replay-net = Ganho ou perda:

replay-take = Levar com você
replay-copy-link = Copiar link deste momento
replay-as-text = Imagem e texto
replay-picture-alt = A mesa neste momento; o texto abaixo diz o mesmo.
replay-save-picture = Salvar a imagem (SVG)
replay-text = Este momento em texto

replay-note = Minha nota
replay-star = Marcar a mão com estrela
replay-kept = Salvo

replay-proof = O que o lacre prova
replay-proof-right = Certo:
replay-proof-wrong = Errado:
replay-proof-sound = Conferido pelo seu navegador: está tudo certo.
replay-proof-false = Conferido pelo seu navegador: algo está errado.
replay-checked-seals = A ordem das cartas foi fixada antes do corte, e foi esse o baralho usado.
replay-proof-cut = { $count ->
    [one] { $count } jogador cortou, com um número prometido antes de o baralho ser lacrado.
   *[other] { $count } jogadores cortaram, com números prometidos antes de o baralho ser lacrado.
}
replay-proof-uncut = Ninguém cortou: só o lacre responde por esta distribuição.
replay-checked-other = O outro baralho, que foi aberto, está inteiro: 32 cartas diferentes, como foi lacrado.
replay-checked-deal = As cartas foram dadas em ordem, com os lugares, stacks e regras da casa que foram lacrados.
replay-proof-cards = { $count ->
    [one] { $count } carta que você conhece estava onde devia no baralho lacrado.
   *[other] As { $count } cartas que você conhece estavam onde deviam no baralho lacrado.
}
replay-proof-replay = Os lugares e as cartas são os que você vê aqui.
replay-proof-other-hand = A prova tem lugares ou cartas diferentes dos que você vê aqui.
replay-proof-resealed = { $count ->
    [one] A mão foi lacrada de novo { $count } vez, porque o número de alguém não chegou.
   *[other] A mão foi lacrada de novo { $count } vezes, porque o número de alguém não chegou.
}
replay-proof-none = Esta mão veio de um arquivo: nenhum lacre responde por ela.
replay-proof-save = Salvar minha prova
replay-proof-compare = Comparar com a prova de outro jogador
replay-proof-compare-about = Solte aqui a prova desta mão de outro jogador, ou escolha o arquivo. As duas devem contar a mesma história.
replay-proof-here = esta página
replay-proof-alike = As duas contam a mesma história: o mesmo lacre, o mesmo corte, as mesmas cartas.
replay-proof-not-in-file = Não há prova desta mão em { $name }.
replay-proof-other-false = A própria prova em { $name } está errada:

replay-share = Compartilhar a mão
replay-share-about = Quem tem o link vê a mão como você a viu, com as cartas que foram mostradas. Você pode desativar o link.
replay-hide-names = Ocultar nomes
    .about = Aparecem os números dos lugares, e a mesa não é citada.
replay-hide-card = Ocultar minha carta fechada
    .about = A não ser que eu a tenha mostrado.
replay-make-link = Criar link
replay-links = Links ativos
replay-no-links = Nenhum ainda.
replay-link = Link
replay-hides-names = nomes ocultos
replay-hides-card = minha carta fechada oculta
replay-copy = Copiar
replay-send = Enviar
replay-open = Abrir
replay-revoke = Desativar
replay-revoked = O link foi desativado.

replay-shared = Uma mão na mesa { $table }
replay-shared-hidden = Uma mão de Americana
replay-shared-about = Five card stud com 32 cartas, jogada a jogada: { $limit }, ante { $ante }, { $players ->
    [one] { $players } jogador
   *[other] { $players } jogadores
}, pote { $pot }.

error-no_such_link = Este link não leva a nenhuma mão, ou não leva mais.
error-no_such_moment = Esta mão tem só { $most ->
    [one] { $most } momento
   *[other] { $most } momentos
}.
error-not_your_hand = Só quem jogou a mão pode compartilhá-la.
error-too_many_links = Uma mão tem no máximo { $most } links. Desative um primeiro.
error-links_too_soon = Foram criados links demais há pouco. Tente de novo em alguns minutos.
error-too_many_pictures = Foram pedidas imagens demais. Tente de novo em um minuto.
