import { sql } from 'drizzle-orm'
import { boolean, check, date, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { orders } from '#orders/schema/orders.ts'
import type { RefundedLine } from '#orders/schema/payments.ts'
import { createdAt, id, instant, money } from '#platform/database/column-types.ts'
import type { Remedy, ReturnKind, ReturnState, ReturnWay } from './order-return.ts'

/** Another candle to send, or candles to collect: the words of `order_returns_tasks_idx`. */
export const isReturnTask = sql`state = 'exchanged' and send_on is not null and sent_at is null
  or return_way = 'courier' and received_at is null and state in ('asked', 'refunded', 'exchanged')`

/**
 * A customer gives candles back, or up before they left, or tells that something arrived broken or wrong. The money goes back as
 * a row of `refunds`, the units when the owner says that they came.
 */
export const orderReturns = pgTable(
  'order_returns',
  {
    id: id(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<ReturnKind>().notNull(),
    remedy: text('remedy').$type<Remedy>().notNull().default('refund'),
    lines: jsonb('lines').$type<RefundedLine[]>().notNull(),
    /** With the last units of the order the freight goes back, too. */
    isWhole: boolean('is_whole').notNull(),
    /** What goes back, as the customer was told; of an exchange, what was paid for it; 0 where a coupon paid for all of it. */
    amount: money('amount').notNull(),
    /** Null where there is nothing to bring back. */
    returnWay: text('return_way').$type<ReturnWay>(),
    /** The customer's to tell or not. */
    reason: text('reason').notNull().default(''),
    /** Where the owner sends the money themselves; forgotten a while after they have. */
    pixKey: text('pix_key'),
    /** Image addresses, four at most, that open for the customer and the owner only. */
    photos: text('photos').array().notNull().default(sql`'{}'::text[]`),
    state: text('state').$type<ReturnState>().notNull().default('asked'),
    /** The owner's words, where they decline. */
    answer: text('answer').notNull().default(''),
    /** The day the courier comes for it. */
    collectOn: date('collect_on', { mode: 'string' }),
    receivedAt: instant('received_at'),
    /** The units are on the shelf again. */
    isRestocked: boolean('is_restocked').notNull().default(false),
    /** The day promised for the other candle; null if none is owed, and for exchanges made before this was kept. */
    sendOn: date('send_on', { mode: 'string' }),
    packedAt: instant('packed_at'),
    sentAt: instant('sent_at'),
    /** Cost of the candles sent in exchange; null if the cost of one of them is not known. */
    goodsCost: money('goods_cost'),
    /** Paid for the rides of this return: collecting candles, delivering others. */
    rideCost: money('ride_cost'),
    createdAt: createdAt(),
    endedAt: instant('ended_at'),
  },
  (t) => [
    index('order_returns_order_idx').on(t.orderId, t.createdAt),
    index('order_returns_created_idx').on(t.createdAt),
    uniqueIndex('order_returns_open_key').on(t.orderId).where(sql`state = 'asked'`),
    index('order_returns_tasks_idx').on(t.createdAt).where(isReturnTask),
    check('order_returns_costs_not_negative', sql`${t.goodsCost} >= 0 and ${t.rideCost} >= 0`),
    check('order_returns_amount_not_negative', sql`${t.amount} >= 0`),
    check('order_returns_kind', sql`${t.kind} in ('cancellation', 'withdrawal', 'broken', 'wrong')`),
    check('order_returns_remedy', sql`${t.remedy} in ('refund', 'exchange')`),
    check('order_returns_state', sql`${t.state} in ('asked', 'refunded', 'exchanged', 'declined', 'kept')`),
    check('order_returns_return_way', sql`${t.returnWay} in ('courier', 'posted', 'workshop')`),
    check('order_returns_photos', sql`cardinality(${t.photos}) <= 4`),
  ],
)
