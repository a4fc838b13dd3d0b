import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { ShelfName } from '#catalogue/stock/domain/shelf.ts'
import type { Transaction } from '#platform/database/connect.ts'
import type { Shop } from '#platform/shop.ts'

declare module '#platform/shop.ts' {
  interface Shop {
    readonly waitingLists: readonly WaitingList[]
  }
}

declare module '#platform/server-manifest.ts' {
  interface ServerManifest {
    readonly waitingLists?: readonly WaitingList[]
  }
}

export type Restocker = Pick<Shop, 'clock' | 'db' | 'outbox' | 'sealing' | 'waitingLists'>
type Lists = Pick<Shop, 'clock' | 'waitingLists'>

interface ShelfColumns {
  productId: SQLWrapper
  variantId?: SQLWrapper
}

export interface WaitingLine {
  size: string | null
  count: number
  first: { email: string; since: string }[]
}

/** The methods run in the transaction that changes the stock, after batches and products are locked. */
export interface WaitingList {
  readonly notify: (
    shop: Restocker,
    tx: Transaction,
    filledShelfNames: readonly ShelfName[],
  ) => Promise<unknown>
  /** The product gets its first sizes; its requests move to the given size. */
  readonly moveToSize: (tx: Transaction, shelf: { productId: string; variantId: string }) => Promise<unknown>
  /** The product's sizes are about to be deleted; their requests move to the product. */
  readonly moveToProduct: (tx: Transaction, productId: string) => Promise<unknown>
  readonly countColumn: (shop: Pick<Shop, 'clock'>, shelf: ShelfColumns) => SQL<number>
  readonly linesColumn: (shop: Pick<Shop, 'clock'>, productId: SQLWrapper) => SQL<WaitingLine[]>
}

/** Runs in the transaction that adds the units, so that emails and stock commit together. */
export async function notifyWaiting(
  shop: Restocker,
  tx: Transaction,
  filledShelfNames: readonly ShelfName[],
): Promise<void> {
  for (const { notify } of shop.waitingLists) await notify(shop, tx, filledShelfNames)
}

export function waitingColumn(shop: Lists, shelf: ShelfColumns) {
  const counts = shop.waitingLists.map(({ countColumn }) => sql` + ${countColumn(shop, shelf)}`)
  return sql<number>`(0${sql.join(counts)})`
}

export function waitingLinesColumn(shop: Lists, productId: SQLWrapper) {
  const lists = shop.waitingLists.map(({ linesColumn }) => linesColumn(shop, productId))
  return sql<WaitingLine[][]>`json_build_array(${sql.join(lists, sql`, `)})`
}
