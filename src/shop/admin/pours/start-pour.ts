import { eq } from 'drizzle-orm'
import { sizedNames } from '#copy/product/sized-names.ts'
import { products, shelves } from '#database/schema/catalogue.ts'
import { pours } from '#database/schema/pours.ts'
import { checkPour, type PourDraft, type PourDraftRefusal } from '#domain/pours/pour.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/result.ts'
import { isoDay } from '#domain/sao-paulo-time.ts'
import { listRecipes } from '#shop/admin/materials/list-recipes.ts'
import { type Actor, recordChange } from '#shop/audit/record-change.ts'
import type { Shop } from '#shop/shop.ts'
import { pouredUnits } from './lock-pours.ts'

interface NewPour {
  readonly actor: Actor
  readonly productId: string
  readonly draft: PourDraft
}

/** Candles were poured, so many of each size: from now on they can be reserved once the shelf of their size is empty. */
export async function startPour(
  shop: Pick<Shop, 'db' | 'clock'>,
  { actor, productId, draft }: NewPour,
): Promise<
  Ok<{ name: string; number: number; readyOn: string }> | PourDraftRefusal | Refusal<'product-not-found'>
> {
  const at = shop.clock.now()
  const checked = checkPour(draft, isoDay(at))
  if (!checked.ok) return checked
  const { pouredBy, pouredOn, readyOn, sizes } = checked.value
  return shop.db.transaction(async (tx) => {
    const [product] = await tx
      .select({ name: products.name })
      .from(products)
      .where(eq(products.id, productId))
      .for('no key update')
    const known = await tx
      .select({ variantId: shelves.variantId, size: shelves.size })
      .from(shelves)
      .where(eq(shelves.productId, productId))
    const poured = sizes.flatMap(({ variantId, units }) => {
      const shelf = known.find((one) => one.variantId === variantId)
      return shelf ? [{ ...shelf, units }] : []
    })
    if (!product || poured.length < sizes.length) return refuse('product-not-found')
    const facts = { productId, pouredBy, pouredOn, readyOn, createdAt: at, updatedAt: at }
    const recipes = await listRecipes(tx, { productId })
    const [first, ...others] = poured.map(({ variantId, units }) => {
      const recipe = recipes.find((one) => one.variantId === variantId)
      return { variantId, units, recipeId: recipe?.id ?? null, ...facts }
    })
    if (!first) return refuse('product-not-found')
    const [numbered] = await tx.insert(pours).values(first).returning({ number: pours.number })
    const number = numbered?.number ?? 0
    if (others.length > 0) await tx.insert(pours).values(others.map((one) => ({ ...one, number })))
    const changes = {
      pourUnits: { from: null, to: pouredUnits(poured) },
      pourReadyOn: { from: null, to: readyOn },
    }
    const what = { entity: 'product', entityId: productId, action: 'pour-started' } as const
    await recordChange(tx, { actor, ...what, changes, at })
    return ok({ name: sizedNames(poured.map(({ size }) => ({ ...product, size }))), number, readyOn })
  })
}
