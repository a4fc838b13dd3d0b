import { randomUUID } from 'node:crypto'
import { eq, ne } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createMelhorEnvio } from '#delivery/carriers/providers/melhor-envio/melhor-envio.ts'
import { createOwnTable } from '#delivery/carriers/providers/own-table/own-table.ts'
import { carrierAccounts } from '#delivery/carriers/schema.ts'
import { seedCarriers } from '#demo/loader/seed-carriers.ts'
import { shipments } from '#fulfilment/shipping/schema.ts'
import { orders } from '#orders/schema/orders.ts'
import { selectCustomerOrders } from '#orders/use-cases/customer-order.ts'
import type { Shop } from '#platform/shop.ts'
import { APP, startFakeMelhorEnvio } from '../../../../lab/fakes/fake-melhor-envio.ts'
import { openCheckoutFixture } from '../../../../tests/support/checkout-fixture.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { makeOrder } from '../../../../tests/support/make-orders.ts'
import { queuedMessages } from '../../../../tests/support/message-queue.ts'
import { acceptCarrierWebhook } from './accept-carrier-webhook.ts'
import { buyDearerLabel, buyLabels } from './buy-labels.ts'
import { cancelLabel } from './cancel-label.ts'
import { followShipments } from './follow-shipments.ts'
import { loadLabels } from './load-labels.ts'
import { postParcels } from './post-parcels.ts'
import { readOwnLabels } from './read-own-labels.ts'

const database = await createTestDatabase()
const { db, pool } = database
const fixture = await openCheckoutFixture(database)
afterAll(() => fixture.close())
await db.transaction(seedCarriers)
const actor = { id: randomUUID(), name: 'Dona da Loja' }

let fake: Awaited<ReturnType<typeof startFakeMelhorEnvio>>
let shop: Shop

beforeEach(async () => {
  await pool.query('truncate orders cascade')
  await db.delete(carrierAccounts)
  fake = await startFakeMelhorEnvio()
  const { clock, sealing } = fixture.shop
  const service = createMelhorEnvio({
    db,
    sealing,
    clock,
    settings: { apiBase: fake.url, app: APP },
    contact: () => 'Lume & Coco (ola@exemplo.com.br)',
    remote: { log: fixture.shop.log, failuresToOpen: 99 },
  })
  shop = {
    ...fixture.shop,
    carriers: {
      table: createOwnTable({ db, readLabels: (references) => readOwnLabels(db, references) }),
      'melhor-envio': service,
    },
  }
  await connect()
})
afterEach(() => fake.close())

const connect = () =>
  shop.carriers['melhor-envio'].account.connectByToken({
    token: fake.world.token,
    appSecret: APP.clientSecret,
    environment: 'sandbox',
  })

async function packedOrder(facts: Partial<typeof orders.$inferInsert> = {}, quantity = 2) {
  const candle = await fixture.newCandle({ stock: 80, name: 'Jasmim' })
  await pool.query(
    `update products set weight = 0.54, dimensions = '{"length":8,"width":8,"height":9.5}' where id = $1`,
    [candle.id],
  )
  return makeOrder(database, {
    userId: (await fixture.newCustomer()).id,
    deliveryWay: 'carrier',
    customerCpf: '52998224725',
    shippingProvider: 'Correios',
    shippingService: 'PAC',
    shippingAddress: {
      line1: 'Rua da Aurora, 295',
      line2: 'Apto 3 – Boa Vista',
      city: 'Recife',
      state: 'PE',
      postal_code: '50030-230',
      country: 'Brasil',
    },
    promisedDay: '2026-11-13',
    arrivesFrom: '2026-11-24',
    arrivesUntil: '2026-11-30',
    packedAt: new Date('2026-11-12T12:00:00Z'),
    stockHeld: true,
    ...facts,
    items: [{ productId: candle.id, name: 'Jasmim', size: null, quantity }],
  })
}

const buy = async (orderId: string, source: 'table' | 'melhor-envio' = 'melhor-envio') =>
  (await buyLabels(shop, { orderIds: [orderId], source, actor }))[0]?.result
/** Sorted, because a cancelled label and its replacement have the same timestamp. */
const listLabels = (orderId: string) =>
  db
    .select()
    .from(shipments)
    .where(eq(shipments.orderId, orderId))
    .orderBy(shipments.createdAt, ne(shipments.state, 'cancelled'))
