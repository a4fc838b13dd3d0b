import { and, eq, isNull } from 'drizzle-orm'
import { orders, payments } from '#orders/schema/orders.ts'
import { orderColumns } from '#orders/use-cases/order-rows.ts'
import type { PaymentRecord } from '#payments/providers/port.ts'
import type { Actor } from '#platform/audit/record-change.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { isUuid } from '#platform/domain/uuid.ts'
import { reconciliationFindings } from '#platform/operations/schema.ts'
import type { Shop } from '#platform/shop.ts'
import { settleAndRefund } from './provider-actions.ts'
import { writePixConfirmation } from './write-pix-confirmation.ts'

export interface SeenPix {
  readonly attemptId: string
  /** Amount the owner typed; otherwise the bank entry's amount or the amount due. */
  readonly received?: Centavos
  readonly bankEntryId?: string
}

/**
 * 'underpaid': the order stays unpaid. 'to-return': already paid or sold out, so the owner returns the
 * money.
 */
export type PixConfirmation = {
  readonly attemptId: string
  readonly orderNumber: string | null
  readonly outcome: 'paid' | 'underpaid' | 'to-return' | 'pix-not-found' | 'bank-entry-used' | 'wrong-amount'
}

export async function confirmPixPayments(
  shop: Shop,
  { actor, seen }: { actor: Actor; seen: readonly SeenPix[] },
): Promise<PixConfirmation[]> {
  const confirmed: PixConfirmation[] = []
  for (const attempt of seen) confirmed.push(await confirmOne(shop, actor, attempt))
  return confirmed
}

async function confirmOne(shop: Shop, actor: Actor, seen: SeenPix): Promise<PixConfirmation> {
  const { attemptId } = seen
  const pix = isUuid(attemptId) ? await findOwnPix(shop, attemptId) : null
  if (!pix || !shop.payments.ownPix) return { attemptId, orderNumber: null, outcome: 'pix-not-found' }
  const { attempt, orderNumber } = pix
  const written = await writePixConfirmation(shop, { actor, attempt, seen })
  if (!written.ok) return { attemptId, orderNumber, outcome: written.code }
  const payment = await receive(shop, attempt.reference, written.value)
  if (payment) await settleAndRefund(shop, payment)
  const outcome = await findOutcome(shop, attempt)
  if (outcome === 'paid') await closeUnderpaid(shop, attempt.reference)
  return { attemptId, orderNumber, outcome }
}

async function findOwnPix(shop: Shop, attemptId: string) {
  const [row] = await shop.db
    .select({ attempt: payments, orderNumber: orders.orderNumber })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(payments.id, attemptId))
  const reference = row?.attempt.reference
  if (row?.attempt.provider !== 'pix-key' || !reference) return null
  return { attempt: { ...row.attempt, reference }, orderNumber: row.orderNumber }
}

/** Adds only the part of the confirmed amount that the ledger lacks; nothing after a double click. */
async function receive(shop: Shop, reference: string, confirmed: Centavos): Promise<PaymentRecord | null> {
  const record = await shop.payments.retrievePayment(reference)
  if (!record.ok) return null
  const missing = confirmed - record.value.received
  if (missing <= 0) return record.value
  const received = await shop.payments.ownPix?.receive(reference, missing)
  return received?.ok ? received.value : null
}

async function closeUnderpaid(shop: Shop, reference: string): Promise<void> {
  const { kind, subject, resolvedAt } = reconciliationFindings
  await shop.db
    .update(reconciliationFindings)
    .set({ resolvedAt: shop.clock.now() })
    .where(and(eq(kind, 'pix-underpaid'), eq(subject, reference), isNull(resolvedAt)))
}

async function findOutcome(
  shop: Shop,
  { orderId, reference, id }: { orderId: string; reference: string; id: string },
): Promise<PixConfirmation['outcome']> {
  const [order] = await shop.db.select(orderColumns).from(orders).where(eq(orders.id, orderId))
  if (!order) throw new Error(`the order of attempt ${id} is gone`)
  const isThis = order.paymentReference === reference
  if (isThis && order.paymentStatus === 'paid' && order.status !== 'cancelled') return 'paid'
  const payment = await shop.payments.retrievePayment(reference)
  return payment.ok && payment.value.received < payment.value.amount ? 'underpaid' : 'to-return'
}
