import { formatDecimal } from '#platform/domain/format-number.ts'
import {
  count,
  type FieldKind,
  kilograms,
  MAX_MONEY,
  money,
  parseDecimal,
  unlessEmpty,
} from './field-kinds.ts'

const MAX_HOURS = 2_000
export const MAX_CENTIMETRES = 1_000

export interface Dimensions {
  length: number
  width: number
  height: number
}

export const sides = ['length', 'width', 'height'] as const satisfies readonly (keyof Dimensions)[]

const cubicShape: FieldKind<Dimensions | null> = {
  kind: 'text',
  initial: null,
  read(typed, report) {
    const sides = typed.split(/[x×*]/i).map((side) => parseDecimal(side.replace(/cm/i, ''), 1))
    const [length, width, height] = sides
    if (sides.length === 3 && isSide(length) && isSide(width) && isSide(height))
      return { length, width, height }
    report('not-dimensions')
    return null
  },
  show: (shape) =>
    shape ? [shape.length, shape.width, shape.height].map((side) => formatDecimal(side)).join(' × ') : '',
}

const isSide = (side: number | null | undefined): side is number =>
  typeof side === 'number' && side > 0 && side <= MAX_CENTIMETRES

export const sizeFields = {
  burningHours: unlessEmpty(count({ most: MAX_HOURS })),
  weight: unlessEmpty(kilograms({ most: 1_000 })),
  dimensions: unlessEmpty(cubicShape),
  /** Applies only during the product's promotion; the usual difference applies otherwise. */
  salePrice: unlessEmpty(money({ most: MAX_MONEY, aboveZero: true })),
}

export type SizeField = keyof typeof sizeFields
export const sizeFieldNames = Object.keys(sizeFields) as SizeField[]

export type SizeFacts = { [Name in SizeField]: (typeof sizeFields)[Name]['initial'] }

export function bySizeField<Value>(of: (name: SizeField) => Value): Record<SizeField, Value> {
  return Object.fromEntries(sizeFieldNames.map((name) => [name, of(name)])) as Record<SizeField, Value>
}

export const unknownSizeFacts = bySizeField(() => null) as SizeFacts

export function showSizeField(name: SizeField, facts: SizeFacts): string {
  const field: FieldKind<SizeFacts[SizeField]> = sizeFields[name]
  return field.show(facts[name])
}
