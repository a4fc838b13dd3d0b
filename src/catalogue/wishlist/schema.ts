import { index, pgTable, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from '#accounts/schema.ts'
import { products } from '#catalogue/products/schema.ts'
import { createdAt, id } from '#platform/database/column-types.ts'

export const wishlists = pgTable(
  'wishlists',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [
    unique('wishlists_user_product_key').on(t.userId, t.productId),
    index('wishlists_user_created_idx').on(t.userId, t.createdAt),
    index('wishlists_product_idx').on(t.productId),
  ],
)
