import { z } from 'zod'
import { type AdminRequest, intent, refusedWith } from '#accounts/session/admin/admin-action.server.ts'
import { pathTo } from '#addresses.ts'
import { actionOn } from '#fulfilment/orders/admin/refusal-answer.server.ts'
import { orderItemsCopy as copy, itemsRefusal } from '#fulfilment/orders/copy/admin-order-items.ts'
import { changeOrderItems } from '#fulfilment/orders/use-cases/change-order-items.ts'
import { MAX_QUANTITY } from '#orders/domain/cart-line.ts'
import { MAX_LINES } from '#orders/domain/change-items.ts'
import { formatBrl } from '#platform/domain/money.ts'
import { isUuid } from '#platform/domain/uuid.ts'
import { seenNumber, textUpTo, wholeNumberOf } from '#platform/http/request/form-fields.server.ts'
import { done } from '#ui/form/form-answer.ts'

/** One for each line. */
const texts = z.array(textUpTo(80)).max(MAX_LINES)

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
