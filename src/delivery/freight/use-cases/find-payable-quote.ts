import { and, desc, eq, gt } from 'drizzle-orm'
import { freightQuotes } from '#delivery/freight/schema.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'

interface QuoteQuestion {
  readonly userId: string
  readonly addressKey: string
  readonly now: Date
}

export function payableQuote(db: DatabaseOrTransaction, { userId, addressKey, now }: QuoteQuestion) {
  return db
    .select()
    .from(freightQuotes)
    .where(
      and(
        eq(freightQuotes.userId, userId),
        eq(freightQuotes.addressKey, addressKey),
        gt(freightQuotes.expiresAt, now),
      ),
    )
    .orderBy(desc(freightQuotes.createdAt))
    .limit(1)
}
