import { foldText } from '#domain/address/fold-text.ts'
import { formatDecimal } from '#domain/format-number.ts'
import { formatAmount, parseWhole } from './numbers.ts'
import { productLimits as limits, type ProductDraft, type ProductFault } from './product-draft.ts'
import { readCount, readMoney, readPrice, readWeight, tidy } from './read-fields.ts'
import { slugFrom } from './slug.ts'

/** What a file carries of a product: one cell for each fact. Rows within a product (sizes, questions) are for the form. */
export type CsvFacts = Pick<
  ProductDraft,
  | 'name'
  | 'slug'
  | 'categoryId'
  | 'shortDescription'
  | 'description'
  | 'price'
  | 'cost'
  | 'stockQuantity'
  | 'minStockLevel'
  | 'weight'
  | 'active'
  | 'featured'
>

/** The columns, in the order of the file. The last one says which stock the owner saw, so that her own change can be told from a sale. */
export const csvFields = [
  'slug',
  'name',
  'category',
  'shortDescription',
  'description',
  'price',
  'cost',
  'stockQuantity',
  'minStockLevel',
  'weight',
  'active',
  'featured',
  'seenStock',
] as const
export type CsvField = (typeof csvFields)[number]

/** One line of the file; a column that the file does not have is absent. */
export type CsvCells = Partial<Record<CsvField, string>>

export type CsvFault = ProductFault | 'not-yes-or-no' | 'stock-moved' | 'slug-repeated'
export type CsvFaults = Readonly<Partial<Record<CsvField, CsvFault>>>

export interface YesNo {
  yes: string
  no: string
}

export function csvCells(
  product: Omit<CsvFacts, 'categoryId'> & { category: string | null },
  words: YesNo,
): string[] {
  const yesOrNo = (value: boolean) => (value ? words.yes : words.no)
  const cells: Record<CsvField, string> = {
    slug: product.slug,
    name: product.name,
    category: product.category ?? '',
    shortDescription: product.shortDescription,
    description: product.description,
    price: formatAmount(product.price),
    cost: formatAmount(product.cost),
    stockQuantity: String(product.stockQuantity),
    minStockLevel: String(product.minStockLevel),
    weight: formatDecimal(product.weight, { least: 3 }),
    active: yesOrNo(product.active),
    featured: yesOrNo(product.featured),
    seenStock: String(product.stockQuantity),
  }
  return csvFields.map((field) => cells[field])
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
  const report = (field: string, fault: CsvFault) => {
    faults[field as CsvField] ??= fault
  }
  const facts: Partial<CsvFacts> = { slug: readSlug(cells.slug, report), ...readTexts(cells, report) }
  if (cells.category !== undefined) facts.categoryId = findCategory(cells.category, categories, report)
  if (cells.price?.trim()) facts.price = readPrice(cells.price, report)
  if (cells.cost?.trim()) facts.cost = readMoney(cells.cost, 'cost', report)
  if (cells.weight?.trim()) facts.weight = readWeight(cells.weight, report)
  for (const field of ['stockQuantity', 'minStockLevel'] as const) {
    const cell = cells[field]
    if (cell?.trim()) facts[field] = readCount(cell, field, report)
  }
  for (const field of ['active', 'featured'] as const) {
    const word = foldText(cells[field] ?? '')
    if (yesWords.has(word) || noWords.has(word)) facts[field] = yesWords.has(word)
    else if (word) report(field, 'not-yes-or-no')
  }
  return { facts, seenStock: parseWhole(cells.seenStock ?? '') ?? undefined, faults }
}

type Report = (field: CsvField, fault: CsvFault) => void

function readSlug(cell: string | undefined, report: Report): string {
  const slug = slugFrom(cell ?? '')
  if (!slug) report('slug', 'required')
  else if (slug.length > limits.slug) report('slug', 'too-long')
  return slug
}

function readTexts(cells: CsvCells, report: Report) {
  const texts: Partial<CsvFacts> = {}
  if (cells.name !== undefined) texts.name = tidy(cells.name)
  if (cells.shortDescription !== undefined) texts.shortDescription = tidy(cells.shortDescription)
  if (cells.description !== undefined) texts.description = cells.description.replace(/\r\n?/g, '\n').trim()
  if (texts.name === '') report('name', 'required')
  for (const field of ['name', 'shortDescription', 'description'] as const)
    if ((texts[field]?.length ?? 0) > limits[field]) report(field, 'too-long')
  return texts
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
