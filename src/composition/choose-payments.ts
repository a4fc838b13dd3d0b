import type pg from 'pg'
import type { Clock } from '#clock.ts'
import type { Config } from '#config.ts'
import { createOfflineGateway } from '#integrations/payments/offline/offline-gateway.ts'
import { parseWebhookFaults } from '#integrations/payments/offline/webhook-faults.ts'
import { joinGateways } from '#integrations/payments/pix-key/join-gateways.ts'
import { createPixKeyGateway, type PixKeySource } from '#integrations/payments/pix-key/pix-key-gateway.ts'
import type { PaymentGateway } from '#integrations/payments/port.ts'
import type { Log } from '#log.ts'

/** Delivers a webhook of the offline gateway to the shop itself; true when it was accepted. */
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

/** The provider, and in front of it the owner's own Pix key, which also knows what was opened before they took the key away. */
export async function choosePayments(around: PaymentSurroundings): Promise<PaymentGateway> {
  const { clock, pool: sql, secret, pixAccount: account } = around
  const own = createPixKeyGateway({ sql, secret, clock, account })
  return joinGateways(await chooseProvider(around), own)
}

/** Stripe where the owner has its keys; else the gateway that takes test cards and simulated Pix only. */
async function chooseProvider(around: PaymentSurroundings): Promise<PaymentGateway> {
  const { config, clock, log, pool, secret, deliverWebhook } = around
  if (config.stripe) {
    // A quarter of a second and 35 MB, for those who use it.
    const { createStripeGateway } = await import('#integrations/payments/stripe/stripe-gateway.ts')
    return createStripeGateway(config.stripe, { clock, log })
  }
  const offline = createOfflineGateway({
    sql: pool,
    secret,
    clock,
    log,
    deliver: deliverWebhook,
    faults: parseWebhookFaults(config.offlinePaymentsWebhooks),
    challengeUrl: (reference) => `${config.siteUrl}/pagamento-teste/${encodeURIComponent(reference)}`,
  })
  return config.takesTestPayments
    ? offline
    : { ...offline, takes: { card: null, pix: null }, testCards: null, testPix: null }
}
