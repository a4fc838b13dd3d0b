import { and, eq, sql } from 'drizzle-orm'
import { chooseContents, unitsOfContents } from '#catalogue/kits/domain/kit.ts'
import { readKit } from '#catalogue/kits/use-cases/read-kit.ts'
import { sellingPrice } from '#catalogue/products/use-cases/selling-price.ts'
import { supplyUnits } from '#catalogue/stock/use-cases/next-batch.ts'
import { cartItems } from '#checkout/cart/schema.ts'
import { MAX_QUANTITY } from '#orders/domain/cart-line.ts'
import { removeCartGift } from '#orders/gifts/use-cases/save-cart-gift.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import type { Shop } from '#platform/shop.ts'

interface Line {
  userId: string
  lineId: string
}

/** The quantity is absolute, so that of two quick clicks the last one wins. Zero or less removes the line. */
export async function changeQuantity(shop: Shop, { userId, lineId, quantity }: Line & { quantity: number }) {
  if (!Number.isInteger(quantity) || quantity > MAX_QUANTITY) return refuse('quantity-invalid')
  if (quantity <= 0) return removeFromCart(shop, { userId, lineId })
  const stockOfLine = supplyUnits({
    userId,
    productId: sql`${cartItems.productId}`,
    variantId: sql`${cartItems.variantId}`,
    reserved: sql`${cartItems.reserved}`,
    today: isoDay(shop.clock.now()),
  })
  const changed = await shop.db
    .update(cartItems)
    .set({ quantity, updatedAt: shop.clock.now() })
    .where(and(ownLine({ userId, lineId }), sql`${quantity} <= ${stockOfLine}`))
    .returning({ id: cartItems.id })
  if (changed.length > 0) return ok()
  const [line] = await shop.db
    .select({
      available: sql<number>`greatest(${stockOfLine}, 0)::int`,
      productId: cartItems.productId,
      chosenParts: cartItems.chosenParts,
    })
    .from(cartItems)
    .where(ownLine({ userId, lineId }))
  if (!line) return refuse('line-unknown')
  const kit = line.available === 0 ? await readKit(shop, { userId, ...line }) : null
  if (kit) return changeKit(shop, { userId, lineId, quantity }, chooseContents(kit.kit, line.chosenParts))
  return line.available === 0
    ? refuse('out-of-stock')
    : refuse('not-enough-stock', { available: line.available, inCart: 0 })
}

async function changeKit(
  shop: Shop,
  { userId, lineId, quantity }: Line & { quantity: number },
  contents: ReturnType<typeof chooseContents>,
) {
  const available = contents.ok ? unitsOfContents(contents.value) : 0
  if (available === 0) return refuse('out-of-stock')
  if (quantity > available) return refuse('not-enough-stock', { available, inCart: 0 })
  await shop.db
    .update(cartItems)
    .set({ quantity, updatedAt: shop.clock.now() })
    .where(ownLine({ userId, lineId }))
  return ok()
}

export async function removeFromCart(shop: Shop, line: Line) {
  await shop.db.delete(cartItems).where(ownLine(line))
  return ok()
}

export async function clearCart(shop: Shop, { userId }: { userId: string }) {
  await shop.db.delete(cartItems).where(eq(cartItems.userId, userId))
  await removeCartGift(shop, { userId })
  return ok()
}

export async function acknowledgePrices(shop: Shop, { userId }: { userId: string }) {
  await shop.db.execute(sql`
    update cart_items c set seen_price = ${sellingPrice({ today: isoDay(shop.clock.now()), product: 'p', size: 'v' })}
    from products p left join product_variants v on v.product_id = p.id
    where c.user_id = ${userId} and p.id = c.product_id and v.id is not distinct from c.variant_id`)
  return ok()
}

function ownLine({ userId, lineId }: Line) {
  return and(eq(cartItems.id, lineId), eq(cartItems.userId, userId))
}
