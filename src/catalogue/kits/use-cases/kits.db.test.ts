import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { findProduct } from '#catalogue/product-page/use-cases/find-product.ts'
import { addToCart } from '#checkout/cart/use-cases/add-to-cart.ts'
import { fillCartByLink, findLinkedLines } from '#checkout/cart/use-cases/cart-link.ts'
import { changeQuantity } from '#checkout/cart/use-cases/change-cart.ts'
import { loadCart } from '#checkout/cart/use-cases/load-cart.ts'
import { mergeGuest } from '#checkout/cart/use-cases/merge-guest.ts'
import { reorder } from '#checkout/cart/use-cases/reorder.ts'
import { startCheckout } from '#checkout/purchase/use-cases/start-checkout.ts'
import { refundPartOfOrder } from '#fulfilment/refunds/use-cases/refund-part-of-order.ts'
import { acceptPaymentWebhook } from '#payments/use-cases/accept-payment-webhook.ts'
import { expireHolds } from '#payments/use-cases/expire-holds.ts'
import { auditBooks } from '../../../../tests/support/audit-shop.ts'
import { openCheckoutFixture } from '../../../../tests/support/checkout-fixture.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'

const database = await createTestDatabase()
const fixture = await openCheckoutFixture(database)
const { shop } = fixture
afterAll(async () => {
  await fixture.close()
  await database.close()
})

const MINI = { 'Mini 60 g': 0 }

interface Mini {
  productId: string
  name: string
  variantId: string
}

async function minis(...stocks: number[]): Promise<[Mini, Mini, ...Mini[]]> {
  const candles = await Promise.all(
    stocks.map((stock) => fixture.newCandle({ stock, sizes: MINI, price: 4990 })),
  )
  const [first, second, ...otherCandles] = candles.map(({ id, name, sizes }) => ({
    productId: id,
    name,
    variantId: sizes['Mini 60 g'] ?? '',
  }))
  if (!first || !second) throw new Error('a kit has two parts at least')
  return [first, second, ...otherCandles]
}

const stockNow = async ({ slug }: { slug: string }) => (await findProduct(shop, { slug }))?.stockQuantity
const readStocks = (parts: readonly { variantId: string }[]) =>
  Promise.all(parts.map(({ variantId }) => fixture.stockOfSize(variantId)))

async function checkout(userId: string) {
  const startedCheckout = await startCheckout(shop, await fixture.requestFor(userId))
  if (!startedCheckout.ok) throw new Error(startedCheckout.code)
  return startedCheckout.value
}

async function buy(userId: string) {
  const { clientSecret, orderId } = await checkout(userId)
  await fixture.pay(clientSecret)
  for (const webhook of await fixture.takeWebhooks()) await acceptPaymentWebhook(shop, webhook)
  return orderId
}

const listItems = async (orderId: string) =>
  (
    await database.pool.query(
      `select id, product_id, quantity, (unit_price * 100)::int as price, kit from order_items where order_id = $1 order by position`,
      [orderId],
    )
  ).rows

describe('how many kits there are', () => {
  it('is what the scarcest part of a fixed one allows', async () => {
    const [a, b] = await minis(7, 5)
    const kit = await fixture.newKit({
      parts: [
        { ...a, count: 1 },
        { ...b, count: 2 },
      ],
    })
    expect(await stockNow(kit)).toBe(2)
    await database.pool.query('update products set active = false where id = $1', [a.productId])
    expect(await stockNow(kit)).toBe(0)
  })

  it('is what a list gives when it is chosen well, with repeats or without', async () => {
    const parts = await minis(9, 1, 1, 0)
    expect(await stockNow(await fixture.newKit({ parts, choices: 3 }))).toBe(1)
    expect(await stockNow(await fixture.newKit({ parts, choices: 3, repeats: true }))).toBe(3)
    expect(await stockNow(await fixture.newKit({ parts: parts.slice(1), choices: 3 }))).toBe(0)
  })

  it('ends when a part is deleted: no kit is sold with fewer candles', async () => {
    const [a, b] = await minis(5, 5)
    const kit = await fixture.newKit({ parts: [a, b] })
    await database.pool.query('delete from product_variants where id = $1', [b.variantId])
    expect(await stockNow(kit)).toBe(0)
    await database.pool.query('delete from products where id = $1', [a.productId])
    expect(await stockNow(kit)).toBe(0)
  })
})

it('goes into a cart by its address where nothing is to be chosen, and else leads to its page', async () => {
  const parts = await minis(5, 5)
  const [fixed, choice] = [await fixture.newKit({ parts }), await fixture.newKit({ parts, choices: 2 })]
  const { id: userId } = await fixture.newCustomer()
  const { lines } = await findLinkedLines(shop, { codes: `${fixed.slug},${choice.slug}` })
  expect(lines).toMatchObject([
    { stock: 5, isToChoose: false },
    { stock: 0, isToChoose: true },
  ])
  expect(await fillCartByLink(shop, { userId, lines })).toEqual({ added: 1, leftOut: [choice.name] })
})

