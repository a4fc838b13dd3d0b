import { csvHeaders, oldSlugHeader } from '#copy/admin/products/products-csv.ts'
import { foldText } from '#domain/address/fold-text.ts'
import type { CsvLine } from '#domain/catalogue/editing/plan-import.ts'
import { type CsvField, readableFields } from '#domain/catalogue/editing/product-csv.ts'
import { unguardCell } from '#domain/csv.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/result.ts'
import { type CsvRowsRefusal, readCsvRows } from '#shop/read-csv-rows.ts'

export const MAX_CSV_BYTES = 20 * 1024 * 1024
export const MAX_CSV_LINES = 20_000

export interface CsvFile {
  lines: CsvLine[]
  /** Headers that are none of ours. */
  ignoredColumns: string[]
}

export type CsvFileRefusal = CsvRowsRefusal | Refusal<'file-empty' | 'no-slug-column'>

/** A file as spreadsheets write it: semicolons or commas, UTF-8 or what Windows writes, columns in any order. */
export async function readCsvFile(bytes: Uint8Array): Promise<Ok<CsvFile> | CsvFileRefusal> {
  const parsed = await readCsvRows(bytes, { maxBytes: MAX_CSV_BYTES, maxLines: MAX_CSV_LINES })
  if (!parsed.ok) return parsed
  const [header = [], ...records] = parsed.value
  const columns = header.map(fieldOf)
  if (!columns.includes('slug')) return refuse(header.length > 1 ? 'no-slug-column' : 'file-unreadable')
  const lines = records.flatMap((cells, index) =>
    cells.every((cell) => cell.trim() === '')
      ? []
      : [{ number: index + 2, cells: cellsByField(columns, cells) }],
  )
  if (lines.length === 0) return refuse('file-empty')
  return ok({ lines, ignoredColumns: header.filter((text, place) => text.trim() && !columns[place]) })
}

const fieldsByHeader = new Map<string, CsvField>([
  [foldText(oldSlugHeader), 'slug'],
  ...readableFields.map((field) => [foldText(csvHeaders[field]), field] as const),
])

const fieldOf = (header: string) => fieldsByHeader.get(foldText(header))

/** A short line leaves its last columns empty; a column that is there twice counts once. */
function cellsByField(columns: readonly (CsvField | undefined)[], cells: readonly string[]) {
  const entries = columns.flatMap((field, place) =>
    field ? [[field, unguardCell(cells[place] ?? '')] as const] : [],
  )
  return Object.fromEntries(entries.toReversed())
}
