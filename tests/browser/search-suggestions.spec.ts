import type { Page, Route } from '@playwright/test'
import { expect, test, waitForScript } from './browser-shop.ts'

async function openSearch(page: Page, path = '/blog') {
  await page.goto(path)
  await waitForScript(page)
  await page.getByLabel('Buscar produtos', { exact: true }).first().click()
  return page.locator('.header__search input[type="search"]')
}

const locateOptions = (page: Page) => page.getByRole('listbox', { name: 'Sugestões' }).getByRole('option')

test('suggestions by keyboard, as a screen reader meets them', async ({ page, expectAccessible }) => {
  const field = await openSearch(page)
  await field.pressSequentially('calma')
  const options = locateOptions(page)
  await expect(options.first()).toContainText('R$')
  await expect(options.filter({ hasText: 'Coleção' })).toHaveCount(1)
  const count = await options.count()
  await expect(page.locator('.header__search output')).toHaveText(`${count} sugestões`)
  await expect(page.getByRole('combobox', { name: 'Buscar produtos', expanded: true })).toBeFocused()
  await expectAccessible()

  for (const [key, place] of [
    ['ArrowDown', 0],
    ['ArrowDown', 1],
    ['ArrowUp', 0],
    ['ArrowUp', count - 1],
  ] as const) {
    await page.keyboard.press(key)
    await expect(options.nth(place)).toHaveAttribute('aria-selected', 'true')
    await expect(options.nth(place)).toBeInViewport({ ratio: 1 })
    const active = await field.getAttribute('aria-activedescendant')
    expect(active).toBe(await options.nth(place).getAttribute('id'))
  }
  await page.keyboard.press('Backspace')
  await expect(field).not.toHaveAttribute('aria-activedescendant')

  await page.keyboard.press('Escape')
  await expect(options).toHaveCount(0)
  await expect(field).toHaveAttribute('aria-expanded', 'false')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('calm')
})

test('Enter goes where the arrows stand, or to the list; Tab and Back leave nothing behind', async ({
  page,
}) => {
  const field = await openSearch(page)
  const options = locateOptions(page)
  await field.pressSequentially('lavanda')
  await expect(options).not.toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(options).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Fechar busca' })).toBeFocused()

  await field.press('End')
  await field.pressSequentially(' ')
  await expect(options.first()).toContainText('Lavanda & Camomila')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/produto/lavanda-camomila')
  await expect(options).toHaveCount(0)

  await page.getByLabel('Buscar produtos', { exact: true }).first().click()
  await field.fill('sandalo')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/produtos?search=sandalo')
  await page.goBack()
  await expect(page).toHaveURL('/produto/lavanda-camomila')
  await page.goBack()
  await expect(page).toHaveURL('/blog')
})

test('existing matches are never reported as missing: a vale-presente, and words that only the list searches', async ({
  page,
}) => {
  const field = await openSearch(page)
  await field.fill('vale presente')
  await expect(locateOptions(page)).toHaveText(['Ver o vale-presente'])
  for (const typed of ['nd', 'velas']) {
    const suggestions = page.waitForResponse('**/search-suggestions')
    await field.fill(typed)
    await suggestions
    await expect(locateOptions(page)).toHaveCount(0)
    await expect(page.getByText('Não encontramos')).toHaveCount(0)
  }
  await field.fill('vale presente')
  await expect(locateOptions(page)).toHaveCount(1)
  await field.press('ArrowDown')
  await field.press('Enter')
  await expect(page).toHaveURL('/vale-presente')
})

test('suggestions always belong to the typed text, however late and in whatever order the answers arrive', async ({
  page,
}) => {
  const field = await openSearch(page)
  const heldRoutes: Route[] = []
  await page.route('**/search-suggestions', (route) => void heldRoutes.push(route))
  const expectRequests = (count: number) => expect.poll(() => heldRoutes.length).toBe(count)
  const announcement = page.locator('.header__search output')

  await field.fill('lavnda')
  await expectRequests(1)
  await heldRoutes[0]?.continue()
  await expect(announcement).toContainText('Não encontramos “lavnda”. O mais parecido: 1 sugestão')

  await field.fill('lavanda')
  await expect(page.getByText('Não encontramos “lavanda”')).toHaveCount(0)
  await expectRequests(2)
  await field.fill('pneu')
  await expectRequests(3)
  await heldRoutes[2]?.continue()
  await expect(announcement).toContainText('Não encontramos “pneu”.')
  // The outdated response arrives last and must be ignored.
  await heldRoutes[1]?.continue().catch(() => undefined)

  await field.fill('jasmim')
  await expectRequests(4)
  await heldRoutes[3]?.abort()
  await expect(locateOptions(page)).toHaveCount(0)
  await expect(page.getByText('Não encontramos')).toHaveCount(0)
  await field.press('Enter')
  await expect(page).toHaveURL('/produtos?search=jasmim')
})
