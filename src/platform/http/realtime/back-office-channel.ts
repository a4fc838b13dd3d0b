export const BACK_OFFICE_PATH = '/api/realtime/back-office'

export const backOfficeEvents = {
  counts: 'counts',
  update: 'back-office-updates',
} as const

export interface BackOfficeCounts {
  waitingOrders: number
  awaitedPix: number | null
  openNotices: number
  waitingReviews: number
}
