import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { orders } from '#orders/schema/orders.ts'
import { orderColumns } from '#orders/use-cases/order-rows.ts'
import { CAIUBI } from '../../lab/visitors/requests.ts'
import type { RunningShop } from '../support/running-shop.ts'
import { newCustomer } from '../support/shopping.ts'
import { expect, test, waitForScript } from './browser-shop.ts'
import { countEffort, measureEffort } from './effort.ts'

async function payAtBank({ shop }: RunningShop, email: string) {
  const [order] = await shop.db.select(orderColumns).from(orders).where(eq(orders.customerEmail, email))
  expect(await shop.payments.testPix?.simulatePix(order?.paymentReference ?? '')).toMatchObject({ ok: true })
}

async function mailedCode({ shop }: RunningShop, email: string): Promise<string> {
  const findMail = async () =>
    (await shop.mailer.folder?.listMail())?.find(
      ({ to, subject }) => to.includes(email) && /^\d{6} é /.test(subject),
    )
  await expect.poll(findMail).toBeDefined()
  return (await findMail())?.subject.slice(0, 6) ?? ''
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

async function payByPix(page: Page, shop: RunningShop, email: string) {
  await button(page, /^Pagar R\$.* com Pix$/).tap()
  await expect(page.getByRole('textbox', { name: 'Pix copia e cola' })).toBeVisible()
  await payAtBank(shop, email)
  await expect(page.getByText('Pagamento confirmado')).toBeVisible()
}

test('a first purchase takes nine taps and seven fields at most, in one tab', async ({
  page,
  context,
  shop,
}) => {
  test.slow()
  const email = 'primeira-compra@exemplo.com.br'
  await countEffort(context)
  await page.goto('/produto/capim-limao')
  await waitForScript(page)
  await button(page, 'Comprar agora').first().tap()

  await page.getByLabel('Seu e-mail').tap()
  await page.keyboard.type(email)
  await button(page, 'Continuar com e-mail').tap()
  await expect(page.getByLabel('Código de seis dígitos')).toBeFocused()
  await page.keyboard.type(await mailedCode(shop, email))

  // The guest cart has its own CEP field; a delivery address comes only with an account.
  await expect(page.getByRole('combobox', { name: 'Rua' })).toBeEnabled()
  await page.getByRole('textbox', { name: 'CEP' }).tap()
  await page.keyboard.type(CAIUBI.postal_code.replace('-', ''))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Número')).toBeFocused()
  await page.keyboard.type(CAIUBI.number)
  await page.keyboard.press('Enter')
  await expect(button(page, 'Finalizar compra')).toBeEnabled()
  await button(page, 'Finalizar compra').tap()

  await page.getByLabel('Nome completo').tap()
  await page.keyboard.type('Bia Rocha')
  await payByPix(page, shop, email)

  const effort = await measureEffort(context)
  expect(effort.taps, JSON.stringify(effort)).toBeLessThanOrEqual(9)
  expect(effort.fields.length, JSON.stringify(effort)).toBeLessThanOrEqual(7)
  expect(effort.dialogs).toEqual(['Pagamento'])
  expect(context.pages()).toHaveLength(1)
})

test('a returning customer buys in four taps from the candle, without typing', async ({
  page,
  context,
  shop,
  signIn,
}) => {
  const email = 'de-novo@exemplo.com.br'
  const visitor = await newCustomer(shop, email)
  await visitor.call('calculate-frete-motoboy-sp', {
    destinationAddress: 'Rua Caiubi, 318, São Paulo',
    address: CAIUBI,
    mode: 'TABELA',
    isExpress: false,
  })
  await signIn({ email })
  await countEffort(context)
  await page.goto('/produto/capim-limao')
  await waitForScript(page)
  await button(page, 'Comprar agora').first().tap()
  await expect(button(page, 'Finalizar compra')).toBeEnabled()
  await button(page, 'Finalizar compra').tap()
  await payByPix(page, shop, email)

  const effort = await measureEffort(context)
  expect(effort.taps, JSON.stringify(effort)).toBeLessThanOrEqual(4)
  expect(effort.fields).toEqual([])
  expect(effort.dialogs).toEqual(['Pagamento'])
  expect(context.pages()).toHaveLength(1)
})

test('counting the stock of every size of every candle takes two touches for each at most', async ({
  page,
  context,
  signIn,
  expectAccessible,
}) => {
  test.slow()
  await signIn('administrator')
  await countEffort(context)
  await page.goto('/admin/estoque')
  await waitForScript(page)
  await expectAccessible()
  const fields = page.locator('input[name=units]')
  const widths = await fields.evaluateAll((all) =>
    all.map((field) => Number((field as HTMLInputElement).value)),
  )
  expect(widths.length).toBeGreaterThanOrEqual(39)

  // Typing replaces the value, and Enter moves to the next field; after the last field it saves.
  await fields.first().tap()
  for (const [place, units] of widths.entries()) {
    await expect(fields.nth(place)).toBeFocused()
    await page.keyboard.type(String(units + 1))
    await page.keyboard.press('Enter')
  }
  await expect(page.getByText('Contagem salva')).toBeVisible()

  const { taps, dialogs } = await measureEffort(context)
  expect(taps + widths.length).toBeLessThanOrEqual(2 * widths.length)
  expect(taps).toBe(1)
  expect(dialogs).toEqual([])
  await page.goto('/admin/estoque')
  expect(
    await fields.evaluateAll((all) => all.map((field) => Number((field as HTMLInputElement).value))),
  ).toEqual(widths.map((units) => units + 1))

  // Other tests need the sold-out products.
  await waitForScript(page)
  for (const [place, units] of widths.entries()) await fields.nth(place).fill(String(units))
  await fields.last().press('Enter')
  await expect(page.getByText('Contagem salva')).toBeVisible()
})
