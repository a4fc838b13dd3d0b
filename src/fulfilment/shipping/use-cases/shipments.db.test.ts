import { randomUUID } from 'node:crypto'
import { eq, ne } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createOwnTable } from '#delivery/carriers/providers/own-table/own-table.ts'
import type {
  CarrierAccount,
  CarrierService,
  LabelReport,
  NewLabel,
} from '#delivery/carriers/providers/port.ts'
import { seedCarriers } from '#demo/loader/seed-carriers.ts'
import { changeOrderStatus } from '#fulfilment/orders/use-cases/change-order-status.ts'
import { correctOrder } from '#fulfilment/orders/use-cases/correct-order.ts'
import { buyReturnLabel, sendPostingCode } from '#fulfilment/returns/use-cases/label-return.ts'
import { loadReturns } from '#fulfilment/returns/use-cases/load-returns.ts'
import { findReturnLabels } from '#fulfilment/returns/use-cases/return-posting.ts'
import { shipments } from '#fulfilment/shipping/schema.ts'
import { orderReturns } from '#orders/returns/schema.ts'
import { orderItems, orders } from '#orders/schema/orders.ts'
import { changeOrder } from '#orders/use-cases/order-rows.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { openCheckoutFixture } from '../../../../tests/support/checkout-fixture.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { makeOrder } from '../../../../tests/support/make-orders.ts'
import { queuedMessages } from '../../../../tests/support/message-queue.ts'
import { acceptCarrierWebhook } from './accept-carrier-webhook.ts'
import { applyReports } from './apply-reports.ts'
import { buyDearerLabel, buyLabels } from './buy-labels.ts'
import { cancelLabel } from './cancel-label.ts'
import { followShipments } from './follow-shipments.ts'
import { loadLabels } from './load-labels.ts'
import { loadPosting } from './load-posting.ts'
import { postParcels } from './post-parcels.ts'
import { readOwnLabels } from './read-own-labels.ts'

const database = await createTestDatabase()
const { db, pool } = database
const fixture = await openCheckoutFixture(database)
afterAll(() => fixture.close())
await db.transaction(seedCarriers)
const actor = { id: randomUUID(), name: 'Dona da Loja' }

let sold: Map<string, NewLabel>
let price: number
let answer: (label: NewLabel) => Awaited<ReturnType<CarrierService['buyLabel']>> | null
let reports: LabelReport[]

const service: CarrierService = {
  ...createOwnTable({ db, readLabels: (references) => readOwnLabels(db, references) }),
  source: 'melhor-envio',
  async buyLabel(label) {
    const refusal = answer(label)
    if (refusal) return refusal
    if (label.mostCost !== null && price > label.mostCost) return refuse('dearer', { cost: price })
    sold.set(label.shipmentId, label)
    return ok({ reference: `me-${label.shipmentId}`, cost: price, trackingCode: null })
  },
  printLabels: async (references, reader) =>
    ok({ kind: 'address', url: `https://me/${reader}/${references}` }),
  track: async () => ok(reports),
  cancel: async () => ok(),
  readWebhook: async (_, signature) => (signature === 'good' ? ok(reports) : refuse('bad-signature')),
}
const shop: Shop = {
  ...fixture.shop,
  carriers: {
    table: createOwnTable({ db, readLabels: (references) => readOwnLabels(db, references) }),
    'melhor-envio': { ...service, account: {} as CarrierAccount },
  },
}

beforeEach(async () => {
  await pool.query('truncate orders cascade')
  sold = new Map()
  price = 2000
  answer = () => null
  reports = []
})

async function packedOrder(facts: Partial<typeof orders.$inferInsert> = {}, quantity = 2) {
  const candle = await fixture.newCandle({ stock: 50, name: 'Jasmim' })
  await pool.query(
    `update products set weight = 0.54, dimensions = '{"length":8,"width":8,"height":9.5}' where id = $1`,
    [candle.id],
  )
  const { id: userId } = await fixture.newCustomer()
  return makeOrder(database, {
    userId,
    deliveryWay: 'carrier',
    shippingProvider: 'Correios',
    shippingService: 'PAC',
    promisedDay: '2026-11-13',
    arrivesFrom: '2026-11-24',
    arrivesUntil: '2026-11-30',
    packedAt: new Date('2026-11-12T12:00:00Z'),
    stockHeld: true,
    ...facts,
    items: [{ productId: candle.id, name: 'Jasmim', size: null, quantity }],
  })
}

