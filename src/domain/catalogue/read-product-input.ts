import { type Ok, ok, type Refusal, refuse } from '#domain/result.ts'
import { isUuid } from '#domain/uuid.ts'
import { parseDecimal } from './numbers.ts'
import {
  type Dimensions,
  productLimits as limits,
  type ProductDraft,
  type ProductFault,
  type ProductFaults,
} from './product-draft.ts'
import type { ProductInput } from './product-input.ts'
import { type FaultReport, readCount, readMoney, readPrice, readWeight, tidy } from './read-fields.ts'
import { readFaq, readFeatures, readSpecifications } from './read-rows.ts'
import { readVariants } from './read-variants.ts'
import { slugFrom } from './slug.ts'

/** The product that was typed, or every field that is wrong at once. */
export function readProductInput(
  input: ProductInput,
): Ok<ProductDraft> | Refusal<'invalid', { faults: ProductFaults }> {
  const faults: Record<string, ProductFault> = {}
  const report: FaultReport = (field, fault) => {
    faults[field] ??= fault
  }
  const price = readPrice(input.price, report)
  const draft: ProductDraft = {
    ...readTexts(input, report),
    price,
    cost: readMoney(input.cost, 'cost', report),
    stockQuantity: readCount(input.stockQuantity, 'stockQuantity', report),
    minStockLevel: readCount(input.minStockLevel, 'minStockLevel', report),
    weight: readWeight(input.weight, report),
    dimensions: readDimensions(input, report),
    categoryId: readCategory(input.categoryId, report),
    active: input.active,
    featured: input.featured,
    features: readFeatures(input.features, report),
    specifications: readSpecifications(input.specifications, report),
    faq: readFaq(input.faq, report),
    variants: readVariants(input.variants, price, report),
  }
  return Object.keys(faults).length === 0 ? ok(draft) : refuse('invalid', { faults })
}

function readTexts(input: ProductInput, report: FaultReport) {
  const name = tidy(input.name)
  const slug = slugFrom(input.slug)
  if (!name) report('name', 'required')
  if (!slug) report('slug', 'required')
  const texts = {
    name,
    slug,
    shortDescription: tidy(input.shortDescription),
    description: input.description.replace(/\r\n?/g, '\n').trim(),
  }
  for (const field of ['name', 'slug', 'shortDescription', 'description'] as const)
    if (texts[field].length > limits[field]) report(field, 'too-long')
  return texts
}

/** A list of choices sends an id or nothing; anything else names no category. */
function readCategory(id: string, report: FaultReport): string | null {
  if (id === '' || isUuid(id)) return id || null
  report('categoryId', 'category-not-found')
  return null
}

const sides = ['length', 'width', 'height'] as const

/** All three or none: the parcel of half a candle cannot be measured. */
function readDimensions(input: ProductInput, report: FaultReport): Dimensions | null {
  if (sides.every((side) => input[side].trim() === '')) return null
  const [length = 0, width = 0, height = 0] = sides.map((side) => {
    if (input[side].trim() === '') {
      report(side, 'dimensions-incomplete')
      return 0
    }
    const value = parseDecimal(input[side], 1)
    if (!value || value > limits.centimetres) report(side, 'not-length')
    return value ?? 0
  })
  return { length, width, height }
}
