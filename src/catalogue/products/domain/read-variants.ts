import { type Centavos, parseBrl } from '#platform/domain/money.ts'
import { sizePromotionFault } from './check-price-records.ts'
import { listNames, MAX_MONEY, money, readFields } from './field-kinds.ts'
import type { FaultReport } from './product-faults.ts'
import {
  productLimits as limits,
  type ProductInput,
  type VariantDraft,
  type VariantInput,
} from './product-input.ts'
import type { PriceTerms } from './promotion.ts'
import { shelfFields } from './shelf-fields.ts'
import { sizeFields } from './size-facts.ts'
import { unitPrice } from './variants.ts'

export function readVariants(
  rows: ProductInput['variants'],
  sold: Pick<PriceTerms, 'price' | 'salePrice'>,
  reportField: FaultReport,
): VariantDraft[] {
  const names = new Set<string>()
  const codes = new Set<string>()
  const variants = rows.flatMap((row, index) => {
    if (isBlank(row)) return []
    const recordFault: FaultReport = (field, fault) => reportField(`variants.${index}.${field}`, fault)
    const variant = readVariant(row, sold.price, recordFault)
    readAdded(row.addedStock, recordFault)
    if (names.has(variant.name)) recordFault('name', 'repeated')
    names.add(variant.name)
    if (variant.sku && codes.has(variant.sku)) recordFault('sku', 'repeated')
    codes.add(variant.sku)
    if (sold.price > 0 && unitPrice(sold.price, variant) <= 0)
      recordFault(hasNewPrice(row) ? 'price' : 'priceAdjustment', 'size-free')
    const fault = sizePromotionFault(sold, variant)
    if (fault) recordFault('salePrice', fault)
    return [variant]
  })
  if (variants.length > limits.rows) reportField('variants', 'too-much')
  return variants
}

const sizePrice = money({ most: MAX_MONEY })

/** A typed selling price wins over the adjustment. */
function readVariant(row: VariantInput, productPrice: Centavos, report: FaultReport): VariantDraft {
  const id = row.id || null
  if (!hasNewPrice(row)) return { ...readFields(sizeFields, row, report), id }
  const facts = readFields(sizeFields, { ...row, priceAdjustment: '' }, report)
  const price = sizePrice.read(row.price, (fault) => report('price', fault))
  return { ...facts, id, priceAdjustment: price - productPrice }
}

const hasNewPrice = ({ price, seenPrice }: VariantInput) =>
  price.trim() !== '' && parseBrl(price) !== parseBrl(seenPrice)

function isBlank(row: VariantInput): boolean {
  return [...listNames(sizeFields), 'id' as const].every((name) => {
    if (name === 'minStockLevel' || name === 'image') return true
    const isNumber = name !== 'id' && ['money', 'count'].includes(sizeFields[name].kind)
    return (isNumber ? /^[+−–-]?[0,.\s]*$/ : /^\s*$/).test(row[name])
  })
}

export const readAdded = (typed: string, report: FaultReport) =>
  shelfFields.stockQuantity.read(typed, (fault) => report('addedStock', fault))
