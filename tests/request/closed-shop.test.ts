import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { routes } from '#app/route-table.ts'
import { orderLinkPath } from '#orders/use-cases/link/order-link.ts'
import { openingConsent, openingSubscription } from '#platform/copy/closed-shop.ts'
import { newBuyer, ordersOf, startShopForBuyers } from '../support/buyers.ts'
import { makeOrder } from '../support/make-orders.ts'
import { readContent } from '../support/page-content.ts'
import type { RunningShop } from '../support/running-shop.ts'
import { findCandle } from '../support/shopping.ts'

let running: RunningShop
beforeAll(async () => {
  running = await startShopForBuyers(inject('seededShop'))
})
afterAll(() => running?.stop())

async function turn(state: 'open' | 'closed') {
  await running.shop.db.execute(
    sql`update shop_settings set "values" = "values" || jsonb_build_object('state', ${state}::text) where section = 'opening'`,
  )
  await running.shop.settings.refresh()
}

const publicPages = routes.filter(({ frame, access }) => frame === 'shop' && access === 'public')
const placeFor = (path: string) =>
  path.replace(':slug', 'lavanda-camomila').replace(':number', 'LC-1').replace(':id', '1')

describe('a closed shop', () => {
  test('shows visitors that it is closed, hides its candles, and keeps the pages of buyers', async () => {
    await turn('closed')
    const guest = running.guest()
    const home = await guest.get('/')
    const page = await home.text()
    expect(home.status).toBe(200)
    expect(page).toContain('>Em breve</h1>')
    expect(page).toContain('contamos no dia em que a loja abrir')
    expect(page).not.toContain('noindex')
    expect(page).not.toMatch(/Lavanda|R\$|ld\+json/)
    for (const { path, staysWhenClosed } of publicPages) {
      if (path === '/' || staysWhenClosed) continue
      const answer = await guest.get(placeFor(path))
      expect([path, answer.status, answer.headers.get('location')]).toEqual([path, 302, '/'])
    }
    for (const path of ['/privacidade', '/termos', '/entrega', '/trocas-e-arrependimento', '/acessibilidade'])
      expect([path, (await guest.get(path)).status]).toEqual([path, 200])
    const customer = await running.customer()
    expect((await customer.get('/pedidos')).status).toBe(200)
  })

  test('reveals nothing through its files and functions', async () => {
    await turn('closed')
    const guest = running.guest()
    const { id } = await findCandle(running, 'lavanda-camomila')
    const sitemap = await (await guest.get('/sitemap.xml')).text()
    expect(sitemap.match(/<loc>/g)).toHaveLength(6)
    for (const feed of ['/blog/rss.xml', '/feeds/google.xml'])
      expect(await (await guest.get(feed)).text()).not.toContain('<item>')
    const quotation = await guest.call('calculate-frete-motoboy-sp', {
      destinationAddress: 'Rua Caiubi, 100',
    })
    expect(quotation).toMatchObject({ status: 409, body: { code: 'shop-closed' } })
    const description = await guest.send('/api/guest/products', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ids: [id] }),
    })
    expect(description.status).toBe(403)
    const answer = await guest.post('/carrinho', { intent: 'x' })
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/'])
    const waitingAnswer = await guest.post('/avise-me', { productId: id, email: 'ana@exemplo.com.br' })
    expect(await waitingAnswer.text()).not.toContain('Lavanda')
  })

  test('refuses the press of a page that was open, and sells again what stayed in the cart', async () => {
    await turn('open')
    const { email, visitor, request } = await newBuyer(running)
    await turn('closed')
    expect(await visitor.call('create-checkout', request)).toMatchObject({
      status: 409,
      body: { code: 'shop-closed', error: expect.stringContaining('carrinho fica guardado') },
    })
    expect(await ordersOf(running, email)).toHaveLength(0)
    await turn('open')
    expect(await visitor.call('create-checkout', request)).toMatchObject({ status: 200 })
  })

  test('accepts payment for orders that its owner entered, and describes them correctly', async () => {
    await turn('closed')
    const order = await makeOrder(running.shop, {
      origin: 'whatsapp',
      userId: null,
      customerEmail: '',
      customerPhone: '(11) 90000-0101',
      status: 'pending',
      paymentStatus: 'pending',
      paymentMethod: 'pix',
      stockHeld: true,
      holdExpiresAt: new Date(running.shop.clock.now().getTime() + 3_600_000),
    })
    const guest = running.guest()
    const link = orderLinkPath(running.shop, order)
    await guest.post(link, { intent: 'pix' })
    const answer = await guest.get(link)
    expect(answer.status).toBe(200)
    const page = await readContent(answer)
    expect(page).toContain('Suas velas estão reservadas')
    expect(page).toContain('br.gov.bcb.pix')
    expect(page).not.toMatch(/href="\/(produtos|carrinho|colecoes)"/)
    await turn('open')
  })

  test('takes an address for its opening and promises no newsletter', async () => {
    await turn('closed')
    const guest = running.guest()
    const page = await (await guest.get('/')).text()
    expect(page.replaceAll('\u2060', '')).toContain(openingConsent)
    expect(page).not.toContain('Ritual de Carinho')
    const email = 'espera@exemplo.com.br'
    const ask = () => guest.call('newsletter-subscribe', { email })
    expect((await ask()).body).toMatchObject({ message: openingSubscription.subscribed })
    expect((await ask()).body).toMatchObject({ error: openingSubscription['already-subscribed'] })
    const { rows } = await running.shop.db.execute<{ text: string }>(
      sql`select consent_text as text from newsletter_subscriptions where email = ${email}`,
    )
    expect(rows).toEqual([{ text: openingConsent }])
    await guest.post('/newsletter', { email: 'sem-script@exemplo.com.br', honeypot: '' })
    expect(await (await guest.get('/')).text()).toContain(openingSubscription.subscribed)
    await turn('open')
  })

  test('is seen by its owner as it will be', async () => {
    await turn('closed')
    const page = await (await (await running.administrator()).get('/')).text()
    expect(page).toContain('Só você vê: a loja está fechada')
    expect(page).toContain('Nossas Linhas')
    await turn('open')
  })
})
