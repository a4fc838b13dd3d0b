import { describe, expect, test } from 'vitest'
import { emptyShelf } from '#catalogue/products/domain/shelf-fields.ts'
import { unknownSizeFacts } from '#catalogue/products/domain/size-facts.ts'
import { batches } from '#catalogue/stock/schema/batches.ts'
import { actor, openCatalogueFixture } from '../../../../tests/support/catalogue-fixture.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { createProduct } from './create-product.ts'
import { deleteProducts } from './delete-products.ts'
import { findAdminProduct } from './find-admin-product.ts'
import { updateProduct } from './update-product.ts'

const database = await createTestDatabase()
const fixture = openCatalogueFixture(database)
const NOWHERE = '00000000-0000-4000-8000-000000000000'
const size = (name: string, priceAdjustment = 0) => ({
  ...unknownSizeFacts,
  ...emptyShelf,
  id: null,
  name,
  priceAdjustment,
  attributes: {},
  image: null,
})

describe('createProduct', () => {
  test('stores the product, its sizes, its first stock and its author', async () => {
    const { id, draft } = await fixture.created({
      variants: [
        {
          ...size('120 g', -3000),
          attributes: { 'Peso da cera': '120 g' },
          burningHours: 30,
          weight: 0.36,
          dimensions: { length: 7, width: 7, height: 7.9 },
          image: '/media/figo-2.webp',
        },
        {
          ...size('180 g'),
          stockQuantity: 9,
          minStockLevel: 2,
          cost: 3840,
          sku: 'FIG-180',
          barcode: '40170725',
        },
      ],
      dimensions: { length: 8, width: 8.4, height: 10 },
      specifications: { Cera: 'Coco' },
      faq: [{ question: 'Dura quanto?', answer: 'Cerca de 45 horas.' }],
    })
    const product = await findAdminProduct(fixture.shop, { id })
    expect(product).toMatchObject({
      version: 1,
      images: [],
      draft: {
        ...draft,
        variants: draft.variants.map((variant) => ({ ...variant, id: expect.any(String) })),
      },
    })
    expect(await fixture.productNow(id)).toMatchObject({ stockQuantity: 9, minStockLevel: 2, cost: 3840 })
    expect(await fixture.movements(id)).toEqual([{ change: 9, reason: 'initial' }])
    expect(await fixture.history(id)).toMatchObject([{ actorName: 'Helena', action: 'created' }])
  })

  test('refuses a slug that is taken and a category that is not there, and writes nothing', async () => {
    const { id, draft } = await fixture.created()
    const takenDraft = fixture.draft({ slug: draft.slug })
    expect(await createProduct(fixture.shop, { actor, draft: takenDraft })).toMatchObject({
      code: 'slug-taken',
    })
    await deleteProducts(fixture.shop, { actor, productIds: [id] })
    expect(await createProduct(fixture.shop, { actor, draft: takenDraft })).toMatchObject({
      code: 'slug-in-bin',
    })
    const orphanDraft = fixture.draft({ categoryId: NOWHERE })
    expect(await createProduct(fixture.shop, { actor, draft: orphanDraft })).toMatchObject({
      code: 'category-not-found',
    })
  })
})

