import { and, eq } from 'drizzle-orm'
import type { PartialRefund } from '#fulfilment/refunds/use-cases/write-refund.ts'
import { returnReasons } from '#fulfilment/returns/copy.ts'
import { isComplaint } from '#orders/returns/order-return.ts'
import { answerDay } from '#orders/returns/return-rights.ts'
import { orderReturns } from '#orders/returns/schema.ts'
import { orders } from '#orders/schema/orders.ts'
import { recordOrderEvents } from '#orders/use-cases/order-events.ts'
import { listOrderItems, lockOrders, type OrderRow } from '#orders/use-cases/order-rows.ts'
import { recordFinding } from '#orders/use-cases/record-finding.ts'
import { listReturns, type ReturnRow } from '#orders/use-cases/return-rows.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { isRefundedByHand } from '#platform/domain/payment-method.ts'
import { isCpfOrPhone, parsePixKey } from '#platform/domain/pix-key.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { returnReceipt } from './return-mail.ts'

export interface OwnOrder {
  readonly userId: string
  readonly orderNumber: string
}

type NewReturn = Omit<typeof orderReturns.$inferInsert, 'id' | 'orderId' | 'createdAt' | 'endedAt'>

export async function lockOwnOrder(
  tx: Transaction,
  { userId, orderNumber }: OwnOrder,
): Promise<OrderRow | undefined> {
  const isOwnOrder = and(eq(orders.orderNumber, orderNumber), eq(orders.userId, userId))
  return (await lockOrders(tx, isOwnOrder))[0]
}

/** Id of the newest return on the page; empty if there was none. */
export type SeenReturn = string

/** Refuses if a return is open or a new one was requested since. */
export async function checkSeenReturn(
  tx: Transaction,
  orderId: string,
  seenReturn: SeenReturn,
): Promise<Ok<undefined> | Refusal<'return-open'> | Refusal<'return-changed'>> {
  const [newest] = await listReturns(tx, orderId)
  if (newest?.state === 'asked') return refuse('return-open')
  return newest && newest.id !== seenReturn ? refuse('return-changed') : ok()
}

export function keyForRefund(
  { paymentProvider }: OrderRow,
  typed: string,
): Ok<string | null> | Refusal<'pix-key-missing' | 'pix-key-unclear'> {
  if (!isRefundedByHand(paymentProvider)) return ok(null)
  const key = parsePixKey(typed)
  return key ? ok(key.value) : refuse(isCpfOrPhone(typed) ? 'pix-key-unclear' : 'pix-key-missing')
}

export async function writeReturn(
  shop: Shop,
  tx: Transaction,
  order: OrderRow,
  row: NewReturn,
): Promise<ReturnRow> {
  const now = shop.clock.now()
  const isEnded = row.state === 'refunded'
  const [written] = await tx
    .insert(orderReturns)
    .values({ ...row, orderId: order.id, createdAt: now, endedAt: isEnded ? now : null })
    .returning()
  if (!written) throw new Error('the return was not written')
  const kind = isComplaint(written.kind) ? 'trouble-told' : 'withdrawal-asked'
  await recordOrderEvents(tx, order.id, [{ kind, at: now }])
  if (!isEnded) await notifyOwner(tx, order, written, now)
  await shop.outbox.enqueue(tx, returnReceipt(order, await listOrderItems(tx, order.id), written))
  return written
}

async function notifyOwner(tx: Transaction, order: OrderRow, row: ReturnRow, now: Date): Promise<void> {
  const { id: orderId, orderNumber, customerName } = order
  const complaint = isComplaint(row.kind)
  // Noon in São Paulo: only the day matters.
  const answerBy = `${answerDay(complaint, now)}T15:00:00Z`
  const details = { orderId, orderNumber, customerName, amount: row.amount, answerBy }
  await recordFinding(tx, { kind: complaint ? 'trouble' : 'withdrawal', subject: orderId, details, now })
}

/** Idempotent through the return's key. Restocking happens separately, when the candles are back. */
export function returnRefund({ id, kind, isWhole, amount, lines }: ReturnRow): PartialRefund {
  const request = isWhole ? ('rest' as const) : { amount, lines }
  return { request, restock: false, reason: returnReasons[kind], key: `return:${id}`, returnId: id }
}
