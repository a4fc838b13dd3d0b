import { asc, eq } from 'drizzle-orm'
import { products, productVariants } from '#catalogue/products/schema.ts'
import type { PersonalData } from '#platform/personal-data.ts'
import { cartItems } from './schema.ts'

export const personalData: PersonalData = {
  tables: ['cart_items', 'guest_merges'],
  export: {
    cart: ({ db }, { userId }) =>
      db
        .select({
          product: products.name,
          size: productVariants.name,
          quantity: cartItems.quantity,
          addedAt: cartItems.createdAt,
        })
        .from(cartItems)
        .innerJoin(products, eq(products.id, cartItems.productId))
        .leftJoin(productVariants, eq(productVariants.id, cartItems.variantId))
        .where(eq(cartItems.userId, userId))
        .orderBy(asc(cartItems.createdAt)),
  },
}
