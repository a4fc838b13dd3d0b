import { daysFrom } from '#platform/domain/calendar.ts'
import { foldText } from '#platform/domain/fold-text.ts'
import type { Centavos } from '#platform/domain/money.ts'

/** A Pix that the shop waits for. */
export interface AwaitedPix {
  readonly attemptId: string
  readonly txid: string
  readonly amount: Centavos
  /** 'yyyy-MM-dd', the day on which the code was shown. */
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

/** A Pix of which money may come again: one that is awaited, or one that the owner has confirmed. */
export interface KnownPix {
  readonly attemptId: string
  readonly txid: string
  /** What is still to come; 0 when all is there. */
  readonly missing: Centavos
  /** Whether a line of the bank paid it; the owner's word alone may be about a line that comes later. */
  readonly hasEntry: boolean
}

export interface PaidTwice {
  readonly entryId: string
  readonly attemptId: string
}

/** Lines that name a Pix which is paid without them: somebody paid the same code again. */
export function findPaidTwice(entries: readonly OpenBankEntry[], known: readonly KnownPix[]): PaidTwice[] {
  return known.flatMap(({ attemptId, txid, missing, hasEntry }) => {
    const named = surestFirst(entries, txid, missing)
    const isPaidByFirst = (named[0]?.amount ?? 0) >= missing
    const again = hasEntry && missing === 0 ? named : named.slice(1)
    return isPaidByFirst ? again.map(({ id }) => ({ entryId: id, attemptId })) : []
  })
}

/** The lines that name it: the right amount first, then the earliest. */
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

/** The money may show on the statement of a later day, over a weekend or a holiday. */
const LATEST_DAYS = 4

const WEIGHT: Readonly<Record<MatchReason, number>> = { txid: 8, amount: 2, name: 1, day: 1 }

/** The txid alone is certain; else the amount must be right, and the day or the name must speak for it. */
const MIN_WEIGHT = 3

/** Which line of the bank may be which Pix: each at most once, the surest first. */
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
      const own = named.get(entry.id)
      // A line that names its Pix is no other's; of two that name one, the surer is proposed.
      const candidates = own ? (own.at === 0 ? [own.pix] : []) : awaited
      return candidates.map((pix) => ({ entry, pix, reasons: reasonsFor(entry, pix) }))
    })
    .map((pair) => ({ ...pair, weight: pair.reasons.reduce((sum, reason) => sum + WEIGHT[reason], 0) }))
    .filter(({ weight, reasons }) => weight >= MIN_WEIGHT && isGround(reasons))
    .toSorted((a, b) => b.weight - a.weight)
  const taken = new Set<string>()
  const proposed: ProposedMatch[] = []
  for (const weight of new Set(pairs.map((pair) => pair.weight))) {
    const free = pairs.filter(
      ({ entry, pix, ...pair }) =>
        pair.weight === weight && !taken.has(entry.id) && !taken.has(pix.attemptId),
    )
    const counts = countOf(free.flatMap(({ entry, pix }) => [entry.id, pix.attemptId]))
    for (const { entry, pix, reasons } of free) {
      taken.add(entry.id).add(pix.attemptId)
      const isOnly = counts.get(entry.id) === 1 && counts.get(pix.attemptId) === 1
      if (isOnly) proposed.push({ entryId: entry.id, attemptId: pix.attemptId, reasons })
    }
  }
  return proposed
}

function countOf(ids: readonly string[]): Map<string, number> {
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

function namesTxid({ txid, payer }: OpenBankEntry, wanted: string): boolean {
  return txid?.toUpperCase() === wanted.toUpperCase() || payer.toUpperCase().includes(wanted.toUpperCase())
}

/** Two words of the payer's name: banks shorten and drop the others. */
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
