import { foldText } from '#platform/domain/fold-text.ts'
import { type FieldKind, parseWhole } from './field-kinds.ts'
import type { ProductFault } from './product-faults.ts'
import {
  fieldNames,
  type PlainFacts,
  type ProductField,
  type ProductSwitch,
  productFields,
  switchNames,
} from './product-fields.ts'
import type { ProductDraft } from './product-input.ts'
import {
  type KnownSize,
  readSizeCell,
  type SizeColumn,
  type SizedProduct,
  sizeCell,
  sizeCellColumns,
} from './size-cells.ts'

export type CsvFacts = PlainFacts & Pick<ProductDraft, 'categoryId'>

export type SizeCsvField = `${SizeColumn}BySize`
export type CsvField =
  | ProductField
  | ProductSwitch
  | SizeCsvField
  | 'category'
  | 'size'
  | 'priceAdjustment'
  | 'seenStock'

/**
 * Column order: identifying columns first, the exported stock last. The latter distinguishes the owner's
 * change from a sale.
 */
const inFront: readonly CsvField[] = ['slug', 'size', 'name', 'category']

const sizeCsvField = (column: SizeColumn): SizeCsvField => `${column}BySize`
export const sizeCsvFields = sizeCellColumns.map(sizeCsvField)
/** Columns of older files; a size's line now uses the product's columns. */
const onlyRead: readonly CsvField[] = ['weightBySize', 'salePriceBySize']

export const csvFields: readonly CsvField[] = [
  ...inFront,
  ...[...fieldNames, ...switchNames].filter((name) => !inFront.includes(name)),
  'priceAdjustment',
  ...sizeCsvFields.filter((field) => !onlyRead.includes(field)),
  'seenStock',
]

export const readableFields: readonly CsvField[] = [...csvFields, ...onlyRead]

export type CsvCells = Partial<Record<CsvField, string>>

export type CsvFault = ProductFault | 'stock-moved' | 'size-without-product' | 'not-of-size'
export type CsvFaults = Readonly<Partial<Record<CsvField, CsvFault>>>

export interface YesNo {
  yes: string
  no: string
}

export function sizeCells(product: Parameters<typeof sizeCell>[1]): Record<SizeCsvField, string> {
  const cells = sizeCellColumns.map((column) => [sizeCsvField(column), sizeCell(column, product)])
  return Object.fromEntries(cells) as Record<SizeCsvField, string>
}

/** Updates the known sizes from a line. Empty cells change nothing. */
export function readSizeCells(
  cells: CsvCells,
  product: SizedProduct,
  faults: Partial<Record<CsvField, CsvFault>>,
): readonly KnownSize[] {
  return sizeCellColumns.reduce((sizes, column) => {
    const field = sizeCsvField(column)
    return readSizeCell(cells[field] ?? '', column, { ...product, sizes }, (fault) => {
      faults[field] ??= fault
    })
  }, product.sizes)
}

const yesWords = new Set(['sim', 's', 'true', 'verdadeiro', '1', 'ativo'])
const noWords = new Set(['nao', 'n', 'false', 'falso', '0', 'inativo'])

export interface ReadCells {
  /**
   * Contains only cells that are present. Texts and promotions can be cleared, but empty numbers and
   * switches change nothing.
   */
  facts: Partial<CsvFacts>
  seenStock: number | undefined
  faults: Partial<Record<CsvField, CsvFault>>
}

export function readCsvCells(
  cells: CsvCells,
  categories: readonly { id: string; name: string }[],
): ReadCells {
  const faults: Partial<Record<CsvField, CsvFault>> = {}
  const recordFault: Report = (field, fault) => {
    faults[field as CsvField] ??= fault
  }
  const facts = { ...readFields({ slug: '', ...cells }, recordFault), ...readSwitches(cells, recordFault) }
  if (cells.category !== undefined) facts.categoryId = findCategory(cells.category, categories, recordFault)
  return { facts, seenStock: parseWhole(cells.seenStock ?? '') ?? undefined, faults }
}

type Report = (field: string, fault: CsvFault) => void

function readFields(cells: CsvCells, report: Report): Partial<CsvFacts> {
  const facts = fieldNames.flatMap((name) => {
    const cell = cells[name]
    const field: FieldKind<unknown> = productFields[name]
    if (cell === undefined || !(field.canBeEmptied || cell.trim())) return []
    return [[name, field.read(cell, (fault) => report(name, fault))]]
  })
  return Object.fromEntries(facts) as Partial<CsvFacts>
}

function readSwitches(cells: CsvCells, report: Report): Partial<CsvFacts> {
  const facts: Partial<CsvFacts> = {}
  for (const name of switchNames) {
    const word = foldText(cells[name] ?? '')
    if (yesWords.has(word) || noWords.has(word)) facts[name] = yesWords.has(word)
    else if (word) report(name, 'unreadable')
  }
  return facts
}

function findCategory(
  cell: string,
  categories: readonly { id: string; name: string }[],
  report: Report,
): string | null {
  const foldedName = foldText(cell)
  if (!foldedName) return null
  const category = categories.find(({ name }) => foldText(name) === foldedName)
  if (!category) report('category', 'not-found')
  return category?.id ?? null
}
