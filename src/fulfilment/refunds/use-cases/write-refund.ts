import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { leftToRefund, planRefund, type RefundRequest } from '#orders/domain/plan-refund.ts'
import { refunds } from '#orders/schema/payments.ts'
import { recordOrderEvents } from '#orders/use-cases/order-events.ts'
import { isPaidHere, type OrderRow } from '#orders/use-cases/order-rows.ts'
import { type RefundRow, refundableOrder } from '#orders/use-cases/refund-rows.ts'
import { isReturnWanted } from '#orders/use-cases/return-rows.ts'
import { splitRefund } from '#orders/vouchers/domain/voucher.ts'
import { blockBoughtVoucher } from '#orders/vouchers/use-cases/undo-bought-voucher.ts'
import { type Actor, recordChange } from '#platform/audit/record-change.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { type Centavos, formatBrl } from '#platform/domain/money.ts'
import { ok, refuse } from '#platform/domain/result.ts'

/** A part of an order's money that the owner wants to give back. */
export interface PartialRefund {
  readonly request: RefundRequest
  /** Whether the units of the lines go back to the shelf. */
  readonly restock: boolean
  readonly reason: string
  /** Of the thing that is refunded, where it is one: a return is refunded once, whoever asks. */
  readonly key?: string
  /** The return that this answers; it must not have ended otherwise in the meantime. */
  readonly returnId?: string
  /** The version of the order's refunds: what was given back or on its way when the owner opened the form. */
  readonly seenRefunded?: Centavos
}

/** Also the provider's idempotency key. */
export const refundKey = (orderId: string, { key }: Pick<PartialRefund, 'key'>) =>
  `refund:${orderId}:${key ?? randomUUID()}`

/** Writes the request down; giving it back is the provider's part, which may come later. */
export async function writeRefund(
  tx: Transaction,
  {
    order,
    actor,
    part,
    byHand = false,
    now,
  }: { order: OrderRow; actor: Actor; part: PartialRefund; byHand?: boolean; now: Date },
) {
  const key = refundKey(order.id, part)
  const [same] = await tx.select().from(refunds).where(eq(refunds.key, key))
  if (same) return ok(same)
  if (part.returnId && !(await isReturnWanted(tx, part.returnId))) return refuse('return-not-open')
  if (order.paymentStatus !== 'paid') return refuse('not-paid')
  if (!isPaidHere(order)) return refuse('paid-elsewhere')
  if (order.pendingProviderAction === 'refund') return refuse('refund-too-much', { left: 0 })
  const refundable = await refundableOrder(tx, order)
  const given = refundable.refundedAmount + refundable.voucherRefundedAmount
  if (part.seenRefunded !== undefined && part.seenRefunded !== given) return refuse('refund-changed')
  const planned = planRefund(refundable, part.request)
  if (!planned.ok) return planned
  const { amount, lines } = planned.value
  if (order.origin === 'voucher' && amount < leftToRefund(refundable)) return refuse('voucher-only-whole')
  if (!(await blockBoughtVoucher(tx, order))) return refuse('voucher-spent')
  const { money, voucher } = splitRefund(amount, refundable.totalAmount - refundable.refundedAmount)
  const parts = { amount: money, voucherAmount: voucher }
  const row = { orderId: order.id, ...parts, lines, key, reason: part.reason.trim(), restock: part.restock }
  const [refund] = await tx
    .insert(refunds)
    .values({ ...row, byHand, state: 'pending', actorId: actor.id, createdAt: now })
    .returning()
  const reason = [formatBrl(amount), row.reason].filter(Boolean).join(' · ')
  await recordOrderEvents(tx, order.id, [{ kind: 'refund-requested', at: now, actorId: actor.id, reason }])
  const changes = { refund: { from: null, to: amount } }
  await recordChange(tx, { actor, entity: 'order', entityId: order.id, action: 'refund', changes, at: now })
  return ok(refund as RefundRow)
}
