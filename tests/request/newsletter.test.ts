import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { readContent } from '../support/page-content.ts'
import { type RunningShop, startSeededShop } from '../support/running-shop.ts'

let running: RunningShop
beforeAll(async () => {
  running = await startSeededShop(inject('seededShop'))
})
afterAll(() => running?.stop())

const subscribe = (body: unknown) => running.guest().call('newsletter-subscribe', body)
const keptOf = async (email: string) => {
  const { rows } = await running.shop.db.execute<{
    unsubscribe_token: string
    unsubscribed_at: string | null
  }>(sql`select unsubscribe_token, unsubscribed_at from newsletter_subscriptions where email = ${email}`)
  return rows[0]
}

describe('the function', () => {
  test('keeps an address once', async () => {
    expect(await subscribe({ email: 'Ana@exemplo.com.br', honeypot: '' })).toMatchObject({
      status: 200,
      body: { success: true, alreadySubscribed: false },
    })
    expect(await subscribe({ email: 'ana@exemplo.com.br', honeypot: '' })).toMatchObject({
      status: 200,
      body: { error: expect.any(String), alreadySubscribed: true },
    })
  })

  test('reports success to a bot, and stores nothing', async () => {
    expect(await subscribe({ email: 'robo@exemplo.com.br', honeypot: 'Buy now' })).toMatchObject({
      status: 200,
    })
    expect(await keptOf('robo@exemplo.com.br')).toBeUndefined()
  })

  test.each(['', 'ana', 'ana@', `${'a'.repeat(250)}@exemplo.com.br`])('refuses %j', async (email) => {
    expect(await subscribe({ email, honeypot: '' })).toMatchObject({
      status: 400,
      body: { error: 'Por favor, insira um email válido', fields: { email: expect.any(String) } },
    })
  })

  test('has enough after three tries an hour for one address', async () => {
    for (let tries = 0; tries < 3; tries++) await subscribe({ email: 'bia@exemplo.com.br' })
    const refused = await subscribe({ email: 'bia@exemplo.com.br' })
    expect(refused.status).toBe(429)
    expect(refused.headers.get('Retry-After')).toMatch(/^\d+$/)
  })
})

describe('without JavaScript', () => {
  test.each([
    ['caio@exemplo.com.br', 'Inscrição realizada! ✨'],
    ['caio@exemplo.com.br', 'Já inscrito'],
    ['caio', 'Por favor, insira um email válido'],
  ])('%s: %s', async (email, words) => {
    const visitor = running.guest()
    const answer = await visitor.post('/newsletter', { email, honeypot: '' })
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/'])
    const html = await readContent(await visitor.get('/'))
    expect(html).toMatch(new RegExp(`<noscript>.*${words}.*</noscript>`))
  })

  test('the form on the home page goes there', async () => {
    const html = await readContent(await running.guest().get('/'))
    expect(html).toMatch(/<form class="signup [^>]*action="\/newsletter"/)
    expect((await running.guest().get('/newsletter')).headers.get('Location')).toBe('/#ritual')
  })

  test('a form of another site is refused', async () => {
    const answer = await running.guest().send('/newsletter', {
      method: 'POST',
      headers: { Origin: 'https://elsewhere.example' },
      body: new URLSearchParams({ email: 'dora@exemplo.com.br' }),
    })
    expect(answer.status).toBe(403)
    expect(await keptOf('dora@exemplo.com.br')).toBeUndefined()
  })
})

describe('leaving', () => {
  test('opening the link changes nothing, the button does', async () => {
    await subscribe({ email: 'eva@exemplo.com.br' })
    const token = (await keptOf('eva@exemplo.com.br'))?.unsubscribe_token ?? ''
    const opened = await running.guest().get(`/newsletter/cancelar?token=${token}`)
    expect(opened.headers.get('Cache-Control')).toContain('no-store')
    expect(await readContent(opened)).toContain('Cancelar inscrição')
    expect((await keptOf('eva@exemplo.com.br'))?.unsubscribed_at).toBeNull()

    const left = await running.guest().post('/newsletter/cancelar', { token })
    expect(await readContent(left)).toContain('Inscrição cancelada')
    expect((await keptOf('eva@exemplo.com.br'))?.unsubscribed_at).not.toBeNull()
  })

  test('a mail program unsubscribes with one click, without a page of ours', async () => {
    await subscribe({ email: 'fabio@exemplo.com.br' })
    const token = (await keptOf('fabio@exemplo.com.br'))?.unsubscribe_token ?? ''
    const oneClick = (query: string) =>
      fetch(`${running.url}/newsletter/cancelar${query}`, {
        method: 'POST',
        body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
        redirect: 'manual',
      })
    expect((await oneClick('?token=x')).status).toBe(404)
    expect((await keptOf('fabio@exemplo.com.br'))?.unsubscribed_at).toBeNull()
    expect((await oneClick(`?token=${token}`)).status).toBe(200)
    expect((await keptOf('fabio@exemplo.com.br'))?.unsubscribed_at).not.toBeNull()
  })

  test('an unknown link shows an error', async () => {
    const answer = await running.guest().post('/newsletter/cancelar', { token: 'x' })
    expect(answer.status).toBe(404)
    expect(await readContent(answer)).toContain('Link inválido')
    expect(await readContent(await running.guest().get('/newsletter/cancelar'))).toContain('Link inválido')
  })
})

test('the owner takes their list home; nothing in it is a formula', async () => {
  await subscribe({ email: '=cmd@exemplo.com.br' })
  const answer = await (await running.administrator()).get('/admin/newsletter.csv')
  expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
  expect(answer.headers.get('Content-Disposition')).toMatch(
    /^attachment; filename="newsletter-2026-11-15\.csv"$/,
  )
  const csv = await answer.text()
  expect(csv).toContain('E-mail;Inscrição em;Origem;Link para cancelar\r\n')
  expect(csv).toContain(`\r\n'=cmd@exemplo.com.br;`)
  expect(csv).toContain(`;${running.shop.config.siteUrl}/newsletter/cancelar?token=`)
  expect(csv).not.toContain('eva@exemplo.com.br')
})
