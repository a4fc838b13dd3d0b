import { eq } from 'drizzle-orm'
import { profiles } from '#accounts/schema.ts'
import type { PersonalData } from '#platform/personal-data.ts'
import { loadProfile } from './use-cases/load-profile.ts'

export const personalData: PersonalData = {
  tables: ['profiles', 'contact_notes'],
  export: {
    profile: async (shop, { userId }) => {
      const { beside: _, ...profile } = await loadProfile(shop, { userId })
      return profile
    },
    ownerNotes: async ({ db }, { userId }) => {
      const [noted] = await db
        .select({ note: profiles.ownerNote })
        .from(profiles)
        .where(eq(profiles.userId, userId))
      return noted?.note || null
    },
  },
}
