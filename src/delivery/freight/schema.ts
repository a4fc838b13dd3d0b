import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  time,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '#accounts/schema.ts'
import type { ShippingAddress } from '#delivery/addresses/domain/shipping-address.ts'
import { type DeliverySchedule, UNSET_SCHEDULE } from '#delivery/calendar/domain/delivery-schedule.ts'
import type { Shift } from '#delivery/calendar/domain/shifts.ts'
import type { DatedOffer } from '#delivery/carriers/domain/offers.ts'
import type { FreightBreakdown } from '#delivery/freight/domain/freight-breakdown.ts'
import { createdAt, id, instant, money, updatedAt } from '#platform/database/column-types.ts'

export const settingsFreteMotoboy = pgTable(
  'settings_frete_motoboy',
  {
    id: id(),
    /** There is one row of settings; the constraint keeps it so. */
    singleton: boolean('singleton').notNull().default(true).unique(),
    enabled: boolean('enabled').notNull().default(true),
    origemAddress: text('origem_address').notNull(),
    origemAddressValidated: boolean('origem_address_validated').notNull().default(false),
    origemLat: doublePrecision('origem_lat'),
    origemLng: doublePrecision('origem_lng'),
    basePrice: money('base_price').notNull(),
    tier1Rate: money('tier1_rate').notNull(),
    tier2Rate: money('tier2_rate').notNull(),
    tier3Rate: money('tier3_rate').notNull(),
    tier4Rate: money('tier4_rate').notNull(),
    handlingFee: money('handling_fee').notNull().default(0),
    peakUpchargePct: numeric('peak_upcharge_pct', { precision: 5, scale: 2, mode: 'number' })
      .notNull()
      .default(15),
    peakStartTime: time('peak_start_time').notNull(),
    peakEndTime: time('peak_end_time').notNull(),
    /** From how much in candles the owner gives the freight away; null where they do not. */
    freeAbove: money('free_above'),
    /** The owner's week: hours, cut-offs and capacities. No shift is open by default. */
    deliverySchedule: jsonb('delivery_schedule').$type<DeliverySchedule>().notNull().default(UNSET_SCHEDULE),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('settings_frete_motoboy_one_row', sql`${t.singleton}`),
    check(
      'settings_frete_motoboy_not_negative',
      sql`least(${t.basePrice}, ${t.tier1Rate}, ${t.tier2Rate}, ${t.tier3Rate}, ${t.tier4Rate}, ${t.handlingFee}, ${t.peakUpchargePct}, ${t.freeAbove}) >= 0`,
    ),
  ],
)

/**
 * How much of a shift is taken, in orders and in metres of way: raised and lowered by one conditional update each, in
 * the transaction that holds or frees the order's units.
 */
export const deliveryPlaces = pgTable(
  'delivery_places',
  {
    day: date('day', { mode: 'string' }).notNull(),
    shift: text('shift').$type<Shift>().notNull(),
    orders: integer('orders').notNull().default(0),
    metres: integer('metres').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.shift] }),
    check('delivery_places_shift', sql`${t.shift} in ('morning', 'afternoon', 'evening')`),
    check('delivery_places_not_negative', sql`least(${t.orders}, ${t.metres}) >= 0`),
  ],
)

/** A price that was promised to a customer for an address; good for thirty minutes whatever the settings do. */
export const freightQuotes = pgTable(
  'freight_quotes',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    addressKey: text('address_key').notNull(),
    address: jsonb('address').$type<ShippingAddress>().notNull(),
    /** Point, way and breakdown of the courier's ride; null where a carrier takes it. */
    lat: doublePrecision('lat'),
    lng: doublePrecision('lng'),
    distanceMetres: integer('distance_metres'),
    /** How long the way takes; null on those quoted before this was kept. */
    durationSeconds: integer('duration_seconds'),
    price: money('price').notNull(),
    /** From how much in candles this ride is given away: promised with its price. */
    freeAbove: money('free_above'),
    eta: text('eta').notNull(),
    promisedDay: date('promised_day', { mode: 'string' }),
    breakdown: jsonb('breakdown').$type<FreightBreakdown>(),
    /** What carriers offered, the cheapest first, and the cart that it was for; null for a ride without parcels beside it. */
    offers: jsonb('offers').$type<readonly DatedOffer[]>(),
    cartKey: text('cart_key'),
    /** It was asked for while the cart held a present for somebody else: an address that is not theirs. */
    forReceiver: boolean('for_receiver').notNull().default(false),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('freight_quotes_user_address_idx').on(t.userId, t.addressKey, t.expiresAt),
    index('freight_quotes_expires_idx').on(t.expiresAt),
    check('freight_quotes_price_not_negative', sql`${t.price} >= 0`),
  ],
)

const streetTextOf = sql`' ' || regexp_replace(split_part(search_text, ' | ', 1), '\\m(d[aeo]s?|e) ', '', 'g')`

/** The city's own street table: one row per CEP. Filled by `src/delivery/streets/load-streets.ts`. */
export const saoPauloStreets = pgTable(
  'sao_paulo_streets',
  {
    cep: text('cep').primaryKey(),
    street: text('street').notNull(),
    neighborhood: text('neighborhood').notNull(),
    /** The house number, where one building has a CEP of its own. */
    number: text('number').notNull().default(''),
    span: text('span').notNull().default(''),
    /** How many CEPs the street has in this neighbourhood, on the one row that stands for it in suggestions; else 0. */
    weight: smallint('weight').notNull().default(0),
    /** Folded 'street | neighbourhood' of the rows that stand for a street; null on the others, which nobody searches. */
    searchText: text('search_text'),
    /** The street alone, without small words: ' rua vinte cinco marco'. */
    streetText: text('street_text').generatedAlwaysAs(streetTextOf),
    /** The same without its first word, which mostly says what kind of street it is: 'vinte cinco marco'. */
    nameText: text('name_text').generatedAlwaysAs(sql`regexp_replace(${streetTextOf}, '^ \\S+ ?', '')`),
  },
  (t) => [
    index('sao_paulo_streets_search_idx').using('gin', sql`search_text gin_trgm_ops`),
    index('sao_paulo_streets_street_idx').using('gin', sql`street_text gin_trgm_ops`),
    index('sao_paulo_streets_name_idx').using('btree', sql`name_text text_pattern_ops`),
    // The order of suggestions: what is everywhere ('rua', 'jardim') is read from its best rows on.
    index('sao_paulo_streets_weight_idx')
      .using('btree', sql`weight desc, length(street), cep`)
      .where(sql`search_text is not null`),
    index('sao_paulo_streets_building_idx').on(t.street, t.number).where(sql`number <> ''`),
  ],
)

/** Every word of the street table, so that a slip of the finger finds the word that was meant. */
export const saoPauloWords = pgTable(
  'sao_paulo_words',
  { word: text('word').primaryKey(), streets: integer('streets').notNull() },
  () => [index('sao_paulo_words_search_idx').using('gin', sql`word gin_trgm_ops`)],
)
