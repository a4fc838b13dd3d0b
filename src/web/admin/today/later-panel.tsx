import { todayCopy } from '#copy/admin/today.ts'
import type { OrderForToday } from '#shop/admin/today/list-orders-for-today.ts'
import { ChooseOrders } from './choose-orders.tsx'

/** Promised for another day: there if she has time, out of the way if not. */
export function LaterPanel({ orders }: { orders: readonly OrderForToday[] }) {
  if (orders.length === 0) return null
  return (
    <details className="job job__more">
      <summary>
        {todayCopy.later.title} ({orders.length})
      </summary>
      <ChooseOrders orders={orders} label={todayCopy.later.title} />
    </details>
  )
}
