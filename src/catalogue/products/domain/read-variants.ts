import type { ShelfFacts } from '#catalogue/stock/domain/shelf.ts'
import { type Centavos, parseBrl } from '#platform/domain/money.ts'
import { sizePromotionFault } from './check-price-records.ts'
import { normaliseLine } from './field-kinds.ts'
import type { FaultReport, ProductFault } from './product-faults.ts'
import { productFields } from './product-fields.ts'
import {
  productLimits as limits,
  type ProductInput,
  type VariantDraft,
  type VariantInput,
} from './product-input.ts'
import type { PriceTerms } from './promotion.ts'
import { byShelfField, shelfFields } from './shelf-fields.ts'
import { bySizeField, type SizeFacts, sizeFieldNames, sizeFields } from './size-facts.ts'
import { unitPrice } from './variants.ts'

export function readVariants(
  rows: ProductInput['variants'],
  sold: Pick<PriceTerms, 'price' | 'salePrice'>,
  report: FaultReport,
): VariantDraft[] {
  const names = new Set<string>()
  const codes = new Set<string>()
  const variants = rows.flatMap((row, index) => {
    if (isBlank(row)) return []
    const field = `variants.${index}`
    const variant = readVariant(row, field, sold.price, report)
    readAdded(row.addedStock, `${field}.addedStock`, report)
    if (names.has(variant.name)) report(`${field}.name`, 'row-repeated')
    names.add(variant.name)
    if (variant.sku && codes.has(variant.sku)) report(`${field}.sku`, 'sku-repeated')
    codes.add(variant.sku)
    if (sold.price > 0 && unitPrice(sold.price, variant) <= 0)
      report(`${field}.${sellsFor(row) ? 'price' : 'priceAdjustment'}`, 'size-not-above-zero')
    const fault = sizePromotionFault(sold, variant)
    if (fault) report(`${field}.salePrice`, fault)
    return [variant]
  })
  if (variants.length > limits.rows) report('variants', 'too-many-rows')
  return variants
}

function readVariant(
  row: VariantInput,
  field: string,
  productPrice: Centavos,
  report: FaultReport,
): VariantDraft {
  const name = normaliseLine(row.name)
  if (!name) report(`${field}.name`, 'required')
  else if (name.length > productFields.name.longest) report(`${field}.name`, 'too-long')
  return {
    id: row.id || null,
    name,
    priceAdjustment: sellsFor(row)
      ? readSizePrice(row.price, `${field}.price`, report) - productPrice
      : readAdjustment(row.priceAdjustment, (fault) => report(`${field}.priceAdjustment`, fault)),
    attributes: readAttributes(row.attributes, `${field}.attributes`, report),
    ...readSizeFacts(row, field, report),
    ...readShelfFacts(row, field, report),
    image: row.image.slice(0, limits.address) || null,
  }
}

/** A typed selling price wins over the adjustment. */
const sellsFor = ({ price, seenPrice }: VariantInput) =>
  price.trim() !== '' && parseBrl(price) !== parseBrl(seenPrice)

function readSizePrice(typed: string, field: string, report: FaultReport): Centavos {
  const price = parseBrl(typed)
  if (price === null || price < 0) report(field, 'not-money')
  else if (price > productFields.price.most) report(field, 'too-much-money')
  return price ?? 0
}

export function readAdjustment(text: string, report: (fault: ProductFault) => void): Centavos {
  // A negative adjustment may start with a hyphen, a minus sign or a dash.
  const typed = text.trim().replace(/^[−–]/, '-').replace(/^\+/, '')
  const adjustment = typed === '' ? 0 : parseBrl(typed)
  if (adjustment === null) report('not-money')
  else if (Math.abs(adjustment) > productFields.price.most) report('too-much-money')
  return adjustment ?? 0
}

function readSizeFacts(row: VariantInput, field: string, report: FaultReport): SizeFacts {
  return bySizeField((name) =>
    sizeFields[name].read(row[name], (fault) => report(`${field}.${name}`, fault)),
  ) as SizeFacts
}

function readShelfFacts(row: VariantInput, field: string, report: FaultReport): ShelfFacts {
  return byShelfField((name) =>
    shelfFields[name].read(row[name], (fault) => report(`${field}.${name}`, fault)),
  ) as ShelfFacts
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

/** Detects untouched new rows; their minimum stock is a default value. */
export function isBlank({
  id,
  name,
  attributes,
  priceAdjustment,
  stockQuantity,
  cost,
  sku,
  barcode,
  ...row
}: VariantInput) {
  const facts = sizeFieldNames.map((field) => row[field])
  return (
    [id, name, attributes, cost, sku, barcode, ...facts].every((typed) => typed.trim() === '') &&
    [priceAdjustment, stockQuantity].every((typed) => /^[+−–-]?[0,.\s]*$/.test(typed))
  )
}

export const readAdded = (typed: string, field: string, report: FaultReport) =>
  shelfFields.stockQuantity.read(typed, (fault) => report(field, fault))
