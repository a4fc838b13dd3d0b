import type { Page } from '@playwright/test'
import { CAIUBI, CAIUBI_LINES } from '../../lab/visitors/requests.ts'
import type { RunningShop } from '../support/running-shop.ts'
import { addToCart, findCandle, newCustomer } from '../support/shopping.ts'
import { expect, test, waitForScript } from './browser-shop.ts'

const PAY = '**/api/test-card'
const STATUS = '**/api/functions/get-payment-status'

async function openCheckout(shop: RunningShop, email: string) {
  const visitor = await newCustomer(shop, email)
  const candle = await findCandle(shop, 'capim-limao')
  await addToCart(visitor, candle)
  const { body } = await visitor.call('calculate-frete-motoboy-sp', {
    destinationAddress: 'Rua Caiubi, 318, São Paulo',
    address: CAIUBI,
    mode: 'TABELA',
    isExpress: false,
  })
  const started = await visitor.call('create-checkout', {
    cartItems: [{ product_id: candle.id, variant_id: candle.variantId, quantity: 1 }],
    customerInfo: { name: 'Ana Prado', email, phone: '', address: CAIUBI_LINES },
    shippingInfo: { price: body.price, provider: 'Motoboy SP', service: 'TABELA', breakdown: {} },
  })
  return `/pedidos/${started.body.order_number}/pagar`
}

async function typeCard(page: Page, number: string) {
  await page.getByLabel('Número do cartão').fill(number)
  await page.getByLabel('Validade').fill('12/2034')
  await page.getByLabel('Código', { exact: true }).fill('123')
}

const pay = (page: Page) => page.getByRole('button', { name: /^Pagar R\$/ })

/** A refused Back triggers a forward navigation, so this waits for both. */
const pressBackAndStay = (page: Page) =>
  page.evaluate(async () => {
    const nextMove = () =>
      new Promise((resolve) =>
        window.navigation?.addEventListener('currententrychange', resolve, { once: true }),
      )
    const left = nextMove()
    window.history.back()
    await left
    await nextMove()
  })

/** Runs in the page: goes back at the moment when this function's answer arrives. */
function goBackBeforeAnswer(name: string) {
  const { fetch } = window
  window.fetch = async (...args) => {
    const answer = await fetch(...args)
    if (String(args[0]).endsWith(name)) window.history.back()
    return answer
  }
}

const loseAnswer = (page: Page) =>
  page.route(
    PAY,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )

test('the payment dialog keeps the card, and remains open while the customer is paying', async ({
  page,
  shop,
  signIn,
}) => {
  test.slow()
  const email = 'dialogo@exemplo.com.br'
  const otherTab = await newCustomer(shop, email)
  await addToCart(otherTab, await findCandle(shop, 'capim-limao'))
  await signIn({ email })
  await page.goto('/favoritos')
  // Before hydration the link would load a new document and show the browser's own confirmation.
  await waitForScript(page)
  await page.getByRole('link', { name: /^Carrinho/ }).click()
  await page.getByRole('textbox', { name: 'CEP' }).fill(CAIUBI.postal_code)
  await page.getByRole('textbox', { name: 'CEP' }).press('Enter')
  await expect(page.getByRole('combobox', { name: 'Rua' })).toHaveValue('Rua Caiubi')
  await page.getByLabel('Número').fill(CAIUBI.number)
  await page.getByRole('button', { name: 'Calcular frete' }).click()
  await page.getByRole('button', { name: 'Finalizar compra' }).click()
  await page.getByRole('radio', { name: 'Cartão' }).check()
  const number = page.getByLabel('Número do cartão')

  await test.step('marking the number past the edge does not close it', async () => {
    await typeCard(page, '4000000000000002')
    const box = await number.boundingBox()
    if (!box) throw new Error('the field is not shown')
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(5, 5)
    await page.mouse.up()
    await expect(number).toHaveValue('4000 0000 0000 0002')
  })

  await test.step('nothing covers the field at 400 % zoom', async () => {
    const size = page.viewportSize()
    await page.setViewportSize({ width: 320, height: 200 })
    const code = page.getByLabel('Código', { exact: true })
    await code.focus()
    const isOnTop = (input: Element) => {
      const { x, y, width, height } = input.getBoundingClientRect()
      return document.elementFromPoint(x + width / 2, y + height / 2) === input
    }
    expect(await code.evaluate(isOnTop)).toBe(true)
    if (size) await page.setViewportSize(size)
  })

  await test.step('shows a cart that another tab changed, and pays it with another click', async () => {
    const before = await pay(page).textContent()
    await addToCart(otherTab, await findCandle(shop, 'lavanda-camomila'))
    await pay(page).click()
    const note = page.getByRole('alert').filter({ hasText: 'A sua compra mudou' })
    await expect(note).toContainText('Entrou 1 × Lavanda & Camomila')
    await expect(note).toContainText('O total passou de')
    await expect(number).toHaveValue('4000 0000 0000 0002')
    await expect(pay(page)).not.toHaveText(before ?? '')
  })

  await test.step('Back only closes it', async () => {
    await page.goBack()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).toHaveURL('/carrinho')
    await page.getByRole('button', { name: 'Finalizar compra' }).click()
    await typeCard(page, '4000000000000002')
  })

  await test.step('while it is being paid nothing closes it, and a refusal takes the focus', async () => {
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(PAY, async (route) => {
      await held
      await route.fallback()
    })
    await pay(page).click()
    await expect(page.getByRole('button', { name: 'Pagando...' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    await pressBackAndStay(page)
    answer()
    await expect(page.getByRole('dialog').locator(':focus')).toContainText('O banco recusou o pagamento.')
    await expect(number).toHaveValue('4000 0000 0000 0002')
    await expect(page).toHaveURL('/carrinho')
    await page.unroute(PAY)
  })

  await test.step('going back during the answer offers no paid cart', async () => {
    await page.evaluate(goBackBeforeAnswer, 'get-payment-status')
    await typeCard(page, '4242424242424242')
    await pay(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Obrigada')
    await expect(page.getByRole('button', { name: 'Finalizar compra' })).toHaveCount(0)
  })
})

test('finds the result of a payment whose answer was lost, also after reloading', async ({
  page,
  shop,
  signIn,
  expectAccessible,
}) => {
  test.slow()
  await test.step('the customer waits', async () => {
    const email = 'resposta-perdida@exemplo.com.br'
    const address = await openCheckout(shop, email)
    await signIn({ email })
    await page.goto(address)
    await expectAccessible()
    await typeCard(page, '4242424242424242')
    await loseAnswer(page)
    await pay(page).click()
    await expect(page.getByText('Estamos conferindo o seu pagamento')).toBeVisible()
    await expect(page.getByText('Erro no pagamento')).toBeHidden()
    await expect(page).toHaveURL(/\/checkout\/success\?session_id=/)
    await expect(page.getByText('Pagamento confirmado')).toBeVisible()
  })

  await test.step('the customer loads the page again', async () => {
    const email = 'recarregou@exemplo.com.br'
    const address = await openCheckout(shop, email)
    await signIn({ email })
    await page.goto(address)
    await typeCard(page, '4242424242424242')
    await loseAnswer(page)
    await page.route(STATUS, (route) => route.abort())
    await pay(page).click()
    await expect(page.getByText('Estamos conferindo o seu pagamento')).toBeVisible()
    await page.reload()
    await expect(page).toHaveURL(/\/checkout\/success\?session_id=/)
    await expect(page.getByText('Pagamento confirmado')).toBeVisible()
  })
})
