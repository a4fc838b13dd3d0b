import { eq, inArray } from 'drizzle-orm'
import { products } from '#catalogue/products/schema.ts'
import { plainImage } from '../support/test-images.ts'
import { expect, test, waitForScript } from './browser-shop.ts'

const photo = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await plainImage(300, 375).jpeg().toBuffer(),
})

test('a candle is created with a size and an image, appears in the shop, and is taken off', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('administrator')
  await page.goto('/admin/produtos')
  await page.getByRole('link', { name: 'Novo Produto' }).click()
  await page.getByRole('button', { name: 'Criar Produto' }).click()
  await expect(page.getByRole('alert')).toContainText('Por favor, preencha todos os campos obrigatórios')
  const index = page.getByRole('navigation', { name: 'Nesta página' })
  await expect(index.getByRole('link', { name: 'Informações Básicas confira' })).toBeVisible()
  await expectAccessible()

  const basics = page.getByRole('region', { name: 'Informações Básicas' })
  await basics.getByLabel('Nome').fill('Chá Preto & Bergamota')
  await expect(basics.getByLabel('Endereço na loja')).toHaveValue('cha-preto-bergamota')
  await page.getByLabel('Preço de venda').fill('94,90')
  await page.getByLabel('Em estoque').fill('8')
  await page.getByRole('button', { name: 'Adicionar tamanho' }).click()
  const sizes = page.getByRole('region', { name: 'Tamanhos' })
  await sizes.getByLabel('Nome').fill('320 g')
  await sizes.getByLabel('Preço', { exact: true }).fill('154,90')
  await sizes.getByText('Mais: mínimo, códigos, medidas').click()
  await expect(sizes.getByLabel('Diferença de preço')).toHaveValue('60,00')
  await index.getByRole('link', { name: 'Perguntas frequentes' }).click()
  const questions = page.getByRole('region', { name: 'Perguntas frequentes' })
  await questions.getByRole('button', { name: 'Adicionar pergunta' }).click()
  await expect(index.getByRole('link', { name: 'Perguntas frequentes alterado' })).toBeVisible()
  await questions.getByRole('button', { name: 'Remover pergunta 1' }).click()
  await expectAccessible()
  const images = page.getByRole('region', { name: 'Imagens' })
  await images.getByLabel('Escolher imagens').setInputFiles([await photo('cha.jpg')])
  const first = (await images.locator('img').getAttribute('src')) ?? ''
  await images.getByLabel('Escolher imagens').setInputFiles([await photo('chaleira.jpg')])
  await expect(images).toContainText('2 imagens escolhidas')
  await images.getByRole('button', { name: 'Mover a imagem 2 para antes' }).click()
  await expect(images.locator('img').nth(1)).toHaveAttribute('src', first)
  await images.getByRole('button', { name: 'Remover a imagem 1' }).click()
  await expect(images.locator('img')).toHaveAttribute('src', first)

  const opening = page.context().waitForEvent('page')
  await page.getByRole('button', { name: 'Prévia' }).click()
  const preview = await opening
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Chá Preto & Bergamota')
  await expect(preview.locator('.gallery img').first()).toHaveAttribute('src', first)
  await preview.close()

  await page.getByRole('link', { name: 'Categorias' }).click()
  await expect(page.getByRole('dialog')).toContainText('Sair sem salvar?')
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await page.getByRole('button', { name: 'Criar Produto' }).click()
  await expect(page.getByText('Produto criado com sucesso')).toBeVisible()
  await expect(
    page.getByText('1 imagem(ns) adicionada(s) ao produto Chá Preto & Bergamota. Aguarde alguns segundos'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: /^Imagem 1 de Chá Preto/ })).toBeVisible()
  await expectAccessible()

  await page.goto('/produto/cha-preto-bergamota')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chá Preto & Bergamota')
  await expect(page.getByText('320 g').first()).toBeVisible()
  await expect(page.getByText(/R\$\s154,90/).first()).toBeVisible()

  await page.goto('/admin/produtos?search=bergamota')
  const menu = page.getByLabel('Mais ações de Chá Preto & Bergamota')
  await waitForScript(page)
  await menu.press('ArrowDown')
  await expect(page.getByRole('link', { name: 'Editar' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await menu.click()
  await page.getByRole('button', { name: 'Excluir' }).click()
  await expect(page.getByRole('dialog')).toContainText('Tem certeza que deseja excluir este produto?')
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await expect(menu).toBeFocused()
  await menu.click()
  await page.getByRole('button', { name: 'Desativar' }).click()
  await expect(page.getByText('Produto desativado com sucesso')).toBeVisible()
  await expectAccessible()
  await page.goto('/produto/cha-preto-bergamota')
  await expect(page).toHaveURL(/\/produtos/)
})

test('images are sent in a batch, and every failure has its word', async ({
  page,
  signIn,
  shop,
  expectAccessible,
}) => {
  const bare = ['mel-figo', 'palo-santo']
  await shop.shop.db.update(products).set({ images: [] }).where(inArray(products.slug, bare))
  await signIn('administrator')
  await page.goto('/admin/manager')
  const choose = page.getByLabel('Escolher imagens')
  await choose.setInputFiles([await photo('a.jpg'), await photo('b.jpg'), await photo('c.jpg')])
  await expect(page.getByRole('alert')).toContainText('Atenção')
  await expect(page.getByRole('alert')).toContainText(
    'Você selecionou 3 imagens, mas há apenas 2 produtos sem imagem.',
  )

  // 'nota.txt' is not an image and must be ignored; 'mel-figo.jpg' matches a product by its name.
  const note = { name: 'nota.txt', mimeType: 'text/plain', buffer: Buffer.from('x') }
  await choose.setInputFiles([await photo('outra.jpg'), await photo('mel-figo.jpg'), note])
  const queue = page.locator('.queue > li')
  await expect(queue).toHaveCount(2)
  const first = page.getByLabel('Produto da foto outra.jpg')
  const second = page.getByLabel('Produto da foto mel-figo.jpg')
  await expect(first.locator('option:checked')).toHaveText('Palo Santo')
  await expect(queue.nth(1)).toContainText(/mel-figo\.jpg · 0,\d\d MB/)
  await expectAccessible()
  await first.selectOption('Mel & Figo')
  await expect(second.locator('option:checked')).toHaveText('Palo Santo')
  await second.selectOption('Mel & Figo')

  // The owner leaves the page and the first upload fails, but both images must arrive.
  let letGo = () => {}
  const release = new Promise<void>((resolve) => {
    letGo = resolve
  })
  let cut = 1
  await page.route('**/admin/manager/imagens', async (route) => {
    await release
    await (cut-- > 0 ? route.abort() : route.continue())
  })
  await page.getByRole('button', { name: 'Enviar 2 imagens' }).click()
  await page.getByRole('link', { name: 'Categorias' }).first().click()
  await expect(page.getByRole('heading', { name: 'Categorias', level: 1 })).toBeVisible()
  await expect(page.getByText('Enviando fotos: 0 de 2')).toBeVisible()
  letGo()
  await expect(page.getByText('Upload concluído')).toBeVisible()
  await expect(page.getByText('2 imagens enviadas com sucesso')).toBeVisible()
  const [sentProduct] = await shop.shop.db.select().from(products).where(eq(products.slug, 'mel-figo'))
  expect(sentProduct?.images).toHaveLength(1)

  const notTheShop = { status: 500, contentType: 'text/html', body: '<h1>500</h1>' }
  await page.route('**/admin/manager/imagens', (route) => route.fulfill(notTheShop))
  await page.goto('/admin/manager')
  await page.getByLabel('Adicionar imagens a Baunilha & Coco').setInputFiles([await photo('x.jpg')])
  await expect(page.getByText('Erro ao carregar imagens')).toBeVisible()
})

test('a category asks before it goes, and an image can be moved by keyboard', async ({ page, signIn }) => {
  await signIn('administrator')
  await page.goto('/admin/categorias')
  await page.getByRole('link', { name: 'Nova Categoria' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByRole('dialog')).toContainText('Nome é obrigatório')
  await page.getByRole('dialog').getByLabel('Nome').fill('Edição de Verão')
  await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Categoria criada com sucesso')).toBeVisible()
  await page.getByLabel('Mais ações de Edição de Verão').click()
  await page.getByRole('button', { name: 'Excluir' }).click()
  await expect(page.getByRole('dialog')).toContainText('Tem certeza que deseja excluir esta categoria?')
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click()
  await expect(page.getByText('Categoria excluída com sucesso')).toBeVisible()
  await page.getByLabel('Mais ações de Jardim').click()
  await expect(page.getByRole('button', { name: 'Excluir' })).toBeDisabled()

  await page.goto('/admin/manager?search=canela')
  const cover = page.locator('.mrow img').first()
  const before = await cover.getAttribute('src')
  await page.getByRole('button', { name: /^Imagem 2 de Canela/ }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Tornar capa' }).press('Enter')
  await expect(page.getByText('Ordem das imagens salva')).toBeVisible()
  await expect(cover).not.toHaveAttribute('src', before ?? '')
})
