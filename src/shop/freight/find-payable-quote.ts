import { and, desc, eq, gt } from 'drizzle-orm'
import type { DatabaseOrTransaction } from '#database/connect.ts'
import { freightQuotes } from '#database/schema/freight.ts'
import { type ShippingAddress, shippingAddressKey } from '#domain/address/shipping-address.ts'

/** The newest price that was promised to this customer for this address and is still good, as a part of a statement; none without an address. */
export function payableQuote(
  db: DatabaseOrTransaction,
  { userId, address, now }: { userId: string; address: ShippingAddress | null; now: Date },
) {
  return db
    .select()
    .from(freightQuotes)
    .where(
      and(
        eq(freightQuotes.userId, userId),
        eq(freightQuotes.addressKey, address ? shippingAddressKey(address) : ''),
        gt(freightQuotes.expiresAt, now),
      ),
    )
    .orderBy(desc(freightQuotes.createdAt))
    .limit(1)
}
