import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Uf } from '#delivery/addresses/domain/states.ts'
import type { BoxDraft } from '#delivery/carriers/domain/boxes.ts'
import type { Parcel } from '#delivery/carriers/domain/packing.ts'
import type { TableService } from '#delivery/carriers/domain/rate-table.ts'
import type { ShipmentDirection, ShipmentFailure, ShipmentState } from '#delivery/carriers/domain/shipment.ts'
import { orderReturns } from '#orders/returns/schema.ts'
import { orders } from '#orders/schema/orders.ts'
import { createdAt, id, instant, money, updatedAt } from '#platform/database/column-types.ts'
import type { Centavos } from '#platform/domain/money.ts'

/** The owner's own table of what a parcel to a state costs; empty until they have saved one. */
export const carrierRates = pgTable(
  'carrier_rates',
  {
    state: text('state').$type<Uf>().notNull(),
    service: text('service').$type<TableService>().notNull(),
    /** Centavos, one for each band of weight; null where none so heavy is sent. */
    prices: jsonb('prices').$type<readonly (Centavos | null)[]>().notNull(),
    /** Working days after it left. */
    daysFrom: integer('days_from').notNull(),
    daysUntil: integer('days_until').notNull(),
    /** From how much in candles this service is given away; null where it is not. */
    freeAbove: money('free_above'),
  },
  (t) => [
    primaryKey({ columns: [t.state, t.service] }),
    check('carrier_rates_state', sql`${t.state} ~ '^[A-Z]{2}$'`),
    check('carrier_rates_days', sql`${t.daysFrom} between 1 and ${t.daysUntil}`),
    check('carrier_rates_free_above', sql`${t.freeAbove} > 0`),
  ],
)

/** The boxes that the owner has: inner measures in millimetres, its own weight with the filling, and what one costs. */
export const carrierBoxes = pgTable(
  'carrier_boxes',
  {
    id: id(),
    name: text('name').notNull(),
    length: integer('length_mm').notNull(),
    width: integer('width_mm').notNull(),
    height: integer('height_mm').notNull(),
    grams: integer('grams').notNull(),
    cost: money('cost').notNull().default(0),
    position: integer('position').notNull().default(0),
  },
  (t) => [
    check('carrier_boxes_name', sql`char_length(${t.name}) between 1 and 40`),
    check('carrier_boxes_measures', sql`least(${t.length}, ${t.width}, ${t.height}, ${t.grams}) > 0`),
    check('carrier_boxes_cost', sql`${t.cost} >= 0`),
  ],
)

/** The row of a box, at its place among the others. */
export const boxRow = (
  { name, inner: [length, width, height], grams, cost }: BoxDraft,
  position: number,
) => ({
  name,
  length,
  width,
  height,
  grams,
  cost,
  position,
})

/** The owner's account at the service that sells labels. Tokens are sealed; null once they have disconnected it. */
export const carrierAccounts = pgTable(
  'carrier_accounts',
  {
    provider: text('provider').$type<'melhor-envio'>().primaryKey(),
    sealedTokens: text('sealed_tokens'),
    tokensExpireAt: instant('tokens_expire_at'),
    connectedAt: instant('connected_at'),
    /** Since when it has not answered as it should, and why; null while it does. */
    failingSince: instant('failing_since'),
    failure: text('failure'),
    updatedAt: updatedAt(),
  },
  (t) => [check('carrier_accounts_provider', sql`${t.provider} in ('melhor-envio')`)],
)

/** One parcel of an order on its way: there is one for each, however often its label is asked for. */
export const shipments = pgTable(
  'shipments',
  {
    id: id(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    direction: text('direction').$type<ShipmentDirection>().notNull().default('outward'),
    /** 1, 2 …: of several parcels of one order. */
    parcelNumber: integer('parcel_number').notNull().default(1),
    source: text('source').$type<'table' | 'melhor-envio'>().notNull(),
    carrier: text('carrier').notNull(),
    service: text('service').notNull(),
    /** What the service that sold the label calls it. */
    reference: text('reference'),
    trackingCode: text('tracking_code'),
    state: text('state').$type<ShipmentState>().notNull(),
    /** What the label costs the shop; null until that is known. */
    cost: money('cost'),
    /** What the labels of its order may cost together; null where the owner decides at the counter. */
    mostCost: money('most_cost'),
    /** What keeps it from going on; null while nothing does. */
    failure: jsonb('failure').$type<ShipmentFailure>(),
    /** What it brings back; null on the way to the customer. */
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

/** The invoice of an order. The law keeps it for five years; its XML never leaves the back office. */
export const orderInvoices = pgTable(
  'order_invoices',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    accessKey: text('access_key').notNull().unique(),
    number: integer('number').notNull(),
    series: integer('series').notNull(),
    xml: text('xml'),
    danfeUrl: text('danfe_url'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('order_invoices_access_key', sql`${t.accessKey} ~ '^[0-9]{6}[0-9A-Z]{12}[0-9]{26}$'`),
    check(
      'order_invoices_number',
      sql`${t.number} between 1 and 999999999 and ${t.series} between 0 and 999`,
    ),
  ],
)
