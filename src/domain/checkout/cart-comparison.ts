export type CartLine = {
  readonly productId: string
  readonly variantId: string | null
  readonly quantity: number
  /** What was chosen for a kit, in rising order. */
  readonly chosenParts?: readonly string[] | null
}

function quantitiesByLine(lines: readonly CartLine[]): Map<string, number> {
  const quantities = new Map<string, number>()
  for (const { productId, variantId, quantity, chosenParts } of lines) {
    const key = [productId, variantId ?? '', ...(chosenParts ?? [])].join('/')
    quantities.set(key, (quantities.get(key) ?? 0) + quantity)
  }
  return quantities
}

/** Whether what the customer saw is what the server would sell; the order of the lines says nothing. */
export function isSameCart(seen: readonly CartLine[], kept: readonly CartLine[]): boolean {
  const a = quantitiesByLine(seen)
  const b = quantitiesByLine(kept)
  return a.size === b.size && [...a].every(([line, quantity]) => b.get(line) === quantity)
}
