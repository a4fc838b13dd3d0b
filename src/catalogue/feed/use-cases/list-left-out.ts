import { asc, isNull, sql } from 'drizzle-orm'
import { products } from '#catalogue/products/schema.ts'
import type { Shop } from '#platform/shop.ts'
import { hasDescription, hasPicture } from './read-feed.ts'

export type LeftOutReason = 'inactive' | 'no-picture' | 'no-description'

const NAMED = 100

const reasons = sql<LeftOutReason[]>`array_remove(array[
  case when not ${products.active} then 'inactive' end,
  case when not ${hasPicture} then 'no-picture' end,
  case when not ${hasDescription} then 'no-description' end], null)`

export async function listLeftOut({ db }: Pick<Shop, 'db'>) {
  const isFit = sql`(${products.active} and ${hasPicture} and ${hasDescription})`
  const isThere = isNull(products.deletedAt)
  const [[counted], leftOut] = await Promise.all([
    db
      .select({
        inFeed: sql<number>`count(*) filter (where ${isFit})::int`,
        leftOut: sql<number>`count(*) filter (where not ${isFit})::int`,
      })
      .from(products)
      .where(isThere),
    db
      .select({ id: products.id, name: products.name, reasons })
      .from(products)
      .where(sql`${isThere} and not ${isFit}`)
      .orderBy(asc(products.sortName), asc(products.id))
      .limit(NAMED),
  ])
  return { inFeed: counted?.inFeed ?? 0, total: counted?.leftOut ?? 0, leftOut }
}
