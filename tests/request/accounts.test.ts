import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Database } from '#database/connect.ts'
import { follow, mailedLink, startAutomation, submit } from '../support/account-desk.ts'
import { type RunningShop, startSeededShop } from '../support/running-shop.ts'
import type { Visitor } from '../support/visitor.ts'

/** Sign-up, confirmation, sign-in, recovery and sign-out over HTTP, without JavaScript: every sentence is read off a page. */
let running: RunningShop
let automation: Awaited<ReturnType<typeof startAutomation>>
let pool: Pool

beforeAll(async () => {
  automation = await startAutomation()
  running = await startSeededShop(inject('seededShop'), {
    JOBS: 'inside',
    AUTOMATION_WEBHOOK_URLS: automation.url,
    RATE_LIMITS:
      'sign-up-address=500/3600,sign-in-address=500/60,mail-address=500/3600,verify-email-token=500/60',
  })
  pool = (running.shop.db as Database & { $client: Pool }).$client
})
afterAll(async () => {
  await running?.stop()
  await automation?.stop()
})

let people = 0
const newEmail = () => `pessoa${++people}@exemplo.com.br`
const password = 'Lavanda-2026'

const signUp = (visitor: Visitor, change: Record<string, string> = {}) =>
  submit(visitor, '/auth', {
    intent: 'sign-up',
    fullName: 'Helena Martins',
    email: newEmail(),
    password,
    confirmation: password,
    terms: '1',
    webhookUrl: '',
    ...change,
  })
const signIn = (visitor: Visitor, email: string, change: Record<string, string> = {}) =>
  submit(visitor, '/auth', { intent: 'sign-in', email, password, ...change })

async function confirmedAccount(): Promise<string> {
  const email = newEmail()
  await signUp(running.guest(), { email })
  const link = await mailedLink(running, { to: email, subject: 'Confirme seu e-mail' })
  await running.guest().call('verify-email-token', { token: link.searchParams.get('token') })
  return email
}

/** While the work goes on, the database refuses to write into a table. */
async function whileClosed(table: string, work: () => Promise<void>): Promise<void> {
  await pool.query(`alter table ${table} add constraint closed check (false) not valid`)
  await work().finally(() => pool.query(`alter table ${table} drop constraint closed`))
}

describe('/auth', () => {
  test('offers both ways in, Google and the way back', async () => {
    const page = await (await running.guest().get('/auth')).text()
    for (const words of [
      'Continuar com Google',
      'Entrar',
      'Cadastrar',
      'Voltar ao site',
      'Esqueci minha senha',
    ])
      expect(page).toContain(words)
    const recovery = await (await running.guest().get('/auth?modo=recuperar')).text()
    expect(recovery).toContain('Enviar link de recuperação')
    expect(recovery).toContain('Voltar ao login')
  })

  test('sends who is inside on: home, or where she was going, never elsewhere', async () => {
    const customer = await running.customer()
    const leads = async (path: string) => (await customer.get(path)).headers.get('Location')
    expect(await leads('/auth')).toBe('/')
    expect(await leads('/auth?redirectTo=%2Fpedidos')).toBe('/pedidos')
    expect(await leads('/auth?redirectTo=%2F%2Fmal.exemplo')).toBe('/')
    expect(await leads('/auth?redirectTo=https%3A%2F%2Fmal.exemplo')).toBe('/')
  })

  test('is kept by nobody', async () => {
    const response = await running.guest().get('/auth?recuperar=abc')
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
  })
})

