import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { reviewUrl } from '#fulfilment/reviews/use-cases/review-links.ts'
import { follow } from '../support/account-fixture.ts'
import { readContent } from '../support/page-content.ts'
import { type RunningShop, startSeededShop } from '../support/running-shop.ts'
import { phonePhotograph } from '../support/test-images.ts'
import type { Visitor } from '../support/visitor.ts'

let running: RunningShop
let owner: Visitor
let order: { id: string; number: string; productId: string; slug: string }

beforeAll(async () => {
  running = await startSeededShop(inject('seededShop'))
  owner = await running.administrator()
  const { rows } = await running.shop.db.execute<typeof order>(sql`
    select o.id, o.order_number as number, p.id as "productId", p.slug from orders o
      join users u on u.id = o.user_id join order_items i on i.order_id = o.id join products p on p.id = i.product_id
    where u.email = ${running.demoAccounts.customer.email} and o.status = 'delivered' and o.payment_status = 'paid'
    order by o.order_number, i.position limit 1`)
  if (!rows[0]) throw new Error('the demo customer has no delivered order')
  order = rows[0]
})
afterAll(() => running?.stop())

function form(fields: Record<string, string>, photo?: Buffer): FormData {
  const body = new FormData()
  body.set('intent', 'write')
  body.set('productId', order.productId)
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  body.append('photos', new File(photo ? [new Uint8Array(photo)] : [], 'foto.jpg', { type: 'image/jpeg' }))
  return body
}

const send = (visitor: Visitor, path: string, body: FormData) =>
  visitor.send(path, { method: 'POST', body, headers: { Accept: 'text/html' } })

const buildLink = () => reviewUrl(running.shop, { id: order.id, orderNumber: order.number })
const extractPath = (link: string) => link.slice(running.shop.config.siteUrl.length)
const productPage = async () => readContent(await running.guest().get(`/produto/${order.slug}`))
const ratingInSearch = (page: string) => /"aggregateRating":(\{[^}]*\})/.exec(page)?.[1] ?? null

test('the link in an email opens the form without signing in and keeps the text when something is missing', async () => {
  const guest = running.guest()
  expect((await guest.get(`/avaliar/${order.number}`)).headers.get('Location')).toMatch(
    /^\/auth\?redirectTo=/,
  )
  const opened = await guest.get(extractPath(buildLink()))
  expect(opened.status).toBe(200)
  expect(opened.headers.get('Cache-Control')).toContain('no-store')
  const refused = await send(
    guest,
    extractPath(buildLink()),
    form({ words: 'Cheiro de casa arrumada.', room: 'bedroom' }),
  )
  expect(refused.status).toBe(409)
  const page = await readContent(refused)
  expect(page).toContain('Escolha uma nota, de 1 a 5 estrelas.')
  expect(page).toContain('Cheiro de casa arrumada.')
  const keptPage = await send(guest, `/avaliar/${order.number}`, form({ stars: '5', words: 'Sem entrar.' }))
  expect(keptPage.headers.get('Location')).toMatch(/^\/auth\?redirectTo=/)
})

test('a review waits, is published by the owner and is on the cached page, also for search engines', async () => {
  expect(ratingInSearch(await productPage())).toBeNull()
  const written = form(
    { stars: '4', words: 'Cheiro de casa arrumada.', showsName: 'on' },
    await phonePhotograph(),
  )
  const guest = running.guest()
  const thanks = await follow(guest, await send(guest, extractPath(buildLink()), written))
  expect(thanks).toContain('Obrigada por contar!')
  expect(await productPage()).not.toContain('Cheiro de casa arrumada.')

  const { rows } = await running.shop.db.execute<{ id: string; version: string; photo: string }>(
    sql`select id, version, photos[1] as photo from reviews where product_id = ${order.productId} and not is_demo`,
  )
  const { id = '', version = '', photo = '' } = rows[0] ?? {}
  expect((await running.guest().get(photo.replace(/\.webp$/, '.w320.webp'))).status).toBe(200)
  const decide = (fields: Record<string, string>) =>
    owner.post('/admin/avaliacoes.data', { id, version: String(version), ...fields })
  expect(await readContent(await owner.get('/admin/avaliacoes'))).toContain('Cheiro de casa arrumada.')
  expect((await decide({ intent: 'publish' })).status).toBe(200)
  expect((await decide({ intent: 'answer', answer: 'Que alegria ler isso!' })).status).toBe(200)

  await expect.poll(productPage, { timeout: 10_000 }).toContain('Que alegria ler isso!')
  const page = await productPage()
  expect(page).toContain('Helena M.')
  // Demo reviews are shown on the page, but are excluded from structured data.
  expect(page).toContain('Demonstração')
  expect(ratingInSearch(page)).toContain('"ratingValue":4,"reviewCount":1')
  expect(page.match(/"@type":"Review"/g)).toHaveLength(1)
  expect(page).toContain('Com fotos (')

  const chosen = async (query: string) =>
    readContent(await running.guest().get(`/produto/${order.slug}/avaliacoes?${query}`))
  expect(await chosen('fotos=1&nota=4')).toContain('Cheiro de casa arrumada.')
  expect(await chosen('nota=1')).toContain('0 avaliações de 1 estrela')
  expect(await chosen('nota=7&fotos=sim')).toContain('Cheiro de casa arrumada.')
})

test('a review without words does not stand empty before the owner', async () => {
  await running.shop.db.execute(sql`insert into reviews (product_id, stars) values (${order.productId}, 5)`)
  expect(await readContent(await owner.get('/admin/avaliacoes'))).toContain('Deu só a nota, sem texto.')
})

test('the owner sees a reported review and removes it from the page with a reason', async () => {
  const { rows } = await running.shop.db.execute<{ id: string; version: string; words: string }>(
    sql`select id, version, words from reviews
        where product_id = ${order.productId} and is_demo and status = 'published' and words <> '' order by id limit 1`,
  )
  const { id = '', version = '', words = '' } = rows[0] ?? {}
  const refuse = (reason: string) =>
    owner.post('/admin/avaliacoes.data', { intent: 'refuse', id, version: String(version), reason })
  expect(await productPage()).toContain(words)
  const report = await running.guest().post(`/avaliacoes/${id}/denunciar`, { reason: 'untrue' })
  expect(report.status).toBe(302)
  expect(await readContent(await owner.get('/admin/avaliacoes?view=reported'))).toContain(words)
  expect((await refuse('')).status).toBe(409)
  expect((await refuse('other-subject')).status).toBe(200)
  await expect.poll(productPage, { timeout: 10_000 }).not.toContain(words)
})

test('only its author changes a review: the owner’s forms do not contain it', async () => {
  const before = await running.shop.db.execute(sql`select id, stars, words from reviews order by id`)
  const [first] = before.rows
  const sent = { id: String(first?.id), version: '1', stars: '5', words: 'Perfeita!' }
  await owner.post('/admin/avaliacoes', { intent: 'publish', ...sent })
  expect((await owner.post('/admin/avaliacoes', { intent: 'write', ...sent })).status).toBe(400)
  const own = await send(owner, `/avaliar/${order.number}`, form({ stars: '5' }))
  expect(own.status).toBe(409)
  const after = await running.shop.db.execute(sql`select id, stars, words from reviews order by id`)
  expect(after.rows).toEqual(before.rows)
})
