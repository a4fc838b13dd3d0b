import { z } from 'zod'
import { adminAction, intent, refusedWith } from '#accounts/session/admin/admin-action.server.ts'
import { slotRefusalSentence, slotWords } from '#delivery/calendar/copy/delivery-slot.ts'
import { slotFrom } from '#delivery/calendar/domain/shifts.ts'
import { isSlotRefusal } from '#delivery/calendar/domain/slot-refusal.ts'
import { batchesIntent } from '#fulfilment/orders/admin/edit/batches-action.server.ts'
import { correctIntent } from '#fulfilment/orders/admin/edit/correct-action.server.ts'
import { invoiceIntent } from '#fulfilment/orders/admin/edit/invoice-action.server.ts'
import { itemsIntent } from '#fulfilment/orders/admin/edit/items-action.server.ts'
import type { OrderAnswer } from '#fulfilment/orders/admin/order-answers.ts'
import { actionOn, refusalAnswer, refusalSentence } from '#fulfilment/orders/admin/refusal-answer.server.ts'
import { returnIntents } from '#fulfilment/orders/admin/returns/return-action.server.ts'
import { statusIntent } from '#fulfilment/orders/admin/status/status-action.server.ts'
import { deliveryPanelCopy as words } from '#fulfilment/orders/copy/admin-order-details.ts'
import { orderMailCopy as copy } from '#fulfilment/orders/copy/admin-order-mail.ts'
import { orderToasts } from '#fulfilment/orders/copy/admin-order-status.ts'
import { recordCourierCost } from '#fulfilment/orders/use-cases/record-courier-cost.ts'
import { resendOrderMail, writeToCustomer } from '#fulfilment/orders/use-cases/send-order-mail.ts'
import { updateOrderTracking } from '#fulfilment/orders/use-cases/update-order-tracking.ts'
import { refundIntents } from '#fulfilment/refunds/admin/refund-action.server.ts'
import { orderRefusals } from '#orders/copy/orders.ts'
import { MESSAGE_MAX_LENGTH, MESSAGE_SUBJECT_MAX_LENGTH, ORDER_MAILS } from '#orders/domain/order-mail.ts'
import { changeOrderDelivery } from '#orders/use-cases/change-delivery.ts'
import { parseBrl } from '#platform/domain/money.ts'
import { isUuid } from '#platform/domain/uuid.ts'
import {
  chooseSeenVersion,
  oneOf,
  text,
  textUpTo,
  versionFields,
} from '#platform/http/request/form-fields.server.ts'
import { done, refused } from '#ui/form/form-answer.ts'

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
      if (sent.ok) return done(toasts.sent)
      const isSubject = sent.code === 'subject-broken' || message.subject.trim() === ''
      return { ...refusalAnswer(toasts.sendFailed, sent), field: isSubject ? 'subject' : 'text' }
    },
  }),
}

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
        seenVersion: chooseSeenVersion(seen),
      }),
    done: ({ orderNumber }) => ({ title: orderToasts.orderSaved, text: orderNumber }),
    refusals: (refusal) => refusalSentence(orderToasts.orderFailed, refusal),
    adds: (saved) => (!saved.ok && saved.code === 'newer-version' ? { conflict: saved.details } : {}),
  }),
  'courier-cost': intent({
    schema: z.object({ cost: text }),
    failed: orderToasts.costFailed,
    // The specification requires that invalid input counts as zero.
    run: ({ cost }, request) =>
      recordCourierCost(request.shop, { ...actionOn(request), cost: parseBrl(cost) ?? 0 }),
    done: () => orderToasts.costSaved,
    refusals: (refusal) => refusalSentence(orderToasts.costFailed, refusal),
  }),
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
  levas: batchesIntent,
  ...returnIntents,
}

export const changeOrder = adminAction<OrderAnswer>(orderIntents, { isPage: ({ id = '' }) => isUuid(id) })
