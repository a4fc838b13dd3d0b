import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { products } from '#catalogue/products/schema.ts'
import { addFavourite, listFavourites } from '#catalogue/wishlist/use-cases/wishlist.ts'
import { countStatements } from '#platform/database/statement-count.ts'
import { type AccountShop, openAccountShop } from '../../../../tests/support/account-shop.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { addToCart } from './add-to-cart.ts'
import { acknowledgePrices, changeQuantity, clearCart, removeFromCart } from './change-cart.ts'
import { loadCart } from './load-cart.ts'
import { mergeGuest } from './merge-guest.ts'

const database = await createTestDatabase()
let fixture: AccountShop
let userId: string
let productId: string

beforeAll(async () => {
  fixture = await openAccountShop(database)
})
afterAll(() => fixture.close())
beforeEach(async () => {
  userId = await fixture.newCustomer()
  productId = await fixture.newProduct()
})

const add = (quantity: number, variantId: string | null = null, product = productId) =>
  addToCart(fixture.shop, { userId, productId: product, variantId, quantity })
const lines = async () => (await loadCart(fixture.shop, { userId })).lines

describe('adding', () => {
  test('raises the quantity of a product that is already in the cart', async () => {
    expect((await add(2)).ok).toBe(true)
    expect((await add(3)).ok).toBe(true)
    expect(await lines()).toMatchObject([{ quantity: 5, unitPrice: 9900, notice: null }])
  })

  test('fifty requests at once end in the right quantity', async () => {
    await fixture.setStock(productId, 50)
    await Promise.all(Array.from({ length: 50 }, () => add(1)))
    expect(await lines()).toMatchObject([{ quantity: 50 }])
  })

  test('fifty requests at once never pass the stock', async () => {
    await fixture.setStock(productId, 7)
    const answers = await Promise.all(Array.from({ length: 50 }, () => add(1)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(7)
    expect(await lines()).toMatchObject([{ quantity: 7 }])
  })

  test('refuses a price that the customer has not seen, and accepts it once shown', async () => {
    const addAt = (price: number) =>
      addToCart(fixture.shop, {
        userId,
        productId,
        variantId: null,
        quantity: 1,
        seenPrice: price,
      })
    expect(await addAt(9900)).toMatchObject({ ok: true })
    await fixture.shop.db.update(products).set({ price: 10900 }).where(eq(products.id, productId))
    expect(await addAt(9900)).toMatchObject({ code: 'price-changed', details: { price: 10900 } })
    expect(await lines()).toMatchObject([{ quantity: 1 }])
    expect(await addAt(10900)).toMatchObject({ ok: true })
    expect(await lines()).toMatchObject([{ quantity: 2, unitPrice: 10900 }])
  })

  test('up to a quantity is there once, however often it is pressed', async () => {
    const upTo = (quantity: number) =>
      addToCart(fixture.shop, { userId, productId, variantId: null, quantity, isUpTo: true })
    await Promise.all(Array.from({ length: 10 }, () => upTo(2)))
    expect(await lines()).toMatchObject([{ quantity: 2 }])
    await upTo(1)
    expect(await lines()).toMatchObject([{ quantity: 2 }])
    expect(await upTo(11)).toMatchObject({ code: 'not-enough-stock' })
  })

  test('takes one statement', async () => {
    const { statements } = await countStatements(() => add(1))
    expect(statements).toHaveLength(1)
  })

  test('sizes are lines of their own, at their own price and with their own stock', async () => {
    const usual = await fixture.newSize(productId, '180 g', 0)
    const large = await fixture.newSize(productId, '320 g', 5000)
    expect(await add(10, usual)).toMatchObject({ ok: true })
    fixture.passMinutes(1)
    expect(await add(4, large)).toMatchObject({ ok: true })
    expect(await add(7, large)).toMatchObject({
      ok: false,
      code: 'not-enough-stock',
      details: { available: 10, inCart: 4 },
    })
    expect(await lines()).toMatchObject([
      { variantName: '180 g', unitPrice: 9900 },
      { variantName: '320 g', unitPrice: 14900 },
    ])
  })

  test.each([-1, 0, 0.5, 1e9, Number.NaN])(
    'a quantity of %s is refused and nothing changes',
    async (quantity) => {
      expect(await add(quantity)).toMatchObject({ ok: false, code: 'quantity-invalid' })
      expect(await lines()).toEqual([])
    },
  )

  test('an inactive, unknown or sold-out product, or one without its size, is refused', async () => {
    const inactive = await fixture.newProduct({ active: false })
    const soldOut = await fixture.newProduct({ stockQuantity: 0 })
    const sized = await fixture.newProduct()
    const size = await fixture.newSize(sized, '180 g', 0)
    expect(await add(1, null, inactive)).toMatchObject({ code: 'product-unavailable' })
    expect(await add(1, null, userId)).toMatchObject({ code: 'product-unavailable' })
    expect(await add(1, null, soldOut)).toMatchObject({ code: 'out-of-stock' })
    expect(await add(1, null, sized)).toMatchObject({ code: 'variant-needed' })
    expect(await add(1, size)).toMatchObject({ code: 'product-unavailable' })
    expect(await lines()).toEqual([])
  })
})

describe('changing', () => {
  const onlyLine = async () => (await lines())[0]?.id as string

  test('sets the quantity, and zero or less removes the line', async () => {
    await add(2)
    expect((await changeQuantity(fixture.shop, { userId, lineId: await onlyLine(), quantity: 4 })).ok).toBe(
      true,
    )
    expect(await lines()).toMatchObject([{ quantity: 4 }])
    expect((await changeQuantity(fixture.shop, { userId, lineId: await onlyLine(), quantity: -1 })).ok).toBe(
      true,
    )
    expect(await lines()).toEqual([])
  })

  test('more than there is is refused with what there is', async () => {
    await add(2)
    expect(
      await changeQuantity(fixture.shop, { userId, lineId: await onlyLine(), quantity: 11 }),
    ).toMatchObject({
      code: 'not-enough-stock',
      details: { available: 10 },
    })
    await fixture.setStock(productId, 0)
    expect(
      await changeQuantity(fixture.shop, { userId, lineId: await onlyLine(), quantity: 1 }),
    ).toMatchObject({ code: 'out-of-stock' })
    expect(await lines()).toMatchObject([{ quantity: 2, notice: { kind: 'out-of-stock' } }])
  })

  test("somebody else's line can be neither changed nor removed", async () => {
    await add(2)
    const lineId = await onlyLine()
    const stranger = await fixture.newCustomer()
    expect(await changeQuantity(fixture.shop, { userId: stranger, lineId, quantity: 1 })).toMatchObject({
      code: 'line-unknown',
    })
    await removeFromCart(fixture.shop, { userId: stranger, lineId })
    await clearCart(fixture.shop, { userId: stranger })
    expect(await lines()).toMatchObject([{ quantity: 2 }])
  })

  test('a changed price is said until it is acknowledged, and always charged', async () => {
    const size = await fixture.newSize(productId, '320 g', 5000)
    await add(1, size)
    await fixture.shop.db.update(products).set({ price: 10900 }).where(eq(products.id, productId))
    expect(await lines()).toMatchObject([
      { unitPrice: 15900, notice: { kind: 'price-changed', from: 14900, to: 15900 } },
    ])
    await acknowledgePrices(fixture.shop, { userId })
    expect(await lines()).toMatchObject([{ unitPrice: 15900, notice: null }])
  })
})

describe("merging a guest's things", () => {
  const first = { cartLines: 1, favourites: 1, shortfalls: [] }
  const merge = (mergeKey: string, quantity = 2) =>
    mergeGuest(fixture.shop, {
      userId,
      mergeKey,
      cart: [{ productId, variantId: null, quantity }],
      wishlist: [productId],
    })

  test('happens once per key, however many tabs try concurrently, and each gets the result', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => merge('tab-key-0123456789')))
    expect(answers.filter(({ isRepeated }) => !isRepeated)).toHaveLength(1)
    expect(answers).toEqual(answers.map(({ isRepeated }) => ({ ...first, isRepeated })))
    expect(await lines()).toMatchObject([{ quantity: 2 }])
  })

  test('adds to the account’s cart up to the stock, and reports it again after a lost answer', async () => {
    await add(3)
    await merge('first-key-0123456789')
    expect(await lines()).toMatchObject([{ quantity: 5 }])
    const shortfalls = [{ name: 'Vela', code: 'not-enough-stock', available: 10 }]
    expect(await merge('second-key-0123456789', 900)).toMatchObject({ isRepeated: false, shortfalls })
    expect(await merge('second-key-0123456789', 900)).toMatchObject({ isRepeated: true, shortfalls })
    expect(await lines()).toMatchObject([{ quantity: 10 }])
  })

  test('deleted, inactive or sizeless products are left behind and named', async () => {
    const sized = await fixture.newProduct({ name: 'Sem tamanho' })
    await fixture.newSize(sized, '180 g', 0)
    const inactive = await fixture.newProduct({ name: 'Fora de linha', active: false })
    const cart = [sized, inactive, userId].map((id) => ({ productId: id, variantId: null, quantity: 1 }))
    const merged = await mergeGuest(fixture.shop, {
      userId,
      mergeKey: 'other-key-0123456789',
      cart,
      wishlist: [inactive],
    })
    expect(merged).toMatchObject({ cartLines: 0, favourites: 0 })
    expect(merged.shortfalls.map(({ name }) => name)).toEqual(['Sem tamanho', 'Fora de linha', null])
    expect(await lines()).toEqual([])
  })

  test('keeps the order of lines and favourites', async () => {
    const candles = await Promise.all(['A', 'B', 'C', 'D'].map((name) => fixture.newProduct({ name })))
    const [a, b, c, d] = candles as [string, string, string, string]
    await add(1, null, d)
    await addFavourite(fixture.shop, { userId, productId: d })
    fixture.passMinutes(1)
    await mergeGuest(fixture.shop, {
      userId,
      mergeKey: 'order-key-0123456789',
      cart: [c, a, b].map((id) => ({ productId: id, variantId: null, quantity: 1 })),
      wishlist: [b, c, a],
    })
    expect((await lines()).map(({ name }) => name)).toEqual(['D', 'C', 'A', 'B'])
    const favourites = await listFavourites(fixture.shop, { userId })
    expect(favourites.map(({ name }) => name)).toEqual(['B', 'C', 'A', 'D'])
  })
})

test('a favourite that was deactivated stays in the list, marked as inactive', async () => {
  await addFavourite(fixture.shop, { userId, productId })
  await database.pool.query('update products set active = false where id = $1', [productId])
  expect(await listFavourites(fixture.shop, { userId })).toMatchObject([{ id: productId, active: false }])
})
