import { expect, test, waitForScript } from './browser-shop.ts'

test('four touches lead to three candles, Back goes back, and one goes into the cart', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/descobrir')
  await waitForScript(page)
  await expectAccessible()
  await page.getByRole('link', { name: /^Quarto/ }).click()
  await page.getByRole('link', { name: /^Desacelerar/ }).click()
  await page.getByRole('link', { name: /^Bem suave/ }).click()
  await expect(page.getByRole('heading', { name: 'O que você não suporta?' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('checkbox', { name: /^Doce/ }).check()
  await page.getByRole('checkbox', { name: /^Ervas/ }).check()
  await page.getByRole('button', { name: 'Ver minhas velas' }).click()

  await expect(page.getByRole('heading', { name: 'Três velas para desacelerar' })).toBeVisible()
  await expect(page).toHaveURL(/evitar=doce-ervas$/)
  await expect(page.getByRole('article')).toHaveCount(3)
  await expectAccessible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'O que você não suporta?' })).toBeVisible()
  await page.goForward()
  await page.getByRole('button', { name: 'Adicionar ao carrinho' }).first().click()
  await expect(page.getByText('Produto adicionado ao carrinho').first()).toBeVisible()
})
