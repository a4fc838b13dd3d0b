import { accounts, userRoles, users } from '#accounts/schema.ts'
import type { RunningShop } from '../support/running-shop.ts'
import { expect, test, waitForScript } from './browser-shop.ts'

const email = 'dona.chave@exemplo.com.br'
const password = 'Lavanda2026'

/** A separate owner, because other tests use the demo's. */
async function newOwner({ shop }: RunningShop) {
  const [user] = await shop.db
    .insert(users)
    .values({ email, name: 'Dona', emailVerified: true, welcomedAt: shop.clock.now() })
    .returning({ id: users.id })
  const userId = user?.id ?? ''
  const passwordHash = await shop.identity.hashPassword(password)
  await shop.db
    .insert(accounts)
    .values({ userId, provider: 'password', providerAccountId: userId, passwordHash })
  await shop.db.insert(userRoles).values({ userId, role: 'admin' })
}

test('an owner adds a passkey, signs in with it and shows it again before an export', async ({
  page,
  shop,
  expectAccessible,
}) => {
  const before = shop.shop.clock.now()
  // Browsers expire cookies by the real clock, and an administrator's session lasts half a day.
  shop.setNow(new Date())
  await newOwner(shop)
  const devices = await page.context().newCDPSession(page)
  await devices.send('WebAuthn.enable')
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const enter = async () => {
    await page.goto('/auth?redirectTo=%2Fperfil%2Fseguranca')
    await page.locator('[name=email]').first().fill(email)
    await page.locator('[name=password]').first().fill(password)
    await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  }

  await enter()
  await page.getByLabel('Nome da chave').fill('Notebook do ateliê')
  await page.getByRole('button', { name: 'Adicionar chave de acesso' }).click()
  await expect(page.getByText('Imprima ou anote estes códigos')).toBeVisible()
  await expect(page.getByText('Notebook do ateliê')).toBeVisible()
  await expectAccessible()

  await page.context().clearCookies()
  await enter()
  await expect(page.getByRole('heading', { name: 'Falta só confirmar que é você' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Usar chave de acesso' }).click()
  await expect(page.getByRole('heading', { name: 'Verificação em duas etapas' })).toBeVisible()
  await expect(page.getByText('Restam 10 códigos.')).toBeVisible()

  await page.goto('/admin')
  // Before hydration the link opens a separate page instead of the dialog.
  await waitForScript(page)
  shop.setNow(new Date(shop.shop.clock.now().getTime() + 11 * 60_000))
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: /newsletter/i }).click()
  const question = page.getByRole('dialog', { name: 'Confirme que é você' })
  await question.getByRole('button', { name: 'Usar chave de acesso' }).click()
  expect((await download).suggestedFilename()).toMatch(/^newsletter-.*\.csv$/)
  await expect(question).toBeHidden()
  shop.setNow(before)
})
