import { z } from 'zod'
import { byField } from '#catalogue/products/domain/product-fields.ts'
import type { ProductInput, VariantInput } from '#catalogue/products/domain/product-input.ts'
import { seenNumber, text, ticked, versionFields } from '#platform/http/request/form-fields.server.ts'
import { rowFields, sizeColumn, sizeInputNames } from './section-fields.ts'

const column = z.array(text)
type SizeColumns = Record<`variants.${keyof VariantInput}`, typeof column>
const sizeColumns = Object.fromEntries(
  sizeInputNames.map((name) => [sizeColumn(name), column]),
) as SizeColumns

export const productFormSchema = z.object({
  ...byField(() => text),
  active: ticked,
  featured: ticked,
  categoryId: text,
  length: text,
  width: text,
  height: text,
  [rowFields.feature]: column,
  [rowFields.specificationName]: column,
  [rowFields.specificationValue]: column,
  [rowFields.question]: column,
  [rowFields.answer]: column,
  ...sizeColumns,
  [rowFields.pair]: column,
  ...versionFields,
  seenStock: seenNumber,
  addedStock: text,
  /** Query string of the list that the owner came from. */
  list: text,
  /** Set if the browser uploads the images afterwards. */
  imagesFollow: ticked,
})
export type ProductForm = z.output<typeof productFormSchema>

export function productInputFrom(form: ProductForm): ProductInput {
  const { version, overVersion, seenStock, list, imagesFollow, ...typed } = form
  const { specificationName, specificationValue, faqQuestion, faqAnswer, ...input } = typed
  const sizeAt = (row: number) =>
    Object.fromEntries(sizeInputNames.map((name) => [name, form[sizeColumn(name)][row] ?? '']))
  return {
    ...input,
    specifications: specificationName.map((name, row) => ({ name, value: specificationValue[row] ?? '' })),
    faq: faqQuestion.map((question, row) => ({ question, answer: faqAnswer[row] ?? '' })),
    variants: form['variants.name'].map((_, row) => sizeAt(row) as unknown as VariantInput),
  }
}
