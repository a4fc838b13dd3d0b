import { formatDecimal } from '#domain/format-number.ts'

/** Reads what a person in Brazil types as a quantity: '0,250', '8.4', '1.234,5'. Null when it is none, or is finer than that. */
export function parseDecimal(text: string, decimals: number): number | null {
  const bare = text.replace(/\s/g, '')
  const plain = bare.includes(',') ? bare.replace(/\./g, '').replace(',', '.') : bare
  return new RegExp(`^\\d{1,9}(\\.\\d{1,${decimals}})?$`).test(plain) ? Number(plain) : null
}

export function parseWhole(text: string): number | null {
  const bare = text.trim()
  return /^\d{1,9}$/.test(bare) ? Number(bare) : null
}

/** '94,90': money in a field that already says 'R$'. */
export function formatAmount(centavos: number): string {
  return formatDecimal(centavos / 100, { least: 2, most: 2 })
}
