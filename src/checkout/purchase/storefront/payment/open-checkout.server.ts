import type { BrowserSetup } from '#payments/providers/port.ts'
import type { ShownPixCode, StartedCheckout } from '#payments/use-cases/order-payment.ts'
import type { Centavos } from '#platform/domain/money.ts'
import type { PaymentMethod } from '#platform/domain/payment-method.ts'
import { drawQrCode } from '#platform/draw-qr-code.ts'
import type { Shop } from '#platform/shop.ts'

export interface PixCodeView extends ShownPixCode {
  /** Server time of the response, because the device's clock may be wrong. */
  asOf: Date
  image: string
}

export interface OpenCheckout {
  clientSecret: string
  total: Centavos
  orderNumber: string
  sessionId: string
  expiresAt: Date
  payment: BrowserSetup
  method: PaymentMethod
  /** Null for card payments and for expired codes. */
  pix: PixCodeView | null
  linkKey?: string
}

export function openCheckout(shop: Shop, started: StartedCheckout): OpenCheckout {
  const { clientSecret, totalAmount: total, orderNumber, sessionId, holdExpiresAt: expiresAt } = started
  const { browserSetup: payment, paymentMethod: method } = started
  const pix = pixCodeView(shop, started)
  return { clientSecret, total, orderNumber, sessionId, expiresAt, payment, method, pix }
}

export function pixCodeView(shop: Shop, { pix }: Pick<StartedCheckout, 'pix'>): PixCodeView | null {
  return pix && { ...pix, asOf: shop.clock.now(), image: imageAddress(drawQrCode(pix.copyPaste)) }
}

const ESCAPED: Readonly<Record<string, string>> = { '"': "'", '#': '%23', '<': '%3C', '>': '%3E' }

/**
 * Inlined, so that a broken connection cannot separate the code from its image. Escapes only what a URL
 * cannot contain.
 */
function imageAddress(svg: string): string {
  return `data:image/svg+xml,${svg.replace(/["#<>]/g, (mark) => ESCAPED[mark] ?? mark)}`
}