describe('signing up', () => {
  test.each([
    [{ email: 'helena' }, 'Email inválido', 'Email inválido. Exemplo: nome@exemplo.com.br'],
    [{ password: 'vela1' }, 'Senha muito curta', 'A senha deve ter no mínimo 6 caracteres'],
    [{ confirmation: 'outra' }, 'Senhas não coincidem', 'As senhas digitadas não são iguais'],
    [{ terms: '' }, 'Termos não aceitos', 'Você deve aceitar os termos de uso para continuar'],
    [{ fullName: ' ' }, 'Erro no Cadastro', 'Escreva o seu nome completo.'],
    [{ email: 'joão@exemplo.com.br' }, 'Problema com o email', 'Não conseguimos escrever'],
  ])('%j is refused: %s', async (change, title, sentence) => {
    const fields: Record<string, string> = { ...change }
    const visitor = running.guest()
    const form = new FormData()
    form.set('intent', 'sign-up')
    const typed = {
      fullName: 'Helena Martins',
      email: newEmail(),
      password,
      confirmation: fields.password ?? password,
      terms: '1',
      ...fields,
    }
    for (const [name, value] of Object.entries(typed)) if (name !== 'terms' || value) form.set(name, value)
    const response = await visitor.send('/auth', {
      method: 'POST',
      body: form,
      headers: { Accept: 'text/html' },
    })
    const page = await response.text()
    expect(response.status).toBe(400)
    expect(page).toContain(`<b>${title}</b>`)
    expect(page).toContain(sentence)
    // What was typed stays, but never a password.
    expect(page).toContain('value="Helena Martins"'.slice(0, fields.fullName ? 6 : undefined))
    expect(page).not.toContain(typed.password)
  })

  test('ends in a notice with a countdown that survives a reload', async () => {
    const visitor = running.guest()
    const email = newEmail()
    const { page } = await signUp(visitor, { email })
    expect(page).toContain('<b>Cadastro realizado!</b>')
    expect(page).toContain('Falta abrir uma carta')
    expect(page).toContain(email)
    expect(page).toContain('Reenviar em 60s')
    expect(page).toContain('href="/dev/mail"')
    running.setNow(new Date(running.shop.clock.now().getTime() + 18_000))
    const again = await (await visitor.get('/auth?confirmacao=enviada')).text()
    expect(again).toContain('Reenviar em 42s')
    expect(again).not.toContain('Cadastro realizado!')
  })

  test('a taken address is told so', async () => {
    const email = newEmail()
    await signUp(running.guest(), { email })
    const { status, page } = await signUp(running.guest(), { email })
    expect(status).toBe(400)
    expect(page).toContain('<b>Email já cadastrado</b>')
  })

  test('posts to the owner’s automation, and to no other address', async () => {
    automation.notices.length = 0
    const email = newEmail()
    await signUp(running.guest(), { email })
    const link = await mailedLink(running, { to: email, subject: 'Confirme seu e-mail' })
    expect(automation.notices).toEqual([
      { email, name: 'Helena Martins', confirmationUrl: link.href, timestamp: expect.any(String) },
    ])
    const { page } = await signUp(running.guest(), { webhookUrl: `${automation.url}/outro` })
    expect(automation.notices).toHaveLength(1)
    expect(page).toContain('Falta abrir uma carta')
    expect(page).toContain('<b>Erro ao enviar email</b>')
    expect(page).toContain('Erro ao enviar email via N8N')
  })

  test('an automation that fails is told once, and the account stands', async () => {
    automation.status = 500
    const visitor = running.guest()
    const email = newEmail()
    const { page } = await signUp(visitor, { email })
    automation.status = 200
    expect(page).toContain('Erro ao enviar email via N8N')
    const again = await (await visitor.get('/auth?confirmacao=enviada')).text()
    expect(again).not.toContain('N8N')
    await mailedLink(running, { to: email, subject: 'Confirme seu e-mail' })
  })

  test('says so when the token or anything else cannot be written', async () => {
    await whileClosed('email_confirmation_tokens', async () => {
      const { page } = await signUp(running.guest())
      expect(page).toContain('<b>Erro no Cadastro</b>')
      expect(page).toContain('Erro ao gerar token de confirmação')
    })
    await whileClosed('profiles', async () => {
      const { status, page } = await signUp(running.guest())
      expect(status).toBe(500)
      expect(page).toContain('<b>Erro no Cadastro</b>')
    })
  })
})

