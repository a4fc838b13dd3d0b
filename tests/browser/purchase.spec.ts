import type { Page } from '@playwright/test'
import { addToCart, findCandle, newCustomer } from '../support/shopping.ts'
import { expect, test } from './browser-shop.ts'

const toast = (page: Page, words: string) => page.getByLabel('Avisos').getByText(words, { exact: true })
const dialog = (page: Page) => page.getByRole('dialog')

async function payWith(page: Page, number: string) {
  await page.getByLabel('Número do cartão').fill(number)
  await page.getByLabel('Validade').fill('1234')
  await page.getByLabel('Código', { exact: true }).fill('123')
  await page.getByRole('button', { name: /^Pagar R\$/ }).click()
}

async function typeAddress(page: Page) {
  await page.getByRole('textbox', { name: 'CEP' }).fill('05010000')
  await page.getByRole('textbox', { name: 'CEP' }).press('Enter')
  await expect(page.getByRole('combobox', { name: 'Rua' })).toHaveValue('Rua Caiubi')
  await expect(page.getByLabel('Número')).toBeFocused()
  await page.getByLabel('Número').fill('318')
}

test('a guest’s cart becomes an order in the history', async ({ page, context, shop, expectAccessible }) => {
  test.slow()
  await test.step('a guest is told the advantages of an account when they collect items', async () => {
    await page.goto('/produto/lavanda-camomila')
    await page.getByRole('button', { name: 'Adicionar Lavanda & Camomila aos favoritos' }).click()
    await expect(toast(page, 'Adicionado aos favoritos!')).toBeVisible()
    await expect(toast(page, 'Faça login para salvar permanentemente')).toBeVisible()
    await page.getByRole('button', { name: 'Adicionar ao carrinho' }).first().click()
    await expect(page.getByRole('region', { name: 'Produto adicionado ao carrinho!' })).toBeVisible()
    await page.goto('/carrinho')
    await expect(page.getByText('Faca login para ver seus produtos salvos')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Lavanda & Camomila' })).toBeVisible()
    await expectAccessible()
  })

  await test.step('signing in brings it all along, once', async () => {
    const { email, password } = shop.demoAccounts.customer
    await page.getByRole('main').getByRole('link', { name: 'Entrar' }).click()
    const form = page.getByRole('tabpanel', { name: 'Entrar' })
    await form.locator('[name=email]').fill(email)
    await form.locator('[name=password]').fill(password)
    await form.getByRole('button', { name: 'Entrar', exact: true }).click()
    await expect(page).toHaveURL('/carrinho')
    await expect(toast(page, 'Carrinho sincronizado!')).toBeVisible()
    await expect(toast(page, 'Favoritos sincronizados!')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Quantidade de Lavanda & Camomila').last()).toHaveValue('1')
  })

  await test.step('two quick presses end in three, here and in another tab', async () => {
    const other = await context.newPage()
    await other.goto('/produtos')
    const more = page.getByRole('button', { name: 'Aumentar' })
    await more.dblclick()
    await expect(page.getByText('Subtotal, 3 velas')).toBeVisible()
    await expect(other.getByRole('link', { name: /Carrinho.*3/ }).first()).toBeVisible()
    await other.close()
    await page.reload()
    await expect(page.getByText('Subtotal, 3 velas')).toBeVisible()
  })

  await test.step('quotes the freight of a known address automatically, again when the cart changes', async () => {
    const buy = page.getByRole('button', { name: 'Finalizar compra' })
    await expect(page.getByText('Rua Caiubi, 318')).toBeVisible()
    await expect(page.getByText('Frete, Motoboy SP')).toBeVisible()
    await expect(buy).toBeEnabled()
    await page.getByText('Mapa e cálculo do frete').click()
    await expect(page.getByRole('img', { name: /Mapa de faixas de distância/ })).toBeVisible()
    await expect(page.getByText('Base, até 3 km')).toBeVisible()
    await expectAccessible()
    await page.getByRole('button', { name: 'Diminuir' }).click()
    await expect(page.getByText('Subtotal, 2 velas')).toBeVisible()
    await expect(buy).toBeEnabled()
  })

  await test.step('can be requested again, with a confirmed address', async () => {
    const buy = page.getByRole('button', { name: 'Finalizar compra' })
    await page.getByRole('button', { name: 'Recalcular Frete' }).click()
    await expect(page.getByText('Calcule o frete antes de finalizar a compra.')).toBeVisible()
    await expect(buy).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Calcular frete' })).toBeFocused()
    await page.getByRole('button', { name: 'Validar Endereco' }).click()
    await expect(toast(page, 'Endereco confirmado!')).toBeVisible()
    await expect(toast(page, 'Frete calculado!')).toBeVisible()
    await expect(buy).toBeEnabled()
  })

  await test.step('everything is checked once more, and paid', async () => {
    await page.getByRole('button', { name: 'Finalizar compra' }).click()
    await expect(dialog(page).getByText('2 × Lavanda & Camomila')).toBeVisible()
    await expect(dialog(page).getByText('desistir da compra em até 7 dias')).toBeVisible()
    await expectAccessible()
    await page.getByRole('radio', { name: 'Cartão' }).check()
    await page.getByText('CPF na nota?').click()
    await page.getByLabel('CPF').fill('52998224724')
    await payWith(page, '4242424242424242')
    await expect(page.getByText('Confira os 11 dígitos do CPF.')).toBeVisible()
    await expect(page.getByLabel('CPF')).toBeFocused()
    await page.getByLabel('CPF').fill('52998224725')
    await expectAccessible()
    await payWith(page, '4242424242424242')
    await expect(toast(page, 'Pagamento realizado com sucesso!')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: /^Obrigada/ })).toBeFocused()
    await expect(page.getByText('Seu carrinho está vazio')).toBeHidden()
    await expectAccessible()
    await page.getByRole('link', { name: 'Ver meu pedido' }).click()
  })

  await test.step('the order is there, and in the history', async () => {
    await expect(page).toHaveURL(/\/checkout\/success\?session_id=/)
    await expect(page.getByText('Pagamento confirmado')).toBeVisible()
    await expectAccessible()
    await page.getByRole('link', { name: 'Ver meus pedidos' }).click()
    const order = page.getByRole('article').first()
    await expect(order.getByText('Pagamento confirmado')).toBeVisible()
    await expectAccessible()
    await order.getByRole('button', { name: 'Pedir Novamente' }).first().click()
    await expect(toast(page, 'Lavanda & Camomila: 2 adicionadas ao carrinho')).toBeVisible()
    await expect(page).toHaveURL('/carrinho')
  })
})

