import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { detectSeparator } from '#platform/domain/csv.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'

export type CsvRowsRefusal = Refusal<'file-too-large' | 'file-unreadable' | 'too-many-lines'>

interface CsvOptions {
  readonly maxLines: number
  readonly separator?: ';' | ','
  readonly relaxQuotes?: boolean
}

const MAX_LINE_LENGTH = 512 * 1024
const MAX_COLUMNS = 200
/**
 * Includes separators in quoted cells. The parser's own limit counts characters, and an empty cell has
 * none.
 */
const MAX_SEPARATORS = { inLine: 20_000, inFile: 2_000_000 }
const SLICE_LENGTH = 16 * 1024

export async function readCsvRows(
  bytes: Uint8Array,
  { maxBytes, ...options }: CsvOptions & { readonly maxBytes: number },
): Promise<Ok<string[][]> | CsvRowsRefusal> {
  if (bytes.byteLength > maxBytes) return refuse('file-too-large')
  return readCsvText(decodeText(bytes), options)
}

/** UTF-8 or Windows-1252, without NUL, which PostgreSQL cannot store. */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll('\0', '')
  } catch {
    return new TextDecoder('windows-1252').decode(bytes).replaceAll('\0', '')
  }
}

class TooManyLines extends Error {}
class TooManyCells extends Error {}

/** Parsed in slices, so that other requests are served in between. */
export async function readCsvText(
  text: string,
  { maxLines, separator = detectSeparator(text.slice(0, MAX_LINE_LENGTH)), relaxQuotes = false }: CsvOptions,
): Promise<Ok<string[][]> | CsvRowsRefusal> {
  const options = {
    bom: true,
    relax_column_count: true,
    relax_quotes: relaxQuotes,
    max_record_size: MAX_LINE_LENGTH,
    delimiter: separator,
  }
  const { CsvError, parse } = await import('csv-parse')
  const rows: string[][] = []
  try {
    await pipeline(Readable.from(sliceText(text, separator)), parse(options), async (records) => {
      for await (const row of records) {
        if (rows.length > maxLines) throw new TooManyLines()
        if (row.length > MAX_COLUMNS) throw new TooManyCells()
        rows.push(row)
      }
    })
    return ok(rows)
  } catch (error) {
    if (error instanceof TooManyLines) return refuse('too-many-lines')
    if (error instanceof CsvError || error instanceof TooManyCells) return refuse('file-unreadable')
    throw error
  }
}

async function* sliceText(text: string, separator: ';' | ','): AsyncGenerator<string> {
  const separatorCounts = { inLine: 0, inFile: 0 }
  for (let start = 0; start < text.length; start += SLICE_LENGTH) {
    const slice = text.slice(start, start + SLICE_LENGTH)
    countSeparators(slice, separator, separatorCounts)
    yield slice
    await nextTurn()
  }
}

function countSeparators(slice: string, separator: ';' | ',', separatorCounts: typeof MAX_SEPARATORS): void {
  for (const character of slice) {
    if (character === '\n') separatorCounts.inLine = 0
    if (character !== separator) continue
    separatorCounts.inLine += 1
    separatorCounts.inFile += 1
    if (separatorCounts.inLine > MAX_SEPARATORS.inLine || separatorCounts.inFile > MAX_SEPARATORS.inFile)
      throw new TooManyCells()
  }
}
