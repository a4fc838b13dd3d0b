declare module '#platform/mail/email.ts' {
  interface EmailKinds {
    'restock-confirmation': { productName: string; confirmationUrl: string }
    'restock-notice': RestockNotice
  }
}

/** A candle is back, for somebody who asked to hear of it. */
interface RestockNotice {
  productName: string
  productSlug: string
  /** Absent in messages of earlier versions. */
  size?: string | null
  /** Path on the site. */
  image: string | null
  /** Opaque, in the link that leaves the queue. */
  leaveToken: string
}

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

/** Nobody waits for ever: after half a year the address is forgotten. */
export const RESTOCK_WAIT_DAYS = 180
/** Who was told has this long before their unit counts for the next in line. */
const HEAD_START_MS = 24 * HOUR
/** Kept a while after the e-mail, so that the same units are not offered twice and the customer can ask again. */
const NOTIFIED_DAYS = 30

/** The instants that decide who still waits, who was notified just now, and whose row has ended. */
export function restockTimes(now: Date) {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds)
  return {
    waitsSince: before(RESTOCK_WAIT_DAYS * DAY),
    notifiedSince: before(HEAD_START_MS),
    notifiedLongAgo: before(NOTIFIED_DAYS * DAY),
  }
}
