import { sql } from 'drizzle-orm'
import { bigint, date, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { PaidWith, PaymentProvider } from '#domain/checkout/payment-method.ts'
import { products } from './catalogue.ts'
import { money } from './column-types.ts'

/**
 * Days whose tallies below are no longer what the orders say. Triggers of `orders` add a row with every change; until
 * `foldSalesDays` has counted such a day again, it is read from the orders themselves.
 */
export const staleSalesDays = pgTable(
  'stale_sales_days',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    day: date('day', { mode: 'string' }).notNull(),
  },
  (t) => [index('stale_sales_days_day_idx').on(t.day)],
)

/**
 * Months before the present one whose days are summed up below. Gone as soon as one of their days is counted again, and with it the
 * month's own rows.
 */
export const talliedMonths = pgTable('tallied_months', {
  month: date('month', { mode: 'string' }).primaryKey(),
})

const tallyId = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()
const day = () => date('day', { mode: 'string' }).notNull()
const month = () =>
  date('month', { mode: 'string' })
    .notNull()
    .references(() => talliedMonths.month, { onDelete: 'cascade' })
/** 'paid', or 'refunded' once everything was given back. */
const paymentStatus = () => text('payment_status').$type<'paid' | 'refunded'>().notNull()

/** What the orders paid on a day come to. */
export const dayTallies = pgTable(
  'day_tallies',
  {
    id: tallyId(),
    day: day(),
    paymentStatus: paymentStatus(),
    paymentMethod: text('payment_method').$type<PaidWith>().notNull(),
    paymentProvider: text('payment_provider').$type<PaymentProvider>().notNull(),
    orders: integer('orders').notNull(),
    units: integer('units').notNull(),
    /** The candles at the prices of the day, before the discount. */
    candles: money('candles').notNull(),
    discount: money('discount').notNull(),
    freight: money('freight').notNull(),
    /** The wrapping of presents. */
    gifts: money('gifts').notNull().default(0),
    /** Given back of these orders, whenever that was. */
    refunded: money('refunded').notNull(),
    /** What the courier really cost, as far as the owner has recorded it. */
    freightCost: money('freight_cost').notNull(),
    cost: money('cost').notNull(),
    unitsWithoutCost: integer('units_without_cost').notNull(),
    /** Charged minus real cost, of the rides whose cost is known. */
    courierMargin: money('courier_margin').notNull(),
    ridesCounted: integer('rides_counted').notNull(),
    ridesOpen: integer('rides_open').notNull(),
  },
  (t) => [index('day_tallies_day_idx').on(t.day)],
)

const districtFacts = () => ({
  /** Empty where the address names none. */
  district: text('district').notNull(),
  orders: integer('orders').notNull(),
  amount: money('amount').notNull(),
})

/** Where the orders paid on a day went to. */
export const districtTallies = pgTable(
  'district_tallies',
  { id: tallyId(), day: day(), ...districtFacts() },
  (t) => [index('district_tallies_day_idx').on(t.day)],
)

export const districtMonthTallies = pgTable(
  'district_month_tallies',
  { id: tallyId(), month: month(), ...districtFacts() },
  (t) => [index('district_month_tallies_month_idx').on(t.month)],
)

const itemFacts = () => ({
  paymentStatus: paymentStatus(),
  /** Null for what was deleted since, like in the orders; the name then tells it. */
  productId: uuid('product_id').references(() => products.id, { onDelete: 'set null' }),
  name: text('name').notNull(),
  size: text('size').notNull(),
  units: integer('units').notNull(),
  revenue: money('revenue').notNull(),
  /** Cost of the units whose cost was written down when they were sold. */
  cost: money('cost').notNull(),
  /** Units sold before costs were written down: they cost what the product costs today. */
  unitsWithoutCost: integer('units_without_cost').notNull(),
})

export const itemMonthTallies = pgTable(
  'item_month_tallies',
  { id: tallyId(), month: month(), ...itemFacts() },
  (t) => [
    index('item_month_tallies_month_idx').on(t.month),
    index('item_month_tallies_product_idx').on(t.productId),
  ],
)

/** What was sold on a day, by product and size. */
export const itemTallies = pgTable('item_tallies', { id: tallyId(), day: day(), ...itemFacts() }, (t) => [
  index('item_tallies_day_idx').on(t.day),
  index('item_tallies_product_idx').on(t.productId),
])

/**
 * Spans whose candles are ranked below, as the tallies of their days were when they were ranked. Gone as soon as one of those days is
 * counted again, or one of the rows with its candle.
 */
export const salesRankings = pgTable(
  'sales_rankings',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** 'sold': by candle and size, what brought most. 'paid': by candle, most units in orders that were not refunded. */
    ranking: text('ranking').$type<'sold' | 'paid'>().notNull(),
    firstDay: date('first_day', { mode: 'string' }).notNull(),
    lastDay: date('last_day', { mode: 'string' }).notNull(),
    /** How many rows it has below. */
    items: integer('items').notNull(),
  },
  (t) => [unique('sales_rankings_span_key').on(t.ranking, t.firstDay, t.lastDay)],
)

export const rankedItems = pgTable(
  'ranked_items',
  {
    rankingId: bigint('ranking_id', { mode: 'number' })
      .notNull()
      .references(() => salesRankings.id, { onDelete: 'cascade' }),
    /** The product's id, or the name under which it was sold for what was deleted since. */
    item: text('item').notNull(),
    productId: uuid('product_id').references(() => products.id, { onDelete: 'cascade' }),
    size: text('size').notNull(),
    units: integer('units').notNull(),
    revenue: money('revenue').notNull(),
    cost: money('cost').notNull(),
    unitsWithoutCost: integer('units_without_cost').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.rankingId, t.item, t.size] }),
    index('ranked_items_revenue_idx').on(t.rankingId, sql`revenue desc`, sql`units desc`, t.item, t.size),
    index('ranked_items_product_idx').on(t.productId),
    index('ranked_items_units_idx').on(t.rankingId, sql`units desc`, t.item, t.size),
  ],
)
