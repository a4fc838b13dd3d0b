import { lastReadyDay } from '#catalogue/stock/domain/batch.ts'
import type { ArrivalDays, DeliveryWay, PromisedSlot } from '#delivery/calendar/domain/shifts.ts'
import { arrivesWhen, onDay, promisedWhen } from '#orders/copy/order-headline.ts'
import type { OrderStatus } from '#orders/domain/order-status.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import { burnTip } from '#ui/copy/burn-tip.ts'

/** Shown to the gift's recipient, so these texts must not reveal prices, addresses or the buyer. */
export const giftPageCopy = {
  title: 'Um presente para você',
  mark: 'Um presente para você',
  card: 'O cartão que vem com ele',
  noCard: 'Vem sem cartão.',
  burning: { title: 'Para acender', tip: burnTip },
  trim: 'Antes de cada queima, apare o pavio a 5 mm. Acenda longe do vento, e nunca sem alguém por perto.',
  none: {
    title: 'Não encontramos este presente',
    text: 'Confira se o link está completo, ou peça outro a quem mandou.',
  },
  tooMany: 'Muitas tentativas',
  ofGiver: {
    title: 'Uma página para quem recebe',
    text: 'Mostra o que vem, o dia e o cartão. Não mostra preço, endereço nem telefone.',
    copy: 'Copiar endereço',
    open: 'Ver como fica',
  },
} as const

interface GiftFacts {
  status: OrderStatus
  deliveryWay: DeliveryWay
  mustChoose: boolean
  promise: PromisedSlot | null
  arrives?: ArrivalDays | null
  items: readonly { readyOn: string | null }[]
}

export function giftHeadline(gift: GiftFacts, now: Date): string {
  const { status, deliveryWay, mustChoose, promise, arrives = null } = gift
  const isFetched = deliveryWay === 'pickup'
  if (status === 'delivered' || deliveryWay === 'handed')
    return isFetched || deliveryWay === 'handed' ? 'Seu presente está com você' : 'Seu presente chegou'
  const time = mustChoose ? null : (arrivesWhen(arrives, now) ?? promisedWhen(promise, now))
  if (isFetched)
    return status === 'shipped'
      ? 'Seu presente está pronto para retirar'
      : 'Seu presente está sendo preparado'
  if (!time)
    return status === 'shipped' ? 'Seu presente está a caminho' : 'Um presente está sendo preparado para você'
  return status === 'shipped' ? `A caminho: chega ${time}` : `Seu presente chega ${time}`
}

export function giftLine({ status, deliveryWay, mustChoose, items }: GiftFacts, now: Date): string | null {
  if (status === 'delivered' || deliveryWay === 'handed') return 'Que ele ilumine a sua casa.'
  if (deliveryWay === 'pickup') return 'Quem deu o presente sabe onde e quando buscar.'
  if (status === 'shipped') return 'Já saiu do ateliê.'
  const today = isoDay(now)
  const ready = mustChoose ? null : lastReadyDay(items)
  if (ready && ready >= today) return `As velas estão curando e ficam prontas ${onDay(ready, today)}.`
  return 'O presente está em preparo.'
}
