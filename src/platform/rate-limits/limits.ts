export interface RateLimit {
  /** How many within the period. */
  readonly points: number
  readonly seconds: number
  /**
   * 'exact': counted in the database before anything is done, for all processes together, because guessing passwords
   * and sending mail must never go uncounted.
   */
  readonly counting: 'exact' | 'batched'
}

const MINUTE = 60
const HOUR = 3_600

const counted = (points: number, seconds: number): RateLimit => ({ points, seconds, counting: 'batched' })
const guarded = (points: number, seconds: number): RateLimit => ({ points, seconds, counting: 'exact' })

/** Every limit of the shop with its usual value; an owner changes them with RATE_LIMITS. */
export const rateLimitTable = {
  // Failures only: consumed before the attempt, given back after a success.
  'sign-in-account-and-address': guarded(5, MINUTE),
  'sign-in-address': guarded(20, MINUTE),
  // Slows rather than blocks: a stranger must not be able to lock a customer out of their account.
  'sign-in-account': guarded(50, HOUR),
  'sign-up-address': guarded(20, HOUR),
  // Per e-mail address; browsers that were inside its account before share one of their own.
  recovery: guarded(3, HOUR),
  'sign-in-code': guarded(5, HOUR),
  'sign-in-code-a-day': guarded(12, 24 * HOUR),
  // Per e-mail address and client address: no place alone uses up what the mailbox may get.
  'sign-in-code-from-one-place': guarded(4, HOUR),
  'sign-in-code-from-one-place-a-day': guarded(8, 24 * HOUR),
  // Per mailbox: all that strangers can have sent to it, and what of that codes leave to the other kinds.
  'mailbox-a-day': guarded(20, 24 * HOUR),
  'mailbox-a-day-besides-codes': guarded(10, 24 * HOUR),
  'resend-confirmation': guarded(3, HOUR),
  'fresh-confirmation': guarded(3, HOUR),
  newsletter: guarded(3, HOUR),
  restock: guarded(5, HOUR),
  // Per account: codes that were wrong after a right password.
  'second-factor': guarded(5, 15 * MINUTE),
  // Per account: wrong proofs before a deletion, and codes that were mailed for one.
  'account-deletion': guarded(5, 15 * MINUTE),
  'deletion-code': guarded(3, HOUR),
  // Wrong codes, per account and per client address.
  'coupon-code': guarded(10, 10 * MINUTE),
  'coupon-code-address': guarded(30, 10 * MINUTE),
  // Wrong codes of vouchers, per client address and over all.
  'voucher-code-address': guarded(20, 10 * MINUTE),
  'voucher-code': guarded(500, 10 * MINUTE),
  // Wrong codes of batches' pages, per client address.
  'passport-code': guarded(30, 10 * MINUTE),
  // Per client address: orders that nobody may ever pay.
  'buy-voucher': guarded(20, HOUR),
  // Per voucher: mails to its receiver, sent again.
  'send-voucher': guarded(5, HOUR),
  // Per buyer: each may bring three photographs that have to be read.
  'write-review': counted(30, HOUR),
  // Per customer: four.
  'report-complaint': counted(20, HOUR),
  // Per client address.
  'report-review': counted(10, HOUR),
  'mail-address': guarded(30, HOUR),
  'newsletter-subscribe': counted(20, MINUTE),
  'restock-address': guarded(20, HOUR),
  'verify-email-token': guarded(20, MINUTE),
  'cep-lookup': counted(60, MINUTE),
  'validate-address-components': counted(60, MINUTE),
  'shipping-quote': counted(60, MINUTE),
  'calculate-frete-motoboy-sp': counted(60, MINUTE),
  'address-suggestions': counted(120, MINUTE),
  'search-suggestions': counted(120, MINUTE),
  'geocode-address': counted(60, MINUTE),
  'find-request-answer': counted(60, MINUTE),
  // Per client address: forms with a request key, which is stored for a day.
  'guest-form': counted(60, MINUTE),
  'create-checkout': counted(30, MINUTE),
  // Per client address: the page of an order behind its link, guessed ones too.
  'order-link': counted(60, MINUTE),
  'open-card-session': counted(30, MINUTE),
  'get-payment-status': counted(240, MINUTE),
  // Per client address: the reports of the service that sells labels.
  'carrier-webhook': counted(600, MINUTE),
  'send-email': guarded(60, MINUTE),
  'notify-order-status-change': guarded(120, MINUTE),
} as const satisfies Record<string, RateLimit>

export type RateLimitName = keyof typeof rateLimitTable
export type RateLimitSettings = Record<RateLimitName, RateLimit>

export type RateLimitFault = { entry: string; reason: 'unknown-name' | 'malformed' }

/** Reads `sign-in-address=20/60,newsletter=3/3600` (points/seconds) on top of the table. */
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