const buy = (orderId: string, source: 'table' | 'melhor-envio' = 'melhor-envio') =>
  buyLabels(shop, { orderIds: [orderId], source, actor })
/** Sorted, because a cancelled label and its replacement have the same timestamp. */
const listLabels = (orderId: string) =>
  db
    .select()
    .from(shipments)
    .where(eq(shipments.orderId, orderId))
    .orderBy(shipments.createdAt, ne(shipments.state, 'cancelled'))
const loadOrder = async (orderId: string) => (await db.select().from(orders).where(eq(orders.id, orderId)))[0]
const statusMails = (orderId: string) => queuedMessages(db, `order-status:${orderId}:%`)
const buildReport = (
  reference: string | null,
  state: LabelReport['state'],
  changes: Partial<LabelReport> = {},
) => ({
  reference: reference ?? '',
  state,
  at: null,
  trackingCode: null,
  problem: null,
  ...changes,
})

describe('buying labels', () => {
  it('buys one for each parcel, however often it is pressed, and its cost is the freight’s', async () => {
    const { id } = await packedOrder()
    const results = await Promise.all([buy(id), buy(id)])
    expect(results.flat().every(({ result }) => result.ok)).toBe(true)
    await buy(id)
    expect([sold.size, (await listLabels(id)).length]).toEqual([1, 1])
    expect(await listLabels(id)).toMatchObject([{ state: 'bought', cost: 2000, source: 'melhor-envio' }])
    expect(await loadOrder(id)).toMatchObject({ shippingActualCost: 2000, status: 'processing' })
    const [label] = [...sold.values()]
    expect(label).toMatchObject({
      carrier: 'Correios',
      service: 'PAC',
      invoiceKey: null,
      mostCost: 3244,
      receiver: { name: 'Helena Martins' },
      items: [{ name: 'Jasmim', quantity: 2, price: 8990 }],
      parcel: { value: 2 * 8990 },
    })
  })

  it('explains why it buys nothing for unpacked, unpaid, shipped or pickup orders', async () => {
    const cases = [
      [{ packedAt: null }, 'not-packed'],
      [{ paymentStatus: 'pending' }, 'not-paid'],
      [{ status: 'shipped' }, 'already-sent'],
      [{ deliveryWay: 'courier' }, 'not-a-parcel'],
    ] as const
    for (const [facts, code] of cases) {
      const { id } = await packedOrder(facts)
      expect(await buy(id)).toMatchObject([{ result: { code } }])
    }
    const { id } = await packedOrder()
    await pool.query('update products set weight = 0')
    expect(await buy(id)).toMatchObject([{ result: { code: 'item-not-measured' } }])
    expect(sold.size).toBe(0)
  })

  it('buys nothing that is dearer than what the customer paid until the owner agrees', async () => {
    const { id } = await packedOrder()
    price = 4100
    expect(await buy(id)).toMatchObject([{ result: { code: 'dearer', details: { cost: 4100 } } }])
    const [waitingLabel] = await listLabels(id)
    expect(waitingLabel).toMatchObject({ state: 'buying', failure: { code: 'dearer', cost: 4100 } })
    expect((await loadPosting(shop)).unsettled).toMatchObject([
      { id, failure: { code: 'dearer' }, paid: 3244 },
    ])
    price = 4300
    const shipmentId = waitingLabel?.id ?? ''
    expect(await buyDearerLabel(shop, { shipmentId, cost: 4100, actor })).toMatchObject({ code: 'dearer' })
    expect(await buyDearerLabel(shop, { shipmentId, cost: 4300, actor })).toMatchObject({ ok: true })
    expect(await loadOrder(id)).toMatchObject({ shippingActualCost: 4300 })
  })

  it('asks the carrier again when the outcome is unknown, without buying twice', async () => {
    const { id } = await packedOrder()
    // Simulates that the label is bought but the response is lost.
    answer = (label) => {
      sold.set(label.shipmentId, label)
      return refuse('unavailable')
    }
    expect(await buy(id)).toMatchObject([{ result: { code: 'unavailable' } }])
    const [open] = await listLabels(id)
    expect(await cancelLabel(shop, { shipmentId: open?.id ?? '', actor })).toMatchObject({
      code: 'outcome-unknown',
    })
    await buy(id, 'table')
    expect(await listLabels(id)).toMatchObject([{ source: 'melhor-envio', state: 'buying' }])
    answer = () => null
    const laterShop = { ...shop, clock: { now: () => new Date(shop.clock.now().getTime() + 10 * 60_000) } }
    expect(await followShipments(laterShop)).toMatchObject({ bought: 1 })
    expect([sold.size, (await listLabels(id))[0]?.state]).toEqual([1, 'bought'])
  })

  it('keeps a requested label whose outcome is unknown', async () => {
    const { id } = await packedOrder()
    answer = () => refuse('balance-missing', { cost: 2000 })
    await buy(id)
    // Simulates a crash after the label was paid.
    answer = (label) => {
      sold.set(label.shipmentId, label)
      throw new Error('killed')
    }
    await expect(buy(id)).rejects.toThrow('killed')
    const which = { shipmentId: (await listLabels(id))[0]?.id ?? '', actor }
    const refusals = [
      refuse('unavailable'),
      refuse('not-connected'),
      refuse('refused', { reason: 'Sem permissão', isUnsearched: true }),
    ] as const
    for (const refusal of refusals) {
      answer = () => refusal
      await buy(id, 'table')
      expect(await cancelLabel(shop, which)).toMatchObject({ code: 'outcome-unknown' })
      expect(await listLabels(id)).toMatchObject([{ source: 'melhor-envio', state: 'buying' }])
    }
    answer = () => refuse('refused', { reason: 'CPF inválido' })
    await buy(id)
    expect(await listLabels(id)).toMatchObject([{ failure: { code: 'refused', reason: 'CPF inválido' } }])
    expect(await cancelLabel(shop, which)).toMatchObject({ ok: true })
  })

  it('cancels nothing that was bought or posted while it was asked', async () => {
    const { id } = await packedOrder()
    await buy(id)
    const [label] = await listLabels(id)
    const service = shop.carriers['melhor-envio']
    const cancel = async () => {
      await pool.query(`update shipments set state = 'posted'`)
      return ok()
    }
    const slow = { ...shop, carriers: { ...shop.carriers, 'melhor-envio': { ...service, cancel } } }
    expect(await cancelLabel(slow, { shipmentId: label?.id ?? '', actor })).toMatchObject({
      code: 'already-posted',
    })
    expect(await listLabels(id)).toMatchObject([{ state: 'posted' }])
  })

  it('buys nothing for an order that is cancelled by now, and still finds what was bought before', async () => {
    const { id } = await packedOrder()
    answer = () => refuse('unavailable')
    await buy(id)
    const shipmentId = (await listLabels(id))[0]?.id ?? ''
    await changeOrderStatus(shop, { orderId: id, to: 'cancelled', actor })
    const laterShop = { ...shop, clock: { now: () => new Date(shop.clock.now().getTime() + 10 * 60_000) } }
    answer = () => null
    expect(await followShipments(laterShop)).toMatchObject({ bought: 0 })
    expect(await buyDearerLabel(shop, { shipmentId, cost: 2000, actor })).toMatchObject({
      code: 'order-cancelled',
    })
    expect(sold.size).toBe(0)
    await db.update(shipments).set({ failure: null, updatedAt: shop.clock.now() })
    answer = ({ mostCost }) =>
      mostCost === 0 ? ok({ reference: 'me-1', cost: 2000, trackingCode: null }) : null
    expect(await followShipments(laterShop)).toMatchObject({ bought: 1 })
    expect((await loadPosting(shop)).labels).toMatchObject([{ id }])
    expect(await loadLabels(shop, [id])).toMatchObject({ own: [], service: null })
  })

  it('keeps the address of a bought label until the label is cancelled', async () => {
    const { id } = await packedOrder()
    await buy(id)
    const order = await loadOrder(id)
    const address = {
      street: 'Rua da Aurora',
      number: '295',
      complement: '',
      neighborhood: 'Boa Vista',
      city: 'São Paulo',
      state: order?.shippingAddress.state ?? '',
      postalCode: order?.shippingAddress.postal_code ?? '',
    }
    const contact = { name: 'Helena Martins', email: order?.customerEmail ?? '', phone: '(11) 90000-0000' }
    const correction = { orderId: id, contact, address, seenVersion: 1, notifiesCustomer: false, actor }
    expect(await correctOrder(shop, correction)).toMatchObject({ code: 'label-bought' })
    await cancelLabel(shop, { shipmentId: (await listLabels(id))[0]?.id ?? '', actor })
    expect(await correctOrder(shop, correction)).toMatchObject({ ok: true })
  })

  it('names what failed by order, and another service can take what one has refused', async () => {
    const [poor, fine] = [await packedOrder(), await packedOrder()]
    answer = ({ orderNumber }) =>
      orderNumber === poor.orderNumber ? refuse('balance-missing', { cost: 2000 }) : null
    const outcomes = await buyLabels(shop, {
      orderIds: [poor.id, fine.id],
      source: 'melhor-envio',
      actor,
    })
    expect(outcomes).toMatchObject([{ result: { code: 'balance-missing' } }, { result: { ok: true } }])
    expect(await buy(poor.id, 'table')).toMatchObject([{ result: { ok: true } }])
    expect(await listLabels(poor.id)).toMatchObject([
      { state: 'cancelled', source: 'melhor-envio' },
      { state: 'bought', source: 'table', cost: null },
    ])
  })

  it('is taken back before it is posted, and the freight costs nothing again', async () => {
    const { id } = await packedOrder()
    await buy(id)
    const [label] = await listLabels(id)
    const which = { shipmentId: label?.id ?? '', actor }
    expect(await cancelLabel(shop, which)).toMatchObject({ ok: true })
    expect(await cancelLabel(shop, which)).toMatchObject({ ok: true })
    expect(await loadOrder(id)).toMatchObject({ shippingActualCost: null })
    await buy(id)
    expect((await listLabels(id)).map(({ state }) => state)).toEqual(['cancelled', 'bought'])
    await applyReports(shop, {
      source: 'melhor-envio',
      reports: [buildReport((await listLabels(id))[1]?.reference ?? null, 'posted')],
    })
    expect(await cancelLabel(shop, { shipmentId: (await listLabels(id))[1]?.id ?? '', actor })).toMatchObject(
      {
        code: 'already-posted',
      },
    )
  })
})

