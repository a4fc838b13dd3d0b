import { and, desc, gte, isNull } from 'drizzle-orm'
import { bankLines } from '#database/schema/payments.ts'
import { type OpenBankLine, type ProposedMatch, proposeMatches } from '#domain/bank/propose-matches.ts'
import { isoDay } from '#domain/sao-paulo-time.ts'
import type { Shop } from '#shop/shop.ts'
import { type AwaitedOwnPix, listAwaitedPix } from './list-awaited-pix.ts'

export interface BankMatches {
  readonly proposals: (ProposedMatch & { readonly line: OpenBankLine; readonly pix: AwaitedOwnPix })[]
  /** Lines of the bank that are no awaited Pix, as far as the shop can see. */
  readonly otherLines: OpenBankLine[]
  /** What is awaited and not on the statement. */
  readonly missing: AwaitedOwnPix[]
}

const LAST_DAYS = 30
const LISTED_AT_MOST = 1_000

/** Which line of the uploaded statements may be which Pix. She presses; nothing is settled by looking. */
export async function listBankMatches(shop: Shop): Promise<BankMatches> {
  const since = isoDay(new Date(shop.clock.now().getTime() - LAST_DAYS * 24 * 60 * 60_000))
  const [lines, awaited] = await Promise.all([openLines(shop, since), listAwaitedPix(shop)])
  const matches = proposeMatches(
    lines,
    awaited.map((pix) => ({ ...pix, openedOn: isoDay(pix.openedAt) })),
  )
  const proposals = matches.flatMap((match) => {
    const line = lines.find(({ id }) => id === match.lineId)
    const pix = awaited.find(({ attemptId }) => attemptId === match.attemptId)
    return line && pix ? [{ ...match, line, pix }] : []
  })
  const used = new Set(matches.flatMap(({ lineId, attemptId }) => [lineId, attemptId]))
  return {
    proposals,
    otherLines: lines.filter(({ id }) => !used.has(id)),
    missing: awaited.filter(({ attemptId }) => !used.has(attemptId)),
  }
}

function openLines(shop: Shop, since: string): Promise<OpenBankLine[]> {
  const { id, day, amount, payer, txid } = bankLines
  return shop.db
    .select({ id, day, amount, payer, txid })
    .from(bankLines)
    .where(and(isNull(bankLines.attemptId), gte(bankLines.day, since)))
    .orderBy(desc(bankLines.day), bankLines.id)
    .limit(LISTED_AT_MOST)
}
