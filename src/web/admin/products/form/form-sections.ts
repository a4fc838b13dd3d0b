import type { SectionName } from '#copy/admin/products/form-sections.ts'
import type { ProductFaults } from '#domain/catalogue/editing/product-faults.ts'

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

const PREFIX = 'section-'

export const sectionId = (name: SectionName) => `${PREFIX}${name}`

/** The section that something stands in. */
export function sectionAround(element: Element): SectionName {
  const id = element.closest(`[id^="${PREFIX}"]`)?.id ?? sectionId('basics')
  return id.slice(PREFIX.length) as SectionName
}

/** Opens every fold that hides something. */
export function unfold(element: Element): void {
  for (let fold = element.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true
}

export function goToSection(name: SectionName): void {
  const section = document.getElementById(sectionId(name))
  if (!section) return
  unfold(section)
  section.focus({ preventScroll: true })
  ;(section.closest('details') ?? section).scrollIntoView()
}
