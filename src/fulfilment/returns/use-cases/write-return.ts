import { and, eq } from 'drizzle-orm'
import type { PartialRefund } from '#fulfilment/refunds/use-cases/write-refund.ts'
import { returnReasons } from '#fulfilment/returns/copy.ts'
import { isComplaint } from '#orders/returns/order-return.ts'
import { answerDay } from '#orders/returns/return-rights.ts'
import { orderReturns } from '#orders/returns/schema.ts'
import { orders } from '#orders/schema/orders.ts'
import { recordOrderEvents } from '#orders/use-cases/order-events.ts'
import { itemsOf, type OrderRow } from '#orders/use-cases/order-rows.ts'
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
  const own = and(eq(orders.orderNumber, orderNumber), eq(orders.userId, userId))
  return (await tx.select().from(orders).where(own).for('update'))[0]
}

/** The version of an order's returns: the newest that the pressed page showed, empty where it showed none. */
export type SeenReturn = string

/** Refused where one is open, or another was asked for since the page was shown. */
export async function checkSeenReturn(
  tx: Transaction,
  orderId: string,
  seen: SeenReturn,
): Promise<Ok<undefined> | Refusal<'return-open'> | Refusal<'return-changed'>> {
  const [newest] = await listReturns(tx, orderId)
  if (newest?.state === 'asked') return refuse('return-open')
  return newest && newest.id !== seen ? refuse('return-changed') : ok()
}

/** The owner sends the money by hand and needs to know where to; elsewhere nothing is kept. */
export function keyForRefund(
  { paymentProvider }: OrderRow,
  typed: string,
): Ok<string | null> | Refusal<'pix-key-missing' | 'pix-key-unclear'> {
  if (!isRefundedByHand(paymentProvider)) return ok(null)
  const key = parsePixKey(typed)
  return key ? ok(key.value) : refuse(isCpfOrPhone(typed) ? 'pix-key-unclear' : 'pix-key-missing')
}

/** Recorded, in the order's history, confirmed by mail, and shown to the owner while it waits for them. */
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
  await shop.outbox.enqueue(tx, returnReceipt(order, await itemsOf(tx, order.id), written))
  return written
}

async function notifyOwner(tx: Transaction, order: OrderRow, row: ReturnRow, now: Date): Promise<void> {
  const { id: orderId, orderNumber, customerName } = order
  const complaint = isComplaint(row.kind)
  // Noon in São Paulo: the day is meant, not the hour.
  const answerBy = `${answerDay(complaint, now)}T15:00:00Z`
  const details = { orderId, orderNumber, customerName, amount: row.amount, answerBy }
  await recordFinding(tx, { kind: complaint ? 'trouble' : 'withdrawal', subject: orderId, details, now })
}

/**
 * The refund of a return, under a key of its own: pressed twice it is one. The units go back to the shelf apart from the money,
 * when the owner has them.
 */
export function returnRefund({ id, kind, isWhole, amount, lines }: ReturnRow): PartialRefund {
  const request = isWhole ? ('rest' as const) : { amount, lines }
  return { request, restock: false, reason: returnReasons[kind], key: `return:${id}`, returnId: id }
}
