import { asc, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import { cartItems } from '#database/schema/cart.ts'
import { products, productVariants } from '#database/schema/catalogue.ts'
import type { SellableLine } from '#domain/checkout/judge-cart.ts'

export type CheckoutLine = SellableLine & {
  readonly images: string[]
  readonly variantName: string | null
}

/** The customer's cart at today's prices. */
export async function readCheckoutCart(tx: Transaction, userId: string): Promise<CheckoutLine[]> {
  const rows = await tx
    .select({
      productId: cartItems.productId,
      variantId: cartItems.variantId,
      quantity: cartItems.quantity,
      seenPrice: cartItems.seenPrice,
      name: products.name,
      images: products.images,
      price: products.price,
      active: products.active,
      variantName: productVariants.name,
      priceAdjustment: productVariants.priceAdjustment,
      variantOwner: productVariants.productId,
      hasVariants: sql<boolean>`exists (select 1 from product_variants v where v.product_id = ${products.id})`,
    })
    .from(cartItems)
    .innerJoin(products, eq(products.id, cartItems.productId))
    .leftJoin(productVariants, eq(productVariants.id, cartItems.variantId))
    .where(eq(cartItems.userId, userId))
    .orderBy(asc(cartItems.createdAt), asc(cartItems.id))

  return rows.map(({ price, active, priceAdjustment, variantOwner, hasVariants, ...line }) => ({
    ...line,
    unitPrice: price + (priceAdjustment ?? 0),
    sellable: active && (hasVariants ? variantOwner === line.productId : line.variantId === null),
  }))
}
