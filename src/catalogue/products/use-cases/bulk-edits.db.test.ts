import { eq, isNull } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { emptyShelf } from '#catalogue/products/domain/shelf-fields.ts'
import { unknownSizeFacts } from '#catalogue/products/domain/size-facts.ts'
import { products } from '#catalogue/products/schema.ts'
import { reconciliationFindings } from '#platform/operations/schema.ts'
import { actor, openCatalogueFixture } from '../../../../tests/support/catalogue-fixture.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { adjustStock, countStock } from './adjust-stock.ts'
import { deleteProducts, emptyBin, restoreProducts } from './delete-products.ts'
import { findNewSlug } from './find-new-slug.ts'
import { setProductsActive } from './set-products-active.ts'

const database = await createTestDatabase()
const fixture = openCatalogueFixture(database)
const NOWHERE = '00000000-0000-4000-8000-000000000000'

describe('setProductsActive', () => {
  test('hides those that are shown, and records each', async () => {
    const [shown, hidden] = [await fixture.created(), await fixture.created({ active: false })]
    const productIds = [shown.id, hidden.id]
    expect(await setProductsActive(fixture.shop, { actor, productIds, active: false })).toMatchObject({
      value: { names: [expect.any(String), expect.any(String)] },
    })
    expect(await fixture.productNow(shown.id)).toMatchObject({ active: false, version: 2 })
    expect(await fixture.productNow(hidden.id)).toMatchObject({ active: false, version: 1 })
    expect((await fixture.history(shown.id))[0]).toMatchObject({ action: 'deactivated', actorName: 'Helena' })
    expect(await fixture.history(hidden.id)).toHaveLength(1)
  })

  test('refuses what is not there', async () => {
    expect(
      await setProductsActive(fixture.shop, { actor, productIds: [NOWHERE], active: true }),
    ).toMatchObject({
      code: 'product-not-found',
    })
  })
})

const ownShelf = (productId: string, seenStock: number) => ({ productId, variantId: null, seenStock })

describe('adjustStock', () => {
  test('sets or adds, with a movement and an entry for each product', async () => {
    const [one, other] = [await fixture.created(), await fixture.created({ stockQuantity: 0 })]
    const shelves = [ownShelf(one.id, 12), ownShelf(other.id, 0)]
    expect(await adjustStock(fixture.shop, { actor, kind: 'add', units: 5, shelves })).toMatchObject({
      value: { names: [expect.any(String), expect.any(String)] },
    })
    expect(await fixture.productNow(one.id)).toMatchObject({ stockQuantity: 17, version: 2 })
    expect(await fixture.movements(other.id)).toEqual([{ change: 5, reason: 'edit' }])
    expect((await fixture.history(one.id))[0]?.changes).toEqual({ stockQuantity: { from: 12, to: 17 } })
    const seen = [ownShelf(one.id, 17)]
    await adjustStock(fixture.shop, { actor, kind: 'set', units: 3, shelves: seen })
    expect((await fixture.productNow(one.id))?.stockQuantity).toBe(3)
  })

  test('stops as a whole when a sale moved one of them, and names it', async () => {
    const [one, sold] = [await fixture.created(), await fixture.created({ name: 'Mel & Figo' })]
    await fixture.sellUnits(sold.id, 2)
    const shelves = [one, sold].map(({ id }) => ownShelf(id, 12))
    expect(await adjustStock(fixture.shop, { actor, kind: 'set', units: 40, shelves })).toMatchObject({
      code: 'stock-moved',
      details: { products: [{ name: 'Mel & Figo', seen: 12, now: 10 }] },
    })
    expect(await fixture.productNow(one.id)).toMatchObject({ stockQuantity: 12, version: 1 })
  })

  test('adds to what is there now, whatever was sold since the owner looked', async () => {
    const { id } = await fixture.created()
    await fixture.sellUnits(id, 2)
    const shelves = [ownShelf(id, 12)]
    expect(await adjustStock(fixture.shop, { actor, kind: 'add', units: 5, shelves })).toMatchObject({
      ok: true,
    })
    expect(await fixture.productNow(id)).toMatchObject({ stockQuantity: 15 })
  })

  test('never goes below nothing', async () => {
    const { id } = await fixture.created({ name: 'Pouca' })
    const shelves = [ownShelf(id, 12)]
    expect(await adjustStock(fixture.shop, { actor, kind: 'add', units: -13, shelves })).toMatchObject({
      code: 'stock-out-of-range',
      details: { products: ['Pouca'] },
    })
    const shelvesWithUnknown = [...shelves, ownShelf(NOWHERE, 1)]
    expect(
      await adjustStock(fixture.shop, { actor, kind: 'add', units: 1, shelves: shelvesWithUnknown }),
    ).toMatchObject({
      code: 'product-not-found',
    })
    expect(await fixture.movements(id)).toHaveLength(1)
  })

  test('never overwrites concurrent sales', async () => {
    const { id } = await fixture.created({ stockQuantity: 50 })
    const sales = Array.from({ length: 50 }, () => fixture.sellUnits(id, 1))
    const edits = Array.from({ length: 10 }, () =>
      adjustStock(fixture.shop, { actor, kind: 'add', units: 7, shelves: [ownShelf(id, 50)] }),
    )
    const answers = await Promise.all(edits)
    await Promise.all(sales)
    const written = answers.filter(({ ok }) => ok).length
    expect((await fixture.productNow(id))?.stockQuantity).toBe(7 * written)
  })
})

