import { eq, like } from 'drizzle-orm'
import { copiedName } from '#copy/admin/products/catalogue.ts'
import type { Transaction } from '#database/connect.ts'
import { products } from '#database/schema/catalogue.ts'
import { productFields } from '#domain/catalogue/editing/product-fields.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/result.ts'
import { type Actor, recordChange } from '#shop/audit/record-change.ts'
import type { Shop } from '#shop/shop.ts'
import { lockProduct } from './product-row.ts'
import { writeVariants } from './write-variants.ts'

/** A new product's price has not been asked for yet. */
const noPromotion = { salePrice: null, saleFrom: null, saleUntil: null }

/** Codes name one thing only. */
const noCodes = { sku: '', barcode: '' }

/** The same candle once more, with its sizes and images: hidden, without stock or promotion, under a name and address of its own. */
export async function duplicateProduct(
  shop: Pick<Shop, 'db' | 'clock'>,
  { actor, productId }: { actor: Actor; productId: string },
): Promise<Ok<{ id: string; name: string }> | Refusal<'product-not-found'>> {
  const at = shop.clock.now()
  return shop.db.transaction(async (tx) => {
    const original = await lockProduct(tx, productId)
    if (!original) return refuse('product-not-found')
    const { version: _version, variants, ...facts } = original
    const [shown] = await tx
      .select({ images: products.images })
      .from(products)
      .where(eq(products.id, productId))
    const name = copiedName(facts.name).slice(0, productFields.name.longest)
    const [row] = await tx
      .insert(products)
      .values({
        ...facts,
        name,
        slug: await freeSlug(tx, facts.slug),
        images: shown?.images ?? [],
        ...noPromotion,
        active: false,
        featured: false,
        ...noCodes,
        stockQuantity: 0,
        createdAt: at,
        updatedAt: at,
      })
      .returning({ id: products.id })
    if (!row) throw new Error('the copy was not written')
    await writeVariants(tx, {
      productId: row.id,
      at,
      variants: variants.map((variant) => ({
        ...variant,
        ...noCodes,
        id: null,
        salePrice: null,
        stockQuantity: 0,
      })),
    })
    await recordChange(tx, { actor, entity: 'product', entityId: row.id, action: 'duplicated', at })
    return ok({ id: row.id, name })
  })
}

/** Two copies at once: the second waits for the first one's row of the original, and finds its address taken. */
async function freeSlug(tx: Transaction, slug: string): Promise<string> {
  const start = `${slug.slice(0, productFields.slug.longest - 12)}-copia`
  const taken = await tx
    .select({ slug: products.slug })
    .from(products)
    .where(like(products.slug, `${start}%`))
  const known = new Set(taken.map(({ slug: one }) => one))
  for (let number = 1; ; number += 1) {
    const wanted = number === 1 ? start : `${start}-${number}`
    if (!known.has(wanted)) return wanted
  }
}
