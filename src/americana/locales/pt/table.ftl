table-sat-down = { $player } se senta com { $chips }
table-sat-out = { $player } fica de fora
table-sat-in = { $player } volta ao jogo
table-leaving = { $player } sai depois desta mão
table-left = { $player } sai da mesa com { $chips }
table-busted = { $player } ficou sem fichas
table-topped-up = { $player } acrescenta { $chips } ao stack
table-top-up-asked = { $player } compra { $chips } para a próxima mão
table-reconnect = { $player } perdeu a conexão e tem tempo para voltar
table-away = { $player } está ausente: o tempo acabou
table-back = { $player } está de volta

table-dealt-deck = O corte escolheu o baralho { $deck }
table-resealed = Lacrado de novo, faltou o corte de: { $players }

table-paused = A mesa está em pausa
table-resumed = O jogo continua na mesa
table-terms-changed = Novas regras da casa a partir da próxima mão
table-closed = A mesa está fechada
