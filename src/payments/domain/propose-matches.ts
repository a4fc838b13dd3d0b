import { daysFrom } from '#platform/domain/calendar.ts'
import { foldText } from '#platform/domain/fold-text.ts'
import type { Centavos } from '#platform/domain/money.ts'

export interface AwaitedPix {
  readonly attemptId: string
  readonly txid: string
  readonly amount: Centavos
  /** 'yyyy-MM-dd', the day on which the customer got the code. */
  readonly openedOn: string
  readonly customerName: string
}

export interface OpenBankEntry {
  readonly id: string
  readonly day: string
  readonly amount: Centavos
  readonly payer: string
  readonly txid: string | null
}

export interface KnownPix {
  readonly attemptId: string
  readonly txid: string
  readonly missing: Centavos
  /** True if a bank entry is linked. The owner may confirm a Pix before its entry is uploaded. */
  readonly hasEntry: boolean
}

export interface PaidTwice {
  readonly entryId: string
  readonly attemptId: string
}

export function findPaidTwice(entries: readonly OpenBankEntry[], knownPix: readonly KnownPix[]): PaidTwice[] {
  return knownPix.flatMap(({ attemptId, txid, missing, hasEntry }) => {
    const named = surestFirst(entries, txid, missing)
    const isPaidByFirst = (named[0]?.amount ?? 0) >= missing
    const surplusEntries = hasEntry && missing === 0 ? named : named.slice(1)
    return isPaidByFirst ? surplusEntries.map(({ id }) => ({ entryId: id, attemptId })) : []
  })
}

function surestFirst(entries: readonly OpenBankEntry[], txid: string, amount: Centavos): OpenBankEntry[] {
  return entries
    .filter((entry) => namesTxid(entry, txid))
    .toSorted(
      (a, b) =>
        Number(b.amount === amount) - Number(a.amount === amount) ||
        a.day.localeCompare(b.day) ||
        a.id.localeCompare(b.id),
    )
}

export type MatchReason = 'txid' | 'amount' | 'name' | 'day'

export interface ProposedMatch {
  readonly entryId: string
  readonly attemptId: string
  readonly reasons: readonly MatchReason[]
}

/** Over a weekend or holiday the payment may appear on the statement of a later day. */
const LATEST_DAYS = 4

const WEIGHT: Readonly<Record<MatchReason, number>> = { txid: 8, amount: 2, name: 1, day: 1 }

/** A txid match is enough. Otherwise the amount must match, and also the day or the name. */
const MIN_WEIGHT = 3

export function proposeMatches(
  entries: readonly OpenBankEntry[],
  awaited: readonly AwaitedPix[],
): ProposedMatch[] {
  const named = new Map(
    awaited.flatMap((pix) =>
      surestFirst(entries, pix.txid, pix.amount).map((entry, at) => [entry.id, { pix, at }]),
    ),
  )
  const pairs = entries
    .flatMap((entry) => {
      const ownCandidates = named.get(entry.id)
      // An entry with a known txid can only belong to that Pix. If two entries have the same txid, propose
      // the better one.
      const candidates = ownCandidates ? (ownCandidates.at === 0 ? [ownCandidates.pix] : []) : awaited
      return candidates.map((pix) => ({ entry, pix, reasons: reasonsFor(entry, pix) }))
    })
    .map((pair) => ({ ...pair, weight: pair.reasons.reduce((sum, reason) => sum + WEIGHT[reason], 0) }))
    .filter(({ weight, reasons }) => weight >= MIN_WEIGHT && isGround(reasons))
    .toSorted((a, b) => b.weight - a.weight)
  const takenIds = new Set<string>()
  const proposed: ProposedMatch[] = []
  for (const weight of new Set(pairs.map((pair) => pair.weight))) {
    const free = pairs.filter(
      ({ entry, pix, ...pair }) =>
        pair.weight === weight && !takenIds.has(entry.id) && !takenIds.has(pix.attemptId),
    )
    const counts = countById(free.flatMap(({ entry, pix }) => [entry.id, pix.attemptId]))
    for (const { entry, pix, reasons } of free) {
      takenIds.add(entry.id).add(pix.attemptId)
      const isOnly = counts.get(entry.id) === 1 && counts.get(pix.attemptId) === 1
      if (isOnly) proposed.push({ entryId: entry.id, attemptId: pix.attemptId, reasons })
    }
  }
  return proposed
}

function countById(ids: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}

const isGround = (reasons: readonly MatchReason[]) => reasons.includes('txid') || reasons.includes('amount')

function reasonsFor(entry: OpenBankEntry, pix: AwaitedPix): MatchReason[] {
  const reasons: MatchReason[] = []
  if (namesTxid(entry, pix.txid)) reasons.push('txid')
  if (entry.amount === pix.amount) reasons.push('amount')
  if (namesPayer(entry.payer, pix.customerName)) reasons.push('name')
  if (isNear(entry.day, pix.openedOn)) reasons.push('day')
  return reasons
}

function namesTxid({ txid, payer }: OpenBankEntry, wantedTxid: string): boolean {
  return (
    txid?.toUpperCase() === wantedTxid.toUpperCase() || payer.toUpperCase().includes(wantedTxid.toUpperCase())
  )
}

/** Two words of the name must match, because banks shorten or drop the others. */
function namesPayer(payer: string, customerName: string): boolean {
  const words = new Set(foldText(payer).split(' '))
  const name = foldText(customerName)
    .split(' ')
    .filter((word) => word.length > 2)
  return name.filter((word) => words.has(word)).length >= Math.min(2, name.length) && name.length > 0
}

function isNear(day: string, openedOn: string): boolean {
  const days = daysFrom(openedOn, day)
  return days >= 0 && days <= LATEST_DAYS
}
