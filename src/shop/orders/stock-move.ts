import type { ShelfName } from '#domain/catalogue/shelf.ts'

export type UnitsLine = {
  readonly productId: string | null
  /** Null for a product without sizes. */
  readonly variantId: string | null
  /** The pour that the units are reserved of; absent or null where they come from the shelf. */
  readonly pourId?: string | null
  readonly name: string
  readonly variantName?: string | null
  readonly quantity: number
}

export type StockMove = {
  readonly orderId: string
  /** `hold` and `retake` take units from shelf or pour; `release` (unpaid) and `return` (paid for) put them back. */
  readonly reason: 'hold' | 'retake' | 'release' | 'return'
  readonly lines: readonly UnitsLine[]
  readonly actorId?: string | null
}

/** One shelf's or one pour's part of a move. */
export type MovedUnits = ShelfName & {
  readonly pourId: string | null
  readonly change: number
  readonly reason: StockMove['reason']
  readonly orderId: string
  readonly actorId: string | null
}

export const takes = (move: StockMove) => move.reason === 'hold' || move.reason === 'retake'
