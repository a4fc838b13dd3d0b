import { type Centavos, roundToCentavos } from '#domain/money.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/result.ts'

export interface RefundableItem {
  readonly id: string
  readonly quantity: number
  readonly unitPrice: Centavos
  /** Units that an earlier refund gave back by line. */
  readonly refundedQuantity: number
}

export interface RefundableOrder {
  readonly totalAmount: Centavos
  readonly subtotalAmount: Centavos
  readonly pixDiscountAmount: Centavos
  /** Given back already, or on its way back. */
  readonly refundedAmount: Centavos
  readonly items: readonly RefundableItem[]
}

export interface RefundLine {
  readonly itemId: string
  readonly quantity: number
}

/** An amount, lines, or lines with an amount of her own choice. */
export type RefundWish =
  | { readonly amount: Centavos; readonly lines?: readonly RefundLine[] }
  | { readonly amount?: undefined; readonly lines: readonly RefundLine[] }

export type RefundRefusal =
  | Refusal<'refund-too-much', { left: Centavos }>
  | Refusal<'refund-no-amount'>
  | Refusal<'refund-wrong-lines'>

/** What a wish comes to. No wish gives back more than was paid and is still there. */
export function planRefund(
  order: RefundableOrder,
  wish: RefundWish,
): Ok<{ amount: Centavos; lines: RefundLine[] }> | RefundRefusal {
  const lines = [...(wish.lines ?? [])]
  if (!areRefundable(order.items, lines)) return refuse('refund-wrong-lines')
  const amount = wish.amount ?? paidForLines(order, lines)
  if (!Number.isSafeInteger(amount) || amount <= 0) return refuse('refund-no-amount')
  const left = leftToRefund(order)
  return amount > left ? refuse('refund-too-much', { left }) : ok({ amount, lines })
}

export function leftToRefund({
  totalAmount,
  refundedAmount,
}: Pick<RefundableOrder, 'totalAmount' | 'refundedAmount'>): Centavos {
  return totalAmount - refundedAmount
}

function areRefundable(items: readonly RefundableItem[], lines: readonly RefundLine[]): boolean {
  const known = new Map(items.map((item) => [item.id, item.quantity - item.refundedQuantity]))
  const named = new Set(lines.map(({ itemId }) => itemId))
  return (
    named.size === lines.length &&
    lines.every(
      ({ itemId, quantity }) =>
        Number.isInteger(quantity) && quantity > 0 && quantity <= (known.get(itemId) ?? 0),
    )
  )
}

/**
 * What was paid for these units, less their part of the discount. The part is that of all units given back so far with these,
 * less that of those before: line by line or all at once, the same centavos go back.
 */
function paidForLines(order: RefundableOrder, lines: readonly RefundLine[]): Centavos {
  const value = (quantity: (item: RefundableItem) => number) =>
    order.items.reduce((sum, item) => sum + item.unitPrice * quantity(item), 0)
  const before = value((item) => item.refundedQuantity)
  const now = value((item) => lines.find(({ itemId }) => itemId === item.id)?.quantity ?? 0)
  return paidPart(order, before + now) - paidPart(order, before)
}

function paidPart({ subtotalAmount, pixDiscountAmount }: RefundableOrder, value: Centavos): Centavos {
  return value - roundToCentavos((pixDiscountAmount * value) / subtotalAmount)
}
