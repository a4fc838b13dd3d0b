import { afterAll, describe, expect, it } from 'vitest'
import { forgetLockedIdentities } from '#customers/privacy/use-cases/forget-identities.ts'
import { addressOfLines } from '#delivery/addresses/domain/address-lines.ts'
import { correctOrder } from '#fulfilment/orders/use-cases/correct-order.ts'
import { listOrdersForAdmin } from '#fulfilment/orders/use-cases/list-orders-for-admin.ts'
import { listOrdersForToday } from '#fulfilment/orders/use-cases/list-orders-for-today.ts'
import { loadPackingSlips } from '#fulfilment/orders/use-cases/load-packing-slip.ts'
import { searchBackOffice } from '#office/search/search-back-office.ts'
import { orderGiftOptions, orderGifts } from '#orders/gifts/schema.ts'
import { exportOwnOrders } from '#orders/use-cases/export-own-orders.ts'
import { readOrderGift } from '#orders/use-cases/order-gift.ts'
import { openCheckoutFixture, TEST_ADDRESS } from '../../../../tests/support/checkout-fixture.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { makeOrder } from '../../../../tests/support/make-orders.ts'
import { writtenOut } from '../../../../tests/support/written-out.ts'

const database = await createTestDatabase()
const fixture = await openCheckoutFixture(database)
const { shop } = fixture
const { db } = database
afterAll(() => fixture.close())

const customer = await fixture.newCustomer()

async function present(createdAt?: Date) {
  const order = await makeOrder(database, {
    userId: customer.id,
    customerPhone: '(11) 90000-0000',
    giftAmount: 1890,
    shippingAmount: 3244,
    totalAmount: 8990 + 3244 + 1890,
    createdAt,
  })
  const receiver = { receiverName: 'Célia Nogueira', receiverPhone: '(11) 98111-0142' }
  await db.insert(orderGifts).values({ orderId: order.id, message: 'Com um beijo', ...receiver })
  await db
    .insert(orderGiftOptions)
    .values({ orderId: order.id, position: 0, name: 'Caixa rígida', price: 1890 })
  return order
}

describe('an order that is a present', () => {
  it('is packed and delivered under the recipient’s name, without price and buyer', async () => {
    const { id } = await present()
    const [slip] = await loadPackingSlips(shop, [id])
    expect(slip).toMatchObject({
      contact: { name: 'Célia Nogueira', phone: '(11) 98111-0142' },
      gift: { message: 'Com um beijo', wrapping: ['Caixa rígida'] },
    })
    expect(writtenOut(slip)).not.toMatch(/Helena|90000|1890|18\.90|8990|price|amount/i)
    const [stop] = (await listOrdersForToday(shop)).filter((order) => order.id === id)
    expect(stop).toMatchObject({
      isGift: true,
      contact: { name: 'Célia Nogueira', phone: '(11) 98111-0142' },
    })
  })

  it('is found by its recipient, in the list and in the palette', async () => {
    const { id } = await present()
    const filter = { status: null, paymentStatus: null }
    for (const search of ['célia nogueira', 'NOGUEIRA', '981110142', '98111-0142']) {
      const { orders } = await listOrdersForAdmin(shop, { ...filter, search })
      expect(orders).toContainEqual(expect.objectContaining({ id, receiverName: 'Célia Nogueira' }))
    }
    const { orders } = await searchBackOffice(shop, { text: 'celia nog' })
    expect(orders.map((order) => order.id)).toContain(id)
  })

  it('is corrected in the recipient’s name, and keeps its buyer', async () => {
    const { id } = await present()
    const typed = { name: 'Célia N. Prado', email: 'helena@exemplo.com.br', phone: '(11) 98111-0000' }
    const correction = {
      orderId: id,
      contact: typed,
      address: addressOfLines((await loadPackingSlips(shop, [id]))[0]?.shippingAddress ?? TEST_ADDRESS),
      seenVersion: 1,
      notifiesCustomer: false,
      actor: { id: customer.id, name: 'Dona da Loja' },
    }
    const wrong = { ...correction, contact: { ...typed, phone: '' } }
    expect(await correctOrder(shop, wrong)).toMatchObject({ details: { faults: ['phone'] } })
    expect(await correctOrder(shop, correction)).toMatchObject({ ok: true })
    const [slip] = await loadPackingSlips(shop, [id])
    expect(slip?.contact).toEqual({ name: 'Célia N. Prado', phone: '(11) 98111-0000' })
    expect(await fixture.orderOf(id)).toMatchObject({
      customer_name: 'Helena Martins',
      customer_phone: '(11) 90000-0000',
    })
  })

  it('is in the buyer’s own file', async () => {
    const { orderNumber } = await present()
    const ownExport = (await exportOwnOrders(shop, customer.id)).find(
      (order) => order.orderNumber === orderNumber,
    )
    expect(ownExport?.gift).toEqual({
      cardText: 'Com um beijo',
      receiverName: 'Célia Nogueira',
      receiverPhone: '(11) 98111-0142',
      wrapping: [{ name: 'Caixa rígida', priceInCentavos: 1890 }],
    })
  })

  it('forgets card and receiver after five years, and keeps what was sold', async () => {
    const [old, recent] = [await present(new Date('2021-11-11T15:00:00Z')), await present()]
    await forgetLockedIdentities(shop)
    expect(await readOrderGift(db, old.id)).toEqual({
      message: '',
      receiver: null,
      options: [{ name: 'Caixa rígida', price: 1890 }],
    })
    expect(await readOrderGift(db, recent.id)).toMatchObject({ receiver: { name: 'Célia Nogueira' } })
  })
})
