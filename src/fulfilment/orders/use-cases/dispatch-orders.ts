import type { OrderStatus, PaymentStatus } from '#orders/domain/order-status.ts'
import type { Actor } from '#platform/audit/record-change.ts'
import type { Shop } from '#platform/shop.ts'
import { changeOrderStatus } from './change-order-status.ts'
import type { UndoableChange } from './undo-status-changes.ts'

/** One line of the table: what the owner saw and what they say about it. */
export interface DispatchLine {
  readonly orderId: string
  readonly seen: OrderStatus | undefined
  /** The state of the payment that the owner was asked about and agreed to. */
  readonly confirmedPayment: PaymentStatus | undefined
  readonly trackingNumber: string | null | undefined
  readonly notifiesCustomer: boolean
}

type Refused = Exclude<Awaited<ReturnType<typeof changeOrderStatus>>, { ok: true }>

export interface Dispatched {
  readonly sent: readonly UndoableChange[]
  /** Also those that were sent already, by a doubled press. */
  readonly sentCount: number
  /** Those that wait at the workshop for who fetches them. */
  readonly readyCount: number
  /** How many mails wait to leave. */
  readonly mails: number
  readonly refused: readonly (Refused & { readonly orderId: string })[]
}

/** Each order by itself: one that has to be asked about keeps no other from leaving. */
export async function dispatchOrders(
  shop: Shop,
  { lines, actor }: { lines: readonly DispatchLine[]; actor: Actor },
): Promise<Dispatched> {
  const sent: UndoableChange[] = []
  const refused: (Refused & { orderId: string })[] = []
  let [sentCount, readyCount, mails] = [0, 0, 0]
  for (const line of lines) {
    const changed = await changeOrderStatus(shop, { ...line, to: 'shipped', actor })
    if (!changed.ok) {
      refused.push({ ...changed, orderId: line.orderId })
      continue
    }
    if (changed.value.deliveryWay === 'pickup') readyCount += 1
    else sentCount += 1
    if (changed.value.isMailed) mails += 1
    if (changed.value.undo) sent.push({ orderId: line.orderId, change: changed.value.undo })
  }
  return { sent, sentCount, readyCount, mails, refused }
}
