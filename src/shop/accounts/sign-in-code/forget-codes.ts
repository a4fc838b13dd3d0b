import { lte } from 'drizzle-orm'
import { signInCodes } from '#database/schema/sign-in-codes.ts'
import type { Shop } from '#shop/shop.ts'

/** Long enough that who comes back late still hears what became of her code. */
const RETENTION_HOURS = 24

export async function forgetOldSignInCodes(shop: Shop): Promise<void> {
  const before = new Date(shop.clock.now().getTime() - RETENTION_HOURS * 3_600_000)
  await shop.db.delete(signInCodes).where(lte(signInCodes.expiresAt, before))
}
