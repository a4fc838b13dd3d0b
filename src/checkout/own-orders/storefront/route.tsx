import { data, Form, Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { catalogueCopy } from '#catalogue/products/copy/catalogue.ts'
import { orderHistoryCopy as words } from '#orders/copy/order-history.ts'
import { orderStatusLabels } from '#orders/copy/orders.ts'
import { ORDER_PERIODS, type OrderPeriod } from '#orders/domain/order-period.ts'
import { ORDER_STATUSES } from '#orders/domain/order-status.ts'
import { OrderCard } from '#orders/storefront/order-card.tsx'
import { type OrderQuery, ownOrdersQuery } from '#orders/storefront/order-query.ts'
import { OrdersFailure } from '#orders/storefront/orders-failure.tsx'
import { listCustomerOrders, ORDERS_PER_PAGE } from '#orders/use-cases/list-customer-orders.ts'
import { SEARCH_MAX_LENGTH } from '#platform/domain/list-query.ts'
import { customerOf, requestOf, shopOf } from '#platform/http/request/context.server.ts'
import { Breadcrumbs } from '#ui/elements/breadcrumbs.tsx'
import { Button, LinkButton } from '#ui/elements/button.tsx'
import { Pagination } from '#ui/elements/pagination.tsx'
import type { PageHandle } from '#ui/failures/page-failure.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useFilterForm } from '#ui/form/use-filter-form.ts'
import { privateMeta } from '#ui/seo/page-meta.ts'
import type { Route } from './+types/route'
import { changeOrders } from './orders-action.server.ts'

export { customerLinks as links } from '#ui/styles/shop-sheets.ts'

export const handle: PageHandle = { loadFailed: words.loadFailed }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { userId } = customerOf(context)
  const query = ownOrdersQuery.read(new URL(request.url).searchParams)
  try {
    const shop = shopOf(context)
    const history = await listCustomerOrders(shop, { userId, ...query })
    return { query, history, now: shop.clock.now(), pageCount: Math.ceil(history.total / ORDERS_PER_PAGE) }
  } catch (error) {
    requestOf(context).reportFailure(error)
    return data({ query, history: null, now: null, pageCount: 0 }, { status: 500 })
  }
}

export function action({ request, context }: Route.ActionArgs) {
  return changeOrders(request, context)
}

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, words.title)
}

export default function OrdersPage({ loaderData }: Route.ComponentProps) {
  const { query, history, now, pageCount } = loaderData
  if (!history || !now) return <OrdersFailure />
  const { orders, total, hasAny } = history
  // Orders on later pages are older, so none of them can be the newest.
  const newest = query.page === 1 ? orders[0] : undefined
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
                now={now}
                isCollapsed={
                  order.status === 'delivered' &&
                  order !== newestDelivered &&
                  order !== newest &&
                  !query.status
                }
              />
            ))}
            <Pagination
              page={query.page}
              pageCount={pageCount}
              hrefFor={(page) => ownOrdersQuery.address({ ...query, page })}
            />
          </div>
        ) : (
          <NoOrders isFiltered={hasAny && (ownOrdersQuery.isFiltered(query) || query.page > 1)} />
        )}
      </div>
    </main>
  )
}

export function ErrorBoundary() {
  return <OrdersFailure />
}

function NoOrders({ isFiltered }: { isFiltered: boolean }) {
  const { empty, clear } = words
  return (
    <EmptyState
      title={empty.title}
      text={isFiltered ? empty.filtered : empty.never}
      action={
        <>
          <LinkButton to={pathTo('products')}>{empty.action}</LinkButton>
          {isFiltered && (
            <Link className="text-btn" to={pathTo('orders')}>
              {clear}
            </Link>
          )}
        </>
      }
    />
  )
}

function OrderFilters({ query }: { query: OrderQuery }) {
  const { form, apply, applyAfterPause, submit } = useFilterForm(
    ownOrdersQuery.address({ ...query, page: 1 }),
    (typed) => ownOrdersQuery.address(ownOrdersQuery.read(typed)),
  )
  return (
    <search aria-label={words.filters}>
      <Form ref={form} className="filters grid g3" method="get" action={pathTo('orders')} onSubmit={submit}>
        <TextField
          label={words.search}
          type="search"
          name="search"
          defaultValue={query.search}
          placeholder={words.searchPlaceholder}
          leadingIcon="search"
          maxLength={SEARCH_MAX_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
          onChange={applyAfterPause}
        />
        <SelectField
          label={words.status}
          name="status"
          defaultValue={query.status ?? ''}
          options={[
            { value: '', label: words.allStatuses },
            ...ORDER_STATUSES.map((status) => ({ value: status, label: orderStatusLabels[status] })),
          ]}
          onChange={apply}
        />
        <SelectField
          label={words.period}
          name="period"
          defaultValue={query.period ?? ''}
          options={[
            { value: '', label: words.allPeriods },
            ...(Object.keys(ORDER_PERIODS) as OrderPeriod[]).map((period) => ({
              value: period,
              label: words.periods[period],
            })),
          ]}
          onChange={apply}
        />
        <noscript>
          <Button type="submit">{words.apply}</Button>
        </noscript>
      </Form>
    </search>
  )
}
