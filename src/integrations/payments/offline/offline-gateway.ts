import { createHash, createHmac, randomBytes } from 'node:crypto'
import { isDeclineReason } from '#domain/checkout/decline-reason.ts'
import { ok, refuse } from '#domain/result.ts'
import type { PaymentsLog } from '../payments-log.ts'
import type { PaymentGateway, PaymentOutcome, PaymentRecord } from '../port.ts'
import { eventFor, parseEvent } from './events.ts'
import type { Fault, Operation } from './faults.ts'
import { type LedgerEntry, OfflineLedger, type SqlRunner } from './ledger.ts'
import { createTestCardPayments } from './test-card-payments.ts'
import type { WebhookFaults } from './webhook-faults.ts'
import { type Deliver, SIGNATURE_HEADER, systemTimer, type Timer, WebhookSender } from './webhook-sender.ts'
import { isSignedWebhook, webhookSecretOf } from './webhook-signature.ts'

export interface OfflineGatewayOptions {
  readonly sql: SqlRunner
  /** Signs webhooks and makes client secrets; every process of one shop has the same. */
  readonly secret: string
  readonly deliver: Deliver
  readonly faults: WebhookFaults
  /** The shop's page that asks for the confirmation step. */
  readonly challengeUrl: (reference: string) => string
  readonly clock: { now(): Date }
  readonly log: PaymentsLog
  readonly timer?: Timer
  /** Asked before each operation, so that a test can make the provider fail. */
  readonly fault?: (operation: Operation) => Fault
}

export interface OfflineGateway extends PaymentGateway {
  readonly webhooks: WebhookSender
}

/** A whole payment provider inside the shop, for trying it out: test cards, its own books, signed webhooks. */
export function createOfflineGateway(options: OfflineGatewayOptions): OfflineGateway {
  const { clock, fault = () => 'none' } = options
  const ledger = new OfflineLedger(options.sql)
  const webhookSecret = webhookSecretOf(options.secret)
  const webhooks = new WebhookSender({
    ...options,
    secret: webhookSecret,
    timer: options.timer ?? systemTimer,
  })

  const recordOf = (entry: LedgerEntry): PaymentRecord => ({
    reference: entry.reference,
    orderId: entry.orderId,
    amount: entry.amount,
    outcome: outcomeOf(entry, options.challengeUrl),
    clientSecret: clientSecretOf(entry.reference, options.secret),
    createdAt: entry.createdAt,
  })

  function tell(entry: LedgerEntry): void {
    const event = eventFor(recordOf(entry))
    if (event) webhooks.send(event)
  }

  async function answer<Value>(operation: Operation, run: () => Promise<Value>) {
    const trouble = fault(operation)
    if (trouble === 'unavailable') return refuse('provider-unavailable')
    const value = await run()
    return trouble === 'answer-lost' ? refuse('provider-unavailable') : value
  }

  const found = (entry: LedgerEntry | null) => (entry ? ok(recordOf(entry)) : refuse('unknown-payment'))

  return {
    provider: 'offline',
    browserSetup: { provider: 'offline' },
    signatureHeader: SIGNATURE_HEADER,
    webhooks,
    testCards: createTestCardPayments({ ledger, tell, recordOf, answer, clock, hashSecret }),

    createPayment: ({ amount, orderId, orderNumber, returnUrl, idempotencyKey }) =>
      answer('create', async () => {
        const reference = `pay_${randomBytes(16).toString('hex')}`
        const clientSecretHash = hashSecret(clientSecretOf(reference, options.secret))
        const entry = { reference, amount, orderId, orderNumber, returnUrl, createdAt: clock.now() }
        return ok(recordOf(await ledger.open(entry, { idempotencyKey, clientSecretHash })))
      }),

    retrievePayment: (reference) => answer('retrieve', async () => found(await ledger.find(reference))),

    cancelPayment: (reference) =>
      answer('cancel', async () => {
        const move = { from: ['waiting', 'challenged'], to: 'cancelled', now: clock.now() } as const
        const cancelled = await ledger.move(reference, move)
        if (cancelled) tell(cancelled)
        return found(cancelled ?? (await ledger.find(reference)))
      }),

    refund: (reference) =>
      answer('refund', async () => {
        const refunded = await ledger.move(reference, { from: ['paid'], to: 'refunded', now: clock.now() })
        if (refunded) tell(refunded)
        const entry = refunded ?? (await ledger.find(reference))
        return entry?.status === 'refunded'
          ? ok(recordOf(entry))
          : refuse('not-refundable', { reason: entry?.status ?? 'unknown-payment' })
      }),

    parseWebhook(rawBody, signatureHeader) {
      if (!isSignedWebhook(rawBody, signatureHeader, webhookSecret, clock.now()))
        return refuse('bad-signature')
      const event = parseEvent(new TextDecoder().decode(rawBody))
      return event ? ok(event) : refuse('bad-payload')
    },

    close: () => webhooks.close(),

    listRecent: (since) => answer('list', async () => ok((await ledger.since(since)).map(recordOf))),
  }
}

function outcomeOf(entry: LedgerEntry, challengeUrl: (reference: string) => string): PaymentOutcome {
  switch (entry.status) {
    case 'paid':
      return { status: 'succeeded' }
    case 'refunded':
      return { status: 'refunded' }
    case 'cancelled':
      return { status: 'failed', reason: 'payment-cancelled', final: true }
    case 'challenged':
      return { status: 'requires_action', url: challengeUrl(entry.reference) }
    case 'waiting':
      return isDeclineReason(entry.declineReason)
        ? { status: 'failed', reason: entry.declineReason, final: false }
        : { status: 'pending' }
  }
}

/** Made from the reference, so that a resumed payment gets the same one while the books keep only its hash. */
function clientSecretOf(reference: string, secret: string): string {
  const mark = createHmac('sha256', secret).update(`offline payments: client of ${reference}`).digest('hex')
  return `${reference}_secret_${mark}`
}

function hashSecret(clientSecret: string): string {
  return createHash('sha256').update(clientSecret).digest('hex')
}
