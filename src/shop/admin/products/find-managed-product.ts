import { eq } from 'drizzle-orm'
import { products } from '#database/schema/catalogue.ts'
import type { ProductDraft } from '#domain/catalogue/product-draft.ts'
import type { ImageInfo } from '#domain/images/image-variants.ts'
import { isUuid } from '#domain/uuid.ts'
import type { Shop } from '#shop/shop.ts'
import { draftColumns, imagesColumn } from './product-row.ts'

export interface ManagedProductDetails {
  id: string
  version: number
  draft: ProductDraft
  images: ImageInfo[]
}

/** Everything the form shows, in one statement. Null when there is no such product. */
export async function findManagedProduct(
  { db }: Pick<Shop, 'db'>,
  { id }: { id: string },
): Promise<ManagedProductDetails | null> {
  if (!isUuid(id)) return null
  const [row] = await db
    .select({ ...draftColumns, version: products.version, images: imagesColumn })
    .from(products)
    .where(eq(products.id, id))
  if (!row) return null
  const { version, images, ...draft } = row
  return { id, version, draft, images }
}
