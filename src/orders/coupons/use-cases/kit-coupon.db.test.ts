import { randomUUID } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import { saveCartCoupon } from '#checkout/cart/use-cases/save-cart-coupon.ts'
import { startCheckout } from '#checkout/purchase/use-cases/start-checkout.ts'
import { refundOrder } from '#fulfilment/refunds/use-cases/refund-order.ts'
import { refundPartOfOrder } from '#fulfilment/refunds/use-cases/refund-part-of-order.ts'
import { acceptPaymentWebhook } from '#payments/use-cases/accept-payment-webhook.ts'
import { auditBooks } from '../../../../tests/support/audit-shop.ts'
import { openCheckoutFixture } from '../../../../tests/support/checkout-fixture.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { emailsInQueue } from '../../../../tests/support/message-queue.ts'
import { findKitCoupon, giveKitCoupon } from './kit-coupon.ts'

const database = await createTestDatabase()
const fixture = await openCheckoutFixture(database)
const { shop } = fixture
const actor = { id: randomUUID(), name: 'Dona' }
afterAll(async () => {
  expect(await auditBooks(database.pool)).toEqual([])
  await fixture.close()
  await database.close()
})

async function open(userId: string) {
  const started = await startCheckout(shop, await fixture.requestFor(userId))
  if (!started.ok) throw new Error(started.code)
  return started.value
}

async function buy(userId: string): Promise<string> {
  const { clientSecret, orderId } = await open(userId)
  await fixture.pay(clientSecret)
  const webhooks = await fixture.takeWebhooks()
  for (const webhook of [...webhooks, ...webhooks]) await acceptPaymentWebhook(shop, webhook)
  return orderId
}

const listCoupons = async (orderId: string) =>
  (await database.pool.query('select * from coupons where kit_order_id = $1', [orderId])).rows

async function boughtKit({
  gives = true,
  other,
  twin = false,
}: {
  gives?: boolean
  other?: string
  twin?: boolean
} = {}) {
  const sizes = { 'Mini 60 g': -5000, '180 g': 0 }
  const candles = [
    await fixture.newCandle({ stock: 9, price: 9990, sizes }),
    await fixture.newCandle({ stock: 9, price: 9990, sizes }),
  ] as const
  const parts = candles.map((candle) => ({
    productId: candle.id,
    variantId: candle.sizes['Mini 60 g'] ?? '',
  }))
  const kit = await fixture.newKit({ price: 8990, parts })
  const coupon = { offer: { kind: 'percent', percent: 15 }, minimum: 9000 }
  if (gives) await database.pool.query('update products set kit_coupon = $2 where id = $1', [kit.id, coupon])
  const customer = await fixture.newCustomer()
  await fixture.putInCart(customer.id, kit.id, 1)
  if (twin) await fixture.putInCart(customer.id, (await fixture.newKit({ price: 7990, parts })).id, 1)
  if (other) await fixture.putInCart(customer.id, other, 1)
  return { kit, customer, candles, orderId: await buy(customer.id) }
}

const type = (userId: string, typed: string) =>
  saveCartCoupon(shop, { userId, typed, clientAddress: '203.0.113.1' })

it('is in the confirmation once, however often the payment is reported, and is valid for a full size of a candle in the kit', async () => {
  const { kit, customer, candles, orderId } = await boughtKit()
  const [coupon, ...otherCoupons] = await listCoupons(orderId)
  expect(otherCoupons).toEqual([])
  expect(coupon).toMatchObject({ percent: 15, minimum: '90.00', most_uses: 1, user_id: customer.id })
  expect(await emailsInQueue(database.db, `order-confirmation:${orderId}`)).toMatchObject([
    { data: { kitCoupon: { couponCode: coupon.code, percent: 15, amount: null, minimum: 9000 } } },
  ])
  const sold = { line: 0, productId: kit.id, name: '', chosenParts: null, quantity: 1, unitPrice: 8990 }
  const secondCoupon = await database.db.transaction((tx) =>
    giveKitCoupon(tx, { id: orderId, userId: customer.id }, { kits: [sold], now: shop.clock.now() }),
  )
  expect(secondCoupon).toMatchObject({ couponCode: coupon.code })
  expect(await listCoupons(orderId)).toHaveLength(1)

  const stranger = await fixture.newCustomer()
  expect(await type(stranger.id, coupon.code)).toMatchObject({ code: 'coupon-unknown' })
  await fixture.putInCart(customer.id, candles[0].id, 1, candles[0].sizes['180 g'])
  expect(await type(customer.id, coupon.code)).toMatchObject({ ok: true })
  const next = await fixture.orderOf(await buy(customer.id))
  expect(next.coupon_discount_amount).toBe('14.99')
  await fixture.putInCart(customer.id, candles[1].id, 1, candles[1].sizes['180 g'])
  expect(await type(customer.id, coupon.code)).toMatchObject({ code: 'coupon-used-up' })

  await refundOrder(shop, { orderId, actor })
  expect(await fixture.orderOf(String(next.id))).toMatchObject({ coupon_discount_amount: '14.99' })
})

