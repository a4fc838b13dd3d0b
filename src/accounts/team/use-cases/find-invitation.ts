import { eq, or, sql } from 'drizzle-orm'
import { staffInvitations } from '#accounts/schema.ts'
import { isStaffOf } from '#accounts/use-cases/account-facts.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'

export const isOfToken = ({ identity }: Shop, token: string) => {
  const hash = identity.hashToken(token)
  return or(eq(staffInvitations.tokenHash, hash), eq(staffInvitations.mailedTokenHash, hash))
}

/** An unconfirmed account belongs to nobody, unless it has a role or a second factor. */
export const isAccountClaimed = sql<boolean>`(users.email_verified or ${isStaffOf}
  or exists (select 1 from totp_factors f where f.user_id = users.id)
  or exists (select 1 from passkeys k where k.user_id = users.id))`

export async function findInvitation(shop: Shop, { token }: { token: string }) {
  const [invitation] = await readInvitation(shop, shop.db, token)
  if (!invitation || invitation.revokedAt) return refuse('invitation-unknown')
  if (invitation.usedAt) return refuse('invitation-used')
  if (invitation.expiresAt <= shop.clock.now()) return refuse('invitation-expired')
  const { email, name, role, secondFactorRequired, hasAccount } = invitation
  return ok({ email, name, role, secondFactorRequired, hasAccount })
}

const readInvitation = (shop: Shop, db: DatabaseOrTransaction, token: string) =>
  db
    .select({
      email: staffInvitations.email,
      name: staffInvitations.name,
      role: staffInvitations.role,
      secondFactorRequired: staffInvitations.secondFactorRequired,
      expiresAt: staffInvitations.expiresAt,
      usedAt: staffInvitations.usedAt,
      revokedAt: staffInvitations.revokedAt,
      hasAccount: sql<boolean>`exists (select 1 from users where users.email = staff_invitations.email and ${isAccountClaimed})`,
    })
    .from(staffInvitations)
    .where(isOfToken(shop, token))

const KEPT_DAYS = 30

export async function forgetOldInvitations(shop: Shop): Promise<void> {
  const before = new Date(shop.clock.now().getTime() - KEPT_DAYS * 24 * 60 * 60_000).toISOString()
  const endedAt = sql`coalesce(${staffInvitations.usedAt}, ${staffInvitations.revokedAt}, ${staffInvitations.expiresAt})`
  await shop.db.delete(staffInvitations).where(sql`${endedAt} < ${before}::timestamptz`)
}