describe('confirming an e-mail', () => {
  test('looking at the link changes nothing; the button confirms, once', async () => {
    const email = newEmail()
    await signUp(running.guest(), { email })
    const link = await mailedLink(running, { to: email, subject: 'Confirme seu e-mail' })
    const visitor = running.guest()
    const path = link.pathname + link.search
    for (let look = 0; look < 2; look++) {
      const page = await (await visitor.get(path)).text()
      expect(page).toContain('Verificando seu email...')
      expect(page).toContain('Confirmar e-mail')
    }
    const token = link.searchParams.get('token') ?? ''
    const { status, page } = await submit(visitor, path, { token })
    expect(status).toBe(200)
    expect(page).toContain('Email Confirmado!')
    expect(page).toContain('Você já pode fazer login na sua conta.')
    expect(page).toContain('Fazer Login')
    const again = await submit(visitor, path, { token })
    expect(again.page).toContain('Erro na Confirmação')
    expect(again.page).toContain('Este link já foi usado.')
    expect((await signIn(visitor, email)).page).toContain('Login realizado com sucesso!')
  })

  test('an address without a token is an error at once', async () => {
    const page = await (await running.guest().get('/email-confirmation')).text()
    expect(page).toContain('Erro na Confirmação')
    expect(page).toContain('Token de confirmação não encontrado na URL.')
    expect(page).toContain('Voltar para Login')
  })

  test('the function answers in its shape', async () => {
    const guest = running.guest()
    expect(await guest.call('verify-email-token', { token: 'x'.repeat(43) })).toMatchObject({
      status: 200,
      body: { success: false, error: 'Erro ao confirmar email. O token pode estar expirado.' },
    })
    expect((await guest.call('verify-email-token', {})).status).toBe(400)
    const email = newEmail()
    await signUp(guest, { email })
    const link = await mailedLink(running, { to: email, subject: 'Confirme seu e-mail' })
    expect(await guest.call('verify-email-token', { token: link.searchParams.get('token') })).toMatchObject({
      status: 200,
      body: { success: true, message: 'Você já pode fazer login na sua conta.' },
    })
  })
})

