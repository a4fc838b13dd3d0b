import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { ProductDraft } from '#catalogue/products/domain/product-input.ts'
import { products } from '#catalogue/products/schema.ts'
import { sizedName } from '#catalogue/stock/domain/shelf.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { violatedConstraint } from '#platform/database/violated-constraint.ts'
import { type Refusal, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'

export type WriteRefusal =
  | Refusal<'slug-taken'>
  | Refusal<'is-kit'>
  | Refusal<'category-not-found'>
  | TakenCode

/** Two people may use the same slug or code concurrently, so constraint violations become refusals. */
export function classifyWriteError(error: unknown): WriteRefusal {
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

/**
 * A taken slug gets its own refusal if the product is in the bin, because no list shows it. A taken SKU is
 * refused with the name of its owner.
 */
export async function refusalOfDraft(
  { db }: Pick<Shop, 'db'>,
  { draft, productId }: { draft: ProductDraft; productId?: string },
  error: unknown,
): Promise<WriteRefusal | Refusal<'slug-in-bin'>> {
  const refusal = classifyWriteError(error)
  if (refusal.code === 'sku-taken') return (await refuseTakenCode(db, draft, productId)) ?? refusal
  if (refusal.code !== 'slug-taken') return refusal
  const [inBin] = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.slug, draft.slug), isNotNull(products.deletedAt)))
  return inBin ? refuse('slug-in-bin') : refusal
}

interface CodeOwner {
  sku: string
  productId: string
  slug: string
  size: string | null
  owner: string
}

type TakenCode = Refusal<'sku-taken', Pick<CodeOwner, 'sku' | 'owner'> | undefined>

/** Sizes and products without sizes share one code namespace, including products in the bin. */
export async function ownersOfCodes(
  db: DatabaseOrTransaction,
  codes: readonly string[],
): Promise<CodeOwner[]> {
  const filledCodes = codes.filter(Boolean)
  if (filledCodes.length === 0) return []
  const { rows } = await db.execute<Omit<CodeOwner, 'owner'> & { name: string }>(sql`
    select v.sku, p.id as "productId", p.slug, p.name, v.name as size
    from product_variants v join products p on p.id = v.product_id
    where v.sku <> '' and v.sku = any(${sql.param(filledCodes)}::text[])
    union all
    select sku, id, slug, name, null from products where sku <> '' and sku = any(${sql.param(filledCodes)}::text[])`)
  return rows.map(({ name, ...row }) => ({ ...row, owner: sizedName({ name, size: row.size }) }))
}

interface Coded {
  sku: string
  variants: readonly { sku: string }[]
}

export async function refuseTakenCode(
  db: DatabaseOrTransaction,
  { sku, variants }: Coded,
  productId?: string,
): Promise<TakenCode | null> {
  const owners = await ownersOfCodes(db, [sku, ...variants.map((variant) => variant.sku)])
  const other = owners.find((owner) => owner.productId !== productId)
  return other ? refuse('sku-taken', { sku: other.sku, owner: other.owner }) : null
}
