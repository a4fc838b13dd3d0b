import { lazy } from 'react'
import type { PotsAnnouncement } from '#fulfilment/containers/use-cases/own-pots.ts'

// Few orders have any: their script comes when one does.
const ReturnedWithOrder = lazy(() => import('./returned-with-order.tsx'))

interface OrderPotsProps {
  order: { id: string; userId: string | null }
  announced: PotsAnnouncement | null
}

/** Nothing unless the order's customer announced containers. */
export function OrderPots({ order: { id, userId }, announced }: OrderPotsProps) {
  if (!announced || !userId) return null
  return <ReturnedWithOrder orderId={id} userId={userId} announced={announced} />
}
