import { lazy } from 'react'
import type { PotsAnnouncement } from '#fulfilment/containers/use-cases/own-pots.ts'

// Lazy-loaded, because few orders come with returned containers.
const ReturnedWithOrder = lazy(() => import('./returned-with-order.tsx'))

interface OrderPotsProps {
  order: { id: string; userId: string | null }
  announced: PotsAnnouncement | null
}

export function OrderPots({ order: { id, userId }, announced }: OrderPotsProps) {
  if (!announced || !userId) return null
  return <ReturnedWithOrder orderId={id} userId={userId} announced={announced} />
}
