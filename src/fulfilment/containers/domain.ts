declare module '#platform/mail/email.ts' {
  interface EmailKinds {
    'pots-coupon': { customerName: string; couponCode: string; percent: number }
  }
}

export const POTS_PER_COUPON = 3
export const POTS_COUPON_PERCENT = 10

/** Limit for one courier ride; more containers are arranged by message. */
export const MAX_POTS = 30

export const potsReason = { least: 3, most: 200 } as const

export function isPotCount(pots: number): boolean {
  return Number.isInteger(pots) && pots >= 1 && pots <= MAX_POTS
}

export function couponsDue(balance: number): number {
  return Math.max(0, Math.floor(balance / POTS_PER_COUPON))
}
