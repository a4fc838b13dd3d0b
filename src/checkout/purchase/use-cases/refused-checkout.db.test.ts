import { afterAll, describe, expect, it } from 'vitest'
import { openCheckoutFixture, TEST_ADDRESS } from '../../../../tests/support/checkout-fixture.ts'
import { checkoutSteps } from '../../../../tests/support/checkout-steps.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'

const database = await createTestDatabase()
const fixture = await openCheckoutFixture(database)
const { customerWith, start } = checkoutSteps(fixture)
afterAll(() => fixture.close())

describe('startCheckout', () => {
  it('looks at the shelf of each size, and names the size that is short', async () => {
    const customer = await fixture.newCustomer()
    const candle = await fixture.newCandle({ stock: 4, sizes: { '180 g': 0, '300 g': 4000 } })
    await fixture.putInCart(customer.id, candle.id, 4, candle.sizes['180 g'])
    await fixture.putInCart(customer.id, candle.id, 5, candle.sizes['300 g'])
    expect(await start(customer.id)).toMatchObject({
      code: 'out-of-stock',
      details: { items: [{ name: `${candle.name}, 300 g`, requested: 5, available: 4 }] },
    })
    expect(await fixture.stockOf(candle.id)).toBe(8)
  })

  it('names every candle that is short, and takes none of the others', async () => {
    const customer = await fixture.newCustomer()
    const [enough, scarce, deleted] = [
      await fixture.newCandle({ stock: 9, name: 'Lavanda' }),
      await fixture.newCandle({ stock: 1, name: 'Sândalo' }),
      await fixture.newCandle({ stock: 0, name: 'Baunilha' }),
    ]
    for (const candle of [enough, scarce, deleted]) await fixture.putInCart(customer.id, candle.id, 2)
    const refusal = await start(customer.id)
    expect(refusal).toMatchObject({ code: 'out-of-stock' })
    expect(
      !refusal.ok && refusal.code === 'out-of-stock' && refusal.details.items.map((item) => item.name),
    ).toEqual(['Sândalo', 'Baunilha'])
    expect(await fixture.stockOf(enough.id)).toBe(9)
  })

  it.each([
    ['a negative quantity', -1],
    ['none', 0],
    ['half a candle', 0.5],
    ['a thousand million', 1e9],
  ])('refuses %s and changes nothing', async (_what, quantity) => {
    const { customer, candle } = await customerWith(5, 1)
    const cartItems = [{ productId: candle.id, variantId: null, quantity }]
    expect(await start(customer.id, { cartItems })).toMatchObject({ code: 'cart-changed' })
    expect(await fixture.stockOf(candle.id)).toBe(5)
  })

  it('refuses what is not in the cart, and what is in the cart of somebody else', async () => {
    const { customer } = await customerWith(5, 1)
    const other = await customerWith(5, 1)
    const foreign = await fixture.cartOf(other.customer.id)
    expect(await start(customer.id, { cartItems: foreign })).toMatchObject({ code: 'cart-changed' })
    expect(await start(customer.id, { cartItems: [] })).toMatchObject({ code: 'cart-changed' })
    expect(await fixture.stockOf(other.candle.id)).toBe(5)
  })

  it('refuses an empty cart', async () => {
    const customer = await fixture.newCustomer()
    expect(await start(customer.id)).toMatchObject({ code: 'cart-empty' })
  })

  it('refuses a candle that was taken off the shop', async () => {
    const { customer, candle } = await customerWith(5, 1)
    await database.pool.query('update products set active = false where id = $1', [candle.id])
    expect(await start(customer.id)).toMatchObject({
      code: 'product-unavailable',
      details: { names: [candle.name] },
    })
  })

  it('refuses a candle without a size when it has sizes', async () => {
    const customer = await fixture.newCustomer()
    const candle = await fixture.newCandle({ stock: 5, sizes: { '180 g': 0 } })
    await fixture.putInCart(customer.id, candle.id, 1, null)
    expect(await start(customer.id)).toMatchObject({ code: 'product-unavailable' })
  })

  it('refuses a price that is not today’s, and shows both', async () => {
    const { customer, candle } = await customerWith(5, 1)
    await database.pool.query('update products set price = 94.90 where id = $1', [candle.id])
    const changed = { items: [{ name: candle.name, before: 8990, now: 9490 }] }
    expect(await start(customer.id)).toMatchObject({ code: 'price-changed', details: changed })
    expect(await start(customer.id, { expectedTotal: 8990 })).toMatchObject({ code: 'price-changed' })
    expect(await start(customer.id, { expectedTotal: 9490 })).toMatchObject({ ok: true })
  })

  it('refuses a total that the browser made up', async () => {
    const { customer, candle } = await customerWith(5, 1)
    expect(await start(customer.id, { expectedTotal: 1 })).toMatchObject({
      code: 'total-changed',
      details: { before: 1, now: 8990 },
    })
    expect(await fixture.stockOf(candle.id)).toBe(5)
  })

  it('takes no other e-mail than the account’s', async () => {
    const { customer } = await customerWith(5, 1)
    const as = (email: string) => ({ customer: { name: 'H', email, phone: null, address: TEST_ADDRESS } })
    expect(await start(customer.id, as('outra@exemplo.com.br'))).toMatchObject({ code: 'email-differs' })
    expect(await start(customer.id, as(customer.email.toUpperCase()))).toMatchObject({ ok: true })
  })
})
