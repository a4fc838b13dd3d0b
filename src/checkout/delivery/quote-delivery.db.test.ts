import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { CheckoutRequest } from '#checkout/purchase/use-cases/checkout-request.ts'
import { startCheckout } from '#checkout/purchase/use-cases/start-checkout.ts'
import type { Address } from '#delivery/addresses/domain/address.ts'
import { toShippingAddress } from '#delivery/addresses/domain/shipping-address.ts'
import { seedCarriers } from '#demo/loader/seed-carriers.ts'
import { partyOfOrder } from '#fulfilment/shipping/use-cases/parties.ts'
import { cartGiftColumn, readCartGift } from '#orders/gifts/use-cases/cart-gift.ts'
import { orders } from '#orders/schema/orders.ts'
import { orderColumns } from '#orders/use-cases/order-rows.ts'
import { settleAndRefund } from '#payments/use-cases/provider-actions.ts'
import { shopSettings } from '#platform/database/schema/settings.ts'
import { startOfDay } from '#platform/domain/sao-paulo-time.ts'
import type { Shop } from '#platform/shop.ts'
import { auditBooks } from '../../../tests/support/audit-shop.ts'
import { batchFixture } from '../../../tests/support/batch-fixture.ts'
import { openCheckoutFixture } from '../../../tests/support/checkout-fixture.ts'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { fillStreets, openFreightShop, SANTANA } from '../../../tests/support/freight-shop.ts'
import { recordStatements } from '../../../tests/support/recorded-statements.ts'
import { type DeliveryRequest, quoteDelivery } from './quote-delivery.ts'

const database = await createTestDatabase()
const fixture = await openCheckoutFixture(database)
afterAll(() => fixture.close())
await fillStreets(database)
const ports = await openFreightShop(database)
/** Thursday, 12 November 2026. */
const shop: Shop = { ...ports.shop, ...fixture.shop }
await database.db.transaction(seedCarriers)

const recife: Address = {
  street: 'Rua da Aurora',
  number: '325',
  complement: '',
  neighborhood: 'Boa Vista',
  city: 'Recife',
  state: 'PE',
  postalCode: '50050-000',
}

let userId: string
let candle: { id: string; name: string }

async function offered(isOffered: boolean) {
  await database.db.delete(shopSettings).where(eq(shopSettings.section, 'brazil'))
  const values = { offered: 'yes' }
  if (isOffered) await database.db.insert(shopSettings).values({ section: 'brazil', values })
  await shop.settings.refresh()
}

const measure = (id: string, kilos: number) =>
  database.pool.query(
    `update products set weight = $2, dimensions = '{"length":8,"width":8,"height":9.5}' where id = $1`,
    [id, kilos],
  )

beforeEach(async () => {
  await offered(true)
  await database.pool.query('update settings_frete_motoboy set enabled = true')
  userId = (await fixture.newCustomer()).id
  candle = await fixture.newCandle({ stock: 50, price: 8990, name: 'Jasmim' })
  await measure(candle.id, 0.54)
  await fixture.putInCart(userId, candle.id, 2)
})

const ask = (changes: Partial<DeliveryRequest> = {}) =>
  quoteDelivery(shop, { userId, mode: 'TABELA', isExpress: false, address: recife, ...changes })

