import type { ReactNode } from 'react'
import { data, Link, redirect, useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { withdrawalCopy as copy, returnStatusCopy } from '#fulfilment/returns/copy.ts'
import { loadReturns, type ReturnsOfOrder } from '#fulfilment/returns/use-cases/load-returns.ts'
import { findReturnLabels } from '#fulfilment/returns/use-cases/return-posting.ts'
import { leftToRefund } from '#orders/domain/plan-refund.ts'
import { OrderNotFound, orderPageMeta } from '#orders/storefront/order-not-found.tsx'
import { OrdersFailure } from '#orders/storefront/orders-failure.tsx'
import { formatBrl } from '#platform/domain/money.ts'
import { customerOf, shopOf } from '#platform/http/request/context.server.ts'
import { longDay } from '#ui/copy/calendar.ts'
import { Button } from '#ui/elements/button.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'
import type { Route } from './+types/withdraw-route'
import { SeenField } from './return-lines.tsx'
import { ReturnPage } from './return-page.tsx'
import type { TypedWithdrawal, WithdrawalAnswer, WithdrawFetcher } from './withdraw-action.server.ts'
import { changeWithdrawal } from './withdraw-action.server.ts'
import { PixKeyField, WithdrawForm } from './withdraw-form.tsx'

export { customerLinks as links } from '#ui/styles/shop-sheets.ts'

interface CancelFormProps {
  page: ReturnsOfOrder
  typed: TypedWithdrawal | undefined
  fetcher: WithdrawFetcher
}

/** `?etiqueta=` redirects to the label of that return. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const ownOrder = { userId: customerOf(context).userId, orderNumber: params.number }
  const returnId = new URL(request.url).searchParams.get('etiqueta')
  const label = returnId === null ? null : await findReturnLabels(shop, { ...ownOrder, returnId })
  if (label?.ok) throw redirect(label.value)
  const page = await loadReturns(shop, ownOrder)
  return data({ page, isLabelAway: label?.code === 'service-away' }, { status: page ? 200 : 404 })
}

export const action = ({ request, params, context }: Route.ActionArgs) =>
  changeWithdrawal(request, context, params.number)

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return orderPageMeta(matches, copy.title, loaderData?.page)
}

export default function Withdraw({ loaderData: { page, isLabelAway }, actionData }: Route.ComponentProps) {
  const fetcher = useFetcher<WithdrawalAnswer>()
  useToastAnswer(fetcher.data, undefined, { title: copy.failed, text: copy.lost })
  if (!page) return <OrderNotFound />
  const title = page.withdrawal.kind === 'cancel' ? copy.cancelTitle : copy.title
  const away = isLabelAway ? returnStatusCopy.posting.away : null
  const refusal = actionData && !actionData.ok ? actionData.toast : away
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

function Offer({ page, typed, fetcher }: OfferProps): ReactNode {
  const { order, withdrawal, complaint, refundable, returns } = page
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
        {complaint.kind === 'return' && (
          <Link to={pathTo('complaint', { number: order.orderNumber })}>{copy.over.complaint}</Link>
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

function CancelForm({ page, typed, fetcher }: CancelFormProps) {
  const { order, refundable, asksForPixKey } = page
  const units = refundable.items.reduce(
    (sum, { quantity, refundedQuantity }) => sum + quantity - refundedQuantity,
    0,
  )
  return (
    <>
      <fetcher.Form method="post" className="label-frame return-status grid g3">
        <p>{copy.cancel.text(formatBrl(leftToRefund(refundable)), order.shippingAmount > 0)}</p>
        <input type="hidden" name="intent" value="cancel" />
        <SeenField returns={page.returns} />
        {asksForPixKey && <PixKeyField typed={typed?.pixKey} />}
        <Button type="submit" variant="danger" busy={fetcher.state !== 'idle'} busyLabel={copy.busy}>
          {copy.cancel.press}
        </Button>
      </fetcher.Form>
      {units > 1 && (
        <details className="return-part mt5" open={typed !== undefined}>
          <summary>{copy.cancel.part}</summary>
          <p className="small muted mt3">{copy.cancel.partText}</p>
          <WithdrawForm page={page} hasLeft={false} typed={typed} fetcher={fetcher} />
        </details>
      )}
    </>
  )
}
