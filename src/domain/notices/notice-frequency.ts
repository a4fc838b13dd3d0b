/** How often the owner is mailed: each sale and notice by itself, or gathered. */
export const NOTICE_FREQUENCIES = ['at-once', 'hourly', 'daily'] as const

export type NoticeFrequency = (typeof NOTICE_FREQUENCIES)[number]
