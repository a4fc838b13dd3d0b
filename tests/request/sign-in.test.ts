import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import {
  type AccountFixture,
  follow,
  mailedLink,
  openAccountFixture,
  password,
  submit,
} from '../support/account-fixture.ts'

let fixture: AccountFixture
beforeAll(async () => {
  fixture = await openAccountFixture(inject('seededShop'))
})
afterAll(() => fixture?.close())

describe('/auth', () => {
  test('offers both ways in, Google and the way back', async () => {
    const page = await (await fixture.running.guest().get('/auth')).text()
    for (const words of [
      'Continuar com Google',
      'Entrar',
      'Cadastrar',
      'Voltar ao site',
      'Esqueci minha senha',
    ])
      expect(page).toContain(words)
    const recovery = await (await fixture.running.guest().get('/auth?modo=recuperar')).text()
    expect(recovery).toContain('Enviar link de recuperação')
    expect(recovery).toContain('Voltar ao login')
  })

  test('redirects a signed-in visitor home or to the wanted page, never to another site', async () => {
    const customer = await fixture.running.customer()
    const leads = async (path: string) => (await customer.get(path)).headers.get('Location')
    expect(await leads('/auth')).toBe('/')
    expect(await leads('/auth?redirectTo=%2Fpedidos')).toBe('/pedidos')
    expect(await leads('/auth?redirectTo=%2F%2Fmal.exemplo')).toBe('/')
    expect(await leads('/auth?redirectTo=https%3A%2F%2Fmal.exemplo')).toBe('/')
  })

  test('sends an administrator without a destination to their day', async () => {
    const owner = await fixture.running.administrator()
    const leads = async (path: string) => (await owner.get(path)).headers.get('Location')
    expect(await leads('/auth')).toBe('/admin/hoje')
    expect(await leads('/auth?redirectTo=%2Fprodutos')).toBe('/produtos')
  })

  test('is never cached', async () => {
    const response = await fixture.running.guest().get('/auth?recuperar=abc')
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
  })
})

