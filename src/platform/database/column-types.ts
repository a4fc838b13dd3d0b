import { customType, timestamp, uuid } from 'drizzle-orm/pg-core'
import { type Centavos, centavosFromDecimal, decimalFromCentavos } from '#platform/domain/money.ts'

/** `numeric(12,2)` in the database, integer centavos in the code. */
export const money = customType<{ data: Centavos; driverData: string }>({
  dataType: () => 'numeric(12,2)',
  fromDriver: centavosFromDecimal,
  toDriver: decimalFromCentavos,
})

export const id = () => uuid('id').primaryKey().defaultRandom()

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const createdAt = () => instant('created_at').notNull().defaultNow()
export const updatedAt = () => instant('updated_at').notNull().defaultNow()
