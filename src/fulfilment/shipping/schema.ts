import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Parcel } from '#delivery/carriers/domain/packing.ts'
import type { ShipmentDirection, ShipmentFailure, ShipmentState } from '#delivery/carriers/domain/shipment.ts'
import { orderReturns } from '#orders/returns/schema.ts'
import { orders } from '#orders/schema/orders.ts'
import { createdAt, id, instant, money, updatedAt } from '#platform/database/column-types.ts'

/** One row per parcel, also if its label is requested several times. */
export const shipments = pgTable(
  'shipments',
  {
    id: id(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    direction: text('direction').$type<ShipmentDirection>().notNull().default('outward'),
    parcelNumber: integer('parcel_number').notNull().default(1),
    source: text('source').$type<'table' | 'melhor-envio'>().notNull(),
    carrier: text('carrier').notNull(),
    service: text('service').notNull(),
    reference: text('reference'),
    trackingCode: text('tracking_code'),
    state: text('state').$type<ShipmentState>().notNull(),
    cost: money('cost'),
    /** Shared limit for all labels of the order; null if the owner pays at the counter. */
    mostCost: money('most_cost'),
    failure: jsonb('failure').$type<ShipmentFailure>(),
    returnId: uuid('return_id').references(() => orderReturns.id, { onDelete: 'cascade' }),
    parcel: jsonb('parcel').$type<Parcel>().notNull(),
    boughtAt: instant('bought_at'),
    postedAt: instant('posted_at'),
    deliveredAt: instant('delivered_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('shipments_parcel_key')
      .on(t.orderId, t.direction, t.parcelNumber)
      .where(sql`state <> 'cancelled'`),
    uniqueIndex('shipments_reference_key').on(t.source, t.reference),
    index('shipments_under_way_idx').on(t.updatedAt).where(sql`state in ('bought', 'posted', 'moving')`),
    check('shipments_direction', sql`${t.direction} in ('outward', 'return')`),
    check(
      'shipments_state',
      sql`${t.state} in ('buying', 'bought', 'posted', 'moving', 'delivered', 'cancelled')`,
    ),
    check('shipments_cost', sql`${t.cost} >= 0`),
  ],
)
