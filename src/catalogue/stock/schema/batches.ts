import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { products, productVariants } from '#catalogue/products/schema.ts'
import type { BatchLossKind, BatchState } from '#catalogue/stock/domain/batch.ts'
import { createdAt, id, instant, money, updatedAt } from '#platform/database/column-types.ts'
import { recipes } from './recipes.ts'

/** Units not reserved enter the stock when the batch is ready. */
export const batches = pgTable(
  'batches',
  {
    id: id(),
    /** Public batch number, shared by all sizes poured together. */
    number: integer('number').notNull().generatedByDefaultAsIdentity(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    variantId: uuid('variant_id').references(() => productVariants.id, { onDelete: 'cascade' }),
    /** Shown to customers; empty if unknown. */
    pouredBy: text('poured_by').notNull().default(''),
    pouredOn: date('poured_on', { mode: 'string' }).notNull(),
    readyOn: date('ready_on', { mode: 'string' }).notNull(),
    units: integer('units').notNull(),
    /** Units reserved by orders; they never enter the stock. */
    reserved: integer('reserved').notNull().default(0),
    recipeId: uuid('recipe_id').references(() => recipes.id, { onDelete: 'set null' }),
    /** Cost of all units including work. Null if materials were not recorded or a price was missing. */
    cost: money('cost'),
    state: text('state').$type<BatchState>().notNull().default('curing'),
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

/** Append-only, except that recalled units may be sold again, which deletes their row. */
export const batchLosses = pgTable(
  'batch_losses',
  {
    id: id(),
    batchId: uuid('batch_id')
      .notNull()
      .references(() => batches.id, { onDelete: 'cascade' }),
    units: integer('units').notNull(),
    /**
     * Failed units were subtracted from the batch's units. All other losses are included in them and were
     * removed from stock.
     */
    kind: text('kind').$type<BatchLossKind>().notNull(),
    reason: text('reason').notNull().default(''),
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

export const batchNotes = pgTable(
  'batch_notes',
  {
    id: id(),
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
