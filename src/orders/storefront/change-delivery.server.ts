import { data, type RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { pathTo } from '#addresses.ts'
import { slotRefusalSentence, slotWords } from '#delivery/calendar/copy/delivery-slot.ts'
import { type DeliverySlot, slotFrom } from '#delivery/calendar/domain/shifts.ts'
import { isSlotRefusal } from '#delivery/calendar/domain/slot-refusal.ts'
import { changeDeliveryCopy as words } from '#orders/copy/order-history.ts'
import { orderRefusals } from '#orders/copy/orders.ts'
import { changeOwnDelivery } from '#orders/use-cases/change-delivery.ts'
import { answerForm } from '#platform/http/request/answer-form.server.ts'
import { customerOf, shopOf } from '#platform/http/request/context.server.ts'
import { textUpTo } from '#platform/http/request/form-fields.server.ts'
import { readForm, readFormData } from '#platform/http/request/read-form-data.server.ts'
import type { Shop } from '#platform/shop.ts'
import { done, type FormAnswer, refused } from '#ui/form/form-answer.ts'
import { sendAnswer } from '#ui/form/send-answer.server.ts'

export const slotFields = { day: textUpTo(10), slot: textUpTo(30) }

export const changeDeliverySchema = z.object(slotFields)

export async function changeDelivery(
  request: Request,
  context: Readonly<RouterContextProvider>,
  orderNumber: string,
) {
  const shop = shopOf(context)
  const { userId } = customerOf(context)
  const form = await readFormData(request)
  const sent = readForm(changeDeliverySchema, form)
  const answer = await answerForm(context, form, (inside) => perform(inside, { userId, orderNumber }, sent))
  // Another customer's order gets the same answer as a missing one.
  if (answer === missing) return data(missing, { status: 404 })
  return sendAnswer(request, shop, answer, pathTo('order', { number: orderNumber }))
}

const missing = refused({ ...words.failed, text: orderRefusals['order-not-found'] })

async function perform(
  shop: Shop,
  orderAccess: { userId: string; orderNumber: string },
  sent: z.output<typeof changeDeliverySchema>,
): Promise<FormAnswer> {
  const slot = readSlot(sent)
  if (!slot) return refused({ ...words.failed, text: words.chooseShift })
  const changed = await changeOwnDelivery(shop, { ...orderAccess, slot })
  if (changed.ok) return done({ title: words.done, text: slotWords(changed.value) })
  if (isSlotRefusal(changed)) return refused({ ...words.failed, text: slotRefusalSentence(changed) })
  if (changed.code === 'order-not-found') return missing
  return refused({ ...words.failed, text: orderRefusals[changed.code] })
}

/**
 * Returns null if the shift belongs to another day than the displayed one, which is possible without
 * JavaScript.
 */
export function readSlot(sent: { day: string; slot: string }): DeliverySlot | null {
  const slot = slotFrom(sent.slot)
  return slot?.day === sent.day ? slot : null
}
