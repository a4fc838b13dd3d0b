import { data, Link, redirect, useLocation, useRevalidator } from 'react-router'
import { pathTo } from '#addresses.ts'
import { successPageCopy } from '#checkout/purchase/copy/after-payment.ts'
import { useToastWhenJustPaid } from '#checkout/purchase/storefront/payment/payment-pages.ts'
import { usePaymentChange } from '#checkout/purchase/storefront/payment/use-payment-change.ts'
import { loadOrderForSuccessPage } from '#checkout/purchase/use-cases/load-order-for-success-page.ts'
import { findTestOrder } from '#checkout/test-orders/test-order.ts'
import { orderRefusals } from '#orders/copy/orders.ts'
import { isTestName } from '#orders/domain/order-number.ts'
import { requestOf, shopOf, visitorOf } from '#platform/http/request/context.server.ts'
import { shopPicture } from '#settings/storefront/shop-picture.server.ts'
import { LinkButton } from '#ui/elements/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { privateMeta } from '#ui/seo/page-meta.ts'
import type { Route } from './+types/success-route'
import { OrderReceipt } from './order-receipt.tsx'
import { OrderThanks } from './order-thanks.tsx'

export { customerLinks as links } from '#ui/styles/shop-sheets.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const paidOrder = await findOrder(request, context)
  if (!paidOrder)
    return data(
      { order: null, flame: null, problem: successPageCopy.error.unexpected, mayRetry: true },
      { status: 500 },
    )
  if (paidOrder.ok)
    return {
      order: paidOrder.value,
      flame: shopPicture(shopOf(context), 'thanks'),
      problem: null,
      mayRetry: false,
    }
  if (paidOrder.code === 'payment-failed') throw redirect(pathTo('checkoutCancel'))
  if (paidOrder.code === 'awaits-pix')
    throw redirect(pathTo('payOrder', { number: paidOrder.details.orderNumber }))
  const status = paidOrder.code === 'session-invalid' ? 400 : 404
  return data(
    { order: null, flame: null, problem: orderRefusals[paidOrder.code], mayRetry: false },
    { status },
  )
}

/**
 * Returns null if loading fails, because a customer who has just paid must still see a page. The error is
 * logged.
 */
async function findOrder(request: Request, context: Route.LoaderArgs['context']) {
  const visitor = visitorOf(context)
  try {
    const sessionId = new URL(request.url).searchParams.get('session_id')
    const userId = visitor.kind === 'customer' ? visitor.userId : null
    if (userId && sessionId && isTestName(sessionId))
      return await findTestOrder(shopOf(context), { userId, sessionId })
    return await loadOrderForSuccessPage(shopOf(context), { userId, sessionId })
  } catch (error) {
    requestOf(context).reportFailure(error)
    return null
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return privateMeta(matches, loaderData?.order ? successPageCopy.title : successPageCopy.error.title)
}

export default function SuccessPage({ loaderData }: Route.ComponentProps) {
  const { order, flame, problem, mayRetry } = loaderData
  const { revalidate } = useRevalidator()
  const isPending = order?.paymentStatus === 'pending'
  usePaymentChange(isPending ? order.sessionId : null, revalidate)
  useToastWhenJustPaid()
  if (!order) return <OrderProblem sentence={problem} mayRetry={mayRetry} />
  return (
    <main id="conteudo" tabIndex={-1}>
      <OrderThanks order={order} flame={flame}>
        <div className="thanks__act mt5">
          <LinkButton variant="light" to={pathTo('order', { number: order.orderNumber })}>
            {successPageCopy.seeOrder}
          </LinkButton>
          <LinkButton variant="ghost" to={pathTo('orders')}>
            {successPageCopy.orders}
          </LinkButton>
          <LinkButton variant="ghost" to={pathTo('home')}>
            {successPageCopy.home}
          </LinkButton>
        </div>
      </OrderThanks>
      {isPending && (
        <noscript>
          <Note>
            <Link to={pathTo('checkoutSuccess', {}, { session_id: order.sessionId })} reloadDocument>
              {successPageCopy.pending.refresh}
            </Link>
          </Note>
        </noscript>
      )}
      <OrderReceipt order={order} />
    </main>
  )
}

export function ErrorBoundary() {
  return <OrderProblem sentence={successPageCopy.error.unexpected} mayRetry />
}

export function OrderProblem({ sentence, mayRetry = false }: { sentence: string; mayRetry?: boolean }) {
  const { error, home } = successPageCopy
  const { pathname, search } = useLocation()
  return (
    <main id="conteudo" tabIndex={-1}>
      <div className="wrap">
        <EmptyState
          heading="h1"
          className="order-problem"
          title={error.title}
          text={
            <>
              {sentence}
              <br />
              <span className="small">{error.comfort}</span>
            </>
          }
          action={
            <div className="cluster receipt__act">
              {mayRetry && (
                <LinkButton to={pathname + search} reloadDocument>
                  {error.retry}
                </LinkButton>
              )}
              <LinkButton to={pathTo('home')} variant={mayRetry ? 'ghost' : 'cocoa'}>
                {home}
              </LinkButton>
            </div>
          }
        />
      </div>
    </main>
  )
}
