import { sql } from 'drizzle-orm'
import { plainImage } from '../support/test-images.ts'
import { expect, test, waitForScript } from './browser-shop.ts'

const photo = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await plainImage(2_600, 1_950).jpeg().toBuffer(),
})

test('a buyer reviews their candle and loses nothing when the connection breaks', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('customer')
  // Other tests buy as this customer, so newer orders would be listed first.
  await page.goto('/pedidos?status=delivered')
  await waitForScript(page)
  await page.getByRole('link', { name: 'Avaliar as velas' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Como foi a sua vela?')
  await expectAccessible()

  await page.getByRole('radio', { name: '3 de 5: Boa' }).check({ force: true })
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: '4 de 5: Gostei muito' })).toBeChecked()
  await page.getByRole('radio', { name: 'Quarto' }).check({ force: true })
  await page.getByRole('radio', { name: 'Na medida' }).check({ force: true })
  await page.getByLabel('Conte com as suas palavras').fill('Perfuma o quarto sem pesar.')
  await page.getByLabel('Fotos').setInputFiles([await photo('vela.jpg')])

  await page.getByRole('link', { name: 'Meus Pedidos' }).first().click()
  await page
    .getByRole('dialog', { name: 'Avaliação não enviada' })
    .getByRole('button', { name: 'Cancelar' })
    .click()

  const send = page.getByRole('button', { name: 'Enviar avaliação' })
  await page.route('**/avaliar/*.data*', (route) => route.fulfill({ status: 500 }), { times: 1 })
  await send.click()
  await expect(page.getByText('O que você escreveu continua aqui: tente de novo.')).toBeVisible()
  await expect(page.getByLabel('Conte com as suas palavras')).toHaveValue('Perfuma o quarto sem pesar.')
  await send.click()
  await expect(page.getByText('Obrigada por contar!').first()).toBeVisible()
  await expect(page.getByRole('link', { name: /Enviada/ })).toHaveCount(1)

  await page.getByRole('link', { name: /Enviada/ }).click()
  await expect(page.getByText('Sua avaliação chegou e será conferida.')).toBeVisible()
  await expect(page.getByRole('radio', { name: '4 de 5: Gostei muito' })).toBeChecked()
  await expect(page.getByLabel('Manter a foto 1')).toBeChecked()
  await expectAccessible()
})

test('the owner reads what waits, answers and publishes', async ({ page, signIn, expectAccessible }) => {
  await signIn('administrator')
  await page.goto('/admin/avaliacoes')
  await waitForScript(page)
  const card = page.getByRole('listitem').filter({ hasText: 'Chegou com o vidro lascado' })
  await expectAccessible()
  await card.getByText('Responder', { exact: true }).click()
  await card.getByLabel('Sua resposta').fill('Sentimos muito, Carla. O cuidado com a caixa já mudou.')
  await card.getByRole('button', { name: 'Salvar resposta' }).click()
  await expect(page.getByText('Resposta salva')).toBeVisible()
  await card.getByRole('button', { name: /^Publicar a avaliação de Carla/ }).click()
  await expect(page.getByText('Avaliação publicada')).toBeVisible()
  await expect(card).toHaveCount(0)

  await page.goto('/produto/capim-limao')
  const section = page.getByRole('region', { name: 'Avaliações' })
  await expect(section).toContainText('Sentimos muito, Carla.')
  await expect(section.getByRole('img', { name: 'Nota 1 de 5' })).toBeVisible()
  await expectAccessible()
  await section.getByRole('link', { name: 'Denunciar a avaliação de Carla M.' }).click()
  await page.getByRole('radio', { name: 'Não fala desta vela' }).check()
  await expectAccessible()
  await page.getByRole('button', { name: 'Enviar denúncia' }).click()
  await expect(page.getByText('Denúncia recebida').first()).toBeVisible()
})

test('a buyer’s photograph opens in full, and a filter leads to the top of its page', async ({
  page,
  shop,
}) => {
  await shop.shop.db.execute(sql`
    update reviews set photos = (select images[1:2] from products where slug = 'jasmim')
    where id = (select r.id from reviews r join products p on p.id = r.product_id
      where p.slug = 'canela-laranja' and r.status = 'published' order by r.created_at desc limit 1)`)
  await page.setViewportSize({ width: 1440, height: 600 })
  await page.goto('/colecoes/aconchego')
  await waitForScript(page)
  await page.getByRole('link', { name: 'Canela & Laranja' }).first().click()
  await expect(page).toHaveURL('/produto/canela-laranja')
  const section = page.getByRole('region', { name: 'Avaliações' })
  await section.getByRole('button', { name: /^Foto 1 de / }).press('Enter')
  const photograph = page.getByRole('dialog', { name: /^Foto 1 de / })
  await expect(photograph.getByRole('button', { name: 'Fechar foto' })).toBeFocused()
  await expect(photograph.locator('img')).toHaveJSProperty('complete', true)
  const box = await photograph.locator('img').boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(600)
  await page.keyboard.press('Escape')
  await expect(section.getByRole('button', { name: /^Foto 1 de / })).toBeFocused()

  await section.getByRole('link', { name: 'Com fotos (1)' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
})
