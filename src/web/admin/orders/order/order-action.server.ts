import { z } from 'zod'
import { orderCorrectionCopy } from '#copy/admin/orders/order-correction.ts'
import { orderToasts, deliveryPanelCopy as words } from '#copy/admin/orders/order-details.ts'
import { orderItemsCopy } from '#copy/admin/orders/order-items.ts'
import { orderMailCopy } from '#copy/admin/orders/order-mail.ts'
import { slotRefusalSentence, slotWords } from '#copy/delivery/delivery-slot.ts'
import { orderRefusals } from '#copy/orders/orders.ts'
import { adminReturnCopy } from '#copy/orders/returns.ts'
import { slotFrom } from '#domain/delivery/shifts.ts'
import { isSlotRefusal } from '#domain/delivery/slot-refusal.ts'
import { parseBrl } from '#domain/money.ts'
import { recordCourierCost } from '#shop/admin/orders/record-courier-cost.ts'
import { updateOrderTracking } from '#shop/admin/orders/update-order-tracking.ts'
import type { Actor } from '#shop/audit/record-change.ts'
import { changeOrderDelivery } from '#shop/orders/change-delivery.ts'
import type { Shop } from '#shop/shop.ts'
import { refusedWith } from '#web/admin/answers.server.ts'
import { correct, correctSchema } from '#web/admin/orders/edit/correct-action.server.ts'
import { changeItems, itemsSchema } from '#web/admin/orders/edit/items-action.server.ts'
import type { OrderAnswer } from '#web/admin/orders/order-answers.ts'
import { recordRefundSchema, refund, refundSchema } from '#web/admin/orders/refund/refund-action.server.ts'
import { because } from '#web/admin/orders/refusal-answer.server.ts'
import { answerReturn, returnFormSchemas } from '#web/admin/orders/returns/return-action.server.ts'
import { changeStatus, statusSchema } from '#web/admin/orders/status/status-action.server.ts'
import { done, type FormAnswer, refused } from '#web/kit/form/form-answer.ts'
import { seenVersionOf, text, textUpTo, versionFields } from '#web/server/request/form-fields.server.ts'
import { messageSchema, resend, resendSchema, write } from './mail-action.server.ts'

const deliveryFormSchema = z.object({ intent: z.literal('delivery'), slot: textUpTo(30) })

export const orderFormSchema = z.discriminatedUnion('intent', [
  statusSchema,
  z.object({
    intent: z.literal('edit'),
    trackingNumber: textUpTo(100),
    notes: textUpTo(5000),
    ...versionFields,
  }),
  z.object({ intent: z.literal('courier-cost'), cost: text }),
  deliveryFormSchema,
  refundSchema,
  recordRefundSchema,
  resendSchema,
  messageSchema,
  correctSchema,
  itemsSchema,
  ...returnFormSchemas,
])
type OrderForm = z.output<typeof orderFormSchema>
type Sent<Intent extends OrderForm['intent']> = Extract<OrderForm, { intent: Intent }>

interface OrderAction {
  orderId: string
  actor: Actor
}

/** What is said when something went wrong that nobody foresaw. */
const failures: Readonly<Record<OrderForm['intent'], string>> = {
  status: orderToasts.statusFailed,
  edit: orderToasts.orderFailed,
  'courier-cost': orderToasts.costFailed,
  delivery: words.failed.title,
  refund: orderToasts.refundFailed,
  'record-refund': orderToasts.refundFailed,
  resend: orderMailCopy.toasts.resendFailed,
  message: orderMailCopy.toasts.sendFailed,
  correct: orderCorrectionCopy.failed,
  items: orderItemsCopy.failed,
  'refund-return': orderToasts.refundFailed,
  'exchange-return': adminReturnCopy.failed,
  'decline-return': adminReturnCopy.failed,
  'arrange-return': adminReturnCopy.failed,
  'receive-return': adminReturnCopy.failed,
}

export const failureOf = ({ intent }: OrderForm) => refusedWith(failures[intent])

/** What asks for a fresh proof of the second factor. */
export const givesMoneyBack = (sent: OrderForm) =>
  ['refund', 'record-refund', 'refund-return'].includes(sent.intent) ||
  (sent.intent === 'status' && sent.refund)

/** What speaks to the payment provider, and is therefore not one transaction with its answer. */
export const isInSteps = (sent: OrderForm) => givesMoneyBack(sent) || sent.intent === 'items'

/** What is sent from a dialog with an address of its own, which gives back what was typed into it. */
export const hasOwnAddress = ({ intent }: OrderForm) => intent === 'correct' || intent === 'items'

export async function runOrderAction(shop: Shop, sent: OrderForm, action: OrderAction): Promise<OrderAnswer> {
  switch (sent.intent) {
    case 'status':
      return changeStatus(shop, sent, action)
    case 'edit':
      return edit(shop, sent, action)
    case 'courier-cost':
      return saveCourierCost(shop, sent, action)
    case 'delivery':
      return moveDelivery(shop, sent, { orderId: action.orderId, actorId: action.actor.id })
    case 'refund':
    case 'record-refund':
      return refund(shop, sent, action)
    case 'resend':
      return resend(shop, sent, action)
    case 'message':
      return write(shop, sent, action)
    case 'correct':
      return correct(shop, sent, action)
    case 'items':
      return changeItems(shop, sent, action)
    case 'refund-return':
    case 'exchange-return':
    case 'decline-return':
    case 'arrange-return':
    case 'receive-return':
      return answerReturn(shop, sent, action)
  }
}

async function edit(shop: Shop, sent: Sent<'edit'>, { orderId, actor }: OrderAction): Promise<OrderAnswer> {
  const [{ trackingNumber, notes }, seenVersion] = [sent, seenVersionOf(sent)]
  const saved = await updateOrderTracking(shop, { orderId, trackingNumber, notes, seenVersion, actor })
  if (saved.ok) return done({ title: orderToasts.orderSaved, text: saved.value.orderNumber })
  const conflict = saved.code === 'newer-version' ? saved.details : undefined
  return { ...because(orderToasts.orderFailed, saved), conflict }
}

async function saveCourierCost(
  shop: Shop,
  sent: Sent<'courier-cost'>,
  { orderId, actor }: OrderAction,
): Promise<OrderAnswer> {
  // As specified: what is no number counts as zero.
  const cost = parseBrl(sent.cost) ?? 0
  const saved = await recordCourierCost(shop, { orderId, cost, actor })
  return saved.ok ? done(orderToasts.costSaved) : because(orderToasts.costFailed, saved)
}

/** The owner moves a delivery to another slot. */
async function moveDelivery(
  shop: Shop,
  sent: z.output<typeof deliveryFormSchema>,
  who: { orderId: string; actorId: string },
): Promise<FormAnswer> {
  const slot = slotFrom(sent.slot)
  if (!slot) return refused(words.failed)
  const changed = await changeOrderDelivery(shop, { ...who, slot })
  if (changed.ok) return done({ title: words.done, text: slotWords(changed.value) })
  if (isSlotRefusal(changed)) return refused({ ...words.failed, text: slotRefusalSentence(changed) })
  return refused({ ...words.failed, text: orderRefusals[changed.code] })
}
