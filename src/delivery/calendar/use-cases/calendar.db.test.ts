import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startCheckout } from '#checkout/purchase/use-cases/start-checkout.ts'
import type { DeliverySlot, PromisedSlot } from '#delivery/calendar/domain/shifts.ts'
import type { CalendarEntry, Places } from '#delivery/calendar/domain/workshop-calendar.ts'
import { changeDays, type Decision } from '#fulfilment/calendar/use-cases/change-days.ts'
import { countOnClosedDays } from '#fulfilment/calendar/use-cases/list-promises.ts'
import { loadCalendar } from '#fulfilment/calendar/use-cases/load-calendar.ts'
import { moveClosedParcels } from '#fulfilment/calendar/use-cases/move-closed-promises.ts'
import { previewClosing } from '#fulfilment/calendar/use-cases/preview-closing.ts'
import { undoDays } from '#fulfilment/calendar/use-cases/undo-days.ts'
import { listFreeSlots } from '#fulfilment/orders/use-cases/manual/list-free-slots.ts'
import { getPaymentStatus } from '#payments/use-cases/get-payment-status.ts'
import { loadSettings } from '#settings/use-cases/load-settings.ts'
import { openCheckoutFixture } from '../../../../tests/support/checkout-fixture.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { queuedMessages } from '../../../../tests/support/message-queue.ts'

const database = await createTestDatabase()
const { pool } = database
/** The clock is Thursday the 12th, 14:32 in São Paulo. */
const fixture = await openCheckoutFixture(database)
const { shop } = fixture
const actor = { id: randomUUID(), name: 'Dona da Loja' }
afterAll(() => fixture.close())

await pool.query(
  `update settings_frete_motoboy set origem_address = 'Rua Harmonia, 500, Sumarezinho, São Paulo - SP, 05435-000', base_price = 12, tier1_rate = 2, tier2_rate = 2, tier3_rate = 2, tier4_rate = 2`,
)
beforeEach(async () => {
  await pool.query(
    `insert into shop_settings (section, "values") values ('pickup', '{"offered":"yes"}') on conflict do nothing`,
  )
  await pool.query(`delete from shop_settings where section = 'calendar'`)
  await pool.query(
    'update orders set promised_day = null, promised_shift = null, promised_hours = null, place_held = false',
  )
  await pool.query('delete from delivery_places')
})

const version = async () => (await loadSettings(shop)).versions.calendar
const dayOff = { kind: 'day-off', places: null, note: '' } as const
const vacation = { ...dayOff, kind: 'vacation' } as const
const open = (places: Places | null) => ({ kind: 'open', places, note: '' }) as const

async function change(
  from: string,
  until: string,
  entry: Pick<CalendarEntry, 'kind' | 'places' | 'note'> | null,
  decisions: readonly Decision[] = [],
) {
  return changeDays(shop, { from, until, entry, decisions, version: await version(), actor })
}

async function buy(slot: DeliverySlot, { isPickup = false } = {}) {
  const { id: userId } = await fixture.newCustomer()
  const candle = await fixture.newCandle({ stock: 5 })
  await fixture.putInCart(userId, candle.id, 1)
  const request = await fixture.requestFor(userId, { slot, isPickup })
  const customer = isPickup ? { ...request.customer, address: null } : request.customer
  const startedCheckout = await startCheckout(shop, { ...request, customer })
  if (!startedCheckout.ok) throw new Error(startedCheckout.code)
  const { orderId, sessionId, clientSecret } = startedCheckout.value
  await fixture.pay(clientSecret ?? '')
  await getPaymentStatus(shop, { userId, sessionId })
  return orderId
}

const readPromise = async (orderId: string) =>
  (
    await pool.query('select promised_day::text as day, promised_shift as shift from orders where id = $1', [
      orderId,
    ])
  ).rows[0]
const offered = async () => (await listFreeSlots(shop)).map(({ day }) => day)
const listMails = (orderId: string) => queuedMessages(database.db, `delivery-changed:${orderId}:%`)
const toSlot = ({ day, shift }: PromisedSlot | DeliverySlot) => ({ day, shift })
const tuesday: DeliverySlot = { day: '2026-11-17', shift: 'afternoon' }

