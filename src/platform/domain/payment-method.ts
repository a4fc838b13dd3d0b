import { type Centavos, roundToCentavos } from './money.ts'

/** The ways of payment, as the order keeps them. */
export const PAYMENT_METHODS = ['pix', 'card'] as const

export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** What the owner received themselves may have been cash. */
export const RECEIVED_AS = ['cash', ...PAYMENT_METHODS] as const

export type ReceivedAs = (typeof RECEIVED_AS)[number]

/** What a paid order was paid with; 'voucher' where that paid all of it. */
export const PAID_WITH = [...RECEIVED_AS, 'voucher'] as const

export type PaidWith = (typeof PAID_WITH)[number]

/** Who takes the money: a provider, its stand-in, the owner's bank by their own Pix key, their own hand; nobody for a voucher. */
export type PaymentProvider = 'stripe' | 'offline' | 'pix-key' | 'by-hand' | 'voucher'

/** Money that came by the owner's own key, or into their hand, only they can give back. */
export function isRefundedByHand(provider: string): boolean {
  return provider === 'pix-key' || provider === 'by-hand'
}

/** The way by which an order that waits is to be paid: cash is received and a voucher spent, never waited for. */
export function payableMethod(method: PaidWith): PaymentMethod {
  if (method === 'cash' || method === 'voucher') throw new Error(`${method} is not opened at a provider`)
  return method
}

export const LARGEST_PIX_DISCOUNT_PERCENT = 30

export function isPixDiscountPercent(percent: number): boolean {
  return Number.isInteger(percent) && percent >= 0 && percent <= LARGEST_PIX_DISCOUNT_PERCENT
}

/** Rounded once, on all the candles together; the freight has no discount. */
export function pixDiscountOf(candles: Centavos, percent: number): Centavos {
  return roundToCentavos((candles * percent) / 100)
}

/** 'R$ 94,90 no Pix': one candle's price, or a cart's. */
export function pixPriceOf(candles: Centavos, percent: number): Centavos {
  return candles - pixDiscountOf(candles, percent)
}
