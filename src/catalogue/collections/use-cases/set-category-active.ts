import { and, eq, ne } from 'drizzle-orm'
import { categories } from '#catalogue/products/schema.ts'
import { type Actor, recordChange } from '#platform/audit/record-change.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'

export async function setCategoryActive(
  shop: Pick<Shop, 'db' | 'clock'>,
  { actor, categoryId, active }: { actor: Actor; categoryId: string; active: boolean },
): Promise<Ok<{ name: string }> | Refusal<'category-not-found'>> {
  const at = shop.clock.now()
  return shop.db.transaction(async (tx) => {
    const isCategory = eq(categories.id, categoryId)
    const [category] = await tx.select({ name: categories.name }).from(categories).where(isCategory)
    if (!category) return refuse('category-not-found')
    const { rowCount } = await tx
      .update(categories)
      .set({ active, updatedAt: at })
      .where(and(isCategory, ne(categories.active, active)))
    if (rowCount) {
      const changes = { active: { from: !active, to: active } }
      const action = active ? 'activated' : 'deactivated'
      await recordChange(tx, { actor, entity: 'category', entityId: categoryId, action, changes, at })
    }
    return ok(category)
  })
}
