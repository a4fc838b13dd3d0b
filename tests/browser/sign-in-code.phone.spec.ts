import type { RunningShop } from '../support/running-shop.ts'
import { expect, test, waitForScript } from './browser-shop.ts'

async function mailedCode({ shop }: RunningShop, email: string): Promise<string> {
  const findMail = async () =>
    (await shop.mailer.folder?.listMail())?.find(
      ({ to, subject }) => to.includes(email) && /^\d{6} é /.test(subject),
    )
  await expect.poll(findMail).toBeDefined()
  return (await findMail())?.subject.slice(0, 6) ?? ''
}

test('a guest signs in by a code in their cart and goes on with the delivery', async ({
  page,
  shop,
  expectAccessible,
}) => {
  const email = 'codigo.no.telefone@exemplo.com.br'
  await page.goto('/produto/canela-laranja')
  await waitForScript(page)
  await page.getByRole('button', { name: 'Adicionar ao carrinho' }).first().click()
  await expect(page.getByText('Produto adicionado ao carrinho!').first()).toBeVisible()
  await page.goto('/carrinho')

  await page.getByLabel('Seu e-mail').fill('helena')
  await page.getByRole('button', { name: 'Continuar com e-mail' }).click()
  await expect(page.getByText('Email inválido. Exemplo: nome@exemplo.com.br').first()).toBeVisible()
  await page.getByLabel('Seu e-mail').fill(email)
  await page.getByRole('button', { name: 'Continuar com e-mail' }).click()
  const field = page.getByLabel('Código de seis dígitos')
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  await expectAccessible()

  const code = await mailedCode(shop, email)
  const tries: string[] = []
  page.on('request', (request) => {
    if (request.postData()?.includes('use-code')) tries.push(request.url())
  })
  await field.fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0'))
  await expect(page.getByText('Esse código não confere. Restam 4 tentativas.')).toBeVisible()
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(field).toBeFocused()
  expect(tries).toHaveLength(1)
  // Simulates a phone that discarded the page while the customer read the email.
  await page.reload()
  await expect(field).toBeVisible()
  await field.fill(`${code} é o seu código da Lume & Coco`)

  const delivery = page.getByRole('heading', { name: 'Entrega', exact: true })
  await expect(page.getByRole('textbox', { name: 'CEP' })).toBeFocused()
  await expect(delivery).toBeInViewport()
  await expect(page).toHaveURL(/\/carrinho$/)
  await expect(page.getByRole('list', { name: 'Produtos no carrinho' })).toContainText('Canela & Laranja')
  await page.goto('/')
  await waitForScript(page)
  await expect(page.getByRole('button', { name: 'Abrir menu' }).first()).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()

  await page.goto('/perfil')
  await waitForScript(page)
  await page.getByLabel('Telefone').fill('(11) 91234-5678')
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Salvar Alteracoes' }).click()
  const sessionDialog = page.getByRole('dialog', { name: 'Sua sessão terminou' })
  await expect(sessionDialog.getByRole('button', { name: 'Enviar código' })).toBeVisible()
  await expect(sessionDialog.getByLabel('Senha')).toBeHidden()
})
