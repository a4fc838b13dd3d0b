import { eq, sql } from 'drizzle-orm'
import { userRoles, users } from '#accounts/schema.ts'
import { resetFactors } from '#accounts/second-factor/use-cases/reset-factors.ts'
import { endSessions } from '#accounts/session/use-cases/sessions.ts'
import { giveRole, revokeRoles } from '#accounts/team/use-cases/revoke-roles.ts'
import type { Config } from '#platform/config/config.ts'
import type { Database } from '#platform/database/connect.ts'
import { OperatorError } from '#platform/database/operator-error.ts'
import { normaliseEmail } from '#platform/domain/email.ts'

export async function grantAdministration(db: Database, address: string): Promise<string> {
  const { id, email } = await findAccount(db, address)
  const isNew = await db.transaction((tx) => giveRole(tx, { userId: id, role: 'admin' }))
  return isNew ? `${email} is an administrator now.` : `${email} was an administrator already.`
}

/** Also removes the last administrator, because anyone with terminal access can create another. */
export async function revokeAdministration(
  db: Database,
  address: string,
  { administrator }: Pick<Config, 'administrator'>,
): Promise<string> {
  const { id, email } = await findAccount(db, address)
  const [wasOne, remainingCount] = await db.transaction(async (tx) => {
    const removedRoles = await revokeRoles(tx, { userId: id, at: new Date() })
    return [removedRoles.length > 0, await tx.$count(userRoles, eq(userRoles.role, 'admin'))] as const
  })
  return [
    wasOne
      ? `${email} is no administrator any more, and signed out everywhere.`
      : `${email} was no administrator.`,
    ...(email === administrator?.email
      ? ['ADMIN_EMAIL still names this address: the next start makes it an administrator again.']
      : []),
    ...(remainingCount === 0 ? ['The shop has no administrator now: npm run admin -- EMAIL makes one.'] : []),
  ].join('\n')
}

/**
 * For a lost phone and lost recovery codes: the next sign-in needs only the password and sets up a new
 * factor.
 */
export async function resetSecondFactor(db: Database, address: string): Promise<string> {
  const { id, email } = await findAccount(db, address)
  const hadRole = await db.transaction(async (tx) => {
    await endSessions(tx, { userId: id })
    return resetFactors(tx, id)
  })
  return hadRole
    ? `${email} has no second factor any more, and is signed out everywhere. Set up another at /perfil/seguranca.`
    : `${email} had no second factor.`
}

async function findAccount(db: Database, address: string): Promise<{ id: string; email: string }> {
  const email = normaliseEmail(address)
  const [{ exists } = { exists: false }] = await db
    .execute<{ exists: boolean }>(sql`select to_regclass('public.user_roles') is not null as exists`)
    .then(({ rows }) => rows)
  if (!exists) throw new OperatorError('There is no shop in this database yet; start the shop once first.')
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
  if (!user) {
    throw new OperatorError(
      `Nobody has signed up with ${email}. Create the account on /auth first, then run this again.`,
    )
  }
  return { id: user.id, email }
}
