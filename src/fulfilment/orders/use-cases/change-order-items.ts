import { closePresentPayment, switchClosedPayment } from '#checkout/purchase/use-cases/switch-payment.ts'
import type { OrderRow } from '#orders/use-cases/order-rows.ts'
import { commitUnlessRefused } from '#platform/commit-unless-refused.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { type ItemChange, writeItems } from './write-items.ts'

/** The customer may open a new payment while the old one is being closed, so retry. */
const MAX_ROUNDS = 3

/** Closes the payment at the provider first. After a crash, repeating the request continues. */
export async function changeOrderItems(shop: Shop, change: ItemChange) {
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const tried = await rehearse(shop, change)
    if (!tried.ok) return tried
    const { order, isChange, terms } = tried.value
    if (!isChange) return ok(buildResult(order))
    const closed = await closePresentPayment(shop, change.orderId)
    if (!closed.ok) return closed
    const written = await commitUnlessRefused(shop.db, (tx) => writeItems(shop, tx, change, closed.value))
    if (written.ok) {
      return ok(buildResult(written.value.order))
    }
    if (written.code === 'payment-moved') continue
    // The stock is gone: reopen a payment for the unchanged items.
    await switchClosedPayment(shop, closed.value, terms)
    return written
  }
  return refuse('provider-unavailable')
}

async function rehearse(shop: Shop, change: ItemChange) {
  const tried = await commitUnlessRefused(shop.db, async (tx) => {
    const written = await writeItems(shop, tx, change, null)
    return written.ok ? refuse('rehearsed', written.value) : written
  })
  return tried.code === 'rehearsed' ? ok(tried.details) : tried
}

const buildResult = ({ orderNumber, totalAmount, customerEmail }: OrderRow) => ({
  orderNumber,
  totalAmount,
  isMailed: customerEmail !== '',
})
