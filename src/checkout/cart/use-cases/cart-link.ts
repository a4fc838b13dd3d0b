import { sql } from 'drizzle-orm'
import { type LinkLine, MAX_LINK_QUANTITY, readCartLink } from '#catalogue/products/domain/cart-link.ts'
import { slugFrom } from '#catalogue/products/domain/slug.ts'
import { preselectedVariant, unitPrice } from '#catalogue/products/domain/variants.ts'
import { shelfKey } from '#catalogue/stock/domain/shelf.ts'
import type { Centavos } from '#platform/domain/money.ts'
import type { ImageInfo } from '#platform/images/image-variants.ts'
import type { Shop } from '#platform/shop.ts'
import { addToCart } from './add-to-cart.ts'
import { type DescribedProduct, describeProducts } from './describe-products.ts'

export interface LinkedLine {
  readonly productId: string
  readonly variantId: string | null
  readonly name: string
  readonly slug: string
  readonly cover: ImageInfo | null
  readonly variantName: string | null
  readonly unitPrice: Centavos
  readonly quantity: number
  /** 0 for a kit whose candles must be chosen first. */
  readonly stock: number
  readonly isToChoose: boolean
}

export async function findLinkedLines(shop: Shop, { codes }: { codes: string }) {
  const items = readCartLink(codes)
  const shelves = await findShelves(shop, items)
  const productIds = [...new Set([...shelves.values()].map(({ product_id }) => product_id))]
  const products = new Map(
    (await describeProducts(shop, { productIds })).map((product) => [product.id, product]),
  )
  const lines = new Map<string, LinkedLine>()
  const unknown: string[] = []
  for (const line of items) {
    const shelf = shelves.get(line.name)
    const product = shelf && products.get(shelf.product_id)
    const linked = product?.active ? buildLine(product, shelf?.variant_id ?? null, line) : null
    if (!linked) unknown.push(line.code)
    else {
      const key = shelfKey(linked)
      const quantity = Math.min(linked.quantity + (lines.get(key)?.quantity ?? 0), MAX_LINK_QUANTITY)
      lines.set(key, { ...linked, quantity })
    }
  }
  return { lines: [...lines.values()], unknown }
}

interface Shelf extends Record<string, unknown> {
  name: string
  product_id: string
  variant_id: string | null
}

/** Matches the current slug, an earlier slug, or the code of a product or size. */
async function findShelves({ db }: Shop, items: readonly LinkLine[]): Promise<Map<string, Shelf>> {
  if (items.length === 0) return new Map()
  const names = sql.join(
    items.map(({ name }) => sql`(${name}::text)`),
    sql`, `,
  )
  const { rows } = await db.execute<Shelf>(sql`
    select asked.name, coalesce(p.id, coded.id, v.product_id, old.target_id) as product_id, v.id as variant_id
    from (values ${names}) as asked(name)
    left join products p on p.slug = lower(asked.name)
    left join products coded on coded.sku = asked.name and coded.sku <> ''
    left join product_variants v on v.sku = asked.name and v.sku <> ''
    left join old_slugs old on old.kind = 'product' and old.slug = lower(asked.name)
    where coalesce(p.id, coded.id, v.product_id, old.target_id) is not null`)
  return new Map(rows.map((row) => [row.name, row]))
}

function buildLine(
  product: DescribedProduct,
  coded: string | null,
  { size, quantity }: LinkLine,
): LinkedLine | null {
  const { id, name, slug, cover, variants } = product
  const chosen = coded
    ? variants.find((variant) => variant.id === coded)
    : size
      ? variants.find((variant) => slugFrom(variant.name) === slugFrom(size))
      : preselectedVariant(variants)
  if (size && !chosen) return null
  const isToChoose = product.kitKind === 'choose'
  return {
    productId: id,
    variantId: chosen?.id ?? null,
    name,
    slug,
    cover,
    variantName: chosen?.name ?? null,
    unitPrice: unitPrice(product.price, chosen),
    quantity,
    stock: isToChoose ? 0 : (chosen ?? product).stockQuantity,
    isToChoose,
  }
}

export const countTaken = ({ quantity, stock }: LinkedLine) => Math.min(quantity, stock)

/**
 * Fills up to the requested quantity, so opening the link twice adds nothing more. Names what could not be
 * added.
 */
export async function fillCartByLink(
  shop: Shop,
  { userId, lines }: { userId: string; lines: readonly LinkedLine[] },
): Promise<{ added: number; leftOut: string[] }> {
  const leftOut: string[] = []
  let added = 0
  for (const line of lines) {
    const { productId, variantId, unitPrice: seenPrice } = line
    const quantity = countTaken(line)
    const choice = { userId, productId, variantId, quantity, seenPrice, isUpTo: true }
    if (quantity > 0 && (await addToCart(shop, choice)).ok) added += 1
    else leftOut.push(line.name)
  }
  return { added, leftOut }
}
