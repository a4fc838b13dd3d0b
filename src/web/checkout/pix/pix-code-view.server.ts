import { drawQrCode } from '#shop/draw-qr-code.ts'
import type { StartedCheckout } from '#shop/payments/order-payment.ts'
import type { Shop } from '#shop/shop.ts'
import type { PixCodeView } from '#web/checkout/payment/begin-checkout.ts'

/** Null for a card, and for a code that has ended. */
export function pixCodeView(shop: Shop, { pix }: Pick<StartedCheckout, 'pix'>): PixCodeView | null {
  return pix && { ...pix, asOf: shop.clock.now(), image: imageAddress(drawQrCode(pix.copyPaste)) }
}

const ESCAPED: Readonly<Record<string, string>> = { '"': "'", '#': '%23', '<': '%3C', '>': '%3E' }

/** Inside the page, so that a broken connection cannot leave the code without its image; only what an address cannot hold is escaped. */
function imageAddress(svg: string): string {
  return `data:image/svg+xml,${svg.replace(/["#<>]/g, (mark) => ESCAPED[mark] ?? mark)}`
}
