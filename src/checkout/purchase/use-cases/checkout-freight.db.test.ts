import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { shippingAddressKey } from '#delivery/addresses/domain/shipping-address.ts'
import { loadDeliveryTerms } from '#delivery/freight/use-cases/load-delivery-terms.ts'
import { refundOrder } from '#fulfilment/refunds/use-cases/refund-order.ts'
import { expireHolds } from '#payments/use-cases/expire-holds.ts'
import { settleAndRefund } from '#payments/use-cases/provider-actions.ts'
import { auditBooks } from '../../../../tests/support/audit-shop.ts'
import { openCheckoutFixture, TEST_ADDRESS } from '../../../../tests/support/checkout-fixture.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { startCheckout } from './start-checkout.ts'

const database = await createTestDatabase()
const fixture = await openCheckoutFixture(database)
const { shop } = fixture
afterAll(() => fixture.close())

await database.pool.query(`
  update settings_frete_motoboy set enabled = true, origem_address = 'Rua Harmonia, 500', base_price = 12, tier1_rate = 2.2, tier2_rate = 2, tier3_rate = 1.8, tier4_rate = 1.6`)

const breakdown = { base: 12, kmTiers: [], handling: 3 }
let customer: { id: string; email: string }
let candle: { id: string }

beforeEach(async () => {
  await database.pool.query('update settings_frete_motoboy set enabled = true')
  customer = await fixture.newCustomer()
  candle = await fixture.newCandle({ stock: 5, price: 8990 })
  await fixture.putInCart(customer.id, candle.id, 1)
})

interface Promised {
  userId?: string
  address?: typeof TEST_ADDRESS
  minutes?: number
  freeAbove?: string | null
}

async function promise(price: string, promised: Promised = {}) {
  const { userId = customer.id, address = TEST_ADDRESS, minutes = 30, freeAbove = null } = promised
  await database.pool.query(
    `insert into freight_quotes
       (user_id, address_key, address, lat, lng, distance_metres, price, eta, promised_day, breakdown, expires_at, created_at, free_above)
     values ($1, $2, $3, -23.5, -46.6, 4000, $4, 'Mesmo dia', '2026-03-03', $5, $6, $7, $8)`,
    [
      userId,
      shippingAddressKey(address),
      JSON.stringify(address),
      price,
      JSON.stringify(breakdown),
      new Date(shop.clock.now().getTime() + minutes * 60_000),
      shop.clock.now(),
      freeAbove,
    ],
  )
}

async function start(changes = {}) {
  return startCheckout(shop, await fixture.requestFor(customer.id, changes))
}

