import { sql } from 'drizzle-orm'
import { bigint, check, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { MaterialUnit } from '#catalogue/stock/domain/amount.ts'
import type { MaterialKind } from '#catalogue/stock/domain/material-kind.ts'
import { createdAt, id, instant, updatedAt } from '#platform/database/column-types.ts'

export const amount = (name: string) => bigint(name, { mode: 'number' })

export const materials = pgTable(
  'materials',
  {
    id: id(),
    name: text('name').notNull(),
    kind: text('kind').$type<MaterialKind>().notNull(),
    unit: text('unit').$type<MaterialUnit>().notNull(),
    supplierName: text('supplier_name').notNull().default(''),
    supplierPhone: text('supplier_phone').notNull().default(''),
    /** Reorder at or below this amount; 0 if not set. */
    reorderAt: amount('reorder_at').notNull().default(0),
    leadDays: integer('lead_days').notNull().default(0),
    sortName: text('sort_name').generatedAlwaysAs(sql`shop_fold(name)`),
    /** Hidden from lists, but kept for recipes and the ledger. */
    hiddenAt: instant('hidden_at'),
    /** Optimistic lock, raised by every edit. */
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('materials_name_key').on(t.sortName).where(sql`hidden_at is null`),
    check('materials_name', sql`char_length(${t.name}) between 1 and 80`),
    check('materials_kind', sql`${t.kind} in ('wax', 'essence', 'wick', 'jar', 'label', 'box', 'other')`),
    check('materials_unit', sql`${t.unit} in ('g', 'ml', 'piece')`),
    check('materials_reorder', sql`${t.reorderAt} >= 0 and ${t.leadDays} >= 0`),
  ],
)
