import { asc } from 'drizzle-orm'
import { categories } from '#catalogue/products/schema.ts'
import type { Shop } from '#platform/shop.ts'

export interface CategoryChoice {
  id: string
  name: string
}

/** Includes the current category even if it is inactive. */
export async function listCategoryChoices(
  { db }: Pick<Shop, 'db'>,
  { chosen: chosenId = null }: { chosen?: string | null } = {},
): Promise<CategoryChoice[]> {
  const rows = await db
    .select({ id: categories.id, name: categories.name, active: categories.active })
    .from(categories)
    .orderBy(asc(categories.sortName), asc(categories.id))
  return rows.filter(({ id, active }) => active || id === chosenId).map(({ id, name }) => ({ id, name }))
}
