import type { Centavos } from '#platform/domain/money.ts'

export type CouponOffer =
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'amount'; readonly amount: Centavos }
  | {
      readonly kind: 'set'
      readonly units: number
      readonly price: Centavos
      /**
       * If true, a kit counts as its candles, each at an equal share of its price. Otherwise it counts as
       * one item.
       */
      readonly countsKitParts: boolean
    }
  | { readonly kind: 'freight' }

export type CouponState = 'active' | 'paused' | 'ended'

export interface CouponTerms {
  readonly offer: CouponOffer
  readonly minimum: Centavos
  readonly isFirstPurchaseOnly: boolean
  readonly isOncePerCustomer: boolean
  /** If both lists are empty, the coupon applies to all candles. */
  readonly productIds: readonly string[]
  readonly categoryIds: readonly string[]
  /** Days in São Paulo's time zone, inclusive; null for an open end. */
  readonly startsOn: string | null
  readonly endsOn: string | null
  readonly mostUses: number | null
  readonly state: CouponState
}

export interface Coupon extends CouponTerms {
  readonly id: string
  readonly code: string | null
  readonly label: string
  readonly uses: number
}

export interface CouponDiscount {
  readonly amount: Centavos
  /** Discount per line, in line order; the sum is `amount`. */
  readonly shares: readonly Centavos[]
}
