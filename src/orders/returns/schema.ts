import { sql } from 'drizzle-orm'
import { boolean, check, date, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { orders } from '#orders/schema/orders.ts'
import type { RefundedLine } from '#orders/schema/payments.ts'
import { createdAt, id, instant, money } from '#platform/database/column-types.ts'
import type { Remedy, ReturnKind, ReturnState, ReturnWay } from './order-return.ts'

/** Must match the condition of `order_returns_tasks_idx`. */
export const isReturnTask = sql`state = 'exchanged' and send_on is not null and sent_at is null
  or return_way = 'courier' and received_at is null and state in ('asked', 'refunded', 'exchanged')`

/** Refunds are rows of `refunds`. Units return to stock when the owner confirms their arrival. */
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
    /** Returning the last units also refunds the freight. */
    isWhole: boolean('is_whole').notNull(),
    /** Amount announced to the customer. For an exchange: the price paid, or 0 if a coupon covered it. */
    amount: money('amount').notNull(),
    returnWay: text('return_way').$type<ReturnWay>(),
    reason: text('reason').notNull().default(''),
    /**
     * The customer's Pix key, set if the owner pays the refund manually. It is deleted some time
     * afterwards.
     */
    pixKey: text('pix_key'),
    /** At most four image URLs, visible only to the customer and the owner. */
    photos: text('photos').array().notNull().default(sql`'{}'::text[]`),
    state: text('state').$type<ReturnState>().notNull().default('asked'),
    answer: text('answer').notNull().default(''),
    collectOn: date('collect_on', { mode: 'string' }),
    receivedAt: instant('received_at'),
    isRestocked: boolean('is_restocked').notNull().default(false),
    /** Promised day of the replacement. Null if none is owed, and for exchanges older than this column. */
    sendOn: date('send_on', { mode: 'string' }),
    packedAt: instant('packed_at'),
    sentAt: instant('sent_at'),
    goodsCost: money('goods_cost'),
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
