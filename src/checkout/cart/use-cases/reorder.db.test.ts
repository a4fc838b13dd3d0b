import { afterAll, describe, expect, it } from 'vitest'
import { startCheckout } from '#checkout/purchase/use-cases/start-checkout.ts'
import { getPaymentStatus } from '#payments/use-cases/get-payment-status.ts'
import { openCheckoutFixture } from '../../../../tests/support/checkout-fixture.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { reorder } from './reorder.ts'

const database = await createTestDatabase()
const fixture = await openCheckoutFixture(database)
const { shop } = fixture
afterAll(() => fixture.close())

describe('reorder', () => {
  async function buyTwoCandles() {
    const customer = await fixture.newCustomer()
    const candle = await fixture.newCandle({
      stock: 9,
      name: 'Baunilha',
      sizes: { '180 g': 0, '300 g': 4000 },
    })
    const plain = await fixture.newCandle({ stock: 9, name: 'Alecrim' })
    await fixture.putInCart(customer.id, candle.id, 2, candle.sizes['180 g'])
    await fixture.putInCart(customer.id, candle.id, 2, candle.sizes['300 g'])
    await fixture.putInCart(customer.id, plain.id, 1)
    const started = await startCheckout(shop, await fixture.requestFor(customer.id))
    if (!started.ok) throw new Error(`refused: ${started.code}`)
    await fixture.pay(started.value.clientSecret)
    await getPaymentStatus(shop, { userId: customer.id, sessionId: started.value.sessionId })
    return { customer, candle, plain, userId: customer.id, orderId: started.value.orderId }
  }

  it('puts everything into the cart again', async () => {
    const { candle, plain, ...ownOrder } = await buyTwoCandles()
    expect(await reorder(shop, ownOrder)).toMatchObject({
      value: {
        added: [
          { name: 'Baunilha', quantity: 2 },
          { name: 'Baunilha', quantity: 2 },
          { name: 'Alecrim', quantity: 1 },
        ],
        leftOut: [],
      },
    })
    expect(await fixture.cartOf(ownOrder.userId)).toHaveLength(3)
  })

  it('adds what is in stock, and names what is inactive or deleted', async () => {
    const { candle, plain, ...ownOrder } = await buyTwoCandles()
    const setSize = 'update product_variants set stock_quantity = $1 where id = $2'
    await database.pool.query(setSize, [2, candle.sizes['180 g']])
    await database.pool.query(setSize, [1, candle.sizes['300 g']])
    await database.pool.query('update products set active = false where id = $1', [plain.id])
    expect(await reorder(shop, ownOrder)).toMatchObject({
      value: {
        added: [
          { name: 'Baunilha', quantity: 2 },
          { name: 'Baunilha', quantity: 1 },
        ],
        leftOut: [{ name: 'Alecrim', reason: 'unavailable' }],
      },
    })
    expect(await reorder(shop, ownOrder)).toMatchObject({
      value: {
        added: [],
        alreadyThere: [{ name: 'Baunilha' }],
        leftOut: [
          { name: 'Baunilha', reason: 'out-of-stock' },
          { name: 'Alecrim', reason: 'unavailable' },
        ],
      },
    })
  })

  it('changes nothing when it is pressed again, or twice at once', async () => {
    const { candle, plain, ...ownOrder } = await buyTwoCandles()
    await fixture.putInCart(ownOrder.userId, plain.id, 3)
    await Promise.all([reorder(shop, ownOrder), reorder(shop, ownOrder)])
    expect(await reorder(shop, ownOrder)).toMatchObject({ value: { added: [], leftOut: [] } })
    const quantities = (await fixture.cartOf(ownOrder.userId)).map(({ quantity }) => quantity)
    expect(quantities.toSorted()).toEqual([2, 2, 3])
  })

  it('is for the order’s own customer', async () => {
    const { orderId } = await buyTwoCandles()
    const other = await fixture.newCustomer()
    expect(await reorder(shop, { userId: other.id, orderId })).toMatchObject({ code: 'order-not-found' })
  })
})
