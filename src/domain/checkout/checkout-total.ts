import type { Centavos } from '#domain/money.ts'

export type PricedLine = { readonly unitPrice: Centavos; readonly quantity: number }

export function lineTotal({ unitPrice, quantity }: PricedLine): Centavos {
  return unitPrice * quantity
}

export function subtotalOf(lines: readonly PricedLine[]): Centavos {
  return lines.reduce((sum, line) => sum + lineTotal(line), 0)
}
