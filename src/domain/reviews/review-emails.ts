import type { ReviewRefusalReason } from './review.ts'

/** How was it? Only to who agreed to be asked. */
export interface ReviewInvitation {
  customerName: string
  /** The names of the candles that she has not reviewed yet. */
  candles: string[]
  reviewUrl: string
  leaveUrl: string
}

export interface ReviewRefused {
  customerName: string
  productName: string
  reason: ReviewRefusalReason
  reviewUrl: string
}
