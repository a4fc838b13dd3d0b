import { sql } from 'drizzle-orm'
import { canonicalChoice, contentsOf, unitsOfContents } from '#domain/kits/kit.ts'
import { ok, refuse } from '#domain/result.ts'
import { readKit } from '#shop/kits/read-kit.ts'
import type { CartChoice, CartShop } from './cart-choice.ts'

/** A kit with what was chosen for it; the same choice again raises the quantity of its line. */
export async function addKit(shop: CartShop, choice: CartChoice) {
  const { userId, productId, quantity, seenPrice } = choice
  const chosenParts = choice.chosenParts ? canonicalChoice(choice.chosenParts) : null
  const found = await readKit(shop, { productId, userId, chosenParts })
  if (!found) return refuse('product-unavailable')
  const contents = contentsOf(found.kit, chosenParts)
  if (!contents.ok) return contents
  const available = unitsOfContents(contents.value)
  if (available <= 0) return refuse('out-of-stock')
  if (seenPrice !== undefined && found.price !== seenPrice)
    return refuse('price-changed', { price: found.price })
  const wanted = choice.isUpTo ? Math.max(found.inCart, quantity) : found.inCart + quantity
  if (wanted > available) return refuse('not-enough-stock', { available, inCart: found.inCart })
  const now = shop.clock.now()
  const { rows } = await shop.db.execute<{ id: string }>(sql`
    insert into cart_items (user_id, product_id, chosen_parts, quantity, seen_price, created_at, updated_at)
    values (${userId}, ${productId}, ${sql.param(chosenParts)}::uuid[], ${wanted}, ${found.price}::numeric / 100, ${now}, ${now})
    on conflict on constraint cart_items_line_key do update
      set quantity = excluded.quantity, seen_price = excluded.seen_price, updated_at = excluded.updated_at
    returning id`)
  return ok({ lineId: rows[0]?.id ?? '' })
}
