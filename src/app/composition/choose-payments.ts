import type pg from 'pg'
import { createOfflineGateway } from '#payments/providers/offline/offline-gateway.ts'
import { joinGateways } from '#payments/providers/pix-key/join-gateways.ts'
import { createPixKeyGateway, type PixKeySource } from '#payments/providers/pix-key/pix-key-gateway.ts'
import type { PaymentGateway } from '#payments/providers/port.ts'
import type { Clock } from '#platform/config/clock.ts'
import type { Config } from '#platform/config/config.ts'
import type { Log } from '#platform/config/log.ts'

export type DeliverWebhook = (rawBody: Uint8Array, headers: Record<string, string>) => Promise<boolean>

interface PaymentSurroundings {
  config: Config
  clock: Clock
  log: Log
  pool: pg.Pool
  secret: string
  deliverWebhook: DeliverWebhook
  pixAccount: PixKeySource
}

/**
 * The provider, wrapped by the owner's Pix key. The wrapper still handles payments opened before the key
 * was removed.
 */
export async function choosePayments(around: PaymentSurroundings): Promise<PaymentGateway> {
  const { clock, pool: sql, secret, pixAccount: account } = around
  const ownGateway = createPixKeyGateway({ sql, secret, clock, account })
  return joinGateways(await chooseProvider(around), ownGateway)
}

async function chooseProvider(around: PaymentSurroundings): Promise<PaymentGateway> {
  const { config, clock, log, pool, secret, deliverWebhook } = around
  if (config.stripe) {
    // Imported on demand, because loading costs 250 ms and 35 MB.
    const { createStripeGateway } = await import('#payments/providers/stripe/stripe-gateway.ts')
    return createStripeGateway(config.stripe, { clock, log })
  }
  const offline = createOfflineGateway({
    sql: pool,
    secret,
    clock,
    log,
    deliver: deliverWebhook,
    challengeUrl: (reference) => `${config.siteUrl}/pagamento-teste/${encodeURIComponent(reference)}`,
  })
  return config.takesTestPayments
    ? offline
    : { ...offline, takes: { card: null, pix: null }, testCards: null, testPix: null }
}
