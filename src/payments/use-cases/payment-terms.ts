import { sql } from 'drizzle-orm'
import type { WorkSchedule } from '#delivery/calendar/domain/workshop-calendar.ts'
import { loadSchedule } from '#delivery/calendar/use-cases/load-delivery-constraints.ts'
import { chooseHoldMinutes } from '#orders/domain/hold.ts'
import type { HoldRule } from '#orders/domain/own-key-hold.ts'
import { paymentSettings } from '#orders/schema/payments.ts'
import type { Centavos } from '#platform/domain/money.ts'
import {
  calculatePixDiscount,
  PAYMENT_METHODS,
  type PaymentMethod,
  type PaymentProvider,
} from '#platform/domain/payment-method.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { loadSettings, type SettingsReader, type ShopSettings } from '#settings/use-cases/load-settings.ts'

export interface PaymentTerms {
  readonly method: PaymentMethod
  readonly provider: PaymentProvider
  readonly discountPercent: number
  readonly hold: HoldRule
}

type Stored = Pick<ShopSettings, 'values'>

export function paymentTerms(
  shop: Pick<Shop, 'config' | 'payments'>,
  method: PaymentMethod,
  conditions: { settings: Stored; pixDiscount: number | null; schedule: WorkSchedule },
): Ok<PaymentTerms> | Refusal<'method-unavailable'> {
  const provider = shop.payments.takes[method]
  if (!provider) return refuse('method-unavailable')
  const { pixDiscount } = conditions
  const discountPercent = method === 'pix' ? paymentChoice(shop, pixDiscount).pixDiscountPercent : 0
  return ok({ method, provider, discountPercent, hold: holdRule(provider, conditions) })
}

function holdRule(
  provider: PaymentProvider,
  { settings, schedule }: { settings: Stored; schedule: WorkSchedule },
): HoldRule {
  const { pixHoldMinutes, pixHoldUntil: time } = settings.values.limits
  return {
    minutes: chooseHoldMinutes(provider, Number(pixHoldMinutes)),
    look: provider === 'pix-key' && time ? { time, schedule } : null,
  }
}

export async function ownKeyHold(shop: SettingsReader): Promise<HoldRule> {
  return holdRule('pix-key', { settings: await loadSettings(shop), schedule: await loadSchedule(shop.db) })
}

export async function findPaymentTerms(
  shop: Shop,
  method: PaymentMethod,
): Promise<Ok<PaymentTerms> | Refusal<'method-unavailable'>> {
  const pixDiscount = method === 'pix' ? await loadPixDiscountPercent(shop) : null
  const [settings, schedule] = [await loadSettings(shop), await loadSchedule(shop.db)]
  return paymentTerms(shop, method, { settings, pixDiscount, schedule })
}

export interface PaymentChoice {
  readonly methods: readonly PaymentMethod[]
  readonly pixDiscountPercent: number
  /** True for the owner's own key, where no provider reports the money. */
  readonly isPixByHand: boolean
}

/** Column for other queries, to save a query per page. Null if the owner has set no discount. */
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
    isPixByHand: takes.pix === 'pix-key',
  }
}

/** Owner's setting, otherwise the environment's default; 0 if Pix is not available. */
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
  return calculatePixDiscount(candles, discountPercent)
}
