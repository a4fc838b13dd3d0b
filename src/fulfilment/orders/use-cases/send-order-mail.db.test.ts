import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { drainOutbox } from '#app/jobs/drain-outbox.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { openDeliveryShop } from '../../../../tests/support/delivery-shop.ts'
import { emptyTables } from '../../../../tests/support/empty-tables.ts'
import { makeOrder } from '../../../../tests/support/make-orders.ts'
import { emptyQueue } from '../../../../tests/support/message-queue.ts'
import { listOrderMail } from './order-mail.ts'
import { resendOrderMail, writeToCustomer } from './send-order-mail.ts'

const database = await createTestDatabase()
const shop = await openDeliveryShop(database)
const actor = { id: randomUUID(), name: 'Clara Duarte' }
afterAll(() => shop.close())
beforeEach(async () => {
  await emptyQueue(database.db)
  await emptyTables(database.pool, 'email_deliveries', 'orders')
  shop.mailer.received.length = 0
})

const received = async () => {
  await drainOutbox(shop, { includeDelayed: true })
  return shop.mailer.received.map(({ to, subject }) => `${to}: ${subject}`)
}

it('sends the email again for each click', async () => {
  const { id: orderId, orderNumber } = await makeOrder(database)
  expect(await listOrderMail(shop, orderId)).toEqual({
    mails: [{ mail: 'confirmation', sentAt: null }],
    messages: [],
  })
  const press = { orderId, mail: 'confirmation', actor } as const
  const pressed = await Promise.all([press, press].map((request) => resendOrderMail(shop, request)))
  for (const answer of pressed) expect(answer).toMatchObject({ ok: true })
  const mail = `helena@exemplo.com.br: Recebemos seu pedido ${orderNumber}`
  expect(await received()).toEqual([mail, mail])
  expect(await resendOrderMail(shop, { ...press, mail: 'refund' })).toMatchObject({ code: 'no-such-mail' })
})

it('the owner’s own words reach the customer and stay in the order’s history', async () => {
  const { id: orderId } = await makeOrder(database)
  const message = {
    orderId,
    subject: 'Sobre a entrega',
    text: ' Posso entregar amanhã? ',
    actor,
  }
  expect(await writeToCustomer(shop, message)).toMatchObject({ ok: true })
  expect(await received()).toEqual(['helena@exemplo.com.br: Sobre a entrega'])
  expect((await listOrderMail(shop, orderId)).messages).toEqual([
    { subject: 'Sobre a entrega', text: 'Posso entregar amanhã?', at: shop.clock.now() },
  ])
  for (const subject of ['Oi\r\nBcc: todos@exemplo.com.br', 'Oi\nolá'])
    expect(await writeToCustomer(shop, { ...message, subject })).toMatchObject({ code: 'subject-broken' })
  expect(await writeToCustomer(shop, { ...message, text: '  ' })).toMatchObject({ code: 'message-empty' })
})

it('deleted accounts get no e-mail', async () => {
  const { id: orderId } = await makeOrder(database, { identityLockedAt: shop.clock.now() })
  const request = { orderId, actor }
  expect(await resendOrderMail(shop, { ...request, mail: 'confirmation' })).toMatchObject({
    code: 'customer-gone',
  })
  expect(await writeToCustomer(shop, { ...request, subject: 'a', text: 'b' })).toMatchObject({
    code: 'customer-gone',
  })
  expect(await received()).toEqual([])
})
