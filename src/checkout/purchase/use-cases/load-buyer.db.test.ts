import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { shippingAddressKey } from '#delivery/addresses/domain/shipping-address.ts'
import { settleAndRefund } from '#payments/use-cases/provider-actions.ts'
import { openCheckoutFixture, TEST_ADDRESS } from '../../../../tests/support/checkout-fixture.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { loadBuyer } from './load-buyer.ts'
import { startCheckout } from './start-checkout.ts'

const database = await createTestDatabase()
const fixture = await openCheckoutFixture(database)
const { shop } = fixture
afterAll(() => fixture.close())

await database.pool.query(`
  update settings_frete_motoboy set enabled = true, origem_address = 'Rua Harmonia, 500', origem_lat = -23.55, origem_lng = -46.68, base_price = 12, tier1_rate = 2.2, tier2_rate = 2, tier3_rate = 1.8, tier4_rate = 1.6`)

let customer: { id: string; email: string }
beforeEach(async () => {
  customer = await fixture.newCustomer()
})

async function quoted({ minutesAgo = 0, line1 = TEST_ADDRESS.line1 } = {}) {
  const address = { ...TEST_ADDRESS, line1 }
  const at = new Date(shop.clock.now().getTime() - minutesAgo * 60_000)
  await database.pool.query(
    `insert into freight_quotes
       (user_id, address_key, address, lat, lng, distance_metres, duration_seconds, price, eta, promised_day, breakdown, expires_at, created_at)
     values ($1, $2, $3, -23.5, -46.6, 4000, 900, 15, 'Mesmo dia', '2026-03-03', $4, $5, $6)`,
    [
      customer.id,
      shippingAddressKey(address),
      JSON.stringify(address),
      JSON.stringify({ base: 12, kmTiers: [], handling: 3 }),
      new Date(at.getTime() + 30 * 60_000),
      at,
    ],
  )
}

const loadDelivery = async () => (await loadBuyer(shop, { userId: customer.id })).delivery

async function buy() {
  const candle = await fixture.newCandle({ stock: 5, price: 8990 })
  await fixture.putInCart(customer.id, candle.id, 1)
  const started = await startCheckout(
    shop,
    await fixture.requestFor(customer.id, { freightPrice: 1500, expectedTotal: 10490 }),
  )
  if (!started.ok) throw new Error(started.code)
  const order = await fixture.orderOf(started.value.orderId)
  const paid = await shop.payments.retrievePayment(String(order.payment_reference))
  if (!paid.ok) throw new Error(paid.code)
  await settleAndRefund(shop, { ...paid.value, received: 10490, outcome: { status: 'succeeded' } })
}

describe('the cart’s knowledge of the customer’s delivery', () => {
  it('offers no day before the shop sells again', async () => {
    const firstDay = async () => (await loadBuyer(shop, { userId: customer.id })).calendar.days[0]?.day
    const pause = (section: string, values: object) =>
      database.pool.query(`insert into shop_settings (section, "values") values ($1, $2)`, [section, values])
    expect(await firstDay()).toBe('2026-11-12')
    const vacation = { from: '2026-11-12', until: '2026-11-30', kind: 'vacation', places: null, note: '' }
    await pause('calendar', { entries: [vacation] })
    expect(await firstDay()).toBe('2026-12-01')
    await pause('courierPause', { selling: 'closed', until: '2026-12-04' })
    expect(await firstDay()).toBe('2026-12-05')
    await database.pool.query(`delete from shop_settings where section <> 'opening'`)
  })

  it('is nothing for somebody new', async () => {
    expect(await loadDelivery()).toMatchObject({ address: { street: '' }, quote: null, lastPrice: null })
  })

  it('is the price shown on any device until it expires, and then the address', async () => {
    await quoted({ minutesAgo: 20 })
    expect(await loadDelivery()).toMatchObject({ quote: { price: 1500, goodForMs: 600_000, metres: 4000 } })
    await database.pool.query('delete from freight_quotes')
    await quoted({ minutesAgo: 90 })
    expect(await loadDelivery()).toMatchObject({ quote: null, lastPrice: 1500 })
    await database.pool.query('delete from freight_quotes')
    await quoted({ minutesAgo: 25 * 60 })
    expect(await loadDelivery()).toMatchObject({ address: { street: '' }, lastPrice: null })
  })

  it('is the customer’s profile’s address once an order was paid, and else that order’s', async () => {
    await quoted({ minutesAgo: 1 })
    await buy()
    const { address, quote } = await loadDelivery()
    expect(quote).toBeNull()
    expect(TEST_ADDRESS.line1).toBe(`${address.street}, ${address.number}`)
    await database.pool.query(
      `update profiles set address_line_1 = 'Rua Harmonia, 7', city = 'São Paulo', state = 'SP', postal_code = '05435-000'
       where user_id = $1`,
      [customer.id],
    )
    expect((await loadDelivery()).address).toMatchObject({ street: 'Rua Harmonia', number: '7' })
  })
})
