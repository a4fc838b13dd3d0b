import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startCheckout } from '#checkout/purchase/use-cases/start-checkout.ts'
import { changeOrderStatus } from '#fulfilment/orders/use-cases/change-order-status.ts'
import { loadOrderForAdmin } from '#fulfilment/orders/use-cases/load-order-for-admin.ts'
import { batchFixture } from '../../../tests/support/batch-fixture.ts'
import { openCheckoutFixture } from '../../../tests/support/checkout-fixture.ts'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { emailsInQueue } from '../../../tests/support/message-queue.ts'
import { changeOrderDelivery, changeOwnDelivery } from './change-delivery.ts'
import { loadCustomerOrder } from './load-customer-order.ts'

const database = await createTestDatabase()
const { pool } = database
const fixture = await openCheckoutFixture(database)
const { shop } = fixture
const batches = batchFixture(pool)
afterAll(() => fixture.close())

/** The fixture's clock is at Thursday the 12th, 14:32 in São Paulo. */
const tonight = { day: '2026-11-12', shift: 'evening' } as const
const tomorrow = { day: '2026-11-13', shift: 'afternoon' } as const
const owner = await fixture.newCustomer()

let ownOrder: { userId: string; orderNumber: string; orderId: string }
beforeEach(async () => {
  const customer = await fixture.newCustomer()
  const candle = await fixture.newCandle({ stock: 5 })
  await fixture.putInCart(customer.id, candle.id, 1)
  const started = await startCheckout(shop, await fixture.requestFor(customer.id, { slot: tonight }))
  if (!started.ok) throw new Error(started.code)
  const { orderNumber, orderId } = started.value
  ownOrder = { userId: customer.id, orderNumber, orderId }
})

const takenIn = async ({ day, shift }: { day: string; shift: string }) => {
  const { rows } = await pool.query('select orders from delivery_places where day = $1 and shift = $2', [
    day,
    shift,
  ])
  return rows[0]?.orders ?? 0
}

const mails = () => emailsInQueue(database.db, `delivery-changed:${ownOrder.orderId}:%`)

describe('another day for an order', () => {
  it('requested by its customer takes the new place, frees the old one and notifies the owner once', async () => {
    const before = await takenIn(tonight)
    expect(await changeOwnDelivery(shop, { ...ownOrder, slot: tomorrow })).toMatchObject({
      ok: true,
      value: tomorrow,
    })
    expect(await changeOwnDelivery(shop, { ...ownOrder, slot: tomorrow })).toMatchObject({ ok: true })
    expect([await takenIn(tonight), await takenIn(tomorrow)]).toEqual([before - 1, 1])
    expect(await loadCustomerOrder(shop, ownOrder)).toMatchObject({ promise: tomorrow })
    expect(await mails()).toMatchObject([
      { to: shop.config.identity.email, data: { toldTo: 'owner', before: tonight, promise: tomorrow } },
    ])
  })

  it('is the customer’s alone, and ends with the cut-off of what they were promised', async () => {
    const other = { ...ownOrder, userId: owner.id, slot: tomorrow }
    expect(await changeOwnDelivery(shop, other)).toMatchObject({ code: 'order-not-found' })
    expect(await loadCustomerOrder(shop, ownOrder)).toMatchObject({ calendar: { own: tonight } })
    fixture.passMinutes(88)
    expect(await changeOwnDelivery(shop, { ...ownOrder, slot: tomorrow })).toMatchObject({
      code: 'delivery-fixed',
    })
    expect(await loadCustomerOrder(shop, ownOrder)).toMatchObject({ calendar: null })
    fixture.passMinutes(-88)
  })

  it('set by the owner is reported to the customer, and refused after arrival', async () => {
    const { orderId } = ownOrder
    const moveToTomorrow = () => changeOrderDelivery(shop, { orderId, slot: tomorrow, actorId: owner.id })
    expect(await moveToTomorrow()).toMatchObject({ ok: true })
    expect(await mails()).toMatchObject([{ data: { toldTo: 'customer' } }])
    const actor = { id: owner.id, name: 'Dona da Loja' }
    await changeOrderStatus(shop, { orderId, to: 'delivered', confirmedPayment: 'pending', actor })
    expect(await moveToTomorrow()).toMatchObject({ code: 'delivery-fixed' })
  })

  it('is never before its last candle is ready', async () => {
    const customer = await fixture.newCustomer()
    const candle = await fixture.newCandle({ stock: 0 })
    await batches.newBatch(candle.id, { units: 4, readyOn: '2026-11-21' })
    await fixture.putInCart(customer.id, candle.id, 1)
    await batches.reserveInCart(customer.id, candle.id)
    const started = await startCheckout(shop, await fixture.requestFor(customer.id))
    if (!started.ok) throw new Error(started.code)
    const { orderNumber, orderId } = started.value
    const ownOrder = { userId: customer.id, orderNumber }
    expect((await loadCustomerOrder(shop, ownOrder))?.calendar?.days[0]?.day).toBe('2026-11-21')
    expect((await loadOrderForAdmin(shop, orderId))?.freeSlots[0]?.day).toBe('2026-11-21')
    const refusal = { code: 'shift-unavailable', details: { next: { day: '2026-11-21' } } }
    expect(await changeOwnDelivery(shop, { ...ownOrder, slot: tomorrow })).toMatchObject(refusal)
    const byOwner = { orderId, slot: tomorrow, actorId: owner.id }
    expect(await changeOrderDelivery(shop, byOwner)).toMatchObject(refusal)
  })
})