describe('posting by hand', () => {
  it('stores code and cost, and ships the order with one email', async () => {
    const { id } = await packedOrder()
    await buy(id, 'table')
    const [label] = await listLabels(id)
    const parcels = [{ shipmentId: label?.id ?? '', trackingCode: ' QP123456789BR ', cost: '26,50' }]
    const unreadable = parcels.map((parcel) => ({ ...parcel, cost: 'vinte e seis' }))
    expect(await postParcels(shop, { orderId: id, parcels: unreadable, actor })).toMatchObject({
      code: 'invalid-cost',
      details: { shipmentId: label?.id },
    })
    expect(await listLabels(id)).toMatchObject([{ state: 'bought' }])
    expect(await postParcels(shop, { orderId: id, parcels, actor })).toMatchObject({ ok: true })
    expect(await postParcels(shop, { orderId: id, parcels, actor })).toMatchObject({ code: 'already-sent' })
    expect(await loadOrder(id)).toMatchObject({
      status: 'shipped',
      trackingNumber: 'QP123456789BR',
      shippingActualCost: 2650,
    })
    expect(await statusMails(id)).toMatchObject([{ email: { data: { trackingNumber: 'QP123456789BR' } } }])
    expect(await loadPosting(shop)).toMatchObject({ waiting: [], unsettled: [], labels: [] })
  })

  it('sends nothing again from a tab that is old: neither what arrived nor what was cancelled', async () => {
    for (const [status, code] of [
      ['delivered', 'already-sent'],
      ['cancelled', 'order-cancelled'],
    ] as const) {
      const { id } = await packedOrder()
      await buy(id, 'table')
      await changeOrderStatus(shop, { orderId: id, to: status, actor })
      const { length } = await statusMails(id)
      expect(await postParcels(shop, { orderId: id, parcels: [], actor })).toMatchObject({ code })
      expect(await loadOrder(id)).toMatchObject({ status })
      expect(await statusMails(id)).toHaveLength(length)
    }
  })

  it('waits for the label, and asks before shipping a refunded order', async () => {
    const { id } = await packedOrder()
    expect(await postParcels(shop, { orderId: id, parcels: [], actor })).toMatchObject({ code: 'no-label' })
    await buy(id, 'table')
    await changeOrder(db, id, { paymentStatus: 'refunded' })
    expect(await postParcels(shop, { orderId: id, parcels: [], actor })).toMatchObject({ code: 'ask-first' })
    expect(await listLabels(id)).toMatchObject([{ state: 'bought' }])
  })
})