describe('signing in', () => {
  test('opens a session in an httpOnly cookie and leads back to where the customer was going', async () => {
    const email = await fixture.confirmedAccount()
    const visitor = fixture.running.guest()
    const turnedAway = await visitor.get('/pedidos')
    const door = turnedAway.headers.get('Location') ?? ''
    expect(door).toBe('/auth?redirectTo=%2Fpedidos')
    const entered = await visitor.send(door, {
      method: 'POST',
      body: new URLSearchParams({ intent: 'sign-in', email, password }),
    })
    const cookies = entered.headers.getSetCookie()
    expect(cookies.find((line) => line.startsWith('lume_session='))).toMatch(
      /^lume_session=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
    )
    expect(entered.headers.get('Location')).toBe('/pedidos')
    expect(await follow(visitor, entered)).toContain('Meus Pedidos')
  })

  test.each([
    ['Email ou senha incorretos', { password: 'errada' }],
    ['Email ou senha incorretos', { email: 'ninguem@exemplo.com.br' }],
    ['Credenciais inválidas', { password: '' }],
    ['Email inválido. Exemplo: nome@exemplo.com.br', { email: 'helena' }],
  ])('%s', async (sentence, change) => {
    const { status, page } = await fixture.signIn(
      fixture.running.guest(),
      fixture.running.demoAccounts.customer.email,
      change,
    )
    expect(status).toBe(400)
    expect(page).toContain(sentence)
    expect(page).not.toContain(password)
  })

  test('an unknown form is malformed', async () => {
    const { status, page } = await submit(fixture.running.guest(), '/auth', { intent: 'become-admin' })
    expect(status).toBe(400)
    expect(page).toContain('Credenciais inválidas')
  })

  test('too many failures: a word about when to come back', async () => {
    const email = fixture.newEmail()
    for (let time = 0; time < 5; time++) await fixture.signIn(fixture.running.guest(), email)
    const response = await fixture.running.guest().post('/auth', { intent: 'sign-in', email, password })
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(await response.text()).toMatch(/Muitas tentativas. Tente de novo em \d+ segundos?./)
  })

  test('an unconfirmed address gets a fresh link and the offer of another', async () => {
    const email = fixture.newEmail()
    await fixture.signUp(fixture.running.guest(), { email })
    const visitor = fixture.running.guest()
    const { page } = await fixture.signIn(visitor, email)
    expect(page).toContain('<b>Email não confirmado</b>')
    expect(page).toContain('Falta confirmar seu e-mail')
    expect(page).toContain(email)
    await mailedLink(fixture.running, { to: email, subject: 'Seu novo link de confirmação' })
    expect(visitor.cookie('lume_session')).toBeUndefined()
  })

  test('shows an unexpected error as such', async () => {
    const email = await fixture.confirmedAccount()
    await fixture.whileClosed('sessions', async () => {
      const { status, page } = await fixture.signIn(fixture.running.guest(), email)
      expect(status).toBe(500)
      expect(page).toContain('<b>Erro ao fazer login</b>')
    })
  })

  test('twice in one browser leaves one session, and ignores a planted cookie', async () => {
    const email = await fixture.confirmedAccount()
    const visitor = fixture.running.guest()
    visitor.setCookie('lume_session', 'P'.repeat(43))
    await fixture.signIn(visitor, email)
    const first = visitor.cookie('lume_session') ?? ''
    expect(first).not.toBe('P'.repeat(43))
    await fixture.signIn(visitor, email)
    expect(visitor.cookie('lume_session')).not.toBe(first)
    const { rows } = await fixture.pool.query(
      'select count(*)::int as n from sessions join users on users.id = user_id where email = $1',
      [email],
    )
    expect(rows).toEqual([{ n: 1 }])
    const old = fixture.running.guest()
    old.setCookie('lume_session', first)
    expect((await old.get('/perfil')).status).toBe(302)
  })

  test('works the same for a page with JavaScript', async () => {
    const email = await fixture.confirmedAccount()
    const visitor = fixture.running.guest()
    const wrong = await visitor.post('/auth.data', { intent: 'sign-in', email, password: 'errada' })
    expect(wrong.status).toBe(400)
    expect(await wrong.text()).toContain('Email ou senha incorretos')
    const right = await visitor.post('/auth.data', { intent: 'sign-in', email, password })
    expect(right.status).toBe(202)
    expect((await visitor.get('/perfil')).status).toBe(200)
  })
})

describe('signing out', () => {
  test('ends the session and its cookie', async () => {
    const visitor = await fixture.running.signedIn(await fixture.confirmedAccount())
    const token = visitor.cookie('lume_session') ?? ''
    const { page } = await submit(visitor, '/sair', {})
    expect(page).toContain('<b>Logout realizado</b>')
    expect(visitor.cookie('lume_session')).toBeUndefined()
    const thief = fixture.running.guest()
    thief.setCookie('lume_session', token)
    expect((await thief.get('/perfil')).status).toBe(302)
  })

  test('shows an error if it failed, and keeps the session', async () => {
    const visitor = await fixture.running.signedIn(await fixture.confirmedAccount())
    await fixture.pool.query(
      `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'closed'; end $$;
       create trigger closed before delete on sessions for each row execute function refuse()`,
    )
    const { page } = await submit(visitor, '/sair', {})
    const script = await visitor.post('/sair.data', {})
    await fixture.pool.query('drop function refuse cascade')
    expect(script.status).toBe(409)
    expect(await script.text()).toContain('Erro ao sair')
    expect(page).toContain('<b>Erro ao sair</b>')
    expect((await visitor.get('/perfil')).status).toBe(200)
  })

  test('cannot be triggered by a link, image or foreign page', async () => {
    const visitor = await fixture.running.signedIn(await fixture.confirmedAccount())
    expect((await visitor.get('/sair')).status).toBe(405)
    const foreign = await visitor.send('/sair', {
      method: 'POST',
      headers: { Origin: 'https://mal.exemplo' },
    })
    expect(foreign.status).toBe(403)
    expect((await visitor.get('/perfil')).status).toBe(200)
  })
})
