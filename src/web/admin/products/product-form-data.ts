import type { ProductInput } from '#domain/catalogue/product-input.ts'

/** The names of the form's fields, which the editors and the reader share. Rows have one field per column, in the order of the rows. */
export const rowFields = {
  feature: 'features',
  specificationName: 'specificationName',
  specificationValue: 'specificationValue',
  question: 'faqQuestion',
  answer: 'faqAnswer',
  variantId: 'variantId',
  variantName: 'variantName',
  variantAdjustment: 'variantAdjustment',
  variantAttributes: 'variantAttributes',
} as const

/** PostgreSQL keeps no NUL, and nobody types one. */
const textOf = (value: FormDataEntryValue | null) =>
  typeof value === 'string' ? value.replaceAll('\0', '') : ''

export function productInputFrom(form: FormData): ProductInput {
  const text = (name: string) => textOf(form.get(name))
  const column = (name: string) => form.getAll(name).map(textOf)
  const values = column(rowFields.specificationValue)
  const answers = column(rowFields.answer)
  return {
    name: text('name'),
    slug: text('slug'),
    categoryId: text('categoryId'),
    shortDescription: text('shortDescription'),
    description: text('description'),
    price: text('price'),
    cost: text('cost'),
    stockQuantity: text('stockQuantity'),
    minStockLevel: text('minStockLevel'),
    weight: text('weight'),
    length: text('length'),
    width: text('width'),
    height: text('height'),
    active: form.get('active') !== null,
    featured: form.get('featured') !== null,
    features: column(rowFields.feature),
    specifications: column(rowFields.specificationName).map((name, row) => ({
      name,
      value: values[row] ?? '',
    })),
    faq: column(rowFields.question).map((question, row) => ({ question, answer: answers[row] ?? '' })),
    variants: variantsFrom(column),
  }
}

function variantsFrom(column: (name: string) => string[]): ProductInput['variants'] {
  const ids = column(rowFields.variantId)
  const adjustments = column(rowFields.variantAdjustment)
  const attributes = column(rowFields.variantAttributes)
  return column(rowFields.variantName).map((name, row) => ({
    id: ids[row] ?? '',
    name,
    priceAdjustment: adjustments[row] ?? '',
    attributes: attributes[row] ?? '',
  }))
}
