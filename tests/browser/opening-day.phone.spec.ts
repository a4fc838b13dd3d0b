import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { CAIUBI } from '../../lab/visitors/requests.ts'
import { phonePhotograph } from '../support/test-images.ts'
import { expectNoViolations } from './browser-shop.ts'
import { countEffort, measureEffort } from './effort.ts'
import { type EmptyShop, OWNER, startEmptyShop } from './empty-shop.ts'

let empty: EmptyShop
test.beforeAll(async () => {
  empty = await startEmptyShop(JSON.parse(process.env.SEEDED_SHOP ?? ''))
})
test.afterAll(() => empty?.stop())

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
async function onward(page: Page) {
  await expectNoViolations(page)
  await button(page, 'Salvar e continuar').tap()
}

async function write(page: Page, label: string, text: string) {
  await page.getByLabel(label, { exact: true }).tap()
  await page.keyboard.type(text)
}

async function mailTo(email: string, subject: RegExp) {
  const { folder } = empty.shop.mailer
  const findMail = async () =>
    (await folder?.listMail())?.find((mail) => mail.to.includes(email) && subject.test(mail.subject))
  await expect.poll(findMail).toBeDefined()
  const sentMail = await findMail()
  return { subject: sentMail?.subject ?? '', text: (await folder?.readMail(sentMail?.id ?? ''))?.text ?? '' }
}

async function signIn(page: Page) {
  await page.goto(`${empty.url}/auth?redirectTo=%2Fadmin`)
  await page.waitForFunction(() => !('takeEarlyEvents' in window))
  const form = page.getByRole('tabpanel', { name: 'Entrar' })
  await form.locator('[name=email]').tap()
  await page.keyboard.type(OWNER.email)
  await form.locator('[name=password]').tap()
  await page.keyboard.type(OWNER.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Abrir a loja', level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Para abrir a loja' })).toBeVisible()
}

async function fillSteps(page: Page) {
  await page.getByRole('link', { name: /Quem vende/ }).tap()
  await write(page, 'Nome da loja', 'Velas da Clara')
  await write(page, 'CPF ou CNPJ', '52998224725')
  await write(page, 'Endereço', 'Rua Caiubi, 500, São Paulo')
  await write(page, 'E-mail da loja', OWNER.email)
  await write(page, 'Telefone', '(11) 98888-0000')
  await onward(page)

  await expect(page.getByRole('heading', { level: 1 })).toContainText('De onde sai')
  await write(page, 'Endereço do ateliê', 'Rua Caiubi, 500, Perdizes, São Paulo')
  await write(page, 'Até 3 km', '12,00')
  await write(page, 'Cada km a mais', '2,20')
  await onward(page)

  await expect(page.getByRole('heading', { level: 1 })).toContainText('Dias e turnos')
  await button(page, 'De segunda a sábado').tap()
  await onward(page)

  await expect(page.getByRole('heading', { level: 1 })).toContainText('O seu Pix')
  await write(page, 'Sua chave Pix', OWNER.email)
  await onward(page)

  await expect(page.getByRole('heading', { level: 1 })).toContainText('A primeira vela')
  await page
    .getByLabel('Foto da vela')
    .setInputFiles({ name: 'vela.jpg', mimeType: 'image/jpeg', buffer: await phonePhotograph() })
  await write(page, 'Nome', 'Noite de Chuva')
  await write(page, 'Preço', '68,00')
  await write(page, 'Quantas você tem', '5')
  await onward(page)

  await expect(page.getByRole('heading', { level: 1 })).toContainText('Os e-mails chegam')
  await expectNoViolations(page)
  await button(page, /^Mandar um e-mail/).tap()
  const { text } = await mailTo(OWNER.email, /^Este e-mail chegou/)
  await page.goto(text.match(/http\S+codigo=\S+/)?.[0] ?? '')
  await button(page, 'Chegou!').tap()
}

async function buy(context: BrowserContext, email: string) {
  const page = await context.newPage()
  await page.goto(`${empty.url}/produto/noite-de-chuva`)
  await page.waitForFunction(() => !('takeEarlyEvents' in window))
  await button(page, 'Comprar agora').first().tap()
  await write(page, 'Seu e-mail', email)
  await button(page, 'Continuar com e-mail').tap()
  await expect(page.getByLabel('Código de seis dígitos')).toBeFocused()
  await page.keyboard.type((await mailTo(email, /^\d{6} é /)).subject.slice(0, 6))
  await expect(page.getByRole('combobox', { name: 'Rua' })).toBeEnabled()
  await page.getByRole('textbox', { name: 'CEP' }).tap()
  await page.keyboard.type(CAIUBI.postal_code.replace('-', ''))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Número')).toBeFocused()
  await page.keyboard.type(CAIUBI.number)
  await page.keyboard.press('Enter')
  await expect(button(page, 'Finalizar compra')).toBeEnabled()
  await button(page, 'Finalizar compra').tap()
  await page.getByLabel('Nome completo').tap()
  await page.keyboard.type('Bia Rocha')
  await button(page, /^Pagar R\$.* com Pix$/).tap()
  await expect(page.getByRole('textbox', { name: 'Pix copia e cola' })).toBeVisible()
  return page
}

test('the owner opens an empty shop and gets a paid order, on a phone', async ({
  page,
  context,
  browser,
}) => {
  test.slow()
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'pt-BR' }
  const visitor = await browser.newContext(phone)
  const [waitingPage] = [await visitor.newPage()]
  await waitingPage.goto(empty.url)
  await expect(waitingPage.getByRole('heading', { name: 'Em breve' })).toBeVisible()
  await expectNoViolations(waitingPage)
  await waitingPage.getByLabel('Seu e-mail').fill('ana@exemplo.com.br')
  await button(waitingPage, 'Avise-me').tap()
  await expect(waitingPage.getByText('Inscrição realizada! ✨')).toBeVisible()
  await expect(waitingPage.getByText('Você recebe um e-mail quando a loja abrir.')).toBeVisible()
  await mailTo('ana@exemplo.com.br', /^Seu e-mail está na lista/)

  await countEffort(context)
  await signIn(page)
  await fillSteps(page)
  await expect(page.getByText('Tudo pronto para abrir')).toBeVisible()
  await expectNoViolations(page)
  await expect(page.getByLabel('Avisar por e-mail a pessoa que pediu')).toBeChecked()
  await button(page, 'Abrir a loja').tap()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('A loja está aberta')
  const effort = await measureEffort(context)
  expect(effort.taps, JSON.stringify(effort)).toBeLessThanOrEqual(26)
  await mailTo('ana@exemplo.com.br', /^A loja abriu/)
  for (const step of ['casa', 'teste']) {
    await page.goto(`${empty.url}/admin/abrir/${step}`)
    await expectNoViolations(page)
  }

  const boughtPage = await buy(visitor, 'bia@exemplo.com.br')
  await page.goto(`${empty.url}/admin/hoje`)
  await button(page, /Caiu na conta/).tap()
  await expect(boughtPage.getByText('Pagamento confirmado')).toBeVisible()
  await visitor.close()
})
