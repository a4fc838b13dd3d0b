import { eq } from 'drizzle-orm'
import { orders } from '#orders/schema/orders.ts'
import { changeOrder } from '#orders/use-cases/order-rows.ts'
import { makeOrder } from '../support/make-orders.ts'
import { expect, test, waitForResending, waitForScript } from './browser-shop.ts'

test('the owner looks at their week, and finds an order from anywhere', async ({
  page,
  shop,
  signIn,
  expectAccessible,
}) => {
  const order = await makeOrder(shop.shop, {
    customerName: 'Íris Sant’Anna',
    createdAt: shop.shop.clock.now(),
  })
  await signIn('administrator')
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard Administrativo' })).toBeVisible()
  await expectAccessible()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible()
  await page.emulateMedia({ colorScheme: null })
  await page.getByRole('link', { name: '7 dias', exact: true }).click()
  await expect(page).toHaveURL(/period=7/)
  await expect(page.getByText(/^últimos 7 dias, .*linha: média de 7 dias$/)).toBeVisible()

  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Buscar no painel' })
  await palette.getByRole('combobox').fill('iris sant')
  const option = (name: string) => palette.getByRole('option', { name: new RegExp(`^${name}`) })
  await expect(option(order.orderNumber)).toHaveAttribute('aria-selected', 'true')
  await expect(option(`Enviar ${order.orderNumber}`)).toBeVisible()
  await expectAccessible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: `Pedido ${order.orderNumber}` })).toBeVisible()
  await expect(page.getByText('Rua Voluntários da Pátria, 482')).toBeVisible()
})

