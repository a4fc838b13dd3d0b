import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { orderDetailsCopy as copy } from '#copy/admin/orders/order-details.ts'
import type { AdminOrder } from '#shop/admin/orders/load-order-for-admin.ts'

/** What the owner wrote for herself; nothing while she wrote nothing. */
export function OrderNotes({ order }: { order: AdminOrder }) {
  if (!order.notes) return null
  return (
    <section className="panel order-notes" aria-labelledby="order-notes">
      <div className="panel__head">
        <h2 id="order-notes">{copy.notes}</h2>
        <Link
          className="small"
          to={pathTo('adminOrder', { id: order.id }, { view: 'edit' })}
          preventScrollReset
        >
          {copy.editNotes}
        </Link>
      </div>
      <p className="small order-notes__text">{order.notes}</p>
    </section>
  )
}
