import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { and, eq } from 'drizzle-orm'
import { orderItems, orders } from '#orders/schema/orders.ts'
import { orderColumns } from '#orders/use-cases/order-rows.ts'
import { formatBrl } from '#platform/domain/money.ts'
import type { RunningShop } from '../support/running-shop.ts'
import { addToCart, findCandle, newCustomer, setProduct } from '../support/shopping.ts'
import { expect, test, waitForScript } from './browser-shop.ts'

async function byPixOf({ shop }: RunningShop, email: string) {
  const isIt = and(eq(orders.customerEmail, email), eq(orderColumns.paymentMethod, 'pix'))
  const [order] = await shop.db.select(orderColumns).from(orders).where(isIt)
  if (!order) throw new Error(`${email} pays nothing by Pix`)
  return order
}

async function refund(shop: RunningShop, orderId: string, fields: Record<string, string>) {
  const owner = await shop.administrator()
  const reason = { reason: 'Chegou trincada', seenRefunded: '0', requestKey: randomUUID() }
  const refundForm = { intent: 'refund', ...reason, ...fields }
  expect((await owner.post(`/admin/pedidos/${orderId}.data`, refundForm)).status).toBe(200)
}

async function openPayment(page: Page) {
  await page.goto('/carrinho')
  await waitForScript(page)
  await page.getByRole('radio', { name: /^Retirar no ateliê/ }).check()
  await page.getByRole('button', { name: 'Finalizar compra' }).tap()
}

async function payByPix(page: Page, shop: RunningShop, email: string) {
  await page.getByRole('button', { name: /^Pagar R\$.* com Pix$/ }).tap()
  await expect(page.getByRole('textbox', { name: 'Pix copia e cola' })).toBeVisible()
  const reference = (await byPixOf(shop, email)).paymentReference ?? ''
  await shop.shop.payments.testPix?.simulatePix(reference)
  await expect.poll(async () => (await byPixOf(shop, email)).paymentStatus).toBe('paid')
  // The page redirects to the order automatically; another navigation would cancel that.
  await expect(page.getByText('Pagamento confirmado')).toBeVisible()
  return byPixOf(shop, email)
}

test('a trio is chosen and bought, and one of its candles given back at its share', async ({
  page,
  shop,
  signIn,
}) => {
  const email = 'trio-no-celular@exemplo.com.br'
  await newCustomer(shop, email)
  await signIn({ email })
  await page.goto('/produto/trio-de-descoberta')
  await waitForScript(page)
  for (const scent of ['Baunilha & Coco', 'Canela & Laranja', 'Cedro & Vetiver'])
    await page.getByRole('checkbox', { name: new RegExp(`^${scent}`) }).check()
  await expect(page.getByText('3 de 3 escolhidas.')).toBeVisible()
  const answer = page.waitForResponse(/carrinho\.data/)
  await page.getByRole('button', { name: 'Adicionar ao carrinho' }).tap()
  await answer

  await openPayment(page)
  const order = await payByPix(page, shop, email)
  const items = await shop.shop.db
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderId, order.id))
    .orderBy(orderItems.position)
  const [one] = items
  await refund(shop, order.id, {
    how: 'lines',
    itemId: one?.id ?? '',
    quantity: '1',
    extra: '',
    restock: 'yes',
  })
  const { refundedAmount } = await byPixOf(shop, email)
  expect(refundedAmount).toBeGreaterThan(0)
  expect(refundedAmount).toBeLessThanOrEqual(one?.totalPrice ?? 0)
  await page.goto(`/pedidos/${order.orderNumber}`)
  await waitForScript(page)
  await page
    .getByText(/^3 velas/)
    .first()
    .tap()
  await expect(page.getByRole('main')).toContainText('Trio de Descoberta')
  await expect(page.getByRole('main')).toContainText(formatBrl(refundedAmount))
})

test('a vale is bought and opened, spent in two orders, and one of them given back', async ({
  page,
  shop,
  signIn,
  expectAccessible,
}) => {
  test.slow()
  const candle = await findCandle(shop, 'lavanda-camomila')
  await setProduct(shop, candle.id, { stockQuantity: 50 })
  await page.goto('/vale-presente')
  await waitForScript(page)
  await page.getByRole('textbox', { name: /^De/ }).fill('Helena')
  await page.getByRole('textbox', { name: 'Seu e-mail' }).fill('helena-vale@exemplo.com.br')
  await page.getByRole('textbox', { name: /^Para/ }).fill('Mãe')
  await page.getByRole('textbox', { name: 'Mensagem' }).fill('Quem escolhe é você.')
  await page.getByRole('textbox', { name: 'E-mail de quem recebe' }).fill('mae-vale@exemplo.com.br')
  await expectAccessible()
  await page.getByRole('button', { name: 'Comprar o vale' }).tap()
  await page.getByRole('button', { name: 'Simular pagamento' }).tap()
  await expect(page.getByRole('heading', { name: 'O vale está pronto' })).toBeVisible()
  const card = await page.locator('.voucher-card__code').innerText()
  const [code = ''] = /([A-Z2-9]{4}-){3}[A-Z2-9]{4}/.exec(card) ?? []

  await page.goto(`/vale#${code}`)
  await expect(page.getByRole('heading', { name: 'Mãe, este presente é seu' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(formatBrl(15000))
  const strip = page.getByRole('complementary', { name: 'Seu vale-presente' })
  await page.getByRole('link', { name: 'Escolher as velas' }).tap()
  await expect(strip).toContainText(formatBrl(15000))

  const email = 'mae-vale@exemplo.com.br'
  const customer = await newCustomer(shop, email)
  await signIn({ email })
  await addToCart(customer, candle)
  await openPayment(page)
  await expect(page.getByRole('heading', { name: 'Nada a pagar' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Finalizar com o vale' }).tap()
  await expect(page).toHaveURL(/pago=/)
  const balance = 15000 - candle.price
  await expect(strip).toContainText(formatBrl(balance))

  await addToCart(customer, candle)
  await openPayment(page)
  const second = await payByPix(page, shop, email)
  expect(second.voucherAmount).toBe(balance)
  await page.goto('/produtos')
  await expect(strip).toBeHidden()

  await refund(shop, second.id, { how: 'all' })
  await page.goto(`/vale#${code}`)
  await expect(page.getByRole('main')).toContainText(formatBrl(balance))
})
