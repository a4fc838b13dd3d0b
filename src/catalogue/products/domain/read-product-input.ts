import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import { isUuid } from '#platform/domain/uuid.ts'
import { checkPromotion } from './check-price-records.ts'
import { normaliseLine, parseDecimal, parseWhole, readFields } from './field-kinds.ts'
import { readPairs } from './pairs.ts'
import type { FaultReport, ProductFault, ProductFaults } from './product-faults.ts'
import { productFields } from './product-fields.ts'
import {
  productLimits as limits,
  type ProductDraft,
  type ProductInput,
  type Question,
} from './product-input.ts'
import { readAdded, readVariants } from './read-variants.ts'
import { shelfOfSizes } from './shelf-fields.ts'
import { type Dimensions, MAX_CENTIMETRES, sides } from './size-facts.ts'

export function readProductInput(
  input: ProductInput,
): Ok<ProductDraft> | Refusal<'invalid', { faults: ProductFaults }> {
  const faults: Record<string, ProductFault> = {}
  const recordFault: FaultReport = (field, fault) => {
    faults[field] ??= fault
  }
  const { active, featured } = input
  const facts = { ...readFields(productFields, input, recordFault), active, featured }
  checkPromotion(facts, recordFault)
  const variants = readVariants(input.variants, facts, recordFault)
  readAdded(input.addedStock, recordFault)
  const draft: ProductDraft = {
    ...facts,
    ...(variants.length > 0 && shelfOfSizes(variants)),
    dimensions: readDimensions(input, recordFault),
    categoryId: readCategory(input.categoryId, recordFault),
    features: readFeatures(input.features, recordFault),
    specifications: readSpecifications(input.specifications, recordFault),
    faq: readFaq(input.faq, recordFault),
    variants,
    pairs: readPairs(input.pairs),
  }
  return Object.keys(faults).length === 0 ? ok(draft) : refuse('invalid', { faults })
}

/** A select sends an id or an empty string. Anything else is reported as an unknown category. */
function readCategory(id: string, report: FaultReport): string | null {
  if (id === '' || isUuid(id)) return id || null
  report('categoryId', 'not-found')
  return null
}

/** All three or none, because a partial size is useless for parcels. */
function readDimensions(input: ProductInput, report: FaultReport): Dimensions | null {
  if (sides.every((side) => input[side].trim() === '')) return null
  const [length = 0, width = 0, height = 0] = sides.map((side) => {
    if (input[side].trim() === '') {
      report(side, 'incomplete')
      return 0
    }
    const value = parseDecimal(input[side], 1)
    if (!value || value > MAX_CENTIMETRES) report(side, 'unreadable')
    return value ?? 0
  })
  return { length, width, height }
}

/** Empty rows are skipped. Faults keep the row's position on the page. */
function readFeatures(rows: ProductInput['features'], report: FaultReport): string[] {
  const features = rows.flatMap((row, index) => {
    const feature = normaliseLine(row)
    if (feature.length > limits.line) report(`features.${index}`, 'too-much')
    return feature ? [feature] : []
  })
  if (features.length > limits.rows) report('features', 'too-much')
  return features
}

function readSpecifications(
  rows: ProductInput['specifications'],
  report: FaultReport,
): Record<string, string> {
  const knownValues = new Map<string, string>()
  for (const [index, row] of rows.entries()) {
    const [name, value] = [normaliseLine(row.name), normaliseLine(row.value)]
    if (!name && !value) continue
    if (!name || !value) report(`specifications.${index}.name`, 'incomplete')
    else if (knownValues.has(name)) report(`specifications.${index}.name`, 'repeated')
    else if (Math.max(name.length, value.length) > limits.line)
      report(`specifications.${index}.name`, 'too-much')
    knownValues.set(name, value)
  }
  if (knownValues.size > limits.rows) report('specifications', 'too-much')
  return Object.fromEntries(knownValues)
}

function readFaq(rows: ProductInput['faq'], report: FaultReport): Question[] {
  const questions = rows.flatMap((row, index) => {
    const [question, answer] = [normaliseLine(row.question), row.answer.trim()]
    if (!question && !answer) return []
    if (!question || !answer) report(`faq.${index}.question`, 'incomplete')
    else if (question.length > limits.line || answer.length > limits.answer)
      report(`faq.${index}.question`, 'too-much')
    return [{ question, answer }]
  })
  if (questions.length > limits.rows) report('faq', 'too-much')
  return questions
}

export interface AddedUnits {
  own: number
  sizes: Readonly<Record<string, number>>
}

export function parseAddedUnits({ addedStock, variants }: ProductInput): AddedUnits {
  const units = (typed: string) => parseWhole(typed) ?? 0
  return {
    own: units(addedStock),
    sizes: Object.fromEntries(
      variants.flatMap((row) => (row.id && units(row.addedStock) ? [[row.id, units(row.addedStock)]] : [])),
    ),
  }
}
