import { afterAll, describe, expect, it } from 'vitest'
import type { CheckoutRequest } from '#checkout/purchase/use-cases/checkout-request.ts'
import { loadBuyer } from '#checkout/purchase/use-cases/load-buyer.ts'
import { startCheckout } from '#checkout/purchase/use-cases/start-checkout.ts'
import { withdraw } from '#fulfilment/returns/use-cases/withdraw.ts'
import type { GiftDraft } from '#orders/gifts/domain.ts'
import { listReturns } from '#orders/use-cases/return-rows.ts'
import { acceptPaymentWebhook } from '#payments/use-cases/accept-payment-webhook.ts'
import { getPaymentStatus } from '#payments/use-cases/get-payment-status.ts'
import { auditBooks } from '../../../../tests/support/audit-shop.ts'
import { openCheckoutFixture, TEST_ADDRESS } from '../../../../tests/support/checkout-fixture.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { forgetOldCartGifts, saveCartGift } from './save-cart-gift.ts'

const database = await createTestDatabase()
const fixture = await openCheckoutFixture(database)
const { shop } = fixture
const { pool } = database
afterAll(() => fixture.close())

const card: GiftDraft = {
  message: 'Para as noites de leitura. Com amor, Helena',
  optionIds: [],
  isForSomebodyElse: true,
  receiverName: 'Bia Souza',
  receiverPhone: '11 98888-7777',
}

let position = 0

async function newOption(name: string, price: number, active = true): Promise<string> {
  position += 1
  const { rows } = await pool.query(
    'insert into gift_options (name, price, active, position) values ($1, $2, $3, $4) returning id',
    [name, price, active, position],
  )
  return rows[0].id
}

async function giver() {
  const { id } = await fixture.newCustomer()
  const candle = await fixture.newCandle({ stock: 9, price: 8990 })
  await fixture.putInCart(id, candle.id, 2)
  return id
}

const deliver = async () => {
  for (const webhook of await fixture.takeWebhooks()) await acceptPaymentWebhook(shop, webhook)
}

const loadGift = async (userId: string) => (await loadBuyer(shop, { userId })).gift

async function press(userId: string, changes: Partial<CheckoutRequest> = {}) {
  const seenGift = (await loadGift(userId))?.fingerprint ?? null
  return startCheckout(shop, await fixture.requestFor(userId, { seenGift, ...changes }))
}

async function opened(userId: string, changes: Partial<CheckoutRequest> = {}) {
  const started = await press(userId, changes)
  if (!started.ok) throw new Error(started.code)
  return started.value
}

describe('a present in the cart', () => {
  it('is none while the owner offers no presents, and there again when they do', async () => {
    const userId = await giver()
    await saveCartGift(shop, { userId, draft: card })
    const offer = (gifts: string) =>
      pool.query(`update shop_settings set "values" = "values" || $1 where section = 'features'`, [{ gifts }])
    await offer('')
    expect(await loadGift(userId)).toBeNull()
    expect(await press(userId)).toMatchObject({ ok: true })
    await offer('yes')
    expect(await loadGift(userId)).toMatchObject({ message: card.message })
  })

  it('keeps what was sent last and offers only what is active', async () => {
    const userId = await giver()
    const [box, inactiveId] = [await newOption('Caixa', 18), await newOption('Fita antiga', 5, false)]
    const save = (draft: GiftDraft) => saveCartGift(shop, { userId, draft })
    expect(await save({ ...card, optionIds: [inactiveId] })).toMatchObject({ code: 'gift-options' })
    expect(await save({ ...card, optionIds: ['x'] })).toMatchObject({ code: 'gift-options' })
    expect(await loadGift(userId)).toBeNull()
    expect(await save({ ...card, optionIds: [box] })).toMatchObject({ ok: true })
    expect(await save({ ...card, message: 'Outro', optionIds: [box] })).toMatchObject({ ok: true })
    expect(await loadGift(userId)).toMatchObject({
      message: 'Outro',
      receiver: { name: 'Bia Souza', phone: '(11) 98888-7777' },
      options: [{ id: box, name: 'Caixa', price: 1800 }],
    })
    await pool.query('update gift_options set active = false where id = $1', [box])
    expect(await loadGift(userId)).toMatchObject({ options: [] })
  })

  it('does not start from the customer’s own address, and its address does not come back for their own orders', async () => {
    const userId = await giver()
    await opened(userId, { keepsAddress: true })
    expect((await loadBuyer(shop, { userId })).delivery.address.postalCode).toBe(TEST_ADDRESS.postal_code)
    await saveCartGift(shop, { userId, draft: card })
    const buyer = await loadBuyer(shop, { userId })
    expect(buyer.delivery.address).toMatchObject({ street: '', postalCode: '' })
    expect(buyer.ownAddress).toMatchObject({ postalCode: TEST_ADDRESS.postal_code })
    const ownAddress = { ...TEST_ADDRESS, line1: 'Rua Caiubi, 318', postal_code: '05010-000' }
    const customer = { name: 'Helena', email: null, phone: null, address: ownAddress }
    await opened(userId, { customer, keepsAddress: true })
    const { rows } = await pool.query('select address_line_1 from profiles where user_id = $1', [userId])
    expect(rows).toEqual([{ address_line_1: TEST_ADDRESS.line1 }])
    await saveCartGift(shop, { userId, draft: { ...card, isForSomebodyElse: false } })
    expect((await loadBuyer(shop, { userId })).delivery.address.postalCode).toBe(TEST_ADDRESS.postal_code)
  })

  it('is forgotten after thirty days', async () => {
    const userId = await giver()
    await saveCartGift(shop, { userId, draft: card })
    fixture.passMinutes(29 * 24 * 60)
    await forgetOldCartGifts(shop)
    expect(await loadGift(userId)).not.toBeNull()
    fixture.passMinutes(2 * 24 * 60)
    await forgetOldCartGifts(shop)
    expect(await loadGift(userId)).toBeNull()
  })
})

