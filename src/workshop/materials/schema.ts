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

/** Append-only ledger. The sums of amount and value are the current stock. */
export const materialMovements = pgTable(
  'material_movements',
  {
    id: id(),
    number: bigint('number', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    materialId: uuid('material_id')
      .notNull()
      .references(() => materials.id, { onDelete: 'restrict' }),
    kind: text('kind').$type<MovementKind>().notNull(),
    amount: amount('amount').notNull(),
    /** Change of the stock's value, in millionths of a centavo. */
    value: bigint('value', { mode: 'number' }).notNull(),
    paid: money('paid'),
    lot: text('lot').notNull().default(''),
    reason: text('reason').notNull().default(''),
    /** Set only for uses. Null after the batch's product is deleted. */
    batchId: uuid('batch_id').references(() => batches.id, { onDelete: 'set null' }),
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
