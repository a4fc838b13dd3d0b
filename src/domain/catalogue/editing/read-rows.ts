import { normaliseLine } from './field-kinds.ts'
import { productLimits as limits, type Question } from './product-draft.ts'
import type { FaultReport } from './product-faults.ts'
import type { ProductInput } from './product-input.ts'

/** A row that is left empty is no row; faults keep the row's place on the page. */

export function readFeatures(rows: ProductInput['features'], report: FaultReport): string[] {
  const features = rows.flatMap((row, index) => {
    const feature = normaliseLine(row)
    if (feature.length > limits.line) report(`features.${index}`, 'too-long')
    return feature ? [feature] : []
  })
  if (features.length > limits.rows) report('features', 'too-many-rows')
  return features
}

export function readSpecifications(
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

export function readFaq(rows: ProductInput['faq'], report: FaultReport): Question[] {
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
