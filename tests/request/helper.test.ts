import { desc, eq, ne } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { userRoles, users } from '#accounts/schema.ts'
import { totpFactors } from '#accounts/second-factor/schema.ts'
import { routePaths } from '#addresses.ts'
import { routes } from '#app/route-table.ts'
import { batches } from '#catalogue/stock/schema/batches.ts'
import { orders } from '#orders/schema/orders.ts'
import { BACK_OFFICE_PATH } from '#platform/http/realtime/back-office-channel.ts'
import { placePaidOrder } from '../support/back-office-fixture.ts'
import { leaksIn, listMoneySecrets } from '../support/leaks.ts'
import { type RunningShop, startSeededShop } from '../support/running-shop.ts'
import type { Visitor } from '../support/visitor.ts'

/** `running.helper()` throws if an answer to a helper contains money, email addresses or notes. */
let running: RunningShop
let helper: Visitor
let owner: Visitor
let waiting: string

beforeAll(async () => {
  running = await startSeededShop(inject('seededShop'))
  helper = await running.helper()
  owner = await running.administrator()
  const { orderNumber } = await placePaidOrder(running, 'caixa@exemplo.com.br')
  const [placedOrder] = await running.shop.db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.orderNumber, orderNumber))
  waiting = placedOrder?.id ?? ''
})
afterAll(() => running?.stop())

const findOrder = async (status: 'delivered' | 'cancelled') => {
  const [order] = await running.shop.db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.status, status))
    .orderBy(desc(orders.createdAt))
  return order?.id ?? ''
}

const statusOf = async (id: string) =>
  (await running.shop.db.select({ status: orders.status }).from(orders).where(eq(orders.id, id)))[0]?.status

describe('a helper', () => {
  test('reads all of the helper’s pages, as documents and as data, without money, notes and e-mail addresses', async () => {
    const pages = routes.filter(({ access }) => access === 'helper').map(({ name }) => name)
    const [batch] = await running.shop.db
      .select({ number: batches.number })
      .from(batches)
      .where(ne(batches.state, 'failed'))
      .limit(1)
    for (const name of pages) {
      const path = routePaths[name].replace(':id', waiting).replace(':number', String(batch?.number))
      for (const address of [`${path}?ids=${waiting}`, `${path}.data?ids=${waiting}`])
        expect([address, (await helper.get(address)).status]).toEqual([address, 200])
    }
  })

  test('sees what to pack, the customers and the pickup codes, in a menu of their own', async () => {
    const page = await (await helper.get('/admin/hoje')).text()
    expect(page).toMatch(/[Pp]ara embalar/)
    expect(page).not.toMatch(/Para responder|espera resposta/)
    const links = [...page.matchAll(/href="(\/admin[^"?#]*)/g)].map(([, href]) => href)
    expect([...new Set(links)].toSorted()).toEqual(
      expect.arrayContaining(['/admin/estoque', '/admin/hoje', '/admin/levas']),
    )
    const helperPages =
      /^\/admin(?:\/hoje|\/estoque|\/levas|\/pedidos\/enviar|\/pedidos\/etiquetas|\.webmanifest)$/
    expect(links.filter((href) => !helperPages.test(href ?? ''))).toEqual([])
  })

  test('packs and hands over, and sees no money in any answer', async () => {
    await helper.post('/admin/pedidos/enviar.data', { intent: 'pack', ids: waiting })
    const step = { intent: 'step', orderId: waiting, status: 'shipped', seen: 'processing' }
    const seen = (await statusOf(waiting)) ?? ''
    expect((await helper.post('/admin/pedidos/enviar.data', { ...step, seen })).status).toBe(200)
    expect(await statusOf(waiting)).toBe('shipped')
  })

  test('cannot open or move an order that is not due', async () => {
    for (const status of ['delivered', 'cancelled'] as const) {
      const id = await findOrder(status)
      expect((await helper.get(`/admin/pedidos/${id}/etiqueta`)).status).toBe(404)
      expect(await (await helper.get(`/admin/pedidos/etiquetas?ids=${id}`)).text()).not.toContain('slip__to')
      const answer = await helper.post('/admin/pedidos/enviar.data', {
        intent: 'step',
        orderId: id,
        status: 'shipped',
        seen: status,
        confirmedPayment: 'refunded',
      })
      expect(answer.status).toBe(409)
      const shipped = await helper.post('/admin/pedidos/enviar.data', {
        intent: 'ship',
        seen: `${id}:${status}`,
        code: '',
        anyway: `${id}:${status}:refunded`,
      })
      expect(shipped.status).toBe(409)
      expect(await statusOf(id)).toBe(status)
    }
  })

  test('gets only the number of orders to ship on the live channel', async () => {
    const answer = await helper.get(BACK_OFFICE_PATH)
    const reader = answer.body?.getReader()
    let text = ''
    while (!/event: counts\ndata: .*\n/.test(text)) {
      const { value, done } = (await reader?.read()) ?? { done: true, value: undefined }
      if (done) break
      text += new TextDecoder().decode(value)
    }
    await reader?.cancel()
    const [, counts = '{}'] = /event: counts\ndata: (.*)\n/.exec(text) ?? []
    expect(JSON.parse(counts)).toEqual({
      waitingOrders: expect.any(Number),
      awaitedPix: null,
      openNotices: 0,
      waitingReviews: 0,
    })
  })

  test('loses access on an open page and its connection when the role ends', async () => {
    const line = await helper.get(BACK_OFFICE_PATH)
    const reading = line.text()
    const [person] = await running.shop.db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, 'ajudante@exemplo.com.br'))
    await running.shop.db.delete(userRoles).where(eq(userRoles.userId, person?.id ?? ''))
    await reading
    expect((await helper.get(BACK_OFFICE_PATH)).status).toBe(404)
    expect((await helper.get('/admin/hoje.data')).status).toBe(403)
    expect((await helper.post('/admin/pedidos/enviar.data', { intent: 'pack', ids: waiting })).status).toBe(
      403,
    )
    helper = await running.helper()
  })

  test('sets up a required second factor first', async () => {
    const { db } = running.shop
    const [person] = await db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, 'ajudante@exemplo.com.br'))
    const userId = person?.id ?? ''
    await db.update(userRoles).set({ secondFactorRequired: true }).where(eq(userRoles.userId, userId))
    const page = await helper.get('/admin/hoje')
    expect([page.status, page.headers.get('Location')]).toEqual([302, '/perfil/seguranca'])
    expect((await helper.get('/perfil/seguranca')).status).toBe(200)
    expect((await helper.get(BACK_OFFICE_PATH)).status).toBe(404)
    await db.insert(totpFactors).values({ userId, sealedSecret: 'x', lastStep: 0 })
    expect((await helper.get('/admin/hoje')).status).toBe(200)
  })
})

test('the search for money can find some: on the same pages of the owner, and nowhere on the helper’s', async () => {
  const secrets = await listMoneySecrets(running.shop)
  const page = await (await owner.get('/admin/dashboard')).text()
  const leaks = leaksIn(secrets, {
    path: '/admin/dashboard',
    status: 200,
    text: page,
    sent: '',
    isHelper: true,
  })
  expect(leaks).toContain('money in words')
  expect(leaks).toContain('money in a field')
  const order = await (await owner.get(`/admin/pedidos/${waiting}`)).text()
  expect(
    leaksIn(secrets, { path: '/admin/x', status: 200, text: order, sent: '', isHelper: true }),
  ).toContain('money of an order')
})
