/** What she may do with a notice, and the form of her preference. */
export const NOTICE_INTENTS = ['done', 'dismissed', 'retry'] as const

export type NoticeIntent = (typeof NOTICE_INTENTS)[number]