describe('countStock', () => {
  async function newSized(name: string) {
    const sizes = [4, 8].map((stockQuantity, place) => ({
      ...unknownSizeFacts,
      ...emptyShelf,
      id: null,
      name: ['120 g', '180 g'][place] ?? '',
      priceAdjustment: (place - 1) * 3000,
      attributes: {},
      image: null,
      stockQuantity,
    }))
    const { id: productId } = await fixture.created({ name, variants: sizes })
    const [small, middle] = await fixture.variants(productId)
    const shelf = (row: typeof small, seenStock: number, units: number) => ({
      productId,
      variantId: row?.id ?? '',
      seenStock,
      units,
    })
    const stocks = async () => (await fixture.variants(productId)).map(({ stockQuantity }) => stockQuantity)
    return { productId, small, middle, shelf, stocks }
  }
  type Count = Parameters<typeof countStock>[1]['counts'][number]
  const count = (...counts: Count[]) => countStock(fixture.shop, { actor, counts })

  test('stores each size separately and records each in the history', async () => {
    const { productId, small, middle, shelf } = await newSized('Figo')
    const own = await fixture.created({ stockQuantity: 3 })
    const counts = [shelf(small, 4, 6), shelf(middle, 8, 8), { ...ownShelf(own.id, 3), units: 0 }]
    expect(await count(...counts)).toMatchObject({ value: { names: ['Figo, 120 g', own.draft.name] } })
    expect(await fixture.productNow(productId)).toMatchObject({ stockQuantity: 14, version: 2 })
    expect(await fixture.productNow(own.id)).toMatchObject({ stockQuantity: 0, version: 2 })
    expect((await fixture.history(productId))[0]?.changes).toEqual({
      sizeStocks: { from: [{ name: '120 g', stock: 4 }], to: [{ name: '120 g', stock: 6 }] },
    })
    expect(await count({ ...shelf(small, 14, 1), variantId: NOWHERE })).toMatchObject({
      code: 'product-not-found',
    })
  })

  test('refuses to count over a sale, names the candle, and keeps selling sizes that the owner did not change', async () => {
    const { small, middle, shelf, stocks } = await newSized('Figo')
    await fixture.sellSize(small?.id ?? '', 1)
    await fixture.sellSize(middle?.id ?? '', 1)
    expect(await count(shelf(small, 4, 9), shelf(middle, 8, 8))).toMatchObject({
      code: 'stock-moved',
      details: { products: [{ name: 'Figo, 120 g', seen: 4, now: 3 }] },
    })
    expect(await stocks()).toEqual([3, 7])
    expect(await count(shelf(small, 3, 9), shelf(middle, 8, 8))).toMatchObject({ ok: true })
    expect(await stocks()).toEqual([9, 7])
  })

  test('sent twice, or from two tabs at once, counts once', async () => {
    const { productId, small, middle, shelf, stocks } = await newSized('Mel')
    const same = await Promise.all([1, 2].map(() => count(shelf(small, 4, 6), shelf(middle, 8, 5))))
    expect(same).toMatchObject([{ ok: true }, { ok: true }])
    expect(await stocks()).toEqual([6, 5])
    const edits = (await fixture.movements(productId)).filter(({ reason }) => reason === 'edit')
    expect(edits.map(({ change }) => change).toSorted((a, b) => a - b)).toEqual([-3, 2])

    const tabs = await Promise.all([9, 10].map((units) => count(shelf(small, 6, units))))
    expect(tabs.map(({ ok }) => ok).toSorted()).toEqual([false, true])
    expect([9, 10]).toContain((await stocks())[0])
  })

  test('ends the question whether stock is shared out, unless it is refused', async () => {
    const { small, shelf } = await newSized('Cedro')
    const open = () =>
      fixture.shop.db.$count(reconciliationFindings, isNull(reconciliationFindings.resolvedAt))
    await fixture.shop.db.insert(reconciliationFindings).values({ kind: 'sizes-to-share', subject: 'sizes' })
    await count(shelf(small, 5, 6))
    expect(await open()).toBe(1)
    expect(await count(shelf(small, 4, 4))).toMatchObject({ value: { names: [] } })
    expect(await open()).toBe(0)
  })
})

