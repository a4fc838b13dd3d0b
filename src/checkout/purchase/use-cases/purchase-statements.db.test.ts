import { afterAll, expect, it } from 'vitest'
import { acceptPaymentWebhook } from '#payments/use-cases/accept-payment-webhook.ts'
import { getPaymentStatus } from '#payments/use-cases/get-payment-status.ts'
import { waitForSettlement } from '#payments/use-cases/settle-payment.ts'
import { countStatements } from '#platform/database/statement-count.ts'
import { openCheckoutFixture } from '../../../../tests/support/checkout-fixture.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { startCheckout } from './start-checkout.ts'

const fixture = await openCheckoutFixture(await createTestDatabase())
const { shop } = fixture
afterAll(() => fixture.close())

/** BEGIN and COMMIT included, the test provider's own as well; `npm run bench -- statements` prints them. */
const USUAL = { checkout: 11, payment: 1, settlement: 9, status: 1 }
/** With add to cart, quote and the customer recognised three times, nine more, a purchase stays within 33. */
const MOST = USUAL.checkout + USUAL.payment + USUAL.settlement + USUAL.status + 2
/** The customer's name and telephone go into their profile. */
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
  const again = await buyOne(userId)
  expect(again.statements.length, again.statements.join('\n')).toBeLessThanOrEqual(MOST)
})

it('who asks while their payment is being written down waits for it, and their order is read once', async () => {
  const { userId, checkout } = await startOne()
  await fixture.pay(checkout.clientSecret)
  const [webhook] = await fixture.takeWebhooks()
  if (!webhook) throw new Error('no webhook was sent')
  const { sessionId } = checkout
  const questions: ReturnType<typeof askForStatus>[] = []
  const askForStatus = () => countStatements(() => getPaymentStatus(asking, { userId, sessionId }))
  const outbox = { ...shop.outbox, enqueue: async () => void questions.push(askForStatus()) }
  const asking = { ...shop, outbox }
  await acceptPaymentWebhook(asking, webhook)
  const [status] = await Promise.all(questions)
  expect(status?.value).toMatchObject({ ok: true, value: { paymentStatus: 'paid' } })
  expect(status?.statements).toHaveLength(USUAL.status)
})

it('who returns while the webhook is being written down can wait for it instead of asking the provider', async () => {
  const { checkout } = await startOne()
  await fixture.pay(checkout.clientSecret)
  const [webhook] = await fixture.takeWebhooks()
  if (!webhook) throw new Error('no webhook was sent')
  const { payment_reference: reference } = await fixture.orderOf(checkout.orderId)
  expect(await waitForSettlement(shop, String(reference))).toBe(false)
  const settled = acceptPaymentWebhook(shop, webhook)
  expect(await waitForSettlement(shop, String(reference))).toBe(true)
  expect(await fixture.orderOf(checkout.orderId)).toMatchObject({ payment_status: 'paid' })
  await settled
  expect(await waitForSettlement(shop, String(reference))).toBe(false)
})
