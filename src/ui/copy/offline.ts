/** A page that could not be opened for want of a line; the one that is being read stays. */
export const offlineCopy = {
  title: 'Sem conexão',
  text: 'Não foi possível abrir a página. Confira sua internet e tente novamente.',
}

/** The shop is there, but the page that was asked for did not come. */
export const unansweredCopy = {
  title: 'Não foi possível abrir a página',
  text: 'A loja não respondeu. Tente de novo em instantes.',
}
