import { data, type RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { pathTo } from '#addresses.ts'
import { type Reordered, reorder } from '#checkout/cart/use-cases/reorder.ts'
import { cancelPendingOrder } from '#checkout/purchase/use-cases/cancel-pending-order.ts'
import { orderHistoryCopy } from '#orders/copy/order-history.ts'
import { orderRefusals, reorderCopy } from '#orders/copy/orders.ts'
import { ORDER_INTENTS, type OrderAnswer } from '#orders/storefront/use-reorder.ts'
import { answerForm, answerFormWhenDone } from '#platform/http/request/answer-form.server.ts'
import { customerOf, shopOf } from '#platform/http/request/context.server.ts'
import { type Flash, redirectWithFlash } from '#platform/http/request/flash.server.ts'
import { isDocumentRequest } from '#platform/http/request/is-document-request.server.ts'
import { readFormData, tryForm } from '#platform/http/request/read-form-data.server.ts'
import type { Shop } from '#platform/shop.ts'
import { done, refused } from '#ui/form/form-answer.ts'

export const orderFormSchema = z.object({ intent: z.enum(ORDER_INTENTS), orderId: z.uuid() })

export async function changeOrders(request: Request, context: Readonly<RouterContextProvider>) {
  const shop = shopOf(context)
  const { userId } = customerOf(context)
  const form = await readFormData(request)
  const sent = tryForm(orderFormSchema, form)
  const answer = !sent
    ? refusedFor('order-not-found')
    : sent.intent === 'cancel'
      ? await answerFormWhenDone(context, form, () => perform(shop, userId, sent))
      : await answerForm(context, form, (inside) => perform(inside, userId, sent))
  if (!isDocumentRequest(request)) return data(answer)
  return redirectWithFlash(shop, pathTo(answer.toCart ? 'cart' : 'orders'), asOneNotice(answer))
}

async function perform(
  shop: Shop,
  userId: string,
  { intent, orderId }: z.infer<typeof orderFormSchema>,
): Promise<OrderAnswer> {
  if (intent === 'cancel') {
    const cancelled = await cancelPendingOrder(shop, { userId, orderId })
    if (!cancelled.ok) return refusedFor(cancelled.code)
    return done(orderHistoryCopy.cancelled(cancelled.value.orderNumber))
  }
  const reordered = await reorder(shop, { userId, orderId })
  return reordered.ok ? inWords(reordered.value) : refusedFor(reordered.code)
}

function refusedFor(code: keyof typeof orderRefusals): OrderAnswer {
  return refused({ title: orderHistoryCopy.loadFailed.title, text: orderRefusals[code] })
}

function inWords({ added, alreadyThere, leftOut }: Reordered): OrderAnswer {
  const [first = null, ...moreToasts] = [
    ...added.map(({ name, quantity }) => ({ title: reorderCopy.added(name, quantity) })),
    ...alreadyThere.map(({ name }) => ({ title: reorderCopy.alreadyThere(name) })),
    ...leftOut.map(({ name, reason }) => ({
      title: reorderCopy.leftOut[reason](name),
      tone: 'destructive' as const,
    })),
  ]
  return { ...done(first), moreToasts, toCart: added.length + alreadyThere.length > 0 }
}

/** Without JavaScript, all messages are combined into one notice. */
function asOneNotice({ toast, moreToasts = [] }: OrderAnswer): Flash {
  if (!toast) return { title: orderHistoryCopy.again }
  const otherTitles = moreToasts.map(({ title }) => title).join('. ')
  return { ...toast, text: [toast.text, otherTitles].filter(Boolean).join(' ') || undefined }
}
