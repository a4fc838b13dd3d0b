import { and, asc, desc, eq, or } from 'drizzle-orm'
import {
  accessRecords,
  accounts,
  knownDevices,
  sessions,
  staffInvitations,
  userRoles,
  users,
} from '#accounts/schema.ts'
import { passkeys } from '#accounts/second-factor/schema.ts'
import type { Shop } from '#platform/shop.ts'

/** How somebody signs in and from where they did, for their own file; nothing that opens an account. */
export async function exportAccesses({ db }: Shop, userId: string) {
  return {
    roles: await db
      .select({ role: userRoles.role, since: userRoles.createdAt })
      .from(userRoles)
      .where(eq(userRoles.userId, userId)),
    invitations: await db
      .select({
        role: staffInvitations.role,
        name: staffInvitations.name,
        createdAt: staffInvitations.createdAt,
        usedAt: staffInvitations.usedAt,
      })
      .from(staffInvitations)
      .innerJoin(users, eq(users.email, staffInvitations.email))
      .where(
        and(eq(users.id, userId), or(eq(users.emailVerified, true), eq(staffInvitations.usedBy, userId))),
      )
      .orderBy(asc(staffInvitations.createdAt)),
    waysIn: await db
      .select({
        provider: accounts.provider,
        identity: accounts.providerAccountId,
        since: accounts.createdAt,
      })
      .from(accounts)
      .where(eq(accounts.userId, userId))
      .orderBy(asc(accounts.createdAt)),
    passkeys: await db
      .select({ name: passkeys.name, createdAt: passkeys.createdAt, usedAt: passkeys.usedAt })
      .from(passkeys)
      .where(eq(passkeys.userId, userId))
      .orderBy(asc(passkeys.createdAt)),
    devices: await db
      .select({ firstSeenAt: knownDevices.createdAt, usedAt: knownDevices.usedAt })
      .from(knownDevices)
      .where(eq(knownDevices.userId, userId))
      .orderBy(desc(knownDevices.usedAt)),
    sessions: await db
      .select({ openedAt: sessions.createdAt, usedAt: sessions.usedAt, endsAt: sessions.expiresAt })
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .orderBy(desc(sessions.usedAt)),
    accesses: await db
      .select({ at: accessRecords.createdAt, clientAddress: accessRecords.clientAddress })
      .from(accessRecords)
      .where(eq(accessRecords.userId, userId))
      .orderBy(desc(accessRecords.createdAt)),
  }
}
