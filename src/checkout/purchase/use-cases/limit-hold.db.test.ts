import { afterAll, describe, expect, it } from 'vitest'
import { expireHolds } from '#payments/use-cases/expire-holds.ts'
import { settleAndRefund } from '#payments/use-cases/provider-actions.ts'
import { openCheckoutFixture } from '../../../../tests/support/checkout-fixture.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { startCheckout } from './start-checkout.ts'

const database = await createTestDatabase()
const fixture = await openCheckoutFixture(database)
const { shop } = fixture
afterAll(() => fixture.close())

const MINUTE = 60_000

async function customerWanting(quantity: number) {
  const customer = await fixture.newCustomer()
  const candle = await fixture.newCandle({ stock: 100 })
  await fixture.putInCart(customer.id, candle.id, quantity)
  return { id: customer.id, candle }
}

const start = async (userId: string) => startCheckout(shop, await fixture.requestFor(userId))

async function heldMinutes(userId: string): Promise<number> {
  const started = await start(userId)
  if (!started.ok) throw new Error(`refused: ${started.code}`)
  return (started.value.holdExpiresAt.getTime() - shop.clock.now().getTime()) / MINUTE
}

async function buy(userId: string): Promise<void> {
  const started = await start(userId)
  if (!started.ok) throw new Error(`refused: ${started.code}`)
  await fixture.pay(started.value.clientSecret)
  const { payment_reference: reference } = await fixture.orderOf(started.value.orderId)
  const payment = await shop.payments.retrievePayment(String(reference))
  if (payment.ok) await settleAndRefund(shop, payment.value)
}

describe('an account that has never bought', () => {
  it('holds 24 units at once and not one more', async () => {
    const { id, candle } = await customerWanting(25)
    expect(await start(id)).toMatchObject({ ok: false, code: 'too-many-units', details: { most: 24 } })
    expect(await fixture.stockOf(candle.id), 'nothing is held').toBe(100)
    await fixture.putInCart(id, candle.id, 24)
    expect(await start(id)).toMatchObject({ ok: true })
  })

  it('holds for ten minutes within a day after a hold that ended unpaid, then for thirty again', async () => {
    const { id } = await customerWanting(1)
    expect(await heldMinutes(id)).toBe(30)
    fixture.passMinutes(31)
    // The first hold has expired but was not processed yet.
    expect(await heldMinutes(id)).toBe(10)
    fixture.passMinutes(11)
    await expireHolds(shop)
    expect(await heldMinutes(id)).toBe(10)
    fixture.passMinutes(11)
    await expireHolds(shop)
    fixture.passMinutes(24 * 60)
    expect(await heldMinutes(id)).toBe(30)
  })

  it('gets no extra time by switching the payment method when its hold is short', async () => {
    const { id } = await customerWanting(1)
    await heldMinutes(id)
    fixture.passMinutes(31)
    expect(await heldMinutes(id)).toBe(10)
    fixture.passMinutes(4)
    const request = await fixture.requestFor(id)
    for (const paymentMethod of ['pix', 'card'] as const) {
      const switched = await startCheckout(shop, { ...request, paymentMethod })
      if (!switched.ok) throw new Error(`refused: ${switched.code}`)
      expect((switched.value.holdExpiresAt.getTime() - shop.clock.now().getTime()) / MINUTE).toBe(6)
    }
  })

  it('keeps its thirty minutes when it only changes its mind', async () => {
    const { id, candle } = await customerWanting(1)
    await heldMinutes(id)
    await fixture.putInCart(id, candle.id, 2)
    expect(await heldMinutes(id)).toBe(30)
  })
})

it('returning customers are not limited', async () => {
  const { id, candle } = await customerWanting(1)
  await buy(id)
  await fixture.putInCart(id, candle.id, 60)
  expect(await heldMinutes(id)).toBe(30)
  fixture.passMinutes(31)
  await expireHolds(shop)
  expect(await heldMinutes(id)).toBe(30)
})
