import { foldText } from '#platform/domain/fold-text.ts'
import { parseWhole } from './field-kinds.ts'
import type { ProductFault } from './product-faults.ts'
import {
  canBeEmptied,
  fieldNames,
  type PlainFacts,
  type ProductField,
  type ProductSwitch,
  readField,
  switchNames,
} from './product-fields.ts'
import type { ProductDraft } from './product-input.ts'
import {
  type KnownSize,
  readSizeCell,
  type SizeColumn,
  type SizedProduct,
  sizeCell,
  sizeColumns,
} from './size-cells.ts'

/** What a file carries of a product: one cell for each fact. Sizes have lines of their own; questions are for the form. */
export type CsvFacts = PlainFacts & Pick<ProductDraft, 'categoryId'>

/** The facts of sizes have columns of their own beside the product's. */
export type SizeCsvField = `${SizeColumn}BySize`
export type CsvField =
  | ProductField
  | ProductSwitch
  | SizeCsvField
  | 'category'
  | 'size'
  | 'priceAdjustment'
  | 'seenStock'

/** First what tells products apart, last the stock that the owner saw, so that their own change can be told from a sale. */
const inFront: readonly CsvField[] = ['slug', 'size', 'name', 'category']

const sizeCsvField = (column: SizeColumn): SizeCsvField => `${column}BySize`
export const sizeCsvFields = sizeColumns.map(sizeCsvField)
/** Older files have them; the line of a size says the same in the columns of the product. */
const onlyRead: readonly CsvField[] = ['weightBySize', 'salePriceBySize']

/** The columns, in the order of the file. */
export const csvFields: readonly CsvField[] = [
  ...inFront,
  ...[...fieldNames, ...switchNames].filter((name) => !inFront.includes(name)),
  'priceAdjustment',
  ...sizeCsvFields.filter((field) => !onlyRead.includes(field)),
  'seenStock',
]

export const readableFields: readonly CsvField[] = [...csvFields, ...onlyRead]

/** One line of the file; a column that the file does not have is absent. */
export type CsvCells = Partial<Record<CsvField, string>>

export type CsvFault =
  | ProductFault
  | 'not-yes-or-no'
  | 'stock-moved'
  | 'slug-repeated'
  | 'size-repeated'
  | 'sku-repeated'
  | 'size-without-product'
  | 'not-of-size'
export type CsvFaults = Readonly<Partial<Record<CsvField, CsvFault>>>

export interface YesNo {
  yes: string
  no: string
}

/** What the sizes say, as a file writes it and as a change is told. */
export function sizeCells(product: Parameters<typeof sizeCell>[1]): Record<SizeCsvField, string> {
  const cells = sizeColumns.map((column) => [sizeCsvField(column), sizeCell(column, product)])
  return Object.fromEntries(cells) as Record<SizeCsvField, string>
}

/** The sizes of a known product with what a line says of them; an empty cell says nothing. */
export function readSizeCells(
  cells: CsvCells,
  product: SizedProduct,
  faults: Partial<Record<CsvField, CsvFault>>,
): readonly KnownSize[] {
  return sizeColumns.reduce((sizes, column) => {
    const field = sizeCsvField(column)
    return readSizeCell(cells[field] ?? '', column, { ...product, sizes }, (fault) => {
      faults[field] ??= fault
    })
  }, product.sizes)
}

const yesWords = new Set(['sim', 's', 'true', 'verdadeiro', '1', 'ativo'])
const noWords = new Set(['nao', 'n', 'false', 'falso', '0', 'inativo'])

export interface ReadCells {
  /** Only what the line says. Texts and a promotion may be emptied; an empty number or switch says nothing. */
  facts: Partial<CsvFacts>
  seenStock: number | undefined
  faults: Partial<Record<CsvField, CsvFault>>
}

export function readCsvCells(
  cells: CsvCells,
  categories: readonly { id: string; name: string }[],
): ReadCells {
  const faults: Partial<Record<CsvField, CsvFault>> = {}
  const report: Report = (field, fault) => {
    faults[field as CsvField] ??= fault
  }
  const facts = { ...readFields({ slug: '', ...cells }, report), ...readSwitches(cells, report) }
  if (cells.category !== undefined) facts.categoryId = findCategory(cells.category, categories, report)
  return { facts, seenStock: parseWhole(cells.seenStock ?? '') ?? undefined, faults }
}

type Report = (field: string, fault: CsvFault) => void

function readFields(cells: CsvCells, report: Report): Partial<CsvFacts> {
  const facts = fieldNames.flatMap((name) => {
    const cell = cells[name]
    const saysSomething = canBeEmptied(name) || cell?.trim()
    return cell !== undefined && saysSomething ? [[name, readField(name, cell, report)] as const] : []
  })
  return Object.fromEntries(facts) as Partial<CsvFacts>
}

function readSwitches(cells: CsvCells, report: Report): Partial<CsvFacts> {
  const facts: Partial<CsvFacts> = {}
  for (const name of switchNames) {
    const word = foldText(cells[name] ?? '')
    if (yesWords.has(word) || noWords.has(word)) facts[name] = yesWords.has(word)
    else if (word) report(name, 'not-yes-or-no')
  }
  return facts
}

function findCategory(
  cell: string,
  categories: readonly { id: string; name: string }[],
  report: Report,
): string | null {
  const wanted = foldText(cell)
  if (!wanted) return null
  const found = categories.find(({ name }) => foldText(name) === wanted)
  if (!found) report('category', 'category-not-found')
  return found?.id ?? null
}
