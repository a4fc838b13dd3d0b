import { formatDecimal } from '#platform/domain/format-number.ts'
import {
  address,
  attributes,
  count,
  difference,
  type FactsOf,
  type FieldKind,
  type Fields,
  kilograms,
  line,
  MAX_MONEY,
  money,
  parseDecimal,
  readInitialValues,
  unlessEmpty,
} from './field-kinds.ts'
import { shelfFields } from './shelf-fields.ts'

const MAX_HOURS = 2_000
export const MAX_CENTIMETRES = 1_000

export interface Dimensions {
  length: number
  width: number
  height: number
}

export const sides = ['length', 'width', 'height'] as const satisfies readonly (keyof Dimensions)[]

const cubicShape: FieldKind<Dimensions | null> = {
  kind: 'dimensions',
  initial: null,
  read(typed, report) {
    const sides = typed.split(/[x×*]/i).map((side) => parseDecimal(side.replace(/cm/i, ''), 1))
    const [length, width, height] = sides
    if (sides.length === 3 && isSide(length) && isSide(width) && isSide(height))
      return { length, width, height }
    report('unreadable')
    return null
  },
  show: (shape) =>
    shape ? [shape.length, shape.width, shape.height].map((side) => formatDecimal(side)).join(' × ') : '',
}

const isSide = (side: number | null | undefined): side is number =>
  typeof side === 'number' && side > 0 && side <= MAX_CENTIMETRES

export const sizeFactFields = {
  burningHours: unlessEmpty(count({ most: MAX_HOURS })),
  weight: unlessEmpty(kilograms({ most: 1_000 })),
  dimensions: unlessEmpty(cubicShape),
  /** Applies only during the product's promotion; the usual difference applies otherwise. */
  salePrice: unlessEmpty(money({ most: MAX_MONEY, aboveZero: true })),
} satisfies Fields

export type SizeFacts = FactsOf<typeof sizeFactFields>

export const unknownSizeFacts: SizeFacts = readInitialValues(sizeFactFields)

export const sizeColumns = { ...sizeFactFields, ...shelfFields }

/** All fields of a size, in the form's names: `variants.0.sku`. */
export const sizeFields = {
  name: line({ longest: 120, required: true }),
  priceAdjustment: difference({ most: MAX_MONEY }),
  ...sizeColumns,
  attributes: attributes({ longest: 200 }),
  image: address({ longest: 300 }),
} satisfies Fields

export type SizeField = keyof typeof sizeFields
