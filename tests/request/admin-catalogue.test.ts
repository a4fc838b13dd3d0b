import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { categories, products } from '#database/schema/catalogue.ts'
import { type RunningShop, startSeededShop } from '../support/running-shop.ts'
import { plainImage } from '../support/test-images.ts'
import type { Visitor } from '../support/visitor.ts'

let running: RunningShop
let owner: Visitor
beforeAll(async () => {
  running = await startSeededShop(inject('seededShop'))
  owner = await running.administrator()
})
afterAll(() => running?.stop())

type Fields = Record<string, string | Blob | readonly string[]>

function form(fields: Fields): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields))
    for (const each of Array.isArray(value) ? value : [value]) body.append(name, each)
  return body
}

/** What a fetcher of the page gets back, as text. */
async function answer(path: string, fields: Fields): Promise<string> {
  return (await owner.post(`${path}.data`, form(fields))).text()
}

/** What a form without JavaScript leads to: the page after it, its sentence included. */
async function pageAfter(path: string, fields: Fields): Promise<string> {
  const response = await owner.send(path, {
    method: 'POST',
    body: form(fields),
    headers: { Accept: 'text/html' },
  })
  const location = response.headers.get('Location')
  return location ? page(location) : textOf(await response.text())
}

const page = async (path: string) => textOf(await (await owner.get(path)).text())
/** With the characters that React and HTML write differently put back. */
const textOf = (html: string) =>
  html
    .replace(/<!-- -->/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('\u00a0', ' ')

async function product(slug: string) {
  const [row] = await running.shop.db.select().from(products).where(eq(products.slug, slug))
  if (!row) throw new Error(`no product ${slug}`)
  return row
}

async function categoryNamed(name: string) {
  const [row] = await running.shop.db.select().from(categories).where(eq(categories.name, name))
  if (!row) throw new Error(`no category ${name}`)
  return row
}

/** Runs something while a table is out of reach, as after a failed migration. */
async function without(table: string, run: () => Promise<void>) {
  const rename = (from: string, to: string) =>
    running.shop.db.execute(sql.raw(`alter table ${from} rename to ${to}`))
  await rename(table, `${table}_away`)
  await run().finally(() => rename(`${table}_away`, table))
}

/** Not the whole table: who asks is recognised with her favourites, which look into it. */
async function withoutProductNames(run: () => Promise<void>) {
  const rename = (from: string, to: string) =>
    running.shop.db.execute(sql.raw(`alter table products rename column ${from} to ${to}`))
  await rename('name', 'name_away')
  await run().finally(() => rename('name_away', 'name'))
}

const basics = {
  name: 'Figo & Folhas Verdes',
  slug: 'figo-folhas-verdes',
  price: '94,90',
  cost: '38,40',
  stockQuantity: '24',
  minStockLevel: '5',
  weight: '0,250',
  active: 'on',
}

async function fieldsOf(slug: string): Promise<Fields> {
  const { id: _id, ...row } = await product(slug)
  return {
    ...basics,
    name: row.name,
    slug,
    price: String(row.price / 100),
    stockQuantity: String(row.stockQuantity),
    version: String(row.version),
    seenStock: String(row.stockQuantity),
  }
}

describe('the product management', () => {
  test('shows the count, the rows and the filters', async () => {
    const html = await page('/admin/produtos')
    expect(html).toContain('Gestão de Produtos')
    expect(html).toMatch(/Produtos \(<span class="num">15</)
    for (const words of ['Todos', 'Ativo', 'Inativo', 'Todas', 'Aconchego', 'Novo Produto', 'R$ 99,90'])
      expect(html).toContain(words)
    expect(await page('/admin/produtos?search=sandalo')).toMatch(/Produtos \(<span class="num">1</)
  })

  test('says what to do when nothing is found', async () => {
    const filtered = await page('/admin/produtos?search=nada-assim')
    expect(filtered).toContain('Nenhum produto encontrado')
    expect(filtered).toContain('Tente ajustar os filtros de busca')
  })

  test('activates and deactivates, with and without JavaScript', async () => {
    const { id } = await product('jasmim')
    const toggle = (active: boolean) => ({ intent: 'toggle', ids: id, active: String(active) })
    expect(await answer('/admin/produtos', toggle(false))).toContain('Produto desativado com sucesso')
    expect(await page('/admin/produtos?status=inactive')).toContain('Jasmim da Noite')
    expect(await pageAfter('/admin/produtos', toggle(true))).toContain('Produto ativado com sucesso')
    expect((await product('jasmim')).active).toBe(true)
  })

  test('changes many at once, and their stock only as it was seen', async () => {
    const [one, other] = [await product('mel-figo'), await product('cha-branco')]
    const ids = [one.id, other.id]
    expect(await answer('/admin/produtos', { intent: 'toggle', ids, active: 'false' })).toContain(
      '2 produtos desativados com sucesso',
    )
    await answer('/admin/produtos', { intent: 'toggle', ids, active: 'true' })
    const adjust = (seen: number, kind = 'add') => ({
      intent: 'adjust-stock',
      kind,
      units: '4',
      products: [`${one.id}:${seen}`, `${other.id}:${other.stockQuantity}`],
    })
    expect(await answer('/admin/produtos', adjust(one.stockQuantity + 1, 'set'))).toContain('Nada foi salvo')
    expect((await product('cha-branco')).stockQuantity).toBe(other.stockQuantity)
    expect(await answer('/admin/produtos', adjust(one.stockQuantity))).toContain(
      'Estoque de 2 produtos ajustado com sucesso',
    )
    expect((await product('mel-figo')).stockQuantity).toBe(one.stockQuantity + 4)
  })

  test('deletes, and says so', async () => {
    const { id } = await product('rosa-peonia')
    expect(await answer('/admin/produtos', { intent: 'delete', ids: id })).toContain(
      'Produto excluído com sucesso',
    )
    expect((await owner.get(`/admin/produtos/${id}`)).status).toBe(404)
    expect(await answer('/admin/produtos', { intent: 'delete', ids: id })).toContain('não existe mais')
  })

  test('refuses what is no request of its own', async () => {
    const strange: Fields[] = [{ intent: 'delete' }, { intent: 'toggle', ids: 'x' }, { intent: 'x' }, {}]
    for (const fields of strange)
      expect((await owner.post('/admin/produtos.data', form(fields))).status).toBe(409)
  })

  test('says what failed', async () => {
    const { id } = await product('jasmim')
    await withoutProductNames(async () => {
      const response = await owner.get('/admin/produtos')
      expect(response.status).toBe(500)
      expect(await response.text()).toContain('Erro ao carregar dados')
      const toggle = { intent: 'toggle', ids: id, active: 'false' }
      expect(await answer('/admin/produtos', toggle)).toContain('Erro ao alterar status do produto')
      expect(await answer('/admin/produtos', { intent: 'delete', ids: id })).toContain(
        'Erro ao excluir produto',
      )
    })
  })
})

describe('the product form', () => {
  test('starts with the defaults', async () => {
    const html = await page('/admin/produtos/novo')
    for (const words of ['Informações Básicas', 'Preços e Estoque', 'Criar Produto', 'Sem categoria'])
      expect(html).toContain(words)
    expect(html).toMatch(/name="minStockLevel"[^>]*value="5"/)
    expect(html).toMatch(/name="active"[^>]*checked/)
    expect(html).not.toMatch(/name="featured"[^>]*checked/)
  })

  test('asks for what is missing, field by field, and keeps what was typed', async () => {
    const html = await pageAfter('/admin/produtos/novo', { name: '', slug: '', price: '0,00', cost: 'caro' })
    expect(html).toContain('Por favor, preencha todos os campos obrigatórios')
    expect(html).toContain('Preencha este campo')
    expect(html).toContain('O preço precisa ser maior que zero')
    expect(html).toMatch(/name="cost"[^>]*value="caro"/)
  })

  test('creates a product without JavaScript, images and sizes included', async () => {
    const image = new File([new Uint8Array(await plainImage(300, 375).jpeg().toBuffer())], 'figo.jpg', {
      type: 'image/jpeg',
    })
    const html = await pageAfter('/admin/produtos/novo', {
      ...basics,
      variantId: ['', ''],
      variantName: ['180 g', ''],
      variantAdjustment: ['0,00', ''],
      variantAttributes: ['Peso da cera: 180 g', ''],
      images: image,
    })
    expect(html).toContain('Produto criado com sucesso')
    const created = await product('figo-folhas-verdes')
    expect(created).toMatchObject({ price: 9490, cost: 3840, weight: 0.25, featured: false, active: true })
    expect(created.images[0]).toMatch(/^\/media\/product-images\/figo-folhas-verdes-\d+\.webp$/)
    expect(await page('/produto/figo-folhas-verdes')).toContain('180 g')
  })

  test('says that a slug is taken', async () => {
    const html = await pageAfter('/admin/produtos/novo', { ...basics, name: 'Outra', slug: 'Jasmim' })
    expect(html).toContain('Já existe um produto com este endereço na loja. Escolha outro.')
    expect(html).toMatch(/name="name"[^>]*value="Outra"/)
  })

  test('saves over the version that was seen, and tells of a newer one instead of overwriting it', async () => {
    const { id } = await product('capim-limao')
    const seen = await fieldsOf('capim-limao')
    const first = await pageAfter(`/admin/produtos/${id}`, { ...seen, price: '91,00', list: '?page=2' })
    expect(first).toContain('Produto atualizado com sucesso')
    const second = await pageAfter(`/admin/produtos/${id}`, { ...seen, name: 'Capim', price: '92,00' })
    expect(second).toContain('Este produto foi alterado enquanto você editava')
    expect(second).toContain('Produto editado')
    expect(second).toMatch(/name="name"[^>]*value="Capim"/)
    const { price, version } = await product('capim-limao')
    expect(price).toBe(9100)
    const mine = { ...seen, price: '92,00', overVersion: String(version) }
    expect(await pageAfter(`/admin/produtos/${id}`, mine)).toContain('Produto atualizado com sucesso')
    expect((await product('capim-limao')).price).toBe(9200)
    expect(await page(`/admin/produtos/${id}`)).toContain('Histórico de alterações')
  })

  test('tells of sales when she wants to write the stock', async () => {
    const { id, stockQuantity } = await product('palo-santo')
    const seen = await fieldsOf('palo-santo')
    await running.shop.db.execute(
      sql`update products set stock_quantity = stock_quantity - 1 where id = ${id}`,
    )
    const html = await pageAfter(`/admin/produtos/${id}`, { ...seen, stockQuantity: '50' })
    expect(html).toContain(`O estoque mudou de ${stockQuantity} para ${stockQuantity - 1}`)
    expect(html).toMatch(new RegExp(`name="seenStock" value="${stockQuantity - 1}"`))
    expect((await product('palo-santo')).stockQuantity).toBe(stockQuantity - 1)
  })

  test('says that saving failed', async () => {
    const { id } = await product('jasmim')
    const seen = await fieldsOf('jasmim')
    await without('audit_entries', async () => {
      const text = await answer(`/admin/produtos/${id}`, { ...seen, price: '1,00' })
      expect(text).toContain('Erro ao salvar produto')
    })
    expect((await product('jasmim')).price).not.toBe(100)
  })

  test('shows a product that was deleted as not there', async () => {
    expect((await owner.get('/admin/produtos/nada')).status).toBe(404)
  })
})

describe('the file of products', () => {
  test('is sent as one, for spreadsheets', async () => {
    const response = await owner.get('/admin/produtos.csv')
    expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="produtos-2026-11-15.csv"')
    const bytes = new Uint8Array(await response.arrayBuffer())
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const text = new TextDecoder().decode(bytes)
    expect(text).toMatch(/^Slug;Nome;Categoria;/)
    expect(text).toContain('\r\njasmim;Jasmim da Noite;Jardim;')
  })

  test('is read back: first what would change, then exactly that', async () => {
    const path = '/admin/produtos/importar'
    const csv = 'Slug;Preço de venda\r\nsandalo-ambar;145,00\r\nnova-vela;x\r\n'
    const wrong = await pageAfter(path, { intent: 'preview', file: new File([csv], 'a.csv') })
    expect(wrong).toContain('Corrija as linhas com erro')
    expect(wrong).toContain('Preço de venda: Digite um valor em reais, como 94,90')
    expect(wrong).not.toContain('Aplicar')
    const good = csv.replace('nova-vela;x\r\n', '')
    const html = await pageAfter(path, { intent: 'preview', file: new File([good], 'a.csv') })
    expect(html).toContain('Aplicar 1 alteração')
    const plan = /name="plan" value="([^"]*)"/.exec(html)?.[1]?.replaceAll('&quot;', '"') ?? ''
    expect(await pageAfter(path, { intent: 'apply', plan })).toContain('Importação concluída')
    expect((await product('sandalo-ambar')).price).toBe(14500)
    expect(await pageAfter(path, { intent: 'apply', plan })).toContain(
      'o catálogo mudou depois da conferência',
    )
  })

  test('is refused with a sentence when it is none', async () => {
    const path = '/admin/produtos/importar'
    const file = new File(['Nome;Preço\nx;1'], 'a.csv')
    expect(await pageAfter(path, { intent: 'preview', file })).toContain('Falta a coluna Slug')
    expect(await pageAfter(path, { intent: 'preview' })).toContain('não tem nenhuma linha')
    expect(await pageAfter(path, { intent: 'apply', plan: '{"x"' })).toContain('se perdeu no caminho')
  })
})

describe('the categories', () => {
  test('are listed with their products, and those with products cannot be deleted', async () => {
    const html = await page('/admin/categorias')
    expect(html).toContain('Gestão de Categorias')
    expect(html).toMatch(/\d produto\(s\)/)
    expect(html).toContain('title="Mova os produtos antes de excluir"')
    const { id } = await categoryNamed('Jardim')
    expect(await answer('/admin/categorias', { intent: 'delete', id })).toContain(
      'Uma categoria com produtos não pode ser excluída',
    )
  })

  test('are created, changed, hidden, shown and deleted', async () => {
    const save = { intent: 'save', id: '', name: 'Edição de Inverno', description: '', active: 'on' }
    expect(await answer('/admin/categorias', save)).toContain('Categoria criada com sucesso')
    const { id, slug, description } = await categoryNamed('Edição de Inverno')
    expect({ slug, description }).toEqual({ slug: 'edicao-de-inverno', description: null })
    const changed = { ...save, id, description: 'Para a lareira.' }
    expect(await answer('/admin/categorias', changed)).toContain('Categoria atualizada com sucesso')
    const toggle = (active: string) => answer('/admin/categorias', { intent: 'toggle', id, active })
    expect(await toggle('false')).toContain('Categoria desativada com sucesso')
    expect(await toggle('true')).toContain('Categoria ativada com sucesso')
    expect(await answer('/admin/categorias', { ...save, name: 'edição de inverno' })).toContain(
      'Já existe uma categoria com este nome',
    )
    expect(await answer('/admin/categorias', { intent: 'delete', id })).toContain(
      'Categoria excluída com sucesso',
    )
  })

  test('need a name, and an image that is one', async () => {
    const save = { intent: 'save', id: '', name: ' ', active: 'on' }
    expect(await answer('/admin/categorias', save)).toContain('Nome é obrigatório')
    const image = new File(['<svg/>'], 'x.png', { type: 'image/png' })
    expect(await answer('/admin/categorias', { ...save, name: 'Nova', image })).toContain(
      'Este arquivo não é uma foto',
    )
  })

  test('say what failed', async () => {
    const { id } = await categoryNamed('Jardim')
    await without('categories', async () => {
      expect(await page('/admin/categorias')).toContain('Erro ao carregar categorias')
      const toggle = { intent: 'toggle', id, active: 'false' }
      expect(await answer('/admin/categorias', toggle)).toContain('Erro ao alterar status da categoria')
      expect(await answer('/admin/categorias', { intent: 'delete', id })).toContain(
        'Erro ao excluir categoria',
      )
      expect(await answer('/admin/categorias', { intent: 'save', name: 'X' })).toContain(
        'Erro ao salvar categoria',
      )
    })
  })
})

describe('the image manager', () => {
  const upload = async (fields: Fields) => {
    const chosen = { batch: crypto.randomUUID(), place: '0' }
    const response = await owner.post('/admin/manager/imagens', form({ intent: 'add', ...chosen, ...fields }))
    return { status: response.status, body: await response.json() }
  }

  test('counts active products with and without images', async () => {
    const html = await page('/admin/manager?search=canela')
    for (const words of ['Com imagens', 'Sem imagens', 'Canela & Laranja', 'Recarregar', '4 imagens'])
      expect(html).toContain(words)
    expect(html).not.toContain('Mel & Figo')
  })

  test('takes one file, orders, describes and removes', async () => {
    const { id, images, version } = await product('cafe-cacau')
    const bytes = new Uint8Array(await plainImage(300, 375).png().toBuffer())
    const file = new File([bytes], 'cafe.png', { type: 'image/png' })
    expect(await upload({ productId: id, file })).toEqual({
      status: 200,
      body: { ok: true, productName: 'Café & Cacau', version: version + 1 },
    })
    const shown = (await product('cafe-cacau')).images
    expect(shown).toHaveLength(images.length + 1)
    const [url = ''] = shown
    const change = (fields: Fields) => answer('/admin/manager/imagens', { productId: id, ...fields })
    expect(await change({ intent: 'reorder', urls: shown.toReversed() })).toContain('Ordem das imagens salva')
    expect((await product('cafe-cacau')).images).toEqual(shown.toReversed())
    expect(await change({ intent: 'describe', url, alt: 'Vela acesa' })).toContain('Texto alternativo salvo')
    expect(await change({ intent: 'remove', url })).toContain(
      'Imagem removida. Aguarde alguns segundos para ver as mudanças no site.',
    )
    expect(await change({ intent: 'remove', url })).toContain('Imagem não encontrada')
    const history = await page(`/admin/produtos/${id}`)
    for (const words of ['Imagens adicionadas', 'Ordem das imagens alterada', 'Imagem removida'])
      expect(history).toContain(words)
  })

  test('refuses what is no image and no product', async () => {
    const { id } = await product('cafe-cacau')
    const renamed = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'x.jpg', { type: 'image/jpeg' })
    expect(await upload({ productId: id, file: renamed })).toMatchObject({
      status: 409,
      body: { ok: false, error: expect.stringContaining('não é uma foto') },
    })
    const nobody = '00000000-0000-4000-8000-000000000000'
    expect(await upload({ productId: nobody, file: renamed })).toMatchObject({
      status: 409,
      body: { error: 'Produto não encontrado' },
    })
    expect(await upload({ productId: 'x', file: 'texto' })).toMatchObject({ status: 400 })
  })

  test('says what failed', async () => {
    const { id, images } = await product('cafe-cacau')
    await withoutProductNames(async () => {
      const html = await page('/admin/manager')
      expect(html).toContain('Erro ao carregar produtos')
      expect(html).toContain('Tente novamente mais tarde.')
      const removal = { intent: 'remove', productId: id, url: images[0] ?? '' }
      expect(await answer('/admin/manager/imagens', removal)).toContain('Erro ao remover imagem')
      const file = new File(['x'], 'x.jpg', { type: 'image/jpeg' })
      expect(await upload({ productId: id, file })).toEqual({ status: 500, body: { ok: false, error: null } })
    })
  })
})

test('users are announced', async () => {
  expect(await page('/admin/usuarios')).toContain('Em breve - Gestão de Usuários')
})

test('an empty shop is told where to begin', async () => {
  await running.shop.db.delete(products)
  expect(await page('/admin/produtos')).toContain('Comece criando seu primeiro produto')
})
