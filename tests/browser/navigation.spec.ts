import type { Page, Route } from '@playwright/test'
import { closeToasts, expect, test } from './browser-shop.ts'

/** Scripts for client navigation load after the page; then the live region for titles exists. */
const readOut = (page: Page) => page.locator('body > p[role="status"]')

async function open(page: Page, address: string) {
  await page.goto(address)
  await expect(readOut(page)).toBeAttached()
}

test('on a slow connection a list shows skeletons before its data and takes the focus', async ({ page }) => {
  const waitingRoutes: Route[] = []
  await page.route('**/produtos.data*', (route) => void waitingRoutes.push(route))
  await open(page, '/')
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Produtos' }).click()
  await expect(page).toHaveURL('/produtos')
  await expect(page.locator('.skel--image')).toHaveCount(8)
  await expect(page.locator('.progress')).toBeVisible()
  await expect(page.locator('#conteudo')).toBeFocused()
  await expect(readOut(page)).toHaveText(await page.title())

  await Promise.all(waitingRoutes.map((route) => route.continue()))
  await expect(page.locator('.skel--image')).toHaveCount(0)
  await expect(page.locator('.progress')).toHaveCount(0)
})

test('a list that does not load keeps the previous one with its URL and filters', async ({ page }) => {
  await open(page, '/produtos')
  const list = page.locator('.pcard__name')
  const names = await list.allTextContents()
  const sort = page.getByLabel('Ordenar por')
  const toast = page.getByRole('alert').last()
  const expectList = async () => {
    await expect(toast).toContainText('Erro ao carregar produtos')
    await expect(toast).toContainText('Tente novamente mais tarde')
    await expect(page).toHaveURL('/produtos')
    await expect(list).toHaveText(names)
    await expect(sort).toHaveValue('relevance')
    await closeToasts(page)
  }

  await test.step('when it fails at once', async () => {
    await page.route('**/*.data*', (route) => route.abort())
    await sort.selectOption({ label: 'Maior preço' })
    await expectList()
    await page.getByRole('navigation', { name: 'Coleções' }).getByRole('link', { name: 'Frescor' }).click()
    await expectList()
  })

  await test.step('when it fails after skeletons were seen', async () => {
    const waitingRoutes: Route[] = []
    await page.unrouteAll()
    await page.route('**/*.data*', (route) => void waitingRoutes.push(route))
    await sort.selectOption({ label: 'Maior preço' })
    await expect(page).toHaveURL(/sort=price-desc/)
    await expect(page.locator('.skel--image')).toHaveCount(8)
    await Promise.all(waitingRoutes.map((route) => route.abort()))
    await expectList()
  })

  await test.step('when going back fails', async () => {
    await page.unrouteAll()
    await open(page, '/')
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Produtos' }).click()
    await expect(list).toHaveText(names)
    await page.route(/\.data(\?|$)/, (route) => route.abort())
    await page.goBack()
    await expect(page.getByRole('alert')).toContainText('Sem conexão')
    await expect(page).toHaveURL('/produtos')
    await expect(list).toHaveText(names)
  })
})

test('keeps the page with a message without a connection, and continues with one', async ({
  page,
  context,
}) => {
  await open(page, '/colecoes')
  await context.setOffline(true)
  const blog = page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Blog' })
  await blog.click()
  await expect(page.getByText('Sem conexão')).toBeVisible()
  await expect(page).toHaveURL('/colecoes')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coleções')
  await expect(page.locator('.progress')).toHaveCount(0)
  await context.setOffline(false)
  await blog.click()
  await expect(page).toHaveURL('/blog')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('filters keep the focus and are applied one by one', async ({ page }) => {
  await open(page, '/produtos')
  await page.getByRole('link', { name: 'Filtrar' }).click()
  const family = page.getByLabel('Família', { exact: true })
  await family.focus()
  await family.selectOption('amadeirado')
  await expect(page).toHaveURL('/produtos?familia=amadeirado&filtros=abertos')
  await expect(family).toBeFocused()
  await page.getByRole('link', { name: 'Filtrar (1)' }).click()
  await expect(family).toBeHidden()
  const collections = page.getByRole('main').getByRole('navigation', { name: 'Coleções' })
  await collections.getByRole('link', { name: 'Madeiras' }).click()
  await expect(page).toHaveURL('/colecoes/madeiras?familia=amadeirado')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Madeiras')
  await page.getByRole('link', { name: 'Remover filtro Família: Amadeirado' }).click()
  await expect(page).toHaveURL('/colecoes/madeiras')
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/produtos?familia=amadeirado')
  await expect(collections.getByRole('link', { name: 'Todas' })).toHaveAttribute('aria-current', 'true')
  await page.goBack()
  await expect(family).toHaveValue('amadeirado')
})
