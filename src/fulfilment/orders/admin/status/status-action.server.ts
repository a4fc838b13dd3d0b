import { z } from 'zod'
import { intent, refusedWith } from '#accounts/session/admin/admin-action.server.ts'
import type { OrderAnswer } from '#fulfilment/orders/admin/order-answers.ts'
import { actionOn, refusalAnswer } from '#fulfilment/orders/admin/refusal-answer.server.ts'
import { writePair } from '#fulfilment/orders/admin/status-change-fields.ts'
import { orderToasts } from '#fulfilment/orders/copy/admin-order-status.ts'
import { listAtHand } from '#fulfilment/orders/use-cases/at-hand.ts'
import { changeOrderStatus } from '#fulfilment/orders/use-cases/change-order-status.ts'
import { refundOutcomes } from '#fulfilment/refunds/admin-copy.ts'
import { refundOrder } from '#fulfilment/refunds/use-cases/refund-order.ts'
import { orderRefusals, statusLabel } from '#orders/copy/orders.ts'
import { ORDER_STATUSES, PAYMENT_STATUSES } from '#orders/domain/order-status.ts'
import type { Actor } from '#platform/audit/record-change.ts'
import { idText, oneOf, ticked } from '#platform/http/request/form-fields.server.ts'
import type { Shop } from '#platform/shop.ts'
import { done } from '#ui/form/form-answer.ts'

const status = oneOf(ORDER_STATUSES)

const statusSchema = z.object({
  status,
  /** Status displayed to the owner, and their answers to earlier questions. */
  seen: status,
  confirmedPayment: oneOf(PAYMENT_STATUSES),
  returnUnits: oneOf(['yes', 'no']),
  refund: ticked,
})

/** Allows any status; unusual changes need the owner's confirmation. */
export const statusIntent = intent({
  schema: statusSchema,
  failed: orderToasts.statusFailed,
  proof: ({ refund }) => refund,
  inSteps: ({ refund }) => refund,
  answer: (sent, request) => changeStatus(sent, { shop: request.shop, ...actionOn(request) }),
})

type Sent = z.output<typeof statusSchema>

/** Helpers cannot confirm doubtful changes. */
export const stepIntent = intent({
  schema: z.object({
    orderId: idText,
    status: oneOf(['shipped', 'delivered']),
    seen: status,
    confirmedPayment: oneOf(PAYMENT_STATUSES),
  }),
  access: 'helper',
  failed: orderToasts.statusFailed,
  async answer({ orderId, ...sent }, { shop, actor, isHelper }) {
    const step = { ...sent, returnUnits: undefined, refund: false }
    if (!isHelper) return changeStatus(step, { shop, actor, orderId })
    if ((await listAtHand(shop, [orderId])).length === 0) return refusedWith(orderToasts.askOwner)
    const answer = await changeStatus({ ...step, confirmedPayment: undefined }, { shop, actor, orderId })
    const isDoubtful = answer.question && answer.question.reason !== 'moved'
    return isDoubtful ? refusedWith(orderToasts.askOwner) : answer
  },
})

async function changeStatus(
  { status: to, seen, confirmedPayment, returnUnits, refund: wantsRefund }: Sent,
  { shop, actor, orderId }: { shop: Shop; actor: Actor; orderId: string },
): Promise<OrderAnswer> {
  if (!to) return refusedWith(orderToasts.statusFailed)
  const changed = await changeOrderStatus(shop, {
    orderId,
    to,
    seen,
    confirmedPayment,
    returnUnits: returnUnits === undefined ? undefined : returnUnits === 'yes',
    givesBack: wantsRefund,
    actor,
  })
  if (!changed.ok) {
    if (changed.code !== 'ask-first') return refusalAnswer(orderToasts.statusFailed, changed)
    const { reason, status, paymentStatus, unitsTaken } = changed.details
    return {
      ok: false,
      toast: null,
      question: { to, seen, reason, status, paymentStatus, unitsTaken },
    }
  }
  const { orderNumber, deliveryWay, offersRefund, undo, isMailed } = changed.value
  const changeText = orderToasts.changedTo(orderNumber, statusLabel(to, deliveryWay))
  const words = { title: orderToasts.statusChanged, text: changeText }
  if (undo) {
    const changes = [writePair(orderId, undo)]
    return { ...done(), status: to, undo: { ...words, mails: isMailed ? 1 : 0, changes } }
  }
  if (!offersRefund || !wantsRefund) return { ...done(words), status: to }
  const refunded = await refundOrder(shop, { orderId, actor })
  // The owner refunds by hand and records it later.
  if (!refunded.ok && refunded.code === 'by-hand') return { ...done(words), status: to }
  const outcome = refunded.ok
    ? refundOutcomes[refunded.value.refunded](refunded.value.isMailed)
    : orderRefusals[refunded.code]
  // The order is cancelled even if the refund failed, so warn the owner.
  const tone = refunded.ok ? 'normal' : 'destructive'
  const toast = { title: orderToasts.statusChanged, text: `${changeText}. ${outcome}`, tone } as const
  return { ok: true, status: to, toast }
}
