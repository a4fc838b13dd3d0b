import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { readContent } from '../support/page-content.ts'
import { type RunningShop, startSeededShop } from '../support/running-shop.ts'
import { newCustomer } from '../support/shopping.ts'
import { phonePhotograph } from '../support/test-images.ts'
import type { Visitor } from '../support/visitor.ts'

let running: RunningShop
let customer: Visitor
let order: { id: string; number: string; itemId: string }

beforeAll(async () => {
  running = await startSeededShop(inject('seededShop'))
  customer = await running.customer()
  const { rows } = await running.shop.db.execute<typeof order>(sql`
    select o.id, o.order_number as number, i.id as "itemId" from orders o
      join users u on u.id = o.user_id join order_items i on i.order_id = o.id
    where u.email = ${running.demoAccounts.customer.email} and o.status = 'delivered' and o.payment_status = 'paid'
    order by o.order_number, i.position limit 1`)
  if (!rows[0]) throw new Error('the demo customer has no delivered order')
  order = rows[0]
  await running.shop.db.execute(sql`update orders set delivered_at = now() where id = ${order.id}`)
})
afterAll(() => running?.stop())

const post = (visitor: Visitor, path: string, body: FormData | URLSearchParams) =>
  visitor.send(path, { method: 'POST', body, headers: { Accept: 'text/html' } })

function complaintForm(fields: Record<string, string>, photo?: Buffer): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({ kind: 'broken', itemId: order.itemId, ...fields }))
    form.set(name, value)
  form.append('photos', new File(photo ? [new Uint8Array(photo)] : [], 'foto.jpg', { type: 'image/jpeg' }))
  return form
}

test('a customer withdraws and cancels the withdrawal without JavaScript, and keeps refused text', async () => {
  const path = `/pedidos/${order.number}/desistir`
  const returnFields = { intent: 'ask', itemId: order.itemId, returnWay: 'workshop', reason: 'Veio em dobro' }
  const refused = await post(customer, path, new URLSearchParams({ ...returnFields, quantity: '0' }))
  expect(refused.status).toBe(409)
  const page = await readContent(refused)
  expect(page).toContain('Escolha quantas velas você quer devolver.')
  expect(page).toContain('Veio em dobro')
  const form = new URLSearchParams({ ...returnFields, quantity: '1', requestKey: randomUUID() })
  for (const press of ['first', 'again, its answer lost'])
    expect((await post(customer, path, form)).headers.get('Location'), press).toBe(path)
  expect(await readContent(await customer.get(path))).toContain('Traga as velas ao ateliê')
  await post(customer, path, new URLSearchParams({ intent: 'keep' }))
  expect(await readContent(await customer.get(path))).toContain('As velas ficaram com você')
})

test('a complaint that is refused keeps its text, also from an outdated page', async () => {
  const path = `/problema/${order.number}`
  const refused = await post(customer, path, complaintForm({ quantity: '0', reason: 'Vidro trincado' }))
  expect(refused.status).toBe(409)
  expect(await readContent(refused)).toContain('Vidro trincado')
  const stale = await post(customer, path, complaintForm({ quantity: '1' }))
  expect(await readContent(stale), 'sent by a page that shows nothing yet').toContain('mudou em outra janela')
})

test('photographs of trouble open for their customer and the owner, and nowhere else', async () => {
  const path = `/problema/${order.number}`
  const newest = / name="seen" value="([^"]*)"/.exec(await readContent(await customer.get(path)))?.[1] ?? ''
  const complaint = { quantity: '1', seen: newest, requestKey: randomUUID() }
  for (const press of ['first', 'again, its answer lost']) {
    const answer = await post(customer, path, complaintForm(complaint, await phonePhotograph()))
    expect(answer.headers.get('Location'), press).toBe(path)
  }
  const page = await readContent(await customer.get(path))
  const photo = /\/problema\/[^"]*\/foto\/(relato-[0-9a-f-]+)/.exec(page)
  if (!photo?.[1]) throw new Error('the photograph is not on the page')
  const seen = await customer.get(photo[0])
  expect(seen.status).toBe(200)
  expect(seen.headers.get('Content-Type')).toBe('image/webp')
  expect(seen.headers.get('Cache-Control')).toContain('no-store')
  const owners = `/admin/pedidos/${order.id}/foto/${photo[1]}`
  expect((await (await running.administrator()).get(owners)).status).toBe(200)
  expect((await customer.get(owners)).status).toBe(403)
  const stranger = await newCustomer(running, 'curiosa@exemplo.com.br')
  expect((await stranger.get(photo[0])).status).toBe(404)
  expect((await running.guest().get(photo[0])).status).toBe(302)
  expect((await running.guest().get(`/media/return-images/${photo[1]}.webp`)).status).toBe(404)
})

test('the owner gives back what a customer of the demo returns', async () => {
  const { db } = running.shop
  const { rows } = await db.execute<{ id: string; orderId: string }>(
    sql`select id, order_id as "orderId" from order_returns where kind = 'withdrawal' and state = 'asked'`,
  )
  const [returnRow] = rows
  if (!returnRow) throw new Error('nobody of the demo returns anything')
  const owner = await running.administrator()
  const answer = new URLSearchParams({ intent: 'refund-return', returnId: returnRow.id })
  expect((await post(owner, `/admin/pedidos/${returnRow.orderId}`, answer)).status).toBeLessThan(400)
  const state = await db.execute(sql`
    select r.state, o.refunded_amount = r.amount as "isGiven" from order_returns r join orders o on o.id = r.order_id
    where r.id = ${returnRow.id}`)
  expect(state.rows).toEqual([{ state: 'refunded', isGiven: true }])
})
