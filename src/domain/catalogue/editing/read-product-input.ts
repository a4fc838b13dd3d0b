import { readPairs } from '#domain/catalogue/pairs.ts'
import type { PriceTerms } from '#domain/catalogue/promotion.ts'
import type { ShelfFacts } from '#domain/catalogue/shelf.ts'
import { unitPrice } from '#domain/catalogue/variants.ts'
import { type Centavos, parseBrl } from '#domain/money.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/result.ts'
import { isUuid } from '#domain/uuid.ts'
import { checkPromotion, sizePromotionFault } from './check-price-records.ts'
import { normaliseLine, parseDecimal, parseWhole } from './field-kinds.ts'
import type { FaultReport, ProductFault, ProductFaults } from './product-faults.ts'
import { byField, type PlainFacts, productFields, readField } from './product-fields.ts'
import {
  productLimits as limits,
  type ProductDraft,
  type ProductInput,
  type Question,
  type VariantDraft,
  type VariantInput,
} from './product-input.ts'
import { byShelfField, shelfFields, shelfOfSizes } from './shelf-fields.ts'
import {
  bySizeField,
  type Dimensions,
  MOST_CENTIMETRES,
  type SizeFacts,
  sides,
  sizeFieldNames,
  sizeFields,
} from './size-facts.ts'

/** A row that was opened and not filled in; its fewest in stock is a default. */
function isBlank({
  id,
  name,
  attributes,
  priceAdjustment,
  stockQuantity,
  cost,
  sku,
  barcode,
  ...row
}: VariantInput) {
  const facts = sizeFieldNames.map((field) => row[field])
  return (
    [id, name, attributes, cost, sku, barcode, ...facts].every((typed) => typed.trim() === '') &&
    [priceAdjustment, stockQuantity].every((typed) => /^[+−–-]?[0,.\s]*$/.test(typed))
  )
}

/** The product that was typed, or every field that is wrong at once. */
export function readProductInput(
  input: ProductInput,
): Ok<ProductDraft> | Refusal<'invalid', { faults: ProductFaults }> {
  const faults: Record<string, ProductFault> = {}
  const report: FaultReport = (field, fault) => {
    faults[field] ??= fault
  }
  const { active, featured } = input
  const facts = { ...byField((name) => readField(name, input[name], report)), active, featured } as PlainFacts
  checkPromotion(facts, report)
  const variants = readVariants(input.variants, facts, report)
  readAdded(input.addedStock, 'addedStock', report)
  const draft: ProductDraft = {
    ...facts,
    ...(variants.length > 0 && shelfOfSizes(variants)),
    dimensions: readDimensions(input, report),
    categoryId: readCategory(input.categoryId, report),
    features: readFeatures(input.features, report),
    specifications: readSpecifications(input.specifications, report),
    faq: readFaq(input.faq, report),
    variants,
    pairs: readPairs(input.pairs),
  }
  return Object.keys(faults).length === 0 ? ok(draft) : refuse('invalid', { faults })
}

/** A list of choices sends an id or nothing; anything else names no category. */
function readCategory(id: string, report: FaultReport): string | null {
  if (id === '' || isUuid(id)) return id || null
  report('categoryId', 'category-not-found')
  return null
}

/** All three or none: the parcel of half a candle cannot be measured. */
function readDimensions(input: ProductInput, report: FaultReport): Dimensions | null {
  if (sides.every((side) => input[side].trim() === '')) return null
  const [length = 0, width = 0, height = 0] = sides.map((side) => {
    if (input[side].trim() === '') {
      report(side, 'dimensions-incomplete')
      return 0
    }
    const value = parseDecimal(input[side], 1)
    if (!value || value > MOST_CENTIMETRES) report(side, 'not-length')
    return value ?? 0
  })
  return { length, width, height }
}

/** A row that is left empty is no row; faults keep the row's place on the page. */
function readFeatures(rows: ProductInput['features'], report: FaultReport): string[] {
  const features = rows.flatMap((row, index) => {
    const feature = normaliseLine(row)
    if (feature.length > limits.line) report(`features.${index}`, 'too-long')
    return feature ? [feature] : []
  })
  if (features.length > limits.rows) report('features', 'too-many-rows')
  return features
}

function readSpecifications(
  rows: ProductInput['specifications'],
  report: FaultReport,
): Record<string, string> {
  const known = new Map<string, string>()
  for (const [index, row] of rows.entries()) {
    const [name, value] = [normaliseLine(row.name), normaliseLine(row.value)]
    if (!name && !value) continue
    if (!name || !value) report(`specifications.${index}`, 'row-incomplete')
    else if (known.has(name)) report(`specifications.${index}`, 'row-repeated')
    else if (Math.max(name.length, value.length) > limits.line) report(`specifications.${index}`, 'too-long')
    known.set(name, value)
  }
  if (known.size > limits.rows) report('specifications', 'too-many-rows')
  return Object.fromEntries(known)
}

