import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { sessions, staffInvitations, userRoles, users } from '#accounts/schema.ts'
import { totpFactors } from '#accounts/second-factor/schema.ts'
import { BACK_OFFICE_PATH } from '#platform/http/realtime/back-office-channel.ts'
import { requestAnswers } from '#platform/operations/schema.ts'
import { type RunningShop, startSeededShop } from '../support/running-shop.ts'
import { newCustomer } from '../support/shopping.ts'
import type { Visitor } from '../support/visitor.ts'

let running: RunningShop
let owner: Visitor
beforeAll(async () => {
  running = await startSeededShop(inject('seededShop'))
  owner = await running.administrator()
})
afterAll(() => running?.stop())

const typed = { fullName: 'Bia Rocha', password: 'vela123', confirmation: 'vela123', terms: '1' }

async function invite(email: string, more: Record<string, string> = {}) {
  const sent = {
    intent: 'invite',
    name: 'Bia',
    email,
    role: 'helper',
    requestKey: crypto.randomUUID(),
    ...more,
  }
  const page = await (await owner.post('/admin/equipe', sent)).text()
  const [, token = ''] = /convite\?token=([\w-]{43})/.exec(page) ?? []
  expect(token).not.toBe('')
  return token
}

const idOf = async (email: string) =>
  (await running.shop.db.select({ id: users.id }).from(users).where(eq(users.email, email)))[0]?.id ?? ''

const listRoles = async (email: string) =>
  (
    await running.shop.db
      .select()
      .from(userRoles)
      .where(eq(userRoles.userId, await idOf(email)))
  ).map(({ role }) => role)

describe('an invitation', () => {
  test('is only looked at by opening it, and used up by a press that opens a session', async () => {
    const email = 'bia.rocha@exemplo.com.br'
    const token = await invite(email)
    const bia = running.guest()
    for (const _ of [1, 2]) expect(await (await bia.get(`/convite?token=${token}`)).text()).toContain(email)
    const pressed = await bia.post('/convite', { token, ...typed })
    expect([pressed.status, pressed.headers.get('Location')]).toEqual([302, '/admin/hoje'])
    expect((await bia.get('/admin/hoje')).status).toBe(200)
    const refused = await bia.get('/admin/equipe')
    expect(refused.status).toBe(403)
    const screen = await refused.text()
    expect(screen).toMatch(/href="\/admin\/hoje"[^>]*>.{0,40}Ir para Hoje/)
    expect(screen).toContain('alt="Lume &amp; Coco"')
    expect(await (await running.guest().get(`/convite?token=${token}`)).text()).toContain('já foi usado')
    expect((await running.guest().post('/convite', { token, ...typed })).status).toBe(409)
  })

  test('keeps the typed text when it is refused, and an edited form cannot raise a role', async () => {
    const email = 'cida@exemplo.com.br'
    const token = await invite(email)
    const cida = running.guest()
    const wrong = { token, ...typed, password: 'curta', role: 'admin', secondFactorRequired: '' }
    const page = await (await cida.post(`/convite?token=${token}`, wrong)).text()
    expect(page).toContain('value="Bia Rocha"')
    await cida.post('/convite', { token, ...typed, role: 'admin' })
    expect(await listRoles(email)).toEqual(['helper'])
  })

  test('that is refused shows the reason at its field', async () => {
    const wrong = { intent: 'invite', name: 'Rita', email: 'sem-arroba', role: 'admin', factor: '1' }
    const answer = await owner.post('/admin/equipe.data', wrong)
    expect(answer.status).toBe(409)
    expect(await answer.text()).toContain('"field","email"')
  })

  test('leads to a required second factor first', async () => {
    const token = await invite('duda@exemplo.com.br', { factor: '1' })
    const duda = running.guest()
    await duda.post('/convite', { token, ...typed })
    const page = await duda.get('/admin/hoje')
    expect([page.status, page.headers.get('Location')]).toEqual([302, '/perfil/seguranca'])
    expect((await duda.post('/admin/pedidos/enviar.data', { intent: 'pack', ids: '' })).status).toBe(202)
    expect((await duda.get(BACK_OFFICE_PATH)).status).toBe(404)
    expect((await duda.get('/perfil/seguranca')).status).toBe(200)
  })

  test('is readable in no table: neither in the stored answers nor in the queue', async () => {
    const token = await invite('elisa@exemplo.com.br')
    const { db } = running.shop
    const stored = [await db.select().from(requestAnswers), await db.select().from(staffInvitations)]
    expect(JSON.stringify(stored)).not.toContain(token)
    const jobs = await db.execute<{ data: object }>(
      `select data from pgboss.job where data::text like '%elisa@%'`,
    )
    expect(jobs.rows).not.toEqual([])
    expect(JSON.stringify(jobs.rows)).not.toContain('convite?token=')
  })

  test('for an existing account asks its holder to sign in, and returns', async () => {
    const { email } = running.demoAccounts.customer
    const token = await invite(email)
    const page = await (await running.guest().get(`/convite?token=${token}`)).text()
    expect(page).toContain(`/auth?redirectTo=${encodeURIComponent(`/convite?token=${token}`)}`)
    const other = await running.helper()
    expect((await other.post('/convite', { token })).status).toBe(409)
    const customer = await running.customer()
    expect((await customer.post('/convite', { token })).headers.get('Location')).toBe('/admin/hoje')
    expect((await customer.get('/admin/hoje')).status).toBe(200)
  })
})

test('ending a role ends the person’s sessions and their connection at once', async () => {
  const email = 'fabi@exemplo.com.br'
  const fabi = running.guest()
  await fabi.post('/convite', { token: await invite(email), ...typed })
  const line = (await fabi.get(BACK_OFFICE_PATH)).text()
  const userId = await idOf(email)
  expect((await owner.post('/admin/equipe.data', { intent: 'end', userId })).status).toBe(200)
  await line
  expect((await fabi.get('/admin/hoje')).status).toBe(401)
  expect(await running.shop.db.select().from(sessions).where(eq(sessions.userId, userId))).toEqual([])
})

test('former staff can still remove their second factor, also when the answer was lost', async () => {
  const email = 'gil@exemplo.com.br'
  const gil = await newCustomer(running, email)
  const { db, clock } = running.shop
  const userId = await idOf(email)
  expect((await gil.get('/perfil/seguranca')).status).toBe(403)
  await db.insert(totpFactors).values({ userId, sealedSecret: 'x', lastStep: 0 })
  await db.update(sessions).set({ provedAt: clock.now() }).where(eq(sessions.userId, userId))
  expect(await (await gil.get('/perfil')).text()).toContain('href="/perfil/seguranca"')
  expect(await (await gil.get('/perfil/seguranca')).text()).toContain('Remover aplicativo')
  const press = { intent: 'remove-app', requestKey: crypto.randomUUID() }
  for (const _ of [1, 2]) {
    const answer = await gil.post('/perfil/seguranca', press)
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/perfil'])
    expect(await (await gil.get('/perfil')).text()).toContain('Verificação desligada')
  }
  expect(await db.select().from(totpFactors).where(eq(totpFactors.userId, userId))).toEqual([])
  expect((await gil.post('/perfil/seguranca', { intent: 'renew-codes' })).status).toBe(403)
})

test('the page lists each member, their role and how many codes are left', async () => {
  const page = await (await owner.get('/admin/equipe')).text()
  for (const words of [
    'Quem está na equipe',
    'Bia Rocha',
    'Quem pode fazer o quê',
    'Se você perder o celular',
    'Convites abertos',
  ])
    expect(page).toContain(words)
})
