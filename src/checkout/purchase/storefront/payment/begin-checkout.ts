import { checkoutCopy } from '#checkout/purchase/copy/payment-dialog.ts'
import type { CheckoutRefusalCode } from '#checkout/purchase/domain/checkout-refusal.ts'
import type { Address } from '#delivery/addresses/domain/address.ts'
import { toShippingAddress } from '#delivery/addresses/domain/shipping-address.ts'
import type { DeliverySlot, PromisedSlot } from '#delivery/calendar/domain/shifts.ts'
import type { DatedOffer } from '#delivery/carriers/domain/offers.ts'
import { FREIGHT_PROVIDER, FREIGHT_SERVICE } from '#delivery/freight/domain/courier-settings.ts'
import type { FreightBreakdown } from '#delivery/freight/domain/freight-breakdown.ts'
import type { CartGift } from '#orders/domain/gift.ts'
import { payWithVoucherCopy } from '#orders/vouchers/copy/voucher.ts'
import type { BrowserSetup } from '#payments/providers/port.ts'
import { type Centavos, roundToCentavos } from '#platform/domain/money.ts'
import type { PaymentMethod } from '#platform/domain/payment-method.ts'
import { callFunction } from '#ui/failures/call-function.ts'
import type { ToastMessage } from '#ui/toast/toast-store.ts'
import type { OpenCheckout, PixCodeView } from './open-checkout.server.ts'

export interface CartVoucher {
  token: string
  codeEnd: string
  balance: Centavos
  used: Centavos
}

type ChosenOffer = Pick<DatedOffer, 'carrier' | 'service' | 'arrives'>

export interface Purchase {
  lines: readonly {
    productId: string
    variantId: string | null
    quantity: number
    pieces?: number
    chosenParts?: string[] | null
  }[]
  address: Address
  /** `price` is the quoted freight; `due` is the part that is charged. */
  freight: {
    label: string
    price: Centavos
    due: Centavos
    breakdown?: FreightBreakdown
    parcel?: { chosen: ChosenOffer }
    couponLabel?: string | null
  } | null
  coupon?: { label: string; amount: Centavos } | null
  voucher?: CartVoucher | null
  gift: CartGift | null
  total: Centavos
  pixTotal: Centavos
  /** Null if no slot is free; the server then refuses the order. */
  slot: PromisedSlot | null
  isPickup: boolean
  isTest?: boolean
}

export interface Recipient {
  name: string
  phone: string
  email: string
  keepsAddress?: boolean
  wantsReviewInvitations?: boolean
  /** Eleven digits for the invoice; empty if not wanted. */
  cpf?: string
  receiverCpf?: string
}

export type Beginning =
  | { ok: true; checkout: OpenCheckout }
  /**
   * `sessionId` is set if the order is already paid; `next` is the next free slot if the chosen one is
   * taken.
   */
  | {
      ok: false
      /** The response was lost, so the request may have completed the purchase. */
      isUnknown: boolean
      code: CheckoutRefusalCode | null
      toast: ToastMessage
      sessionId: string | null
      next: DeliverySlot | null
    }

interface CheckoutAnswer {
  client_secret?: string
  total_amount: number
  order_number: string
  session_id: string
  expires_at: string
  payment: BrowserSetup
  payment_method: PaymentMethod
  pix: (Omit<PixCodeView, 'expiresAt' | 'asOf'> & { expiresAt: string; asOf: string }) | null
}

interface Sending {
  send?: typeof fetch
  onLost?(): void
  wait?(ms: number): Promise<void>
}

const RESEND_AFTER_MS = [1_000, 2_000, 5_000]
const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * Retries until a response arrives. Safe, because a repeated request finds the order that the first one
 * opened.
 */
async function sendUntilAnswered(payload: object, { send, onLost, wait = sleep }: Sending) {
  let result = await callFunction<CheckoutAnswer>('create-checkout', payload, { send })
  for (const pause of RESEND_AFTER_MS) {
    if (result.ok || result.status !== 0) return result
    onLost?.()
    await wait(pause)
    result = await callFunction<CheckoutAnswer>('create-checkout', payload, { send })
  }
  return result
}

