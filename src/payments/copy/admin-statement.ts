import { formatWhole } from '#platform/domain/format-number.ts'

const counted = (count: number, singular: string, plural: string) =>
  `${formatWhole(count)} ${count === 1 ? singular : plural}`

export const statementCopy = {
  title: 'Extrato do banco',
  text: 'Envie o extrato que o seu banco exporta. A loja só sugere: nada é confirmado sem você.',
  file: 'Arquivo do extrato',
  fileHint: 'OFX ou CSV, até 2 MB. Ficam guardadas só as entradas; as saídas são ignoradas.',
  upload: 'Ler extrato',
  reading: 'Lendo...',
  read: 'Extrato lido',
  result: ({ added, knownCount, skipped }: { added: number; knownCount: number; skipped: number }) =>
    [
      `${counted(added, 'entrada nova', 'entradas novas')}`,
      knownCount > 0 && `${formatWhole(knownCount)} já ${knownCount === 1 ? 'conhecida' : 'conhecidas'}`,
      skipped > 0 && `${counted(skipped, 'linha ignorada', 'linhas ignoradas')}`,
    ]
      .filter(Boolean)
      .join(', '),
  matches: {
    title: 'Prováveis correspondências',
    text: 'Os que combinam em tudo já vêm marcados.',
    order: 'Pedido',
    entry: 'Extrato',
    unnamed: 'Sem nome no extrato',
    confirm: 'É este',
    confirmOf: (name: string, order: string) => `É este: Pix de ${name}, ${order}`,
    differs: (amount: string) => `O pedido é de ${amount}`,
  },
  twice: {
    title: 'Pago duas vezes',
    text: 'O código deste pedido já foi pago. Devolva pelo seu banco.',
    order: (number: string, name: string) => `Pedido ${number}, de ${name}`,
  },
  others: {
    title: 'Entradas sem pedido',
    text: 'Valores dos últimos 30 dias que não combinam com nenhum pedido.',
    link: 'Vincular a um pedido',
    linkOf: (payer: string) => `a entrada de ${payer}`,
    choose: 'Pedido que ela pagou',
    press: 'Vincular e confirmar',
    option: (order: string, name: string, amount: string) => `${order}, ${name}, ${amount}`,
    more: (count: number) => `e mais ${counted(count, 'entrada', 'entradas')}`,
  },
} as const
