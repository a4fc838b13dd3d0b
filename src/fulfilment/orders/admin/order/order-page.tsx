import { lazy, type ReactNode, Suspense } from 'react'
import { isRouteErrorResponse, useLocation, useNavigate } from 'react-router'
import { pathTo } from '#addresses.ts'
import type { OrderAnswer, StatusQuestion } from '#fulfilment/orders/admin/order-answers.ts'
import { CurrentStatus } from '#fulfilment/orders/admin/status/status-question.tsx'
import { orderDetailsCopy as copy } from '#fulfilment/orders/copy/admin-order-details.ts'
import { statusQuestionCopy } from '#fulfilment/orders/copy/admin-order-status.ts'
import type { AdminOrder } from '#fulfilment/orders/use-cases/load-order-for-admin.ts'
import { orderStatusLabels } from '#orders/copy/orders.ts'
import { AdminPage } from '#ui/admin/admin-page.tsx'
import { Button, LinkButton } from '#ui/elements/button.tsx'
import { PageFailure } from '#ui/failures/page-failure.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Note } from '#ui/feedback/note.tsx'
import type { LoadedOrder } from './load-order-page.server.ts'
import { OrderHead } from './order-head.tsx'
import { OrderParts } from './order-parts.tsx'

// Seldom opened: its script comes when it is.
const OrderView = lazy(() => import('./order-view.tsx').then((module) => ({ default: module.OrderView })))

interface OrderPageProps {
  loaded: LoadedOrder
  answer: OrderAnswer | undefined
  /** Parts of other features, below the candles. */
  children?: ReactNode
}

export function OrderPage({ loaded, answer, children }: OrderPageProps) {
  const { order } = loaded
  const navigate = useNavigate()
  const view = new URLSearchParams(useLocation().search).get('view')
  const close = () => navigate(pathTo('adminOrder', { id: order.id }), { preventScrollReset: true })
  return (
    <AdminPage title={copy.title(order.orderNumber)} lead={<OrderHead order={order} />}>
      {answer && <PlainAnswer order={order} answer={answer} />}
      <OrderParts {...loaded}>{children}</OrderParts>
      {view && (
        <Suspense>
          <OrderView view={view} loaded={loaded} answer={answer} onClose={close} />
        </Suspense>
      )}
    </AdminPage>
  )
}

export function OrderFailure({ error }: { error: unknown }) {
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