const loadLabel = async (orderId: string) => {
  const label = (await listLabels(orderId)).at(-1)
  if (!label) throw new Error('no shipment')
  return label
}
const loadOrder = async (orderId: string) => (await db.select().from(orders).where(eq(orders.id, orderId)))[0]
const statusMails = (orderId: string) => queuedMessages(db, `order-status:${orderId}:%`)
const follow = () => {
  fixture.passMinutes(10)
  return followShipments(shop)
}

async function buyLabelFor() {
  const { id } = await packedOrder()
  await buy(id)
  const { reference, id: shipmentId } = await loadLabel(id)
  return { id, shipmentId, reference: reference ?? '' }
}

describe('buying at Melhor Envio', () => {
  it('sends sender, recipient and contents, and stores the price', async () => {
    const { id, orderNumber } = await packedOrder()
    expect(await buy(id)).toMatchObject({ ok: true })
    const label = await loadLabel(id)
    expect(label).toMatchObject({
      state: 'bought',
      cost: 22_40,
      trackingCode: expect.stringMatching(/^ME\d{9}BR$/),
    })
    expect(await loadOrder(id)).toMatchObject({ shippingActualCost: 22_40, status: 'processing' })
    expect(fake.labels.get(label.reference ?? '')?.body).toMatchObject({
      service: 1,
      from: {
        name: 'Lume & Coco',
        company_document: '11222333000181',
        address: 'Rua Harmonia',
        number: '500',
        district: 'Sumarezinho',
        city: 'São Paulo',
        state_abbr: 'SP',
        postal_code: '05435000',
      },
      to: {
        name: 'Helena Martins',
        address: 'Rua da Aurora',
        number: '295',
        complement: 'Apto 3',
        district: 'Boa Vista',
        city: 'Recife',
        state_abbr: 'PE',
        postal_code: '50030230',
      },
      products: [{ name: 'Jasmim', quantity: 2, unitary_value: 89.9 }],
      options: { insurance_value: 179.8, tags: [{ tag: label.id }, { tag: orderNumber }] },
    })
    expect(await loadLabels(shop, [id])).toMatchObject({
      own: [],
      service: { count: 1, url: `${fake.url}/imprimir/${label.reference}` },
    })
  })

  it('buys once, however often and at once it is pressed', async () => {
    const { id } = await packedOrder()
    await Promise.all([buy(id), buy(id), buy(id)])
    expect(await buy(id)).toMatchObject({ ok: true })
    expect(fake.labels.size).toBe(1)
    expect(fake.world.balance).toBeCloseTo(477.6)
    expect(await listLabels(id)).toMatchObject([{ state: 'bought', failure: null }])
  })

  it.each(['POST /api/v2/me/cart', '/checkout', '/generate'])(
    'buys once if the answer of %s was lost, and finds the label automatically',
    async (step) => {
      const { id } = await packedOrder()
      fake.failNext(step, 'answer-lost')
      expect(await buy(id)).toMatchObject({ code: 'unavailable' })
      const { id: shipmentId } = await loadLabel(id)
      expect(await cancelLabel(shop, { shipmentId, actor })).toMatchObject({ code: 'outcome-unknown' })
      expect(await follow()).toMatchObject({ bought: 1 })
      expect(fake.world.balance).toBeCloseTo(477.6)
      expect(await listLabels(id)).toMatchObject([{ state: 'bought', cost: 22_40, failure: null }])
    },
  )

  it('keeps a purchase with an unknown result open while the account is unavailable', async () => {
    const { id } = await packedOrder()
    fake.failNext('/checkout', 'answer-lost')
    await buy(id)
    await shop.carriers['melhor-envio'].account.disconnect()
    await follow()
    const { id: shipmentId } = await loadLabel(id)
    expect(await cancelLabel(shop, { shipmentId, actor })).toMatchObject({ code: 'outcome-unknown' })
    await connect()
    expect(await follow()).toMatchObject({ bought: 1 })
    expect(fake.labels.size).toBe(1)
  })

  it('settles an unknown end however many labels wait for the owner', async () => {
    const { id: waiting } = await packedOrder()
    await pool.query(
      `insert into shipments (order_id, parcel_number, source, carrier, service, state, parcel, failure, updated_at)
      select $1, number, 'melhor-envio', 'Correios', 'PAC', 'buying', '{"items":[]}', '{"code":"refused","reason":"x"}', '2026-11-01'
      from generate_series(1, 60) number`,
      [waiting],
    )
    const { id } = await packedOrder()
    fake.failNext('/checkout', 'answer-lost')
    await buy(id)
    expect(await follow()).toMatchObject({ bought: 1 })
    expect(await loadLabel(id)).toMatchObject({ state: 'bought' })
  })

  it('waits for the balance, and buys the label that waits there', async () => {
    const { id } = await packedOrder()
    fake.world.balance = 10
    expect(await buy(id)).toMatchObject({ code: 'balance-missing', details: { cost: 22_40 } })
    expect(await loadLabel(id)).toMatchObject({ state: 'buying', failure: { code: 'balance-missing' } })
    // Not retried automatically: only the owner can add to the balance.
    expect(await follow()).toEqual({ questions: 0, bought: 0 })
    fake.world.balance = 100
    expect(await buy(id)).toMatchObject({ ok: true })
    expect(fake.labels.size).toBe(1)
  })

  it('buys nothing dearer until the owner agrees to that price', async () => {
    const { id } = await packedOrder()
    fake.world.priceFactor = 2
    expect(await buy(id)).toMatchObject({ code: 'dearer', details: { cost: 44_80 } })
    expect(fake.labels.size).toBe(0)
    const { id: shipmentId } = await loadLabel(id)
    fake.world.priceFactor = 3
    expect(await buyDearerLabel(shop, { shipmentId, cost: 44_80, actor })).toMatchObject({
      code: 'dearer',
      details: { cost: 67_20 },
    })
    expect(await buyDearerLabel(shop, { shipmentId, cost: 67_20, actor })).toMatchObject({ ok: true })
    expect(await loadOrder(id)).toMatchObject({ shippingActualCost: 67_20 })
  })

  it('is paid for each of several parcels, and for all of them no more than the customer paid', async () => {
    const { id } = await packedOrder({ shippingAmount: 30_00 }, 60)
    expect(await buy(id)).toMatchObject({ code: 'dearer', details: { cost: 22_40 } })
    const parcels = await listLabels(id)
    expect(parcels.filter(({ state }) => state === 'bought')).toHaveLength(1)
    const waiting = parcels.find(({ failure }) => failure)
    const agreed = { shipmentId: waiting?.id ?? '', cost: 22_40, actor }
    await buyDearerLabel(shop, agreed)
    expect((await listLabels(id)).filter(({ state }) => state === 'bought')).toHaveLength(2)
  })

  it('asks the owner if the carrier no longer serves the place, and offers another way', async () => {
    const { id } = await packedOrder({ shippingService: 'Mini Envios' })
    expect(await buy(id)).toMatchObject({ code: 'offer-vanished' })
    expect(await buy(id, 'table')).toMatchObject({ ok: true })
    expect(fake.labels.size).toBe(0)
  })
})

