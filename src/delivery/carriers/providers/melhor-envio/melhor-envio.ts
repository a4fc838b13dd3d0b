import type { Carriers, LabelReport, NotConnected, Unavailable } from '#delivery/carriers/providers/port.ts'
import type { Clock } from '#platform/config/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import type { Sealing } from '#platform/sealing/port.ts'
import { createAccount } from './account.ts'
import { createAccountStore, tryLock } from './account-store.ts'
import { cancelShape, printShape, trackingShape } from './answers.ts'
import { type ClientOptions, createClient, type Declined } from './client.ts'
import { buy } from './labels.ts'
import { askForOffers } from './quote.ts'
import { readReport, readSignedReport } from './reports.ts'

export type MelhorEnvioOptions = Omit<ClientOptions, 'store'> & {
  readonly db: Database
  readonly sealing: Sealing
  readonly clock: Clock
}

/** The only reason code the service accepts: cancelled by the sender. */
const CANCEL_REASON = '2'
const UNKNOWN = 404
const isUnknown = (refusal: NotConnected | Unavailable | Declined) =>
  refusal.code === 'refused' && refusal.details.status === UNKNOWN

export function createMelhorEnvio({ db, sealing, ...options }: MelhorEnvioOptions): Carriers['melhor-envio'] {
  const store = createAccountStore({ db, sealing, clock: options.clock })
  const client = createClient({ ...options, store })

  /** Unknown ids are missing from the result. */
  const findReports = async (references: readonly string[]) => {
    const path = 'api/v2/me/shipment/tracking'
    const tracked = await client.ask({ path, body: { orders: references }, shape: trackingShape })
    // The service refuses a list without any known label.
    if (!tracked.ok) return isUnknown(tracked) ? ok(new Map<string, LabelReport | null>()) : tracked
    const labels = Object.entries(tracked.value)
    return ok(new Map(labels.map(([id, label]) => [id, readReport({ ...label, id }, label.status ?? '')])))
  }

  return {
    source: 'melhor-envio',
    account: createAccount({ client, store, app: options.settings.app }),

    async track(references) {
      if (references.length === 0) return ok([])
      const reports = await findReports(references)
      return reports.ok ? ok([...reports.value.values()].filter((report) => report !== null)) : reports
    },

    async quote(question) {
      const offers = await askForOffers(client, question, { isQuote: true })
      return offers.ok ? ok(offers.value.map(({ serviceId: _, ...offer }) => offer)) : offers
    },

    buyLabel: (label) =>
      db.transaction(async (tx) => {
        const isOurs = await tryLock(tx, `label:${label.shipmentId}`)
        // Another request is buying this label, so the result is unknown for now.
        return isOurs ? buy(client, label) : refuse('unavailable')
      }),

    async printLabels(references, reader = 'owner') {
      const path = 'api/v2/me/shipment/print'
      const body = { mode: reader === 'customer' ? 'public' : 'private', orders: references }
      const printed = await client.ask({ path, body, shape: printShape })
      if (printed.ok) return ok({ kind: 'address', url: printed.value.url })
      return isUnknown(printed) ? refuse('unknown-label') : printed
    },

    async cancel(reference) {
      const order = { id: reference, reason_id: CANCEL_REASON, description: 'Cancelada pela loja' }
      const answer = await client.ask({
        path: 'api/v2/me/shipment/cancel',
        body: { order },
        shape: cancelShape,
      })
      if (answer.ok && answer.value[reference]?.canceled) return ok()
      if (!answer.ok && answer.code !== 'refused') return answer
      const reports = await findReports([reference])
      if (!reports.ok) return reports
      const label = reports.value.get(reference)
      if (label === undefined) return refuse('unknown-label')
      if (label?.state === 'cancelled') return ok()
      if (label && label.state !== 'bought') return refuse('already-posted')
      return answer.ok ? refuse('refused', { reason: '' }) : answer
    },

    async readWebhook(rawBody, signature) {
      const account = await store.load()
      return account?.appSecret
        ? readSignedReport(rawBody, signature, account.appSecret)
        : refuse('not-connected')
    },
  }
}
