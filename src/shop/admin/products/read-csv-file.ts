import { CsvError, parse } from 'csv-parse/sync'
import { csvHeaders } from '#copy/products-csv.ts'
import { foldText } from '#domain/address/fold-text.ts'
import type { CsvLine } from '#domain/catalogue/plan-import.ts'
import { type CsvField, csvFields } from '#domain/catalogue/product-csv.ts'
import { separatorOf, unguardCell } from '#domain/csv.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/result.ts'

export const MAX_CSV_BYTES = 20 * 1024 * 1024
export const MAX_CSV_LINES = 20_000

export interface CsvFile {
  lines: CsvLine[]
  /** Headers that are none of ours. */
  ignoredColumns: string[]
}

export type CsvFileRefusal = Refusal<
  'file-empty' | 'file-too-large' | 'file-unreadable' | 'too-many-lines' | 'no-slug-column'
>

/** A file as spreadsheets write it: semicolons or commas, UTF-8 or what Windows writes, columns in any order. */
export function readCsvFile(bytes: Uint8Array): Ok<CsvFile> | CsvFileRefusal {
  if (bytes.byteLength > MAX_CSV_BYTES) return refuse('file-too-large')
  // PostgreSQL keeps no NUL.
  const rows = parseRows(decode(bytes).replaceAll('\0', ''))
  if (!rows) return refuse('file-unreadable')
  const [header = [], ...records] = rows
  if (records.length > MAX_CSV_LINES) return refuse('too-many-lines')
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

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function parseRows(text: string): string[][] | null {
  try {
    const options = { bom: true, relax_column_count: true, delimiter: separatorOf(text) }
    return parse(text, options)
  } catch (error) {
    if (error instanceof CsvError) return null
    throw error
  }
}

const fieldsByHeader = new Map(csvFields.map((field) => [foldText(csvHeaders[field]), field]))

const fieldOf = (header: string) => fieldsByHeader.get(foldText(header))

/** A short line leaves its last columns empty; a column that is there twice counts once. */
function cellsByField(columns: readonly (CsvField | undefined)[], cells: readonly string[]) {
  const entries = columns.flatMap((field, place) =>
    field ? [[field, unguardCell(cells[place] ?? '')] as const] : [],
  )
  return Object.fromEntries(entries.toReversed())
}
