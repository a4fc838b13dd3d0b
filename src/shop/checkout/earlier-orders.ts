import { getTableColumns, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import { prepareOnce } from '#database/prepare-once.ts'
import { orders } from '#database/schema/orders.ts'
import type { PaymentMethod } from '#domain/checkout/payment-method.ts'
import type { Centavos } from '#domain/money.ts'
import { hasCodeEnded, isTooLateToOpen } from '#domain/orders/hold.ts'
import type { OrderRow } from '#shop/orders/order-rows.ts'
import { findAttempt } from '#shop/payments/payment-attempts.ts'

const lockedUnfinished = prepareOnce((tx) => {
  const locked = sql`select * from lock_unfinished_orders(${sql.placeholder('userId')})`
  const unfinished = tx.$with('unfinished', getTableColumns(orders)).as(locked)
  return tx.with(unfinished).select().from(unfinished).prepare('lock_unfinished_orders')
})

/**
 * Two presses of the button take turns here: the customer's row is locked, and only then her unfinished orders, so that the second
 * press finds what the first one wrote. These are the orders of her carts whose payment somebody could still make: the open one, and
 * those that are closed here but not there. What the owner wrote down for her is another purchase.
 *
 * One statement that locked both would look at the orders as they were before it waited. Inside a function of the database each
 * statement sees what was committed before it.
 */
export function lockUnfinishedOrders(tx: Transaction, userId: string): Promise<OrderRow[]> {
  return lockedUnfinished(tx).execute({ userId })
}

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
