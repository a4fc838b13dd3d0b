import { useEffect } from 'react'
import { callFunction } from '#ui/failures/call-function.ts'
import { waitBefore } from './ask-for-payment.ts'

/** Asks for the payment until it is no longer open; `onChange` then loads the page's data again. */
export function usePaymentChange(sessionId: string | null, onChange: () => void): void {
  useEffect(() => {
    if (!sessionId) return
    let timer: ReturnType<typeof setTimeout>
    let isOver = false
    async function ask(attempt: number) {
      const result = await callFunction<{ order: { payment_status: string } }>('get-payment-status', {
        session_id: sessionId,
      })
      if (isOver) return
      if (result.ok && result.body.order.payment_status !== 'pending') onChange()
      else wait(attempt + 1)
    }
    function wait(attempt: number) {
      timer = setTimeout(() => ask(attempt), waitBefore(attempt))
    }
    wait(0)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [sessionId, onChange])
}
