import { useEffect } from 'react'
import { callFunction } from '#ui/failures/call-function.ts'
import { waitBefore } from './ask-for-payment.ts'

export function usePaymentChange(sessionId: string | null, onChange: () => void): void {
  useEffect(() => {
    if (!sessionId) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    async function ask(attempt: number) {
      const result = await callFunction<{ order: { payment_status: string } }>('get-payment-status', {
        session_id: sessionId,
      })
      if (isOver) return
      if (result.ok && result.body.order.payment_status !== 'pending') onChange()
      else timer = setTimeout(ask, waitBefore(attempt), attempt + 1)
    }
    void ask(0)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [sessionId, onChange])
}
