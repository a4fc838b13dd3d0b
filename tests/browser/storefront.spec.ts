import { sql } from 'drizzle-orm'
import { expect, test } from './browser-shop.ts'

test('every public page is accessible, and comes to life without a word on the console', async ({
  page,
  expectAccessible,
}) => {
  test.setTimeout(180_000)
  for (const path of [
    '/',
    '/produtos',
    '/produtos?search=nada',
    '/produto/canela-laranja',
    '/produto/flor-de-laranjeira',
    '/colecoes',
    '/blog',
    '/blog/o-primeiro-acender',
    '/blog/nunca-existiu',
    '/nossa-historia',
    '/processo-artesanal',
    '/sustentabilidade',
    '/privacidade',
    '/termos',
    '/entrega',
    '/trocas-e-arrependimento',
    '/acessibilidade',
    '/newsletter/cancelar?token=x',
  ]) {
    await page.goto(path)
    await expectAccessible()
  }
})

test('the home page shows its candles in two columns at every width', async ({ page }) => {
  await page.goto('/')
  const grid = page.locator('.lines .candles')
  for (const width of [390, 800, 1100, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const columns = await grid.evaluate((node) => getComputedStyle(node).gridTemplateColumns.split(' '))
    expect(columns, `${width} px`).toHaveLength(2)
    if (width >= 1440) expect(Number.parseFloat(columns[0] ?? '')).toBeGreaterThan(400)
  }
})

test('a customer searches, filters and sorts, and the URL contains it all', async ({ page }) => {
  await page.goto('/produtos')
  const status = page.getByRole('main').getByRole('status')
  await expect(status).toHaveText('17 produtos')

  await page.getByRole('main').getByRole('searchbox').fill('sandalo')
  await expect(page).toHaveURL(/\?search=sandalo$/)
  await expect(page.getByRole('link', { name: 'Sândalo & Âmbar' })).toBeVisible()

  await page.getByRole('navigation', { name: 'Coleções' }).getByRole('link', { name: 'Frescor' }).click()
  await expect(page.getByText('Nenhuma vela encontrada')).toBeVisible()
  await page.getByRole('link', { name: 'Limpar filtros' }).click()
  await expect(status).toHaveText('17 produtos')
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('')

  await page.getByLabel('Ordenar por').selectOption({ label: 'Menor preço' })
  await expect(page).toHaveURL(/sort=price-asc/)
  // Both cost the same, so their order is undefined.
  const cheapest = async () => (await page.locator('.pcard__name').allTextContents()).slice(0, 2).sort()
  await expect.poll(cheapest).toEqual(['Capim-limão', 'Eucalipto & Alecrim'])

  await page.goBack()
  await expect(page.getByLabel('Ordenar por')).toHaveValue('relevance')
})

test('a product’s images wrap around, on the page and in the large view, which the keyboard leads and closes', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/produtos')
  await page.getByRole('link', { name: 'Canela & Laranja' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Canela & Laranja' })).toBeVisible()

  await page.getByRole('button', { name: 'Foto anterior' }).click()
  await expect(page.locator('.gallery__count')).toHaveText('5 / 5')
  await page.getByRole('link', { name: 'Ampliar foto' }).click()
  const viewer = page.getByRole('dialog', { name: 'Fotos de Canela & Laranja' })
  await expect(viewer.getByText('5 de 5')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByText('1 de 5')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(viewer.getByText('5 de 5')).toBeVisible()
  await expectAccessible()
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(page.getByRole('link', { name: 'Ampliar foto' })).toBeFocused()
})

test('a product’s image opens whole, is seen from near, and going back closes it', async ({ page }) => {
  await page.goto('/produto/canela-laranja')
  await page.getByRole('button', { name: 'Foto anterior' }).click()
  const viewer = page.getByRole('dialog', { name: 'Fotos de Canela & Laranja' })
  const measureWidth = async (selector: string) => (await page.locator(selector).boundingBox())?.width ?? 0
  const onPage = await measureWidth('#foto-5 img')
  await page.locator('#foto-5 img').click()
  await expect(viewer).toBeVisible()
  const whole = await measureWidth('.viewer__image img')
  await viewer.getByRole('button', { name: 'Ver a foto de perto' }).click()
  expect(await measureWidth('.viewer__image img')).toBeGreaterThan(Math.max(onPage, whole))
  await viewer.getByRole('button', { name: 'Ver a foto inteira' }).click()
  await expect(viewer.getByRole('button', { name: 'Ver a foto de perto' })).toBeVisible()
  await page.keyboard.press('+')
  expect(await measureWidth('.viewer__image img')).toBeGreaterThan(whole)
  await page.keyboard.press('-')
  await page.keyboard.press('-')
  await expect(viewer.getByRole('button', { name: 'Ver a foto de perto' })).toBeVisible()
  await page.goBack()
  await expect(viewer).toBeHidden()
  await expect(page).toHaveURL(/\/produto\/canela-laranja$/)
})

test('sizes change the price, the stepper respects the stock, and added candles appear next to the page', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/produto/canela-laranja')
  await page.getByRole('radio', { name: /320 g/ }).check()
  await expect(page.locator('.buy__price .price')).toHaveText(/159,90/)
  await expect(page.locator('.promises')).toContainText('Cerca de 80 horas de queima limpa (320 g)')
  const more = page.locator('.buy').getByRole('button', { name: 'Aumentar' })
  await expect(more).toBeDisabled()
  await page.getByRole('radio', { name: /180 g/ }).check()
  await more.click()
  await expect(more).toBeDisabled()
  await page.locator('.buy').getByRole('button', { name: 'Adicionar ao carrinho' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Produto adicionado ao carrinho!' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Carrinho, 2 itens' })).toBeVisible()

  const panel = page.getByRole('region', { name: 'Produto adicionado ao carrinho!' })
  await expect(page.getByLabel('Avisos')).not.toContainText('Produto adicionado')
  await expect(panel).toContainText('180 g · 2 unidades')
  await expect(panel).toContainText('199,80')
  await expectAccessible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await page.locator('.buy').getByRole('button', { name: 'Comprar agora' }).dblclick()
  await expect(page).toHaveURL(/\/carrinho#entrega$/)
  await expect(page.getByRole('link', { name: 'Carrinho, 2 itens' })).toBeVisible()
})

test('a product is printed on one page', async ({ page }) => {
  await page.goto('/produto/canela-laranja')
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})

test('a missing product leads to the list, which shows a toast', async ({ page }) => {
  await page.goto('/produto/nunca-existiu')
  const toast = page.getByRole('alert')
  await expect(toast).toContainText('Erro')
  await expect(toast).toContainText('Produto nao encontrado')
  await expect(page).toHaveURL(/\/produtos$/)
})

test('testimonials move when asked, by button, dot and key, and wrap around', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  const dot = (position: number) => page.getByRole('button', { name: `Depoimento ${position}` })
  await page.getByRole('button', { name: 'Depoimento anterior' }).click()
  await expect(dot(3)).toHaveAttribute('aria-current', 'true')
  await page.getByRole('button', { name: 'Próximo depoimento' }).click()
  await expect(dot(1)).toHaveAttribute('aria-current', 'true')
  await dot(2).click()
  await expect(page.getByText('Rafael Teixeira')).toBeInViewport()
  await page.getByRole('region', { name: 'Depoimentos' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(dot(3)).toHaveAttribute('aria-current', 'true')
})

test('a page at rest lets the browser sleep: nothing moves inside what is closed', async ({
  page,
  signIn,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await signIn('customer')
  await page.goto('/termos')
  await expect(page.getByLabel('Abrir menu da conta').first()).toBeVisible()
  const moving = () =>
    page.evaluate(() =>
      document.getAnimations().map((animation) => (animation as CSSAnimation).animationName),
    )
  await page.getByLabel('Buscar produtos', { exact: true }).first().click()
  await page.keyboard.press('Escape')
  await expect.poll(moving).toEqual([])
})

test('the newsletter answers in words, and ignores a trembling finger', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  const email = page.getByLabel('Seu e-mail')
  const submit = page.getByRole('button', { name: 'Inscrever-se' })
  const notices = page.getByRole('region', { name: 'Avisos' })

  await email.fill('sem-arroba')
  await submit.dblclick()
  // Compared in one check, because the toast disappears automatically.
  await expect(notices.getByRole('alert')).toContainText(/Email inválido\s*Por favor, insira um email válido/)

  const held = Promise.withResolvers<void>()
  await page.route('**/newsletter-subscribe', async (route) => {
    await held.promise
    await route.continue()
  })
  await email.fill('leitora@exemplo.com.br')
  await page.clock.fastForward(500)
  await submit.click()
  await expect(page.getByRole('button', { name: 'Inscrevendo...' })).toBeVisible()
  held.resolve()
  await expect(notices).toContainText('Inscrição realizada! ✨')
  await expect(email).toHaveValue('')
  await page.unroute('**/newsletter-subscribe')

  await email.fill('leitora@exemplo.com.br')
  await page.clock.fastForward(500)
  await submit.click()
  await expect(notices).toContainText('Já inscrito')

  await page.route('**/newsletter-subscribe', (route) => route.abort())
  await page.clock.fastForward(500)
  await submit.click()
  await expect(notices).toContainText('Erro de conexão')
})

test('a candle, the list and the favourites follow what the owner changes; another price is said', async ({
  page,
  shop,
}) => {
  const setPrice = (price: number) =>
    shop.shop.db.execute(sql`update products set price = ${price} where slug = 'baunilha-coco'`)
  // Its cheapest size costs R$ 27,00 less than the default size.
  for (const [address, price, words] of [
    ['/produto/baunilha-coco', 101, 'R$ 101,00'],
    ['/produtos?tamanho=180+g', 102, 'R$ 102,00'],
    ['/produtos', 103, 'a partir de R$ 76,00'],
    ['/favoritos', 104, 'a partir de R$ 77,00'],
  ] as const) {
    const listening = page.waitForResponse(/realtime\/product-updates/)
    await page.goto(address)
    await listening
    await setPrice(price)
    const shownPrice = page.locator('.buy__price, .pcard').filter({ hasText: words })
    await expect(shownPrice.first()).toBeVisible()
    if (price === 101) {
      await expect(page.getByLabel('Avisos').getByText('O preço mudou')).toBeVisible()
      await page.getByRole('button', { name: 'Adicionar Baunilha & Coco aos favoritos' }).first().click()
    }
  }
  await setPrice(99.9)
})

test('the home page follows what the owner changes, without a reload', async ({ page, shop }) => {
  const listening = page.waitForResponse(/realtime\/product-updates/)
  await page.goto('/')
  await listening
  const first = page.locator('.lines .pcard').first()
  await expect(first).toContainText('Baunilha & Coco')
  await first.evaluate((card) => card.setAttribute('data-kept', 'yes'))
  await shop.shop.db.execute(
    sql`update products set name = 'Baunilha & Coco Verde' where slug = 'baunilha-coco'`,
  )
  await expect(first).toContainText('Baunilha & Coco Verde')
  await expect(first).toHaveAttribute('data-kept', 'yes')
})
