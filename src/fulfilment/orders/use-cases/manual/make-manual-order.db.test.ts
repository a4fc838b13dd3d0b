import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { resumeCheckout } from '#checkout/purchase/use-cases/resume-checkout.ts'
import { startCheckout } from '#checkout/purchase/use-cases/start-checkout.ts'
import { emptyAddress } from '#delivery/addresses/domain/address.ts'
import { seedCarriers } from '#demo/loader/seed-carriers.ts'
import { manualRefusalSentence } from '#fulfilment/orders/copy/admin-manual-order.ts'
import { correctOrder } from '#fulfilment/orders/use-cases/correct-order.ts'
import { recordRefundByHand } from '#fulfilment/refunds/use-cases/refund-part-of-order.ts'
import { sumPaid } from '#office/reports/use-cases/sum-paid.ts'
import { sumSold } from '#office/reports/use-cases/sum-sold.ts'
import type { ManualLine, ManualOrder } from '#orders/domain/manual-order.ts'
import { expireHolds } from '#payments/use-cases/expire-holds.ts'
import { settleAndRefund } from '#payments/use-cases/provider-actions.ts'
import { shopSettings } from '#platform/database/schema/settings.ts'
import type { Shop } from '#platform/shop.ts'
import { openCheckoutFixture } from '../../../../../tests/support/checkout-fixture.ts'
import { createTestDatabase } from '../../../../../tests/support/database.ts'
import { findCustomerByPhone } from './find-customer-by-phone.ts'
import { listSellable } from './list-sellable.ts'
import { makeManualOrder } from './make-manual-order.ts'

const database = await createTestDatabase()
const fixture = await openCheckoutFixture(database)
/** CEP services return only the state. */
const cep: Shop['cep'] = { find: async () => ({ kind: 'elsewhere', state: 'PE', source: 'offline' }) }
const shop = { ...fixture.shop, cep }
const actor = { id: randomUUID(), name: 'Dona' }
afterAll(async () => {
  await fixture.close()
  await database.close()
})

const atFair: Omit<ManualOrder, 'lines'> = {
  origin: 'fair',
  customer: { name: '', email: '', phone: '' },
  way: 'handed',
  address: null,
  slot: 'later',
  freight: null,
  payment: { receivedAs: 'cash' },
  note: '',
  notifiesCustomer: true,
}

const toPay = (email: string, holdHours = 72): Partial<ManualOrder> => ({
  origin: 'instagram',
  customer: { name: 'Helena Martins', email, phone: '(11) 90000-0000' },
  way: 'arranged',
  address: {
    street: 'Rua Voluntários da Pátria',
    number: '482',
    complement: '',
    neighborhood: 'Santana',
    city: 'São Paulo',
    state: 'SP',
    postalCode: '02013-000',
  },
  freight: 1500,
  payment: { holdHours },
})

const make = (lines: readonly ManualLine[], changes: Partial<ManualOrder> = {}, key: string = randomUUID()) =>
  makeManualOrder(shop, { key, actor, order: { ...atFair, ...changes, lines } })

async function made(lines: readonly ManualLine[], changes: Partial<ManualOrder> = {}) {
  const result = await make(lines, changes)
  if (!result.ok) throw new Error(result.code)
  return result.value
}

const buildLine = ({ id }: { id: string }, quantity = 1, price: number | null = null): ManualLine => ({
  productId: id,
  variantId: null,
  quantity,
  price,
})

async function confirmedCustomer() {
  const customer = await fixture.newCustomer()
  await database.pool.query('update users set email_verified = true where id = $1', [customer.id])
  return customer
}

