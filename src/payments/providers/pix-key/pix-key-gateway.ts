import { createHash } from 'node:crypto'
import { type LedgerEntry, PaymentLedger, type SqlRunner } from '#payments/providers/offline/ledger.ts'
import {
  deriveClientSecret,
  hashSecret,
  toPaymentRecord as ledgerRecord,
} from '#payments/providers/offline/ledger-record.ts'
import type { OwnPixAccount, PaymentGateway } from '#payments/providers/port.ts'
import { buildBrCode } from '#platform/domain/br-code.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import type { PixAccount } from '#settings/domain/pix-account.ts'

/** Null after the owner removed their key; payments opened with that key remain accessible. */
export interface PixKeySource {
  /** Value cached by this process; used to decide which payment methods to offer. */
  known(): PixAccount | null
  /** Current value from the database; used to decide where money goes. */
  read(): Promise<PixAccount | null>
}

export interface PixKeyOptions {
  readonly sql: SqlRunner
  readonly secret: string
  readonly clock: { now(): Date }
  readonly account: PixKeySource
}

export function createPixKeyGateway(options: PixKeyOptions): PaymentGateway & { ownPix: OwnPixAccount } {
  const { account, secret, clock } = options
  const ledger = new PaymentLedger(options.sql, 'pix-key')
  const rules = { provider: 'pix-key', secret, challengeUrl: () => '', now: null } as const
  const toRecord = (entry: LedgerEntry) => ledgerRecord(entry, rules)
  const recordAnswer = (entry: LedgerEntry | null) =>
    entry ? ok(toRecord(entry)) : refuse('unknown-payment')

  return {
    provider: 'pix-key',
    get takes() {
      return { card: null, pix: account.known() ? ('pix-key' as const) : null }
    },
    browserSetup: { provider: 'offline' },
    signatureHeader: 'x-no-webhooks',
    testCards: null,
    testPix: null,
    savedCards: null,

    ownPix: {
      async receive(reference, amount) {
        const from = ['waiting', 'cancelled'] as const
        const received = await ledger.receive(reference, { amount, from, now: clock.now() })
        return recordAnswer(received ?? (await ledger.find(reference)))
      },
      async takeBack(reference) {
        const forgotten = await ledger.forgetReceived(reference, clock.now())
        return recordAnswer(forgotten ?? (await ledger.find(reference)))
      },
    },

    async createPayment(payment) {
      if (payment.method !== 'pix') throw new Error('the own Pix key takes Pix only')
      const receiving = await account.read()
      if (!receiving) return refuse('payment-not-opened', { reason: 'no-pix-key' })
      const { amount, idempotencyKey } = payment
      const reference = deriveTxid(payment)
      const entry = {
        ...payment,
        reference,
        pixCode: buildBrCode({ ...receiving, amount, txid: reference }),
        createdAt: clock.now(),
      }
      const clientSecretHash = hashSecret(deriveClientSecret(reference, secret))
      return ok(toRecord(await ledger.open(entry, { idempotencyKey, clientSecretHash })))
    },

    retrievePayment: async (reference) => recordAnswer(await ledger.find(reference)),

    async cancelPayment(reference) {
      const move = { from: ['waiting'], to: 'cancelled', now: clock.now() } as const
      return recordAnswer((await ledger.move(reference, move)) ?? (await ledger.find(reference)))
    },

    /** Only records a refund that the owner made in their bank. */
    async refund(reference, refund) {
      const refunded = await ledger.refund(reference, { ...refund, now: clock.now() })
      return refunded.ok ? ok(toRecord(refunded.value.entry)) : refunded
    },

    parseWebhook: () => refuse('bad-signature'),
    listRecent: async (since) => ok((await ledger.since(since)).map(toRecord)),
    close: async () => {},
  }
}

const TXID_MARK_LENGTH = 10

/**
 * Contains the order number, so that the owner recognises it in the statement, and a hash unique to the
 * attempt.
 */
function deriveTxid({
  orderNumber,
  idempotencyKey,
}: {
  orderNumber: string
  idempotencyKey: string
}): string {
  const mark = createHash('sha256').update(idempotencyKey).digest('hex').slice(0, TXID_MARK_LENGTH)
  return `${orderNumber.replace(/[^A-Za-z0-9]/g, '').slice(0, 15)}${mark.toUpperCase()}`
}
