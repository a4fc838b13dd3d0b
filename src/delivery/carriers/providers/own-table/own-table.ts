import { and, eq, inArray } from 'drizzle-orm'
import { stateOfCep } from '#delivery/addresses/domain/states.ts'
import { offersFromRates } from '#delivery/carriers/domain/rate-table.ts'
import type { CarrierService, LabelReport } from '#delivery/carriers/providers/port.ts'
import { carrierRates, shipments } from '#delivery/carriers/schema.ts'
import type { Database } from '#platform/database/connect.ts'
import { ok, refuse } from '#platform/domain/result.ts'

const SOURCE = 'table'

/** The owner's own prices, labels that the shop prints itself, and of the way what they have written down. */
export function createOwnTable({ db }: { db: Database }): CarrierService {
  return {
    source: SOURCE,

    async quote({ to, parcels }) {
      const state = stateOfCep(to)
      if (!state) return ok([])
      const rates = await db.select().from(carrierRates).where(eq(carrierRates.state, state.uf))
      return ok(offersFromRates(rates, parcels))
    },

    async buyLabel({ shipmentId }) {
      return ok({ reference: shipmentId, cost: null, trackingCode: null })
    },

    async printLabels() {
      return ok({ kind: 'own' })
    },

    async track(references) {
      return ok(await written(db, references))
    },

    async cancel(reference) {
      const [label] = await written(db, [reference])
      if (!label) return refuse('unknown-label')
      return label.state === 'bought' || label.state === 'cancelled' ? ok() : refuse('already-posted')
    },

    async readWebhook() {
      return refuse('not-connected')
    },
  }
}

async function written(db: Database, references: readonly string[]): Promise<LabelReport[]> {
  if (references.length === 0) return []
  const rows = await db
    .select()
    .from(shipments)
    .where(and(eq(shipments.source, SOURCE), inArray(shipments.reference, [...references])))
  return rows.flatMap(({ reference, state, trackingCode, boughtAt, postedAt, deliveredAt }) => {
    if (reference === null || state === 'buying') return []
    const at = { bought: boughtAt, posted: postedAt, moving: null, delivered: deliveredAt, cancelled: null }
    return { reference, state, at: at[state], trackingCode, problem: null }
  })
}
