import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import { profiles, staffInvitations, userRoles, users } from '#accounts/schema.ts'
import type { Shop } from '#platform/shop.ts'

const nameOf = sql<string>`coalesce(nullif(${profiles.fullName}, ''), nullif(${users.name}, ''), '')`

const lastSeenAt = sql<string | null>`(select max(seen)::text from (
  select max(s.used_at) as seen from sessions s where s.user_id = users.id
  union all select max(a.created_at) from access_records a where a.user_id = users.id) every_one)`

const hasFactor = sql<boolean>`(exists (select 1 from totp_factors f where f.user_id = users.id)
  or exists (select 1 from passkeys k where k.user_id = users.id))`

export async function listTeam({ db, config, clock }: Pick<Shop, 'db' | 'config' | 'clock'>) {
  const people = await db
    .select({
      userId: users.id,
      email: users.email,
      name: nameOf,
      role: userRoles.role,
      since: userRoles.createdAt,
      lastSeenAt,
      hasFactor,
      isFactorRequired: userRoles.secondFactorRequired,
    })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .orderBy(asc(userRoles.role), asc(userRoles.createdAt), asc(users.email))
  const now = clock.now()
  const { id, email, name, role, secondFactorRequired, expiresAt } = staffInvitations
  const invitations = await db
    .select({ id, email, name, role, secondFactorRequired, expiresAt })
    .from(staffInvitations)
    .where(and(isNull(staffInvitations.usedAt), isNull(staffInvitations.revokedAt)))
    .orderBy(desc(staffInvitations.createdAt))
  return {
    people: people.map(({ lastSeenAt: seenAt, ...person }) => ({
      ...person,
      lastSeenAt: seenAt === null ? null : new Date(seenAt),
      isNamedInSettings: person.role === 'admin' && person.email === config.administrator?.email,
    })),
    invitations: invitations.map((invitation) => ({ ...invitation, isOver: invitation.expiresAt <= now })),
  }
}

type Team = Awaited<ReturnType<typeof listTeam>>
export type TeamPerson = Team['people'][number]
export type OpenInvitation = Team['invitations'][number]
