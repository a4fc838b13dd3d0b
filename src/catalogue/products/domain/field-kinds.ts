import { isIsoDay } from '#platform/domain/calendar.ts'
import { formatDecimal } from '#platform/domain/format-number.ts'
import { type Centavos, parseBrl } from '#platform/domain/money.ts'
import type { ProductFault } from './product-faults.ts'
import { slugFrom } from './slug.ts'

export interface FieldKind<Value> {
  kind: 'text' | 'money' | 'count' | 'decimal' | 'day'
  /** If true, an empty CSV cell clears the value. Otherwise an empty cell leaves it unchanged. */
  canBeEmptied?: boolean
  initial: Value
  read(typed: string, report: (fault: ProductFault) => void): Value
  show(value: Value): string
}

export const MAX_MONEY: Centavos = 100_000_000

export function normaliseLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ')
}

interface TextLimits {
  longest: number
  required?: boolean
}

const textKind =
  (clean: (typed: string) => string) =>
  (limits: TextLimits): FieldKind<string> & TextLimits => ({
    ...limits,
    kind: 'text',
    canBeEmptied: true,
    initial: '',
    read(typed, report) {
      const text = clean(typed)
      if (limits.required && !text) report('required')
      if (text.length > limits.longest) report('too-long')
      return text
    },
    show: (text) => text,
  })

export const line = textKind(normaliseLine)
export const paragraphs = textKind((typed) => typed.replace(/\r\n?/g, '\n').trim())
export const slug = textKind(slugFrom)

export const barcode = (): FieldKind<string> => ({
  kind: 'text',
  canBeEmptied: true,
  initial: '',
  read(typed, report) {
    const digits = typed.replace(/[\s-]/g, '')
    if (digits !== '' && !isGtin(digits)) report('not-barcode')
    return digits
  },
  show: (digits) => digits,
})

export const money = ({ most, aboveZero = false }: { most: Centavos; aboveZero?: boolean }) =>
  ({
    most,
    kind: 'money',
    initial: 0,
    read(typed, report) {
      const amount = typed.trim() === '' ? 0 : parseBrl(typed)
      if (amount === null || amount < 0) report('not-money')
      else if (amount > most) report('too-much-money')
      if (aboveZero && (amount ?? 0) <= 0) report('price-not-above-zero')
      return amount ?? 0
    },
    show: formatAmount,
  }) satisfies FieldKind<Centavos> & { most: Centavos }

export const unlessEmpty = <Value>({
  kind,
  read,
  show,
}: FieldKind<Value>): FieldKind<NonNullable<Value> | null> => ({
  kind,
  canBeEmptied: true,
  initial: null,
  read: (typed, report) => (typed.trim() === '' ? null : read(typed, report) || null),
  show: (value) => (value === null ? '' : show(value)),
})

export const day = () =>
  ({
    kind: 'day',
    initial: '',
    read(typed, report) {
      const [dayOfMonth = '', month = '', year = ''] = typed.trim().split('/')
      const iso = year ? `${year}-${month.padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}` : typed.trim()
      if (isIsoDay(iso)) return iso
      report('not-day')
      return ''
    },
    show: (iso) => iso,
  }) satisfies FieldKind<string>

export const count = ({ most, initial = 0 }: { most: number; initial?: number }) =>
  ({
    most,
    kind: 'count',
    initial,
    read(typed, report) {
      const counted = typed.trim() === '' ? 0 : parseWhole(typed)
      if (counted === null) report('not-whole')
      else if (counted > most) report('too-many')
      return counted ?? 0
    },
    show: String,
  }) satisfies FieldKind<number> & { most: number }

export const kilograms = ({ most }: { most: number }) =>
  ({
    most,
    kind: 'decimal',
    initial: 0,
    read(typed, report) {
      const weight = typed.trim() === '' ? 0 : parseDecimal(typed, 3)
      if (weight === null || weight > most) report('not-weight')
      return weight ?? 0
    },
    show: (weight) => formatDecimal(weight, { least: 3 }),
  }) satisfies FieldKind<number> & { most: number }

const LENGTHS = [8, 12, 13, 14]

export function isGtin(text: string): boolean {
  if (!/^\d+$/.test(text) || !LENGTHS.includes(text.length)) return false
  const [check = 0, ...digits] = [...text].map(Number).toReversed()
  const sum = digits.reduce((total, digit, place) => total + digit * (place % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10 === check
}

/**
 * Accepts Brazilian and English notation: '0,250', '8.4', '1.234,5'. Returns null if invalid or too
 * precise.
 */
export function parseDecimal(text: string, decimals: number): number | null {
  const bare = text.replace(/\s/g, '')
  const plain = bare.includes(',') ? bare.replace(/\./g, '').replace(',', '.') : bare
  return new RegExp(`^\\d{1,9}(\\.\\d{1,${decimals}})?$`).test(plain) ? Number(plain) : null
}

export function parseWhole(text: string): number | null {
  const bare = text.trim()
  return /^\d{1,9}$/.test(bare) ? Number(bare) : null
}

export function formatAmount(centavos: number): string {
  return formatDecimal(centavos / 100, { least: 2, most: 2 })
}
