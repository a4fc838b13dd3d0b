export interface NextBatch {
  readonly readyOn: string
  readonly units: number
}

export interface Supply {
  readonly units: number
  readonly readyOn: string | null
}

/** Uses stock while there is any; otherwise the next batch, if the customer wants to reserve. */
export function describeSupply({
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