describe('the price of a delivery', () => {
  it('is the courier’s inside the city, with no statement more', async () => {
    const recorded = recordStatements({ shop } as never)
    expect(await ask({ address: SANTANA })).toMatchObject({ value: { way: 'courier' } })
    expect(recorded.statements().filter((text) => /carrier|kit_parts/.test(text))).toEqual([])
  })

  it('is the carriers’ for the customer’s cart elsewhere, the cheapest first', async () => {
    expect(await ask()).toMatchObject({
      value: {
        way: 'carrier',
        quote: {
          place: 'Pernambuco',
          payable: {},
          offers: [
            { carrier: 'Correios', service: 'PAC', price: 4430, leavesOn: '2026-11-13' },
            { service: 'SEDEX', price: 8270 },
          ],
        },
      },
    })
  })

  it('is the carriers’ where the courier is off, and beyond where he goes', async () => {
    await database.pool.query('update settings_frete_motoboy set enabled = false')
    expect(await ask()).toMatchObject({ value: { way: 'carrier' } })
    expect(await ask({ address: SANTANA })).toMatchObject({ code: 'courier-disabled' })
    await database.pool.query('update settings_frete_motoboy set enabled = true, origem_lat = -23.2')
    expect(await ask({ address: SANTANA })).toMatchObject({
      value: { way: 'carrier', quote: { place: 'São Paulo' } },
    })
    await database.pool.query('update settings_frete_motoboy set origem_lat = -23.5539')
  })

  it('is shown to a guest who enters a CEP for the candles in the cart', async () => {
    const lines = [{ productId: candle.id, variantId: null, quantity: 1, chosenParts: null }]
    const guest = { userId: null, address: null, text: '50050000' }
    expect(await ask({ ...guest, lines })).toMatchObject({
      value: { way: 'carrier', quote: { payable: null, offers: [{ price: 3690 }, {}] } },
    })
    expect(await ask(guest)).toMatchObject({ code: 'items-missing' })
  })

  it('weighs the parts of a kit', async () => {
    const kit = await fixture.newKit({ parts: [{ productId: candle.id, count: 2 }] })
    const lines = [{ productId: kit.id, variantId: null, quantity: 1, chosenParts: null }]
    expect(await ask({ userId: null, address: null, text: '50050-000', lines })).toMatchObject({
      value: { quote: { offers: [{ price: 4430 }, {}] } },
    })
  })

  it('is refused to another city while the courier is off, and arranged in this one', async () => {
    await offered(false)
    await database.pool.query('update settings_frete_motoboy set enabled = false')
    const guest = { userId: null, address: null }
    expect(await ask({ ...guest, text: '50050-000' })).toMatchObject({ code: 'outside-city' })
    expect(await ask({ ...guest, text: '00000-000' })).toMatchObject({ code: 'cep-not-found' })
    expect(await ask({ ...guest, text: '02013-000' })).toMatchObject({ code: 'courier-disabled' })
    expect(await ask()).toMatchObject({ code: 'outside-city', details: { place: 'Pernambuco' } })
  })

  it('is refused as ever while nothing is sent beyond the city', async () => {
    await offered(false)
    expect(await ask()).toMatchObject({ code: 'outside-city' })
  })
})

const farAway: Address = {
  ...SANTANA,
  street: 'Rua Inácio Monteiro',
  complement: '',
  neighborhood: 'Jardim São Paulo',
  postalCode: '08490-000',
}

async function askFar(changes: Partial<DeliveryRequest> = {}) {
  const quoted = await ask({ address: farAway, ...changes })
  if (!quoted.ok || quoted.value.way !== 'courier') throw new Error('no ride')
  return quoted.value.quote
}

describe('beside a ride beyond 25 km', () => {
  it('cheaper parcels are offered, the cheapest first', async () => {
    const { price, parcels } = await askFar()
    expect(parcels?.map(({ service }) => service)).toEqual(['PAC', 'SEDEX'])
    for (const parcel of parcels ?? []) expect(parcel.price).toBeLessThan(price.total)
  })

  it('a dearer one is not', async () => {
    await database.pool.query(
      `update carrier_rates set prices = '[9900,9900,9900,9900,9900,9900]' where state = 'SP' and service = 'SEDEX'`,
    )
    expect((await askFar()).parcels).toMatchObject([{ service: 'PAC' }])
    await database.pool.query('delete from carrier_rates')
    await database.pool.query('delete from carrier_boxes')
    expect((await askFar()).parcels).toEqual([])
    await database.db.transaction(seedCarriers)
  })

  it('shows no carrier for a candle of unknown weight, but keeps the ride', async () => {
    await measure(candle.id, 0)
    const { parcels, payable } = await askFar()
    expect(parcels).toEqual([])
    expect(payable).not.toBeNull()
  })

  it('asks no carrier while the owner ships no parcels', async () => {
    await offered(false)
    expect((await askFar()).parcels).toBeNull()
  })

  it('shows a guest the carriers for a CEP and the cart', async () => {
    const lines = [{ productId: candle.id, variantId: null, quantity: 1, chosenParts: null }]
    const guest = { userId: null, address: null, text: '08490-000' }
    expect((await askFar({ ...guest, lines })).parcels).toMatchObject([{ service: 'PAC' }, {}])
    expect((await askFar(guest)).parcels).toEqual([])
  })
})

