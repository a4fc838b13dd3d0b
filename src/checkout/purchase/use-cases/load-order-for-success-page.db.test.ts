import { afterAll, describe, expect, it } from 'vitest'
import { getPaymentStatus } from '#payments/use-cases/get-payment-status.ts'
import { openCheckoutFixture } from '../../../../tests/support/checkout-fixture.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { loadOrderForSuccessPage } from './load-order-for-success-page.ts'
import { startCheckout } from './start-checkout.ts'

const database = await createTestDatabase()
const fixture = await openCheckoutFixture(database)
const { shop } = fixture
afterAll(() => fixture.close())

describe('loadOrderForSuccessPage', () => {
  it('needs a session id and somebody signed in', async () => {
    const customer = await fixture.newCustomer()
    expect(await loadOrderForSuccessPage(shop, { userId: null, sessionId: 'x' })).toMatchObject({
      code: 'session-invalid',
    })
    expect(await loadOrderForSuccessPage(shop, { userId: customer.id, sessionId: null })).toMatchObject({
      code: 'session-invalid',
    })
    expect(await loadOrderForSuccessPage(shop, { userId: customer.id, sessionId: 'x' })).toMatchObject({
      code: 'order-not-found',
    })
  })

  it('sends a buyer to the cancelled checkout if the confirmation failed', async () => {
    const customer = await fixture.newCustomer()
    const candle = await fixture.newCandle({ stock: 2 })
    await fixture.putInCart(customer.id, candle.id, 1)
    const started = await startCheckout(shop, await fixture.requestFor(customer.id))
    if (!started.ok) throw new Error(`refused: ${started.code}`)
    const { sessionId, orderId, clientSecret } = started.value
    await fixture.pay(clientSecret, 'asks-first')
    expect(await loadOrderForSuccessPage(shop, { userId: customer.id, sessionId })).toMatchObject({
      value: { paymentStatus: 'pending' },
    })
    const { payment_reference } = await fixture.orderOf(orderId)
    await fixture.payments.testCards?.answerChallenge(String(payment_reference), false)
    await getPaymentStatus(shop, { userId: customer.id, sessionId })
    expect(await loadOrderForSuccessPage(shop, { userId: customer.id, sessionId })).toMatchObject({
      code: 'payment-failed',
    })
  })

  it('waits for a second card after a declined one, and changes nothing by looking', async () => {
    const customer = await fixture.newCustomer()
    const candle = await fixture.newCandle({ stock: 2 })
    await fixture.putInCart(customer.id, candle.id, 1)
    const started = await startCheckout(shop, await fixture.requestFor(customer.id))
    if (!started.ok) throw new Error(`refused: ${started.code}`)
    const { sessionId, orderId, clientSecret } = started.value
    const access = { userId: customer.id, sessionId }
    await fixture.pay(clientSecret, 'declined')
    await getPaymentStatus(shop, access)
    await fixture.pay(clientSecret)
    expect(await loadOrderForSuccessPage(shop, access)).toMatchObject({ value: { paymentStatus: 'pending' } })
    expect(await fixture.orderOf(orderId)).toMatchObject({ payment_status: 'failed' })
    await getPaymentStatus(shop, access)
    expect(await loadOrderForSuccessPage(shop, access)).toMatchObject({ value: { paymentStatus: 'paid' } })
  })
})
