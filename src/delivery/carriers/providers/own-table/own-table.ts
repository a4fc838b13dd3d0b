import { eq } from 'drizzle-orm'
import { stateOfCep } from '#delivery/addresses/domain/states.ts'
import { offersFromRates } from '#delivery/carriers/domain/rate-table.ts'
import type { CarrierService, LabelReport } from '#delivery/carriers/providers/port.ts'
import { carrierRates } from '#delivery/carriers/schema.ts'
import type { Database } from '#platform/database/connect.ts'
import { ok, refuse } from '#platform/domain/result.ts'

export const OWN_TABLE = 'table'

interface OwnTable {
  readonly db: Database
  readonly readLabels: (references: readonly string[]) => Promise<LabelReport[]>
}

export function createOwnTable({ db, readLabels }: OwnTable): CarrierService {
  return {
    source: OWN_TABLE,

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
      return ok(await readLabels(references))
    },

    async cancel(reference) {
      const [label] = await readLabels([reference])
      if (!label) return refuse('unknown-label')
      return label.state === 'bought' || label.state === 'cancelled' ? ok() : refuse('already-posted')
    },

    async readWebhook() {
      return refuse('not-connected')
    },
  }
}
