import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  check,
  index,
  pgTable,
  pgView,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { batches } from '#catalogue/stock/schema/batches.ts'
import { amount, materials } from '#catalogue/stock/schema/materials.ts'
import { createdAt, id, money } from '#platform/database/column-types.ts'
import type { MovementKind } from '#workshop/materials/domain/material.ts'

/** The ledger of the store room: rows are added, never changed. Sums of amount and value are what there is. */
export const materialMovements = pgTable(
  'material_movements',
  {
    id: id(),
    /** The order in which they were written down, which is the order of the ledger. */
    number: bigint('number', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    materialId: uuid('material_id')
      .notNull()
      .references(() => materials.id, { onDelete: 'restrict' }),
    kind: text('kind').$type<MovementKind>().notNull(),
    /** Less than zero for what leaves. */
    amount: amount('amount').notNull(),
    /** What it adds to the value of what there is, in millionths of a centavo. */
    value: bigint('value', { mode: 'number' }).notNull(),
    /** Of a purchase alone. */
    paid: money('paid'),
    lot: text('lot').notNull().default(''),
    reason: text('reason').notNull().default(''),
    /** Of a use alone; null once the candle of the batch is gone. */
    batchId: uuid('batch_id').references(() => batches.id, { onDelete: 'set null' }),
    /** The movement that this one takes back. */
    undoes: uuid('undoes').references((): AnyPgColumn => materialMovements.id, { onDelete: 'restrict' }),
    actorId: uuid('actor_id'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('material_movements_number_key').on(t.number),
    unique('material_movements_undoes_key').on(t.undoes),
    index('material_movements_material_idx').on(t.materialId, t.number),
    index('material_movements_batch_idx').on(t.batchId).where(sql`batch_id is not null`),
    check('material_movements_kind', sql`${t.kind} in ('purchase', 'use', 'correction', 'loss', 'undo')`),
    check('material_movements_amount', sql`${t.amount} <> 0`),
    check('material_movements_paid', sql`(${t.kind} = 'purchase') = (${t.paid} is not null)`),
    check('material_movements_undoes', sql`(${t.kind} = 'undo') = (${t.undoes} is not null)`),
    check(
      'material_movements_reason',
      sql`${t.kind} not in ('correction', 'loss') or char_length(${t.reason}) > 0`,
    ),
  ],
)

/** What there is of each material, what it is worth, and what was paid last: the ledger added up. */
export const materialHoldings = pgView('material_holdings', {
  materialId: uuid('material_id').notNull(),
  amount: amount('amount').notNull(),
  value: bigint('value', { mode: 'number' }).notNull(),
  lastAmount: amount('last_amount'),
  lastPaid: money('last_paid'),
}).as(sql`
  select m.id as material_id, held.amount, held.value, last.amount as last_amount, last.paid as last_paid
  from materials m
  cross join lateral (
    select coalesce(sum(one.amount), 0)::bigint as amount, coalesce(sum(one.value), 0)::bigint as value
    from material_movements one where one.material_id = m.id) held
  left join lateral (
    select one.amount, one.paid from material_movements one
    where one.material_id = m.id and one.kind = 'purchase'
      and not exists (select from material_movements back where back.undoes = one.id)
    order by one.number desc limit 1) last on true`)