describe('a day of the calendar', () => {
  it('is opened on a Sunday with places of its own, and is like any other again', async () => {
    const sunday = '2026-11-15'
    expect(await offered()).not.toContain(sunday)
    expect(await change(sunday, sunday, open({ morning: 1, afternoon: 0, evening: 0 }))).toMatchObject({
      ok: true,
    })
    expect(await listFreeSlots(shop)).toContainEqual(
      expect.objectContaining({ day: sunday, shift: 'morning' }),
    )
    await buy({ day: sunday, shift: 'morning' })
    expect(await offered()).not.toContain(sunday)
    expect(await change(sunday, sunday, null)).toMatchObject({ code: 'promises', details: { count: 1 } })
    const shown = (await loadCalendar(shop, { from: null, day: sunday })).chosen
    expect(shown).toMatchObject({
      closed: null,
      isClosedInWeek: true,
      promised: 1,
      orders: [{ isPickup: false }],
    })
  })

  it('is a holiday that is worked with the places of its weekday', async () => {
    expect(await offered()).not.toContain('2026-11-20')
    await change('2026-11-20', '2026-11-20', open(null))
    expect(await offered()).toContain('2026-11-20')
  })

  it('stores nothing if a day opens as usual', async () => {
    await change('2026-11-17', '2026-11-17', dayOff)
    expect(await offered()).not.toContain('2026-11-17')
    const { chosen } = await loadCalendar(shop, { from: null, day: '2026-11-17' })
    await change('2026-11-17', '2026-11-17', open(chosen ? chosen.places : null))
    expect((await loadSettings(shop)).calendar).toEqual([])
    expect(await offered()).toContain('2026-11-17')
  })

  it('keeps its shift while something is promised in it', async () => {
    const order = await buy(tuesday)
    const close = () => change('2026-11-17', '2026-11-17', open({ morning: 3, afternoon: 0, evening: 0 }))
    expect(await close()).toMatchObject({ code: 'promises', details: { count: 1 } })
    await change('2026-11-17', '2026-11-17', open({ morning: 3, afternoon: 1, evening: 0 }))
    expect(await listFreeSlots(shop)).not.toContainEqual(expect.objectContaining(tuesday))
    await pool.query('update orders set promised_shift = $1 where id = $2', ['morning', order])
    expect(await close()).toMatchObject({ ok: true, value: { wasClosed: false } })
  })

  it('stays closed while the shop sells nothing without the courier, and shows why', async () => {
    await pool.query(
      `insert into shop_settings (section, "values", version)
       values ('courierPause', '{"selling": "closed", "until": "2026-11-18"}', 1)`,
    )
    const { chosen } = await loadCalendar(shop, { from: null, day: '2026-11-17' })
    expect(chosen).toMatchObject({ closed: 'courier', entry: null })
    expect(await change('2026-11-17', '2026-11-17', open(null))).toMatchObject({ code: 'courier-pause' })
    await pool.query(`delete from shop_settings where section = 'courierPause'`)
  })

  it('goes back to the week however full the calendar is, and however far away', async () => {
    const far = { from: '2031-01-01', until: '2031-01-01', ...dayOff }
    const entries = Array.from({ length: 200 }, () => far)
    await pool.query(`insert into shop_settings (section, "values", version) values ('calendar', $1, 1)`, [
      { entries },
    ])
    expect(await change('2026-11-17', '2026-11-17', dayOff)).toMatchObject({
      details: { fault: 'too-many' },
    })
    expect(await change(far.from, far.until, null)).toMatchObject({ ok: true })
    expect((await loadSettings(shop)).calendar).toEqual([])
  })

  it('is shown from today where the address asks for the end of time', async () => {
    const { days } = await loadCalendar(shop, { from: '9999-12-31', day: null })
    expect(days[0]?.day).toBe('2026-11-09')
  })

  it('is refused to a page that saw another calendar', async () => {
    await change('2026-11-17', '2026-11-17', dayOff)
    const outdated = {
      from: '2026-11-18',
      until: '2026-11-18',
      entry: dayOff,
      decisions: [],
      version: 0,
      actor,
    }
    const refusedWith = (entry: object | null) => ({ code: 'changed-meanwhile', details: { entry } })
    expect(await changeDays(shop, outdated)).toMatchObject(refusedWith(null))
    const same = { ...outdated, from: '2026-11-17', until: '2026-11-17' }
    expect(await changeDays(shop, same)).toMatchObject(refusedWith({ from: '2026-11-17', ...dayOff }))
  })
})

