import { and, eq, gt, isNull } from 'drizzle-orm'
import { accounts, consents, profiles, staffInvitations, users } from '#accounts/schema.ts'
import { recordAccess } from '#accounts/session/use-cases/access-records.ts'
import { endSessions, openSession } from '#accounts/session/use-cases/sessions.ts'
import { type SignUpFault, signUpFault } from '#accounts/sign-up/domain/sign-up-form.ts'
import { sendConfirmation } from '#accounts/sign-up/use-cases/send-confirmation.ts'
import { recordChange } from '#platform/audit/record-change.ts'
import { commitUnlessRefused } from '#platform/commit-unless-refused.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { normaliseName } from '#platform/domain/names.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { findInvitation, isAccountClaimed, isOfToken } from './find-invitation.ts'
import { notifyOfTeamChange } from './notify-of-team-change.ts'
import { giveRole } from './revoke-roles.ts'

export interface NewStaffAccount {
  fullName: string
  password: string
  confirmation: string
  acceptsTerms: boolean
  termsText: string
}

interface Acceptance {
  token: string
  userId: string | null
  account: NewStaffAccount
  clientAddress: string
}

/**
 * Single use, even for concurrent requests. An existing account must sign in first, and sessions from
 * before the role end.
 */
export async function acceptInvitation(shop: Shop, { token, userId, account, clientAddress }: Acceptance) {
  const invitation = await findInvitation(shop, { token })
  if (!invitation.ok) return invitation
  const fault =
    userId === null && !invitation.value.hasAccount ? accountFault(account, invitation.value.email) : null
  if (fault) return refuse(fault)
  // Hashing is slow, so it runs before the transaction.
  const passwordHash = userId === null ? await shop.identity.hashPassword(account.password) : ''
  return commitUnlessRefused(shop.db, async (tx) => {
    const invitation = await useUp(shop, tx, token)
    if (!invitation) return refuse('invitation-used')
    const { id, email, role, secondFactorRequired, mailedTokenHash } = invitation
    const [user] = await tx
      .select({ id: users.id, isSomebodys: isAccountClaimed, name: users.name })
      .from(users)
      .where(eq(users.email, email))
      .for('update')
    if (userId !== null && user?.id !== userId) return refuse('other-account')
    if (userId === null && user?.isSomebodys) return refuse('sign-in-first')
    const isMailed = shop.identity.hashToken(token) === mailedTokenHash
    const person =
      userId !== null && user
        ? { id: userId, name: user.name || invitation.name }
        : await openAccount(shop, tx, {
            ...account,
            email,
            passwordHash,
            isMailed,
            existingUserId: user?.id ?? null,
          })
    await giveRole(tx, { userId: person.id, role, secondFactorRequired })
    const at = shop.clock.now()
    await tx.update(staffInvitations).set({ usedBy: person.id }).where(eq(staffInvitations.id, id))
    const changes = { role: { from: null, to: role } }
    const auditEntry = {
      entity: 'administrator',
      entityId: person.id,
      action: 'joined',
      changes,
      at,
    } as const
    await recordChange(tx, { actor: person, ...auditEntry })
    await notifyOfTeamChange(shop, tx, { change: 'joined', role, personEmail: email, actorName: person.name })
    await endSessions(tx, { userId: person.id })
    await recordAccess(shop, tx, { userId: person.id, clientAddress })
    return ok({ role, session: await openSession(shop, tx, { userId: person.id, isStaff: true }) })
  })
}

const accountFault = (account: NewStaffAccount, email: string): SignUpFault | null =>
  signUpFault({ ...account, email })

async function useUp(shop: Shop, tx: Transaction, token: string) {
  const now = shop.clock.now()
  const { usedAt, revokedAt, expiresAt } = staffInvitations
  const isGood = and(isOfToken(shop, token), isNull(usedAt), isNull(revokedAt), gt(expiresAt, now))
  const [invitation] = await tx.update(staffInvitations).set({ usedAt: now }).where(isGood).returning()
  return invitation
}

interface OpenedAccount extends NewStaffAccount {
  email: string
  passwordHash: string
  isMailed: boolean
  /** An unconfirmed account for this address; its creator loses access. */
  existingUserId: string | null
}

/** Without the emailed link, the address must still be confirmed before orders are assigned to it. */
async function openAccount(shop: Shop, tx: Transaction, account: OpenedAccount) {
  const { email, passwordHash, isMailed, existingUserId, termsText: text } = account
  const [now, name] = [shop.clock.now(), normaliseName(account.fullName)]
  const facts = { name, emailVerified: isMailed, updatedAt: now }
  const [user] = existingUserId
    ? await tx.update(users).set(facts).where(eq(users.id, existingUserId)).returning({ id: users.id })
    : await tx
        .insert(users)
        .values({ email, ...facts, createdAt: now })
        .returning({ id: users.id })
  if (!user) throw new Error('the account was not written')
  const userId = user.id
  await tx
    .insert(accounts)
    .values({ userId, provider: 'password', providerAccountId: userId, passwordHash })
    .onConflictDoUpdate({
      target: [accounts.userId, accounts.provider],
      set: { passwordHash, updatedAt: now },
    })
  await tx
    .insert(profiles)
    .values({ userId, fullName: name, email, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: profiles.userId, set: { fullName: name, updatedAt: now } })
  await tx.insert(consents).values({ userId, email, kind: 'terms', granted: true, text, createdAt: now })
  if (!isMailed) await sendConfirmation(shop, tx, { userId, email, name }, 'account-confirmation')
  return { id: userId, name }
}
