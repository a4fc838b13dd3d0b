declare module '#platform/mail/email.ts' {
  interface EmailKinds {
    'restock-confirmation': { productName: string; confirmationUrl: string }
    'restock-notice': RestockNotice
  }
}

interface RestockNotice {
  productName: string
  productSlug: string
  /** Absent in emails enqueued by earlier versions. */
  size?: string | null
  image: string | null
  leaveToken: string
}

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

/** Requests expire after this time, and the email address is deleted. */
export const RESTOCK_WAIT_DAYS = 180
/** Time a notified customer has before their unit is offered to the next in line. */
const HEAD_START_MS = 24 * HOUR
/** Kept for a while after notification, so that the same units are not offered twice. */
const NOTIFIED_DAYS = 30

export function restockTimes(now: Date) {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds)
  return {
    waitsSince: before(RESTOCK_WAIT_DAYS * DAY),
    notifiedSince: before(HEAD_START_MS),
    notifiedLongAgo: before(NOTIFIED_DAYS * DAY),
  }
}
