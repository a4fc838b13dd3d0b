import { adminPotsCopy as words } from '#fulfilment/containers/admin-copy.ts'
import type { PotsAnnouncement } from '#fulfilment/containers/use-cases/own-pots.ts'
import { CountPots } from './pots-form.tsx'

interface ReturnedWithOrderProps {
  orderId: string
  userId: string
  announced: PotsAnnouncement
}

export default function ReturnedWithOrder({ orderId, userId, announced }: ReturnedWithOrderProps) {
  return (
    <section>
      <h3>{words.title}</h3>
      <p className="small muted">{words.announcedHere(announced.pots)}</p>
      <CountPots userId={userId} announced={announced} orderId={orderId} />
    </section>
  )
}
