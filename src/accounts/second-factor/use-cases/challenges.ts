import { and, eq, gt, lte } from 'drizzle-orm'
import type { PasskeyOptions } from '#accounts/second-factor/providers/port.ts'
import { passkeyChallenges, passkeys } from '#accounts/second-factor/schema.ts'
import type { Shop } from '#platform/shop.ts'

const VALID_MINUTES = 5

export async function rememberChallenge(shop: Shop, userId: string, { challenge }: PasskeyOptions) {
  const expiresAt = new Date(shop.clock.now().getTime() + VALID_MINUTES * 60_000)
  await shop.db.insert(passkeyChallenges).values({ challenge, userId, expiresAt })
}

/** Consumes the challenge if it was issued to this account. */
export const consumeChallengeFor = (shop: Shop, userId: string) => async (challenge: string) => {
  const usedPasskeyChallenges = await shop.db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challenge, challenge),
        eq(passkeyChallenges.userId, userId),
        gt(passkeyChallenges.expiresAt, shop.clock.now()),
      ),
    )
    .returning({ challenge: passkeyChallenges.challenge })
  return usedPasskeyChallenges.length > 0
}

export async function forgetExpiredChallenges(shop: Shop): Promise<void> {
  await shop.db.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, shop.clock.now()))
}

export function knownPasskeys({ db }: Shop, userId: string) {
  return db
    .select({
      id: passkeys.id,
      credentialId: passkeys.credentialId,
      publicKey: passkeys.publicKey,
      counter: passkeys.counter,
      transports: passkeys.transports,
    })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
}
