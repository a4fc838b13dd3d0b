import { pathTo } from '#addresses.ts'
import { type FindingKind, isAnsweredAtOrder } from '#catalogue/stock/domain/finding-kind.ts'
import { findingLabels } from '#fulfilment/orders/copy/admin-findings.ts'
import { undeliveredLabel } from '#office/dashboard/admin-copy.ts'
import { formatWhole } from '#platform/domain/format-number.ts'
import { type Centavos, formatBrl } from '#platform/domain/money.ts'
import { joinList } from '#ui/copy/ui.ts'
import type { NoticeFrequency, NoticeGroup } from './domain.ts'

export const noticesCopy = {
  title: 'Avisos',
  lead: (open: number, today: number) => {
    if (open === 0) return 'Nada precisa de você agora.'
    const asks = open === 1 ? '1 precisa de você' : `${formatWhole(open)} precisam de você`
    if (open === 1) return today === 1 ? `${asks}, hoje.` : `${asks}.`
    return today === 0 ? `${asks}.` : `${asks}, ${today === open ? 'todos' : formatWhole(today)} hoje.`
  },
  groups: { today: 'Resolva hoje', 'this-week': 'Nesta semana', ended: 'Resolvidos' },
  count: (count: number) => (count === 1 ? '1 aviso' : `${formatWhole(count)} avisos`),
  nothingToDo: 'nada a fazer',
  empty: {
    title: 'Tudo em dia',
    text: 'Quando algo precisar de você, o aviso aparece aqui e chega por e-mail.',
  },
  whatToDo: 'O que fazer:',
  done: 'Feito',
  dismiss: 'Dispensar',
  retry: 'Tentar de novo',
  about: (title: string) => `: ${title}`,
  toasts: {
    done: 'Aviso marcado como feito',
    dismissed: 'Aviso dispensado',
    gone: 'Este aviso já não estava aberto.',
    failed: 'Não foi possível salvar. Tente de novo.',
  },
  loadFailed: 'Erro ao carregar os avisos',
} as const

export const noticeSettingsCopy = {
  title: 'Como você quer saber',
  text: 'Pedidos pagos e avisos chegam por e-mail. O que acontece fica sempre nesta página.',
  frequency: 'Quando enviar',
  frequencies: {
    'at-once': { label: 'Na hora', detail: 'Um e-mail a cada pedido pago e a cada aviso.' },
    hourly: { label: 'De hora em hora', detail: 'Um resumo, só quando houver novidade.' },
    daily: { label: 'Uma vez por dia', detail: 'Um resumo às 8h, só quando houver novidade.' },
  } satisfies Record<NoticeFrequency, { label: string; detail: string }>,
  email: 'Para qual e-mail',
  emailHint: 'Em branco, vai para o e-mail da loja.',
  save: 'Salvar',
  saving: 'Salvando...',
  saved: { title: 'Preferência salva', text: 'Vale a partir do próximo pedido ou aviso.' },
  failed: 'Não foi possível salvar a preferência',
  refusals: {
    'invalid-email': 'Email inválido. Exemplo: nome@exemplo.com.br',
    'changed-meanwhile': 'A preferência foi mudada em outra janela. Confira e salve de novo.',
    'no-frequency': 'Escolha quando enviar.',
  },
  history: {
    actions: { updated: 'Preferência alterada' },
    fields: { frequency: 'Quando enviar', email: 'E-mail' },
  },
  homeScreen: {
    title: 'No seu celular',
    text: 'Abra esta página no celular e escolha “Adicionar à tela inicial” no menu do navegador: o painel abre direto, como um aplicativo.',
  },
} as const

interface NoticeFacts {
  kind: FindingKind
  about: string
  orderId: string | null
  productId: string | null
  amount: Centavos | null
  customerName: string | null
  left: number | null
  message: string | null
}

const isCourierState = (kind: FindingKind) => kind === 'courier-off' || kind === 'courier-paused'

const units = (left: number) => (left === 1 ? 'resta 1 unidade' : `restam ${formatWhole(left)} unidades`)

export function noticeTitle({ kind, about, left }: NoticeFacts): string {
  if (kind === 'stock-low') return left === 0 ? `${about} acabou` : `${about}: ${units(left ?? 0)}`
  return findingLabels[kind]
}

