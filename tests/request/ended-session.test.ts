import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type RunningShop, startSeededShop } from '../support/running-shop.ts'
import type { Visitor } from '../support/visitor.ts'

let running: RunningShop

beforeAll(async () => {
  running = await startSeededShop(inject('seededShop'))
})
afterAll(() => running?.stop())

const asPage = (visitor: Visitor, path: string, fields: Record<string, string>) =>
  visitor.send(path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { Accept: 'text/html' },
  })

const credentials = () => {
  const { email, password } = running.demoAccounts.customer
  return { intent: 'sign-in', email, password }
}

const profile = {
  intent: 'save',
  tab: 'personal',
  fullName: 'Helena & "Lena" Martins',
  phone: '11 91234-5678',
}

describe('a form whose session has ended', () => {
  test.each(['/perfil', '/carrinho', '/favoritos', '/pedidos', '/admin/categorias'])(
    'at %s shows a sign-in form in its place',
    async (path) => {
      const answer = await running.guest().post(`${path}.data`, { intent: 'save' })
      expect(answer.status).toBe(401)
      expect(await answer.text()).toContain('sign-in-needed')
    },
  )

  test('signs in over its page without being led elsewhere', async () => {
    const visitor = running.guest()
    const answer = await visitor.post('/auth.data', { ...credentials(), again: '1' })
    expect(answer.status).toBe(200)
    expect(await answer.text()).not.toContain('redirect')
    expect((await visitor.get('/perfil')).status).toBe(200)
  })
})

describe('without a script', () => {
  test('the sent form comes back after signing in, once, and is sent with one click', async () => {
    const visitor = running.guest()
    const sent = await asPage(visitor, '/perfil', profile)
    expect(sent.headers.get('Location')).toBe('/auth?redirectTo=%2Fcontinuar')
    const entered = await asPage(visitor, '/auth?redirectTo=%2Fcontinuar', credentials())
    expect(entered.headers.get('Location')).toBe('/continuar')

    const page = await (await visitor.get('/continuar')).text()
    expect(page).toContain('Falta enviar o que você preencheu')
    expect(page).toMatch(/<form[^>]*action="\/perfil"/)
    expect(page).toContain('name="fullName" value="Helena &amp; &quot;Lena&quot; Martins"')
    expect((await visitor.get('/continuar')).headers.get('Location')).toBe('/')

    await asPage(visitor, '/perfil', profile)
    expect(await (await visitor.get('/perfil')).text()).toContain('Perfil atualizado')
  })

  test.each([
    ['a password', { ...profile, password: 'Lavanda-2026' }],
    // Random text cannot be compressed.
    ['more than a cookie holds', { ...profile, notes: randomText(9_000) }],
  ])('%s is not stored, and no message claims that it was', async (_, fields) => {
    const sent = await asPage(running.guest(), '/perfil', fields)
    expect(sent.headers.get('Location')).toBe('/auth?redirectTo=%2Fperfil')
    expect(sent.headers.getSetCookie().join()).not.toContain('lume_form')
  })

  test('the owner gets theirs back too', async () => {
    const owner = running.guest()
    const sent = await asPage(owner, '/admin/categorias', { intent: 'save', name: 'Verão' })
    expect(sent.headers.get('Location')).toBe('/auth?redirectTo=%2Fcontinuar')
  })
})

function randomText(length: number): string {
  let state = 7
  return Array.from({ length }, () => {
    state = (state * 48_271) % 2_147_483_647
    return String.fromCharCode(33 + (state % 90))
  }).join('')
}
