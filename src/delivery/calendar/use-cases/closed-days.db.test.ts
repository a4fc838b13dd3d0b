import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { findProduct } from '#catalogue/product-page/use-cases/find-product.ts'
import { loadBuyer } from '#checkout/purchase/use-cases/load-buyer.ts'
import { startCheckout } from '#checkout/purchase/use-cases/start-checkout.ts'
import { closedOn } from '#delivery/calendar/domain/closed-days.ts'
import { type DeliveryCalendar, pickupCalendar } from '#delivery/calendar/domain/delivery-calendar.ts'
import { listOpenSlots } from '#delivery/calendar/domain/open-slots.ts'
import type { DeliverySlot } from '#delivery/calendar/domain/shifts.ts'
import { type CalendarEntry, type EntryKind, withEntry } from '#delivery/calendar/domain/workshop-calendar.ts'
import { loadCourier } from '#delivery/freight/use-cases/load-courier-settings.ts'
import { listClosedPromises } from '#fulfilment/calendar/use-cases/list-promises.ts'
import { moveClosedPromises } from '#fulfilment/calendar/use-cases/move-closed-promises.ts'
import { changeOrderStatus } from '#fulfilment/orders/use-cases/change-order-status.ts'
import { loadOrderForAdmin } from '#fulfilment/orders/use-cases/load-order-for-admin.ts'
import { listFreeSlots } from '#fulfilment/orders/use-cases/manual/list-free-slots.ts'
import { changeOrderDelivery, changeOwnDelivery } from '#orders/use-cases/change-delivery.ts'
import { loadCustomerOrder } from '#orders/use-cases/load-customer-order.ts'
import { getPaymentStatus } from '#payments/use-cases/get-payment-status.ts'
import { addDays } from '#platform/domain/calendar.ts'
import { openCheckoutFixture } from '../../../../tests/support/checkout-fixture.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { emailsInQueue } from '../../../../tests/support/message-queue.ts'

const database = await createTestDatabase()
const { pool } = database
const fixture = await openCheckoutFixture(database)
const { shop } = fixture
const actor = { id: randomUUID(), name: 'Dona da Loja' }
afterAll(() => fixture.close())

await pool.query(
  `update settings_frete_motoboy set origem_address = 'Rua Harmonia, 500, Sumarezinho, São Paulo - SP, 05435-000', base_price = 12, tier1_rate = 2, tier2_rate = 2, tier3_rate = 2, tier4_rate = 2`,
)

await pool.query(`insert into shop_settings (section, "values") values ('pickup', '{"offered":"yes"}')`)

async function writeCalendar(entries: readonly CalendarEntry[]) {
  await pool.query(
    `insert into shop_settings (section, "values") values ('calendar', $1)
     on conflict (section) do update set "values" = excluded."values"`,
    [JSON.stringify({ entries })],
  )
}

const pause = (from: string, until: string) =>
  writeCalendar(from ? [{ from, until, kind: 'vacation', places: null, note: '' }] : [])

const inPause: DeliverySlot = { day: '2026-11-17', shift: 'afternoon' }
const beforePause: DeliverySlot = { day: '2026-11-16', shift: 'afternoon' }

async function buyer() {
  const customer = await fixture.newCustomer()
  const candle = await fixture.newCandle({ stock: 5 })
  await fixture.putInCart(customer.id, candle.id, 1)
  return customer
}

async function begin(slot: DeliverySlot | null, { isPickup = false } = {}) {
  const { id: userId } = await buyer()
  const request = await fixture.requestFor(userId, { slot, isPickup })
  const customer = isPickup ? { ...request.customer, address: null } : request.customer
  return { userId, request, started: await startCheckout(shop, { ...request, customer }) }
}

async function paid(slot: DeliverySlot, options?: { isPickup: boolean }) {
  const { userId, started } = await begin(slot, options)
  if (!started.ok) throw new Error(started.code)
  const { orderId, orderNumber, sessionId, clientSecret } = started.value
  const pay = async () => {
    await fixture.pay(clientSecret ?? '')
    await getPaymentStatus(shop, { userId, sessionId })
  }
  return { userId, orderId, orderNumber, pay }
}

