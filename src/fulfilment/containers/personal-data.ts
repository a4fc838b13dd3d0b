import { asc, eq } from 'drizzle-orm'
import type { PersonalData } from '#platform/personal-data.ts'
import { potAnnouncements, potEntries } from './schema.ts'

export const personalData: PersonalData = {
  tables: ['pot_announcements', 'pot_entries'],
  export: {
    announcedPots: ({ db }, { userId }) =>
      db
        .select({ pots: potAnnouncements.pots, createdAt: potAnnouncements.createdAt })
        .from(potAnnouncements)
        .where(eq(potAnnouncements.userId, userId)),
    returnedPots: ({ db }, { userId }) =>
      db
        .select({
          potsMovement: potEntries.kind,
          pots: potEntries.pots,
          reason: potEntries.reason,
          createdAt: potEntries.createdAt,
        })
        .from(potEntries)
        .where(eq(potEntries.userId, userId))
        .orderBy(asc(potEntries.createdAt)),
  },
}
