import { useEffect, useRef } from 'react'
import { useFetcher, useNavigate } from 'react-router'
import { pathTo } from '#addresses.ts'
import { connectionLost } from '#copy/cart-refusals.ts'
import { orderHistoryCopy } from '#copy/order-history.ts'
import { isFailedAnswer } from '#web/kit/failures/failed-answer.ts'
import { tellOtherTabs } from '#web/kit/other-tabs.ts'
import { type ToastMessage, toast } from '#web/kit/toast/toast-store.ts'

export const ORDER_INTENTS = ['reorder', 'cancel'] as const
export type OrderIntent = (typeof ORDER_INTENTS)[number]

/** What came of an action on an order: a toast for each thing to say, and whether the cart is where to go on. */
export interface OrderAnswer {
  toasts: readonly ToastMessage[]
  toCart: boolean
}

/** The line broke on the way: nobody knows whether it was done, and doing it again does no harm. */
export function lostOrderAnswer(intent: string): OrderAnswer {
  const title = orderHistoryCopy.lost[intent === 'cancel' ? 'cancel' : 'reorder']
  return { toasts: [{ title, text: connectionLost, tone: 'destructive' }], toCart: false }
}

/** 'Pedir Novamente': says what went into the cart and what did not, then goes there. */
export function useReorder() {
  const fetcher = useFetcher<OrderAnswer>()
  const navigate = useNavigate()
  const handled = useRef<OrderAnswer>(undefined)
  useEffect(() => {
    const answer = fetcher.data
    if (!answer || handled.current === answer) return
    handled.current = answer
    const { toasts, toCart } = isFailedAnswer(answer) ? lostOrderAnswer(answer.tried) : answer
    for (const message of toasts) toast(message)
    if (!toCart) return
    tellOtherTabs()
    navigate(pathTo('cart'))
  }, [fetcher.data, navigate])
  return fetcher
}
