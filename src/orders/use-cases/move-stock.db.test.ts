import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { countStock } from '#catalogue/products/use-cases/adjust-stock.ts'
import type { ShelfName } from '#catalogue/stock/domain/shelf.ts'
import type { StockMove } from '#catalogue/stock/use-cases/change-shelf.ts'
import { commitUnlessRefused } from '#platform/commit-unless-refused.ts'
import { finishBatch } from '#workshop/batches/use-cases/finish-batch.ts'
import { auditBooks } from '../../../tests/support/audit-shop.ts'
import { batchFixture } from '../../../tests/support/batch-fixture.ts'
import { openCheckoutFixture } from '../../../tests/support/checkout-fixture.ts'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { moveStock } from './move-stock.ts'

const database = await createTestDatabase()
const fixture = await openCheckoutFixture(database)
const { shop } = fixture
afterAll(() => fixture.close())

const batches = batchFixture(database.pool)
const actor = { id: randomUUID(), name: 'Helena' }
const STOCK = 6
const POURED = 5

interface Place extends ShelfName {
  readonly batchId: string
  onShelf: number
  curing: { free: number; reserved: number } | null
}

async function newPlace(productId: string, variantId: string | null): Promise<Place> {
  const facts = {
    units: POURED,
    pouredOn: '2026-11-01',
    readyOn: '2026-11-11',
    ...(variantId && { variantId }),
  }
  const batchId = await batches.newBatch(productId, facts)
  return { productId, variantId, batchId, onShelf: STOCK, curing: { free: POURED, reserved: 0 } }
}

async function newPlaces(): Promise<Place[]> {
  const sized = await fixture.newCandle({
    stock: STOCK,
    sizes: { '120 g': -3000, '180 g': 0, '320 g': 6000 },
  })
  const plain = await fixture.newCandle({ stock: STOCK })
  return Promise.all([
    ...Object.values(sized.sizes).map((variantId) => newPlace(sized.id, variantId)),
    newPlace(plain.id, null),
  ])
}

async function moveLine(
  place: Place,
  reason: 'hold' | 'release',
  line: { quantity: number; batchId?: string },
) {
  const { productId, variantId } = place
  const lines = [{ productId, variantId, name: 'x', ...line }]
  const moves: StockMove[] = [{ orderId: randomUUID(), reason, lines }]
  return (await commitUnlessRefused(shop.db, (tx) => moveStock(tx, moves, shop.clock.now()))).ok
}

const steps = {
  async hold(place: Place, units: number, batchId?: string) {
    expect(await moveLine(place, 'hold', { quantity: units, ...(batchId && { batchId }) })).toBe(
      place.onShelf >= units,
    )
    if (place.onShelf >= units) place.onShelf -= units
  },
  async release(place: Place, units: number, batchId?: string) {
    expect(await moveLine(place, 'release', { quantity: units, ...(batchId && { batchId }) })).toBe(true)
    place.onShelf += units
  },
  async count(place: Place, units: number) {
    const { productId, variantId, onShelf: seenStock } = place
    const counts = [{ productId, variantId, seenStock, units }]
    expect(await countStock(shop, { actor, counts })).toMatchObject({ ok: true })
    place.onShelf = units
  },
  async reserve(place: Place, units: number) {
    const { curing, batchId } = place
    if (!curing) return steps.hold(place, units, batchId)
    expect(await moveLine(place, 'hold', { quantity: units, batchId })).toBe(curing.free >= units)
    if (curing.free < units) return
    place.curing = { free: curing.free - units, reserved: curing.reserved + units }
  },
  async giveBack(place: Place, quantity: number) {
    const { curing, batchId } = place
    if (!curing) return steps.release(place, quantity, batchId)
    const units = Math.min(quantity, curing.reserved)
    if (units === 0) return
    expect(await moveLine(place, 'release', { quantity: units, batchId })).toBe(true)
    place.curing = { free: curing.free + units, reserved: curing.reserved - units }
  },
  async finish(place: Place) {
    expect(await finishBatch(shop, { actor, batchIds: [place.batchId] })).toMatchObject({ ok: true })
    place.onShelf += place.curing?.free ?? 0
    place.curing = null
  },
}

const history = fc.array(
  fc.record({
    place: fc.integer({ min: 0, max: 3 }),
    what: fc.constantFrom(...(Object.keys(steps) as (keyof typeof steps)[])),
    units: fc.integer({ min: 1, max: 9 }),
  }),
  { maxLength: 16 },
)

test('the movements of every shelf add up to its stock, which is never negative', async () => {
  await fc.assert(
    fc.asyncProperty(history, async (happened) => {
      const places = await newPlaces()
      for (const { place, what, units } of happened) await steps[what](places[place] as Place, units)
      for (const place of places) await steps.finish(place)
      for (const { productId, variantId, onShelf } of places)
        expect(await (variantId ? fixture.stockOfSize(variantId) : fixture.stockOf(productId))).toBe(onShelf)
      const [first, ...otherPlaces] = places.slice(0, 3) as [Place, ...Place[]]
      const sum = otherPlaces.reduce((total, { onShelf }) => total + onShelf, first.onShelf)
      expect(await fixture.stockOf(first.productId)).toBe(sum)
    }),
    { numRuns: 25 },
  )
  // These units belong to no order, so the audit cannot assign them to batches.
  const findings = await auditBooks(database.pool)
  expect(findings.filter((line) => !line.startsWith('a shelf on which less stands'))).toEqual([])
})
