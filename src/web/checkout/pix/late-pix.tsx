import { useEffect } from 'react'
import { showPaidOrder } from '#web/checkout/payment/announce-paid.ts'
import { usePixStatus } from './use-pix-status.ts'

/** On the page of an order that is over: a Pix made in the last moment still leads to the page that thanks her. */
export function LatePix({ sessionId }: { sessionId: string }) {
  const { status } = usePixStatus(sessionId, { isTimeUp: true })
  useEffect(() => {
    if (status === 'received') void showPaidOrder(sessionId)
  }, [status, sessionId])
  return null
}
