import type { BrowserSetup } from '#payments/providers/port.ts'
import type { ShownPixCode, StartedCheckout } from '#payments/use-cases/order-payment.ts'
import type { Centavos } from '#platform/domain/money.ts'
import type { PaymentMethod } from '#platform/domain/payment-method.ts'
import { drawQrCode } from '#platform/draw-qr-code.ts'
import type { Shop } from '#platform/shop.ts'

/** A Pix code as the browser shows it. */
export interface PixCodeView extends ShownPixCode {
  /** The server's time when it answered: the clock of a phone may be wrong. */
  asOf: Date
  /** The QR code, as the address of an image. */
  image: string
}

/** An order that waits for its payment. */
export interface OpenCheckout {
  clientSecret: string
  total: Centavos
  orderNumber: string
  sessionId: string
  expiresAt: Date
  payment: BrowserSetup
  method: PaymentMethod
  /** Null for a card, and for a Pix code that has ended. */
  pix: PixCodeView | null
  /** The key of the order's link, by which somebody pays without an account. */
  linkKey?: string
}

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
