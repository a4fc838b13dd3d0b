import { and, isNull, lt } from 'drizzle-orm'
import { bankEntries } from '#orders/schema/payments.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import type { Shop } from '#platform/shop.ts'

/** Longer than the 30 days that `listBankMatches` searches. */
const RETENTION_DAYS = 45

/** A statement names people who never bought here, so entries without an order are deleted. */
export async function forgetUnusedBankEntries(shop: Shop): Promise<void> {
  const before = isoDay(new Date(shop.clock.now().getTime() - RETENTION_DAYS * 24 * 60 * 60_000))
  await shop.db.delete(bankEntries).where(and(isNull(bankEntries.attemptId), lt(bankEntries.day, before)))
}
