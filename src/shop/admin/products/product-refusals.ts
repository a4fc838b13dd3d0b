import { and, eq, isNotNull } from 'drizzle-orm'
import { products } from '#database/schema/catalogue.ts'
import { violatedConstraint } from '#database/violated-constraint.ts'
import { type Refusal, refuse } from '#domain/result.ts'
import type { Shop } from '#shop/shop.ts'
import type { TakenCode } from './taken-code.ts'

export type WriteRefusal = Refusal<'slug-taken'> | Refusal<'category-not-found'> | TakenCode

/** Two people may take one slug at the same moment; the database decides, and this says it. */
export function refusalOf(error: unknown): WriteRefusal {
  switch (violatedConstraint(error)) {
    case 'products_slug_key':
      return refuse('slug-taken')
    case 'products_sku_key':
    case 'product_variants_sku_key':
      return refuse('sku-taken', undefined)
    case 'products_category_id_categories_id_fk':
      return refuse('category-not-found')
    default:
      throw error
  }
}

/** An address in the bin is seen in no list, so she is told where it is. */
export async function refusalOfDraft(
  { db }: Pick<Shop, 'db'>,
  { slug }: { slug: string },
  error: unknown,
): Promise<WriteRefusal | Refusal<'slug-in-bin'>> {
  const refusal = refusalOf(error)
  if (refusal.code !== 'slug-taken') return refusal
  const [inBin] = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.slug, slug), isNotNull(products.deletedAt)))
  return inBin ? refuse('slug-in-bin') : refusal
}
