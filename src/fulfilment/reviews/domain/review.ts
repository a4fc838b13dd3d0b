declare module '#platform/mail/email.ts' {
  interface EmailKinds {
    'review-invitation': ReviewInvitation
    'review-refused': ReviewRefused
  }
}

export interface ReviewInvitation {
  customerName: string
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

export const REVIEW_STATUSES = ['waiting', 'published', 'refused'] as const

export type ReviewStatus = (typeof REVIEW_STATUSES)[number]

export const REVIEW_ROOMS = ['living-room', 'bedroom', 'bathroom', 'kitchen', 'office', 'other'] as const

export type ReviewRoom = (typeof REVIEW_ROOMS)[number]

export const FELT_INTENSITIES = ['soft', 'balanced', 'strong'] as const

export type FeltIntensity = (typeof FELT_INTENSITIES)[number]

/** Reasons to refuse a review. A low rating must never be a reason. */
export const REVIEW_REFUSAL_REASONS = [
  'offensive',
  'personal-data',
  'advertising',
  'other-subject',
  'photo',
] as const

export type ReviewRefusalReason = (typeof REVIEW_REFUSAL_REASONS)[number]

export const REPORT_REASONS = [
  'offensive',
  'personal-data',
  'advertising',
  'other-subject',
  'untrue',
] as const

export type ReportReason = (typeof REPORT_REASONS)[number]

export const MAX_REVIEW_WORDS = 1_500

export const MAX_REVIEW_PHOTOS = 3

export const MAX_ANSWER_LENGTH = 1_000

export interface ReviewDraft {
  stars: number
  room: ReviewRoom | null
  intensity: FeltIntensity | null
  wouldBuyAgain: boolean | null
  words: string
}

/** Tabs of the moderation page. */
export const REVIEW_VIEWS = ['waiting', 'reported', 'published', 'refused'] as const
export type ReviewView = (typeof REVIEW_VIEWS)[number]
