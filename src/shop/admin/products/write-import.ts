import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import { products, stockMovements } from '#database/schema/catalogue.ts'
import type { PlannedLine } from '#domain/catalogue/editing/plan-import.ts'
import { sizeCsvFields } from '#domain/catalogue/editing/product-csv.ts'
import { decimalFromCentavos } from '#domain/money.ts'
import { type Actor, recordChanges } from '#shop/audit/record-change.ts'
import { factColumns } from './product-row.ts'

interface ImportToWrite {
  at: Date
  actor: Actor
  created: readonly Extract<PlannedLine, { kind: 'new' }>[]
  updated: readonly Extract<PlannedLine, { kind: 'changed' }>[]
}

const ROWS_AT_ONCE = 1_000

/** Few large statements: the shop's pages hear of one change, and twenty thousand lines fit into one transaction. */
export async function writeImport(
  tx: Transaction,
  { at, actor, created, updated }: ImportToWrite,
): Promise<void> {
  for (const lines of parts(updated)) await update(tx, at, lines)
  for (const lines of parts(updated.filter(changesSizes))) await updateSizes(tx, lines)
  const moves = updated.map(({ product, facts }) => ({
    productId: product.id,
    change: facts.stockQuantity - product.stockQuantity,
    reason: 'edit',
  }))
  const entries = updated.map(({ product, changes }) => ({
    entityId: product.id,
    action: 'imported',
    changes,
  }))
  for (const lines of parts(created)) {
    const rows = await insert(tx, at, lines)
    for (const { id, stock } of rows) moves.push({ productId: id, change: stock, reason: 'initial' })
    await recordChanges(
      tx,
      rows.map(({ id }) => ({ actor, entity: 'product', entityId: id, action: 'created-by-import', at })),
    )
  }
  for (const rows of parts(moves.filter(({ change }) => change !== 0)))
    await tx.insert(stockMovements).values(rows.map((row) => ({ ...row, actorId: actor.id, createdAt: at })))
  await recordChanges(
    tx,
    entries.map((entry) => ({ ...entry, actor, entity: 'product', at })),
  )
}

function* parts<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let start = 0; start < items.length; start += ROWS_AT_ONCE)
    yield items.slice(start, start + ROWS_AT_ONCE)
}

// The slug is what a line is found by, and stays.
const { slug: _slug, ...written } = factColumns
const columns = Object.entries(written)
const assignments = columns.map(
  ([name, column]) => sql`${sql.identifier(column.name)} = r.${sql.identifier(name)}`,
)
const types = columns.map(([name, column]) => sql`${sql.identifier(name)} ${sql.raw(column.getSQLType())}`)

async function update(tx: Transaction, at: Date, lines: ImportToWrite['updated']): Promise<void> {
  const rows = lines.map(({ product, facts }) => ({
    ...facts,
    id: product.id,
    price: decimalFromCentavos(facts.price),
    salePrice: facts.salePrice && decimalFromCentavos(facts.salePrice),
    cost: decimalFromCentavos(facts.cost),
  }))
  await tx.execute(sql`
    update products set
      ${sql.join(assignments, sql`, `)},
      -- A line that speaks of a product in the bin brings it back.
      deleted_at = null, version = version + 1, updated_at = ${at.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id uuid, ${sql.join(types, sql`, `)})
    where products.id = r.id`)
}

const changesSizes = ({ changes }: ImportToWrite['updated'][number]) =>
  sizeCsvFields.some((field) => changes[field])

async function updateSizes(tx: Transaction, lines: ImportToWrite['updated']): Promise<void> {
  const rows = lines.flatMap(({ product, sizes }) =>
    sizes.map((size) => ({
      ...size,
      salePrice: size.salePrice && decimalFromCentavos(size.salePrice),
      productId: product.id,
    })),
  )
  await tx.execute(sql`
    update product_variants v set
      sale_price = r."salePrice", burning_hours = r."burningHours", weight = r.weight, dimensions = r.dimensions, image = r.image
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r("productId" uuid, name text, "salePrice" numeric, "burningHours" int, weight numeric, dimensions jsonb, image text)
    where v.product_id = r."productId" and v.name = r.name`)
}

async function insert(tx: Transaction, at: Date, lines: ImportToWrite['created']) {
  return tx
    .insert(products)
    .values(lines.map(({ facts }) => ({ ...facts, createdAt: at, updatedAt: at })))
    .returning({ id: products.id, stock: products.stockQuantity })
}
