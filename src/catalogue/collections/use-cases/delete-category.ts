import { and, eq, isNotNull } from 'drizzle-orm'
import { categories, products } from '#catalogue/products/schema.ts'
import { type Actor, recordChange } from '#platform/audit/record-change.ts'
import { violatedConstraint } from '#platform/database/violated-constraint.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'

/** Deletes an empty category; products in the bin leave it, and come back without one. */
export async function deleteCategory(
  shop: Pick<Shop, 'db' | 'clock'>,
  { actor, categoryId }: { actor: Actor; categoryId: string },
): Promise<Ok<{ name: string }> | Refusal<'category-not-found' | 'category-has-products'>> {
  const at = shop.clock.now()
  try {
    return await shop.db.transaction(async (tx) => {
      await tx
        .update(products)
        .set({ categoryId: null })
        .where(and(eq(products.categoryId, categoryId), isNotNull(products.deletedAt)))
      const [gone] = await tx
        .delete(categories)
        .where(eq(categories.id, categoryId))
        .returning({ name: categories.name })
      if (!gone) return refuse('category-not-found')
      const changes = { name: { from: gone.name, to: null } }
      await recordChange(tx, {
        actor,
        entity: 'category',
        entityId: categoryId,
        action: 'deleted',
        changes,
        at,
      })
      return ok(gone)
    })
  } catch (error) {
    if (violatedConstraint(error) === 'products_category_id_categories_id_fk')
      return refuse('category-has-products')
    throw error
  }
}
