import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { MONDAY_TO_SATURDAY } from '#delivery/calendar/domain/delivery-schedule.ts'
import type { DeliverySlot } from '#delivery/calendar/domain/shifts.ts'
import { changeOrderStatus } from '#fulfilment/orders/use-cases/change-order-status.ts'
import { refundOrder } from '#fulfilment/refunds/use-cases/refund-order.ts'
import { expireHolds } from '#payments/use-cases/expire-holds.ts'
import { settleAndRefund } from '#payments/use-cases/provider-actions.ts'
import { openCheckoutFixture } from '../../../../tests/support/checkout-fixture.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { emailsInQueue } from '../../../../tests/support/message-queue.ts'
import { cancelPendingOrder } from './cancel-pending-order.ts'
import type { CheckoutRequest } from './checkout-request.ts'
import { startCheckout } from './start-checkout.ts'

const database = await createTestDatabase()
const { pool } = database
const fixture = await openCheckoutFixture(database)
const { shop } = fixture
afterAll(() => fixture.close())

const actor = { id: (await fixture.newCustomer()).id, name: 'Dona da Loja' }

/** The fixture's clock is at Thursday the 12th, 14:32 in São Paulo, so the evening is still available. */
const tonight: DeliverySlot = { day: '2026-11-12', shift: 'evening' }
const tomorrowMorning: DeliverySlot = { day: '2026-11-13', shift: 'morning' }
const tomorrowAfternoon: DeliverySlot = { day: '2026-11-13', shift: 'afternoon' }

await pool.query(`
  update settings_frete_motoboy set origem_address = 'Rua Harmonia, 500', base_price = 12, tier1_rate = 2.2, tier2_rate = 2, tier3_rate = 1.8, tier4_rate = 1.6`)

async function setCapacity(places: number) {
  const capacity = MONDAY_TO_SATURDAY.capacity.map(() => ({
    morning: places,
    afternoon: places,
    evening: places,
  }))
  await pool.query('update settings_frete_motoboy set delivery_schedule = $1', [
    JSON.stringify({ ...MONDAY_TO_SATURDAY, capacity }),
  ])
}

beforeEach(async () => {
  await pool.query('update orders set place_held = false')
  await pool.query('delete from delivery_places')
  await setCapacity(5)
})

async function newBuyer() {
  const customer = await fixture.newCustomer()
  const candle = await fixture.newCandle({ stock: 5 })
  await fixture.putInCart(customer.id, candle.id, 1)
  const buy = async (changes: Partial<CheckoutRequest> = {}) =>
    startCheckout(shop, await fixture.requestFor(customer.id, changes))
  return { ...customer, candle, buy }
}

async function opened(started: Awaited<ReturnType<typeof startCheckout>>) {
  if (!started.ok) throw new Error(`refused: ${started.code}`)
  const order = await fixture.orderOf(started.value.orderId)
  return { ...started.value, order }
}

async function settleReference(reference: unknown) {
  const payment = await shop.payments.retrievePayment(String(reference))
  if (payment.ok) await settleAndRefund(shop, payment.value)
}

const takenIn = async ({ day, shift }: DeliverySlot) => {
  const { rows } = await pool.query('select orders from delivery_places where day = $1 and shift = $2', [
    day,
    shift,
  ])
  return rows[0]?.orders ?? 0
}

async function runLater(minutes: number, work: () => Promise<unknown>) {
  fixture.passMinutes(minutes)
  await work()
  fixture.passMinutes(-minutes)
}

async function mailTo(orderId: string) {
  const [confirmation] = await emailsInQueue(database.db, `order-confirmation:${orderId}`)
  return confirmation?.data
}

async function loadSlot(orderId: string) {
  const { rows } = await pool.query(
    'select promised_day::text as day, promised_shift as shift, place_held as held from orders where id = $1',
    [orderId],
  )
  return rows[0]
}

describe('the day and shift of a checkout', () => {
  it('are the first free ones where none were chosen, with the hours of now', async () => {
    const { order, orderId } = await opened(await (await newBuyer()).buy())
    expect(await loadSlot(orderId)).toEqual({ ...tonight, held: true })
    expect(order).toMatchObject({
      promised_hours: { from: '19:00', until: '22:00' },
      delivery_way: 'arranged',
    })
    expect(await takenIn(tonight)).toBe(1)
  })

  it('are given to one of fifty buyers of the last place; the others get the next offer', async () => {
    await setCapacity(1)
    const buyers = await Promise.all(Array.from({ length: 50 }, newBuyer))
    const started = await Promise.all(buyers.map(({ buy }) => buy({ slot: tonight })))
    expect(started.filter(({ ok }) => ok)).toHaveLength(1)
    const refused = started.filter((answer) => !answer.ok)
    for (const refusal of refused)
      expect(refusal).toMatchObject({
        code: 'shift-full',
        details: { next: { day: '2026-11-13', shift: 'evening' } },
      })
    expect(await takenIn(tonight)).toBe(1)
    const stocks = await Promise.all(buyers.map(({ candle }) => fixture.stockOf(candle.id)))
    expect(
      stocks.filter((stock) => stock === 5),
      'nobody else holds a unit',
    ).toHaveLength(49)
  })

  it('are spread over the next free shifts for buyers who do not choose', async () => {
    await setCapacity(2)
    const buyers = await Promise.all(Array.from({ length: 6 }, newBuyer))
    const started = await Promise.all(buyers.map(({ buy }) => buy()))
    expect(started.every(({ ok }) => ok)).toBe(true)
    expect(await Promise.all([tonight, tomorrowMorning, tomorrowAfternoon].map(takenIn))).toEqual([2, 2, 2])
  })

  it('are refused if the slot is over or has no delivery', async () => {
    const { buy } = await newBuyer()
    const past = { day: '2026-11-12', shift: 'morning' } as const
    expect(await buy({ slot: past })).toMatchObject({ code: 'shift-unavailable', details: { next: tonight } })
    const holiday = { day: '2026-11-20', shift: 'morning' } as const
    expect(await buy({ slot: holiday })).toMatchObject({ code: 'day-closed', details: { reason: 'holiday' } })
    expect(await buy({ slot: { day: '2031-01-02', shift: 'morning' } })).toMatchObject({
      code: 'shift-unavailable',
    })
  })

  it('may be changed by pressing again, in the same order', async () => {
    const { buy } = await newBuyer()
    const first = await opened(await buy({ slot: tonight }))
    const second = await opened(await buy({ slot: tomorrowMorning }))
    expect(second.orderId).toBe(first.orderId)
    expect([await takenIn(tonight), await takenIn(tomorrowMorning)]).toEqual([0, 1])
    await opened(await buy())
    expect(await loadSlot(first.orderId)).toMatchObject(tomorrowMorning)
  })

  it('move with a changed cart, and the last place stays the customer’s', async () => {
    await setCapacity(1)
    const { id, candle, buy } = await newBuyer()
    const first = await opened(await buy({ slot: tonight }))
    await fixture.putInCart(id, candle.id, 2)
    const second = await opened(await buy({ slot: tonight }))
    expect(second.orderId).not.toBe(first.orderId)
    expect(await loadSlot(first.orderId)).toMatchObject({ held: false })
    expect(await takenIn(tonight)).toBe(1)
  })
})

