import type { BankStatement } from '#domain/bank/bank-line.ts'
import { isOfx, readOfx } from '#domain/bank/read-ofx.ts'
import { readStatementRows } from '#domain/bank/read-statement-rows.ts'
import { separatorOf, unguardCell } from '#domain/csv.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/result.ts'

export const MAX_STATEMENT_BYTES = 2 * 1024 * 1024

export type BankFileRefusal = Refusal<'statement-too-large' | 'statement-unreadable' | 'statement-empty'>

/** A statement as the owner's bank gives it: OFX or CSV, UTF-8 or what Windows writes. */
export async function readBankFile(bytes: Uint8Array): Promise<Ok<BankStatement> | BankFileRefusal> {
  if (bytes.byteLength > MAX_STATEMENT_BYTES) return refuse('statement-too-large')
  const text = decode(bytes).replaceAll('\0', '')
  const statement = isOfx(text) ? readOfx(text) : await readCsv(text)
  if (!statement) return refuse('statement-unreadable')
  return statement.lines.length === 0 ? refuse('statement-empty') : ok(statement)
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The separator is the one that the line of the columns has, which need not be the first. */
async function readCsv(text: string): Promise<BankStatement | null> {
  const { CsvError, parse } = await import('csv-parse/sync')
  const header = text.split(/\r?\n/).find((line) => /valor|amount|cr[eé]dito|entrada/i.test(line)) ?? ''
  try {
    const options = {
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      delimiter: separatorOf(header),
    }
    const rows: string[][] = parse(text, options)
    return readStatementRows(rows.map((row) => row.map(unguardCell)))
  } catch (error) {
    if (error instanceof CsvError) return null
    throw error
  }
}
