import type { Page, Route } from '@playwright/test'
import { addToCart, cartOf, findCandle, newCustomer } from '../support/shopping.ts'
import { expect, test, waitForScript } from './browser-shop.ts'

async function holdScripts(page: Page, which = '**/assets/*.js') {
  const waitingRoutes: Route[] = []
  let isOpen = false
  await page.route(which, async (route) => {
    if (isOpen) await route.continue()
    else waitingRoutes.push(route)
  })
  return {
    async release() {
      isOpen = true
      await Promise.all(waitingRoutes.map((route) => route.continue()))
      await waitForScript(page)
    },
  }
}

test('a guest’s clicks before the script loads are not lost', async ({ page }) => {
  const scripts = await holdScripts(page)
  await page.goto('/produto/lavanda-camomila')
  await page.getByRole('radio', { name: '320 g' }).tap()
  await page.getByRole('button', { name: 'Aumentar' }).tap()
  const add = page.getByRole('button', { name: 'Adicionar ao carrinho' })
  await add.tap()
  await expect(add).toHaveAttribute('aria-busy', 'true')

  await scripts.release()
  await expect(page.getByRole('status').filter({ hasText: 'Produto adicionado ao carrinho!' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/produto/lavanda-camomila')
  await page.goto('/carrinho')
  await expect(page.getByText('320 g')).toBeVisible()
  await expect(page.getByRole('textbox', { name: /Quantidade/ })).toHaveValue('2')
})

test('counts every early tap in the cart, and asks before emptying it', async ({ page, shop, signIn }) => {
  const email = 'toques-cedo@exemplo.com.br'
  const candle = await findCandle(shop, 'baunilha-coco')
  await addToCart(await newCustomer(shop, email), candle)
  await signIn({ email })
  const scripts = await holdScripts(page)
  const cartScript = await holdScripts(page, '**/assets/customer-cart-page-*.js')
  await page.goto('/carrinho')
  const plus = page.getByRole('button', { name: 'Aumentar' })
  for (let presses = 0; presses < 5; presses++) await plus.tap()
  // React is hydrated, but the cart's script is lazy-loaded and still missing.
  await scripts.release()
  for (let presses = 0; presses < 3; presses++) await plus.tap()
  await page.getByRole('button', { name: 'Limpar carrinho' }).tap()
  await cartScript.release()

  await expect(page.getByRole('dialog', { name: 'Limpar carrinho' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('textbox', { name: /Quantidade/ })).toHaveValue('9')
  await expect.poll(() => cartOf(shop, email)).toEqual([expect.objectContaining({ quantity: 9 })])
})

test('keeps text that was typed before the script loads', async ({ page }) => {
  const scripts = await holdScripts(page)
  await page.goto('/auth')
  await page.getByRole('textbox', { name: 'E-mail' }).fill('cedo@exemplo.com.br')
  await scripts.release()
  await page.getByRole('tab', { name: 'Cadastrar' }).tap()
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('cedo@exemplo.com.br')
})

test('a held form still reaches the server without scripts', async ({ page, shop, signIn }) => {
  const email = 'sem-script@exemplo.com.br'
  await newCustomer(shop, email)
  await signIn({ email })
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/produto/canela-laranja')
  await page.getByRole('button', { name: 'Adicionar ao carrinho' }).tap()
  await expect.poll(() => cartOf(shop, email)).toHaveLength(1)
})

test('keeps the page after an early tap without a connection, and sends the form when it is back', async ({
  page,
  context,
  shop,
  signIn,
}) => {
  const email = 'sem-linha@exemplo.com.br'
  await newCustomer(shop, email)
  await signIn({ email })
  const heldRoutes: Route[] = []
  await page.route('**/assets/*.js', (route) => void heldRoutes.push(route))
  await page.goto('/produto/canela-laranja')
  await context.setOffline(true)
  await page.locator('.header__logo').tap()
  await page.getByRole('button', { name: 'Adicionar ao carrinho' }).tap()
  await Promise.all(heldRoutes.map((route) => route.abort().catch(() => undefined)))
  await expect(page.getByRole('heading', { level: 1, name: 'Canela & Laranja' })).toBeVisible()
  await expect(page).toHaveURL(/canela-laranja$/)
  await context.setOffline(false)
  await expect.poll(() => cartOf(shop, email)).toHaveLength(1)
})

test('an empty cart needs no script', async ({ page }) => {
  const scripts = await holdScripts(page)
  await page.goto('/carrinho')
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Carrinho Vazio')
  await scripts.release()
  await expect(title).toHaveText('Carrinho Vazio')
})

test('changes from another tab before the script loads are caught up with', async ({
  page,
  context,
  shop,
  signIn,
}) => {
  const email = 'duas-abas@exemplo.com.br'
  await newCustomer(shop, email)
  await signIn({ email })
  const scripts = await holdScripts(page)
  await page.goto('/produtos')
  const other = await context.newPage()
  await other.goto('/produto/canela-laranja')
  await other.getByRole('button', { name: 'Adicionar ao carrinho' }).tap()
  await expect(other.getByRole('link', { name: 'Carrinho, 1 item' }).first()).toBeVisible()
  await other.close()
  await scripts.release()
  await expect(page.getByRole('link', { name: 'Carrinho, 1 item' }).first()).toBeVisible()
})

test('rows that were ticked before the script arrived are all chosen', async ({ page, signIn }) => {
  await signIn('administrator')
  const scripts = await holdScripts(page)
  await page.goto('/admin/produtos')
  const ticks = page.getByRole('main').getByRole('checkbox', { name: /^Selecionar [A-Z]/ })
  await ticks.nth(0).tap()
  await ticks.nth(1).tap()
  await scripts.release()
  await expect(ticks.nth(0)).toBeChecked()
  await expect(ticks.nth(1)).toBeChecked()
  await expect(page.getByText('2 selecionados')).toBeVisible()
})
