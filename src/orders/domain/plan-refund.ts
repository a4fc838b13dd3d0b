import { type Centavos, roundToCentavos } from '#platform/domain/money.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'

export interface RefundableItem {
  readonly id: string
  readonly quantity: number
  readonly unitPrice: Centavos
  readonly refundedQuantity: number
}

export interface RefundableOrder {
  readonly totalAmount: Centavos
  readonly subtotalAmount: Centavos
  readonly giftAmount: Centavos
  readonly couponDiscountAmount: Centavos
  /** Coupon discount by item id, because a coupon may cover only some items. */
  readonly couponShares: Readonly<Record<string, Centavos>>
  readonly pixDiscountAmount: Centavos
  /** Amount paid by voucher, in addition to the total. */
  readonly voucherAmount: Centavos
  /** Refunded or pending amounts, as money and as voucher balance. */
  readonly refundedAmount: Centavos
  readonly voucherRefundedAmount: Centavos
  readonly items: readonly RefundableItem[]
}

export interface RefundLine {
  readonly itemId: string
  readonly quantity: number
}

export type RefundRequest =
  | 'rest'
  | { readonly amount: Centavos; readonly lines?: readonly RefundLine[]; readonly extra?: undefined }
  | { readonly amount?: undefined; readonly lines: readonly RefundLine[]; readonly extra?: Centavos }

export type RefundRefusal =
  | Refusal<'refund-too-much', { left: Centavos }>
  | Refusal<'refund-no-amount'>
  | Refusal<'refund-wrong-lines'>

/** Never exceeds what was paid and not yet refunded. */
export function planRefund(
  order: RefundableOrder,
  request: RefundRequest,
): Ok<{ amount: Centavos; lines: RefundLine[] }> | RefundRefusal {
  const remainingAmount = leftToRefund(order)
  if (request === 'rest')
    return remainingAmount > 0
      ? ok({ amount: remainingAmount, lines: listRest(order.items) })
      : refuse('refund-no-amount')
  const lines = [...(request.lines ?? [])]
  if (!areRefundable(order.items, lines)) return refuse('refund-wrong-lines')
  const extra = request.extra ?? 0
  if (extra < 0) return refuse('refund-no-amount')
  const amount = request.amount ?? paidForLines(order, lines) + extra
  if (!Number.isSafeInteger(amount) || amount <= 0) return refuse('refund-no-amount')
  return amount > remainingAmount
    ? refuse('refund-too-much', { left: remainingAmount })
    : ok({ amount, lines })
}

export function refundableItems(
  items: readonly Omit<RefundableItem, 'refundedQuantity'>[],
  earlier: readonly RefundLine[],
): RefundableItem[] {
  const refundedUnits = new Map<string, number>()
  for (const { itemId, quantity } of earlier)
    refundedUnits.set(itemId, (refundedUnits.get(itemId) ?? 0) + quantity)
  return items.map(({ id, quantity, unitPrice }) => ({
    id,
    quantity,
    unitPrice,
    refundedQuantity: refundedUnits.get(id) ?? 0,
  }))
}

function listRest(items: readonly RefundableItem[]): RefundLine[] {
  return items
    .map(({ id, quantity, refundedQuantity }) => ({ itemId: id, quantity: quantity - refundedQuantity }))
    .filter(({ quantity }) => quantity > 0)
}

type RefundSums = 'totalAmount' | 'voucherAmount' | 'refundedAmount' | 'voucherRefundedAmount'

export function leftToRefund(order: Pick<RefundableOrder, RefundSums>): Centavos {
  return order.totalAmount + order.voucherAmount - order.refundedAmount - order.voucherRefundedAmount
}

function areRefundable(items: readonly RefundableItem[], lines: readonly RefundLine[]): boolean {
  const refundableUnits = new Map(items.map((item) => [item.id, item.quantity - item.refundedQuantity]))
  const named = new Set(lines.map(({ itemId }) => itemId))
  return (
    named.size === lines.length &&
    lines.every(
      ({ itemId, quantity }) =>
        Number.isInteger(quantity) && quantity > 0 && quantity <= (refundableUnits.get(itemId) ?? 0),
    )
  )
}

function paidForLines(order: RefundableOrder, lines: readonly RefundLine[]): Centavos {
  const requested = new Map(lines.map(({ itemId, quantity }) => [itemId, quantity]))
  const before = ({ refundedQuantity }: RefundableItem) => refundedQuantity
  const after = (item: RefundableItem) => item.refundedQuantity + (requested.get(item.id) ?? 0)
  return paidForUnits(order, after) - paidForUnits(order, before)
}

/**
 * The coupon discount is per item. The Pix discount applies to the remaining candle price, and gift
 * options are shared by price.
 */
function paidForUnits(order: RefundableOrder, units: (item: RefundableItem) => number): Centavos {
  const { items, subtotalAmount, giftAmount, couponDiscountAmount, couponShares, pixDiscountAmount } = order
  let price = 0
  let byCoupon = 0
  for (const item of items) {
    price += item.unitPrice * units(item)
    byCoupon += calculatePart(couponShares[item.id] ?? 0, units(item), item.quantity)
  }
  const candles = price - byCoupon
  const byPix = calculatePart(pixDiscountAmount, candles, subtotalAmount - couponDiscountAmount)
  return candles - byPix + calculatePart(giftAmount, price, subtotalAmount)
}

const calculatePart = (amount: Centavos, part: number, whole: number): Centavos =>
  whole === 0 ? 0 : roundToCentavos((amount * part) / whole)

/** Excludes overpayments, which are refunded first. */
export function calculateRefundedAmount(payment: {
  amount: Centavos
  received: Centavos
  refunded: Centavos
}): Centavos {
  const excess = Math.max(0, payment.received - payment.amount)
  return Math.min(payment.amount, Math.max(0, payment.refunded - excess))
}
