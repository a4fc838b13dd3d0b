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
  readonly isWhole: boolean
}

export type ReturnPlanRefusal =
  | Refusal<'return-nothing-chosen'>
  | Refusal<'return-worth-nothing'>
  | Refusal<'refund-wrong-lines'>

/**
 * A partial return refunds the price paid for the units, with their share of gift options and discounts,
 * but no freight.
 */
export function planReturn(
  order: RefundableOrder,
  lines: readonly RefundLine[],
): Ok<PlannedReturn> | ReturnPlanRefusal {
  const planned = planComplaint(order, lines)
  return planned.ok && planned.value.amount === 0 ? refuse('return-worth-nothing') : planned
}

/**
 * Plans the answer for broken or wrong items. The amount may be 0 if a coupon paid for everything; an
 * exchange is still possible.
 */
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
  // An earlier refund may have exceeded the price of its lines, so the amount is capped.
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
