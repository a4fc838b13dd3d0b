import { z } from 'zod'
import { orderToasts } from '#copy/admin/orders/order-details.ts'
import { orderRefusals, refundOutcomes, statusLabel } from '#copy/orders/orders.ts'
import { ORDER_STATUSES } from '#domain/orders/order-status.ts'
import { PAYMENT_STATUSES } from '#domain/orders/payment-status.ts'
import { changeOrderStatus } from '#shop/admin/orders/change-order-status.ts'
import { refundOrder } from '#shop/refunds/refund-order.ts'
import { type AdminRequest, intent, refusedWith } from '#web/admin/admin-action.server.ts'
import type { OrderAnswer } from '#web/admin/orders/order-answers.ts'
import { actionOn, because } from '#web/admin/orders/refusal-answer.server.ts'
import { writePair } from '#web/admin/selection/status-change-fields.ts'
import { done } from '#web/kit/form/form-answer.ts'
import { oneOf, ticked } from '#web/server/request/form-fields.server.ts'

const status = oneOf(ORDER_STATUSES)

const statusSchema = z.object({
  status,
  /** What she saw, and what she answered when she was asked. */
  seen: status,
  confirmedPayment: oneOf(PAYMENT_STATUSES),
  returnUnits: oneOf(['yes', 'no']),
  refund: ticked,
})

/** Any status; what the order's state speaks against is put to her first. */
export const statusIntent = intent({
  schema: statusSchema,
  failed: orderToasts.statusFailed,
  proof: ({ refund }) => refund,
  // Giving money back asks the provider.
  inSteps: ({ refund }) => refund,
  answer: changeStatus,
})

async function changeStatus(
  { status: to, seen, confirmedPayment, returnUnits, refund: wantsRefund }: z.output<typeof statusSchema>,
  request: AdminRequest,
): Promise<OrderAnswer> {
  const [{ shop }, { orderId, actor }] = [request, actionOn(request)]
  if (!to) return refusedWith(orderToasts.statusFailed)
  const changed = await changeOrderStatus(shop, {
    orderId,
    to,
    seen,
    confirmedPayment,
    returnUnits: returnUnits === undefined ? undefined : returnUnits === 'yes',
    actor,
  })
  if (!changed.ok) {
    if (changed.code !== 'ask-first') return because(orderToasts.statusFailed, changed)
    const { reason, status, paymentStatus, unitsTaken } = changed.details
    return {
      ok: false,
      toast: null,
      question: { to, seen, reason, status, paymentStatus, unitsTaken },
    }
  }
  const { orderNumber, deliveryWay, offersRefund, undo, isMailed } = changed.value
  const what = orderToasts.changedTo(orderNumber, statusLabel(to, deliveryWay))
  const words = { title: orderToasts.statusChanged, text: what }
  // The offer to take it back says the same.
  if (undo) {
    const changes = [writePair(orderId, undo)]
    return { ...done(), status: to, undo: { ...words, mails: isMailed ? 1 : 0, changes } }
  }
  if (!offersRefund || !wantsRefund) return { ...done(words), status: to }
  const refunded = await refundOrder(shop, { orderId, actor })
  const outcome = refunded.ok ? refundOutcomes[refunded.value.refunded] : orderRefusals[refunded.code]
  // The order is cancelled all the same; she must hear that the money is still there.
  const tone = refunded.ok ? 'normal' : 'destructive'
  const toast = { title: orderToasts.statusChanged, text: `${what}. ${outcome}`, tone } as const
  return { ok: true, status: to, toast }
}
