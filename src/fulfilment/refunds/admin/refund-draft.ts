import type { AdminOrder } from '#fulfilment/orders/use-cases/load-order-for-admin.ts'
import { isBeforeShipping } from '#orders/domain/order-status.ts'
import {
  planRefund,
  type RefundableItem,
  type RefundRequest,
  refundableItems,
} from '#orders/domain/plan-refund.ts'
import { buysVoucher } from '#orders/vouchers/domain/voucher.ts'
import { parseBrl } from '#platform/domain/money.ts'

export const REFUND_WAYS = ['all', 'lines', 'amount'] as const
export type RefundWay = (typeof REFUND_WAYS)[number]

export interface RefundDraft {
  how: RefundWay
  quantities: Readonly<Record<string, number>>
  extra: string
  amount: string
}

export interface RefundFieldsProps {
  order: AdminOrder
  draft: RefundDraft
  onChange: (changed: Partial<RefundDraft>) => void
  errorOf: (field: string) => string | undefined
}

export const initialDraft: RefundDraft = { how: 'all', quantities: {}, extra: '', amount: '' }

const acceptedRefunds = ({ refunds }: AdminOrder) => refunds.filter(({ state }) => state !== 'refused')

/** Adds pending refunds to the order's refunded sums. */
export function withPromised(order: AdminOrder): AdminOrder {
  const pending = order.refunds.filter(({ state }) => state === 'pending')
  const sumPending = (part: 'amount' | 'voucherAmount', before: number) =>
    pending.reduce((sum, refund) => sum + refund[part], before)
  return {
    ...order,
    refundedAmount: sumPending('amount', order.refundedAmount),
    voucherRefundedAmount: sumPending('voucherAmount', order.voucherRefundedAmount),
  }
}

export function sumPromised(order: AdminOrder): number {
  const { refundedAmount, voucherRefundedAmount } = withPromised(order)
  return refundedAmount + voucherRefundedAmount
}

export function itemsToRefund(order: AdminOrder): RefundableItem[] {
  return refundableItems(
    order.items,
    acceptedRefunds(order).flatMap(({ lines }) => lines),
  )
}

export function plannedRefund(order: AdminOrder, draft: RefundDraft) {
  const refundable = { ...withPromised(order), items: itemsToRefund(order) }
  return planRefund(refundable, buildRequest(draft))
}

function buildRequest({ how, quantities, extra, amount }: RefundDraft): RefundRequest {
  if (how === 'all') return 'rest'
  if (how === 'amount') return { amount: parseBrl(amount) ?? 0 }
  const lines = Object.entries(quantities)
    .map(([itemId, quantity]) => ({ itemId, quantity }))
    .filter(({ quantity }) => quantity > 0)
  return { lines, extra: extra.trim() === '' ? 0 : (parseBrl(extra) ?? -1) }
}

/** Only shipped candles need the question; unshipped ones are restocked automatically. */
export function asksForUnits(order: AdminOrder, { how }: RefundDraft): boolean {
  if (!order.unitsTaken || buysVoucher(order) || how === 'amount') return false
  return how === 'lines' || !isBeforeShipping(order.status)
}
