felt-look = Ver as cartas de { $player }, que desistiu
felt-box = A caixa de fichas. Distribuição, empates e fichas que sobram seguem daqui em sentido horário
felt-button = O botão do dealer. Distribuição, empates e fichas que sobram começam no jogador à esquerda dele. Ele avança depois de cada mão
felt-share = Parte esperada do pote:
felt-odd = { $count ->
    [one] +{ $count } ficha que sobra: primeiro vencedor à esquerda do dealer
   *[other] +{ $count } fichas que sobram: primeiro vencedor à esquerda do dealer
}
    .short = { $count ->
        [one] +{ $count } ficha que sobra
       *[other] +{ $count } fichas que sobram
    }
