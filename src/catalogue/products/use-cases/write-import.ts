import { sql } from 'drizzle-orm'
import type { KnownProduct } from '#catalogue/products/domain/check-import.ts'
import type { PlannedProduct } from '#catalogue/products/domain/plan-import.ts'
import { sizeCsvFields } from '#catalogue/products/domain/product-csv.ts'
import type { PlannedSize } from '#catalogue/products/domain/size-cells.ts'
import { products, stockMovements } from '#catalogue/products/schema.ts'
import type { ShelfName } from '#catalogue/stock/domain/shelf.ts'
import { bookMissingUnits } from '#catalogue/stock/use-cases/book-missing-units.ts'
import { type Changes, changesBetween } from '#platform/audit/changes.ts'
import { type Actor, recordChanges } from '#platform/audit/record-change.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { decimalFromCentavos } from '#platform/domain/money.ts'
import type { Shop } from '#platform/shop.ts'
import { factColumns } from './product-row.ts'
import { writeImportedSizes } from './write-imported-sizes.ts'
import { listStocks, stockEdits } from './write-variants.ts'

interface ImportToWrite {
  at: Date
  actor: Actor
  products: readonly PlannedProduct[]
}

type Updated = PlannedProduct & { product: KnownProduct }

const ROWS_AT_ONCE = 1_000
const isKnown = (line: PlannedProduct): line is Updated => line.product !== null

/**
 * Uses few, large statements, so that twenty thousand lines fit one transaction. Returns shelves whose
 * stock increased.
 */
export async function writeImport(
  shop: Pick<Shop, 'waitingLists'>,
  tx: Transaction,
  { at, actor, products: plannedProducts }: ImportToWrite,
): Promise<ShelfName[]> {
  const [updated, createdProducts] = [
    plannedProducts.filter(isKnown),
    plannedProducts.filter((line) => line.product === null),
  ]
  for (const lines of parts(updated)) await update(tx, at, lines)
  const writtenProducts: { id: string; line: PlannedProduct }[] = updated.map((line) => ({
    id: line.product.id,
    line,
  }))
  for (const lines of parts(createdProducts)) {
    const ids = await insert(tx, at, lines)
    const entries = ids.map((entityId) => ({ actor, entity: 'product' as const, entityId, at }))
    await recordChanges(
      tx,
      entries.map((entry) => ({ ...entry, action: 'created-by-import' })),
    )
    writtenProducts.push(...lines.map((line, place) => ({ id: ids[place] ?? '', line })))
  }
  const shelves = await writeImportedSizes(shop, tx, { at, products: writtenProducts })
  const moves = writtenProducts.flatMap(({ id, line }) => {
    const before = line.product ? listStocks({ ...line.product, variants: line.product.sizes }) : new Map()
    const after = listStocks({ ...line.facts, variants: shelves.get(id) ?? [] })
    return stockEdits(before, after).map((move) => ({ ...move, productId: id }))
  })
  for (const rows of parts(moves))
    await tx.insert(stockMovements).values(rows.map((row) => ({ ...row, actorId: actor.id, createdAt: at })))
  const fewer = moves.filter(({ change }) => change < 0)
  await bookMissingUnits(tx, fewer, { actorId: actor.id, at })
  await recordChanges(
    tx,
    updated.map((line) => ({
      actor,
      entity: 'product',
      entityId: line.product.id,
      action: 'imported',
      changes: listChanges(line),
      at,
    })),
  )
  return moves.filter(({ change }) => change > 0)
}

function listChanges({ product, sizes, changes }: Updated): Changes {
  const own = Object.entries(changes).filter(([field]) => !sizeCsvFields.some((name) => name === field))
  const recordedFacts = (list: readonly PlannedSize[]) => ({
    variants: list.map(({ id: _id, stockQuantity: _stock, ...facts }) => facts),
    sizeStocks: list.map(({ name, stockQuantity: stock }) => ({ name, stock })),
  })
  return { ...Object.fromEntries(own), ...changesBetween(recordedFacts(product.sizes), recordedFacts(sizes)) }
}

function* parts<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let start = 0; start < items.length; start += ROWS_AT_ONCE)
    yield items.slice(start, start + ROWS_AT_ONCE)
}

// The slug identifies the line and is never changed.
const { slug: _slug, ...writtenColumns } = factColumns
const columns = Object.entries(writtenColumns)
const assignments = columns.map(
  ([name, column]) => sql`${sql.identifier(column.name)} = r.${sql.identifier(name)}`,
)
const types = columns.map(([name, column]) => sql`${sql.identifier(name)} ${sql.raw(column.getSQLType())}`)

/** The database maintains these sums if there are sizes. */
const pickSums = ({ product, sizes }: Updated) =>
  sizes.length > 0 ? { stockQuantity: product.stockQuantity, minStockLevel: product.minStockLevel } : {}

async function update(tx: Transaction, at: Date, lines: readonly Updated[]): Promise<void> {
  const rows = lines.map((line) => ({
    ...line.facts,
    ...pickSums(line),
    id: line.product.id,
    price: decimalFromCentavos(line.facts.price),
    salePrice: line.facts.salePrice && decimalFromCentavos(line.facts.salePrice),
    cost: decimalFromCentavos(line.facts.cost),
  }))
  await tx.execute(sql`
    update products set
      ${sql.join(assignments, sql`, `)},
      -- A line that speaks of a product in the bin brings it back.
      deleted_at = null, version = version + 1, updated_at = ${at.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id uuid, ${sql.join(types, sql`, `)})
    where products.id = r.id`)
}

async function insert(tx: Transaction, at: Date, lines: readonly PlannedProduct[]): Promise<string[]> {
  const rows = await tx
    .insert(products)
    .values(lines.map(({ facts }) => ({ ...facts, createdAt: at, updatedAt: at })))
    .returning({ id: products.id, slug: products.slug })
  const ids = new Map(rows.map(({ id, slug }) => [slug, id]))
  return lines.map(({ facts }) => ids.get(facts.slug) ?? '')
}
