import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { sealLeave } from '#catalogue/restock/use-cases/request-link.ts'
import { emailsInQueue } from '../support/message-queue.ts'
import { type RunningShop, startSeededShop } from '../support/running-shop.ts'
import { findCandle } from '../support/shopping.ts'

let running: RunningShop
let productId: string
let variantId: string
beforeAll(async () => {
  running = await startSeededShop(inject('seededShop'))
  const candle = await findCandle(running, 'flor-de-laranjeira')
  productId = candle.id
  variantId = candle.variantId ?? ''
})
afterAll(() => running?.stop())

async function waiting(): Promise<{ id: string; email: string }[]> {
  const { rows } = await running.shop.db.execute<{ id: string; email: string }>(
    sql`select id, email from restock_requests where product_id = ${productId} order by created_at, id`,
  )
  return rows
}

test('a guest’s address is not stored by asking, whatever is known of it', async () => {
  const before = await waiting()
  const knownEmail = before[0]?.email ?? ''
  const notices = []
  for (const email of [knownEmail, 'nova@exemplo.com.br']) {
    const visitor = running.guest()
    const answer = await visitor.send('/avise-me', {
      method: 'POST',
      headers: { Accept: 'text/html', Referer: `${running.url}/produtos`, Origin: running.url },
      body: new URLSearchParams({ productId, variantId, email, honeypot: '' }),
    })
    expect(answer.status).toBe(302)
    notices.push(/Enviamos um link[^<]*/.exec(await (await visitor.get('/produtos')).text())?.[0])
  }
  expect(notices[0]).toMatch(/Flor de Laranjeira/)
  expect(notices[1]).toBe(notices[0])
  expect(await waiting()).toEqual(before)
})

test('a customer waits with the email of their account, whatever the form contains', async () => {
  const customer = await running.customer()
  await customer.post('/avise-me', { productId, variantId, email: 'outra@exemplo.com.br', honeypot: '' })
  const emails = (await waiting()).map(({ email }) => email)
  expect(emails).toContain(running.demoAccounts.customer.email)
  expect(emails).not.toContain('outra@exemplo.com.br')
})

test('a mail program unsubscribes with its own button, and only with the link of the email', async () => {
  const [first] = await waiting()
  const leave = (token: string) =>
    fetch(`${running.url}/avise-me/sair?token=${encodeURIComponent(token)}`, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    })
  expect((await leave(first?.id ?? '')).status).toBe(404)
  expect((await waiting())[0]).toEqual(first)
  expect((await leave(sealLeave(running.shop, first?.id ?? ''))).status).toBe(200)
  expect((await waiting())[0]).not.toEqual(first)
})

test('restocking mails the first in line with the link out of it', async () => {
  const line = await waiting()
  const owner = await running.administrator()
  await owner.post('/admin/produtos', {
    intent: 'adjust-stock',
    kind: 'add',
    units: '2',
    shelves: `${productId}:${variantId}:0`,
  })
  const mails = (await emailsInQueue(running.shop.db)).filter(({ type }) => type === 'restock-notice')
  expect(mails.map(({ to }) => to).toSorted()).toEqual(
    line
      .slice(0, 2)
      .map(({ email }) => email)
      .toSorted(),
  )
})

test('the link of the e-mail opens the size that is back, also from the page cache', async () => {
  const chosen = async (query: string) =>
    /<input[^>]*name="variantId"[^>]*checked=""[^>]*value="([^"]+)"/.exec(
      await (await running.guest().get(`/produto/mel-figo${query}`)).text(),
    )?.[1]
  const usual = await chosen('')
  const { rows } = await running.shop.db.execute<{ id: string }>(
    sql`select v.id from product_variants v join products p on p.id = product_id where slug = 'mel-figo' and v.name = '320 g'`,
  )
  for (let times = 0; times < 2; times++) expect(await chosen('?tamanho=320+g')).toBe(rows[0]?.id)
  expect(usual).not.toBe(rows[0]?.id)
  expect(await chosen('?tamanho=5+kg')).toBe(usual)
})