describe('the freight of a checkout', () => {
  it('is the promised one, kept on the order as it was promised', async () => {
    await promise('15.00')
    const started = await start({ freightPrice: 1500, expectedTotal: 10490 })
    expect(started).toMatchObject({ ok: true, value: { totalAmount: 10490 } })
    expect(await fixture.orderOf(started.ok ? started.value.orderId : '')).toMatchObject({
      shipping_provider: 'Motoboy SP',
      shipping_service: 'TABELA',
      shipping_amount: '15.00',
      shipping_charged: '15.00',
      shipping_breakdown: breakdown,
      shipping_eta: 'Mesmo dia',
      promised_day: expect.anything(),
      shipping_distance_metres: 4000,
      total_amount: '104.90',
    })
  })

  it('goes to the address it was promised for, however that is spelled now', async () => {
    await promise('15.00')
    const address = { ...TEST_ADDRESS, line1: 'RUA VOLUNTARIOS DA PATRIA, 482', postal_code: '02013000' }
    const started = await start({
      freightPrice: 1500,
      customer: { name: 'H', email: null, phone: null, address },
    })
    expect(await fixture.orderOf(started.ok ? started.value.orderId : '')).toMatchObject({
      shipping_address: TEST_ADDRESS,
    })
  })

  it('is required when courier delivery is on', async () => {
    await promise('15.00')
    expect(await start()).toMatchObject({ code: 'freight-missing' })
  })

  it.each([
    ['a cheaper one that the browser made up', () => promise('15.00'), 1],
    ['none at all that the browser made up', () => promise('15.00'), 0],
    ['one that was never promised', async () => {}, 1500],
    ['one that is too old', () => promise('15.00', { minutes: 0 }), 1500],
    [
      'one for another address',
      () => promise('15.00', { address: { ...TEST_ADDRESS, line1: 'Rua A, 1' } }),
      1500,
    ],
    [
      'one of somebody else',
      async () => promise('15.00', { userId: (await fixture.newCustomer()).id }),
      1500,
    ],
  ])('is not %s', async (_what, prepare, freightPrice) => {
    await prepare()
    expect(await start({ freightPrice })).toMatchObject({ code: 'freight-stale' })
    expect(await fixture.stockOf(candle.id)).toBe(5)
  })

  // The fixture's clock is at Thursday the 12th, 14:32 in São Paulo.
  it.each([
    { day: '2026-11-12', shift: 'evening' },
    { day: '2026-11-13', shift: 'morning' },
    { day: '2026-11-14', shift: 'afternoon' },
  ] as const)('is the same for $day, $shift', async (slot) => {
    await promise('15.00')
    expect(await start({ freightPrice: 1500, slot })).toMatchObject({ value: { totalAmount: 10490 } })
  })

  it('remains valid when the settings change', async () => {
    await promise('15.00')
    await database.pool.query('update settings_frete_motoboy set base_price = 99')
    expect(await start({ freightPrice: 1500 })).toMatchObject({ ok: true })
  })

  it('does not exist while the courier pauses, and returns automatically', async () => {
    const pause = (until: string, selling = 'arranged') =>
      database.pool.query(
        `insert into shop_settings (section, "values") values ('courierPause', $1)
         on conflict (section) do update set "values" = excluded."values"`,
        [{ selling, until }],
      )
    await promise('15.00')
    await pause('')
    expect(await start({ freightPrice: 1500 })).toMatchObject({ code: 'courier-off' })
    expect(await start()).toMatchObject({ ok: true, value: { totalAmount: 8990 } })
    // During this pause the shop sells nothing, so the cart need not hide the courier's price.
    await pause('', 'closed')
    expect((await loadDeliveryTerms({ publicReads: database.db })).courier).not.toBeNull()
    expect(await start({ freightPrice: 1500 })).toMatchObject({ code: 'shop-paused' })
    await pause('2026-01-01')
    expect(await start()).toMatchObject({ code: 'freight-missing' })
  })

  it('does not exist when courier delivery is off', async () => {
    await database.pool.query('update settings_frete_motoboy set enabled = false')
    await promise('15.00')
    expect(await start({ freightPrice: 1500 })).toMatchObject({ code: 'courier-off' })
    const started = await start()
    expect(started).toMatchObject({ ok: true, value: { totalAmount: 8990 } })
    expect(await fixture.orderOf(started.ok ? started.value.orderId : '')).toMatchObject({
      shipping_amount: '0.00',
      shipping_provider: null,
    })
  })

  it.each([
    [
      'another city by its CEP',
      { postal_code: '06233-030' },
      { code: 'outside-city', details: { place: 'Osasco' } },
    ],
    [
      'another city by name',
      { city: 'Guarulhos' },
      { code: 'outside-city', details: { place: 'Guarulhos' } },
    ],
    ['a CEP that nobody has', { postal_code: '00000-000' }, { code: 'address-not-found' }],
  ])('is not available to %s without a courier', async (_where, change, refusal) => {
    await database.pool.query('update settings_frete_motoboy set enabled = false')
    const address = { ...TEST_ADDRESS, ...change }
    expect(await start({ customer: { name: 'H', email: null, phone: null, address } })).toMatchObject(refusal)
    expect(await fixture.stockOf(candle.id)).toBe(5)
  })

  it('quoted again at another price is another attempt', async () => {
    await promise('15.00')
    const first = await start({ freightPrice: 1500 })
    fixture.passMinutes(1)
    await promise('17.25')
    const second = await start({ freightPrice: 1725 })
    expect(first.ok && second.ok && first.value.orderId !== second.value.orderId).toBe(true)
    expect(await fixture.stockOf(candle.id)).toBe(4)
  })
})

