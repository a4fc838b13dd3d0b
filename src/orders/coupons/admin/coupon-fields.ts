import type { CouponFault, CouponInput } from '#orders/coupons/domain/coupon-draft.ts'
import type { ListedCoupon } from '#orders/coupons/use-cases/list-coupons.ts'
import { decimalFromCentavos } from '#platform/domain/money.ts'

export type CouponField =
  | 'code'
  | 'label'
  | 'percent'
  | 'amount'
  | 'setUnits'
  | 'setPrice'
  | 'minimum'
  | 'endsOn'
  | 'mostUses'

export const fieldOf: Readonly<Record<CouponFault['code'], CouponField>> = {
  'code-wrong': 'code',
  'label-wrong': 'label',
  'percent-wrong': 'percent',
  'amount-wrong': 'amount',
  'set-units-wrong': 'setUnits',
  'set-price-wrong': 'setPrice',
  'minimum-wrong': 'minimum',
  'days-wrong': 'endsOn',
  'most-uses-wrong': 'mostUses',
}

export const newCouponInput: CouponInput = {
  way: 'code',
  code: '',
  label: '',
  kind: 'percent',
  percent: '10',
  amount: '',
  setUnits: '3',
  setPrice: '',
  countsKitParts: false,
  minimum: '',
  isFirstPurchaseOnly: false,
  isOncePerCustomer: true,
  productIds: [],
  categoryIds: [],
  startsOn: '',
  endsOn: '',
  mostUses: '',
}

const typed = (amount: number) => decimalFromCentavos(amount).replace('.', ',')

export function buildInput(coupon: ListedCoupon): CouponInput {
  const { offer, code, label, minimum, startsOn, endsOn, mostUses } = coupon
  return {
    ...newCouponInput,
    way: code === null ? 'automatic' : 'code',
    code: code ?? '',
    label,
    kind: offer.kind,
    ...(offer.kind === 'percent' && { percent: String(offer.percent) }),
    ...(offer.kind === 'amount' && { amount: typed(offer.amount) }),
    ...(offer.kind === 'set' && {
      setUnits: String(offer.units),
      setPrice: typed(offer.price),
      countsKitParts: offer.countsKitParts,
    }),
    minimum: minimum > 0 ? typed(minimum) : '',
    isFirstPurchaseOnly: coupon.isFirstPurchaseOnly,
    isOncePerCustomer: coupon.isOncePerCustomer,
    productIds: coupon.productIds,
    categoryIds: coupon.categoryIds,
    startsOn: startsOn ?? '',
    endsOn: endsOn ?? '',
    mostUses: mostUses === null ? '' : String(mostUses),
  }
}