describe('following parcels', () => {
  const track = (orderReports: LabelReport[]) =>
    applyReports(shop, { source: 'melhor-envio', reports: orderReports })

  async function buyOneLabel() {
    const { id } = await packedOrder()
    await buy(id)
    return { id, reference: (await listLabels(id))[0]?.reference ?? null }
  }

  it('moves from posted through transit to delivered, sends the emails, and never moves back', async () => {
    const { id, reference } = await buyOneLabel()
    const posted = buildReport(reference, 'posted', { trackingCode: 'ME1BR' })
    await Promise.all([track([posted]), track([posted])])
    expect(await loadOrder(id)).toMatchObject({ status: 'shipped', trackingNumber: 'ME1BR' })
    expect(await statusMails(id)).toHaveLength(1)
    await track([buildReport(reference, 'moving')])
    expect(await listLabels(id)).toMatchObject([{ state: 'moving', trackingCode: 'ME1BR' }])
    await track([buildReport(reference, 'delivered')])
    await track([buildReport(reference, 'moving'), posted, buildReport(reference, 'cancelled')])
    expect(await listLabels(id)).toMatchObject([{ state: 'delivered', trackingCode: 'ME1BR' }])
    expect(await loadOrder(id)).toMatchObject({ status: 'delivered' })
  })

  it('keeps the owner’s corrections', async () => {
    const { id, reference } = await buyOneLabel()
    await track([buildReport(reference, 'delivered')])
    expect(await loadOrder(id)).toMatchObject({ status: 'delivered' })
    await changeOrderStatus(shop, { orderId: id, to: 'shipped', actor })
    await track([buildReport(reference, 'delivered')])
    await pool.query(`update shipments set state = 'moving'`)
    await track([buildReport(reference, 'delivered')])
    expect(await loadOrder(id)).toMatchObject({ status: 'shipped' })
  })

  it('waits for the last of several parcels', async () => {
    const { id } = await packedOrder({ shippingAmount: 20_000, totalAmount: 60 * 8990 + 20_000 }, 60)
    await buy(id)
    const references = (await listLabels(id)).map(({ reference }) => reference)
    expect(references.length).toBeGreaterThan(1)
    await track(references.slice(1).map((reference) => buildReport(reference, 'posted')))
    expect(await loadOrder(id)).toMatchObject({ status: 'processing' })
    await track([buildReport(references[0] ?? null, 'posted')])
    expect(await loadOrder(id)).toMatchObject({ status: 'shipped' })
  })

  it('requires a new label for a box whose label was cancelled', async () => {
    const { id } = await packedOrder({ shippingAmount: 20_000, totalAmount: 60 * 8990 + 20_000 }, 60)
    await buy(id)
    const [first, ...otherLabels] = await listLabels(id)
    await cancelLabel(shop, { shipmentId: first?.id ?? '', actor })
    expect(await postParcels(shop, { orderId: id, parcels: [], actor })).toMatchObject({ code: 'no-label' })
    await track(otherLabels.map(({ reference }) => buildReport(reference, 'posted')))
    expect(await loadOrder(id)).toMatchObject({ status: 'processing' })
    expect((await loadPosting(shop)).waiting).toMatchObject([{ id }])
    fixture.passMinutes(1)
    await buy(id)
    const secondLabel = (await listLabels(id)).find(({ state }) => state === 'bought')
    expect(secondLabel).toMatchObject({ parcelNumber: first?.parcelNumber, parcel: first?.parcel })
    expect(await loadPosting(shop)).toMatchObject({ waiting: [], labels: [{ id }] })
    await track([buildReport(secondLabel?.reference ?? null, 'posted')])
    expect(await loadOrder(id)).toMatchObject({ status: 'shipped' })
  })

  it('counts no box of an earlier packing', async () => {
    const { id } = await packedOrder({ shippingAmount: 20_000, totalAmount: 60 * 8990 + 20_000 }, 60)
    await buy(id)
    for (const { id: shipmentId } of await listLabels(id)) await cancelLabel(shop, { shipmentId, actor })
    await pool.query(
      'update order_items set quantity = 2, total_price = 2 * unit_price where order_id = $1',
      [id],
    )
    fixture.passMinutes(1)
    await buy(id)
    expect(await loadPosting(shop)).toMatchObject({ waiting: [], labels: [{ id, parcels: [{ number: 1 }] }] })
    expect(await postParcels(shop, { orderId: id, parcels: [], actor })).toMatchObject({ ok: true })
  })

  it('takes to the counter only the box that the service did not sell', async () => {
    const { id } = await packedOrder({ shippingAmount: 20_000, totalAmount: 60 * 8990 + 20_000 }, 60)
    answer = () => (sold.size > 0 ? refuse('offer-vanished') : null)
    expect(await buy(id)).toMatchObject([{ result: { code: 'offer-vanished' } }])
    const packedLabels = await listLabels(id)
    await buy(id, 'table')
    const live = (await listLabels(id)).filter(({ state }) => state !== 'cancelled')
    expect(live.map(({ parcelNumber }) => parcelNumber).sort()).toEqual(
      packedLabels.map((_, index) => index + 1),
    )
    expect(live.filter(({ source }) => source === 'melhor-envio')).toMatchObject([{ state: 'bought' }])
    expect(live.every(({ state }) => state === 'bought')).toBe(true)
    expect(sold.size).toBe(1)
  })

  it('asks about parcels in transit, and shows where one is stuck', async () => {
    const { id, reference } = await buyOneLabel()
    reports = [buildReport(reference, 'posted'), buildReport('of-nobody', 'delivered')]
    expect(await followShipments(shop)).toMatchObject({ questions: 1 })
    expect(await loadOrder(id)).toMatchObject({ status: 'shipped' })
    reports = [buildReport(reference, 'moving', { problem: 'undelivered' })]
    await followShipments(shop)
    expect(await listLabels(id)).toMatchObject([{ state: 'moving', failure: { code: 'undelivered' } }])
    expect(await loadPosting(shop)).toMatchObject({
      labels: [],
      stuck: [{ id, failure: { code: 'undelivered' } }],
    })
    reports = [buildReport(reference, 'delivered')]
    await followShipments(shop)
    expect((await loadPosting(shop)).stuck).toEqual([])
  })

  it('accepts only signed reports, and reveals nothing about other labels', async () => {
    const { id, reference } = await buyOneLabel()
    const accept = (signature: string | null) =>
      acceptCarrierWebhook(shop, { rawBody: new Uint8Array(), signature })
    reports = [buildReport(reference, 'posted')]
    expect(await accept('forged')).toMatchObject({ code: 'bad-signature' })
    expect(await loadOrder(id)).toMatchObject({ status: 'processing' })
    expect(await accept('good')).toMatchObject({ ok: true })
    expect(await accept('good')).toMatchObject({ ok: true })
    expect(await loadOrder(id)).toMatchObject({ status: 'shipped' })
    expect(await statusMails(id)).toHaveLength(1)
    reports = [buildReport('of-nobody', 'delivered')]
    expect(await accept('good')).toMatchObject({ code: 'unknown-label' })
    reports = []
    expect(await accept('good')).toMatchObject({ ok: true })
  })
})

