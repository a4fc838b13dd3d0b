import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { products, productVariants } from '#catalogue/products/schema.ts'
import type { BatchLossKind, BatchState } from '#catalogue/stock/domain/batch.ts'
import { createdAt, id, instant, money, updatedAt } from '#platform/database/column-types.ts'
import { recipes } from './recipes.ts'

/** Candles that were poured together and cure together: what of them is not reserved enters the stock when they are ready. */
export const batches = pgTable(
  'batches',
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
    /** The day on which its cure ends; moved when the batch is late. */
    readyOn: date('ready_on', { mode: 'string' }).notNull(),
    units: integer('units').notNull(),
    /** Units that orders took of it; they never enter the stock. */
    reserved: integer('reserved').notNull().default(0),
    /** The version of its recipe; null where there was none. */
    recipeId: uuid('recipe_id').references(() => recipes.id, { onDelete: 'set null' }),
    /** What went into all of it, work included; null where nothing was written down, or a price was missing. */
    cost: money('cost'),
    state: text('state').$type<BatchState>().notNull().default('curing'),
    /** When it was said to be ready or to have failed. */
    endedAt: instant('ended_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('batches_product_idx').on(t.productId, t.variantId, t.readyOn).where(sql`state = 'curing'`),
    index('batches_ready_idx').on(t.productId, t.variantId, t.endedAt).where(sql`state = 'ready'`),
    index('batches_created_idx').on(t.createdAt),
    check('batches_state', sql`${t.state} in ('curing', 'ready', 'failed')`),
    check('batches_units_positive', sql`${t.units} > 0`),
    check('batches_reserved', sql`${t.reserved} between 0 and ${t.units}`),
    check('batches_cure', sql`${t.readyOn} >= ${t.pouredOn} + 2`),
  ],
)

/** Units of a batch that nobody bought: rows are added; only what was called back may be sold again, and then its row goes. */
export const batchLosses = pgTable(
  'batch_losses',
  {
    id: id(),
    batchId: uuid('batch_id')
      .notNull()
      .references(() => batches.id, { onDelete: 'cascade' }),
    units: integer('units').notNull(),
    /** What failed was taken out of the batch's units; everything else was among them and left the shelf. */
    kind: text('kind').$type<BatchLossKind>().notNull(),
    reason: text('reason').notNull().default(''),
    /** Who got it in place of a broken one. */
    orderId: uuid('order_id'),
    actorId: uuid('actor_id'),
    createdAt: createdAt(),
  },
  (t) => [
    index('batch_losses_batch_idx').on(t.batchId),
    index('batch_losses_order_idx').on(t.orderId).where(sql`order_id is not null`),
    check('batch_losses_units_positive', sql`${t.units} > 0`),
    check(
      'batch_losses_kind',
      sql`${t.kind} in ('failed', 'lost', 'counted', 'replacement', 'untold', 'recalled')`,
    ),
    check('batch_losses_reason', sql`${t.kind} not in ('failed', 'lost') or char_length(${t.reason}) > 0`),
  ],
)

/** What the owner noted about a leva, such as its test burn: added, never changed. */
export const batchNotes = pgTable(
  'batch_notes',
  {
    id: id(),
    /** Of all sizes that were poured together. */
    batchNumber: integer('batch_number').notNull(),
    text: text('text').notNull(),
    actorId: uuid('actor_id'),
    createdAt: createdAt(),
  },
  (t) => [
    index('batch_notes_number_idx').on(t.batchNumber, t.createdAt),
    check('batch_notes_text', sql`char_length(${t.text}) between 1 and 2000`),
  ],
)
