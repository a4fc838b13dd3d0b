import { z } from 'zod'
import { pathTo } from '#addresses.ts'
import { orderItemsCopy as copy, itemsRefusal } from '#copy/admin/orders/order-items.ts'
import { MAX_QUANTITY } from '#domain/cart/cart-line.ts'
import { formatBrl } from '#domain/money.ts'
import { MOST_LINES } from '#domain/orders/change-items.ts'
import { isUuid } from '#domain/uuid.ts'
import { changeOrderItems } from '#shop/admin/orders/change-order-items.ts'
import { type AdminRequest, intent, refusedWith } from '#web/admin/admin-action.server.ts'
import { actionOn } from '#web/admin/orders/refusal-answer.server.ts'
import { done } from '#web/kit/form/form-answer.ts'
import { seenNumber, textUpTo, wholeNumberOf } from '#web/server/request/form-fields.server.ts'

/** One for each line. */
const texts = z.array(textUpTo(80)).max(MOST_LINES)

const itemsSchema = z.object({
  /** Lines of the order and how many of each, in the same order. */
  item: texts,
  itemQuantity: texts,
  /** What comes to it: product, or product and size, and how many. */
  candle: texts,
  candleQuantity: texts,
  version: seenNumber,
})

/** The owner changes what is in an unpaid order. */
export const itemsIntent = intent({
  schema: itemsSchema,
  failed: copy.failed,
  // It closes the payment at the provider first.
  inSteps: true,
  answer: changeItems,
})

async function changeItems(sent: z.output<typeof itemsSchema>, request: AdminRequest) {
  const action = actionOn(request)
  const quantities = Object.fromEntries(sent.item.map((id, at) => [id, countOf(sent.itemQuantity[at])]))
  const added = sent.candle.flatMap((chosen, at) => {
    const [productId = '', variantId = null] = chosen.split('/')
    return isUuid(productId) && (variantId === null || isUuid(variantId))
      ? [{ productId, variantId, quantity: countOf(sent.candleQuantity[at]) }]
      : []
  })
  if (Object.values(quantities).some(Number.isNaN))
    return refusedWith(`${copy.failed}. ${itemsRefusal({ code: 'wrong-quantity' })}`)
  const changed = await changeOrderItems(request.shop, {
    ...action,
    quantities,
    added,
    seenVersion: sent.version,
  })
  if (!changed.ok) return refusedWith(`${copy.failed}. ${itemsRefusal(changed)}`)
  const { totalAmount, isMailed } = changed.value
  const words = done({ title: copy.done, text: copy.newTotal(formatBrl(totalAmount), isMailed) })
  return { ...words, nextWithoutScript: pathTo('adminOrder', { id: action.orderId }) }
}

/** What is no whole number up to the largest is none at all. */
function countOf(typed = ''): number {
  const count = wholeNumberOf(typed.trim())
  return count >= 0 && count <= MAX_QUANTITY ? count : Number.NaN
}