describe('signing in', () => {
  test('opens a session in an httpOnly cookie and leads back to where she was going', async () => {
    const email = await confirmedAccount()
    const visitor = running.guest()
    const turnedAway = await visitor.get('/pedidos')
    const door = turnedAway.headers.get('Location') ?? ''
    expect(door).toBe('/auth?redirectTo=%2Fpedidos')
    const entered = await visitor.send(door, {
      method: 'POST',
      body: new URLSearchParams({ intent: 'sign-in', email, password }),
    })
    const cookies = entered.headers.getSetCookie()
    expect(cookies.find((line) => line.startsWith('lume_session='))).toMatch(
      /^lume_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Expires=/,
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
    const { status, page } = await signIn(running.guest(), running.demoAccounts.customer.email, change)
    expect(status).toBe(400)
    expect(page).toContain(sentence)
    expect(page).not.toContain(password)
  })

  test('a form that nobody knows is malformed', async () => {
    const { status, page } = await submit(running.guest(), '/auth', { intent: 'become-admin' })
    expect(status).toBe(400)
    expect(page).toContain('Credenciais inválidas')
  })

  test('too many failures: a word about when to come back', async () => {
    const email = newEmail()
    for (let time = 0; time < 5; time++) await signIn(running.guest(), email)
    const response = await running.guest().post('/auth', { intent: 'sign-in', email, password })
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(await response.text()).toMatch(/Muitas tentativas. Tente de novo em \d+ segundos?./)
  })

  test('an unconfirmed address gets a fresh link and the offer of another', async () => {
    const email = newEmail()
    await signUp(running.guest(), { email })
    const visitor = running.guest()
    const { page } = await signIn(visitor, email)
    expect(page).toContain('<b>Email não confirmado</b>')
    expect(page).toContain('Falta abrir uma carta')
    expect(page).toContain(email)
    await mailedLink(running, { to: email, subject: 'Seu novo link de confirmação' })
    expect(visitor.cookie('lume_session')).toBeUndefined()
  })

  test('a surprise is told as such', async () => {
    const email = await confirmedAccount()
    await whileClosed('sessions', async () => {
      const { status, page } = await signIn(running.guest(), email)
      expect(status).toBe(500)
      expect(page).toContain('<b>Erro ao fazer login</b>')
    })
  })

  test('twice in one browser leaves one session, and a planted cookie none', async () => {
    const email = await confirmedAccount()
    const visitor = running.guest()
    visitor.setCookie('lume_session', 'P'.repeat(43))
    await signIn(visitor, email)
    const first = visitor.cookie('lume_session') ?? ''
    expect(first).not.toBe('P'.repeat(43))
    await signIn(visitor, email)
    expect(visitor.cookie('lume_session')).not.toBe(first)
    const { rows } = await pool.query(
      'select count(*)::int as n from sessions join users on users.id = user_id where email = $1',
      [email],
    )
    expect(rows).toEqual([{ n: 1 }])
    const old = running.guest()
    old.setCookie('lume_session', first)
    expect((await old.get('/perfil')).status).toBe(302)
  })

  test('works the same for a page with JavaScript', async () => {
    const email = await confirmedAccount()
    const visitor = running.guest()
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
    const visitor = await running.signedIn(await confirmedAccount())
    const token = visitor.cookie('lume_session') ?? ''
    const { page } = await submit(visitor, '/sair', {})
    expect(page).toContain('<b>Logout realizado</b>')
    expect(visitor.cookie('lume_session')).toBeUndefined()
    const thief = running.guest()
    thief.setCookie('lume_session', token)
    expect((await thief.get('/perfil')).status).toBe(302)
  })

  test('says so when it failed, and the session stands', async () => {
    const visitor = await running.signedIn(await confirmedAccount())
    await pool.query(
      `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'closed'; end $$;
       create trigger closed before delete on sessions for each row execute function refuse()`,
    )
    const { page } = await submit(visitor, '/sair', {})
    await pool.query('drop function refuse cascade')
    expect(page).toContain('<b>Erro ao sair</b>')
    expect((await visitor.get('/perfil')).status).toBe(200)
  })

  test('no link, image or foreign page can do it', async () => {
    const visitor = await running.signedIn(await confirmedAccount())
    expect((await visitor.get('/sair')).status).toBe(405)
    const foreign = await visitor.send('/sair', {
      method: 'POST',
      headers: { Origin: 'https://mal.exemplo' },
    })
    expect(foreign.status).toBe(403)
    expect((await visitor.get('/perfil')).status).toBe(200)
  })
})

describe('a forgotten password', () => {
  const recover = (email: string) => submit(running.guest(), '/auth', { intent: 'recover', email })

  test('needs an e-mail, and answers every address alike', async () => {
    const empty = await recover(' ')
    expect(empty.page).toContain('<b>Email necessário</b>')
    expect(empty.page).toContain('Digite seu email para recuperar a senha')
    expect((await recover('helena')).page).toContain('Email inválido. Exemplo: nome@exemplo.com.br')
    const known = await recover(await confirmedAccount())
    const unknown = await recover('ninguem2@exemplo.com.br')
    for (const { page } of [known, unknown]) {
      expect(page).toContain('<b>Email enviado!</b>')
      expect(page).toContain('Que bom ver você de novo')
    }
  })

  test('three times an hour at most', async () => {
    const email = newEmail()
    for (let time = 0; time < 3; time++) await recover(email)
    const { status, page } = await recover(email)
    expect(status).toBe(429)
    expect(page).toContain('<b>Não foi possível enviar o email de recuperação</b>')
    expect(page).toMatch(/Tente de novo em \d+ minutos/)
  })

  test('the link opens a form; saving ends every session and the old password', async () => {
    const email = await confirmedAccount()
    const elsewhere = await running.signedIn(email)
    await recover(email)
    const link = await mailedLink(running, { to: email, subject: 'Crie uma nova senha' })
    const visitor = running.guest()
    const path = link.pathname + link.search
    expect(await (await visitor.get(path)).text()).toContain('Escolha uma nova senha')
    const fields = { intent: 'new-password', token: link.searchParams.get('recuperar') ?? '' }
    const short = await submit(visitor, path, { ...fields, password: 'curta', confirmation: 'curta' })
    expect(short.page).toContain('A senha deve ter no mínimo 6 caracteres')
    expect(short.page).toContain('Escolha uma nova senha')
    const choice = { password: 'Jasmim-2026', confirmation: 'Jasmim-2026' }
    const saved = await submit(visitor, path, { ...fields, ...choice })
    expect(saved.page).toContain('<b>Senha alterada</b>')
    expect((await elsewhere.get('/perfil')).status).toBe(302)
    expect((await signIn(visitor, email)).status).toBe(400)
    expect((await signIn(visitor, email, { password: choice.password })).page).toContain(
      'Login realizado com sucesso!',
    )
    const again = await submit(running.guest(), path, { ...fields, ...choice })
    expect(again.page).toContain('<b>Link inválido</b>')
  })
})

describe('asking for another confirmation mail', () => {
  const resend = (visitor: Visitor, email: string, webhookUrl = '') =>
    submit(visitor, '/auth', { intent: 'resend', email, webhookUrl })
  const wait = (seconds: number) =>
    running.setNow(new Date(running.shop.clock.now().getTime() + seconds * 1000))

  test('waits a minute, is then sent, and waits again', async () => {
    const visitor = running.guest()
    const email = newEmail()
    await signUp(visitor, { email })
    wait(20)
    const early = await resend(visitor, email)
    expect(early.page).toContain('<b>Erro ao reenviar email</b>')
    expect(early.page).toContain('Reenviar em 40s')
    wait(40)
    const sent = await resend(visitor, email)
    expect(sent.page).toContain('<b>Email reenviado! ✉️</b>')
    expect(sent.page).toContain('Reenviar em 60s')
    expect(automation.notices.filter((notice) => notice.email === email)).toHaveLength(2)
  })

  test('nobody there; already confirmed; a webhook that is not the owner’s', async () => {
    const visitor = running.guest()
    await signUp(visitor)
    const unknown = await resend(visitor, 'ninguem3@exemplo.com.br')
    expect(unknown.page).toContain('Usuário não encontrado')
    const confirmed = await resend(visitor, await confirmedAccount())
    expect(confirmed.page).toContain('é só fazer login')
    const email = newEmail()
    await signUp(visitor, { email })
    wait(60)
    const foreign = await resend(visitor, email, 'https://mal.exemplo/hook')
    expect(foreign.page).toContain('Erro ao enviar email via N8N')
  })

  test('says so when the token cannot be written', async () => {
    const visitor = running.guest()
    const email = newEmail()
    await signUp(visitor, { email })
    wait(60)
    await whileClosed('email_confirmation_tokens', async () => {
      const { page } = await resend(visitor, email)
      expect(page).toContain('<b>Erro ao reenviar email</b>')
      expect(page).toContain('Erro ao gerar token de confirmação')
    })
  })
})

describe('the offline mailbox', () => {
  test('is for who sits at the machine', async () => {
    const email = await confirmedAccount()
    const guest = running.guest()
    const list = await guest.get('/dev/mail')
    const page = await list.text()
    expect(page).toContain(email)
    const [, id = ''] = /href="\/dev\/mail\?id=([^"]+)"/.exec(page) ?? []
    const letter = await (await guest.get(`/dev/mail?id=${id}`)).text()
    expect(letter).toMatch(/<iframe[^>]* sandbox="allow-popups allow-popups-to-escape-sandbox"/)
    expect((await guest.get('/dev/mail?id=../../session-secret')).status).toBe(404)
    for (const header of ['X-Forwarded-For', 'Forwarded', 'Via'])
      expect((await guest.get('/dev/mail', { [header]: '203.0.113.1' })).status).toBe(404)
    expect((await guest.get('/dev/mail.data', { 'X-Forwarded-For': '203.0.113.1' })).status).toBe(404)
  })
})
