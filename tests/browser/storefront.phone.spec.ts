import type { Page } from '@playwright/test'
import { expect, test, waitForScript } from './browser-shop.ts'

/** Order numbers are random and W is wide, so each is replaced by the widest, 'LC-MMMM-WWWW'. */
const widenOrderNumbers = (page: Page) =>
  page.evaluate(() => {
    const widest = new CSSStyleSheet()
    widest.replaceSync('.quiet-link.num .nowrap { display: inline-block; min-width: 8.4em }')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, widest]
  })

/**
 * Pixels by which the page overflows the screen. A phone's `innerWidth` grows with the page, so it cannot
 * be used.
 */
async function widthBeyond(page: Page, path: string) {
  await page.goto(path)
  await widenOrderNumbers(page)
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

test('nothing is wider than the screen at twice the text size, also in the back office', async ({
  page,
  signIn,
}) => {
  await signIn('administrator')
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  for (const path of [
    ...['/', '/colecoes', '/produto/lavanda-camomila', '/processo-artesanal', '/vale-presente', '/pedidos'],
    ...['hoje', 'dashboard', 'produtos', 'pedidos', 'relatorios'].map((name) => `/admin/${name}`),
  ])
    expect(await widthBeyond(page, path), path).toBeLessThanOrEqual(0)
})

test('nothing is wider than a phone screen, and the buy button stays in reach', async ({ page }) => {
  const longWord = `/produtos?search=${'palavra'.repeat(9)}`
  for (const path of [
    '/',
    '/produtos',
    longWord,
    '/colecoes',
    '/blog',
    '/sustentabilidade',
    '/termos',
    '/entrega',
  ])
    expect(await widthBeyond(page, path), path).toBeLessThanOrEqual(0)

  await page.goto('/produto/lavanda-camomila')
  const add = page.getByRole('button', { name: 'Adicionar ao carrinho' }).first()
  for (const [width, height, reducedMotion] of [
    [390, 844, 'no-preference'],
    [360, 640, 'reduce'],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ reducedMotion })
    await expect(page.getByRole('heading', { name: 'Lavanda & Camomila', exact: true })).toBeInViewport({
      ratio: 1,
    })
    for (const part of ['.buy__price .price', '.starred', '.variants', '.buy__promise']) {
      const place = await page.locator(`.buy ${part}`).boundingBox()
      expect(place && place.y + place.height, part).toBeLessThanOrEqual(height - 68)
    }
    const button = await add.boundingBox()
    expect(button && button.y + button.height, `${width}`).toBeLessThanOrEqual(height)
    await expect(page.locator('.buy .btn--flame:visible')).toHaveCount(1)
  }
  await waitForScript(page)
  await page.getByRole('textbox', { name: 'CEP' }).fill('05010000')
  await expect(page.getByText(/^Peça .+ e receba .+ em Perdizes$/)).toBeVisible()
  await expect(page.getByText('de frete estimado, por motoboy')).toBeVisible()
  await page.getByRole('heading', { name: 'Especificações' }).scrollIntoViewIfNeeded()
  await expect(page.locator('.btn--flame:visible')).toHaveCount(1)
  await add.click()
  const toast = page.getByRole('status').filter({ hasText: 'Produto adicionado ao carrinho!' })
  await toast.getByRole('link', { name: 'Ver carrinho' }).click()
  await expect(page).toHaveURL(/\/carrinho$/)
  await expect(page.getByText('Frete estimado', { exact: true })).toBeVisible()
})

test('a toast that appears during a press does not take the click', async ({ page, signIn }) => {
  await signIn('customer')
  await page.goto('/produtos')
  await waitForScript(page)
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>()
  await page.route(/favoritos\.data/, async (route) => {
    await mayAnswer
    await route.continue()
  })
  const hearts = page.getByRole('button', { name: /^Adicionar .+ aos favoritos$/ })
  const names = await Promise.all([2, 3].map((place) => hearts.nth(place).getAttribute('aria-label')))
  const [first, second] = names.map((name) => page.getByRole('button', { name: name ?? '', exact: true }))
  if (!first || !second) throw new Error('the list has too few candles')
  await first.click()
  await second.evaluate((heart) => {
    const { bottom } = heart.getBoundingClientRect()
    window.scrollBy({ top: bottom - window.innerHeight + 50, behavior: 'instant' })
  })
  await second.hover()
  await page.mouse.down()
  answer()
  const toast = page.locator('.toast').getByText('Adicionado aos favoritos!')
  await expect(toast).toBeVisible()
  await page.mouse.up()
  await expect(second).toBeHidden()
})

test('the image of a clicked card is shown until the large one has loaded', async ({ page }) => {
  await page.goto('/produtos')
  const card = page.getByRole('article').first()
  const small = card.locator('picture img')
  await expect.poll(() => small.evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
  await waitForScript(page)
  const source = await small.evaluate((image: HTMLImageElement) => image.currentSrc)

  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/media/product-images/*.avif', async (route) => {
    await held
    await route.continue()
  })
  await card.getByRole('link').click()
  const large = page.locator('#foto-1 img')
  await expect(large).toHaveCSS('background-image', `url("${source}")`)
  expect(await large.evaluate((image: HTMLImageElement) => image.complete)).toBe(false)

  letGo()
  await expect.poll(() => large.evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
  expect(await large.evaluate((image: HTMLImageElement) => image.currentSrc)).not.toBe(source)
})
