import { inArray, sql } from 'drizzle-orm'
import { users } from '#accounts/schema.ts'
import { orders } from '#orders/schema/orders.ts'
import { makeOrder } from '../support/make-orders.ts'
import { emailsInQueue } from '../support/message-queue.ts'
import type { RunningShop } from '../support/running-shop.ts'
import { expect, test, waitForScript } from './browser-shop.ts'
import { countEffort, measureEffort } from './effort.ts'

/** Paid just now, so these orders are first in the list: two courier orders and two parcels. */
async function fourPaidOrders({ shop, demoAccounts }: RunningShop) {
  const [customer] = await shop.db
    .select({ userId: users.id, customerEmail: users.email })
    .from(users)
    .where(sql`${users.email} = ${demoAccounts.customer.email}`)
  const names = ['Otávio Prado', 'Patrícia Esteves', 'Beatriz Lemos', 'Caio Teles']
  const make = (customerName: string, index: number) =>
    makeOrder(shop, {
      ...customer,
      customerName,
      customerPhone: '(11) 90000-0000',
      createdAt: shop.clock.now(),
      ...(index < 2 && { shippingProvider: null, deliveryWay: 'arranged' }),
    })
  return Promise.all(names.map(make))
}

const readStatuses = async ({ shop }: RunningShop, ids: string[]) =>
  (await shop.db.select({ status: orders.status }).from(orders).where(inArray(orders.id, ids))).map(
    ({ status }) => status,
  )

async function codesMailed({ shop }: RunningShop, ids: string[]): Promise<(string | null)[]> {
  const mails = await Promise.all(ids.map((id) => emailsInQueue(shop.db, `order-status:${id}:%`)))
  const codes: (string | null)[] = mails.flat().map(({ data }) => data.trackingNumber ?? null)
  return [...codes.filter((code) => code !== null).toSorted(), ...codes.filter((code) => code === null)]
}

test('four paid orders are printed, get their codes and are announced in at most 15 taps', async ({
  page,
  context,
  shop,
  signIn,
  expectAccessible,
}) => {
  const paidOrders = await fourPaidOrders(shop)
  const ids = paidOrders.map(({ id }) => id)
  await countEffort(context)
  await context.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes')
  })
  await signIn('administrator')
  await page.goto('/admin/pedidos')
  await waitForScript(page)
  for (const { orderNumber } of paidOrders)
    await page.getByRole('checkbox', { name: `Selecionar ${orderNumber}` }).tap()
  await expectAccessible()
  await page.getByRole('link', { name: 'Imprimir etiquetas' }).tap()
  await expect(page.locator('.slip')).toHaveCount(4)
  await page.getByRole('button', { name: 'Imprimir 4' }).tap()
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes')

  await page.getByRole('link', { name: 'Marcar como enviado' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Marcar como enviado' })).toBeVisible()
  await expectAccessible()
  const codes = page.getByRole('textbox', { name: /^Código de rastreio de/ })
  await expect(codes).toHaveCount(2)
  await codes.nth(0).tap()
  await page.keyboard.type('QP482910375BR')
  await codes.nth(1).tap()
  await page.keyboard.type('QP482910389BR')
  await page.getByRole('button', { name: 'Marcar 4 como enviados' }).tap()
  await expect(page.getByText('4 pedidos enviados')).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/pedidos$/)
  const { taps } = await measureEffort(context)

  expect(await readStatuses(shop, ids)).toEqual(Array(4).fill('shipped'))
  expect(await codesMailed(shop, ids)).toEqual(['QP482910375BR', 'QP482910389BR', null, null])
  expect(taps).toBeLessThanOrEqual(15)
})

test('a mistaken tap is undone, and no email is sent', async ({ page, shop, signIn }) => {
  const paidOrders = await fourPaidOrders(shop)
  const ids = paidOrders.map(({ id }) => id)
  await signIn('administrator')
  await page.goto(`/admin/pedidos/enviar?ids=${ids.join(',')}`)
  await waitForScript(page)
  await page.getByRole('button', { name: 'Marcar 4 como enviados' }).tap()
  await page.getByRole('button', { name: 'Desfazer' }).tap()
  await expect(page.getByText('Nenhum e-mail foi enviado.')).toBeVisible()
  expect(await readStatuses(shop, ids)).toEqual(Array(4).fill('processing'))
  expect(await codesMailed(shop, ids)).toEqual([])
})

test('the morning page keeps its ticks over a reload', async ({ page, shop, signIn, expectAccessible }) => {
  await makeOrder(shop.shop, {
    customerName: 'Rita Lobo',
    createdAt: shop.shop.clock.now(),
    items: [{ productId: null, name: 'Vela da Rita', quantity: 3 }],
  })
  await signIn('administrator')
  await page.goto('/admin/hoje')
  await waitForScript(page)
  await expectAccessible()
  const tick = page.getByRole('button', { name: /Vela da Rita/ })
  await tick.tap()
  await expect(tick).toHaveAttribute('aria-pressed', 'true')
  const readSaved = () =>
    shop.shop.db.execute(
      sql`select 1 from order_items where product_snapshot->>'name' = 'Vela da Rita' and picked_at is not null`,
    )
  await expect.poll(async () => (await readSaved()).rows.length).toBe(1)
  await page.reload()
  await expect(tick).toHaveAttribute('aria-pressed', 'true')
})
