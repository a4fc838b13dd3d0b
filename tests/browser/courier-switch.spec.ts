import type { Page } from '@playwright/test'
import { settingsFreteMotoboy } from '#delivery/freight/schema.ts'
import { CAIUBI } from '../../lab/visitors/requests.ts'
import { addToCart, findCandle, newCustomer } from '../support/shopping.ts'
import { expect, test } from './browser-shop.ts'

const toast = (page: Page, words: string | RegExp) => page.getByLabel('Avisos').getByText(words)

test('switching the courier off or on updates every open cart', async ({ page, shop, signIn }) => {
  test.slow()
  const setCourier = (enabled: boolean) => shop.shop.db.update(settingsFreteMotoboy).set({ enabled })
  const email = 'carrinho-aberto@exemplo.com.br'
  await addToCart(await newCustomer(shop, email), await findCandle(shop, 'lavanda-camomila'))
  await signIn({ email })
  await page.goto('/carrinho')
  const calculate = page.getByRole('button', { name: 'Calcular frete' })
  const buy = page.getByRole('button', { name: 'Finalizar compra' })
  const backToCart = page.getByRole('button', { name: 'Voltar ao carrinho' })
  async function pay() {
    await page.getByLabel('Número do cartão').fill('4242424242424242')
    await page.getByLabel('Validade').fill('1234')
    await page.getByLabel('Código', { exact: true }).fill('123')
    await page.getByRole('button', { name: /^Pagar R\$/ }).click()
  }
  await page.getByRole('textbox', { name: 'CEP' }).fill(CAIUBI.postal_code)
  await page.getByLabel('Número').fill(CAIUBI.number)
  await page.getByLabel('Número').press('Enter')
  await expect(buy).toBeEnabled()
  try {
    await test.step('off, while the price is on the page', async () => {
      await setCourier(false)
      await buy.click()
      await page.getByRole('radio', { name: 'Cartão' }).check()
      await pay()
      await expect(toast(page, /agora ela é combinada com você/)).toBeVisible()
      await expect(page.getByText('Entrega combinada com você', { exact: true })).toBeVisible()
      await expect(calculate).toBeHidden()
      await expect(page.locator('body')).not.toContainText(/motoboy/i)
      await backToCart.click()
      await page.getByLabel('Cidade').fill('Osasco')
      await expect(buy).toBeDisabled()
      await expect(page.getByText('Por enquanto, entregamos só na cidade de São Paulo.')).toBeVisible()
      await page.getByLabel('Cidade').fill(CAIUBI.city)
    })

    await test.step('works on the way to the payment', async () => {
      await setCourier(true)
      await buy.click()
      await pay()
      await expect(toast(page, 'Calcule o frete antes de finalizar a compra.')).toBeVisible()
      await expect(page.getByRole('region', { name: /^Motoboy SP/ })).toBeVisible()
      await backToCart.click()
    })

    await test.step('off, before the price was asked again', async () => {
      await page.getByText('Mapa e cálculo do frete').click()
      await page.getByRole('button', { name: 'Recalcular Frete' }).click()
      await setCourier(false)
      await calculate.click()
      await expect(page.getByText('Entrega combinada com você', { exact: true })).toBeVisible()
      await buy.click()
      await pay()
      await expect(toast(page, 'Pagamento realizado com sucesso!')).toBeVisible()
    })
  } finally {
    await setCourier(true)
  }
})

test('the owner is asked before the courier is switched off, and on again', async ({ page, signIn }) => {
  await signIn('administrator')
  await page.goto('/admin/frete-motoboy')
  const courier = page.getByRole('switch', { name: /Frete por motoboy/ })
  await courier.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click()
  await expect(courier).toBeChecked()
  await courier.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Desligar' }).click()
  await expect(courier).not.toBeChecked()
  await courier.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ligar' }).click()
  await expect(courier).toBeChecked()
})
