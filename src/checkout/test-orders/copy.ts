export const testOrderCopy = {
  strip: 'Pedido de teste: nada é cobrado e nada sai do estoque.',
  stripLabel: 'Pedido de teste',
  steps: 'Ver os passos',
  leave: 'Sair do teste',
  leaving: 'Saindo...',
  leaveFailed: 'Não deu para sair do teste. Tente de novo.',
  amount: 'Total do teste',
  title: 'Aqui a pessoa vê o código Pix e paga no banco dela.',
  text: 'No teste basta um toque: nenhum dinheiro sai do lugar, e você vê o que ela vê depois de pagar.',
  pay: 'Pagar com o Pix de teste',
  paying: 'Pagando...',
  payFailed: 'Não deu para pagar o teste. Tente de novo.',
  review: 'Continuar para o Pix de teste',
  /** Replaces the Pix code with text that no bank accepts. */
  code: 'Pedido de teste: nada a pagar',
} as const
