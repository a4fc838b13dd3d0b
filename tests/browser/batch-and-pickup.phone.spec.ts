import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { products } from '#catalogue/products/schema.ts'
import { countStock } from '#catalogue/products/use-cases/adjust-stock.ts'
import { batches } from '#catalogue/stock/schema/batches.ts'
import { setPacked } from '#fulfilment/orders/use-cases/set-packed.ts'
import { orderItems, orders } from '#orders/schema/orders.ts'
import { moveStock } from '#orders/use-cases/move-stock.ts'
import { orderColumns } from '#orders/use-cases/order-rows.ts'
import { isoDay, startOfDay } from '#platform/domain/sao-paulo-time.ts'
import { makeOrder } from '../support/make-orders.ts'
import type { RunningShop } from '../support/running-shop.ts'
import { newCustomer } from '../support/shopping.ts'
import { expect, test, waitForScript } from './browser-shop.ts'
import { countEffort, measureEffort } from './effort.ts'

async function orderOf({ shop }: RunningShop, email: string) {
  const [order] = await shop.db
    .select({ ...orderColumns, readyOn: batches.readyOn })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .innerJoin(batches, eq(batches.id, orderItems.batchId))
    .where(eq(orders.customerEmail, email))
  if (!order) throw new Error(`${email} has no order`)
  return order
}

test('a candle of the next batch is reserved, fetched at the workshop and found by its code', async ({
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
  await page.reload()
  await expect(page.getByRole('radio', { name: /^Retirar no ateliê/ })).toBeChecked()
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
  await expect(steps).toContainText(/Pronto para retirarprevisto para .*Com você$/)
  await expect(page.getByRole('main')).not.toContainText(/Enviado|Entregue|rastreio/)

  await signIn('administrator')
  await page.goto(`/admin/pedidos?search=${pickupCode}`)
  await waitForScript(page)
  const status = page.getByRole('combobox', { name: `Status do pedido ${orderNumber}` })
  // Delays the answer, so that the live update removes the order from the list first.
  await page.route('**/admin/pedidos/*.data*', async (route) => {
    const response = await route.fetch()
    await expect(status).toBeHidden()
    await route.fulfill({ response })
  })
  await status.selectOption('Retirado')
  await expect(page.getByText(`${orderNumber}: Retirado`)).toBeVisible()
  expect((await orderOf(shop, email)).status).toBe('delivered')
})

const owner = { id: randomUUID(), name: 'Clara' }

async function whiteTea({ shop }: RunningShop) {
  const [product] = await shop.db.select().from(products).where(eq(products.slug, 'cha-branco'))
  if (!product) throw new Error('the demo has no white tea')
  return { productId: product.id, variantId: null, name: product.name, stock: product.stockQuantity }
}

async function putOnShelf({ shop }: RunningShop, units: number, tea: Awaited<ReturnType<typeof whiteTea>>) {
  const counts = [{ ...tea, seenStock: tea.stock, units }]
  expect(await countStock(shop, { actor: owner, counts })).toMatchObject({ ok: true })
}

async function endCure({ shop }: RunningShop, number: number) {
  const day = (days: number) => isoDay(startOfDay(shop.clock.now(), days))
  await shop.db
    .update(batches)
    .set({ pouredOn: day(-3), readyOn: day(-1) })
    .where(eq(batches.number, number))
}

async function sellOne({ shop }: RunningShop, { productId, name }: { productId: string; name: string }) {
  const item = { productId, variantId: null, name, size: null, quantity: 1 }
  const order = await makeOrder(shop, { stockHeld: true, items: [item] })
  const move = { orderId: order.id, reason: 'hold', lines: [item] } as const
  await shop.db.transaction((tx) => moveStock(tx, [move], shop.clock.now()))
  await setPacked(shop, { orderIds: [order.id], packed: true, actor: owner })
}

test('wax is bought, poured with few taps, ready, sold, and its page is read', async ({
  page,
  context,
  shop,
  signIn,
}) => {
  const tea = await whiteTea(shop)
  await putOnShelf(shop, 0, tea)
  await signIn('administrator')
  await countEffort(context)

  await page.goto('/admin/materiais')
  await waitForScript(page)
  await page.getByRole('link', { name: 'Anotar compra de Cera de coco' }).tap()
  await expect(page).toHaveURL(/material=/)
  await page.getByRole('textbox', { name: 'Quanto, em g' }).fill('10 kg')
  await page.getByRole('textbox', { name: 'Quanto pagou ao todo' }).fill('610')
  await page.getByRole('button', { name: 'Anotar compra', exact: true }).tap()
  await expect(page.getByRole('textbox', { name: 'Quanto, em g' })).toHaveValue('')

  await page.goto('/admin/hoje')
  await waitForScript(page)
  const { taps: before } = await measureEffort(context)
  await page.getByRole('link', { name: `Fazer ${tea.name}` }).tap()
  await page.getByRole('button', { name: 'Anotar', exact: true }).tap()
  const leva = page.getByRole('listitem').filter({ hasText: new RegExp(`${tea.name} Leva \\d+`) })
  await expect(leva.first()).toContainText('Entra no estoque a partir de')
  const { taps } = await measureEffort(context)
  expect(taps - before).toBeLessThanOrEqual(5)

  const pouredBatches = await shop.shop.db.select().from(batches).where(eq(batches.productId, tea.productId))
  const { number = 0, units = 0 } = pouredBatches.toSorted((a, b) => b.number - a.number)[0] ?? {}
  await endCure(shop, number)
  await page.goto('/admin/levas')
  await waitForScript(page)
  await page.getByRole('button', { name: `Pôr ${units} no estoque` }).tap()
  await expect.poll(async () => (await whiteTea(shop)).stock).toBe(units)
  await sellOne(shop, tea)
  await page.goto(`/admin/levas/${number}`)
  const figures = [units, 1, units - 1].map((figure) => new RegExp(`^${figure}(?!\\d)`))
  await expect(page.getByRole('definition'), 'poured, sold and here').toContainText(figures)

  await page.goto(`/admin/levas/${number}/passaporte`)
  await waitForScript(page)
  await page.getByRole('switch', { name: 'Página aberta' }).tap()
  await page.getByRole('button', { name: 'Salvar' }).tap()
  await page.getByRole('link', { name: 'Ver a página' }).tap()
  await expect(page).toHaveURL(/\/leva\//)
  await expect(page.getByRole('main')).toContainText(`Leva ${number}`)
  await expect(page.getByRole('main')).toContainText(tea.name)

  await putOnShelf(shop, tea.stock, await whiteTea(shop))
})

test('an error on a phone does not cover the button to try again', async ({ page, signIn }) => {
  await signIn('administrator')
  await page.goto('/admin/levas')
  await waitForScript(page)
  await page.route(/\.data(\?|$)/, (route) => route.fulfill({ status: 500 }))
  const write = page.getByRole('button', { name: 'Anotar', exact: true })
  await write.tap()
  await expect(page.getByLabel('Avisos').getByRole('alert')).toBeVisible()
  await write.tap({ trial: true })
})
