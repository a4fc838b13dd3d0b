import type { BrowserContext, Page, Route } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { formatBrl } from '#platform/domain/money.ts'
import { cartOf, findCandle, newCustomer, setProduct } from '../support/shopping.ts'
import { expect, test, waitForScript } from './browser-shop.ts'

const toast = (page: Page, words: string) => page.getByLabel('Avisos').getByText(words, { exact: true })

async function holdPosts(line: Page | BrowserContext, address: string) {
  const heldRoutes: Route[] = []
  let isOpen = false
  await line.route(address, (route) =>
    isOpen || route.request().method() !== 'POST' ? route.continue() : void heldRoutes.push(route),
  )
  return {
    count: () => heldRoutes.length,
    async release() {
      isOpen = true
      for (const route of heldRoutes.splice(0)) await route.continue()
    },
  }
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

declare global {
  interface Window {
    shifts: string[]
  }
}

async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    window.shifts = []
    const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ')
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        const movedSources = sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement
          return `${element?.tagName}.${element?.className}: ${place(previousRect)} → ${place(currentRect)}`
        })
        window.shifts.push(`${value} ${movedSources.join('; ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

test('on a wide screen a guest’s click and the small cart need one request', async ({ page }) => {
  const questions: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/guest/products')) questions.push(request.postDataJSON())
  })
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const [slug, lines] of [
    ['canela-laranja', 1],
    ['jasmim', 2],
  ] as const) {
    await page.goto(`/produto/${slug}`)
    await waitForScript(page)
    questions.length = 0
    await page.getByRole('button', { name: 'Adicionar ao carrinho' }).first().click()
    const panel = page.getByRole('region', { name: 'Produto adicionado ao carrinho!' })
    await expect(panel.getByRole('listitem')).toHaveCount(lines)
    await page.waitForLoadState('networkidle')
    expect(questions).toHaveLength(1)
  }
})

for (const width of [390, 1440])
  test(`nothing moves when a guest’s favourites load, ${width} px wide`, async ({ page, shop }) => {
    const { rows } = await shop.shop.db.execute<{ id: string }>(
      sql`select id from products where active order by name limit 7`,
    )
    const ids = rows.map(({ id }) => id)
    await page.setViewportSize({ width, height: 844 })
    await watchShifts(page)
    // Blocks fonts, because a late swap shifts centred text by some pixels.
    await page.route('**/*.woff2', (route) => route.fulfill({ body: '' }))
    for (const count of [0, 1, 3, 7]) {
      await page.goto('/termos')
      await page.evaluate(
        (favouriteIds) =>
          favouriteIds.length > 0 &&
          localStorage.setItem('lume_guest_wishlist', JSON.stringify(favouriteIds)),
        ids.slice(0, count),
      )
      await page.goto('/favoritos')
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(count)
      await page.evaluate(() => document.fonts.ready)
      expect(await page.evaluate(() => window.shifts), `${count} favourites`).toEqual([])
    }
  })

test('merges a guest’s cart into the account once with two tabs open, and shows what was left out', async ({
  page,
  context,
  shop,
  signIn,
}) => {
  test.slow()
  const email = 'segunda-aba@exemplo.com.br'
  await newCustomer(shop, email)
  const scarce = await findCandle(shop, 'jasmim')
  for (const slug of ['lavanda-camomila', 'jasmim']) {
    await page.goto(`/produto/${slug}`)
    await page.getByRole('button', { name: 'Aumentar' }).click()
    await page.getByRole('button', { name: 'Adicionar ao carrinho' }).first().click()
    await expect(page.getByRole('region', { name: 'Produto adicionado ao carrinho!' })).toBeVisible()
  }
  await page.goto('/carrinho')
  await expect(page.getByText('Subtotal, 4 velas')).toBeVisible()

  const merges = await holdPosts(context, '**/api/guest/merge')
  await setProduct(shop, scarce.id, { stockQuantity: 1 })
  await signIn({ email })
  const other = await context.newPage()
  await other.goto('/carrinho')
  await expect.poll(() => merges.count(), 'both tabs hold the same things').toBe(2)
  await merges.release()
  const announcements = () =>
    Promise.all(
      [page, other].map((tab) => toast(tab, `Só há 1 unidade de ${scarce.name} (180 g) em estoque.`).count()),
    )
  await expect.poll(announcements).toContain(1)
  await expect(page.getByText('Subtotal, 3 velas')).toBeVisible()
  await expect(other.getByText('Subtotal, 3 velas')).toBeVisible()
  await setProduct(shop, scarce.id, { stockQuantity: scarce.stock })
  expect((await cartOf(shop, email)).map(({ quantity }) => quantity)).toEqual([2, 1])
})

test.describe('adding on a page that knows less than the shop', () => {
  const path = '/produto/cedro-vetiver'
  const addOn = (page: Page) => page.getByRole('button', { name: 'Adicionar ao carrinho' }).first()
  const addedRegion = (page: Page) => page.getByRole('region', { name: 'Produto adicionado ao carrinho!' })
  let candle: Awaited<ReturnType<typeof findCandle>>
  test.beforeEach(async ({ page, shop }) => {
    candle = await findCandle(shop, 'cedro-vetiver')
    // Blocks live updates, so that the pages keep their outdated state.
    await page.route('**/api/realtime/**', (route) => route.abort())
  })
  test.afterEach(({ shop }) =>
    setProduct(shop, candle.id, { price: candle.price, stockQuantity: candle.stock, active: true }),
  )

  test('adds nothing at a changed price, shows the new one and accepts it at the next click', async ({
    page,
    shop,
  }) => {
    await page.goto(path)
    await waitForScript(page)
    await setProduct(shop, candle.id, { price: candle.price + 1000 })
    await addOn(page).click()
    await expect(toast(page, 'O preço mudou')).toHaveCount(1)
    const newPrice = page.locator('.buy__price').getByText(formatBrl(candle.price + 1000))
    await expect(newPrice).toBeVisible()
    // The toast may be gone on a slow machine; it must not appear twice.
    expect(await toast(page, 'O preço mudou').count()).toBeLessThan(2)
    await addOn(page).click()
    await expect(addedRegion(page)).toBeVisible()
  })

  test('a guest sees that a candle sold out, and the button disappears', async ({ page, shop }) => {
    await page.goto(path)
    await expect(addOn(page)).toBeVisible()
    await setProduct(shop, candle.id, { stockQuantity: 0 })
    await addOn(page).click()
    await expect(toast(page, 'Erro ao adicionar ao carrinho')).toBeVisible()
    await expect(toast(page, 'Este tamanho está sem estoque no momento.')).toBeVisible()
    await expect(page.getByText('Fora de estoque').first()).toBeVisible()
    await expect(addOn(page)).toBeHidden()
  })

  test('a customer sees that a candle sold out', async ({ page, shop, signIn }) => {
    const email = 'esgotou@exemplo.com.br'
    await newCustomer(shop, email)
    await signIn({ email })
    await page.goto(path)
    await expect(addOn(page)).toBeVisible()
    await setProduct(shop, candle.id, { stockQuantity: 0 })
    await addOn(page).click()
    await expect(toast(page, 'Este tamanho está sem estoque no momento.')).toBeVisible()
    await expect(page.getByText('Fora de estoque').first()).toBeVisible()
  })

  test('asking for too many shows how many there are, and the cart is emptied after a question', async ({
    page,
    shop,
    expectAccessible,
  }) => {
    await setProduct(shop, candle.id, { stockQuantity: 1 })
    await page.goto(path)
    await addOn(page).click()
    await expect(addedRegion(page)).toBeVisible()
    await addOn(page).click()
    await expect(toast(page, 'Há só 1 unidade em estoque, e você já tem 1 no carrinho.')).toBeVisible()
    await page.goto('/carrinho')
    await expect(page.getByText('É a última unidade em estoque.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Aumentar' })).toBeDisabled()
    await page.getByRole('button', { name: 'Limpar carrinho' }).click()
    await expect(page.getByText('Quer remover todos os produtos do carrinho?')).toBeVisible()
    await expectAccessible()
    await page.getByRole('button', { name: 'Limpar', exact: true }).click()
    await expect(toast(page, 'Carrinho limpo')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Carrinho Vazio')
  })

  test('a deleted candle is reported once, and the others stay', async ({ page, shop }) => {
    await page.goto(path)
    await waitForScript(page)
    await setProduct(shop, candle.id, { active: false })
    await addOn(page).click()
    // Checked first and in one assertion, because the toast disappears automatically.
    await expect(page.locator('.toasts > *')).toHaveText([/Este produto não está mais à venda\./])
    await expect(page).toHaveURL('/produtos')
  })
})

test('a size that sells out while the customer watches stays selected and shows it, next to the others', async ({
  page,
  shop,
  expectAccessible,
}) => {
  const candle = await findCandle(shop, 'mel-figo')
  const chip = (size: string) => page.getByRole('radio', { name: new RegExp(`^${size}`) })
  const add = page.getByRole('button', { name: 'Adicionar ao carrinho' }).first()
  const listening = page.waitForRequest('**/api/realtime/product-updates')
  await page.goto('/produto/mel-figo')
  await expect(chip('180 g')).toBeChecked()
  await expect(add).toBeVisible()
  const cep = page.getByRole('textbox', { name: 'CEP' })
  await cep.fill('01310')
  await listening
  await setProduct(shop, candle.id, { stockQuantity: 0 })
  await expect(toast(page, 'O tamanho 180 g acabou')).toBeVisible()
  await expect(toast(page, 'Ainda há em 120 g e 320 g.')).toBeVisible()
  await expect(chip('180 g')).toBeChecked()
  await expect(chip('180 g')).toHaveAccessibleName(/esgotada \(escolha para pedir aviso\)$/)
  await expect(page.getByText('Fora de estoque').first()).toBeVisible()
  await expect(
    page.getByText('O tamanho 180 g acabou por enquanto. Ainda há em 120 g e 320 g.'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Avise-me', exact: true })).toBeVisible()
  await expect(add).toBeHidden()
  await expect(cep).toBeHidden()
  await expectAccessible()

  await chip('180 g').focus()
  await page.keyboard.press('ArrowLeft')
  await expect(cep).toHaveValue('01310')
  await expect(chip('120 g')).toBeFocused()
  await expect(page.locator('.buy__price').getByText('5 em estoque')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(chip('180 g')).toBeFocused()
  await expect(add).toBeHidden()

  await page.goto('/produtos?search=figo')
  await expect(page.getByText('Disponível em 120 g, por')).toBeVisible()
  await page.getByRole('button', { name: 'Adicionar Mel & Figo, 120 g ao carrinho' }).click()
  await expect(page.getByRole('region', { name: 'Produto adicionado ao carrinho' })).toContainText('120 g')
  await setProduct(shop, candle.id, { stockQuantity: candle.stock })
})

test('quick presses on a slow connection end in what was pressed last', async ({ page, shop, signIn }) => {
  const email = 'dedos-rapidos@exemplo.com.br'
  await newCustomer(shop, email)
  await signIn({ email })
  await page.goto('/produto/lavanda-camomila')
  const heart = page.getByRole('button', { name: /Lavanda & Camomila (aos|dos) favoritos/ })
  const hearts = await holdPosts(page, '**/favoritos.data*')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(() => hearts.count()).toBe(1)
  await hearts.release()
  await expect(toast(page, 'Adicionado aos favoritos!')).toBeVisible()
  await expect(toast(page, 'Removido dos favoritos')).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')

  await page.getByRole('button', { name: 'Adicionar ao carrinho' }).first().click()
  await page.getByRole('link', { name: 'Carrinho, 1 item' }).click()
  await expect(page.getByText('Subtotal, 1 vela')).toBeVisible()
  const changes = await holdPosts(page, '**/carrinho.data*')
  const more = page.getByRole('button', { name: 'Aumentar' })
  for (let press = 0; press < 3; press += 1) await more.click()
  await expect(page.getByText('Subtotal, 4 velas')).toBeVisible()
  await expect.poll(() => changes.count()).toBe(1)
  await changes.release()
  await expect.poll(async () => (await cartOf(shop, email))[0]?.quantity).toBe(4)
  await page.reload()
  await expect(page.getByText('Subtotal, 4 velas')).toBeVisible()
  await page.goto('/favoritos')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(0)
})
