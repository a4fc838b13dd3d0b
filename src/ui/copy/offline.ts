export const offlineCopy = {
  title: 'Sem conexão',
  text: 'Não foi possível abrir a página. Confira sua internet e tente novamente.',
}

export const unansweredCopy = {
  title: 'Não foi possível abrir a página',
  text: 'A loja não respondeu. Tente de novo em instantes.',
}
