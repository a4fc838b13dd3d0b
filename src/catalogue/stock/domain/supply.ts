/** The batch that somebody could reserve of now. */
export interface NextBatch {
  /** 'yyyy-MM-dd' */
  readonly readyOn: string
  readonly units: number
}

export interface Supply {
  readonly units: number
  /** The day on which these units are ready; null for what stands on the shelf. */
  readonly readyOn: string | null
}

/** Where a cart's line is taken from: the shelf as long as anything stands there, else the next batch, if the owner wanted to reserve. */
export function supplyOf({
  stock,
  reserved,
  nextBatch,
}: {
  stock: number
  reserved: boolean
  nextBatch: NextBatch | null
}): Supply {
  if (stock <= 0 && reserved && nextBatch) return nextBatch
  return { units: stock, readyOn: null }
}
