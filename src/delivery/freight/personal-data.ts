import { desc, eq } from 'drizzle-orm'
import type { PersonalData } from '#platform/personal-data.ts'
import { freightQuotes } from './schema.ts'

export const personalData: PersonalData = {
  tables: ['freight_quotes'],
  export: {
    quotes: ({ db }, { userId }) =>
      db
        .select({
          shippingAddress: freightQuotes.address,
          distanceMetres: freightQuotes.distanceMetres,
          priceInCentavos: freightQuotes.price,
          createdAt: freightQuotes.createdAt,
          endsAt: freightQuotes.expiresAt,
        })
        .from(freightQuotes)
        .where(eq(freightQuotes.userId, userId))
        .orderBy(desc(freightQuotes.createdAt)),
  },
}
