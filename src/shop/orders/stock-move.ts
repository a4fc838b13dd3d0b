export type UnitsLine = {
  readonly productId: string | null
  /** The pour that the units are reserved of; absent or null where they come from the shelf. */
  readonly pourId?: string | null
  readonly name: string
  readonly quantity: number
}

export type StockMove = {
  readonly orderId: string
  /** `hold` and `retake` take units from shelf or pour; `release` (unpaid) and `return` (paid for) put them back. */
  readonly reason: 'hold' | 'retake' | 'release' | 'return'
  readonly lines: readonly UnitsLine[]
  readonly actorId?: string | null
}

/** One product's or one pour's part of a move. */
export type MovedUnits = {
  readonly productId: string
  readonly pourId: string | null
  readonly change: number
  readonly reason: StockMove['reason']
  readonly orderId: string
  readonly actorId: string | null
}

export const takes = (move: StockMove) => move.reason === 'hold' || move.reason === 'retake'
