import { eq } from 'drizzle-orm'
import type { Config } from '#config.ts'
import type { Database } from '#database/connect.ts'
import { userRoles } from '#database/schema/accounts.ts'
import { takeRoles } from '#shop/accounts/take-roles.ts'
import { findAccount } from './find-account.ts'

/** Also the last one's: who sits at the terminal can make another. */
export async function revokeAdministration(
  db: Database,
  address: string,
  { administrator }: Pick<Config, 'administrator'>,
): Promise<string> {
  const { id, email } = await findAccount(db, address)
  const [wasOne, left] = await db.transaction(async (tx) => {
    const taken = await takeRoles(tx, { userId: id, at: new Date() })
    return [taken.length > 0, await tx.$count(userRoles, eq(userRoles.role, 'admin'))] as const
  })
  return [
    wasOne
      ? `${email} is no administrator any more, and signed out everywhere.`
      : `${email} was no administrator.`,
    ...(email === administrator?.email
      ? ['ADMIN_EMAIL still names this address: the next start makes it an administrator again.']
      : []),
    ...(left === 0 ? ['The shop has no administrator now: npm run admin -- EMAIL makes one.'] : []),
  ].join('\n')
}
