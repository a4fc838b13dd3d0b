import { and, eq, isNull } from 'drizzle-orm'
import { products, shelves } from '#database/schema/catalogue.ts'
import { pours } from '#database/schema/pours.ts'
import { sizedName } from '#domain/catalogue/shelf.ts'
import { checkPour, type PourDraft, type PourDraftRefusal } from '#domain/pours/pour.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/result.ts'
import { isoDay } from '#domain/sao-paulo-time.ts'
import { type Actor, recordChange } from '#shop/audit/record-change.ts'
import type { Shop } from '#shop/shop.ts'

interface NewPour {
  readonly actor: Actor
  readonly productId: string
  /** Null for a product without sizes. */
  readonly variantId: string | null
  readonly draft: PourDraft
}

/** Candles were poured: from now on they can be reserved once the shelf is empty. */
export async function startPour(
  shop: Pick<Shop, 'db' | 'clock'>,
  { actor, productId, variantId, draft }: NewPour,
): Promise<Ok<{ name: string; readyOn: string }> | PourDraftRefusal | Refusal<'product-not-found'>> {
  const at = shop.clock.now()
  const checked = checkPour(draft, isoDay(at))
  if (!checked.ok) return checked
  const { pouredOn, readyOn, units } = checked.value
  return shop.db.transaction(async (tx) => {
    const [product] = await tx
      .select({ name: products.name })
      .from(products)
      .where(eq(products.id, productId))
      .for('key share')
    const ofSize = variantId === null ? isNull(shelves.variantId) : eq(shelves.variantId, variantId)
    const [shelf] = await tx
      .select({ size: shelves.size })
      .from(shelves)
      .where(and(eq(shelves.productId, productId), ofSize))
    if (!product || !shelf) return refuse('product-not-found')
    await tx
      .insert(pours)
      .values({ productId, variantId, pouredOn, readyOn, units, createdAt: at, updatedAt: at })
    const changes = { pourUnits: { from: null, to: units }, pourReadyOn: { from: null, to: readyOn } }
    const what = { entity: 'product', entityId: productId, action: 'pour-started' } as const
    await recordChange(tx, { actor, ...what, changes, at })
    return ok({ name: sizedName({ ...product, ...shelf }), readyOn })
  })
}
