import type { Database } from '#database/connect.ts'
import { resetFactors } from '#shop/accounts/reset-factors.ts'
import { endSessionsOf } from '#shop/accounts/sessions.ts'
import { findAccount } from './find-account.ts'

/** For who has lost the phone and the recovery codes: the password alone lets her in again, and she sets up another. */
export async function resetSecondFactor(db: Database, address: string): Promise<string> {
  const { id, email } = await findAccount(db, address)
  const had = await db.transaction(async (tx) => {
    await endSessionsOf(tx, { userId: id })
    return resetFactors(tx, id)
  })
  return had
    ? `${email} has no second factor any more, and is signed out everywhere. Set up another at /perfil/seguranca.`
    : `${email} had no second factor.`
}
