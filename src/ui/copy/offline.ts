/** A page that could not be opened for want of a line; the one that is being read stays. */
export const offlineCopy = {
  title: 'Sem conexão',
  text: 'Não foi possível abrir a página. Confira sua internet e tente novamente.',
}
