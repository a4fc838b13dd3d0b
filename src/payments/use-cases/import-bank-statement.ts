import { createHash } from 'node:crypto'
import { bankEntries } from '#orders/schema/payments.ts'
import type { BankEntry, BankStatement } from '#payments/domain/bank-entry.ts'
import { isOfx, readOfx } from '#payments/domain/read-ofx.ts'
import { readStatementRows } from '#payments/domain/read-statement-rows.ts'
import type { Actor } from '#platform/audit/record-change.ts'
import { detectSeparator, unguardCell } from '#platform/domain/csv.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import { decodeText, readCsvText } from '#platform/read-csv-rows.ts'
import type { Shop } from '#platform/shop.ts'

export interface ImportedStatement {
  readonly added: number
  readonly knownCount: number
  readonly skipped: number
}

const ROWS_AT_ONCE = 1_000

export async function importBankStatement(
  shop: Shop,
  { actor, bytes }: { actor: Actor; bytes: Uint8Array },
): Promise<Ok<ImportedStatement> | BankFileRefusal> {
  const read = await readBankFile(bytes)
  if (!read.ok) return read
  const { entries, skipped } = read.value
  const createdAt = shop.clock.now()
  const rows = withFingerprints(entries).map((entry) => ({
    ...entry,
    uploadedBy: actor.id,
    createdAt,
  }))
  let added = 0
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const part = rows.slice(start, start + ROWS_AT_ONCE)
    const written = await shop.db
      .insert(bankEntries)
      .values(part)
      .onConflictDoNothing()
      .returning({ id: bankEntries.id })
    added += written.length
  }
  shop.log.info({ actorId: actor.id, added, skipped }, 'a bank statement was uploaded')
  return ok({ added, knownCount: entries.length - added, skipped })
}

/**
 * Fingerprints leave out the bank's line id, because some banks renumber lines in each file. Equal lines
 * in one file count as different.
 */
function withFingerprints(entries: readonly BankEntry[]) {
  const seen = new Map<string, number>()
  return entries.map((entry) => {
    const facts = JSON.stringify([entry.day, entry.amount, entry.payer])
    const place = (seen.get(facts) ?? 0) + 1
    seen.set(facts, place)
    const fingerprint = createHash('sha256').update(`${facts}#${place}`).digest('base64url')
    return { ...entry, fingerprint }
  })
}

const MAX_STATEMENT_BYTES = 2 * 1024 * 1024
const MAX_LINES = 20_000

export type BankFileRefusal = Refusal<'statement-too-large' | 'statement-unreadable' | 'statement-empty'>

async function readBankFile(bytes: Uint8Array): Promise<Ok<BankStatement> | BankFileRefusal> {
  if (bytes.byteLength > MAX_STATEMENT_BYTES) return refuse('statement-too-large')
  const text = decodeText(bytes)
  const statement = isOfx(text) ? readOfx(text) : await readCsv(text)
  if (!statement) return refuse('statement-unreadable')
  return statement.entries.length === 0 ? refuse('statement-empty') : ok(statement)
}

/** Detects the separator in the header row, which may not be the first line. */
async function readCsv(text: string): Promise<BankStatement | null> {
  const header = text.split(/\r?\n/).find((line) => /valor|amount|cr[eé]dito|entrada/i.test(line)) ?? ''
  const read = await readCsvText(text, {
    separator: detectSeparator(header),
    relaxQuotes: true,
    maxLines: MAX_LINES,
  })
  return read.ok ? readStatementRows(read.value.map((row) => row.map(unguardCell))) : null
}
