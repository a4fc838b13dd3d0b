import { randomUUID } from 'node:crypto'
import { pathTo } from '#addresses.ts'
import { sendsToBrazil } from '#delivery/carriers/use-cases/carrier-settings.ts'
import { manualOrderCopy as copy } from '#fulfilment/orders/copy/admin-manual-order.ts'
import { adminOrdersCopy } from '#fulfilment/orders/copy/admin-orders.ts'
import { listFreeSlots } from '#fulfilment/orders/use-cases/manual/list-free-slots.ts'
import { listSellable } from '#fulfilment/orders/use-cases/manual/list-sellable.ts'
import { loadPixDiscountPercent } from '#payments/use-cases/payment-terms.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import { type AdminHandle, AdminPage } from '#ui/admin/admin-page.tsx'
import { privatePage } from '#ui/seo/page-meta.ts'
import type { Route } from './+types/route'
import { changeManualOrder } from './manual-order-action.server.ts'
import { ManualOrderForm } from './manual-order-form.tsx'
import { customerIn } from './manual-order-input.ts'

export { officeLinks as links } from '#ui/styles/admin-sheets.ts'

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

export default function NewOrderPage({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage title={copy.title} lead={copy.lead}>
      <ManualOrderForm {...loaderData} />
    </AdminPage>
  )
}