test('a declined card can be replaced by another, and closing the dialog keeps the order', async ({
  page,
  shop,
  signIn,
}) => {
  const email = 'cartao-recusado@exemplo.com.br'
  await addToCart(await newCustomer(shop, email), await findCandle(shop, 'capim-limao'))
  await signIn({ email })
  await page.goto('/carrinho')
  await expect(page.getByText('Complete seu endereco no perfil para calcular o frete.')).toBeVisible()
  await typeAddress(page)
  await page.getByRole('button', { name: 'Calcular frete' }).click()
  await page.getByRole('button', { name: 'Finalizar compra' }).click()
  await page.getByRole('radio', { name: 'Cartão' }).check()
  await payWith(page, '4000000000000002')
  await expect(toast(page, 'Erro no pagamento')).toBeVisible()
  await expect(dialog(page).getByText('O banco recusou o pagamento.').last()).toBeVisible()

  await page.getByRole('button', { name: 'Voltar ao carrinho' }).click()
  await expect(dialog(page)).toBeHidden()
  await page.getByRole('button', { name: 'Finalizar compra' }).click()
  await page.getByRole('radio', { name: 'Cartão' }).check()
  await payWith(page, '4000002500003155')
  await expect(page.getByRole('heading', { name: 'Confirme a compra' })).toBeVisible()
  await page.getByRole('button', { name: 'Autorizar pagamento' }).click()
  await expect(page.getByText('Pagamento confirmado')).toBeVisible()
  await page.goto('/pedidos')
  await expect(page.getByText('1 pedido', { exact: true })).toBeVisible()
})
