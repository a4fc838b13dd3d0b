import { closePresentPayment, openNextAttempt } from '#checkout/purchase/use-cases/switch-payment.ts'
import type { OrderRow } from '#orders/use-cases/order-rows.ts'
import { commitUnlessRefused } from '#platform/commit-unless-refused.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { type ItemChange, writeItems } from './write-items.ts'

/** How often the customer may open another payment while this one is being closed. */
const MAX_ROUNDS = 3

/**
 * Other items in an unpaid order. Its payment is closed at the provider first; cut off anywhere, it goes on when it
 * is asked again.
 */
export async function changeOrderItems(shop: Shop, change: ItemChange) {
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const tried = await rehearse(shop, change)
    if (!tried.ok) return tried
    const { order, isChange, terms } = tried.value
    if (!isChange) return ok(resultOf(order))
    const closed = await closePresentPayment(shop, change.orderId)
    if (!closed.ok) return closed
    const written = await commitUnlessRefused(shop.db, (tx) => writeItems(shop, tx, change, closed.value))
    if (written.ok) {
      return ok(resultOf(written.value.order))
    }
    if (written.code === 'payment-moved') continue
    // Somebody was quicker at the last unit: the order waits for a new payment of what it has.
    await openNextAttempt(shop, closed.value, terms)
    return written
  }
  return refuse('provider-unavailable')
}

/** Everything as it would be written, and rolled back. */
async function rehearse(shop: Shop, change: ItemChange) {
  const tried = await commitUnlessRefused(shop.db, async (tx) => {
    const written = await writeItems(shop, tx, change, null)
    return written.ok ? refuse('rehearsed', written.value) : written
  })
  return tried.code === 'rehearsed' ? ok(tried.details) : tried
}

const resultOf = ({ orderNumber, totalAmount, customerEmail }: OrderRow) => ({
  orderNumber,
  totalAmount,
  isMailed: customerEmail !== '',
})
