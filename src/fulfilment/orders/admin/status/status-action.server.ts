import { z } from 'zod'
import { intent, refusedWith } from '#accounts/session/admin/admin-action.server.ts'
import { pathTo } from '#addresses.ts'
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
  /** What the owner saw, and what they answered when they were asked. */
  seen: status,
  confirmedPayment: oneOf(PAYMENT_STATUSES),
  returnUnits: oneOf(['yes', 'no']),
  refund: ticked,
})

/** Any status; what the order's state speaks against is put to the owner first. */
export const statusIntent = intent({
  schema: statusSchema,
  failed: orderToasts.statusFailed,
  proof: ({ refund }) => refund,
  // Giving money back asks the provider.
  inSteps: ({ refund }) => refund,
  answer: (sent, request) => changeStatus(sent, { shop: request.shop, ...actionOn(request) }),
})

type Sent = z.output<typeof statusSchema>

/** The next step of one order, on the morning page. What there is a doubt about is not a helper's to decide. */
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
    // Without a script the question is put on the order's own page.
    const nextWithoutScript = pathTo('adminOrder', { id: orderId })
    if (!isHelper) {
      const answer = await changeStatus(step, { shop, actor, orderId })
      return answer.question ? { ...answer, nextWithoutScript } : answer
    }
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
  const what = orderToasts.changedTo(orderNumber, statusLabel(to, deliveryWay))
  const words = { title: orderToasts.statusChanged, text: what }
  // The offer to take it back says the same.
  if (undo) {
    const changes = [writePair(orderId, undo)]
    return { ...done(), status: to, undo: { ...words, mails: isMailed ? 1 : 0, changes } }
  }
  if (!offersRefund || !wantsRefund) return { ...done(words), status: to }
  const refunded = await refundOrder(shop, { orderId, actor })
  // The owner has promised it, and records it when it is sent.
  if (!refunded.ok && refunded.code === 'by-hand') return { ...done(words), status: to }
  const outcome = refunded.ok
    ? refundOutcomes[refunded.value.refunded](refunded.value.isMailed)
    : orderRefusals[refunded.code]
  // The order is cancelled all the same; the owner must hear that the money is still there.
  const tone = refunded.ok ? 'normal' : 'destructive'
  const toast = { title: orderToasts.statusChanged, text: `${what}. ${outcome}`, tone } as const
  return { ok: true, status: to, toast }
}
