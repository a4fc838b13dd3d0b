import { formatDecimal } from '#domain/format-number.ts'
import { type Centavos, parseBrl } from '#domain/money.ts'
import { formatAmount, parseDecimal, parseWhole } from './numbers.ts'
import type { ProductFault } from './product-faults.ts'
import { slugFrom } from './slug.ts'

/** How one kind of fact is typed, checked and shown, in a field of the form as in a cell of the file. */
export interface FieldKind<Value> {
  kind: 'text' | 'money' | 'count' | 'decimal'
  /** What a new product starts with. */
  initial: Value
  /** Says what is wrong with the text, and reads on. */
  read(typed: string, report: (fault: ProductFault) => void): Value
  show(value: Value): string
}

/** One line, one space between words. */
export function tidy(text: string): string {
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
    initial: '',
    read(typed, report) {
      const text = clean(typed)
      if (limits.required && !text) report('required')
      if (text.length > limits.longest) report('too-long')
      return text
    },
    show: (text) => text,
  })

export const line = textKind(tidy)
export const paragraphs = textKind((typed) => typed.replace(/\r\n?/g, '\n').trim())
export const slug = textKind(slugFrom)

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