describe('a kit in the cart', () => {
  it('is one line per choice in any order, and is refused if the choice is incomplete', async () => {
    const parts = await minis(5, 5, 5, 0)
    const kit = await fixture.newKit({ parts, choices: 2, price: 8990 })
    const [a, b, c, soldOut] = kit.parts as [string, string, string, string]
    const { id: userId } = await fixture.newCustomer()
    const add = (...chosenParts: string[]) =>
      addToCart(shop, { userId, productId: kit.id, variantId: null, quantity: 1, chosenParts })
    expect(await add(b, a)).toMatchObject({ ok: true })
    expect(await add(a, b)).toMatchObject({ ok: true })
    expect(await add(a, c)).toMatchObject({ ok: true })
    expect(await add(a)).toMatchObject({ code: 'choice-count', details: { wanted: 2, chosen: 1 } })
    expect(await add(a, a)).toMatchObject({ code: 'choice-repeated' })
    expect(await add(a, randomUUID())).toMatchObject({ code: 'choice-unknown' })
    expect(await add(a, soldOut)).toMatchObject({ code: 'out-of-stock' })
    const { lines, total } = await loadCart(shop, { userId })
    expect(lines.map(({ quantity, parts: inside }) => [quantity, inside?.length]).toSorted()).toEqual([
      [1, 2],
      [2, 2],
    ])
    expect(total).toBe(3 * 8990)
  })

  it('cannot exceed the stock of its parts, and names a part that sells out', async () => {
    const [a, b] = await minis(3, 5)
    const kit = await fixture.newKit({ parts: [a, b] })
    const { id: userId } = await fixture.newCustomer()
    const added = await addToCart(shop, { userId, productId: kit.id, variantId: null, quantity: 1 })
    if (!added.ok) throw new Error(added.code)
    const change = (quantity: number) =>
      changeQuantity(shop, { userId, lineId: added.value.lineId, quantity })
    expect(await change(3)).toMatchObject({ ok: true })
    expect(await change(4)).toMatchObject({ code: 'not-enough-stock', details: { available: 3 } })
    await database.pool.query('update products set active = false where id = $1', [b.productId])
    const { lines } = await loadCart(shop, { userId })
    expect(lines).toMatchObject([
      { notice: { kind: 'out-of-stock' }, parts: [{ isShort: false }, { isShort: true }] },
    ])
  })

  it("comes along from a guest's browser", async () => {
    const parts = await minis(5, 5)
    const kit = await fixture.newKit({ parts, choices: 2 })
    const { id: userId } = await fixture.newCustomer()
    const line = { productId: kit.id, variantId: null, quantity: 1 }
    const mergedCart = await mergeGuest(shop, {
      userId,
      mergeKey: randomUUID(),
      cart: [
        { ...line, chosenParts: kit.parts.toSorted() },
        { ...line, chosenParts: [kit.parts[0] as string] },
      ],
      wishlist: [],
    })
    expect(mergedCart).toMatchObject({ cartLines: 1, shortfalls: [{ name: kit.name, code: 'out-of-stock' }] })
    expect(await fixture.cartOf(userId)).toMatchObject([{ quantity: 1, chosenParts: kit.parts.toSorted() }])
  })
})

