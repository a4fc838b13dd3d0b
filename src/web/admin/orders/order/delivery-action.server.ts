import { z } from 'zod'
import { deliveryPanelCopy as words } from '#copy/admin/orders/order-details.ts'
import { slotRefusalSentence, slotWords } from '#copy/delivery/delivery-slot.ts'
import { orderRefusals } from '#copy/orders/orders.ts'
import { slotFrom } from '#domain/delivery/shifts.ts'
import { isSlotRefusal } from '#domain/delivery/slot-refusal.ts'
import { changeOrderDelivery } from '#shop/orders/change-delivery.ts'
import type { Shop } from '#shop/shop.ts'
import { done, type FormAnswer, refused } from '#web/kit/form/form-answer.ts'
import { textUpTo } from '#web/server/request/form-fields.server.ts'

export const deliveryFormSchema = z.object({ intent: z.literal('delivery'), slot: textUpTo(30) })

/** The owner moves a delivery to another slot. */
export async function moveDelivery(
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
