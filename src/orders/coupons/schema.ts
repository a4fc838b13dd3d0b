import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '#accounts/schema.ts'
import type { CouponOffer, CouponState } from '#orders/coupons/domain/coupon.ts'
import { orders } from '#orders/schema/orders.ts'
import { createdAt, id, instant, money, updatedAt } from '#platform/database/column-types.ts'

/** What the owner takes off the candles or the freight, by a code or by itself. */
export const coupons = pgTable(
  'coupons',
  {
    id: id(),
    /** Folded; null where it applies by itself. */
    code: text('code'),
    label: text('label').notNull(),
    kind: text('kind').$type<CouponOffer['kind']>().notNull(),
    percent: integer('percent'),
    /** What is taken off, or what a set costs. */
    amount: money('amount'),
    setUnits: integer('set_units'),
    /** Of a set: a kit counts as its candles. */
    countsKitParts: boolean('counts_kit_parts').notNull().default(false),
    minimum: money('minimum').notNull().default(0),
    firstPurchaseOnly: boolean('first_purchase_only').notNull().default(false),
    oncePerCustomer: boolean('once_per_customer').notNull().default(false),
    /** Empty, both: every candle. What is deleted from the catalogue simply fits no more. */
    productIds: uuid('product_ids').array().notNull().default([]),
    categoryIds: uuid('category_ids').array().notNull().default([]),
    startsOn: date('starts_on', { mode: 'string' }),
    endsOn: date('ends_on', { mode: 'string' }),
    mostUses: integer('most_uses'),
    /** Orders that hold it; raised and lowered in the transaction of the order, by a condition on `most_uses`. */
    uses: integer('uses').notNull().default(0),
    state: text('state').$type<CouponState>().notNull().default('active'),
    /** True for one customer's own; without their account nobody can use it. */
    personal: boolean('personal').notNull().default(false),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The order with a kit that this one was given for. */
    kitOrderId: uuid('kit_order_id').references(() => orders.id, { onDelete: 'set null' }),
    /** The kit itself; it may be deleted since. */
    kitId: uuid('kit_id'),
    /** Ended by a refund, not by the owner: what undoes that refund gives it back. */
    kitWithdrawnAt: instant('kit_withdrawn_at'),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('coupons_code_key').on(t.code),
    uniqueIndex('coupons_kit_order_key').on(t.kitOrderId),
    index('coupons_automatic_idx').on(t.id).where(sql`code is null and state = 'active'`),
    index('coupons_user_idx').on(t.userId).where(sql`user_id is not null`),
    index('coupons_created_idx').on(t.createdAt.desc(), t.id),
    check('coupons_code', sql`${t.code} ~ '^[A-Z0-9]{4,24}$'`),
    check('coupons_kind', sql`${t.kind} in ('percent', 'amount', 'set', 'freight')`),
    check('coupons_state', sql`${t.state} in ('active', 'paused', 'ended')`),
    check(
      'coupons_offer',
      sql`case ${t.kind} when 'percent' then ${t.percent} between 1 and 100 and ${t.amount} is null and ${t.setUnits} is null
        when 'amount' then ${t.amount} > 0 and ${t.percent} is null and ${t.setUnits} is null
        when 'freight' then ${t.amount} is null and ${t.percent} is null and ${t.setUnits} is null
        else ${t.amount} > 0 and ${t.setUnits} between 2 and 12 and ${t.percent} is null end`,
    ),
    check('coupons_uses', sql`${t.uses} >= 0 and ${t.mostUses} > 0`),
    check('coupons_minimum', sql`${t.minimum} >= 0`),
    check('coupons_days', sql`${t.startsOn} <= ${t.endsOn}`),
    check('coupons_personal', sql`${t.personal} or ${t.userId} is null`),
  ],
)

/** What a coupon took off an order: one row at most, kept when the order gives its use back. */
export const couponUses = pgTable(
  'coupon_uses',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    couponId: uuid('coupon_id')
      .notNull()
      .references(() => coupons.id, { onDelete: 'restrict' }),
    /** As it was shown to the customer. */
    label: text('label').notNull(),
    /** Off the candles. */
    amount: money('amount').notNull(),
    /** Off the freight: what the ride would have cost the customer. */
    freightAmount: money('freight_amount').notNull().default(0),
    /** Its part of each item, in centavos, in the order of their positions. */
    shares: jsonb('shares').$type<number[]>().notNull(),
    /** Set while the order does not hold it: it ended unpaid, or was given back before it was sent. */
    releasedAt: instant('released_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('coupon_uses_coupon_idx').on(t.couponId, t.createdAt.desc()),
    check(
      'coupon_uses_amount_positive',
      sql`least(${t.amount}, ${t.freightAmount}) >= 0 and ${t.amount} + ${t.freightAmount} > 0`,
    ),
  ],
)

/** The coupon that a customer has put into their cart. */
export const cartCoupons = pgTable(
  'cart_coupons',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    couponId: uuid('coupon_id')
      .notNull()
      .references(() => coupons.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [index('cart_coupons_coupon_idx').on(t.couponId)],
)
