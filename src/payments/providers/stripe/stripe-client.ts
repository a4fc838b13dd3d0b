import Stripe from 'stripe'
import type { PaymentsLog } from '#payments/providers/payments-log.ts'
import type { ProviderUnavailable } from '#payments/providers/port.ts'
import { type Ok, ok, refuse } from '#platform/domain/result.ts'
import { isUnavailable } from './stripe-errors.ts'

/** Pinned: a new version of the SDK must not change the shapes under a running shop. */
const API_VERSION = '2026-10-28.endive'
const TIMEOUT_MS = 8_000
const RETRIES = 2

export interface StripeSettings {
  readonly secretKey: string
  readonly publishableKey: string
  readonly webhookSecret: string
  /** Another host than Stripe's own, such as a local one that answers alike. */
  readonly apiBase?: string | undefined
  readonly timeoutMs?: number
  /** Whether Stripe has opened Pix for this account. */
  readonly pix?: boolean
  /** Whether Stripe offers instalments for this account; its fields then ask for the plan. */
  readonly instalments?: boolean
}

export function createStripeClient(settings: StripeSettings): Stripe {
  return new Stripe(settings.secretKey, {
    apiVersion: API_VERSION,
    timeout: settings.timeoutMs ?? TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...hostOf(settings.apiBase),
  })
}

function hostOf(apiBase: string | undefined) {
  if (!apiBase) return {}
  const { hostname, port, protocol } = new URL(apiBase)
  const scheme: 'http' | 'https' = protocol === 'http:' ? 'http' : 'https'
  return { host: hostname, port: port || (scheme === 'http' ? 80 : 443), protocol: scheme }
}

/**
 * Stripe gives its own error (500) to the same key again for a day, so that asking again with it would keep an order
 * from being paid. The question is then put under the next key.
 */
export async function underNextKey<Answer>(
  key: string,
  send: (key: string) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await send(key)
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeAPIError) || error.statusCode !== 500) throw error
    return send(`${key}:2`)
  }
}

/** Turns an outage into a value; what Stripe refuses for good is thrown on, for the caller to decide. */
export async function ask<Answer>(
  log: PaymentsLog,
  question: string,
  send: () => Promise<Answer>,
): Promise<Ok<Answer> | ProviderUnavailable> {
  try {
    return ok(await send())
  } catch (error) {
    if (!isUnavailable(error)) throw error
    const { type, statusCode, requestId } = error
    const facts = { question, type, statusCode, requestId }
    // A refused key keeps every sale from happening, so it is louder than a passing outage.
    if (statusCode === 401 || statusCode === 403) log.error(facts, 'Stripe refuses the key')
    else log.warn(facts, 'Stripe did not answer')
    return refuse('provider-unavailable')
  }
}
