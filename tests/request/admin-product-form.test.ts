import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { products } from '#catalogue/products/schema.ts'
import { basics, cataloguePages, form } from '../support/catalogue-pages.ts'
import { type RunningShop, startSeededShop } from '../support/running-shop.ts'
import type { Visitor } from '../support/visitor.ts'

let running: RunningShop
let owner: Visitor
let catalogue: ReturnType<typeof cataloguePages>
beforeAll(async () => {
  running = await startSeededShop(inject('seededShop'))
  owner = await running.administrator()
  catalogue = cataloguePages(running, owner)
})
afterAll(() => running?.stop())

describe('the product form', () => {
  test('starts with the defaults', async () => {
    const html = await catalogue.page('/admin/produtos/novo')
    for (const words of ['Informações Básicas', 'Preços e Estoque', 'Criar Produto', 'Sem categoria'])
      expect(html).toContain(words)
    expect(html).toMatch(/name="minStockLevel"[^>]*value="5"/)
    expect(html).toMatch(/name="active"[^>]*checked/)
    expect(html).not.toMatch(/name="featured"[^>]*checked/)
  })

  test('asks for what is missing, field by field', async () => {
    const html = await catalogue.pageAfter('/admin/produtos/novo', {
      name: '',
      slug: '',
      price: '0,00',
      cost: 'caro',
    })
    expect(html).toContain('Por favor, preencha todos os campos obrigatórios')
    expect(html).toContain('Preencha este campo')
    expect(html).toContain('O preço precisa ser maior que zero')
  })

  test('opens the section with the error, and marks it in its index', async () => {
    const html = await catalogue.pageAfter('/admin/produtos/novo', {
      ...basics,
      slug: 'com-promocao',
      salePrice: '80,00',
      'faq.0.question': 'Dura muito?',
      'faq.0.answer': '',
    })
    const fold = (name: string) =>
      new RegExp(`<details class="fold"( open="")?><summary><h2 id="section-${name}-title"`)
    expect(html.match(fold('promotion'))?.[1], 'promotion').toBeDefined()
    expect(html.match(fold('faq'))?.[1], 'faq').toBeDefined()
    expect(html.match(fold('search'))?.[1], 'search').toBeUndefined()
    expect(html).toContain('<a href="#section-promotion">Promoção<b class="index-mark">confira</b>')
    expect(html).toContain('<a href="#section-search">Nas buscas</a>')
  })

  test('summarises each collapsed section, and shows that it edits a product', async () => {
    const { id } = await catalogue.product('lavanda-camomila')
    const html = await catalogue.page(`/admin/produtos/${id}`)
    expect(html).toMatch(/<button[^>]*type="submit"[^>]*>(<[^>]+>)*Atualizar Produto</)
    expect(html).not.toContain('Criar Produto')
    expect(html).toMatch(
      /Especificações<\/h2><span class="fold__holds muted fs-small">Topo: [^<]+ · e mais \d+</,
    )
    expect(html).toContain(
      'Promoção</h2><span class="fold__holds muted fs-small">Nenhuma. Informe o preço, o início e o fim<',
    )
  })

  test('creates a product, sizes included', async () => {
    const html = await catalogue.pageAfter('/admin/produtos/novo', {
      ...basics,
      'variants.0.id': '',
      'variants.0.name': '180 g',
      'variants.0.priceAdjustment': '0,00',
      'variants.0.attributes': 'Peso da cera: 180 g',
      'variants.0.stockQuantity': '7',
      'variants.0.cost': '38,40',
      'variants.0.sku': 'FIG-180',
      'variants.1.stockQuantity': '0',
    })
    expect(html).toContain('Produto criado com sucesso')
    const productCreated = await catalogue.product('figo-folhas-verdes')
    expect(productCreated).toMatchObject({
      price: 9490,
      stockQuantity: 7,
      cost: 3840,
      weight: 0.25,
      featured: false,
      active: true,
    })
    expect(await catalogue.page('/produto/figo-folhas-verdes')).toContain('7 em estoque')
  })

  test('starts as a copy without the original’s own data, and saves nothing automatically', async () => {
    const lavender = await catalogue.product('lavanda-camomila')
    const before = await running.shop.db.$count(products)
    const html = await catalogue.page(`/admin/produtos/novo?copia=${lavender.id}`)
    expect(html).toContain('Começa como Lavanda & Camomila')
    expect(html).toContain('Criar Produto')
    for (const name of ['name', 'slug', 'seoTitle', 'sku', 'salePrice', 'variants.0.sku', 'variants.0.id'])
      expect(html).toMatch(new RegExp(`name="${name}"[^>]*value=""`))
    expect(html).toMatch(/name="variants\.\d\.stockQuantity"[^>]*value="0"/)
    expect(html).toMatch(/name="variants\.\d\.name"[^>]*value="320 g"/)
    expect(html).toContain(lavender.shortDescription)
    expect(html).toMatch(/<details class="fold" open=""><summary><h2 id="section-specifications-title"/)
    expect(await running.shop.db.$count(products)).toBe(before)
    expect((await owner.get('/admin/produtos/novo?copia=nada')).status).toBe(404)
  })

  test('reports that a slug is taken', async () => {
    const html = await catalogue.pageAfter('/admin/produtos/novo', {
      ...basics,
      name: 'Outra',
      slug: 'Jasmim',
    })
    expect(html).toContain('Já existe um produto com este endereço na loja. Escolha outro.')
  })

  test('saves over the version that was seen, and refuses to overwrite a newer one', async () => {
    const { id } = await catalogue.product('capim-limao')
    const seenFields = await catalogue.fieldsOf('capim-limao')
    const first = await catalogue.pageAfter(`/admin/produtos/${id}`, {
      ...seenFields,
      price: '91,00',
      list: '?page=2',
    })
    expect(first).toContain('Produto atualizado com sucesso')
    const second = await catalogue.pageAfter(`/admin/produtos/${id}`, {
      ...seenFields,
      name: 'Capim',
      price: '92,00',
    })
    expect(second).toContain('Este produto foi alterado enquanto você editava')
    expect(second).toContain('Produto editado')
    const { price, version } = await catalogue.product('capim-limao')
    expect(price).toBe(9100)
    const ownFields = { ...seenFields, price: '92,00', overVersion: String(version) }
    expect(await catalogue.pageAfter(`/admin/produtos/${id}`, ownFields)).toContain(
      'Produto atualizado com sucesso',
    )
    expect((await catalogue.product('capim-limao')).price).toBe(9200)
    expect(await catalogue.page(`/admin/produtos/${id}`)).toContain('Histórico de alterações')
  })

  test('reports sales before the owner overwrites the stock', async () => {
    const { id, stockQuantity } = await catalogue.product('palo-santo')
    const seenFields = await catalogue.fieldsOf('palo-santo')
    await running.shop.db.execute(
      sql`update products set stock_quantity = stock_quantity - 1 where id = ${id}`,
    )
    const html = await catalogue.pageAfter(`/admin/produtos/${id}`, { ...seenFields, stockQuantity: '50' })
    expect(html).toContain(`O estoque mudou de ${stockQuantity} para ${stockQuantity - 1}`)
    expect(html).toMatch(new RegExp(`name="seenStock" value="${stockQuantity - 1}"`))
    expect((await catalogue.product('palo-santo')).stockQuantity).toBe(stockQuantity - 1)
  })

  test('shows what is typed as customers would see it, to the owner alone, and saves nothing', async () => {
    const lavender = await catalogue.product('lavanda-camomila')
    const path = `/admin/produtos/${lavender.id}/previa`
    const typed = {
      ...(await catalogue.fieldsOf('lavanda-camomila')),
      name: 'Lavanda de Inverno',
      price: '123,45',
    }
    const html = await catalogue.pageAfter(path, typed)
    expect(html).toContain('Nada foi salvo')
    expect(html).toMatch(/<h1>Lavanda de Inverno<\/h1>/)
    expect(html).toContain('R$ 123,45')
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).toContain(lavender.images[0]?.replace('.webp', ''))
    expect(html).not.toContain('script type="application/ld+json"')
    expect(await catalogue.product('lavanda-camomila')).toEqual(lavender)
    expect(await catalogue.pageAfter(path, { ...typed, price: '' })).toContain(
      'confira no formulário: Preços e Estoque.',
    )
    const chosenFields = { ...basics, chosenImage: 'blob:https://loja.exemplo/1' }
    expect(await catalogue.pageAfter('/admin/produtos/novo/previa', chosenFields)).toContain(
      'blob:https://loja.exemplo/1',
    )
    const foreign = { ...basics, chosenImage: 'https://outra.exemplo/1.webp' }
    expect((await owner.post('/admin/produtos/novo/previa', form(foreign))).status).toBe(400)
    const guest = await running.guest().post(path, form(basics))
    expect(guest.status).toBe(401)
  })

  test('reports that saving failed', async () => {
    const { id } = await catalogue.product('jasmim')
    const seenFields = await catalogue.fieldsOf('jasmim')
    await catalogue.without('audit_entries', async () => {
      const text = await catalogue.answer(`/admin/produtos/${id}`, { ...seenFields, price: '1,00' })
      expect(text).toContain('Erro ao salvar produto')
    })
    expect((await catalogue.product('jasmim')).price).not.toBe(100)
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
    expect(text).toMatch(/^Endereço na loja;Tamanho;Nome;Categoria;/)
    expect(text).toContain('\r\njasmim;;Jasmim da Noite;Jardim;')
    expect(text).toContain('\r\njasmim;180 g;')
  })

  test('is read back: first what would change, then exactly that', async () => {
    const path = '/admin/produtos/importar'
    const csv = 'Endereço na loja;Preço de venda\r\nsandalo-ambar;145,00\r\nnova-vela;x\r\n'
    const preview = (text: string) =>
      catalogue.answer(path, { intent: 'preview', file: new File([text], 'a.csv') })
    expect(await preview(csv)).toContain('"unreadable"')
    const good = await preview(csv.replace('nova-vela;x\r\n', ''))
    expect(good).not.toContain('unreadable')
    const plan: string = JSON.parse(/"\[\{(?:[^"\\]|\\.)*"/.exec(good)?.[0] ?? '""')
    expect(await catalogue.pageAfter(path, { intent: 'apply', plan })).toContain('Importação concluída')
    expect((await catalogue.product('sandalo-ambar')).price).toBe(14500)
    expect(await catalogue.answer(path, { intent: 'apply', plan })).toContain(
      'o catálogo mudou depois da conferência',
    )
  })

  test('is refused with a sentence when it is none', async () => {
    const path = '/admin/produtos/importar'
    const file = new File(['Nome;Preço\nx;1'], 'a.csv')
    expect(await catalogue.answer(path, { intent: 'preview', file })).toContain(
      'Falta a coluna Endereço na loja',
    )
    expect(await catalogue.answer(path, { intent: 'preview' })).toContain('não tem nenhuma linha')
    expect(await catalogue.answer(path, { intent: 'apply', plan: '{"x"' })).toContain('se perdeu no caminho')
  })
})
