import { afterAll, describe, expect, it } from 'vitest'
import { addToCart } from '#shop/cart/add-to-cart.ts'
import { changeQuantity } from '#shop/cart/change-cart.ts'
import { loadCart } from '#shop/cart/load-cart.ts'
import { openCheckoutFixture, TEST_ADDRESS } from '../../../tests/support/checkout-fixture.ts'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { acceptPaymentWebhook } from './accept-payment-webhook.ts'
import { expireHolds } from './expire-holds.ts'
import { startCheckout } from './start-checkout.ts'

const database = await createTestDatabase()
const fixture = await openCheckoutFixture(database)
const { shop } = fixture
afterAll(() => fixture.close())

async function customerWith(stock: number, quantity: number) {
  const customer = await fixture.newCustomer()
  const candle = await fixture.newCandle({ stock })
  await fixture.putInCart(customer.id, candle.id, quantity)
  return { customer, candle }
}

async function start(userId: string, changes = {}) {
  return startCheckout(shop, await fixture.requestFor(userId, changes))
}

async function started(userId: string, changes = {}) {
  const result = await start(userId, changes)
  if (!result.ok) throw new Error(`refused: ${result.code}`)
  return result.value
}

async function untilSomebodyWaits(): Promise<void> {
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  while ((await database.pool.query(waiting)).rowCount === 0);
}

describe('a paused shop', () => {
  const pauseUntil = (until: string) =>
    database.pool.query(
      `insert into shop_settings (section, "values") values ('holiday', $1)
       on conflict (section) do update set "values" = excluded."values"`,
      [{ from: '', until, note: '' }],
    )

  it('begins no sale and says when it will, while what was begun is paid', async () => {
    const { customer, candle } = await customerWith(5, 1)
    const begun = await started(customer.id)
    const other = await customerWith(5, 1)
    // The fixture's today is the 12th.
    await pauseUntil('2026-11-12')
    expect(await start(other.customer.id)).toMatchObject({
      code: 'shop-paused',
      details: { opensOn: '2026-11-13' },
    })
    expect(await fixture.stockOf(other.candle.id)).toBe(5)
    expect((await loadCart(shop, { userId: other.customer.id })).lines).toHaveLength(1)
    await fixture.pay(begun.clientSecret)
    for (const webhook of await fixture.takeWebhooks()) await acceptPaymentWebhook(shop, webhook)
    expect(await fixture.orderOf(begun.orderId)).toMatchObject({ payment_status: 'paid' })
    expect(await fixture.stockOf(candle.id)).toBe(4)
    await pauseUntil('2026-11-11')
    expect((await start(other.customer.id)).ok).toBe(true)
  })
})

