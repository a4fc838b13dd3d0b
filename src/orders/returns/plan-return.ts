import {
  leftToRefund,
  planRefund,
  type RefundableOrder,
  type RefundLine,
} from '#orders/domain/plan-refund.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'

export interface PlannedReturn {
  readonly amount: Centavos
  readonly lines: RefundLine[]
  /** Nothing of the order is left with the customer. */
  readonly isWhole: boolean
}

export type ReturnPlanRefusal =
  | Refusal<'return-nothing-chosen'>
  | Refusal<'return-worth-nothing'>
  | Refusal<'refund-wrong-lines'>

/**
 * What goes back for units that the customer gives up. A part of an order gives back what was paid for that part: its price
 * with its share of gift options, coupon and Pix discount, and no freight.
 */
export function planReturn(
  order: RefundableOrder,
  lines: readonly RefundLine[],
): Ok<PlannedReturn> | ReturnPlanRefusal {
  const planned = planComplaint(order, lines)
  return planned.ok && planned.value.amount === 0 ? refuse('return-worth-nothing') : planned
}

/** The same for what arrived broken or wrong: worth nothing where a coupon paid for all of it, and still to be exchanged. */
export function planComplaint(
  order: RefundableOrder,
  lines: readonly RefundLine[],
): Ok<PlannedReturn> | Exclude<ReturnPlanRefusal, Refusal<'return-worth-nothing'>> {
  const chosen = lines.filter(({ quantity }) => quantity !== 0)
  if (chosen.length === 0) return refuse('return-nothing-chosen')
  const planned = planRefund(order, { lines: chosen })
  if (!planned.ok && planned.code === 'refund-wrong-lines') return planned
  const isWhole = leavesNothing(order, chosen)
  const left = leftToRefund(order)
  // An earlier refund may have been larger than its lines: no more than is left.
  const isMoreThanLeft = !planned.ok && planned.code === 'refund-too-much'
  const amount = isWhole || isMoreThanLeft ? left : planned.ok ? planned.value.amount : 0
  return ok({ amount, lines: chosen, isWhole })
}

function leavesNothing({ items }: RefundableOrder, lines: readonly RefundLine[]): boolean {
  const units = new Map(lines.map(({ itemId, quantity }) => [itemId, quantity]))
  return items.every(
    ({ id, quantity, refundedQuantity }) => (units.get(id) ?? 0) + refundedQuantity === quantity,
  )
}
