import { eq } from 'drizzle-orm'
import { sessions } from '#accounts/schema.ts'
import { ok } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { hasSecondFactor } from './find-factors.ts'
import { type FactorProof, proveFactor } from './prove-factor.ts'

const FRESH_MINUTES = 10

export async function needsFreshProof(
  shop: Shop,
  { userId, provedAt }: { userId: string; provedAt: Date | null },
): Promise<boolean> {
  const isFresh = provedAt && shop.clock.now().getTime() - provedAt.getTime() < FRESH_MINUTES * 60_000
  return !isFresh && hasSecondFactor(shop.db, userId)
}

export async function renewProof(
  shop: Shop,
  { userId, sessionId, proof }: { userId: string; sessionId: string; proof: FactorProof },
) {
  const proven = await proveFactor(shop, { userId, proof })
  if (!proven.ok) return proven
  await shop.db.update(sessions).set({ provedAt: shop.clock.now() }).where(eq(sessions.id, sessionId))
  return ok()
}
