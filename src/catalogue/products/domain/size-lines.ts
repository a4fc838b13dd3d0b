import { type Changes, changesBetween } from '#platform/audit/changes.ts'
import { foldText } from '#platform/domain/fold-text.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { byField, formatAmount, listNames, normaliseLine, parseWhole, showFields } from './field-kinds.ts'
import { type CsvCells, type CsvFault, type CsvField, csvFields, type YesNo } from './product-csv.ts'
import {
  fieldNames,
  type PlainFacts,
  type ProductField,
  productFields,
  switchNames,
} from './product-fields.ts'
import { emptyShelf, shelfFieldNames, shelfFields } from './shelf-fields.ts'
import { findImagePlace, imageAt, type KnownSize, type PlannedSize, type SizedProduct } from './size-cells.ts'
import { sizeColumns, sizeFields, unknownSizeFacts } from './size-facts.ts'

type Report = (field: CsvField, fault: CsvFault) => void

const columnOf = {
  ...byField(shelfFields, (name) => name),
  salePrice: 'salePrice',
  weight: 'weight',
  burningHours: 'burningHoursBySize',
  dimensions: 'dimensionsBySize',
} as const satisfies Record<keyof typeof sizeColumns, CsvField>

const columnNames = new Set<string>([
  ...['slug', 'size', 'price', 'priceAdjustment', 'imageBySize', 'seenStock'],
  ...Object.values(columnOf),
])

/** Weights and measures stay if their cells are empty, because older files lack them. */
const clearedByEmptyCell: readonly string[] = ['salePrice', 'sku', 'barcode']

export function sizeLineCells(slug: string, size: KnownSize, images: readonly string[]): CsvCells {
  const shown = showFields(sizeColumns, size)
  return {
    slug,
    size: size.name,
    priceAdjustment: formatAmount(size.priceAdjustment),
    ...Object.fromEntries(listNames(sizeColumns).map((name) => [columnOf[name], shown[name]])),
    imageBySize: findImagePlace(size.image, images),
    seenStock: String(size.stockQuantity),
  }
}

export const isSameSize = (one: string, other: string) => foldText(one) === foldText(other)

interface SizeLineOptions {
  existingSize: PlannedSize | undefined
  productPrice: Centavos
  images: readonly string[]
  report: Report
}

export function readSizeLine(cells: CsvCells, options: SizeLineOptions): PlannedSize {
  const { existingSize, images, report } = options
  for (const [field, cell] of Object.entries(cells) as [CsvField, string][])
    if (!columnNames.has(field) && cell.trim()) report(field, 'not-of-size')
  const name = existingSize?.name ?? normaliseLine(cells.size ?? '')
  if (name.length > productFields.name.longest) report('size', 'too-much')
  const size: PlannedSize = existingSize ?? {
    ...unknownSizeFacts,
    ...emptyShelf,
    minStockLevel: shelfFields.minStockLevel.initial,
    id: null,
    name,
    priceAdjustment: 0,
    image: null,
  }
  return {
    ...size,
    ...readFacts(cells, report),
    ...readStock(cells, existingSize, report),
    priceAdjustment: readDifference(cells, size.priceAdjustment, options),
    image: cells.imageBySize?.trim()
      ? imageAt(cells.imageBySize, images, (fault) => report('imageBySize', fault))
      : size.image,
  }
}

function readFacts(cells: CsvCells, report: Report): Partial<PlannedSize> {
  const facts = listNames(sizeColumns).flatMap((name) => {
    const cell = cells[columnOf[name]]
    if (cell === undefined || !(clearedByEmptyCell.includes(name) || cell.trim())) return []
    return [[name, sizeColumns[name].read(cell, (fault) => report(columnOf[name], fault))]]
  })
  return Object.fromEntries(facts)
}

/**
 * A stock equal to the exported one counts as unchanged. A stock that changed since the export is not
 * overwritten.
 */
function readStock(
  cells: CsvCells,
  plannedSize: PlannedSize | undefined,
  report: Report,
): Partial<Pick<PlannedSize, 'stockQuantity'>> {
  const [wantedStock, seen] = [parseWhole(cells.stockQuantity ?? ''), parseWhole(cells.seenStock ?? '')]
  if (!plannedSize || wantedStock === null || seen === null) return {}
  if (wantedStock === seen) return { stockQuantity: plannedSize.stockQuantity }
  if (seen !== plannedSize.stockQuantity) report('stockQuantity', 'stock-moved')
  return {}
}

function readDifference(
  cells: CsvCells,
  before: Centavos,
  { productPrice, report }: SizeLineOptions,
): Centavos {
  if (cells.price?.trim())
    return productFields.price.read(cells.price, (fault) => report('price', fault)) - productPrice
  if (!cells.priceAdjustment?.trim()) return before
  return sizeFields.priceAdjustment.read(cells.priceAdjustment, (fault) => report('priceAdjustment', fault))
}

const noCodes = { sku: '', barcode: '' }

export function changesOfSize(before: PlannedSize | undefined, after: PlannedSize): Changes {
  const { id: _id, name: _name, image, ...facts } = after
  return changesBetween(before ? { ...before, imageBySize: before.image } : noCodes, {
    ...facts,
    imageBySize: image,
  })
}

export function csvLines(
  product: PlainFacts & SizedProduct & { category: string | null },
  words: YesNo,
): string[][] {
  const lines = [ownCells(product, words)]
  for (const size of product.sizes) lines.push(sizeLineCells(product.slug, size, product.images))
  return lines.map((cells) => csvFields.map((field) => cells[field] ?? ''))
}

function ownCells(product: PlainFacts & SizedProduct & { category: string | null }, words: YesNo): CsvCells {
  const ofShelf: readonly ProductField[] = product.sizes.length > 0 ? shelfFieldNames : []
  const shown = showFields(productFields, product)
  const plain = fieldNames.filter((name) => !ofShelf.includes(name))
  return {
    ...Object.fromEntries(plain.map((name) => [name, shown[name]])),
    ...Object.fromEntries(switchNames.map((name) => [name, product[name] ? words.yes : words.no])),
    category: product.category ?? '',
    seenStock: ofShelf.length > 0 ? '' : shown.stockQuantity,
  }
}
