import type { SectionName } from '#catalogue/products/copy/admin-form-sections.ts'
import type { ProductFaults } from '#catalogue/products/domain/product-faults.ts'
import type { VariantInput } from '#catalogue/products/domain/product-input.ts'
import { shelfFields } from '#catalogue/products/domain/shelf-fields.ts'

/**
 * Field names of the form's rows, shared by editors and parser. Each column has one field per row, in row
 * order.
 */
export const rowFields = {
  feature: 'features',
  specificationName: 'specificationName',
  specificationValue: 'specificationValue',
  question: 'faqQuestion',
  answer: 'faqAnswer',
  pair: 'pairs',
} as const

export const blankSize: VariantInput = {
  id: '',
  name: '',
  priceAdjustment: '0,00',
  price: '',
  seenPrice: '',
  attributes: '',
  image: '',
  salePrice: '',
  burningHours: '',
  weight: '',
  dimensions: '',
  seenStock: '',
  addedStock: '',
  stockQuantity: '0',
  minStockLevel: String(shelfFields.minStockLevel.initial),
  cost: '',
  sku: '',
  barcode: '',
}

export const sizeInputNames = Object.keys(blankSize) as (keyof VariantInput)[]

/** The form's name of a size's field. Each row sends one, in the order of the rows. */
export const sizeColumn = <Name extends keyof VariantInput>(name: Name) => `variants.${name}` as const

/** Fields and rows of each section. Any other field belongs to 'Preços e Estoque'. */
const fieldsOf: Partial<Record<SectionName, readonly string[]>> = {
  basics: ['name', 'slug', 'categoryId', 'shortDescription', 'description'],
  variants: ['variants'],
  specifications: ['specifications'],
  features: ['features'],
  faq: ['faq'],
  dimensions: ['length', 'width', 'height'],
  search: ['seoTitle', 'seoDescription'],
  promotion: ['salePrice', 'saleFrom', 'saleUntil'],
}

export function faultySections(faults: ProductFaults): ReadonlySet<SectionName> {
  return new Set(Object.keys(faults).map(sectionOf))
}

function sectionOf(fault: string): SectionName {
  const [field = ''] = fault.split('.')
  const section = Object.entries(fieldsOf).find(([, fields]) => fields.includes(field))
  return (section?.[0] as SectionName | undefined) ?? 'prices'
}
