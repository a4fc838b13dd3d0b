import { devices } from '@playwright/test'
import { CAIUBI } from '../../lab/visitors/requests.ts'
import { expect, test, waitForScript } from './browser-shop.ts'

test('an order from WhatsApp survives a reload and a lost connection, is made once, and paid by its link', async ({
  page,
  browser,
  signIn,
  expectAccessible,
}) => {
  test.slow()
  await signIn('administrator')
  await page.goto('/admin/hoje')
  await waitForScript(page)
  const bar = page.getByRole('navigation', { name: 'Atalhos' })
  await bar.locator('summary', { hasText: 'Mais' }).tap()
  await expect(bar.getByRole('link', { name: 'Frete Motoboy' })).toBeVisible()
  await expectAccessible()
  await bar.locator('summary', { hasText: 'Anotar' }).tap()
  await expect(bar.getByRole('link', { name: 'Frete Motoboy' })).toBeHidden()
  await bar.getByRole('link', { name: 'Pedido WhatsApp' }).tap()
  await waitForScript(page)
  // WhatsApp, courier and 'paid by the link' are preselected, so six fields remain.
  await page.getByRole('textbox', { name: 'WhatsApp' }).fill('11900000303')
  await page.getByRole('textbox', { name: 'Nome' }).fill('Marina Duarte')
  await page.getByLabel('Vela e tamanho').selectOption({ index: 1 })
  await page.getByRole('textbox', { name: 'CEP' }).fill(CAIUBI.postal_code)
  await expect(page.getByRole('textbox', { name: 'Rua' })).toHaveValue('Rua Caiubi')
  await page.getByRole('textbox', { name: 'Número' }).fill(CAIUBI.number)
  await expect(page.getByText(/com R\$.*de frete/)).toBeVisible()
  await expectAccessible()

  await page.reload()
  await waitForScript(page)
  await expect(page.getByRole('textbox', { name: 'Nome' })).toHaveValue('Marina Duarte')
  const make = page.getByRole('button', { name: 'Anotar pedido' })
  await make.tap()
  await expect(page.getByLabel('Dia e turno')).toBeFocused()
  await page.getByLabel('Dia e turno').selectOption({ index: 1 })

  // The order is created, but the connection fails before the response arrives.
  const saveUrl = '**/admin/pedidos/novo.data'
  const answers: number[] = []
  await page.route(saveUrl, async (route) => {
    const isOrder = route.request().postData()?.includes('make') === true
    if (!isOrder || answers.length > 0) return route.fallback()
    answers.push(0)
    answers[0] = (await route.fetch()).status()
    await route.abort()
  })
  await make.tap()
  await expect(page.getByText('Este pedido já estava anotado')).toBeVisible()
  expect(answers).toEqual([200])
  await expect(page.getByRole('heading', { name: /^Anotado: LC-/ })).toBeVisible()
  const send = page.getByRole('link', { name: 'Mandar pelo WhatsApp' })
  await expect(send).toHaveAttribute('href', /^https:\/\/wa\.me\/5511900000303\?text=Oi%2C%20Marina/)
  await expectAccessible()
  const message = new URL((await send.getAttribute('href')) ?? '').searchParams.get('text') ?? ''
  const [link = ''] = /\/pedido\/LC-\S+$/.exec(message) ?? []

  // The customer has no account and needs two taps: the link and the code.
  const customerContext = await browser.newContext({
    ...devices['Pixel 5'],
    baseURL: new URL(page.url()).origin,
  })
  const customer = await customerContext.newPage()
  await customer.goto(link)
  await waitForScript(customer)
  await expect(customer.getByRole('heading', { level: 1 })).toHaveText(/^Chega /)
  await expect(customer.getByText('Marina')).toHaveCount(0)
  await customer.getByRole('button', { name: 'Copiar código Pix' }).tap()
  await customer.getByRole('button', { name: 'Simular pagamento' }).tap()
  await expect(customer.getByText('Pagamento recebido')).toBeVisible()
  await expect(customer.getByRole('link', { name: 'Criar uma conta' })).toBeVisible()
  await customerContext.close()

  await expect(page.getByRole('heading', { name: 'Pago' })).toBeVisible()
  await page.goto('/admin/pedidos/novo')
  await waitForScript(page)
  await expect(page.getByRole('textbox', { name: 'Nome' })).toHaveValue('')
  await page.getByRole('textbox', { name: 'WhatsApp' }).fill('11900000303')
  await page.getByRole('button', { name: 'Usar nome e endereço' }).tap()
  await expect(page.getByRole('textbox', { name: 'Nome' })).toHaveValue('Marina Duarte')
  await expect(page.getByRole('textbox', { name: 'Rua' })).toHaveValue('Rua Caiubi')
})
