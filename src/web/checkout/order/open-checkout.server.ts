import { drawQrCode } from '#shop/draw-qr-code.ts'
import type { StartedCheckout } from '#shop/payments/order-payment.ts'
import type { Shop } from '#shop/shop.ts'
import type { OpenCheckout, PixCodeView } from '#web/checkout/payment/begin-checkout.ts'

/** What a page needs of an order that waits for its payment. */
export function openCheckout(shop: Shop, started: StartedCheckout): OpenCheckout {
  const { clientSecret, totalAmount: total, orderNumber, sessionId, holdExpiresAt: expiresAt } = started
  const { browserSetup: payment, paymentMethod: method } = started
  const pix = pixCodeView(shop, started)
  return { clientSecret, total, orderNumber, sessionId, expiresAt, payment, method, pix }
}

/** Null for a card, and for a code that has ended. */
export function pixCodeView(shop: Shop, { pix }: Pick<StartedCheckout, 'pix'>): PixCodeView | null {
  return pix && { ...pix, asOf: shop.clock.now(), image: imageAddress(drawQrCode(pix.copyPaste)) }
}

const ESCAPED: Readonly<Record<string, string>> = { '"': "'", '#': '%23', '<': '%3C', '>': '%3E' }

/** Inside the page, so that a broken connection cannot leave the code without its image; only what an address cannot hold is escaped. */
function imageAddress(svg: string): string {
  return `data:image/svg+xml,${svg.replace(/["#<>]/g, (mark) => ESCAPED[mark] ?? mark)}`
}
