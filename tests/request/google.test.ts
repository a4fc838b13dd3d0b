import type { Pool } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { accounts, users } from '#accounts/schema.ts'
import type { Database } from '#platform/database/connect.ts'
import { type IdentityProvider, startIdentityProvider } from '../../lab/fakes/identity-provider.ts'
import { follow, submit } from '../support/account-fixture.ts'
import { freePort } from '../support/free-port.ts'
import { type RunningShop, startSeededShop } from '../support/running-shop.ts'
import type { Visitor } from '../support/visitor.ts'

let provider: IdentityProvider
let running: RunningShop
let pool: Pool
let subjects = 0

beforeAll(async () => {
  const port = await freePort()
  provider = await startIdentityProvider(`http://localhost:${port}/api/auth/callback/google`)
  running = await startSeededShop(inject('seededShop'), {
    PORT: String(port),
    GOOGLE_CLIENT_ID: provider.credentials.clientId,
    GOOGLE_CLIENT_SECRET: provider.credentials.clientSecret,
    GOOGLE_ISSUER: provider.issuer,
  })
  pool = (running.shop.db as Database & { $client: Pool }).$client
})
afterAll(async () => {
  await running?.stop()
  await provider?.stop()
})
beforeEach(() => {
  const subject = `google-${++subjects}`
  provider.visitor = {
    subject,
    email: `${subject}@exemplo.com.br`,
    emailVerified: true,
    name: 'Helena Martins',
  }
})

const start = (visitor: Visitor, redirectTo = '/') =>
  visitor.send('/auth/google', {
    method: 'POST',
    body: new URLSearchParams({ redirectTo }),
    headers: { Accept: 'text/html' },
  })

/** Follows the redirects to the shop's callback, without calling it. */
async function travel(visitor: Visitor, redirectTo?: string): Promise<string> {
  const started = await start(visitor, redirectTo)
  const back = await provider.visit(started.headers.get('Location') ?? '')
  return back.pathname + back.search
}

async function enter(visitor: Visitor, redirectTo?: string): Promise<{ to: string | null; page: string }> {
  const response = await visitor.get(await travel(visitor, redirectTo))
  return { to: response.headers.get('Location'), page: await follow(visitor, response) }
}

const failed = '<b>Erro na autenticação</b>'

describe('signing in with Google', () => {
  test('opens an account and a session, and asks for the address on the home page', async () => {
    const visitor = running.guest()
    const { to, page } = await enter(visitor)
    expect(to).toBe('/')
    expect(page).toContain('<b>Login realizado com sucesso!</b>')
    expect(page).toContain('complete o seu perfil')
    expect(await (await visitor.get('/perfil')).text()).toContain('Perfil completo')
    expect(visitor.cookie('lume_trip')).toBeUndefined()
  })

  test('leads back to where the visitor was going, inside the shop only', async () => {
    expect((await enter(running.guest(), '/pedidos')).to).toBe('/pedidos')
    expect((await enter(running.guest(), 'https://mal.exemplo')).to).toBe('/')
  })

  test('returns the URL to a script, so that its page stays until the redirect', async () => {
    const visitor = running.guest()
    const answer = await visitor.post('/auth/google.data', { redirectTo: '/pedidos' })
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain(provider.issuer)
    expect(visitor.cookie('lume_trip')).toBeDefined()
  })

  test('lets a form lead to the provider, and images come from it', async () => {
    const policy = (await running.guest().get('/auth')).headers.get('Content-Security-Policy') ?? ''
    expect(policy).toContain(`form-action 'self' ${provider.issuer}`)
    expect(policy).toMatch(new RegExp(`img-src [^;]*${provider.issuer}`))
  })
})

describe('is refused', () => {
  test('if the visitor declines at the provider', async () => {
    provider.visitor = 'denies'
    const { to, page } = await enter(running.guest())
    expect(to).toBe('/auth')
    expect(page).toContain(failed)
  })

  test('if another browser started the request', async () => {
    const door = await travel(running.guest())
    const victim = running.guest()
    const page = await follow(victim, await victim.get(door))
    expect(page).toContain(failed)
    expect(victim.cookie('lume_session')).toBeUndefined()
  })

  test('if the state belongs to another request, which ends this one too', async () => {
    const visitor = running.guest()
    const first = await travel(visitor)
    await start(visitor)
    expect(await follow(visitor, await visitor.get(first))).toContain(failed)
    expect(visitor.cookie('lume_session')).toBeUndefined()
    expect(visitor.cookie('lume_trip')).toBeUndefined()
  })

  test('when the provider has not verified the address', async () => {
    provider.visitor = { subject: 'x', email: 'x@exemplo.com.br', emailVerified: false }
    expect((await enter(running.guest())).page).toContain('ainda não confirmou o e-mail dessa conta')
  })

  test('but takes over an account here whose address was never confirmed', async () => {
    await running.shop.db.insert(users).values({ email: 'plantada@exemplo.com.br', emailVerified: false })
    provider.visitor = { subject: 'dona', email: 'plantada@exemplo.com.br', emailVerified: true }
    const visitor = running.guest()
    await enter(visitor)
    expect(visitor.cookie('lume_session')).toBeDefined()
  })

  test('when something breaks on the way in', async () => {
    const visitor = running.guest()
    const door = await travel(visitor)
    await pool.query('alter table accounts rename to accounts_away')
    const page = await visitor
      .get(door)
      .finally(() => pool.query('alter table accounts_away rename to accounts'))
      .then((response) => follow(visitor, response))
    expect(page).toContain(failed)
  })
})

test('an account with a password is linked when both sides have verified the address', async () => {
  const { email } = running.demoAccounts.customer
  provider.visitor = { subject: 'google-da-cliente', email, emailVerified: true }
  const visitor = running.guest()
  await enter(visitor)
  expect(await (await visitor.get('/perfil')).text()).toContain(email)
  const { rows } = await pool.query(
    'select provider from accounts join users on users.id = user_id where email = $1 order by provider',
    [email],
  )
  expect(rows).toEqual([{ provider: 'google' }, { provider: 'password' }])
  expect(await running.shop.db.$count(accounts)).toBeGreaterThan(1)
})

test('starting is a POST of our own pages', async () => {
  expect((await running.guest().get('/auth/google')).status).toBe(405)
  const foreign = await running
    .guest()
    .send('/auth/google', { method: 'POST', headers: { Origin: 'https://mal.exemplo' } })
  expect(foreign.status).toBe(403)
})

test('without credentials the button shows a message', async () => {
  const plain = await startSeededShop(inject('seededShop'))
  try {
    const visitor = plain.guest()
    const { page } = await submit(visitor, '/auth/google', { redirectTo: '/pedidos' })
    expect(page).toContain(failed)
    expect(page).toContain('Continuar com Google')
    const resent = await submit(visitor, '/auth', { intent: 'resend', email: 'ana@exemplo.com.br' })
    expect(resent.page).toContain('<b>Webhook N8N necessário</b>')
  } finally {
    await plain.stop()
  }
})
