import { CountPots } from '#fulfilment/containers/admin/pots-form.tsx'
import { adminPotsCopy as words } from '#fulfilment/containers/admin-copy.ts'
import type { AdminOrder } from '#fulfilment/orders/use-cases/load-order-for-admin.ts'

type Announced = { [Field in 'userId' | 'announcedPots']: NonNullable<AdminOrder[Field]> }

/** Containers that come back with this order; loaded apart, because few orders have any. */
export default function OrderPots({ userId, announcedPots, id }: Announced & Pick<AdminOrder, 'id'>) {
  return (
    <section>
      <h3>{words.title}</h3>
      <p className="small muted">{words.announcedHere(announcedPots.pots)}</p>
      <CountPots userId={userId} announced={announcedPots} orderId={id} />
    </section>
  )
}
