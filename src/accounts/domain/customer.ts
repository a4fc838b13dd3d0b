/** What the owner notes about a customer. */
export const NOTE_MAX_LENGTH = 1000

/** Bought once; not for six months; waits for a candle; has a birthday this month. */
export const CUSTOMER_SEGMENTS = ['once', 'away', 'waiting', 'birthdays'] as const
export type CustomerSegment = (typeof CUSTOMER_SEGMENTS)[number]
