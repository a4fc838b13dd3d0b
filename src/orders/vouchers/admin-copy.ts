import type { VoucherEntryKind } from '#orders/vouchers/domain/voucher.ts'
import { formatBrl } from '#platform/domain/money.ts'

export const adminVouchersCopy = {
  title: 'Vales',
  lead: 'Vales vendidos e dados, com o saldo atual de cada um. Só quem tem o vale conhece o código.',
  loadFailed: 'Não foi possível carregar os vales',
  failed: 'Não foi possível mudar o vale',
  open: (amount: number) => `Em aberto com clientes: ${formatBrl(amount)}`,
  list: 'Vales',
  toSale: 'Ver a página do vale-presente',
  toOffer: 'Vender vale-presente na loja',
  empty: { title: 'Nenhum vale ainda', text: 'Os vales vendidos na loja aparecem aqui.' },
  search: {
    field: 'Nome, e-mail, pedido ou o final do código',
    none: {
      title: 'Nenhum vale encontrado',
      text: 'Procure pelo nome de quem deu ou recebeu, ou pelos 4 últimos caracteres do código.',
    },
  },
  named: (end: string) => `Terminado em ${end}`,
  from: (giver: string, receiver: string) =>
    giver && receiver ? `${giver} para ${receiver}` : receiver ? `para ${receiver}` : giver,
  given: 'Presente seu',
  blocked: 'Bloqueado',
  ofAmount: (amount: string) => `de ${amount}`,
  sentOn: (day: string) => `enviado em ${day}`,
  sendsOn: (day: string) => `sai em ${day}`,
  details: 'Movimentos e mudanças',
  kinds: {
    issued: 'Emitido',
    spent: 'Usado',
    'given-back': 'Devolvido',
    corrected: 'Corrigido',
  } satisfies Record<VoucherEntryKind, string>,
  reason: 'Motivo',
  block: { press: 'Bloquear', done: 'Vale bloqueado' },
  unblock: { press: 'Desbloquear', done: 'Vale desbloqueado' },
  correct: {
    amount: 'Somar ou subtrair (R$)',
    hint: 'Por exemplo 20 ou -20.',
    press: 'Corrigir o saldo',
    done: (balance: string) => `Saldo agora: ${balance}`,
  },
  issue: {
    title: 'Dar um vale',
    amount: 'Valor (R$)',
    receiver: 'Para quem',
    press: 'Emitir o vale',
    done: 'Vale emitido',
    doneText: 'O cartão para imprimir fica na lista por quinze minutos.',
  },
  card: {
    title: 'Cartão para imprimir',
    print: 'Imprimir',
    note: 'Guarde ou imprima agora: o código é como dinheiro.',
  },
  refusals: {
    'voucher-not-found': 'Este vale não existe mais.',
    'purchase-given-back':
      'A compra deste vale foi reembolsada, ou o reembolso está a caminho: o vale continua bloqueado.',
    'reason-missing': 'Escreva o motivo.',
    'amount-wrong': 'Confira o valor.',
    'below-zero': 'O saldo não pode ficar abaixo de zero.',
  },
  history: {
    actions: {
      issued: 'Vale emitido',
      blocked: 'Vale bloqueado',
      active: 'Vale desbloqueado',
      corrected: 'Saldo de vale corrigido',
    },
    fields: { issued: 'Valor', state: 'Status', balance: 'Saldo', reason: 'Motivo' },
  },
} as const
