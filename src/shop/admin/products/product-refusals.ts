import { and, eq, isNotNull } from 'drizzle-orm'
import { products } from '#database/schema/catalogue.ts'
import { violatedConstraint } from '#database/violated-constraint.ts'
import type { ProductDraft } from '#domain/catalogue/editing/product-draft.ts'
import { type Refusal, refuse } from '#domain/result.ts'
import type { Shop } from '#shop/shop.ts'
import { refuseTakenCode, type TakenCode } from './taken-code.ts'

export type WriteRefusal =
  | Refusal<'slug-taken'>
  | Refusal<'is-kit'>
  | Refusal<'category-not-found'>
  | TakenCode

/** Two people may take one slug or code at the same moment; the database decides, and this says it. */
export function refusalOf(error: unknown): WriteRefusal {
  switch (violatedConstraint(error)) {
    case 'products_slug_key':
      return refuse('slug-taken')
    case 'products_sku_key':
    case 'product_variants_sku_key':
    case 'product_codes_key':
      return refuse('sku-taken', undefined)
    case 'products_category_id_categories_id_fk':
      return refuse('category-not-found')
    case 'products_kit_without_shelf':
      return refuse('is-kit')
    default:
      throw error
  }
}

/** An address in the bin is seen in no list, so the owner is told where it is; of a code, whose it is now. */
export async function refusalOfDraft(
  { db }: Pick<Shop, 'db'>,
  { draft, productId }: { draft: ProductDraft; productId?: string },
  error: unknown,
): Promise<WriteRefusal | Refusal<'slug-in-bin'>> {
  const refusal = refusalOf(error)
  if (refusal.code === 'sku-taken') return (await refuseTakenCode(db, draft, productId)) ?? refusal
  if (refusal.code !== 'slug-taken') return refusal
  const [inBin] = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.slug, draft.slug), isNotNull(products.deletedAt)))
  return inBin ? refuse('slug-in-bin') : refusal
}
