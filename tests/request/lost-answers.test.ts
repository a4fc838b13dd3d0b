import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { passwordResetTokens, users } from '#accounts/schema.ts'
import { shelfKey } from '#catalogue/stock/domain/shelf.ts'
import { loadCustomerOrder } from '#orders/use-cases/load-customer-order.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import { sessionCookieName } from '#platform/http/request/session-cookie.server.ts'
import { submit } from '../support/account-fixture.ts'
import { basics } from '../support/catalogue-pages.ts'
import { makeOrder } from '../support/make-orders.ts'
import { emailsInQueue } from '../support/message-queue.ts'
import { type RunningShop, startSeededShop } from '../support/running-shop.ts'
import { cartOf, findCandle, newCustomer, send } from '../support/shopping.ts'
import type { Visitor } from '../support/visitor.ts'

/** Sends each form twice with one request key, as after a lost response. */
let running: RunningShop
beforeAll(async () => {
  running = await startSeededShop(inject('seededShop'))
})
afterAll(() => running?.stop())

async function twice(visitor: Visitor, path: string, fields: Record<string, string>) {
  const keyed = { ...fields, requestKey: randomUUID() }
  const answers = [await send(visitor, path, keyed), await send(visitor, path, keyed)]
  return Promise.all(answers.map(async (answer) => ({ status: answer.status, text: await answer.text() })))
}

describe('a form that arrives twice under one key', () => {
  test('adds one candle, and confirms it both times', async () => {
    const email = 'duas@exemplo.com.br'
    const visitor = await newCustomer(running, email)
    const { id, variantId } = await findCandle(running, 'canela-laranja')
    const add = { intent: 'add', productId: id, variantId: variantId ?? '', quantity: '1' }
    for (const { text } of await twice(visitor, '/carrinho', add))
      expect(text).toContain('Produto adicionado ao carrinho')
    expect(await cartOf(running, email)).toMatchObject([{ quantity: 1 }])
    await send(visitor, '/carrinho', { ...add, requestKey: randomUUID() })
    expect(await cartOf(running, email)).toMatchObject([{ quantity: 2 }])
  })

  test('adds one favourite, and confirms it both times', async () => {
    const visitor = await newCustomer(running, 'coracao@exemplo.com.br')
    const { id } = await findCandle(running, 'canela-laranja')
    for (const { text } of await twice(visitor, '/favoritos', { intent: 'add', productId: id }))
      expect(text).toContain('Adicionado aos favoritos!')
  })
})

async function pagesOfTwo(visitor: Visitor, path: string, fields: Record<string, string>) {
  const keyed = { ...fields, requestKey: randomUUID() }
  const session = sessionCookieName(running.shop.config.siteUrl)
  const cookie = visitor.cookie(session)
  const first = await submit(visitor, path, keyed)
  if (cookie) visitor.setCookie(session, cookie)
  return [first, await submit(visitor, path, keyed)].map(({ page }) => page)
}

describe('an account', () => {
  test('that is created twice under one key is created once, and both answers mention the email', async () => {
    const email = 'cadastro@exemplo.com.br'
    const password = 'Lavanda-2026'
    const form = { intent: 'sign-up', fullName: 'Helena Martins', email, password, confirmation: password }
    const visitor = running.guest()
    const pages = await pagesOfTwo(visitor, '/auth', { ...form, terms: '1', webhookUrl: '' })
    for (const page of pages) expect(page).toContain('<b>Cadastro realizado!</b>')
    const mails = (await emailsInQueue(running.shop.db)).filter(({ to }) => to === email)
    expect(mails).toMatchObject([{ type: 'account-confirmation' }])
    const again = await submit(visitor, '/auth', { ...form, terms: '1', requestKey: randomUUID() })
    expect(again.page).toContain('Email já cadastrado')
  })

  test('that was deleted is reported as deleted to a second click without a session', async () => {
    const visitor = await newCustomer(running, 'adeus@exemplo.com.br')
    await submit(visitor, '/perfil', { intent: 'deletion-code' })
    const ticket = running.shop.sealing.unseal('account-deletion', visitor.cookie('lume_deletion') ?? '')
    const { code } = JSON.parse(ticket ?? '{}') as { code: string }
    const pages = await pagesOfTwo(visitor, '/perfil', { intent: 'delete', way: 'code', code })
    for (const page of pages) expect(page).toContain('<b>Conta excluída</b>')
    const stranger = await send(running.guest(), '/perfil', { intent: 'delete', requestKey: randomUUID() })
    expect(stranger.status).toBe(401)
  })

  test('gets its new password once, and a second submit gets the same answer', async () => {
    const email = 'senha@exemplo.com.br'
    await newCustomer(running, email)
    const { token, hash } = running.shop.identity.createToken()
    const [user] = await running.shop.db.select().from(users).where(eq(users.email, email))
    const expiresAt = new Date(running.shop.clock.now().getTime() + 3_600_000)
    await running.shop.db
      .insert(passwordResetTokens)
      .values({ userId: user?.id ?? '', token: hash, expiresAt })
    const choice = { token, password: 'Jasmim-2026', confirmation: 'Jasmim-2026' }
    const path = `/auth?recuperar=${token}`
    const pages = await pagesOfTwo(running.guest(), path, { intent: 'new-password', ...choice })
    for (const page of pages) expect(page).toContain('<b>Senha alterada</b>')
  })
})

