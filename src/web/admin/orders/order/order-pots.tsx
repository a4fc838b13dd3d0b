import { adminPotsCopy as words } from '#copy/admin/pots.ts'
import type { AdminOrder } from '#shop/admin/orders/load-order-for-admin.ts'
import { CountPots } from '#web/admin/pots-form.tsx'

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
