export const NOTE_MAX_LENGTH = 1000

/** Bought once; inactive for six months; waiting for a candle; birthday this month. */
export const CUSTOMER_SEGMENTS = ['once', 'away', 'waiting', 'birthdays'] as const
export type CustomerSegment = (typeof CUSTOMER_SEGMENTS)[number]
