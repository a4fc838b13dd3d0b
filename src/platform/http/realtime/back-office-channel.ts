/** What server and browser must agree on about the channel of the back office. */
export const BACK_OFFICE_PATH = '/api/realtime/back-office'

export const backOfficeEvents = {
  /** How things stand, on a new connection. */
  counts: 'counts',
  /** Orders or notices changed, and how things stand now. */
  update: 'back-office-updates',
} as const

/** The numbers of the menu. */
export interface BackOfficeCounts {
  waitingOrders: number
  /** Null where there is nothing of the kind to show. */
  awaitedPix: number | null
  openNotices: number
  waitingReviews: number
}
