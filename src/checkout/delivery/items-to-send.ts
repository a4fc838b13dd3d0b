import { createHash } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { chooseContents } from '#catalogue/kits/domain/kit.ts'
import { kitColumn, type ShelfKit } from '#catalogue/kits/use-cases/kit-columns.ts'
import { products } from '#catalogue/products/schema.ts'
import type { SentItem } from '#catalogue/products/use-cases/sent-items.ts'
import { readyDayOfCart } from '#catalogue/stock/use-cases/ready-day-of-cart.ts'
import { cartItems } from '#checkout/cart/schema.ts'
import { prepared } from '#platform/database/prepared.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import type { Shop } from '#platform/shop.ts'

export interface LineToSend extends SentItem {
  readonly chosenParts: readonly string[] | null
}

interface ItemsToSend {
  readonly items: readonly SentItem[]
  /** Day on which the last curing candle is ready; null if everything is in stock. */
  readonly readyOn: string | null
}

export async function itemsOfCart(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  userId: string,
): Promise<ItemsToSend> {
  const today = isoDay(clock.now())
  const { productId, variantId, quantity, chosenParts } = cartItems
  const rows = await prepared(db)
    .select({
      line: { productId, variantId, quantity, chosenParts },
      kit: kitColumn({ today }),
      readyOn: readyDayOfCart(userId, today),
    })
    .from(cartItems)
    .innerJoin(products, eq(products.id, cartItems.productId))
    .where(eq(cartItems.userId, userId))
  return { items: rows.flatMap(({ line, kit }) => contents(line, kit)), readyOn: rows[0]?.readyOn ?? null }
}

/** Lines sent by a guest's browser, which are not trusted. */
export async function itemsOfLines(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  lines: readonly LineToSend[],
): Promise<readonly SentItem[]> {
  const ids = lines.map(({ productId }) => productId)
  const rows = await prepared(db)
    .select({ id: products.id, kit: kitColumn({ today: isoDay(clock.now()) }) })
    .from(products)
    .where(inArray(products.id, ids))
  const kits = new Map(rows.map(({ id, kit }) => [id, kit]))
  return lines.flatMap((line) => contents(line, kits.get(line.productId) ?? null))
}

function contents({ chosenParts, ...item }: LineToSend, kit: ShelfKit | null): SentItem[] {
  if (!kit) return [item]
  const chosen = chooseContents(kit, chosenParts)
  return (chosen.ok ? chosen.value : []).flatMap(({ productId, variantId, count }) =>
    productId === null ? [] : { productId, variantId, quantity: count * item.quantity },
  )
}

/** Fingerprint of the weighed contents: different contents make a different parcel. */
export function parcelKey(items: readonly SentItem[]): string {
  const units = new Map<string, number>()
  for (const { productId, variantId, quantity } of items) {
    const shelf = `${productId}/${variantId ?? ''}`
    units.set(shelf, (units.get(shelf) ?? 0) + quantity)
  }
  const facts = [...units].map(([shelf, quantity]) => `${shelf}:${quantity}`).sort()
  return createHash('sha256').update(facts.join()).digest('base64url')
}
