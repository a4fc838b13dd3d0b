export interface RateLimit {
  readonly points: number
  readonly seconds: number
  /** 'exact' counts in the database before the action, across all processes: for passwords and emails. */
  readonly counting: 'exact' | 'batched'
}

const MINUTE = 60
const HOUR = 3_600

const batchedLimit = (points: number, seconds: number): RateLimit => ({
  points,
  seconds,
  counting: 'batched',
})
const guarded = (points: number, seconds: number): RateLimit => ({ points, seconds, counting: 'exact' })

export const rateLimitTable = {
  // Counts failures only: consumed before the attempt and refunded on success.
  'sign-in-account-and-address': guarded(5, MINUTE),
  'sign-in-address': guarded(20, MINUTE),
  // High enough that a stranger cannot lock a customer out.
  'sign-in-account': guarded(50, HOUR),
  'sign-up-address': guarded(20, HOUR),
  // Per email address; browsers that were signed in to the account have a separate quota.
  recovery: guarded(3, HOUR),
  'sign-in-code': guarded(5, HOUR),
  'sign-in-code-a-day': guarded(12, 24 * HOUR),
  // Per email and client address, so that one client cannot use up the mailbox's quota.
  'sign-in-code-from-one-place': guarded(4, HOUR),
  'sign-in-code-from-one-place-a-day': guarded(8, 24 * HOUR),
  // Limits per mailbox for all emails that strangers can trigger, and for the part that sign-in codes
  // cannot use.
  'mailbox-a-day': guarded(20, 24 * HOUR),
  'mailbox-a-day-besides-codes': guarded(10, 24 * HOUR),
  'resend-confirmation': guarded(3, HOUR),
  'fresh-confirmation': guarded(3, HOUR),
  newsletter: guarded(3, HOUR),
  restock: guarded(5, HOUR),
  'second-factor': guarded(5, 15 * MINUTE),
  // Per account: failed confirmations of a deletion, and emailed codes for one.
  'account-deletion': guarded(5, 15 * MINUTE),
  'deletion-code': guarded(3, HOUR),
  'coupon-code': guarded(10, 10 * MINUTE),
  'coupon-code-address': guarded(30, 10 * MINUTE),
  'voucher-code-address': guarded(20, 10 * MINUTE),
  'voucher-code': guarded(500, 10 * MINUTE),
  'passport-code': guarded(30, 10 * MINUTE),
  'buy-voucher': guarded(20, HOUR),
  'send-voucher': guarded(5, HOUR),
  'write-review': batchedLimit(30, HOUR),
  'report-complaint': batchedLimit(20, HOUR),
  'report-review': batchedLimit(10, HOUR),
  'mail-address': guarded(30, HOUR),
  'newsletter-subscribe': batchedLimit(20, MINUTE),
  'restock-address': guarded(20, HOUR),
  'verify-email-token': guarded(20, MINUTE),
  'cep-lookup': batchedLimit(60, MINUTE),
  'validate-address-components': batchedLimit(60, MINUTE),
  'shipping-quote': batchedLimit(60, MINUTE),
  'calculate-frete-motoboy-sp': batchedLimit(60, MINUTE),
  'address-suggestions': batchedLimit(120, MINUTE),
  'search-suggestions': batchedLimit(120, MINUTE),
  'geocode-address': batchedLimit(60, MINUTE),
  'create-checkout': batchedLimit(30, MINUTE),
  'order-link': batchedLimit(60, MINUTE),
  'open-card-session': batchedLimit(30, MINUTE),
  'get-payment-status': batchedLimit(240, MINUTE),
  'carrier-webhook': batchedLimit(600, MINUTE),
  'send-email': guarded(60, MINUTE),
  'notify-order-status-change': guarded(120, MINUTE),
} as const satisfies Record<string, RateLimit>

export type RateLimitName = keyof typeof rateLimitTable
export type RateLimitSettings = Record<RateLimitName, RateLimit>

export type RateLimitFault = { entry: string; reason: 'unknown-name' | 'malformed' }

/** Parses overrides: `sign-in-address=20/60,newsletter=3/3600` (points/seconds). */
export function rateLimitSettings(text: string): { settings: RateLimitSettings; faults: RateLimitFault[] } {
  const settings: RateLimitSettings = { ...rateLimitTable }
  const faults: RateLimitFault[] = []
  for (const entry of text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)) {
    const match = /^([a-z-]+)=(\d{1,7})\/(\d{1,7})$/.exec(entry)
    const [, name = '', points = '', seconds = ''] = match ?? []
    if (!match || Number(points) === 0 || Number(seconds) === 0) faults.push({ entry, reason: 'malformed' })
    else if (!isRateLimitName(name)) faults.push({ entry, reason: 'unknown-name' })
    else settings[name] = { ...settings[name], points: Number(points), seconds: Number(seconds) }
  }
  return { settings, faults }
}

function isRateLimitName(name: string): name is RateLimitName {
  return Object.hasOwn(rateLimitTable, name)
}
