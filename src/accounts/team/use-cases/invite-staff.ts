import { and, eq, isNull } from 'drizzle-orm'
import { staffInvitations, userRoles, users } from '#accounts/schema.ts'
import { pathTo } from '#addresses.ts'
import { type Actor, recordChange } from '#platform/audit/record-change.ts'
import { commitUnlessRefused } from '#platform/commit-unless-refused.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { isDeliverable, normaliseEmail } from '#platform/domain/email.ts'
import { isPlainName, NAME_MAX_LENGTH, normaliseName } from '#platform/domain/names.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import type { StaffRole } from '#platform/domain/staff-role.ts'
import type { Shop } from '#platform/shop.ts'
import { isStillAdministrator } from './lock-administrators.ts'
import { notifyOfTeamChange } from './notify-of-team-change.ts'

const VALID_DAYS = 7

export interface Invitation {
  email: string
  name: string
  role: StaffRole
  secondFactorRequired: boolean
}

/**
 * Creates two links: one for the owner to send, one emailed. Both appear only once and replace earlier
 * ones for this address.
 */
export async function inviteStaff(shop: Shop, { actor, ...invitation }: Invitation & { actor: Actor }) {
  const [email, name] = [normaliseEmail(invitation.email), normaliseName(invitation.name)]
  if (!isDeliverable(email)) return refuse('email-undeliverable')
  if (name === '' || name.length > NAME_MAX_LENGTH || !isPlainName(name)) return refuse('name-missing')
  const secondFactorRequired = invitation.role === 'admin' || invitation.secondFactorRequired
  return commitUnlessRefused(shop.db, async (tx) => {
    if (!(await isStillAdministrator(tx, actor))) return refuse('not-in-team')
    return invite(shop, tx, { email, name, role: invitation.role, secondFactorRequired }, actor)
  })
}

export async function renewInvitation(shop: Shop, { id, actor }: { id: string; actor: Actor }) {
  return commitUnlessRefused(shop.db, async (tx) => {
    if (!(await isStillAdministrator(tx, actor))) return refuse('not-in-team')
    const { email, name, role, secondFactorRequired } = staffInvitations
    const [invitation] = await tx
      .select({ email, name, role, secondFactorRequired })
      .from(staffInvitations)
      .where(and(eq(staffInvitations.id, id), isPending))
      .for('update')
    return invitation ? invite(shop, tx, invitation, actor) : refuse('invitation-ended')
  })
}

async function invite(shop: Shop, tx: Transaction, invitation: Invitation, actor: Actor) {
  const { email, name, role } = invitation
  const roles = await listRoles(tx, email)
  if (roles.includes('admin')) return refuse('already-administrator')
  if (roles.includes(role)) return refuse('already-helper')
  const outcome = await writeInvitation(shop, tx, invitation, actor)
  if (role === 'admin')
    await notifyOfTeamChange(shop, tx, {
      change: 'invited',
      role,
      personEmail: email,
      actorName: actor.name,
    })
  return ok({ name, role, ...outcome })
}

export async function revokeInvitation(shop: Shop, { id, actor }: { id: string; actor: Actor }) {
  return commitUnlessRefused(shop.db, async (tx) => {
    if (!(await isStillAdministrator(tx, actor))) return refuse('not-in-team')
    const at = shop.clock.now()
    const [endedInvitation] = await tx
      .update(staffInvitations)
      .set({ revokedAt: at })
      .where(and(eq(staffInvitations.id, id), isPending))
      .returning({ email: staffInvitations.email })
    if (!endedInvitation) return refuse('invitation-ended')
    const changes = { email: { from: endedInvitation.email, to: null } }
    const auditEntry = {
      entity: 'administrator',
      entityId: id,
      action: 'invitation-revoked',
      changes,
    } as const
    await recordChange(tx, { actor, ...auditEntry, at })
    return ok()
  })
}

const isPending = and(isNull(staffInvitations.usedAt), isNull(staffInvitations.revokedAt))

async function listRoles(tx: Transaction, email: string): Promise<StaffRole[]> {
  const rows = await tx
    .select({ role: userRoles.role })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(eq(users.email, email))
  return rows.map(({ role }) => role)
}

async function writeInvitation(shop: Shop, tx: Transaction, invitation: Invitation, actor: Actor) {
  const { email, name: customerName, role } = invitation
  const [sent, mailedToken] = [shop.identity.createToken(), shop.identity.createToken()]
  const at = shop.clock.now()
  const expiresAt = new Date(at.getTime() + VALID_DAYS * 24 * 60 * 60_000)
  await tx
    .update(staffInvitations)
    .set({ revokedAt: at })
    .where(and(eq(staffInvitations.email, email), isPending))
  const [newInvitation] = await tx
    .insert(staffInvitations)
    .values({
      ...invitation,
      tokenHash: sent.hash,
      mailedTokenHash: mailedToken.hash,
      invitedBy: actor.id,
      createdAt: at,
      expiresAt,
    })
    .returning({ id: staffInvitations.id })
  if (!newInvitation) throw new Error('the invitation was not written')
  const buildLink = (token: string) => shop.config.siteUrl + pathTo('staffInvitation', {}, { token })
  await shop.outbox.enqueue(tx, {
    name: 'send-email',
    key: `invitation:${newInvitation.id}`,
    email: {
      type: 'staff-invitation',
      to: email,
      data: { customerName, actorName: actor.name, role, invitationUrl: buildLink(mailedToken.token) },
    },
  })
  const changes = { email: { from: null, to: email }, role: { from: null, to: role } }
  await recordChange(tx, {
    actor,
    entity: 'administrator',
    entityId: newInvitation.id,
    action: 'invited',
    changes,
    at,
  })
  return { link: buildLink(sent.token), expiresAt }
}
