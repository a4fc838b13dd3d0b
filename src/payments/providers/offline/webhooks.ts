import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { DECLINE_REASONS } from '#orders/domain/decline-reason.ts'
import type { PaymentsLog } from '#payments/providers/payments-log.ts'
import type { PaymentEvent } from '#payments/providers/port.ts'

export const SIGNATURE_HEADER = 'offline-payment-signature'

const TOLERANCE_SECONDS = 300

/** Webhooks use a derived secret, so that the shop's own secret has only one use. */
export const deriveWebhookSecret = (shopSecret: string) =>
  createHmac('sha256', shopSecret).update('offline payments: webhooks').digest('hex')

/** 't=1731585600,v1=…': timestamp plus an HMAC over the timestamp and the raw body, as Stripe does it. */
export function signWebhook(rawBody: Uint8Array, secret: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000)
  const digest = createHmac('sha256', secret).update(`${seconds}.`).update(rawBody).digest('hex')
  return `t=${seconds},v1=${digest}`
}

export function isSignedWebhook(rawBody: Uint8Array, header: string | null, secret: string, now: Date) {
  const [, seconds = ''] = /^t=(\d{1,12}),v1=[0-9a-f]{64}$/.exec(header ?? '') ?? []
  if (seconds === '' || rawBody.length === 0) return false
  const signedAt = new Date(Number(seconds) * 1000)
  const expected = signWebhook(rawBody, secret, signedAt)
  const isFresh = Math.abs(now.getTime() - signedAt.getTime()) < (TOLERANCE_SECONDS + 1) * 1000
  const isEqualLength = expected.length === header?.length
  return isFresh && isEqualLength && timingSafeEqual(Buffer.from(expected), Buffer.from(header ?? ''))
}

const outcome = z.discriminatedUnion('status', [
  z.object({ status: z.enum(['pending', 'succeeded', 'refunded']) }),
  z.object({ status: z.literal('failed'), reason: z.enum(DECLINE_REASONS), final: z.boolean() }),
])

const offlineEvent = z.discriminatedUnion('kind', [
  z.object({
    id: z.string(),
    kind: z.literal('payment'),
    report: z.object({
      provider: z.literal('offline'),
      reference: z.string(),
      orderId: z.string(),
      amount: z.int().positive(),
      received: z.int().nonnegative(),
      refunded: z.int().nonnegative(),
      outcome,
    }),
  }),
  z.object({ id: z.string(), kind: z.literal('refund-changed'), reference: z.string() }),
])

export function parseEvent(text: string): PaymentEvent | null {
  try {
    return offlineEvent.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

/** Posts a webhook to the shop; true if it was accepted. */
export type Deliver = (rawBody: Uint8Array, headers: Record<string, string>) => Promise<boolean>

const RETRIES_MS = [1_000, 5_000, 25_000]

/** Retries until the shop accepts an event. The reconciler catches up on events lost in a crash. */
export class WebhookSender {
  readonly #options: { secret: string; deliver: Deliver; clock: { now(): Date }; log: PaymentsLog }
  readonly #retries = new Set<NodeJS.Timeout>()
  readonly #inFlight = new Set<Promise<void>>()

  constructor(options: { secret: string; deliver: Deliver; clock: { now(): Date }; log: PaymentsLog }) {
    this.#options = options
  }

  send(event: object): void {
    const id = `evt_${randomBytes(12).toString('hex')}`
    this.#attempt(new TextEncoder().encode(JSON.stringify({ id, ...event })), 0)
  }

  /** Resolves when no delivery is in flight; scheduled retries stay scheduled. */
  async idle(): Promise<void> {
    while (this.#inFlight.size > 0) await Promise.all(this.#inFlight)
  }

  async close(): Promise<void> {
    for (const retry of this.#retries) clearTimeout(retry)
    await this.idle()
  }

  #attempt(body: Uint8Array, retryCount: number): void {
    const attempt = this.#deliver(body).then((isAccepted) => {
      this.#inFlight.delete(attempt)
      if (!isAccepted) this.#retryLater(body, retryCount)
    })
    this.#inFlight.add(attempt)
  }

  #retryLater(body: Uint8Array, retryCount: number): void {
    const wait = RETRIES_MS[retryCount]
    if (wait === undefined) {
      this.#options.log.warn({ retryCount }, 'a payment webhook was given up')
      return
    }
    const retry = setTimeout(() => {
      this.#retries.delete(retry)
      this.#attempt(body, retryCount + 1)
    }, wait)
    this.#retries.add(retry)
  }

  async #deliver(body: Uint8Array): Promise<boolean> {
    const { secret, deliver, clock } = this.#options
    const headers = {
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: signWebhook(body, secret, clock.now()),
    }
    return deliver(body, headers).catch(() => false)
  }
}
