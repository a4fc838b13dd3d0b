import type Stripe from 'stripe'
import type { Centavos } from '#domain/money.ts'
import { underNextKey } from './stripe-client.ts'

/**
 * One refund for one key. Stripe forgets its keys after a day and answers an error of its own for as long, so that the refund
 * carries its key itself and is looked for before another is made.
 */
export async function createRefund(
  stripe: Stripe,
  { reference, amount, key }: { reference: string; amount: Centavos | null; key: string },
): Promise<Stripe.Refund> {
  const params = {
    payment_intent: reference,
    metadata: { refund_key: key },
    ...(amount !== null && { amount }),
  }
  return underNextKey(key, async (idempotencyKey) => {
    const made = await findRefund(stripe, reference, key)
    return made ?? stripe.refunds.create(params, { idempotencyKey })
  })
}

async function findRefund(
  stripe: Stripe,
  reference: string,
  key: string,
): Promise<Stripe.Refund | undefined> {
  const { data } = await stripe.refunds.list({ payment_intent: reference, limit: 100 })
  return data.find(({ metadata, status }) => metadata?.refund_key === key && status !== 'failed')
}
