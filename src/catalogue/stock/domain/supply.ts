/** The pour that somebody could reserve of now. */
export interface NextPour {
  /** 'yyyy-MM-dd' */
  readonly readyOn: string
  readonly units: number
}

export interface Supply {
  readonly units: number
  /** The day on which these units are ready; null for what stands on the shelf. */
  readonly readyOn: string | null
}

/** Where a cart's line is taken from: the shelf as long as anything stands there, else the next pour, if the owner wanted to reserve. */
export function supplyOf({
  stock,
  reserved,
  nextPour,
}: {
  stock: number
  reserved: boolean
  nextPour: NextPour | null
}): Supply {
  if (stock <= 0 && reserved && nextPour) return nextPour
  return { units: stock, readyOn: null }
}
