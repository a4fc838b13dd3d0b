import type { Centavos } from '#platform/domain/money.ts'

/** What it takes off: a share of the candles, an amount, what a set of candles costs above its own price ('leve 3'), or the freight. */
export type CouponOffer =
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'amount'; readonly amount: Centavos }
  | {
      readonly kind: 'set'
      readonly units: number
      readonly price: Centavos
      /** A kit counts as each of its candles, at an even share of its price; else as one. */
      readonly countsKitParts: boolean
    }
  | { readonly kind: 'freight' }

export type CouponState = 'active' | 'paused' | 'ended'

/** The terms of a coupon, without who has used it. */
export interface CouponTerms {
  readonly offer: CouponOffer
  /** Of the candles that it is for; 0 where any amount will do. */
  readonly minimum: Centavos
  readonly isFirstPurchaseOnly: boolean
  readonly isOncePerCustomer: boolean
  /** Empty, both of them: for every candle. */
  readonly productIds: readonly string[]
  readonly categoryIds: readonly string[]
  /** Days of São Paulo, both included; null without an end on that side. */
  readonly startsOn: string | null
  readonly endsOn: string | null
  readonly mostUses: number | null
  readonly state: CouponState
}

export interface Coupon extends CouponTerms {
  readonly id: string
  /** Null where it applies by itself. */
  readonly code: string | null
  /** What stands beside its amount: 'Cupom PRIMAVERA', 'Leve 3'. */
  readonly label: string
  /** Orders that hold it now. */
  readonly uses: number
}

/** What a coupon takes off the candles of this cart; one for the freight takes nothing off them. */
export interface CouponDiscount {
  readonly amount: Centavos
  /** Its part of each line, in their order; together they are the amount. */
  readonly shares: readonly Centavos[]
}
