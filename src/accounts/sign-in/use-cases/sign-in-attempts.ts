import { ok } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'

export interface Attempt {
  email: string
  clientAddress: string
  browser: string | null
}

const buildPairKey = ({ email, clientAddress, browser }: Attempt) => `${email} ${browser ?? clientAddress}`

/** Counted before the password is verified, so that parallel attempts cannot bypass the limit. */
export async function countAttempt(shop: Shop, attempt: Attempt) {
  const { rateLimits } = shop
  const byPair = await rateLimits.consume('sign-in-account-and-address', buildPairKey(attempt))
  if (!byPair.ok) return byPair
  if (attempt.browser) return ok({ isThrottled: false })
  const byPlace = await rateLimits.consume('sign-in-address', attempt.clientAddress)
  if (!byPlace.ok) return byPlace
  const byAccount = await rateLimits.consume('sign-in-account', attempt.email)
  return ok({ isThrottled: !byAccount.ok })
}

/** Limits count failures only, so a successful attempt is refunded. */
export async function refundAttempt(shop: Shop, attempt: Attempt): Promise<void> {
  await shop.rateLimits.refund('sign-in-account-and-address', buildPairKey(attempt))
  if (attempt.browser) return
  await Promise.all([
    shop.rateLimits.refund('sign-in-address', attempt.clientAddress),
    shop.rateLimits.refund('sign-in-account', attempt.email),
  ])
}
