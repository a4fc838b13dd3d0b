import type { Page } from '@playwright/test'
import type { RunningShop } from '../support/running-shop.ts'
import { expect, test, waitForScript } from './browser-shop.ts'

const SOLD_OUT = '/produto/flor-de-laranjeira'

async function mailedLink({ shop }: RunningShop, email: string): Promise<string> {
  const findMail = async () =>
    (await shop.mailer.folder?.listMail())?.find(
      ({ to, subject }) => to.includes(email) && subject.startsWith('Confirme o aviso da volta'),
    )
  await expect.poll(findMail).toBeDefined()
  const mail = await shop.mailer.folder?.readMail((await findMail())?.id ?? '')
  return /\/avise-me\/confirmar\?token=[\w.-]+/.exec(mail?.text ?? '')?.[0] ?? ''
}

async function confirm(page: Page, link: string) {
  await page.goto(link)
  await page.getByRole('button', { name: 'Quero receber o aviso' }).click()
  await expect(page.getByRole('heading', { name: 'Pronto, você está na lista' })).toBeVisible()
}

test('a guest asks for a restock e-mail, confirms by mail and changes their mind', async ({
  page,
  shop,
  expectAccessible,
}) => {
  const email = 'espera.com.script@exemplo.com.br'
  await page.goto(SOLD_OUT)
  await waitForScript(page)
  await page.getByRole('textbox', { name: 'Seu e-mail' }).fill(email)
  await page.getByRole('button', { name: 'Avise-me', exact: true }).click()
  await expect(page.getByText('Falta só confirmar.')).toBeVisible()
  await expectAccessible()
  const link = await mailedLink(shop, email)
  await page.goto(link)
  await waitForScript(page)
  await page.route('**/avise-me/confirmar.data*', (route) => route.fulfill({ status: 500 }), { times: 1 })
  await page.getByRole('button', { name: 'Quero receber o aviso' }).click()
  await expect(page.getByLabel('Avisos').getByText('Erro', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(link)
  await confirm(page, link)
  await expectAccessible()
  await page.getByRole('link', { name: 'Mudei de ideia' }).click()
  await page.getByRole('button', { name: 'Sair da lista' }).click()
  await expect(page.getByRole('heading', { name: 'Você saiu da lista' })).toBeVisible()
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the same forms work', async ({ page, shop }) => {
    const email = 'espera.sem.script@exemplo.com.br'
    await page.goto(SOLD_OUT)
    await page.getByRole('textbox', { name: 'Seu e-mail' }).fill(email)
    await page.getByRole('button', { name: 'Avise-me', exact: true }).click()
    await confirm(page, await mailedLink(shop, email))
  })
})
