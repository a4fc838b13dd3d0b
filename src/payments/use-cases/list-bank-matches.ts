import { and, desc, eq, gte, inArray, isNull, sql } from 'drizzle-orm'
import { orders, payments } from '#orders/schema/orders.ts'
import { bankEntries, pixConfirmations } from '#orders/schema/payments.ts'
import {
  findPaidTwice,
  type KnownPix,
  type OpenBankEntry,
  type ProposedMatch,
  proposeMatches,
} from '#payments/domain/propose-matches.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import type { Shop } from '#platform/shop.ts'
import { type AwaitedOwnPix, listAwaitedPix } from './list-awaited-pix.ts'

export interface BankMatches {
  readonly proposals: (ProposedMatch & { readonly entry: OpenBankEntry; readonly pix: AwaitedOwnPix })[]
  readonly paidTwice: { readonly entry: OpenBankEntry; readonly order: PaidOrder }[]
  readonly otherEntries: OpenBankEntry[]
  readonly missing: AwaitedOwnPix[]
}

interface PaidOrder {
  readonly orderId: string
  readonly orderNumber: string
  readonly customerName: string
}

const LAST_DAYS = 30
const LISTED_AT_MOST = 1_000

export async function listBankMatches(shop: Shop): Promise<BankMatches> {
  const since = isoDay(new Date(shop.clock.now().getTime() - LAST_DAYS * 24 * 60 * 60_000))
  const [entries, awaited] = await Promise.all([openEntries(shop, since), listAwaitedPix(shop)])
  const matches = proposeMatches(
    entries,
    awaited.map((pix) => ({ ...pix, openedOn: isoDay(pix.openedAt) })),
  )
  const proposals = matches.flatMap((match) => {
    const entry = entries.find(({ id }) => id === match.entryId)
    const pix = awaited.find(({ attemptId }) => attemptId === match.attemptId)
    return entry && pix ? [{ ...match, entry, pix }] : []
  })
  const pixCodes = await knownPix(shop, entries, awaited)
  const orderOf = new Map(pixCodes.map((pix) => [pix.attemptId, pix]))
  const paidTwice = findPaidTwice(entries, pixCodes).flatMap(({ entryId, attemptId }) => {
    const entry = entries.find(({ id }) => id === entryId)
    const order = orderOf.get(attemptId)
    return entry && order ? [{ entry, order }] : []
  })
  const repeatedIds = new Set(paidTwice.map(({ entry }) => entry.id))
  const used = new Set(matches.flatMap(({ entryId, attemptId }) => [entryId, attemptId]))
  return {
    proposals,
    paidTwice,
    otherEntries: entries.filter(({ id }) => !used.has(id) && !repeatedIds.has(id)),
    missing: awaited.filter(({ attemptId }) => !used.has(attemptId)),
  }
}

async function knownPix(
  shop: Shop,
  entries: readonly OpenBankEntry[],
  awaited: readonly AwaitedOwnPix[],
): Promise<(KnownPix & PaidOrder)[]> {
  const words = entries.flatMap(
    ({ txid, payer }) => `${txid ?? ''} ${payer}`.toUpperCase().match(/[A-Z0-9]{8,}/g) ?? [],
  )
  const paid = await shop.db
    .select({
      attemptId: payments.id,
      txid: sql<string>`${payments.reference}`,
      amount: payments.amount,
      confirmed: pixConfirmations.amount,
      bankEntryId: pixConfirmations.bankEntryId,
      orderId: orders.id,
      orderNumber: orders.orderNumber,
      customerName: orders.customerName,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(
      pixConfirmations,
      and(eq(pixConfirmations.attemptId, payments.id), isNull(pixConfirmations.takenBackAt)),
    )
    .where(and(eq(payments.provider, 'pix-key'), inArray(payments.reference, words)))
  const confirmed = new Set(paid.map(({ attemptId }) => attemptId))
  return [
    ...paid.map(({ amount, confirmed: receivedAmount, bankEntryId, ...pix }) => ({
      ...pix,
      missing: Math.max(0, amount - receivedAmount),
      hasEntry: bankEntryId !== null,
    })),
    ...awaited
      .filter(({ attemptId }) => !confirmed.has(attemptId))
      .map(({ amount, ...pix }) => ({ ...pix, missing: amount, hasEntry: false })),
  ]
}

function openEntries(shop: Shop, since: string): Promise<OpenBankEntry[]> {
  const { id, day, amount, payer, txid } = bankEntries
  return shop.db
    .select({ id, day, amount, payer, txid })
    .from(bankEntries)
    .where(and(isNull(bankEntries.attemptId), gte(bankEntries.day, since)))
    .orderBy(desc(bankEntries.day), bankEntries.id)
    .limit(LISTED_AT_MOST)
}
