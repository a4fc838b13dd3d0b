import { asc, eq } from 'drizzle-orm'
import { products, productVariants } from '#catalogue/products/schema.ts'
import type { PersonalData } from '#platform/personal-data.ts'
import { restockRequests } from './schema.ts'

export const personalData: PersonalData = {
  tables: ['restock_requests'],
  export: {
    restockRequests: async ({ db }, { email }) =>
      email === null
        ? []
        : db
            .select({
              product: products.name,
              size: productVariants.name,
              createdAt: restockRequests.createdAt,
              notifiedAt: restockRequests.notifiedAt,
            })
            .from(restockRequests)
            .innerJoin(products, eq(products.id, restockRequests.productId))
            .leftJoin(productVariants, eq(productVariants.id, restockRequests.variantId))
            .where(eq(restockRequests.email, email))
            .orderBy(asc(restockRequests.createdAt)),
  },
  async erase(_shop, tx, { email }) {
    if (email !== null) await tx.delete(restockRequests).where(eq(restockRequests.email, email))
  },
}
