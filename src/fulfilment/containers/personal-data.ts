import { asc, eq } from 'drizzle-orm'
import type { PersonalData } from '#platform/personal-data.ts'
import { containerAnnouncements, containerEntries } from './schema.ts'

export const personalData: PersonalData = {
  tables: ['pot_announcements', 'pot_entries'],
  export: {
    announcedPots: ({ db }, { userId }) =>
      db
        .select({ pots: containerAnnouncements.pots, createdAt: containerAnnouncements.createdAt })
        .from(containerAnnouncements)
        .where(eq(containerAnnouncements.userId, userId)),
    returnedPots: ({ db }, { userId }) =>
      db
        .select({
          potsMovement: containerEntries.kind,
          pots: containerEntries.pots,
          reason: containerEntries.reason,
          createdAt: containerEntries.createdAt,
        })
        .from(containerEntries)
        .where(eq(containerEntries.userId, userId))
        .orderBy(asc(containerEntries.createdAt)),
  },
}
