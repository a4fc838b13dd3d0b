import type { StartedCheckout } from '#shop/payments/order-payment.ts'
import type { Shop } from '#shop/shop.ts'
import type { OpenCheckout } from '#web/checkout/payment/begin-checkout.ts'
import { pixCodeView } from '#web/checkout/pix/pix-code-view.server.ts'

/** What a page needs of an order that waits for its payment. */
export function openCheckout(shop: Shop, started: StartedCheckout): OpenCheckout {
  const { clientSecret, totalAmount: total, orderNumber, sessionId, holdExpiresAt: expiresAt } = started
  const { browserSetup: payment, paymentMethod: method } = started
  const pix = pixCodeView(shop, started)
  return { clientSecret, total, orderNumber, sessionId, expiresAt, payment, method, pix }
}