function readFaq(rows: ProductInput['faq'], report: FaultReport): Question[] {
  const questions = rows.flatMap((row, index) => {
    const [question, answer] = [normaliseLine(row.question), row.answer.trim()]
    if (!question && !answer) return []
    if (!question || !answer) report(`faq.${index}`, 'row-incomplete')
    else if (question.length > limits.line || answer.length > limits.answer)
      report(`faq.${index}`, 'too-long')
    return [{ question, answer }]
  })
  if (questions.length > limits.rows) report('faq', 'too-many-rows')
  return questions
}

/** Sizes: a name each, none twice, and none for nothing. */
function readVariants(
  rows: ProductInput['variants'],
  sold: Pick<PriceTerms, 'price' | 'salePrice'>,
  report: FaultReport,
): VariantDraft[] {
  const names = new Set<string>()
  const codes = new Set<string>()
  const variants = rows.flatMap((row, index) => {
    if (isBlank(row)) return []
    const field = `variants.${index}`
    const variant = readVariant(row, field, sold.price, report)
    readAdded(row.addedStock, `${field}.addedStock`, report)
    if (names.has(variant.name)) report(`${field}.name`, 'row-repeated')
    names.add(variant.name)
    if (variant.sku && codes.has(variant.sku)) report(`${field}.sku`, 'sku-repeated')
    codes.add(variant.sku)
    if (sold.price > 0 && unitPrice(sold.price, variant) <= 0)
      report(`${field}.${sellsFor(row) ? 'price' : 'priceAdjustment'}`, 'size-not-above-zero')
    const fault = sizePromotionFault(sold, variant)
    if (fault) report(`${field}.salePrice`, fault)
    return [variant]
  })
  if (variants.length > limits.rows) report('variants', 'too-many-rows')
  return variants
}

function readVariant(
  row: VariantInput,
  field: string,
  productPrice: Centavos,
  report: FaultReport,
): VariantDraft {
  const name = normaliseLine(row.name)
  if (!name) report(`${field}.name`, 'required')
  else if (name.length > productFields.name.longest) report(`${field}.name`, 'too-long')
  return {
    id: row.id || null,
    name,
    priceAdjustment: sellsFor(row)
      ? readSizePrice(row.price, `${field}.price`, report) - productPrice
      : readAdjustment(row.priceAdjustment, (fault) => report(`${field}.priceAdjustment`, fault)),
    attributes: readAttributes(row.attributes, `${field}.attributes`, report),
    ...readSizeFacts(row, field, report),
    ...readShelfFacts(row, field, report),
    image: row.image.slice(0, limits.address) || null,
  }
}

/** The owner typed what the size sells for; otherwise its difference counts. */
const sellsFor = ({ price, seenPrice }: VariantInput) =>
  price.trim() !== '' && parseBrl(price) !== parseBrl(seenPrice)

function readSizePrice(typed: string, field: string, report: FaultReport): Centavos {
  const price = parseBrl(typed)
  if (price === null || price < 0) report(field, 'not-money')
  else if (price > productFields.price.most) report(field, 'too-much-money')
  return price ?? 0
}

export function readAdjustment(text: string, report: (fault: ProductFault) => void): Centavos {
  // A negative adjustment may be typed with the hyphen of the keyboard or the sign of print.
  const typed = text.trim().replace(/^[−–]/, '-').replace(/^\+/, '')
  const adjustment = typed === '' ? 0 : parseBrl(typed)
  if (adjustment === null) report('not-money')
  else if (Math.abs(adjustment) > productFields.price.most) report('too-much-money')
  return adjustment ?? 0
}

const readAdded = (typed: string, field: string, report: FaultReport) =>
  shelfFields.stockQuantity.read(typed, (fault) => report(field, fault))

/** What joins the stock of a product without sizes, and of each size by its id. */
export interface AddedUnits {
  own: number
  sizes: Readonly<Record<string, number>>
}

/** Of an input that was read without faults. */
export function addedUnitsOf({ addedStock, variants }: ProductInput): AddedUnits {
  const units = (typed: string) => parseWhole(typed) ?? 0
  return {
    own: units(addedStock),
    sizes: Object.fromEntries(
      variants.flatMap((row) => (row.id && units(row.addedStock) ? [[row.id, units(row.addedStock)]] : [])),
    ),
  }
}

function readSizeFacts(row: VariantInput, field: string, report: FaultReport): SizeFacts {
  return bySizeField((name) =>
    sizeFields[name].read(row[name], (fault) => report(`${field}.${name}`, fault)),
  ) as SizeFacts
}

function readShelfFacts(row: VariantInput, field: string, report: FaultReport): ShelfFacts {
  return byShelfField((name) =>
    shelfFields[name].read(row[name], (fault) => report(`${field}.${name}`, fault)),
  ) as ShelfFacts
}

function readAttributes(text: string, field: string, report: FaultReport): Record<string, string> {
  const lines = text.split('\n').map(normaliseLine).filter(Boolean)
  return Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':')
      const [name, value] = [line.slice(0, Math.max(colon, 0)).trim(), line.slice(colon + 1).trim()]
      if (!name || !value) report(field, 'attribute-without-value')
      else if (line.length > limits.line) report(field, 'too-long')
      return [name, value]
    }),
  )
}
