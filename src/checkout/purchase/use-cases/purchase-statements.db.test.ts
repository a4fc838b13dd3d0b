import { afterAll, expect, it } from 'vitest'
import { acceptPaymentWebhook } from '#payments/use-cases/accept-payment-webhook.ts'
import { getPaymentStatus } from '#payments/use-cases/get-payment-status.ts'
import { countStatements } from '#platform/database/statement-count.ts'
import { openCheckoutFixture } from '../../../../tests/support/checkout-fixture.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { startCheckout } from './start-checkout.ts'

const fixture = await openCheckoutFixture(await createTestDatabase())
const { shop } = fixture
afterAll(() => fixture.close())

/** Includes BEGIN, COMMIT and the test provider's statements. `npm run bench -- statements` lists them. */
const USUAL = { checkout: 11, payment: 1, settlement: 9, status: 1 }
/** Add to cart, quote and three visitor lookups take nine more statements, so a purchase needs at most 33. */
const MOST = USUAL.checkout + USUAL.payment + USUAL.settlement + USUAL.status + 2
const MORE_FOR_THE_FIRST_ORDER = 1

async function startOne(userId?: string) {
  if (!userId) return startOne((await fixture.newCustomer()).id)
  const candle = await fixture.newCandle({ stock: 5, sizes: { '120 g': -3000, '180 g': 0 } })
  await fixture.putInCart(userId, candle.id, 1, candle.sizes['180 g'])
  const request = await fixture.requestFor(userId)
  const { value: started, statements } = await countStatements(() => startCheckout(shop, request))
  if (!started.ok) throw new Error(started.code)
  return { userId, checkout: started.value, statements }
}

async function buyOne(userId?: string) {
  const started = await startOne(userId)
  const { checkout } = started
  const paid = await countStatements(async () => fixture.pay(checkout.clientSecret))
  const [webhook] = await fixture.takeWebhooks()
  if (!webhook) throw new Error('no webhook was sent')
  const settled = await countStatements(() => acceptPaymentWebhook(shop, webhook))
  const request = { userId: started.userId, sessionId: checkout.sessionId }
  const status = await countStatements(() => getPaymentStatus(shop, request))
  expect(status.value).toMatchObject({ ok: true, value: { paymentStatus: 'paid' } })
  const steps = [started, paid, settled, status]
  return { userId: started.userId, statements: steps.flatMap(({ statements }) => statements) }
}

it('a purchase sends no more statements than it needs', async () => {
  const { userId, statements } = await buyOne()
  expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(MOST + MORE_FOR_THE_FIRST_ORDER)
  const secondPurchase = await buyOne(userId)
  expect(secondPurchase.statements.length, secondPurchase.statements.join('\n')).toBeLessThanOrEqual(MOST)
})
