import { data } from 'react-router'
import { listOpenFindings } from '#shop/admin/orders/list-open-findings.ts'
import { loadItemChoice } from '#shop/admin/orders/load-item-choice.ts'
import { loadOrderForAdmin } from '#shop/admin/orders/load-order-for-admin.ts'
import { listOrderMail } from '#shop/admin/orders/order-mail.ts'
import { listItemPours } from '#shop/admin/pours/list-item-pours.ts'
import { listChanges } from '#shop/audit/list-changes.ts'
import type { Shop } from '#shop/shop.ts'

/** What the page of an order and its dialog over the list show, and what the dialog in the address needs. */
export async function loadOrderPage(shop: Shop, { id, request }: { id: string; request: Request }) {
  const order = await loadOrderForAdmin(shop, id)
  if (!order) throw data(null, { status: 404 })
  const view = new URL(request.url).searchParams.get('view')
  const [changes, findings, mail, sale, levas] = await Promise.all([
    listChanges(shop, { entity: 'order', entityId: order.id }),
    listOpenFindings(shop, order.id),
    view === 'mail' ? listOrderMail(shop, order.id) : null,
    view === 'items' ? loadItemChoice(shop) : null,
    view === 'levas' ? listItemPours(shop.db, order.id) : null,
  ])
  return { order, changes, findings, mail, sale, levas, now: shop.clock.now() }
}

export type LoadedOrder = Awaited<ReturnType<typeof loadOrderPage>>