describe('closing days that have promises', () => {
  const closeTuesday = (decisions: readonly Decision[]) =>
    change('2026-11-16', '2026-11-18', dayOff, decisions)

  it('lists them with a day that is open, and changes nothing without the owner’s word', async () => {
    const [order, pickup] = [await buy(tuesday), await buy(tuesday, { isPickup: true })]
    const { orders } = await previewClosing(shop, {
      from: '2026-11-16',
      until: '2026-11-18',
      kind: 'day-off',
    })
    const listed = new Map(orders.map(({ id, isPickup, next }) => [id, [isPickup, next?.day]]))
    expect(listed).toEqual(
      new Map([
        [order, [false, '2026-11-19']],
        [pickup, [true, '2026-11-19']],
      ]),
    )
    expect(
      orders.flatMap(({ choices }) =>
        choices.filter(({ day }) => day >= '2026-11-16' && day <= '2026-11-18'),
      ),
    ).toEqual([])
    expect(await closeTuesday([{ orderId: order, slot: null }])).toMatchObject({
      code: 'promises',
      details: { count: 1 },
    })
    expect(await offered()).toContain('2026-11-17')
    expect(await readPromise(order)).toEqual(tuesday)
  })

  it('moves the parcels that were to be posted on them to the next posting day, one mail each, and back', async () => {
    const id = await buy(tuesday)
    await pool.query(
      `update orders set delivery_way = 'carrier', promised_shift = null, promised_hours = null, place_held = false,
         arrives_from = '2026-11-24', arrives_until = '2026-11-26' where id = $1`,
      [id],
    )
    const daysNow = async () =>
      (
        await pool.query(
          'select promised_day::text as leaves, arrives_from::text as first, arrives_until::text as last from orders where id = $1',
          [id],
        )
      ).rows[0]
    const before = await daysNow()
    // The 20th is a holiday for the workshop and the carriers.
    const after = { leaves: '2026-11-19', first: '2026-11-26', last: '2026-11-30' }
    const next = { leavesOn: after.leaves, arrives: { from: after.first, until: after.last } }
    const parcels = [{ id, days: { leavesOn: '2026-11-17' }, next, hasEmail: true }]
    const span = { from: '2026-11-16', until: '2026-11-18', kind: 'day-off' } as const
    expect(await previewClosing(shop, span)).toMatchObject({ orders: [], parcels })
    const closed = await closeTuesday([])
    expect(closed).toMatchObject({ ok: true, value: { moved: 1, mailed: 1 } })
    expect(await daysNow()).toEqual(after)
    expect(await listMails(id)).toMatchObject([
      { delaySeconds: 12, email: { type: 'parcel-moved', data: next } },
    ])
    expect(await countOnClosedDays(shop)).toBe(0)
    const undoneDays = await undoDays(shop, { version: closed.ok ? closed.value.version : 0, actor })
    expect(undoneDays).toMatchObject({ ok: true, value: { stayed: 0 } })
    expect([await daysNow(), await listMails(id)]).toEqual([before, []])
    await pool.query(
      `insert into shop_settings (section, "values", version) values ('calendar', $1, 9)
      on conflict (section) do update set "values" = excluded."values", version = 9`,
      [{ entries: [{ from: '2026-11-16', until: '2026-11-18', ...dayOff }] }],
    )
    expect((await loadCalendar(shop, { from: null, day: null })).closedParcels).toMatchObject(parcels)
    expect(await moveClosedParcels(shop, { actorId: actor.id })).toEqual({ moved: 1, left: 0 })
    expect(await moveClosedParcels(shop, { actorId: actor.id })).toEqual({ moved: 0, left: 0 })
    expect([await daysNow(), (await listMails(id)).length]).toEqual([after, 1])
  })

  it('moves the orders that the owner selected, keeps the others, and emails after the undo period', async () => {
    const [moved, unmovedId] = [await buy(tuesday), await buy(tuesday)]
    const to: DeliverySlot = { day: '2026-11-19', shift: 'morning' }
    const closed = await closeTuesday([
      { orderId: moved, slot: to },
      { orderId: unmovedId, slot: null },
    ])
    expect(closed).toMatchObject({ ok: true, value: { moved: 1, mailed: 1 } })
    expect([await readPromise(moved), await readPromise(unmovedId)]).toEqual([to, tuesday])
    expect(await listMails(moved)).toMatchObject([
      { delaySeconds: 12, email: { data: { toldTo: 'customer' } } },
    ])
    expect(await listMails(unmovedId)).toEqual([])
    const { closedPromises } = await loadCalendar(shop, { from: null, day: null })
    expect(closedPromises.map(({ id }) => id)).toEqual([unmovedId])
    expect(await closeTuesday([])).toMatchObject({ ok: true })
  })

  it('is taken back whole: days, orders, places, mail and history', async () => {
    const order = await buy(tuesday)
    const to: DeliverySlot = { day: '2026-11-19', shift: 'morning' }
    const closed = await closeTuesday([{ orderId: order, slot: to }])
    if (!closed.ok) throw new Error(closed.code)
    const undoClosing = () => undoDays(shop, { version: closed.value.version, actor })
    expect(await undoClosing()).toEqual({ ok: true, value: { stayed: 0 } })
    expect(await readPromise(order)).toEqual(tuesday)
    expect(await listMails(order)).toEqual([])
    expect(await offered()).toContain('2026-11-17')
    const { rows } = await pool.query('select day::text, shift, orders from delivery_places where orders > 0')
    expect(rows).toEqual([{ ...tuesday, orders: 1 }])
    const events = await pool.query(
      `select 1 from order_events where order_id = $1 and kind = 'delivery-changed'`,
      [order],
    )
    expect(events.rowCount).toBe(0)
    expect(await undoClosing()).toMatchObject({ code: 'too-late' })
  })

  it('changes nothing if the new slot was taken in the meantime', async () => {
    const order = await buy(tuesday)
    const full: DeliverySlot = { day: '2026-11-19', shift: 'morning' }
    await pool.query(`insert into delivery_places (day, shift, orders, metres) values ($1, $2, 99, 0)`, [
      full.day,
      full.shift,
    ])
    expect(await closeTuesday([{ orderId: order, slot: full }])).toMatchObject({ code: 'slot-taken' })
    expect(toSlot(await readPromise(order))).toEqual(tuesday)
    expect(await offered()).toContain('2026-11-17')
  })
  it('proposes what can be had after a vacation that begins today', async () => {
    const order = await buy({ day: '2026-11-13', shift: 'morning' })
    const span = { from: '2026-11-12', until: '2026-11-15' }
    const proposed = async (kind: 'day-off' | 'vacation') =>
      (await previewClosing(shop, { ...span, kind })).orders.map(({ next }) => next)
    expect(await proposed('day-off')).toMatchObject([{ day: '2026-11-16', shift: 'morning' }])
    const morning: DeliverySlot = { day: '2026-11-16', shift: 'morning' }
    const close = (slot: DeliverySlot) => change(span.from, span.until, vacation, [{ orderId: order, slot }])
    expect(await close(morning)).toMatchObject({ code: 'slot-unavailable' })
    const { orders } = await previewClosing(shop, { ...span, kind: 'vacation' })
    expect(orders[0]?.choices).not.toContainEqual(expect.objectContaining(morning))
    const next = orders[0]?.next
    if (!next) throw new Error('nothing is proposed')
    expect(await close(next)).toMatchObject({ ok: true, value: { moved: 1 } })
  })

  it('moves an order without an address for mail back too, and counts no mail for it', async () => {
    const order = await buy(tuesday)
    await pool.query(`update orders set customer_email = '' where id = $1`, [order])
    const { orders } = await previewClosing(shop, {
      from: '2026-11-16',
      until: '2026-11-18',
      kind: 'day-off',
    })
    expect(orders).toMatchObject([{ id: order, hasEmail: false }])
    const closed = await closeTuesday([{ orderId: order, slot: { day: '2026-11-19', shift: 'morning' } }])
    if (!closed.ok) throw new Error(closed.code)
    expect(closed.value).toMatchObject({ moved: 1, mailed: 0 })
    const undoneDays = await undoDays(shop, { version: closed.value.version, actor })
    expect(undoneDays).toEqual({ ok: true, value: { stayed: 0 } })
    expect(await readPromise(order)).toEqual(tuesday)
  })

  it('takes no place for an order that was cancelled before it is taken back', async () => {
    const order = await buy(tuesday)
    const closed = await closeTuesday([{ orderId: order, slot: { day: '2026-11-19', shift: 'morning' } }])
    if (!closed.ok) throw new Error(closed.code)
    await pool.query(`update orders set status = 'cancelled', place_held = false where id = $1`, [order])
    await pool.query('delete from delivery_places')
    const undoneDays = await undoDays(shop, { version: closed.value.version, actor })
    expect(undoneDays).toEqual({ ok: true, value: { stayed: 0 } })
    expect((await pool.query('select 1 from delivery_places where orders > 0')).rowCount).toBe(0)
  })
})
