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

export interface PartialRefund {
  readonly request: RefundRequest
  readonly restock: boolean
  readonly reason: string
  /** Key of what is refunded, such as a return, so that it is refunded only once. */
  readonly key?: string
  readonly returnId?: string
  /** Version check: total refunded and pending when the form was opened. */
  readonly seenRefunded?: Centavos
}

export const refundKey = (orderId: string, { key }: Pick<PartialRefund, 'key'>) =>
  `refund:${orderId}:${key ?? randomUUID()}`

/** Only stores the request; the provider is called after the commit. */
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
  const [sameRefund] = await tx.select().from(refunds).where(eq(refunds.key, key))
  if (sameRefund) return ok(sameRefund)
  if (part.returnId && !(await isReturnWanted(tx, part.returnId))) return refuse('return-not-open')
  if (order.paymentStatus !== 'paid') return refuse('not-paid')
  if (!isPaidHere(order)) return refuse('paid-elsewhere')
  if (order.pendingProviderAction === 'refund') return refuse('refund-too-much', { left: 0 })
  const refundable = await refundableOrder(tx, order)
  const refundedBefore = refundable.refundedAmount + refundable.voucherRefundedAmount
  if (part.seenRefunded !== undefined && part.seenRefunded !== refundedBefore) return refuse('refund-changed')
  const plannedRefund = planRefund(refundable, part.request)
  if (!plannedRefund.ok) return plannedRefund
  const { amount, lines } = plannedRefund.value
  const blocked = await blockBoughtVoucher(tx, order, { isWhole: amount === leftToRefund(refundable) })
  if (!blocked.ok) return blocked
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
