import type { CouponOffer } from '#orders/coupons/domain/coupon.ts'
import type { CouponDraft } from '#orders/coupons/domain/coupon-draft.ts'
import type { coupons } from '#orders/coupons/schema.ts'

type Row = typeof coupons.$inferSelect

export function toColumns({ offer, isFirstPurchaseOnly, isOncePerCustomer, ...draft }: CouponDraft) {
  return {
    ...draft,
    kind: offer.kind,
    percent: offer.kind === 'percent' ? offer.percent : null,
    amount: offer.kind === 'amount' ? offer.amount : offer.kind === 'set' ? offer.price : null,
    setUnits: offer.kind === 'set' ? offer.units : null,
    countsKitParts: offer.kind === 'set' && offer.countsKitParts,
    firstPurchaseOnly: isFirstPurchaseOnly,
    oncePerCustomer: isOncePerCustomer,
    productIds: [...draft.productIds],
    categoryIds: [...draft.categoryIds],
  }
}

/** A database constraint ensures the columns that each kind needs. */
export function readOffer({ kind, percent, amount, setUnits, countsKitParts }: Row): CouponOffer {
  if (kind === 'freight') return { kind }
  if (kind === 'percent') return { kind, percent: percent ?? 0 }
  if (kind === 'amount') return { kind, amount: amount ?? 0 }
  return { kind, units: setUnits ?? 0, price: amount ?? 0, countsKitParts }
}
