import { z } from 'zod'
import { type AdminRequest, intent, refusedWith } from '#accounts/session/admin/admin-action.server.ts'
import { actionOn } from '#fulfilment/orders/admin/refusal-answer.server.ts'
import { orderItemsCopy as copy, itemsRefusal } from '#fulfilment/orders/copy/admin-order-items.ts'
import { changeOrderItems } from '#fulfilment/orders/use-cases/change-order-items.ts'
import { MAX_QUANTITY } from '#orders/domain/cart-line.ts'
import { MAX_LINES } from '#orders/domain/change-items.ts'
import { formatBrl } from '#platform/domain/money.ts'
import { isUuid } from '#platform/domain/uuid.ts'
import { parseWholeNumber, seenNumber, textUpTo } from '#platform/http/request/form-fields.server.ts'
import { done } from '#ui/form/form-answer.ts'

const texts = z.array(textUpTo(80)).max(MAX_LINES)

const itemsSchema = z.object({
  /** `item` and `itemQuantity` are parallel arrays. */
  item: texts,
  itemQuantity: texts,
  /** `candle` (product or product and size) and `candleQuantity` are parallel arrays. */
  candle: texts,
  candleQuantity: texts,
  version: seenNumber,
})

export const itemsIntent = intent({
  schema: itemsSchema,
  failed: copy.failed,
  // Closes the payment at the provider first, so it cannot run in one transaction.
  inSteps: true,
  answer: changeItems,
})

async function changeItems(sent: z.output<typeof itemsSchema>, request: AdminRequest) {
  const action = actionOn(request)
  const quantities = Object.fromEntries(sent.item.map((id, at) => [id, parseCount(sent.itemQuantity[at])]))
  const added = sent.candle.flatMap((chosen, at) => {
    const [productId = '', variantId = null] = chosen.split('/')
    return isUuid(productId) && (variantId === null || isUuid(variantId))
      ? [{ productId, variantId, quantity: parseCount(sent.candleQuantity[at]) }]
      : []
  })
  const field = findWrongQuantity(sent)
  if (field) return { ...refusedWith(`${copy.failed}. ${itemsRefusal({ code: 'wrong-quantity' })}`), field }
  const changed = await changeOrderItems(request.shop, {
    ...action,
    quantities,
    added,
    seenVersion: sent.version,
  })
  if (!changed.ok) return refusedWith(`${copy.failed}. ${itemsRefusal(changed)}`)
  const { totalAmount, isMailed } = changed.value
  return done({ title: copy.done, text: copy.newTotal(formatBrl(totalAmount), isMailed) })
}

function findWrongQuantity({ itemQuantity, candle, candleQuantity }: z.output<typeof itemsSchema>) {
  const isWrong = (typed: string) => Number.isNaN(parseCount(typed))
  const item = itemQuantity.findIndex(isWrong)
  if (item >= 0) return `itemQuantity.${item}`
  const added = candleQuantity.findIndex((typed, at) => candle[at] !== '' && isWrong(typed))
  return added >= 0 ? `candleQuantity.${added}` : undefined
}

function parseCount(typed = ''): number {
  const count = parseWholeNumber(typed.trim())
  return count >= 0 && count <= MAX_QUANTITY ? count : Number.NaN
}
