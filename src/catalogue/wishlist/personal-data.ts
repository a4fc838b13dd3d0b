import { desc, eq } from 'drizzle-orm'
import { products } from '#catalogue/products/schema.ts'
import type { PersonalData } from '#platform/personal-data.ts'
import { wishlists } from './schema.ts'

export const personalData: PersonalData = {
  tables: ['wishlists'],
  export: {
    favourites: ({ db }, { userId }) =>
      db
        .select({ product: products.name, addedAt: wishlists.createdAt })
        .from(wishlists)
        .innerJoin(products, eq(products.id, wishlists.productId))
        .where(eq(wishlists.userId, userId))
        .orderBy(desc(wishlists.createdAt)),
  },
}
