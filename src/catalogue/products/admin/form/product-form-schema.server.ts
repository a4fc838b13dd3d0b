import { z } from 'zod'
import { byField } from '#catalogue/products/domain/field-kinds.ts'
import { productFields } from '#catalogue/products/domain/product-fields.ts'
import type { ProductInput } from '#catalogue/products/domain/product-input.ts'
import { blankSize } from '#catalogue/products/domain/product-input.ts'
import { seenNumber, text, ticked, versionFields } from '#platform/http/request/form-fields.server.ts'

const texts = <Row extends object>(row: Row) =>
  z.object(Object.fromEntries(Object.keys(row).map((name) => [name, text])) as Record<keyof Row, typeof text>)

export const productFormSchema = z.object({
  ...byField(productFields, () => text),
  active: ticked,
  featured: ticked,
  categoryId: text,
  length: text,
  width: text,
  height: text,
  features: z.array(text),
  specifications: z.array(texts({ name: '', value: '' })),
  faq: z.array(texts({ question: '', answer: '' })),
  variants: z.array(texts(blankSize)),
  pairs: z.array(text),
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
  const { version, overVersion, seenStock, list, imagesFollow, ...input } = form
  return input
}
