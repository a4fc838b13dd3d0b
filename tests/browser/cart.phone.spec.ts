import type { Page } from '@playwright/test'
import { CAIUBI } from '../../lab/visitors/requests.ts'
import { addToCart, findCandle, newCustomer } from '../support/shopping.ts'
import { expect, test, waitForScript } from './browser-shop.ts'

test('the cart fits a phone: suggestions, price and dialog within reach of a thumb', async ({
  page,
  shop,
  signIn,
  expectAccessible,
}) => {
  const email = 'telefone@exemplo.com.br'
  await addToCart(await newCustomer(shop, email), await findCandle(shop, 'baunilha-coco'), 2)
  await signIn({ email })
  await page.goto('/carrinho')

  const buy = page.getByRole('button', { name: 'Finalizar compra' })
  await waitForScript(page)
  await expect(buy).toBeInViewport({ ratio: 1 })
  await expect(buy).toBeDisabled()
  await expect(page.getByText('Digite pelo menos 3 caracteres para ver sugestoes')).toBeVisible()
  await buy.dispatchEvent('click')
  const missing = page.getByRole('textbox', { name: 'CEP' })
  await expect(missing).toBeFocused()
  await expect(missing).toBeInViewport({ ratio: 1 })

  const street = page.getByRole('combobox', { name: 'Rua' })
  await street.fill('rua caiubi')
  await expect(page.getByRole('option').first()).toContainText('Rua Caiubi')
  await street.press('ArrowDown')
  await expect(street).toHaveAttribute('aria-activedescendant', /-0$/)
  await street.press('Enter')
  await expect(page.getByLabel('Bairro')).toHaveValue('Perdizes')
  await page.getByLabel('Número').fill('318')
  await page.getByLabel('Complemento').focus()
  await expect(page.getByRole('region', { name: /^Motoboy SP/ })).toBeVisible()
  await expect(page.getByLabel('Complemento')).toBeFocused()
  await page.reload()
  await expect(page.getByText('Rua Caiubi, 318, Perdizes')).toBeVisible()
  await expect(page.getByText('com frete de')).toBeInViewport({ ratio: 1 })
  await waitForScript(page)
  await expectAccessible()

  await buy.click()
  await page.getByRole('radio', { name: 'Cartão' }).check()
  await expect(page.getByLabel('Número do cartão')).toBeInViewport()
  const pay = page.getByRole('button', { name: /^Pagar R\$/ })
  await expect(pay).toBeInViewport()
  expect((await pay.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await expectAccessible()
  // Error toasts must not cover the dialog's title or close button.
  await page.route('**/api/functions/create-checkout', (route) => route.abort())
  await page.getByLabel('Número do cartão').fill('4242424242424242')
  await page.getByLabel('Validade').fill('12/2034')
  await page.getByLabel('Código', { exact: true }).fill('123')
  await pay.click()
  const toast = page.getByRole('dialog').locator('.toast')
  await expect(toast).toBeVisible()
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 740 })
    const bottom = await toast.evaluate((toast) => toast.getBoundingClientRect().bottom)
    const dialog = await page.getByRole('dialog').boundingBox()
    expect(dialog?.y).toBeGreaterThanOrEqual(bottom)
  }
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()

  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(sideways).toBe(0)
})

/** Elements beyond the screen's edge, and fields that clip their text. */
const misfits = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const top = document.querySelector('dialog:modal') ?? document.querySelector('main') ?? document.body
    const overflows: string[] = []
    for (const element of top.querySelectorAll<HTMLElement>('*')) {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('.sr, .crumbs, svg'))
        continue
      const { left, right, width: own } = element.getBoundingClientRect()
      const name = `${element.parentElement?.className}>${element.tagName}.${element.className} ${element.getAttribute('name') ?? ''}`
      if (own > 1 && (left < -1 || right > width + 1)) overflows.push(`beyond: ${name}`)
      if (element instanceof HTMLInputElement && element.scrollWidth > element.clientWidth + 1)
        overflows.push(`clipped: ${name} ${element.value || element.placeholder}`)
    }
    return overflows
  })

test('the cart, the CEP and the card fit at twice the text size', async ({ page, shop, signIn }) => {
  const email = 'letras@exemplo.com.br'
  await addToCart(await newCustomer(shop, email), await findCandle(shop, 'baunilha-coco'), 2)
  await signIn({ email })
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  await page.goto('/carrinho')
  await waitForScript(page)
  await page.getByRole('textbox', { name: 'CEP' }).fill(CAIUBI.postal_code)
  await expect(page.getByRole('combobox', { name: 'Rua' })).toHaveValue('Rua Caiubi')
  expect(await misfits(page)).toEqual([])
  await page.getByLabel('Número').fill(CAIUBI.number)
  await page.getByLabel('Número').press('Enter')
  await expect(page.getByRole('region', { name: /^Motoboy SP/ })).toBeVisible()
  expect(await misfits(page)).toEqual([])
  await page.getByRole('button', { name: 'Finalizar compra' }).click()
  await page.getByRole('radio', { name: 'Cartão' }).check()
  await page.getByLabel('Número do cartão').fill('4242424242424242')
  await page.getByLabel('Validade').fill('12/2034')
  await page.getByLabel('Código', { exact: true }).fill('123')
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 740 })
    expect(await misfits(page), `${width}`).toEqual([])
  }
  await page.goto('/produto/baunilha-coco')
  expect((await misfits(page)).filter((each) => each.includes('INPUT'))).toEqual([])
})
