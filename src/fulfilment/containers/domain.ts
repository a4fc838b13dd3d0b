declare module '#platform/mail/email.ts' {
  interface EmailKinds {
    'pots-coupon': { customerName: string; couponCode: string; percent: number }
  }
}

export const CONTAINERS_PER_COUPON = 3
export const CONTAINERS_COUPON_PERCENT = 10

/** Limit for one courier ride; more containers are arranged by message. */
export const MAX_CONTAINERS = 30

export const containersReason = { least: 3, most: 200 } as const

export function isContainerCount(count: number): boolean {
  return Number.isInteger(count) && count >= 1 && count <= MAX_CONTAINERS
}

export function couponsDue(balance: number): number {
  return Math.max(0, Math.floor(balance / CONTAINERS_PER_COUPON))
}