const freeDays = (calendar: DeliveryCalendar | null | undefined) =>
  calendar?.days.filter(({ shifts }) => shifts.some(({ state }) => state === 'free')).map(({ day }) => day) ??
  []
const promisedDay = async (orderId: string) =>
  (await pool.query('select promised_day::text as day from orders where id = $1', [orderId])).rows[0].day
const isRest = (day: string) => day >= '2026-11-17' && day <= '2026-11-27'

describe('a planned pause', () => {
  beforeEach(() => pause('2026-11-17', '2026-11-27'))

  it('has no day for purchase, delivery or pickup, and shows why', async () => {
    for (const isPickup of [false, true]) {
      const { userId, started } = await begin(inPause, { isPickup })
      const details = { day: inPause.day, reason: 'pause', next: beforePause }
      expect(started).toMatchObject({ code: 'day-closed', details })
      expect(freeDays((await loadBuyer(shop, { userId })).calendar).filter(isRest)).toEqual([])
    }
  })

  it('has none for an order that is moved, by whomever', async () => {
    const { userId, orderNumber, orderId, pay } = await paid(beforePause)
    await pay()
    const refusal = { code: 'day-closed', details: { reason: 'pause', next: beforePause } }
    expect(await changeOwnDelivery(shop, { userId, orderNumber, slot: inPause })).toMatchObject(refusal)
    const byOwner = { orderId, slot: inPause, actorId: actor.id }
    expect(await changeOrderDelivery(shop, byOwner)).toMatchObject(refusal)
    const own = await loadCustomerOrder(shop, { userId, orderNumber })
    const owners = await loadOrderForAdmin(shop, orderId)
    expect(
      [...freeDays(own?.calendar), ...(owners?.freeSlots.map(({ day }) => day) ?? [])].filter(isRest),
    ).toEqual([])
  })

  it('reaches the price and its day, which the browser counts down', async () => {
    expect((await loadCourier(shop))?.calendar.schedule.specialDays).toEqual([
      { from: '2026-11-17', until: '2026-11-27', kind: 'vacation', places: null },
    ])
  })
})

it('an order that was being paid when the pause was planned gets an open day', async () => {
  await pause('', '')
  const { orderId, pay } = await paid(inPause)
  const waiting = await begin(inPause)
  await pause('2026-11-17', '2026-11-27')
  await pay()
  expect(await promisedDay(orderId)).toBe('2026-11-16')
  const secondCheckout = await startCheckout(shop, waiting.request)
  expect(secondCheckout).toMatchObject({ code: 'day-closed', details: { next: beforePause } })
})

it('a cancelled order that is taken up again in a pause is not promised its day of rest', async () => {
  await pause('', '')
  const { orderId, pay } = await paid(inPause, { isPickup: true })
  await pay()
  const change = { orderId, actor, returnUnits: true }
  await changeOrderStatus(shop, { ...change, to: 'cancelled', seen: 'processing' })
  await pause('2026-11-12', '2026-11-27')
  await changeOrderStatus(shop, { ...change, to: 'processing', seen: 'cancelled' })
  expect(await promisedDay(orderId)).toBe('2026-11-28')
})

it('a pick-up that is ready is moved out of a pause as well', async () => {
  await pause('', '')
  const { orderId, pay } = await paid(inPause, { isPickup: true })
  await pay()
  await changeOrderStatus(shop, { orderId, actor, returnUnits: false, to: 'shipped', seen: 'processing' })
  await pause('2026-11-17', '2026-11-27')
  expect((await listClosedPromises(shop)).map(({ id }) => id)).toContain(orderId)
  expect(await moveClosedPromises(shop, { orderId, actorId: actor.id })).toEqual({ moved: 1, left: 0 })
  expect(await promisedDay(orderId)).toBe('2026-11-16')
})

