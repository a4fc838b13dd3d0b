import { afterAll, expect, it } from 'vitest'
import { changeShelf } from '#catalogue/stock/use-cases/change-shelf.ts'
import { openCheckoutFixture } from '../../../../tests/support/checkout-fixture.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { startCheckout } from './start-checkout.ts'

const database = await createTestDatabase()
const fixture = await openCheckoutFixture(database)
const { shop } = fixture
afterAll(() => fixture.close())

const THREE = { '120 g': -3000, '180 g': 0, '320 g': 6000 }
const listSizes = (candle: Awaited<ReturnType<typeof fixture.newCandle>>) => Object.values(candle.sizes)
const start = async (userId: string) => startCheckout(shop, await fixture.requestFor(userId))
const differences = async () => {
  const { rows } = await database.pool.query(`
    select s.product_id from shelves s left join stock_movements m
      on m.product_id = s.product_id and m.variant_id is not distinct from s.variant_id
    group by s.product_id, s.variant_id, s.stock_quantity having coalesce(sum(m.change), 0) <> s.stock_quantity`)
  return rows
}

it('sixty buyers for three sizes of twenty units: each size sells out, and no buyer is refused wrongly', async () => {
  const candle = await fixture.newCandle({ stock: 20, sizes: THREE })
  const buyers = await Promise.all(
    listSizes(candle).flatMap((variantId) =>
      Array.from({ length: 60 }, async () => ({ variantId, id: (await fixture.newCustomer()).id })),
    ),
  )
  for (const { id, variantId } of buyers) await fixture.putInCart(id, candle.id, 1, variantId)
  const answers = await Promise.all(
    buyers.map(async ({ id, variantId }) => ({ variantId, answer: await start(id) })),
  )
  for (const variantId of listSizes(candle)) {
    const ofSize = answers.filter((answer) => answer.variantId === variantId).map(({ answer }) => answer)
    expect(ofSize.filter(({ ok }) => ok)).toHaveLength(20)
    expect(ofSize.flatMap((answer) => (answer.ok ? [] : answer.code))).toEqual(Array(40).fill('out-of-stock'))
    expect(await fixture.stockOfSize(variantId)).toBe(0)
  }
  expect(await fixture.stockOf(candle.id)).toBe(0)
  expect(await differences()).toEqual([])
})

it('carts with several sizes of several candles, in every order, never wait for each other in a circle', async () => {
  const candles = await Promise.all(
    Array.from({ length: 3 }, () => fixture.newCandle({ stock: 200, sizes: THREE })),
  )
  const shelves = candles.flatMap((candle) =>
    listSizes(candle).map((variantId) => ({ productId: candle.id, variantId })),
  )
  const buyers = await Promise.all(Array.from({ length: 30 }, () => fixture.newCustomer()))
  for (const [place, { id }] of buyers.entries())
    for (let step = 0; step < 5; step++) {
      const shelf = shelves[(place * 2 + step * 4) % shelves.length]
      if (shelf) await fixture.putInCart(id, shelf.productId, 1 + (place % 2), shelf.variantId)
    }
  const filling = shelves.map((shelf) =>
    shop.db.transaction((tx) => {
      const movement = { change: 5, reason: 'edit', orderId: null, actorId: null } as const
      return changeShelf(tx, { ...shelf, units: 5 }, [movement], shop.clock.now())
    }),
  )
  const answers = await Promise.all(buyers.map(({ id }) => start(id)))
  await Promise.all(filling)
  expect(answers.every(({ ok }) => ok)).toBe(true)
  expect(await differences()).toEqual([])
})
