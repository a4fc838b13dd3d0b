import { and, eq, lt } from 'drizzle-orm'
import type { Address } from '#delivery/addresses/domain/address.ts'
import { shippingAddressKey, toShippingAddress } from '#delivery/addresses/domain/shipping-address.ts'
import { freightQuotes } from '#delivery/freight/schema.ts'
import { hasReceiver } from '#orders/gifts/use-cases/cart-gift.ts'
import { prepared } from '#platform/database/prepared.ts'
import type { Shop } from '#platform/shop.ts'

export interface PayableQuote {
  readonly id: string
  readonly expiresAt: Date
}

type QuoteFacts = Omit<
  typeof freightQuotes.$inferInsert,
  'id' | 'userId' | 'addressKey' | 'address' | 'forReceiver' | 'expiresAt' | 'createdAt'
>

/** A promised price stays valid for this long, even if settings change. */
const PROMISE_MINUTES = 30

export async function rememberQuote(
  shop: Pick<Shop, 'db' | 'clock'>,
  { userId, address }: { userId: string; address: Address },
  facts: QuoteFacts,
): Promise<PayableQuote | null> {
  const now = shop.clock.now()
  const expiresAt = new Date(now.getTime() + PROMISE_MINUTES * 60_000)
  const shippingAddress = toShippingAddress(address)
  const db = prepared(shop.db)
  const isOver = and(eq(freightQuotes.userId, userId), lt(freightQuotes.expiresAt, now))
  const over = db.$with('over').as(db.delete(freightQuotes).where(isOver).returning({ id: freightQuotes.id }))
  const [stored] = await db
    .with(over)
    .insert(freightQuotes)
    .values({
      ...facts,
      userId,
      addressKey: shippingAddressKey(shippingAddress),
      address: shippingAddress,
      forReceiver: hasReceiver(userId),
      expiresAt,
      createdAt: now,
    })
    .returning({ id: freightQuotes.id })
  return stored ? { id: stored.id, expiresAt } : null
}
