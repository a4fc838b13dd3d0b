import type { ManualOrder } from '#orders/domain/manual-order.ts'
import { findPaymentTerms, type PaymentTerms } from '#payments/use-cases/payment-terms.ts'
import { PAYMENT_METHODS, type PaymentProvider, type ReceivedAs } from '#platform/domain/payment-method.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'

export interface ManualPayment {
  readonly method: ReceivedAs
  readonly provider: PaymentProvider
  readonly terms: PaymentTerms | null
  readonly holdHours: number | null
}

/**
 * Uses the method by which the owner was paid, otherwise the shop's first method, which the customer may
 * change.
 */
export async function findManualPayment(
  shop: Shop,
  { payment }: ManualOrder,
): Promise<Ok<ManualPayment> | Refusal<'method-unavailable'>> {
  if ('receivedAs' in payment)
    return ok({ method: payment.receivedAs, provider: 'by-hand', terms: null, holdHours: null })
  const method = PAYMENT_METHODS.find((offered) => shop.payments.takes[offered] !== null)
  if (!method) return refuse('method-unavailable')
  const terms = await findPaymentTerms(shop, method)
  if (!terms.ok) return terms
  return ok({ method, provider: terms.value.provider, terms: terms.value, holdHours: payment.holdHours })
}
