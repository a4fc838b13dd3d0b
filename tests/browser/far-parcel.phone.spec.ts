import { eq } from 'drizzle-orm'
import { orders } from '#orders/schema/orders.ts'
import { shopSettings } from '#platform/database/schema/settings.ts'
import { addToCart, findCandle, newCustomer } from '../support/shopping.ts'
import { expect, test, waitForScript } from './browser-shop.ts'

test('38 km away, a customer takes the cheaper parcel in place of the motoboy', async ({
  page,
  shop,
  signIn,
  expectAccessible,
}) => {
  const email = 'longe@exemplo.com.br'
  const { db, settings } = shop.shop
  await db.insert(shopSettings).values({ section: 'brazil', values: { offered: 'yes' } })
  await expect.poll(() => settings.current().values.brazil.offered).toBe('yes')
  try {
    await test.step('the candle’s page names both prices', async () => {
      await page.goto('/produto/canela-laranja')
      await waitForScript(page)
      await page.getByRole('textbox', { name: 'CEP' }).fill('08490-000')
      await expect(page.getByText(/de frete estimado, por motoboy/)).toBeVisible()
      await expect(page.getByText(/de frete estimado, por PAC, entre/)).toBeVisible()
    })

    await test.step('the cart offers both, the motoboy first', async () => {
      await addToCart(await newCustomer(shop, email), await findCandle(shop, 'canela-laranja'))
      await signIn({ email })
      await page.goto('/carrinho')
      await waitForScript(page)
      await expect(page.getByLabel('Bairro')).toHaveValue(/Jardim São Paulo/)
      await page.getByLabel('Número').fill('10')
      await page.getByRole('button', { name: 'Calcular frete' }).click()
      const ways = page.getByRole('group', { name: 'Quem leva até você' })
      await expect(ways.getByRole('radio', { name: /^Motoboy SP R\$/ })).toBeChecked()
      await expect(page.getByRole('radio', { name: /Manhã/ }).first()).toBeAttached()
      await expectAccessible()
    })

    await test.step('the arrow keys choose the parcel, which has no shift', async () => {
      await page.getByRole('radio', { name: /^Motoboy SP/ }).focus()
      await page.keyboard.press('ArrowDown')
      await expect(page.getByRole('radio', { name: /^PAC/ })).toBeChecked()
      await expect(page.getByRole('radio', { name: /^PAC/ })).toBeFocused()
      await expect(page.getByText('Frete, Correios, PAC')).toBeVisible()
      await expect(page.getByRole('radio', { name: /Manhã/ })).toHaveCount(0)
      await expectAccessible()
      await page.reload()
      await expect(page.getByRole('radio', { name: /^PAC/ })).toBeChecked()
    })

    await test.step('the motoboy can be chosen again', async () => {
      await waitForScript(page)
      await page.getByRole('radio', { name: /^Motoboy SP/ }).check()
      await expect(page.getByText('Frete, Motoboy SP')).toBeVisible()
      await expect(page.getByRole('radio', { name: /Manhã/ }).first()).toBeAttached()
      await page.getByRole('radio', { name: /^PAC/ }).check()
    })

    await test.step('the parcel’s price is paid', async () => {
      const shownText = await page.getByRole('radio', { name: /^PAC/ }).locator('xpath=..').textContent()
      await page.getByRole('button', { name: 'Finalizar compra' }).click()
      await page.getByRole('textbox', { name: 'CPF' }).fill('529.982.247-25')
      await page.getByRole('radio', { name: 'Cartão' }).check()
      await page.getByLabel('Número do cartão').fill('4242424242424242')
      await page.getByLabel('Validade').fill('1234')
      await page.getByLabel('Código', { exact: true }).fill('123')
      await page.getByRole('button', { name: /^Pagar R\$/ }).click()
      await expect(page.getByText('Pagamento realizado com sucesso!').first()).toBeVisible()
      const [order] = await db.select().from(orders).where(eq(orders.customerEmail, email))
      expect(order).toMatchObject({ deliveryWay: 'carrier', shippingService: 'PAC', promisedShift: null })
      expect(shownText).toContain((Number(order?.shippingAmount) / 100).toFixed(2).replace('.', ','))
    })
  } finally {
    await db.delete(shopSettings).where(eq(shopSettings.section, 'brazil'))
  }
})