describe('a present that is bought', () => {
  it('is part of the total, stored as it was sold, and removed from the cart after payment', async () => {
    const userId = await giver()
    const [box, ribbon] = [await newOption('Caixa rígida', 18.5), await newOption('Fita', 0)]
    await saveCartGift(shop, { userId, draft: { ...card, optionIds: [box, ribbon] } })
    const started = await opened(userId, { expectedTotal: 2 * 8990 + 1850 })
    await pool.query(`update gift_options set name = 'Outra', price = 99 where id = $1`, [box])
    expect(await fixture.orderOf(started.orderId)).toMatchObject({
      gift_amount: '18.50',
      total_amount: '198.30',
    })
    await fixture.pay(started.clientSecret ?? '')
    const { sessionId } = started
    expect(await getPaymentStatus(shop, { userId, sessionId })).toMatchObject({
      value: {
        paymentStatus: 'paid',
        giftAmount: 1850,
        gift: {
          message: card.message,
          receiver: { name: 'Bia Souza', phone: '(11) 98888-7777' },
          options: [
            { name: 'Caixa rígida', price: 1850 },
            { name: 'Fita', price: 0 },
          ],
        },
      },
    })
    expect(await loadGift(userId)).toBeNull()
  })

  it('is another order than before it changed, and the same when the button is pressed again', async () => {
    const userId = await giver()
    const plain = await opened(userId)
    await saveCartGift(shop, { userId, draft: card })
    const gift = await opened(userId)
    expect(gift.orderId).not.toBe(plain.orderId)
    expect((await opened(userId)).orderId).toBe(gift.orderId)
    expect(await fixture.orderOf(plain.orderId)).toMatchObject({ cancel_reason: 'replaced' })
  })

  it('is not sold otherwise than the customer saw it', async () => {
    const userId = await giver()
    const free = await newOption('Papel de seda', 0)
    await saveCartGift(shop, { userId, draft: { ...card, optionIds: [free] } })
    const seenGift = (await loadGift(userId))?.fingerprint
    await pool.query(`update gift_options set name = 'Papel kraft' where id = $1`, [free])
    expect(await press(userId, { seenGift })).toMatchObject({ code: 'gift-changed' })
    expect(await press(userId, { seenGift: null })).toMatchObject({ code: 'gift-changed' })
    expect(await press(userId)).toMatchObject({ ok: true })
  })

  it('keeps another gift that was started during the payment', async () => {
    const userId = await giver()
    await saveCartGift(shop, { userId, draft: card })
    const { clientSecret, sessionId } = await opened(userId)
    await saveCartGift(shop, { userId, draft: { ...card, message: 'Para a Ana' } })
    await fixture.pay(clientSecret ?? '')
    await getPaymentStatus(shop, { userId, sessionId })
    expect(await loadGift(userId)).toMatchObject({ message: 'Para a Ana' })
  })
})

describe('a present that is given back before it leaves', () => {
  it('gives each candle its part of the wrapping back, and all of it with the last one', async () => {
    const userId = await giver()
    await saveCartGift(shop, { userId, draft: { ...card, optionIds: [await newOption('Caixa', 18.51)] } })
    const { orderId, clientSecret } = await opened(userId)
    await fixture.pay(clientSecret ?? '')
    await deliver()
    const { rows } = await pool.query(
      'select i.id, o.order_number from order_items i join orders o on o.id = i.order_id where o.id = $1',
      [orderId],
    )
    const [{ id: itemId, order_number: orderNumber }] = rows
    const giveUpOne = async () => {
      const [newest] = await listReturns(shop.db, orderId)
      const lines = [{ itemId, quantity: 1 }]
      const seen = newest?.id ?? ''
      return withdraw(shop, { userId, orderNumber, seen, reason: '', pixKey: '', lines, returnWay: null })
    }
    expect(await giveUpOne()).toMatchObject({ value: { outcome: 'given-up', amount: 8990 + 926 } })
    expect(await giveUpOne()).toMatchObject({ value: { outcome: 'cancelled', amount: 8990 + 925 } })
    await deliver()
    const order = await fixture.orderOf(orderId)
    expect(order).toMatchObject({ payment_status: 'refunded', total_amount: '198.31' })
    expect(order.refunded_amount).toBe(order.total_amount)
    expect(await auditBooks(pool)).toEqual([])
  })
})
