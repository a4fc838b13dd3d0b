import type { SectionName } from '#catalogue/products/copy/admin-form-sections.ts'
import type { ProductFaults } from '#catalogue/products/domain/product-faults.ts'

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
  return new Set(Object.keys(faults).map(findSection))
}

function findSection(fault: string): SectionName {
  const [field = ''] = fault.split('.')
  const section = Object.entries(fieldsOf).find(([, fields]) => fields.includes(field))
  return (section?.[0] as SectionName | undefined) ?? 'prices'
}
