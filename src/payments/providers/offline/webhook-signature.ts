import { createHmac, timingSafeEqual } from 'node:crypto'

const TOLERANCE_SECONDS = 300

/** Webhooks use a derived secret, so that the shop's own secret has only one use. */
export function webhookSecretOf(shopSecret: string): string {
  return createHmac('sha256', shopSecret).update('offline payments: webhooks').digest('hex')
}

/** 't=1731585600,v1=…': timestamp plus an HMAC over the timestamp and the raw body, as Stripe does it. */
export function signWebhook(rawBody: Uint8Array, secret: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000)
  return `t=${seconds},v1=${digest(rawBody, secret, String(seconds)).toString('hex')}`
}

export function isSignedWebhook(
  rawBody: Uint8Array,
  header: string | null,
  secret: string,
  now: Date,
): boolean {
  const parts = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '')
  if (!parts || rawBody.length === 0) return false
  const [, seconds = '', signature = ''] = parts
  const age = Math.abs(Math.floor(now.getTime() / 1000) - Number(seconds))
  return (
    timingSafeEqual(digest(rawBody, secret, seconds), Buffer.from(signature, 'hex')) &&
    age <= TOLERANCE_SECONDS
  )
}

function digest(rawBody: Uint8Array, secret: string, seconds: string): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.`).update(rawBody).digest()
}