/** The displayed amounts are sent only for comparison; the server sets the prices. */
export async function beginCheckout(
  purchase: Purchase,
  recipient: Recipient,
  method: PaymentMethod,
  sending: Sending = {},
): Promise<Beginning> {
  const payload = buildPayload(purchase, recipient, method)
  const result = await sendUntilAnswered(payload, sending)
  if (!result.ok) {
    const code = (result.body.code as CheckoutRefusalCode | undefined) ?? null
    const sessionId = typeof result.body.session_id === 'string' ? result.body.session_id : null
    const next = (result.body.next_delivery as DeliverySlot | undefined) ?? null
    const isUnknown = result.status === 0 && isPaidByVoucher(purchase)
    const toast = isUnknown
      ? { ...payWithVoucherCopy.answerLost, isUncertain: true }
      : toastFor(result.status, code, result.error)
    return { ok: false, isUnknown, code, sessionId, next, toast }
  }
  const { client_secret: clientSecret } = result.body
  if (!clientSecret)
    return {
      ok: false,
      isUnknown: false,
      code: null,
      sessionId: null,
      next: null,
      toast: failure(checkoutCopy.noClientSecret),
    }
  return { ok: true, checkout: { ...openCheckout(result.body), clientSecret } }
}

function openCheckout(answer: CheckoutAnswer): Omit<OpenCheckout, 'clientSecret'> {
  const { pix } = answer
  return {
    total: roundToCentavos(answer.total_amount * 100),
    orderNumber: answer.order_number,
    sessionId: answer.session_id,
    expiresAt: new Date(answer.expires_at),
    payment: answer.payment,
    method: answer.payment_method,
    pix: pix && { ...pix, expiresAt: new Date(pix.expiresAt), asOf: new Date(pix.asOf) },
  }
}

export const totalBy = (method: PaymentMethod, { total, pixTotal }: Pick<Purchase, 'total' | 'pixTotal'>) =>
  method === 'pix' ? pixTotal : total

export const isPaidByVoucher = ({ total, voucher }: Pick<Purchase, 'total' | 'voucher'>) =>
  total === 0 && voucher != null && voucher.used > 0

function buildPayload(purchase: Purchase, recipient: Recipient, method: PaymentMethod) {
  const { name, phone, email, keepsAddress, wantsReviewInvitations, cpf, receiverCpf } = recipient
  const { lines, address, freight, gift, voucher, slot, isPickup, isTest } = purchase
  return {
    cartItems: lines.map(({ productId, variantId, quantity, chosenParts }) => ({
      product_id: productId,
      variant_id: variantId,
      quantity,
      ...(chosenParts && { chosen_parts: chosenParts }),
    })),
    customerInfo: {
      name,
      phone,
      email,
      ...(cpf && { cpf }),
      ...(receiverCpf && { receiver_cpf: receiverCpf }),
      ...(!isPickup && { address: toShippingAddress(address) }),
    },
    ...(freight && {
      shippingInfo: {
        price: freight.price / 100,
        provider: freight.parcel?.chosen.carrier ?? FREIGHT_PROVIDER,
        service: freight.parcel?.chosen.service ?? FREIGHT_SERVICE,
        breakdown: freight.breakdown,
      },
    }),
    ...(isPickup && { delivery_way: 'pickup' }),
    ...(gift && { gift: gift.fingerprint }),
    ...(voucher && voucher.used > 0 && { voucher: voucher.token }),
    ...(keepsAddress && !isPickup && { save_address: true }),
    ...(wantsReviewInvitations && { review_invitations: true }),
    expected_total: totalBy(method, purchase) / 100,
    ...(method !== 'card' && { payment_method: method }),
    ...(isTest && { is_test: true }),
    ...(slot && { delivery: { day: slot.day, shift: slot.shift } }),
  }
}

/** Toast key: a new payment message replaces an earlier failure. */
export const PAYMENT = 'payment'

const failure = (text: string): ToastMessage => ({
  title: checkoutCopy.failed,
  text,
  tone: 'destructive',
  tried: PAYMENT,
})

function toastFor(status: number, code: CheckoutRefusalCode | null, sentence: string | null): ToastMessage {
  if (status === 401) return { ...checkoutCopy.signInNeeded, tone: 'destructive', tried: PAYMENT }
  if (code === 'cart-empty') return { title: checkoutCopy.emptyCart, tone: 'destructive', tried: PAYMENT }
  if (status === 0) return failure(`${checkoutCopy.processingFailed} ${checkoutCopy.nothingTwice}`)
  return failure(sentence ?? checkoutCopy.processingFailed)
}
