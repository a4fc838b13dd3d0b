import { afterAll, describe, expect, it } from 'vitest'
import { startCheckout } from '#checkout/purchase/use-cases/start-checkout.ts'
import { openCheckoutFixture, testCard } from '../../../tests/support/checkout-fixture.ts'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { answerTestChallenge, loadTestChallenge } from './answer-test-challenge.ts'
import { getPaymentStatus } from './get-payment-status.ts'
import { payWithTestCard } from './simulate-payments.ts'

const database = await createTestDatabase()
const fixture = await openCheckoutFixture(database)
const { shop } = fixture
afterAll(() => fixture.close())

async function openSale() {
  const customer = await fixture.newCustomer()
  const candle = await fixture.newCandle({ stock: 5 })
  await fixture.putInCart(customer.id, candle.id, 1)
  const started = await startCheckout(shop, await fixture.requestFor(customer.id))
  if (!started.ok) throw new Error(`refused: ${started.code}`)
  const { payment_reference } = await fixture.orderOf(started.value.orderId)
  return { customer, ...started.value, reference: String(payment_reference) }
}

describe('payWithTestCard', () => {
  it('pays, declines with a reason, or leads to the confirmation step', async () => {
    const { clientSecret, reference } = await openSale()
    const pay = (card: Parameters<typeof testCard>[0]) =>
      payWithTestCard(shop, { clientSecret, card: testCard(card) })
    expect(await pay('declined')).toMatchObject({ code: 'declined', details: { reason: 'card-declined' } })
    expect(await pay('no-funds')).toMatchObject({
      code: 'declined',
      details: { reason: 'insufficient-funds' },
    })
    expect(await pay('asks-first')).toMatchObject({
      value: { redirectTo: `http://localhost:3000/pagamento-teste/${reference}` },
    })
    expect(await pay('good')).toMatchObject({ value: { redirectTo: null } })
  })

  it('does not exist where the provider has a form of its own', async () => {
    const { clientSecret } = await openSale()
    const shopWithoutTestCards = { ...shop, payments: { ...shop.payments, testCards: null } }
    expect(
      await payWithTestCard(shopWithoutTestCards, { clientSecret, card: testCard('good') }),
    ).toMatchObject({
      code: 'no-test-cards',
    })
  })
})

describe('the confirmation step', () => {
  async function challenged() {
    const sale = await openSale()
    await fixture.pay(sale.clientSecret, 'asks-first')
    return { ...sale, who: { userId: sale.customer.id, reference: sale.reference } }
  }

  it('approved leads back to the order, which is then paid', async () => {
    const { who, sessionId, orderNumber } = await challenged()
    expect(await loadTestChallenge(shop, { ...who, userId: null })).toBeNull()
    expect(await loadTestChallenge(shop, who)).toEqual({ orderNumber, amount: 8990, isLinked: false })
    expect(await answerTestChallenge(shop, { ...who, approved: true })).toMatchObject({
      value: { redirectTo: `http://localhost:3000/checkout/success?session_id=${sessionId}` },
    })
    expect(await getPaymentStatus(shop, { userId: who.userId, sessionId })).toMatchObject({
      value: { paymentStatus: 'paid' },
    })
  })

  it('refused leads to the cancelled checkout and keeps the order open', async () => {
    const { who, sessionId } = await challenged()
    expect(await answerTestChallenge(shop, { ...who, approved: false })).toMatchObject({
      value: { redirectTo: 'http://localhost:3000/checkout/cancel' },
    })
    expect(await getPaymentStatus(shop, { userId: who.userId, sessionId })).toMatchObject({
      value: { paymentStatus: 'failed', paymentFailure: 'authentication-failed', status: 'pending' },
    })
  })

  it('is only accessible to its customer', async () => {
    const { reference } = await challenged()
    const other = await fixture.newCustomer()
    const access = { userId: other.id, reference }
    expect(await loadTestChallenge(shop, access)).toBeNull()
    expect(await answerTestChallenge(shop, { ...access, approved: true })).toMatchObject({
      code: 'no-challenge',
    })
  })
})