describe('the owner', () => {
  test('saves a section of Loja, and the owner’s own save is not another person’s', async () => {
    const owner = await running.administrator()
    const pause = (version: string, selling: string) => ({
      intent: 'save',
      section: 'courierPause',
      'courierPause.version': version,
      'courierPause.selling': selling,
    })
    for (const { status, text } of await twice(owner, '/admin/loja', pause('0', 'arranged'))) {
      expect([status, text]).toEqual([200, expect.not.stringContaining('outra pessoa')])
    }
    await twice(owner, '/admin/loja', pause('1', 'closed'))
    for (const { text } of await twice(owner, '/admin/loja', { intent: 'resume', version: '2' }))
      expect(text).toContain('O motoboy voltou a atender')
  })

  test('creates a product once, and is led to it both times', async () => {
    const owner = await running.administrator()
    const keyed = { ...basics, slug: 'so-uma-vez', name: 'Só Uma Vez', requestKey: randomUUID() }
    for (let press = 0; press < 2; press++) {
      const page = await submit(owner, '/admin/produtos/novo', keyed)
      expect(page.page).toContain('Produto criado com sucesso')
    }
    const { rows } = await running.shop.db.execute(sql`select id from products where slug like 'so-uma-vez%'`)
    expect(rows).toHaveLength(1)
  })
})

describe('the owner’s forms', () => {
  const today = () => isoDay(running.shop.clock.now())
  const count = async (query: ReturnType<typeof sql>) =>
    (await running.shop.db.execute<{ count: number }>(query)).rows[0]?.count
  let owner: Visitor
  beforeAll(async () => {
    owner = await running.administrator()
  })

  async function pressTwice(path: string, fields: Record<string, string>) {
    const [first, second] = await twice(owner, path, fields)
    expect(first?.status, first?.text).toBe(200)
    expect(second?.status, second?.text).toBe(200)
    // Compares lengths, because jsonb does not keep the key order.
    expect(second?.text.length).toBe(first?.text.length)
  }

  test('a batch is one', async () => {
    const candle = await findCandle(running, 'canela-laranja')
    const shelf = shelfKey({ productId: candle.id, variantId: candle.variantId })
    const poured = { product: candle.id, shelf, units: '7', pouredOn: today(), cureDays: '14' }
    await pressTwice('/admin/levas', { intent: 'start', ...poured })
    expect(await count(sql`select count(*)::int from batches where units = 7`)).toBe(1)
  })

  test('a purchase of wax is one', async () => {
    const { rows } = await running.shop.db.execute<{ id: string }>(
      sql`select id from materials where kind = 'wax' limit 1`,
    )
    const bought = { materialId: rows[0]?.id ?? '', amount: '7,777', paid: '1,50', lot: 'UMA-VEZ' }
    await pressTwice('/admin/materiais', { intent: 'buy', ...bought })
    expect(await count(sql`select count(*)::int from material_movements where lot = 'UMA-VEZ'`)).toBe(1)
  })

  test('a coupon is one', async () => {
    const coupon = { couponId: '', version: '0', way: 'code', kind: 'percent', percent: '10' }
    await pressTwice('/admin/cupons', { intent: 'save', ...coupon, code: 'UMAVEZ', label: 'Uma vez' })
    expect(await count(sql`select count(*)::int from coupons where code = 'UMAVEZ'`)).toBe(1)
  })

  test('a wrapping is one', async () => {
    const wrapping = { optionId: '', name: 'Uma Só Fita', price: '3,00', active: 'on', seenAt: '' }
    await pressTwice('/admin/presentes', { intent: 'save', ...wrapping })
    expect(await count(sql`select count(*)::int from gift_options where name = 'Uma Só Fita'`)).toBe(1)
  })

  test('containers are counted and corrected once', async () => {
    const email = 'tres.potes@exemplo.com.br'
    await newCustomer(running, email)
    const [user] = await running.shop.db.select().from(users).where(eq(users.email, email))
    await pressTwice(`/admin/usuarios/${user?.id}`, { intent: 'count', pots: '2' })
    await pressTwice(`/admin/usuarios/${user?.id}`, { intent: 'correct', pots: '-1', reason: 'Era um' })
    expect(
      await count(sql`select sum(pots)::int as count from pot_entries where user_id = ${user?.id}`),
    ).toBe(1)
  })

  test('a message to a customer is sent once', async () => {
    const { id } = await makeOrder(running.shop)
    const letter = { intent: 'message', subject: 'Sobre a entrega', text: 'Posso ir amanhã?' }
    await pressTwice(`/admin/pedidos/${id}`, letter)
    await pressTwice(`/admin/pedidos/${id}`, { intent: 'resend', mail: 'confirmation' })
    const events = sql`select count(*)::int from order_events where order_id = ${id} and kind in ('message-sent', 'mail-resent')`
    expect(await count(events)).toBe(2)
  })

  test('an order is shipped once, and both answers offer to undo it', async () => {
    const { id } = await makeOrder(running.shop, { status: 'processing' })
    await pressTwice('/admin/pedidos/enviar', { intent: 'ship', seen: `${id} processing`, code: 'ML1' })
    expect(
      await count(
        sql`select count(*)::int from order_events where order_id = ${id} and kind = 'status-changed'`,
      ),
    ).toBe(1)
  })
})

