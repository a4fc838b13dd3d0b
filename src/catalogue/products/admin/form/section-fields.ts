import type { SectionName } from '#catalogue/products/copy/admin-form-sections.ts'
import type { ProductFaults } from '#catalogue/products/domain/product-faults.ts'

/** The names of the form's rows, which the editors and the reader share: one field per column, in the order of the rows. */
export const rowFields = {
  feature: 'features',
  specificationName: 'specificationName',
  specificationValue: 'specificationValue',
  question: 'faqQuestion',
  answer: 'faqAnswer',
  variantId: 'variantId',
  variantName: 'variantName',
  variantAdjustment: 'variantAdjustment',
  variantPrice: 'variantPrice',
  variantSeenPrice: 'variantSeenPrice',
  variantAttributes: 'variantAttributes',
  burningHours: 'variantBurningHours',
  weight: 'variantWeight',
  dimensions: 'variantDimensions',
  salePrice: 'variantSalePrice',
  variantImage: 'variantImage',
  seenStock: 'variantSeenStock',
  stockQuantity: 'variantStock',
  addedStock: 'variantAdded',
  minStockLevel: 'variantMinimum',
  cost: 'variantCost',
  sku: 'variantSku',
  barcode: 'variantBarcode',
  pair: 'pairs',
} as const

/** The fields and rows of each section; what is named nowhere stands under 'Preços e Estoque'. */
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

/** The sections in which something is wrong. */
export function faultySections(faults: ProductFaults): ReadonlySet<SectionName> {
  return new Set(Object.keys(faults).map(sectionOf))
}

function sectionOf(fault: string): SectionName {
  const [field = ''] = fault.split('.')
  const found = Object.entries(fieldsOf).find(([, fields]) => fields.includes(field))
  return (found?.[0] as SectionName | undefined) ?? 'prices'
}
