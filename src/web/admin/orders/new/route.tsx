import { randomUUID } from 'node:crypto'
import { pathTo } from '#addresses.ts'
import { manualOrderCopy as copy } from '#copy/admin/orders/manual-order.ts'
import { adminOrdersCopy } from '#copy/admin/orders/orders.ts'
import { listFreeSlots } from '#shop/admin/orders/manual/list-free-slots.ts'
import { listSellable } from '#shop/admin/orders/manual/list-sellable.ts'
import { sendsToBrazil } from '#shop/carriers/carrier-settings.ts'
import { loadPixDiscountPercent } from '#shop/payments/payment-terms.ts'
import { type AdminHandle, AdminPage } from '#web/admin/admin-page.tsx'
import { privatePage } from '#web/kit/seo/page-meta.ts'
import { shopOf } from '#web/server/request/context.server.ts'
import type { Route } from './+types/route.ts'
import { changeManualOrder } from './manual-order-action.server.ts'
import { ManualOrderForm } from './manual-order-form.tsx'
import { customerIn } from './manual-order-input.ts'

export const handle: AdminHandle = {
  breadcrumbs: () => [{ label: adminOrdersCopy.crumb, to: pathTo('adminOrders') }, { label: copy.title }],
  loadFailed: copy.loadFailed,
}

export const meta = privatePage(copy.title)

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  return {
    sellable: await listSellable(shop),
    freeSlots: await listFreeSlots(shop),
    sendsToBrazil: sendsToBrazil(shop.settings.current()),
    pixDiscountPercent: await loadPixDiscountPercent(shop),
    customer: customerIn(new URL(request.url).searchParams),
    formKey: randomUUID(),
  }
}

export const action = changeManualOrder

export default function NewOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AdminPage title={copy.title} lead={copy.lead}>
      <ManualOrderForm {...loaderData} answer={actionData} />
    </AdminPage>
  )
}
