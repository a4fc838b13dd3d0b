import { afterAll, describe, expect, it } from 'vitest'
import { loadCart } from '#checkout/cart/use-cases/load-cart.ts'
import { acceptPaymentWebhook } from '#payments/use-cases/accept-payment-webhook.ts'
import { saveSettings } from '#settings/use-cases/save-settings.ts'
import { openCheckoutFixture, TEST_ADDRESS } from '../../../../tests/support/checkout-fixture.ts'
import { checkoutSteps } from '../../../../tests/support/checkout-steps.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'

const database = await createTestDatabase()
const fixture = await openCheckoutFixture(database)
const { shop } = fixture
const { customerWith, start, started } = checkoutSteps(fixture)
afterAll(() => fixture.close())

describe('a paused shop', () => {
  const pauseUntil = (until: string) =>
    database.pool.query(
      `insert into shop_settings (section, "values") values ('calendar', $1)
       on conflict (section) do update set "values" = excluded."values"`,
      [{ entries: [{ from: '2026-11-01', until, kind: 'vacation', places: null, note: '' }] }],
    )

  it('starts no sale and shows the reopening date, but accepts payments of started sales', async () => {
    const { customer, candle } = await customerWith(5, 1)
    const checkout = await started(customer.id)
    const other = await customerWith(5, 1)
    await pauseUntil('2026-11-12')
    expect(await start(other.customer.id)).toMatchObject({
      code: 'shop-paused',
      details: { opensOn: '2026-11-13' },
    })
    expect(await fixture.stockOf(other.candle.id)).toBe(5)
    expect((await loadCart(shop, { userId: other.customer.id })).lines).toHaveLength(1)
    await fixture.pay(checkout.clientSecret)
    for (const webhook of await fixture.takeWebhooks()) await acceptPaymentWebhook(shop, webhook)
    expect(await fixture.orderOf(checkout.orderId)).toMatchObject({ payment_status: 'paid' })
    expect(await fixture.stockOf(candle.id)).toBe(4)
    await pauseUntil('2026-11-11')
    expect((await start(other.customer.id)).ok).toBe(true)
  })
})

describe('startCheckout', () => {
  it("begins the order number with the owner's prefix", async () => {
    const { brand } = shop.settings.current().values
    const edit = { section: 'brand', version: 0, typed: { ...brand, orderPrefix: 'mim' } } as const
    const { customer } = await customerWith(5, 1)
    const actor = { id: customer.id, name: 'Clara' }
    expect((await saveSettings(shop, { edits: [edit], actor })).ok).toBe(true)
    expect((await started(customer.id)).orderNumber).toMatch(/^MIM-\w{4}-\w{4}$/)
    await database.pool.query(`delete from shop_settings where section = 'brand'`)
    await shop.settings.refresh()
  })

  it('holds the units, writes the order as sold and opens its payment', async () => {
    const customer = await fixture.newCustomer()
    const candle = await fixture.newCandle({ stock: 10, price: 8990, sizes: { '180 g': 0, '300 g': 4000 } })
    await fixture.putInCart(customer.id, candle.id, 2, candle.sizes['180 g'])
    await fixture.putInCart(customer.id, candle.id, 1, candle.sizes['300 g'])

    const checkout = await started(customer.id, { expectedTotal: 30970 })
    expect(checkout).toMatchObject({ totalAmount: 30970, browserSetup: { provider: 'offline' } })
    expect(checkout.orderNumber).toMatch(/^LC-\w{4}-\w{4}$/)
    expect(await fixture.stockOfSize(candle.sizes['180 g'] ?? '')).toBe(8)
    expect(await fixture.stockOfSize(candle.sizes['300 g'] ?? '')).toBe(9)
    expect(await fixture.stockOf(candle.id)).toBe(17)
    expect((await fixture.movementsOf(checkout.orderId)).toSorted()).toEqual([
      ['hold', -1],
      ['hold', -2],
    ])
    expect(await fixture.orderOf(checkout.orderId)).toMatchObject({
      status: 'pending',
      payment_status: 'pending',
      total_amount: '309.70',
      customer_email: customer.email,
      shipping_address: TEST_ADDRESS,
      stock_held: true,
    })
    const { rows } = await database.pool.query(
      'select quantity, unit_price, total_price, product_snapshot from order_items where order_id = $1 order by position',
      [checkout.orderId],
    )
    expect(rows).toEqual([
      {
        quantity: 2,
        unit_price: '89.90',
        total_price: '179.80',
        product_snapshot: { name: candle.name, images: ['/midia/vela.avif'], variant_name: '180 g' },
      },
      {
        quantity: 1,
        unit_price: '129.90',
        total_price: '129.90',
        product_snapshot: { name: candle.name, images: ['/midia/vela.avif'], variant_name: '300 g' },
      },
    ])
    expect(await fixture.cartOf(customer.id)).toHaveLength(2)
  })

  it('keeps the units when the provider is unavailable, and goes on when it is back', async () => {
    const { customer, candle } = await customerWith(1, 1)
    fixture.faults.set('create', 'unavailable')
    expect(await start(customer.id)).toMatchObject({ code: 'provider-unavailable' })
    expect(await fixture.stockOf(candle.id)).toBe(0)
    fixture.faults.set('create', 'answer-lost')
    expect(await start(customer.id)).toMatchObject({ code: 'provider-unavailable' })
    fixture.faults.clear()
    const checkout = await started(customer.id)
    const { rows } = await database.pool.query(
      `select count(*)::int as payments from offline_payments where details->>'orderId' = $1`,
      [checkout.orderId],
    )
    expect(rows).toEqual([{ payments: 1 }])
    const ordersMade = await database.pool.query('select id from orders where user_id = $1', [customer.id])
    expect(ordersMade.rows).toEqual([{ id: checkout.orderId }])
  })
})

