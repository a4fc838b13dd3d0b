import { resolveFinding } from '#fulfilment/orders/use-cases/resolve-finding.ts'
import { listNotices } from '#office/notices/use-cases/list-notices.ts'
import { recordFinding } from '#orders/use-cases/record-finding.ts'
import { addDays } from '#platform/domain/calendar.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import { placePaidOrder } from '../support/back-office-fixture.ts'
import { expect, test, waitForScript } from './browser-shop.ts'

const owner = { id: '00000000-0000-4000-8000-000000000001', name: 'Clara' }

test('a sale appears in an open list automatically, but never behind an open dialog', async ({
  page,
  shop,
  signIn,
}) => {
  await signIn('administrator')
  await page.goto('/admin/pedidos')
  const first = await placePaidOrder(shop, 'sino-1@exemplo.com.br')
  // The test clock does not advance, so both sales have the same time and any order is valid.
  const row = ({ orderNumber }: { orderNumber: string }) =>
    page.getByRole('row', { name: new RegExp(orderNumber) })
  await expect(row(first)).toBeVisible()
  await row(first).getByLabel(`Mais ações de ${first.orderNumber}`).click()
  await row(first).getByRole('link', { name: 'Ver detalhes' }).click()
  const dialog = page.getByRole('dialog', { name: `Pedido ${first.orderNumber}` })
  await expect(dialog).toBeVisible()
  const badge = page.locator('.side .side__item[href="/admin/pedidos"] .side__pill')
  const before = Number.parseInt((await badge.textContent()) ?? '', 10)
  const second = await placePaidOrder(shop, 'sino-2@exemplo.com.br')
  // The badge updates at once, but the list waits until the owner closes the open dialog.
  await expect(badge).toHaveText(new RegExp(`^${before + 1}\\b`))
  await expect(row(second)).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Fechar' }).last().click()
  await expect(row(second)).toBeVisible()
})

test('notices are done, dismissed, and settle themselves', async ({
  page,
  shop,
  signIn,
  expectAccessible,
}) => {
  for (const { id } of (await listNotices(shop.shop)).open)
    await resolveFinding(shop.shop, { findingId: id, actor: owner })
  const now = shop.shop.clock.now()
  await signIn('administrator')
  await page.goto('/admin/avisos')
  await waitForScript(page)
  await expect(page.getByRole('heading', { name: 'Tudo em dia' })).toBeVisible()
  for (const subject of ['pay_a', 'pay_b'])
    await recordFinding(shop.shop.db, { kind: 'payment-disputed', subject, details: { amount: 17830 }, now })
  const cards = page.getByRole('region', { name: 'Resolva hoje' }).getByRole('listitem')
  await expect(cards).toHaveCount(2)
  await expectAccessible()
  await cards
    .first()
    .getByRole('button', { name: /^Feito/ })
    .click()
  await expect(page.getByText('Aviso marcado como feito')).toBeVisible()
  await expect(cards).toHaveCount(1)
  await cards
    .first()
    .getByRole('button', { name: /^Dispensar/ })
    .click()
  await expect(page.getByRole('heading', { name: 'Tudo em dia' })).toBeVisible()
  await page.getByLabel('De hora em hora').check()
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Preferência salva')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('De hora em hora')).toBeChecked()
})

test('the days to close are typed by keyboard, and the owner’s decision about an order is kept', async ({
  page,
  shop,
  signIn,
}) => {
  const today = isoDay(shop.shop.clock.now())
  await signIn('administrator')
  await page.goto(`/admin/calendario/fechar?de=${today}&ate=${addDays(today, 9)}`)
  await waitForScript(page)
  const plan = page.getByRole('combobox').first()
  await plan.selectOption('Entrego assim mesmo')
  const until = page.getByLabel('Até (inclusive)')
  const last = addDays(today, 12)
  const [year = '', month = '', day = ''] = last.split('-')
  await until.focus()
  // Playwright's browser uses the US date format.
  await page.keyboard.type(`${month}${day}${year}`)
  await expect(page).toHaveURL(new RegExp(`ate=${last}`))
  await expect(page.getByText('13 dias')).toBeVisible()
  await expect(until).toBeFocused()
  await expect(until).toHaveValue(last)
  await page.getByLabel(/^Férias/).check()
  await expect(page.getByText(/^Férias, \d/)).toBeVisible()
  await expect(plan.locator('option:checked')).toHaveText('Entrego assim mesmo')
})
