import { readPairs } from '#domain/catalogue/pairs.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/result.ts'
import { isUuid } from '#domain/uuid.ts'
import { parseDecimal } from './numbers.ts'
import { type Dimensions, productLimits as limits, type ProductDraft, sides } from './product-draft.ts'
import type { FaultReport, ProductFault, ProductFaults } from './product-faults.ts'
import { byField, type PlainFacts, readField } from './product-fields.ts'
import type { ProductInput } from './product-input.ts'
import { checkPromotion } from './read-promotion.ts'
import { readFaq, readFeatures, readSpecifications } from './read-rows.ts'
import { readVariants } from './read-variants.ts'

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
  const draft: ProductDraft = {
    ...facts,
    dimensions: readDimensions(input, report),
    categoryId: readCategory(input.categoryId, report),
    features: readFeatures(input.features, report),
    specifications: readSpecifications(input.specifications, report),
    faq: readFaq(input.faq, report),
    variants: readVariants(input.variants, facts, report),
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
    if (!value || value > limits.centimetres) report(side, 'not-length')
    return value ?? 0
  })
  return { length, width, height }
}
