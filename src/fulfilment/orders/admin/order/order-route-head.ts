import { pathTo } from '#addresses.ts'
import { orderDetailsCopy as copy } from '#fulfilment/orders/copy/admin-order-details.ts'
import { adminOrdersCopy } from '#fulfilment/orders/copy/admin-orders.ts'
import type { AdminHandle } from '#ui/admin/admin-page.tsx'
import { privateMeta } from '#ui/seo/page-meta.ts'

interface NamedOrder {
  readonly order: { readonly orderNumber: string }
}

export const orderHandle: AdminHandle = {
  breadcrumbs: (loaded: NamedOrder | undefined) => [
    { label: adminOrdersCopy.crumb, to: pathTo('adminOrders') },
    { label: loaded?.order.orderNumber ?? copy.notFound.title },
  ],
  follows: true,
  loadFailed: adminOrdersCopy.loadFailed,
}

export const orderMeta = (matches: Parameters<typeof privateMeta>[0], loaded: NamedOrder | undefined) =>
  privateMeta(matches, loaded ? copy.title(loaded.order.orderNumber) : copy.notFound.title)
