import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { countStock } from '#shop/admin/products/adjust-stock.ts'
import { commitUnlessRefused } from '#shop/commit-unless-refused.ts'
import { auditBooks } from '../../../tests/support/audit-shop.ts'
import { openCheckoutFixture } from '../../../tests/support/checkout-fixture.ts'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { moveStock } from './move-stock.ts'
import type { StockMove } from './stock-move.ts'

const database = await createTestDatabase()
const fixture = await openCheckoutFixture(database)
const { shop } = fixture
afterAll(() => fixture.close())

const actor = { id: randomUUID(), name: 'Helena' }
const STOCK = 6

/** What can happen to a shelf, by its place among the three sizes and the candle without any. */
const step = fc.record({
  place: fc.integer({ min: 0, max: 3 }),
  what: fc.constantFrom('hold' as const, 'release' as const, 'count' as const),
  units: fc.integer({ min: 1, max: 9 }),
})

test('whatever happens, the movements of every shelf add up to it, and none goes below nothing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const sized = await fixture.newCandle({
        stock: STOCK,
        sizes: { '120 g': -3000, '180 g': 0, '320 g': 6000 },
      })
      const plain = await fixture.newCandle({ stock: STOCK })
      const shelves = [
        ...Object.values(sized.sizes).map((variantId) => ({ productId: sized.id, variantId })),
        { productId: plain.id, variantId: null },
      ]
      const expected = shelves.map(() => STOCK)
      for (const { place, what, units } of steps) {
        const shelf = shelves[place]
        const before = expected[place] ?? 0
        if (!shelf) continue
        if (what === 'count') {
          const counts = [{ ...shelf, seenStock: before, units }]
          expect(await countStock({ ...shop, sealing: noSealing }, { actor, counts })).toMatchObject({
            ok: true,
          })
          expected[place] = units
          continue
        }
        const move: StockMove = {
          orderId: randomUUID(),
          reason: what,
          lines: [{ ...shelf, name: 'x', quantity: units }],
        }
        const moved = await commitUnlessRefused(shop.db, (tx) => moveStock(tx, [move], shop.clock.now()))
        expect(moved.ok).toBe(what === 'release' || before >= units)
        if (moved.ok) expected[place] = before + (what === 'hold' ? -units : units)
      }
      const stocks = await Promise.all(
        shelves.map(({ productId, variantId }) =>
          variantId ? fixture.stockOfSize(variantId) : fixture.stockOf(productId),
        ),
      )
      expect(stocks).toEqual(expected)
      expect(await fixture.stockOf(sized.id)).toBe(
        expected.slice(0, 3).reduce((sum, units) => sum + units, 0),
      )
    }),
    { numRuns: 25 },
  )
  expect(await auditBooks(database.pool)).toEqual([])
})

/** Nobody waits for these candles. */
const noSealing = { seal: () => '', unseal: () => null }
