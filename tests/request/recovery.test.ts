import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type AccountFixture, mailedLink, openAccountFixture, submit } from '../support/account-fixture.ts'

let fixture: AccountFixture
beforeAll(async () => {
  fixture = await openAccountFixture(inject('seededShop'))
})
afterAll(() => fixture?.close())

describe('a forgotten password', () => {
  const recover = (email: string) => submit(fixture.running.guest(), '/auth', { intent: 'recover', email })

  test('needs an email, and gives the same answer for every address', async () => {
    const empty = await recover(' ')
    expect(empty.page).toContain('<b>Email necessário</b>')
    expect(empty.page).toContain('Digite seu email para recuperar a senha')
    expect((await recover('helena')).page).toContain('Email inválido. Exemplo: nome@exemplo.com.br')
    const knownAnswer = await recover(await fixture.confirmedAccount())
    const unknown = await recover('ninguem2@exemplo.com.br')
    for (const { page } of [knownAnswer, unknown]) {
      expect(page).toContain('<b>Email enviado!</b>')
      expect(page).toContain('Que bom ver você de novo')
    }
  })

  test('three times an hour at most', async () => {
    const email = fixture.newEmail()
    for (let time = 0; time < 3; time++) await recover(email)
    const { status, page } = await recover(email)
    expect(status).toBe(429)
    expect(page).toContain('<b>Não foi possível enviar o email de recuperação</b>')
    expect(page).toMatch(/Tente de novo em \d+ minutos/)
  })

  test('the link opens a form; saving ends every session and the old password', async () => {
    const email = await fixture.confirmedAccount()
    const elsewhere = await fixture.running.signedIn(email)
    await recover(email)
    const link = await mailedLink(fixture.running, { to: email, subject: 'Crie uma nova senha' })
    const visitor = fixture.running.guest()
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
    expect((await fixture.signIn(visitor, email)).status).toBe(400)
    expect((await fixture.signIn(visitor, email, { password: choice.password })).page).toContain(
      'Login realizado com sucesso!',
    )
    const again = await submit(fixture.running.guest(), path, { ...fields, ...choice })
    expectDeadLink(again.page)
    expectDeadLink(await (await fixture.running.guest().get(path)).text())
  })

  test('a link that has expired or was never given out leads to asking for another', async () => {
    const email = await fixture.confirmedAccount()
    await recover(email)
    const link = await mailedLink(fixture.running, { to: email, subject: 'Crie uma nova senha' })
    fixture.running.setNow(new Date(fixture.running.shop.clock.now().getTime() + 3600_000))
    for (const path of [link.pathname + link.search, `/auth?recuperar=${'x'.repeat(43)}`])
      expectDeadLink(await (await fixture.running.guest().get(path)).text())
  })

  test('asking again keeps where the customer was going', async () => {
    const path = '/auth?redirectTo=%2Fpedidos'
    const { page } = await submit(fixture.running.guest(), path, {
      intent: 'recover',
      email: fixture.newEmail(),
    })
    expect(page).toContain('<b>Email enviado!</b>')
    expect(page).toContain('action="/auth?redirectTo=%2Fpedidos"')
  })

  function expectDeadLink(page: string) {
    expect(page.split('<b>Link inválido</b>')).toHaveLength(2)
    expect(page).toContain('Enviar link de recuperação')
    expect(page).toContain('name="email"')
    expect(page).not.toContain('name="confirmation"')
  }
})
