import type { Transaction } from '#database/connect.ts'
import type { PaymentMethod } from '#domain/checkout/payment-method.ts'
import type { Centavos } from '#domain/money.ts'
import { hasCodeEnded, isTooLateToOpen } from '#domain/orders/hold.ts'
import type { OrderRow } from '#shop/orders/order-rows.ts'
import { findAttempt } from '#shop/payments/payment-attempts.ts'

/** Before the provider has answered with a reference, nobody was given the means to pay. */
export const mayBePaid = ({ paymentReference }: OrderRow) => paymentReference !== null

/** Its time to be paid has run out. */
export function isOver({ holdExpiresAt, paymentReference, paymentMethod }: OrderRow, now: Date): boolean {
  if (holdExpiresAt === null) return false
  const isUnopened = paymentReference === null
  return holdExpiresAt <= now || (isUnopened && isTooLateToOpen(paymentMethod, holdExpiresAt, now))
}

/** True when the order's payment is the one she wants now, can still be made, and nobody has begun to close it. */
export async function isOpenUnder(
  tx: Transaction,
  order: OrderRow,
  { method, discount }: { method: PaymentMethod; discount: Centavos },
): Promise<boolean> {
  if (order.paymentMethod !== method || order.pixDiscountAmount !== discount) return false
  if (order.paymentReference === null) return true
  if (hasCodeEnded(order)) return false
  const attempt = await findAttempt(tx, {
    provider: order.paymentProvider,
    reference: order.paymentReference,
  })
  return attempt?.closedAt == null
}