/** 'Flor de Laranjeira: 120 e 180 g acabaram, resta 1 unidade de 320 g'. */
export function noticeGroupTitle(group: NoticeGroup<NoticeFacts>): string {
  if (group.length === 1) return noticeTitle(group[0])
  const candle = sharedStart(group.map(({ about }) => about))
  const shelves = group
    .map(({ about, left }) => ({ size: about.slice(candle.length), left: left ?? 0 }))
    .sort((left, right) => left.size.localeCompare(right.size, 'pt-BR', { numeric: true }))
  const soldOutSizes = shelves.filter(({ left }) => left === 0).map(({ size }) => size)
  const states = [
    ...(soldOutSizes.length > 0
      ? [`${listedSizes(soldOutSizes)} ${soldOutSizes.length === 1 ? 'acabou' : 'acabaram'}`]
      : []),
    ...shelves.filter(({ left }) => left > 0).map(({ size, left }) => `${units(left)} de ${size}`),
  ]
  return `${candle.replace(/, $/, '')}: ${states.join(', ')}`
}

/** Up to the last comma that all names share. */
function sharedStart([first = '', ...otherTexts]: readonly string[]): string {
  let length = first.length
  while (!otherTexts.every((other) => other.startsWith(first.slice(0, length)))) length -= 1
  return first.slice(0, first.slice(0, length).lastIndexOf(', ') + 2)
}

/** '120, 180 e 320 g': a unit shared by all sizes is written once. */
function listedSizes(sizes: readonly string[]): string {
  const unit = / \S+$/.exec(sizes[0] ?? '')?.[0] ?? ''
  if (unit === '' || !sizes.every((size) => size.endsWith(unit))) return joinList(sizes)
  return joinList(sizes.map((size) => size.slice(0, -unit.length))) + unit
}

export function endedTitle(facts: NoticeFacts): string {
  if (facts.kind === 'stock-low') return `${facts.about} tem estoque de novo`
  if (isCourierState(facts.kind)) return 'O motoboy voltou a entregar'
  if (facts.kind === 'pix-to-confirm') return 'Um Pix não precisa mais ser conferido'
  if (facts.kind === 'carrier-away') return 'O Melhor Envio voltou a responder'
  return facts.kind === 'mail-undelivered' ? 'Uma mensagem saiu' : noticeTitle(facts)
}

export function noticeDetail(facts: NoticeFacts): string | null {
  const { kind, about, orderId, productId, amount, customerName, message } = facts
  if (kind === 'stock-low' || kind === 'sizes-to-share' || kind === 'carrier-away' || isCourierState(kind))
    return null
  const parts = [
    message && undeliveredLabel(message),
    orderId ? `pedido ${about}` : productId ? about : message ? null : `referência ${about}`,
    orderId && customerName,
    amount !== null && formatBrl(amount),
  ].filter((part) => typeof part === 'string')
  const sentence = parts.join(', ')
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`
}

export function noticeAction({
  kind,
  orderId,
  productId,
}: NoticeFacts): { label: string; to: string } | null {
  if (kind === 'pix-to-confirm') return { label: 'Conferir o Pix', to: pathTo('adminPix') }
  if (kind === 'sizes-to-share') return { label: 'Contar estoque', to: pathTo('adminStock') }
  if (kind === 'courier-off') return { label: 'Ver o frete', to: pathTo('adminFreight') }
  if (kind === 'courier-paused') return { label: 'Ver a pausa', to: pathTo('adminShop') }
  if (kind === 'carrier-away') return { label: 'Ver a entrega', to: pathTo('adminCarriers') }
  if (kind === 'payment-not-opened') return { label: 'Ver pagamentos', to: pathTo('adminPayment') }
  if (orderId && isAnsweredAtOrder(kind))
    return { label: 'Responder no pedido', to: pathTo('adminOrder', { id: orderId }) }
  if (orderId) return { label: 'Ver o pedido', to: pathTo('adminOrder', { id: orderId }) }
  return productId ? { label: 'Ver o produto', to: pathTo('adminProduct', { id: productId }) } : null
}
