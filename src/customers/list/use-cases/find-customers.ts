import { desc } from 'drizzle-orm'
import { profiles } from '#accounts/schema.ts'
import { MAX_FOUND } from '#platform/search-source.ts'
import type { Shop } from '#platform/shop.ts'
import { profileHolds } from './people.ts'

declare module '#platform/search-source.ts' {
  interface FoundKinds {
    customers: Awaited<ReturnType<typeof findCustomers>>[number]
  }
}

export async function findCustomers({ db }: Shop, text: string) {
  return db
    .select({ id: profiles.userId, name: profiles.fullName, email: profiles.email })
    .from(profiles)
    .where(profileHolds(text))
    .orderBy(desc(profiles.createdAt))
    .limit(MAX_FOUND)
}