describe('many buyers at once', () => {
  it('200 buyers for 50 units: exactly 50 get one', async () => {
    const candle = await fixture.newCandle({ stock: 50 })
    const buyers = await Promise.all(Array.from({ length: 200 }, () => fixture.newCustomer()))
    await Promise.all(buyers.map((buyer) => fixture.putInCart(buyer.id, candle.id, 1)))
    const results = await Promise.all(buyers.map((buyer) => start(buyer.id)))
    const sold = results.filter((result) => result.ok)
    const refused = results.filter((result) => !result.ok && result.code === 'out-of-stock')
    expect([sold.length, refused.length]).toEqual([50, 150])
    expect(await fixture.stockOf(candle.id)).toBe(0)
    const { rows } = await database.pool.query(
      'select sum(change)::int as left_over from stock_movements where product_id = $1',
      [candle.id],
    )
    expect(rows).toEqual([{ left_over: 0 }])
  })

  it('carts with the same candles in every order never wait for each other in a circle', async () => {
    const candles = await Promise.all(Array.from({ length: 5 }, () => fixture.newCandle({ stock: 400 })))
    const buyers = await Promise.all(Array.from({ length: 40 }, () => fixture.newCustomer()))
    const rounds = [0, 1, 2].map(async () => {
      for (const [index, buyer] of buyers.entries()) {
        const shuffled = candles.map((_, at) => candles[(at * 2 + index) % candles.length])
        for (const candle of shuffled.slice(0, 3))
          if (candle) await fixture.putInCart(buyer.id, candle.id, 1 + (index % 3))
      }
    })
    await Promise.all(rounds)
    for (let round = 0; round < 2; round++) {
      const results = await Promise.all(buyers.map((buyer) => start(buyer.id)))
      expect(results.every((result) => result.ok)).toBe(true)
      await Promise.all(
        buyers.map((buyer, at) => fixture.putInCart(buyer.id, candles[(at + round) % 5]?.id ?? '', 4)),
      )
    }
    const { rows } = await database.pool.query(
      `select p.stock_quantity - sum(m.change)::int as difference from products p
       join stock_movements m on m.product_id = p.id where p.id = any($1) group by p.id`,
      [candles.map((candle) => candle.id)],
    )
    expect(rows.map((row) => row.difference)).toEqual([0, 0, 0, 0, 0])
  })
})