describe('the day of an order that is written down', () => {
  const friday = { day: '2026-11-13', shift: 'afternoon' } as const

  it.each(['arranged', 'pickup'] as const)('is promised only if it was agreed: %s', async (way) => {
    const candle = await fixture.newCandle({ stock: 5 })
    if (way === 'pickup') await setWorkshop()
    const unpaid = { ...toPay('dia@exemplo.com.br'), way }
    const open = await made([buildLine(candle)], unpaid)
    expect(await fixture.orderOf(open.orderId)).toMatchObject({ promised_shift: null, place_held: false })
    const agreed = await made([buildLine(candle)], { ...unpaid, slot: friday })
    expect(await fixture.orderOf(agreed.orderId)).toMatchObject({
      promised_shift: 'afternoon',
      place_held: way !== 'pickup',
    })
  })

  it('is refused on a day off, and the day is named', async () => {
    const candle = await fixture.newCandle({ stock: 5 })
    const refused = await make([buildLine(candle)], {
      ...toPay('domingo@exemplo.com.br'),
      slot: { day: '2026-11-15', shift: 'morning' },
    })
    expect(refused.ok || manualRefusalSentence(refused)).toBe(
      '15/11 é feriado (Proclamação da República), e o ateliê não abre. O turno livre mais perto é sábado, 14/11, entre 8h e 11h.',
    )
    const sunday = await make([buildLine(candle)], {
      ...toPay('domingo@exemplo.com.br'),
      slot: { day: '2026-11-22', shift: 'morning' },
    })
    expect(sunday.ok || manualRefusalSentence(sunday)).toContain('O ateliê não abre aos domingos.')
    expect(await fixture.stockOf(candle.id)).toBe(5)
  })
})

const setWorkshop = () =>
  database.pool.query(
    `update settings_frete_motoboy set origem_address = 'Rua Harmonia, 500, Sumarezinho, São Paulo - SP, 05435-000', base_price = 12, tier1_rate = 2, tier2_rate = 2, tier3_rate = 2, tier4_rate = 2`,
  )

describe('an order that the owner has been paid for', () => {
  it('is paid, handed over and off the shelf at once, at the owner’s price, without a mail to themselves', async () => {
    const candle = await fixture.newCandle({ stock: 5, price: 9000 })
    const customer = { name: 'Ana', email: 'ana.feira@exemplo.com.br', phone: '' }
    const { orderId } = await made([buildLine(candle, 2, 8000)], { customer })
    expect(await fixture.orderOf(orderId)).toMatchObject({
      origin: 'fair',
      status: 'delivered',
      payment_status: 'paid',
      payment_method: 'cash',
      payment_provider: 'by-hand',
      total_amount: '160.00',
      user_id: null,
      delivery_way: 'handed',
    })
    expect(await fixture.movementsOf(orderId)).toEqual([['hold', -2]])
    expect(await fixture.stockOf(candle.id)).toBe(3)
    expect(await fixture.messagesAbout(orderId)).toContain('order-confirmation:*')
    expect(await fixture.messagesAbout(orderId, { toOwner: true })).toEqual([])
    const { rows } = await database.pool.query(
      `select details->>'reason' as reason from order_events where order_id = $1 and kind = 'placed'`,
      [orderId],
    )
    expect(rows[0].reason.replaceAll('\u00a0', ' ')).toBe(
      `Feira · ${candle.name} a R$ 80,00 (loja: R$ 90,00)`,
    )
    const span = { from: '2026-11-12', to: '2026-11-12' }
    const [paid, sold] = [
      await sumPaid(shop, span, [span.from]),
      await sumSold(shop, { span, steps: [span.from], limit: 0 }),
    ]
    expect(paid).toMatchObject([{ method: 'cash', provider: 'by-hand', orders: 1 }])
    expect(sold.days).toEqual([{ day: span.from, units: 2 }])
  })

  it('emails only customers with an address who should be notified', async () => {
    const candle = await fixture.newCandle({ stock: 5 })
    const nameless = await made([buildLine(candle)])
    expect(await fixture.messagesAbout(nameless.orderId)).not.toContain('order-confirmation:*')
    const customer = { name: 'Bia', email: 'bia@exemplo.com.br', phone: '' }
    const quiet = await made([buildLine(candle)], { customer, notifiesCustomer: false })
    expect(await fixture.messagesAbout(quiet.orderId)).not.toContain('order-confirmation:*')
  })

  it('is one order, however often and however closely its form is sent', async () => {
    const candle = await fixture.newCandle({ stock: 5 })
    const key = randomUUID()
    const press = () => make([buildLine(candle)], {}, key)
    const answers = await Promise.all([press(), press(), press()])
    answers.push(await press())
    const ids = answers.map((answer) => (answer.ok ? answer.value.orderId : answer.code))
    expect(new Set(ids).size).toBe(1)
    expect(answers.filter((answer) => answer.ok && answer.value.isNew)).toHaveLength(1)
    expect(await fixture.stockOf(candle.id)).toBe(4)
  })

  it('is refused in words where the shelf has too few, and moves nothing', async () => {
    const [plenty, scarce] = [
      await fixture.newCandle({ stock: 9 }),
      await fixture.newCandle({ stock: 1, name: 'Brisa do Mar' }),
    ]
    const refused = await make([buildLine(plenty, 2), buildLine(scarce, 2)])
    if (refused.ok) throw new Error('sold')
    expect(manualRefusalSentence(refused)).toBe('Não há unidades suficientes: Brisa do Mar (são 2, há 1).')
    expect(await fixture.stockOf(plenty.id)).toBe(9)
    expect(await fixture.stockOf(scarce.id)).toBe(1)
  })

  it('is given back by the owner’s own word: a part, then the rest', async () => {
    const candle = await fixture.newCandle({ stock: 5, price: 9000 })
    const { orderId } = await made([buildLine(candle, 2)], { way: 'arranged', ...addressed })
    const give = (request: 'rest' | { amount: number }) =>
      recordRefundByHand(shop, {
        orderId,
        actor,
        part: { request, restock: false, reason: 'combinado' },
      })
    expect(await give({ amount: 5000 })).toMatchObject({ ok: true, value: { isMailed: false } })
    expect(await fixture.orderOf(orderId)).toMatchObject({
      payment_status: 'paid',
      refunded_amount: '50.00',
    })
    expect(await give('rest')).toMatchObject({ ok: true, value: { amount: 13000 } })
    expect(await fixture.orderOf(orderId)).toMatchObject({
      payment_status: 'refunded',
      status: 'cancelled',
    })
    expect(await fixture.stockOf(candle.id)).toBe(5)
  })
})

