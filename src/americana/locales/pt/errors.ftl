refused = Isso não é possível ({ $code }).

error-unreadable_card = Essa carta não existe: indique valor e naipe, por exemplo As, 10h ou 7♣.
    .text = “{ $text }” não é uma carta: indique valor e naipe, por exemplo As, 10h ou 7♣.
error-card_twice = A carta { $card } aparece duas vezes.
error-too_many_cards = Cartas demais: o baralho tem { $most }.
error-five_cards = Uma mão tem cinco cartas, não { $cards }.
error-board_size = Uma mão aberta tem de uma a quatro cartas, não { $cards }.
error-deck_size = O baralho tem 32 cartas, não { $cards }.
error-not_whole = { $verb }: só se joga com fichas inteiras.

error-too_few_seats = Uma mão precisa de dois jogadores com fichas.
error-too_many_seats = No máximo { $most } jogadores recebem cartas.
error-bad_seat = Não há lugar com esse número.
error-bad_stack = Lugar { $seat }: esse número de fichas não é possível.
error-dealer_with_box = Nestas regras da casa joga-se com caixa: ninguém tem o botão.
error-bad_dealer = Falta o número do lugar que tem o botão.
error-no_start = Isto não é o início de uma mão.
# $event: its kind
error-bad_event = Este evento não pode vir aqui.

error-no_action = Isto não é uma jogada.
error-out_of_turn = É a vez de outro jogador.
error-hand_over = A mão acabou: ninguém tem a vez.
error-wrong_amount = { $verb }: o valor é { $amount }.
error-too_small = { $verb }: o mínimo é { $least }.
error-too_big = { $verb }: o máximo é { $most }.
error-must_open = Quem abre tem de colocar o bring-in ou apostar.
error-must_call = Há uma aposta: pague, aumente ou desista.
error-nothing_to_call = Não há nada a pagar.
error-not_offered = { $verb }: agora não é possível.
error-no_chips_to_raise = { $verb }: só há fichas para pagar.
error-capped = { $verb }: o cap desta rodada já foi atingido.
error-nobody_can_call_more = { $verb }: nenhum outro jogador tem fichas para pagar mais.
error-not_reopened = { $verb }: um all-in incompleto não reabre as apostas.
error-bring_in_only = { $verb }: o limite só permite o bring-in.
error-hand_not_over = Só se mostram cartas depois do fim da mão.
error-no_such_seat = Esse lugar não existe aqui.
error-already_shown = Essa carta já está aberta.

error-bad_player = Esse nome não serve para um jogador.
error-not_seated = Você não tem lugar nesta mesa.
error-already_seated = Você já está nesta mesa.
error-seat_taken = O lugar { $seat } está ocupado.
error-empty_seat = Ninguém está no lugar { $seat }.
error-bad_buy_in = O buy-in vai de { $least } a { $most } fichas.
error-bad_top_up = Você pode comprar, no máximo, { $most } fichas.
error-hand_running = A mão ainda não acabou.
error-no_hand = Não há mão em jogo.
error-too_few_ready = Uma mão precisa de dois jogadores com fichas.

error-not_text = Isto não é texto.
error-not_utf8 = Isto não é texto em UTF-8.
error-too_long = O histórico é longo demais para ser lido.
error-bad_toml = Isto não é um histórico de mão: não está em TOML válido.
error-bad_name = Esse nome não pode aparecer num histórico de mão.
error-missing_field = Falta o campo “{ $name }”.
error-bad_field = O campo “{ $name }” tem um valor impossível.
error-other_result = As jogadas não levam ao que diz o campo “{ $name }”.
error-newer_format = Isto foi gravado por uma versão mais recente.
error-unknown_variant = Isto não é uma mão de Americana; as variantes são { $variants }.
error-bad_action = A jogada { $number } é impossível.
error-cut_hand = As jogadas desta mão terminam cedo demais.
error-cut_log = Uma mão só pode ser gravada quando alguém tem a vez ou quando já acabou.
error-not_seen = Esta mão foi vista por um jogador diferente daquele para quem seria gravada.
error-bad_viewer = Uma mão é gravada para um lugar, para o público ou para todos.
error-no_number = Uma mão começa com o seu número, por exemplo [1].
error-bad_number = A mão { $hand } está fora de ordem.

error-unknown_bot = Nenhum bot tem esse nome. Opções: { $choices }.
error-unknown_language = Esse idioma não existe aqui. Opções: { $choices }.
error-unknown_suits = Os naipes aparecem como símbolos ou como letras.
error-bad_width = A largura tem de ser pelo menos 1 coluna.
error-bad_height = A altura tem de ser pelo menos 1 ponto.
error-unknown_theme = Nenhum tema tem esse nome. Opções: { $choices }.
error-view_only = A mesa é desenhada como a vê um dos jogadores.
error-unsayable = Não há texto para “{ $key }”.

