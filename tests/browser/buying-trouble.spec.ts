import type { Page } from '@playwright/test'
import { outcomeUnknown } from '#platform/copy/failures.ts'
import { CAIUBI } from '../../lab/visitors/requests.ts'
import { addToCart, findCandle, newCustomer } from '../support/shopping.ts'
import { closeToasts, expect, test, waitForResending } from './browser-shop.ts'

const toast = (page: Page, words: string) => page.getByLabel('Avisos').getByText(words, { exact: true })

/** Closes each toast, because only three are shown at once. */
async function expectToast(page: Page, ...words: string[]) {
  for (const sentence of words) await expect(toast(page, sentence).first()).toBeVisible()
  await closeToasts(page)
}

/** A form whose answer does not arrive is sent again for a while before its failure is shown. */
async function expectUnanswered(page: Page, words: string) {
  await waitForResending(page)
  await expectToast(page, words)
}

const breakLine = (page: Page, address: string) =>
  page.route(address, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))

test('a refused change is undone with a message', async ({ page, shop, signIn }) => {
  const email = 'linha-ruim@exemplo.com.br'
  await addToCart(await newCustomer(shop, email), await findCandle(shop, 'lavanda-camomila'), 2)
  await signIn({ email })
  await page.goto('/carrinho')
  await page.clock.install()
  const quantity = page.getByLabel('Quantidade de Lavanda & Camomila').last()
  const heart = page.getByRole('button', { name: /aos favoritos|dos favoritos/ }).first()
  await heart.click()
  await expectToast(page, 'Adicionado aos favoritos!', 'Produto salvo na sua lista de desejos')

  await breakLine(page, '**/carrinho.data*')
  await breakLine(page, '**/favoritos.data*')
  await page.getByRole('button', { name: 'Aumentar' }).click()
  await expectUnanswered(page, 'Erro ao atualizar quantidade')
  await expect(quantity).toHaveValue('2')
  await page.getByRole('button', { name: 'Remover Lavanda & Camomila' }).click()
  await expectUnanswered(page, 'Erro ao remover produto')
  await expect(quantity).toHaveValue('2')
  await page.getByRole('button', { name: 'Limpar carrinho' }).click()
  await page.getByRole('button', { name: 'Limpar', exact: true }).click()
  await expectUnanswered(page, 'Erro ao limpar carrinho')
  await page
    .getByRole('button', { name: /ao carrinho$/ })
    .first()
    .click()
  await expectUnanswered(page, 'Erro ao adicionar ao carrinho')
  await heart.click()
  await expectUnanswered(page, `Não foi possível remover dos favoritos. ${outcomeUnknown.text}`)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})

