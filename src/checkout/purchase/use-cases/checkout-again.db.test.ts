import { afterAll, describe, expect, it } from 'vitest'
import { addToCart } from '#checkout/cart/use-cases/add-to-cart.ts'
import { changeQuantity } from '#checkout/cart/use-cases/change-cart.ts'
import { loadCart } from '#checkout/cart/use-cases/load-cart.ts'
import { expireHolds } from '#payments/use-cases/expire-holds.ts'
import { openCheckoutFixture, TEST_ADDRESS } from '../../../../tests/support/checkout-fixture.ts'
import { checkoutSteps } from '../../../../tests/support/checkout-steps.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { startCheckout } from './start-checkout.ts'

const database = await createTestDatabase()
const fixture = await openCheckoutFixture(database)
const { shop } = fixture
const { customerWith, start, started } = checkoutSteps(fixture)
afterAll(() => fixture.close())

async function untilSomebodyWaits(): Promise<void> {
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  while ((await database.pool.query(waiting)).rowCount === 0);
}

describe('the same customer at the checkout again', () => {
  it('distinguishes two clicks on the same payment, also if the provider opened one for each', async () => {
    const { customer } = await customerWith(5, 1)
    const request = await fixture.requestFor(customer.id)
    const areBothOpen = Promise.withResolvers<void>()
    let opened = 0
    const createPayment: typeof shop.payments.createPayment = async (request) => {
      opened += 1
      const idempotencyKey = `${request.idempotencyKey}:${opened}`
      if (opened === 2) areBothOpen.resolve()
      await areBothOpen.promise
      return shop.payments.createPayment({ ...request, idempotencyKey })
    }
    const payments: typeof shop.payments = Object.assign(Object.create(shop.payments), { createPayment })
    const press = () => startCheckout({ ...shop, payments }, request)
    const secrets = (await Promise.all([press(), press()])).map(
      (answer) => answer.ok && answer.value.clientSecret,
    )
    expect(opened).toBe(2)
    expect(secrets[0]).toEqual(expect.any(String))
    expect(secrets[1]).toBe(secrets[0])
  })

  it('does not sell again what is being settled while the button is pressed', async () => {
    const { customer } = await customerWith(5, 2)
    const first = await started(customer.id)
    const request = await fixture.requestFor(customer.id)
    const webhook = await database.pool.connect()
    await webhook.query('begin')
    await webhook.query(
      `with payment as (update payments set status = 'paid' where order_id = $1)
       update orders set status = 'processing', payment_status = 'paid', hold_expires_at = null where id = $1`,
      [first.orderId],
    )
    await webhook.query('delete from cart_items where user_id = $1', [customer.id])
    const pressedAgain = startCheckout(shop, request)
    await untilSomebodyWaits()
    await webhook.query('commit')
    webhook.release()
    expect(await pressedAgain).toMatchObject({ ok: false, code: 'cart-changed' })
    const { rows } = await database.pool.query('select id from orders where user_id = $1', [customer.id])
    expect(rows).toEqual([{ id: first.orderId }])
  })

  it('makes one order of a double click', async () => {
    const { customer, candle } = await customerWith(5, 2)
    const results = await Promise.all(Array.from({ length: 8 }, () => started(customer.id)))
    expect(new Set(results.map((result) => result.orderId)).size).toBe(1)
    expect(new Set(results.map((result) => result.clientSecret)).size).toBe(1)
    expect(await fixture.stockOf(candle.id)).toBe(3)
  })

  it('resumes the same order after the dialog was closed, with the last unit', async () => {
    const { customer, candle } = await customerWith(1, 1)
    const first = await started(customer.id)
    expect(await fixture.stockOf(candle.id)).toBe(0)
    fixture.passMinutes(10)
    const second = await started(customer.id, {
      customer: { name: 'Helena M. Prado', email: null, phone: null, address: TEST_ADDRESS },
    })
    expect(second).toMatchObject({ orderId: first.orderId, clientSecret: first.clientSecret })
    expect(second.holdExpiresAt).toEqual(first.holdExpiresAt)
    expect(await fixture.stockOf(candle.id)).toBe(0)
    expect(await fixture.orderOf(first.orderId)).toMatchObject({ customer_name: 'Helena M. Prado' })
  })

  it('keeps the held units for the customer’s own cart', async () => {
    const { customer, candle } = await customerWith(2, 2)
    await started(customer.id)
    const cart = await loadCart(shop, { userId: customer.id })
    expect(cart.lines).toMatchObject([{ stockQuantity: 2, notice: null }])
    const line = { userId: customer.id, lineId: cart.lines[0]?.id ?? '' }
    expect(await changeQuantity(shop, { ...line, quantity: 3 })).toMatchObject({ code: 'not-enough-stock' })
    expect(await changeQuantity(shop, { ...line, quantity: 1 })).toMatchObject({ ok: true })
    const choice = { productId: candle.id, variantId: null, quantity: 1 }
    expect(await addToCart(shop, { userId: customer.id, ...choice })).toMatchObject({ ok: true })
    expect(await addToCart(shop, { userId: customer.id, ...choice })).toMatchObject({
      code: 'not-enough-stock',
    })
    const other = await fixture.newCustomer()
    expect(await addToCart(shop, { userId: other.id, ...choice })).toMatchObject({ code: 'out-of-stock' })
  })

  it('lets another card pay after a decline, on the same order', async () => {
    const { customer } = await customerWith(1, 1)
    const first = await started(customer.id)
    await fixture.pay(first.clientSecret, 'declined')
    expect((await started(customer.id)).orderId).toBe(first.orderId)
  })

  it('a changed cart closes the earlier order and frees its units in the same stroke', async () => {
    const { customer, candle } = await customerWith(3, 3)
    const first = await started(customer.id)
    await fixture.putInCart(customer.id, candle.id, 2)
    const second = await started(customer.id)
    expect(second.orderId).not.toBe(first.orderId)
    expect(await fixture.stockOf(candle.id)).toBe(1)
    expect(await fixture.orderOf(first.orderId)).toMatchObject({
      status: 'cancelled',
      payment_status: 'failed',
      cancel_reason: 'replaced',
      pending_provider_action: null,
      stock_held: false,
    })
    expect(await fixture.messagesAbout(first.orderId)).toEqual(['order-status-notice:*:replaced'])
    expect(await fixture.movementsOf(first.orderId)).toEqual([
      ['hold', -3],
      ['release', 3],
    ])
  })

  it('treats another address as a new attempt', async () => {
    const { customer } = await customerWith(3, 1)
    const first = await started(customer.id)
    const address = { ...TEST_ADDRESS, line1: 'Rua Harmonia, 500' }
    const second = await started(customer.id, { customer: { name: 'H', email: null, phone: null, address } })
    expect(second.orderId).not.toBe(first.orderId)
  })

  it('keeps the earlier order if the changed cart cannot be sold', async () => {
    const { customer, candle } = await customerWith(2, 2)
    const first = await started(customer.id)
    await fixture.putInCart(customer.id, candle.id, 3)
    expect(await start(customer.id)).toMatchObject({
      code: 'out-of-stock',
      details: { items: [{ name: candle.name, requested: 3, available: 2 }] },
    })
    expect(await fixture.stockOf(candle.id)).toBe(0)
    expect(await fixture.orderOf(first.orderId)).toMatchObject({ status: 'pending', stock_held: true })
  })

  it('after thirty minutes the attempt is a new one', async () => {
    const { customer, candle } = await customerWith(1, 1)
    const first = await started(customer.id)
    fixture.passMinutes(30)
    const second = await started(customer.id)
    expect(second.orderId).not.toBe(first.orderId)
    expect(await fixture.orderOf(first.orderId)).toMatchObject({
      status: 'cancelled',
      cancel_reason: 'expired',
    })
    expect(await fixture.stockOf(candle.id)).toBe(0)
  })

  it('does not open a second payment for an order that was paid without a notification', async () => {
    const { customer } = await customerWith(5, 1)
    const checkout = await started(customer.id)
    await fixture.pay(checkout.clientSecret)
    expect(await start(customer.id)).toMatchObject({
      code: 'already-paid',
      details: { sessionId: checkout.sessionId },
    })
    expect(await fixture.orderOf(checkout.orderId)).toMatchObject({ payment_status: 'paid' })
  })

  describe('an earlier order that was paid without a report', () => {
    const listOrders = async (userId: string) =>
      (await database.pool.query('select id, payment_status from orders where user_id = $1', [userId])).rows

    it('is the customer’s when its time was up before they pressed again', async () => {
      const { customer } = await customerWith(5, 1)
      const { orderId, sessionId, clientSecret } = await started(customer.id)
      await fixture.pay(clientSecret)
      fixture.passMinutes(31)
      expect(await start(customer.id)).toMatchObject({ code: 'already-paid', details: { sessionId } })
      expect(await listOrders(customer.id)).toEqual([{ id: orderId, payment_status: 'paid' }])
      expect(await fixture.cartOf(customer.id)).toEqual([])
    })

    it('is kept after the customer changed the cart, and the rest remains in the cart', async () => {
      const { customer } = await customerWith(5, 1)
      const { orderId, sessionId, clientSecret } = await started(customer.id)
      await fixture.pay(clientSecret)
      const another = await fixture.newCandle({ stock: 3 })
      await fixture.putInCart(customer.id, another.id, 2)
      expect(await start(customer.id)).toMatchObject({ code: 'already-paid', details: { sessionId } })
      expect(await listOrders(customer.id)).toEqual([{ id: orderId, payment_status: 'paid' }])
      expect(await fixture.cartOf(customer.id)).toHaveLength(1)
    })

    it('is the customer’s when it was ended while the provider was unavailable', async () => {
      const { customer } = await customerWith(5, 1)
      const { orderId, sessionId, clientSecret } = await started(customer.id)
      await fixture.pay(clientSecret)
      fixture.passMinutes(31)
      fixture.faults.set('cancel', 'unavailable')
      await expireHolds(shop)
      fixture.faults.clear()
      expect(await start(customer.id)).toMatchObject({ code: 'already-paid', details: { sessionId } })
      expect(await listOrders(customer.id)).toEqual([{ id: orderId, payment_status: 'paid' }])
    })

    it('blocks a new order while the payment’s state is unknown, and nothing changes', async () => {
      const { customer, candle } = await customerWith(5, 1)
      const first = await started(customer.id)
      await fixture.putInCart(customer.id, candle.id, 2)
      fixture.faults.set('retrieve', 'unavailable')
      expect(await start(customer.id)).toMatchObject({ code: 'provider-unavailable' })
      fixture.faults.clear()
      expect(await fixture.orderOf(first.orderId)).toMatchObject({ status: 'pending', stock_held: true })
      expect((await started(customer.id)).orderId).not.toBe(first.orderId)
    })
  })

  it('opens a new order when somebody closed the payment at the provider', async () => {
    const { customer, candle } = await customerWith(1, 1)
    const first = await started(customer.id)
    const order = await fixture.orderOf(first.orderId)
    await fixture.payments.cancelPayment(String(order.payment_reference))
    const second = await started(customer.id)
    expect(second.orderId).not.toBe(first.orderId)
    expect(await fixture.stockOf(candle.id)).toBe(0)
    expect(await fixture.orderOf(first.orderId)).toMatchObject({
      status: 'cancelled',
      cancel_reason: 'owner',
    })
  })
})
