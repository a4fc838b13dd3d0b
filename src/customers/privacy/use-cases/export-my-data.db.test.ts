import { afterAll, beforeEach, expect, test } from 'vitest'
import { wishlists } from '#catalogue/wishlist/schema.ts'
import { cartItems } from '#checkout/cart/schema.ts'
import { orderReturns } from '#orders/returns/schema.ts'
import { orderInvoices } from '#orders/schema/invoices.ts'
import { orderEvents, orders } from '#orders/schema/orders.ts'
import { refunds } from '#orders/schema/payments.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { email, openProfileFixture } from '../../../../tests/support/profile-fixture.ts'
import { exportMyData } from './export-my-data.ts'

const database = await createTestDatabase()
const fixture = await openProfileFixture(database)
let userId: string
afterAll(() => fixture.close())
beforeEach(async () => {
  userId = await fixture.startAnew()
})

test('the export contains all of a customer’s data, and none of the shop’s or of others', async () => {
  await fixture.save(userId, { marketingEmails: { now: true, before: false } })
  await fixture.sellTo(userId, 'delivered')
  await fixture.sellTo(await fixture.newCustomer(), 'delivered')
  const productId = await fixture.newProduct({ name: 'Jasmim' })
  const variantId = await fixture.newSize(productId, '320 g', 2000)
  await database.db.insert(cartItems).values({ userId, productId, variantId, quantity: 2, seenPrice: 9900 })
  await database.db.insert(wishlists).values({ userId, productId })
  await database.pool.query(`update product_variants set sku = 'JAS-320' where id = $1`, [variantId])
  await database.pool.query('update order_items set product_id = $1, variant_id = $2', [productId, variantId])
  await fixture.leaveTraces(userId)
  await database.pool.query(`update profiles set owner_note = 'prefere à tarde' where user_id = $1`, [userId])
  const data = await exportMyData(fixture.shop, { userId })
  expect(data).toMatchObject({
    account: { email },
    ownerNotes: 'prefere à tarde',
    profile: { fullName: 'Ana Lima' },
    orders: [
      {
        customerName: 'Ana',
        ownerNotes: 'segredo da dona',
        items: [{ quantity: 1, product: 'Vela', size: '180 g', sku: 'JAS-320' }],
        payments: [{ paymentProvider: 'offline', paymentReference: 'pay_1', totalInCentavos: 9900 }],
      },
    ],
    quotes: [{ shippingAddress: { line1: 'Rua Augusta, 10' }, priceInCentavos: 1500 }],
    waysIn: [{ provider: 'password' }, { provider: 'google', identity: 'google-1' }],
    passkeys: [{ name: 'Celular' }],
    devices: [{ usedAt: expect.any(Date) }],
    accesses: [{ clientAddress: '198.51.100.4' }],
    cart: [{ product: 'Jasmim', size: '320 g', quantity: 2 }],
    favourites: [{ product: 'Jasmim' }],
    consents: [{ kind: 'newsletter' }],
  })
  expect(JSON.stringify(data)).not.toMatch(/tokenHash|passwordHash|argon2id|hash-of/)
})

test('holds what went back to a vale, and the invoice that names the customer', async () => {
  const orderId = await fixture.sellTo(userId, 'delivered')
  await database.db
    .insert(refunds)
    .values({ orderId, amount: 0, voucherAmount: 4000, state: 'done', key: 'to-the-vale' })
  const accessKey = '35261112345678000195550010000001231123456787'
  await database.db
    .insert(orderInvoices)
    .values({ orderId, accessKey, number: 123, series: 1, xml: '<xNome>Ana Lima</xNome>' })
  const data = await exportMyData(fixture.shop, { userId })
  expect(data.orders).toMatchObject([
    {
      invoice: { accessKey, number: 123, series: 1, danfeUrl: null },
      invoiceXml: '<xNome>Ana Lima</xNome>',
      refunds: [{ totalInCentavos: 0, voucherRefundedInCentavos: 4000 }],
    },
  ])
})

test('holds what the customer and the owner wrote about an order, and links to the photographs of what arrived broken', async () => {
  const orderId = await fixture.sellTo(userId, 'delivered')
  const [order] = await database.db.select({ number: orders.orderNumber }).from(orders)
  await database.db.insert(orderReturns).values({
    orderId,
    kind: 'broken',
    lines: [],
    isWhole: false,
    amount: 0,
    reason: 'O vidro veio trincado.',
    answer: 'Mandamos outra.',
    photos: ['/media/return-images/relato-1.webp'],
    state: 'exchanged',
  })
  await database.db
    .insert(refunds)
    .values({ orderId, amount: 100, reason: 'Atraso', state: 'done', key: 'x' })
  await database.db.insert(orderEvents).values([
    { orderId, kind: 'corrected', details: { reason: 'Ela ligou' } },
    { orderId, kind: 'message-sent', details: { reason: 'Sobre a vela', text: 'Sai amanhã.' } },
  ])
  const data = await exportMyData(fixture.shop, { userId })
  expect(data.orders).toMatchObject([
    {
      ownerNotes: 'segredo da dona',
      reasons: [{ reason: 'Ela ligou' }],
      refunds: [{ reason: 'Atraso' }],
      messages: [{ subject: 'Sobre a vela', text: 'Sai amanhã.' }],
      returns: [
        {
          customerWords: 'O vidro veio trincado.',
          answer: 'Mandamos outra.',
          photos: [`http://localhost:3000/problema/${order?.number}/foto/relato-1`],
        },
      ],
    },
  ])
})
