import {
  checkPriceRecords,
  type PriceRecords,
  type PromotionRefusal,
} from '#catalogue/products/domain/check-price-records.ts'
import type { ProductDraft } from '#catalogue/products/domain/product-input.ts'
import { products } from '#catalogue/products/schema.ts'
import { type Actor, recordChange } from '#platform/audit/record-change.ts'
import { type Ok, ok, type Refusal } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { knownPairs } from './product-pairs.ts'
import { refusalOfDraft, refuseTakenCode, type WriteRefusal } from './product-refusals.ts'
import { listStocks, writeStockEdits, writeVariants } from './write-variants.ts'

export async function createProduct(
  shop: Pick<Shop, 'db' | 'clock' | 'waitingLists'>,
  { actor, draft }: { actor: Actor; draft: ProductDraft },
): Promise<Ok<{ id: string }> | WriteRefusal | Refusal<'slug-in-bin'> | PromotionRefusal> {
  const { variants, ...facts } = draft
  const now = shop.clock.now()
  const promotionRefusal = checkPriceRecords({ ...facts, sizes: variants }, newRecords(now), now)
  if (promotionRefusal) return promotionRefusal
  const takenCode = await refuseTakenCode(shop.db, draft)
  if (takenCode) return takenCode
  try {
    return await shop.db.transaction(async (tx) => {
      const pairs = [...(await knownPairs(tx, draft.pairs)).keys()]
      const [row] = await tx
        .insert(products)
        .values({ ...facts, pairs, createdAt: now, updatedAt: now })
        .returning({ id: products.id })
      if (!row) throw new Error('the product was not written')
      const sizes = await writeVariants(shop, tx, { productId: row.id, variants, at: now })
      const after = listStocks({ ...facts, variants: sizes })
      await writeStockEdits(tx, { productId: row.id, before: new Map(), after, actor, at: now })
      await recordChange(tx, { actor, entity: 'product', entityId: row.id, action: 'created', at: now })
      return ok(row)
    })
  } catch (error) {
    return refusalOfDraft(shop, { draft }, error)
  }
}

const newRecords = (createdAt: Date): PriceRecords => ({
  product: { createdAt, ended: [], current: null },
  sizes: new Map(),
})
