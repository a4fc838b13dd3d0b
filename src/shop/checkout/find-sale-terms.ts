import type { CheckoutRefusal } from '#domain/checkout/checkout-refusal.ts'
import { type Ok, ok, refuse } from '#domain/result.ts'
import { isoDay } from '#domain/sao-paulo-time.ts'
import { salePauseOn } from '#domain/settings/sale-pause.ts'
import { type PaymentTerms, paymentTerms } from '#shop/payments/payment-terms.ts'
import type { Shop } from '#shop/shop.ts'
import type { CheckoutFreight, CheckoutRequest } from './checkout-request.ts'
import { findCheckoutFreight } from './find-checkout-freight.ts'
import type { SaleConditions } from './sale-conditions.ts'

/** On what a sale is made: what the way costs, how it is paid, how many units may wait unpaid. */
export interface SaleTerms {
  readonly freight: CheckoutFreight
  readonly payment: PaymentTerms
  readonly mostHeldUnits: number
}

/** While the shop pauses nothing new begins; what was begun is paid at its own address. */
export async function findSaleTerms(
  shop: Pick<Shop, 'config' | 'payments'>,
  request: CheckoutRequest,
  conditions: SaleConditions,
  now: Date,
): Promise<Ok<SaleTerms> | CheckoutRefusal> {
  const { values } = conditions.settings
  const pause = salePauseOn(values, isoDay(now))
  if (pause) return refuse('shop-paused', { opensOn: pause.opensOn })
  const freight = await findCheckoutFreight(request, conditions, now)
  if (!freight.ok) return freight
  const payment = paymentTerms(shop, request.paymentMethod ?? 'card', conditions)
  if (!payment.ok) return payment
  const mostHeldUnits = Number(values.limits.holdUnits)
  return ok({ freight: freight.value, payment: payment.value, mostHeldUnits })
}
