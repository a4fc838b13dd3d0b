import { eq } from 'drizzle-orm'
import { orders } from '#orders/schema/orders.ts'
import { CAIUBI } from '../../lab/visitors/requests.ts'
import { findCandle } from '../support/shopping.ts'
import { expect, test, waitForScript } from './browser-shop.ts'

test('the owner buys from themselves on their phone, reads the e-mail, and nothing is left', async ({
  page,
  shop,
  signIn,
  expectAccessible,
}) => {
  const { email } = shop.demoAccounts.administrator
  const stockBefore = (await findCandle(shop, 'capim-limao')).stock
  await signIn('administrator')

  await test.step('one click opens the shop as a test, and each page shows it', async () => {
    await page.goto('/admin/abrir/teste')
    await expect(page.getByText('não conta nos números, não baixa o estoque')).toBeVisible()
    await expectAccessible()
    await page.getByRole('button', { name: 'Fazer um pedido de teste' }).click()
    await expect(page).toHaveURL(/\/produtos$/)
    await expect(page.getByRole('complementary', { name: 'Pedido de teste' })).toBeVisible()
    await page.goto('/produto/capim-limao')
    await waitForScript(page)
    await page.getByRole('button', { name: 'Adicionar ao carrinho' }).first().click()
    await expect(page.getByRole('link', { name: 'Carrinho, 1 item' })).toBeVisible()
  })

  await test.step('cart, freight, day and shift are those of every customer', async () => {
    await page.goto('/carrinho')
    await page.getByRole('textbox', { name: 'CEP' }).fill(CAIUBI.postal_code)
    await page.getByRole('textbox', { name: 'CEP' }).press('Enter')
    await expect(page.getByRole('combobox', { name: 'Rua' })).toHaveValue('Rua Caiubi')
    await page.getByLabel('Número').fill(CAIUBI.number)
    await page.getByRole('button', { name: 'Calcular frete' }).click()
    await page.getByRole('button', { name: 'Finalizar compra' }).click()
    await page.getByRole('button', { name: 'Continuar para o Pix de teste' }).click()
  })

  await test.step('one click pays it', async () => {
    const pay = page.getByRole('button', { name: 'Pagar com o Pix de teste' })
    await expect(pay).toBeVisible()
    await expect(page.getByRole('img', { name: 'QR code do Pix' })).toBeHidden()
    await expectAccessible()
    await pay.click()
    await expect(page.getByText('Pagamento confirmado').first()).toBeVisible()
    await expect(page.getByText(/Pedido TESTE-/).first()).toBeVisible()
    await expectAccessible()
  })

  await test.step('the customer’s e-mail of a test order goes to the owner’s mailbox', async () => {
    await expect(async () => {
      await page.goto('/dev/mail')
      await expect(page.getByRole('link', { name: /^\[Teste\] .*TESTE-/ })).toBeVisible({ timeout: 500 })
    }).toPass()
  })

  await test.step('is deleted with one click, and no order remains', async () => {
    await page.goto('/admin/abrir/teste')
    await page.getByRole('button', { name: 'Apagar agora' }).click()
    await expect(page.getByText('O pedido de teste foi apagado')).toBeVisible()
    await page.goto('/')
    await page.getByRole('button', { name: 'Sair do teste' }).click()
    await expect(page.getByRole('complementary', { name: 'Pedido de teste' })).toBeHidden()
    expect((await findCandle(shop, 'capim-limao')).stock).toBe(stockBefore)
    expect(await shop.shop.db.select().from(orders).where(eq(orders.customerEmail, email))).toEqual([])
  })
})
