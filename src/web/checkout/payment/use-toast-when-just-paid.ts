import { useEffect } from 'react'
import { buyCopy } from '#copy/cart/cart.ts'
import { toast } from '#web/kit/toast/toast-store.ts'
import { takePaidMark } from './paid-mark.ts'

/** After a payment the page was loaded afresh: it says once that the payment went through. */
export function useToastWhenJustPaid(): void {
  useEffect(() => {
    if (takePaidMark()) toast({ title: buyCopy.succeeded, text: buyCopy.thanks })
  }, [])
}
