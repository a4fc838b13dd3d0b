import { createHmac, timingSafeEqual } from 'node:crypto'
import type { LabelReport, LabelState } from '#delivery/carriers/providers/port.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import { type ServiceLabel, webhookShape } from './answers.ts'

const STATES: Readonly<Record<string, LabelState>> = {
  released: 'bought',
  generated: 'bought',
  received: 'posted',
  posted: 'posted',
  delivered: 'delivered',
  cancelled: 'cancelled',
  canceled: 'cancelled',
}
const PROBLEMS: Readonly<Record<string, LabelReport['problem']>> = {
  undelivered: 'undelivered',
  paused: 'stopped',
  suspended: 'stopped',
}

/** Null for unpaid labels and unknown statuses. */
export function readReport(label: ServiceLabel, status: string): LabelReport | null {
  const problem = PROBLEMS[status] ?? null
  const state = STATES[status] ?? (problem && (label.posted_at ? 'moving' : 'bought'))
  if (!state) return null
  const at = {
    bought: label.paid_at,
    posted: label.posted_at,
    moving: null,
    delivered: label.delivered_at,
    cancelled: label.canceled_at,
  }
  return {
    reference: label.id,
    state,
    at: parseInstant(at[state]),
    trackingCode: label.tracking || null,
    problem,
  }
}

/** '2026-11-18 09:30:00' is Brasília time, unless it has a time zone. */
function parseInstant(text: string | null | undefined): Date | null {
  if (!text) return null
  const isZoned = /(Z|[+-]\d\d:?\d\d)$/.test(text)
  const instant = new Date(isZoned ? text : `${text.replace(' ', 'T')}-03:00`)
  return Number.isNaN(instant.getTime()) ? null : instant
}

export function readSignedReport(
  rawBody: Uint8Array,
  signature: string | null,
  secret: string,
): Ok<LabelReport[]> | Refusal<'bad-signature' | 'bad-payload'> {
  if (!isSigned(rawBody, signature ?? '', secret)) return refuse('bad-signature')
  const parsed = webhookShape.safeParse(parseJson(rawBody))
  if (!parsed.success) return refuse('bad-payload')
  const { event, data } = parsed.data
  // The service sends test events without a label when a webhook URL is registered.
  if (!data?.id || !event.startsWith('order.')) return ok([])
  const report = readReport(data as ServiceLabel, event.slice('order.'.length))
  return ok(report ? [report] : [])
}

/** Documented as base64, but hexadecimal digests have been seen too. */
const HEX_DIGEST = /^[0-9a-f]{64}$/i

function isSigned(rawBody: Uint8Array, signature: string, secret: string): boolean {
  const expected = createHmac('sha256', secret).update(rawBody).digest()
  const digest = Buffer.from(signature, HEX_DIGEST.test(signature) ? 'hex' : 'base64')
  return digest.length === expected.length && timingSafeEqual(digest, expected)
}

function parseJson(rawBody: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(rawBody).toString('utf8'))
  } catch {
    return null
  }
}