describe('taking a label of Melhor Envio back', () => {
  it('refunds its price after any cancellation, and the next label is a new one', async () => {
    const { id, shipmentId } = await buyLabelFor()
    fake.failNext('/cancel', 'answer-lost')
    expect(await cancelLabel(shop, { shipmentId, actor })).toMatchObject({ code: 'unavailable' })
    expect(await loadLabel(id)).toMatchObject({ state: 'bought' })
    expect(await cancelLabel(shop, { shipmentId, actor })).toMatchObject({ ok: true })
    expect(await loadOrder(id)).toMatchObject({ shippingActualCost: null })
    await buy(id)
    const { reference } = await loadLabel(id)
    fake.move(reference ?? '', 'canceled')
    await follow()
    expect((await listLabels(id)).map(({ state }) => state)).toEqual(['cancelled', 'cancelled'])
    expect(await loadOrder(id)).toMatchObject({ shippingActualCost: null, status: 'processing' })
  })

  it('is refused by the service after the parcel was posted', async () => {
    const { id, shipmentId, reference } = await buyLabelFor()
    fake.move(reference, 'posted')
    expect(await cancelLabel(shop, { shipmentId, actor })).toMatchObject({ code: 'already-posted' })
    expect(await loadOrder(id)).toMatchObject({ shippingActualCost: 22_40 })
  })
})