it('paid orders in a pause are listed, and go to the nearest open day with one press, however often it is pressed', async () => {
  await pause('', '')
  const orders = [await paid(inPause), await paid({ day: '2026-11-25', shift: 'morning' })]
  const unpaid = await paid(inPause)
  for (const { pay } of orders) await pay()
  await pause('2026-11-17', '2026-11-27')
  const listedClosedPromises = (await listClosedPromises(shop)).filter(({ id }) =>
    orders.some(({ orderId }) => orderId === id),
  )
  expect(listedClosedPromises).toMatchObject([
    { id: orders[0]?.orderId, promise: inPause, next: beforePause },
    { id: orders[1]?.orderId, next: { day: '2026-11-28', shift: 'morning' } },
  ])
  const press = () => moveClosedPromises(shop, { orderId: null, actorId: actor.id })
  await Promise.all([press(), press()])
  expect(await press()).toEqual({ moved: 0, left: 0 })
  expect(await Promise.all([...orders, unpaid].map(({ orderId }) => promisedDay(orderId)))).toEqual([
    '2026-11-16',
    '2026-11-28',
    '2026-11-17',
  ])
  for (const { orderId } of orders) {
    expect(await emailsInQueue(database.db, `delivery-changed:${orderId}:%`)).toMatchObject([
      { data: { toldTo: 'customer' } },
    ])
  }
})

describe('any calendar', () => {
  const days = fc.nat({ max: 24 }).map((ahead) => addDays('2026-11-12', ahead))
  const places = fc.record({
    morning: fc.nat({ max: 2 }),
    afternoon: fc.nat({ max: 2 }),
    evening: fc.nat({ max: 2 }),
  })
  const written = fc.record({
    from: days,
    length: fc.nat({ max: 9 }),
    kind: fc.constantFrom('day-off', 'open', 'vacation'),
    places: fc.option(places),
  })
  type Written = Parameters<Parameters<typeof written.map>[0]>[0]
  const buildCalendar = (list: readonly Written[]) =>
    list.reduce<CalendarEntry[]>((entries, { from, length, kind, places: own }) => {
      const entry = { from, until: addDays(from, length), kind: kind as EntryKind, note: '' }
      return withEntry(entries, { ...entry, places: kind === 'open' ? own : null })
    }, [])

  it('promises nothing on a closed day: cart, pick-up, quote, change, hand order, batch and its data for search', async () => {
    const { userId, orderNumber, orderId, pay } = await paid(beforePause)
    await pay()
    const candle = await fixture.newCandle({ stock: 0 })
    const { slug } = (await pool.query('select slug from products where id = $1', [candle.id])).rows[0]
    await fixture.putInCart(userId, (await fixture.newCandle({ stock: 5 })).id, 1)
    const run = fc.asyncProperty(fc.array(written, { maxLength: 5 }), days, async (list, readyOn) => {
      await writeCalendar(buildCalendar(list))
      await pool.query('delete from batches where product_id = $1', [candle.id])
      await pool.query(
        `insert into batches (product_id, poured_on, ready_on, units) values ($1, $2::date - 7, $2::date, 3)`,
        [candle.id, readyOn],
      )
      const buyer = await loadBuyer(shop, { userId })
      const own = await loadCustomerOrder(shop, { userId, orderNumber })
      const owners = await loadOrderForAdmin(shop, orderId)
      const product = await findProduct(shop, { slug })
      const quoted = (await loadCourier(shop))?.calendar
      if (!quoted || !product?.nextBatch) throw new Error('nothing to ask about')
      const { schedule } = quoted
      const promisedDays = [
        ...freeDays(buyer.calendar),
        ...freeDays(buyer.calendar && pickupCalendar(buyer.calendar)),
        ...freeDays(own?.calendar),
        ...(owners?.freeSlots ?? []).map(({ day }) => day),
        ...(await listFreeSlots(shop)).map(({ day }) => day),
        ...(await listClosedPromises(shop)).flatMap(({ next }) => next?.day ?? []),
        ...listOpenSlots({ ...quoted, distanceMetres: null }).map(({ day }) => day),
        product.nextBatch.deliveryFrom,
      ]
      for (const day of promisedDays) expect([day, closedOn(schedule, day)]).toEqual([day, null])
    })
    await fc.assert(run, { numRuns: 12 })
  })
})
