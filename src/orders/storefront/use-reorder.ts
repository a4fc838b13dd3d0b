import { useFetcher, useNavigate } from 'react-router'
import { pathTo } from '#addresses.ts'
import { connectionLost } from '#catalogue/products/copy/cart-buttons.ts'
import { orderHistoryCopy } from '#orders/copy/order-history.ts'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'
import { type ToastMessage, toast } from '#ui/toast/toast-store.ts'

export const ORDER_INTENTS = ['reorder', 'cancel'] as const
export type OrderIntent = (typeof ORDER_INTENTS)[number]

/** What came of an action on an order: a toast for each thing to say, and whether the cart is where to go on. */
export type OrderAnswer = FormAnswer<{ moreToasts: readonly ToastMessage[]; toCart: boolean }>

/** The connection broke on the way: nobody knows whether it was done, and doing it again does no harm. */
export function lostOrderChange(intent: string): ToastMessage {
  const title = orderHistoryCopy.lost[intent === 'cancel' ? 'cancel' : 'reorder']
  return { title, text: connectionLost }
}

/** 'Pedir Novamente': says what went into the cart and what did not, then goes there. */
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