error-illegal_rules = Essas regras da casa não podem ser usadas: { $faults }
fault-unknown_preset = esse conjunto não existe; opções: { $choices }
fault-unknown_parameter = nenhum parâmetro tem o nome “{ $name }”; existem { $choices }
fault-not_a_choice = { $name }: escolha entre { $choices }
fault-not_whole = { $name }: tem de ser um número inteiro
fault-out_of_range = { $name }: tem de ser de { $least } a { $most }
fault-small_below_bring_in = a aposta pequena, { $small_bet }, é menor do que o bring-in, { $bring_in }
fault-big_below_small = a aposta grande, { $big_bet }, é menor do que a pequena, { $small_bet }
fault-buy_in_range = buy-in: o mínimo não pode ser maior do que o máximo
fault-buy_in_below_ante = buy-in: tem de ser pelo menos o ante, { $least }

error-data_in_use = { $path } já está em uso por outra sala: pare-a ou dê a esta um arquivo próprio.
error-data_newer = { $path } foi gravado por uma versão mais recente do programa: use essa versão.
error-data_foreign = { $path } é o banco de dados de outro programa: dê à sala um arquivo próprio.
error-data_damaged = { $path } está danificado ou não é um banco de dados: ponha-o de lado e restaure uma cópia de segurança.
error-data_locked = { $path } está bloqueado por outro programa: espere que ele termine ou feche-o.
error-data_read_only = Não é possível gravar em { $path }: a sala precisa de permissão para gravar no arquivo e na pasta dele.
error-data_unreachable = Não é possível ler ou gravar { $path }: verifique o disco e as permissões da pasta.
error-no_space = Não há mais espaço para { $path }: libere espaço, e a sala continua sozinha.
error-damaged_row = A linha { $v } do registro desta mesa está danificada; a mesa está parada.
error-missing_row = Falta a linha { $v } do registro desta mesa; a mesa está parada.
error-damaged_table = O registro desta mesa está danificado; a mesa está parada.
error-damaged_hand = Esta mão foi gravada, mas a gravação está danificada.
error-row_exists = Este evento da mesa já foi gravado.
error-row_out_of_order = Este evento da mesa chegou fora de ordem e não foi gravado.
error-not_written = Não foi possível gravar, e nada mudou. Tente de novo.
error-write_unknown = Ainda não se sabe se isto foi gravado; a mesa espera até que se saiba.
error-store_closed = A sala está fechando.
error-too_few_chips = Faltam fichas: são necessárias { $needs }, há { $has }.
error-done_already = Isto já foi feito.
error-batch_not_whole = Só se joga com fichas inteiras.
error-unbalanced_batch = O que um recebe, outro tem de dar.

## Convidados e o servidor

error-bad_guest_name = Um nome tem de 1 a { $most } letras, números e sinais.
error-too_many_guests = Chegaram convidados demais do seu endereço. Tente de novo em alguns minutos.
error-grant_too_soon = Você recebeu fichas há pouco. Tente mais tarde.
error-not_broke = As fichas são para quem tem menos de { $least }.
error-no_session = Primeiro escolha um nome.
error-no_such_table = Essa mesa não existe.
error-no_such_hand = Essa mão não existe.
error-bad_request = O servidor não entende este pedido.
error-bad_frame = O servidor não entende o que esta página enviou.
error-frame_too_long = A mensagem é longa demais.
error-no_hello = A conexão não começou como devia.
error-reload = A sala foi atualizada. Recarregue a página.
error-too_fast = Pedidos demais em pouco tempo.
error-session_over = Você já saiu da sua sessão.
error-stopping = A sala está fechando e volta logo.
error-we_were_wrong = Algo deu errado na sala. Suas fichas estão seguras.
error-port_taken = A porta { $port } está ocupada; talvez já haja uma sala aberta. Escolha outra: --port { $other }
error-port_forbidden = Você não pode usar a porta { $port }. Escolha uma mais alta, por exemplo --port 8000.
error-no_such_address = Este computador não tem o endereço { $host }. Escolha 127.0.0.1 ou 0.0.0.0.
error-bad_port = Uma porta é um número de 0 a { $most }.
error-bad_public_url = Escreva o endereço público sem caminho, por exemplo https://cards.example.

error-stale_turn = Essa vez já passou.
error-mirror = Você está jogando nesta mesa em outra janela.
error-table_busy = Há coisas demais acontecendo nesta mesa. Tente de novo.
error-table_frozen = Esta mesa está parada; as fichas e a mão estão guardadas.
error-table_closed = Esta mesa está fechada.
error-chairs_changed = O número de lugares da mesa não muda.
error-silenced = Você perdeu cortes demais seguidos. Avise que voltou para cortar de novo.
error-stale_cut = Não é este o corte esperado agora.
error-wrong_nonce = Este não é o número prometido para o corte.
error-bad_log = Não é possível ler este registro.
error-log_too_new = Este registro foi gravado por uma versão mais recente.
error-too_slow = A conexão é lenta demais.
error-not_found = Não há nada neste endereço.

## Uma mesa nova

error-table_choice = Escolha entre { $choices }.
error-table_number = Escolha um número de { $least } a { $most }.
error-too_many_tables = Você já tem { $most } mesas abertas. Quando uma fechar, poderá criar outra.
error-room_full = A sala está cheia: há { $most } mesas de jogadores abertas.
error-tables_too_soon = Foram criadas muitas mesas do seu endereço. Tente de novo em alguns minutos.
