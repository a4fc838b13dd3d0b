import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { totpCode, totpStep } from '#accounts/second-factor/use-cases/totp.ts'
import { follow, submit } from '../support/account-fixture.ts'
import { type RunningShop, startSeededShop } from '../support/running-shop.ts'
import type { Visitor } from '../support/visitor.ts'

let running: RunningShop
let now: Date
let owner: Visitor
let secret: string

const passSeconds = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000)
  running.setNow(now)
}
const code = () => totpCode(secret, totpStep(now))
const readPage = async (visitor: Visitor, path: string) =>
  (await visitor.get(path, { Accept: 'text/html' })).text()

beforeAll(async () => {
  running = await startSeededShop(inject('seededShop'), { RATE_LIMITS: 'second-factor=50/60' })
  now = running.shop.clock.now()
  owner = await running.administrator()
  expect(await readPage(owner, '/admin')).toContain('Proteja o painel com a verificação em duas etapas')
  const page = await readPage(owner, '/perfil/seguranca?configurar=app')
  expect(page).toContain('<svg')
  secret = (/<code[^>]*>([A-Z2-7 ]+)<\/code>/.exec(page)?.[1] ?? '').replaceAll(' ', '')
  const set = await submit(owner, '/perfil/seguranca?configurar=app', { intent: 'confirm-app', code: code() })
  expect(set.page).toContain('Verificação ligada')
  expect(set.page.match(/<li>[a-z0-9]{5}-[a-z0-9]{5}<\/li>/g)).toHaveLength(10)
})
afterAll(() => running?.stop())
beforeEach(() => passSeconds(60))

const signIn = (visitor: Visitor, fields: Record<string, string> = {}) => {
  const { email, password } = running.demoAccounts.administrator
  return visitor.post('/auth?redirectTo=%2Fadmin', { intent: 'sign-in', email, password, ...fields })
}

describe('signing in', () => {
  test('asks for the code, and until then opens nothing', async () => {
    const visitor = running.guest()
    const response = await signIn(visitor)
    expect(response.headers.get('Location')).toBe('/auth?fator=entrar&redirectTo=%2Fadmin')
    expect(await follow(visitor, response)).toContain('Falta só confirmar que é você')
    expect(await readPage(visitor, '/admin')).toContain('Login Necessário')
    expect((await visitor.get('/pedidos')).status).toBe(302)

    const step = { intent: 'second-factor', step: 'sign-in' }
    const wrong = await submit(visitor, '/auth?redirectTo=%2Fadmin', { ...step, code: '000000' })
    expect(wrong.page).toContain('O código não confere ou já foi usado')
    const right = await submit(visitor, '/auth?redirectTo=%2Fadmin', { ...step, code: code() })
    expect(right.page).toContain('Dashboard Administrativo')
    expect(right.page).not.toContain('Proteja o painel')
  })

  test('over a page, by script, reports that a code is missing', async () => {
    const visitor = running.guest()
    const response = await signIn(visitor, { again: '1' })
    expect(await response.text()).toContain('second-factor-needed')
    expect(response.headers.getSetCookie().join()).not.toContain('lume_session')
  })

  test('refuses any code without the password', async () => {
    const { page } = await submit(running.guest(), '/auth', {
      intent: 'second-factor',
      step: 'sign-in',
      code: code(),
    })
    expect(page).toContain('Você demorou para confirmar')
  })

  test('a guest gets no challenge for a passkey, and a customer registers none', async () => {
    expect((await running.guest().post('/auth/chave', { purpose: 'sign-in' })).status).toBe(401)
    const customer = await running.customer()
    expect((await customer.post('/auth/chave', { purpose: 'register' })).status).toBe(403)
    expect((await owner.post('/auth/chave', { purpose: 'register' })).status).toBe(200)
  })
})

describe('a fresh proof', () => {
  const prove = () => submit(owner, '/auth', { intent: 'second-factor', step: 'proof', code: code() })
  beforeEach(() => passSeconds(11 * 60))

  test.each(['/admin/pedidos.csv', '/admin/newsletter.csv'])('is asked before %s', async (path) => {
    const response = await owner.get(path, { Accept: 'text/html' })
    expect(response.headers.get('Location')).toBe(
      `/auth?fator=confirmar&redirectTo=${encodeURIComponent(path)}`,
    )
    expect((await owner.get(path)).status).toBe(401)
    await prove()
    expect((await owner.get(path)).headers.get('Content-Type')).toContain('text/csv')
    passSeconds(10 * 60)
    expect((await owner.get(path)).status).toBe(401)
  })

  const id = '00000000-0000-4000-8000-000000000000'
  test.each([
    ['a refund', `/admin/pedidos/${id}`, { intent: 'refund' }],
    [
      'refunding while cancelling',
      `/admin/pedidos/${id}`,
      { intent: 'status', status: 'cancelled', refund: '1' },
    ],
    ['the Pix discount', '/admin/pagamento', { percent: '30', version: '0' }],
    [
      'a large coupon',
      '/admin/cupons',
      { intent: 'save', couponId: id, kind: 'percent', percent: '90', code: 'QUASETUDO' },
    ],
    ['prices changed together', '/admin/produtos/precos', { intent: 'apply', plan: '[]' }],
    ['confirming a Pix', '/admin/pix', { intent: 'confirm', seen: id, bankEntryId: '', received: '' }],
    ['taking a Pix back', '/admin/pix', { intent: 'take-back', orderId: id, reason: '' }],
    ['a role', '/admin/equipe', { intent: 'end', userId: id }],
    ['deleting products', '/admin/produtos', { intent: 'delete', ids: id }],
    ['deleting a category', '/admin/categorias', { intent: 'delete', id }],
    ['deleting a post', `/admin/blog/${id}`, { intent: 'delete' }],
    ['the factor itself', '/perfil/seguranca', { intent: 'remove-app' }],
  ])('is asked before %s, and the form waits', async (_what, path, fields) => {
    const { page } = await submit(owner, path, fields)
    expect(page).toContain('Confirme que é você')
    const answer = await submit(owner, '/auth?redirectTo=%2Fcontinuar', {
      intent: 'second-factor',
      step: 'proof',
      code: code(),
    })
    expect(answer.page).toContain(`action="${path}"`)
  })

  test('is not required for changes that can be undone', async () => {
    const answer = await owner.post('/admin/categorias', { intent: 'toggle', id, active: 'true' })
    expect(answer.status).toBe(409)
    const coupon = { intent: 'save', couponId: '', kind: 'percent', percent: '10', code: 'UMPOUCO' }
    expect((await owner.post('/admin/cupons.data', coupon)).status).toBe(200)
  })
})
