import type { Database } from '#database/connect.ts'
import { giveRole } from '#shop/accounts/take-roles.ts'
import { findAccount } from './find-account.ts'

/** Answers with the sentence for the person at the terminal. */
export async function grantAdministration(db: Database, address: string): Promise<string> {
  const { id, email } = await findAccount(db, address)
  const isNew = await db.transaction((tx) => giveRole(tx, { userId: id, role: 'admin' }))
  return isNew ? `${email} is an administrator now.` : `${email} was an administrator already.`
}