const addressed: Partial<ManualOrder> = {
  customer: { name: 'Ana', email: '', phone: '' },
  address: toPay('').address ?? null,
}

describe('an order that its customer is to pay', () => {
  async function orderToPay() {
    const customer = await confirmedCustomer()
    const candle = await fixture.newCandle({ stock: 9, price: 10000 })
    const { orderId, orderNumber } = await made([buildLine(candle, 2)], toPay(customer.email))
    const holdExpiresAt = new Date(shop.clock.now().getTime() + 72 * 3_600_000)
    return { customer, candle, orderId, orderNumber, holdExpiresAt }
  }

  it('belongs to the account of its email, and waits as long as the owner sets', async () => {
    const { customer, orderId, holdExpiresAt } = await orderToPay()
    expect(await fixture.orderOf(orderId)).toMatchObject({
      user_id: customer.id,
      payment_status: 'pending',
      payment_reference: null,
      hold_expires_at: holdExpiresAt,
    })
  })

  it('does not affect what the customer buys in the meantime', async () => {
    const { customer, candle, orderId } = await orderToPay()
    await fixture.putInCart(customer.id, candle.id, 3)
    const ownCart = await startCheckout(shop, await fixture.requestFor(customer.id))
    const secondCheckout = await startCheckout(shop, await fixture.requestFor(customer.id))
    if (!ownCart.ok || !secondCheckout.ok) throw new Error('the customer’s own cart was refused')
    expect(secondCheckout.value.orderId).toBe(ownCart.value.orderId)
    expect(await fixture.orderOf(orderId)).toMatchObject({ status: 'pending', stock_held: true })
    expect(await fixture.stockOf(candle.id)).toBe(4)
  })

  it('is paid with the shop’s payment methods, and does not touch the customer’s cart', async () => {
    const { customer, candle, orderId, orderNumber, holdExpiresAt } = await orderToPay()
    await fixture.putInCart(customer.id, candle.id, 3)
    const pays = { userId: customer.id, orderNumber }
    expect(await resumeCheckout(shop, pays)).toMatchObject({ ok: true, value: { paymentMethod: 'pix' } })
    const byCard = await resumeCheckout(shop, { ...pays, paymentMethod: 'card' })
    if (!byCard.ok) throw new Error(byCard.code)
    expect(byCard.value).toMatchObject({ totalAmount: 21500, holdExpiresAt })
    await fixture.pay(byCard.value.clientSecret)
    const { payment_reference } = await fixture.orderOf(orderId)
    const payment = await shop.payments.retrievePayment(String(payment_reference))
    if (!payment.ok) throw new Error(payment.code)
    await settleAndRefund(shop, payment.value)
    expect(await fixture.orderOf(orderId)).toMatchObject({ payment_status: 'paid', status: 'processing' })
    expect(await fixture.messagesAbout(orderId, { toOwner: true })).toEqual(['owner-order:*'])
    expect(await fixture.cartOf(customer.id)).toMatchObject([{ quantity: 3 }])
  })

  it('leaves the account of a mistyped address when the address is corrected', async () => {
    const [wrong, right] = [await confirmedCustomer(), await confirmedCustomer()]
    const candle = await fixture.newCandle({ stock: 5 })
    const { orderId } = await made([buildLine(candle)], toPay(wrong.email))
    const corrected = await correctOrder(shop, {
      orderId,
      contact: { name: 'Helena Martins', email: right.email, phone: '(11) 90000-0000' },
      address: toPay('').address ?? emptyAddress,
      seenVersion: 1,
      notifiesCustomer: false,
      actor,
    })
    expect(corrected).toMatchObject({ ok: true })
    expect(await fixture.orderOf(orderId)).toMatchObject({ user_id: right.id })
  })

  it('ends unpaid when its time is over, and the candles are back', async () => {
    const candle = await fixture.newCandle({ stock: 5 })
    const { orderId } = await made([buildLine(candle, 2)], toPay('demora@exemplo.com.br', 24))
    fixture.passMinutes(24 * 60 - 1)
    await expireHolds(shop)
    expect(await fixture.orderOf(orderId)).toMatchObject({ status: 'pending' })
    fixture.passMinutes(2)
    await expireHolds(shop)
    expect(await fixture.orderOf(orderId)).toMatchObject({ status: 'cancelled', cancel_reason: 'expired' })
    expect(await fixture.stockOf(candle.id)).toBe(5)
  })

  it('needs a telephone to send it to, a day or the word that it comes later, and cannot be handed over before', async () => {
    const candle = await fixture.newCandle({ stock: 5 })
    const customer = { name: 'Eva', email: 'eva@exemplo.com.br', phone: '9000' }
    expect(await make([buildLine(candle)], { ...toPay(''), customer })).toMatchObject({
      code: 'phone-missing',
    })
    const paid = { ...toPay(''), payment: { receivedAs: 'pix' }, origin: 'whatsapp', customer } as const
    expect(await make([buildLine(candle)], paid)).toMatchObject({ code: 'phone-missing' })
    expect(await make([buildLine(candle)], { ...toPay(''), slot: null })).toMatchObject({
      code: 'slot-missing',
    })
    const unpaid = { ...toPay('eva@exemplo.com.br'), way: 'handed' as const }
    expect(await make([buildLine(candle)], unpaid)).toMatchObject({ code: 'handed-unpaid' })
  })
})

