import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { separatorOf } from '#domain/csv.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/result.ts'

export type CsvRowsRefusal = Refusal<'file-too-large' | 'file-unreadable' | 'too-many-lines'>

interface Limits {
  readonly maxBytes: number
  /** The header not counted. */
  readonly maxLines: number
}

/** More than the longest texts of a product together. */
const MAX_LINE_LENGTH = 512 * 1024
const MAX_COLUMNS = 200
/** What is read between two turns of the event loop: some milliseconds' worth, even of blank lines. */
const SLICE_LENGTH = 16 * 1024

/** The cells of a file as spreadsheets write it: semicolons or commas, UTF-8 or what Windows writes. */
export async function readCsvRows(
  bytes: Uint8Array,
  { maxBytes, maxLines }: Limits,
): Promise<Ok<string[][]> | CsvRowsRefusal> {
  if (bytes.byteLength > maxBytes) return refuse('file-too-large')
  // PostgreSQL keeps no NUL.
  return parseRows(decode(bytes).replaceAll('\0', ''), maxLines)
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
async function parseRows(text: string, maxLines: number): Promise<Ok<string[][]> | CsvRowsRefusal> {
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
        if (rows.length > maxLines) throw new TooManyLines()
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