describe('updateProduct', () => {
  test('puts up to three others beside it, in the owner’s order, never itself or one that is not there', async () => {
    const [one, two] = [await fixture.created({ name: 'Chá' }), await fixture.created({ name: 'Figo' })]
    const { id, draft } = await fixture.created({ pairs: [two.id] })
    const edited = { ...draft, pairs: [one.id, id, NOWHERE, two.id] }
    const edit = { actor, productId: id, seen: { version: 1, stock: 12 }, draft: edited }
    expect(await updateProduct(fixture.shop, edit)).toMatchObject({ ok: true })
    expect(await fixture.productNow(id)).toMatchObject({ pairs: [one.id, two.id] })
    expect((await fixture.history(id))[0]?.changes).toEqual({
      pairs: { from: ['Figo'], to: ['Chá', 'Figo'] },
    })
    expect((await findAdminProduct(fixture.shop, { id }))?.pairs.map(({ name }) => name)).toEqual([
      'Chá',
      'Figo',
    ])
  })

  test('raises the version and records each change, the category by name', async () => {
    const { id, draft } = await fixture.created()
    const category = await fixture.newCategory()
    const edited = { ...draft, price: 9990, categoryId: category.id }
    const answer = await updateProduct(fixture.shop, {
      actor,
      productId: id,
      seen: { version: 1, stock: 12 },
      draft: edited,
    })
    expect(answer).toMatchObject({ ok: true, value: { changed: true } })
    expect(await fixture.productNow(id)).toMatchObject({ price: 9990, version: 2, stockQuantity: 12 })
    expect((await fixture.history(id))[0]).toMatchObject({
      action: 'updated',
      changes: { price: { from: 9490, to: 9990 }, category: { from: null, to: category.name } },
    })
  })

  test('saved unchanged is no edit', async () => {
    const { id, draft } = await fixture.created({
      variants: [size('180 g')],
      specifications: { B: '1', A: '2' },
    })
    const answer = await updateProduct(fixture.shop, {
      actor,
      productId: id,
      seen: { version: 1, stock: 12 },
      draft,
    })
    expect(answer).toMatchObject({ ok: true, value: { changed: false } })
    expect((await fixture.productNow(id))?.version).toBe(1)
    expect(await fixture.history(id)).toHaveLength(1)
  })

  test('does not overwrite a concurrent change, and names its author', async () => {
    const { id, draft } = await fixture.created()
    const seen = { version: 1, stock: 12 }
    const other = { id: NOWHERE, name: 'Beatriz' }
    await updateProduct(fixture.shop, { actor: other, productId: id, seen, draft: { ...draft, price: 8800 } })
    const answer = await updateProduct(fixture.shop, {
      actor,
      productId: id,
      seen,
      draft: { ...draft, name: 'Figo Verde' },
    })
    expect(answer).toMatchObject({
      code: 'newer-version',
      details: {
        version: 2,
        changes: [{ actorName: 'Beatriz', changes: { price: { from: 9490, to: 8800 } } }],
      },
    })
    expect(await fixture.productNow(id)).toMatchObject({ name: draft.name, price: 8800, version: 2 })
  })

  test('refuses one of two concurrent changes', async () => {
    const { id, draft } = await fixture.created()
    const edit = { actor, productId: id, seen: { version: 1, stock: 12 } }
    const answers = await Promise.all(
      [8800, 8900].map((price) => updateProduct(fixture.shop, { ...edit, draft: { ...draft, price } })),
    )
    expect(answers.map((answer) => (answer.ok ? 'saved' : answer.code)).sort()).toEqual([
      'newer-version',
      'saved',
    ])
    expect((await fixture.productNow(id))?.version).toBe(2)
  })

  test('a sale in between is kept when the owner did not touch the stock', async () => {
    const { id, draft } = await fixture.created()
    await fixture.sellUnits(id, 3)
    const edited = { ...draft, name: 'Figo Verde' }
    expect(
      await updateProduct(fixture.shop, {
        actor,
        productId: id,
        seen: { version: 1, stock: 12 },
        draft: edited,
      }),
    ).toMatchObject({ ok: true })
    expect(await fixture.productNow(id)).toMatchObject({ name: 'Figo Verde', stockQuantity: 9 })
    expect((await fixture.history(id))[0]?.changes).not.toHaveProperty('stockQuantity')
  })

  test('a stock that the owner changed is written only over the one that they saw', async () => {
    const { id, draft } = await fixture.created()
    const edit = { actor, productId: id, draft: { ...draft, stockQuantity: 30 } }
    await fixture.sellUnits(id, 3)
    expect(await updateProduct(fixture.shop, { ...edit, seen: { version: 1, stock: 12 } })).toMatchObject({
      code: 'stock-moved',
      details: { moved: [{ seen: 12, now: 9, size: null }] },
    })
    expect((await fixture.productNow(id))?.stockQuantity).toBe(9)
    expect(await updateProduct(fixture.shop, { ...edit, seen: { version: 1, stock: 9 } })).toMatchObject({
      ok: true,
    })
    expect((await fixture.productNow(id))?.stockQuantity).toBe(30)
    expect(await fixture.movements(id)).toContainEqual({ change: 21, reason: 'edit' })
  })

  test('refuses a taken slug, a lost category and a lost product', async () => {
    const [one, other] = [await fixture.created(), await fixture.created()]
    const edit = { actor, productId: one.id, seen: { version: 1, stock: 12 } }
    const update = (facts: object, productId = one.id) =>
      updateProduct(fixture.shop, { ...edit, productId, draft: { ...one.draft, ...facts } })
    expect(await update({ slug: other.draft.slug })).toMatchObject({ code: 'slug-taken' })
    expect(await update({ categoryId: NOWHERE })).toMatchObject({ code: 'category-not-found' })
    expect(await update({}, NOWHERE)).toMatchObject({ code: 'product-not-found' })
    expect((await fixture.productNow(one.id))?.version).toBe(1)
  })
})

