import { asc, eq, sql } from 'drizzle-orm'
import { kitOfLine } from '#catalogue/kits/domain/kit-line.ts'
import { kitColumn, type ShelfKit } from '#catalogue/kits/use-cases/kit-columns.ts'
import { products, productVariants } from '#catalogue/products/schema.ts'
import { imageAt } from '#catalogue/products/use-cases/product-card.ts'
import { priceColumns } from '#catalogue/products/use-cases/selling-price.ts'
import { describeSupply, type Supply } from '#catalogue/stock/domain/supply.ts'
import { nextBatchJson } from '#catalogue/stock/use-cases/next-batch.ts'
import { ownHeldUnits } from '#catalogue/stock/use-cases/own-held-units.ts'
import { buyable, withNotices } from '#checkout/cart/domain/line-notice.ts'
import { cartItems } from '#checkout/cart/schema.ts'
import { cartCount, cartTotal } from '#orders/domain/cart-line.ts'
import { prepared } from '#platform/database/prepared.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import type { Shop } from '#platform/shop.ts'

const shelf = { productId: sql`${cartItems.productId}`, variantId: sql`${cartItems.variantId}` }

const readLines = (shop: Shop, userId: string, today: string) =>
  prepared(shop.db)
    .select({
      id: cartItems.id,
      productId: cartItems.productId,
      variantId: cartItems.variantId,
      quantity: cartItems.quantity,
      chosenParts: cartItems.chosenParts,
      kit: kitColumn({ today, userId }),
      seenPrice: cartItems.seenPrice,
      name: products.name,
      slug: products.slug,
      active: products.active,
      reserved: cartItems.reserved,
      nextBatch: nextBatchJson({ userId, ...shelf, today }),
      stock: sql<number>`coalesce(${productVariants.stockQuantity}, ${products.stockQuantity}) + ${ownHeldUnits(userId, shelf)}`,
      categoryId: products.categoryId,
      cover: imageAt(products.imageUrl),
      variantName: productVariants.name,
      ...priceColumns({ today, size: 'product_variants' }),
    })
    .from(cartItems)
    .innerJoin(products, eq(products.id, cartItems.productId))
    .leftJoin(productVariants, eq(productVariants.id, cartItems.variantId))
    .where(eq(cartItems.userId, userId))
    .orderBy(asc(cartItems.createdAt), asc(cartItems.id))

export async function loadCart(shop: Shop, { userId }: { userId: string }) {
  const rows = await readLines(shop, userId, isoDay(shop.clock.now()))
  const lines = withNotices(
    rows.map(({ price: unitPrice, stock, nextBatch, kit, ...row }) => ({
      ...row,
      parts: null,
      ...placed(describeSupply({ stock, reserved: row.reserved, nextBatch })),
      ...(kit && kitInCart(kit, row)),
      unitPrice,
    })),
  )
  return { lines, total: cartTotal(buyable(lines)), count: cartCount(buyable(lines)) }
}

const placed = ({ units: stockQuantity, readyOn }: Supply) => ({ stockQuantity, readyOn })

function kitInCart(
  kit: ShelfKit,
  { active, chosenParts }: { active: boolean; chosenParts: string[] | null },
) {
  const { isPossible, units: stockQuantity, parts, pieces, named } = kitOfLine(kit, chosenParts)
  return { active: active && isPossible, stockQuantity, readyOn: null, parts, pieces, variantName: named }
}

export type Cart = Awaited<ReturnType<typeof loadCart>>
