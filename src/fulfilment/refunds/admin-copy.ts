/** Manual orders may have no email address. */
export const customerNotice = (isMailed: boolean) =>
  isMailed ? 'O cliente recebe um e-mail.' : 'O pedido não tem e-mail: avise o cliente.'

export const refundOutcomes = {
  now: (isMailed: boolean) => `Reembolso feito. ${customerNotice(isMailed)}`,
  pending: (isMailed: boolean) =>
    `A operadora recebeu a solicitação e está devolvendo. ${isMailed ? 'Avisamos o cliente quando terminar.' : customerNotice(false)}`,
  later: () => 'A operadora não respondeu. O reembolso será feito assim que ela voltar.',
} as const

export const refundCopy = {
  sums: {
    paid: 'Cliente pagou',
    refunded: 'Já devolvido',
    pending: 'A caminho',
    now: 'Devolve agora',
    toVoucher: 'disso, volta para o vale',
    kept: 'Fica com a loja',
  },
  count: (refunds: number) => (refunds === 1 ? '1 devolução' : `${refunds} devoluções`),
  states: {
    pending: 'a caminho',
    done: 'devolvido',
    refused: 'recusado pela operadora',
    failed: 'não concluído',
  },
  byProvider: 'feita na operadora',
  toVoucher: (amount: string) => `${amount} de volta ao vale-presente`,
  restocked: 'velas de volta ao estoque',
  title: (order: string) => `Reembolsar ${order}`,
  recordTitle: (order: string) => `Registrar devolução de ${order}`,
  recordText: {
    pix: 'Este Pix caiu direto na sua conta. Faça a transferência de volta no aplicativo do seu banco e registre aqui: a loja atualiza os valores e, se o pedido tem e-mail, avisa o cliente.',
    failed:
      'A operadora não conseguiu devolver. Faça um Pix ou uma transferência para o cliente e registre aqui como pagou: a loja atualiza os valores e, se o pedido tem e-mail, avisa o cliente.',
    byHand:
      'Este pagamento foi recebido por você. Devolva do jeito que combinaram e registre aqui: a loja atualiza os valores e, se o pedido tem e-mail, avisa o cliente.',
  },
  payOtherwise: 'Devolvi por fora',
  how: 'Quanto devolver',
  ways: {
    all: 'Tudo o que resta',
    lines: 'Velas escolhidas',
    amount: 'Um valor',
  },
  allCancels: 'O pedido ainda não saiu: ele é cancelado e as velas voltam ao estoque.',
  lines: 'Quais velas',
  quantityOf: (name: string) => `Quantas devolver de ${name}`,
  bought: (quantity: number, refunded: number) =>
    refunded > 0
      ? `comprou ${quantity}, ${refunded} já devolvida${refunded === 1 ? '' : 's'}`
      : `comprou ${quantity}`,
  extra: 'Mais um valor, como o frete',
  amount: 'Valor a devolver',
  restock: 'E as velas?',
  restockChoices: { yes: 'Voltam ao estoque', no: 'Não voltam' },
  reason: 'Motivo',
  reasonHint:
    'Só a equipe vê. Quem comprou também, se baixar os próprios dados. Se o pedido tem e-mail, o cliente recebe um com o valor.',
  reasonSuggestions: [
    'Chegou quebrada ou com defeito',
    'Desistiu em até 7 dias',
    'Faltou na caixa',
    'Combinado com o cliente',
  ],
  reasonMissing: 'Informe o motivo do reembolso.',
  account: 'Os valores deste pedido',
  back: 'Agora não',
  press: 'Devolver',
  pressAmount: (amount: string) => `Devolver ${amount}`,
  record: 'Registrar devolução',
  recordAmount: (amount: string) => `Registrar ${amount}`,
  busy: 'Devolvendo...',
  outcomes: {
    now: (amount: string, isMailed: boolean) => `${amount} devolvidos. ${customerNotice(isMailed)}`,
    recorded: (amount: string, isMailed: boolean) =>
      `Devolução de ${amount} registrada. ${customerNotice(isMailed)}`,
    pending: refundOutcomes.pending,
    later: refundOutcomes.later,
  },
} as const