describe('sizes', () => {
  test('can be renamed in a circle, reordered, added and removed; carts lose removed sizes', async () => {
    const { id, draft } = await fixture.created({
      variants: [size('120 g', -3000), size('180 g'), size('320 g')],
    })
    const [small, middle, large] = await fixture.variants(id)
    if (!small || !middle || !large) throw new Error('three sizes expected')
    await fixture.putIntoCart(id, large.id)
    await fixture.putIntoCart(id, middle.id)
    const variants = [
      { ...size('120 g'), id: middle.id },
      { ...size('180 g', -3000), id: small.id },
      size('500 g', 9900),
    ]
    const answer = await updateProduct(fixture.shop, {
      actor,
      productId: id,
      seen: { version: 1, stock: 12 },
      draft: { ...draft, variants },
    })
    expect(answer).toMatchObject({ ok: true })
    expect(await fixture.variants(id)).toMatchObject([
      { id: middle.id, name: '120 g', priceAdjustment: 0, position: 0 },
      { id: small.id, name: '180 g', priceAdjustment: -3000, position: 1 },
      { name: '500 g', priceAdjustment: 9900, position: 2 },
    ])
    expect(await fixture.cartLines(id)).toMatchObject([{ variantId: middle.id }])
  })

  test('keep concurrent sales, and store a stock that the owner changed from the value seen', async () => {
    const { id, draft } = await fixture.created({
      variants: [
        { ...size('120 g', -3000), stockQuantity: 4 },
        { ...size('180 g'), stockQuantity: 8 },
      ],
    })
    const [small, middle] = await fixture.variants(id)
    if (!small || !middle) throw new Error('two sizes expected')
    const seen = { version: 1, stock: 12, sizes: { [small.id]: 4, [middle.id]: 8 } }
    const save = (changes: { stockQuantity?: number }[], sizes: Record<string, number> = seen.sizes) =>
      updateProduct(fixture.shop, {
        actor,
        productId: id,
        seen: { ...seen, sizes },
        draft: {
          ...draft,
          name: 'Figo Verde',
          variants: draft.variants.map((variant, place) => ({
            ...variant,
            ...changes[place],
            id: [small.id, middle.id][place] ?? null,
          })),
        },
      })
    await fixture.sellSize(middle.id, 3)
    expect(await save([{}, { stockQuantity: 20 }])).toMatchObject({
      code: 'stock-moved',
      details: { moved: [{ seen: 8, now: 5, size: { id: middle.id, name: '180 g' } }] },
    })
    expect(await save([{ stockQuantity: 6 }, {}])).toMatchObject({ ok: true })
    expect(await fixture.variants(id)).toMatchObject([{ stockQuantity: 6 }, { stockQuantity: 5 }])
    expect(await fixture.productNow(id)).toMatchObject({ stockQuantity: 11, name: 'Figo Verde' })
    expect(await fixture.movements(id)).toContainEqual({ change: 2, reason: 'edit' })
    expect((await fixture.history(id))[0]?.changes).toMatchObject({
      sizeStocks: { from: [{ stock: 4 }, { stock: 5 }], to: [{ stock: 6 }, { stock: 5 }] },
    })
  })

  test('get what the owner adds over what sales left, and so does a product without sizes', async () => {
    const sized = await fixture.created({
      variants: [{ ...size('120 g', -3000), stockQuantity: 4 }, size('180 g')],
    })
    const [small, middle] = await fixture.variants(sized.id)
    if (!small || !middle) throw new Error('two sizes expected')
    const plain = await fixture.created()
    await fixture.sellSize(small.id, 3)
    await fixture.sellUnits(plain.id, 5)
    const variants = sized.draft.variants.map((variant, place) => ({
      ...variant,
      id: [small.id, middle.id][place] ?? null,
    }))
    const seen = { version: 1, stock: 12, sizes: { [small.id]: 4, [middle.id]: 0 } }
    await updateProduct(fixture.shop, {
      actor,
      productId: sized.id,
      seen,
      draft: { ...sized.draft, variants },
      added: { own: 0, sizes: { [small.id]: 6 } },
    })
    expect(await fixture.variants(sized.id)).toMatchObject([{ stockQuantity: 7 }, { stockQuantity: 0 }])
    expect(await fixture.movements(sized.id)).toContainEqual({ change: 6, reason: 'edit' })
    const edit = { actor, productId: plain.id, seen, draft: plain.draft, added: { own: 2, sizes: {} } }
    await updateProduct(fixture.shop, edit)
    expect(await fixture.productNow(plain.id)).toMatchObject({ stockQuantity: 9 })
  })

  test('take over what the product had, and leave it nothing of theirs when they go', async () => {
    const { id, draft } = await fixture.created()
    const save = (version: number, facts: Partial<typeof draft>) =>
      updateProduct(fixture.shop, {
        actor,
        productId: id,
        seen: { version, stock: version === 1 ? 12 : 7 },
        draft: { ...draft, ...facts },
      })
    const variants = [{ ...size('180 g'), stockQuantity: 7 }]
    expect(await save(1, { variants, stockQuantity: 7, minStockLevel: 0 })).toMatchObject({ ok: true })
    expect(await fixture.productNow(id)).toMatchObject({ stockQuantity: 7 })
    expect(await fixture.movements(id)).toEqual([
      { change: 12, reason: 'initial' },
      { change: -12, reason: 'edit' },
      { change: 7, reason: 'initial' },
    ])
    expect(await save(2, { variants: [], stockQuantity: 3 })).toMatchObject({ ok: true })
    expect(await fixture.productNow(id)).toMatchObject({ stockQuantity: 3, minStockLevel: 5 })
    expect((await fixture.movements(id)).reduce((sum, { change }) => sum + change, 0)).toBe(3)
  })

  test('in use by a batch cannot be deleted, and each code belongs to one size', async () => {
    const { id, draft } = await fixture.created({ variants: [{ ...size('180 g'), sku: 'UNICO' }] })
    const [only] = await fixture.variants(id)
    const batch = {
      productId: id,
      variantId: only?.id,
      units: 6,
      pouredOn: '2026-11-14',
      readyOn: '2026-11-21',
    }
    await database.db.insert(batches).values(batch)
    expect(
      await updateProduct(fixture.shop, {
        actor,
        productId: id,
        seen: { version: 1, stock: 0 },
        draft: { ...draft, variants: [] },
      }),
    ).toMatchObject({ code: 'size-in-use', details: { sizes: ['180 g'] } })
    const takenRefusal = { code: 'sku-taken', details: { sku: 'UNICO', owner: `${draft.name}, 180 g` } }
    const same = fixture.draft({ variants: [{ ...size('120 g'), sku: 'UNICO' }] })
    expect(await createProduct(fixture.shop, { actor, draft: same })).toMatchObject(takenRefusal)
    const plain = await fixture.created()
    const edit = { actor, productId: plain.id, seen: { version: 1, stock: 12 } }
    expect(
      await updateProduct(fixture.shop, { ...edit, draft: { ...plain.draft, sku: 'UNICO' } }),
    ).toMatchObject(takenRefusal)
  })

  test('reports the owner of a code when two candles take it at the same moment', async () => {
    const drafts = [
      fixture.draft({ sku: 'JUNTOS' }),
      fixture.draft({ variants: [{ ...size('120 g'), sku: 'JUNTOS' }] }),
    ]
    const answers = await Promise.all(drafts.map((draft) => createProduct(fixture.shop, { actor, draft })))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    const owner = answers[0]?.ok ? drafts[0]?.name : `${drafts[1]?.name}, 120 g`
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ code: 'sku-taken', details: { owner } })
  })

  test('cannot be changed by their id from another product', async () => {
    const [one, other] = [await fixture.created(), await fixture.created({ variants: [size('180 g')] })]
    const [foreign] = await fixture.variants(other.id)
    const stolen = { ...size('Roubado'), id: foreign?.id ?? '' }
    await updateProduct(fixture.shop, {
      actor,
      productId: one.id,
      seen: { version: 1, stock: 12 },
      draft: { ...one.draft, variants: [stolen] },
    })
    expect(await fixture.variants(other.id)).toMatchObject([{ name: '180 g' }])
    expect(await fixture.variants(one.id)).toMatchObject([{ name: 'Roubado' }])
  })
})

test('an address without a product finds none', async () => {
  expect(await findAdminProduct(fixture.shop, { id: 'novo' })).toBeNull()
  expect(await findAdminProduct(fixture.shop, { id: NOWHERE })).toBeNull()
})
