import { randomBytes } from 'node:crypto'
import type { PaymentsLog } from '#payments/providers/payments-log.ts'
import type { NewPayment, PaymentGateway, TestPixPayments } from '#payments/providers/port.ts'
import type { WebhookFaults } from '#platform/config/webhook-faults.ts'
import { buildBrCode } from '#platform/domain/br-code.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import { eventFor, parseEvent, refundFailedEvent } from './events.ts'
import { PaymentLedger, type SqlRunner } from './ledger.ts'
import type { LedgerEntry, LedgerStatus } from './ledger-entry.ts'
import { clientSecretOf, hashSecret, recordOf as ledgerRecord } from './ledger-record.ts'
import { refundEntry } from './refund-entry.ts'
import {
  createTestCardPayments,
  type Fault,
  type Operation,
  type Surroundings,
} from './test-card-payments.ts'
import { type Deliver, SIGNATURE_HEADER, systemTimer, type Timer, WebhookSender } from './webhook-sender.ts'
import { isSignedWebhook, webhookSecretOf } from './webhook-signature.ts'

const LATE: readonly LedgerStatus[] = ['cancelled']

const AGAIN: readonly LedgerStatus[] = ['paid']

export interface OfflineGatewayOptions {
  readonly sql: SqlRunner
  /** Signs webhooks and derives client secrets; must be the same in every process of the shop. */
  readonly secret: string
  readonly deliver: Deliver
  readonly faults: WebhookFaults
  readonly challengeUrl: (reference: string) => string
  readonly clock: { now(): Date }
  readonly log: PaymentsLog
  readonly timer?: Timer
  readonly fault?: (operation: Operation) => Fault
}

export interface OfflineGateway extends PaymentGateway {
  readonly webhooks: WebhookSender
  failRefund(reference: string, refund: { key: string; amount: Centavos }): Promise<void>
}

export function createOfflineGateway(options: OfflineGatewayOptions): OfflineGateway {
  const { clock, secret, challengeUrl, fault = () => 'none' } = options
  const ledger = new PaymentLedger(options.sql, 'offline')
  const webhookSecret = webhookSecretOf(secret)
  const webhooks = new WebhookSender({
    ...options,
    secret: webhookSecret,
    timer: options.timer ?? systemTimer,
  })
  const rules = { provider: 'offline', secret, challengeUrl, now: clock.now } as const
  const recordOf = (entry: LedgerEntry) => ledgerRecord(entry, rules)

  function reportEntry(entry: LedgerEntry): void {
    const event = eventFor(recordOf(entry))
    if (event) webhooks.send(event)
  }

  async function answer<Value>(operation: Operation, run: () => Promise<Value>) {
    const simulated = fault(operation)
    if (simulated === 'unavailable') return refuse('provider-unavailable')
    const value = await run()
    return simulated === 'answer-lost' ? refuse('provider-unavailable') : value
  }

  const recordAnswer = (entry: LedgerEntry | null) =>
    entry ? ok(recordOf(entry)) : refuse('unknown-payment')
  const around = { ledger, report: reportEntry, recordOf, answer, clock, hashSecret }

  return {
    provider: 'offline',
    takes: { card: 'offline', pix: 'offline' },
    browserSetup: { provider: 'offline' },
    signatureHeader: SIGNATURE_HEADER,
    webhooks,
    testCards: createTestCardPayments(around),
    testPix: createTestPixPayments(around),
    ownPix: null,
    savedCards: null,

    createPayment: (payment) =>
      answer('create', async () => {
        const reference = `pay_${randomBytes(16).toString('hex')}`
        const clientSecretHash = hashSecret(clientSecretOf(reference, secret))
        const entry = { ...payment, ...codeFor(payment, reference), reference, createdAt: clock.now() }
        return ok(recordOf(await ledger.open(entry, { ...payment, clientSecretHash })))
      }),

    retrievePayment: (reference) =>
      answer('retrieve', async () => recordAnswer(await ledger.find(reference))),

    cancelPayment: (reference) =>
      answer('cancel', async () => {
        const move = { from: ['waiting', 'challenged'], to: 'cancelled', now: clock.now() } as const
        const cancelled = await ledger.move(reference, move)
        if (cancelled) reportEntry(cancelled)
        return recordAnswer(cancelled ?? (await ledger.find(reference)))
      }),

    refund: (reference, refund) =>
      answer('refund', async () => {
        const refunded = await refundEntry(ledger, reference, { ...refund, now: clock.now() })
        if (!refunded.ok) return refunded
        if (refunded.value.isNew) reportEntry(refunded.value.entry)
        return ok(recordOf(refunded.value.entry))
      }),

    async failRefund(reference, { key, amount }) {
      const id = `ref_${randomBytes(12).toString('hex')}`
      const failed = await ledger.failRefund(reference, { id, key, amount, now: clock.now() })
      if (failed) webhooks.send(refundFailedEvent(reference))
    },

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

/** Pix key from the Banco Central's example: it is not registered, so nobody can pay a test with real money. */
const TEST_RECEIVER = {
  key: '123e4567-e12b-12d1-a456-426655440000',
  receiver: 'LOJA EM MODO DE TESTE',
  city: 'SAO PAULO',
}

function codeFor({ method, amount, expiresAt }: NewPayment, reference: string) {
  if (method !== 'pix') return { pixCode: null, expiresAt: null }
  const txid = reference.slice('pay_'.length).slice(0, 25)
  return { pixCode: buildBrCode({ ...TEST_RECEIVER, amount, txid }), expiresAt }
}

function createTestPixPayments(around: Surroundings): TestPixPayments {
  const { ledger, clock, report, recordOf, answer } = around
  return {
    simulatePix: (reference, { late = false, twice = false, otherAmount } = {}) =>
      answer('confirm', async () => {
        const from: LedgerStatus[] = ['waiting', ...(late ? LATE : []), ...(twice ? AGAIN : [])]
        const receipt = { amount: otherAmount ?? null, from, onTime: !late, now: clock.now() }
        // `twice` adds one payment if the code is already paid, otherwise two at once.
        const isFirst = twice && (await ledger.receive(reference, { ...receipt, from: ['waiting'] }))
        if (isFirst) report(isFirst)
        const received = await ledger.receive(reference, receipt)
        if (received) report(received)
        const entry = received ?? (await ledger.find(reference))
        if (entry?.method !== 'pix') return refuse('unknown-payment')
        return received || entry.status === 'paid' ? ok(recordOf(entry)) : refuse('pix-closed')
      }),
  }
}
