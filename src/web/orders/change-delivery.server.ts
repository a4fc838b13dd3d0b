import { data, type RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { pathTo } from '#addresses.ts'
import { slotRefusalSentence, slotWords } from '#copy/delivery/delivery-slot.ts'
import { changeDeliveryCopy as words } from '#copy/orders/order-history.ts'
import { orderRefusals } from '#copy/orders/orders.ts'
import { type DeliverySlot, slotFrom } from '#domain/delivery/shifts.ts'
import { isSlotRefusal } from '#domain/delivery/slot-refusal.ts'
import { changeOwnDelivery } from '#shop/orders/change-delivery.ts'
import type { Shop } from '#shop/shop.ts'
import { done, type FormAnswer, refused } from '#web/kit/form/form-answer.ts'
import { sendAnswer } from '#web/kit/form/send-answer.server.ts'
import { answerForm } from '#web/server/request/answer-form.server.ts'
import { customerOf, shopOf } from '#web/server/request/context.server.ts'
import { textUpTo } from '#web/server/request/form-fields.server.ts'
import { formOf, readForm } from '#web/server/request/form-of.server.ts'

/** The day that was shown and the slot that was chosen, 'yyyy-MM-dd/shift', as the calendar sends them. */
export const slotFields = { day: textUpTo(10), slot: textUpTo(30) }

export const changeDeliverySchema = z.object(slotFields)

export async function changeDelivery(
  request: Request,
  context: Readonly<RouterContextProvider>,
  orderNumber: string,
) {
  const shop = shopOf(context)
  const { userId } = customerOf(context)
  const form = await formOf(request)
  const sent = readForm(changeDeliverySchema, form)
  const answer = await answerForm(context, form, (inside) => perform(inside, { userId, orderNumber }, sent))
  // Somebody else's order is as missing as one that never was.
  if (answer === missing) return data(missing, { status: 404 })
  return sendAnswer(request, shop, answer, pathTo('order', { number: orderNumber }))
}

const missing = refused({ ...words.failed, text: orderRefusals['order-not-found'] })

async function perform(
  shop: Shop,
  who: { userId: string; orderNumber: string },
  sent: z.output<typeof changeDeliverySchema>,
): Promise<FormAnswer> {
  const slot = readSlot(sent)
  if (!slot) return refused({ ...words.failed, text: words.chooseShift })
  const changed = await changeOwnDelivery(shop, { ...who, slot })
  if (changed.ok) return done({ title: words.done, text: slotWords(changed.value) })
  if (isSlotRefusal(changed)) return refused({ ...words.failed, text: slotRefusalSentence(changed) })
  if (changed.code === 'order-not-found') return missing
  return refused({ ...words.failed, text: orderRefusals[changed.code] })
}

/** Null where none was chosen: without a script another day may be shown while the shift of the former one is still chosen. */
export function readSlot(sent: { day: string; slot: string }): DeliverySlot | null {
  const slot = slotFrom(sent.slot)
  return slot?.day === sent.day ? slot : null
}
