import type { Database } from '#database/connect.ts'
import { userRoles } from '#database/schema/accounts.ts'
import { findAccount } from './find-account.ts'

/** Answers with the sentence for the person at the terminal. */
export async function grantAdministration(db: Database, address: string): Promise<string> {
  const { id, email } = await findAccount(db, address)
  const granted = await db
    .insert(userRoles)
    .values({ userId: id, role: 'admin' })
    .onConflictDoNothing()
    .returning({ userId: userRoles.userId })
  return granted.length > 0 ? `${email} is an administrator now.` : `${email} was an administrator already.`
}
