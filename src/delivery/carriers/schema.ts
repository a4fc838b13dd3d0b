import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Uf } from '#delivery/addresses/domain/states.ts'
import type { BoxDraft } from '#delivery/carriers/domain/boxes.ts'
import type { TableService } from '#delivery/carriers/domain/rate-table.ts'
import { id, instant, money, updatedAt } from '#platform/database/column-types.ts'
import type { Centavos } from '#platform/domain/money.ts'

export const carrierRates = pgTable(
  'carrier_rates',
  {
    state: text('state').$type<Uf>().notNull(),
    service: text('service').$type<TableService>().notNull(),
    /** Centavos per weight band; null if that weight is not sent. */
    prices: jsonb('prices').$type<readonly (Centavos | null)[]>().notNull(),
    /** Working days after posting. */
    daysFrom: integer('days_from').notNull(),
    daysUntil: integer('days_until').notNull(),
    /** Subtotal from which this service ships free; null if it never does. */
    freeAbove: money('free_above'),
  },
  (t) => [
    primaryKey({ columns: [t.state, t.service] }),
    check('carrier_rates_state', sql`${t.state} ~ '^[A-Z]{2}$'`),
    check('carrier_rates_days', sql`${t.daysFrom} between 1 and ${t.daysUntil}`),
    check('carrier_rates_free_above', sql`${t.freeAbove} > 0`),
  ],
)

/** Inner size in millimetres; `grams` includes the filling. */
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

export const carrierAccounts = pgTable(
  'carrier_accounts',
  {
    provider: text('provider').$type<'melhor-envio'>().primaryKey(),
    sealedTokens: text('sealed_tokens'),
    tokensExpireAt: instant('tokens_expire_at'),
    connectedAt: instant('connected_at'),
    failingSince: instant('failing_since'),
    failure: text('failure'),
    updatedAt: updatedAt(),
  },
  (t) => [check('carrier_accounts_provider', sql`${t.provider} in ('melhor-envio')`)],
)
