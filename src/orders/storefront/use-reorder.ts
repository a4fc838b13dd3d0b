import { useFetcher, useNavigate } from 'react-router'
import { pathTo } from '#addresses.ts'
import { connectionLost } from '#catalogue/products/copy/cart-buttons.ts'
import { orderHistoryCopy } from '#orders/copy/order-history.ts'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'
import { type ToastMessage, toast } from '#ui/toast/toast-store.ts'

export const ORDER_INTENTS = ['reorder', 'cancel'] as const
export type OrderIntent = (typeof ORDER_INTENTS)[number]

export type OrderAnswer = FormAnswer<{ moreToasts: readonly ToastMessage[]; toCart: boolean }>

/** The response was lost and the outcome is unknown; repeating the action is safe. */
export function lostOrderChange(intent: string): ToastMessage {
  const title = orderHistoryCopy.lost[intent === 'cancel' ? 'cancel' : 'reorder']
  return { title, text: connectionLost }
}

export function useReorder() {
  const fetcher = useFetcher<OrderAnswer>()
  const navigate = useNavigate()
  const goOn = ({ moreToasts = [], toCart }: OrderAnswer) => {
    for (const message of moreToasts) toast(message)
    if (toCart) navigate(pathTo('cart'))
  }
  useToastAnswer(fetcher.data, goOn, lostOrderChange)
  return fetcher
}
