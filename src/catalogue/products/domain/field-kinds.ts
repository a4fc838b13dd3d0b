import { isIsoDay } from '#platform/domain/calendar.ts'
import { formatDecimal } from '#platform/domain/format-number.ts'
import { type Centavos, parseBrl } from '#platform/domain/money.ts'
import type { FaultReport, ProductFault } from './product-faults.ts'
import { slugFrom } from './slug.ts'

export interface FieldKind<Value> {
  kind: 'text' | 'money' | 'count' | 'weight' | 'day' | 'dimensions' | 'barcode' | 'attributes'
  /** If true, an empty CSV cell clears the value. Otherwise an empty cell leaves it unchanged. */
  canBeEmptied?: boolean
  longest?: number
  initial: Value
  read(typed: string, report: (fault: ProductFault) => void): Value
  show(value: Value): string
}

/** A table of fields describes the form, its parser, its checks and the CSV file. */
export type Fields = Readonly<Record<string, FieldKind<unknown>>>

export type FactsOf<Table extends Fields> = { [Name in keyof Table]: Table[Name]['initial'] }

export const listNames = <Table extends Fields>(table: Table) =>
  Object.keys(table) as (keyof Table & string)[]

export function byField<Table extends Fields, Value>(
  table: Table,
  of: (name: keyof Table & string) => Value,
) {
  return Object.fromEntries(listNames(table).map((name) => [name, of(name)])) as Record<keyof Table, Value>
}

export const readInitialValues = <Table extends Fields>(table: Table) =>
  byField(table, (name) => table[name]?.initial) as FactsOf<Table>

export function readFields<Table extends Fields>(
  table: Table,
  typed: Readonly<Record<keyof Table, string>>,
  report: FaultReport,
) {
  const read = (name: keyof Table & string) => table[name]?.read(typed[name], (fault) => report(name, fault))
  return byField(table, read) as FactsOf<Table>
}

export const showFields = <Table extends Fields>(table: Table, facts: FactsOf<Table>) =>
  byField(table, (name) => table[name]?.show(facts[name]) ?? '')

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
      if (text.length > limits.longest) report('too-much')
      return text
    },
    show: (text) => text,
  })

export const line = textKind(normaliseLine)
export const paragraphs = textKind((typed) => typed.replace(/\r\n?/g, '\n').trim())
export const slug = textKind(slugFrom)

export const address = ({ longest }: TextLimits): FieldKind<string | null> => ({
  kind: 'text',
  initial: null,
  read: (typed) => typed.slice(0, longest) || null,
  show: (url) => url ?? '',
})

export const barcode = (): FieldKind<string> => ({
  kind: 'barcode',
  canBeEmptied: true,
  initial: '',
  read(typed, report) {
    const digits = typed.replace(/[\s-]/g, '')
    if (digits !== '' && !isGtin(digits)) report('unreadable')
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
      if (amount === null || amount < 0) report('unreadable')
      else if (amount > most) report('too-much')
      if (aboveZero && (amount ?? 0) <= 0) report('too-little')
      return amount ?? 0
    },
    show: formatAmount,
  }) satisfies FieldKind<Centavos> & { most: Centavos }

export const difference = ({ most }: { most: Centavos }): FieldKind<Centavos> => ({
  ...money({ most }),
  read(typed, report) {
    const amount = parseDifference(typed)
    if (amount === null) report('unreadable')
    else if (Math.abs(amount) > most) report('too-much')
    return amount ?? 0
  },
})

export const parseDifference = (typed: string): Centavos | null =>
  parseBrl(typed.trim().replace(/^[−–]/, '-').replace(/^\+/, '') || '0')

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
      report('unreadable')
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
      if (counted === null) report('unreadable')
      else if (counted > most) report('too-much')
      return counted ?? 0
    },
    show: String,
  }) satisfies FieldKind<number> & { most: number }

export const kilograms = ({ most }: { most: number }) =>
  ({
    most,
    kind: 'weight',
    initial: 0,
    read(typed, report) {
      const weight = typed.trim() === '' ? 0 : parseDecimal(typed, 3)
      if (weight === null || weight > most) report('unreadable')
      return weight ?? 0
    },
    show: (weight) => formatDecimal(weight, { least: 3 }),
  }) satisfies FieldKind<number> & { most: number }

export const attributes = ({ longest }: TextLimits): FieldKind<Record<string, string>> => ({
  kind: 'attributes',
  initial: {},
  read(typed, report) {
    const lines = typed.split('\n').map(normaliseLine).filter(Boolean)
    return Object.fromEntries(
      lines.map((fact) => {
        const colon = fact.indexOf(':')
        const [name, value] = [fact.slice(0, Math.max(colon, 0)).trim(), fact.slice(colon + 1).trim()]
        if (!name || !value) report('unreadable')
        else if (fact.length > longest) report('too-much')
        return [name, value]
      }),
    )
  },
  show: (facts) =>
    Object.entries(facts)
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n'),
})

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