describe('following a parcel of Melhor Envio', () => {
  const accept = ({ rawBody, signature }: ReturnType<typeof fake.webhook>) =>
    acceptCarrierWebhook(shop, { rawBody, signature })
  const posted = (id: string) => ({
    id,
    status: 'posted',
    tracking: 'AA123456785BR',
    posted_at: '2026-11-13 09:30:00',
  })
  const delivered = (id: string) => ({
    ...posted(id),
    status: 'delivered',
    delivered_at: '2026-11-20 10:00:00',
  })

  it('goes on by the task alone, with one mail for each step', async () => {
    const { id, reference } = await buyLabelFor()
    fake.move(reference, 'posted')
    await follow()
    await follow()
    const { trackingCode, postedAt } = await loadLabel(id)
    expect(postedAt).toEqual(new Date('2026-11-18T12:30:00Z'))
    expect(await loadOrder(id)).toMatchObject({ status: 'shipped', trackingNumber: trackingCode })
    expect(await statusMails(id)).toMatchObject([{ email: { data: { trackingNumber: trackingCode } } }])
    const condition = eq(orders.id, id)
    const [seen] = await selectCustomerOrders(db, { condition: condition, limit: 1, now: shop.clock.now() })
    const url = `https://www.melhorrastreio.com.br/rastreio/${trackingCode}`
    expect(seen?.parcels).toEqual([
      {
        number: 1,
        carrier: 'Correios',
        service: 'PAC',
        code: trackingCode,
        url,
        postedAt,
        deliveredAt: null,
      },
    ])
    fake.move(reference, 'delivered')
    expect(await follow()).toMatchObject({ questions: 1 })
    expect(await loadOrder(id)).toMatchObject({ status: 'delivered' })
    expect(await follow()).toMatchObject({ questions: 0 })
  })

  it('believes a signed report, doubled or old, and goes forth only', async () => {
    const { id, reference } = await buyLabelFor()
    const [first, last] = [
      fake.webhook('order.posted', posted(reference)),
      fake.webhook('order.delivered', delivered(reference)),
    ]
    const results = await Promise.all([accept(first), accept(first)])
    expect(results).toMatchObject([{ ok: true }, { ok: true }])
    expect(await loadOrder(id)).toMatchObject({ status: 'shipped', trackingNumber: 'AA123456785BR' })
    expect(await statusMails(id)).toHaveLength(1)
    await accept(last)
    for (const old of [first, fake.webhook('order.generated', posted(reference)), last])
      expect(await accept(old)).toMatchObject({ ok: true })
    expect(await loadLabel(id)).toMatchObject({
      state: 'delivered',
      postedAt: new Date('2026-11-13T12:30:00Z'),
      deliveredAt: new Date('2026-11-20T13:00:00Z'),
    })
    expect(await loadOrder(id)).toMatchObject({ status: 'delivered' })
  })

  it('rejects forged reports, and ignores labels that are not its own', async () => {
    const { id, reference } = await buyLabelFor()
    const { rawBody, signature } = fake.webhook('order.delivered', delivered(reference), 'of another shop')
    expect(await accept({ rawBody, signature })).toMatchObject({ code: 'bad-signature' })
    expect(await acceptCarrierWebhook(shop, { rawBody, signature: null })).toMatchObject({
      code: 'bad-signature',
    })
    expect(await accept(fake.webhook('order.delivered', delivered(randomUUID())))).toMatchObject({
      code: 'unknown-label',
    })
    expect(await accept(fake.webhook('test', null))).toMatchObject({ ok: true })
    await shop.carriers['melhor-envio'].account.disconnect()
    expect(await accept(fake.webhook('order.delivered', delivered(reference)))).toMatchObject({
      code: 'not-connected',
    })
    expect(await loadOrder(id)).toMatchObject({ status: 'processing' })
  })

  it('keeps a code that the carrier gives after the parcel was handed over', async () => {
    const { id, reference } = await buyLabelFor()
    await db.update(shipments).set({ trackingCode: null })
    Object.assign(fake.labels.get(reference) ?? {}, { tracking: null })
    await postParcels(shop, { orderId: id, parcels: [], actor })
    expect(await loadOrder(id)).toMatchObject({ status: 'shipped', trackingNumber: null })
    await accept(fake.webhook('order.posted', posted(reference)))
    expect(await loadOrder(id)).toMatchObject({ status: 'shipped', trackingNumber: 'AA123456785BR' })
    await db.update(orders).set({ trackingNumber: 'AA123456785BR (Recife)' })
    await accept(fake.webhook('order.posted', { ...posted(reference), tracking: 'BB123456785BR' }))
    expect(await loadOrder(id)).toMatchObject({ trackingNumber: 'AA123456785BR (Recife)' })
  })
})
