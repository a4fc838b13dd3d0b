import { paymentSettings } from '#database/schema/payments.ts'
import { holdMinutesOf } from '#domain/checkout/hold.ts'
import type { PaymentMethod, PaymentProvider } from '#domain/checkout/payment-method.ts'
import type { Centavos } from '#domain/money.ts'
import { pixDiscountOf } from '#domain/pix/pix-discount.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/result.ts'
import type { Shop } from '#shop/shop.ts'

/** What holds for one way of payment: who takes it, what it takes off the candles, how long the units wait. */
export interface PaymentTerms {
  readonly method: PaymentMethod
  readonly provider: PaymentProvider
  readonly discountPercent: number
  readonly holdMinutes: number
}

export async function findPaymentTerms(
  shop: Shop,
  method: PaymentMethod,
): Promise<Ok<PaymentTerms> | Refusal<'method-unavailable'>> {
  const provider = shop.payments.takes[method]
  if (!provider) return refuse('method-unavailable')
  const discountPercent = method === 'pix' ? await loadPixDiscountPercent(shop) : 0
  const holdMinutes = holdMinutesOf(provider, shop.config.ownPixKey?.holdMinutes ?? 0)
  return ok({ method, provider, discountPercent, holdMinutes })
}

/** What the owner set, else what the environment says; 0 where nobody takes Pix. */
export async function loadPixDiscountPercent(
  shop: Pick<Shop, 'db' | 'config' | 'payments'>,
): Promise<number> {
  if (!shop.payments.takes.pix) return 0
  const [row] = await shop.db.select({ percent: paymentSettings.pixDiscountPercent }).from(paymentSettings)
  return row?.percent ?? shop.config.pixDiscountPercent
}

export function discountUnder({ discountPercent }: PaymentTerms, candles: Centavos): Centavos {
  return pixDiscountOf(candles, discountPercent)
}
