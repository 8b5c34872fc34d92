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
error-bad_top_up = Pode comprar, no máximo, { $most } fichas.
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
