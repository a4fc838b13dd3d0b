import { randomUUID } from 'node:crypto'
import { eq, type SQL, sql } from 'drizzle-orm'
import { findProduct } from '#catalogue/product-page/use-cases/find-product.ts'
import type { ProductDraft } from '#catalogue/products/domain/product-input.ts'
import { products } from '#catalogue/products/schema.ts'
import { commitUnlessRefused } from '#platform/commit-unless-refused.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { type Refusal, refuse } from '#platform/domain/result.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import { isUuid } from '#platform/domain/uuid.ts'
import type { Shop } from '#platform/shop.ts'
import { type ProductCard, productCardColumns } from './product-card.ts'
import { writeVariants } from './write-variants.ts'

interface ProductPreview<Beside> {
  product: NonNullable<Awaited<ReturnType<typeof findProduct<Beside>>>>
  card: ProductCard
}

const noCodes = { sku: '', barcode: '' }

interface Wanted<Beside> {
  draft: ProductDraft
  /** Id of the product whose images are used; any other value means none. */
  imagesOf: string
  beside?: SQL<Beside>
}

/** Writes the draft, reads it with the shop's own queries and rolls back, so nobody else sees it. */
export async function previewProduct<Beside = null>(
  shop: Shop,
  wantedProduct: Wanted<Beside>,
): Promise<ProductPreview<Beside>> {
  const { details } = await commitUnlessRefused(shop.db, (tx) => writeAndRead(shop, tx, wantedProduct))
  return details
}

/** Always returns a refusal, because refusals roll the transaction back. */
async function writeAndRead<Beside>(
  shop: Shop,
  tx: Transaction,
  { draft, imagesOf, beside }: Wanted<Beside>,
): Promise<Refusal<'done-and-undone', ProductPreview<Beside>>> {
  const at = shop.clock.now()
  const slug = `previa-${randomUUID()}`
  const { variants, categoryId, pairs: _pairs, ...facts } = draft
  const [row] = await tx
    .insert(products)
    .values({
      ...facts,
      ...noCodes,
      slug,
      active: true,
      categoryId: sql`(select id from categories where id = ${categoryId}::uuid)`,
      images: isUuid(imagesOf)
        ? sql`coalesce((select images from products where id = ${imagesOf}), '{}')`
        : [],
      createdAt: at,
      updatedAt: at,
    })
    .returning({ id: products.id })
  if (!row) throw new Error('the preview was not written')
  const sizes = variants.map((variant) => ({ ...variant, ...noCodes, id: null }))
  await writeVariants(shop, tx, { productId: row.id, variants: sizes, at })
  const product = await findProduct<Beside>({ ...shop, publicReads: tx }, { slug, ...(beside && { beside }) })
  const [card] = await tx
    .select(productCardColumns(isoDay(at)))
    .from(products)
    .where(eq(products.id, row.id))
  if (!product || !card) throw new Error('the preview was not read')
  return refuse('done-and-undone', { product, card })
}
