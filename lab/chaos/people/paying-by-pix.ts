import { StripeRefusal } from '../../fakes/fake-stripe-ledger.ts'
import { confirm, dawdle, type Purchase, recordCharge } from './charge.ts'
import type { Customer } from './customer.ts'
import type { PixEnding } from './purchase-plan.ts'

type HowPaid = { late?: boolean; received?: (amount: number) => number }

export function payByPix(customer: Customer, purchase: Purchase, ending: PixEnding): Promise<boolean> {
  return endings[ending](customer, purchase)
}

const endings: Readonly<Record<PixEnding, (customer: Customer, purchase: Purchase) => Promise<boolean>>> = {
  pays: payCode,
  'closes-window': payCode,
  async late(customer, purchase) {
    await dawdle(customer)
    return payCode(customer, purchase, { late: true })
  },
  twice: (customer, purchase) => payCode(customer, purchase, { received: (amount) => 2 * amount }),
  'too-much': (customer, purchase) => payCode(customer, purchase, { received: (amount) => amount + 10 }),
  'too-little': (customer, purchase) => payCode(customer, purchase, { received: (amount) => amount - 1 }),
  'changes-to-card': changeToCard,
  async 'pays-both'(customer, purchase) {
    const byCard = await changeToCard(customer, purchase)
    const byPix = await payCode(customer, purchase, { late: true })
    return byCard || byPix
  },
  abandons: async () => false,
}

export async function payCode(
  customer: Customer,
  { purchase, checkout }: Pick<Purchase, 'purchase' | 'checkout'>,
  { late = false, received }: HowPaid = {},
): Promise<boolean> {
  const { ledger } = customer.environment.provider
  const reference = checkout.clientSecret.split('_secret_')[0] ?? ''
  const { amount } = ledger.find(reference)
  const receivedAmount = received?.(amount) ?? amount
  try {
    ledger.payPix(reference, { late, received: receivedAmount })
  } catch (error) {
    if (error instanceof StripeRefusal) return false
    throw error
  }
  if (receivedAmount !== amount) {
    const kind = receivedAmount < amount ? 'pix-underpaid' : 'pix-overpaid'
    customer.environment.acknowledged.otherAmounts.push({ reference, kind })
  }
  return receivedAmount >= amount && recordCharge(customer, purchase, reference)
}

async function changeToCard(customer: Customer, purchase: Purchase): Promise<boolean> {
  const submission = await customer.press({ ...purchase.body, payment_method: 'card' })
  return submission.kind === 'started' && confirm(customer, { ...purchase, checkout: submission.checkout })
}