test('the owner sends an order, notes what the courier cost and prints its slip', async ({
  page,
  shop,
  signIn,
  expectAccessible,
}) => {
  const order = await makeOrder(shop.shop, {
    customerName: 'Olívia D’Ávila',
    customerPhone: '(11) 90000-0000',
    createdAt: shop.shop.clock.now(),
    promisedDay: '2026-11-17',
    promisedShift: 'evening',
    promisedHours: { from: '19:00', until: '22:00' },
    items: [
      { productId: null, name: 'Lavanda & Camomila', quantity: 1 },
      { productId: null, name: 'Palo Santo', quantity: 2 },
    ],
  })
  const statusNow = async () =>
    (await shop.shop.db.select().from(orders).where(eq(orders.id, order.id)))[0]?.status
  await signIn('administrator')
  await page.goto(`/admin/pedidos?search=${order.orderNumber}`)
  await waitForScript(page)
  await expectAccessible()
  // The whole row is a link, so this clicks outside of its text.
  await page.getByRole('row', { name: new RegExp(order.orderNumber) }).click({ position: { x: 300, y: 4 } })
  await expect(page).toHaveURL(`/admin/pedidos/${order.id}`)
  await expect(page.getByRole('heading', { name: 'Embalar' })).toBeVisible()
  await expectAccessible()
  // The next step's button replaces this one, and a double tap must not hit it.
  const underFinger = page.locator('.next-step__do').evaluate(
    (box) =>
      new Promise((resolve) => {
        const { x, y } = box.querySelector('button')?.getBoundingClientRect() ?? box.getBoundingClientRect()
        const watch = new MutationObserver(() => {
          if (!box.textContent?.includes('Saiu com o motoboy')) return
          resolve(document.elementFromPoint(x + 20, y + 20)?.closest('button') ?? null)
        })
        watch.observe(box, { childList: true, subtree: true })
      }),
  )
  await page.getByRole('button', { name: `Embalei ${order.orderNumber}` }).click()
  expect(await underFinger).toBeNull()
  await page.getByRole('button', { name: 'Saiu com o motoboy' }).click()
  await expect(page.getByText('Status do pedido atualizado com sucesso')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Confirmar a entrega' })).toBeVisible()
  expect(await statusNow()).toBe('shipped')

  await page.goBack()
  await page.getByLabel(`Mais ações de ${order.orderNumber}`).click()
  await page.getByRole('link', { name: 'Ver detalhes' }).click()
  const details = page.getByRole('dialog', { name: `Pedido ${order.orderNumber}` })
  await expect(details.getByText('Rua Voluntários da Pátria, 482')).toBeVisible()
  await expectAccessible()
  const status = details.getByRole('combobox', { name: /Status do pedido/ })

  // Arrow keys change a closed select immediately, so only Enter may submit.
  await status.press('ArrowDown')
  await expect(details.getByText('Enter confirma o novo status, Esc desfaz.')).toBeVisible()
  expect(await statusNow()).toBe('shipped')
  await status.press('Enter')
  await expect.poll(statusNow).toBe('delivered')

  await details.getByLabel('Custo real').fill('26')
  await details.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Custo real do frete foi salvo com sucesso')).toBeVisible()
  await expect(details.getByText('+ R$ 6,44')).toBeVisible()

  await page.keyboard.press('Escape')
  await expect(details).toBeHidden()
  await expect(page).toHaveURL(`/admin/pedidos?search=${order.orderNumber}`)
  await page.goto(`/admin/pedidos/${order.id}/etiqueta`)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Olívia D’Ávila' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden()
  await expect(page.getByText('Um recado, à mão')).toBeVisible()
  expect(await page.locator('.slip').evaluate((sheet) => sheet.scrollHeight - sheet.clientHeight)).toBe(0)
  const paper = (await page.pdf({ width: '105mm', height: '148mm' })).toString('latin1')
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  await expectAccessible()
})

test('cancelling after shipping asks where the candles are, on a phone too', async ({
  page,
  shop,
  signIn,
  expectAccessible,
}) => {
  const order = await makeOrder(shop.shop, {
    status: 'shipped',
    stockHeld: true,
    createdAt: shop.shop.clock.now(),
  })
  await signIn('administrator')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/admin/pedidos?search=${order.orderNumber}`)
  const status = page.getByRole('combobox', { name: `Status do pedido ${order.orderNumber}` })
  await status.selectOption('Cancelado')
  const question = page.getByRole('dialog', { name: `Cancelar ${order.orderNumber}` })
  await expect(question.getByText('O pedido já saiu. As velas voltaram para o estoque?')).toBeVisible()
  await expectAccessible()
  await expect(question.getByRole('button', { name: 'Cancelar pedido' })).toBeDisabled()
  await question.getByLabel('Não voltaram').check()
  await question.getByRole('button', { name: 'Cancelar pedido' }).click()
  await expect(page.getByText('Status do pedido atualizado com sucesso')).toBeVisible()
  await expect(status).toHaveValue('cancelled')
})

test('on a slow connection the owner’s last choice of status wins', async ({ page, shop, signIn }) => {
  const order = await makeOrder(shop.shop, { createdAt: shop.shop.clock.now() })
  const statusNow = async () =>
    (await shop.shop.db.select().from(orders).where(eq(orders.id, order.id)))[0]?.status
  await signIn('administrator')
  await page.goto(`/admin/pedidos?search=${order.orderNumber}`)
  const status = page.getByRole('combobox', { name: `Status do pedido ${order.orderNumber}` })

  // The first request is held until the owner has corrected the status.
  let letGo = () => {}
  const correction = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const sentBodies: string[] = []
  await page.route(`**/admin/pedidos/${order.id}.data*`, async (route) => {
    const body = route.request().postData()
    if (body) sentBodies.push(new URLSearchParams(body).get('status') ?? '')
    if (sentBodies.length === 1) await correction
    await route.continue()
  })
  await status.selectOption('Entregue')
  await expect.poll(() => sentBodies).toEqual(['delivered'])
  await status.selectOption('Processando')
  await expect(status).toHaveValue('processing')
  letGo()
  await expect.poll(() => sentBodies).toEqual(['delivered', 'processing'])
  await expect.poll(statusNow).toBe('processing')

  await expect(status).not.toHaveAttribute('aria-busy')
  await status.evaluate((select: HTMLSelectElement) => {
    select.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    for (const value of ['delivered', 'processing']) {
      select.value = value
      select.dispatchEvent(new Event('change', { bubbles: true }))
    }
  })
  await expect.poll(() => sentBodies).toEqual(['delivered', 'processing', 'delivered', 'processing'])
  await expect(status).toHaveValue('processing')
  await expect.poll(statusNow).toBe('processing')
})

test('a page that does not know of a refund asks before it changes the status', async ({
  page,
  shop,
  signIn,
}) => {
  const order = await makeOrder(shop.shop, { createdAt: shop.shop.clock.now() })
  const statusNow = async () =>
    (await shop.shop.db.select().from(orders).where(eq(orders.id, order.id)))[0]?.status
  await signIn('administrator')
  await page.goto(`/admin/pedidos?search=${order.orderNumber}`)
  const status = page.getByRole('combobox', { name: `Status do pedido ${order.orderNumber}` })
  await changeOrder(shop.shop.db, order.id, { paymentStatus: 'refunded' })
  await status.selectOption('Enviado')
  const question = page.getByRole('dialog', { name: `Mudar o status de ${order.orderNumber}?` })
  await expect(question.getByText('O pagamento deste pedido já foi reembolsado.')).toBeVisible()
  expect(await statusNow()).toBe('processing')
  await question.getByRole('button', { name: 'Mudar para Enviado' }).click()
  await expect(question).toBeHidden()
  expect(await statusNow()).toBe('shipped')
})

test('the file of the orders is saved', async ({ page, signIn }) => {
  await signIn('administrator')
  await page.goto('/admin/pedidos')
  await page.getByRole('button', { name: 'Exportar CSV' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Baixar planilha' }).click()
  expect((await download).suggestedFilename()).toMatch(/^pedidos-.*\.csv$/)
  await expect(page.getByRole('dialog', { name: 'Exportar pedidos' })).toBeHidden()
})

test('a post is written beside its preview, guarded until saved, and published', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('administrator')
  await page.goto('/admin/blog/novo')
  await page.getByRole('textbox', { name: 'Título', exact: true }).fill('Chuva & Cedro')
  await expect(page.getByRole('textbox', { name: 'Endereço da página' })).toHaveValue('chuva-cedro')
  const text = page.getByRole('textbox', { name: 'Texto' })
  await text.fill('O que acender')
  await page.getByRole('button', { name: 'Subtítulo' }).click()
  await expect(text).toHaveValue('**O que acender**')
  const preview = page.getByRole('region', { name: 'Prévia' })
  await expect(preview.getByRole('heading', { name: 'O que acender' })).toBeVisible()
  await expectAccessible()

  const menu = page.getByRole('navigation', { name: 'Administração' })
  await menu.getByText('Velas').first().click()
  await menu.getByRole('link', { name: 'Produtos' }).click()
  const guard = page.getByRole('dialog', { name: 'Sair sem salvar?' })
  await guard.getByRole('button', { name: 'Cancelar' }).click()
  await page.getByRole('button', { name: 'Publicar' }).click()
  await expect(page.getByText('Post publicado com sucesso')).toBeVisible()
  await page.goto('/blog/chuva-cedro')
  await expect(page.getByRole('heading', { level: 1, name: 'Chuva & Cedro' })).toBeVisible()
})

test('the narrow menu lets a group fly out by focus and pointer, and Escape sends it away', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('administrator')
  await page.goto('/admin/dashboard')
  await waitForScript(page)
  await page.keyboard.press('Control+b')
  const menu = page.getByRole('navigation', { name: 'Administração' })
  const stock = menu.getByRole('link', { name: 'Estoque' })
  await expect(stock).toBeHidden()
  await menu.locator('summary', { hasText: 'Velas' }).focus()
  await expect(stock).toBeVisible()
  await expectAccessible()
  await page.keyboard.press('Tab')
  await expect(menu.getByRole('link', { name: 'Produtos' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(stock).toBeHidden()
  await menu.locator('summary', { hasText: 'Clientes' }).hover()
  await menu.getByRole('link', { name: 'Usuários' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Clientes' })).toBeVisible()
  await expectAccessible()
  // Other tests create customers with this name.
  const customerRow = page.locator('tr, li').filter({ hasText: 'cliente@exemplo.com.br' })
  await customerRow.getByRole('link', { name: 'Helena Martins' }).click()
  await expect(page.getByRole('heading', { name: 'O que já levou' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Anotação sobre esta pessoa' }).fill('Prefere à tarde')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(page.getByText('Anotação salva')).toBeVisible()
  await expectAccessible()
})

test('a text typed for a page survives a change of tab and a cut connection, and is saved', async ({
  page,
  context,
  signIn,
  expectAccessible,
}) => {
  await signIn('administrator')
  await page.goto('/admin/abrir')
  await expectAccessible()
  await page.goto('/admin/paginas')
  await waitForScript(page)
  await expectAccessible()
  const sentence = page.locator('[name="home.heroSentence"]')
  await sentence.fill('Velas que esperam por você.')
  const parts = page.locator('.setup__nav')
  await parts.getByRole('link', { name: 'Sustentabilidade' }).click()
  await expect(sentence).toBeHidden()
  await page.goBack()
  await expect(sentence).toHaveValue('Velas que esperam por você.')
  await context.setOffline(true)
  await page.clock.install()
  await page.getByRole('button', { name: 'Salvar' }).click()
  await waitForResending(page)
  await expect(page.getByText('Erro ao salvar')).toBeVisible()
  await expect(sentence).toHaveValue('Velas que esperam por você.')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('A loja já mostra a mudança.')).toBeVisible()
  await page.goto('/')
  await expect(page.getByText('Velas que esperam por você.').first()).toBeVisible()
})

test('Loja saves several sections at once, keeps them as a draft until then and opens a wrong one', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('administrator')
  await page.goto('/admin/loja#social')
  await waitForScript(page)
  const whatsApp = page.getByLabel('WhatsApp')
  const saveBar = page.locator('.form-foot')
  await whatsApp.fill('11 9000')
  await page.locator('summary', { hasText: 'Empresas que guardam dados' }).click()
  await page.getByLabel('Hospedagem').fill('Nuvem de teste')
  await expect(saveBar).toContainText('2 seções alteradas')
  await expectAccessible()
  await page.goto('/admin/loja')
  await expect(saveBar).toContainText('2 seções alteradas')
  await saveBar.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Confira os campos marcados.')).toBeVisible()
  await expect(whatsApp).toBeFocused()
  await whatsApp.fill('11 90000-1234')
  await saveBar.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('A loja já mostra a mudança.')).toBeVisible()
  await expect(saveBar).not.toContainText('alterada')
  await page.reload()
  await expect(page.locator('summary', { hasText: 'Redes' })).toContainText('11 90000-1234')
  await expect(saveBar).not.toContainText('alterada')
})

test('the owner invites a helper, who packs without seeing money and is removed with one click', async ({
  page,
  shop,
  browser,
  signIn,
  expectAccessible,
}) => {
  const before = shop.shop.clock.now()
  // Browsers expire cookies by the real clock, and a helper's session lasts half a day.
  shop.setNow(new Date())
  await signIn('administrator')
  await page.goto('/admin/equipe')
  await waitForScript(page)
  await page.getByLabel('Como você chama a pessoa').fill('Nara')
  await page.getByLabel('E-mail dela').fill('nara@exemplo.com.br')
  await page.getByRole('button', { name: 'Criar o convite' }).click()
  const createdLink = page.locator('.team__made')
  await expect(createdLink).toContainText('O convite está pronto')
  await expectAccessible()

  const helperContext = await browser.newContext({ locale: 'pt-BR' })
  const helperPage = await helperContext.newPage()
  await helperPage.goto((await createdLink.locator('code').textContent()) ?? '')
  await waitForScript(helperPage)
  await helperPage.getByLabel('Seu nome').fill('Nara Dias')
  await helperPage.locator('[name=password]').fill('Bergamota2026')
  await helperPage.locator('[name=confirmation]').fill('Bergamota2026')
  await helperPage.getByRole('checkbox').check()
  await helperPage.getByRole('button', { name: 'Aceitar o convite' }).click()
  await expect(helperPage).toHaveURL(/\/admin\/hoje$/)
  await expect(helperPage.getByRole('heading', { name: /Para embalar/ })).toBeVisible()
  await expect(helperPage.locator('body')).not.toContainText('R$')

  await page.reload()
  await waitForScript(page)
  const row = page.getByRole('listitem').filter({ hasText: 'Nara Dias' })
  await row.getByText('Mudar').click()
  await row.getByRole('button', { name: 'Encerrar acesso' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Encerrar acesso' }).click()
  await expect(page.getByText('Acesso encerrado')).toBeVisible()
  await helperPage.goto(new URL('/admin/hoje', page.url()).href)
  await expect(helperPage.getByRole('heading', { name: 'Login Necessário' })).toBeVisible()
  await helperContext.close()
  shop.setNow(before)
})
