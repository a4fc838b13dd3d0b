import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { emptyShelf } from '#catalogue/products/domain/shelf-fields.ts'
import { unknownSizeFacts } from '#catalogue/products/domain/size-facts.ts'
import { actor, openCatalogueFixture } from '../../../../tests/support/catalogue-fixture.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { applyImport } from './apply-import.ts'
import { exportProducts } from './export-products.ts'
import { findAdminProduct } from './find-admin-product.ts'
import { previewImport } from './preview-import.ts'
import { updateProduct } from './update-product.ts'

const database = await createTestDatabase()
const fixture = openCatalogueFixture(database)

const encode = (text: string) => new TextEncoder().encode(text)
const slug = () => `vela-${randomUUID().slice(0, 8)}`

const sized = (name: string, stockQuantity: number) => ({
  ...unknownSizeFacts,
  ...emptyShelf,
  id: null,
  name,
  stockQuantity,
  priceAdjustment: 0,
  attributes: {},
  image: null,
})

async function exported(): Promise<string> {
  let text = ''
  for await (const part of exportProducts(fixture.shop)) text += part
  return text
}

async function preview(text: string) {
  const answer = await previewImport(fixture.shop, { bytes: encode(text) })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}

const apply = async (text: string) => applyImport(fixture.shop, { actor, plan: (await preview(text)).plan })

describe('exportProducts', () => {
  test('writes a file for Brazilian spreadsheets, safe to open', async () => {
    const category = await fixture.newCategory()
    const { draft } = await fixture.created({
      name: '=HYPERLINK("mal")',
      description: 'Uma; duas\nlinhas',
      categoryId: category.id,
      weight: 0.54,
    })
    const text = await exported()
    expect(text.startsWith('\ufeffEndereço na loja;Tamanho;Nome;Categoria;')).toBe(true)
    expect(text).toContain(
      `${draft.slug};;"'=HYPERLINK(""mal"")";${category.name};;"Uma; duas\nlinhas";;;"94,90";;;;"38,40";12;5;;;"0,540";sim;não;;;;;12\r\n`,
    )
  })

  test('has every product once, however many parts it takes', async () => {
    const before = (await exported()).match(/\r\n/g)?.length ?? 0
    for (let number = 0; number < 7; number++) await fixture.created({ name: 'Mesmo nome' })
    const lines = (await exported()).split('\r\n')
    expect(lines.length - 1).toBe(before + 7)
    expect(new Set(lines.map((line) => line.split(';')[0])).size).toBe(lines.length)
  })

  test('imported again changes nothing, even after sales', async () => {
    const { id } = await fixture.created({ name: "'=curioso", shortDescription: '-5% no inverno' })
    const text = await exported()
    await fixture.sellUnits(id, 4)
    const { counts, plan } = await preview(text)
    expect(counts).toMatchObject({ new: 0, changed: 0, error: 0 })
    expect(plan).toEqual([])
  })
})

describe('previewImport', () => {
  test('distinguishes new, changed, unchanged and invalid lines, and stores nothing', async () => {
    const [changed, same] = [await fixture.created({ name: 'Mel & Figo' }), await fixture.created()]
    const { counts, shown, ignoredColumns, plan } = await preview(
      [
        'slug;nome;PRECO DE VENDA;Cor',
        `${changed.draft.slug};Mel & Figo;R$ 99,90;azul`,
        `${same.draft.slug};${same.draft.name};94,90;`,
        '',
        `${slug()};Nova;10;`,
        `${slug()};;dez;`,
      ].join('\n'),
    )
    expect(counts).toEqual({ new: 1, changed: 1, unchanged: 1, error: 1 })
    expect(shown).toMatchObject([
      { number: 6, kind: 'error', faults: { name: 'required', price: 'unreadable' } },
      { number: 5, kind: 'new', name: 'Nova' },
      { number: 2, kind: 'changed', name: 'Mel & Figo', changes: { price: { from: 9490, to: 9990 } } },
    ])
    expect(ignoredColumns).toEqual(['Cor'])
    expect(plan).toMatchObject([{ seen: { version: 1, stock: 12 } }, { seen: null }])
    expect((await fixture.productNow(changed.id))?.price).toBe(9490)
  })

  test.each([
    ['commas and quotes', (key: string) => encode(`Slug,Preço de venda\n${key},"99,90"\n`)],
    [
      'a mark and Windows line ends',
      (key: string) => encode(`\ufeffSlug;Preço de venda\r\n${key};99,90\r\n`),
    ],
    ['what Windows writes', (key: string) => Buffer.from(`Slug;Preço de venda\n${key};99,90`, 'latin1')],
  ])('reads %s', async (_title, bytes) => {
    const { draft } = await fixture.created()
    expect(await previewImport(fixture.shop, { bytes: bytes(draft.slug) })).toMatchObject({
      value: { counts: { changed: 1 } },
    })
  })

  test.each([
    ['Nome;Preço\nx;1', 'no-slug-column'],
    ['isto não é uma planilha', 'file-unreadable'],
    ['Slug;Nome\n"aberta;x', 'file-unreadable'],
    ['Slug;Nome\n;\n\n', 'file-empty'],
    [`Slug;Nome\n${'a;b\n'.repeat(20_001)}`, 'too-many-lines'],
  ])('refuses %.30j: %s', async (text, code) => {
    expect(await previewImport(fixture.shop, { bytes: encode(text) })).toMatchObject({ ok: false, code })
  })

  test('refuses a file beyond all measure', async () => {
    const bytes = new Uint8Array(20 * 1024 * 1024 + 1)
    expect(await previewImport(fixture.shop, { bytes })).toMatchObject({ code: 'file-too-large' })
  })
})

