import type { ReactNode } from 'react'
import { data, Link, useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { longDay } from '#copy/delivery/calendar.ts'
import { withdrawalCopy as copy } from '#copy/orders/returns.ts'
import { leftToRefund } from '#domain/orders/plan-refund.ts'
import { loadReturns, type ReturnsOfOrder } from '#shop/returns/load-returns.ts'
import { Note } from '#web/kit/feedback/note.tsx'
import { useToastAnswer } from '#web/kit/form/use-toast-answer.ts'
import { OrderNotFound, orderPageMeta } from '#web/orders/order-not-found.tsx'
import { OrdersFailure } from '#web/orders/orders-failure.tsx'
import { customerOf, shopOf } from '#web/server/request/context.server.ts'
import type { Route } from './+types/withdraw-route.ts'
import { CancelForm } from './cancel-form.tsx'
import { ReturnPage } from './return-page.tsx'
import { changeWithdrawal } from './withdraw-action.server.ts'
import { WithdrawForm } from './withdraw-form.tsx'
import type { TypedWithdrawal, WithdrawalAnswer, WithdrawFetcher } from './withdrawal-answer.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { userId } = customerOf(context)
  const page = await loadReturns(shopOf(context), { userId, orderNumber: params.number })
  return data({ page }, { status: page ? 200 : 404 })
}

export const action = ({ request, params, context }: Route.ActionArgs) =>
  changeWithdrawal(request, context, params.number)

export function meta({ loaderData }: Route.MetaArgs) {
  return orderPageMeta(copy.title, loaderData?.page)
}

/** Gives candles back, by the same tool that they were bought with. */
export default function Withdraw({ loaderData: { page }, actionData }: Route.ComponentProps) {
  const fetcher = useFetcher<WithdrawalAnswer>()
  useToastAnswer(fetcher.data, undefined, { title: copy.failed, text: copy.lost })
  if (!page) return <OrderNotFound />
  const title = page.withdrawal.kind === 'cancel' ? copy.cancelTitle : copy.title
  const refusal = actionData && !actionData.ok ? actionData.toast : null
  const typed = actionData && 'typed' in actionData ? actionData.typed : undefined
  return (
    <ReturnPage title={title} page={page} refusal={refusal}>
      <Offer page={page} typed={typed} fetcher={fetcher} />
    </ReturnPage>
  )
}

interface OfferProps {
  page: ReturnsOfOrder
  typed: TypedWithdrawal | undefined
  fetcher: WithdrawFetcher
}

/** The one thing that can be done now; nothing while something waits for the owner. */
function Offer({ page, typed, fetcher }: OfferProps): ReactNode {
  const { order, withdrawal, trouble, refundable, returns } = page
  if (returns.some(({ state }) => state === 'asked')) return null
  if (withdrawal.kind === 'cancel') return <CancelForm page={page} typed={typed} fetcher={fetcher} />
  if (withdrawal.kind === 'return' && leftToRefund(refundable) > 0)
    return (
      <>
        <p>{withdrawal.until ? copy.until(longDay(withdrawal.until)) : copy.lead}</p>
        <WithdrawForm page={page} hasLeft typed={typed} fetcher={fetcher} />
      </>
    )
  if (withdrawal.kind === 'over')
    return (
      <Note>
        <b>{copy.over.title(longDay(withdrawal.until))}</b> {copy.over.text}{' '}
        {trouble.kind === 'return' && (
          <Link to={pathTo('trouble', { number: order.orderNumber })}>{copy.over.trouble}</Link>
        )}
      </Note>
    )
  if (returns.length > 0) return null
  return (
    <Note>
      <b>{copy.nothing.title}</b> {copy.nothing.text}
    </Note>
  )
}

export function ErrorBoundary() {
  return <OrdersFailure />
}
