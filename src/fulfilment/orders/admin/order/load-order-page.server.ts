import type { SQL } from 'drizzle-orm'
import { data } from 'react-router'
import { listOpenFindings } from '#fulfilment/orders/use-cases/list-open-findings.ts'
import { loadItemChoice } from '#fulfilment/orders/use-cases/load-item-choice.ts'
import { loadOrderForAdmin } from '#fulfilment/orders/use-cases/load-order-for-admin.ts'
import { listOrderMail } from '#fulfilment/orders/use-cases/order-mail.ts'
import { listChanges } from '#platform/audit/list-changes.ts'
import type { Shop } from '#platform/shop.ts'
import { listItemBatches } from '#workshop/batches/use-cases/list-item-batches.ts'

interface OrderRequest<Beside> {
  id: string
  request: Request
  beside: SQL<Beside>
}

export async function loadOrderPage<Beside>(shop: Shop, { id, request, beside }: OrderRequest<Beside>) {
  const order = await loadOrderForAdmin(shop, id, beside)
  if (!order) throw data(null, { status: 404 })
  const view = new URL(request.url).searchParams.get('view')
  const [changes, findings, mail, sale, itemBatches] = await Promise.all([
    listChanges(shop, { entity: 'order', entityId: order.id }),
    listOpenFindings(shop, order.id),
    view === 'mail' ? listOrderMail(shop, order.id) : null,
    view === 'items' ? loadItemChoice(shop) : null,
    view === 'itemBatches' ? listItemBatches(shop.db, order.id) : null,
  ])
  return { order, changes, findings, mail, sale, itemBatches, now: shop.clock.now() }
}

export type LoadedOrder = Awaited<ReturnType<typeof loadOrderPage>>
