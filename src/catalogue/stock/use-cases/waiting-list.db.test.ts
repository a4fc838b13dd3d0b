import { afterAll, beforeEach, expect, test } from 'vitest'
import { countStock } from '#catalogue/products/use-cases/adjust-stock.ts'
import { applyImport } from '#catalogue/products/use-cases/apply-import.ts'
import { findAdminProduct } from '#catalogue/products/use-cases/find-admin-product.ts'
import { previewImport } from '#catalogue/products/use-cases/preview-import.ts'
import { updateProduct } from '#catalogue/products/use-cases/update-product.ts'
import type { ShelfName } from '#catalogue/stock/domain/shelf.ts'
import { finishBatch } from '#workshop/batches/use-cases/finish-batch.ts'
import { listPourable } from '#workshop/batches/use-cases/list-batches.ts'
import { resumeSale, stopSale } from '#workshop/batches/use-cases/stop-sale.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { openWorkshop, type Shelf } from '../../../../tests/support/workshop-fixture.ts'
import type { WaitingList } from './waiting-list.ts'

const database = await createTestDatabase()
const workshop = await openWorkshop(database)
const { actor } = workshop
afterAll(() => workshop.fixture.close())

let notifiedShelfNames: ShelfName[] = []
const list: Pick<WaitingList, 'notify'> = {
  notify: async (_shop, _tx, filled) => notifiedShelfNames.push(...filled),
}
const shop = { ...workshop.shop, waitingLists: [list as WaitingList] }

let shelf: Shelf
let name: ShelfName
beforeEach(async () => {
  shelf = await workshop.newShelf(3)
  name = { productId: shelf.candle.id, variantId: shelf.variantId }
  notifiedShelfNames = []
})

test('a count notifies of the shelves with more units than before, and of no others', async () => {
  const count = (seenStock: number, units: number) =>
    countStock(shop, { actor, counts: [{ ...name, seenStock, units }] })
  expect(await count(3, 2)).toMatchObject({ ok: true })
  expect(notifiedShelfNames).toEqual([])
  expect(await count(2, 4)).toMatchObject({ ok: true })
  expect(notifiedShelfNames).toEqual([name])
})

test('an edit notifies of the sizes that it fills', async () => {
  const product = await findAdminProduct(workshop.shop, { id: name.productId })
  if (!product) throw new Error('no product')
  const { version, draft } = product
  const variants = draft.variants.map((size) => ({ ...size, stockQuantity: 5 }))
  const seen = { version, stock: draft.stockQuantity }
  const edit = { actor, productId: name.productId, seen, draft: { ...draft, variants } }
  expect(await updateProduct(shop, edit)).toMatchObject({ ok: true })
  expect(notifiedShelfNames).toEqual([name])
})

test('an import notifies of the shelves that it fills', async () => {
  const bytes = new TextEncoder().encode(`Slug;Tamanho;Estoque\n${shelf.candle.name};180 g;9`)
  const preview = await previewImport(shop, { bytes })
  if (!preview.ok) throw new Error(preview.code)
  expect(await applyImport(shop, { actor, plan: preview.value.plan })).toMatchObject({ ok: true })
  expect(notifiedShelfNames).toMatchObject([name])
})

test('a batch notifies when it is ready and when its sale goes on after a recall', async () => {
  const started = await workshop.start(shelf, 4, { agreesToShort: true })
  if (!started.ok) throw new Error(started.code)
  const { number, batchIds } = started.value
  expect(await finishBatch(shop, { actor, batchIds })).toMatchObject({ ok: true })
  expect(notifiedShelfNames).toEqual([name])
  expect(await stopSale(shop, { actor, what: { number } })).toMatchObject({ ok: true })
  expect(notifiedShelfNames).toHaveLength(1)
  expect(await resumeSale(shop, { actor, what: { number } })).toMatchObject({ ok: true })
  expect(notifiedShelfNames).toEqual([name, name])
})

test('units stay off the shelf if a list cannot notify', async () => {
  const notify = () => Promise.reject(new Error('the queue is unavailable'))
  const failing = { ...shop, waitingLists: [{ ...list, notify } as unknown as WaitingList] }
  const counts = [{ ...name, seenStock: 3, units: 9 }]
  await expect(countStock(failing, { actor, counts })).rejects.toThrow('unavailable')
  expect(await workshop.fixture.stockOfSize(shelf.variantId)).toBe(3)
})

test('a shop without waiting lists shows no waiting customers', async () => {
  const without = { ...workshop.shop, waitingLists: [] }
  const own = (await listPourable(without)).find(({ productId }) => productId === name.productId)
  expect(own?.sizes).toMatchObject([{ waiting: 0 }])
  expect((await findAdminProduct(without, { id: name.productId }))?.waiting).toBeNull()
})
