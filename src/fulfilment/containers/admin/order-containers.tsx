import { lazy } from 'react'
import type { ContainerAnnouncement } from '#fulfilment/containers/use-cases/own-containers.ts'

// Lazy-loaded, because few orders come with returned containers.
const ReturnedWithOrder = lazy(() => import('./returned-with-order.tsx'))

interface OrderContainersProps {
  order: { id: string; userId: string | null }
  announced: ContainerAnnouncement | null
}

export function OrderContainers({ order: { id, userId }, announced }: OrderContainersProps) {
  if (!announced || !userId) return null
  return <ReturnedWithOrder orderId={id} userId={userId} announced={announced} />
}
