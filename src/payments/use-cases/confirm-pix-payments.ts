import { and, eq, isNull } from 'drizzle-orm'
import { orders } from '#orders/schema/orders.ts'
import { paymentAttempts } from '#orders/schema/payments.ts'
import type { PaymentRecord } from '#payments/providers/port.ts'
import type { Actor } from '#platform/audit/record-change.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { isUuid } from '#platform/domain/uuid.ts'
import { reconciliationFindings } from '#platform/operations/schema.ts'
import type { Shop } from '#platform/shop.ts'
import { settlePayment } from './settle-payment.ts'
import { writePixConfirmation } from './write-pix-confirmation.ts'

/** One Pix that the owner has seen in their bank. */
export interface SeenPix {
  readonly attemptId: string
  /** What arrived, where the owner says so; else what was asked for. A bank line says it itself. */
  readonly received?: Centavos
  readonly bankEntryId?: string
}

/**
 * 'underpaid': less than was asked for, and the order stays unpaid. 'to-return': the order was paid otherwise, or its candles are
 * gone, and the owner sends the money back.
 */
export type PixConfirmation = {
  readonly attemptId: string
  readonly orderNumber: string | null
  readonly outcome: 'paid' | 'underpaid' | 'to-return' | 'pix-not-found' | 'bank-entry-used' | 'wrong-amount'
}

/** The owner's word for one Pix or many, each for itself: one that is refused keeps no other from being confirmed. */
export async function confirmPixPayments(
  shop: Shop,
  { actor, seen }: { actor: Actor; seen: readonly SeenPix[] },
): Promise<PixConfirmation[]> {
  const confirmed: PixConfirmation[] = []
  for (const each of seen) confirmed.push(await confirmOne(shop, actor, each))
  return confirmed
}

async function confirmOne(shop: Shop, actor: Actor, seen: SeenPix): Promise<PixConfirmation> {
  const { attemptId } = seen
  const found = isUuid(attemptId) ? await findOwnPix(shop, attemptId) : null
  if (!found || !shop.payments.ownPix) return { attemptId, orderNumber: null, outcome: 'pix-not-found' }
  const { attempt, orderNumber } = found
  const written = await writePixConfirmation(shop, { actor, attempt, seen })
  if (!written.ok) return { attemptId, orderNumber, outcome: written.code }
  const payment = await receive(shop, attempt.reference, written.value)
  if (payment) await settlePayment(shop, payment)
  const outcome = await outcomeOf(shop, attempt)
  if (outcome === 'paid') await closeUnderpaid(shop, attempt.reference)
  return { attemptId, orderNumber, outcome }
}

async function findOwnPix(shop: Shop, attemptId: string) {
  const [found] = await shop.db
    .select({ attempt: paymentAttempts, orderNumber: orders.orderNumber })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .where(eq(paymentAttempts.id, attemptId))
  return found?.attempt.provider === 'pix-key' ? found : null
}

/** Tells the books what the owner has confirmed and they do not know yet: all of it, the rest, or nothing after a second press. */
async function receive(shop: Shop, reference: string, confirmed: Centavos): Promise<PaymentRecord | null> {
  const known = await shop.payments.retrievePayment(reference)
  if (!known.ok) return null
  const missing = confirmed - known.value.received
  if (missing <= 0) return known.value
  const received = await shop.payments.ownPix?.receive(reference, missing)
  return received?.ok ? received.value : null
}

/** What was missing has come: there is nothing left to tell. */
async function closeUnderpaid(shop: Shop, reference: string): Promise<void> {
  const { kind, subject, resolvedAt } = reconciliationFindings
  await shop.db
    .update(reconciliationFindings)
    .set({ resolvedAt: shop.clock.now() })
    .where(and(eq(kind, 'pix-underpaid'), eq(subject, reference), isNull(resolvedAt)))
}

async function outcomeOf(
  shop: Shop,
  { orderId, reference, id }: { orderId: string; reference: string; id: string },
): Promise<PixConfirmation['outcome']> {
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId))
  if (!order) throw new Error(`the order of attempt ${id} is gone`)
  const isThis = order.paymentReference === reference
  if (isThis && order.paymentStatus === 'paid' && order.status !== 'cancelled') return 'paid'
  const payment = await shop.payments.retrievePayment(reference)
  return payment.ok && payment.value.received < payment.value.amount ? 'underpaid' : 'to-return'
}
