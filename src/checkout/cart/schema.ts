import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '#accounts/schema.ts'
import { products, productVariants } from '#catalogue/products/schema.ts'
import type { MergeOutcome } from '#checkout/cart/domain/plan-merge.ts'
import { createdAt, id, money, updatedAt } from '#platform/database/column-types.ts'

export const cartItems = pgTable(
  'cart_items',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    variantId: uuid('variant_id').references(() => productVariants.id, { onDelete: 'cascade' }),
    quantity: integer('quantity').notNull(),
    /** The customer takes it from the next batch as long as the shelf is empty. */
    reserved: boolean('reserved').notNull().default(false),
    /** What was chosen for a kit, as ids of its parts in rising order, one for each piece; null for everything else. */
    chosenParts: uuid('chosen_parts').array(),
    /** The unit price when the line was added or acknowledged, so that a changed price can be said. */
    seenPrice: money('seen_price').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    // A product without sizes has no variant, and it too may stand in a cart only once.
    unique('cart_items_line_key').on(t.userId, t.productId, t.variantId, t.chosenParts).nullsNotDistinct(),
    index('cart_items_product_idx').on(t.productId),
    check('cart_items_quantity_positive', sql`${t.quantity} > 0`),
  ],
)

/** A guest's cart or favourites are merged into an account once; the browser's key for that copy is kept here. */
export const guestMerges = pgTable(
  'guest_merges',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    mergeKey: text('merge_key').notNull(),
    /** What came of it, for a browser that asks again because the answer was lost; null for merges of earlier releases. */
    outcome: jsonb('outcome').$type<MergeOutcome>(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.mergeKey] })],
)
