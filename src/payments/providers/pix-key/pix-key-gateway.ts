import { createHash } from 'node:crypto'
import { PaymentLedger, type SqlRunner } from '#payments/providers/offline/ledger.ts'
import type { LedgerEntry } from '#payments/providers/offline/ledger-entry.ts'
import {
  clientSecretOf,
  hashSecret,
  recordOf as ledgerRecord,
} from '#payments/providers/offline/ledger-record.ts'
import { refundEntry } from '#payments/providers/offline/refund-entry.ts'
import type { OwnPixAccount, PaymentGateway } from '#payments/providers/port.ts'
import { buildBrCode } from '#platform/domain/br-code.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import type { PixAccount } from '#settings/domain/pix-account.ts'

/** Null when the owner has taken their key out of the settings: what was opened with it is still known. */
export interface PixKeySource {
  /** As this process read it last; decides what is offered. */
  known(): PixAccount | null
  /** As it stands now; decides where money goes. */
  read(): Promise<PixAccount | null>
}

export interface PixKeyOptions {
  readonly sql: SqlRunner
  readonly secret: string
  readonly clock: { now(): Date }
  readonly account: PixKeySource
}

/**
 * Pix to the owner's own key: no provider and no fee. The code is made here, the money goes to their bank, and the shop
 * learns of it from them.
 */
export function createPixKeyGateway(options: PixKeyOptions): PaymentGateway & { ownPix: OwnPixAccount } {
  const { account, secret, clock } = options
  const ledger = new PaymentLedger(options.sql, 'pix-key')
  const rules = { provider: 'pix-key', secret, challengeUrl: () => '', now: null } as const
  const recordOf = (entry: LedgerEntry) => ledgerRecord(entry, rules)
  const found = (entry: LedgerEntry | null) => (entry ? ok(recordOf(entry)) : refuse('unknown-payment'))

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
        return found(received ?? (await ledger.find(reference)))
      },
      async takeBack(reference) {
        const forgotten = await ledger.forgetReceived(reference, clock.now())
        return found(forgotten ?? (await ledger.find(reference)))
      },
    },

    async createPayment(payment) {
      if (payment.method !== 'pix') throw new Error('the own Pix key takes Pix only')
      const receiving = await account.read()
      if (!receiving) return refuse('payment-not-opened', { reason: 'no-pix-key' })
      const { amount, idempotencyKey } = payment
      const reference = txidOf(payment)
      const entry = {
        ...payment,
        reference,
        pixCode: buildBrCode({ ...receiving, amount, txid: reference }),
        createdAt: clock.now(),
      }
      const clientSecretHash = hashSecret(clientSecretOf(reference, secret))
      return ok(recordOf(await ledger.open(entry, { idempotencyKey, clientSecretHash })))
    },

    retrievePayment: async (reference) => found(await ledger.find(reference)),

    async cancelPayment(reference) {
      const move = { from: ['waiting'], to: 'cancelled', now: clock.now() } as const
      return found((await ledger.move(reference, move)) ?? (await ledger.find(reference)))
    },

    /** Notes that the owner has sent the money back themselves. */
    async refund(reference, refund) {
      const refunded = await refundEntry(ledger, reference, { ...refund, now: clock.now() })
      return refunded.ok ? ok(recordOf(refunded.value.entry)) : refunded
    },

    parseWebhook: () => refuse('bad-signature'),
    listRecent: async (since) => ok((await ledger.since(since)).map(recordOf)),
    close: async () => {},
  }
}

const TXID_MARK_LENGTH = 10

/** The order's number, which the owner recognises in their bank's statement, and a mark that no other attempt has. */
function txidOf({ orderNumber, idempotencyKey }: { orderNumber: string; idempotencyKey: string }): string {
  const mark = createHash('sha256').update(idempotencyKey).digest('hex').slice(0, TXID_MARK_LENGTH)
  return `${orderNumber.replace(/[^A-Za-z0-9]/g, '').slice(0, 15)}${mark.toUpperCase()}`
}