describe('applyImport', () => {
  test('stores new and changed products, their stock and the author', async () => {
    const { id, draft } = await fixture.created()
    const fresh = slug()
    const text = `Slug;Nome;Preço de venda;Estoque\n${draft.slug};Figo Verde;99,90;20\n${fresh};Nova;50;4`
    expect(await apply(text)).toMatchObject({ value: { created: 1, updated: 1 } })
    expect(await fixture.productNow(id)).toMatchObject({
      name: 'Figo Verde',
      price: 9990,
      cost: 3840,
      weight: 0.25,
      stockQuantity: 20,
      version: 2,
    })
    expect(await fixture.movements(id)).toContainEqual({ change: 8, reason: 'edit' })
    expect((await fixture.history(id))[0]).toMatchObject({
      action: 'imported',
      actorName: 'Helena',
      changes: { stockQuantity: { from: 12, to: 20 } },
    })
    expect(await preview(text)).toMatchObject({ counts: { unchanged: 2 } })
  })

  test('stores exactly the size fields of the file', async () => {
    const variants = ['120 g', '320 g'].map((name, place) => ({
      ...unknownSizeFacts,
      ...emptyShelf,
      id: null,
      name,
      priceAdjustment: place * 3000,
      attributes: { Pavio: 'Algodão' },
      image: null,
    }))
    const { id, draft } = await fixture.created({ variants })
    const text = `Slug;Horas de queima por tamanho;Peso por tamanho (kg)\n${draft.slug};120 g: 30 | 320 g: 80;320 g: 0,850`
    expect(await apply(text)).toMatchObject({ value: { updated: 1 } })
    expect((await findAdminProduct(fixture.shop, { id }))?.draft.variants).toMatchObject([
      { name: '120 g', priceAdjustment: 0, burningHours: 30, weight: null, attributes: { Pavio: 'Algodão' } },
      { name: '320 g', priceAdjustment: 3000, burningHours: 80, weight: 0.85 },
    ])
    expect(await preview(await exported())).toMatchObject({ counts: { changed: 0, error: 0 } })
  })

  test('a line for each size: written back as it was, changed by its own line, and made by a new name', async () => {
    const { id, draft } = await fixture.created({ name: 'Jasmim', variants: [sized('180 g', 4)] })
    const text = await exported()
    expect(text).toContain(`\r\n${draft.slug};180 g;;`)
    const [size] = await fixture.variants(id)
    await fixture.sellSize(size?.id ?? '', 1)
    expect(await preview(text)).toMatchObject({ counts: { new: 0, changed: 0, error: 0 } })
    const file = [
      'Slug;Tamanho;Preço de venda;Estoque;Custo;Código (SKU)',
      `${draft.slug};180 g;;9;41,00;JAS-180`,
      `${draft.slug};320 g;154,90;2;65,00;JAS-320`,
    ].join('\n')
    const { plan, shown } = await preview(file)
    expect(shown).toMatchObject([
      { kind: 'new', size: '320 g', name: 'Jasmim' },
      { kind: 'changed', size: '180 g', changes: { stockQuantity: { from: 3, to: 9 } } },
    ])
    expect(await applyImport(fixture.shop, { actor, plan })).toMatchObject({
      value: { created: 0, updated: 1 },
    })
    expect(await fixture.variants(id)).toMatchObject([
      { name: '180 g', stockQuantity: 9, cost: 4100, sku: 'JAS-180', priceAdjustment: 0 },
      { name: '320 g', stockQuantity: 2, cost: 6500, sku: 'JAS-320', priceAdjustment: 6000, position: 1 },
    ])
    expect(await fixture.productNow(id)).toMatchObject({ stockQuantity: 11, version: 2 })
    expect((await fixture.movements(id)).slice(-2)).toEqual([
      { change: 6, reason: 'edit' },
      { change: 2, reason: 'initial' },
    ])
    expect((await fixture.history(id))[0]?.changes).toMatchObject({
      sizeStocks: { from: [{ stock: 3 }], to: [{ stock: 9 }, { stock: 2 }] },
    })
    expect(await preview(file)).toMatchObject({ counts: { unchanged: 2 } })
    const other = await fixture.created()
    expect(await preview(`Slug;Código (SKU)\n${other.draft.slug};JAS-180`)).toMatchObject({
      shown: [{ kind: 'error', faults: { sku: 'taken' } }],
    })
  })

  test('makes a product with its sizes, and gives first sizes to one that had none', async () => {
    const fresh = slug()
    const { id, draft } = await fixture.created()
    const file = [
      'Slug;Tamanho;Nome;Preço de venda;Estoque',
      `${fresh};;Nova;90;`,
      `${fresh};120 g;;70;3`,
      `${draft.slug};180 g;;;5`,
    ].join('\n')
    expect(await apply(file)).toMatchObject({ value: { created: 1, updated: 1 } })
    expect(await fixture.variants(id)).toMatchObject([
      { name: '180 g', stockQuantity: 5, priceAdjustment: 0 },
    ])
    expect(await fixture.productNow(id)).toMatchObject({ stockQuantity: 5 })
    expect(await fixture.movements(id)).toEqual([
      { change: 12, reason: 'initial' },
      { change: -12, reason: 'edit' },
      { change: 5, reason: 'initial' },
    ])
    expect(await preview(file)).toMatchObject({ counts: { unchanged: 3 } })
  })

  test('a sale of a size stops only a line that writes the stock of that size', async () => {
    const { id, draft } = await fixture.created({ variants: [sized('120 g', 4), sized('180 g', 8)] })
    const stock = await preview(`Slug;Tamanho;Estoque\n${draft.slug};120 g;9`)
    const [small, middle] = await fixture.variants(id)
    await fixture.sellSize(middle?.id ?? '', 2)
    expect(await applyImport(fixture.shop, { actor, plan: stock.plan })).toMatchObject({ ok: true })
    expect(await fixture.variants(id)).toMatchObject([{ stockQuantity: 9 }, { stockQuantity: 6 }])
    const secondPreview = await preview(`Slug;Tamanho;Estoque\n${draft.slug};120 g;20`)
    await fixture.sellSize(small?.id ?? '', 1)
    expect(await applyImport(fixture.shop, { actor, plan: secondPreview.plan })).toMatchObject({
      code: 'changed-since-preview',
    })
  })

  test('rejects the whole file if one product was edited in the meantime, and names that product', async () => {
    const [one, other] = [await fixture.created(), await fixture.created({ name: 'Mel & Figo' })]
    const { plan } = await preview(`Slug;Preço de venda\n${one.draft.slug};99,90\n${other.draft.slug};99,90`)
    const edited = { ...other.draft, cost: 1 }
    const seen = { version: 1, stock: 12 }
    await updateProduct(fixture.shop, { actor, productId: other.id, seen, draft: edited })
    expect(await applyImport(fixture.shop, { actor, plan })).toMatchObject({
      code: 'changed-since-preview',
      details: { lines: [{ number: 3, name: 'Mel & Figo' }] },
    })
    expect(await fixture.productNow(one.id)).toMatchObject({ price: 9490, version: 1 })
  })

  test('a sale stops only a line that writes the stock', async () => {
    const { id, draft } = await fixture.created()
    const price = await preview(`Slug;Preço de venda\n${draft.slug};99,90`)
    const stock = await preview(`Slug;Estoque\n${draft.slug};40`)
    await fixture.sellUnits(id, 2)
    expect(await applyImport(fixture.shop, { actor, plan: stock.plan })).toMatchObject({
      code: 'changed-since-preview',
    })
    expect(await applyImport(fixture.shop, { actor, plan: price.plan })).toMatchObject({ ok: true })
    expect(await fixture.productNow(id)).toMatchObject({ price: 9990, stockQuantity: 10 })
  })

  test('rejects the file if a slug was taken in the meantime', async () => {
    const fresh = slug()
    const { plan } = await preview(`Slug;Nome;Preço de venda\n${fresh};Nova;10`)
    await fixture.created({ slug: fresh })
    expect(await applyImport(fixture.shop, { actor, plan })).toMatchObject({ code: 'changed-since-preview' })
  })

  test('refuses an empty plan', async () => {
    expect(await applyImport(fixture.shop, { actor, plan: [] })).toMatchObject({ code: 'nothing-to-import' })
  })
})
