import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { resumeCheckout } from '#checkout/purchase/use-cases/resume-checkout.ts'
import { startCheckout } from '#checkout/purchase/use-cases/start-checkout.ts'
import { changeOrderItems } from '#fulfilment/orders/use-cases/change-order-items.ts'
import { changeOrderStatus } from '#fulfilment/orders/use-cases/change-order-status.ts'
import { correctOrder } from '#fulfilment/orders/use-cases/correct-order.ts'
import { loadOrderLink } from '#fulfilment/orders/use-cases/manual/load-order-link.ts'
import { makeManualOrder } from '#fulfilment/orders/use-cases/manual/make-manual-order.ts'
import { refundCopy } from '#fulfilment/refunds/admin-copy.ts'
import { refundPartOfOrder } from '#fulfilment/refunds/use-cases/refund-part-of-order.ts'
import { expireHolds } from '#payments/use-cases/expire-holds.ts'
import { getPaymentStatus } from '#payments/use-cases/get-payment-status.ts'
import { mailRefusedPayments } from '#payments/use-cases/mail-refused-payments.ts'
import { mailWaitingPix } from '#payments/use-cases/mail-waiting-pix.ts'
import { simulatePixPayment } from '#payments/use-cases/simulate-payments.ts'
import { openCheckoutFixture } from '../../../../tests/support/checkout-fixture.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { findLinkedOrder, openLinkedOrder } from './find-linked-order.ts'
import { loadLinkedOrder } from './load-linked-order.ts'
import { orderLinkKey } from './order-link.ts'

const database = await createTestDatabase()
const fixture = await openCheckoutFixture(database)
const { shop } = fixture
const actor = { id: randomUUID(), name: 'Dona' }
afterAll(async () => {
  await fixture.close()
  await database.close()
})

const PHONE = '(11) 90000-0101'
const STREET = 'Rua Voluntários da Pátria'
const address = {
  street: STREET,
  number: '482',
  complement: '',
  neighborhood: 'Santana',
  city: 'São Paulo',
  state: 'SP',
  postalCode: '02013-000',
}

async function orderFromWhatsapp({ stock = 5 } = {}) {
  const candle = await fixture.newCandle({ stock, price: 10000 })
  const result = await makeManualOrder(shop, {
    key: randomUUID(),
    actor,
    order: {
      origin: 'whatsapp',
      customer: { name: 'Helena Martins', email: '', phone: PHONE },
      lines: [{ productId: candle.id, variantId: null, quantity: 2, price: null }],
      way: 'arranged',
      address,
      slot: 'later',
      freight: 1500,
      payment: { holdHours: 24 },
      note: 'mora com a irmã',
      notifiesCustomer: true,
    },
  })
  if (!result.ok) throw new Error(result.code)
  const { orderId: id, orderNumber } = result.value
  const key = orderLinkKey(shop, { id, orderNumber, customerPhone: PHONE })
  return { id, orderNumber, key, candle, linked: { linkedOrderId: id } }
}

async function opened(linked: { linkedOrderId: string }, paymentMethod?: 'pix' | 'card') {
  const resumed = await resumeCheckout(shop, { ...linked, paymentMethod })
  if (!resumed.ok) throw new Error(resumed.code)
  return resumed.value
}

const mailsAbout = async (id: string) =>
  (await fixture.messagesAbout(id)).filter((key) => !key.startsWith('order-status-notice'))

