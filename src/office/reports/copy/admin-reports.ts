import type { ReportSums } from '#office/reports/domain.ts'
import type { ReportSpan } from '#orders/domain/report-span.ts'
import { formatWhole } from '#platform/domain/format-number.ts'
import { type Centavos, formatBrl } from '#platform/domain/money.ts'
import { longMonth, plainDay } from '#ui/copy/calendar.ts'

const counted = (count: number, singular: string, plural: string) =>
  `${formatWhole(count)} ${count === 1 ? singular : plural}`

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const monthAlone = (isoMonth: string) => longMonth(isoMonth).split(' de ')[0] ?? ''

export function nameOfSpanBefore({ month, before }: ReportSpan): string {
  if (!month) return 'o período anterior'
  const name = monthAlone(before.from.slice(0, 7))
  const last = Number(before.to.slice(8))
  const next = new Date(Date.parse(before.to) + 86_400_000).getUTCDate()
  if (next === 1) return name
  return last === 1 ? `1º de ${name}` : `1 a ${last} de ${name}`
}

export const reportsCopy = {
  crumb: 'Relatórios',
  title: (span: ReportSpan) => (span.month ? 'Relatório do mês' : 'Relatório do período'),
  span: ({ month, from, to }: ReportSpan) =>
    month ? capital(longMonth(month)) : from === to ? plainDay(from) : `${plainDay(from)} a ${plainDay(to)}`,
  about: (span: ReportSpan, today: string) => {
    const state = span.to < today ? (span.month ? ', mês fechado' : '') : ', até agora'
    return `${reportsCopy.span(span)}${state}. Conta o dia em que o pagamento caiu.`
  },
  loadFailed: 'Não foi possível carregar o relatório',
  controls: {
    label: 'Período do relatório',
    month: 'Mês',
    earlier: 'Mês anterior',
    later: 'Mês seguinte',
    monthName: (isoMonth: string) => capital(longMonth(isoMonth)),
    chosen: 'Período escolhido',
    any: 'Outro período',
    lastDays: (days: number) => `Últimos ${days} dias`,
    from: 'De',
    to: 'Até',
    show: 'Ver período',
    print: 'Imprimir',
  },
  empty: {
    title: 'Nenhuma venda neste período',
    text: 'Quando um pagamento cair, ele aparece aqui no mesmo instante.',
  },
  figures: {
    label: 'O período em números',
    revenue: 'Receita',
    revenueNote: 'velas, frete e embalagens pagos, já com os descontos; reembolsos à parte',
    units: 'Velas vendidas',
    inOrders: (orders: number) => `em ${counted(orders, 'pedido', 'pedidos')}, sem as devolvidas`,
    average: 'Ticket médio',
    averageNote: 'com o frete',
    profit: 'Lucro',
    profitShare: (percent: number) => `${percent}% do que entrou`,
    freight: 'Frete cobrado',
    freightNote: (waived: Centavos) =>
      waived > 0 ? `dos clientes, além de ${formatBrl(waived)} em frete grátis` : 'dos clientes',
    freightCost: 'Frete pago',
    kept: (amount: Centavos) =>
      amount < 0 ? `faltaram ${formatBrl(-amount)}` : `sobraram ${formatBrl(amount)}`,
    ridesOpen: (rides: number) => `${counted(rides, 'entrega', 'entregas')} sem custo real informado`,
    cost: 'Custo das velas',
    costNote: 'pelo custo de cada tamanho no dia da venda',
    refunds: 'Reembolsos',
    refundedOrders: (orders: number) =>
      orders === 0 ? 'nenhum neste período' : counted(orders, 'pedido', 'pedidos'),
    returns: ({ cancellations, withdrawals, broken, wrong, exchanges }: ReportSums) => {
      const parts = [
        cancellations > 0 && `${counted(cancellations, 'desistência', 'desistências')} antes do envio`,
        withdrawals > 0 && `${counted(withdrawals, 'desistência', 'desistências')} depois`,
        broken > 0 && counted(broken, 'vela quebrada', 'velas quebradas'),
        wrong > 0 && counted(wrong, 'vela errada', 'velas erradas'),
        exchanges > 0 && counted(exchanges, 'troca', 'trocas'),
      ].filter((part) => typeof part === 'string')
      return parts.length > 0 ? `; ${parts.join(', ')}` : ''
    },
    change: (percent: number) =>
      percent === 0 ? 'igual' : `${percent > 0 ? '+' : '−'}\u00a0${formatWhole(Math.abs(percent))}%`,
    against: (before: string) => `sobre ${before}`,
    equal: (before: string) => `a ${before}`,
    nothingBefore: (before: string) => `sem vendas em ${before}`.replace('em o ', 'no '),
  },
  chart: {
    byDay: 'Receita por dia',
    byMonth: 'Receita por mês',
    best: (label: string, amount: string) => `melhor: ${label}, ${amount}`,
    summary: (title: string, total: string, orders: number) =>
      `${title}: ${total} em ${counted(orders, 'pedido pago', 'pedidos pagos')}.`,
    barTitle: (label: string, revenue: string, orders: number) =>
      `${label}: ${revenue}, ${counted(orders, 'pedido', 'pedidos')}`,
    show: 'Ver os números em tabela',
    table: 'Vendas do período, em tabela',
    columns: {
      day: 'Dia',
      month: 'Mês',
      orders: 'Pedidos',
      units: 'Velas',
      candles: 'Velas, antes dos descontos',
      freight: 'Frete cobrado',
      revenue: 'Receita',
    },
  },
  profit: {
    title: 'De onde vem o lucro',
    candles: 'Velas, antes dos descontos',
    discount: 'Descontos (Pix e cupons)',
    freight: 'Frete cobrado',
    gifts: 'Embalagens de presente',
    freightCost: 'Frete pago',
    cost: 'Custo das velas',
    refunds: 'Reembolsos',
    returned: 'Velas que voltaram ao estoque',
    exchanges: 'Trocas e coletas',
    total: 'Lucro',
    leavesOut: 'Não entram neste cálculo: taxas do cartão e do Pix, impostos, embalagem, luz e o seu tempo.',
    batchCost: (units: number) =>
      `${counted(units, 'vela entra', 'velas entram')} no cálculo pelo custo da sua leva; as outras, com o custo informado no cadastro.`,
    todaysCost: (units: number) =>
      `${counted(units, 'vela foi vendida', 'velas foram vendidas')} antes de a loja registrar o custo do dia: ${units === 1 ? 'conta' : 'contam'} com o custo de hoje.`,
    withoutCost: (units: number, names: readonly string[]) =>
      `${counted(units, 'vela não tem', 'velas não têm')} custo informado e ${units === 1 ? 'entra' : 'entram'} com custo zero${names.length > 0 ? `: ${names.join('; ')}` : ''}. Escreva a receita ou informe o custo no cadastro do produto.`,
    ridesOpen: (rides: number) =>
      `${counted(rides, 'entrega ainda não tem', 'entregas ainda não têm')} o custo real informado.`,
  },
  payments: {
    title: 'Formas de pagamento',
    note: 'com frete',
    ways: {
      card: 'Cartão',
      'pix-site': 'Pix pelo site',
      'pix-key': 'Pix na sua chave',
      cash: 'Dinheiro',
      'card-by-hand': 'Cartão, recebido por você',
      voucher: 'Vale-presente',
      'pix-by-hand': 'Pix, recebido por você',
    },
    row: (way: string, orders: number) => `${way}, ${counted(orders, 'pedido', 'pedidos')}`,
    partOfOrders: (way: string) => `${way}, junto com outra forma`,
  },
  ways: {
    title: 'Por forma de entrega',
    note: 'as mesmas vendas, por quem leva; reembolsos pelo dia em que saíram',
    table: 'Vendas por forma de entrega',
    total: 'Total',
    columns: {
      way: 'Entrega',
      orders: 'Pedidos',
      revenue: 'Receita',
      refunds: 'Reembolsos',
      left: 'Sem os reembolsos',
      freight: 'Frete cobrado',
      freightCost: 'Frete pago',
    },
  },
  districts: {
    title: 'Bairros e cidades',
    note: 'com frete',
    none: 'Sem bairro no endereço',
    row: (district: string, orders: number) => `${district}, ${counted(orders, 'pedido', 'pedidos')}`,
    more: (shownCount: number, all: number) =>
      `${formatWhole(shownCount)} de ${formatWhole(all)} lugares; todos estão na planilha.`,
  },
  items: {
    title: 'Mais vendidos, por vela e tamanho',
    note: 'por unidades, sem as devolvidas; receita antes dos descontos',
    table: 'Vendas por vela e tamanho',
    deleted: 'excluída',
    more: (shownCount: number, all: number) =>
      `As ${formatWhole(shownCount)} primeiras de ${formatWhole(all)} linhas; todas estão na planilha “Velas e tamanhos”.`,
    total: 'Total',
    columns: { name: 'Vela', units: 'Unidades', revenue: 'Receita', cost: 'Custo', left: 'Margem' },
  },
  kits: {
    title: 'Vendidos em kits',
    note: 'as mesmas velas da lista acima, pela parte do preço do kit; nada é contado duas vezes',
    table: 'Vendas por kit',
    single: 'Velas avulsas',
    total: 'Total',
    columns: {
      name: 'Kit',
      kits: 'Kits',
      units: 'Velas',
      revenue: 'Receita',
      cost: 'Custo',
      left: 'Margem',
    },
  },
  vouchers: {
    title: 'Vales-presente',
    note: 'emitir não é receita; usar é',
    before: 'Em aberto no começo',
    bought: 'Vendidos',
    byHand: 'Emitidos por você',
    spent: 'Usados em pedidos',
    givenBack: 'Devolvidos ao vale',
    corrected: 'Correções e compras devolvidas',
    open: 'Em aberto no fim',
    about:
      'O que foi vendido em vales é dinheiro que você deve em velas. Vira receita no dia em que é usado em um pedido, e então aparece em “Formas de pagamento”.',
  },
  files: {
    title: 'Baixar planilhas',
    note: 'CSV, abre no Excel e no Google Planilhas',
    failed: {
      title: 'Erro ao baixar a planilha',
      text: 'Nada foi baixado. Tente de novo.',
      tone: 'destructive',
    },
    names: {
      resumo: 'Resumo',
      dias: 'Dia a dia',
      velas: 'Velas e tamanhos',
      kits: 'Kits',
      pagamentos: 'Formas de pagamento',
      entregas: 'Formas de entrega',
      bairros: 'Bairros e cidades',
      itens: 'Uma linha por item',
      reembolsos: 'Reembolsos',
      levas: 'Velas vendidas por leva',
      vales: 'Vales-presente',
    },
    fileName: (file: string, { from, to, month }: ReportSpan) =>
      `relatorio-${file}-${month ?? `${from}-a-${to}`}.csv`,
  },
} as const

export type ReportFile = keyof typeof reportsCopy.files.names
