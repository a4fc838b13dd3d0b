import { expect, test, waitForScript } from '../support/browser-shop.ts'

test('an order taken on the phone survives a reload and a lost connection, and is made once', async ({
  page,
  signIn,
  expectAccessible,
}) => {
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
  await page.getByLabel('Vela e tamanho').selectOption({ index: 1 })
  await page.getByLabel('Preço de cada').fill('75,00')
  await expect(page.getByText('Preço seu.')).toBeVisible()
  await expect(page.getByLabel('Dia e turno')).toBeHidden()
  await page.getByRole('radio', { name: 'Retirada no ateliê' }).check()
  await expect(page.getByLabel('Dia e turno')).toHaveValue('')
  await page.getByRole('radio', { name: 'Ainda não pago' }).check()
  await page.getByRole('textbox', { name: 'Nome' }).fill('Marina Duarte')
  await expectAccessible()

  await page.reload()
  await waitForScript(page)
  await expect(page.getByLabel('Preço de cada')).toHaveValue('75,00')
  const make = page.getByRole('button', { name: 'Anotar pedido' })
  await make.tap()
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeFocused()
  await page.getByRole('textbox', { name: 'E-mail' }).fill('marina.duarte@exemplo.com.br')

  // The order is written, and the line is cut before she hears of it.
  const sent = '**/admin/pedidos/novo.data'
  const answers: number[] = []
  await page.route(
    sent,
    async (route) => {
      answers.push((await route.fetch()).status())
      await route.abort()
    },
    { times: 1 },
  )
  await make.tap()
  await expect(page.getByText('Este pedido já estava anotado')).toBeVisible()
  expect(answers).toEqual([200])
  await expect(page.getByRole('heading', { name: 'Endereço para pagar' })).toBeVisible()
  await expect(page.getByText(/\/pedidos\/LC-\w{4}-\w{4}$/)).toBeVisible()

  await page.goto('/admin/pedidos/novo')
  await waitForScript(page)
  await expect(page.getByRole('textbox', { name: 'Nome' })).toHaveValue('')
})
