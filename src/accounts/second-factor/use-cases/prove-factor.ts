import { and, eq, lt } from 'drizzle-orm'
import { passkeys, totpFactors } from '#accounts/second-factor/schema.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { consumeChallengeFor, knownPasskeys } from './challenges.ts'
import { redeemRecoveryCode } from './recovery-codes.ts'
import { stepOfCode } from './totp.ts'

export type FactorProof = { code: string } | { passkey: string }

/**
 * Attempts are counted before verification, so that parallel guesses cannot bypass the limit. Success
 * refunds the attempt.
 */
export async function proveFactor(shop: Shop, { userId, proof }: { userId: string; proof: FactorProof }) {
  const allowed = await shop.rateLimits.consume('second-factor', userId)
  if (!allowed.ok) return allowed
  const isProven =
    'passkey' in proof
      ? await provesByPasskey(shop, userId, proof.passkey)
      : await provesByCode(shop, userId, proof.code)
  shop.log.info({ event: 'second-factor', userId, isProven }, 'a second factor was shown')
  if (!isProven) return 'passkey' in proof ? refuse('wrong-passkey') : refuse('wrong-code')
  await shop.rateLimits.refund('second-factor', userId)
  return ok()
}

async function provesByCode(shop: Shop, userId: string, typed: string): Promise<boolean> {
  const digits = typed.replace(/\s/g, '')
  if (!/^\d{6}$/.test(digits)) return redeemRecoveryCode(shop, { userId, code: typed.slice(0, 40) })
  const [factor] = await shop.db
    .select({ sealedSecret: totpFactors.sealedSecret })
    .from(totpFactors)
    .where(eq(totpFactors.userId, userId))
  const secret = factor && shop.sealing.unseal('totp-secret', factor.sealedSecret)
  if (factor && !secret)
    shop.log.error(
      { event: 'second-factor' },
      'a sealed secret cannot be opened; was SESSION_SECRET changed?',
    )
  const step = secret ? stepOfCode(secret, digits, shop.clock.now()) : null
  if (step === null) return false
  // The conditional update ensures that concurrent requests use a code only once.
  const updatedPasskeys = await shop.db
    .update(totpFactors)
    .set({ lastStep: step })
    .where(and(eq(totpFactors.userId, userId), lt(totpFactors.lastStep, step)))
    .returning({ userId: totpFactors.userId })
  return updatedPasskeys.length > 0
}

async function provesByPasskey(shop: Shop, userId: string, answer: string): Promise<boolean> {
  const { passkeys: webAuthn } = shop.identity
  const credentialId = webAuthn.credentialIn(answer)
  const passkey = (await knownPasskeys(shop, userId)).find(
    (candidate) => candidate.credentialId === credentialId,
  )
  if (!passkey) return false
  const verified = await webAuthn.verifySigning(answer, passkey, consumeChallengeFor(shop, userId))
  if (!verified) return false
  await shop.db
    .update(passkeys)
    .set({ counter: verified.counter, usedAt: shop.clock.now() })
    .where(eq(passkeys.id, passkey.id))
  return true
}