describe('a place in a shift', () => {
  it('is free again when the time to pay is over, and when the customer cancels', async () => {
    const lateBuyer = await newBuyer()
    await lateBuyer.buy()
    const cancelled = await newBuyer()
    const { orderId } = await opened(await cancelled.buy())
    expect(await takenIn(tonight)).toBe(2)
    await cancelPendingOrder(shop, { userId: cancelled.id, orderId })
    expect(await takenIn(tonight)).toBe(1)
    await runLater(31, () => expireHolds(shop))
    expect(await takenIn(tonight)).toBe(0)
  })

  it('is free again when the owner cancels a paid order, and taken when they take it up again', async () => {
    const { clientSecret, order, orderId } = await opened(await (await newBuyer()).buy())
    await fixture.pay(clientSecret)
    await settleReference(order.payment_reference)
    const change = (to: 'cancelled' | 'processing') => changeOrderStatus(shop, { orderId, to, actor })
    expect(await change('cancelled')).toMatchObject({ ok: true })
    expect(await takenIn(tonight)).toBe(0)
    expect(await change('processing')).toMatchObject({ ok: true })
    expect(await loadSlot(orderId)).toEqual({ ...tonight, held: true })
    expect(await takenIn(tonight)).toBe(1)
  })

  it('is free again when the money went back before it left', async () => {
    const { clientSecret, order, orderId } = await opened(await (await newBuyer()).buy())
    await fixture.pay(clientSecret)
    await settleReference(order.payment_reference)
    expect(await refundOrder(shop, { orderId, actor })).toMatchObject({ ok: true })
    expect(await takenIn(tonight)).toBe(0)
  })
})

describe('a payment that comes late', () => {
  async function paidUnreported() {
    const { order, clientSecret, orderId } = await opened(await (await newBuyer()).buy({ slot: tonight }))
    await fixture.pay(clientSecret)
    return { orderId, settle: () => settleReference(order.payment_reference) }
  }

  it('keeps its shift while that can still be driven', async () => {
    const late = await paidUnreported()
    await runLater(60 * 6, late.settle)
    expect(await loadSlot(late.orderId)).toEqual({ ...tonight, held: true })
  })

  it('keeps the order and takes the next free shift if its own is past, and notifies both', async () => {
    const late = await paidUnreported()
    await runLater(60 * 7, async () => {
      await late.settle()
      await late.settle()
    })
    expect(await loadSlot(late.orderId)).toEqual({ ...tomorrowAfternoon, held: true })
    expect([await takenIn(tonight), await takenIn(tomorrowAfternoon)]).toEqual([0, 1])
    expect(await fixture.eventsOf(late.orderId)).toContain('delivery-moved')
    const { rows } = await pool.query('select kind from reconciliation_findings where subject = $1', [
      late.orderId,
    ])
    expect(rows).toEqual([{ kind: 'delivery-moved' }])
    expect(await mailTo(late.orderId)).toMatchObject({ missed: tonight, promise: tomorrowAfternoon })
  })

  it('keeps the order if its hold ended and the shift is full', async () => {
    await setCapacity(1)
    const late = await paidUnreported()
    fixture.faults.set('cancel', 'unavailable')
    await runLater(31, () => expireHolds(shop))
    fixture.faults.delete('cancel')
    expect(await takenIn(tonight)).toBe(0)
    await opened(await (await newBuyer()).buy({ slot: tonight }))
    await late.settle()
    expect(await loadSlot(late.orderId)).toEqual({ ...tomorrowMorning, held: true })
    expect([await takenIn(tonight), await takenIn(tomorrowMorning)]).toEqual([1, 1])
  })

  it('keeps the order without a day rather than with a past one', async () => {
    const late = await paidUnreported()
    await setCapacity(0)
    await runLater(60 * 7, late.settle)
    expect(await loadSlot(late.orderId)).toEqual({ day: null, shift: null, held: false })
    expect(await takenIn(tonight)).toBe(0)
    expect(await mailTo(late.orderId)).toMatchObject({ missed: tonight, promise: null })
  })
})
