import { and, eq, isNull, sql } from 'drizzle-orm'
import type { ProductDraft } from '#catalogue/products/domain/product-input.ts'
import { products } from '#catalogue/products/schema.ts'
import { type WaitingLine, waitingLinesColumn } from '#catalogue/stock/use-cases/waiting-list.ts'
import { isUuid } from '#platform/domain/uuid.ts'
import type { ImageInfo } from '#platform/images/image-variants.ts'
import type { Shop } from '#platform/shop.ts'
import { type PairedProduct, pairsColumn } from './product-pairs.ts'
import { draftColumns, imagesColumn } from './product-row.ts'

export interface AdminProductDetails {
  id: string
  version: number
  draft: ProductDraft
  images: ImageInfo[]
  pairs: PairedProduct[]
  /** Null if no installed feature has waiting lists. */
  waiting: WaitingLine[] | null
}

export async function findAdminProduct(
  shop: Pick<Shop, 'db' | 'clock' | 'waitingLists'>,
  { id }: { id: string },
): Promise<AdminProductDetails | null> {
  if (!isUuid(id)) return null
  const [row] = await shop.db
    .select({
      ...draftColumns,
      version: products.version,
      images: imagesColumn,
      paired: pairsColumn,
      waiting: waitingLinesColumn(shop, sql.raw('products.id')),
    })
    .from(products)
    .where(and(eq(products.id, id), isNull(products.deletedAt)))
  if (!row) return null
  const { version, images, waiting: lists, paired: pairs, ...draft } = row
  const waiting = lists.length > 0 ? lists.flat() : null
  return { id, version, draft, images, waiting, pairs }
}
