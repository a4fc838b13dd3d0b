import { eq } from 'drizzle-orm'
import { afterAll } from 'vitest'
import { buildParcel, describeCarriers } from '#delivery/carriers/providers/carriers.contract.ts'
import { carrierRates } from '#delivery/carriers/schema.ts'
import { seedCarriers } from '#demo/loader/seed-carriers.ts'
import { shipments } from '#fulfilment/shipping/schema.ts'
import { readOwnLabels } from '#fulfilment/shipping/use-cases/read-own-labels.ts'
import { createTestDatabase } from '../../../../../tests/support/database.ts'
import { makeOrder } from '../../../../../tests/support/make-orders.ts'
import { createOwnTable } from './own-table.ts'

const database = await createTestDatabase()
afterAll(() => database.close())
const { db } = database

describeCarriers('own table', async () => {
  await db.delete(carrierRates)
  await db.transaction(seedCarriers)
  await db.delete(carrierRates).where(eq(carrierRates.state, 'AC'))
  const at = new Date('2026-11-18T12:30:00Z')
  return {
    service: createOwnTable({ db, readLabels: (references) => readOwnLabels(db, references) }),
    nobodyGoesTo: '69990000',
    async newShipment() {
      const { id: orderId } = await makeOrder(database)
      const [row] = await db
        .insert(shipments)
        .values({
          orderId,
          source: 'table',
          carrier: 'Correios',
          service: 'PAC',
          state: 'buying',
          parcel: buildParcel(620),
        })
        .returning({ id: shipments.id })
      return row?.id ?? ''
    },
    async move(reference, state, trackingCode) {
      const instants = { boughtAt: at, postedAt: at, deliveredAt: at }
      await db
        .update(shipments)
        .set({ reference, state, trackingCode, ...instants })
        .where(eq(shipments.id, reference))
    },
    async close() {},
  }
})
