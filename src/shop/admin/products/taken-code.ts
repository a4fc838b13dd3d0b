import { sql } from 'drizzle-orm'
import type { DatabaseOrTransaction } from '#database/connect.ts'
import { sizedName } from '#domain/catalogue/shelf.ts'
import { type Refusal, refuse } from '#domain/result.ts'

/** What has a code already. */
interface CodeOwner {
  sku: string
  productId: string
  slug: string
  /** Null for a product without sizes. */
  size: string | null
  /** 'Figo, 180 g' */
  owner: string
}

export type TakenCode = Refusal<'sku-taken', Pick<CodeOwner, 'sku' | 'owner'> | undefined>

/** Sizes and products without sizes share one set of codes; those in the bin keep theirs. */
export async function ownersOfCodes(
  db: DatabaseOrTransaction,
  codes: readonly string[],
): Promise<CodeOwner[]> {
  const wanted = codes.filter(Boolean)
  if (wanted.length === 0) return []
  const { rows } = await db.execute<Omit<CodeOwner, 'owner'> & { name: string }>(sql`
    select v.sku, p.id as "productId", p.slug, p.name, v.name as size
    from product_variants v join products p on p.id = v.product_id
    where v.sku <> '' and v.sku = any(${sql.param(wanted)}::text[])
    union all
    select sku, id, slug, name, null from products where sku <> '' and sku = any(${sql.param(wanted)}::text[])`)
  return rows.map(({ name, ...row }) => ({ ...row, owner: sizedName({ name, size: row.size }) }))
}

interface Coded {
  sku: string
  variants: readonly { sku: string }[]
}

/** A code that another product has. */
export async function refuseTakenCode(
  db: DatabaseOrTransaction,
  { sku, variants }: Coded,
  productId?: string,
): Promise<TakenCode | null> {
  const owners = await ownersOfCodes(db, [sku, ...variants.map((variant) => variant.sku)])
  const other = owners.find((owner) => owner.productId !== productId)
  return other ? refuse('sku-taken', { sku: other.sku, owner: other.owner }) : null
}
