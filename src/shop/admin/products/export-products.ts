import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { csvHeaders, csvWords } from '#copy/admin/products/products-csv.ts'
import { categories, products } from '#database/schema/catalogue.ts'
import { csvFields } from '#domain/catalogue/editing/product-csv.ts'
import { csvLines } from '#domain/catalogue/editing/size-lines.ts'
import { CSV_BYTE_ORDER_MARK, csvRow } from '#domain/csv.ts'
import type { Shop } from '#shop/shop.ts'
import { factColumns, sizeColumns } from './product-row.ts'

const PRODUCTS_AT_ONCE = 500

/** The whole catalogue as a file, by name, a part at a time: twenty thousand products need no more memory than five hundred. */
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
