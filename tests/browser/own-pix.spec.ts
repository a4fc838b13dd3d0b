import { eq } from 'drizzle-orm'
import { orders } from '#orders/schema/orders.ts'
import { orderColumns } from '#orders/use-cases/order-rows.ts'
import { sessionCookieName } from '#platform/http/request/session-cookie.server.ts'
import { startOrder } from '../support/back-office-fixture.ts'
import { startSeededShop } from '../support/running-shop.ts'
import { expect, test } from './browser-shop.ts'

test('the owner confirms two Pix by one press, takes one back and records what they gave back of the other', async ({
  page,
  context,
  expectAccessible,
}) => {
  const shop = await startSeededShop(JSON.parse(process.env.SEEDED_SHOP ?? ''), {
    PIX_KEY: '+5511987654321',
    PIX_NAME: 'Lume & Coco',
    PIX_CITY: 'São Paulo',
  })
  const place = async (email: string) => String((await startOrder(shop, email, 'pix')).started.order_number)
  const [wrong, right] = [await place('um@exemplo.com.br'), await place('dois@exemplo.com.br')]
  const orderOf = async (number: string) =>
    (await shop.shop.db.select(orderColumns).from(orders).where(eq(orders.orderNumber, number)))[0]
  const { siteUrl } = shop.shop.config
  const name = sessionCookieName(siteUrl)
  const owner = await shop.administrator()
  await context.addCookies([{ name, value: owner.cookie(name) ?? '', url: siteUrl }])

  await page.goto(`${siteUrl}/admin/pix`)
  await expect(page.getByText(/2 pedidos esperam a sua conferência/)).toBeVisible()
  await expectAccessible()
  for (const number of [wrong, right]) await page.getByLabel(`Marcar o Pix de ${number}`).check()
  await page.getByRole('button', { name: 'Confirmar os marcados' }).click()
  await expect(page.getByText('2 Pix confirmados')).toBeVisible()

  const recent = page.getByRole('region', { name: 'Confirmados há pouco' })
  await recent.getByText(`Desfazer a confirmação de ${wrong}`).click()
  const row = recent.getByRole('listitem').filter({ hasText: wrong })
  await row.getByLabel('O que aconteceu?').selectOption('O dinheiro não está na conta')
  await row.getByRole('button', { name: 'Desfazer a confirmação' }).click()
  await expect(page.getByText('Confirmação desfeita')).toBeVisible()
  await expect(page.getByText(/1 pedido espera a sua conferência/)).toBeVisible()
  expect(await orderOf(wrong)).toMatchObject({ paymentStatus: 'pending' })
  expect(await orderOf(right)).toMatchObject({ paymentStatus: 'paid' })

  await recent.getByRole('link', { name: right }).click()
  await expect(page).toHaveURL(/\/admin\/pedidos\/[\w-]+$/)
  await page.getByRole('link', { name: 'Registrar devolução' }).click()
  const refund = page.getByRole('dialog', { name: `Registrar devolução de ${right}` })
  await refund.getByLabel('Velas escolhidas').check()
  await refund.getByRole('button', { name: 'Aumentar' }).click()
  await refund.getByLabel('Não voltam').check()
  await refund.getByLabel('Motivo').fill('Chegou trincada')
  await expectAccessible()
  await refund.getByRole('button', { name: /^Registrar R\$ 109,90$/ }).click()
  await expect(refund).toBeHidden()
  expect(await orderOf(right)).toMatchObject({ paymentStatus: 'paid', refundedAmount: 10990 })
  await shop.stop()
})