describe('a customer recognised by telephone', () => {
  it('is proposed with the name of the customer’s last order and where something was brought last', async () => {
    const candle = await fixture.newCandle({ stock: 9 })
    const phone = '(11) 90000-0404'
    const customer = { name: 'Helena Martins', email: '', phone }
    await made([buildLine(candle)], { ...toPay(''), customer, payment: { receivedAs: 'pix' } })
    await made([buildLine(candle)], { customer: { ...customer, name: 'Helena M.' } })
    expect(await findCustomerByPhone(shop, '+55 11 90000 0404')).toMatchObject({
      bought: 2,
      address: { street: 'Rua Voluntários da Pátria', number: '482', postalCode: '02013-000' },
    })
    expect(await findCustomerByPhone(shop, '(11) 90000-0405')).toBeNull()
    expect(await findCustomerByPhone(shop, '0404')).toBeNull()
  })
})

describe('a parcel by carrier', () => {
  const address = {
    street: 'Rua da Aurora',
    number: '325',
    complement: '',
    neighborhood: 'Boa Vista',
    city: 'Recife',
    state: 'PE',
    postalCode: '50050-000',
  }
  const toRecife = {
    ...toPay('recife@exemplo.com.br'),
    way: 'carrier',
    address,
    slot: null,
    freight: null,
  } as const

  it('is shipped and arrives on the days of the cheapest service, at its price or the owner’s', async () => {
    await database.db.transaction(seedCarriers)
    await database.db.insert(shopSettings).values({ section: 'brazil', values: { offered: 'yes' } })
    const candle = await fixture.newCandle({ stock: 5 })
    expect(await make([buildLine(candle)], toRecife)).toMatchObject({ code: 'item-not-measured' })
    await database.pool.query(
      `update products set weight = 0.54, dimensions = '{"length":8,"width":8,"height":9.5}' where id = $1`,
      [candle.id],
    )
    const { orderId } = await made([buildLine(candle)], toRecife)
    expect(await fixture.orderOf(orderId)).toMatchObject({
      delivery_way: 'carrier',
      shipping_provider: 'Correios',
      shipping_service: 'PAC',
      shipping_amount: '36.90',
      promised_shift: null,
      arrives_until: expect.anything(),
    })
    const toCuritiba = { ...toRecife, address: { ...address, city: 'Curitiba', state: 'PR' } }
    expect(await make([buildLine(candle)], toCuritiba)).toMatchObject({ code: 'cep-of-another-place' })
    const ownPrice = await made([buildLine(candle)], { ...toRecife, freight: 2000 })
    expect(await fixture.orderOf(ownPrice.orderId)).toMatchObject({ shipping_amount: '20.00' })
  })
})

