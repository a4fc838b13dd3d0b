import { randomUUID } from 'node:crypto'
import { setPacked } from '#fulfilment/orders/use-cases/set-packed.ts'
import { moveStock } from '#orders/use-cases/move-stock.ts'
import { finishBatch } from '#workshop/batches/use-cases/finish-batch.ts'
import { startBatch } from '#workshop/batches/use-cases/start-batch.ts'
import { buyMaterial } from '#workshop/materials/use-cases/move-material.ts'
import { saveMaterial } from '#workshop/materials/use-cases/save-material.ts'
import { saveRecipe } from '#workshop/materials/use-cases/save-recipe.ts'
import { openCheckoutFixture } from './checkout-fixture.ts'
import type { createTestDatabase } from './database.ts'
import { makeOrder } from './make-orders.ts'

export interface Shelf {
  readonly candle: { id: string; name: string }
  readonly variantId: string
}

export async function openWorkshop(database: Awaited<ReturnType<typeof createTestDatabase>>) {
  const fixture = await openCheckoutFixture(database)
  const { shop } = fixture
  const actor = { id: randomUUID(), name: 'Clara' }
  const workshop = {
    fixture,
    shop,
    actor,

    async newShelf(stock = 0): Promise<Shelf> {
      const candle = await fixture.newCandle({ stock, sizes: { '180 g': 0 } })
      return { candle, variantId: candle.sizes['180 g'] ?? '' }
    },

    async newMaterial(unit: 'g' | 'piece', bought?: { amount: string; paid: string; lot?: string }) {
      const kind = unit === 'g' ? ('wax' as const) : ('jar' as const)
      const none = { supplierName: '', supplierPhone: '', reorderAt: 0, leadDays: 0 }
      const facts = { name: `${kind} ${randomUUID().slice(0, 8)}`, kind, unit, ...none }
      const savedMaterial = await saveMaterial(shop, { actor, materialId: null, facts, version: 0 })
      if (!savedMaterial.ok) throw new Error(savedMaterial.code)
      const materialId = savedMaterial.value.id
      if (bought) await workshop.buy(materialId, bought)
      return { materialId, name: facts.name }
    },

    buy: (materialId: string, bought: { amount: string; paid: string; lot?: string }) =>
      buyMaterial(shop, { actor, materialId, typed: { lot: '', ...bought } }),

    async writeRecipe(
      { candle, variantId }: Shelf,
      lines: { materialId: string; amount: string }[],
      facts = {},
    ) {
      const blank = { lossRate: '', essenceLimit: '', workMinutes: '', hourValue: '' }
      const typed = { ...blank, lines, ...facts }
      const savedRecipe = await saveRecipe(shop, {
        actor,
        productId: candle.id,
        variantId,
        typed,
        version: 0,
      })
      if (!savedRecipe.ok) throw new Error(savedRecipe.code)
    },

    start(
      { candle, variantId }: Shelf,
      units: number,
      more: { used?: ReadonlyMap<string, string>; agreesToShort?: boolean } = {},
    ) {
      const draft = { pouredBy: 'Clara', pouredOn: '2026-11-10', cureDays: 2, sizes: [{ variantId, units }] }
      return startBatch(shop, { actor, productId: candle.id, draft, ...more })
    },

    async batch(shelf: Shelf, units: number) {
      const started = await workshop.start(shelf, units, { agreesToShort: true })
      if (!started.ok) throw new Error(started.code)
      const { number, batchIds } = started.value
      await finishBatch(shop, { actor, batchIds })
      return { number, id: batchIds[0] ?? '' }
    },

    async sell({ candle, variantId }: Shelf, quantity = 1, facts: Parameters<typeof makeOrder>[1] = {}) {
      const item = { productId: candle.id, variantId, name: candle.name, quantity }
      const order = await makeOrder(shop, { stockHeld: true, items: [item], ...facts })
      const move = { orderId: order.id, reason: 'hold', lines: [item] } as const
      await database.db.transaction((tx) => moveStock(tx, [move], shop.clock.now()))
      return order
    },

    pack: (orderId: string, packed = true) => setPacked(shop, { orderIds: [orderId], packed, actor }),
  }
  return workshop
}
