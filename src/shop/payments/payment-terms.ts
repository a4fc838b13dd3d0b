import { sql } from 'drizzle-orm'
import { paymentSettings } from '#database/schema/payments.ts'
import {
  PAYMENT_METHODS,
  type PaymentMethod,
  type PaymentProvider,
  pixDiscountOf,
} from '#domain/checkout/payment-method.ts'
import type { Centavos } from '#domain/money.ts'
import { holdMinutesOf } from '#domain/orders/hold.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/result.ts'
import { loadSettings, type ShopSettings } from '#shop/settings/load-settings.ts'
import type { Shop } from '#shop/shop.ts'

/** What holds for one way of payment: who takes it, what it takes off the candles, how long the units wait. */
export interface PaymentTerms {
  readonly method: PaymentMethod
  readonly provider: PaymentProvider
  readonly discountPercent: number
  readonly holdMinutes: number
}

type Stored = Pick<ShopSettings, 'values'>

/** From what was read of the database for this very sale. */
export function paymentTerms(
  shop: Pick<Shop, 'config' | 'payments'>,
  method: PaymentMethod,
  { settings, pixDiscount }: { settings: Stored; pixDiscount: number | null },
): Ok<PaymentTerms> | Refusal<'method-unavailable'> {
  const provider = shop.payments.takes[method]
  if (!provider) return refuse('method-unavailable')
  const discountPercent = method === 'pix' ? paymentChoice(shop, pixDiscount).pixDiscountPercent : 0
  const holdMinutes = holdMinutesOf(provider, Number(settings.values.limits.pixHoldMinutes))
  return ok({ method, provider, discountPercent, holdMinutes })
}

export async function findPaymentTerms(
  shop: Shop,
  method: PaymentMethod,
): Promise<Ok<PaymentTerms> | Refusal<'method-unavailable'>> {
  const pixDiscount = method === 'pix' ? await loadPixDiscountPercent(shop) : null
  return paymentTerms(shop, method, { settings: await loadSettings(shop), pixDiscount })
}

/** The ways of payment that a customer may choose from, Pix first, and what Pix takes off. */
export interface PaymentChoice {
  readonly methods: readonly PaymentMethod[]
  readonly pixDiscountPercent: number
}

/** Put into another statement's columns, because a page has few statements. Null where the owner has set nothing. */
export const storedPixDiscount = sql<
  number | null
>`(select ${paymentSettings.pixDiscountPercent} from ${paymentSettings})`

export function paymentChoice(
  { config, payments: { takes } }: Pick<Shop, 'config' | 'payments'>,
  stored: number | null,
): PaymentChoice {
  return {
    methods: PAYMENT_METHODS.filter((method) => takes[method] !== null),
    pixDiscountPercent: takes.pix ? (stored ?? config.pixDiscountPercent) : 0,
  }
}

/** What the owner set, else what the environment says; 0 where nobody takes Pix. */
export async function loadPixDiscountPercent(
  shop: Pick<Shop, 'db' | 'config' | 'payments'>,
): Promise<number> {
  return (await loadPaymentChoice(shop)).pixDiscountPercent
}

export async function loadPaymentChoice(
  shop: Pick<Shop, 'db' | 'config' | 'payments'>,
): Promise<PaymentChoice> {
  const [row] = await shop.db.select({ percent: paymentSettings.pixDiscountPercent }).from(paymentSettings)
  return paymentChoice(shop, row?.percent ?? null)
}

export function discountUnder({ discountPercent }: PaymentTerms, candles: Centavos): Centavos {
  return pixDiscountOf(candles, discountPercent)
}