it('is withdrawn with a refund of the whole order', async () => {
  const { customer, orderId } = await boughtKit()
  const coupon = await findKitCoupon(database.db, orderId)
  await refundOrder(shop, { orderId, actor })
  expect(await findKitCoupon(database.db, orderId)).toBeNull()
  expect(await emailsInQueue(database.db, `payment-refunded:${orderId}`)).toMatchObject([
    { data: { endedCoupon: coupon?.couponCode } },
  ])
  expect(await type(customer.id, coupon?.couponCode ?? '')).toMatchObject({ code: 'coupon-unknown' })
})

const itemsOfKit = async (orderId: string): Promise<{ id: string }[]> =>
  (
    await database.pool.query(
      `select i.id from order_items i join coupons c on c.kit_order_id = i.order_id and (i.kit->>'productId')::uuid = c.kit_id
       where order_id = $1 order by position`,
      [orderId],
    )
  ).rows

async function giveBack(orderId: string, items: readonly { id: string }[], restock = true) {
  const lines = items.map(({ id: itemId }) => ({ itemId, quantity: 1 }))
  const part = { request: { lines }, restock, reason: '' }
  expect(await refundPartOfOrder(shop, { orderId, actor, part })).toMatchObject({ ok: true })
}

/** Simulates that the bank rejects the order's last refund. */
async function failRefund(orderId: string, key: string) {
  const { payment_reference: reference } = await fixture.orderOf(orderId)
  const { rows } = await database.pool.query(
    "select key, (amount * 100)::int as amount from refunds where order_id = $1 and key like $2 and state = 'done'",
    [orderId, `${key}%`],
  )
  const failed = key === 'whole:' ? `refund:${orderId}` : rows[0].key
  await fixture.payments.failRefund(String(reference), { key: failed, amount: rows[0].amount })
  for (const webhook of await fixture.takeWebhooks()) await acceptPaymentWebhook(shop, webhook)
}

it('belongs to its own kit, even if another kit of the same candles remains', async () => {
  const { orderId } = await boughtKit({ twin: true })
  await giveBack(orderId, await itemsOfKit(orderId))
  expect(await findKitCoupon(database.db, orderId)).toBeNull()
})

it('returns to the customer with a notification if the refund failed and they keep the candles', async () => {
  const other = await fixture.newCandle({ stock: 1, price: 5000 })
  const { orderId } = await boughtKit({ other: other.id })
  const coupon = await findKitCoupon(database.db, orderId)
  await giveBack(orderId, await itemsOfKit(orderId), false)
  expect(await findKitCoupon(database.db, orderId)).toBeNull()
  await failRefund(orderId, 'refund:')
  expect(await findKitCoupon(database.db, orderId)).toEqual(coupon)
  expect(await emailsInQueue(database.db, `payment-refunded:${orderId}:failed-%`)).toMatchObject([
    { data: { cause: 'failed', restoredCoupon: coupon?.couponCode } },
  ])
  await giveBack(orderId, await itemsOfKit(orderId))
  expect(await findKitCoupon(database.db, orderId)).toBeNull()
})

it('remains ended if the order will not be sent, or if the owner ended it', async () => {
  const cancelled = await boughtKit()
  await refundOrder(shop, { orderId: cancelled.orderId, actor })
  await failRefund(cancelled.orderId, 'whole:')
  expect(await fixture.orderOf(cancelled.orderId)).toMatchObject({ payment_status: 'paid' })
  expect(await findKitCoupon(database.db, cancelled.orderId)).toBeNull()

  const { orderId, customer, kit } = await boughtKit()
  await database.pool.query("update coupons set state = 'ended' where kit_order_id = $1", [orderId])
  const sold = { line: 0, productId: kit.id, name: '', chosenParts: null, quantity: 1, unitPrice: 8990 }
  const secondCoupon = await database.db.transaction((tx) =>
    giveKitCoupon(tx, { id: orderId, userId: customer.id }, { kits: [sold], now: shop.clock.now() }),
  )
  expect(secondCoupon).toBeNull()
})

it('is withdrawn with the last candle of its kit, while another candle of the order stays sold', async () => {
  const other = await fixture.newCandle({ stock: 1, price: 5000 })
  const { orderId } = await boughtKit({ other: other.id })
  const rows = await itemsOfKit(orderId)
  const stillGiven: boolean[] = []
  for (const item of rows) {
    await giveBack(orderId, [item])
    stillGiven.push((await findKitCoupon(database.db, orderId)) !== null)
  }
  expect(stillGiven).toEqual([true, false])
  expect(await fixture.orderOf(orderId)).toMatchObject({ payment_status: 'paid' })
})

it('is not given where the owner gives none', async () => {
  const { orderId } = await boughtKit({ gives: false })
  expect(await listCoupons(orderId)).toEqual([])
  const [mail] = await emailsInQueue(database.db, `order-confirmation:${orderId}`)
  expect(mail?.data).not.toHaveProperty('kitCoupon')
})
