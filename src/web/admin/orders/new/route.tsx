import { randomUUID } from 'node:crypto'
import { pathTo } from '#addresses.ts'
import { manualOrderCopy as copy } from '#copy/admin/orders/manual-order.ts'
import { adminOrdersCopy } from '#copy/admin/orders/orders.ts'
import { listFreeSlots } from '#shop/admin/orders/manual/list-free-slots.ts'
import { listSellable } from '#shop/admin/orders/manual/list-sellable.ts'
import { loadPixDiscountPercent } from '#shop/payments/payment-terms.ts'
import type { AdminHandle } from '#web/admin/admin-handle.ts'
import { loadOrFail } from '#web/admin/answers.server.ts'
import { brand } from '#web/kit/brand/brand.ts'
import { PageFailure } from '#web/kit/failures/page-failure.tsx'
import { shopOf } from '#web/server/request/context.server.ts'
import type { Route } from './+types/route.ts'
import { changeManualOrder } from './manual-order-action.server.ts'
import { ManualOrderForm } from './manual-order-form.tsx'

export const handle: AdminHandle = {
  breadcrumbs: () => [{ label: adminOrdersCopy.crumb, to: pathTo('adminOrders') }, { label: copy.title }],
  loadFailed: { text: copy.loadFailed },
}

export function meta() {
  return [{ title: `${copy.title} · ${brand.name}` }, { name: 'robots', content: 'noindex' }]
}

export function loader({ context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  return loadOrFail(context, async () => ({
    sellable: await listSellable(shop),
    freeSlots: await listFreeSlots(shop),
    pixDiscountPercent: await loadPixDiscountPercent(shop),
    formKey: randomUUID(),
  }))
}

export function action({ request, context }: Route.ActionArgs) {
  return changeManualOrder(request, context)
}

export default function NewOrderPage({ loaderData: { loaded }, actionData }: Route.ComponentProps) {
  if (!loaded) return <PageFailure />
  return (
    <>
      <div className="desk__head">
        <div>
          <h1>{copy.title}</h1>
          <p className="muted">{copy.lead}</p>
        </div>
      </div>
      <ManualOrderForm {...loaded} answer={actionData} />
    </>
  )
}
