import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { pictures, products } from '#database/schema/catalogue.ts'
import type { PictureInfo } from '#domain/images/picture-variants.ts'
import type { Centavos } from '#domain/money.ts'

/** What a product card shows: a projection, never the row. */
export interface ProductCard {
  id: string
  name: string
  slug: string
  price: Centavos
  cover: PictureInfo | null
  stockQuantity: number
  minStockLevel: number
  hasVariants: boolean
}

/** A stored picture by its address; addresses that the shop did not store have no known size and are left out. */
export function pictureAt(url: SQLWrapper): SQL<PictureInfo | null> {
  return sql`(
    select json_build_object('url', ${pictures.url}, 'width', ${pictures.width}, 'height', ${pictures.height}, 'alt', ${pictures.alt})
    from ${pictures} where ${pictures.url} = ${url}
  )`
}

export const productCardColumns = {
  id: products.id,
  name: products.name,
  slug: products.slug,
  price: products.price,
  cover: pictureAt(products.imageUrl),
  stockQuantity: products.stockQuantity,
  minStockLevel: products.minStockLevel,
  hasVariants: sql<boolean>`exists (select 1 from product_variants v where v.product_id = ${products.id})`,
}
