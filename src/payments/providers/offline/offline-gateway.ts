import { randomBytes } from 'node:crypto'
import type { PaymentsLog } from '#payments/providers/payments-log.ts'
import type { NewPayment, PaymentGateway } from '#payments/providers/port.ts'
import { buildBrCode } from '#platform/domain/br-code.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import { type LedgerEntry, type LedgerStatus, PaymentLedger, type SqlRunner } from './ledger.ts'
import { deriveClientSecret, hashSecret, toPaymentRecord as ledgerRecord } from './ledger-record.ts'
import { checkTestCard } from './test-cards.ts'
import {
  type Deliver,
  deriveWebhookSecret,
  isSignedWebhook,
  parseEvent,
  SIGNATURE_HEADER,
  WebhookSender,
} from './webhooks.ts'

export interface OfflineGatewayOptions {
  readonly sql: SqlRunner
  /** Signs webhooks and derives client secrets; must be the same in every process of the shop. */
  readonly secret: string
  readonly deliver: Deliver
  readonly challengeUrl: (reference: string) => string
  readonly clock: { now(): Date }
  readonly log: PaymentsLog
}

export interface OfflineGateway extends PaymentGateway {
  readonly webhooks: WebhookSender
  failRefund(reference: string, refund: { key: string; amount: Centavos }): Promise<void>
}

export function createOfflineGateway(options: OfflineGatewayOptions): OfflineGateway {
  const { clock, secret, challengeUrl } = options
  const ledger = new PaymentLedger(options.sql, 'offline')
  const webhookSecret = deriveWebhookSecret(secret)
  const webhooks = new WebhookSender({ ...options, secret: webhookSecret })
  const rules = { provider: 'offline', secret, challengeUrl, now: clock.now } as const
  const toRecord = (entry: LedgerEntry) => ledgerRecord(entry, rules)
  const recordAnswer = (entry: LedgerEntry | null) =>
    entry ? ok(toRecord(entry)) : refuse('unknown-payment')

  function sendReport<Entry extends LedgerEntry | null>(entry: Entry): Entry {
    if (!entry) return entry
    const { provider, reference, orderId, amount, received, refunded, outcome } = toRecord(entry)
    const isNews = outcome.status === 'pending' ? received > 0 : outcome.status !== 'requires_action'
    const report = { provider, reference, orderId, amount, received, refunded, outcome }
    if (isNews) webhooks.send({ kind: 'payment', report })
    return entry
  }

  return {
    provider: 'offline',
    takes: { card: 'offline', pix: 'offline' },
    browserSetup: { provider: 'offline' },
    signatureHeader: SIGNATURE_HEADER,
    webhooks,
    ownPix: null,
    savedCards: null,

    async createPayment(payment) {
      const reference = `pay_${randomBytes(16).toString('hex')}`
      const clientSecretHash = hashSecret(deriveClientSecret(reference, secret))
      const entry = { ...payment, ...codeFor(payment, reference), reference, createdAt: clock.now() }
      return ok(toRecord(await ledger.open(entry, { ...payment, clientSecretHash })))
    },

    retrievePayment: async (reference) => recordAnswer(await ledger.find(reference)),

    async cancelPayment(reference) {
      const move = { from: ['waiting', 'challenged'], to: 'cancelled', now: clock.now() } as const
      const cancelled = sendReport(await ledger.move(reference, move))
      return recordAnswer(cancelled ?? (await ledger.find(reference)))
    },

    async refund(reference, refund) {
      const refunded = await ledger.refund(reference, { ...refund, now: clock.now() })
      if (!refunded.ok) return refunded
      const { entry, isNew } = refunded.value
      return ok(toRecord(isNew ? sendReport(entry) : entry))
    },

    async failRefund(reference, refund) {
      const id = `ref_${randomBytes(12).toString('hex')}`
      const failed = await ledger.failRefund(reference, { id, ...refund }, clock.now())
      if (failed) webhooks.send({ kind: 'refund-changed', reference })
    },

    parseWebhook(rawBody, signatureHeader) {
      if (!isSignedWebhook(rawBody, signatureHeader, webhookSecret, clock.now()))
        return refuse('bad-signature')
      const event = parseEvent(new TextDecoder().decode(rawBody))
      return event ? ok(event) : refuse('bad-payload')
    },

    close: () => webhooks.close(),

    listRecent: async (since) => ok((await ledger.since(since)).map(toRecord)),

    testCards: {
      /** The card is checked in memory; it is never stored or sent anywhere. */
      async confirmCard(clientSecret, card) {
        const now = clock.now()
        const checked = checkTestCard(card, now)
        const hash = hashSecret(clientSecret)
        if (checked.verdict === 'mistyped') {
          const { reason } = checked
          return (await ledger.findBySecretHash(hash))
            ? refuse('mistyped-card', { reason })
            : refuse('unknown-payment')
        }
        const declineReason = 'reason' in checked ? checked.reason : undefined
        const to = statusAfter[checked.verdict]
        const move = { from: ['waiting', 'challenged'], to, declineReason, now } as const
        const moved = sendReport(await ledger.moveBySecretHash(hash, move))
        const entry = moved ?? (await ledger.findBySecretHash(hash))
        return entry ? ok(toRecord(entry).outcome) : refuse('unknown-payment')
      },

      async describeChallenge(reference) {
        const entry = await ledger.find(reference)
        if (entry?.status !== 'challenged') return null
        return { orderId: entry.orderId, orderNumber: entry.orderNumber, amount: entry.amount }
      },

      async answerChallenge(reference, approved) {
        const answer = approved
          ? ({ to: 'paid' } as const)
          : ({ to: 'waiting', declineReason: 'authentication-failed' } as const)
        const move = { from: ['challenged'], ...answer, now: clock.now() } as const
        const moved = sendReport(await ledger.move(reference, move))
        if (!moved) return refuse('no-challenge')
        return ok({ returnUrl: moved.returnUrl, outcome: toRecord(moved).outcome })
      },
    },

    testPix: {
      async simulatePix(reference, { late = false, twice = false, otherAmount } = {}) {
        const from: LedgerStatus[] = ['waiting']
        const receipt = { amount: otherAmount ?? null, from, onTime: !late, now: clock.now() }
        // `twice` adds one payment if the code is already paid, otherwise two at once.
        if (twice) sendReport(await ledger.receive(reference, receipt))
        if (late) from.push('cancelled')
        if (twice) from.push('paid')
        const received = sendReport(await ledger.receive(reference, receipt))
        const entry = received ?? (await ledger.find(reference))
        if (entry?.method !== 'pix') return refuse('unknown-payment')
        return received || entry.status === 'paid' ? ok(toRecord(entry)) : refuse('pix-closed')
      },
    },
  }
}

const statusAfter = { pays: 'paid', 'asks-first': 'challenged', declined: 'waiting' } as const

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