describe('deleteProducts', () => {
  test('moves products to the bin for thirty days, and restores them hidden', async () => {
    const product = await fixture.newProduct([])
    await fixture.putIntoCart(product.id, null)
    const these = { actor, productIds: [product.id] }
    await deleteProducts(fixture.shop, these)
    await emptyBin(fixture.shop)
    expect(await fixture.productNow(product.id)).toMatchObject({ active: false, deletedAt: expect.any(Date) })
    expect(await setProductsActive(fixture.shop, { ...these, active: true })).toMatchObject({
      code: 'product-not-found',
    })
    expect(await restoreProducts(fixture.shop, these)).toMatchObject({ ok: true })
    expect(await fixture.productNow(product.id)).toMatchObject({ active: false, deletedAt: null })
    expect(await fixture.cartLines(product.id)).toHaveLength(1)
    expect(await restoreProducts(fixture.shop, these)).toMatchObject({ code: 'product-not-found' })
  })

  test('removes products from carts after thirty days and keeps sold orders with their images', async () => {
    const image = await fixture.newImage()
    const product = await fixture.newProduct([image])
    const name = `Vendida ${product.slug}`
    await fixture.sell({ ...product, name })
    await fixture.putIntoCart(product.id, null)
    expect(await deleteProducts(fixture.shop, { actor, productIds: [product.id] })).toMatchObject({
      value: { names: [expect.any(String)] },
    })
    const later = new Date(fixture.shop.clock.now().getTime() + 31 * 24 * 60 * 60_000)
    await emptyBin({ ...fixture.shop, clock: { now: () => later } })
    expect(await fixture.productNow(product.id)).toBeUndefined()
    expect(await fixture.cartLines(product.id)).toEqual([])
    expect(await fixture.soldItems(name)).toMatchObject([
      { productId: null, quantity: 1, unitPrice: 8900, productSnapshot: { name, images: [image] } },
    ])
    expect(await fixture.imageNow(image)).toBeDefined()
    expect((await fixture.history(product.id))[0]).toMatchObject({
      action: 'deleted',
      changes: { name: { from: 'Jasmim da Noite', to: null } },
    })
  })

  test('refuses what is gone already', async () => {
    expect(await deleteProducts(fixture.shop, { actor, productIds: [NOWHERE] })).toMatchObject({
      code: 'product-not-found',
    })
  })
})

describe('an address that a product had', () => {
  const moveProduct = (id: string, slug: string) =>
    fixture.shop.db.update(products).set({ slug }).where(eq(products.id, id))
  const leadsTo = (slug: string) => findNewSlug({ publicReads: fixture.shop.db }, { kind: 'product', slug })

  test('redirects through every change until another product takes it', async () => {
    const { id, slug } = await fixture.newProduct([])
    await moveProduct(id, `${slug}-b`)
    await moveProduct(id, `${slug}-c`)
    expect([await leadsTo(slug), await leadsTo(`${slug}-b`)]).toEqual([`${slug}-c`, `${slug}-c`])
    await moveProduct(id, slug)
    expect(await leadsTo(slug)).toBeNull()
    const other = await fixture.newProduct([])
    await moveProduct(other.id, `${slug}-c`)
    expect(await leadsTo(`${slug}-c`)).toBeNull()
    expect(await leadsTo(`${slug}-b`)).toBe(slug)
  })
})