describe('a freight that is given away', () => {
  const loadOrder = async (started: Awaited<ReturnType<typeof start>>) =>
    fixture.orderOf(started.ok ? started.value.orderId : started.code)
  const waived = { shipping_amount: '0.00', shipping_waived_amount: '15.00', total_amount: '89.90' }

  async function payFor(started: Awaited<ReturnType<typeof start>>) {
    const order = await loadOrder(started)
    await fixture.pay(started.ok ? started.value.clientSecret : '')
    const payment = await shop.payments.retrievePayment(String(order.payment_reference))
    if (payment.ok) await settleAndRefund(shop, payment.value)
    return order
  }

  async function putCoupon(columns: { code: string | null; most_uses?: number }) {
    const { rows } = await database.pool.query(
      `insert into coupons (code, label, kind, most_uses) values ($1, 'Frete na faixa', 'freight', $2) returning id`,
      [columns.code, columns.most_uses ?? null],
    )
    if (columns.code)
      await database.pool.query('insert into cart_coupons (user_id, coupon_id) values ($1, $2)', [
        customer.id,
        rows[0].id,
      ])
    return String(rows[0].id)
  }
  const countUses = async (couponId: string) =>
    (await database.pool.query('select uses from coupons where id = $1', [couponId])).rows[0].uses

  it('applies from the threshold that was shown with the price, even if the owner changes it', async () => {
    await promise('15.00', { freeAbove: '89.90' })
    await database.pool.query('update settings_frete_motoboy set free_above = 500')
    const started = await start({ freightPrice: 1500, expectedTotal: 8990 })
    expect(await loadOrder(started)).toMatchObject(waived)
  })

  it('is charged below the threshold', async () => {
    await promise('15.00', { freeAbove: '89.91' })
    expect(await loadOrder(await start({ freightPrice: 1500 }))).toMatchObject({
      shipping_amount: '15.00',
      shipping_waived_amount: '0.00',
    })
  })

  it('uses up a coupon, returns it on cancellation and lets the next order use it', async () => {
    const couponId = await putCoupon({ code: 'FRETE', most_uses: 1 })
    await promise('15.00')
    const started = await start({ freightPrice: 1500, expectedTotal: 8990 })
    const order = await loadOrder(started)
    expect(order).toMatchObject({ ...waived, coupon_discount_amount: '0.00' })
    const { rows } = await database.pool.query(
      'select amount, freight_amount, shares from coupon_uses where order_id = $1',
      [order.id],
    )
    expect(rows).toEqual([{ amount: '0.00', freight_amount: '15.00', shares: [0] }])
    expect(await countUses(couponId)).toBe(1)
    expect((await loadOrder(await start({ freightPrice: 1500 }))).id, 'the same press again').toBe(order.id)
    fixture.passMinutes(31)
    await expireHolds(shop)
    expect(await countUses(couponId)).toBe(0)
    await promise('15.00')
    await payFor(await start({ freightPrice: 1500 }))
    expect(await countUses(couponId)).toBe(1)
    expect(await auditBooks(database.pool)).toEqual([])
  })

  it('saves the coupon if no freight is due: above the threshold, or with pickup', async () => {
    const couponId = await putCoupon({ code: 'OUTRAVEZ' })
    await promise('15.00', { freeAbove: '50' })
    expect(await loadOrder(await start({ freightPrice: 1500 }))).toMatchObject(waived)
    await database.pool.query(
      `insert into shop_settings (section, "values") values ('pickup', '{"offered":"yes"}')`,
    )
    const fetched = await start({ isPickup: true, freightPrice: null, expectedTotal: 8990 })
    expect(await loadOrder(fetched)).toMatchObject({ shipping_waived_amount: '0.00' })
    expect(await countUses(couponId)).toBe(0)
  })

  it('goes back as it was paid: a refund of everything contains no freight', async () => {
    await putCoupon({ code: 'DEVOLVE' })
    await promise('15.00')
    const order = await payFor(await start({ freightPrice: 1500 }))
    const refunded = await refundOrder(shop, {
      orderId: String(order.id),
      actor: { id: customer.id, name: 'Dona' },
    })
    expect(refunded).toMatchObject({ ok: true })
    expect(await fixture.orderOf(String(order.id))).toMatchObject({ refunded_amount: '89.90' })
    expect(await auditBooks(database.pool)).toEqual([])
  })
})
