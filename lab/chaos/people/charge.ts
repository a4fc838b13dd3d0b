import { setTimeout as pause } from 'node:timers/promises'
import { StripeRefusal } from '../../fakes/fake-stripe-ledger.ts'
import type { Checkout, Customer } from './customer.ts'
import type { PurchasePlan } from './purchase-plan.ts'

export interface Purchase {
  readonly purchase: string
  readonly plan: PurchasePlan
  readonly checkout: Checkout
  readonly body: Parameters<Customer['press']>[0]
}

const GOOD_CARD = 'pm_card_visa'
const DAWDLES_MS = 8_000

/** Waits until the clock jumps past the hold, or until a time limit. */
export async function dawdle({ environment: { clock } }: Customer): Promise<void> {
  const { era } = clock
  for (let waited = 0; waited < DAWDLES_MS && clock.era === era; waited += 100) await pause(100)
}

export async function confirm(customer: Customer, { purchase, checkout }: Purchase): Promise<boolean> {
  const answer = customer.environment.provider.confirmAsBrowser(checkout.clientSecret, GOOD_CARD)
  if (answer instanceof StripeRefusal) return false
  return recordCharge(customer, purchase, answer.id)
}

export function recordCharge(customer: Customer, purchase: string, reference: string): true {
  customer.environment.acknowledged.charged.push({ purchase, reference })
  return true
}