describe('a kit that is bought', () => {
  async function kitInCart({ quantity = 2, price = 10_000, scarcest = 9 } = {}) {
    const parts = await minis(scarcest, 9, 9)
    const kit = await fixture.newKit({ parts, price, name: 'Trio Aconchego' })
    const { id: userId } = await fixture.newCustomer()
    const added = await addToCart(shop, { userId, productId: kit.id, variantId: null, quantity })
    if (!added.ok) throw new Error(added.code)
    return { parts, kit, userId }
  }

  it('is sold as its parts with their shares of its price, and is removed from the cart once paid', async () => {
    const { parts, kit, userId } = await kitInCart()
    await fixture.putInCart(userId, parts[0].productId, 1, parts[0].variantId)
    const orderId = await buy(userId)
    const items = await listItems(orderId)
    expect(
      items.map(({ quantity, price, kit: kitOfItem }) => [quantity, price, kitOfItem?.name ?? null]),
    ).toEqual([
      [2, 3333, kit.name],
      [2, 3333, kit.name],
      [2, 3334, kit.name],
      [1, 4990, null],
    ])
    expect(await readStocks(parts)).toEqual([6, 7, 7])
    expect(await fixture.cartOf(userId)).toEqual([])
    expect(await auditBooks(database.pool)).toEqual([])
  })

  it('returns its parts when the payment does not come', async () => {
    const { parts, userId } = await kitInCart()
    await checkout(userId)
    expect(await readStocks(parts)).toEqual([7, 7, 7])
    expect(await loadCart(shop, { userId }), 'the customer’s own hold is theirs').toMatchObject({
      lines: [{ stockQuantity: 9 }],
    })
    await database.pool.query(`update orders set hold_expires_at = $1 where user_id = $2`, [
      shop.clock.now(),
      userId,
    ])
    await expireHolds(shop)
    expect(await readStocks(parts)).toEqual([9, 9, 9])
  })

  it('gives one part back for its share, and the rest to the centavo', async () => {
    const { parts, userId } = await kitInCart({ quantity: 1 })
    const orderId = await buy(userId)
    const items = await listItems(orderId)
    const back = (ids: string[]) =>
      refundPartOfOrder(shop, {
        orderId,
        actor: { id: randomUUID(), name: 'Dona' },
        part: {
          request: { lines: ids.map((itemId) => ({ itemId, quantity: 1 })) },
          restock: true,
          reason: '',
        },
      })
    expect(await back([items[2].id])).toMatchObject({ value: { amount: 3334 } })
    expect(await readStocks(parts)).toEqual([8, 8, 9])
    expect(await back([items[0].id, items[1].id])).toMatchObject({ value: { amount: 6666 } })
    expect(await readStocks(parts)).toEqual([9, 9, 9])
    expect(await auditBooks(database.pool)).toEqual([])
  })

  it('is put into the cart again as it was chosen', async () => {
    const parts = await minis(5, 5, 5)
    const kit = await fixture.newKit({ parts, choices: 2, name: 'Descoberta' })
    const { id: userId } = await fixture.newCustomer()
    const chosenParts = [kit.parts[2], kit.parts[0]] as string[]
    await addToCart(shop, { userId, productId: kit.id, variantId: null, quantity: 2, chosenParts })
    const orderId = await buy(userId)
    expect(await reorder(shop, { userId, orderId })).toMatchObject({
      value: { added: [{ name: 'Descoberta', quantity: 2 }], leftOut: [] },
    })
    expect(await fixture.cartOf(userId)).toMatchObject([
      { productId: kit.id, quantity: 2, chosenParts: chosenParts.toSorted() },
    ])
    await database.pool.query('delete from products where id = $1', [kit.id])
    expect(await reorder(shop, { userId, orderId })).toMatchObject({
      value: { added: [], leftOut: [{ name: 'Descoberta', reason: 'unavailable' }] },
    })
  })

  it.each([
    ['was purged', 'delete from products where id = $1'],
    ['is not sold any more', 'update products set active = false where id = $1'],
    ['lost its size', 'delete from product_variants where product_id = $1'],
  ])('is not sold at all once a part %s', async (_, change) => {
    const { parts, userId } = await kitInCart()
    const request = await fixture.requestFor(userId)
    await database.pool.query(change, [parts[0].productId])
    expect(await startCheckout(shop, request)).toMatchObject({ code: 'product-unavailable' })
    expect(await readStocks(parts.slice(1))).toEqual([9, 9])
  })

  it('is refused with the name of the part that somebody else took', async () => {
    const { parts, userId } = await kitInCart({ quantity: 7, scarcest: 7 })
    await fixture.putInCart(userId, parts[0].productId, 1, parts[0].variantId)
    const answer = await startCheckout(shop, await fixture.requestFor(userId))
    expect(answer).toMatchObject({
      code: 'out-of-stock',
      details: { items: [{ name: `${parts[0].name}, Mini 60 g`, requested: 8, available: 7 }] },
    })
  })
})

it('sixty buyers of kits and single candles that share twenty of one part: none too many, none refused wrongly', async () => {
  const [scarce, plenty] = await minis(20, 500)
  const kit = await fixture.newKit({ parts: [scarce, plenty] })
  const pair = await fixture.newKit({ parts: [plenty, scarce], choices: 2 })
  const buyers = await Promise.all(Array.from({ length: 60 }, () => fixture.newCustomer()))
  for (const [place, { id: userId }] of buyers.entries()) {
    if (place % 3 === 0) await fixture.putInCart(userId, scarce.productId, 1, scarce.variantId)
    else {
      const chosen = place % 3 === 1 ? { productId: kit.id } : { productId: pair.id, chosenParts: pair.parts }
      const added = await addToCart(shop, { userId, variantId: null, quantity: 1, ...chosen })
      if (!added.ok) throw new Error(added.code)
    }
  }
  const requests = await Promise.all(buyers.map(({ id }) => fixture.requestFor(id)))
  const answers = await Promise.all(requests.map((request) => startCheckout(shop, request)))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(20)
  expect(answers.flatMap((answer) => (answer.ok ? [] : answer.code))).toEqual(Array(40).fill('out-of-stock'))
  expect(await fixture.stockOfSize(scarce.variantId)).toBe(0)
  expect(await auditBooks(database.pool)).toEqual([])
})

it('the books complain where a shelf gave another part than the kit holds', async () => {
  const [first, second] = await minis(5, 5)
  const kit = await fixture.newKit({ parts: [first, second] })
  const { id: userId } = await fixture.newCustomer()
  await fixture.putInCart(userId, kit.id, 1)
  const { orderId } = await checkout(userId)
  const client = await database.pool.connect()
  await client.query('begin')
  await client.query(
    'update stock_movements set product_id = $2, variant_id = $3 where order_id = $1 and product_id = $4',
    [orderId, first.productId, first.variantId, second.productId],
  )
  const complaints = await auditBooks(client)
  await client.query('rollback')
  client.release()
  const { order_number } = await fixture.orderOf(orderId)
  expect(complaints).toContain(`a kit whose parts other shelves gave than its own: ${order_number}`)
})
