import { createHash } from 'node:crypto'
import { bankLines } from '#database/schema/payments.ts'
import type { BankLine } from '#domain/bank/bank-line.ts'
import { type Ok, ok } from '#domain/result.ts'
import type { Actor } from '#shop/audit/record-change.ts'
import type { Shop } from '#shop/shop.ts'
import { type BankFileRefusal, readBankFile } from './read-bank-file.ts'

export interface ImportedStatement {
  /** Lines that the shop did not know. */
  readonly added: number
  /** Lines of an earlier upload. */
  readonly known: number
  /** Money that went out, and what could not be read. */
  readonly skipped: number
}

const ROWS_AT_ONCE = 1_000

/** Keeps what came in; nothing is settled by it. `listBankMatches` then says which line may be which Pix. */
export async function importBankStatement(
  shop: Shop,
  { actor, bytes }: { actor: Actor; bytes: Uint8Array },
): Promise<Ok<ImportedStatement> | BankFileRefusal> {
  const read = await readBankFile(bytes)
  if (!read.ok) return read
  const { lines, skipped } = read.value
  const createdAt = shop.clock.now()
  const rows = withFingerprints(lines).map((line) => ({
    ...line,
    uploadedBy: actor.id,
    createdAt,
  }))
  let added = 0
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const part = rows.slice(start, start + ROWS_AT_ONCE)
    const written = await shop.db
      .insert(bankLines)
      .values(part)
      .onConflictDoNothing()
      .returning({ id: bankLines.id })
    added += written.length
  }
  shop.log.info({ actorId: actor.id, added, skipped }, 'a bank statement was uploaded')
  return ok({ added, known: lines.length - added, skipped })
}

/** The bank's own number is left out: some banks number anew in each file. The second of two equal lines is another one. */
function withFingerprints(lines: readonly BankLine[]) {
  const seen = new Map<string, number>()
  return lines.map((line) => {
    const facts = JSON.stringify([line.day, line.amount, line.payer])
    const place = (seen.get(facts) ?? 0) + 1
    seen.set(facts, place)
    const fingerprint = createHash('sha256').update(`${facts}#${place}`).digest('base64url')
    return { ...line, fingerprint }
  })
}
