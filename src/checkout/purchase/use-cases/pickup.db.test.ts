import { afterAll, describe, expect, it } from 'vitest'
import { changeOwnDelivery } from '#orders/use-cases/change-delivery.ts'
import { exportOwnOrders } from '#orders/use-cases/export-own-orders.ts'
import { loadLinkedOrder } from '#orders/use-cases/link/load-linked-order.ts'
import { loadCustomerOrder } from '#orders/use-cases/load-customer-order.ts'
import { getPaymentStatus } from '#payments/use-cases/get-payment-status.ts'
import { batchFixture } from '../../../../tests/support/batch-fixture.ts'
import { openCheckoutFixture, TEST_ADDRESS } from '../../../../tests/support/checkout-fixture.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import type { CheckoutRequest } from './checkout-request.ts'
import { loadBuyer } from './load-buyer.ts'
import { startCheckout } from './start-checkout.ts'

const database = await createTestDatabase()
const fixture = await openCheckoutFixture(database)
const { shop } = fixture
afterAll(() => fixture.close())

await database.pool.query(
  `update settings_frete_motoboy set origem_address = 'Rua Harmonia, 500, Sumarezinho, São Paulo - SP, 05435-000', base_price = 12, tier1_rate = 2, tier2_rate = 2, tier3_rate = 2, tier4_rate = 2, enabled = true`,
)
const offer = (offered: '' | 'yes') =>
  database.pool.query(
    `insert into shop_settings (section, "values") values ('pickup', $1)
     on conflict (section) do update set "values" = excluded."values"`,
    [{ offered }],
  )
await offer('yes')

async function buyer() {
  const customer = await fixture.newCustomer()
  const candle = await fixture.newCandle({ stock: 3 })
  await fixture.putInCart(customer.id, candle.id, 1)
  return customer
}

async function fetchIt(userId: string, changes: Partial<CheckoutRequest> = {}) {
  const request = await fixture.requestFor(userId, { isPickup: true, ...changes })
  return startCheckout(shop, { ...request, customer: { ...request.customer, address: null } })
}

const placesTaken = async () =>
  (await database.pool.query('select coalesce(sum(orders), 0)::int as taken from delivery_places')).rows[0]
    .taken