describe('labels for what comes back', () => {
  async function returnedOrder(facts: Partial<typeof orderReturns.$inferInsert> = {}) {
    const order = await packedOrder({ status: 'delivered', deliveredAt: shop.clock.now() })
    const [item] = await db.select().from(orderItems).where(eq(orderItems.orderId, order.id))
    const lines = [{ itemId: item?.id ?? '', quantity: 1 }]
    const [createdReturn] = await db
      .insert(orderReturns)
      .values({
        orderId: order.id,
        kind: 'withdrawal',
        isWhole: false,
        amount: 8990,
        returnWay: 'posted',
        lines,
        ...facts,
      })
      .returning()
    const own = { userId: (await loadOrder(order.id))?.userId ?? '', orderNumber: order.orderNumber }
    return { id: order.id, own, which: { orderId: order.id, returnId: createdReturn?.id ?? '', actor } }
  }
  const mails = (orderId: string) => queuedMessages(db, `return-answered:${orderId}:%`)
  const seen = async (own: Parameters<typeof loadReturns>[1]) => (await loadReturns(shop, own))?.returns[0]

  it('is bought once from the customer to the shop, and emailed once', async () => {
    const { id, own, which } = await returnedOrder()
    await Promise.all([buyReturnLabel(shop, which), buyReturnLabel(shop, which)])
    expect(await buyReturnLabel(shop, which)).toMatchObject({ ok: true })
    expect(await listLabels(id)).toMatchObject([{ direction: 'return', state: 'bought', cost: 2000 }])
    expect([...sold.values()]).toMatchObject([
      {
        direction: 'return',
        sender: { name: 'Helena Martins' },
        items: [{ name: 'Jasmim', quantity: 1 }],
        invoiceKey: null,
      },
    ])
    expect(await loadOrder(id)).toMatchObject({ shippingActualCost: null, status: 'delivered' })
    expect(await mails(id)).toMatchObject([
      { email: { data: { cause: 'posting', posting: { hasLabel: true } } } },
    ])
    expect(await seen(own)).toMatchObject({ posting: { hasLabel: true } })
    const [{ reference } = { reference: null }] = await listLabels(id)
    expect(await findReturnLabels(shop, { ...own, ...which })).toMatchObject({
      value: `https://me/customer/${reference}`,
    })
    const stranger = { ...own, ...which, userId: randomUUID() }
    expect(await findReturnLabels(shop, stranger)).toMatchObject({ code: 'label-not-found' })
  })

  it('is requested again automatically, and emailed when it is ready', async () => {
    const { id, own, which } = await returnedOrder()
    answer = () => refuse('unavailable')
    expect(await buyReturnLabel(shop, which)).toMatchObject({ code: 'unavailable' })
    expect(await sendPostingCode(shop, { ...which, code: 'PC1' })).toMatchObject({ code: 'outcome-unknown' })
    expect([await seen(own), await mails(id)]).toMatchObject([{ posting: null }, []])
    answer = () => null
    const later = { ...shop, clock: { now: () => new Date(shop.clock.now().getTime() + 10 * 60_000) } }
    expect(await followShipments(later)).toMatchObject({ bought: 1 })
    expect([sold.size, (await mails(id)).length]).toEqual([1, 1])
  })

  it('costs no more than the way there until the owner agrees, and a code can be typed instead', async () => {
    const [agreed, typed] = [await returnedOrder(), await returnedOrder()]
    price = 4100
    for (const { which } of [agreed, typed])
      expect(await buyReturnLabel(shop, which)).toMatchObject({ code: 'dearer', details: { cost: 4100 } })
    const shipmentId = (await listLabels(agreed.id))[0]?.id ?? ''
    expect(await buyDearerLabel(shop, { shipmentId, cost: 4100, actor })).toMatchObject({ ok: true })
    expect(await sendPostingCode(shop, { ...agreed.which, code: 'PC1' })).toMatchObject({
      code: 'label-there',
    })
    expect(await sendPostingCode(shop, { ...typed.which, code: 'PC1' })).toMatchObject({ ok: true })
    expect(await listLabels(typed.id)).toMatchObject([
      { state: 'cancelled' },
      { state: 'bought', source: 'table', trackingCode: 'PC1', direction: 'return' },
    ])
  })

  it('is a code from the counter with the own table, mailed once, also of a complaint', async () => {
    const { id, own, which } = await returnedOrder({ kind: 'broken', returnWay: null })
    expect(await sendPostingCode(shop, { ...which, code: ' ' })).toMatchObject({
      code: 'posting-code-missing',
    })
    await Promise.all([1, 2].map(() => sendPostingCode(shop, { ...which, code: ' 2026111801 ' })))
    expect(await seen(own)).toMatchObject({
      returnWay: 'posted',
      posting: { code: '2026111801', hasLabel: false },
    })
    expect(await mails(id)).toMatchObject([{ email: { data: { posting: { code: '2026111801' } } } }])
    await sendPostingCode(shop, { ...which, code: '2026111802' })
    expect(await listLabels(id)).toMatchObject([{ trackingCode: '2026111802' }])
    expect(await mails(id)).toHaveLength(2)
  })

  it('is for nothing that came back, was kept, is brought, or was never posted', async () => {
    const cases = [{ receivedAt: new Date() }, { state: 'kept' }, { returnWay: 'workshop' }] as const
    for (const facts of cases) {
      const { which } = await returnedOrder(facts)
      expect(await buyReturnLabel(shop, which)).toMatchObject({ code: 'return-not-open' })
      expect(await sendPostingCode(shop, { ...which, code: 'PC1' })).toMatchObject({
        code: 'return-not-open',
      })
    }
    const { id, which } = await returnedOrder()
    await pool.query(`update orders set delivery_way = 'courier' where id = $1`, [id])
    expect(await buyReturnLabel(shop, which)).toMatchObject({ code: 'return-not-open' })
    expect(sold.size).toBe(0)
  })
})
