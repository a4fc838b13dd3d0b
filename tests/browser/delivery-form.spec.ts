import type { Page } from '@playwright/test'
import { addToCart, findCandle, newCustomer } from '../support/shopping.ts'
import { expect, test } from './browser-shop.ts'

const toast = (page: Page, words: string) => page.getByLabel('Avisos').getByText(words, { exact: true })

async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page)
  const slowBy = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate })
  await slowBy(6)
  let gate = Promise.withResolvers<void>()
  await page.route(
    '**/api/**/{cep-lookup,place-details,validate-address-components,shipping-quote}',
    async (route) => {
      await gate.promise
      await route.continue()
    },
  )
  return {
    slowBy,
    letGo: () => gate.resolve(),
    hold: () => {
      gate = Promise.withResolvers<void>()
    },
  }
}

test('the delivery form keeps up with fast typing on a slow connection', async ({
  page,
  shop,
  signIn,
  expectAccessible,
}) => {
  test.slow()
  const email = 'conhece-o-formulario@exemplo.com.br'
  await addToCart(await newCustomer(shop, email), await findCandle(shop, 'lavanda-camomila'))
  await signIn({ email })
  await page.goto('/carrinho')
  const cep = page.getByRole('textbox', { name: 'CEP' })
  const street = page.getByRole('combobox', { name: 'Rua' })
  const number = page.getByLabel('Número')
  const calculate = page.getByRole('button', { name: 'Calcular frete' })
  const quotes: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/shipping-quote')) quotes.push(request.url())
  })
  await expect(cep).toBeEnabled()
  const answers = await slowDown(page)

  await test.step('CEP, Enter, number, Enter: one price, and the focus on it', async () => {
    await cep.focus()
    await page.keyboard.type('05010000')
    await page.keyboard.press('Enter')
    await page.keyboard.type('318')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    answers.letGo()
    await expect(page.getByRole('region', { name: /^Motoboy SP/ })).toBeFocused()
    await expect(toast(page, 'Frete calculado!')).toBeVisible()
    await expect(street).toHaveValue('Rua Caiubi')
    await expect(number).toHaveValue('318')
    expect(quotes).toHaveLength(1)
    await answers.slowBy(1)
    await expectAccessible()
    await answers.slowBy(6)
  })

  await test.step('an edit during validation frees the button without a message', async () => {
    await page.getByRole('button', { name: 'Recalcular Frete' }).click()
    await expect(calculate).toBeFocused()
    answers.hold()
    await number.fill('320')
    await calculate.click()
    await page.getByLabel('Complemento').fill('apto 7')
    await expect(calculate).toBeVisible()
    await expect(page.getByLabel('Complemento')).toBeFocused()
    await calculate.click()
    await page.getByRole('button', { name: 'Aumentar' }).click()
    await expect(page.getByText('Subtotal, 2 velas')).toBeVisible()
    answers.letGo()
    await expect(page.getByRole('button', { name: 'Finalizar compra' })).toBeEnabled()
    await expect(page.getByRole('button', { name: 'Aumentar' })).toBeFocused()
    expect(quotes).toHaveLength(2)
  })

  await test.step('a suggestion is followed by its number', async () => {
    answers.hold()
    await street.fill('rua harmo')
    await page
      .getByRole('option', { name: /^Rua Harmonia/ })
      .first()
      .click()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('500')
    answers.letGo()
    await expect(street).toHaveValue('Rua Harmonia')
    await expect(number).toHaveValue('500')
  })

  await test.step('a CEP outside the city is refused when it is known', async () => {
    await cep.fill('06233030')
    await expect(cep).toHaveAttribute('aria-invalid', 'true')
    await expect(cep).toHaveAccessibleDescription(/fora da cidade de São Paulo \(Osasco\)/)
    await expect(number).toHaveValue('')
  })

  await test.step('accepts a pasted CEP, and keeps the caret in the middle', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.evaluate(() => navigator.clipboard.writeText(' 01.310-100 '))
    await cep.focus()
    await page.keyboard.press('ControlOrMeta+v')
    await expect(cep).toHaveValue('01310-100')
    await expect(street).toHaveValue('Avenida Paulista')
    await expect(number).toBeFocused()
    await cep.focus()
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Delete')
    await page.keyboard.type('9')
    await expect(cep).toHaveValue('09310-100')
    expect(await cep.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(2)
  })
})