describe('a purchase beyond 25 km', () => {
  const buy = async (freightPrice: number, freightOffer: CheckoutRequest['freightOffer'], changes = {}) =>
    startCheckout(
      shop,
      await fixture.requestFor(userId, {
        customer: {
          name: 'Helena',
          email: null,
          phone: null,
          cpf: '52998224725',
          address: toShippingAddress(farAway),
        },
        freightPrice,
        freightOffer,
        expectedTotal: null,
        ...changes,
      }),
    )
  const PAC = { carrier: 'Correios', service: 'PAC' }
  const RIDE = { carrier: 'Motoboy SP', service: 'TABELA' }
  const loadOrder = async (started: Awaited<ReturnType<typeof buy>>) =>
    fixture.orderOf(started.ok ? started.value.orderId : started.code)

  it('costs the price of the chosen parcel and has no shift', async () => {
    const { price, parcels } = await askFar()
    const pac = parcels?.[0]?.price ?? 0
    expect(await buy(pac, RIDE), 'the ride at the parcel’s price').toMatchObject({ code: 'freight-stale' })
    expect(await buy(price.total, PAC), 'the parcel at another price').toMatchObject({
      code: 'freight-stale',
    })
    const started = await buy(pac, PAC, { expectedTotal: 17980 + pac })
    expect(await loadOrder(started)).toMatchObject({
      delivery_way: 'carrier',
      shipping_service: 'PAC',
      shipping_amount: (pac / 100).toFixed(2),
      promised_shift: null,
      place_held: false,
    })
    expect(await auditBooks(database.pool)).toEqual([])
  })

  it.each([
    ['by name', RIDE],
    ['by naming no carrier', { carrier: '', service: '' }],
    ['by sending no offer', null],
  ])('costs the price of a ride chosen as %s and has a shift', async (_how, offer) => {
    const { price } = await askFar()
    expect(await loadOrder(await buy(price.total, offer))).toMatchObject({
      delivery_way: 'courier',
      shipping_provider: 'Motoboy SP',
      shipping_amount: (price.total / 100).toFixed(2),
      promised_shift: expect.any(String),
    })
  })

  it.each([
    ['a carrier that offered nothing', { carrier: 'Barata', service: 'PAC' }, 1],
    ['a service that was not offered', { carrier: 'Correios', service: 'Grátis' }, 0],
  ])('refuses %s', async (_what, offer, price) => {
    await askFar()
    expect(await buy(price, offer)).toMatchObject({ code: 'freight-stale' })
  })

  it('requests the parcel’s price again when the cart changed; the courier price is kept', async () => {
    const { price, parcels } = await askFar()
    await fixture.putInCart(userId, candle.id, 3)
    expect(await buy(parcels?.[0]?.price ?? 0, PAC)).toMatchObject({ code: 'freight-stale' })
    expect(await buy(price.total, RIDE)).toMatchObject({ ok: true })
  })

  it('asks again when the owner stops sending parcels', async () => {
    const { parcels } = await askFar()
    await offered(false)
    expect(await buy(parcels?.[0]?.price ?? 0, PAC)).toMatchObject({ code: 'freight-stale' })
  })
})

describe('there is none', () => {
  it.each<[string, Partial<Address>, object]>([
    ['a CEP that nobody has', { postalCode: '00000-000' }, { code: 'address-not-found' }],
    [
      'a CEP of another state than the typed one',
      { state: 'BA', city: 'Salvador' },
      { code: 'cep-of-another-place', details: { place: 'Pernambuco' } },
    ],
    [
      'a CEP of the city with another city beside it',
      { postalCode: '02013-000' },
      { code: 'cep-of-another-place', details: { place: 'São Paulo' } },
    ],
    [
      'a CEP of elsewhere with the city beside it',
      { city: 'São Paulo', state: 'SP' },
      { code: 'cep-of-another-place' },
    ],
    [
      'a town’s CEP with another town beside it',
      { postalCode: '06233-030', city: 'Guarulhos', state: 'SP' },
      { code: 'cep-of-another-place', details: { place: 'Osasco' } },
    ],
  ])('offers no carrier for %s', async (_case, changes, refusal) => {
    expect(await ask({ address: { ...recife, ...changes } })).toMatchObject(refusal)
  })

  it('offers no carrier for a candle of 31 kg or of unknown weight', async () => {
    await measure(candle.id, 31)
    expect(await ask()).toMatchObject({ code: 'item-too-heavy', details: { name: 'Jasmim' } })
    await measure(candle.id, 0)
    expect(await ask()).toMatchObject({ code: 'item-not-measured' })
  })
})

