import { inArray } from 'drizzle-orm'
import type { PersonalData } from '#platform/personal-data.ts'
import { shipments } from './schema.ts'

export const personalData: PersonalData = {
  tables: ['shipments'],
  async forgetOrders(db, orderIds) {
    await db.update(shipments).set({ trackingCode: null }).where(inArray(shipments.orderId, orderIds))
  },
}