describe('the link of an order', () => {
  it('opens it with its own key only, and every other answer is the same', async () => {
    const [order, other] = [await orderFromWhatsapp(), await orderFromWhatsapp()]
    const { orderNumber, key } = order
    expect(key).toMatch(/^[\w-]{43}$/)
    expect(await findLinkedOrder(shop, { orderNumber, key })).toMatchObject({ value: order.linked })
    const answers = await Promise.all([
      findLinkedOrder(shop, { orderNumber, key: other.key }),
      findLinkedOrder(shop, { orderNumber, key: key.slice(1) }),
      findLinkedOrder(shop, { orderNumber, key: '' }),
      findLinkedOrder(shop, { orderNumber: 'LC-0000-0000', key }),
    ])
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toMatchObject({ ok: false, code: 'order-not-found' })
  })

  it('is none for an order of the shop itself', async () => {
    const customer = await fixture.newCustomer()
    const candle = await fixture.newCandle({ stock: 2 })
    await fixture.putInCart(customer.id, candle.id, 1)
    const started = await startCheckout(shop, await fixture.requestFor(customer.id))
    if (!started.ok) throw new Error(started.code)
    const { orderId } = started.value
    const { order_number: orderNumber, customer_phone: customerPhone } = await fixture.orderOf(orderId)
    const row = {
      id: orderId,
      orderNumber: String(orderNumber),
      customerPhone: customerPhone as string | null,
    }
    const key = orderLinkKey(shop, row)
    expect((await findLinkedOrder(shop, { orderNumber: row.orderNumber, key })).ok).toBe(false)
  })

  it('shows what, how much and when, and nothing about a person', async () => {
    const { linked } = await orderFromWhatsapp()
    const shown = JSON.stringify(await loadLinkedOrder(shop, linked))
    expect(shown).toContain('"totalAmount"')
    for (const secret of ['Helena', 'Martins', '90000', 'Voluntários', 'Santana', '02013', 'irmã'])
      expect(shown).not.toContain(secret)
  })

  it('is another one once the telephone is corrected', async () => {
    const { id, orderNumber, key } = await orderFromWhatsapp()
    const phone = '(11) 90000-0202'
    const corrected = await correctOrder(shop, {
      orderId: id,
      contact: { name: 'Helena Martins', email: '', phone },
      address,
      seenVersion: 1,
      notifiesCustomer: false,
      actor,
    })
    expect(corrected).toMatchObject({ ok: true })
    expect((await findLinkedOrder(shop, { orderNumber, key })).ok).toBe(false)
    const next = orderLinkKey(shop, { id, orderNumber, customerPhone: phone })
    expect((await findLinkedOrder(shop, { orderNumber, key: next })).ok).toBe(true)
  })

  it('is limited per visitor, right or wrong', async () => {
    const { orderNumber, key } = await orderFromWhatsapp()
    const guess = { orderNumber, key: 'errada', clientAddress: '203.0.113.7' }
    for (let tries = 0; tries < 60; tries++) await openLinkedOrder(shop, guess)
    expect(await openLinkedOrder(shop, { ...guess, key })).toMatchObject({ code: 'too-many' })
    expect((await openLinkedOrder(shop, { ...guess, key, clientAddress: '203.0.113.8' })).ok).toBe(true)
  })
})

describe('the link that the owner sends', () => {
  const loadCode = async (id: string) => (await loadOrderLink(shop, id))?.pixCode

  it('is also the Pix code alone, the one that the link shows, as long as it can be paid', async () => {
    const { id, linked } = await orderFromWhatsapp()
    expect(await loadCode(id), 'not opened yet').toBeNull()
    const code = (await opened(linked)).pix?.copyPaste
    expect(code).toMatch(/^000201/)
    expect(await loadCode(id)).toBe(code)
    await opened(linked, 'card')
    expect(await loadCode(id)).toBeNull()
    const reopened = await opened(linked, 'pix')
    expect(await loadCode(id)).toBe(reopened.pix?.copyPaste)
    await simulatePixPayment(shop, linked)
    await getPaymentStatus(shop, linked)
    expect(await loadCode(id)).toBeNull()
  })
})

