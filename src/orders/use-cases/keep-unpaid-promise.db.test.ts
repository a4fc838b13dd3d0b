import { afterAll, expect, it } from 'vitest'
import { resumeCheckout } from '#checkout/purchase/use-cases/resume-checkout.ts'
import { startCheckout } from '#checkout/purchase/use-cases/start-checkout.ts'
import type { CalendarEntry } from '#delivery/calendar/domain/workshop-calendar.ts'
import { adminOrderLinkCopy } from '#fulfilment/orders/copy/admin-order-link.ts'
import { loadOrderLink } from '#fulfilment/orders/use-cases/manual/load-order-link.ts'
import { makeManualOrder } from '#fulfilment/orders/use-cases/manual/make-manual-order.ts'
import { loadLinkedOrder } from '#orders/use-cases/link/load-linked-order.ts'
import { settleAndRefund } from '#payments/use-cases/provider-actions.ts'
import { openCheckoutFixture } from '../../../tests/support/checkout-fixture.ts'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { emailsInQueue } from '../../../tests/support/message-queue.ts'
import { keepUnpaidPromises } from './keep-unpaid-promise.ts'
import { loadCustomerOrder } from './load-customer-order.ts'

const database = await createTestDatabase()
const { pool } = database
const fixture = await openCheckoutFixture(database)
const { shop } = fixture
const actor = { id: (await fixture.newCustomer()).id, name: 'Dona da Loja' }
afterAll(async () => {
  await fixture.close()
  await database.close()
})

/** The fixture's clock is at Thursday the 12th, 14:32 in São Paulo. */
const tonight = { day: '2026-11-12', shift: 'evening' } as const
const tomorrow = { day: '2026-11-13', shift: 'afternoon' } as const

await pool.query(`
  update settings_frete_motoboy set origem_address = 'Rua Harmonia, 500', base_price = 12, tier1_rate = 2.2, tier2_rate = 2, tier3_rate = 1.8, tier4_rate = 1.6`)

async function close(entries: readonly Pick<CalendarEntry, 'kind' | 'from' | 'until'>[]) {
  const values = { entries: entries.map((entry) => ({ ...entry, places: null, note: '' })) }
  await pool.query(
    `insert into shop_settings (section, "values") values ('calendar', $1)
     on conflict (section) do update set "values" = $1`,
    [JSON.stringify(values)],
  )
}

async function runLater(minutes: number, work: () => Promise<unknown>) {
  fixture.passMinutes(minutes)
  await work()
  fixture.passMinutes(-minutes)
}

async function unpaidOrder(slot: { day: string; shift: 'evening' | 'afternoon' } = tonight) {
  const customer = await fixture.newCustomer()
  const candle = await fixture.newCandle({ stock: 5 })
  await fixture.putInCart(customer.id, candle.id, 1)
  const started = await startCheckout(shop, await fixture.requestFor(customer.id, { slot }))
  if (!started.ok) throw new Error(started.code)
  const { orderId, orderNumber, clientSecret } = started.value
  await pool.query(`update orders set hold_expires_at = hold_expires_at + interval '3 days' where id = $1`, [
    orderId,
  ])
  const load = () => loadCustomerOrder(shop, { userId: customer.id, orderNumber })
  return { id: orderId, orderNumber, clientSecret, userId: customer.id, load }
}

const findingsAbout = async (id: string) =>
  (await pool.query('select kind from reconciliation_findings where subject = $1', [id])).rows

it('moves the day of an unpaid order once it is past', async () => {
  const [seen, unseen] = [await unpaidOrder(), await unpaidOrder()]
  expect(await seen.load()).toMatchObject({ promise: tonight, moved: null })
  await runLater(60 * 7, async () => {
    await keepUnpaidPromises(shop)
    expect(await seen.load()).toMatchObject({ promise: tomorrow, moved: { from: tonight } })
    expect(await fixture.orderOf(unseen.id)).toMatchObject({ promised_shift: 'afternoon', place_held: true })
    const events = await fixture.eventsOf(unseen.id)
    await keepUnpaidPromises(shop)
    expect(await fixture.eventsOf(unseen.id)).toEqual(events)
  })
  expect(await findingsAbout(unseen.id)).toEqual([])
})

it('moves it off a day that the owner closed, where the payment is taken up again', async () => {
  const order = await unpaidOrder(tomorrow)
  await close([{ kind: 'day-off', from: tomorrow.day, until: tomorrow.day }])
  const resumed = await resumeCheckout(shop, { userId: order.userId, orderNumber: order.orderNumber })
  await close([])
  expect(resumed).toMatchObject({ ok: true })
  const moved = await order.load()
  expect(moved).toMatchObject({ moved: { from: tomorrow } })
  expect(moved?.promise?.day).not.toBe(tomorrow.day)
})

it('mentions the move in the order confirmation after payment', async () => {
  const order = await unpaidOrder()
  await runLater(60 * 7, async () => {
    await keepUnpaidPromises(shop)
    await fixture.pay(order.clientSecret)
    const { payment_reference: reference } = await fixture.orderOf(order.id)
    const payment = await shop.payments.retrievePayment(String(reference))
    if (payment.ok) await settleAndRefund(shop, payment.value)
  })
  expect(await order.load()).toMatchObject({ paymentStatus: 'paid', moved: { from: tonight } })
  const emails = await emailsInQueue(database.db, `order-confirmation:${order.id}`)
  expect(emails[0]).toMatchObject({ data: { missed: tonight, promise: tomorrow } })
})

it('mentions the move behind the order’s link and in the owner’s message', async () => {
  const candle = await fixture.newCandle({ stock: 5 })
  const result = await makeManualOrder(shop, {
    key: crypto.randomUUID(),
    actor,
    order: {
      origin: 'whatsapp',
      customer: { name: 'Helena Martins', email: '', phone: '(11) 90000-0101' },
      lines: [{ productId: candle.id, variantId: null, quantity: 1, price: null }],
      way: 'pickup',
      address: null,
      slot: tonight,
      freight: 0,
      payment: { holdHours: 72 },
      note: '',
      notifiesCustomer: true,
    },
  })
  if (!result.ok) throw new Error(result.code)
  const { orderId } = result.value
  await runLater(60 * 7, async () => {
    await keepUnpaidPromises(shop)
    const sent = await loadOrderLink(shop, orderId)
    if (!sent) throw new Error('the order has no link')
    expect(adminOrderLinkCopy.message(sent, sent.link)).toContain(
      'O dia mudou: quinta-feira, 12/11, entre 19h e 22h não dava mais.',
    )
    const code = `O código para retirar é ${sent.pickupCode}.`
    expect(adminOrderLinkCopy.message(sent, sent.link), 'not paid yet').not.toContain(code)
    expect(adminOrderLinkCopy.message({ ...sent, payUntil: null }, sent.link)).toContain(code)
    expect(await loadLinkedOrder(shop, { linkedOrderId: orderId })).toMatchObject({
      promise: { day: '2026-11-13' },
      moved: { from: tonight },
    })
  })
})
