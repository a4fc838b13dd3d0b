import { adminContainersCopy as words } from '#fulfilment/containers/admin-copy.ts'
import type { ContainerAnnouncement } from '#fulfilment/containers/use-cases/own-containers.ts'
import { CountContainers } from './containers-form.tsx'

interface ReturnedWithOrderProps {
  orderId: string
  userId: string
  announced: ContainerAnnouncement
}

export default function ReturnedWithOrder({ orderId, userId, announced }: ReturnedWithOrderProps) {
  return (
    <section>
      <h3>{words.title}</h3>
      <p className="small muted">{words.announcedHere(announced.count)}</p>
      <CountContainers userId={userId} announced={announced} orderId={orderId} />
    </section>
  )
}