test('shows the order’s new day after the answer was lost', async () => {
  const email = 'outro.dia@exemplo.com.br'
  const visitor = await newCustomer(running, email)
  const [user] = await running.shop.db.select().from(users).where(eq(users.email, email))
  const who = { userId: user?.id ?? '' }
  const soon = new Date(running.shop.clock.now().getTime() + 3 * 86_400_000)
  const { orderNumber } = await makeOrder(running.shop, {
    ...who,
    deliveryWay: 'pickup',
    promisedDay: isoDay(soon),
    promisedShift: 'evening',
    promisedHours: { from: '19:00', until: '22:00' },
  })
  const { calendar } = (await loadCustomerOrder(running.shop, { ...who, orderNumber })) ?? {}
  const last = calendar?.days.at(-1)
  const shift = last?.shifts.find(({ state }) => state === 'free')?.shift
  const requestKey = randomUUID()
  const fields = { day: last?.day ?? '', slot: `${last?.day}/${shift}`, requestKey }
  const answer = await send(visitor, `/pedidos/${orderNumber}`, fields)
  expect(await answer.text()).toContain('Dia remarcado')
  const again = await send(visitor, `/pedidos/${orderNumber}`, fields)
  expect([again.status, await again.text()]).toEqual([200, expect.stringContaining('Dia remarcado')])
})

test('an order is cancelled once at its provider, and both answers confirm it', async () => {
  const email = 'desiste@exemplo.com.br'
  const visitor = await newCustomer(running, email)
  const [user] = await running.shop.db.select().from(users).where(eq(users.email, email))
  const holdExpiresAt = new Date(running.shop.clock.now().getTime() + 1_800_000)
  const unpaid = { status: 'pending', paymentStatus: 'pending', stockHeld: true, holdExpiresAt } as const
  const { id: orderId } = await makeOrder(running.shop, { userId: user?.id ?? '', ...unpaid })
  for (const { status, text } of await twice(visitor, '/pedidos', { intent: 'cancel', orderId }))
    expect([status, text]).toEqual([200, expect.stringContaining('Pedido cancelado')])
})

test('the answer to one account is not given to another', async () => {
  const visitor = await newCustomer(running, 'pergunta@exemplo.com.br')
  const other = await newCustomer(running, 'alheia@exemplo.com.br')
  const { id, variantId } = await findCandle(running, 'canela-laranja')
  const product = { intent: 'add', productId: id, variantId: variantId ?? '', quantity: '1' }
  const add = { ...product, requestKey: randomUUID() }
  await send(visitor, '/carrinho', add)
  expect((await send(other, '/carrinho', add)).status).toBe(409)
  expect(await cartOf(running, 'alheia@exemplo.com.br')).toEqual([])
})

test('a form that a guard turned away may come again under the same key', async () => {
  const requestKey = randomUUID()
  const change = { intent: 'save', tab: 'personal', fullName: 'Helena', phone: '11 91234-5678', requestKey }
  expect((await send(running.guest(), '/perfil', change)).status).toBe(401)
  const visitor = await newCustomer(running, 'de.novo@exemplo.com.br')
  expect((await send(visitor, '/perfil', change)).status).toBe(200)
})
