import type { PriceTerms } from '#domain/catalogue/promotion.ts'
import { unitPrice } from '#domain/catalogue/variants.ts'
import { parseBrl } from '#domain/money.ts'
import { normaliseLine } from './field-kinds.ts'
import { productLimits as limits, type VariantDraft } from './product-draft.ts'
import type { FaultReport } from './product-faults.ts'
import { productFields } from './product-fields.ts'
import type { ProductInput, VariantInput } from './product-input.ts'
import { sizePromotionFault } from './read-promotion.ts'
import { bySizeField, type SizeFacts, sizeFieldNames, sizeFields } from './size-facts.ts'

/** Sizes: a name each, none twice, and none for nothing. */
export function readVariants(
  rows: ProductInput['variants'],
  sold: Pick<PriceTerms, 'price' | 'salePrice'>,
  report: FaultReport,
): VariantDraft[] {
  const names = new Set<string>()
  const variants = rows.flatMap((row, index) => {
    if (isBlank(row)) return []
    const variant = readVariant(row, `variants.${index}`, report)
    if (names.has(variant.name)) report(`variants.${index}.name`, 'row-repeated')
    names.add(variant.name)
    if (sold.price > 0 && unitPrice(sold.price, variant) <= 0)
      report(`variants.${index}.priceAdjustment`, 'size-not-above-zero')
    const fault = sizePromotionFault(sold, variant)
    if (fault) report(`variants.${index}.salePrice`, fault)
    return [variant]
  })
  if (variants.length > limits.rows) report('variants', 'too-many-rows')
  return variants
}

const isBlank = (row: VariantInput) =>
  ![row.name, row.attributes, row.id, ...sizeFieldNames.map((name) => row[name])].some((typed) =>
    typed.trim(),
  )

function readVariant(row: VariantInput, field: string, report: FaultReport): VariantDraft {
  const name = normaliseLine(row.name)
  if (!name) report(`${field}.name`, 'required')
  else if (name.length > productFields.name.longest) report(`${field}.name`, 'too-long')
  // A negative adjustment may be typed with the hyphen of the keyboard or the sign of print.
  const typed = row.priceAdjustment.trim().replace(/^[−–]/, '-').replace(/^\+/, '')
  const priceAdjustment = typed === '' ? 0 : parseBrl(typed)
  if (priceAdjustment === null) report(`${field}.priceAdjustment`, 'not-money')
  else if (Math.abs(priceAdjustment) > productFields.price.most)
    report(`${field}.priceAdjustment`, 'too-much-money')
  return {
    id: row.id || null,
    name,
    priceAdjustment: priceAdjustment ?? 0,
    attributes: readAttributes(row.attributes, `${field}.attributes`, report),
    ...readSizeFacts(row, field, report),
    image: row.image.slice(0, limits.address) || null,
  }
}

function readSizeFacts(row: VariantInput, field: string, report: FaultReport): SizeFacts {
  return bySizeField((name) =>
    sizeFields[name].read(row[name], (fault) => report(`${field}.${name}`, fault)),
  ) as SizeFacts
}

function readAttributes(text: string, field: string, report: FaultReport): Record<string, string> {
  const lines = text.split('\n').map(normaliseLine).filter(Boolean)
  return Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':')
      const [name, value] = [line.slice(0, Math.max(colon, 0)).trim(), line.slice(colon + 1).trim()]
      if (!name || !value) report(field, 'attribute-without-value')
      else if (line.length > limits.line) report(field, 'too-long')
      return [name, value]
    }),
  )
}