describe('a kit that is written down', () => {
  const listItems = async (orderId: string) =>
    (
      await database.pool.query(
        `select product_id, quantity, (unit_price * 100)::int as price, kit ->> 'name' as kit from order_items
         where order_id = $1 order by position`,
        [orderId],
      )
    ).rows

  it('takes its parts off the shelf, each at its share of the agreed price', async () => {
    const [a, b] = [
      await fixture.newCandle({ stock: 9, price: 5000 }),
      await fixture.newCandle({ stock: 9, price: 5000 }),
    ]
    const parts = [{ productId: a.id }, { productId: b.id }]
    const kit = await fixture.newKit({ parts, price: 8000 })
    const { orderId } = await made([buildLine(kit, 2, 6000), buildLine(b)])
    expect(await listItems(orderId)).toEqual([
      { product_id: a.id, quantity: 2, price: 3000, kit: kit.name },
      { product_id: b.id, quantity: 2, price: 3000, kit: kit.name },
      { product_id: b.id, quantity: 1, price: 5000, kit: null },
    ])
    expect([await fixture.stockOf(a.id), await fixture.stockOf(b.id)]).toEqual([7, 6])
    expect(await fixture.orderOf(orderId)).toMatchObject({
      subtotal_amount: '170.00',
      total_amount: '170.00',
    })
    expect(await make([buildLine(kit, 7)])).toMatchObject({ code: 'out-of-stock' })
    expect(await make([buildLine(kit, 1, 1)])).toMatchObject({ code: 'price-invalid' })
  })

  it('needs the complete choice if its parts are free', async () => {
    const candles = await Promise.all([5, 5, 5].map((stock) => fixture.newCandle({ stock, price: 4000 })))
    const kit = await fixture.newKit({
      parts: candles.map(({ id }) => ({ productId: id })),
      choices: 2,
      price: 7000,
    })
    const [first, , third] = kit.parts as [string, string, string]
    const chosen = (chosenParts: string[] | null) => [{ ...buildLine(kit), chosenParts }]
    for (const choice of [null, [first], [first, first], [first, randomUUID()]])
      expect(await make(chosen(choice))).toMatchObject({ code: 'kit-choice' })
    const { orderId } = await made(chosen([first, third]))
    expect(await listItems(orderId)).toMatchObject([{ price: 3500 }, { price: 3500 }])
    expect(await Promise.all(candles.map(({ id }) => fixture.stockOf(id)))).toEqual([4, 5, 4])
    expect((await listSellable(shop)).find(({ productId }) => productId === kit.id)).toMatchObject({
      price: 7000,
      units: 6,
      kit: { choices: 2, parts: [{ stock: 4 }, { stock: 5 }, { stock: 4 }] },
    })
  })
})
