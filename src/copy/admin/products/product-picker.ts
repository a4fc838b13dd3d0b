/** Choosing a product by its name, in the back office. */
export const productPicker = {
  placeholder: 'Nome da vela',
  hint: 'Digite pelo menos três letras.',
  searching: 'Procurando...',
  nothing: 'Nenhuma vela com esse nome.',
  failed: 'Não deu para procurar. Confira a conexão e digite de novo.',
  found: (count: number) => (count === 1 ? '1 vela encontrada' : `${count} velas encontradas`),
  inactive: '(fora da loja)',
} as const
