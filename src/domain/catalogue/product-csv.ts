import { foldText } from '#domain/address/fold-text.ts'
import { parseWhole } from './numbers.ts'
import type { ProductDraft } from './product-draft.ts'
import type { ProductFault } from './product-faults.ts'
import {
  fieldNames,
  type PlainFacts,
  type ProductField,
  type ProductSwitch,
  productFields,
  productSwitches,
  readField,
  showField,
  switchNames,
} from './product-fields.ts'

/** What a file carries of a product: one cell for each fact. Rows within a product (sizes, questions) are for the form. */
export type CsvFacts = PlainFacts & Pick<ProductDraft, 'categoryId'>

export type CsvField = ProductField | ProductSwitch | 'category' | 'seenStock'

/** First what tells products apart, last the stock that the owner saw, so that her own change can be told from a sale. */
const inFront: readonly CsvField[] = ['slug', 'name', 'category']

/** The columns, in the order of the file. */
export const csvFields: readonly CsvField[] = [
  ...inFront,
  ...[...fieldNames, ...switchNames].filter((name) => !inFront.includes(name)),
  'seenStock',
]

/** One line of the file; a column that the file does not have is absent. */
export type CsvCells = Partial<Record<CsvField, string>>

export type CsvFault = ProductFault | 'not-yes-or-no' | 'stock-moved' | 'slug-repeated'
export type CsvFaults = Readonly<Partial<Record<CsvField, CsvFault>>>

export interface YesNo {
  yes: string
  no: string
}

const isSwitch = (name: CsvField): name is ProductSwitch => Object.hasOwn(productSwitches, name)

export function csvCells(product: PlainFacts & { category: string | null }, words: YesNo): string[] {
  return csvFields.map((name) => {
    if (name === 'category') return product.category ?? ''
    if (name === 'seenStock') return showField('stockQuantity', product)
    if (isSwitch(name)) return product[name] ? words.yes : words.no
    return showField(name, product)
  })
}

const yesWords = new Set(['sim', 's', 'true', 'verdadeiro', '1', 'ativo'])
const noWords = new Set(['nao', 'n', 'false', 'falso', '0', 'inativo'])

export interface ReadCells {
  /** Only what the line says. Texts may be emptied; an empty number or switch says nothing. */
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
  const said = fieldNames.flatMap((name) => {
    const cell = cells[name]
    const saysSomething = productFields[name].kind === 'text' || cell?.trim()
    return cell !== undefined && saysSomething ? [[name, readField(name, cell, report)] as const] : []
  })
  return Object.fromEntries(said) as Partial<CsvFacts>
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
