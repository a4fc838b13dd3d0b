import Stripe from 'stripe'
import type { PaymentsLog } from '#payments/providers/payments-log.ts'
import type { ProviderUnavailable } from '#payments/providers/port.ts'
import { type Ok, ok, refuse } from '#platform/domain/result.ts'
import { isUnavailable } from './stripe-errors.ts'

/** Pinned, so that an SDK update does not change response shapes. */
const API_VERSION = '2026-10-28.endive'
const TIMEOUT_MS = 8_000
const RETRIES = 2

export interface StripeSettings {
  readonly secretKey: string
  readonly publishableKey: string
  readonly webhookSecret: string
  readonly apiBase?: string | undefined
  readonly timeoutMs?: number
  readonly pix?: boolean
  /** True if Stripe offers instalments for this account; its card fields then ask for the plan. */
  readonly instalments?: boolean
}

export function createStripeClient(settings: StripeSettings): Stripe {
  return new Stripe(settings.secretKey, {
    apiVersion: API_VERSION,
    timeout: settings.timeoutMs ?? TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...readHost(settings.apiBase),
  })
}

function readHost(apiBase: string | undefined) {
  if (!apiBase) return {}
  const { hostname, port, protocol } = new URL(apiBase)
  const scheme: 'http' | 'https' = protocol === 'http:' ? 'http' : 'https'
  return { host: hostname, port: port || (scheme === 'http' ? 80 : 443), protocol: scheme }
}

/**
 * Stripe repeats its own 500 error for the same key for a day. Retrying with the next key keeps the order
 * payable.
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

/** Converts an outage into a value; rethrows permanent refusals for the caller to handle. */
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
    if (statusCode === 401 || statusCode === 403) log.error(facts, 'Stripe refuses the key')
    else log.warn(facts, 'Stripe did not answer')
    return refuse('provider-unavailable')
  }
}
