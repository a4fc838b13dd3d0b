import { z } from 'zod'
import { orderItemsCopy as copy, itemsRefusal } from '#copy/admin/orders/order-items.ts'
import { MAX_QUANTITY } from '#domain/cart/cart-line.ts'
import { formatBrl } from '#domain/money.ts'
import { MOST_LINES } from '#domain/orders/change-items.ts'
import { isUuid } from '#domain/uuid.ts'
import { changeOrderItems } from '#shop/admin/orders/change-order-items.ts'
import type { Actor } from '#shop/audit/record-change.ts'
import type { Shop } from '#shop/shop.ts'
import { refusedWith } from '#web/admin/answers.server.ts'
import type { OrderAnswer } from '#web/admin/orders/order-answers.ts'
import { done } from '#web/kit/form/form-answer.ts'
import { seenNumber, textUpTo, wholeNumberOf } from '#web/server/request/form-fields.server.ts'

/** One for each line. */
const texts = z.array(textUpTo(80)).max(MOST_LINES)

export const itemsSchema = z.object({
  intent: z.literal('items'),
  /** Lines of the order and how many of each, in the same order. */
  item: texts,
  itemQuantity: texts,
  /** What comes to it: product, or product and size, and how many. */
  candle: texts,
  candleQuantity: texts,
  version: seenNumber,
})

/** The owner changes what is in an unpaid order. */
export async function changeItems(
  shop: Shop,
  sent: z.output<typeof itemsSchema>,
  { orderId, actor }: { orderId: string; actor: Actor },
): Promise<OrderAnswer> {
  const quantities = Object.fromEntries(sent.item.map((id, at) => [id, countOf(sent.itemQuantity[at])]))
  const added = sent.candle.flatMap((chosen, at) => {
    const [productId = '', variantId = null] = chosen.split('/')
    return isUuid(productId) && (variantId === null || isUuid(variantId))
      ? [{ productId, variantId, quantity: countOf(sent.candleQuantity[at]) }]
      : []
  })
  if (Object.values(quantities).some(Number.isNaN))
    return refusedWith(`${copy.failed}. ${itemsRefusal({ code: 'wrong-quantity' })}`)
  const changed = await changeOrderItems(shop, {
    orderId,
    quantities,
    added,
    seenVersion: sent.version,
    actor,
  })
  if (!changed.ok) return refusedWith(`${copy.failed}. ${itemsRefusal(changed)}`)
  return done({ title: copy.done, text: copy.newTotal(formatBrl(changed.value.totalAmount)) })
}

/** What is no whole number up to the largest is none at all. */
function countOf(typed = ''): number {
  const count = wholeNumberOf(typed.trim())
  return count >= 0 && count <= MAX_QUANTITY ? count : Number.NaN
}
