import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { sessionCookieName } from '#platform/http/request/session-cookie.server.ts'
import type { SeededShop } from '../support/seeded-shop.ts'
import { type HostileShop, PAYLOAD, startHostileShop } from './hostile-shop.ts'

/**
 * User input must stay text on every page. An element from the payload fails the test even if the CSP
 * blocks its script.
 */
let hostile: HostileShop
const faults: string[] = []

test.beforeAll(async () => {
  hostile = await startHostileShop(JSON.parse(process.env.SEEDED_SHOP ?? '') as SeededShop)
})
test.afterAll(() => hostile?.running.stop())

async function openAs(context: BrowserContext, role: 'guest' | 'customer' | 'owner'): Promise<Page> {
  const { running, customerEmail } = hostile
  await context.clearCookies()
  if (role !== 'guest') {
    const visitor = await (role === 'owner' ? running.administrator() : running.signedIn(customerEmail))
    const name = sessionCookieName(running.shop.config.siteUrl)
    await context.addCookies([{ name, value: visitor.cookie(name) ?? '', url: running.shop.config.siteUrl }])
  }
  const page = await context.newPage()
  page.on('dialog', (dialog) => {
    faults.push(`${page.url()} opened a dialog`)
    void dialog.dismiss()
  })
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/.test(message.text()))
      faults.push(`${page.url()} ${message.text()}`)
  })
  return page
}

/** The payload must be visible, otherwise the check proves nothing. URLs may omit it. */
async function look(page: Page, path: string, { shows = true } = {}) {
  await page.goto(hostile.running.shop.config.siteUrl + path)
  await page.waitForLoadState('load')
  if (shows) expect(await page.content(), `${path} shows the text`).toContain('data-xss=1')
  await judge(page)
}

async function judge(page: Page) {
  for (const frame of page.frames()) {
    const elements = await frame.locator('[data-xss]').count()
    if (elements > 0) faults.push(`${page.url()} has an element of the payload`)
    if (await frame.evaluate(() => '__xss' in window).catch(() => false))
      faults.push(`${page.url()} ran its script`)
  }
}

test('hostile texts stay texts', async ({ context }) => {
  test.slow()
  const encodedPayload = encodeURIComponent(PAYLOAD)

  await test.step('finds a hostile text that is not escaped', async () => {
    const page = await openAs(context, 'guest')
    await page.setContent(`<p title="${PAYLOAD}">`)
    await judge(page)
    expect(faults.splice(0)).toHaveLength(2)
    await page.close()
  })

  await test.step('guests see hostile texts as text', async () => {
    const page = await openAs(context, 'guest')
    for (const path of [`/produto/${hostile.slug}`, '/produtos', '/colecoes', '/blog', '/blog/post-hostil'])
      await look(page, path)
    for (const path of [
      `/produtos?search=${encodedPayload}&category=${encodedPayload}&sort=${encodedPayload}`,
      `/auth?redirectTo=${encodeURIComponent('javascript:window.__xss=1')}&confirmacao=${encodedPayload}&recuperar=${encodedPayload}`,
      `/email-confirmation?token=${encodedPayload}`,
      `/newsletter/cancelar?token=${encodedPayload}`,
      `/checkout/success?session_id=${encodedPayload}`,
      `/nada/${encodedPayload}`,
      `/produto/${encodedPayload}`,
    ])
      await look(page, path, { shows: false })
    await look(page, '/blog/rss.xml', { shows: false })
    await page.close()
  })

  await test.step('customers see hostile texts as text', async () => {
    const page = await openAs(context, 'customer')
    for (const path of ['/', '/perfil?aba=endereco', '/carrinho', '/favoritos', '/pedidos'])
      await look(page, path)
    await look(page, `/checkout/success?session_id=${hostile.orderSession}`)
    await look(page, `/pedidos?search=${encodedPayload}&status=${encodedPayload}`, { shows: false })
    await page.close()
  })

  await test.step('the owner sees hostile texts as text', async () => {
    const page = await openAs(context, 'owner')
    const { productId, orderId, postId, categoryId } = hostile
    for (const path of [
      '/admin',
      '/admin/produtos',
      `/admin/produtos/${productId}`,
      '/admin/categorias',
      `/admin/categorias?editar=${categoryId}`,
      '/admin/manager',
      '/admin/pedidos',
      `/admin/pedidos/${orderId}`,
      `/admin/pedidos/${orderId}/detalhes`,
      `/admin/pedidos/${orderId}?view=edit`,
      `/admin/pedidos/${orderId}?view=correct`,
      `/admin/pedidos/${orderId}/etiqueta`,
      '/admin/blog',
      `/admin/blog/${postId}`,
    ])
      await look(page, path)
    await look(page, `/admin/produtos?search=${encodedPayload}`)
    await look(page, `/admin/pedidos?search=${encodedPayload}`)
    await previewImport(page)
    await page.close()
  })

  await test.step('emails show hostile texts as text', async () => {
    const page = await openAs(context, 'owner')
    await page.goto(`${hostile.running.shop.config.siteUrl}/dev/mail`)
    const links = await page
      .locator('a[href*="/dev/mail?id="]')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href')))
    expect(links.length).toBeGreaterThanOrEqual(2)
    for (const link of links) await look(page, link ?? '')
    await page.close()
  })

  expect(faults).toEqual([])
})

async function previewImport(page: Page) {
  await page.goto(`${hostile.running.shop.config.siteUrl}/admin/produtos/importar`)
  const quotedPayload = `"${PAYLOAD.replaceAll('"', '""')}"`
  const file = `nome;slug;preco\n${quotedPayload};vela-importada;79,90\n${quotedPayload};${quotedPayload};nada\n`
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: `${PAYLOAD}.csv`, mimeType: 'text/csv', buffer: Buffer.from(file) })
  await page.getByRole('button', { name: 'Conferir', exact: true }).click()
  await expect(page.getByText('data-xss=1').first()).toBeVisible()
  await judge(page)
}
