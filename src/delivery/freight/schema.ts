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
    /** Subtotal from which delivery is free; null if never. */
    freeAbove: money('free_above'),
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
 * Used capacity of a shift, in orders and metres. Updated conditionally in the transaction that holds or
 * releases the order's stock.
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

/** Price promised for an address, valid for 30 minutes even if the settings change. */
export const freightQuotes = pgTable(
  'freight_quotes',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    addressKey: text('address_key').notNull(),
    address: jsonb('address').$type<ShippingAddress>().notNull(),
    /** Courier quotes only; null for carriers. */
    lat: doublePrecision('lat'),
    lng: doublePrecision('lng'),
    distanceMetres: integer('distance_metres'),
    /** Null for quotes from before this column existed. */
    durationSeconds: integer('duration_seconds'),
    price: money('price').notNull(),
    freeAbove: money('free_above'),
    eta: text('eta').notNull(),
    promisedDay: date('promised_day', { mode: 'string' }),
    breakdown: jsonb('breakdown').$type<FreightBreakdown>(),
    /** Carrier offers, cheapest first, for the cart in `cart_key`; null if none were requested. */
    offers: jsonb('offers').$type<readonly DatedOffer[]>(),
    cartKey: text('cart_key'),
    /** True if requested for a gift, so the address is not the customer's own. */
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

/** Local street table with one row per CEP, filled by `src/delivery/streets/load-streets.ts`. */
export const saoPauloStreets = pgTable(
  'sao_paulo_streets',
  {
    cep: text('cep').primaryKey(),
    street: text('street').notNull(),
    neighborhood: text('neighborhood').notNull(),
    number: text('number').notNull().default(''),
    span: text('span').notNull().default(''),
    /** Number of the street's CEPs in this neighbourhood, set on its representative row; otherwise 0. */
    weight: smallint('weight').notNull().default(0),
    /** Folded 'street | neighbourhood' on representative rows; null on the others, which are not searched. */
    searchText: text('search_text'),
    streetText: text('street_text').generatedAlwaysAs(streetTextOf),
    nameText: text('name_text').generatedAlwaysAs(sql`regexp_replace(${streetTextOf}, '^ \\S+ ?', '')`),
  },
  (t) => [
    index('sao_paulo_streets_search_idx').using('gin', sql`search_text gin_trgm_ops`),
    index('sao_paulo_streets_street_idx').using('gin', sql`street_text gin_trgm_ops`),
    index('sao_paulo_streets_name_idx').using('btree', sql`name_text text_pattern_ops`),
    // Order of suggestions: for frequent words ('rua', 'jardim') only the first rows are read.
    index('sao_paulo_streets_weight_idx')
      .using('btree', sql`weight desc, length(street), cep`)
      .where(sql`search_text is not null`),
    index('sao_paulo_streets_building_idx').on(t.street, t.number).where(sql`number <> ''`),
  ],
)

/** All words of the street table, for typo correction. */
export const saoPauloWords = pgTable(
  'sao_paulo_words',
  { word: text('word').primaryKey(), streets: integer('streets').notNull() },
  () => [index('sao_paulo_words_search_idx').using('gin', sql`word gin_trgm_ops`)],
)
