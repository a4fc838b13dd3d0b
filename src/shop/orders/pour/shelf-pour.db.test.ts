import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { changeOrderStatus } from '#shop/admin/orders/change-order-status.ts'
import { loadPackingSlip } from '#shop/admin/orders/load-packing-slip.ts'
import { setPacked } from '#shop/admin/orders/set-packed.ts'
import { finishPour } from '#shop/admin/pours/finish-pour.ts'
import { startPour } from '#shop/admin/pours/start-pour.ts'
import { findProduct } from '#shop/catalogue/find-product.ts'
import { openCheckoutFixture } from '../../../../tests/support/checkout-fixture.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { makeOrder } from '../../../../tests/support/make-orders.ts'

const database = await createTestDatabase()
const fixture = await openCheckoutFixture(database)
const { shop } = fixture
const actor = { id: randomUUID(), name: 'Helena' }
afterAll(() => fixture.close())

/** So many of a size that was sold out, poured on the 10th and put onto the shelf today, the 12th. */
async function freshShelf(units: number, { stock = 0 } = {}) {
  const candle = await fixture.newCandle({ stock, sizes: { '180 g': 0 } })
  const variantId = candle.sizes['180 g'] ?? ''
  const draft = { pouredBy: 'Clara', pouredOn: '2026-11-10', cureDays: 2, sizes: [{ variantId, units }] }
  const started = await startPour(shop, { actor, productId: candle.id, draft })
  const { rows } = await database.pool.query('select id from pours where product_id = $1', [candle.id])
  await finishPour(shop, { actor, pourIds: [rows[0].id] })
  const number = started.ok ? started.value.number : 0
  return {
    candle,
    variantId,
    pour: { number, pouredBy: 'Clara', pouredOn: '2026-11-10', readyOn: '2026-11-12' },
  }
}

const orderOf = ({ candle, variantId }: Awaited<ReturnType<typeof freshShelf>>, facts = {}) =>
  makeOrder(shop, {
    stockHeld: true,
    items: [{ productId: candle.id, variantId, name: candle.name, quantity: 1 }],
    ...facts,
  })

const recorded = async (orderId: string) =>
  (await database.pool.query('select shelf_pour_id from order_items where order_id = $1', [orderId])).rows[0]
    .shelf_pour_id

const onPage = async ({ candle }: { candle: { name: string } }) =>
  (await findProduct(shop, { slug: candle.name }))?.variants[0]?.shelfPour ?? null

test('a shelf that was empty holds the candles of its newest pour: on the page, the slip and in the box', async () => {
  const shelf = await freshShelf(4)
  expect(await onPage(shelf)).toMatchObject(shelf.pour)
  await database.pool.query('update product_variants set stock_quantity = 3 where id = $1', [shelf.variantId])
  const order = await orderOf(shelf)
  expect((await loadPackingSlip(shop, order.id))?.items[0]?.pour).toMatchObject(shelf.pour)
  expect(await recorded(order.id)).toBeNull()
  await setPacked(shop, { orderIds: [order.id], packed: true, actor })
  expect(await recorded(order.id)).not.toBeNull()
  await setPacked(shop, { orderIds: [order.id], packed: false, actor })
  expect(await recorded(order.id)).toBeNull()
  await changeOrderStatus(shop, { orderId: order.id, to: 'shipped', actor })
  expect(await recorded(order.id)).not.toBeNull()
})

test('nothing is said where older candles may stand among them', async () => {
  const mixed = await freshShelf(4, { stock: 2 })
  expect(await onPage(mixed)).toBeNull()
  const sold = await freshShelf(4)
  // Bought before the pour and not sent yet: one candle more than it brought.
  await orderOf(sold)
  expect(await onPage(sold)).toBeNull()
  const counted = await freshShelf(4)
  await database.pool.query(
    `insert into stock_movements (product_id, variant_id, change, reason, created_at) values ($1, $2, 1, 'edit', $3)`,
    [counted.candle.id, counted.variantId, shop.clock.now()],
  )
  expect(await onPage(counted)).toBeNull()
  const order = await orderOf(mixed)
  await setPacked(shop, { orderIds: [order.id], packed: true, actor })
  expect(await recorded(order.id)).toBeNull()
})
