import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type AccountFixture, mailedLink, openAccountFixture, submit } from '../support/account-fixture.ts'
import type { Visitor } from '../support/visitor.ts'

let fixture: AccountFixture
beforeAll(async () => {
  fixture = await openAccountFixture(inject('seededShop'))
})
afterAll(() => fixture?.close())

const page = '/auth?modo=codigo&redirectTo=%2Fcarrinho'
const codePage = '/auth?modo=codigo&passo=digitar&redirectTo=%2Fcarrinho'
const ask = (visitor: Visitor, email: string) => submit(visitor, page, { intent: 'ask-code', email })
const enter = (visitor: Visitor, email: string, code: string) =>
  submit(visitor, codePage, { intent: 'use-code', email, code })

async function byScript(visitor: Visitor, fields: Record<string, string>) {
  const response = await visitor.send('/auth.data?modo=codigo', {
    method: 'POST',
    body: new URLSearchParams({ again: '1', ...fields }),
  })
  return { status: response.status, text: await response.text() }
}

async function mailedCode(email: string): Promise<string> {
  const { folder } = fixture.running.shop.mailer
  const findMail = async () =>
    (await folder?.listMail())?.find(({ to, subject }) => to.includes(email) && /^\d{6} é /.test(subject))
  await expect.poll(findMail, { timeout: 30_000, interval: 50 }).toBeDefined()
  return (await findMail())?.subject.slice(0, 6) ?? ''
}

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('without a script', () => {
  test('two small pages lead from the address to where the customer was going', async () => {
    const visitor = fixture.running.guest()
    const first = await (await visitor.get(page)).text()
    expect(first).toContain('Enviar código')
    expect(first).toMatch(/Ao continuar, você aceita os .*termos de uso.*política de privacidade/)
    const email = fixture.newEmail()
    const codeStep = await ask(visitor, email)
    expect(codeStep.page).toContain('Enviamos seis dígitos para ')
    expect(codeStep.page).toContain(email)
    expect(codeStep.page).toContain('autoComplete="one-time-code"')
    const entered = await enter(visitor, email, await mailedCode(email))
    expect(entered.page).toContain('Login realizado com sucesso!')
    expect((await visitor.get('/perfil')).status).toBe(200)
  })

  test('a wrong code shows the remaining attempts, and an incomplete one does not count', async () => {
    const visitor = fixture.running.guest()
    const email = fixture.newEmail()
    await ask(visitor, email)
    const refused = await enter(visitor, email, wrong(await mailedCode(email)))
    expect(refused.status).toBe(400)
    expect(refused.page).toContain('Esse código não confere. Restam 4 tentativas.')
    expect((await enter(visitor, email, '12')).page).toContain('Digite os seis dígitos do código.')
  })

  test('the second of two presses, of which the first was quicker, is inside already', async () => {
    const visitor = fixture.running.guest()
    const email = fixture.newEmail()
    await ask(visitor, email)
    const code = await mailedCode(email)
    await enter(visitor, email, code)
    expect((await enter(visitor, email, code)).status).toBe(302)
  })

  test('a code whose first answer was lost still signs this browser in, and no other', async () => {
    const visitor = fixture.running.guest()
    const email = fixture.newEmail()
    await ask(visitor, email)
    const code = await mailedCode(email)
    const cookie = visitor.cookie('lume_code') ?? ''
    const lost = fixture.running.guest()
    const sameBrowser = { Cookie: `lume_code=${cookie}`, Accept: 'text/html' }
    const body = () => new URLSearchParams({ intent: 'use-code', email, code })
    const cutOff = await lost.send(codePage, { method: 'POST', body: body(), headers: sameBrowser })
    expect(cutOff.status).toBe(302)
    expect((await enter(fixture.running.guest(), email, code)).page).toContain(
      'Este código venceu ou foi pedido em outro navegador.',
    )
    expect((await enter(visitor, email, code)).page).toContain('Login realizado com sucesso!')
  })

  test('explains an invalid address, and keeps it in the field', async () => {
    const { status, page: again } = await ask(fixture.running.guest(), 'helena')
    expect(status).toBe(400)
    expect(again).toContain('Email inválido. Exemplo: nome@exemplo.com.br')
    expect(again).toContain('value="helena"')
  })

  test('ends after the fifth wrong code, and reports an expired one', async () => {
    const visitor = fixture.running.guest()
    const email = fixture.newEmail()
    await ask(visitor, email)
    const code = await mailedCode(email)
    const answers: string[] = []
    for (let time = 0; time < 5; time++) answers.push((await enter(visitor, email, wrong(code))).page)
    expect(answers[3]).toContain('Resta 1 tentativa.')
    expect(answers[4]).toContain('Foram cinco tentativas com este código. Use o link do e-mail')
    const late = await enter(fixture.running.guest(), fixture.newEmail(), '123456')
    expect(late.page).toContain('Este código venceu ou foi pedido em outro navegador.')
  })
})

