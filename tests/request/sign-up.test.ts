import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import {
  type AccountFixture,
  mailedLink,
  openAccountFixture,
  password,
  submit,
} from '../support/account-fixture.ts'
import type { Visitor } from '../support/visitor.ts'

let fixture: AccountFixture
beforeAll(async () => {
  fixture = await openAccountFixture(inject('seededShop'))
})
afterAll(() => fixture?.close())

describe('signing up', () => {
  test.each([
    [{ email: 'helena' }, 'Email inválido', 'Email inválido. Exemplo: nome@exemplo.com.br'],
    [{ password: 'vela1' }, 'Senha muito curta', 'A senha deve ter no mínimo 6 caracteres'],
    [{ confirmation: 'outra' }, 'Senhas não coincidem', 'As senhas digitadas não são iguais'],
    [{ terms: '' }, 'Termos não aceitos', 'Você deve aceitar os termos de uso para continuar'],
    [{ fullName: ' ' }, 'Erro no Cadastro', 'Informe o seu nome completo.'],
    [{ email: 'joão@exemplo.com.br' }, 'Problema com o email', 'Não conseguimos escrever'],
  ])('%j is refused: %s', async (change, title, sentence) => {
    const fields: Record<string, string> = { ...change }
    const visitor = fixture.running.guest()
    const form = new FormData()
    form.set('intent', 'sign-up')
    const typed = {
      fullName: 'Helena Martins',
      email: fixture.newEmail(),
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
    expect(page).toContain('value="Helena Martins"'.slice(0, fields.fullName ? 6 : undefined))
    expect(page).not.toContain(typed.password)
  })

  test('ends in a notice with a countdown that survives a reload', async () => {
    const visitor = fixture.running.guest()
    const email = fixture.newEmail()
    const { page } = await fixture.signUp(visitor, { email })
    expect(page).toContain('<b>Cadastro realizado!</b>')
    expect(page).toContain('Falta confirmar seu e-mail')
    expect(page).toContain(email)
    expect(page).toContain('Reenviar em 60s')
    expect(page).toContain('href="/dev/mail"')
    fixture.running.setNow(new Date(fixture.running.shop.clock.now().getTime() + 18_000))
    const again = await (await visitor.get('/auth?confirmacao=enviada')).text()
    expect(again).toContain('Reenviar em 42s')
    expect(again).not.toContain('Cadastro realizado!')
  })

  test('reports a taken address', async () => {
    const email = fixture.newEmail()
    await fixture.signUp(fixture.running.guest(), { email })
    const { status, page } = await fixture.signUp(fixture.running.guest(), { email })
    expect(status).toBe(400)
    expect(page).toContain('<b>Email já cadastrado</b>')
  })

  test('posts to the owner’s automation, and to no other address', async () => {
    fixture.automation.notices.length = 0
    const email = fixture.newEmail()
    await fixture.signUp(fixture.running.guest(), { email })
    const link = await mailedLink(fixture.running, { to: email, subject: 'Confirme seu e-mail' })
    expect(fixture.automation.notices).toEqual([
      { email, name: 'Helena Martins', confirmationUrl: link.href, timestamp: expect.any(String) },
    ])
    const { page } = await fixture.signUp(fixture.running.guest(), {
      webhookUrl: `${fixture.automation.url}/outro`,
    })
    expect(fixture.automation.notices).toHaveLength(1)
    expect(page).toContain('Falta confirmar seu e-mail')
    expect(page).toContain('<b>Erro ao enviar email</b>')
    expect(page).toContain('Erro ao enviar email via N8N')
  })

  test('reports a failing automation once, and keeps the account', async () => {
    fixture.automation.status = 500
    const visitor = fixture.running.guest()
    const email = fixture.newEmail()
    const { page } = await fixture.signUp(visitor, { email })
    fixture.automation.status = 200
    expect(page).toContain('Erro ao enviar email via N8N')
    const again = await (await visitor.get('/auth?confirmacao=enviada')).text()
    expect(again).not.toContain('N8N')
    await mailedLink(fixture.running, { to: email, subject: 'Confirme seu e-mail' })
  })

  test('shows an error if the token or anything else cannot be stored', async () => {
    await fixture.whileClosed('email_confirmation_tokens', async () => {
      const { page } = await fixture.signUp(fixture.running.guest())
      expect(page).toContain('<b>Erro no Cadastro</b>')
      expect(page).toContain('Erro ao gerar token de confirmação')
    })
    await fixture.whileClosed('profiles', async () => {
      const { status, page } = await fixture.signUp(fixture.running.guest())
      expect(status).toBe(500)
      expect(page).toContain('<b>Erro no Cadastro</b>')
    })
  })
})

describe('confirming an e-mail', () => {
  async function mailedConfirmation() {
    const email = fixture.newEmail()
    await fixture.signUp(fixture.running.guest(), { email })
    const link = await mailedLink(fixture.running, { to: email, subject: 'Confirme seu e-mail' })
    return { email, path: link.pathname + link.search, token: link.searchParams.get('token') ?? '' }
  }

  test('opening the link changes nothing, however often', async () => {
    const { email, path } = await mailedConfirmation()
    const visitor = fixture.running.guest()
    for (let look = 0; look < 2; look++) {
      const page = await (await visitor.get(path)).text()
      expect(page).toContain('Verificando seu email...')
      expect(page).toContain('Confirmar e-mail')
    }
    expect((await fixture.signIn(visitor, email)).page).not.toContain('Login realizado com sucesso!')
  })

  test('the button confirms, and the customer can sign in', async () => {
    const { email, path, token } = await mailedConfirmation()
    const visitor = fixture.running.guest()
    const { status, page } = await submit(visitor, path, { token })
    expect(status).toBe(200)
    expect(page).toContain('Email Confirmado!')
    expect(page).toContain('Você já pode fazer login na sua conta.')
    expect(page).toContain('Fazer Login')
    expect((await fixture.signIn(visitor, email)).page).toContain('Login realizado com sucesso!')
  })

  test('a second click shows that the address is already confirmed', async () => {
    const { path, token } = await mailedConfirmation()
    const visitor = fixture.running.guest()
    await submit(visitor, path, { token })
    const again = await submit(visitor, path, { token })
    expect(again.status).toBe(200)
    expect(again.page).toContain('Email Confirmado!')
    expect(again.page).toContain('Este e-mail já estava confirmado. É só entrar.')
    expect(again.page).not.toContain('Erro na Confirmação')
  })

  test('leads back to where the customer was going, in whichever browser the mail was opened', async () => {
    const email = fixture.newEmail()
    const visitor = fixture.running.guest()
    const { page: notice } = await fixture.signUp(visitor, { email }, '/auth?redirectTo=%2Fcarrinho')
    expect(notice).toContain('href="/auth?redirectTo=%2Fcarrinho"')
    const link = await mailedLink(fixture.running, { to: email, subject: 'Confirme seu e-mail' })
    const elsewhere = fixture.running.guest()
    const token = link.searchParams.get('token') ?? ''
    const { page } = await submit(elsewhere, link.pathname + link.search, { token })
    expect(page).toContain('href="/auth?redirectTo=%2Fcarrinho"')
    const form = await (await elsewhere.get('/auth?redirectTo=%2Fcarrinho')).text()
    expect(form).toContain(`value="${email}"`)
    const entered = await elsewhere.send('/auth?redirectTo=%2Fcarrinho', {
      method: 'POST',
      body: new URLSearchParams({ intent: 'sign-in', email, password }),
      headers: { Accept: 'text/html' },
    })
    expect(entered.headers.get('Location')).toBe('/carrinho')
  })

  test('leads nowhere but into the shop', async () => {
    for (const foreign of ['https://mal.exemplo', '//mal.exemplo', '/\\mal.exemplo']) {
      const query = new URLSearchParams({ token: 'x', redirectTo: foreign })
      const { page } = await submit(fixture.running.guest(), `/email-confirmation?${query}`, { token: 'x' })
      expect(page).toContain('href="/auth"')
    }
  })

  test('an expired or unknown link shows how to get another', async () => {
    const email = fixture.newEmail()
    await fixture.signUp(fixture.running.guest(), { email })
    const link = await mailedLink(fixture.running, { to: email, subject: 'Confirme seu e-mail' })
    fixture.running.setNow(new Date(fixture.running.shop.clock.now().getTime() + 24 * 3600_000))
    for (const token of [link.searchParams.get('token') ?? '', 'x'.repeat(43)]) {
      const { status, page } = await submit(fixture.running.guest(), '/email-confirmation?token=x', { token })
      expect(status).toBe(400)
      expect(page).toContain('Erro na Confirmação')
      expect(page).toContain('Erro ao confirmar email. O token pode estar expirado.')
      expect(page).toContain('Entre com a sua senha e mandamos um link novo.')
      expect(page).toContain('Voltar para Login')
    }
  })

  test('an address without a token is an error at once', async () => {
    const page = await (await fixture.running.guest().get('/email-confirmation')).text()
    expect(page).toContain('Erro na Confirmação')
    expect(page).toContain('Token de confirmação não encontrado na URL.')
    expect(page).toContain('Voltar para Login')
  })

  test('the function answers in its shape', async () => {
    const guest = fixture.running.guest()
    expect(await guest.call('verify-email-token', { token: 'x'.repeat(43) })).toMatchObject({
      status: 200,
      body: { success: false, error: 'Erro ao confirmar email. O token pode estar expirado.' },
    })
    expect((await guest.call('verify-email-token', {})).status).toBe(400)
    const email = fixture.newEmail()
    await fixture.signUp(guest, { email })
    const link = await mailedLink(fixture.running, { to: email, subject: 'Confirme seu e-mail' })
    expect(await guest.call('verify-email-token', { token: link.searchParams.get('token') })).toMatchObject({
      status: 200,
      body: { success: true, message: 'Você já pode fazer login na sua conta.' },
    })
  })
})

describe('asking for another confirmation mail', () => {
  const resend = (visitor: Visitor, email: string, webhookUrl = '') =>
    submit(visitor, '/auth', { intent: 'resend', email, webhookUrl })
  const wait = (seconds: number) =>
    fixture.running.setNow(new Date(fixture.running.shop.clock.now().getTime() + seconds * 1000))

  test('waits a minute, is then sent, and waits again', async () => {
    const visitor = fixture.running.guest()
    const email = fixture.newEmail()
    await fixture.signUp(visitor, { email })
    wait(20)
    const early = await resend(visitor, email)
    expect(early.page).toContain('<b>Erro ao reenviar email</b>')
    expect(early.page).toContain('Reenviar em 40s')
    wait(40)
    const sent = await resend(visitor, email)
    expect(sent.page).toContain('<b>Email reenviado! ✉️</b>')
    expect(sent.page).toContain('Reenviar em 60s')
    expect(fixture.automation.notices.filter((notice) => notice.email === email)).toHaveLength(2)
  })

  test('unknown address; already confirmed; a webhook that is not the owner’s', async () => {
    const visitor = fixture.running.guest()
    await fixture.signUp(visitor)
    const unknown = await resend(visitor, 'ninguem3@exemplo.com.br')
    expect(unknown.page).toContain('Usuário não encontrado')
    const confirmed = await resend(visitor, await fixture.confirmedAccount())
    expect(confirmed.page).toContain('é só fazer login')
    const email = fixture.newEmail()
    await fixture.signUp(visitor, { email })
    wait(60)
    const foreign = await resend(visitor, email, 'https://mal.exemplo/hook')
    expect(foreign.page).toContain('Erro ao enviar email via N8N')
  })

  test('shows an error if the token cannot be stored', async () => {
    const visitor = fixture.running.guest()
    const email = fixture.newEmail()
    await fixture.signUp(visitor, { email })
    wait(60)
    await fixture.whileClosed('email_confirmation_tokens', async () => {
      const { page } = await resend(visitor, email)
      expect(page).toContain('<b>Erro ao reenviar email</b>')
      expect(page).toContain('Erro ao gerar token de confirmação')
    })
  })
})

describe('the offline mailbox', () => {
  test('is readable only from the machine itself', async () => {
    const email = await fixture.confirmedAccount()
    const guest = fixture.running.guest()
    const list = await guest.get('/dev/mail')
    const page = await list.text()
    expect(page).toContain(email)
    const [, id = ''] = /href="\/dev\/mail\?id=([^"]+)"/.exec(page) ?? []
    const shown = await (await guest.get(`/dev/mail?id=${id}`)).text()
    expect(shown).toMatch(/<iframe[^>]* sandbox="allow-popups allow-popups-to-escape-sandbox"/)
    expect((await guest.get('/dev/mail?id=../../session-secret')).status).toBe(404)
    for (const header of ['X-Forwarded-For', 'Forwarded', 'Via'])
      expect((await guest.get('/dev/mail', { [header]: '203.0.113.1' })).status).toBe(404)
    expect((await guest.get('/dev/mail.data', { 'X-Forwarded-For': '203.0.113.1' })).status).toBe(404)
  })
})
