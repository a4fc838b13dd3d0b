import { expect, test } from './browser-shop.ts'

test('an unknown address leads back into the shop', async ({ page, expectAccessible }) => {
  const response = await page.goto('/nao-existe')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Página Não Encontrada' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ver produtos' })).toBeVisible()
  await expectAccessible()
})

test('the administrator meets every part of the design system without a violation', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('administrator')
  await page.goto('/admin/estilo')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible()
})
