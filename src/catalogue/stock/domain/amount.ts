import { formatDecimal, formatWhole } from '#platform/domain/format-number.ts'

export const MATERIAL_UNITS = ['g', 'ml', 'piece'] as const
export type MaterialUnit = (typeof MATERIAL_UNITS)[number]

/** Whole numbers of the smallest unit: milligrams, microlitres, pieces. */
export type Amount = number

export const isWeighed = (unit: MaterialUnit) => unit !== 'piece'

const smallest = (unit: MaterialUnit) => (isWeighed(unit) ? 1000 : 1)

export const maxAmount = (unit: MaterialUnit): Amount => (isWeighed(unit) ? 100_000 * smallest(unit) : 10_000)

export function parseAmount(typed: string, unit: MaterialUnit): Amount | null {
  const bare = typed.toLowerCase().replace(/[\s\u00a0]/g, '')
  const { number, word } = /^(?<number>[\d.,]+)(?<word>kg|g|l|ml|un\.?)?$/.exec(bare)?.groups ?? {}
  if (number === undefined) return null
  const decimal = normaliseDecimal(number)
  const times = findFactor(word, unit)
  if (decimal === null || times === null) return null
  const [whole = '', fraction = ''] = decimal.split('.')
  const digits = String(times).length - 1
  if (fraction.length > digits) return null
  const amount = Number(whole) * times + Number(fraction.padEnd(digits, '0') || 0)
  return amount > 0 && amount <= maxAmount(unit) ? amount : null
}

/** A point before three digits separates thousands, as in Brazil; otherwise it is a decimal point. */
function normaliseDecimal(typed: string): string | null {
  const isThousands = /^\d{1,3}(\.\d{3})+(,\d+)?$/.test(typed)
  const decimal = (isThousands ? typed.replace(/\./g, '') : typed).replace(',', '.')
  return /^\d{1,10}(\.\d+)?$/.test(decimal) ? decimal : null
}

function findFactor(word: string | undefined, unit: MaterialUnit): number | null {
  if (word === undefined) return smallest(unit)
  if (unit === 'piece') return word.startsWith('un') ? 1 : null
  const [own, thousand] = unit === 'g' ? ['g', 'kg'] : ['ml', 'l']
  if (word === own) return 1000
  return word === thousand ? 1_000_000 : null
}

export function formatAmount(amount: Amount, unit: MaterialUnit): string {
  if (unit === 'piece') return `${signedNumber(amount)}\u00a0un.`
  const isLarge = Math.abs(amount) >= 1_000_000
  const [own, thousand] = unit === 'g' ? ['g', 'kg'] : ['ml', 'l']
  const sign = amount < 0 ? '−' : ''
  return `${sign}${formatDecimal(Math.abs(amount) / (isLarge ? 1_000_000 : 1000))}\u00a0${isLarge ? thousand : own}`
}

const signedNumber = (number: number) => `${number < 0 ? '−' : ''}${formatWhole(Math.abs(number))}`

export const typedAmount = (amount: Amount, unit: MaterialUnit) => formatDecimal(amount / smallest(unit))

export const parseCount = (typed: string, unit: MaterialUnit): Amount | null =>
  /^0+$/.test(typed.trim()) ? 0 : parseAmount(typed, unit)
