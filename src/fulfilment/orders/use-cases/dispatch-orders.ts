import type { OrderStatus, PaymentStatus } from '#orders/domain/order-status.ts'
import type { Actor } from '#platform/audit/record-change.ts'
import type { Shop } from '#platform/shop.ts'
import { changeOrderStatus } from './change-order-status.ts'
import type { UndoableChange } from './undo-status-changes.ts'

export interface DispatchLine {
  readonly orderId: string
  readonly seen: OrderStatus | undefined
  readonly confirmedPayment: PaymentStatus | undefined
  readonly trackingNumber: string | null | undefined
  readonly notifiesCustomer: boolean
}

type Refused = Exclude<Awaited<ReturnType<typeof changeOrderStatus>>, { ok: true }>

export interface Dispatched {
  readonly sent: readonly UndoableChange[]
  /** Includes orders that a double click had already shipped. */
  readonly sentCount: number
  readonly readyCount: number
  readonly mails: number
  readonly refused: readonly (Refused & { readonly orderId: string })[]
}

/** One transaction per order, because one order that needs confirmation must not block the others. */
export async function dispatchOrders(
  shop: Shop,
  { lines, actor }: { lines: readonly DispatchLine[]; actor: Actor },
): Promise<Dispatched> {
  const sentUndoableChanges: UndoableChange[] = []
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
    if (changed.value.undo) sentUndoableChanges.push({ orderId: line.orderId, change: changed.value.undo })
  }
  return { sent: sentUndoableChanges, sentCount, readyCount, mails, refused }
}
