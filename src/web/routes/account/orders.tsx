import { data } from 'react-router'
import { catalogueCopy } from '#copy/catalogue.ts'
import { orderHistoryCopy as words } from '#copy/order-history.ts'
import { hasFilters, readOrderQuery } from '#domain/orders/order-query.ts'
import { listCustomerOrders, ORDERS_PER_PAGE } from '#shop/orders/list-customer-orders.ts'
import { customerOf, requestOf, shopOf } from '#web/context.server.ts'
import { NoOrders } from '#web/orders/no-orders.tsx'
import { OrderCard } from '#web/orders/order-card.tsx'
import { historyAddress, OrderFilters } from '#web/orders/order-filters.tsx'
import { changeOrders } from '#web/orders/orders-action.server.ts'
import { OrdersFailure } from '#web/orders/orders-failure.tsx'
import { privateMeta } from '#web/private-meta.ts'
import { pathTo } from '#web/route-table.ts'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import type { Route } from './+types/orders.ts'

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
              <OrderCard key={order.id} order={order} />
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