async function loadDays(orderId: string): Promise<string[]> {
  const { rows } = await database.pool.query(
    'select array[promised_day, arrives_from, arrives_until]::text[] as days from orders where id = $1',
    [orderId],
  )
  return rows[0].days
}

describe('a purchase by carrier', () => {
  const buy = async (changes = {}) =>
    startCheckout(
      shop,
      await fixture.requestFor(userId, {
        customer: {
          name: 'Helena',
          email: null,
          phone: null,
          cpf: '52998224725',
          address: toShippingAddress(recife),
        },
        freightPrice: 4430,
        freightOffer: { carrier: 'Correios', service: 'PAC' },
        expectedTotal: 17980 + 4430,
        ...changes,
      }),
    )

  it('stores carrier, shipping day and arrival, and reserves no shift or place', async () => {
    await ask()
    const started = await buy()
    expect(started).toMatchObject({ ok: true, value: { totalAmount: 22410 } })
    expect(await fixture.orderOf(started.ok ? started.value.orderId : '')).toMatchObject({
      delivery_way: 'carrier',
      shipping_provider: 'Correios',
      shipping_service: 'PAC',
      shipping_amount: '44.30',
      shipping_eta: 'entre 25/11 e 01/12',
      promised_shift: null,
      place_held: false,
    })
    expect(await auditBooks(database.pool)).toEqual([])
  })

  it('needs the CPF of the recipient, also for a gift', async () => {
    await ask()
    const address = toShippingAddress(recife)
    const customer = { name: 'Helena', email: null, phone: null, address }
    expect(await buy({ customer })).toMatchObject({ code: 'cpf-missing' })
    await database.pool.query(
      `insert into cart_gifts (user_id, message, receiver_name, receiver_phone) values ($1, '', 'Célia', '(81) 99999-0000')`,
      [userId],
    )
    const [cart] = await database.db.select({ gift: cartGiftColumn(userId) }).from(sql`(select 1) one`)
    const seenGift = readCartGift(cart?.gift ?? null)?.fingerprint
    expect(await buy({ seenGift, customer: { ...customer, cpf: '52998224725' } })).toMatchObject({
      code: 'cpf-missing',
    })
    const started = await buy({ seenGift, customer: { ...customer, receiverCpf: '39053344705' } })
    const order = started.ok ? await fixture.orderOf(started.value.orderId) : null
    expect(order).toMatchObject({ customer_cpf: null })
    const corrected = { ...customer, receiverCpf: '52998224725' }
    expect(await buy({ seenGift, customer: corrected })).toMatchObject({ value: { orderId: order?.id } })
    const [row] = await database.db
      .select(orderColumns)
      .from(orders)
      .where(eq(orders.id, String(order?.id)))
    if (!row) throw new Error('no order')
    expect(await partyOfOrder(database.db, row)).toMatchObject({ name: 'Célia', document: '52998224725' })
  })

  it('goes by the dearer service where the customer chose it, at its own price', async () => {
    await ask()
    const sedex = { freightOffer: { carrier: 'Correios', service: 'SEDEX' } }
    expect(await buy(sedex)).toMatchObject({ code: 'freight-stale' })
    expect(await buy({ ...sedex, freightPrice: 8270, expectedTotal: 17980 + 8270 })).toMatchObject({
      ok: true,
    })
  })

  it('keeps the promised price after the owner changes the table', async () => {
    await ask()
    await database.pool.query(
      `update carrier_rates set prices = '[9990,9990,9990,9990,9990,9990]' where state = 'PE'`,
    )
    expect(await buy()).toMatchObject({ ok: true })
    await database.pool.query('delete from carrier_rates')
    await database.pool.query('delete from carrier_boxes')
    await database.db.transaction(seedCarriers)
  })

  it.each<[string, () => Promise<unknown>, string]>([
    ['no price was promised', async () => {}, 'freight-stale'],
    [
      'the cart is another one',
      async () => ask().then(() => fixture.putInCart(userId, candle.id, 3)),
      'freight-stale',
    ],
    ['time is over', async () => ask().then(() => fixture.passMinutes(31)), 'freight-stale'],
    ['nothing is sent any more', async () => ask().then(() => offered(false)), 'outside-city'],
  ])('is asked again where %s', async (_case, prepare, code) => {
    await prepare()
    expect(await buy({ expectedTotal: null })).toMatchObject({ code })
  })

  it('waits until what no carrier takes is out of the present', async () => {
    const { rows } = await database.pool.query(
      `insert into gift_options (name, price, not_by_post, position) values ('Fósforos', 5, true, 1) returning id`,
    )
    await database.pool.query('insert into cart_gifts (user_id, message, option_ids) values ($1, $2, $3)', [
      userId,
      '',
      [rows[0].id],
    ])
    const [cart] = await database.db.select({ gift: cartGiftColumn(userId) }).from(sql`(select 1) one`)
    const seenGift = readCartGift(cart?.gift ?? null)?.fingerprint
    await ask()
    expect(await buy({ seenGift, expectedTotal: null })).toMatchObject({
      code: 'gift-not-by-post',
      details: { names: ['Fósforos'] },
    })
  })

  it('that is paid days later is shipped on the next posting day and arrives that much later', async () => {
    await ask()
    const started = await buy()
    if (!started.ok) throw new Error(started.code)
    const { orderId, clientSecret } = started.value
    expect(await loadDays(orderId)).toEqual(['2026-11-13', '2026-11-25', '2026-12-01'])
    await fixture.pay(clientSecret)
    fixture.passMinutes(5 * 24 * 60)
    const reference = String((await fixture.orderOf(orderId)).payment_reference)
    const payment = await shop.payments.retrievePayment(reference)
    if (payment.ok) await settleAndRefund(shop, payment.value)
    const paid = await fixture.orderOf(orderId)
    expect(paid).toMatchObject({ payment_status: 'paid', promised_shift: null })
    expect(await loadDays(orderId)).toEqual(['2026-11-18', '2026-11-30', '2026-12-04'])
  })

  it('is free above the threshold of its state', async () => {
    await database.pool.query(
      `update carrier_rates set free_above = 150 where state = 'PE' and service = 'PAC'`,
    )
    await ask()
    const started = await buy({ expectedTotal: 17980 })
    expect(await fixture.orderOf(started.ok ? started.value.orderId : '')).toMatchObject({
      shipping_amount: '0.00',
      shipping_waived_amount: '44.30',
    })
  })

  it('is quoted again if a batch is ready only after the promised day', async () => {
    const batches = batchFixture(database.pool)
    await database.pool.query('update products set stock_quantity = 0 where id = $1', [candle.id])
    const batchId = await batches.newBatch(candle.id, { units: 2, readyOn: '2026-11-24' })
    await batches.reserveInCart(userId, candle.id)
    await ask()
    await database.pool.query(`update batches set ready_on = '2026-11-26' where id = $1`, [batchId])
    expect(await buy({ expectedTotal: null })).toMatchObject({ code: 'freight-stale' })
    fixture.passMinutes(1)
    await ask()
    expect(await buy({ expectedTotal: null })).toMatchObject({ ok: true })
  })

  it('is quoted again if the promised day has passed', async () => {
    const midnight = startOfDay(shop.clock.now(), 1)
    fixture.passMinutes((midnight.getTime() - shop.clock.now().getTime()) / 60_000 - 5)
    await ask()
    fixture.passMinutes(10)
    expect(await buy({ expectedTotal: null })).toMatchObject({ code: 'freight-stale' })
    await ask()
    expect(await buy({ expectedTotal: null })).toMatchObject({ ok: true })
  })
})
