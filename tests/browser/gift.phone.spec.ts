import { addToCart, findCandle, newCustomer } from '../support/shopping.ts'
import { expect, test, waitForScript } from './browser-shop.ts'

test('a present keeps what was typed over a lost connection and a reload, and is paid for as it was guarded', async ({
  page,
  shop,
  signIn,
  expectAccessible,
}) => {
  const email = 'presenteia@exemplo.com.br'
  await addToCart(await newCustomer(shop, email), await findCandle(shop, 'baunilha-coco'))
  await signIn({ email })
  await page.goto('/carrinho')
  await waitForScript(page)
  await page.getByText('É presente', { exact: true }).click()
  const card = page.getByLabel('O que vai no cartão?')
  await card.fill('Bia, com amor. Helena')
  await expect(page.getByText('21 de 240')).toBeVisible()
  await page.getByLabel(/^Caixa rígida/).check()
  await page.getByLabel(/^Entregar a outra pessoa/).check()
  await page.getByLabel('Nome de quem recebe').fill('Bia Souza')
  await page.getByLabel('Telefone com DDD').fill('11 98888-7777')

  await page.route('**/carrinho.data*', (route) => route.fulfill({ status: 500 }), { times: 1 })
  const save = page.getByRole('button', { name: 'Salvar presente' })
  await save.click()
  await expect(page.getByText('Erro ao salvar o presente').first()).toBeVisible()
  await expect(save).toBeEnabled()
  await page.reload()
  await expect(card).toHaveValue('Bia, com amor. Helena')
  await expect(page.getByText('Salve o presente antes de finalizar a compra.')).toBeVisible()
  await expectAccessible()

  await waitForScript(page)
  await save.click()
  await expect(page.getByText('Presente salvo.')).toBeVisible()
  const sums = page.getByRole('complementary', { name: 'Resumo do pedido' })
  await expect(sums).toContainText('Caixa rígida com fita')
  await expect(page.getByText('Para onde vai o presente de Bia Souza?')).toBeVisible()
  await expect(page.getByLabel('Rua')).toHaveValue('')
})