describe('paying by the link', () => {
  it('moves the order into preparation and emails the owner after a Pix; a customer without an address gets no email', async () => {
    const { id, linked, candle } = await orderFromWhatsapp()
    const checkout = await opened(linked)
    expect(checkout.pix?.copyPaste).toBeTruthy()
    expect(checkout.holdExpiresAt).toEqual(new Date(shop.clock.now().getTime() + 24 * 3_600_000))
    fixture.passMinutes(5)
    await mailWaitingPix(shop)
    expect((await simulatePixPayment(shop, linked)).ok).toBe(true)
    expect(await getPaymentStatus(shop, linked)).toMatchObject({ value: { paymentStatus: 'paid' } })
    expect(await fixture.orderOf(id)).toMatchObject({ status: 'processing', user_id: null })
    expect(await fixture.stockOf(candle.id)).toBe(3)
    expect(await fixture.messagesAbout(id, { toOwner: true })).toEqual(['owner-order:*'])
    const shipped = await changeOrderStatus(shop, { orderId: id, to: 'shipped', actor })
    expect(shipped).toMatchObject({ ok: true })
    expect(await mailsAbout(id)).toEqual([])
  })

  it('can be refunded, and shows that the customer gets no e-mail', async () => {
    const { id, linked } = await orderFromWhatsapp()
    await opened(linked)
    await simulatePixPayment(shop, linked)
    await getPaymentStatus(shop, linked)
    const part = { request: 'rest', restock: true, reason: 'Desistiu' } as const
    const refunded = await refundPartOfOrder(shop, { orderId: id, actor, part })
    expect(refunded).toMatchObject({ value: { refunded: 'now', isMailed: false } })
    expect(await fixture.orderOf(id)).toMatchObject({ payment_status: 'refunded' })
    expect(await mailsAbout(id)).toEqual([])
    expect(refundCopy.outcomes.now('R$ 10,00', false)).toContain('O pedido não tem e-mail')
  })

  it('twice at once is one payment of one order', async () => {
    const { id, linked } = await orderFromWhatsapp()
    const answers = await Promise.all([opened(linked), opened(linked)])
    expect(answers[0].clientSecret).toBe(answers[1].clientSecret)
    await opened(linked, 'card')
    const { rows } = await database.pool.query(
      'select method, closed_by from payments where order_id = $1 order by number',
      [id],
    )
    expect(rows[0]).toEqual({ method: 'pix', closed_by: 'switched' })
    const byCard = await opened(linked)
    await fixture.pay(byCard.clientSecret)
    const seen = await Promise.all([getPaymentStatus(shop, linked), getPaymentStatus(shop, linked)])
    expect(seen.every((answer) => answer.ok && answer.value.paymentStatus === 'paid')).toBe(true)
    expect(await resumeCheckout(shop, { ...linked, paymentMethod: 'pix' })).toMatchObject({
      code: 'not-waiting',
    })
    expect(await fixture.movementsOf(id)).toEqual([['hold', -2]])
  })

  it('charges the new price of an order edited concurrently and closes the old code', async () => {
    const { id, linked } = await orderFromWhatsapp()
    const before = await opened(linked)
    const { rows } = await database.pool.query('select id from order_items where order_id = $1', [id])
    const changed = await changeOrderItems(shop, {
      orderId: id,
      quantities: { [rows[0].id]: 1 },
      added: [],
      seenVersion: 1,
      actor,
    })
    expect(changed).toMatchObject({ ok: true })
    const now = await getPaymentStatus(shop, linked)
    if (!now.ok) throw new Error(now.code)
    expect(now.value.totalAmount).toBeLessThan(before.totalAmount)
    const after = await opened(linked)
    expect(after.clientSecret).not.toBe(before.clientSecret)
    expect(after.totalAmount).toBe(now.value.totalAmount)
  })

  it('ends with the hold: the candles are released, and no payment can be opened', async () => {
    const { id, linked, candle, orderNumber, key } = await orderFromWhatsapp()
    await opened(linked, 'card')
    fixture.passMinutes(24 * 60 + 1)
    expect(await resumeCheckout(shop, linked)).toMatchObject({ code: 'not-waiting' })
    await expireHolds(shop)
    await mailRefusedPayments(shop)
    expect(await fixture.orderOf(id)).toMatchObject({ status: 'cancelled', cancel_reason: 'expired' })
    expect(await fixture.stockOf(candle.id)).toBe(5)
    expect(await resumeCheckout(shop, { ...linked, paymentMethod: 'pix' })).toMatchObject({
      code: 'not-waiting',
    })
    expect((await findLinkedOrder(shop, { orderNumber, key })).ok).toBe(true)
    expect(await mailsAbout(id)).toEqual([])
  })
})