test('every refusal of an address or a price has its sentence', async ({ page, shop, signIn }) => {
  test.slow()
  const email = 'endereco-ruim@exemplo.com.br'
  await addToCart(await newCustomer(shop, email), await findCandle(shop, 'lavanda-camomila'))
  await signIn({ email })
  await page.goto('/carrinho')
  const cep = page.getByRole('textbox', { name: 'CEP' })
  const validate = page.getByRole('button', { name: 'Validar Endereco' })
  const calculate = page.getByRole('button', { name: 'Calcular frete' })

  await cep.fill('0501')
  await cep.press('Enter')
  await expect(page.getByText('CEP deve ter 8 digitos')).toBeVisible()
  await cep.fill('05999999')
  await cep.press('Enter')
  await expect(page.getByText('CEP nao encontrado')).toBeVisible()
  await validate.click()
  await expectToast(page, 'Preencha todos os campos obrigatorios corretamente')
  await calculate.click()
  await expectToast(page, 'Endereco invalido', 'Complete e valide seu endereco antes de calcular o frete')

  await page.getByRole('combobox', { name: 'Rua' }).fill('Xqzw Ywvk')
  await page.getByLabel('Número').fill('1')
  await page.getByLabel('Cidade').fill('São Paulo')
  await page.getByLabel('Estado').fill('sp')
  const unknown = { valid: false, error: 'Nao foi possivel validar este endereco' }
  await page.route(
    '**/api/functions/validate-address-components',
    (route) => route.fulfill({ json: unknown }),
    {
      times: 1,
    },
  )
  await validate.click()
  await expectToast(
    page,
    'Endereco nao encontrado',
    'Verifique se digitou corretamente o CEP, nome da rua e cidade.',
  )
  await expect(page.getByText('Nao foi possivel validar este endereco')).toBeVisible()

  const brokenFunctions = '**/api/functions/{cep-lookup,validate-address-components,shipping-quote}'
  await breakLine(page, brokenFunctions)
  await cep.fill(CAIUBI.postal_code)
  await cep.press('Enter')
  await expect(page.getByText('Erro ao buscar CEP')).toBeVisible()
  await page.getByLabel('Número').fill(CAIUBI.number)
  await validate.click()
  await expectToast(page, 'Erro ao validar endereco')
  await page.unroute(brokenFunctions)
  await breakLine(page, '**/api/functions/{shipping-quote,calculate-frete-motoboy-sp}')
  await cep.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Rua' })).toHaveValue('Rua Caiubi')
  // Leaving the field requests the price automatically; the error is shown in the price's place.
  await expect(page.getByText('Nao foi possivel calcular o frete')).toBeVisible()
  await calculate.click()
  await expectToast(page, 'Erro no calculo', 'Nao foi possivel calcular o frete')
})

test('every refusal on the way to the payment has its sentence', async ({ page, shop, signIn }) => {
  const email = 'pagamento-ruim@exemplo.com.br'
  await addToCart(await newCustomer(shop, email), await findCandle(shop, 'lavanda-camomila'))
  await signIn({ email })
  await page.goto('/carrinho')
  await page.getByRole('textbox', { name: 'CEP' }).fill(CAIUBI.postal_code)
  await page.getByRole('textbox', { name: 'CEP' }).press('Enter')
  await page.getByLabel('Número').fill(CAIUBI.number)
  await page.getByLabel('Número').press('Enter')
  await page.getByRole('button', { name: 'Finalizar compra' }).click()
  await page.getByRole('radio', { name: 'Cartão' }).check()
  const pay = page.getByRole('button', { name: /^Pagar R\$/ })
  async function typeCard() {
    await page.getByLabel('Número do cartão').fill('4242424242424242')
    await page.getByLabel('Validade').fill('1234')
    await page.getByLabel('Código', { exact: true }).fill('123')
  }
  await typeCard()
  const answers: [status: number, body: object, ...sentences: string[]][] = [
    [200, {}, 'Erro no checkout', 'Client secret nao recebido'],
    [503, {}, 'Erro no checkout', 'Erro ao processar pagamento. Tente novamente.'],
    [401, {}, 'Login necessario', 'Voce precisa estar logado para finalizar a compra.'],
  ]
  for (const [status, body, ...sentences] of answers) {
    await page.route('**/api/functions/create-checkout', (route) => route.fulfill({ status, json: body }), {
      times: 1,
    })
    await pay.click()
    // An expired session offers a sign-in first. Declining shows the actual error.
    if (status === 401) await page.getByRole('button', { name: 'Agora não' }).click()
    await expectToast(page, ...sentences)
  }
  await page.route('**/api/test-card', (route) => route.fulfill({ status: 400, json: {} }), {
    times: 1,
  })
  await pay.click()
  await expectToast(page, 'Erro no pagamento', 'Ocorreu um erro inesperado. Tente novamente.')
  await page.getByRole('button', { name: 'Voltar ao carrinho' }).click()

  await page.route('**/api/functions/create-checkout', (route) =>
    route.fulfill({ status: 409, json: { code: 'cart-empty', error: 'Carrinho vazio' } }),
  )
  await page.getByRole('button', { name: 'Finalizar compra' }).click()
  await typeCard()
  await pay.click()
  await expectToast(page, 'Carrinho vazio')
  await expect(page.getByRole('dialog')).toBeHidden()
})
