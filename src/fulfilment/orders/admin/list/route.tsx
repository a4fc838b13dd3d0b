import { Outlet, type ShouldRevalidateFunctionArgs, useRouteLoaderData } from 'react-router'
import { pathTo } from '#addresses.ts'
import { ordersQuery } from '#fulfilment/orders/admin/admin-orders.ts'
import { adminOrdersCopy as copy } from '#fulfilment/orders/copy/admin-orders.ts'
import {
  type AdminOrderCard,
  listOrdersForAdmin,
} from '#fulfilment/orders/use-cases/list-orders-for-admin.ts'
import { loadAutomationStatus } from '#fulfilment/orders/use-cases/load-automation-status.ts'
import { calculateBounds } from '#orders/domain/order-dates.ts'
import { isBeforeShipping } from '#orders/domain/order-status.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import { type AdminFrameData, type AdminHandle, AdminPage } from '#ui/admin/admin-page.tsx'
import { LinkButton } from '#ui/elements/button.tsx'
import { privatePage } from '#ui/seo/page-meta.ts'
import type { Route } from './+types/route'
import { AutomationsPanel, isAnyFailing } from './automations-panel.tsx'
import { EnvironmentBadge } from './environment-badge.tsx'
import { ExportOrders } from './export-dialog.tsx'
import { recentMonths } from './export-period.ts'
import { OrderList } from './order-list.tsx'

export { orderLinks as links } from '#ui/styles/admin-sheets.ts'

const EXPORTABLE_MONTHS = 24

export const handle: AdminHandle = {
  breadcrumbs: () => [{ label: copy.crumb }],
  follows: true,
  loadFailed: copy.loadFailed,
}

export const meta = privatePage(copy.title)

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const query = ordersQuery.read(new URL(request.url).searchParams)
  const { payment: paymentStatus, tab: view, ...filter } = query
  const now = shop.clock.now()
  const [list, automations] = await Promise.all([
    listOrdersForAdmin(shop, { ...filter, ...calculateBounds(query, now), view, paymentStatus }),
    loadAutomationStatus(shop),
  ])
  return { query, list, automations, now, months: recentMonths(now, EXPORTABLE_MONTHS) }
}

/** Opening or closing an order over the list must not reload the list. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = args
  const buildListAddress = (url: URL) => ordersQuery.address(ordersQuery.read(url.searchParams))
  const isSameList =
    currentUrl.href !== nextUrl.href && buildListAddress(currentUrl) === buildListAddress(nextUrl)
  return defaultShouldRevalidate && (formMethod !== undefined || !isSameList)
}

export default function OrdersPage({ loaderData }: Route.ComponentProps) {
  const { query, list, automations, now, months } = loaderData
  const waiting = useRouteLoaderData<AdminFrameData>('adminFrame')?.waitingOrders ?? 0
  const hasFailed = isAnyFailing(automations)
  const panel = <AutomationsPanel automations={automations} now={now} />
  return (
    <AdminPage
      title={copy.title}
      lead={
        <p className="muted num" role="status">
          {copy.count(list.total, list.isMore)}
          {waiting > 0 && `, ${copy.waiting(waiting)}`}
        </p>
      }
      actions={
        <div className="cluster order-tools">
          <LinkButton small icon="plus" to={pathTo('adminOrderNew')}>
            {copy.newOrder}
          </LinkButton>
          {(query.way === 'carrier' || list.orders.some(isParcel)) && (
            <LinkButton small variant="ghost" to={pathTo('adminPosting')}>
              {copy.post}
            </LinkButton>
          )}
          <ExportOrders months={months} />
          <EnvironmentBadge environment={automations.environment} />
        </div>
      }
    >
      {hasFailed && panel}
      <OrderList query={query} list={list} />
      {!hasFailed && panel}
      <Outlet />
    </AdminPage>
  )
}

const isParcel = ({ deliveryWay, status }: AdminOrderCard) =>
  deliveryWay === 'carrier' && isBeforeShipping(status)
