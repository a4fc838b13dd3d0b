import { eq, getTableColumns } from 'drizzle-orm'
import { orderItems, orders } from '#database/schema/orders.ts'
import { pours } from '#database/schema/pours.ts'
import { expect, test, waitForScript } from '../support/browser-shop.ts'
import type { RunningShop } from '../support/running-shop.ts'
import { newCustomer } from '../support/shopping.ts'

async function orderOf({ shop }: RunningShop, email: string) {
  const [order] = await shop.db
    .select({ ...getTableColumns(orders), readyOn: pours.readyOn })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .innerJoin(pours, eq(pours.id, orderItems.pourId))
    .where(eq(orders.customerEmail, email))
  if (!order) throw new Error(`${email} has no order`)
  return order
}

test('a candle of the next pour is reserved, fetched at the workshop and found by its code', async ({
  page,
  shop,
  signIn,
  expectAccessible,
}) => {
  const email = 'leva-e-retirada@exemplo.com.br'
  await newCustomer(shop, email)
  await signIn({ email })
  await page.goto('/produto/flor-de-laranjeira')
  await waitForScript(page)
  await page
    .getByRole('button', { name: /^Reservar da próxima leva, pronta em/ })
    .first()
    .tap()
  await expect(page.getByText('Produto adicionado ao carrinho!')).toBeVisible()

  await page.goto('/carrinho')
  await waitForScript(page)
  await page.getByRole('radio', { name: /^Retirar no ateliê/ }).check()
  await expect(page.getByText('Pronto para retirar')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Finalizar compra' }).tap()
  await page.getByRole('button', { name: /^Pagar R\$.* com Pix$/ }).tap()
  await expect(page.getByRole('textbox', { name: 'Pix copia e cola' })).toBeVisible()
  const { orderNumber, paymentReference, pickupCode, promisedDay, readyOn } = await orderOf(shop, email)
  expect((promisedDay ?? '') >= readyOn).toBe(true)
  await shop.shop.payments.testPix?.simulatePix(paymentReference ?? '')
  await expect.poll(async () => (await orderOf(shop, email)).paymentStatus).toBe('paid')
  await expect(page.getByText('Pagamento confirmado')).toBeVisible()
  await page.goto(`/pedidos/${orderNumber}`)
  await expect(page.locator('.pickup-code')).toContainText(pickupCode ?? '')
  const steps = page.getByRole('list', { name: 'Andamento do pedido' })
  await expect(steps).toContainText(/Pronto para buscarprevisto para .*Com você$/)
  await expect(page.getByRole('main')).not.toContainText(/Enviado|Entregue|rastreio/)

  await signIn('administrator')
  await page.goto(`/admin/pedidos?search=${pickupCode}`)
  await waitForScript(page)
  const status = page.getByRole('combobox', { name: `Status do pedido ${orderNumber}` })
  // A code that was used finds nothing any more: the news of it takes the order off the list before the answer is there.
  await page.route('**/admin/pedidos/*.data*', async (route) => {
    const response = await route.fetch()
    await expect(status).toBeHidden()
    await route.fulfill({ response })
  })
  await status.selectOption('Retirado')
  await expect(page.getByText(`${orderNumber}: Retirado`)).toBeVisible()
  expect((await orderOf(shop, email)).status).toBe('delivered')
})

test('an error on a phone leaves the button free that is pressed again', async ({ page, signIn }) => {
  await signIn('administrator')
  await page.goto('/admin/levas')
  await waitForScript(page)
  await page.route(/\.data(\?|$)/, (route) => route.abort())
  const write = page.getByRole('button', { name: 'Anotar', exact: true })
  await write.tap()
  await expect(page.getByLabel('Avisos').getByRole('alert')).toBeVisible()
  await write.tap({ trial: true })
})
