import { asc, sql } from 'drizzle-orm'
import type { Catalogue, CsvLine } from '#catalogue/products/domain/check-import.ts'
import { slugFrom } from '#catalogue/products/domain/slug.ts'
import { categories, products } from '#catalogue/products/schema.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { readPriceRecords } from './price-records.ts'
import { ownersOfCodes } from './product-refusals.ts'
import { factColumns, sizeColumns } from './product-row.ts'
import { lockWhatGetsSizes } from './write-variants.ts'

/** `lock` blocks concurrent edits and sales. All callers lock in the same order. */
export async function loadCatalogue(
  db: DatabaseOrTransaction,
  { lines, now, lock = false }: { lines: readonly CsvLine[]; now: Date; lock?: boolean },
): Promise<Catalogue> {
  const slugs = lines.map(({ cells }) => slugFrom(cells.slug ?? ''))
  // Locks first, so that the sizes are read without concurrent sales.
  const isMeant = sql`slug = any(${sql.param(slugs)}::text[])`
  if (lock) {
    if (lines.some(({ cells }) => cells.size)) await lockWhatGetsSizes(db, isMeant)
    await db.execute(sql`select from products where ${isMeant} order by id for no key update`)
  }
  const productRows = await db
    .select({
      ...factColumns,
      ...sizeColumns,
      id: products.id,
      version: products.version,
    })
    .from(products)
    .where(isMeant)
    .orderBy(asc(products.id))
  const records = await readPriceRecords(
    db,
    productRows.map(({ id }) => id),
  )
  const codes = await ownersOfCodes(
    db,
    lines.map(({ cells }) => cells.sku?.trim() ?? ''),
  )
  return {
    now,
    codes,
    products: new Map(
      productRows.flatMap((product) => {
        const prices = records.get(product.id)
        return prices ? [[product.slug, { ...product, prices }] as const] : []
      }),
    ),
    categories: await db.select({ id: categories.id, name: categories.name }).from(categories),
  }
}
