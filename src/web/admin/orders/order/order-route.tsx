import { lazy, Suspense } from 'react'
import { isRouteErrorResponse, useLocation, useNavigate } from 'react-router'
import { pathTo } from '#addresses.ts'
import { orderDetailsCopy as copy } from '#copy/admin/orders/order-details.ts'
import { statusQuestionCopy } from '#copy/admin/orders/order-status.ts'
import { orderStatusLabels } from '#copy/orders/orders.ts'
import type { AdminOrder } from '#shop/admin/orders/load-order-for-admin.ts'
import { AdminPage } from '#web/admin/admin-page.tsx'
import type { OrderAnswer, StatusQuestion } from '#web/admin/orders/order-answers.ts'
import { CurrentStatus } from '#web/admin/orders/status/status-question.tsx'
import { Button, LinkButton } from '#web/kit/elements/button.tsx'
import { PageFailure } from '#web/kit/failures/page-failure.tsx'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { Note } from '#web/kit/feedback/note.tsx'
import { shopOf } from '#web/server/request/context.server.ts'
import type { Route } from './+types/order-route.ts'
import { loadOrderPage } from './load-order-page.server.ts'
import { changeOrder } from './order-action.server.ts'
import { OrderHead } from './order-head.tsx'
import { OrderParts } from './order-parts.tsx'
import { orderHandle, orderMeta } from './order-route-head.ts'

// Seldom opened: its script comes when it is.
const OrderView = lazy(() => import('./order-view.tsx').then((module) => ({ default: module.OrderView })))

export const handle = orderHandle

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return orderMeta(matches, loaderData)
}

export const loader = ({ request, params: { id }, context }: Route.LoaderArgs) =>
  loadOrderPage(shopOf(context), { id, request })

export const action = changeOrder

export default function OrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { order } = loaderData
  const navigate = useNavigate()
  const view = new URLSearchParams(useLocation().search).get('view')
  const close = () => navigate(pathTo('adminOrder', { id: order.id }), { preventScrollReset: true })
  return (
    <AdminPage title={copy.title(order.orderNumber)} lead={<OrderHead order={order} />}>
      {actionData && <PlainAnswer order={order} answer={actionData} />}
      <OrderParts {...loaderData} />
      {view && (
        <Suspense>
          <OrderView view={view} loaded={loaderData} answer={actionData} onClose={close} />
        </Suspense>
      )}
    </AdminPage>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) return <PageFailure error={error} />
  return (
    <EmptyState
      heading="h1"
      title={copy.notFound.title}
      text={copy.notFound.text}
      action={<LinkButton to={pathTo('adminOrders')}>{copy.notFound.list}</LinkButton>}
    />
  )
}

/** What a form that was sent without a script is answered. */
function PlainAnswer({ order, answer }: { order: AdminOrder; answer: OrderAnswer }) {
  if (answer.question) return <PlainQuestion order={order} question={answer.question} />
  if (!answer.toast) return null
  return (
    <noscript>
      <Note tone={answer.ok ? 'success' : 'danger'}>
        <b>{answer.toast.title}</b> {answer.toast.text}
      </Note>
    </noscript>
  )
}

/** The question about a status for a page without a script; with one it is a dialog. */
function PlainQuestion({ order, question }: { order: { id: string }; question: StatusQuestion }) {
  const { to, seen, status, paymentStatus } = question
  return (
    <noscript>
      <Note tone="danger">
        <p>
          <CurrentStatus seen={seen ?? status} question={question} />{' '}
          {statusQuestionCopy.detail(orderStatusLabels[to])}
        </p>
        <form method="post" action={pathTo('adminOrder', { id: order.id })}>
          <input type="hidden" name="intent" value="status" />
          <input type="hidden" name="status" value={to} />
          <input type="hidden" name="seen" value={status} />
          <input type="hidden" name="confirmedPayment" value={paymentStatus} />
          <Button type="submit" small>
            {statusQuestionCopy.confirm(orderStatusLabels[to])}
          </Button>
        </form>
      </Note>
    </noscript>
  )
}
