import { formatWhole } from '#platform/domain/format-number.ts'
import { plainDay } from '#ui/copy/calendar.ts'

const upToTen = ['Nenhum', 'Um', 'Dois', 'Três', 'Quatro', 'Cinco', 'Seis', 'Sete', 'Oito', 'Nove', 'Dez']

const spelledOut = (count: number) => upToTen[count] ?? formatWhole(count)

const counted = (count: number, singular: string, plural: string) =>
  `${formatWhole(count)} ${count === 1 ? singular : plural}`

export const dashboardCopy = {
  title: 'Dashboard Administrativo',
  secondFactor: {
    title: 'Proteja o painel com a verificação em duas etapas',
    text: 'Hoje, quem descobrir a sua senha pode ver os pedidos e devolver pagamentos. Configurar leva dois minutos.',
    action: 'Configurar agora',
  },
  crumb: 'Painel',
  waitingForYou: (count: number) =>
    count < 2
      ? `${spelledOut(count)} pedido espera por você.`
      : `${spelledOut(count)} pedidos esperam por você.`,
  cards: {
    label: 'A loja em números',
    products: 'Produtos',
    orders: 'Pedidos',
    users: 'Usuários',
    revenue: 'Receita Total',
    active: (count: number) => counted(count, 'ativo', 'ativos'),
    lastWeek: 'nos últimos 7 dias',
    revenueNote: 'velas, frete e embalagens pagos, já com os descontos e sem o que foi devolvido',
  },
  period: {
    label: 'Período dos gráficos',
    days: (days: number) => `${days} dias`,
    last: (days: number) => `últimos ${days} dias`,
  },
  sales: {
    title: 'Receita por dia',
    legend: 'o que foi pago, sem o que foi devolvido; linha: média de 7 dias',
    summary: (period: string, total: string, orders: number) =>
      `Receita por dia, ${period}: ${total} em ${counted(orders, 'pedido pago', 'pedidos pagos')}.`,
    barTitle: (day: string, orders: number, revenue: string) =>
      `${plainDay(day)}: ${revenue}, ${counted(orders, 'pedido', 'pedidos')}`,
    total: (total: string, orders: number) => `${total} em ${counted(orders, 'pedido', 'pedidos')}`,
  },
  margin: {
    title: 'Margem do frete',
    legend: 'cobrado menos custo real',
    summary: (period: string, total: string, rides: number) =>
      `Margem do frete por dia, ${period}: ${total} em ${counted(rides, 'entrega', 'entregas')}.`,
    barTitle: (day: string, rides: number, margin: string) =>
      `${plainDay(day)}: ${margin}, ${counted(rides, 'entrega', 'entregas')}`,
    total: (total: string, rides: number) => `${total} em ${counted(rides, 'entrega', 'entregas')}`,
    open: (rides: number) => `${counted(rides, 'entrega', 'entregas')} sem custo real informado`,
  },
  table: {
    show: 'Ver em tabela',
    of: (chart: string) => `${chart}, em tabela`,
    day: 'Dia',
    orders: 'Pedidos',
    revenue: 'Receita',
    rides: 'Entregas',
    margin: 'Margem',
  },
  bestSellers: {
    title: 'Mais vendidos',
    note: (period: string) => `por unidades, sem as devolvidas, ${period}; valores antes dos descontos`,
    empty: 'Nenhuma venda paga neste período.',
    deleted: '(excluído)',
    units: (units: number) => counted(units, 'unidade', 'unidades'),
    all: 'Ver todos nos relatórios',
  },
  waiting: {
    title: 'Esperando por você',
    note: 'pagos, ainda não enviados',
    empty: 'Tudo em dia: nenhum pedido pago espera envio.',
    since: (time: string) => `pago ${time}`,
  },
  recent: {
    title: 'Pedidos Recentes',
    all: 'Ver todos',
    empty: 'Nenhum pedido encontrado',
    columns: { order: 'Pedido', customer: 'Cliente', status: 'Status', total: 'Total' },
  },
  lowStock: {
    title: 'Estoque baixo',
    out: 'Fora de estoque',
    left: (units: number) => counted(units, 'unidade', 'unidades'),
    total: (count: number) => counted(count, 'tamanho', 'tamanhos'),
    empty: 'Nada com estoque baixo.',
    noCandle: 'Ainda não há velas à venda. Crie a primeira em Produtos.',
  },
  quick: {
    title: 'Ações Rápidas',
    products: 'Produtos',
    categories: 'Categorias',
    orders: 'Pedidos',
    downloadFailed: {
      title: 'Erro ao baixar a lista',
      text: 'Nada foi baixado. Tente de novo.',
      tone: 'destructive',
    },
  },
  attention: {
    title: 'Precisa da sua atenção',
    about: 'A loja conferiu tudo e não conseguiu resolver estes pontos sozinha.',
    undelivered: 'Mensagens que não saíram',
    retried: 'A loja tenta de novo quando é reiniciada; as que têm mais de 14 dias ficam só aqui.',
    retry: 'Tentar de novo',
    retrying: 'Vamos tentar enviar de novo',
    nothingToRetry: 'Esta mensagem não está mais na fila.',
    retryFailed: 'Não foi possível tentar de novo.',
  },
  failure: {
    title: 'Não foi possível carregar o painel',
    text: 'Tente novamente mais tarde.',
  },
} as const

/** Keyed by the first word of the message's key. */
const undeliveredLabels: Readonly<Record<string, string>> = {
  'order-confirmation': 'E-mail de confirmação de pedido',
  'pix-waiting': 'E-mail com o Pix a pagar',
  'parcel-moved': 'E-mail sobre o novo prazo de uma caixa',
  'batch-trouble': 'E-mail sobre uma leva que mudou',
  'newsletter-welcome': 'Boas-vindas à newsletter',
  'review-invitation': 'Convite para avaliar',
  'review-refused': 'E-mail de avaliação recusada',
  'payment-refused': 'E-mail de pagamento não concluído',
  'payment-refunded': 'E-mail de reembolso',
  'return-asked': 'Comprovante de desistência ou de relato',
  'return-answered': 'Resposta sobre uma devolução',
  'order-status': 'E-mail de status do pedido',
  'order-status-notice': 'Notificação de status para a automação',
  welcome: 'E-mail de boas-vindas',
  'password-changed': 'E-mail de senha alterada',
  'account-deleted': 'E-mail de conta excluída',
  'second-factor': 'E-mail sobre a verificação em duas etapas',
  'new-device': 'E-mail sobre um aparelho novo',
  message: 'Mensagem sua ao cliente',
  'owner-order': 'Seu aviso de pedido pago',
  'owner-notices': 'Seu resumo de pedidos e avisos',
}

export function undeliveredLabel(key: string): string {
  return undeliveredLabels[key.split(':')[0] ?? ''] ?? 'Outra mensagem'
}

/** Maps the first word of the logged reason; the log has the details. */
export function undeliveredReason(reason: string): string {
  if (/^(rejected|malformed)/.test(reason)) return 'o endereço foi recusado'
  return 'o serviço que entrega não respondeu'
}