describe('the link of the mail', () => {
  async function mailedSignInLink() {
    const email = fixture.newEmail()
    await ask(fixture.running.guest(), email)
    await mailedCode(email)
    const { pathname, search } = await mailedLink(fixture.running, { to: email, subject: 'é o seu código' })
    const link = pathname + search
    const token = new URLSearchParams(search).get('entrar') ?? ''
    const press = (visitor: Visitor) => submit(visitor, link, { intent: 'use-link', token })
    return { email, link, press }
  }

  test('signs nobody in when it is opened, because mail servers open links', async () => {
    const { link } = await mailedSignInLink()
    const scanner = fixture.running.guest()
    for (let time = 0; time < 3; time++) expect((await scanner.get(link)).status).toBe(200)
    expect((await scanner.get('/perfil')).status).toBe(302)
  })

  test('asks for one press, in any browser', async () => {
    const { email, link, press } = await mailedSignInLink()
    const other = fixture.running.guest()
    const seen = await (await other.get(link)).text()
    expect(seen).toContain('Falta só um toque')
    expect(seen).toContain(email)
    expect((await press(other)).page).toContain('Login realizado com sucesso!')
    expect((await other.get('/perfil')).status).toBe(200)
    expect((await other.get(link)).status).toBe(302)
  })

  test('is dead for others once it was pressed, and they are offered a code', async () => {
    const { link, press } = await mailedSignInLink()
    await press(fixture.running.guest())
    expect((await press(fixture.running.guest())).page).toContain('Este link não vale mais')
    const dead = await (await fixture.running.guest().get(link)).text()
    expect(dead).toContain('Este link não vale mais')
    expect(dead).toContain('Enviar código')
  })

  test('still signs that browser in after its first answer was lost', async () => {
    const email = fixture.newEmail()
    await ask(fixture.running.guest(), email)
    const { pathname, search } = await mailedLink(fixture.running, { to: email, subject: 'é o seu código' })
    const link = pathname + search
    const token = new URLSearchParams(search).get('entrar') ?? ''
    const visitor = fixture.running.guest()
    await visitor.get(link)
    const sameBrowser = { Cookie: `lume_code=${visitor.cookie('lume_code')}`, Accept: 'text/html' }
    const body = new URLSearchParams({ intent: 'use-link', token })
    const lost = await fixture.running.guest().send(link, { method: 'POST', body, headers: sameBrowser })
    expect(lost.status).toBe(302)
    expect((await submit(visitor, link, { intent: 'use-link', token })).page).toContain('Login realizado')
  })
})

test('a known and an unknown address get the same answer, word for word', async () => {
  const knownEmail = await fixture.confirmedAccount()
  const unknown = fixture.newEmail()
  const [a, b] = [knownEmail, unknown].map((email) => ({ visitor: fixture.running.guest(), email }))
  if (!a || !b) throw new Error('two people')
  const pages = []
  for (const { visitor, email } of [a, b]) {
    const codeStep = await ask(visitor, email)
    const tried = await enter(visitor, email, wrong(await mailedCode(email)))
    pages.push([codeStep, tried].map(({ status, page: text }) => `${status} ${neutral(text, email)}`))
  }
  expect(pages[0]).toEqual(pages[1])
})

function neutral(html: string, email: string): string {
  return html
    .replaceAll(email, 'EMAIL')
    .replace(/nonce="[^"]*"/g, '')
    .replace(/Reenviar em \d:\d\d/g, '')
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/[A-Z0-9]{6}-[0-9a-z]{3}/g, 'REQUEST')
}

describe('with a script', () => {
  test('answers on the page that asked, and never reveals the code', async () => {
    const visitor = fixture.running.guest()
    const email = fixture.newEmail()
    const response = await byScript(visitor, { intent: 'ask-code', email })
    const code = await mailedCode(email)
    expect(response.status).toBe(200)
    expect(response.text).toContain('secondsLeft')
    expect(response.text).not.toContain(code)
    const again = await byScript(visitor, { intent: 'ask-code', email })
    expect(again.status).toBe(200)
    const entered = await byScript(visitor, { intent: 'use-code', email, code })
    expect(entered.status).toBe(200)
    expect(entered.text).toContain('Login realizado com sucesso!')
    const { folder } = fixture.running.shop.mailer
    const mails = ((await folder?.listMail()) ?? []).filter(({ to }) => to.includes(email))
    expect(mails.filter(({ subject }) => subject.includes('código'))).toHaveLength(1)
    const profile = await (await visitor.get('/perfil?aba=preferencias')).text()
    expect(profile).toContain('Definir senha')
    const sent = await submit(visitor, '/perfil', { intent: 'password-link' })
    expect(sent.page).toContain('O link para escolher a senha chega em instantes')
  })

  test('people with a second factor are asked for it, and have no session before', async () => {
    const email = await fixture.confirmedAccount()
    await fixture.pool.query(
      `insert into totp_factors (user_id, sealed_secret, last_step) select id, 'x', 0 from users where email = $1`,
      [email],
    )
    const visitor = fixture.running.guest()
    await byScript(visitor, { intent: 'ask-code', email })
    const entered = await byScript(visitor, { intent: 'use-code', email, code: await mailedCode(email) })
    expect(entered.text).toContain('second-factor-needed')
    expect((await visitor.get('/perfil')).status).toBe(302)
    expect((await visitor.get('/auth?fator=entrar')).status).toBe(200)
  })
})
