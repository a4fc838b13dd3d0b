import { desc, eq } from 'drizzle-orm'
import { accessRecords, knownDevices, sessions } from '#accounts/schema.ts'
import type { PersonalData } from '#platform/personal-data.ts'

export const personalData: PersonalData = {
  tables: ['sessions', 'known_devices', 'access_records'],
  export: {
    devices: ({ db }, { userId }) =>
      db
        .select({ firstSeenAt: knownDevices.createdAt, usedAt: knownDevices.usedAt })
        .from(knownDevices)
        .where(eq(knownDevices.userId, userId))
        .orderBy(desc(knownDevices.usedAt)),
    sessions: ({ db }, { userId }) =>
      db
        .select({ openedAt: sessions.createdAt, usedAt: sessions.usedAt, endsAt: sessions.expiresAt })
        .from(sessions)
        .where(eq(sessions.userId, userId))
        .orderBy(desc(sessions.usedAt)),
    accesses: ({ db }, { userId }) =>
      db
        .select({ at: accessRecords.createdAt, clientAddress: accessRecords.clientAddress })
        .from(accessRecords)
        .where(eq(accessRecords.userId, userId))
        .orderBy(desc(accessRecords.createdAt)),
  },
}
