import { expect, test } from '../support/browser-shop.ts'

test('on a phone: nothing wider than the screen, and the way to buy stays in reach', async ({ page }) => {
  for (const path of ['/', '/produtos', '/colecoes', '/blog', '/sustentabilidade', '/termos']) {
    await page.goto(path)
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(beyond, path).toBeLessThanOrEqual(0)
  }

  await page.goto('/produto/mel-figo')
  const bar = page.getByRole('complementary', { name: 'Comprar agora' })
  await expect(bar).toBeHidden()
  await page.getByRole('heading', { name: 'Especificações' }).scrollIntoViewIfNeeded()
  await expect(bar).toBeVisible()
  await bar.getByRole('button', { name: 'Adicionar' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Produto adicionado ao carrinho!' })).toBeVisible()
})
