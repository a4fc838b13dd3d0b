declare module '#platform/mail/email.ts' {
  interface EmailKinds {
    'pots-coupon': { customerName: string; couponCode: string; percent: number }
  }
}

/** 'Potes de volta': so many empty containers give so much off the candles of the next purchase. */
export const POTS_PER_COUPON = 3
export const POTS_COUPON_PERCENT = 10

/** More at once are arranged by message: a motorbike carries no more. */
export const MAX_POTS = 30

export const potsReason = { least: 3, most: 200 } as const

export function isPotCount(pots: number): boolean {
  return Number.isInteger(pots) && pots >= 1 && pots <= MAX_POTS
}

/** How many coupons this many containers make; the rest waits for the next ones. */
export function couponsDue(balance: number): number {
  return Math.max(0, Math.floor(balance / POTS_PER_COUPON))
}