describe('startCheckout', () => {
  it('tells two presses of the same payment, also when the provider opened one for each', async () => {
    const { customer } = await customerWith(5, 1)
    const request = await fixture.requestFor(customer.id)
    const areBothOpen = Promise.withResolvers<void>()
    let opened = 0
    const createPayment: typeof shop.payments.createPayment = async (asked) => {
      opened += 1
      const idempotencyKey = `${asked.idempotencyKey}:${opened}`
      if (opened === 2) areBothOpen.resolve()
      await areBothOpen.promise
      return shop.payments.createPayment({ ...asked, idempotencyKey })
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

  it('holds the units, writes the order as sold and opens its payment', async () => {
    const customer = await fixture.newCustomer()
    const candle = await fixture.newCandle({ stock: 10, price: 8990, sizes: { '180 g': 0, '300 g': 4000 } })
    await fixture.putInCart(customer.id, candle.id, 2, candle.sizes['180 g'])
    await fixture.putInCart(customer.id, candle.id, 1, candle.sizes['300 g'])

    const checkout = await started(customer.id, { expectedTotal: 30970 })
    expect(checkout).toMatchObject({ totalAmount: 30970, browserSetup: { provider: 'offline' } })
    expect(checkout.orderNumber).toMatch(/^LC-\w{4}-\w{4}$/)
    expect(await fixture.stockOf(candle.id)).toBe(7)
    expect(await fixture.movementsOf(checkout.orderId)).toEqual([['hold', -3]])
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

  it('does not sell again what is being settled while the button is pressed', async () => {
    const { customer } = await customerWith(5, 2)
    const first = await started(customer.id)
    const request = await fixture.requestFor(customer.id)
    const webhook = await database.pool.connect()
    await webhook.query('begin')
    await webhook.query(
      `update orders set status = 'processing', payment_status = 'paid', hold_expires_at = null where id = $1`,
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
    expect(new Set(results.map((each) => each.orderId)).size).toBe(1)
    expect(new Set(results.map((each) => each.clientSecret)).size).toBe(1)
    expect(await fixture.stockOf(candle.id)).toBe(3)
  })

  it('resumes the same order after the dialog was closed, with the last unit', async () => {
    const { customer, candle } = await customerWith(1, 1)
    const first = await started(customer.id)
    expect(await fixture.stockOf(candle.id)).toBe(0)
    fixture.passMinutes(10)
    const again = await started(customer.id, {
      customer: { name: 'Helena M. Prado', email: null, phone: null, address: TEST_ADDRESS },
    })
    expect(again).toMatchObject({ orderId: first.orderId, clientSecret: first.clientSecret })
    expect(again.holdExpiresAt).toEqual(first.holdExpiresAt)
    expect(await fixture.stockOf(candle.id)).toBe(0)
    expect(await fixture.orderOf(first.orderId)).toMatchObject({ customer_name: 'Helena M. Prado' })
  })

  it('leaves the held units to their customer’s own cart, and to nobody else’s', async () => {
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
      payment_duty: 'cancel',
      stock_held: false,
    })
    expect(await fixture.movementsOf(first.orderId)).toEqual([
      ['hold', -3],
      ['release', 3],
    ])
  })

  it('another address is another attempt', async () => {
    const { customer } = await customerWith(3, 1)
    const first = await started(customer.id)
    const address = { ...TEST_ADDRESS, line1: 'Rua Harmonia, 500' }
    const second = await started(customer.id, { customer: { name: 'H', email: null, phone: null, address } })
    expect(second.orderId).not.toBe(first.orderId)
  })

  it('a changed cart that cannot be sold leaves the earlier order as it was', async () => {
    const { customer, candle } = await customerWith(2, 2)
    const first = await started(customer.id)
    await fixture.putInCart(customer.id, candle.id, 3)
    expect(await start(customer.id)).toMatchObject({
      code: 'out-of-stock',
      details: { items: [{ name: candle.name, wanted: 3, available: 2 }] },
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

  it('adds the sizes of a candle together before it looks at the shelf', async () => {
    const customer = await fixture.newCustomer()
    const candle = await fixture.newCandle({ stock: 4, sizes: { '180 g': 0, '300 g': 4000 } })
    await fixture.putInCart(customer.id, candle.id, 2, candle.sizes['180 g'])
    await fixture.putInCart(customer.id, candle.id, 3, candle.sizes['300 g'])
    expect(await start(customer.id)).toMatchObject({
      code: 'out-of-stock',
      details: { items: [{ name: candle.name, wanted: 5, available: 4 }] },
    })
    expect(await fixture.stockOf(candle.id)).toBe(4)
  })

  it('names every candle that is short, and takes none of the others', async () => {
    const customer = await fixture.newCustomer()
    const [enough, scarce, gone] = [
      await fixture.newCandle({ stock: 9, name: 'Lavanda' }),
      await fixture.newCandle({ stock: 1, name: 'Sândalo' }),
      await fixture.newCandle({ stock: 0, name: 'Baunilha' }),
    ]
    for (const candle of [enough, scarce, gone]) await fixture.putInCart(customer.id, candle.id, 2)
    const refusal = await start(customer.id)
    expect(refusal).toMatchObject({ code: 'out-of-stock' })
    expect(
      !refusal.ok && refusal.code === 'out-of-stock' && refusal.details.items.map((each) => each.name),
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

  it('refuses another price than today’s and says both', async () => {
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

  it('does not open a second payment for an order whose payment succeeded unheard', async () => {
    const { customer } = await customerWith(5, 1)
    const checkout = await started(customer.id)
    await fixture.pay(checkout.clientSecret)
    expect(await start(customer.id)).toMatchObject({
      code: 'already-paid',
      details: { sessionId: checkout.sessionId },
    })
    expect(await fixture.orderOf(checkout.orderId)).toMatchObject({ payment_status: 'paid' })
  })

  describe('an earlier order that was paid unheard', () => {
    const onlyOrderOf = async (userId: string) =>
      (await database.pool.query('select id, payment_status from orders where user_id = $1', [userId])).rows

    it('is hers when its time was up before she pressed again', async () => {
      const { customer } = await customerWith(5, 1)
      const { orderId, sessionId, clientSecret } = await started(customer.id)
      await fixture.pay(clientSecret)
      fixture.passMinutes(31)
      expect(await start(customer.id)).toMatchObject({ code: 'already-paid', details: { sessionId } })
      expect(await onlyOrderOf(customer.id)).toEqual([{ id: orderId, payment_status: 'paid' }])
      expect(await fixture.cartOf(customer.id)).toEqual([])
    })

    it('is hers when she changed the cart meanwhile, and the rest stays in the cart', async () => {
      const { customer } = await customerWith(5, 1)
      const { orderId, sessionId, clientSecret } = await started(customer.id)
      await fixture.pay(clientSecret)
      const another = await fixture.newCandle({ stock: 3 })
      await fixture.putInCart(customer.id, another.id, 2)
      expect(await start(customer.id)).toMatchObject({ code: 'already-paid', details: { sessionId } })
      expect(await onlyOrderOf(customer.id)).toEqual([{ id: orderId, payment_status: 'paid' }])
      expect(await fixture.cartOf(customer.id)).toHaveLength(1)
    })

    it('is hers when it was ended while the provider was unavailable', async () => {
      const { customer } = await customerWith(5, 1)
      const { orderId, sessionId, clientSecret } = await started(customer.id)
      await fixture.pay(clientSecret)
      fixture.passMinutes(31)
      fixture.faults.set('cancel', 'unavailable')
      await expireHolds(shop)
      fixture.faults.clear()
      expect(await start(customer.id)).toMatchObject({ code: 'already-paid', details: { sessionId } })
      expect(await onlyOrderOf(customer.id)).toEqual([{ id: orderId, payment_status: 'paid' }])
    })

    it('keeps a new order waiting while nobody can say, and nothing changes', async () => {
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
