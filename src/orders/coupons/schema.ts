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

export const coupons = pgTable(
  'coupons',
  {
    id: id(),
    code: text('code'),
    label: text('label').notNull(),
    kind: text('kind').$type<CouponOffer['kind']>().notNull(),
    percent: integer('percent'),
    amount: money('amount'),
    setUnits: integer('set_units'),
    countsKitParts: boolean('counts_kit_parts').notNull().default(false),
    minimum: money('minimum').notNull().default(0),
    firstPurchaseOnly: boolean('first_purchase_only').notNull().default(false),
    oncePerCustomer: boolean('once_per_customer').notNull().default(false),
    /** If both are empty, all candles are eligible. Deleted products simply stop matching. */
    productIds: uuid('product_ids').array().notNull().default([]),
    categoryIds: uuid('category_ids').array().notNull().default([]),
    startsOn: date('starts_on', { mode: 'string' }),
    endsOn: date('ends_on', { mode: 'string' }),
    mostUses: integer('most_uses'),
    /** Current number of uses. Changed in the order's transaction, and only while `most_uses` permits. */
    uses: integer('uses').notNull().default(0),
    state: text('state').$type<CouponState>().notNull().default('active'),
    personal: boolean('personal').notNull().default(false),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    kitOrderId: uuid('kit_order_id').references(() => orders.id, { onDelete: 'set null' }),
    /** No foreign key, because the kit may be deleted. */
    kitId: uuid('kit_id'),
    /**
     * Set if a refund ended the coupon, so that undoing the refund restores it. Null if the owner ended
     * it.
     */
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

/** At most one row per order, kept after the use is released. */
export const couponUses = pgTable(
  'coupon_uses',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    couponId: uuid('coupon_id')
      .notNull()
      .references(() => coupons.id, { onDelete: 'restrict' }),
    label: text('label').notNull(),
    amount: money('amount').notNull(),
    /** Freight that the customer would have paid. */
    freightAmount: money('freight_amount').notNull().default(0),
    shares: jsonb('shares').$type<number[]>().notNull(),
    /** Set once the order no longer uses the coupon: it expired unpaid or was refunded before shipping. */
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
