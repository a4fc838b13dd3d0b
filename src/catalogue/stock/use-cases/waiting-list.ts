import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { ShelfName } from '#catalogue/stock/domain/shelf.ts'
import type { Transaction } from '#platform/database/connect.ts'
import type { Shop } from '#platform/shop.ts'

declare module '#platform/shop.ts' {
  interface Shop {
    /** Lists of customers who wait for units, each kept by a feature. */
    readonly waitingLists: readonly WaitingList[]
  }
}

declare module '#platform/server-manifest.ts' {
  interface ServerManifest {
    readonly waitingLists?: readonly WaitingList[]
  }
}

/** What a use case needs that puts units on a shelf. */
export type Restocker = Pick<Shop, 'clock' | 'db' | 'outbox' | 'sealing' | 'waitingLists'>
type Lists = Pick<Shop, 'clock' | 'waitingLists'>

interface ShelfColumns {
  productId: SQLWrapper
  /** Without it a product is meant in any size. */
  variantId?: SQLWrapper
}

/** The customers who wait for one size, or for a product that has none. */
export interface WaitingLine {
  size: string | null
  count: number
  /** The longest waiting of them, with the instant since when, as ISO text. */
  first: { email: string; since: string }[]
}

/** Its steps run in the transaction of their cause, after that has locked batches and products. */
export interface WaitingList {
  /** Enqueues e-mails about the shelves that have more units than before. */
  readonly notify: (shop: Restocker, tx: Transaction, filled: readonly ShelfName[]) => Promise<unknown>
  /** The product has its first sizes; customers who waited for it wait for this one. */
  readonly moveToSize: (tx: Transaction, shelf: { productId: string; variantId: string }) => Promise<unknown>
  /** The product's sizes are about to be deleted; customers who waited for them wait for the product. */
  readonly moveToProduct: (tx: Transaction, productId: string) => Promise<unknown>
  readonly countColumn: (shop: Pick<Shop, 'clock'>, shelf: ShelfColumns) => SQL<number>
  readonly linesColumn: (shop: Pick<Shop, 'clock'>, productId: SQLWrapper) => SQL<WaitingLine[]>
}

/** Part of the transaction that put the units on the shelves, so that e-mails commit with their stock. */
export async function notifyWaiting(
  shop: Restocker,
  tx: Transaction,
  filled: readonly ShelfName[],
): Promise<void> {
  for (const { notify } of shop.waitingLists) await notify(shop, tx, filled)
}

/** How many wait, as a column of a statement. */
export function waitingColumn(shop: Lists, shelf: ShelfColumns) {
  const counts = shop.waitingLists.map(({ countColumn }) => sql` + ${countColumn(shop, shelf)}`)
  return sql<number>`(0${sql.join(counts)})`
}

/** The lines of each list, as a column. */
export function waitingLinesColumn(shop: Lists, productId: SQLWrapper) {
  const lists = shop.waitingLists.map(({ linesColumn }) => linesColumn(shop, productId))
  return sql<WaitingLine[][]>`json_build_array(${sql.join(lists, sql`, `)})`
}
