import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { csvHeaders, oldSlugHeader } from '#copy/admin/products/products-csv.ts'
import { foldText } from '#domain/address/fold-text.ts'
import type { CsvLine } from '#domain/catalogue/editing/plan-import.ts'
import { type CsvField, readableFields } from '#domain/catalogue/editing/product-csv.ts'
import { separatorOf, unguardCell } from '#domain/csv.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/result.ts'

export const MAX_CSV_BYTES = 20 * 1024 * 1024
export const MAX_CSV_LINES = 20_000
/** More than the longest texts of a product together. */
const MAX_LINE_LENGTH = 512 * 1024
const MAX_COLUMNS = 200
/** What is read between two turns of the event loop: some milliseconds' worth, even of blank lines. */
const SLICE_LENGTH = 16 * 1024

export interface CsvFile {
  lines: CsvLine[]
  /** Headers that are none of ours. */
  ignoredColumns: string[]
}

export type CsvFileRefusal = Refusal<
  'file-empty' | 'file-too-large' | 'file-unreadable' | 'too-many-lines' | 'no-slug-column'
>

/** A file as spreadsheets write it: semicolons or commas, UTF-8 or what Windows writes, columns in any order. */
export async function readCsvFile(bytes: Uint8Array): Promise<Ok<CsvFile> | CsvFileRefusal> {
  if (bytes.byteLength > MAX_CSV_BYTES) return refuse('file-too-large')
  // PostgreSQL keeps no NUL.
  const parsed = await parseRows(decode(bytes).replaceAll('\0', ''))
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

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

class TooManyLines extends Error {}
class TooManyColumns extends Error {}

/** In slices, so that the shop answers others meanwhile, and no further than a file may go. */
async function parseRows(text: string): Promise<Ok<string[][]> | CsvFileRefusal> {
  const options = {
    bom: true,
    relax_column_count: true,
    max_record_size: MAX_LINE_LENGTH,
    delimiter: separatorOf(text.slice(0, MAX_LINE_LENGTH)),
  }
  const { CsvError, parse } = await import('csv-parse')
  const rows: string[][] = []
  try {
    await pipeline(Readable.from(slicesOf(text)), parse(options), async (records) => {
      for await (const row of records) {
        if (rows.length > MAX_CSV_LINES) throw new TooManyLines()
        if (row.length > MAX_COLUMNS) throw new TooManyColumns()
        rows.push(row)
      }
    })
    return ok(rows)
  } catch (error) {
    if (error instanceof TooManyLines) return refuse('too-many-lines')
    if (error instanceof CsvError || error instanceof TooManyColumns) return refuse('file-unreadable')
    throw error
  }
}

async function* slicesOf(text: string): AsyncGenerator<string> {
  for (let start = 0; start < text.length; start += SLICE_LENGTH) {
    yield text.slice(start, start + SLICE_LENGTH)
    await nextTurn()
  }
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
