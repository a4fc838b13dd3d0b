import { z } from 'zod'
import { deliveryPanelCopy as words } from '#copy/admin/orders/order-details.ts'
import { orderMailCopy as copy } from '#copy/admin/orders/order-mail.ts'
import { orderToasts } from '#copy/admin/orders/order-status.ts'
import { slotRefusalSentence, slotWords } from '#copy/delivery/delivery-slot.ts'
import { orderRefusals } from '#copy/orders/orders.ts'
import { slotFrom } from '#domain/delivery/shifts.ts'
import { isSlotRefusal } from '#domain/delivery/slot-refusal.ts'
import { parseBrl } from '#domain/money.ts'
import { MESSAGE_MAX_LENGTH, MESSAGE_SUBJECT_MAX_LENGTH, ORDER_MAILS } from '#domain/orders/order-mail.ts'
import { isUuid } from '#domain/uuid.ts'
import { recordCourierCost } from '#shop/admin/orders/record-courier-cost.ts'
import { resendOrderMail, writeToCustomer } from '#shop/admin/orders/send-order-mail.ts'
import { updateOrderTracking } from '#shop/admin/orders/update-order-tracking.ts'
import { changeOrderDelivery } from '#shop/orders/change-delivery.ts'
import { adminAction, intent, refusedWith } from '#web/admin/admin-action.server.ts'
import { correctIntent } from '#web/admin/orders/edit/correct-action.server.ts'
import { invoiceIntent } from '#web/admin/orders/edit/invoice-action.server.ts'
import { itemsIntent } from '#web/admin/orders/edit/items-action.server.ts'
import { levasIntent } from '#web/admin/orders/edit/levas-action.server.ts'
import type { OrderAnswer } from '#web/admin/orders/order-answers.ts'
import { refundIntents } from '#web/admin/orders/refund/refund-action.server.ts'
import { actionOn, refusalAnswer, refusalSentence } from '#web/admin/orders/refusal-answer.server.ts'
import { returnIntents } from '#web/admin/orders/returns/return-action.server.ts'
import { statusIntent } from '#web/admin/orders/status/status-action.server.ts'
import { done, refused } from '#web/kit/form/form-answer.ts'
import {
  oneOf,
  seenVersionOf,
  text,
  textUpTo,
  versionFields,
} from '#web/server/request/form-fields.server.ts'

const { toasts } = copy

const mailIntents = {
  resend: intent({
    schema: z.object({ mail: oneOf(ORDER_MAILS) }),
    failed: toasts.resendFailed,
    async answer({ mail }, request) {
      if (!mail) return refusedWith(toasts.resendFailed)
      const sent = await resendOrderMail(request.shop, { ...actionOn(request), mail })
      return sent.ok ? done(toasts.resent) : refusalAnswer(toasts.resendFailed, sent)
    },
  }),
  message: intent({
    schema: z.object({
      subject: textUpTo(MESSAGE_SUBJECT_MAX_LENGTH),
      text: textUpTo(MESSAGE_MAX_LENGTH),
    }),
    failed: toasts.sendFailed,
    async answer(message, request) {
      const sent = await writeToCustomer(request.shop, { ...actionOn(request), ...message })
      return sent.ok ? done(toasts.sent) : refusalAnswer(toasts.sendFailed, sent)
    },
  }),
}

/** Everything that can be done to one order. */
export const orderIntents = {
  status: statusIntent,
  invoice: invoiceIntent,
  edit: intent({
    schema: z.object({ trackingNumber: textUpTo(100), notes: textUpTo(5000), ...versionFields }),
    failed: orderToasts.orderFailed,
    run: ({ trackingNumber, notes, ...seen }, request) =>
      updateOrderTracking(request.shop, {
        ...actionOn(request),
        trackingNumber,
        notes,
        seenVersion: seenVersionOf(seen),
      }),
    done: ({ orderNumber }) => ({ title: orderToasts.orderSaved, text: orderNumber }),
    refusals: (refusal) => refusalSentence(orderToasts.orderFailed, refusal),
    adds: (saved) => (!saved.ok && saved.code === 'newer-version' ? { conflict: saved.details } : {}),
  }),
  'courier-cost': intent({
    schema: z.object({ cost: text }),
    failed: orderToasts.costFailed,
    // As specified: what is no number counts as zero.
    run: ({ cost }, request) =>
      recordCourierCost(request.shop, { ...actionOn(request), cost: parseBrl(cost) ?? 0 }),
    done: () => orderToasts.costSaved,
    refusals: (refusal) => refusalSentence(orderToasts.costFailed, refusal),
  }),
  /** The owner moves a delivery to another slot. */
  delivery: intent({
    schema: z.object({ slot: textUpTo(30) }),
    failed: words.failed.title,
    async answer(sent, { shop, actor, params: { id: orderId = '' } }) {
      const slot = slotFrom(sent.slot)
      if (!slot) return refused(words.failed)
      const changed = await changeOrderDelivery(shop, { orderId, actorId: actor.id, slot })
      if (changed.ok) return done({ title: words.done, text: words.doneText(slotWords(changed.value)) })
      if (isSlotRefusal(changed)) return refused({ ...words.failed, text: slotRefusalSentence(changed) })
      return refused({ ...words.failed, text: orderRefusals[changed.code] })
    },
  }),
  ...refundIntents,
  ...mailIntents,
  correct: correctIntent,
  items: itemsIntent,
  levas: levasIntent,
  ...returnIntents,
}

export const changeOrder = adminAction<OrderAnswer>(orderIntents, { isPage: ({ id = '' }) => isUuid(id) })