describe('an order that is fetched at the workshop', () => {
  it('needs no address and no price, uses no delivery slot, and has a four-digit code', async () => {
    const customer = await buyer()
    const started = await fetchIt(customer.id, { expectedTotal: 8990 })
    if (!started.ok) throw new Error(started.code)
    expect(await fixture.orderOf(started.value.orderId)).toMatchObject({
      delivery_way: 'pickup',
      pickup_code: expect.stringMatching(/^\d{4}$/),
      shipping_amount: '0.00',
      place_held: false,
      promised_shift: expect.any(String),
      shipping_address: { line1: 'Rua Harmonia, 500', postal_code: '05435-000' },
    })
    expect(await placesTaken()).toBe(0)
    await fixture.pay(started.value.clientSecret ?? '')
    const { sessionId } = started.value
    expect(await getPaymentStatus(shop, { userId: customer.id, sessionId })).toMatchObject({
      value: { pickupCode: expect.stringMatching(/^\d{4}$/), shippingAddress: { city: 'São Paulo' } },
    })
    expect((await loadBuyer(shop, { userId: customer.id })).delivery.address.street).toBe('')
  })

  it('is offered and taken only while the owner offers it', async () => {
    const { id: userId } = await buyer()
    await offer('')
    expect((await loadBuyer(shop, { userId })).workshop).toBe('')
    expect(await fetchIt(userId)).toMatchObject({ code: 'address-not-found' })
    await offer('yes')
    expect((await loadBuyer(shop, { userId })).workshop).toBe('Sumarezinho, São Paulo')
    expect(await fetchIt(userId)).toMatchObject({ ok: true })
  })

  it('shows the street of the workshop only after payment', async () => {
    const { id: userId } = await buyer()
    const started = await fetchIt(userId)
    if (!started.ok) throw new Error(started.code)
    const { orderId, orderNumber, sessionId, clientSecret } = started.value
    const seen = async () =>
      JSON.stringify([
        await loadBuyer(shop, { userId }),
        await loadCustomerOrder(shop, { userId, orderNumber }),
        await loadLinkedOrder(shop, { linkedOrderId: orderId }),
        await exportOwnOrders(shop, userId),
      ])
    expect(await seen()).not.toMatch(/Harmonia|05435/)
    await fixture.pay(clientSecret ?? '')
    await getPaymentStatus(shop, { userId, sessionId })
    expect(await loadCustomerOrder(shop, { userId, orderNumber })).toMatchObject({
      shippingAddress: { line1: 'Rua Harmonia, 500' },
    })
    expect(await loadLinkedOrder(shop, { linkedOrderId: orderId })).toMatchObject({
      pickupAt: 'Rua Harmonia, 500',
    })
  })

  it('is the same order when the button is pressed again, and another one when it is to be brought', async () => {
    const customer = await buyer()
    const [first, second] = [await fetchIt(customer.id), await fetchIt(customer.id)]
    if (!first.ok || !second.ok) throw new Error('refused')
    expect(second.value.orderId).toBe(first.value.orderId)
    await database.pool.query('update settings_frete_motoboy set enabled = false')
    const deliveryOrder = await startCheckout(shop, await fixture.requestFor(customer.id))
    await database.pool.query('update settings_frete_motoboy set enabled = true')
    expect(deliveryOrder).toMatchObject({ ok: true })
    expect(await fixture.orderOf(first.value.orderId)).toMatchObject({ status: 'cancelled' })
  })

  it('has no freight: a request with an address or a freight price is refused', async () => {
    const customer = await buyer()
    expect(await fetchIt(customer.id, { freightPrice: 1500 })).toMatchObject({ code: 'freight-stale' })
    expect(await fetchIt(customer.id, { isPickup: false })).toMatchObject({ code: 'address-not-found' })
    const request = await fixture.requestFor(customer.id)
    expect(request.customer.address).toEqual(TEST_ADDRESS)
    expect(await startCheckout(shop, request)).toMatchObject({ code: 'freight-missing' })
  })

  it('can be moved to another day without using a delivery slot', async () => {
    const { id: userId } = await buyer()
    const started = await fetchIt(userId)
    if (!started.ok) throw new Error(started.code)
    const access = { userId, orderNumber: started.value.orderNumber }
    const slot = { day: '2026-11-18', shift: 'morning' } as const
    const takenPlaces = await placesTaken()
    expect(await changeOwnDelivery(shop, { ...access, slot })).toMatchObject({ ok: true, value: slot })
    expect(await loadCustomerOrder(shop, access)).toMatchObject({ promise: slot, calendar: { own: slot } })
    expect(await placesTaken()).toBe(takenPlaces)
  })

  it('is ready on the day of its last candle at the earliest', async () => {
    const customer = await buyer()
    const curing = await fixture.newCandle({ stock: 0 })
    const batches = batchFixture(database.pool)
    await batches.newBatch(curing.id, { units: 2, readyOn: '2026-11-24' })
    await fixture.putInCart(customer.id, curing.id, 1)
    await batches.reserveInCart(customer.id, curing.id)
    const early = await fetchIt(customer.id, { slot: { day: '2026-11-23', shift: 'afternoon' } })
    expect(early).toMatchObject({ code: 'shift-unavailable', details: { next: { day: '2026-11-24' } } })
    const started = await fetchIt(customer.id)
    if (!started.ok) throw new Error(started.code)
    const { rows } = await database.pool.query('select promised_day::text from orders where id = $1', [
      started.value.orderId,
    ])
    expect(rows).toEqual([{ promised_day: '2026-11-24' }])
  })
})
