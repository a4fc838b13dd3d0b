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
    reserved: boolean('reserved').notNull().default(false),
    /** Ids of the kit's chosen parts, sorted ascending and one per piece. Null if the product is not a kit. */
    chosenParts: uuid('chosen_parts').array(),
    /** Unit price when the line was added or its price change acknowledged. */
    seenPrice: money('seen_price').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    // Products without sizes have a null variant, so nulls must count as equal.
    unique('cart_items_line_key').on(t.userId, t.productId, t.variantId, t.chosenParts).nullsNotDistinct(),
    index('cart_items_product_idx').on(t.productId),
    check('cart_items_quantity_positive', sql`${t.quantity} > 0`),
  ],
)

export const guestMerges = pgTable(
  'guest_merges',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    mergeKey: text('merge_key').notNull(),
    /**
     * Merge result, returned to a browser that repeats the request after losing the response. Null for
     * merges of earlier releases.
     */
    outcome: jsonb('outcome').$type<MergeOutcome>(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.mergeKey] })],
)
