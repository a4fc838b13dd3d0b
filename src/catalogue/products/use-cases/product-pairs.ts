import { inArray, sql } from 'drizzle-orm'
import { products } from '#catalogue/products/schema.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'

export interface PairedProduct {
  id: string
  name: string
  active: boolean
}

export const pairsColumn = sql<PairedProduct[]>`coalesce((
  select json_agg(json_build_object('id', p.id, 'name', p.name, 'active', p.active) order by chosen.place)
  from unnest(${sql.raw('products.pairs')}) with ordinality as chosen(id, place) join products p on p.id = chosen.id
), '[]'::json)`

export async function knownPairs(
  tx: DatabaseOrTransaction,
  ids: readonly string[],
  productId?: string,
): Promise<Map<string, string>> {
  const otherIds = ids.filter((id) => id !== productId)
  if (otherIds.length === 0) return new Map()
  const rows = await tx
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(inArray(products.id, otherIds))
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return new Map(otherIds.flatMap((id) => (names.has(id) ? [[id, names.get(id) ?? ''] as const] : [])))
}
