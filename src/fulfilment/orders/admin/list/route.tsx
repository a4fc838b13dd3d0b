import { Link, Outlet, type ShouldRevalidateFunctionArgs, useRouteLoaderData } from 'react-router'
import { pathTo } from '#addresses.ts'
import { type AdminOrdersQuery, isFiltered, readAdminOrders } from '#fulfilment/orders/admin/admin-orders.ts'
import { orderListAddress } from '#fulfilment/orders/admin/order-addresses.ts'
import { adminOrdersCopy as copy } from '#fulfilment/orders/copy/admin-orders.ts'
import {
  type AdminOrderCard,
  listOrdersForAdmin,
} from '#fulfilment/orders/use-cases/list-orders-for-admin.ts'
import { loadAutomationStatus } from '#fulfilment/orders/use-cases/load-automation-status.ts'
import { boundsOf } from '#orders/domain/order-dates.ts'
import { isBeforeShipping } from '#orders/domain/order-status.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import { type AdminFrameData, type AdminHandle, AdminPage } from '#ui/admin/admin-page.tsx'
import { LinkButton } from '#ui/elements/button.tsx'
import { Icon } from '#ui/elements/icon.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { privatePage } from '#ui/seo/page-meta.ts'
import type { Route } from './+types/route'
import { AutomationsPanel, isAnyFailing } from './automations-panel.tsx'
import { EnvironmentBadge } from './environment-badge.tsx'
import { ExportOrders } from './export-dialog.tsx'
import { recentMonths } from './export-period.ts'
import { OrderFilters } from './order-filters.tsx'
import { OrderTable } from './order-table.tsx'

interface OrderListProps {
  query: AdminOrdersQuery
  list: Awaited<ReturnType<typeof listOrdersForAdmin>>
  isFiltered: boolean
}

const EXPORTABLE_MONTHS = 24

export const handle: AdminHandle = {
  breadcrumbs: () => [{ label: copy.crumb }],
  follows: true,
  loadFailed: copy.loadFailed,
}

export const meta = privatePage(copy.title)

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const query = readAdminOrders(new URL(request.url).searchParams)
  const { payment: paymentStatus, ...filter } = query
  const now = shop.clock.now()
  const [list, automations] = await Promise.all([
    listOrdersForAdmin(shop, { ...filter, ...boundsOf(query, now), paymentStatus }),
    loadAutomationStatus(shop),
  ])
  return { query, list, automations, now, months: recentMonths(now, EXPORTABLE_MONTHS) }
}

/** Opening and closing an order over the list asks for nothing new; another list, a change or the same link again does. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = args
  const listOf = (url: URL) => orderListAddress(readAdminOrders(url.searchParams))
  const isSameList = currentUrl.href !== nextUrl.href && listOf(currentUrl) === listOf(nextUrl)
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
        <div className="order-tools">
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
      <OrderFilters query={query} />
      <OrderList query={query} list={list} isFiltered={isFiltered(query)} />
      {!hasFailed && panel}
      <Outlet />
    </AdminPage>
  )
}

const isParcel = ({ deliveryWay, status }: AdminOrderCard) =>
  deliveryWay === 'carrier' && isBeforeShipping(status)

function OrderList({ query, list, isFiltered }: OrderListProps) {
  if (list.orders.length === 0) {
    return (
      <EmptyState
        title={copy.empty.title}
        text={isFiltered ? copy.empty.filtered : copy.empty.none}
        action={isFiltered && <LinkButton to={pathTo('adminOrders')}>{copy.filters.clear}</LinkButton>}
      />
    )
  }
  return (
    <>
      <OrderTable orders={list.orders} query={query} />
      <OrderPages query={query} newerThan={list.newerThan} olderThan={list.olderThan} />
    </>
  )
}

interface OrderPagesProps {
  query: AdminOrdersQuery
  newerThan: string | null
  olderThan: string | null
}

/** Back and on from the orders at the page's edges: the last of two hundred thousand is as near as the first. */
function OrderPages({ query, newerThan, olderThan }: OrderPagesProps) {
  if (!newerThan && !olderThan) return null
  const filters = { ...query, newerThan: null, olderThan: null }
  return (
    <nav className="pages pages--words" aria-label={copy.pages.label}>
      {newerThan && (
        <Link to={orderListAddress({ ...filters, newerThan })} rel="prev">
          <Icon name="chevron-left" size="s" />
          {copy.pages.newer}
        </Link>
      )}
      {olderThan && (
        <Link to={orderListAddress({ ...filters, olderThan })} rel="next">
          {copy.pages.older}
          <Icon name="chevron-right" size="s" />
        </Link>
      )}
    </nav>
  )
}
