import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#accounts/schema.ts'
import { orders } from '#orders/schema/orders.ts'
import { createdAt, id, instant, money, updatedAt } from '#platform/database/column-types.ts'

export const giftOptions = pgTable(
  'gift_options',
  {
    id: id(),
    name: text('name').notNull(),
    price: money('price').notNull(),
    active: boolean('active').notNull().default(true),
    notByPost: boolean('not_by_post').notNull().default(false),
    position: integer('position').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('gift_options_name', sql`char_length(${t.name}) between 1 and 60`),
    check('gift_options_price', sql`${t.price} between 0 and 1000`),
  ],
)

/** A row is deleted after payment, with the cart or account, or after the retention period. */
export const cartGifts = pgTable(
  'cart_gifts',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    message: text('message').notNull(),
    /** Ids from `gift_options`; options no longer offered are ignored. */
    optionIds: uuid('option_ids').array().notNull().default(sql`'{}'`),
    receiverName: text('receiver_name'),
    receiverPhone: text('receiver_phone'),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('cart_gifts_updated_idx').on(t.updatedAt),
    check('cart_gifts_message', sql`char_length(${t.message}) <= 240`),
    check('cart_gifts_receiver', sql`(${t.receiverName} is null) = (${t.receiverPhone} is null)`),
  ],
)

export const orderGifts = pgTable(
  'order_gifts',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    message: text('message').notNull(),
    receiverName: text('receiver_name'),
    receiverPhone: text('receiver_phone'),
    /** Eleven digits for the parcel's declaration of contents; null unless a carrier ships it. */
    receiverCpf: text('receiver_cpf'),
    /** Recipient's name and phone (as entered and digits only), normalised for the back-office search. */
    searchText: text('search_text').generatedAlwaysAs(
      sql`shop_fold(coalesce(receiver_name || ' ' || receiver_phone || ' ' || regexp_replace(receiver_phone, '\\D', '', 'g'), ''))`,
    ),
  },
  (t) => [
    index('order_gifts_search_idx').using('gin', sql`search_text gin_trgm_ops`),
    check('order_gifts_receiver', sql`(${t.receiverName} is null) = (${t.receiverPhone} is null)`),
    check('order_gifts_receiver_cpf', sql`${t.receiverCpf} ~ '^[0-9]{11}$'`),
  ],
)

/** Snapshot at the time of sale; the sum equals the order's `gift_amount`. */
export const orderGiftOptions = pgTable(
  'order_gift_options',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orderGifts.orderId, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    price: money('price').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.position] }),
    check('order_gift_options_price', sql`${t.price} >= 0`),
  ],
)
