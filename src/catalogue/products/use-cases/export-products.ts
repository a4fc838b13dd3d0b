import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { csvHeaders, csvWords } from '#catalogue/products/copy/admin-products-csv.ts'
import { csvFields } from '#catalogue/products/domain/product-csv.ts'
import { csvLines } from '#catalogue/products/domain/size-lines.ts'
import { categories, products } from '#catalogue/products/schema.ts'
import { CSV_BYTE_ORDER_MARK, csvRow } from '#platform/domain/csv.ts'
import type { Shop } from '#platform/shop.ts'
import { factColumns, sizeColumns } from './product-row.ts'

const PRODUCTS_AT_ONCE = 500

/** Streams the catalogue in parts, so that memory use is constant. */
export async function* exportProducts({ db }: Pick<Shop, 'db'>): AsyncGenerator<string> {
  yield CSV_BYTE_ORDER_MARK + csvRow(csvFields.map((field) => csvHeaders[field]))
  let last: { sortName: string | null; id: string } | undefined
  do {
    const rows = await db
      .select({
        ...factColumns,
        ...sizeColumns,
        id: products.id,
        sortName: products.sortName,
        category: categories.name,
      })
      .from(products)
      .leftJoin(categories, eq(categories.id, products.categoryId))
      .where(
        and(
          isNull(products.deletedAt),
          last && sql`(${products.sortName}, ${products.id}) > (${last.sortName}, ${last.id}::uuid)`,
        ),
      )
      .orderBy(asc(products.sortName), asc(products.id))
      .limit(PRODUCTS_AT_ONCE)
    yield rows.flatMap((product) => csvLines(product, csvWords).map(csvRow)).join('')
    last = rows.length === PRODUCTS_AT_ONCE ? rows.at(-1) : undefined
  } while (last)
}
