/** What the owner reads about Pix to her own key, by code. */
export const pixAdminCopy = {
  outcomes: {
    paid: 'Pix confirmado. O pedido segue para a preparação.',
    underpaid: 'O valor é menor que o do pedido, que continua sem pagamento. Veja em Pendências.',
    'to-return':
      'Este pedido já foi pago de outro jeito ou não tem mais velas. Devolva o valor pelo seu banco.',
    'pix-not-found': 'Este Pix não foi encontrado.',
    'bank-line-used': 'Esta linha do extrato já serviu para outro pedido.',
    'wrong-amount': 'Informe o valor que chegou.',
  },
  refusals: {
    'nothing-to-take-back':
      'A confirmação só pode ser desfeita nos primeiros dez minutos, antes de o pedido sair ou de algo ser devolvido.',
    'statement-too-large': 'O arquivo passa de 2 MB. Exporte um período menor do extrato.',
    'statement-unreadable': 'Não entendemos este arquivo. Exporte o extrato em OFX ou CSV e envie de novo.',
    'statement-empty': 'Não há nenhuma entrada neste extrato.',
    'invalid-percent': 'O desconto vai de 0 a 30 por cento, sem vírgula.',
    'changed-meanwhile': 'As configurações mudaram em outra janela. Confira e salve de novo.',
  },
  /** Why a line of the bank may be this Pix. */
  reasons: {
    txid: 'mesmo identificador',
    amount: 'mesmo valor',
    name: 'nome do cliente',
    day: 'data próxima',
  },
} as const
