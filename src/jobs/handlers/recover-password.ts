import { sendPasswordReset } from '#shop/accounts/recover-password.ts'
import type { Shop } from '#shop/shop.ts'
import { done, type JobOutcome } from './job-outcome.ts'

export async function recoverPassword(
  shop: Shop,
  { key, email }: { key: string; email: string },
): Promise<JobOutcome> {
  await sendPasswordReset(shop, { key, email })
  return done
}
