import { ownDataKeys, ownDataWords } from '#customers/privacy/copy.ts'
import { decimalFromCentavos } from '#platform/domain/money.ts'

/**
 * Amounts in reais. Throws for a column without a Portuguese name, so that no column is exported by
 * accident.
 */
export function ownDataFile(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(ownDataFile)
  if (data === null || typeof data !== 'object' || data instanceof Date) return data
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => {
      const name = ownDataKeys[key]
      if (!name) throw new Error(`the data file has no word for '${key}'`)
      return [name, wordFor(key, value)]
    }),
  )
}

function wordFor(key: string, value: unknown): unknown {
  if (key.endsWith('InCentavos')) return decimalFromCentavos(Number(value))
  if (typeof value !== 'string') return ownDataFile(value)
  return ownDataWords[key]?.[value] ?? value
}
