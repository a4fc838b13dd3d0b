import { checkoutCopy } from '#copy/payment-dialog.ts'
import type { Address } from '#domain/address/address.ts'
import { toShippingAddress } from '#domain/address/shipping-address.ts'
import type { CheckoutRefusalCode } from '#domain/checkout/checkout-refusal.ts'
import { FREIGHT_PROVIDER, FREIGHT_SERVICE } from '#domain/freight/courier-settings.ts'
import type { FreightBreakdown } from '#domain/freight/freight-breakdown.ts'
import { type Centavos, roundToCentavos } from '#domain/money.ts'
import type { BrowserSetup } from '#integrations/payments/port.ts'
import { callFunction } from '#web/kit/call-function.ts'
import type { ToastMessage } from '#web/kit/toast/toast-store.ts'

/** What is about to be bought, as it stands on the page. */
export interface Purchase {
  lines: readonly { productId: string; variantId: string | null; quantity: number }[]
  address: Address
  freight: { price: Centavos; breakdown: FreightBreakdown } | null
  total: Centavos
}

export interface Recipient {
  name: string
  phone: string
  email: string
}

/** An order that waits for its payment. */
export interface OpenCheckout {
  clientSecret: string
  total: Centavos
  orderNumber: string
  sessionId: string
  expiresAt: Date
  payment: BrowserSetup
}

export type Beginning =
  | { ok: true; checkout: OpenCheckout }
  /** `sessionId` where the order turned out to be paid already. */
  | { ok: false; code: CheckoutRefusalCode | null; toast: ToastMessage; sessionId: string | null }

interface CheckoutAnswer {
  client_secret?: string
  total_amount: number
  order_number: string
  session_id: string
  expires_at: string
  payment: BrowserSetup
}

/** Asks the server to hold the candles and open the payment; what she sees goes along as a check, never as a price. */
export async function beginCheckout(
  purchase: Purchase,
  recipient: Recipient,
  send?: typeof fetch,
): Promise<Beginning> {
  const result = await callFunction<CheckoutAnswer>('create-checkout', payloadOf(purchase, recipient), {
    send,
  })
  if (!result.ok) {
    const code = (result.body.code as CheckoutRefusalCode | undefined) ?? null
    const sessionId = typeof result.body.session_id === 'string' ? result.body.session_id : null
    return { ok: false, code, sessionId, toast: toastFor(result.status, code, result.error) }
  }
  const {
    client_secret: clientSecret,
    total_amount,
    order_number,
    session_id,
    expires_at,
    payment,
  } = result.body
  if (!clientSecret)
    return { ok: false, code: null, sessionId: null, toast: failure(checkoutCopy.noClientSecret) }
  return {
    ok: true,
    checkout: {
      clientSecret,
      total: roundToCentavos(total_amount * 100),
      orderNumber: order_number,
      sessionId: session_id,
      expiresAt: new Date(expires_at),
      payment,
    },
  }
}

function payloadOf({ lines, address, freight, total }: Purchase, { name, phone, email }: Recipient) {
  return {
    cartItems: lines.map(({ productId, variantId, quantity }) => ({
      product_id: productId,
      variant_id: variantId,
      quantity,
    })),
    customerInfo: { name, phone, email, address: toShippingAddress(address) },
    ...(freight && {
      shippingInfo: {
        price: freight.price / 100,
        provider: FREIGHT_PROVIDER,
        service: FREIGHT_SERVICE,
        breakdown: freight.breakdown,
      },
    }),
    expected_total: total / 100,
  }
}

const failure = (text: string): ToastMessage => ({ title: checkoutCopy.failed, text, tone: 'destructive' })

function toastFor(status: number, code: CheckoutRefusalCode | null, sentence: string | null): ToastMessage {
  if (status === 401) return { ...checkoutCopy.signInNeeded, tone: 'destructive' }
  if (code === 'cart-empty') return { title: checkoutCopy.emptyCart, tone: 'destructive' }
  return failure(sentence ?? checkoutCopy.processingFailed)
}

/** Refusals after which the page itself must be looked at again. */
const ABOUT_THE_CART: ReadonlySet<CheckoutRefusalCode | null> = new Set([
  'cart-empty',
  'cart-changed',
  'product-unavailable',
  'out-of-stock',
  'price-changed',
  'total-changed',
])

export const isAboutTheCart = (code: CheckoutRefusalCode | null) => ABOUT_THE_CART.has(code)

/** Refusals after which address and freight must be looked at again; the owner may have switched the courier off or on. */
const ABOUT_THE_FREIGHT: ReadonlySet<CheckoutRefusalCode | null> = new Set([
  'freight-missing',
  'freight-stale',
  'courier-off',
  'address-not-found',
  'outside-city',
])

export const isAboutTheFreight = (code: CheckoutRefusalCode | null) => ABOUT_THE_FREIGHT.has(code)
