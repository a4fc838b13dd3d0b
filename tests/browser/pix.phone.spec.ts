import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { orders } from '#orders/schema/orders.ts'
import { paymentSettings } from '#orders/schema/payments.ts'
import { orderColumns } from '#orders/use-cases/order-rows.ts'
import { CAIUBI } from '../../lab/visitors/requests.ts'
import type { RunningShop } from '../support/running-shop.ts'
import { addToCart, findCandle, newCustomer } from '../support/shopping.ts'
import { expect, test, waitForScript } from './browser-shop.ts'

async function payAtBank({ shop }: RunningShop, email: string) {
  const [order] = await shop.db.select(orderColumns).from(orders).where(eq(orders.customerEmail, email))
  expect(await shop.payments.testPix?.simulatePix(order?.paymentReference ?? '')).toMatchObject({ ok: true })
}

const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)

test('buys with Pix on a phone', async ({ page, context, shop, signIn, expectAccessible }) => {
  const email = 'pix-no-celular@exemplo.com.br'
  await shop.shop.db.insert(paymentSettings).values({ pixDiscountPercent: 5 }).onConflictDoNothing()
  await addToCart(await newCustomer(shop, email), await findCandle(shop, 'capim-limao'))
  await signIn({ email })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const code = page.getByRole('textbox', { name: 'Pix copia e cola' })
  const copy = page.getByRole('button', { name: 'Copiar código Pix' })

  await test.step('both prices stand before the choice, and Pix comes first', async () => {
    await page.goto('/carrinho')
    await page.getByRole('textbox', { name: 'CEP' }).fill(CAIUBI.postal_code)
    await page.getByRole('textbox', { name: 'CEP' }).press('Enter')
    await expect(page.getByRole('combobox', { name: 'Rua' })).toHaveValue('Rua Caiubi')
    await page.getByLabel('Número').fill(CAIUBI.number)
    await page.getByRole('button', { name: 'Calcular frete' }).click()
    await expect(page.getByText('5% de desconto nas velas, no Pix')).toBeVisible()
    await page.getByRole('button', { name: 'Finalizar compra' }).click()
    await expect(page.getByRole('radio').first()).toBeChecked()
    await expect(page.getByRole('radio', { name: /^Pix.*−5%/ })).toBeChecked()
    await expectAccessible()
    await page.getByRole('button', { name: /^Pagar R\$.* com Pix$/ }).click()
  })

  await test.step('the code comes before the image, and is copied', async () => {
    await expect(copy).toBeFocused()
    const image = page.getByRole('img', { name: 'QR code do Pix' })
    const [codeBox, imageBox] = [await code.boundingBox(), await image.boundingBox()]
    expect(codeBox?.y).toBeLessThan(imageBox?.y ?? 0)
    await copy.click()
    await expect(page.getByText('Código copiado')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await code.inputValue())
    await expectAccessible()
  })

  await test.step('a browser that refuses to copy leaves the code selected', async () => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
      document.execCommand = () => false
    })
    await page.getByRole('button', { name: 'Copiar de novo' }).click()
    await expect(page.getByText('O navegador não deixou copiar')).toBeVisible()
    expect(await page.evaluate(() => window.getSelection()?.toString())).toBe(await code.inputValue())
  })

  await test.step('a cut connection shows a message, and reloading the page shows the same code', async () => {
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Já paguei' }).click()
    await expect(page.getByText('Sem conexão agora.')).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Já paguei' }).click()
    await expect(page.getByText('Ainda não apareceu')).toBeVisible()
    const same = await code.inputValue()
    await page.reload()
    await expect(page).toHaveURL(/\/pedidos\/LC-[\w-]+\/pagar$/)
    await expect(code).toHaveValue(same)
    await waitForScript(page)
  })

  await test.step('thanks the customer who paid while the phone was locked', async () => {
    await setHidden(page, true)
    await payAtBank(shop, email)
    await setHidden(page, false)
    await expect(page).toHaveURL(/\/checkout\/success\?session_id=/)
    await expect(page.getByText('Desconto no Pix')).toBeVisible()
  })
})

test('a code that expires is no longer offered, whatever the phone takes for the time', async ({
  page,
  shop,
  signIn,
}) => {
  const before = shop.shop.clock.now()
  const email = 'pix-expirado@exemplo.com.br'
  const customer = await newCustomer(shop, email)
  const candle = await findCandle(shop, 'capim-limao')
  await addToCart(customer, candle)
  await signIn({ email })
  const { body } = await customer.call('create-checkout', {
    cartItems: [{ product_id: candle.id, variant_id: candle.variantId, quantity: 1 }],
    customerInfo: { name: 'Ana Prado', email },
    delivery_way: 'pickup',
    payment_method: 'pix',
  })
  const pay = `/pedidos/${body.order_number}/pagar`
  await page.clock.install({ time: new Date('2031-05-01T03:00:00Z') })
  await page.goto('/pedidos')
  await waitForScript(page)
  await expect(page.getByRole('link', { name: 'Pagar com Pix' })).toBeVisible()
  await page.clock.fastForward('30:01')
  await expect(page.getByText('O código Pix expirou')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Pagar com Pix' })).toBeHidden()

  await page.goto(pay)
  await waitForScript(page)
  await expect(page.getByRole('button', { name: 'Copiar código Pix' })).toBeVisible()
  shop.setNow(new Date(before.getTime() + 30 * 60_000))
  await page.clock.fastForward('30:01')
  await expect(page.getByRole('heading', { name: 'O código Pix expirou' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pedir Novamente' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copiar código Pix' })).toBeHidden()
  await expect(page).toHaveURL(pay)
  shop.setNow(before)
})
