import { and, eq, isNotNull } from 'drizzle-orm'
import { categories, products } from '#catalogue/products/schema.ts'
import { type Actor, recordChange } from '#platform/audit/record-change.ts'
import { violatedConstraint } from '#platform/database/violated-constraint.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'

/** Deletes an empty category. Products in the bin lose it and are restored without a category. */
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
      const [category] = await tx
        .delete(categories)
        .where(eq(categories.id, categoryId))
        .returning({ name: categories.name })
      if (!category) return refuse('category-not-found')
      const changes = { name: { from: category.name, to: null } }
      await recordChange(tx, {
        actor,
        entity: 'category',
        entityId: categoryId,
        action: 'deleted',
        changes,
        at,
      })
      return ok(category)
    })
  } catch (error) {
    if (violatedConstraint(error) === 'products_category_id_categories_id_fk')
      return refuse('category-has-products')
    throw error
  }
}
