import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { products, productVariants } from '#catalogue/products/schema.ts'
import type { PourLossKind, PourState } from '#catalogue/stock/domain/pour.ts'
import { createdAt, id, instant, money, updatedAt } from '#platform/database/column-types.ts'
import { recipes } from './recipes.ts'

/** Candles that were poured together and cure together: what of them is not reserved enters the stock when they are ready. */
export const pours = pgTable(
  'pours',
  {
    id: id(),
    /** What it is called to everybody: the sizes that were poured together share it. */
    number: integer('number').notNull().generatedByDefaultAsIdentity(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Null for a product without sizes. */
    variantId: uuid('variant_id').references(() => productVariants.id, { onDelete: 'cascade' }),
    /** Who poured it, as customers read it; empty where nobody said. */
    pouredBy: text('poured_by').notNull().default(''),
    pouredOn: date('poured_on', { mode: 'string' }).notNull(),
    /** The day on which its cure ends; moved when the pour is late. */
    readyOn: date('ready_on', { mode: 'string' }).notNull(),
    units: integer('units').notNull(),
    /** Units that orders took of it; they never enter the stock. */
    reserved: integer('reserved').notNull().default(0),
    /** The version of its recipe; null where there was none. */
    recipeId: uuid('recipe_id').references(() => recipes.id, { onDelete: 'set null' }),
    /** What went into all of it, work included; null where nothing was written down, or a price was missing. */
    cost: money('cost'),
    state: text('state').$type<PourState>().notNull().default('curing'),
    /** When it was said to be ready or to have failed. */
    endedAt: instant('ended_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('pours_product_idx').on(t.productId, t.variantId, t.readyOn).where(sql`state = 'curing'`),
    index('pours_ready_idx').on(t.productId, t.variantId, t.endedAt).where(sql`state = 'ready'`),
    index('pours_created_idx').on(t.createdAt),
    check('pours_state', sql`${t.state} in ('curing', 'ready', 'failed')`),
    check('pours_units_positive', sql`${t.units} > 0`),
    check('pours_reserved', sql`${t.reserved} between 0 and ${t.units}`),
    check('pours_cure', sql`${t.readyOn} >= ${t.pouredOn} + 2`),
  ],
)

/** Units of a pour that nobody bought: rows are added; only what was called back may be sold again, and then its row goes. */
export const pourLosses = pgTable(
  'pour_losses',
  {
    id: id(),
    pourId: uuid('pour_id')
      .notNull()
      .references(() => pours.id, { onDelete: 'cascade' }),
    units: integer('units').notNull(),
    /** What failed was taken out of the pour's units; everything else was among them and left the shelf. */
    kind: text('kind').$type<PourLossKind>().notNull(),
    reason: text('reason').notNull().default(''),
    /** Who got it in place of a broken one. */
    orderId: uuid('order_id'),
    actorId: uuid('actor_id'),
    createdAt: createdAt(),
  },
  (t) => [
    index('pour_losses_pour_idx').on(t.pourId),
    index('pour_losses_order_idx').on(t.orderId).where(sql`order_id is not null`),
    check('pour_losses_units_positive', sql`${t.units} > 0`),
    check(
      'pour_losses_kind',
      sql`${t.kind} in ('failed', 'lost', 'counted', 'replacement', 'untold', 'recalled')`,
    ),
    check('pour_losses_reason', sql`${t.kind} not in ('failed', 'lost') or char_length(${t.reason}) > 0`),
  ],
)

/** What the owner noted about a leva, such as its test burn: added, never changed. */
export const pourNotes = pgTable(
  'pour_notes',
  {
    id: id(),
    /** Of all sizes that were poured together. */
    pourNumber: integer('pour_number').notNull(),
    text: text('text').notNull(),
    actorId: uuid('actor_id'),
    createdAt: createdAt(),
  },
  (t) => [
    index('pour_notes_number_idx').on(t.pourNumber, t.createdAt),
    check('pour_notes_text', sql`char_length(${t.text}) between 1 and 2000`),
  ],
)
