import { data } from 'react-router'
import { pathTo } from '#addresses.ts'
import { orderHistoryCopy as words } from '#copy/orders/order-history.ts'
import { catalogueCopy } from '#copy/product/catalogue.ts'
import { listCustomerOrders, ORDERS_PER_PAGE } from '#shop/orders/list-customer-orders.ts'
import { Breadcrumbs } from '#web/kit/elements/breadcrumbs.tsx'
import { Pagination } from '#web/kit/elements/pagination.tsx'
import { privateMeta } from '#web/kit/seo/private-meta.ts'
import { customerOf, requestOf, shopOf } from '#web/server/request/context.server.ts'
import type { Route } from './+types/route.ts'
import { NoOrders } from './no-orders.tsx'
import { OrderCard } from './order-card.tsx'
import { historyAddress, OrderFilters } from './order-filters.tsx'
import { hasFilters, readOrderQuery } from './order-query.ts'
import { changeOrders } from './orders-action.server.ts'
import { OrdersFailure } from './orders-failure.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { userId } = customerOf(context)
  const query = readOrderQuery(new URL(request.url).searchParams)
  try {
    const history = await listCustomerOrders(shopOf(context), { userId, ...query })
    return { query, history, pageCount: Math.ceil(history.total / ORDERS_PER_PAGE) }
  } catch (error) {
    requestOf(context).reportFailure(error)
    return data({ query, history: null, pageCount: 0 }, { status: 500 })
  }
}

export function action({ request, context }: Route.ActionArgs) {
  return changeOrders(request, context)
}

export function meta() {
  return privateMeta(words.title)
}

export default function OrdersPage({ loaderData: { query, history, pageCount } }: Route.ComponentProps) {
  if (!history) return <OrdersFailure />
  const { orders, total, hasAny } = history
  // Later pages are further back: what was delivered there is not the newest.
  const newestDelivered = query.page === 1 ? orders.find(({ status }) => status === 'delivered') : undefined
  return (
    <main id="conteudo" tabIndex={-1}>
      <div className="wrap">
        <div className="page-head">
          <Breadcrumbs crumbs={[{ label: catalogueCopy.home, to: pathTo('home') }, { label: words.title }]} />
          <h1>{words.title}</h1>
        </div>
        {hasAny && <OrderFilters query={query} />}
        {orders.length > 0 ? (
          <div className="order-history">
            <p className="small muted" role="status">
              {words.count(total)}
            </p>
            {orders.map((order) => (
              <OrderCard
                key={order.id}
                order={order}
                isFolded={
                  order.status === 'delivered' && order !== newestDelivered && query.status !== 'delivered'
                }
              />
            ))}
            <Pagination
              page={query.page}
              pageCount={pageCount}
              hrefFor={(page) => historyAddress({ ...query, page })}
            />
          </div>
        ) : (
          <NoOrders isFiltered={hasAny && (hasFilters(query) || query.page > 1)} />
        )}
      </div>
    </main>
  )
}

export function ErrorBoundary() {
  return <OrdersFailure />
}
